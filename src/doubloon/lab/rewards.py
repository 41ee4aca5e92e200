"""What a finished game was worth to each seat, as a reward. Both kinds add up to zero."""

from typing import Final

from doubloon.kernel.errors import OptionError
from doubloon.kernel.state import State

MARGIN: Final = "margin"
PLACING: Final = "placing"
REWARDS: Final = (MARGIN, PLACING)


def checked_reward(kind: str) -> str:
    """The kind itself if there is one of that name; an OptionError if not."""
    if kind not in REWARDS:
        raise OptionError(f"reward: {kind!r} is not known; one of {', '.join(REWARDS)}")
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """By seat. ``margin``: the points ahead of the others' mean. ``placing``: 1 for the first
    place, -1 for the last, evenly in between; who shares places gets their mean."""
    if kind == PLACING:
        places = state.placings()
        return [_placing(places, seat) for seat in range(len(places))]
    scores = state.scores()
    total = sum(scores)
    others = len(scores) - 1
    return [score - (total - score) / others for score in scores]


def _placing(places: list[int], seat: int) -> float:
    behind = sum(place > places[seat] for place in places)
    ahead = sum(place < places[seat] for place in places)
    return (behind - ahead) / (len(places) - 1)
