"""The web application: everything put together.

``python -m doubloon.table.http.app FILE`` writes its OpenAPI document, which the web client's types
are made from (``make web-types``).
"""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from doubloon import __version__
from doubloon.kernel.types.schemas import game_schemas
from doubloon.table.http.client.files import FOLDER, WebClient
from doubloon.table.http.client.previews import Previews
from doubloon.table.http.errors import HANDLERS, where
from doubloon.table.http.limits.guard import Guard
from doubloon.table.http.logs import logger
from doubloon.table.http.routes import (
    commands,
    games,
    me,
    moves,
    notices,
    pages,
    replays,
    table_codes,
    tables,
)
from doubloon.table.http.service import Service
from doubloon.table.http.settings import Settings
from doubloon.table.store.sql_store import SqlStore

PARTS: Final = (tables, table_codes, moves, commands, me, notices, games, replays, pages)
DESCRIPTION: Final = """\
Play Doubloon's games from a program. A seat is opened by the browser's cookie or by the header
`Authorization: Bearer SECRET`, with the secret that joining gave. Errors have the form
`{"error": kind, "message": text, "rule": number}`; see docs/api.md.
"""


class Application:
    """The guarded application, what it serves, and how to end its streams."""

    def __init__(self, store: SqlStore, settings: Settings | None = None, bots: int = 1) -> None:
        self.service = Service(store, settings or Settings(), bots)
        self.streams = self.service.streams
        self.litestar = litestar(self.service)
        self.client = WebClient(self.litestar, Previews(self.service, FOLDER / "previews"))
        self.asgi = Guard(self.client, self.service.settings, self.service.metrics)


def litestar(service: Service) -> Litestar:
    """The routes, without the guard around them."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            async with service.running():
                try:
                    yield
                finally:
                    service.streams.close()
        except Exception as error:
            if not service.started:  # the server ends, and its other words are about requests
                why = str(error).partition("\n")[0][:300]
                logger().critical("cannot start", why=why, where=where(error))
            raise

    return Litestar(
        route_handlers=[route for part in PARTS for route in part.ROUTES],
        state=State({"service": service}),
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        logging_config=None,
        request_max_body_size=service.settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Doubloon",
            version=__version__,
            description=DESCRIPTION,
            # Not /api itself: below its own path the framework answers unknown addresses in HTML.
            path="/api/openapi.json",
            render_plugins=[pages.Document()],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "browser": SecurityScheme(
                        type="apiKey", name="doubloon", security_scheme_in="cookie"
                    ),
                    "seat": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
        ),
    )


def document() -> str:
    """The OpenAPI document, the same text for the same interface. No store is opened for it."""
    made = Application(SqlStore("document.sqlite"), bots=0)
    schema = made.litestar.openapi_schema.to_schema()
    schema["components"]["schemas"].update(game_schemas())
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
