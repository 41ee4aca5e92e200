"""Secrets of seats and browsers."""

import pytest

from doubloon.table.core.credentials import (
    hashed,
    is_secret,
    matches,
    new_secret,
    new_table_id,
    seat_secret,
)
from doubloon.table.core.errors import Refused


def test_secrets_have_128_bits_and_are_never_the_same() -> None:
    secrets = {new_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert all(is_secret(secret) and len(bytes.fromhex(secret)) == 16 for secret in secrets)
    assert len({new_table_id() for _ in range(1000)}) == 1000


def test_only_the_right_secret_fits() -> None:
    secret, other = new_secret(), new_secret()
    stored = hashed(secret)
    assert secret not in stored
    assert len(stored) == 64
    assert matches(secret, stored)
    for wrong in (other, "", stored, secret.upper() + "g", secret[:-1], "é" * 32):
        assert not matches(wrong, stored)
    assert not matches(secret, None)
    assert not matches(secret, "")


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
