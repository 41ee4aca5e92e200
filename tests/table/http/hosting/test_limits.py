"""The rate limiter and the counter of streams."""

from doubloon.table.http.limits.rates import SWEEP_EVERY, Counter, Limiter


class Clock:
    """A clock that stands until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limiter = Limiter(1, 5, clock)
    assert [limiter.wait("a") for _ in range(5)] == [0.0] * 5
    assert limiter.wait("a") == 1.0
    assert limiter.wait("b") == 0.0
    clock.now = 2.5
    assert limiter.wait("a", 2) == 0.0
    assert limiter.wait("a") == 0.5


def test_a_rate_of_nought_is_no_limit() -> None:
    limiter = Limiter(0, 1)
    assert not any(limiter.wait("a") for _ in range(100))
    assert len(limiter) == 0


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(1, 5, clock)
    for number in range(100):
        limiter.wait(str(number))
    clock.now = 60
    for _ in range(SWEEP_EVERY):
        limiter.wait("a", 0)
    assert len(limiter) <= 1


def test_streams_are_counted() -> None:
    counter = Counter(2)
    assert counter.enter("a")
    assert counter.enter("a")
    assert not counter.enter("a")
    counter.leave("a")
    assert counter.enter("a")
    counter.leave("a")
    counter.leave("a")
    assert counter.open == {}
