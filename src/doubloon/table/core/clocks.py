"""Time limits with a time bank: pure functions, no timer here.

A seat's clock runs from when it is asked until it has answered. Each move has ``seconds``; what
goes beyond is taken from the seat's bank, once for the whole game. Taking a move back does not
give its time again. Bots have no clock.
"""

import msgspec

from doubloon.table.core.model import Settings


class Limits(msgspec.Struct, frozen=True):
    """Milliseconds for each move, and in the bank."""

    move: int
    bank: int


class Clock(msgspec.Struct, frozen=True):
    """What is left in each seat's bank, since when each is asked, and what its last move took."""

    banks: list[int]
    since: list[int | None]
    spent: list[int]


def limits_of(settings: Settings) -> Limits | None:
    """A table's limits; None: no time limit."""
    if settings.seconds is None:
        return None
    return Limits(settings.seconds * 1000, (settings.bank or 0) * 1000)


def begin(limits: Limits, players: int) -> Clock:
    """All clocks at the start of a game.

    >>> begin(Limits(5000, 60000), 2).banks
    [60000, 60000]
    """
    return Clock([limits.bank] * players, [None] * players, [0] * players)


def after(
    clock: Clock,
    limits: Limits,
    at: int,
    asked: list[int],
    fresh: int | None = None,
    undone: list[int] | None = None,
) -> Clock:
    """The clocks after an entry at ``at`` that leaves the people in ``asked`` to decide.

    ``fresh`` is a seat that finished a move, even if it is asked again at once. ``undone`` are
    seats whose moves were taken back.
    """
    banks, since, spent = clock.banks[:], clock.since[:], clock.spent[:]
    for seat in range(len(banks)):
        began = since[seat]
        if began is not None and (seat not in asked or seat == fresh):
            spent[seat] = at - began
            banks[seat] = max(0, banks[seat] - max(0, at - began - limits.move))
            since[seat] = None
        if seat in asked and since[seat] is None:
            used = min(spent[seat], limits.move) if seat in (undone or []) else 0
            since[seat] = at - used
    return Clock(banks, since, spent)


def deadlines(clock: Clock, limits: Limits) -> dict[int, int]:
    """When time is up, in unix ms, by the seats whose clocks run.

    >>> deadlines(Clock([60000, 0], [1000, None], [0, 0]), Limits(5000, 60000))
    {0: 66000}
    """
    return {
        seat: began + limits.move + clock.banks[seat]
        for seat, began in enumerate(clock.since)
        if began is not None
    }
