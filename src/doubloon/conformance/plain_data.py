"""Plain data compared: where two of them differ, and values at places."""

import json
from collections.abc import Iterator
from typing import Any

from doubloon.kernel.deck import canonical
from doubloon.kernel.parts import Place


def through_json(data: Any) -> Any:
    """Plain data written and read again."""
    return json.loads(json.dumps(data))


def as_bytes(data: object) -> bytes:
    """Plain data as the bytes that would leave the program."""
    return canonical(data).encode()


def written(place: Place) -> str:
    """A place as people write it.

    >>> written(("players", 1, "hand", 0))
    'players[1].hand[0]'
    """
    parts = [f"[{key}]" if isinstance(key, int) else f".{key}" for key in place]
    return "".join(parts).lstrip(".")


def differences(one: Any, two: Any, place: Place = ()) -> Iterator[tuple[str, Any, Any]]:
    """Where two plain data differ, and the two values there.

    >>> list(differences({"hand": [1, 2]}, {"hand": [1, 3]}))
    [('hand[1]', 2, 3)]
    """
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            yield from differences(one[key], two[key], (*place, key))
    elif isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for number, (first, second) in enumerate(zip(one, two)):
            yield from differences(first, second, (*place, number))
    elif type(one) is not type(two) or one != two:
        yield written(place), one, two


def first_difference(one: Any, two: Any) -> tuple[str, str, str]:
    """The first place where two plain data differ, and what is there, shortened."""
    place, first, second = next(iter(differences(one, two)))
    return place, short(first), short(second)


def short(data: Any) -> str:
    """Plain data in a few characters."""
    text = str(data)
    return text if len(text) <= 80 else text[:77] + "..."


def value_at(data: Any, place: Place) -> Any:
    """The value at a place."""
    for key in place:
        data = data[key]
    return data


def exchange(data: Any, one: Place, two: Place) -> None:
    """Exchange the values of two places."""
    first, second = value_at(data, one), value_at(data, two)
    value_at(data, one[:-1])[one[-1]] = second
    value_at(data, two[:-1])[two[-1]] = first
