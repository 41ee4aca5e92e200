"""The four actions of the action cards (US-A1 to US-A4)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail import board as table
from doubloon.games.under_sail import frames, knowledge
from doubloon.games.under_sail.actions import (
    CARD,
    DECK,
    FETCH,
    FROM,
    ORDER,
    ORDERS,
    ORDERS_OF_TWO,
)
from doubloon.games.under_sail.board import Board, names_of
from doubloon.games.under_sail.deck import COLOUR_LETTERS, card_name
from doubloon.kernel.bits import BIT, count, has, lowest, write_members
from doubloon.kernel.reasons import Reason, because

BONUS_CARDS = 2  # US-A1
SWAPPED = 2  # US-A2
SEEN = 3  # US-A3


def begin(board: Board, seat: i64, colour: i64) -> None:
    """US-T5: carry out the action card of the colour won."""
    action = board.action_of(colour)
    works = action == table.STEAL_BONUS or board.hands[seat] != 0
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "colour": COLOUR_LETTERS[colour], "action": action}
        said["works"] = works
        board.sink.tell("action", said)
    if not works:  # the last trick: without a hand US-A2 to US-A4 have no effect
        return
    if action == table.STEAL_BONUS:
        begin_bonus(board, seat)
    elif action == table.SWAP:
        board.push(frames.SWAP, seat)
    elif action == table.LOOK:
        begin_look(board, seat)
    else:
        board.push(frames.FETCH, seat)


def others(board: Board, seat: i64) -> i64:
    """All other seats, as a mask."""
    return (BIT[board.players] - 1) & ~BIT[seat]


# US-A1: two bonus cards


def rich(board: Board, seat: i64) -> i64:
    """The other seats that hold 2 bonus cards, as a mask."""
    found: i64 = 0
    for other in range(board.players):
        if other != seat and board.bonus[other] >= BONUS_CARDS:
            found |= BIT[other]
    return found


def begin_bonus(board: Board, seat: i64) -> None:
    """From another player; if nobody else holds 2, from the supply."""
    able = rich(board, seat)
    if able == 0:
        board.take_bonus(seat, BONUS_CARDS, "supply")
    elif able & (able - 1) == 0:
        steal_bonus(board, seat, lowest(able))
    else:
        board.push(frames.STEAL_BONUS, seat)


def steal_bonus(board: Board, seat: i64, victim: i64) -> None:
    """Two bonus cards change hands."""
    board.bonus[victim] -= BONUS_CARDS
    board.bonus[seat] += BONUS_CARDS
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "from": victim, "number": BONUS_CARDS}
        board.sink.tell("stole_bonus", said)


def legal_from(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Any of the players whom the action can meet."""
    if board.top(frames.KIND) == frames.STEAL_BONUS:
        return write_members(rich(board, seat), FROM, out, 0)
    return write_members(others(board, seat), FROM, out, 0)


def reason_from(board: Board, seat: i64, action: i64) -> Reason:
    """Why an action is not the choice of a player."""
    rule = frames.RULES[board.top(frames.KIND)]
    if action < FROM or action >= FROM + 5:
        return because(rule, "choose_player", {})
    victim = action - FROM
    if victim >= board.players:
        return because(rule, "nobody_there", {"seat": victim})
    if victim == seat:
        return because(rule, "not_yourself", {})
    return because(rule, "too_few_bonus", {"seat": victim})


def do_steal_bonus(board: Board, seat: i64, action: i64) -> None:
    """US-A1: the victim is chosen."""
    board.pop()
    steal_bonus(board, seat, action - FROM)


# US-A2: two island cards for two


def do_swap(board: Board, seat: i64, action: i64) -> None:
    """Cards are taken at random; then as many are to be given back."""
    victim = action - FROM
    board.pop()
    taken: i64 = 0
    number: i64 = SWAPPED
    if count(board.hands[victim]) < number:
        number = count(board.hands[victim])
    if count(board.hands[seat]) < number:
        number = count(board.hands[seat])
    for _ in range(number):
        rest = board.hands[victim] & ~taken
        skip = board.below(count(rest))
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        taken |= rest & -rest
    board.hands[victim] &= ~taken
    board.hands[seat] |= taken
    knowledge.moved(board, taken, victim, seat)
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "from": victim, "number": number}
        board.sink.whisper("took_cards", said, {"cards": names_of(taken)}, [seat, victim])
    if number > 0:
        board.push(frames.GIVE, seat, victim, number, 0, taken)


def giveable(board: Board, seat: i64) -> i64:
    """The cards that may come next: ascending, so that every choice is made in one way."""
    chosen = board.top(frames.C)
    cards = board.hands[seat]
    while chosen != 0:
        cards &= -(chosen & -chosen) << 1
        chosen &= chosen - 1
    for _ in range(board.top(frames.B) - 1):
        highest = cards
        while highest & (highest - 1) != 0:
            highest &= highest - 1
        cards &= ~highest
    return cards


def legal_give(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Cards of the hand, those just taken included."""
    return write_members(giveable(board, seat), CARD, out, 0)


def reason_give(board: Board, seat: i64, action: i64) -> Reason:
    """Why an action is no card to give back."""
    if action >= CARD + 48:
        return because("US-A2", "give_cards", {"cards": board.top(frames.B)})
    card = action - CARD
    if not has(board.hands[seat], card):
        return because("US-A2", "not_in_hand", {"card": card_name(card)})
    return because("US-A2", "ascending", {"card": card_name(card)})


def do_give(board: Board, seat: i64, action: i64) -> None:
    """One more card is chosen; with the last, all are handed over."""
    chosen = board.top(frames.C) | BIT[action - CARD]
    left = board.top(frames.B) - 1
    if left > 0:
        board.set_top(frames.B, left)
        board.set_top(frames.C, chosen)
        return
    victim = board.top(frames.A)
    board.pop()
    board.hands[seat] &= ~chosen
    board.hands[victim] |= chosen
    board.reveals += 1
    knowledge.moved(board, chosen, seat, victim)
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "to": victim, "number": count(chosen)}
        board.sink.whisper("gave_cards", said, {"cards": names_of(chosen)}, [seat, victim])


# US-A3: the next treasures


def decks_to_see(board: Board) -> i64:
    """The decks that hold face-down treasures, as a mask."""
    found: i64 = 0
    for deck in range(board.setup.decks):
        if board.left[deck] > 0:
            found |= BIT[deck]
    return found


def begin_look(board: Board, seat: i64) -> None:
    """At the only deck, or at one of two."""
    able = decks_to_see(board)
    if able == 0:
        return
    if able & (able - 1) == 0:
        look(board, seat, lowest(able))
    else:
        board.push(frames.LOOK, seat)


def look(board: Board, seat: i64, deck: i64) -> None:
    """The top treasures are seen by one player; the order is asked for if there is any."""
    number: i64 = SEEN
    if board.left[deck] < number:
        number = board.left[deck]
    board.reveals += 1
    knowledge.saw_treasures(board, seat, deck, number)
    if board.sink is not None:
        names: list[str] = []
        for place in range(number):
            names.append(board.deck.names[board.treasure_at(deck, place)])
        said: dict[str, Any] = {"seat": seat, "deck": deck, "number": number}
        board.sink.whisper("looked", said, {"treasures": names}, [seat])
    if number > 1:
        board.push(frames.ORDER, seat, deck, number)


def legal_look(board: Board, out: vec[i64]) -> i64:
    """Either deck."""
    return write_members(decks_to_see(board), DECK, out, 0)


def reason_look(action: i64) -> Reason:
    """Why an action is no deck to look at."""
    if action < DECK or action >= DECK + 2:
        return because("US-A3", "choose_deck", {})
    return because("US-A3", "no_such_deck", {})


def do_look(board: Board, seat: i64, action: i64) -> None:
    """A deck is chosen."""
    board.pop()
    look(board, seat, action - DECK)


def legal_order(board: Board, out: vec[i64]) -> i64:
    """All orders of two or of three."""
    first: i64 = 0
    last: i64 = ORDERS_OF_TWO
    if board.top(frames.B) == SEEN:
        first = ORDERS_OF_TWO
        last = len(ORDERS)
    n: i64 = 0
    for order in range(first, last):
        out[n] = ORDER + order
        n += 1
    return n


def do_order(board: Board, seat: i64, action: i64) -> None:
    """The treasures go back in the chosen order."""
    deck = board.top(frames.A)
    number = board.top(frames.B)
    board.pop()
    seen = vec[i64]([0] * SEEN)
    for place in range(number):
        seen[place] = board.treasure_at(deck, place)
    order = ORDERS[action - ORDER]
    for place in range(number):
        board.put_treasure(deck, place, seen[int(order[place]) - 1])
    knowledge.mixed_treasures(board, seat, deck, number)
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "deck": deck, "number": number}
        board.sink.tell("put_back", said)


# US-A4: a card of this trick


def to_fetch(board: Board) -> i64:
    """The cards of this trick that nobody has taken yet."""
    found: i64 = 0
    for seat in range(board.players):
        found |= BIT[board.table[seat]]
    return found & ~board.fetched


def legal_fetch(board: Board, out: vec[i64]) -> i64:
    """Any card of the trick, one's own too."""
    return write_members(to_fetch(board), FETCH, out, 0)


def reason_fetch(action: i64) -> Reason:
    """Why an action does not take a card of the trick."""
    if action < FETCH:
        return because("US-A4", "fetch_a_card", {})
    return because("US-A4", "not_in_trick", {"card": card_name(action - FETCH)})


def do_fetch(board: Board, seat: i64, action: i64) -> None:
    """A card is chosen; the move goes on with the one to discard."""
    board.pop()
    board.push(frames.DISCARD, seat, action - FETCH)


def legal_discard(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Any card of the hand, the one just taken too."""
    return write_members(board.hands[seat] | BIT[board.top(frames.A)], CARD, out, 0)


def reason_discard(action: i64) -> Reason:
    """Why an action is no card to discard."""
    if action >= CARD + 48:
        return because("US-A4", "discard_a_card", {})
    return because("US-A4", "not_in_hand", {"card": card_name(action - CARD)})


def do_discard(board: Board, seat: i64, action: i64) -> None:
    """The move is whole: one card comes into the hand, one is discarded face up."""
    taken = board.top(frames.A)
    card = action - CARD
    board.pop()
    board.fetched |= BIT[taken]
    knowledge.fetched_openly(board, taken, seat)
    board.hands[seat] |= BIT[taken]
    board.hands[seat] &= ~BIT[card]
    board.discards |= BIT[card]
    board.played[seat] |= BIT[card]
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "card": card_name(taken)}
        said["discarded"] = card_name(card)
        board.sink.tell("fetched", said)
