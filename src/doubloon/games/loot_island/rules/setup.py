"""Setting up: ship, treasures, map cards, healers and events (LI-S1 to LI-S7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.board import DEALT_HEALERS, Board
from doubloon.games.loot_island.components.deck import A_EVENTS, B_EVENTS, CARDS_PER_COLOUR
from doubloon.games.loot_island.components.position import numbers
from doubloon.games.loot_island.rules.discards import KeepHand
from doubloon.games.loot_island.rules.preparation import FIRST_EVENT, Prepare
from doubloon.games.loot_island.rules.rounds import PREPARATION, Round
from doubloon.kernel.bits import BIT, members


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
