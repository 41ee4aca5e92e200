"""What every deck has: a name, a version, and content that can be written into a record."""

import hashlib
import json
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from doubloon.kernel.errors import DeckError, missing
from doubloon.kernel.files.mistakes import Mistake

# Writes plain data without fractions as ``canonical`` does, ten times faster.
CANONICAL: Final = msgspec.json.Encoder(order="sorted")


def canonical(data: object) -> str:
    """Plain data as the one JSON text that hashes are made of.

    >>> canonical({"b": 1, "a": [True, None]})
    '{"a":[true,null],"b":1}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    """The SHA-256 of plain data, as hexadecimal text."""
    return hashlib.sha256(CANONICAL.encode(data)).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The cards a game is played with. Games subclass it and add tables for fast look-up.

    ``unusual`` is what its owner should look at again: no rule forbids it.
    """

    def __init__(self, name: str, version: int, content: dict[str, Any]) -> None:
        self.name = name
        self.version = version
        self.content = content
        self.digest = digest(content)
        self.unusual: list[Mistake] = []

    def __repr__(self) -> str:
        return f"<Deck {self.name}, version {self.version}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


D = TypeVar("D", bound=Deck)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(Generic[D]):
    """Where a game's decks come from."""

    def standard(self) -> D:
        """The deck that is used when none is named."""
        raise missing(self, "standard")

    def from_content(self, content: dict[str, Any]) -> D:
        """The deck that a record carries."""
        raise missing(self, "from_content")

    def read(self, text: str, place: str) -> D:
        """A deck written by its owner; a DeckError lists every mistake in it."""
        raise missing(self, "read")


class OneDeck(Decks[Deck]):
    """A game that is always played with the same things: whatever is in the box."""

    def __init__(self, content: dict[str, Any] | None = None) -> None:
        self._deck = Deck("standard", 1, {"name": "standard", "version": 1, **(content or {})})

    def standard(self) -> Deck:
        """The only one."""
        return self._deck

    def from_content(self, content: dict[str, Any]) -> Deck:
        """The same, if the content is the same."""
        if content != self._deck.content:
            raise DeckError("deck: this game has one deck only")
        return self._deck

    def read(self, text: str, place: str) -> Deck:
        """There is nothing to choose."""
        raise DeckError(f"{place}: this game has one deck only")
