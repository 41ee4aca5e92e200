"""Boards from plain data: exact for dumps and views, forgiving for positions written by hand.

In a position by hand everything but ``players`` may be left out: the ship stands at NW facing
clockwise, all tiles are face up, round 1 has begun, the First Player is to act, map cards and
treasures that are named nowhere are shuffled into the decks (``seed`` picks how), healers and
events are drawn at random.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import CORNERS, DEALT_HEALERS, Board
from doubloon.games.loot_island.components.deck import (
    A_EVENTS,
    B_EVENTS,
    CARD_NUMBERS,
    CARDS_PER_COLOUR,
    EVENTS,
    LO_SIZE,
)
from doubloon.games.loot_island.components.position import FULL
from doubloon.games.loot_island.rules.questions import QUESTIONS
from doubloon.games.loot_island.rules.rounds import ACTIONS, Round
from doubloon.games.loot_island.rules.turns import Actions
from doubloon.games.loot_island.state import LootIsland
from doubloon.games.loot_island.view import LootView
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, members
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, listing, mapping, numbers, shown, word
from doubloon.kernel.files.positions import (
    SHARED_KEYS,
    go_on,
    load_chance,
    load_progress,
    people,
)

MOST_SHUFFLES: Final = 50
KEYS: Final = [
    *("round", "event", "first_player", "ship", "islands", "landings", "players", "map_discards"),
    *("map_shuffles", "map_deck", "treasure_discards", "treasures_reshuffled", "treasure_deck"),
    *("table", "healers", "healers_offered", "events", "events_possible", "passed", "eliminated"),
    *("aaron_out", "treasures_ran_out", *SHARED_KEYS),
]
PERSON_KEYS: Final = ["treasures", "hand", "cubes", "healer", "shown", "chosen"]


def card(data: Any, place: str) -> int:
    """A map card by its notation."""
    if not isinstance(data, str) or data not in CARD_NUMBERS:
        raise PositionError(f"{place}: {shown(data)} is no map card; such as R3a, G10b or A*a")
    return CARD_NUMBERS[data]


def put_cards(masks: vec[i64], base: i64, data: Any, place: str) -> None:
    """Cards by notation into four masks."""
    for name in listing(data, place):
        number: i64 = card(name, place)
        masks[base + number // CARDS_PER_COLOUR] |= BIT[number % CARDS_PER_COLOUR]


def treasure_masks(data: Any, place: str) -> tuple[i64, i64]:
    """Reference numbers as two masks."""
    found = numbers(data, place, 1, 74)
    return found % 2 ** int(LO_SIZE), found >> int(LO_SIZE)


def optional(data: Any, place: str, high: int) -> int:
    """A number from 1, or nothing (-1), as an index from 0."""
    return -1 if data is None else integer(data, place, 1, high) - 1


def load_common(board: LootIsland, data: Any) -> None:
    """Everything that dumps and views have in common."""
    position = mapping(data, "position", KEYS)
    last = board.players - 1
    board.round = integer(position.get("round", 1), "round", 1, 5)
    event = position.get("event")
    board.event = -1 if event is None else word(event, "event", list(EVENTS))
    board.first = integer(position.get("first_player", 0), "first_player", 0, last)
    ship = mapping(position.get("ship", {}), "ship", ["corner", "bow"])
    board.corner = word(ship.get("corner", "NW"), "ship.corner", list(CORNERS))
    bow = word(ship.get("bow", "clockwise"), "ship.bow", ["clockwise", "counterclockwise"])
    board.bow = 1 - 2 * bow
    if "islands" in position:
        board.face_up = numbers(position["islands"], "islands", 1, 7)
        if board.face_up & ~board.setup.tiles != 0:
            raise PositionError("islands: a tile that is not in this game")
    load_landings(board, position.get("landings", {}))
    put_cards(board.map_discards, 0, position.get("map_discards", []), "map_discards")
    shuffles = listing(position.get("map_shuffles", []), "map_shuffles")
    if len(shuffles) > MOST_SHUFFLES:
        raise PositionError(f"map_shuffles: {len(shuffles)} are too many; at most {MOST_SHUFFLES}")
    for shuffle in shuffles:
        masks = vec[i64]([0] * 4)
        put_cards(masks, 0, shuffle, "map_shuffles")
        for mask in masks:
            board.strata = append(board.strata, mask)
    board.buried_lo, board.buried_hi = treasure_masks(
        position.get("treasure_discards", []), "treasure_discards"
    )
    board.reburied = flag(position.get("treasures_reshuffled", False), "treasures_reshuffled")
    board.table_lo, board.table_hi = treasure_masks(position.get("table", []), "table")
    board.offered = numbers(position.get("healers_offered", []), "healers_offered", 1, 14)
    board.passed = numbers(position.get("passed", []), "passed", 0, last)
    board.eliminated = numbers(position.get("eliminated", []), "eliminated", 0, last)
    board.aaron_out = flag(position.get("aaron_out", False), "aaron_out")
    board.jump = flag(position.get("treasures_ran_out", False), "treasures_ran_out")
    load_progress(board, position, QUESTIONS)


def load_landings(board: Board, data: Any) -> None:
    """Columns and compasses."""
    for name, entry in mapping(data, "landings", LANDING_NAMES).items():
        landing: i64 = word(name, "landings", list(LANDING_NAMES))
        place = f"landings.{name}"
        pile = mapping(entry, place, ["cards", "compasses"])
        for each in listing(pile.get("cards", []), place + ".cards"):
            number: i64 = card(each, place + ".cards")
            colour = number // CARDS_PER_COLOUR
            if board.colour[landing] >= 0 and board.colour[landing] != colour:
                raise PositionError(f"{place}.cards: {each} is of another colour (LI-2.9)")
            lay_in_order(board, landing, colour, number % CARDS_PER_COLOUR, place)
        for seat in listing(pile.get("compasses", []), place + ".compasses"):
            owner = integer(seat, place + ".compasses", 0, board.setup.seats - 1)
            if board.has_compass(owner, landing):
                raise PositionError(f"{place}.compasses: seat {owner} is there twice (LI-2.7)")
            board.place_compass(owner, landing)
    for coast in range(4):
        colour = board.colour[2 * coast]
        if colour >= 0 and colour == board.colour[2 * coast + 1]:
            raise PositionError("landings: the two landings of a coast share a colour (LI-2.8)")


def lay_in_order(board: Board, landing: i64, colour: i64, index: i64, place: str) -> None:
    """Add the next card of a column as it lies; values may not fall (LI-2.9)."""
    value = board.value[landing]
    if index < 20 and (index >> 1) + 1 < value:
        raise PositionError(f"{place}.cards: values must not fall (LI-2.9)")
    if board.cards[landing] & BIT[index] != 0:
        raise PositionError(f"{place}.cards: a card is there twice")
    board.lay(landing, colour, BIT[index])


def load_people(board: Board, data: Any, seen_from: int) -> list[list[int]]:
    """Hands, cubes, treasures, healers; gives the counts of hidden hands."""
    hidden: list[list[int]] = []
    third = " (the third is Aaron)" if board.setup.aaron >= 0 else ""
    for seat, person in enumerate(people(data, board.setup.seats, PERSON_KEYS, third)):
        place = f"players[{seat}]"
        lo, hi = treasure_masks(person.get("treasures", []), place + ".treasures")
        board.loot[2 * seat] = lo
        board.loot[2 * seat + 1] = hi
        hand = person.get("hand", [])
        counts: list[int] = []
        if isinstance(hand, dict) and seen_from not in (FULL, seat):
            entry = listing(hand.get("hidden"), place + ".hand.hidden")
            counts = [integer(each, place + ".hand.hidden", 0, 88) for each in entry]
        else:
            put_cards(board.hands, 4 * seat, hand, place + ".hand")
        hidden.append(counts)
        put_cards(board.chosen, 4 * seat, person.get("chosen", []), place + ".chosen")
        if seat == board.setup.aaron:
            continue
        board.cubes[seat] = integer(person.get("cubes", 3), place + ".cubes", 0, 999)
        healers: int = board.deck.healers
        board.healer[seat] = optional(person.get("healer"), place + ".healer", healers)
        board.shown[seat] = optional(person.get("shown"), place + ".shown", healers)
    return hidden


def healer_list(board: Board, data: Any) -> vec[i64]:
    """The healers of the game, unknown ones as -1."""
    found = vec[i64]()
    for each in listing(data, "healers"):
        found = append(found, i64(optional(each, "healers", board.deck.healers)))
    return found


def event_list(data: Any) -> vec[i64]:
    """The events by round, unknown ones as -1."""
    found = vec[i64]()
    for each in listing(data, "events"):
        found = append(found, i64(-1 if each is None else word(each, "events", list(EVENTS))))
    if len(found) != 5:
        raise PositionError("events: five are needed, one for each round")
    return found


def load_board(board: LootIsland, data: Any) -> None:
    """A full board; a PositionError if it cannot exist."""
    load_common(board, data)
    load_people(board, data.get("players"), FULL)
    load_chance(board, data)
    board.map_deck = map_deck(board, data)
    board.map_left = len(board.map_deck)
    board.treasure_deck = treasure_deck(board, data)
    board.treasure_left = len(board.treasure_deck)
    board.healers = (
        healer_list(board, data["healers"]) if "healers" in data else some_healers(board)
    )
    board.events = event_list(data["events"]) if "events" in data else some_events(board)
    if "stack" not in data and not board.over:
        board.top = Actions(Round(None, ACTIONS), board.first)
    go_on(board)


def named_cards(board: Board) -> vec[i64]:
    """The map cards that lie somewhere, by colour."""
    named = board.map_discards[:]
    for colour in range(4):
        for seat in range(board.setup.seats):
            named[colour] |= board.hands[4 * seat + colour]
        for landing in range(8):
            if board.colour[landing] == colour:
                named[colour] |= board.cards[landing]
    return named


def map_deck(board: Board, data: Any) -> vec[i64]:
    """The deck as written (top first), or all cards named nowhere, shuffled."""
    deck = vec[i64]()
    if "map_deck" in data:
        for name in listing(data["map_deck"], "map_deck")[::-1]:
            deck = append(deck, i64(card(name, "map_deck")))
        return deck
    named = named_cards(board)
    for colour in range(4):
        for index in members(board.deck.present[colour] & ~named[colour]):
            deck = append(deck, colour * CARDS_PER_COLOUR + index)
    board.rng = chance.shuffle(deck, board.rng)
    return deck


def treasure_deck(board: Board, data: Any) -> vec[i64]:
    """The deck as written (top first), or all treasures named nowhere, pile by pile."""
    deck = vec[i64]()
    if "treasure_deck" in data:
        for number in listing(data["treasure_deck"], "treasure_deck")[::-1]:
            deck = append(deck, i64(integer(number, "treasure_deck", 1, 74) - 1))
        return deck
    named_lo = board.buried_lo | board.table_lo
    named_hi = board.buried_hi | board.table_hi
    for seat in range(board.setup.seats):
        named_lo |= board.loot[2 * seat]
        named_hi |= board.loot[2 * seat + 1]
    for pile in board.setup.piles:
        part = vec[i64]()
        for treasure in range(74):
            mask = named_lo if treasure < LO_SIZE else named_hi
            named = (mask >> (treasure % LO_SIZE)) & 1 != 0
            if board.deck.pile[treasure] == pile and not named:
                part = append(part, treasure)
        board.rng = chance.shuffle(part, board.rng)
        for treasure in part:
            deck = append(deck, treasure)
    return deck


def some_healers(board: Board) -> vec[i64]:
    """LI-S4 at random."""
    healers = vec[i64](list(range(board.deck.healers)))
    board.rng = chance.shuffle(healers, board.rng)
    if board.setup.healers == DEALT_HEALERS:
        return healers[: 2 * board.players]
    return vec[i64](sorted(healers[: board.players]))


def some_events(board: Board) -> vec[i64]:
    """The event of this round as given, any others."""
    others = board.deck.events
    if board.event >= 0:
        others &= ~BIT[board.event]
    rest = vec[i64](members(others & B_EVENTS))
    board.rng = chance.shuffle(rest, board.rng)
    first = members(others & A_EVENTS) or [board.event]
    events = vec[i64]([first[-1]] + [rest[i] for i in range(4)])
    if board.event >= 0:
        events[board.round - 1] = board.event
    return events


def load_view(board: LootIsland, data: Any, seat: int) -> LootView:
    """A view from its data."""
    load_common(board, data)
    seats: int = board.setup.seats
    hidden = load_people(board, data.get("players"), seat)
    generations = len(board.strata) // 4 + 1
    counts = vec[i64]([0] * (seats * generations))
    for each in range(seats):
        if hidden[each]:
            if len(hidden[each]) != generations:
                raise PositionError(
                    f"players[{each}].hand.hidden: {generations} numbers are needed, one for each"
                    " shuffle of the map deck"
                )
            for generation in range(generations):
                counts[each * generations + generation] = hidden[each][generation]
    maps = mapping(data.get("map_deck"), "map_deck")
    board.map_left = integer(maps.get("hidden"), "map_deck.hidden", 0, 88)
    treasures = mapping(data.get("treasure_deck"), "treasure_deck")
    board.treasure_left = integer(treasures.get("hidden"), "treasure_deck.hidden", 0, 74)
    board.healers = healer_list(board, data.get("healers"))
    board.events = event_list(data.get("events"))
    coming: i64 = 0
    for name in listing(data.get("events_possible"), "events_possible"):
        coming |= BIT[word(name, "events_possible", list(EVENTS))]
    return LootView(seat, board, counts, coming)
