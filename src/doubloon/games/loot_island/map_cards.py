"""Playing map cards to a landing, and what they do (LI-2.6 to LI-2.16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import B6, FITS, TWO_TO_TEN, Board
from doubloon.games.loot_island.deck import (
    CARDS_PER_COLOUR,
    COLOURS,
    FIRST_WILD,
    ONES,
    card_name,
    value_of,
)
from doubloon.kernel.bits import BIT, lowest, members, up_to, write_members
from doubloon.kernel.reasons import Reason, because

ALREADY: Final[i64] = -1  # no compass comes from another landing


# The landing (LI-2.6)


def can_play_at(board: Board, actor: i64, landing: i64) -> bool:
    """Does a card of the actor's hand fit at the landing? (LI-2.8, LI-2.9)"""
    colour = board.colour[landing]
    base = 4 * actor
    if colour >= 0:
        return board.hands[base + colour] & FITS[board.value[landing]] != 0
    other = board.colour[landing ^ 1]
    for each in range(4):
        if each != other and board.hands[base + each] != 0:
            return True
    return False


def reason_landing(board: Board, actor: i64, landing: i64) -> Reason:
    """Why no card can be played there."""
    if board.hand_size(actor) == 0:
        return because("LI-2.6", "no_cards", {})
    rule = "LI-2.9" if board.colour[landing] >= 0 else "LI-2.8"
    return because(rule, "no_card_fits", {"landing": actions.LANDING_NAMES[landing]})


# The compass (LI-2.7)


def legal_compass(board: Board, out: vec[i64]) -> i64:
    """Any landing where the frame's player has a compass (LI-2.7, LI-2.5 (e), LI-EV8)."""
    return write_members(board.placed[board.top(frames.A)], actions.FROM, out, 0)


def do_compass(board: Board, action: i64) -> None:
    """Remember where the compass comes from; it moves with the cards."""
    board.pop()
    board.set_top(frames.C, action - actions.FROM)


def reason_from(action: i64, rule: str) -> Reason:
    """Why a compass cannot come from there."""
    if actions.FROM <= action < actions.ISLAND:
        name = actions.LANDING_NAMES[action - actions.FROM]
        return because(rule, "no_compass_there", {"landing": name})
    return because(rule, "choose_compass", {})


def reason_compass(board: Board, action: i64) -> Reason:
    """Why not yet; of a card that cannot follow at all, why not there."""
    if actions.CARD <= action < actions.HEALER:
        landing = board.top(frames.B)
        why = unfit(board, board.top(frames.A), landing, board.colour[landing], action)
        if why is not None:
            return why
    return reason_from(action, "LI-2.7")


# The cards (LI-2.8 to LI-2.10)


def legal_cards(board: Board, out: vec[i64]) -> i64:
    """Cards that fit, in ascending order with wilds last; done after the first."""
    base = 4 * board.top(frames.A)
    landing = board.top(frames.B)
    colour = board.top(frames.D)
    chosen = board.top(frames.E)
    n: i64 = 0
    if chosen != 0:
        out[0] = actions.DONE
        n = 1
    if colour >= 0:
        free = board.hands[base + colour] & FITS[board.value[landing]] & ~up_to(chosen)
        return write_members(free, actions.CARD + colour * CARDS_PER_COLOUR, out, n)
    other = board.colour[landing ^ 1]
    for each in range(4):
        if each != other:  # LI-2.8
            cards = actions.CARD + each * CARDS_PER_COLOUR
            n = write_members(board.hands[base + each], cards, out, n)
    return n


def do_cards(board: Board, seat: i64, action: i64) -> None:
    """Choose one more card, or play those chosen."""
    if action == actions.DONE:
        play(board, seat)
        return
    card = action - actions.CARD
    board.set_top(frames.D, card // CARDS_PER_COLOUR)
    board.set_top(frames.E, board.top(frames.E) | BIT[card % CARDS_PER_COLOUR])


def play(board: Board, seat: i64) -> None:
    """Place the compass, lay the cards, then carry out their effects."""
    actor = board.top(frames.A)
    landing = board.top(frames.B)
    origin = board.top(frames.C)
    colour = board.top(frames.D)
    chosen = board.top(frames.E)
    before = board.cards[landing]
    placed = lay_chosen(board)
    board.pop()
    if board.sink is not None:
        names = [card_name(colour * CARDS_PER_COLOUR + index) for index in members(chosen)]
        board.sink.tell(
            "played",
            {
                "seat": seat,
                "actor": actor,
                "landing": landing,
                "cards": names,
                "compass": placed,
                "from": origin,
            },
        )
    deck = board.deck
    acting = chosen & (ONES | deck.cube[colour] | deck.draw[colour])
    if acting != 0:
        board.push(frames.EFFECTS, -1, actor, landing, acting, before, 0, seat)


def lay_chosen(board: Board) -> bool:
    """Place the compass and lay the cards that the frame holds. Was the compass not there yet?"""
    actor = board.top(frames.A)
    landing = board.top(frames.B)
    origin = board.top(frames.C)
    colour = board.top(frames.D)
    chosen = board.top(frames.E)
    if origin != ALREADY:
        board.lift_compass(actor, origin)
    placed = not board.has_compass(actor, landing)
    if placed:
        board.place_compass(actor, landing)
    board.hands[4 * actor + colour] &= ~chosen
    board.lay(landing, colour, chosen)
    return placed


def reason_cards(board: Board, action: i64) -> Reason:
    """Why a card cannot be played there."""
    actor = board.top(frames.A)
    landing = board.top(frames.B)
    name = actions.LANDING_NAMES[landing]
    if action == actions.DONE:
        return because("LI-2.6", "choose_one_card", {})
    if actions.LANDING <= action < actions.FROM:
        other = action - actions.LANDING
        if not can_play_at(board, actor, other):
            return reason_landing(board, actor, other)
    if not actions.CARD <= action < actions.HEALER:
        return because("LI-2.6", "choose_cards", {"landing": name})
    why = unfit(board, actor, landing, board.top(frames.D), action)
    if why is not None:
        return why
    return because("LI-2.9", "ascending", {"card": card_name(action - actions.CARD)})


def unfit(board: Board, actor: i64, landing: i64, needed: i64, action: i64) -> Reason | None:
    """Why a card does not go there, whatever else is played; ``needed``: the colour, or -1."""
    name = actions.LANDING_NAMES[landing]
    card = action - actions.CARD
    colour = card // CARDS_PER_COLOUR
    index = card % CARDS_PER_COLOUR
    if (board.hands[4 * actor + colour] >> index) & 1 == 0:
        return because("LI-2.6", "not_in_hand", {"card": card_name(card)})
    if needed >= 0 and colour != needed:
        rule = "LI-2.9" if board.colour[landing] >= 0 else "LI-2.6"
        return because(rule, "wrong_colour", {"colour": COLOURS[needed], "landing": name})
    if needed < 0 and colour == board.colour[landing ^ 1]:
        return because("LI-2.8", "coast_colour", {"colour": COLOURS[colour], "landing": name})
    value = board.value[landing]
    if index < FIRST_WILD and value_of(index) < value and value_of(index) > 1:
        return because(
            "LI-2.9", "too_low", {"landing": name, "value": value, "card": card_name(card)}
        )
    return None


# Effects (LI-2.11 to LI-2.16)


def step_effects(board: Board) -> None:
    """Carry out the effects of the new cards in ascending order."""
    while True:
        left = board.top(frames.C)
        if left == 0:
            board.pop()
            return
        index = lowest(left)
        colour = board.colour[board.top(frames.B)]
        if index < 2:
            board.set_top(frames.C, left & (left - 1))
            if one(board):
                return
        else:
            draws = (board.deck.draw[colour] >> index) & 1 != 0
            if board.setup.ask and ask_next(board, draws):
                return
            board.set_top(frames.C, left & (left - 1))
            board.set_top(frames.E, 0)
            if not board.setup.ask:
                share_effect(board, draws)


def one(board: Board) -> bool:
    """A 1: in front it copies (LI-2.14), else it curses the others (LI-2.13). True: ask."""
    actor = board.top(frames.A)
    before = board.top(frames.D)
    if before & TWO_TO_TEN == 0:
        for other in range(board.players):
            if other != actor:
                board.take_cubes(other, 1)
        return False
    if actor == board.setup.aaron:
        return False
    colour = board.colour[board.top(frames.B)]
    cube: i64 = 1 if before & board.deck.cube[colour] != 0 else 0
    draw: i64 = 1 if before & board.deck.draw[colour] != 0 else 0
    if cube + draw == 0:
        return False
    board.push(frames.COPY, actor, cube, draw)
    return True


def cube_effect(board: Board) -> i64:
    """How many cubes a discard card takes away; B6: two (LI-EV10)."""
    return 2 if board.event == B6 else 1


def share_effect(board: Board, draws: bool) -> None:
    """LI-2.11, LI-2.12: for everyone with a compass there, clockwise from the active player."""
    landing = board.top(frames.B)
    seat = board.top(frames.F)
    for _ in range(board.players):
        if board.has_compass(seat, landing):
            if draws:
                board.draw(seat, 1)
            else:
                board.drop_cubes(seat, cube_effect(board))
        seat = board.next_seat(seat)


def ask_next(board: Board, draws: bool) -> bool:
    """With the option ``ask``: ask the next one with a compass there. False: all were asked."""
    landing = board.top(frames.B)
    asked = board.top(frames.E)
    while asked < board.players:
        seat = (board.top(frames.F) + asked) % board.players
        asked += 1
        if not board.has_compass(seat, landing):
            continue
        if draws and board.can_draw():
            board.set_top(frames.E, asked)
            board.push(frames.MAY_DRAW, seat)
            return True
        if not draws and board.cubes[seat] > 0:
            board.set_top(frames.E, asked)
            board.push(frames.MAY_DISCARD, seat, cube_effect(board))
            return True
    return False


# What a front 1 copies (LI-2.14, LI-2.16)


def legal_copy(board: Board, out: vec[i64]) -> i64:
    """One of the effects that lay there, or none."""
    out[0] = actions.NO
    n: i64 = 1
    if board.top(frames.A) != 0:
        out[n] = actions.COPY_CUBE
        n += 1
    if board.top(frames.B) != 0:
        out[n] = actions.COPY_DRAW
        n += 1
    return n


def do_copy(board: Board, seat: i64, action: i64) -> None:
    """The active player alone has the effect."""
    board.pop()
    if board.sink is not None:
        effect = {actions.COPY_CUBE: "cube", actions.COPY_DRAW: "draw"}.get(action, "none")
        board.sink.tell("copied", {"seat": seat, "effect": effect})
    if action == actions.COPY_DRAW:
        board.draw(seat, 1)
    elif action == actions.COPY_CUBE:
        board.may_drop(seat, cube_effect(board))


def reason_copy(action: i64) -> Reason:
    """Why that cannot be copied."""
    if action == actions.COPY_CUBE or action == actions.COPY_DRAW:
        return because("LI-2.14", "nothing_to_copy", {})
    return because("LI-2.14", "choose_copy", {})


# May draw (LI-2.12 with the option ask)


def do_may_draw(board: Board, seat: i64, action: i64) -> None:
    """Draw a card, or not."""
    board.pop()
    if action == actions.YES:
        board.draw(seat, 1)
