"""Reading plain data that people wrote: each function checks one thing and names its place."""

from collections.abc import Sequence
from typing import Any

from doubloon.kernel.errors import PositionError


def shown(value: object) -> str:
    """A value in an error message, never longer than a glance."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out whole numbers of thousands of digits
        return "a number that long"
    return text if len(text) <= 40 else text[:37] + "..."


def mapping(data: Any, place: str, keys: Sequence[str] | None = None) -> dict[str, Any]:
    """A table of keys and values; no other keys than these, if some are given."""
    if not isinstance(data, dict):
        raise PositionError(f"{place}: {shown(data)} is not allowed; a table of keys and values")
    if keys is not None:
        known_keys(data, place, keys)
    return data


def listing(data: Any, place: str) -> list[Any]:
    """A list."""
    if not isinstance(data, list):
        raise PositionError(f"{place}: {shown(data)} is not allowed; a list")
    return data


def integer(data: Any, place: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise PositionError(
            f"{place}: {shown(data)} is not allowed; a whole number from {low} to {high}"
        )
    return data


def flag(data: Any, place: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise PositionError(f"{place}: {shown(data)} is not allowed; true or false")
    return data


def numbers(data: Any, place: str, low: int, high: int) -> int:
    """A list of whole numbers within limits, each once, as a mask; ``low`` is its lowest bit."""
    mask = 0
    for each in listing(data, place):
        mark = 1 << (integer(each, place, low, high) - low)
        if mask & mark:
            raise PositionError(f"{place}: {each} is there twice")
        mask |= mark
    return mask


def word(data: Any, place: str, allowed: list[str]) -> int:
    """One of several words; gives its place in the list."""
    if not isinstance(data, str) or data not in allowed:
        raise PositionError(f"{place}: {shown(data)} is not allowed; one of {choices(allowed)}")
    return allowed.index(data)


def choices(names: list[str]) -> str:
    """Names in a message: all of them, or the first and the last of many."""
    return ", ".join(names) if len(names) <= 24 else f"{names[0]} to {names[-1]}"


def known_keys(data: dict[str, Any], place: str, allowed: Sequence[str]) -> None:
    """No other keys than these."""
    for key in data:
        if key not in allowed:
            raise PositionError(
                f"{place}: the key {shown(key)} is unknown; allowed are {', '.join(allowed)}"
            )
