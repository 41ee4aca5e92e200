"""The sampler's distribution against rejection sampling, on tiny decks.

Rejection sampling needs no theory: deal at random, play the same actions, keep the deals after
which the seat sees the very view in question. Those that are kept are the consistent deals, as
often as they should come. To keep enough of them, deals may start with what the view fixes anyway.
"""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from doubloon.kernel.state import State, View
from tests.conformance.chi_square import assert_alike

Fact = Callable[[Any], Hashable]


def accepted(view: View, deal: Callable[[Random], State | None], wanted: int) -> list[State]:
    """So many random deals that look like the view."""
    rng = Random(1)
    expected = view.data()
    found: list[State] = []
    for _ in range(200 * wanted):
        state = deal(rng)
        if state is not None and state.view(view.seat).data() == expected:
            found.append(state)
            if len(found) == wanted:
                return found
    raise AssertionError(f"only {len(found)} of {wanted} deals fit the view")


def compare(
    view: View, deal: Callable[[Random], State | None], facts: list[Fact], wanted: int
) -> None:
    """Each fact must be distributed alike in accepted deals and in sampled worlds."""
    kept = accepted(view, deal, wanted)
    worlds = [view.sample(seed) for seed in range(4 * wanted)]
    cells = [
        assert_alike([fact(state) for state in kept], [fact(world) for world in worlds])
        for fact in facts
    ]
    assert max(cells) > 1, "there was nothing to tell apart"
