"""Errors on the wire (``interface/refusals.py``): what Litestar refuses, mistakes in programs."""

import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from doubloon.kernel.errors import DoubloonError
from doubloon.table.http.logs import logger
from doubloon.table.interface.refusals import STATUSES, body_of, refusal_of


def noted(error: Exception, route: str) -> tuple[int, dict[str, Any]]:
    """Status and body for a mistake in the program: logged; the answer says nothing of it."""
    logger().error("error", route=route, kind=type(error).__name__, where=where(error))
    return 500, body_of("server", "a mistake in the program; it was noted, please try again")


def refused(_: Request[Any, Any, Any], error: DoubloonError) -> Response[dict[str, Any]]:
    """Something a user can cause."""
    status, body = refusal_of(error)
    return Response(body, status_code=status)


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
