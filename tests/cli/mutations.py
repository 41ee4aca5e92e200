"""Files made wrong at random, but the same way every time."""

import copy
import random
from typing import Any

WEIRD: list[Any] = [
    None, True, False, 0, 1, -1, -2, 2, 3, 7, 22, 73, 74, 87, 88, 99, 2**31, 2**63, 10**40, 1.5,
    float("nan"), "", "x", "pass", "N1", "R3a", "A1", "B9", "\ud800", "\x1b[2J", "ü" * 50,
    [], [[]], [0], [1, 2, 3], ["R3a"], {}, {"a": 1}, {"hidden": [3]},
]  # fmt: skip


def mutated(data: Any, chance: random.Random, *under: str) -> Any:
    """A copy of plain data with a few values changed somewhere below ``under``."""
    data = copy.deepcopy(data)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        place = data
        for key in under:
            place = place[key]
        _change_one(place, chance)
    return data


def _change_one(place: Any, chance: random.Random) -> None:
    """Go down at random and change what is found there."""
    while isinstance(place, dict | list) and place:
        key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if isinstance(place[key], dict | list) and place[key] and chance.random() < 0.8:
            place = place[key]
            continue
        _change(place, key, chance)
        return


def _change(place: Any, key: Any, chance: random.Random) -> None:
    what = chance.random()
    value = place[key]
    if what < 0.15:
        del place[key]
    elif what < 0.25 and isinstance(place, list):
        place.insert(key, copy.deepcopy(chance.choice(place)))
    elif what < 0.25:
        place[chance.choice(["zork", "seed", "stack", "pending"])] = chance.choice(WEIRD)
    elif what < 0.5 and type(value) is int:
        place[key] = value + chance.choice([-2, -1, 1, 2, 10])
    elif what < 0.6 and isinstance(place, list):
        other = chance.randrange(len(place))
        place[key], place[other] = place[other], place[key]
    elif what < 0.7 and isinstance(value, bool):
        place[key] = not value
    else:
        place[key] = copy.deepcopy(chance.choice(WEIRD))


def garbled(text: str, chance: random.Random) -> bytes:
    """Text with some bytes changed, lost or doubled."""
    content = bytearray(text.encode())
    for _ in range(chance.choice([1, 2, 5])):
        at = chance.randrange(len(content))
        what = chance.random()
        if what < 0.4:
            content[at] = chance.randrange(256)
        elif what < 0.7:
            del content[at : at + chance.choice([1, 5, 50])]
        else:
            content[at:at] = content[at : at + chance.choice([1, 10, 100])]
    return bytes(content)
