"""Plain data that people wrote: each mistake is named with its place and what is allowed."""

from collections.abc import Callable
from typing import Any

import pytest

from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import (
    flag,
    integer,
    known_keys,
    listing,
    mapping,
    numbers,
    shown,
    word,
)

MANY = [f"w{n}" for n in range(25)]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a" * 38, "'" + "a" * 38 + "'"),
        ("a" * 39, "'" + "a" * 36 + "..."),
        pytest.param(10**5000, "a number that long", id="long"),
        ([1], "[1]"),
    ],
)
def test_values_are_shown_at_a_glance(value: object, text: str) -> None:
    assert shown(value) == text


def test_what_is_right_comes_back() -> None:
    assert mapping({"a": 1}, "p") == mapping({"a": 1}, "p", ["a", "b"]) == {"a": 1}
    assert numbers([1, 3], "p", 1, 3) == 0b101
    assert numbers([2, 4], "p", 2, 4) == 0b101
    assert numbers([], "p", 0, 3) == 0
    assert listing([1, 2], "p") == [1, 2]
    assert [integer(n, "p", 1, 3) for n in (1, 2, 3)] == [1, 2, 3]
    assert flag(True, "p") is True
    assert flag(False, "p") is False
    assert [word(each, "p", ["a", "b"]) for each in ("a", "b")] == [0, 1]
    known_keys({"a": 1, "b": 2}, "p", ["a", "b", "c"])


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: mapping([1], "p"), "p: [1] is not allowed; a table of keys and values"),
        (lambda: listing({"a": 1}, "p"), "p: {'a': 1} is not allowed; a list"),
        (lambda: integer(0, "p", 1, 3), "p: 0 is not allowed; a whole number from 1 to 3"),
        (lambda: integer(4, "p", 1, 3), "p: 4 is not allowed; a whole number from 1 to 3"),
        (lambda: integer(True, "p", 0, 3), "p: True is not allowed; a whole number from 0 to 3"),
        (lambda: integer(2.0, "p", 1, 3), "p: 2.0 is not allowed; a whole number from 1 to 3"),
        (lambda: integer(None, "p", 1, 3), "p: None is not allowed; a whole number from 1 to 3"),
        (lambda: flag(1, "p"), "p: 1 is not allowed; true or false"),
        (lambda: flag("no", "p"), "p: 'no' is not allowed; true or false"),
        (lambda: word("c", "p", ["a", "b"]), "p: 'c' is not allowed; one of a, b"),
        (lambda: word(["a"], "p", ["a", "b"]), "p: ['a'] is not allowed; one of a, b"),
        (lambda: word("x", "p", MANY), "p: 'x' is not allowed; one of w0 to w24"),
        (
            lambda: word("x", "p", MANY[:24]),
            f"p: 'x' is not allowed; one of {', '.join(MANY[:24])}",
        ),
        (lambda: numbers(1, "p", 0, 3), "p: 1 is not allowed; a list"),
        (lambda: numbers([4], "p", 1, 3), "p: 4 is not allowed; a whole number from 1 to 3"),
        (lambda: numbers([2, 1, 2], "p", 1, 3), "p: 2 is there twice"),
        (
            lambda: mapping({"z": 2}, "p", ["a", "b"]),
            "p: the key 'z' is unknown; allowed are a, b",
        ),
        (
            lambda: known_keys({"a": 1, "z": 2}, "p", ["a", "b"]),
            "p: the key 'z' is unknown; allowed are a, b",
        ),
    ],
)
def test_what_is_wrong_is_named(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        call()
    assert str(caught.value) == message
