"""Position files: TOML or JSON, and what is said about mistakes."""

import json

import pytest

from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.position_file import position_text, read_position

TOML = """\
game = "toy"
players = 3
[options]
plays = 9
[position]
pile = [1, 2]
"""


def test_toml_and_json_say_the_same() -> None:
    for text in (TOML, "\n " + position_text("toy", 3, {"plays": 9}, {"pile": [1, 2]})):
        position = read_position(text)
        assert (position.game, position.players) == ("toy", 3)
        assert position.options == {"plays": 9}
        assert position.position == {"pile": [1, 2]}


def test_options_and_position_may_be_left_out() -> None:
    position = read_position('game = "toy"\nplayers = 2')
    assert (position.options, position.position) == ({}, {})


def test_the_text_is_json_for_people() -> None:
    text = position_text("toy", 3, {"word": "é"}, {})
    assert json.loads(text) == {
        "game": "toy",
        "players": 3,
        "options": {"word": "é"},
        "position": {},
    }
    assert text.startswith('{\n "game": "toy",\n')
    assert "é" in text
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players = 2", "game: the name of a game is needed"),
        ("game = 1\nplayers = 2", "game: the name of a game is needed"),
        ('game = "a"', "players: None is not allowed; a whole number from 1 to 99"),
        ('game = "a"\nplayers = 0', "players: 0 is not allowed; a whole number from 1 to 99"),
        ('game = "a"\nplayers = 100', "players: 100 is not allowed; a whole number from 1 to 99"),
        (
            'game = "a"\nplayers = 2\noptions = 1',
            "options: 1 is not allowed; a table of keys and values",
        ),
        (
            'game = "a"\nplayers = 2\nposition = 1',
            "position: 1 is not allowed; a table of keys and values",
        ),
        (
            'game = "a"\nseats = 2',
            "file: the key 'seats' is unknown; allowed are game, players, options, position",
        ),
    ],
)
def test_mistakes_are_named(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["{", "= 1", "day = 2020-01-01", '{"a": "\\ud800"}', "[" * 10**5])
def test_what_is_neither_json_nor_toml(text: str) -> None:
    with pytest.raises(PositionError, match=r"^this is neither JSON nor TOML: ..."):
        read_position(text)


def test_the_limits_of_players() -> None:
    for players in (1, 99):
        assert read_position(f'game = "a"\nplayers = {players}').players == players
