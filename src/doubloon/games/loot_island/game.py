"""Loot Island, as the rest of the program sees it."""

from typing import Final

from mypy_extensions import mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.encoding import LootEncoding
from doubloon.games.loot_island.evaluation import LootEvaluation
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.files.hidden import hidden, tiny
from doubloon.games.loot_island.files.levels import LEVELS
from doubloon.games.loot_island.files.positions import load_board, load_view
from doubloon.games.loot_island.files.score_pad import score_pad
from doubloon.games.loot_island.learned import features, learned_evaluation
from doubloon.games.loot_island.reports.picture import picture_of
from doubloon.games.loot_island.reports.statistics import observe
from doubloon.games.loot_island.rules.questions import QUESTIONS
from doubloon.games.loot_island.rules.rounds import set_up
from doubloon.games.loot_island.screen.faces import faces_of
from doubloon.games.loot_island.screen.facts import facts_of
from doubloon.games.loot_island.state import LootIsland, empty_board
from doubloon.games.loot_island.text.board_text import draw_board
from doubloon.games.loot_island.text.log_text import action_line, held, log_line, question_line
from doubloon.games.loot_island.types import events
from doubloon.games.loot_island.types.faces import Deck, Faces
from doubloon.games.loot_island.types.facts import Facts
from doubloon.games.loot_island.types.view import View
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Files, Knowledge, Learning, Rules, Screen
from doubloon.kernel.types.screen import ScreenTypes

OPTIONS: Final = [
    Option(
        "healers",
        ["hidden", "open", "dealt"],
        "hidden",
        "Healers: revealed at the end, open from the start (LI-O1), or dealt (LI-O2).",
    ),
    Option("show_events", [False, True], False, "Show the four B events first (LI-O3)."),
    Option("more_cards", [False, True], False, "Later players choose from more (LI-O4)."),
    Option("ask", [False, True], False, "Ask before every 'may' (LI-M1)."),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class LootIslandGame(Game):
    """2 to 5 players look for the loot and the curse looks for them."""

    def __init__(self) -> None:
        super().__init__(
            Rules(
                name="loot_island",
                title="Loot Island",
                players=(2, 5),
                state=LootIsland,
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
            files=Files(load=load_board, score_pad=score_pad),
            learning=Learning(
                evaluation=LootEvaluation,
                encoding=LootEncoding,
                observe=observe,
                levels=LEVELS,
                frozen={"0.1": LootEvaluation},
                learned=learned_evaluation,
                features=features,
            ),
        )
