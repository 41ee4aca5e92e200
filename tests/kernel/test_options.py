"""Table options: what they take, and what is said about what they do not take."""

from typing import Any

import pytest

from doubloon.kernel.errors import OptionError
from doubloon.kernel.options import Option, checked

ASK = Option("ask", [False, True], False, "Ask.")
LENGTH = Option("length", [1, 2], 2, "How long.")
MODE = Option("mode", ["yes", "short"], "short", "Which.")


def test_an_option_tells_about_itself() -> None:
    assert (ASK.name, ASK.allowed, ASK.default, ASK.help) == ("ask", [False, True], False, "Ask.")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (ASK, "yes", True),
        (ASK, "true", True),
        (ASK, "no", False),
        (ASK, "false", False),
        (ASK, True, True),
        (LENGTH, 1, 1),
        (MODE, "yes", "yes"),
    ],
)
def test_values_that_are_allowed(option: Option, given: Any, value: Any) -> None:
    found = option.check(given)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (ASK, "maybe", "option ask: maybe is not allowed; one of no, yes"),
        (ASK, 1, "option ask: 1 is not allowed; one of no, yes"),
        (LENGTH, True, "option length: yes is not allowed; one of 1, 2"),
        (LENGTH, False, "option length: no is not allowed; one of 1, 2"),
        (LENGTH, "1", "option length: 1 is not allowed; one of 1, 2"),
        (MODE, True, "option mode: yes is not allowed; one of yes, short"),
        (MODE, "a" * 41, f"option mode: {'a' * 40} is not allowed; one of yes, short"),
    ],
)
def test_values_that_are_not(option: Option, given: Any, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        option.check(given)
    assert str(caught.value) == message


def test_defaults_are_filled_in_and_unknown_names_refused() -> None:
    assert checked([ASK, LENGTH], {"ask": "yes"}) == {"ask": True, "length": 2}
    with pytest.raises(OptionError) as caught:
        checked([ASK, LENGTH], {"ask": True, "size": 1})
    assert str(caught.value) == "option size: unknown; this game has ask, length"
    with pytest.raises(OptionError) as caught:
        checked([], {"size": 1})
    assert str(caught.value) == "option size: unknown; this game has none"
