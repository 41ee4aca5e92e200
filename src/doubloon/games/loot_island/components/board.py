"""The board of Loot Island: everything on the table, and the small deeds all rules share.

Seats are numbered clockwise from 0; with two players Aaron (LI-P1) is seat 2. Coasts are N, E, S,
W (0 to 3); landing ``2 * coast`` is the first of its coast going clockwise, ``2 * coast + 1`` the
second. Corner ``k`` lies between coast ``k - 1`` and coast ``k``.
"""

from typing import Any, Final, final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.column import add_back, add_front
from doubloon.games.loot_island.components.compasses import pushed, without
from doubloon.games.loot_island.components.deck import (
    AMULET,
    CARDS_PER_COLOUR,
    LO_SIZE,
    LootDeck,
    card_name,
)
from doubloon.games.loot_island.types.facts import Coast, Corner
from doubloon.kernel.bits import BIT, count, lowest
from doubloon.kernel.questions.question import QuestionState

COASTS: Final[tuple[Coast, ...]] = get_args(Coast)
CORNERS: Final[tuple[Corner, ...]] = get_args(Corner)
ROUNDS: Final[i64] = 5
COMPASSES: Final[i64] = 3

# Which cards fit behind a last card of value 0 (none) to 10: LI-2.9, LI-2.10, LI-2.13, LI-2.14
FITS: Final[vec[i64]] = vec[i64](
    [0x3FFFFF, 0x3FFFFF] + [0x300003 | (0xFFFFF & -(4 ** (v - 1))) for v in range(2, 11)]
)
TWO_TO_TEN: Final[i64] = 0xFFFFC

# Events by their place in the deck's list
A1: Final[i64] = 0
A2: Final[i64] = 1
A3: Final[i64] = 2
A4: Final[i64] = 3
B1: Final[i64] = 4
B2: Final[i64] = 5
B3: Final[i64] = 6
B4: Final[i64] = 7
B5: Final[i64] = 8
B6: Final[i64] = 9
B7: Final[i64] = 10
B8: Final[i64] = 11
B9: Final[i64] = 12
B10: Final[i64] = 13
B11: Final[i64] = 14
B12: Final[i64] = 15
B13: Final[i64] = 16
B14: Final[i64] = 17

OPEN_HEALERS: Final[i64] = 1  # LI-O1
DEALT_HEALERS: Final[i64] = 2  # LI-O2
HEALER_WORDS: Final = ("hidden", "open", "dealt")


@final
class Setup:
    """What never changes during a game; shared by all copies of its state."""

    def __init__(self, players: int, options: dict[str, Any], deck: LootDeck) -> None:
        self.players: i64 = players
        self.aaron: i64 = 2 if players == 2 else -1
        self.seats: i64 = 3 if players == 2 else players
        self.deck = deck
        self.options = options
        self.need: i64 = (4, 4, 5, 6)[players - 2]  # LI-3.1
        self.hand_limit: i64 = 6 if players == 2 else 7  # LI-S3
        self.ask: bool = options["ask"]
        self.healers: i64 = HEALER_WORDS.index(options["healers"])
        self.show_events: bool = options["show_events"]
        self.more_cards: bool = options["more_cards"]
        tiles: i64 = 0
        for tile in range(deck.islands):
            if deck.tile_five[tile] == 0 or players == 5:  # LI-S6
                tiles |= BIT[tile]
        self.tiles: i64 = tiles
        piles = {2: [4, 1], 3: [4, 1], 4: [4, 2, 1], 5: [4, 3, 2, 1]}[players]  # LI-S2
        self.piles: vec[i64] = vec[i64](piles)


class Board(QuestionState):
    """Cards, compasses, cubes, treasures, the ship."""

    def __init__(self, setup: Setup, source: "Board | None" = None) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.deck = setup.deck
        if source is not None:
            self.copy_chance(source)
            self.top = source.top
            self.round: i64 = source.round
            self.event: i64 = source.event
            self.first: i64 = source.first
            self.corner: i64 = source.corner
            self.bow: i64 = source.bow
            self.face_up: i64 = source.face_up
            self.passed: i64 = source.passed
            self.aaron_out: bool = source.aaron_out
            self.jump: bool = source.jump
            self.eliminated: i64 = source.eliminated
            self.hands: vec[i64] = source.hands[:]
            self.chosen: vec[i64] = source.chosen[:]
            self.cubes: vec[i64] = source.cubes[:]
            self.loot: vec[i64] = source.loot[:]
            self.healer: vec[i64] = source.healer[:]
            self.placed: vec[i64] = source.placed[:]
            self.colour: vec[i64] = source.colour[:]
            self.cards: vec[i64] = source.cards[:]
            self.value: vec[i64] = source.value[:]
            self.order: vec[i64] = source.order[:]
            self.stack: vec[i64] = source.stack[:]
            self.map_deck: vec[i64] = source.map_deck
            self.map_left: i64 = source.map_left
            self.map_discards: vec[i64] = source.map_discards[:]
            self.strata: vec[i64] = source.strata
            self.treasure_deck: vec[i64] = source.treasure_deck
            self.treasure_left: i64 = source.treasure_left
            self.buried_lo: i64 = source.buried_lo
            self.buried_hi: i64 = source.buried_hi
            self.table_lo: i64 = source.table_lo
            self.table_hi: i64 = source.table_hi
            self.reburied: bool = source.reburied
            self.events: vec[i64] = source.events
            self.healers: vec[i64] = source.healers
            self.shown: vec[i64] = source.shown[:]
            self.offered: i64 = source.offered
        else:
            zeros = vec[i64]([0] * 8)
            self.round = 1
            self.event = -1
            self.first = 0  # who has the First Player tile
            self.corner = 0
            self.bow = 1  # 1: clockwise, -1: the other way
            self.face_up = setup.tiles  # small islands that can be used
            self.passed = 0
            self.aaron_out = False  # LI-P6 under B9
            self.jump = False  # LI-D2: the treasures ran out
            self.eliminated = 0  # LI-E2
            self.hands = vec[i64]([0] * (4 * setup.seats))  # by seat and colour
            self.chosen = vec[i64]([0] * (4 * setup.seats))  # sealed discards
            self.cubes = vec[i64]([3] * setup.players + [0] * (setup.seats - setup.players))
            self.loot = vec[i64]([0] * (2 * setup.seats))  # kept treasures: lo, hi
            self.healer = vec[i64]([-1] * setup.seats)
            self.placed = vec[i64]([0] * setup.seats)  # landings with a compass of the seat
            self.colour = vec[i64]([-1] * 8)
            self.cards = zeros
            self.value = zeros[:]  # of the last card of the column, 0 for none
            self.order = vec[i64]([0] * 16)  # the column from the shore outwards
            self.stack = zeros[:]  # compasses from bottom to top
            self.map_deck = vec[i64]()  # the top card is the last of the first map_left
            self.map_left = 0
            self.map_discards = vec[i64]([0] * 4)
            self.strata = vec[i64]()  # what each reshuffle made the map deck of
            self.treasure_deck = vec[i64]()
            self.treasure_left = 0
            self.buried_lo = 0  # discarded treasures
            self.buried_hi = 0
            self.table_lo = 0  # revealed treasures nobody has taken yet
            self.table_hi = 0
            self.reburied = False  # were discarded treasures shuffled into a new deck?
            self.events = vec[i64]([-1] * 5)  # by round
            self.healers = vec[i64]()
            self.shown = vec[i64]([-1] * setup.players)  # LI-O2: the healer each puts down
            self.offered = 0  # healers that can be chosen

    # the ship (LI-S1)

    def coast(self) -> i64:
        """The exploration coast: the one at the bow."""
        if self.bow > 0:
            return self.corner
        return (self.corner + 3) & 3

    def closest_landing(self) -> i64:
        """Of the exploration coast's landings, the one next to the ship."""
        if self.bow > 0:
            return 2 * self.corner
        return 2 * self.coast() + 1

    def move_ship(self) -> None:
        """LI-1.1: to the next corner in the direction it faces."""
        self.corner = (self.corner + self.bow) & 3
        if self.sink is not None:
            said = {"corner": CORNERS[self.corner], "coast": COASTS[self.coast()]}
            self.sink.tell("ship", said)

    # map cards

    def hand_size(self, seat: i64) -> i64:
        """How many map cards a seat holds."""
        base = 4 * seat
        hands = self.hands
        return (
            count(hands[base])
            + count(hands[base + 1])
            + count(hands[base + 2])
            + count(hands[base + 3])
        )

    def reshuffle_maps(self) -> bool:
        """LI-D1: the discards become the new map deck. False if there are none."""
        fresh = vec[i64]()
        strata = self.strata
        for colour in range(4):
            rest = self.map_discards[colour]
            strata = append(strata, rest)
            self.map_discards[colour] = 0
            while rest != 0:
                fresh = append(fresh, colour * CARDS_PER_COLOUR + lowest(rest))
                rest &= rest - 1
        if len(fresh) == 0:
            return False
        self.shuffle(fresh)
        self.strata = strata
        self.map_deck = fresh
        self.map_left = len(fresh)
        if self.sink is not None:
            self.sink.tell("maps_reshuffled", {"cards": len(fresh)})
        return True

    def draw(self, seat: i64, number: i64) -> None:
        """Draw map cards from the deck, as far as there are any (LI-D1)."""
        drawn: i64 = 0
        names: list[str] = []
        while drawn < number:
            if self.map_left == 0 and not self.reshuffle_maps():
                break
            self.map_left -= 1
            card = self.map_deck[self.map_left]
            self.hands[4 * seat + card // CARDS_PER_COLOUR] |= BIT[card % CARDS_PER_COLOUR]
            drawn += 1
            if self.sink is not None:
                names.append(card_name(card))
        if drawn == 0:
            return
        self.reveals += 1
        if self.sink is not None:
            said: dict[str, Any] = {"seat": seat, "number": drawn}
            if seat == self.setup.aaron:
                said["cards"] = names
                self.sink.tell("drew", said, ["cards"])
            else:
                self.sink.whisper("drew", said, {"cards": names}, [seat])

    def discard_card(self, seat: i64, card: i64) -> None:
        """Put a card from a hand on the discards."""
        colour = card // CARDS_PER_COLOUR
        mark = BIT[card % CARDS_PER_COLOUR]
        self.hands[4 * seat + colour] &= ~mark
        self.map_discards[colour] |= mark

    def can_draw(self) -> bool:
        """Is there a map card left to draw?"""
        if self.map_left > 0:
            return True
        discards = self.map_discards
        return discards[0] | discards[1] | discards[2] | discards[3] != 0

    # columns

    def lay(self, landing: i64, colour: i64, chosen: i64) -> None:
        """Lay cards of one colour at a landing, 1s in front of higher cards (LI-2.14)."""
        front = self.value[landing] >= 2
        self.colour[landing] = colour
        self.cards[landing] |= chosen
        rest = chosen
        while rest != 0:
            index = lowest(rest)
            rest &= rest - 1
            if front and index < 2:
                add_front(self.order, landing, index)
            else:
                add_back(self.order, landing, index)
        high = chosen & TWO_TO_TEN
        if high != 0:
            while high & (high - 1) != 0:
                high &= high - 1
            self.value[landing] = (lowest(high) >> 1) + 1
        elif self.value[landing] == 0:
            self.value[landing] = 1  # a 1, or a wild as the first card (LI-2.10)

    def cards_at(self, landing: i64) -> i64:
        """How many cards a landing counts, a +1 as two (LI-3.1)."""
        cards = self.cards[landing]
        if cards == 0:
            return 0
        return count(cards) + count(cards & self.deck.plus[self.colour[landing]])

    def chests_at(self, landing: i64) -> i64:
        """How many chests lie at a landing."""
        cards = self.cards[landing]
        if cards == 0:
            return 0
        return count(cards & self.deck.chest[self.colour[landing]])

    def clear(self, landing: i64) -> None:
        """LI-3.8: compasses go home, map cards to the discards."""
        for seat in range(self.setup.seats):
            self.placed[seat] &= ~BIT[landing]
        self.stack[landing] = 0
        if self.cards[landing] != 0:
            self.map_discards[self.colour[landing]] |= self.cards[landing]
        self.cards[landing] = 0
        self.colour[landing] = -1
        self.value[landing] = 0
        self.order[2 * landing] = 0
        self.order[2 * landing + 1] = 0

    # compasses (LI-2.7)

    def has_compass(self, seat: i64, landing: i64) -> bool:
        """Does the seat have a compass at the landing?"""
        return (self.placed[seat] >> landing) & 1 != 0

    def supply_left(self, seat: i64) -> bool:
        """Can the seat place a compass from its supply? (B4 allows two on the island.)"""
        limit = COMPASSES - 1 if self.event == B4 else COMPASSES
        return count(self.placed[seat]) < limit

    def place_compass(self, seat: i64, landing: i64) -> None:
        """On top of the stack."""
        self.placed[seat] |= BIT[landing]
        self.stack[landing] = pushed(self.stack[landing], seat)

    def lift_compass(self, seat: i64, landing: i64) -> None:
        """Take a compass off a landing."""
        self.placed[seat] &= ~BIT[landing]
        self.stack[landing] = without(self.stack[landing], seat)

    # cubes

    def take_cubes(self, seat: i64, number: i64, why: str) -> None:
        """Take curse cubes by the rule ``why``; Aaron never does (LI-P1)."""
        if seat == self.setup.aaron or number == 0:
            return
        self.cubes[seat] += number
        if self.sink is not None:
            self.sink.tell("cubes", {"seat": seat, "change": number, "why": why})

    def drop_cubes(self, seat: i64, number: i64, why: str) -> None:
        """Discard curse cubes by the rule ``why``, as far as there are any."""
        if self.cubes[seat] < number:
            number = self.cubes[seat]
        if number <= 0:
            return
        self.cubes[seat] -= number
        if self.sink is not None:
            self.sink.tell("cubes", {"seat": seat, "change": -number, "why": why})

    # treasures

    def reveal(self, number: i64) -> None:
        """Turn treasures up onto the table (LI-D2: reshuffle when short, jump if still short)."""
        shown: list[int] = []
        while number > 0:
            if self.treasure_left == 0 and not self.reshuffle_treasures():
                self.jump = True
                break
            self.treasure_left -= 1
            treasure = self.treasure_deck[self.treasure_left]
            if treasure < LO_SIZE:
                self.table_lo |= BIT[treasure]
            else:
                self.table_hi |= BIT[treasure - LO_SIZE]
            number -= 1
            self.reveals += 1
            if self.sink is not None:
                shown.append(treasure + 1)
        if self.sink is not None and shown:
            self.sink.tell("revealed", {"number": len(shown), "treasures": shown}, ["treasures"])

    def reshuffle_treasures(self) -> bool:
        """LI-D2: the discarded treasures become the new deck. False if there are none."""
        if self.buried_lo == 0 and self.buried_hi == 0:
            return False
        fresh = vec[i64]()
        lo = self.buried_lo
        while lo != 0:
            fresh = append(fresh, lowest(lo))
            lo &= lo - 1
        hi = self.buried_hi
        while hi != 0:
            fresh = append(fresh, LO_SIZE + lowest(hi))
            hi &= hi - 1
        self.shuffle(fresh)
        self.treasure_deck = fresh
        self.treasure_left = len(fresh)
        self.buried_lo = 0
        self.buried_hi = 0
        self.reburied = True
        if self.sink is not None:
            self.sink.tell("treasures_reshuffled", {"treasures": len(fresh)})
        return True

    def on_table(self, treasure: i64) -> bool:
        """Does this treasure lie on the table?"""
        if treasure < LO_SIZE:
            return (self.table_lo >> treasure) & 1 != 0
        return (self.table_hi >> (treasure - LO_SIZE)) & 1 != 0

    def off_table(self, treasure: i64) -> None:
        """Take a treasure from the table."""
        if treasure < LO_SIZE:
            self.table_lo &= ~BIT[treasure]
        else:
            self.table_hi &= ~BIT[treasure - LO_SIZE]

    def amulets(self, seat: i64) -> i64:
        """How many amulets lie before a seat."""
        return count(self.loot[2 * seat] & self.deck.of_kind_lo[AMULET]) + count(
            self.loot[2 * seat + 1] & self.deck.of_kind_hi[AMULET]
        )

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def acts_for(self, seat: i64, actor: i64) -> bool:
        """Is the actor of a turn the seat itself, or Aaron (LI-P3)?"""
        return actor == seat or actor == self.setup.aaron

    def tile_distance(self, seat: i64) -> i64:
        """How far clockwise from the First Player tile's owner, who is at 0."""
        return (seat - self.first + self.players) % self.players
