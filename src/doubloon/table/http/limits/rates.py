"""How much one address may ask for: token buckets in a dictionary, cheap and forgetful.

A bucket holds ``burst`` tokens and gets ``rate`` new ones each second. A request takes one, an
expensive one takes more; without enough of them it is refused with the seconds to wait. Buckets
that are full again are dropped now and then, so that the dictionary stays as small as the number
of busy addresses.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

SWEEP_EVERY: Final = 1024  # requests between two looks for buckets that are full again
MOST_BUCKETS: Final = 100_000


class Limiter:
    """Token buckets by key.

    >>> now = 0.0
    >>> limiter = Limiter(rate=2, burst=3, clock=lambda: now)
    >>> [limiter.wait("anne") for _ in range(4)]
    [0.0, 0.0, 0.0, 0.5]
    >>> now = 1.0
    >>> limiter.wait("anne", cost=2)
    0.0
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, at what time
        self._until_sweep = SWEEP_EVERY

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take tokens: 0.0 if there were enough, else how many seconds to wait; none are taken."""
        if self.rate <= 0:
            return 0.0
        now = self._clock()
        self._until_sweep -= 1
        if self._until_sweep <= 0:
            self._sweep(now)
        left, since = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < cost:
            return (cost - left) / self.rate
        self._buckets[key] = (left - cost, now)
        return 0.0

    def _sweep(self, now: float) -> None:
        """Drop what is full again; if too many are left, all of them."""
        self._until_sweep = SWEEP_EVERY
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (now - since) * self.rate < self.burst
        }
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()

    def __len__(self) -> int:
        return len(self._buckets)


class Counter:
    """How many things of a kind are open at once, by key; 0: any number may be."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def full(self, key: str) -> bool:
        """Are there as many as may be?"""
        return 0 < self.most <= self.open.get(key, 0)

    def add(self, key: str) -> None:
        """One more, whether there are enough or not."""
        self.open[key] = self.open.get(key, 0) + 1

    def enter(self, key: str) -> bool:
        """One more; False (and none more) if there are enough already."""
        if self.full(key):
            return False
        self.add(key)
        return True

    def leave(self, key: str) -> None:
        """One less."""
        number = self.open.get(key, 0) - 1
        if number > 0:
            self.open[key] = number
        else:
            self.open.pop(key, None)
