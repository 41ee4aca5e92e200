"""Errors on the wire: ``{"error": kind, "message": text, "rule": number if it is about one}``.

The kind is a constant that programs can rely on, the message a sentence for people. Nothing of
the program (no traceback, no path, no value that somebody else sent) is in them.
"""

import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from doubloon.kernel import errors as kernel
from doubloon.kernel.errors import DoubloonError
from doubloon.table.core import errors as table
from doubloon.table.http.logs import logger


class NoSeat(DoubloonError):
    """The asker holds no seat here, or not that one."""


class BadLink(DoubloonError):
    """A personal link that was used, is too old, or never was."""


class BadCode(DoubloonError):
    """A table's short code that is wrong, or too old."""


class TooMany(DoubloonError):
    """Too much is open at once."""


# From the most special to the most general; kind and status.
KINDS: Final[list[tuple[type[Exception], str, int]]] = [
    (kernel.Stale, "stale", 409),
    (kernel.Illegal, "illegal", 422),
    (kernel.NotYourDecision, "not_your_decision", 409),
    (kernel.UnknownAction, "unknown_action", 422),
    (kernel.BeyondReveal, "beyond_reveal", 422),
    (kernel.UndoError, "undo", 409),
    (kernel.OptionError, "option", 422),
    (kernel.DeckError, "deck", 422),
    (kernel.UnknownGame, "unknown_game", 422),
    (table.UnknownTable, "unknown_table", 404),
    (table.Unplayable, "unplayable", 409),
    (table.Unreadable, "unreadable", 409),
    (table.TooManyTables, "too_many", 429),
    (table.Refused, "refused", 409),
    (table.Conflict, "conflict", 409),
    (table.StoreError, "unavailable", 503),
    (NoSeat, "no_seat", 403),
    (BadLink, "link", 409),
    (BadCode, "code", 404),
    (TooMany, "too_many", 429),
    (DoubloonError, "refused", 422),
]
BROKEN: Final = "this game cannot be used here; the server's log says why"
STATUSES: Final = {
    400: ("invalid", "the request cannot be read"),
    401: ("who", "this needs a seat or a browser that is known here"),
    403: ("forbidden", "this is not yours to do"),
    404: ("not_found", "there is nothing here"),
    405: ("method", "this address does not take that method"),
    413: ("too_large", "the body is too large"),
    415: ("type", "the body must be JSON"),
    429: ("too_many", "too many requests; wait a little"),
    503: ("unavailable", "not possible right now; try again"),
}


def body_of(kind: str, message: str, rule: str = "") -> dict[str, Any]:
    """An error's body."""
    body: dict[str, Any] = {"error": kind, "message": message}
    if rule:
        body["rule"] = rule
    return body


def noted(error: Exception, route: str) -> tuple[int, dict[str, Any]]:
    """Status and body for a mistake in the program: logged; the answer says nothing of it."""
    logger().error("error", route=route, kind=type(error).__name__, where=where(error))
    return 500, body_of("server", "a mistake in the program; it was noted, please try again")


def refused(_: Request[Any, Any, Any], error: DoubloonError) -> Response[dict[str, Any]]:
    """Something a user can cause; what is wrong with a broken game is for the host alone."""
    kind, status = next((kind, status) for each, kind, status in KINDS if isinstance(error, each))
    rule = error.rule if isinstance(error, kernel.Illegal) else ""
    message = BROKEN if isinstance(error, kernel.BrokenGame) else str(error)
    return Response(body_of(kind, message, rule), status_code=status)


def framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What Litestar itself refuses: unknown addresses, bodies that do not fit."""
    kind, message = STATUSES.get(error.status_code, STATUSES[400])
    if isinstance(error, ValidationException):
        message = validation(error)
    headers = (
        {"allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else {}
    )
    return Response(body_of(kind, message), status_code=error.status_code, headers=headers)


def validation(error: ValidationException) -> str:
    """What does not fit, field by field.

    >>> validation(ValidationException(extra=[{"message": "Expected `int`", "key": "players"}]))
    'players: Expected `int`'
    """
    found: list[str] = []
    for each in error.extra if isinstance(error.extra, list) else []:
        if isinstance(each, dict):
            key = each.get("key", "")
            text = str(each.get("message", "")).replace("Object ", "")[:200]
            found.append(f"{key}: {text}" if key and key != "data" else f"body: {text}")
    return "; ".join(found[:5]) or STATUSES[400][1]


def undecodable(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A body that cannot be decoded: brackets too deep within each other, or no text."""
    deep = isinstance(error, RecursionError)
    why = "the body goes too deep" if deep else "the body must be UTF-8"
    return Response(body_of("invalid", why), status_code=400)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A mistake in the program."""
    status, body = noted(error, request.scope.get("path_template", ""))
    return Response(body, status_code=status)


def where(error: BaseException) -> list[str]:
    """The way to a mistake, without its message: that may hold what somebody sent."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames][-12:]


HANDLERS: Final[ExceptionHandlersMap] = {
    DoubloonError: refused,
    HTTPException: framework,
    RecursionError: undecodable,
    UnicodeDecodeError: undecodable,
    Exception: unexpected,
}
