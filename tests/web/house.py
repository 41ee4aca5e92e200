"""The server of the browser tests: ``doubloon serve``, with quick bots and known shuffles.

Run in a process of its own by :class:`tests.web.live.House`. What it takes beside the options of
``doubloon serve`` are some variables: ``HOUSE_BEAT``, the seconds before a bot answers;
``HOUSE_SEED``, from which tables and shuffles follow, the same in every run; ``HOUSE_CLIENT``, a
folder with another build of the client; and ``HOUSE_SCENES``, a folder with positions
(``GAME-NAME.json``) at which games can begin: they are asked for like lessons.
"""

import os
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any


def furnish(variables: dict[str, str]) -> None:
    """Put in place what the variables ask for. ``Any``: modules are changed from outside.

    Imported here: the processes of bots begin with this module, and need nothing of a server.
    """
    from doubloon.kernel import chance
    from doubloon.table.core import credentials
    from doubloon.table.http import app, service
    from doubloon.table.http.client.files import WebClient
    from doubloon.table.interface import lessons
    from doubloon.table.live.bots.runner import BotRunner

    services: Any = service
    services.BotRunner = partial(BotRunner, beat=float(variables.get("HOUSE_BEAT", "0")))
    if "HOUSE_CLIENT" in variables:
        apps: Any = app
        apps.WebClient = partial(WebClient, folder=Path(variables["HOUSE_CLIENT"]))
    if "HOUSE_SCENES" in variables:
        files: Any = lessons
        files.load = partial(scene, Path(variables["HOUSE_SCENES"]))
        files.names = partial(scenes, Path(variables["HOUSE_SCENES"]))
    if "HOUSE_SEED" in variables:
        rng = Random(variables["HOUSE_SEED"])
        shuffles: Any = chance
        ids: Any = credentials
        shuffles.new_secret = lambda: rng.randbytes(32).hex()
        # Bots take their chance from the table's name and secret.
        ids.table_id_of = lambda request: rng.randbytes(10).hex()


def scene(folder: Path, game: Any, name: str) -> Any:
    """A lesson without steps."""
    import msgspec

    from doubloon.table.interface.lessons import Lesson

    text = (folder / f"{game.name}-{name}.json").read_bytes()
    return msgspec.json.decode(text, type=Lesson)


def scenes(folder: Path, game: Any) -> list[str]:
    """The scenes of a game."""
    start = f"{game.name}-"
    return sorted(each.stem.removeprefix(start) for each in folder.glob(f"{start}*.json"))


if __name__ == "__main__":
    from doubloon.cli import main

    furnish(dict(os.environ))
    sys.exit(main(sys.argv[1:]))
