"""Positions that no game can reach are refused, with the place where they go wrong."""

from typing import Final

from doubloon.games.tobago import frames
from doubloon.games.tobago.board import NO_CLUE, Board, clue_of, map_of, rose_of
from doubloon.games.tobago.chart import LEGS
from doubloon.games.tobago.clue_cards import first_clues, fitting
from doubloon.games.tobago.deck import CURSE, CURSES, clue_name
from doubloon.games.tobago.driving import ACTION, NEXT
from doubloon.games.tobago.frames import (
    CARD,
    FIRST_CLUE,
    LANDING,
    LEG,
    MAP,
    OFFER,
    PLACE,
    SHARE,
    SITE,
    TURN,
    TURNS,
)
from doubloon.games.tobago.treasures import STATUES_WAKE, TURN_UP
from doubloon.kernel.bits import BIT, count, has
from doubloon.kernel.errors import PositionError

# The kinds of frames from bottom to top
STACKS: Final = (
    (),
    (LANDING,),
    (LANDING, PLACE),
    (TURNS,),
    (TURNS, TURN),
    (TURNS, TURN, LEG),
    (TURNS, TURN, CARD),
    (TURNS, TURN, MAP),
    (TURNS, TURN, SITE),
    (TURNS, TURN, SHARE, OFFER),
    (TURNS, TURN, SHARE, FIRST_CLUE),
)

MOST_EXTRA_LEGS: Final = 99  # TB-M3: one extra drive in another for every amulet, and some to spare


class Frame:
    """One frame of a position, with its name for errors."""

    def __init__(self, board: Board, depth: int) -> None:
        base = depth * frames.SIZE
        fields = [int(board.frames[base + field]) for field in range(frames.SIZE)]
        self.kind = fields[0]
        self.seat = fields[1]
        self.args = fields[2:]
        self.place = f"stack[{depth}] {frames.NAMES[self.kind]}"

    def within(self, place: int, low: int, high: int, what: str) -> int:
        """An argument that must lie between two numbers."""
        value = self.args[place]
        if not low <= value <= high:
            raise self.wrong(f"{what} {value} is not allowed; {low} to {high}")
        return value

    def need(self, held: bool, message: str) -> None:
        """Something without which the question could not be asked."""
        if not held:
            raise self.wrong(message)

    def wrong(self, message: str) -> PositionError:
        """The error that names the frame."""
        return PositionError(f"{self.place}: {message}")


def check_possible(board: Board) -> None:
    """Raise a PositionError that names the place if play could not go on from here."""
    stack = [Frame(board, depth) for depth in range(board.depth)]
    kinds = tuple(frame.kind for frame in stack)
    if kinds not in STACKS or board.over != (not kinds):
        names = ", ".join(frames.NAMES[kind] for kind in kinds) or "nothing"
        raise PositionError(f"stack: {names} cannot be all that is pending")
    for frame in stack:
        runs = frame.kind < frames.FIRST_QUESTION
        if runs != (frame.seat == -1) or frame.seat >= board.players:
            raise frame.wrong(f"seat {frame.seat} is not allowed")
    sharing = SHARE in kinds and stack[2].args[2] == TURN_UP
    check_clues(board, stack[2].args[0] if sharing else -1)
    check_deck(board)
    if not sharing:
        check_nothing_shared(board)
    if kinds[:1] == (LANDING,):
        check_landing(board, stack)
    elif kinds:
        check_turn(board, stack)


def check_clues(board: Board, shared: int) -> None:
    """Clues of the deck come from its last shuffle; only a raised map has a rose below."""
    for place in range(board.clue_left):
        clue = board.clue_deck[place]
        if board.born[clue] != board.shuffled:
            raise PositionError(f"clue_deck: {clue_name(clue)} was not in the last shuffle (TB-K5)")
    for place in range(len(board.trail)):
        entry = board.trail[place]
        if clue_of(entry) != NO_CLUE:
            continue
        last = place + 1 == len(board.trail) or map_of(board.trail[place + 1]) != map_of(entry)
        if map_of(entry) != shared or not last:
            raise PositionError("maps: only a raised map has a rose without a clue (TB-R1)")


def check_deck(board: Board) -> None:
    """TB-S2: no curse lies above the bottom part of the treasure deck."""
    for place in range(board.setup.bottom, board.treasure_left):
        if board.treasure_deck[place] >= CURSE:
            raise PositionError("treasure_deck: a curse lies too high (TB-S2)")


def check_nothing_shared(board: Board) -> None:
    """Without a share-out nobody has seen cards and none are turned up."""
    seen = 0
    for seat in range(board.players):
        seen += int(board.peeked[seat])
    if seen or board.turned or board.pile_left or board.unseen >= 0:
        raise PositionError("turned_up, pile, unseen, peek: only while a treasure is shared out")
    if board.peek_from or board.refilled:
        raise PositionError("peek_from, refilled: only while a treasure is shared out")


def check_landing(board: Board, stack: list[Frame]) -> None:
    """TB-S5: in turn order, some ATVs are placed."""
    placed = stack[0].within(0, 0, int(board.players), "number of ATVs")
    before = placed - 1 if len(stack) == 2 else placed
    if len(stack) == 2:
        stack[1].need(placed > 0, "nobody can be asked yet")
        turn = (board.first + before) % board.players
        stack[1].need(stack[1].seat == turn, "it is not that seat's turn (TB-S5)")
    for number in range(board.players):
        stands = board.atv[(board.first + number) % board.players] >= 0
        stack[0].need(stands == (number < before), "ATVs are placed in turn order (TB-S5)")


def check_turn(board: Board, stack: list[Frame]) -> None:
    """Somebody's turn, and what is asked in it."""
    stack[0].within(0, 0, int(board.players) - 1, "next seat")
    for seat in range(board.players):
        if board.atv[seat] < 0:
            raise PositionError(f"players[{seat}].atv: all ATVs stand on the island (TB-S5)")
    if len(stack) == 1:
        return
    turn = stack[1]
    turn.need(stack[0].args[0] == board.next_seat(turn.seat), "the next turn is the next seat's")
    turn.within(0, 0, 1, "free action")
    legs = turn.within(1, 0, int(LEGS) - 1, "number of legs")
    turn.need(legs == 0 or turn.args[0] == 0, "the action is free, so no leg of it is driven")
    turn.within(2, 0, MOST_EXTRA_LEGS, "number of extra legs")
    turn.within(3, 0, 1, "clue or treasure")
    if len(stack) == 2:
        return
    asked = stack[-1]
    if asked.kind in (LEG, CARD, MAP, SITE):
        asked.need(asked.seat == turn.seat, "it is not that seat's turn")
        check_half_built(board, asked, turn)
    else:
        check_share(board, stack[2], asked, turn.seat)


def check_half_built(board: Board, frame: Frame, turn: Frame) -> None:
    """A move whose first word was said."""
    free, legs, extra_legs = turn.args[0] == 1, turn.args[1], turn.args[2]
    amulet = board.held[frame.seat] > 0
    if frame.kind == SITE:
        treasure_map = frame.within(0, 0, 3, "map")
        frame.need(amulet, "there is no amulet for it (TB-A1)")
        frame.need(2 <= board.site_count(treasure_map), "the last marker must stay (TB-A1)")
        frame.need(board.marked(treasure_map), "no markers lie there (TB-A1)")
        return
    if frame.kind == LEG and frame.within(0, 0, 2, "kind of leg") == NEXT:
        frame.need(legs + extra_legs > 0, "no leg is left (TB-M1)")
        return
    if frame.kind == LEG and frame.args[0] == ACTION and legs > 0:
        frame.need(extra_legs > 0, "that drive is under way (TB-M3)")
        return
    extra = frame.kind == CARD or frame.within(1 if frame.kind == MAP else 0, 0, 1, "extra") == 1
    frame.need(amulet if extra else free, "neither the action nor an amulet is there for it")
    if frame.kind == LEG:
        return
    frame.need(board.roses[frame.seat] > 0, "no compass rose is left (TB-R5)")
    clues = fitting(board, frame.seat)
    if frame.kind == MAP:
        clue = frame.within(0, 0, 60, "clue")
        frame.need(has(clues, clue), f"{clue_name(clue)} cannot be played (TB-K2)")
    else:
        frame.need(clues != 0, "no clue fits (TB-K2)")


def check_share(board: Board, share: Frame, asked: Frame, turn: int) -> None:
    """A treasure is shared out, or its map begun anew."""
    treasure_map = share.within(0, 0, 3, "map")
    share.need(share.args[1] == turn, "the raiser is whose turn it is (TB-R1)")
    winner = share.within(3, -1, int(board.players) - 1, "seat of the last gold")
    if asked.kind == FIRST_CLUE:
        share.need(share.args[2] == STATUES_WAKE, "the share-out is not over")
        asked.need(asked.args[0] == treasure_map, "it is another map")
        asked.need(asked.seat == (winner if winner >= 0 else turn), "another seat begins (TB-R5)")
        empty = all(map_of(entry) != treasure_map for entry in board.trail)
        asked.need(empty, "the map is not empty (TB-R5)")
        asked.need(first_clues(board, asked.seat, treasure_map) != 0, "no clue can be first")
        return
    share.need(share.args[2] == TURN_UP, "the share-out is over")
    card = asked.within(0, 0, 38, "card")
    elsewhere = board.buried
    for seat in range(board.players):
        elsewhere |= board.gold[seat]
    offered = has(board.turned, card) and not has(elsewhere, card)
    asked.need(offered, "the card does not lie open to be taken (TB-R3)")
    place = asked.within(1, 0, len(board.trail) - 1, "rose")
    entry = board.trail[place]
    asked.need(map_of(entry) == treasure_map, "the rose lies on another map")
    asked.need(rose_of(entry) == asked.seat, "the rose belongs to another seat")
    check_draws(board, share)


def check_draws(board: Board, share: Frame) -> None:
    """TB-R2, TB-E1: the cards were drawn from the deck's top, clockwise from the raiser."""
    owners: list[int] = []
    seat = share.args[1]
    for _ in range(board.players):
        owners.extend([seat] * int(board.peeked[seat]))
        seat = int(board.next_seat(seat))
    drawn = len(owners) + (1 if board.unseen >= 0 else 0)
    old = min(drawn, int(board.peek_from))
    fresh = drawn - old
    left = int(board.treasure_left)
    if board.refilled:
        deck = sum(2 ** int(board.treasure_deck[n]) for n in range(left))
        share.need(fresh > 0 and deck & ~int(board.refilled) == 0, "refilled without need (TB-E1)")
        share.need(count(board.refilled) == fresh + left, "refilled cards do not add up (TB-E1)")
    else:
        share.need(board.peek_from == drawn + left, "peek_from: not what the deck held (TB-R2)")
    share.need(board.last == (left == 0 or board.refilled != 0), "last_treasure (TB-E1)")
    for each in range(board.players):
        draws = [n for n in range(len(owners)) if owners[n] == each]
        late = sum(n >= board.peek_from for n in draws)
        low = sum(int(board.peek_from) - 1 - n < board.setup.bottom for n in draws)
        share.need(count(board.peeks[each] & board.refilled) == late, "peeks (TB-E1)")
        share.need(count(board.peeks[each] & CURSES) <= low, "a curse drawn too early (TB-S2)")
    if board.unseen >= 0:
        late_one = drawn > board.peek_from
        unseen = BIT[board.unseen]
        share.need((unseen & board.refilled != 0) == late_one, "unseen (TB-E1)")
        low_one = board.peek_from - drawn < board.setup.bottom
        share.need(unseen & CURSES == 0 or low_one, "a curse drawn too early (TB-S2)")


def check_choices(board: Board) -> None:
    """Whoever is asked can answer."""
    for seat in board.deciders():
        if not board.legal(seat):
            raise PositionError(f"position: seat {seat} is asked, but can do nothing")
