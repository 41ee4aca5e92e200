"""What travels about games themselves: rules, decks."""

from typing import Annotated

import msgspec
from msgspec import Meta

from doubloon.table.http.wire import Body, Plain


class Rule(msgspec.Struct, omit_defaults=True):
    """A rule by number. ``ruling``: its text is a ruling of ours. ``event``: a card's code."""

    id: str
    title: str
    text: str
    example: str | None = None
    see: list[str] | None = None
    ruling: bool = False
    ruling_text: str | None = None
    event: str | None = None
    name: str | None = None


class RuleSection(msgspec.Struct):
    """Rules that belong together, in reading order."""

    id: str
    title: str
    rules: list[Rule]


class Rules(msgspec.Struct):
    """The rules of a game; ``language`` is the one they are in, ``languages`` all there are."""

    game: str
    language: str
    title: str
    intro: str
    languages: list[str]
    sections: list[RuleSection]


class DeckBody(msgspec.Struct):
    """A deck: ``content`` for a table, ``text`` as a file to change, ``faces`` for screens."""

    name: str
    hash: str
    content: Plain
    text: str
    faces: Plain


class DeckText(Body):
    """A deck file, in TOML or JSON."""

    text: Annotated[str, Meta(max_length=60_000)]


class DeckCheck(msgspec.Struct):
    """Is a deck right? If not, every mistake on a line of its own."""

    ok: bool
    problems: list[str]
    content: Plain | None
    hash: str | None
    faces: Plain | None
