"""The types of all that leaves a game for a screen.

A game that declares them (``Screen.types``) is typed from its rules to its screen: they go into the
server's OpenAPI document, the client's types are made from that, and the conformance suite compares
them with what the game really gives. Without them a game's data is plain.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from doubloon.kernel.options import Option
from doubloon.kernel.questions.kinds import Questions

# Where a card's face is from, see ``kernel/files/deck_file.py``
CardSource = Literal["rulebook", "public", "reconstruction", "box"]


class ScreenTypes:
    """A TypedDict each for view, facts, faces and a deck's content; a union of them for events."""

    def __init__(self, view: type, facts: type, faces: type, deck: type, event: object) -> None:
        self.view = view
        self.facts = facts
        self.faces = faces
        self.deck = deck
        self.event = event

    def by_name(self, options: list[Option], questions: Questions) -> dict[str, Any]:
        """All of them, with those of options and questions, which are declared already."""
        return {
            "view": self.view,
            "facts": self.facts,
            "faces": self.faces,
            "deck": self.deck,
            "event": self.event,
            "options": table("Options", {each.name: values_of(each) for each in options}),
            "about": table("About", {each.name: each.about_type for each in questions.questions}),
        }


def values_of(option: Option) -> Any:
    """The type of an option's values."""
    return bool if isinstance(option.default, bool) else Literal[tuple(option.allowed)]


def table(name: str, fields: Mapping[str, Any]) -> Any:
    """A TypedDict made while the program runs, which type checkers do not expect."""
    make: Any = TypedDict
    return make(name, dict(fields))
