"""What fills the gaps of a sentence: seats, winners and things by their names."""

from typing import Any

import pytest

from doubloon.kernel.parts import named

NAMES = ["Anne", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("data", "gaps"),
    [
        ({"seat": 1}, {"who": "Bo"}),
        ({"seat": 3}, {}),
        ({"seat": -1, "from": "N1"}, {}),
        ({"from": 0}, {"other": "Anne"}),
        ({"to": 2}, {"other": "Cy"}),
        ({"placings": [1, 3, 1]}, {"number": 2, "winners": ["Anne", "Cy"]}),
        ({"card": "a"}, {"card": "A"}),
        ({"card": None}, {}),
        ({"cards": ["a", None, "b"]}, {"cards": ["A", "B"]}),
        ({"cards": 7}, {}),
        ({"number": 7}, {"number": "no. 7"}),
    ],
)
def test_data_is_named(data: dict[str, Any], gaps: dict[str, Any]) -> None:
    things = {"card": str.upper, "cards": str.upper, "number": lambda n: f"no. {n}"}
    assert named(data, NAMES, things) == {**data, "you": "no", "other-you": "no", **gaps}
