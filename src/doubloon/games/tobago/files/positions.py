"""Boards from plain data: exact for dumps and views, forgiving for positions written by hand.

In a position by hand everything but ``players`` may be left out: it is island 1, objects stand at
random (``seed`` picks how), the maps are empty, the first player is to act once all ATVs stand on
the island, and clues and treasure cards that are named nowhere are shuffled into the decks.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    HUTS,
    IDLE_ROUNDS,
    MARKERS,
    NO_CLUE,
    PALMS,
    ROSES,
    STATUES,
    Setup,
    clue_of,
    entry_of,
    inserted,
)
from doubloon.games.tobago.components.chart import (
    CELL_NUMBERS,
    DIRECTIONS,
    Chart,
    Island,
    hi_of,
    lo_of,
)
from doubloon.games.tobago.components.deck import CURSE, MOST_GOLD, TREASURES
from doubloon.games.tobago.components.position import FULL
from doubloon.games.tobago.files.sections import ISLANDS, island
from doubloon.games.tobago.rules.preparation import place_objects
from doubloon.games.tobago.rules.questions import QUESTIONS
from doubloon.games.tobago.rules.turns import Place, begin_turn
from doubloon.games.tobago.state import Tobago
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, count, has, members
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, listing, mapping, numbers, shown, word
from doubloon.kernel.files.positions import (
    BIG,
    SHARED_KEYS,
    go_on,
    load_chance,
    load_progress,
    people,
)
from doubloon.kernel.state import State

MOST_SHUFFLES: Final = 100_000
KEYS: Final = [
    *("island", "huts", "palms", "statues", "amulets", "first_player", "players", "maps"),
    *("clue_discards", "clue_shuffles", "clue_deck", "treasure_discards", "curses_gone"),
    *("last_treasure", "refilled", "peek_from", "turned_up", "treasure_deck", "pile", "unseen"),
    *("idle_turns", *SHARED_KEYS),
]
PERSON_KEYS: Final = ["atv", "amulets", "roses", "gold", "hand", "peek"]


def space(land: Island, data: Any, place: str) -> int:
    """A space by its name on the chart."""
    cell = CELL_NUMBERS.get(data, -1) if isinstance(data, str) else -1
    if cell < 0 or land.space[cell] < 0:
        raise PositionError(f"{place}: {shown(data)} is no space of island {land.number}; as C7")
    return int(land.space[cell])


def clue(setup: Setup, data: Any, place: str) -> int:
    """A clue of the deck by its notation."""
    number = 0
    if isinstance(data, str) and data[:1] == "c" and data[1:].isdecimal() and len(data) < 4:
        number = int(data[1:])
    if not 1 <= number <= 61 or data != f"c{number}" or not has(setup.deck.clues, number - 1):
        raise PositionError(f"{place}: {shown(data)} is no clue of the deck; such as c17")
    return number - 1


def clue_mask(setup: Setup, data: Any, place: str) -> i64:
    """A list of clues, each once."""
    mask: i64 = 0
    for each in listing(data, place):
        mark = BIT[clue(setup, each, place)]
        if mask & mark != 0:
            raise PositionError(f"{place}: {each} is there twice")
        mask |= mark
    return mask


def card_mask(data: Any, place: str, low: int, high: int) -> i64:
    """A list of treasure cards by number, each once."""
    return numbers(data, place, low, high) << (low - 1)


def spaces(land: Island, data: Any, place: str) -> list[int]:
    """A list of spaces, each once."""
    found = [space(land, each, place) for each in listing(data, place)]
    if len(set(found)) < len(found):
        raise PositionError(f"{place}: each space once")
    return found


def load_chart(setup: Setup, position: dict[str, Any], seed: int) -> tuple[Chart, list[int]]:
    """The island with its objects (TB-S1), and where the statues look."""
    land = island(integer(position.get("island", 1), "island", 1, ISLANDS))
    source = State(int(setup.players))
    source.use_seed(seed)
    some = place_objects(source, land)
    huts = [int(some[n]) for n in range(HUTS)]
    palms = [int(some[n]) for n in range(HUTS, HUTS + PALMS)]
    statues = [int(some[n]) for n in range(HUTS + PALMS, HUTS + PALMS + STATUES)]
    faces = [0] * STATUES
    if "huts" in position:
        huts = spaces(land, position["huts"], "huts")
    if "palms" in position:
        palms = spaces(land, position["palms"], "palms")
    if "statues" in position:
        written = listing(position["statues"], "statues")
        entries = [mapping(each, "statues", ["space", "faces"]) for each in written]
        statues = spaces(land, [each.get("space") for each in entries], "statues")
        faces = [word(each.get("faces", "NE"), "statues", list(DIRECTIONS)) for each in entries]
    for name, found, number in (
        ("huts", huts, HUTS),
        ("palms", palms, PALMS),
        ("statues", statues, STATUES),
    ):
        if len(found) != number:
            raise PositionError(f"{name}: {len(found)} entries; {number} are needed (TB-C2)")
    if len({*huts, *palms, *statues}) < HUTS + PALMS + STATUES:
        raise PositionError("huts, palms, statues: one object on a space (TB-S1)")
    chart = Chart(land, setup.deck, vec[i64](huts), vec[i64](palms), vec[i64](statues))
    return chart, faces


def load_common(board: Tobago, data: Any) -> None:
    """Everything that dumps and views have in common."""
    position = mapping(data, "position", KEYS)
    setup = board.setup
    seed = integer(position.get("seed", 0), "seed", 0, BIG)
    chart, faces = load_chart(setup, position, seed)
    board.lay_out(chart)
    last = int(setup.players) - 1
    board.faces = vec[i64](faces)
    for each in spaces(chart.island, position.get("amulets", []), "amulets"):
        board.amulets_lo |= lo_of(each)
        board.amulets_hi |= hi_of(each)
    board.first = integer(position.get("first_player", 0), "first_player", 0, last)
    board.clue_discards = clue_mask(setup, position.get("clue_discards", []), "clue_discards")
    load_shuffles(board, position.get("clue_shuffles", {}))
    gold: int = MOST_GOLD
    board.buried = card_mask(position.get("treasure_discards", []), "treasure_discards", 1, gold)
    board.gone = card_mask(
        position.get("curses_gone", []), "curses_gone", int(CURSE) + 1, int(TREASURES)
    )
    board.last = flag(position.get("last_treasure", False), "last_treasure")
    board.refilled = card_mask(position.get("refilled", []), "refilled", 1, gold)
    board.peek_from = integer(position.get("peek_from", 0), "peek_from", 0, int(TREASURES))
    board.turned = card_mask(position.get("turned_up", []), "turned_up", 1, int(TREASURES))
    idle = int(IDLE_ROUNDS * setup.players)
    board.idle = integer(position.get("idle_turns", 0), "idle_turns", 0, idle)
    load_maps(board, position.get("maps", {}))
    load_progress(board, position, QUESTIONS)


def load_shuffles(board: Tobago, data: Any) -> None:
    """Which clues came into the deck with which shuffle (TB-K5)."""
    shuffles = mapping(data, "clue_shuffles", ["number", "clues"])
    number = integer(shuffles.get("number", 0), "clue_shuffles.number", 0, MOST_SHUFFLES)
    board.shuffled = number
    place = "clue_shuffles.clues"
    for key, names in mapping(shuffles.get("clues", {}), place).items():
        shuffle = integer(int(key) if key.isdecimal() and len(key) < 9 else 0, place, 1, number)
        for each in listing(names, place):
            board.born[clue(board.setup, each, place)] = shuffle


def load_maps(board: Tobago, data: Any) -> None:
    """Clues with their roses, and what is still possible."""
    for name, entry in mapping(data, "maps", MAP_NAMES).items():
        treasure_map: i64 = word(name, "maps", list(MAP_NAMES))
        place = f"maps.{name}"
        pile = mapping(entry, place, ["clues", "markers"])
        for each in listing(pile.get("clues", []), place + ".clues"):
            laid = mapping(each, place + ".clues", ["clue", "rose"])
            load_clue(board, treasure_map, laid, place + ".clues")
        if pile.get("markers") is not None:
            load_markers(board, treasure_map, pile["markers"], place + ".markers")


def load_clue(board: Tobago, treasure_map: i64, laid: dict[str, Any], place: str) -> None:
    """One clue of a map, or the raiser's rose below the last (TB-R1)."""
    number: i64 = NO_CLUE
    if laid.get("clue") is not None:
        number = clue(board.setup, laid["clue"], place)
        board.sites[2 * treasure_map] &= board.chart.clue_lo[number]
        board.sites[2 * treasure_map + 1] &= board.chart.clue_hi[number]
    rose = -1
    if laid.get("rose") is not None:
        rose = integer(laid["rose"], place + ".rose", 0, int(board.players) - 1)
        board.roses[rose] -= 1
        if board.roses[rose] < 0:
            raise PositionError(f"{place}.rose: seat {rose} has only {ROSES} (TB-C2)")
    board.trail = inserted(board.trail, entry_of(number, treasure_map, rose))


def load_markers(board: Tobago, treasure_map: i64, data: Any, place: str) -> None:
    """The site markers, where they lie (TB-K3)."""
    lo: i64 = 0
    hi: i64 = 0
    for each in spaces(board.chart.island, data, place):
        lo |= lo_of(each)
        hi |= hi_of(each)
    if not 1 <= count(lo) + count(hi) <= MARKERS:
        raise PositionError(f"{place}: 1 to {MARKERS} markers (TB-K3)")
    board.sites[2 * treasure_map] = lo
    board.sites[2 * treasure_map + 1] = hi


def load_people(board: Tobago, data: Any, seen_from: int) -> vec[i64]:
    """ATVs, amulets, gold and hands; gives by seat and shuffle how many clues are hidden."""
    shuffles: int = board.shuffled + 1
    counts = vec[i64]([0] * (board.players * shuffles))
    for seat, person in enumerate(people(data, board.players, PERSON_KEYS)):
        place = f"players[{seat}]"
        if person.get("atv") is not None:
            board.atv[seat] = space(board.chart.island, person["atv"], place + ".atv")
        most: int = board.deck.amulets
        board.held[seat] = integer(person.get("amulets", 0), place + ".amulets", 0, most)
        left: int = board.roses[seat]
        integer(person.get("roses", left), place + ".roses", left, left)
        gold: int = MOST_GOLD
        board.gold[seat] = card_mask(person.get("gold", []), place + ".gold", 1, gold)
        hidden = seen_from not in (FULL, seat)
        hand = person.get("hand", [])
        if isinstance(hand, dict) and hidden:
            by = mapping(hand.get("hidden"), place + ".hand.hidden")
            for key, number in by.items():
                shuffle = int(key) if key.isdecimal() and len(key) < 9 else -1
                integer(shuffle, place + ".hand.hidden", 0, shuffles - 1)
                counts[seat * shuffles + shuffle] = integer(number, place + ".hand", 0, 61)
        else:
            board.hands[seat] = clue_mask(board.setup, hand, place + ".hand")
            for each in members(board.hands[seat]):
                counts[seat * shuffles + board.born[each]] += 1
        load_peek(board, seat, person.get("peek", []), hidden, place + ".peek")
    return counts


def load_peek(board: Tobago, seat: int, data: Any, hidden: bool, place: str) -> None:
    """TB-R2: what a seat has seen of the treasure, or how much."""
    if isinstance(data, dict) and hidden:
        board.peeked[seat] = integer(data.get("hidden"), place + ".hidden", 0, int(TREASURES))
        return
    board.peeks[seat] = card_mask(data, place, 1, int(TREASURES))
    board.peeked[seat] = count(board.peeks[seat])


def load_board(board: Tobago, data: Any) -> None:
    """A full board; a PositionError if it cannot exist."""
    load_common(board, data)
    load_people(board, data.get("players"), FULL)
    load_chance(board, data)
    board.pile = card_list(data.get("pile", []), "pile")
    board.pile_left = len(board.pile)
    if data.get("unseen") is not None:
        board.unseen = integer(data["unseen"], "unseen", 1, int(TREASURES)) - 1
    board.clue_deck = clue_deck(board, data)
    board.clue_left = len(board.clue_deck)
    board.treasure_deck = treasure_deck(board, data)
    board.treasure_left = len(board.treasure_deck)
    if "stack" not in data and not board.over:
        what_is_on(board)
    go_on(board)


def what_is_on(board: Tobago) -> None:
    """A board without a stack: ATVs are placed first, then it is the first player's turn."""
    seat = board.first
    for _ in range(board.players):
        if board.atv[seat] < 0:
            board.top = Place(None, seat)
            return
        seat = board.next_seat(seat)
    begin_turn(board, board.first)


def card_list(data: Any, place: str) -> vec[i64]:
    """Treasure cards by number, the top or next one first, each once."""
    card_mask(data, place, 1, int(TREASURES))
    return vec[i64]([number - 1 for number in data[::-1]])


def clue_deck(board: Tobago, data: Any) -> vec[i64]:
    """The deck as written (top first), or all clues named nowhere, shuffled."""
    if "clue_deck" in data:
        clue_mask(board.setup, data["clue_deck"], "clue_deck")
        names = data["clue_deck"][::-1]
        return vec[i64]([clue(board.setup, name, "clue_deck") for name in names])
    rest = board.deck.clues & ~board.clue_discards
    for seat in range(board.players):
        rest &= ~board.hands[seat]
    for entry in board.trail:
        if clue_of(entry) != NO_CLUE:
            rest &= ~BIT[clue_of(entry)]
    deck = vec[i64](members(rest))
    board.rng = chance.shuffle(deck, board.rng)
    return deck


def treasure_deck(board: Tobago, data: Any) -> vec[i64]:
    """The deck as written (top first), or all cards named nowhere, the curses low (TB-S2)."""
    if "treasure_deck" in data:
        return card_list(data["treasure_deck"], "treasure_deck")
    named = board.buried | board.gone | board.turned
    for seat in range(board.players):
        named |= board.gold[seat]
    for card in board.pile:
        named |= BIT[card]
    rest = members(board.setup.treasures & ~named)
    gold = vec[i64]([card for card in rest if card < CURSE])
    board.rng = chance.shuffle(gold, board.rng)
    curses = [card for card in rest if card >= CURSE]
    below = min(len(gold), int(board.setup.bottom) - len(curses))
    bottom = gold[:below]
    for card in curses:
        bottom = append(bottom, i64(card))
    board.rng = chance.shuffle(bottom, board.rng)
    for place in range(below, len(gold)):
        bottom = append(bottom, gold[place])
    return bottom


def load_view(board: Tobago, data: Any, seat: int) -> TobagoView:
    """A view from what ``TobagoView.data`` gave."""
    load_common(board, data)
    counts = load_people(board, data.get("players"), seat)
    left: dict[str, int] = {}
    for key, most in (("clue_deck", 61), ("treasure_deck", int(TREASURES)), ("pile", 41)):
        pile = mapping(data.get(key), key)
        left[key] = integer(pile.get("hidden"), key, 0, most)
    board.clue_left = left["clue_deck"]
    board.treasure_left = left["treasure_deck"]
    board.pile_left = left["pile"]
    return TobagoView(seat, board, counts)
