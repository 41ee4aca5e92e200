"""Errors as they are answered: ``{"error": kind, "message": text, "rule": number if any}``.

The kind is a constant that programs can rely on, the message a sentence for people. Nothing of
the program (no traceback, no path, no value that somebody else sent) is in them.
"""

from typing import Any, Final

from doubloon.kernel import errors as kernel
from doubloon.kernel.errors import DoubloonError
from doubloon.table.core import errors as table


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
    (kernel.RecordError, "record", 422),
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


def refusal_of(error: DoubloonError) -> tuple[int, dict[str, Any]]:
    """Status and body of something a user can cause.

    What is wrong with a broken game is for the host alone.
    """
    kind, status = next((kind, status) for each, kind, status in KINDS if isinstance(error, each))
    if isinstance(error, kernel.RecordError):
        kind = f"{kind}_{error.reason}"
    rule = error.rule if isinstance(error, kernel.Illegal) else ""
    message = BROKEN if isinstance(error, kernel.BrokenGame) else str(error)
    return status, body_of(kind, message, rule)
