"""Using a small island: the price (LI-2.4) and the six kinds of tiles (LI-2.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import A3, B7, B9, B13, Board
from doubloon.games.loot_island.compasses import pushed, sunk, without
from doubloon.games.loot_island.deck import CARDS_PER_COLOUR, LO_SIZE, card_name
from doubloon.games.loot_island.exploration import jump_to_end
from doubloon.games.loot_island.treasures import aaron_takes, discard, keep, most_cubes
from doubloon.kernel.bits import BIT, count, lowest, write_members
from doubloon.kernel.reasons import Reason, because

CUBES: Final[i64] = 0
STACK: Final[i64] = 1
DRAW: Final[i64] = 2
TREASURE: Final[i64] = 3
COMPASS: Final[i64] = 4
SHIP: Final[i64] = 5

ALL_LANDINGS: Final[i64] = 0xFF


# The price


def price(board: Board) -> i64:
    """How many cards: 2, or 3 under B7 (LI-EV11), or 1 under B9 (LI-EV13)."""
    if board.event == B7:
        return 3
    if board.event == B9:
        return 1
    return 2


def can_pay(board: Board, actor: i64) -> bool:
    """Two cards of one colour; B7: and any third; B9: any card."""
    size: i64 = 0
    pair = False
    base = 4 * actor
    for colour in range(4):
        hand = board.hands[base + colour]
        if hand & (hand - 1) != 0:
            pair = True
        size += count(hand)
    if board.event == B9:
        return size >= 1
    return pair and size >= price(board)


def above(hand: i64, index: i64) -> i64:
    """The cards of a colour that come after an index."""
    return hand & ~((BIT[index] << 1) - 1)


def others(board: Board, actor: i64, colour: i64) -> bool:
    """Does the actor hold a card of another colour?"""
    for each in range(4):
        if each != colour and board.hands[4 * actor + each] != 0:
            return True
    return False


def pays_first(board: Board, actor: i64, colour: i64, index: i64) -> bool:
    """Can this card be the lowest of the two of one colour?"""
    needed = price(board)
    if needed == 1:
        return True
    higher = count(above(board.hands[4 * actor + colour], index))
    if needed == 2 or others(board, actor, colour):
        return higher >= 1
    return higher >= 2


def pays_second(board: Board, actor: i64, colour: i64, index: i64) -> bool:
    """Can this card be the second; is there a third if one is needed?"""
    if price(board) == 2 or others(board, actor, colour):
        return True
    return above(board.hands[4 * actor + colour], index) != 0


def pays_next(board: Board, actor: i64, card: i64) -> bool:
    """Can this card of the hand be the next one paid? Each set of cards is paid in one order."""
    colour = card // CARDS_PER_COLOUR
    index = card % CARDS_PER_COLOUR
    first = board.top(frames.D)
    second = board.top(frames.E)
    if first < 0:
        return pays_first(board, actor, colour, index)
    if second < 0:
        if colour != first // CARDS_PER_COLOUR or card <= first:
            return False
        return pays_second(board, actor, colour, index)
    return colour != second // CARDS_PER_COLOUR or card > second  # the third, LI-EV11


def legal_pay(board: Board, out: vec[i64]) -> i64:
    """The cards that can be paid next."""
    actor = board.top(frames.A)
    n: i64 = 0
    for colour in range(4):
        hand = board.hands[4 * actor + colour]
        while hand != 0:
            card = colour * CARDS_PER_COLOUR + lowest(hand)
            if pays_next(board, actor, card):
                out[n] = actions.CARD + card
                n += 1
            hand &= hand - 1
    return n


def do_pay(board: Board, seat: i64, action: i64) -> None:
    """Pay one more card; with the last one the tile is used."""
    card = action - actions.CARD
    paid = board.top(frames.C) + 1
    if paid < price(board):
        board.set_top(frames.C, paid)
        board.set_top(frames.D if paid == 1 else frames.E, card)
        return
    actor = board.top(frames.A)
    tile = board.top(frames.B)
    cards = [card]
    if paid > 1:
        cards.append(board.top(frames.D))
    if paid > 2:
        cards.append(board.top(frames.E))
    board.pop()
    for each in cards:
        board.discard_card(actor, each)
    if board.sink is not None:
        names = [card_name(each) for each in sorted(cards)]
        board.sink.tell(
            "island_used", {"seat": seat, "actor": actor, "tile": tile + 1, "cards": names}
        )
    use(board, seat, actor, tile)


def use(board: Board, seat: i64, actor: i64, tile: i64) -> None:
    """LI-2.4: the tile turns face down; its action is optional."""
    board.face_up &= ~BIT[tile]
    if board.event == A3:  # LI-EV3
        board.take_cubes(actor, 1)
    elif board.event == B9:  # LI-EV13: the frame below is ACTIONS
        board.set_top(frames.B, actor)
    if has_choice(board, actor, tile):
        board.push(frames.TILE, seat, actor, tile)


def price_reason(board: Board) -> Reason:
    """Why a small island cannot be paid for."""
    if board.event == B9:
        return because("LI-EV13", "cannot_pay_one", {})
    rule = "LI-EV11" if board.event == B7 else "LI-2.4"
    return because(rule, "cannot_pay", {"cards": price(board)})


def reason_pay(board: Board, action: i64) -> Reason:
    """Why a card cannot be paid."""
    if not actions.CARD <= action < actions.HEALER:
        return because("LI-2.4", "choose_payment", {})
    card = action - actions.CARD
    name = card_name(card)
    colour = card // CARDS_PER_COLOUR
    if (board.hands[4 * board.top(frames.A) + colour] >> card % CARDS_PER_COLOUR) & 1 == 0:
        return because("LI-2.4", "not_in_hand", {"card": name})
    first = board.top(frames.D)
    second = board.top(frames.E)
    if first >= 0 and second < 0 and colour != first // CARDS_PER_COLOUR:
        return because("LI-2.4", "same_colour", {})
    if card <= (first if second < 0 else second):
        return because("LI-2.4", "ascending", {"card": name})
    return because("LI-2.4", "leaves_too_few", {"card": name})


# The tile's action


def has_choice(board: Board, actor: i64, tile: i64) -> bool:
    """Is there anything to choose? Aaron gets nothing from (a) and (c) (LI-P6)."""
    kind = board.deck.tile_kind[tile]
    if kind == CUBES:
        return actor != board.setup.aaron and board.cubes[actor] > 0
    if kind == DRAW:
        return actor != board.setup.aaron
    if kind == STACK:
        return board.placed[actor] != 0
    return True


def legal_tile(board: Board, seat: i64, out: vec[i64]) -> i64:
    """What the tile offers, and no."""
    actor = board.top(frames.A)
    tile = board.top(frames.B)
    kind = board.deck.tile_kind[tile]
    n: i64 = 0
    if kind == CUBES:
        most = most_cubes(board, seat, board.deck.tile_cubes[tile])
        for cubes in range(most + 1):
            out[cubes] = actions.CUBES + cubes
        return most + 1
    if kind == STACK or kind == COMPASS:
        out[0] = actions.NO
        n = 1
        places = board.placed[actor]
        if kind == COMPASS:
            places = ALL_LANDINGS & ~places
        return write_members(places, actions.LANDING, out, n)
    out[0] = actions.YES
    out[1] = actions.NO
    return 2


def do_tile(board: Board, seat: i64, action: i64) -> None:
    """Carry out the tile's action, or leave it."""
    actor = board.top(frames.A)
    kind = board.deck.tile_kind[board.top(frames.B)]
    board.pop()
    if action == actions.NO:
        if board.sink is not None:
            board.sink.tell("island_declined", {"seat": seat})
        return
    if kind == CUBES:
        board.drop_cubes(seat, action - actions.CUBES)
    elif kind == STACK:
        move_in_stack(board, actor, action - actions.LANDING)
    elif kind == DRAW:
        board.draw(actor, 2)
    elif kind == TREASURE:
        dig(board, seat, actor)
    elif kind == COMPASS:
        landing = action - actions.LANDING
        if board.supply_left(actor):
            add_compass(board, actor, landing, -1)
        else:
            board.push(frames.PLACE, seat, actor, landing)
    else:
        board.move_ship()


def lifts(board: Board) -> bool:
    """(b): does a compass go to the top instead of the bottom? Under B13 (LI-EV17)."""
    return board.event == B13


def move_in_stack(board: Board, actor: i64, landing: i64) -> None:
    """(b): to the bottom, or to the top."""
    rest = without(board.stack[landing], actor)
    top = lifts(board)
    board.stack[landing] = pushed(rest, actor) if top else sunk(rest, actor)
    if board.sink is not None:
        board.sink.tell("stack_moved", {"seat": actor, "landing": landing, "top": top})


def dig(board: Board, seat: i64, actor: i64) -> None:
    """(d): take 1 cube, reveal 1 treasure, keep or discard it."""
    board.take_cubes(actor, 1)
    lo = board.table_lo
    hi = board.table_hi
    board.reveal(1)
    if board.jump:
        jump_to_end(board)
        return
    lo ^= board.table_lo
    hi ^= board.table_hi
    treasure = lowest(lo) if lo != 0 else LO_SIZE + lowest(hi)
    if actor == board.setup.aaron:
        board.off_table(treasure)
        aaron_takes(board, treasure)
    else:
        board.push(frames.TREASURE, seat, treasure)


def add_compass(board: Board, actor: i64, landing: i64, origin: i64) -> None:
    """(e): a compass without cards, from the supply or from another landing."""
    if origin >= 0:
        board.lift_compass(actor, origin)
    board.place_compass(actor, landing)
    if board.sink is not None:
        board.sink.tell("compass", {"seat": actor, "landing": landing, "from": origin})


def reason_tile(board: Board, seat: i64, action: i64) -> Reason:
    """Why the tile does not offer that."""
    tile = board.top(frames.B)
    kind = board.deck.tile_kind[tile]
    if kind == CUBES:
        most = most_cubes(board, seat, board.deck.tile_cubes[tile])
        return because("LI-2.5", "up_to_cubes", {"cubes": most})
    if kind == STACK or kind == COMPASS:
        if actions.LANDING <= action < actions.FROM:
            name = actions.LANDING_NAMES[action - actions.LANDING]
            word = "compass_needed" if kind == STACK else "compass_already"
            return because("LI-2.5", word, {"landing": name})
        return because("LI-2.5", "choose_landing", {})
    return because("LI-2.5", "yes_or_no", {})


def do_place(board: Board, action: i64) -> None:
    """(e) with none left in the supply: move the chosen compass (LI-2.7)."""
    actor = board.top(frames.A)
    landing = board.top(frames.B)
    board.pop()
    add_compass(board, actor, landing, action - actions.FROM)


def legal_treasure(board: Board, out: vec[i64]) -> i64:
    """(d): keep it or discard it."""
    out[0] = actions.KEEP + board.top(frames.A)
    out[1] = actions.DISCARD + board.top(frames.A)
    return 2


def reason_treasure(board: Board) -> Reason:
    """Only the treasure just dug up can be taken, whatever else lies there (LI-EV2)."""
    return because("LI-2.5", "this_treasure", {"treasure": board.top(frames.A) + 1})


def do_treasure(board: Board, seat: i64, action: i64) -> None:
    """LI-3.9, LI-3.10."""
    treasure = board.top(frames.A)
    board.pop()
    board.off_table(treasure)
    if action < actions.DISCARD:
        keep(board, seat, treasure)
    else:
        discard(board, seat, treasure)
