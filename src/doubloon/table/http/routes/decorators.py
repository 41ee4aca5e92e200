"""The decorators of our routes: the usual status, and which errors the OpenAPI document names."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec

from doubloon.table.interface.wire import ErrorBody

WORDS: Final = {
    400: "The request cannot be read; the message says which field.",
    403: "Not from here, or not yours to do.",
    404: "There is no such table.",
    409: "Not possible now: the decision is stale, it is not your turn, or the table refuses.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "The move or the options are not allowed; a rule's number may be given.",
    429: "Too many requests; the header Retry-After says how long to wait.",
    503: "Not possible right now; nothing was done, try again.",
}


def errors(*statuses: int) -> Mapping[int, ResponseSpec]:
    """These errors, for the OpenAPI document."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=WORDS[status])
        for status in statuses
    }


def read(path: str, answer: ResponseSpec | None = None, **more: Any) -> get:
    """A route that changes nothing; ``answer`` describes an answer whose type does not."""
    responses = {} if answer is None else {200: answer}
    return get(path, responses={**responses, **errors(400, 403, 404, 409, 429, 503)}, **more)


def write(path: str, **more: Any) -> post:
    """A route that does something."""
    return post(path, status_code=200, responses=errors(*WORDS), **more)


def remove(path: str, **more: Any) -> delete:
    """A route that takes something away; it has no body."""
    return delete(path, status_code=200, responses=errors(400, 403, 429, 503), **more)
