"""What games declare of their screens, as JSON schemas for the server's OpenAPI document.

Messages carry view, facts, faces, events and what a question is about as plain data, because the
game is known only when the server runs. What a game declares of them (``Screen.types``) stands in
the document as ``LootIslandScreen`` and the like, a property for each.
"""

import types
from inspect import cleandoc
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.types.screen import table

PLACE: Final = "#/components/schemas/"
SIMPLE: Final[dict[Any, dict[str, Any]]] = {
    Any: {},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    str: {"type": "string"},
    type(None): {"type": "null"},
}


def game_schemas() -> dict[str, Any]:
    """The types of all installed games that declare them, as JSON schemas by name."""
    found: dict[str, Any] = {}
    for name in registry.names():
        game = registry.find(name)
        if game.screen.types is not None and game.questions is not None:
            fields = game.screen.types.by_name(game.options, game.questions)
            screen = table("Screen", fields, f"All that leaves {game.title} for a screen.")
            Schemas(name_of(game), found).of(screen)
    return found


def name_of(game: Game) -> str:
    """What the names of a game's types begin with: ``LootIsland``."""
    return "".join(word.capitalize() for word in game.name.split("_"))


class Schemas:
    """Makes JSON schemas of types; those of TypedDicts are put into ``into`` under their names."""

    def __init__(self, game: str, into: dict[str, Any]) -> None:
        self._game = game
        self._into = into
        self._types: dict[str, Any] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type, or where it stands."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in SIMPLE:
            return SIMPLE[kind]
        if is_typeddict(kind):
            return self._table(kind)
        if origin is NotRequired:
            return self.of(args[0])
        if origin is Literal:
            return {"type": "string", "enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict and get_origin(args[0]) is Literal:
            names = get_args(args[0])  # all of them are there
            fields = {name: self.of(args[1]) for name in names}
            return {"type": "object", "properties": fields, "required": sorted(names)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        if origin in (Union, types.UnionType):
            return {"oneOf": [self.of(each) for each in args]}
        raise TypeError(f"{kind} has no place in a document")

    def _table(self, kind: Any) -> dict[str, Any]:
        name = self._game + kind.__name__
        if self._types.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {kind.__name__}")
        if name not in self._into:
            self._into[name] = {}  # its place, in case it holds itself
            fields = get_type_hints(kind, include_extras=True)
            self._into[name] = {
                "type": "object",
                "title": name,
                "description": cleandoc(vars(kind).get("__doc__") or ""),
                "properties": {field: self.of(of) for field, of in fields.items()},
                "required": sorted(kind.__required_keys__),
            }
        return {"$ref": PLACE + name}
