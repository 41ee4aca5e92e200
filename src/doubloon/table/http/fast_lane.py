"""The short way for moves and previews, which are most of what a server is asked.

A plain ASGI wrapper around the application. It takes requests that are one of these beyond doubt
and does what their routes in ``moves.py`` do, at a fraction of the framework's cost; all others,
and bodies that do not fit, go on to the routes, which also describe them in the OpenAPI document.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive

from doubloon.kernel.errors import DoubloonError
from doubloon.table.http import errors
from doubloon.table.http.guard import Answer
from doubloon.table.http.moves import MOVES, PREVIEW, carry_out_move, look_ahead
from doubloon.table.http.service import AnyRequest, Service
from doubloon.table.http.wire import MoveBody, PreviewBody

TABLES: Final = "/api/tables/"
encode: Final = msgspec.json.Encoder().encode


class Lane(NamedTuple):
    """One thing that is asked: its route, how its body is read, what does it."""

    template: str
    decode: Callable[[bytes], Any]
    work: Callable[[Service, AnyRequest, str, Any], Awaitable[Any]]


def lanes() -> dict[str, Lane]:
    """All of them, by the end of their addresses."""
    return {
        path.rpartition("/")[2]: Lane(path.replace(":str", ""), decoder.decode, work)
        for path, decoder, work in (
            (MOVES, msgspec.json.Decoder(MoveBody), carry_out_move),
            (PREVIEW, msgspec.json.Decoder(PreviewBody), look_ahead),
        )
    }


LANES: Final = lanes()


class FastLane:
    """Wraps the application, inside the guard."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Any, receive: Receive, send: Answer) -> None:
        """Do what is asked, or pass the request on."""
        found = lane_of(scope)
        if found is None:
            await self.app(scope, receive, send)
            return
        table_id, lane = found
        first: Any = await receive()
        body = self.body_in(first, lane)
        if body is None:
            await self.app(scope, again(first, receive), send)
            return
        scope["path_template"] = lane.template
        status, answer = await self.answer(scope, table_id, body, lane)
        await send.json(status, encode(answer))

    def body_in(self, message: HTTPReceiveMessage, lane: Lane) -> Any:
        """What a request's only message holds; None: let the framework look at it."""
        if message["type"] != "http.request" or message.get("more_body", False):
            return None
        body = message["body"]
        if len(body) > self.service.settings.largest_body:
            return None
        try:
            return lane.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None

    async def answer(
        self, scope: HTTPScope, table_id: str, body: Any, lane: Lane
    ) -> tuple[int, Any]:
        """Status and body, also when it is refused."""
        try:
            return 200, await lane.work(self.service, Request(scope), table_id, body)
        except DoubloonError as error:
            return errors.told(error)
        except Exception as error:
            return errors.noted(error, lane.template)


def lane_of(scope: Any) -> tuple[str, Lane] | None:
    """The table and the lane that a request is for, if it is one of those.

    >>> def post(path: str) -> tuple[str, Lane] | None:
    ...     return lane_of({"type": "http", "method": "POST", "path": path})
    >>> post("/api/tables/ab12/moves")[0]
    'ab12'
    >>> post("/api/tables/ab12/undo"), post("/api/tables/moves"), post("/api/tables/a/b/moves")
    (None, None, None)
    """
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path: str = scope["path"]
    if not path.startswith(TABLES):
        return None
    table_id, _, last = path[len(TABLES) :].rpartition("/")
    lane = LANES.get(last)
    return None if lane is None or not table_id or "/" in table_id else (table_id, lane)


def again(first: HTTPReceiveMessage, receive: Receive) -> Receive:
    """Give a message that was received already once more, then the others."""
    waiting = [first]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received
