"""The short way for moves, which are most of what a server is asked to write.

A plain ASGI wrapper around the application. It takes requests that are moves beyond doubt and does
what the route in ``moves.py`` does, at a fraction of the framework's cost; all others, and bodies
that do not fit, go on to the route, which also describes moves in the OpenAPI document.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Send

from doubloon.kernel.errors import DoubloonError
from doubloon.table.http import errors
from doubloon.table.http.moves import MOVES, carry_out_move
from doubloon.table.http.service import Service
from doubloon.table.http.wire import MoveBody

BEFORE_ID, AFTER_ID = MOVES.split("{table_id:str}")
TEMPLATE: Final = MOVES.replace(":str", "")
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(MoveBody).decode


class FastLane:
    """Wraps the application, inside the guard."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Carry out a move, or pass the request on."""
        table_id = table_of(scope)
        if table_id is None:
            await self.app(scope, receive, send)
            return
        first: Any = await receive()
        body = self.move_in(first)
        if body is None:
            await self.app(scope, again(first, receive), send)
            return
        scope["path_template"] = TEMPLATE
        status, answer = await self.answer(scope, table_id, body)
        await respond(send, status, encode(answer))

    def move_in(self, message: HTTPReceiveMessage) -> MoveBody | None:
        """The move that a request's only message holds; None: let the framework look at it."""
        if message["type"] != "http.request" or message.get("more_body", False):
            return None
        body = message["body"]
        if len(body) > self.service.settings.largest_body:
            return None
        try:
            return decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return None

    async def answer(self, scope: HTTPScope, table_id: str, body: MoveBody) -> tuple[int, Any]:
        """Status and body, also when it is refused."""
        try:
            return 200, await carry_out_move(self.service, Request(scope), table_id, body)
        except DoubloonError as error:
            return errors.told(error)
        except Exception as error:
            return errors.noted(error, TEMPLATE)


def table_of(scope: Any) -> str | None:
    """The table to which a move is posted, if that is what a request is.

    >>> table_of({"type": "http", "method": "POST", "path": "/api/tables/ab12/moves"})
    'ab12'
    >>> table_of({"type": "http", "method": "POST", "path": "/api/tables/ab12/undo"})
    """
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path: str = scope["path"]
    if not path.startswith(BEFORE_ID) or not path.endswith(AFTER_ID):
        return None
    table_id = path[len(BEFORE_ID) : -len(AFTER_ID)]
    return table_id if table_id and "/" not in table_id else None


def again(first: HTTPReceiveMessage, receive: Receive) -> Receive:
    """Give a message that was received already once more, then the others."""
    waiting = [first]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received


async def respond(send: Send, status: int, body: bytes) -> None:
    """A whole answer in JSON."""
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
