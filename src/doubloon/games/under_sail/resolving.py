"""Who wins what: colours, treasures, stealing, bonus cards for the lowest (US-T3 to US-T8)."""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail import card_actions, frames, knowledge, rounds
from doubloon.games.under_sail.actions import STEAL, TAKE
from doubloon.games.under_sail.board import NO_CARD, Board
from doubloon.games.under_sail.deck import COLOUR_LETTERS, NUMBERS
from doubloon.kernel.bits import BIT, has
from doubloon.kernel.reasons import Reason, because


def colour_of(board: Board, seat: i64) -> i64:
    """The colour of a seat's card of this trick."""
    return board.table[seat] // NUMBERS


def merged(board: Board, pair: i64) -> bool:
    """US-A5: do the two colours of an action card count as one in this trick?"""
    return board.players == 3 and (board.lit >> (2 * pair)) & 3 == 0


def group(board: Board, seat: i64) -> i64:
    """What a seat competes in: its colour, or 4 plus the action card of two merged ones."""
    colour = colour_of(board, seat)
    if merged(board, colour >> 1):
        return 4 + (colour >> 1)
    return colour


def beats(board: Board, one: i64, two: i64) -> bool:
    """US-T3: is the card of one seat higher? Of equal ones that nearer to the first player."""
    mine = board.value(one)
    other = board.value(two)
    if mine != other:
        return mine > other
    return board.distance(one) < board.distance(two)


def rivals(board: Board, seat: i64) -> i64:
    """The other seats that compete in the same colour, as a mask."""
    mine = group(board, seat)
    found: i64 = 0
    for other in range(board.players):
        if other != seat and group(board, other) == mine:
            found |= BIT[other]
    return found


def wins(board: Board, seat: i64) -> bool:
    """US-T3: the highest card of its colour, or the only one."""
    others = rivals(board, seat)
    for other in range(board.players):
        if has(others, other) and beats(board, other, seat):
            return False
    return True


def lowest_of(board: Board, seat: i64) -> i64:
    """US-T6: how many cards of its colour were played, if the seat's is the lowest; else 0."""
    others = rivals(board, seat)
    if others == 0:
        return 0
    number: i64 = 1
    for other in range(board.players):
        if has(others, other):
            if beats(board, seat, other):
                return 0
            number += 1
    return number


def has_treasure(board: Board, seat: i64) -> bool:
    """Did a treasure of the seat's colour lie face up when the trick began?"""
    return has(board.lit, colour_of(board, seat))


def deck_of(board: Board, colour: i64) -> i64:
    """The treasure deck of a colour."""
    return 0 if board.setup.decks == 1 else colour >> 1


def shows(board: Board, seat: i64, colour: i64) -> bool:
    """Does the visible treasure of a seat have a colour?"""
    treasure = board.visible(seat)
    return treasure != NO_CARD and board.deck.colour[treasure] == colour


def victims(board: Board, seat: i64) -> i64:
    """US-T4: whose visible treasure the winner of a colour may steal, as a mask.

    Winning a tie is enough for the treasure on the deck, but a tie is not lower.
    """
    colour = colour_of(board, seat)
    mine = board.value(seat)
    others = rivals(board, seat)
    found: i64 = 0
    for other in range(board.players):
        if has(others, other) and board.value(other) < mine and shows(board, other, colour):
            found |= BIT[other]
    return found


def step(board: Board) -> None:
    """US-T7: treasures, bonus cards, then actions, each clockwise from the first player."""
    stage = board.top(frames.A)
    place = board.top(frames.B)
    if stage == frames.CLEAN_UP:
        clean_up(board)
        return
    if place == board.players:
        board.set_top(frames.A, stage + 1)
        board.set_top(frames.B, 0)
        return
    board.set_top(frames.B, place + 1)
    seat = board.clockwise(place)
    if stage == frames.TREASURES:
        if has_treasure(board, seat) and wins(board, seat):
            win(board, seat)
    elif stage == frames.BONUSES:
        number = lowest_of(board, seat)
        if number > 0:
            board.take_bonus(seat, number, "lowest")
    elif not has_treasure(board, seat) and wins(board, seat):
        card_actions.begin(board, seat, colour_of(board, seat))


def win(board: Board, seat: i64) -> None:
    """US-T4: take the treasure, or choose to steal one instead."""
    colour = colour_of(board, seat)
    deck = deck_of(board, colour)
    if board.sink is not None:
        board.sink.tell("won", {"seat": seat, "colour": COLOUR_LETTERS[colour]})
    able = victims(board, seat)
    if able == 0:
        take(board, seat, deck)
    else:
        board.push(frames.TREASURE, seat, deck, able)


def take(board: Board, seat: i64, deck: i64) -> None:
    """The face-up treasure of a deck goes onto the winner's pile."""
    treasure = board.face_up[deck]
    board.face_up[deck] = NO_CARD
    board.win_treasure(seat, treasure)
    if board.sink is not None:
        name = board.deck.names[treasure]
        board.sink.tell("took", {"seat": seat, "deck": deck, "treasure": name})


def legal_treasure(board: Board, out: vec[i64]) -> i64:
    """Take, or steal from one of those who may be stolen from."""
    out[0] = TAKE
    n: i64 = 1
    able = board.top(frames.B)
    for seat in range(board.players):
        if has(able, seat):
            out[n] = STEAL + seat
            n += 1
    return n


def reason_treasure(board: Board, seat: i64, action: i64) -> Reason:
    """Why an action is neither taking nor stealing."""
    if not STEAL <= action < STEAL + 5:
        return because("US-T4", "take_or_steal", {})
    victim = action - STEAL
    if has(rivals(board, seat), victim) and shows(board, victim, colour_of(board, seat)):
        return because("US-T4", "tie_not_lower", {"seat": victim})  # a lower one could be chosen
    return because("US-T4", "cannot_steal", {"seat": victim})


def do_treasure(board: Board, seat: i64, action: i64) -> None:
    """US-T4: take or steal."""
    deck = board.top(frames.A)
    board.pop()
    if action == TAKE:
        take(board, seat, deck)
        return
    victim = action - STEAL
    treasure = board.visible(victim)
    board.height[victim] -= 1
    board.win_treasure(seat, treasure)
    if board.sink is not None:
        name = board.deck.names[treasure]
        board.sink.tell("stole", {"seat": seat, "from": victim, "treasure": name})


def clean_up(board: Board) -> None:
    """US-T8: treasures under their decks, cards away, the First Player card goes on."""
    board.pop()
    for seat in range(board.players):
        board.discards |= BIT[board.table[seat]]
        board.supply += board.added[seat]  # US-T2
        board.added[seat] = 0
        board.table[seat] = NO_CARD
        board.shown[seat] = NO_CARD
    hands: i64 = 0
    for seat in range(board.players):
        hands |= board.hands[seat]
    board.discards &= ~hands  # a card that was fetched is in a hand again (US-A4)
    board.fetched = 0
    board.uncovered = False
    board.first = board.clockwise(1)
    if hands == 0:
        rounds.finish(board)
        return
    for deck in range(board.setup.decks):
        put_under(board, deck)
    rounds.turn_up(board)
    board.trick += 1
    board.push(frames.TRICK, -1)
    if board.sink is not None:
        board.sink.tell("trick", {"trick": board.trick, "first": board.first})


def put_under(board: Board, deck: i64) -> None:
    """A face-up treasure that nobody took goes under its deck, seen by all."""
    treasure = board.face_up[deck]
    if treasure == NO_CARD:
        return
    board.put_treasure(deck, board.left[deck], treasure)
    board.left[deck] += 1
    board.face_up[deck] = NO_CARD
    knowledge.went_under(board, treasure)
    if board.sink is not None:
        name = board.deck.names[treasure]
        board.sink.tell("put_under", {"deck": deck, "treasure": name})
