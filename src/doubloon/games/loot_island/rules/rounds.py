"""Setting up (LI-S1 to LI-S7), and a round: its three phases one after the other."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.board import DEALT_HEALERS, ROUNDS, Board
from doubloon.games.loot_island.components.deck import A_EVENTS, B_EVENTS, CARDS_PER_COLOUR
from doubloon.games.loot_island.components.position import numbers
from doubloon.games.loot_island.rules.discards import KeepHand
from doubloon.games.loot_island.rules.exploration import (
    NONE,
    Explore,
    FinalExploration,
    begin_exploration,
)
from doubloon.games.loot_island.rules.preparation import FIRST_EVENT, NEW_ROUND, Prepare
from doubloon.games.loot_island.rules.turns import Actions
from doubloon.kernel.bits import BIT, members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Number

PREPARATION: Final[i64] = 1
ACTIONS: Final[i64] = 2
EXPLORATION: Final[i64] = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """A round: preparation, actions, exploration. The phase that is going on lies on it."""

    name: ClassVar = "round"
    rule: ClassVar = "LI-1.1"
    fields: ClassVar = {"phase": Number(1, 3)}

    def __init__(self, below: Question | None, phase: i64) -> None:
        super().__init__(below)
        self.phase: i64 = phase

    def run(self, board: Board) -> bool:
        """The phase is over: on to the next one."""
        if self.phase == PREPARATION:
            board.top = Actions(Round(None, ACTIONS), board.first)
            if board.sink is not None:
                board.sink.tell("actions_begin", {"first": board.first})
        elif self.phase == ACTIONS:
            begin_exploration(board, Round(None, EXPLORATION))
        elif board.round < ROUNDS:
            board.round += 1
            board.top = Prepare(Round(None, PREPARATION), NEW_ROUND, 0)
        else:
            board.event = NONE  # round 5's event is over (LI-E1)
            board.top = FinalExploration(None, 0)
            if board.sink is not None:
                board.sink.tell("final_exploration", {})
        return True

    def impossible(self, board: Board) -> str:
        """What lies on it is the phase that it says."""
        phase = phase_of(board)
        if self.phase == PREPARATION:
            fits = isinstance(phase, Prepare)
        elif self.phase == ACTIONS:
            fits = isinstance(phase, Actions)
        else:
            fits = isinstance(phase, Explore)
        return "" if fits else "another phase is going on"


def phase_of(board: Board) -> Question | None:
    """What the game is at: the step on the round or, once those are over, the lowest one."""
    step = board.top
    while step is not None and step.below is not None and not isinstance(step.below, Round):
        step = step.below
    return step


def set_up(board: Board) -> None:
    """LI-S1 to LI-S7, then the first event."""
    board.first = board.below(board.players)  # LI-S7
    board.corner = board.below(4)  # LI-S1
    board.bow = 1 if board.below(2) == 0 else -1
    stack_treasures(board)
    deal_cards(board)
    deal_healers(board)
    deal_events(board)
    board.top = Prepare(Round(None, PREPARATION), FIRST_EVENT, 0)
    if board.setup.more_cards:
        ask_to_keep(board)
    board.advance()


def stack_treasures(board: Board) -> None:
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


def deal_cards(board: Board) -> None:
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


def deal_healers(board: Board) -> None:
    """LI-S4: as many as players; LI-O2: two each."""
    healers = vec[i64](list(range(board.deck.healers)))
    board.shuffle(healers)
    if board.setup.healers == DEALT_HEALERS:
        board.healers = healers[: 2 * board.players]
    else:
        board.healers = vec[i64](sorted(numbers(healers[: board.players])))


def deal_events(board: Board) -> None:
    """LI-S5: an A event for round 1, four B events for the others."""
    a_events = members(board.deck.events & A_EVENTS)
    b_events = vec[i64](members(board.deck.events & B_EVENTS))
    first = a_events[board.below(len(a_events))]
    board.shuffle(b_events)
    board.events = vec[i64]([first] + [b_events[i] for i in range(4)])
    board.event = first


def ask_to_keep(board: Board) -> None:
    """LI-O4: who was dealt more than the hand limit chooses what to discard."""
    seats: i64 = 0
    for seat in range(board.players):
        if board.hand_size(seat) > board.setup.hand_limit:
            seats |= BIT[seat]
    if seats != 0:
        board.top = KeepHand(board.top, seats)
