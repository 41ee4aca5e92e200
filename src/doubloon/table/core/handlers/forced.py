"""Forced choices that everybody can see: they are played for the seat.

Whether a choice is forced is found from the spectator's view alone: worlds dealt from it must all
leave the seat the same single action, and only then is the real game looked at. So playing it
tells nobody anything that the spectator could not know, but for worlds so rare that none of
``WORLDS`` deals met them; in those the choice is left to the seat. Sealed answers are never given
for anybody.
"""

from typing import Final

from doubloon.kernel.play.seen import Seen
from doubloon.kernel.state import State

WORLDS: Final = 24


def forced(state: State, seen: Seen) -> tuple[int, int] | None:
    """A seat and the only action it has, as everybody can see; None if there is no such thing.

    ``seen`` is what the spectator sees of that state.
    """
    if state.over or state.sealed():
        return None
    found: tuple[int, int] | None = None
    for number in range(WORLDS):
        world = seen.view.sample(number) if number else seen.world
        seats = world.deciders()
        if len(seats) != 1:
            return None
        legal = world.legal(seats[0])
        if len(legal) != 1 or (found is not None and found != (seats[0], legal[0])):
            return None
        found = (seats[0], legal[0])
    if found is None or state.legal(found[0]) != [found[1]]:
        return None
    return found
