"""Reading observations back, for tests of what their fields mean."""

from collections.abc import Iterator
from random import Random
from typing import Any

from doubloon.conformance.cases import encoded, encoding_of, some_options, walk
from doubloon.kernel import registry
from doubloon.kernel.state import State


class Read:
    """An observation by field."""

    def __init__(self, name: str, vector: bytes) -> None:
        encoding = encoding_of(registry.find(name))
        assert encoding is not None
        self.fields = {
            field.name: vector[field.start : field.start + field.length]
            for field in encoding.fields
        }

    def ones(self, field: str) -> list[int]:
        """The places of a field that are not 0."""
        return [place for place, number in enumerate(self.fields[field]) if number]

    def row(self, field: str, number: int, length: int) -> list[int]:
        """The places that are not 0 in one of a field's rows of a length."""
        part = self.fields[field][number * length : (number + 1) * length]
        return [place for place, each in enumerate(part) if each]

    def numbers(self, field: str, length: int) -> list[int]:
        """The first numbers of a field."""
        return list(self.fields[field][:length])


def moments(name: str, players: int) -> Iterator[tuple[State, int, Read, dict[str, Any], Any]]:
    """Moments of a random game: state, seat, what it is shown; its view and facts as data."""
    game = registry.find(name)
    rng = Random(f"{name}/{players}/fields")
    for state in walk(game.new(players, some_options(game, rng), seed=players), rng):
        if rng.randrange(5) and not state.over:
            continue
        seat = rng.randrange(players)
        view = state.view(seat)
        read = Read(name, encoded(game, state, seat))
        yield state, seat, read, view.data(), game.screen.facts(view)
