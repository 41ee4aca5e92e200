"""Tables from plain data: exact for dumps and views, forgiving for positions written by hand.

In a position by hand everything but the hands of ``players`` may be left out: round 1, its first
trick, the First Player is seat 0 and begins; treasures that are named nowhere are shuffled into
the decks (``seed`` picks how), the top ones turned up; bonus cards held nowhere are the supply;
nobody knows anything in private.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import (
    MOST_WON,
    NO_CARD,
    ROOM,
    ROUNDS,
    SHOWN_NUMBER,
    Board,
)
from doubloon.games.under_sail.components.deck import CARD_NUMBERS, COLOUR_LETTERS, NUMBERS
from doubloon.games.under_sail.components.position import FULL, dealt
from doubloon.games.under_sail.rules import rounds
from doubloon.games.under_sail.rules.card_play import Trick
from doubloon.games.under_sail.rules.passing import Pass
from doubloon.games.under_sail.rules.questions import QUESTIONS
from doubloon.games.under_sail.rules.resolution import TREASURES, Resolve
from doubloon.games.under_sail.state import UnderSail
from doubloon.games.under_sail.view import SailView
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, count, members
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, listing, mapping, numbers, shown, word
from doubloon.kernel.files.positions import (
    SHARED_KEYS,
    go_on,
    load_chance,
    load_progress,
    people,
)
from doubloon.kernel.questions.question import Question

MOST_LOADED: Final = 12  # one a trick
KEYS: Final = [
    *("round", "trick", "first_player", "starter", "decks", "lit", "supply", "uncovered"),
    *("traced", "discards", "fetched", "players", "knowledge", "public_knowledge", *SHARED_KEYS),
]
PERSON_KEYS: Final = ["hand", "bonus", "treasures", "played", "passed", "rounds", "trick"]
LAID_KEYS: Final = ["card", "bonus", "shown", "colour", "number"]
DECK_KEYS: Final = ["face_up", "cards", "mixed_top"]
ROW_KEYS: Final = ["not_in", "came", "left", "mixed", "treasures", "among_top"]


def card(data: Any, place: str) -> int:
    """An island card by its notation."""
    if not isinstance(data, str) or data not in CARD_NUMBERS:
        raise PositionError(f"{place}: {shown(data)} is no island card; such as R7, B12 or V1")
    return CARD_NUMBERS[data]


def cards(data: Any, place: str) -> i64:
    """Island cards as a mask."""
    mask: i64 = 0
    for name in listing(data, place):
        mask |= BIT[card(name, place)]
    return mask


def optional_card(data: Any, place: str) -> int:
    """An island card, or none."""
    return NO_CARD if data is None else card(data, place)


def treasure(board: Board, data: Any, place: str) -> int:
    """A treasure by its name."""
    if not isinstance(data, str) or data not in board.deck.numbers:
        raise PositionError(f"{place}: {shown(data)} is no treasure of the deck; such as R4a")
    return board.deck.numbers[data]


def treasures(board: Board, data: Any, place: str) -> i64:
    """Treasures as a mask."""
    mask: i64 = 0
    for name in listing(data, place):
        mask |= BIT[treasure(board, name, place)]
    return mask


def load_common(board: UnderSail, data: Any) -> None:
    """Everything that dumps and views have in common."""
    position = mapping(data, "position", KEYS)
    last = board.players - 1
    board.round = integer(position.get("round", 1), "round", 1, 2)
    board.trick = integer(position.get("trick", 1), "trick", 0, 12)
    board.first = integer(position.get("first_player", 0), "first_player", 0, last)
    board.starter = integer(position.get("starter", board.first), "starter", 0, last)
    board.uncovered = flag(position.get("uncovered", False), "uncovered")
    board.traced = flag(position.get("traced", False), "traced")
    board.discards = cards(position.get("discards", []), "discards")
    board.fetched = cards(position.get("fetched", []), "fetched")
    for letter in listing(position.get("lit", []), "lit"):
        board.lit |= BIT[word(letter, "lit", list(COLOUR_LETTERS))]
    load_progress(board, position, QUESTIONS)


def load_people(board: Board, data: Any, seen_from: int) -> vec[i64]:
    """Hands, piles, bonus cards and the trick; gives the sizes of the hands."""
    sizes = vec[i64]([0] * board.players)
    for seat, person in enumerate(people(data, board.players, PERSON_KEYS)):
        place = f"players[{seat}]"
        hand = person.get("hand", [])
        if isinstance(hand, dict) and seen_from not in (FULL, seat):
            sizes[seat] = integer(hand.get("hidden"), place + ".hand.hidden", 0, 48)
        else:
            board.hands[seat] = cards(hand, place + ".hand")
            sizes[seat] = count(board.hands[seat])
        board.bonus[seat] = integer(person.get("bonus", 0), place + ".bonus", 0, board.deck.bonus)
        board.played[seat] = cards(person.get("played", []), place + ".played")
        board.passed[seat] = optional_card(person.get("passed"), place + ".passed")
        load_pile(board, seat, person.get("treasures", []), place + ".treasures")
        load_rounds(board, seat, person.get("rounds", [[0, 0], [0, 0]]), place + ".rounds")
        if person.get("trick") is not None:
            load_laid(board, seat, person["trick"], place + ".trick")
    return sizes


def load_pile(board: Board, seat: int, data: Any, place: str) -> None:
    """The treasures before a seat, from bottom to top."""
    pile = listing(data, place)
    if len(pile) > MOST_LOADED:
        raise PositionError(f"{place}: at most {MOST_LOADED} treasures")
    for name in pile:
        board.win_treasure(seat, treasure(board, name, place))


def load_rounds(board: Board, seat: int, data: Any, place: str) -> None:
    """The points of each round: for treasures, for pairs of bonus cards."""
    rows = listing(data, place)
    if len(rows) != 2 or any(not isinstance(row, list) or len(row) != 2 for row in rows):
        raise PositionError(f"{place}: {shown(data)} is not allowed; such as [[12, 1], [0, 0]]")
    for at, points in enumerate([*rows[0], *rows[1]]):
        board.tally[4 * seat + at] = integer(points, place, 0, 999)


def load_laid(board: Board, seat: int, data: Any, place: str) -> None:
    """A seat's card of the trick, what it shows, and the bonus cards on it."""
    laid = mapping(data, place, LAID_KEYS)
    board.table[seat] = optional_card(laid.get("card"), place + ".card")
    board.added[seat] = integer(laid.get("bonus", 0), place + ".bonus", 0, 11)
    by_number = word(laid.get("shown"), place + ".shown", ["colour", "number"])
    if by_number:
        number = integer(laid.get("number"), place + ".number", 1, 12)
        board.shown[seat] = SHOWN_NUMBER + number
        fits = board.table[seat] % NUMBERS + 1 == number
    else:
        colour = word(laid.get("colour"), place + ".colour", list(COLOUR_LETTERS))
        board.shown[seat] = colour
        fits = board.table[seat] // NUMBERS == colour
    if board.table[seat] != NO_CARD and not fits:
        raise PositionError(f"{place}: the card does not fit what it shows (US-T1)")


def load_decks(board: Board, data: Any) -> None:
    """The treasure decks as they are written; unknown treasures as null."""
    entries = listing(data, "decks")
    if len(entries) != board.setup.decks:
        raise PositionError(f"decks: {len(entries)} entries; {board.setup.decks} are needed")
    for deck in range(board.setup.decks):
        place = f"decks[{deck}]"
        entry = mapping(entries[deck], place, DECK_KEYS)
        if entry.get("face_up") is not None:
            board.face_up[deck] = treasure(board, entry["face_up"], place + ".face_up")
        pile = listing(entry.get("cards"), place + ".cards")
        if len(pile) > ROOM:
            raise PositionError(f"{place}.cards: at most {ROOM} treasures")
        for at, name in enumerate(pile):
            known = NO_CARD if name is None else treasure(board, name, place + ".cards")
            board.treasures[deck * ROOM + at] = known
        board.left[deck] = len(pile)
        mixed = integer(entry.get("mixed_top", 0), place + ".mixed_top", 0, 3)
        if mixed > len(pile):
            raise PositionError(f"{place}.mixed_top: {mixed} of {len(pile)} treasures")
        board.mixed_top[deck] = mixed


def some_decks(board: Board) -> None:
    """All treasures named nowhere, shuffled, the top ones turned up (US-S1, US-S2)."""
    named: i64 = 0
    for seat in range(board.players):
        for place in range(board.height[seat]):
            named |= BIT[board.piles[seat * MOST_WON + place]]
    for deck in range(board.setup.decks):
        rest = vec[i64](members(board.setup.in_deck[deck] & ~named))
        board.rng = chance.shuffle(rest, board.rng)
        for place in range(len(rest)):
            board.treasures[deck * ROOM + place] = rest[place]
        board.left[deck] = len(rest)
    rounds.turn_up(board)


def load_row(board: Board, knower: int, data: Any, place: str) -> None:
    """What one seat has learned."""
    row = mapping(data, place, ROW_KEYS)
    base = knowledge.row(board, knower)
    at = 0
    for key, size in (
        ("not_in", board.players + 1),
        ("came", board.players),
        ("left", board.players),
    ):
        masks = listing(row.get(key, [[]] * size), f"{place}.{key}")
        if len(masks) != size:
            raise PositionError(f"{place}.{key}: {size} lists are needed")
        for each in masks:
            board.know[base + at] = cards(each, f"{place}.{key}")
            at += 1
    board.know[base + at] = numbers(row.get("mixed", []), f"{place}.mixed", 0, board.players - 1)
    for key in ("treasures", "among_top"):
        at += 1
        board.know[base + at] = treasures(board, row.get(key, []), f"{place}.{key}")


def load_board(board: UnderSail, data: Any) -> None:
    """A full table; a PositionError if it cannot exist."""
    load_common(board, data)
    load_people(board, data.get("players"), FULL)
    load_chance(board, data)
    load_treasures(board, data)
    held = 0
    for seat in range(board.players):
        held += board.bonus[seat] + board.added[seat]
    board.supply = integer(
        data.get("supply", max(board.deck.bonus - held, 0)), "supply", 0, board.deck.bonus
    )
    if "knowledge" in data:
        rows = listing(data["knowledge"], "knowledge")
        if len(rows) != board.players + 1:
            raise PositionError(f"knowledge: {board.players + 1} rows are needed")
        for knower, row in enumerate(rows):
            seat = knower if knower < board.players else -1
            load_row(board, seat, row, f"knowledge[{knower}]")
    board.dealt = dealt(board, sum(count(board.hands[seat]) for seat in range(board.players)))
    if "stack" not in data and not board.over:
        board.top = what_is_on(board)
    if board.over and board.round != ROUNDS:
        raise PositionError("over: only after the second round (US-E1)")
    go_on(board)


def what_is_on(board: Board) -> Question:
    """What a table without a stack is at: passing, a trick, or its end."""
    at = rounds.Round(None)
    if board.trick == 0:
        left = [seat for seat in range(board.players) if board.passed[seat] == NO_CARD]
        return Pass(at, sum(BIT[seat] for seat in left))
    return Resolve(at, TREASURES, 0) if board.uncovered else Trick(at)


def load_treasures(board: Board, data: Any) -> None:
    """The decks as written, or at random; what lies face up decides what is lit."""
    if "decks" not in data:
        reveals = board.reveals
        some_decks(board)
        board.reveals = reveals
        return
    load_decks(board, data["decks"])
    for deck in range(board.setup.decks):
        for place in range(board.left[deck]):
            if board.treasure_at(deck, place) == NO_CARD:
                raise PositionError(f"decks[{deck}].cards: a treasure is missing")
    if "lit" not in data:
        for deck in range(board.setup.decks):
            if board.face_up[deck] != NO_CARD:
                board.lit |= BIT[board.deck.colour[board.face_up[deck]]]


def load_view(board: UnderSail, data: Any, seat: int) -> SailView:
    """A view from its data."""
    load_common(board, data)
    sizes = load_people(board, data.get("players"), seat)
    load_decks(board, data.get("decks"))
    board.supply = integer(data.get("supply"), "supply", 0, board.deck.bonus)
    board.dealt = dealt(board, sum(sizes))
    load_row(board, -1, data.get("public_knowledge"), "public_knowledge")
    load_row(board, seat, data.get("knowledge"), "knowledge")
    return SailView(seat, board, sizes)
