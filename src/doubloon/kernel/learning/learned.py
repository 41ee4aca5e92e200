"""What a game has learned: two networks per player count, from a file of the game's package."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final, final

from doubloon.kernel.learning.features import Features
from doubloon.kernel.learning.net import Net

FORMAT: Final = "doubloon-learned/1"
FILE: Final = "data/learned.json"


@final
class Learned:
    """The networks of one player count, with the features that they read.

    Outputs are the points that every seat has yet to gain in this stage of the game, counted from
    the seat that the features count from.
    """

    def __init__(self, features: Features, nets: dict[str, Any]) -> None:
        self.features = features
        self.move = Net(nets["move"])
        self.moment = Net(nets["moment"])
        if self.move.inputs != features.size or self.moment.inputs != features.moment_size:
            raise ValueError("what was learned does not fit the features of the game")


@cache
def learned_data(package: str) -> dict[str, Any]:
    """The file of a game's package; without networks if there is none."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return {"format": FORMAT, "features": 0, "players": {}}
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise ValueError(f"{package}: {FILE} has the format {data.get('format')!r}, not {FORMAT}")
    return data
