"""What a request takes from the bucket of its address: a token for a few milliseconds."""

from typing import Final

from litestar.types import HTTPScope

# Paths with their ends: these make a table, try a code or keep a bot busy, whoever asks how.
WRITES: Final = {"/api/tables": 5.0, "/api/me/device": 10.0, "/api/me/records": 20.0}
DEAR: Final = {"branch": 5.0, "hint": 5.0, "review": 5.0}
CODES: Final = "/api/codes/"
CODE: Final = 5.0  # a try
COURSE: Final = 10.0  # a replay with the facts after every move
BYTES: Final = 2000  # of a deck or a record are read for a token
READ: Final = ("/api/tables", "/api/me/records")
READS: Final = ("GET", "HEAD", "OPTIONS")


def price_of(scope: HTTPScope, length: int) -> float:
    """The price of a request whose body has that length.

    >>> def price(method: str, path: str, length: int = 0, query: bytes = b"") -> float:
    ...     return price_of({"method": method, "path": path, "query_string": query}, length)
    >>> price("GET", "/api/tables"), price("POST", "/api/tables"), price("POST", "/api/tables/")
    (1.0, 5.0, 5.0)
    >>> price("POST", "/api/tables/x/hint"), price("GET", "/api//tables/x/review//")
    (5.0, 5.0)
    >>> price("POST", "/api/games/tobago/deck", 60_000), price("POST", "/api/tables", 60_000)
    (31.0, 35.0)
    >>> price("POST", "/api/me/records", 20_000)
    30.0
    >>> price("GET", "/api/tables/x/replay", query=b"course=true"), price("POST", "/x/moves")
    (10.0, 1.0)
    >>> price("POST", "/api/tables/x/tap", 300), price("GET", "/api/codes/BCDFGH")
    (1.0, 5.0)
    """
    path = "/" + "/".join(part for part in scope["path"].split("/") if part)
    last = path.rpartition("/")[2]
    if last == "replay":
        return COURSE if b"course" in scope["query_string"] else 1.0
    if scope["method"] in READS:
        if path.startswith(CODES):
            return CODE
        return DEAR.get(last, 1.0)
    price = DEAR.get(last) or WRITES.get(path) or (5.0 if "/lessons/" in path else 1.0)
    if last == "deck" or path in READ:
        price += length / BYTES
    return price
