"""The board of Tobago: everything on the table, and the small deeds all rules share.

Seats are numbered clockwise from 0. The four treasure maps are black, grey, white and brown, 0 to
3. The clues that lie on them are one list, map by map and from top to bottom, the ``trail``: each
entry is a clue, a map, and whose compass rose marks it.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.chart import Chart, first_of, hi_of, holds, lo_of, size_of
from doubloon.games.tobago.components.deck import CURSE, CURSES, TobagoDeck, clue_name
from doubloon.kernel.bits import BIT, count, lowest
from doubloon.kernel.questions.question import QuestionState

MAPS: Final[i64] = 4
HUTS: Final = 4
PALMS: Final = 3
STATUES: Final = 3
MARKERS: Final[i64] = 17
ROSES: Final[i64] = 15
IDLE_ROUNDS: Final[i64] = 20  # TB-E2

STOP: Final[i64] = 0  # TB-R4
PAY_TO_GO_ON: Final[i64] = 1  # TB-O1
CURSE_WORDS: Final = ("stops", "amulets", "all")
CURSE_COUNTS: Final = ("none", "one", "two")  # TB-O4, TB-O3

# An entry of the trail: clue + 64 * map + 256 * (seat + 1)
NO_CLUE: Final[i64] = 63  # the raiser's rose lies below the last clue (TB-R1)


def entry_of(clue: i64, treasure_map: i64, seat: i64) -> i64:
    """A clue on a map with a seat's rose (-1: none), as an entry of the trail."""
    return clue + 64 * treasure_map + 256 * (seat + 1)


def clue_of(entry: i64) -> i64:
    """The clue of an entry, or ``NO_CLUE``."""
    return entry & 63


def map_of(entry: i64) -> i64:
    """The map of an entry."""
    return (entry >> 6) & 3


def rose_of(entry: i64) -> i64:
    """Whose rose lies there; -1: none."""
    return (entry >> 8) - 1


def inserted(trail: vec[i64], entry: i64) -> vec[i64]:
    """The trail with one more entry, below the last one of its map; maps lie side by side."""
    longer = vec[i64]()
    waiting = True
    for each in trail:
        if waiting and map_of(each) > map_of(entry):
            longer = append(longer, entry)
            waiting = False
        longer = append(longer, each)
    if waiting:
        longer = append(longer, entry)
    return longer


@final
class Setup:
    """What never changes during a game; shared by all copies of its state."""

    def __init__(self, players: int, options: dict[str, Any], deck: TobagoDeck) -> None:
        self.players: i64 = players
        self.deck = deck
        self.options = options
        self.hand_limit: i64 = 6 if players == 2 else 4  # TB-S3
        self.after_curse: i64 = CURSE_WORDS.index(options["after_curse"])
        self.curses: i64 = CURSE_COUNTS.index(options["curses"])
        gold: i64 = count(deck.gold)
        bottom: i64 = 21 if options["late_curses"] else 27  # TB-O5, TB-S2
        self.bottom: i64 = self.curses + (bottom if bottom < gold else gold)
        self.treasures: i64 = deck.gold
        for curse in range(self.curses):
            self.treasures |= BIT[CURSE + curse]
        word: str = options["island"]
        self.island: i64 = 0 if word == "random" else int(word)


class Board(QuestionState):
    """Clues, roses, sites, ATVs, amulets and gold."""

    def __init__(self, setup: Setup, source: "Board | None", chart: Chart) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.deck = setup.deck
        self.chart = chart
        if source is not None:
            self.copy_chance(source)
            self.top = source.top
            self.first: i64 = source.first
            self.idle: i64 = source.idle
            self.hands: vec[i64] = source.hands[:]
            self.gold: vec[i64] = source.gold[:]
            self.atv: vec[i64] = source.atv[:]
            self.held: vec[i64] = source.held[:]
            self.roses: vec[i64] = source.roses[:]
            self.sites: vec[i64] = source.sites[:]
            self.faces: vec[i64] = source.faces[:]
            self.amulets_lo: i64 = source.amulets_lo
            self.amulets_hi: i64 = source.amulets_hi
            self.trail: vec[i64] = source.trail
            self.clue_deck: vec[i64] = source.clue_deck
            self.clue_left: i64 = source.clue_left
            self.clue_discards: i64 = source.clue_discards
            self.born: vec[i64] = source.born
            self.shuffled: i64 = source.shuffled
            self.treasure_deck: vec[i64] = source.treasure_deck
            self.treasure_left: i64 = source.treasure_left
            self.buried: i64 = source.buried
            self.gone: i64 = source.gone
            self.last: bool = source.last
            self.refilled: i64 = source.refilled
            self.peeks: vec[i64] = source.peeks
            self.peeked: vec[i64] = source.peeked
            self.peek_from: i64 = source.peek_from
            self.unseen: i64 = source.unseen
            self.pile: vec[i64] = source.pile
            self.pile_left: i64 = source.pile_left
            self.turned: i64 = source.turned
        else:
            players = int(setup.players)
            self.first = 0
            self.idle = 0  # turns in a row without a clue or a treasure (TB-E2)
            self.hands = vec[i64]([0] * players)
            self.gold = vec[i64]([0] * players)
            self.atv = vec[i64]([-1] * players)
            self.held = vec[i64]([0] * players)  # amulets
            self.roses = vec[i64]([int(ROSES)] * players)  # that are not on a map
            self.sites = vec[i64]([0] * 8)  # the possible spaces: lo, hi by map
            self.faces = vec[i64]([0] * STATUES)  # where the statues look
            self.amulets_lo = 0
            self.amulets_hi = 0
            self.trail = vec[i64]()
            self.clue_deck = vec[i64]()  # the top card is the last of the first clue_left
            self.clue_left = 0
            self.clue_discards = 0
            self.born = vec[i64]([0] * 61)  # the shuffle that put a clue into the deck last
            self.shuffled = 0  # how often the discarded clues became a new deck (TB-K5)
            self.treasure_deck = vec[i64]()
            self.treasure_left = 0
            self.buried = 0  # discarded treasure cards
            self.gone = 0  # curses that left the game
            self.last = False  # TB-E1: the treasure deck has run out
            self.refilled = 0  # the discards that became a new treasure deck then
            self.peeks = vec[i64]([0] * players)  # TB-R2: who has seen what
            self.peeked = vec[i64]([0] * players)  # and how many
            self.peek_from = 0  # how many cards the treasure deck had before
            self.unseen = -1  # the one that nobody has seen
            self.pile = vec[i64]()  # what is to be turned up, the next is the last
            self.pile_left = 0
            self.turned = 0  # turned up in this share-out

    def lay_out(self, chart: Chart) -> None:
        """The island with its objects; a treasure can be anywhere (TB-S1, TB-S4)."""
        self.chart = chart
        for treasure_map in range(MAPS):
            self.sites[2 * treasure_map] = chart.island.all_lo
            self.sites[2 * treasure_map + 1] = chart.island.all_hi

    # clues

    def draw_clues(self, seat: i64, number: i64) -> None:
        """Draw clues, as far as there are any (TB-K5, TB-E2)."""
        drawn: i64 = 0
        names: list[str] = []
        while drawn < number:
            if self.clue_left == 0 and not self.reshuffle_clues():
                break
            self.clue_left -= 1
            clue = self.clue_deck[self.clue_left]
            self.hands[seat] |= BIT[clue]
            drawn += 1
            if self.sink is not None:
                names.append(clue_name(clue))
        if drawn == 0:
            return
        self.reveals += 1
        if self.sink is not None:
            said: dict[str, Any] = {"seat": seat, "number": drawn}
            self.sink.whisper("drew", said, {"clues": names}, [seat])

    def draw_up(self, seat: i64) -> None:
        """Up to the hand limit (TB-K1)."""
        self.draw_clues(seat, self.setup.hand_limit - count(self.hands[seat]))

    def reshuffle_clues(self) -> bool:
        """TB-K5: the discards become the new clue deck. False if there are none."""
        if self.clue_discards == 0:
            return False
        fresh = vec[i64]()
        born = self.born[:]
        self.shuffled += 1
        rest = self.clue_discards
        self.clue_discards = 0
        while rest != 0:
            clue = lowest(rest)
            rest &= rest - 1
            fresh = append(fresh, clue)
            born[clue] = self.shuffled
        self.shuffle(fresh)
        self.born = born
        self.clue_deck = fresh
        self.clue_left = len(fresh)
        if self.sink is not None:
            self.sink.tell("clues_reshuffled", {"clues": len(fresh)})
        return True

    def exchange_hand(self, seat: i64) -> None:
        """The whole hand for as many new clues (TB-T1, TB-A4)."""
        hand = self.hands[seat]
        self.hands[seat] = 0
        self.clue_discards |= hand
        self.draw_clues(seat, count(hand))

    # treasure maps

    def site_count(self, treasure_map: i64) -> i64:
        """How many spaces are still possible."""
        return size_of(self.sites[2 * treasure_map], self.sites[2 * treasure_map + 1])

    def marked(self, treasure_map: i64) -> bool:
        """Do site markers lie there? (TB-K3)"""
        return self.site_count(treasure_map) <= MARKERS

    def site(self, treasure_map: i64) -> i64:
        """The only possible space; -1 while there are more."""
        lo = self.sites[2 * treasure_map]
        hi = self.sites[2 * treasure_map + 1]
        if lo & (lo - 1) != 0 or hi & (hi - 1) != 0 or (lo != 0 and hi != 0):
            return -1
        return first_of(lo, hi)

    def fits(self, clue: i64, treasure_map: i64) -> bool:
        """TB-K2: it rules out a space that was possible, and leaves one."""
        lo = self.sites[2 * treasure_map]
        hi = self.sites[2 * treasure_map + 1]
        left_lo = lo & self.chart.clue_lo[clue]
        left_hi = hi & self.chart.clue_hi[clue]
        if left_lo == lo and left_hi == hi:
            return False
        return left_lo != 0 or left_hi != 0

    def fits_somewhere(self, clue: i64) -> bool:
        """Can the clue be put on one of the maps?"""
        for treasure_map in range(MAPS):
            if self.fits(clue, treasure_map):
                return True
        return False

    def lay_clue(self, seat: i64, clue: i64, treasure_map: i64) -> None:
        """TB-K1: below the last clue, with a rose if one is left."""
        rose: i64 = -1
        if self.roses[seat] > 0:
            self.roses[seat] -= 1
            rose = seat
        self.hands[seat] &= ~BIT[clue]
        self.trail = inserted(self.trail, entry_of(clue, treasure_map, rose))
        before = self.site_count(treasure_map)
        self.sites[2 * treasure_map] &= self.chart.clue_lo[clue]
        self.sites[2 * treasure_map + 1] &= self.chart.clue_hi[clue]
        if self.sink is not None:
            now = self.site_count(treasure_map)
            self.sink.tell(
                "clue",
                {
                    "seat": seat,
                    "clue": clue_name(clue),
                    "map": MAP_NAMES[treasure_map],
                    "rose": rose >= 0,
                    "before": before,
                    "sites": now,
                },
            )
            self.tell_sites(treasure_map, before)

    def tell_sites(self, treasure_map: i64, before: i64) -> None:
        """TB-K3: markers are put down, or the site is known."""
        now = self.site_count(treasure_map)
        if self.sink is None or now == before or now > MARKERS:
            return
        name = MAP_NAMES[treasure_map]
        lo = self.sites[2 * treasure_map]
        hi = self.sites[2 * treasure_map + 1]
        if before > MARKERS:
            self.sink.tell("marked", {"map": name, "spaces": self.chart.island.names(lo, hi)})
        if now == 1:
            self.sink.tell("located", {"map": name, "space": self.space_name(first_of(lo, hi))})

    def space_name(self, space: i64) -> str:
        """A space as on a chart."""
        return self.chart.island.name(space)

    # amulets

    def supply(self) -> i64:
        """How many amulets are neither on the island nor with a player."""
        number = self.deck.amulets - size_of(self.amulets_lo, self.amulets_hi)
        for seat in range(self.players):
            number -= self.held[seat]
        return number

    def amulet_at(self, space: i64) -> bool:
        """Does an amulet lie there?"""
        return holds(self.amulets_lo, self.amulets_hi, space)

    def collect(self, seat: i64) -> None:
        """TB-T2, TB-M2: the amulet under the ATV, if there is one."""
        space = self.atv[seat]
        if not self.amulet_at(space):
            return
        self.amulets_lo &= ~lo_of(space)
        self.amulets_hi &= ~hi_of(space)
        self.held[seat] += 1
        if self.sink is not None:
            said: dict[str, Any] = {"seat": seat, "space": self.space_name(space)}
            self.sink.tell("amulet_taken", said)

    # treasure cards

    def best_gold(self, seat: i64) -> i64:
        """The most valuable gold card of a seat, of equal ones the lowest number; -1: none."""
        best: i64 = -1
        rest = self.gold[seat]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if best < 0 or self.deck.value[card] > self.deck.value[best]:
                best = card
        return best

    def discard_treasure(self, card: i64) -> None:
        """Gold to the discards; a curse leaves the game."""
        if BIT[card] & CURSES != 0:
            self.gone |= BIT[card]
        else:
            self.buried |= BIT[card]

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        seat += 1
        return 0 if seat == self.players else seat
