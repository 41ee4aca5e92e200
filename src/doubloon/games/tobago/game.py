"""Tobago, as the rest of the program sees it."""

from typing import Final

from mypy_extensions import mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.encoding import TobagoEncoding
from doubloon.games.tobago.evaluation import TobagoEvaluation
from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.games.tobago.files.hidden import hidden, tiny
from doubloon.games.tobago.files.levels import LEVELS
from doubloon.games.tobago.files.positions import load_board, load_view
from doubloon.games.tobago.files.sections import ISLANDS
from doubloon.games.tobago.learned import features, learned_evaluation
from doubloon.games.tobago.reports.picture import picture_of
from doubloon.games.tobago.reports.statistics import observe
from doubloon.games.tobago.rules.preparation import set_up
from doubloon.games.tobago.rules.questions import QUESTIONS
from doubloon.games.tobago.screen.faces import faces_of
from doubloon.games.tobago.screen.facts import facts_of
from doubloon.games.tobago.state import Tobago, empty_board
from doubloon.games.tobago.text.board_text import draw_board
from doubloon.games.tobago.text.log_text import action_line, held, log_line, question_line
from doubloon.games.tobago.types import events
from doubloon.games.tobago.types.faces import Deck, Faces
from doubloon.games.tobago.types.facts import Facts
from doubloon.games.tobago.types.view import View
from doubloon.kernel.files.counted_pad import counted_pad
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Files, Knowledge, Learning, Rules, Screen
from doubloon.kernel.types.screen import ScreenTypes

OPTIONS: Final = [
    Option(
        "island",
        ["random"] + [str(number) for number in range(1, ISLANDS + 1)],
        "random",
        "Which of the 32 islands (TB-S1).",
    ),
    Option(
        "after_curse",
        ["stops", "amulets", "all"],
        "stops",
        "A curse ends the share-out (TB-R4), or it goes on among those who give up"
        " an amulet (TB-O1), or among all (TB-O2).",
    ),
    Option("curses", ["two", "one", "none"], "two", "How many curses (TB-O3, TB-O4)."),
    Option(
        "late_curses",
        [False, True],
        False,
        "Curses in the bottom 21 gold cards instead of 27 (TB-O5).",
    ),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class TobagoGame(Game):
    """2 to 4 players narrow down where treasures lie, race to them and share them out."""

    def __init__(self) -> None:
        super().__init__(
            Rules(
                name="tobago",
                title="Tobago",
                players=(2, 4),
                state=Tobago,
                table=empty_board,
                deal=set_up,
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
            files=Files(load=load_board, score_pad=counted_pad("doubloon.games.tobago")),
            learning=Learning(
                evaluation=TobagoEvaluation,
                encoding=TobagoEncoding,
                observe=observe,
                levels=LEVELS,
                frozen={"0.1": TobagoEvaluation},
                learned=learned_evaluation,
                features=features,
            ),
        )
