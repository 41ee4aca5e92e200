"""The types of all that leaves a game for a screen.

A game that declares them (``Screen.types``) is typed from its rules to its screen: they go into the
server's OpenAPI document, the client's types are made from that, and the conformance suite compares
them with what the game really gives. Without them a game's data is plain.
"""

import functools
import operator
import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, Literal, TypedDict, get_type_hints, is_typeddict

from doubloon.kernel.options import Option
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.questions.question import Question
from doubloon.kernel.questions.values import OneOf, Values
from doubloon.kernel.types.about import Nothing

# Where a card's face is from, see ``kernel/files/deck_file.py``
CardSource = Literal["rulebook", "public", "reconstruction", "box"]
EVENT: Final = "Event"
MOST_NAMES: Final = 24  # that a type lists


class DeckHead(TypedDict):
    """What the content of every deck begins with."""

    format: int
    game: str
    name: str
    version: int


class Progress(TypedDict):
    """What every view has: what is pending, and how far the game is."""

    stack: list[dict[str, Any]]
    over: bool
    decided: int
    reveals: int


class ScreenTypes:
    """A TypedDict each for view, facts, faces and a deck's content, and a module of events.

    An event's kind follows from the name of its type: ``TookBackEvent`` has ``took_back``.
    """

    def __init__(
        self, view: type, facts: type, faces: type, deck: type, events: ModuleType
    ) -> None:
        self.view = view
        self.facts = facts
        self.faces = faces
        self.deck = deck
        kinds = [each for each in vars(events).values() if is_typeddict(each)]
        kinds = [event_of(each) for each in kinds if each.__name__.endswith(EVENT)]
        self.event: Any = functools.reduce(operator.or_, kinds)

    def by_name(self, options: list[Option], questions: Questions) -> dict[str, Any]:
        """All of them, with those of options and questions, which are declared already."""
        return {
            "view": self.view,
            "facts": self.facts,
            "faces": self.faces,
            "deck": self.deck,
            "event": self.event,
            "options": table("Options", {each.name: values_of(each) for each in options}),
            "about": table("About", {each.name: about_of(each) for each in questions.questions}),
        }


def values_of(option: Option) -> Any:
    """The type of an option's values."""
    return bool if isinstance(option.default, bool) else Literal[tuple(option.allowed)]


def event_of(kind: Any) -> Any:
    """The type of an event with the field that says which it is."""
    name = re.sub("(?!^)(?=[A-Z])", "_", kind.__name__.removesuffix(EVENT)).lower()
    fields = get_type_hints(kind, include_extras=True)
    return table(kind.__name__, {"event": Literal[name], **fields}, kind.__doc__)


def about_of(question: type[Question]) -> Any:
    """The type of what a question is about: the one that it names, or those of its fields."""
    if question.about_type is not None:
        return question.about_type
    if not question.fields:
        return Nothing
    name = "".join(word.capitalize() for word in question.name.split("_"))
    fields = {field: written_type(values) for field, values in question.fields.items()}
    doc = f"The fields of the question {question.name}."  # compiled classes have no docstring
    return table(f"About{name}", fields, doc)


def written_type(values: Values) -> Any:
    """The type of a written value; of a few names it lists them."""
    kind = values.plain_type
    if isinstance(values, OneOf) and len(values.names) <= MOST_NAMES:
        kind = Literal[tuple(values.names)]
    return kind | None if getattr(values, "optional", False) else kind


def table(name: str, fields: Mapping[str, Any], doc: str | None = None) -> Any:
    """A TypedDict made while the program runs, which type checkers do not expect."""
    make: Any = TypedDict
    found = make(name, dict(fields))
    found.__doc__ = doc
    return found
