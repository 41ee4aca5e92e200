"""Setting up: objects on the island, the decks, the hands, the first clues (TB-S1 to TB-S5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago.components.board import HUTS, PALMS, STATUES, Board
from doubloon.games.tobago.components.chart import Chart, Island, hi_of, lo_of, size_of, spaces_of
from doubloon.games.tobago.components.deck import CURSE, NEXT, OCEAN, SUBJECT_COUNT
from doubloon.games.tobago.files.sections import ISLANDS, island
from doubloon.games.tobago.rules.turns import Place
from doubloon.kernel.bits import members
from doubloon.kernel.state import State


def place_objects(source: State, island: Island) -> vec[i64]:
    """TB-S1 at random: 4 huts, 3 palms, 3 statues, in this order.

    One on a space, equal ones at least 4 spaces apart, statues not at the ocean. What leaves no
    room for the last of a kind is begun again.
    """
    placed = vec[i64]()
    lo = island.all_lo
    hi = island.all_hi
    for kind in range(3):
        number: i64 = HUTS if kind == 0 else PALMS if kind == 1 else STATUES
        if kind == 2:
            shore = SUBJECT_COUNT * NEXT + OCEAN
            lo &= ~island.of_lo[shore]
            hi &= ~island.of_hi[shore]
        chosen = vec[i64]()
        while len(chosen) < number:
            chosen = choose_apart(source, island, lo, hi, number)
        for space in chosen:
            placed = append(placed, space)
            lo &= ~lo_of(space)
            hi &= ~hi_of(space)
    return placed


def choose_apart(source: State, island: Island, lo: i64, hi: i64, number: i64) -> vec[i64]:
    """Spaces of a set at random, at least 4 apart: as many as wanted, or fewer if that fails."""
    chosen = vec[i64]()
    around = 2 * island.size
    while len(chosen) < number:
        room = size_of(lo, hi)
        if room == 0:
            return chosen
        space: i64 = spaces_of(lo, hi)[source.below(room)]
        chosen = append(chosen, space)
        lo &= ~island.ball_lo[around + space]
        hi &= ~island.ball_hi[around + space]
    return chosen


def stack_treasures(board: Board) -> None:
    """TB-S2: the curses somewhere in the bottom, gold alone on top of it."""
    gold = vec[i64](members(board.deck.gold))
    board.shuffle(gold)
    below = board.setup.bottom - board.setup.curses
    bottom = gold[:below]
    for curse in range(board.setup.curses):
        bottom = append(bottom, CURSE + curse)
    board.shuffle(bottom)
    for place in range(below, i64(len(gold))):
        bottom = append(bottom, gold[place])
    board.treasure_deck = bottom
    board.treasure_left = len(bottom)


def deal_clues(board: Board) -> None:
    """TB-S3, TB-S4: the hands, then in turn order a map each, begun with the next clue."""
    clues = vec[i64](members(board.deck.clues))
    board.shuffle(clues)
    board.clue_deck = clues
    board.clue_left = len(clues)
    for turn in range(board.players):
        board.draw_clues((board.first + turn) % board.players, board.setup.hand_limit)
    for turn in range(board.players):
        board.clue_left -= 1
        clue = board.clue_deck[board.clue_left]
        board.lay_clue((board.first + turn) % board.players, clue, turn)


def set_up(board: Board) -> None:
    """TB-S1 to TB-S5, up to the first ATV."""
    board.first = board.below(board.players)
    number = board.setup.island
    if number == 0:
        number = board.below(ISLANDS) + 1
    land = island(number)
    placed = place_objects(board, land)
    huts = placed[:HUTS]
    palms = placed[HUTS : HUTS + PALMS]
    statues = placed[HUTS + PALMS : HUTS + PALMS + STATUES]
    board.lay_out(Chart(land, board.deck, huts, palms, statues))
    stack_treasures(board)
    deal_clues(board)
    for statue in range(STATUES):
        board.faces[statue] = board.below(6)
    board.top = Place(None, board.first)
