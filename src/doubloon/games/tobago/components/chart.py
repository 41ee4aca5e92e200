"""The chart of an island: its spaces, and tables for everything that asks about them.

Spaces are hexagons in rows, every other row half a space to the right. A space is named by row and
column as on a chart, ``C7``; its number counts the land in reading order. Sets of spaces are two
masks: ``lo`` holds the numbers 0 to 54, ``hi`` 55 to 109. Directions go clockwise from north-east.

An :class:`Island` is what the sections give (TB-C1), a :class:`Chart` adds the objects of a game
(TB-S1) and what each clue leaves. Both are made once and shared by all copies of a state.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components.deck import (
    HUT,
    LARGEST,
    NEXT,
    OCEAN,
    PALM,
    SIGHT,
    STATUE,
    SUBJECT_COUNT,
    TobagoDeck,
)
from doubloon.games.tobago.types.view import Direction
from doubloon.kernel.bits import BIT, count, lowest

ROWS: Final = 12
COLUMNS: Final = 11
CELLS: Final = 132
LO_SIZE: Final[i64] = 55
LEGS: Final[i64] = 3  # TB-M1
SEA: Final = -1

DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
# Steps in rows and columns by direction, for rows that are not and that are moved to the right
STEPS: Final = (
    ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
    ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)),
)


CELL_NAMES: Final[list[str]] = [
    letter + str(column) for letter in "ABCDEFGHIJKL" for column in range(1, COLUMNS + 1)
]
CELL_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(CELL_NAMES)}


def cell_name(cell: i64) -> str:
    """The name of a place in the grid.

    >>> cell_name(0), cell_name(2 * 11 + 6)
    ('A1', 'C7')
    """
    return CELL_NAMES[cell]


def lo_of(space: i64) -> i64:
    """The space as a lower mask."""
    return BIT[space] if space < LO_SIZE else 0


def hi_of(space: i64) -> i64:
    """The space as an upper mask."""
    return 0 if space < LO_SIZE else BIT[space - LO_SIZE]


def holds(lo: i64, hi: i64, space: i64) -> bool:
    """Is the space in the set?"""
    if space < LO_SIZE:
        return (lo >> space) & 1 != 0
    return (hi >> (space - LO_SIZE)) & 1 != 0


def size_of(lo: i64, hi: i64) -> i64:
    """How many spaces are in the set."""
    return count(lo) + count(hi)


def spaces_of(lo: i64, hi: i64) -> list[int]:
    """The numbers of the spaces in the set, ascending."""
    found: list[int] = []
    while lo != 0:
        found.append(lowest(lo))
        lo &= lo - 1
    while hi != 0:
        found.append(lowest(hi) + LO_SIZE)
        hi &= hi - 1
    return found


def first_of(lo: i64, hi: i64) -> i64:
    """The first space of a set that is not empty."""
    if lo != 0:
        return lowest(lo)
    return lowest(hi) + LO_SIZE


def hex_of(lo: i64, hi: i64) -> str:
    """A set as hexadecimal digits, bit n for space n: short enough to send many of them."""
    low: int = lo
    high: int = hi
    return format(low + high * 2**55, "x")


def _zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def distance(one: i64, two: i64) -> i64:
    """How many steps apart two cells are, over land or sea.

    >>> distance(0, 10), distance(0, 11), distance(1, 132 - 11)
    (10, 1, 11)
    """
    r1 = one // COLUMNS
    r2 = two // COLUMNS
    down = r1 - r2
    # Along the slanted columns of a hexagonal grid, in which one step changes two coordinates.
    along = (one % COLUMNS - r1 // 2) - (two % COLUMNS - r2 // 2)
    across = along + down
    most = down if down > 0 else -down
    if along > most or -along > most:
        most = along if along > 0 else -along
    if across > most or -across > most:
        most = across if across > 0 else -across
    return most


@final
class Island:
    """One of the islands: what does not depend on the objects."""

    def __init__(self, number: int, rows: list[list[int]]) -> None:
        cells = [
            row * COLUMNS + column
            for row in range(ROWS)
            for column in range(COLUMNS)
            if rows[row][column] != SEA
        ]
        self.number: i64 = number
        self.size: i64 = len(cells)
        self.cell: vec[i64] = vec[i64](cells)
        self.space: vec[i64] = vec[i64]([-1] * CELLS)
        for space in range(len(cells)):
            self.space[cells[space]] = space
        self.terrain: vec[i64] = vec[i64]([rows[c // COLUMNS][c % COLUMNS] for c in cells])
        self.near: vec[i64] = vec[i64]([-1] * (6 * len(cells)))  # by space and direction; -1: sea
        self.gaze: vec[i64] = _zeros(6 * len(cells))  # the last land in a direction (TB-R6)
        self.region: vec[i64] = vec[i64]([-1] * len(cells))
        self.region_lo: vec[i64] = _zeros(len(cells))  # by region
        self.region_hi: vec[i64] = _zeros(len(cells))
        self.ball_lo: vec[i64] = _zeros(3 * len(cells))  # what lies within 1, 2, 3 steps
        self.ball_hi: vec[i64] = _zeros(3 * len(cells))
        self.leg_lo: vec[i64] = _zeros(3 * len(cells))  # what 1, 2, 3 legs reach
        self.leg_hi: vec[i64] = _zeros(3 * len(cells))
        self.of_lo: vec[i64] = _zeros(3 * SUBJECT_COUNT)  # by relation and subject
        self.of_hi: vec[i64] = _zeros(3 * SUBJECT_COUNT)
        self.all_lo: i64 = 0
        self.all_hi: i64 = 0
        for space in range(len(cells)):
            self.all_lo |= lo_of(space)
            self.all_hi |= hi_of(space)
        self._neighbours(cells)
        self._balls(cells)
        self._regions()
        self._legs()
        self._subjects()

    def _neighbours(self, cells: list[int]) -> None:
        for space in range(len(cells)):
            row, column = divmod(cells[space], COLUMNS)
            for direction in range(6):
                down, right = STEPS[row % 2][direction]
                if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
                    cell = (row + down) * COLUMNS + column + right
                    self.near[6 * space + direction] = self.space[cell]
        for space in range(len(cells)):
            for direction in range(6):
                last: i64 = space
                while self.near[6 * last + direction] >= 0:
                    last = self.near[6 * last + direction]
                self.gaze[6 * space + direction] = last

    def _balls(self, cells: list[int]) -> None:
        n = len(cells)
        for one in range(n):
            for two in range(n):
                steps = distance(cells[one], cells[two])
                for most in range(steps if steps > 1 else 1, 4):
                    self.ball_lo[(most - 1) * n + one] |= lo_of(two)
                    self.ball_hi[(most - 1) * n + one] |= hi_of(two)

    def _regions(self) -> None:
        regions = 0
        for first in range(self.size):
            if self.region[first] >= 0:
                continue
            waiting: list[int] = [first]
            self.region[first] = regions
            while waiting:
                space: i64 = waiting.pop()
                self.region_lo[regions] |= lo_of(space)
                self.region_hi[regions] |= hi_of(space)
                for direction in range(6):
                    other = self.near[6 * space + direction]
                    if other >= 0 and self.region[other] < 0:
                        if self.terrain[other] == self.terrain[first]:
                            self.region[other] = regions
                            waiting.append(other)
            regions += 1

    def _legs(self) -> None:
        """TB-M1: anywhere in one's region, or one step to another terrain; never in place."""
        n = self.size
        for space in range(n):
            lo = self.region_lo[self.region[space]] | self.ball_lo[space]
            hi = self.region_hi[self.region[space]] | self.ball_hi[space]
            self.leg_lo[space] = lo & ~lo_of(space)
            self.leg_hi[space] = hi & ~hi_of(space)
        for legs in range(1, 3):
            for space in range(n):
                lo = self.leg_lo[(legs - 1) * n + space]
                hi = self.leg_hi[(legs - 1) * n + space]
                for between in spaces_of(lo, hi):
                    lo |= self.leg_lo[between]
                    hi |= self.leg_hi[between]
                self.leg_lo[legs * n + space] = lo
                self.leg_hi[legs * n + space] = hi

    def _subjects(self) -> None:
        """What is in, next to and in sight of each terrain, its largest region, the ocean."""
        n = self.size
        for space in range(n):
            terrain = self.terrain[space]
            self.of_lo[terrain] |= lo_of(space)
            self.of_hi[terrain] |= hi_of(space)
            region = self.region[space]
            lo = self.region_lo[region]
            hi = self.region_hi[region]
            large = LARGEST + terrain
            if size_of(lo, hi) > size_of(self.of_lo[large], self.of_hi[large]):
                self.of_lo[large] = lo
                self.of_hi[large] = hi
        for subject in range(OCEAN):
            self._around(subject)
        for space in range(n):
            if self._at_sea(space):
                self.of_lo[SUBJECT_COUNT * NEXT + OCEAN] |= lo_of(space)
                self.of_hi[SUBJECT_COUNT * NEXT + OCEAN] |= hi_of(space)
        shore_lo = self.of_lo[SUBJECT_COUNT * NEXT + OCEAN]
        shore_hi = self.of_hi[SUBJECT_COUNT * NEXT + OCEAN]
        lo, hi = self.around(shore_lo, shore_hi, 1)
        self.of_lo[SUBJECT_COUNT * SIGHT + OCEAN] = lo
        self.of_hi[SUBJECT_COUNT * SIGHT + OCEAN] = hi

    def _at_sea(self, space: i64) -> bool:
        """Is a neighbour of the space in the ocean?"""
        for direction in range(6):
            if self.near[6 * space + direction] < 0:
                return True
        return False

    def _around(self, subject: i64) -> None:
        """From what is in a subject, what is next to it and in sight of it."""
        lo, hi = self.around(self.of_lo[subject], self.of_hi[subject], 1)
        self.of_lo[SUBJECT_COUNT * NEXT + subject] = lo & ~self.of_lo[subject]
        self.of_hi[SUBJECT_COUNT * NEXT + subject] = hi & ~self.of_hi[subject]
        lo, hi = self.around(self.of_lo[subject], self.of_hi[subject], 2)
        self.of_lo[SUBJECT_COUNT * SIGHT + subject] = lo
        self.of_hi[SUBJECT_COUNT * SIGHT + subject] = hi

    def around(self, lo: i64, hi: i64, steps: i64) -> tuple[i64, i64]:
        """Everything within so many steps (1 to 3) of a set, the set included."""
        around_lo: i64 = 0
        around_hi: i64 = 0
        base = (steps - 1) * self.size
        for space in spaces_of(lo, hi):
            around_lo |= self.ball_lo[base + space]
            around_hi |= self.ball_hi[base + space]
        return around_lo, around_hi

    def name(self, space: i64) -> str:
        """A space as on a chart."""
        return cell_name(self.cell[space])

    def names(self, lo: i64, hi: i64) -> list[str]:
        """A set of spaces as on a chart."""
        return [cell_name(self.cell[space]) for space in spaces_of(lo, hi)]


@final
class Chart:
    """An island with the objects of one game on it, and what every clue leaves."""

    def __init__(
        self,
        island: Island,
        deck: TobagoDeck,
        huts: vec[i64],
        palms: vec[i64],
        statues: vec[i64],
    ) -> None:
        self.island = island
        self.huts: vec[i64] = huts
        self.palms: vec[i64] = palms
        self.statues: vec[i64] = statues
        of_lo = island.of_lo[:]
        of_hi = island.of_hi[:]
        self._place(of_lo, of_hi, HUT, huts)
        self._place(of_lo, of_hi, PALM, palms)
        self._place(of_lo, of_hi, STATUE, statues)
        clues = len(deck.relation)
        self.clue_lo: vec[i64] = _zeros(clues)
        self.clue_hi: vec[i64] = _zeros(clues)
        for clue in range(clues):
            place = deck.relation[clue] * SUBJECT_COUNT + deck.subject[clue]
            lo = of_lo[place]
            hi = of_hi[place]
            if deck.negative[clue] != 0:
                lo = island.all_lo & ~lo
                hi = island.all_hi & ~hi
            self.clue_lo[clue] = lo
            self.clue_hi[clue] = hi

    def _place(self, of_lo: vec[i64], of_hi: vec[i64], subject: i64, objects: vec[i64]) -> None:
        """What is in, next to and in sight of objects of a kind."""
        island = self.island
        for space in objects:
            of_lo[subject] |= lo_of(space)
            of_hi[subject] |= hi_of(space)
            of_lo[SUBJECT_COUNT * NEXT + subject] |= island.ball_lo[space] & ~lo_of(space)
            of_hi[SUBJECT_COUNT * NEXT + subject] |= island.ball_hi[space] & ~hi_of(space)
            of_lo[SUBJECT_COUNT * SIGHT + subject] |= island.ball_lo[island.size + space]
            of_hi[SUBJECT_COUNT * SIGHT + subject] |= island.ball_hi[island.size + space]
