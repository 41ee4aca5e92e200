"""The games there are, the server's health, its metrics."""

import asyncio
from functools import cache
from typing import Final

from litestar import Response
from litestar.types import ControllerRouterHandler

from doubloon import __version__
from doubloon.bots import level_names
from doubloon.kernel import registry
from doubloon.table.core.errors import StoreError
from doubloon.table.http import wire
from doubloon.table.http.routes.decorators import read
from doubloon.table.http.security import need_host
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.live import lessons

PATIENCE: Final = 5.0  # seconds that the store may take to answer


def game_body(name: str) -> wire.GameBody:
    """A game as clients need it to make a table."""
    game = registry.find(name)
    return wire.GameBody(
        name=game.name,
        title=game.title,
        min_players=game.min_players,
        max_players=game.max_players,
        rules_version=game.rules_version,
        listed=game.listed,
        options=[
            wire.GameOption(option.name, option.allowed, option.default, option.help)
            for option in game.options
        ],
        lessons=lessons.names(game),
    )


@cache  # what is installed does not change while the server runs
def all_games() -> wire.Games:
    """All of them, and the levels of bots."""
    return wire.Games([game_body(name) for name in registry.names()], level_names())


@read("/api/games", sync_to_thread=False)
def games() -> wire.Games:
    """The games that can be played here, with their options, and the levels of bots."""
    return all_games()


@read("/healthz")
async def healthz(request: AnyRequest) -> wire.Health:
    """Is the server able to work? Asks the store. For the host alone, see docs/hosting.md."""
    service = service_of(request)
    need_host(request, service.settings)
    try:
        async with asyncio.timeout(PATIENCE):
            await service.store.head("healthz")
    except TimeoutError:
        raise StoreError("the store does not answer") from None
    if not service.ready:
        raise StoreError("the server is not ready")
    return wire.Health("ok", __version__)


@read("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Metrics in Prometheus' format, of all processes of this server. For the host alone."""
    need_host(request, service_of(request).settings)
    return Response(service_of(request).metrics.text())


ROUTES: Final[list[ControllerRouterHandler]] = [games, healthz, metrics]
