"""What views deal worlds with: a world's small generator, which counts no chance event."""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel import chance
from doubloon.kernel.bits import count, lowest
from doubloon.kernel.state import State


def below(world: State, n: i64) -> i64:
    """A number from 0 to ``n - 1``."""
    world.rng = chance.step(world.rng)
    return chance.scaled(world.rng, n)


def pick(world: State, mask: i64) -> i64:
    """A random member of a mask that is not empty."""
    skip = below(world, count(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)


def mix(world: State, cards: vec[i64], start: i64, end: i64) -> None:
    """Put the cards from ``start`` to ``end`` in random order, in place."""
    state = world.rng
    n = end
    while n - start > 1:
        state = chance.step(state)
        k = start + chance.scaled(state, n - start)
        n -= 1
        held = cards[n]
        cards[n] = cards[k]
        cards[k] = held
    world.rng = state
