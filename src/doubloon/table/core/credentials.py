"""Secrets of seats and browsers: 128 bits each, only their hashes are stored.

A seat's secret follows from its browser's, so a repeated request to join is answered with the same
secret although the server keeps none.
"""

import hashlib
import hmac
import secrets
from typing import Final

from doubloon.table.core.errors import Refused
from doubloon.table.core.model import SeatKey

DIGITS: Final = 32  # hexadecimal, 128 bits
HEXADECIMAL: Final = frozenset("0123456789abcdef")


def new_secret() -> str:
    """A fresh secret, 32 hexadecimal digits."""
    return secrets.token_hex(DIGITS // 2)


def table_id_of(request_id: str | None) -> str:
    """The id of the table that a request makes: 80 bits, so that a link cannot be guessed.

    The same when the request is repeated; without a request's id always another.
    """
    request_id = request_id or new_secret()
    return hashlib.sha256(f"table/{request_id}".encode()).hexdigest()[:20]


def is_secret(text: str) -> bool:
    """Does it look like a secret at all?

    >>> is_secret("00" * 16), is_secret("00"), is_secret("zz" * 16)
    (True, False, False)
    """
    return len(text) == DIGITS and HEXADECIMAL.issuperset(text)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    if not is_secret(secret):
        raise Refused(f"a secret is {DIGITS} hexadecimal digits")
    return hashlib.sha256(secret.encode()).hexdigest()


def mark(browser: str, table_id: str) -> str:
    """What a table's log knows a browser (by hash) by: nothing that is of use anywhere else."""
    return hashlib.sha256(f"mark/{table_id}/{browser}".encode()).hexdigest()[:16]


def first_secret(request: str | None) -> str:
    """The secret of a browser that has none yet.

    It follows from a request id of 128 random bits, so that the request can be repeated when its
    answer was lost; from any other it would be guessed.

    >>> first_secret("00" * 16) == first_secret("00" * 16), first_secret("1") == first_secret("1")
    (True, False)
    """
    if request is None or not is_secret(request):
        return new_secret()
    return hmac.new(bytes.fromhex(request), b"browser", hashlib.sha256).hexdigest()[:DIGITS]


def seat_secret(browser: str, table_id: str, seat: int) -> str:
    """The secret of a seat that this browser takes.

    >>> one = seat_secret("00" * 16, "table", 0)
    >>> is_secret(one), one == seat_secret("00" * 16, "table", 1)
    (True, False)
    """
    if not is_secret(browser):
        raise Refused(f"a secret is {DIGITS} hexadecimal digits")
    text = f"seat/{table_id}/{seat}".encode()
    return hmac.new(bytes.fromhex(browser), text, hashlib.sha256).hexdigest()[:DIGITS]


def seat_key(browser: str | None, table_id: str, seat: int) -> SeatKey:
    """What the store knows of whoever takes a seat."""
    if browser is None:
        raise Refused("to sit down, a browser's secret is needed")
    return SeatKey(seat, hashed(seat_secret(browser, table_id, seat)), hashed(browser))
