"""Score pads on which everybody counts: Tobago's and Under Sail's."""

import pytest

from doubloon.kernel import registry
from doubloon.kernel.reports.score_pad import ScorePad, ScorePadError

TOBAGO = """
[[players]]
name = "Anna"
gold = [3, 5, 2]

[[players]]
name = "Bram"
gold = [6, 4]
"""
UNDER_SAIL = """
[[players]]
name = "Anna"
rounds = [{ treasures = [4, 1], bonus = 3 }, { treasures = [2], bonus = 4 }]

[[players]]
name = "Bram"
rounds = [{ treasures = [4, 4] }]

[[players]]
name = "Cleo"
"""


def added_up(game: str, text: str) -> ScorePad:
    found = registry.find(game)
    assert found.files.score_pad is not None
    return found.files.score_pad(text, "pad.toml", found.decks.standard())


def test_gold_is_added_up_and_a_win_is_shared() -> None:
    """TB-E1."""
    pad = added_up("tobago", TOBAGO)
    assert [player["total"] for player in pad.data["players"]] == [10, 10]
    assert pad.data["winners"] == ["Anna", "Bram"]
    assert "Anna and Bram share the win with 10 (TB-E1)." in pad.table


def test_two_rounds_and_pairs_of_bonus_cards() -> None:
    """US-E1."""
    pad = added_up("under_sail", UNDER_SAIL)
    assert pad.data["players"][0]["rounds"] == [
        {"treasures": 5, "bonus": 1},
        {"treasures": 2, "bonus": 2},
    ]
    assert [player["total"] for player in pad.data["players"]] == [10, 8, 0]
    assert [player["place"] for player in pad.data["players"]] == [1, 2, 3]
    assert "Round 2: bonus" in pad.table
    assert pad.table.endswith("Anna wins with 10 (US-E1).\n")


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("tobago", "", "players"),
        ("tobago", "players = 3", "a list of 2 to 4 players"),
        ("tobago", '[[players]]\nname = "A"', "1 players; a list of 2 to 4 players"),
        ("tobago", TOBAGO.replace("Bram", "Anna"), "already a player"),
        ("tobago", TOBAGO.replace("gold = [6, 4]", "gold = [31]"), "0 to 30"),
        ("tobago", TOBAGO.replace("gold = [6, 4]", 'gold = "x"'), "whole numbers"),
        ("tobago", TOBAGO.replace("gold = [6, 4]", f"gold = {[2] * 61}"), "at most 60"),
        ("tobago", TOBAGO.replace("gold = [6, 4]", "golf = [6]"), "gold"),
        ("under_sail", UNDER_SAIL.replace("bonus = 3", "bonus = 23"), "22"),
        ("under_sail", UNDER_SAIL.replace("treasures = [4, 4]", "treasure = [4]"), "treasures"),
        ("under_sail", UNDER_SAIL.replace("rounds = [{ t", "rounds = [{}, {}, { t"), "2 tables"),
        ("under_sail", "[[players]", "toml"),
    ],
)
def test_mistakes_are_named(game: str, text: str, said: str) -> None:
    with pytest.raises(ScorePadError) as caught:
        added_up(game, text)
    assert said.lower() in "\n".join([str(caught.value), *caught.value.problems]).lower()
