"""A server process: uvicorn around the application, with our logs and an orderly end.

Several processes share one listening socket; each makes its own application from a
:class:`Plan`, which travels in an environment variable because they start from nothing.
"""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

import msgspec
import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from doubloon.kernel import registry
from doubloon.table.http import logs
from doubloon.table.http.app import Application
from doubloon.table.http.limits.connections import Connection
from doubloon.table.http.limits.guard import Guard
from doubloon.table.http.limits.open_files import allow_many
from doubloon.table.http.metrics import FOLDER
from doubloon.table.http.processes import Several, Single
from doubloon.table.http.settings import Settings
from doubloon.table.http.streams import Streams
from doubloon.table.live.background import end_with_parent
from doubloon.table.store.sql_store import SqlStore

VARIABLE: Final = "DOUBLOON_SERVE"
GRACE: Final = 10  # seconds for what is in flight when the server is told to stop
SILENCE: Final = 60  # seconds until a worker that does not answer is replaced; a start is slow
# Seconds until a busy event loop lets the store's thread have the GIL: a commit waits for it
# several times, and Python's 5 ms would add up to what a player notices.
SWITCH: Final = 0.0001


class Watched(Connection):
    """Uvicorn's connections, within limits."""

    inner_class = HttpToolsProtocol


class Plan(msgspec.Struct, frozen=True):
    """What a server process needs to know."""

    db: str
    settings: Settings
    bots: int = 1
    log: str = "info"
    pretty: bool = False


def application() -> Guard:
    """Made in each server process, from the plan in the environment."""
    plan = msgspec.json.decode(os.environ[VARIABLE], type=Plan)
    sys.setswitchinterval(SWITCH)
    allow_many()
    logs.set_up(plan.log, plan.pretty)
    logs.take_over(plan.log, plan.pretty)
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    made = Application(SqlStore(plan.db), plan.settings, plan.bots)
    close_at_the_end(made.streams)
    read_words()
    rest_from_collecting()
    return made.asgi


def read_words() -> None:
    """Read the sentences of all games, so that nobody waits while the first refusal does it."""
    for name in registry.names():
        with contextlib.suppress(Exception):  # whoever plays it hears of it
            registry.find(name).words()
    for name, wrong in registry.broken().items():
        log: logs.Logger = structlog.get_logger("doubloon.games")
        log.error("game_broken", game=name, error=wrong)


def rest_from_collecting() -> None:
    """Look for garbage among what is new only; ``housekeeping`` looks at the rest, seldom.

    Tables are many small objects that stay, and a look at all of them holds everybody up. What a
    move leaves behind holds no reference cycles. The looks are many and short: at a thousand new
    objects each would take 5 ms, which the moves that come meanwhile would wait for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100, 1_000_000, 1_000_000)


def close_at_the_end(streams: Streams) -> None:
    """Let the signals that stop uvicorn end the streams too: it would wait for them.

    Uvicorn has set its handlers before it makes the application, and sets them back by itself.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(streams.close)
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def serve(
    plan: Plan, bound: socket.socket, workers: int, proxies: str, listening: Callable[[], None]
) -> None:
    """Serve on a bound socket until told to stop; calls ``listening`` when it takes connections."""
    logs.set_up(plan.log, plan.pretty)
    os.environ[VARIABLE] = msgspec.json.encode(plan).decode()
    config = uvicorn.Config(
        "doubloon.table.http.server:application",
        factory=True,
        workers=workers,
        log_config=None,
        log_level="critical",  # our own logs say what there is to say
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=int(plan.settings.idle_seconds),
        timeout_worker_healthcheck=SILENCE,
        lifespan="on",
        http=Watched,
        ws="none",
    )
    if workers == 1:
        Single(config, listening).run(sockets=[bound])
        return
    with TemporaryDirectory(prefix="doubloon-metrics-") as folder:
        os.environ.setdefault(FOLDER, folder)
        Several(config, [bound], listening).run()
