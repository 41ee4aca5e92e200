"""Under Sail, as the rest of the program sees it."""

from typing import Final

from mypy_extensions import mypyc_attr

from doubloon.games.under_sail.components import actions
from doubloon.games.under_sail.components.board import GREEN_VIOLET_WORDS, RED_BLUE_WORDS
from doubloon.games.under_sail.encoding import SailEncoding
from doubloon.games.under_sail.evaluation import SailEvaluation
from doubloon.games.under_sail.features import SailFeatures
from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.games.under_sail.files.hidden import hidden, tiny
from doubloon.games.under_sail.files.levels import LEVELS
from doubloon.games.under_sail.files.positions import load_board, load_view
from doubloon.games.under_sail.learned import LearnedSail
from doubloon.games.under_sail.reports.picture import picture_of
from doubloon.games.under_sail.reports.statistics import observe
from doubloon.games.under_sail.rules.questions import QUESTIONS
from doubloon.games.under_sail.rules.rounds import begin_game
from doubloon.games.under_sail.screen.faces import faces_of
from doubloon.games.under_sail.screen.facts import facts_of
from doubloon.games.under_sail.state import UnderSail, empty_table
from doubloon.games.under_sail.text.board_text import draw_board
from doubloon.games.under_sail.text.log_text import action_line, held, log_line, question_line
from doubloon.games.under_sail.types import events
from doubloon.games.under_sail.types.faces import Deck, Faces
from doubloon.games.under_sail.types.facts import Facts
from doubloon.games.under_sail.types.view import View
from doubloon.kernel.files.counted_pad import counted_pad
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Files, Knowledge, Learning, Rules, Screen
from doubloon.kernel.types.screen import ScreenTypes

OPTIONS: Final = [
    Option(
        "red_blue",
        list(RED_BLUE_WORDS),
        "bonus",
        "Red and blue's action: steal 2 bonus cards (US-A1), or swap cards (US-A2).",
    ),
    Option(
        "green_violet",
        list(GREEN_VIOLET_WORDS),
        "look",
        "Green and violet's action: order treasures (US-A3), or fetch a card (US-A4).",
    ),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class UnderSailGame(Game):
    """3 to 5 players sail for treasure, each card half covered."""

    def __init__(self) -> None:
        super().__init__(
            Rules(
                name="under_sail",
                title="Under Sail",
                players=(3, 5),
                state=UnderSail,
                table=empty_table,
                deal=begin_game,
                catalogue=actions.catalogue(),
                decks=DECK_FILE,
                options=OPTIONS,
                questions=QUESTIONS,
            ),
            knowledge=Knowledge(load_view, hidden=hidden, tiny=tiny),
            screen=Screen(
                types=ScreenTypes(View, Facts, Faces, Deck, events),
                facts=facts_of,
                faces=faces_of,
                draw=draw_board,
                picture=picture_of,
                log_line=log_line,
                question_line=question_line,
                action_line=action_line,
                held=held,
            ),
            files=Files(load=load_board, score_pad=counted_pad("doubloon.games.under_sail")),
            learning=Learning(
                evaluation=SailEvaluation,
                encoding=SailEncoding,
                observe=observe,
                levels=LEVELS,
                frozen={"0.1": SailEvaluation},
                learned=LearnedSail,
                features=SailFeatures,
            ),
        )
