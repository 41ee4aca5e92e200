"""Dealing hidden cards so that each consistent deal is equally likely.

Some cards cannot lie everywhere: nobody holds a suit that they could not follow. Cards that can lie
in the same places form a group. How many deals there are with so many cards of a group in each
place can be counted, group by group; splits are chosen in these proportions, and the cards of a
group are dealt at random to its split.
"""

from collections.abc import Callable, Iterator
from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel import chance
from doubloon.kernel.errors import PositionError
from doubloon.kernel.state import State

Split = tuple[int, ...]  # how many cards each place gets


class Dealing:
    """All ways in which some cards can lie in places with room for so many."""

    def __init__(
        self, cards: list[str], rooms: list[int], fits: Callable[[int, str], bool]
    ) -> None:
        groups: dict[Split, list[str]] = {}
        for card in cards:
            places = tuple(place for place in range(len(rooms)) if fits(place, card))
            groups.setdefault(places, []).append(card)
        self.rooms = tuple(rooms)
        self.groups = sorted(groups.items())
        self._ways: dict[tuple[int, Split], int] = {}

    def ways(self, number: int, rooms: Split) -> int:
        """In how many ways the groups from ``number`` on can fill these rooms."""
        if number == len(self.groups):
            return 1
        found = self._ways.get((number, rooms))
        if found is None:
            found = sum(weight for _, _, weight in self._splits(number, rooms))
            self._ways[number, rooms] = found
        return found

    def _splits(self, number: int, rooms: Split) -> Iterator[tuple[Split, Split, int]]:
        """How a group can be split, the rooms that are left then, and how many deals that gives."""
        places, cards = self.groups[number]
        last = number == len(self.groups) - 1
        for split in [rooms] if last else splits(len(cards), places, rooms):
            if any(split[place] for place in range(len(rooms)) if place not in places):
                continue
            weight = factorial(len(cards))
            for part in split:
                weight //= factorial(part)
            left = tuple(room - part for room, part in zip(rooms, split))
            yield split, left, weight * self.ways(number + 1, left)

    def deal(self, world: State) -> list[list[str]]:
        """Cards for each place, in random order, from the world's small generator."""
        dealt: list[list[str]] = [[] for _ in self.rooms]
        rooms = self.rooms
        for number, (_, cards) in enumerate(self.groups):
            ways = self.ways(number, rooms)
            if ways == 0:
                raise PositionError("position: the hidden cards cannot lie anywhere")
            skip = wide(world, ways) if len(self.groups) > 1 else 0
            for split, left, weight in self._splits(number, rooms):
                if skip < weight:
                    break
                skip -= weight
            pool = mixed(world, cards)
            for place, part in enumerate(split):
                dealt[place] += [pool.pop() for _ in range(part)]
            rooms = left
        if len(self.groups) > 1:
            dealt = [mixed(world, cards) for cards in dealt]
        return dealt


def splits(number: int, places: Split, rooms: Split) -> Iterator[Split]:
    """All ways to split so many equal things among some of the rooms.

    >>> list(splits(2, (0, 2), (1, 5, 2)))
    [(0, 0, 2), (1, 0, 1)]
    """
    first, rest = places[0], places[1:]
    if not rest:
        if number <= rooms[first]:
            yield tuple(number if place == first else 0 for place in range(len(rooms)))
        return
    for part in range(min(number, rooms[first]) + 1):
        for split in splits(number - part, rest, rooms):
            yield (*split[:first], part, *split[first + 1 :])


def wide(world: State, n: int) -> int:
    """A random number below ``n``, however large."""
    drawn = 0
    for _ in range(2 + n.bit_length() // 31):  # two words more than needed: no bias to be seen
        world.rng = chance.step(world.rng)
        drawn = drawn * 2**31 + chance.scaled(world.rng, 2**31 - 1)
    return drawn % n


def mixed(world: State, cards: list[str]) -> list[str]:
    """Cards in random order."""
    order = vec[i64](list(range(len(cards))))
    world.rng = chance.shuffle(order, world.rng)
    return [cards[place] for place in order]
