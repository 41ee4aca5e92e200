"""Phase 2: whose turn it is, what a turn can be, and passing (LI-2.1 to LI-2.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import A2, B8, Board
from doubloon.games.loot_island.exploration import begin_exploration
from doubloon.games.loot_island.map_cards import can_play_at, reason_landing
from doubloon.games.loot_island.small_islands import can_pay, price_reason
from doubloon.games.loot_island.treasures import keep, write_table
from doubloon.kernel.bits import BIT, write_members
from doubloon.kernel.reasons import Reason, because


def step(board: Board) -> None:
    """The next player's turn, or phase 3 when all have passed (LI-2.1)."""
    forced = board.top(frames.B)
    if forced >= 0:
        board.set_top(frames.B, -1)
        pass_turn(board, forced)
        return
    if board.passed == BIT[board.players] - 1:
        board.pop()
        begin_exploration(board)
        return
    seat = board.top(frames.A)
    while (board.passed >> seat) & 1 != 0:
        seat = board.next_seat(seat)
    board.set_top(frames.A, board.next_seat(seat))
    board.push(frames.TURN, seat, seat)


def legal_actor(board: Board, actor: i64, out: vec[i64], n: i64) -> i64:
    """Landings and small islands open to the actor's cards."""
    for landing in range(8):
        if can_play_at(board, actor, landing):
            out[n] = actions.LANDING + landing
            n += 1
    if board.face_up != 0 and can_pay(board, actor):
        n = write_members(board.face_up, actions.ISLAND, out, n)
    return n


def aaron_can_act(board: Board) -> bool:
    """LI-P3: can anything be done with Aaron's cards?"""
    aaron = board.setup.aaron
    if aaron < 0 or board.aaron_out:
        return False
    for landing in range(8):
        if can_play_at(board, aaron, landing):
            return True
    return board.face_up != 0 and can_pay(board, aaron)


def legal(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LI-2.1, or LI-P3 once the seat acts for Aaron."""
    actor = board.top(frames.A)
    if actor != seat:
        return legal_actor(board, actor, out, 0)
    out[0] = actions.PASS
    n: i64 = 1
    if aaron_can_act(board):
        out[1] = actions.AARON
        n = 2
    return legal_actor(board, actor, out, n)


def do(board: Board, seat: i64, action: i64) -> None:
    """Pass, or begin a move whose cards are chosen next."""
    if action == actions.AARON:
        board.set_top(frames.A, board.setup.aaron)
        return
    actor = board.top(frames.A)
    board.pop()
    if action == actions.PASS:
        pass_turn(board, seat)
    elif action >= actions.ISLAND:
        tile = action - actions.ISLAND
        board.push(frames.PAY, seat, actor, tile, 0, -1, -1, -1)
    else:
        landing = action - actions.LANDING
        board.push(frames.CARDS, seat, actor, landing, -1, board.colour[landing])
        if not board.has_compass(actor, landing) and not board.supply_left(actor):
            board.push(frames.COMPASS, seat, actor, landing)


def pass_turn(board: Board, seat: i64) -> None:
    """LI-2.2: the first to pass takes the First Player tile; Aaron just stops (LI-P6)."""
    if seat == board.setup.aaron:
        board.aaron_out = True
        return
    first = board.passed == 0
    board.passed |= BIT[seat]
    if board.sink is not None:
        board.sink.tell("passed", {"seat": seat, "first": first})
    if first:
        board.first = seat
        if board.event == B8:  # LI-EV12
            for other in range(board.players):
                if other != seat:
                    board.take_cubes(other, 2)
    if board.event == A2 and board.table_lo | board.table_hi != 0:
        board.push(frames.CLAIM, seat)


def reason(board: Board, seat: i64, action: i64) -> Reason:
    """Why something cannot be done on a turn."""
    actor = board.top(frames.A)
    if actions.LANDING <= action < actions.FROM:
        return reason_landing(board, actor, action - actions.LANDING)
    if actions.ISLAND <= action < actions.CUBES:
        tile = action - actions.ISLAND
        if (board.setup.tiles >> tile) & 1 == 0:
            return because("LI-S6", "island_not_there", {"tile": tile + 1})
        if (board.face_up >> tile) & 1 == 0:
            return because("LI-2.4", "island_face_down", {"tile": tile + 1})
        return price_reason(board)
    if actor != seat:
        return because("LI-P3", "aaron_acts", {})
    if action == actions.AARON:
        if board.setup.aaron < 0:
            return because("LI-P1", "no_aaron", {})
        return because("LI-P3", "aaron_cannot", {})
    return because("LI-2.1", "own_turn", {})


# A2 (LI-EV2): a treasure on passing


def legal_claim(board: Board, out: vec[i64]) -> i64:
    """Any treasure on the table; it must be kept."""
    return write_table(board, actions.KEEP, out, 0)


def do_claim(board: Board, seat: i64, action: i64) -> None:
    """Take and keep it, with its curse or its crossed cubes (LI-3.9)."""
    treasure = action - actions.KEEP
    board.pop()
    board.off_table(treasure)
    keep(board, seat, treasure)


def reason_claim(action: i64) -> Reason:
    """Why a treasure cannot be claimed."""
    if action >= actions.DISCARD:
        return because("LI-EV2", "must_keep", {})
    if action >= actions.KEEP:
        return because("LI-EV2", "not_on_table", {"treasure": action - actions.KEEP + 1})
    return because("LI-EV2", "must_keep", {})
