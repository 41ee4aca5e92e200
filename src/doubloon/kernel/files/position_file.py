"""Position files: a game set up in the middle, written by hand or dumped by the program.

TOML or JSON::

    game = "loot_island"
    players = 3

    [options]
    ask = true

    [position]
    round = 2

What ``position`` holds is the game's own; ``doubloon show RECORD --at N --position`` writes one.
"""

import json
from typing import Any

from doubloon.kernel.deck import canonical
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.data_file import DataSyntaxError, parse
from doubloon.kernel.files.plain import integer, mapping

KEYS = ["game", "players", "options", "position"]


class Position:
    """A position file's content, checked as far as it is the same for every game."""

    def __init__(self, data: dict[str, Any]) -> None:
        mapping(data, "file", KEYS)
        game = data.get("game")
        if not isinstance(game, str):
            raise PositionError("game: the name of a game is needed")
        self.game: str = game
        self.players = integer(data.get("players"), "players", 1, 99)
        self.options: dict[str, Any] = mapping(data.get("options", {}), "options")
        self.position: dict[str, Any] = mapping(data.get("position", {}), "position")


def read_position(text: str) -> Position:
    """A position from TOML or JSON; a PositionError says what is wrong."""
    try:
        data = parse(text)
        canonical(data).encode()  # nothing that a record could not hold, such as a date
    except (DataSyntaxError, TypeError, ValueError) as error:
        raise PositionError(f"this is neither JSON nor TOML: {error}") from None
    return Position(mapping(data, "file"))


def position_text(game: str, players: int, options: dict[str, Any], data: dict[str, Any]) -> str:
    """A position file, as JSON."""
    whole = {"game": game, "players": players, "options": options, "position": data}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
