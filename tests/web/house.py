"""The server of the browser tests: ``doubloon serve``, with quick bots and known shuffles.

Run in a process of its own by :class:`tests.web.live.House`. What it takes beside the options of
``doubloon serve`` are three variables: ``HOUSE_BEAT``, the seconds before a bot answers;
``HOUSE_SEED``, from which tables and shuffles follow, the same in every run; and ``HOUSE_CLIENT``,
a folder with another build of the client.
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
    from doubloon.table import hub
    from doubloon.table.bot_runner import BotRunner
    from doubloon.table.http import app, service
    from doubloon.table.http.web_client import WebClient

    services: Any = service
    services.BotRunner = partial(BotRunner, beat=float(variables.get("HOUSE_BEAT", "0")))
    if "HOUSE_CLIENT" in variables:
        apps: Any = app
        apps.WebClient = partial(WebClient, folder=Path(variables["HOUSE_CLIENT"]))
    if "HOUSE_SEED" in variables:
        rng = Random(variables["HOUSE_SEED"])
        shuffles: Any = chance
        hubs: Any = hub
        shuffles.new_secret = lambda: rng.randbytes(32).hex()
        # Bots take their chance from the table's name and secret.
        hubs._id_from = lambda request: rng.randbytes(10).hex()


if __name__ == "__main__":
    from doubloon.cli import main

    furnish(dict(os.environ))
    sys.exit(main(sys.argv[1:]))
