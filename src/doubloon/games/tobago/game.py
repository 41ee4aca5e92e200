"""Tobago, as the rest of the program sees it."""

from typing import Any, cast

from mypy_extensions import mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.board import HUTS, PALMS, STATUES, Setup
from doubloon.games.tobago.components.chart import Chart
from doubloon.games.tobago.components.deck import TobagoDeck
from doubloon.games.tobago.encoding import TobagoEncoding
from doubloon.games.tobago.evaluation import TobagoEvaluation
from doubloon.games.tobago.files import deck_file
from doubloon.games.tobago.files.positions import load_board, load_view
from doubloon.games.tobago.files.sections import ISLANDS, island
from doubloon.games.tobago.reports.picture import picture_of
from doubloon.games.tobago.reports.statistics import observe
from doubloon.games.tobago.rules.preparation import place_objects, set_up
from doubloon.games.tobago.rules.questions import QUESTIONS
from doubloon.games.tobago.screen.faces import faces_of
from doubloon.games.tobago.screen.facts import facts_of
from doubloon.games.tobago.state import Tobago
from doubloon.games.tobago.text.board_text import draw_board
from doubloon.games.tobago.text.log_text import action_line, held, log_line, question_line
from doubloon.games.tobago.types.screen import TYPES
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.bits import count
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError
from doubloon.kernel.events import Event
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.reports.statistics import Collector
from doubloon.kernel.state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class TobagoGame(Game):
    """2 to 4 players narrow down where treasures lie, race to them and share them out."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "tobago"
        self.title = "Tobago"
        self.min_players = 2
        self.max_players = 4
        self.rules_version = 1
        self.levels = {
            # The evaluation sees whole points, so its opinion of a move weighs more.
            "expert": "search:2000:doubt=1",
        }
        self.options = [
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
        self.catalogue = actions.catalogue()
        self.questions = QUESTIONS
        self.types = TYPES

    def standard_deck(self) -> TobagoDeck:
        """The deck of ``decks/standard.toml``."""
        return deck_file.standard()

    def deck_from(self, content: dict[str, Any]) -> TobagoDeck:
        """The deck that a record carries."""
        return deck_file.from_content(content, False)

    def read_deck(self, text: str, place: str) -> TobagoDeck:
        """A deck written by its owner; a DeckError lists every mistake in it."""
        return deck_file.load(text, place, True)

    def start(self, players: int, options: dict[str, Any], deck: Deck, before: State) -> State:
        """TB-S1 to TB-S5, up to the first ATV."""
        setup = checked_setup(players, options, deck)
        first = before.below(players)
        number = setup.island
        if number == 0:
            number = before.below(ISLANDS) + 1
        land = island(number)
        placed = place_objects(before, land)
        chart = Chart(
            land,
            setup.deck,
            placed[:HUTS],
            placed[HUTS : HUTS + PALMS],
            placed[HUTS + PALMS : HUTS + PALMS + STATUES],
        )
        board = Tobago(setup, None, chart)
        board.copy_chance(before)
        board.first = first
        set_up(board)
        board.serial = 0
        board.reveals = 0
        return board

    def load(self, players: int, options: dict[str, Any], deck: Deck, data: Any) -> State:
        """A state from a dump or a position written by hand."""
        return load_board(checked_setup(players, options, deck), data)

    def load_view(
        self, players: int, options: dict[str, Any], deck: Deck, data: Any, seat: int
    ) -> View:
        """A view from its data."""
        return load_view(checked_setup(players, options, deck), data, seat)

    def evaluation(self) -> TobagoEvaluation:
        """See ``evaluation.py``."""
        return TobagoEvaluation()

    def encoding(self) -> TobagoEncoding:
        """See ``encoding.py``."""
        return TobagoEncoding()

    def observe(self, start: State, end: State, events: list[Event], collector: Collector) -> None:
        """See ``reports/statistics.py``."""
        assert isinstance(start, Tobago)
        assert isinstance(end, Tobago)
        observe(start, end, events, collector)

    def log_line(
        self, event: dict[str, Any], names: list[str], deck: Deck, words: Words
    ) -> Said | None:
        """See ``text/log_text.py``."""
        assert isinstance(deck, TobagoDeck)
        return log_line(event, names, deck, words)

    def question_line(self, decision: Decision, names: list[str], deck: Deck, words: Words) -> Said:
        """See ``text/log_text.py``."""
        assert isinstance(deck, TobagoDeck)
        return question_line(decision, deck, words)

    def action_line(
        self, word: str, decision: Decision, names: list[str], deck: Deck, words: Words
    ) -> Said:
        """See ``text/log_text.py``."""
        assert isinstance(deck, TobagoDeck)
        return action_line(word, deck, words)

    def held(self, view: View, deck: Deck, words: Words) -> list[str]:
        """See ``text/log_text.py``."""
        assert isinstance(deck, TobagoDeck)
        return held(view.data(), view.seat, deck, words)

    def facts(self, view: View) -> dict[str, Any]:
        """See ``facts.py``."""
        assert isinstance(view, TobagoView)
        return cast("dict[str, Any]", facts_of(view))

    def faces(self, deck: Deck) -> dict[str, Any]:
        """See ``faces.py``."""
        assert isinstance(deck, TobagoDeck)
        return cast("dict[str, Any]", faces_of(deck))

    def draw(self, state: State, names: list[str] | None = None) -> str:
        """The island and the maps as text."""
        assert isinstance(state, Tobago)
        return draw_board(state, self.words(), names)

    def picture(self, view: View) -> str:
        """See ``reports/picture.py``."""
        assert isinstance(view, TobagoView)
        return picture_of(view)


def checked_setup(players: int, options: dict[str, Any], deck: Deck) -> Setup:
    """A set-up; the deck must have enough clues for hands and maps."""
    assert isinstance(deck, TobagoDeck)
    setup = Setup(players, options, deck)
    needed = players * (int(setup.hand_limit) + 1)
    if count(deck.clues) < needed:
        raise DeckError(f"deck {deck.name}: {count(deck.clues)} clues; this game needs {needed}")
    if count(deck.gold) == 0:
        raise DeckError(f"deck {deck.name}: gold is needed")
    return setup
