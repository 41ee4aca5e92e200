"""Do two samples come from the same distribution? The chi-square test, by hand."""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt

FEWEST = 5.0  # an expected count that is smaller goes into a common cell
USUAL = 3.0902  # 99.9% of a normal distribution lies below
CAUTIOUS = 5.1993  # all but one in ten million: for tests that compare many places of any game


class Unlike(AssertionError):
    """Two samples that differ by more than chance allows."""


def critical(freedom: int, normal: float = USUAL) -> float:
    """What the statistic exceeds once in a thousand (Wilson and Hilferty's approximation).

    The exact figures are 10.8, 20.5, 45.3 and 78.7. ``normal`` stands for another share.

    >>> [round(critical(n), 1) for n in (1, 5, 20, 44)]
    [11.2, 20.8, 45.4, 78.8]
    """
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + normal * sqrt(part)) ** 3)


def assert_alike(one: Iterable[Hashable], two: Iterable[Hashable], normal: float = USUAL) -> int:
    """Raise Unlike if two samples differ by more than chance allows, usually once in a thousand.

    Gives the number of cells that were compared: 1 if there is nothing to tell apart.
    """
    ours, theirs = Counter(one), Counter(two)
    n, m = ours.total(), theirs.total()
    assert min(n, m) > 0
    cells: list[tuple[int, int]] = []
    rest = [0, 0]
    for fact in ours | theirs:
        if (ours[fact] + theirs[fact]) * min(n, m) / (n + m) >= FEWEST:
            cells.append((ours[fact], theirs[fact]))
        else:
            rest[0] += ours[fact]
            rest[1] += theirs[fact]
    if sum(rest):
        cells.append((rest[0], rest[1]))
    if len(cells) == 1:
        return 1
    statistic = 0.0
    for a, b in cells:
        expected = (a + b) * n / (n + m)
        statistic += (a - expected) ** 2 / expected
        expected = (a + b) * m / (n + m)
        statistic += (b - expected) ** 2 / expected
    limit = critical(len(cells) - 1, normal)
    if statistic >= limit:
        raise Unlike(
            f"chi-square {statistic:.1f} over {limit:.1f} in {len(cells)} cells:"
            f" {ours.most_common(8)} and {theirs.most_common(8)}"
        )
    return len(cells)


def assert_even(counts: list[int], times: int) -> None:
    """Raise Unlike if things that should lie there equally often, in so many samples, do not."""
    mean = sum(counts) / len(counts)
    if mean * (1 - mean / times) < FEWEST:
        return  # too seldom, or nearly always
    spread = mean * (1 - mean / times)
    statistic = sum((count - mean) ** 2 for count in counts) / spread
    limit = critical(len(counts) - 1, CAUTIOUS)
    if statistic >= limit:
        raise Unlike(f"chi-square {statistic:.1f} over {limit:.1f} in {len(counts)} cells")
