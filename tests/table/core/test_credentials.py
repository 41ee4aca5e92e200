"""Secrets of seats and browsers."""

import pytest

from doubloon.table.core.credentials import (
    hashed,
    is_secret,
    new_secret,
    seat_secret,
    table_id_of,
)
from doubloon.table.core.errors import Refused
from doubloon.table.core.model import SeatKey
from doubloon.table.live.seat_keys import opened


def test_secrets_have_128_bits_and_are_never_the_same() -> None:
    secrets = {new_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert all(is_secret(secret) and len(bytes.fromhex(secret)) == 16 for secret in secrets)
    assert len({table_id_of(None) for _ in range(1000)}) == 1000


def test_only_the_right_secret_fits() -> None:
    secret, other = new_secret(), new_secret()
    stored = hashed(secret)
    assert secret not in stored
    assert len(stored) == 64
    of_browser, of_seat = SeatKey(0, None, stored), SeatKey(1, stored, None)
    assert opened([of_browser, of_seat], secret, None) == [0]
    assert opened([of_browser, of_seat], None, secret) == [1]
    assert opened([of_browser, of_seat], other, other) == []
    assert opened([SeatKey(0, None, None), SeatKey(1, "", "")], secret, secret) == []
    for wrong in ("", stored, secret.upper() + "g", secret[:-1], "é" * 32):
        with pytest.raises(Refused, match="hexadecimal"):
            opened([of_browser, of_seat], wrong, wrong)


def test_a_seat_secret_follows_from_the_browser_and_tells_nothing_of_it() -> None:
    one, two = new_secret(), new_secret()
    found = {
        seat_secret(browser, table, seat)
        for browser in (one, two)
        for table in ("a", "b")
        for seat in range(3)
    }
    assert len(found) == 12
    assert one not in found
    assert seat_secret(one, "a", 1) == seat_secret(one, "a", 1)


def test_what_is_no_secret_is_refused() -> None:
    for wrong in ("", "0" * 31, "0" * 33, "G" * 32):
        with pytest.raises(Refused):
            hashed(wrong)
        with pytest.raises(Refused):
            seat_secret(wrong, "a", 0)
