"""Loot Island, as the rest of the program sees it."""

from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.components.board import DEALT_HEALERS, Setup
from doubloon.games.loot_island.components.deck import (
    A_EVENTS,
    B_EVENTS,
    CARDS_PER_COLOUR,
    LootDeck,
)
from doubloon.games.loot_island.components.position import numbers
from doubloon.games.loot_island.encoding import LootEncoding
from doubloon.games.loot_island.evaluation import LootEvaluation
from doubloon.games.loot_island.files import deck_file, score_pad
from doubloon.games.loot_island.files.positions import load_board, load_view
from doubloon.games.loot_island.reports.picture import picture_of
from doubloon.games.loot_island.reports.statistics import observe
from doubloon.games.loot_island.rules.discards import KeepHand
from doubloon.games.loot_island.rules.preparation import FIRST_EVENT, Prepare
from doubloon.games.loot_island.rules.questions import QUESTIONS
from doubloon.games.loot_island.rules.rounds import PREPARATION, Round
from doubloon.games.loot_island.screen.faces import faces_of
from doubloon.games.loot_island.screen.facts import facts_of
from doubloon.games.loot_island.state import LootIsland
from doubloon.games.loot_island.text.board_text import draw_board
from doubloon.games.loot_island.text.log_text import action_line, held, log_line, question_line
from doubloon.games.loot_island.types.screen import TYPES
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.bits import BIT, members
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError
from doubloon.kernel.events import Event
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.reports.score_pad import ScorePad
from doubloon.kernel.reports.statistics import Collector
from doubloon.kernel.state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class LootIslandGame(Game):
    """2 to 5 players look for the loot and the curse looks for them."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "loot_island"
        self.title = "Loot Island"
        self.min_players = 2
        self.max_players = 5
        self.rules_version = 1
        self.options = [
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
        self.catalogue = actions.catalogue()
        self.questions = QUESTIONS
        self.types = TYPES

    def standard_deck(self) -> LootDeck:
        """The deck of ``decks/standard.toml``."""
        return deck_file.standard()

    def deck_from(self, content: dict[str, Any]) -> LootDeck:
        """The deck that a record carries."""
        return deck_file.from_content(content, False)

    def read_deck(self, text: str, place: str) -> LootDeck:
        """A deck written by its owner; a DeckError lists every mistake in it."""
        return deck_file.load(text, place, True)

    def start(self, players: int, options: dict[str, Any], deck: Deck, before: State) -> State:
        """LI-S1 to LI-S7, then the first event."""
        setup = checked_setup(players, options, deck)
        board = LootIsland(setup)
        board.copy_chance(before)
        board.first = board.below(players)  # LI-S7
        board.corner = board.below(4)  # LI-S1
        board.bow = 1 if board.below(2) == 0 else -1
        stack_treasures(board)
        deal_cards(board)
        deal_healers(board)
        deal_events(board)
        board.top = Prepare(Round(None, PREPARATION), FIRST_EVENT, 0)
        if setup.more_cards:
            ask_to_keep(board)
        board.advance()
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

    def evaluation(self) -> LootEvaluation:
        """See ``evaluation.py``."""
        return LootEvaluation()

    def encoding(self) -> LootEncoding:
        """See ``encoding.py``."""
        return LootEncoding()

    def observe(self, start: State, end: State, events: list[Event], collector: Collector) -> None:
        """See ``reports/statistics.py``."""
        assert isinstance(start, LootIsland)
        assert isinstance(end, LootIsland)
        observe(start, end, events, collector)

    def log_line(
        self, event: dict[str, Any], names: list[str], deck: Deck, words: Words
    ) -> Said | None:
        """See ``text/log_text.py``."""
        assert isinstance(deck, LootDeck)
        return log_line(event, names, deck, words)

    def question_line(self, decision: Decision, names: list[str], deck: Deck, words: Words) -> Said:
        """See ``text/log_text.py``."""
        assert isinstance(deck, LootDeck)
        return question_line(decision, names, deck, words)

    def action_line(
        self, word: str, decision: Decision, names: list[str], deck: Deck, words: Words
    ) -> Said:
        """See ``text/log_text.py``."""
        assert isinstance(deck, LootDeck)
        return action_line(word, decision, names, deck, words)

    def held(self, view: View, deck: Deck, words: Words) -> list[str]:
        """See ``text/log_text.py``."""
        assert isinstance(deck, LootDeck)
        return held(view.data(), view.seat, deck, words)

    def facts(self, view: View) -> dict[str, Any]:
        """See ``facts.py``."""
        assert isinstance(view, LootView)
        return cast("dict[str, Any]", facts_of(view))

    def faces(self, deck: Deck) -> dict[str, Any]:
        """See ``faces.py``."""
        assert isinstance(deck, LootDeck)
        return cast("dict[str, Any]", faces_of(deck))

    def draw(self, state: State, names: list[str] | None = None) -> str:
        """The board as text."""
        assert isinstance(state, LootIsland)
        return draw_board(state, names)

    def picture(self, view: View) -> str:
        """See ``reports/picture.py``."""
        assert isinstance(view, LootView)
        return picture_of(view)

    def score_pad(self, text: str, place: str, deck: Deck) -> ScorePad:
        """See ``score_pad.py`` and docs/score-pad.md."""
        assert isinstance(deck, LootDeck)
        result = score_pad.compute(score_pad.parse(text, place, deck))
        return ScorePad(result.to_json(), score_pad.render_table(result))


def checked_setup(players: int, options: dict[str, Any], deck: Deck) -> Setup:
    """A set-up; the deck must have what these options need."""
    assert isinstance(deck, LootDeck)
    setup = Setup(players, options, deck)
    needed = 2 * players if setup.healers == DEALT_HEALERS else players
    if deck.healers < needed:
        raise DeckError(f"deck {deck.name}: {deck.healers} healers; this game needs {needed}")
    if deck.events & A_EVENTS == 0 or len(members(deck.events & B_EVENTS)) < 4:
        raise DeckError(f"deck {deck.name}: one A event and four B events are needed")
    return setup


def stack_treasures(board: LootIsland) -> None:
    """LI-S2: the piles in use, each shuffled, I on top."""
    stacked = vec[i64]()
    for place in range(len(board.setup.piles)):
        pile = vec[i64]()
        for treasure in range(74):
            if board.deck.pile[treasure] == board.setup.piles[place]:
                pile = append(pile, treasure)
        board.shuffle(pile)
        for treasure in pile:
            stacked = append(stacked, treasure)
    board.treasure_deck = stacked
    board.treasure_left = len(stacked)


def deal_cards(board: LootIsland) -> None:
    """LI-S3; with LI-O4 later players get 8, 9, 10, 11."""
    cards = vec[i64]()
    for colour in range(4):
        for index in members(board.deck.present[colour]):
            cards = append(cards, colour * CARDS_PER_COLOUR + index)
    board.shuffle(cards)
    board.map_deck = cards
    board.map_left = len(cards)
    for turn in range(board.players):
        number = board.setup.hand_limit
        if board.setup.more_cards and turn > 0:
            number = 7 + turn
        board.draw((board.first + turn) % board.players, number)
    if board.setup.aaron >= 0:
        board.draw(board.setup.aaron, board.setup.hand_limit)  # LI-P1


def deal_healers(board: LootIsland) -> None:
    """LI-S4: as many as players; LI-O2: two each."""
    healers = vec[i64](list(range(board.deck.healers)))
    board.shuffle(healers)
    if board.setup.healers == DEALT_HEALERS:
        board.healers = healers[: 2 * board.players]
    else:
        board.healers = vec[i64](sorted(numbers(healers[: board.players])))


def deal_events(board: LootIsland) -> None:
    """LI-S5: an A event for round 1, four B events for the others."""
    a_events = members(board.deck.events & A_EVENTS)
    b_events = vec[i64](members(board.deck.events & B_EVENTS))
    first = a_events[board.below(len(a_events))]
    board.shuffle(b_events)
    board.events = vec[i64]([first] + [b_events[i] for i in range(4)])
    board.event = first


def ask_to_keep(board: LootIsland) -> None:
    """LI-O4: who was dealt more than the hand limit chooses what to discard."""
    seats: i64 = 0
    for seat in range(board.players):
        if board.hand_size(seat) > board.setup.hand_limit:
            seats |= BIT[seat]
    if seats != 0:
        board.top = KeepHand(board.top, seats)
