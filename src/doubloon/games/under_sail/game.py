"""Under Sail, as the rest of the program sees it."""

from typing import Any, cast

from mypy_extensions import mypyc_attr

from doubloon.games.under_sail.components import actions
from doubloon.games.under_sail.components.board import GREEN_VIOLET_WORDS, RED_BLUE_WORDS, Setup
from doubloon.games.under_sail.components.deck import SailDeck
from doubloon.games.under_sail.encoding import SailEncoding
from doubloon.games.under_sail.evaluation import SailEvaluation
from doubloon.games.under_sail.files import deck_file
from doubloon.games.under_sail.files.positions import load_board, load_view
from doubloon.games.under_sail.reports.picture import picture_of
from doubloon.games.under_sail.reports.statistics import observe
from doubloon.games.under_sail.rules import rounds
from doubloon.games.under_sail.rules.questions import QUESTIONS
from doubloon.games.under_sail.screen.faces import faces_of
from doubloon.games.under_sail.screen.facts import facts_of
from doubloon.games.under_sail.state import UnderSail
from doubloon.games.under_sail.text.board_text import draw_board
from doubloon.games.under_sail.text.log_text import action_line, held, log_line, question_line
from doubloon.games.under_sail.types.screen import TYPES
from doubloon.games.under_sail.view import SailView
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
class UnderSailGame(Game):
    """3 to 5 players sail for treasure, each card half covered."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "under_sail"
        self.title = "Under Sail"
        self.min_players = 3
        self.max_players = 5
        self.rules_version = 1
        self.levels = {
            "easy": "fallible:8",  # 16 of some 30 moves would be nearly all
            # Moves differ by fractions of a point, so tries must follow what they bring.
            "expert": "search:2000:explore=0.1",
        }
        self.options = [
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
        self.catalogue = actions.catalogue()
        self.questions = QUESTIONS
        self.types = TYPES

    def standard_deck(self) -> SailDeck:
        """The deck of ``decks/standard.toml``."""
        return deck_file.standard()

    def deck_from(self, content: dict[str, Any]) -> SailDeck:
        """The deck that a record carries."""
        return deck_file.from_content(content, False)

    def read_deck(self, text: str, place: str) -> SailDeck:
        """A deck written by its owner; a DeckError lists every mistake in it."""
        return deck_file.load(text, place, True)

    def start(self, players: int, options: dict[str, Any], deck: Deck, before: State) -> State:
        """US-S1 to US-S3 and US-S5; then all are asked for a card to pass (US-S4)."""
        board = UnderSail(checked_setup(players, options, deck))
        board.copy_chance(before)
        board.first = board.below(players)  # US-S5
        board.starter = board.first
        rounds.begin(board)
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

    def evaluation(self) -> SailEvaluation:
        """See ``evaluation.py``."""
        return SailEvaluation()

    def encoding(self) -> SailEncoding:
        """See ``encoding.py``."""
        return SailEncoding()

    def observe(self, start: State, end: State, events: list[Event], collector: Collector) -> None:
        """See ``reports/statistics.py``."""
        assert isinstance(start, UnderSail)
        assert isinstance(end, UnderSail)
        observe(start, end, events, collector)

    def log_line(
        self, event: dict[str, Any], names: list[str], deck: Deck, words: Words
    ) -> Said | None:
        """See ``text/log_text.py``."""
        return log_line(event, names, words)

    def question_line(self, decision: Decision, names: list[str], deck: Deck, words: Words) -> Said:
        """See ``text/log_text.py``."""
        return question_line(decision, names, words)

    def action_line(
        self, word: str, decision: Decision, names: list[str], deck: Deck, words: Words
    ) -> Said:
        """See ``text/log_text.py``."""
        return action_line(word, decision, names, words)

    def held(self, view: View, deck: Deck, words: Words) -> list[str]:
        """See ``text/log_text.py``."""
        return held(view.data(), view.seat, words)

    def facts(self, view: View) -> dict[str, Any]:
        """See ``facts.py``."""
        assert isinstance(view, SailView)
        return cast("dict[str, Any]", facts_of(view))

    def faces(self, deck: Deck) -> dict[str, Any]:
        """See ``faces.py``."""
        assert isinstance(deck, SailDeck)
        return cast("dict[str, Any]", faces_of(deck))

    def draw(self, state: State, names: list[str] | None = None) -> str:
        """The table as text."""
        assert isinstance(state, UnderSail)
        return draw_board(state, names)

    def picture(self, view: View) -> str:
        """See ``reports/picture.py``."""
        assert isinstance(view, SailView)
        return picture_of(view)


def checked_setup(players: int, options: dict[str, Any], deck: Deck) -> Setup:
    """A set-up; there must be a card for everyone to pass and one to play."""
    assert isinstance(deck, SailDeck)
    setup = Setup(players, options, deck)
    if setup.hand < 2:
        raise DeckError(f"deck {deck.name}: {2 * players} island cards are needed")
    return setup
