"""Whatever is in a file, no command ends in a traceback or changes a file it refuses.

``DOUBLOON_DEBUG`` is set in these tests, so the last resort of ``main`` hides nothing.
"""

import json
import random
from pathlib import Path

import pytest

from tests.cli.conftest import Recorded
from tests.cli.mutations import garbled, mutated
from tests.cli.support import STANDARD_DECK, call, fine, refused

MANY_LINES = ("deck", "score")


def try_all(file: Path, commands: list[list[str]]) -> list[int]:
    """Run commands on a file; gives their exit codes."""
    before = file.read_bytes()
    codes: list[int] = []
    for command in commands:
        answer = call(*command)
        codes.append(answer.code)
        assert answer.code in (0, 1, 2)
        assert "Traceback" not in answer.err
        assert answer.err.isprintable() or set(answer.err) - {"\n"}
        if answer.code == 2:
            assert answer.err.splitlines()[-1].startswith("doubloon: ")
            assert len(answer.err.splitlines()) == 1 or command[0] in MANY_LINES
            assert file.read_bytes() == before
        else:
            assert answer.err == ""
            file.write_bytes(before)
    return codes


def records(source: Path, file: Path, seeds: range) -> set[int]:
    """Commands on mutated records."""
    text = source.read_text()
    data = json.loads(text)
    codes: set[int] = set()
    for seed in seeds:
        chance = random.Random(seed)
        if seed % 3 == 0:
            file.write_bytes(garbled(text, chance))
        else:
            where = ["moves"] if seed % 3 == 1 else []
            file.write_text(json.dumps(mutated(data, chance, *where)))
        name = str(file)
        move = chance.choice([["0", "pass"], ["1", "N1"], ["2", "undo", "1"], ["0", "zork"]])
        commands = [
            ["show", name, "--at", str(chance.randrange(60))],
            ["show", name, "--seat", "0", "--json"],
            ["replay", name, "--seat", "1"],
            ["verify", name],
            ["record", "show", name],
            ["record", "play", name, *move],
            ["deck", "show", name],
        ]
        codes.update(try_all(file, commands))
    return codes


def positions(source: Path, file: Path, seeds: range) -> set[int]:
    """Commands on mutated positions: some can be played on, to the end."""
    number = len(json.loads(source.read_text())["moves"])
    codes: set[int] = set()
    for seed in seeds:
        chance = random.Random(seed)
        at = str(chance.randrange(number + 1))
        text = fine("show", str(source), "--at", at, "--position")
        data = json.loads(text)
        where = ["position", "stack"] if seed % 2 and data["position"]["stack"] else ["position"]
        if seed % 7 == 0:
            file.write_bytes(garbled(text, chance))
        else:
            file.write_text(json.dumps(mutated(data, chance, *where[: 1 + seed % 5])))
        name = str(file)
        start = ["loot_island", "--position", name, "--seed", "1"]
        commands = [
            ["show", name],
            ["show", name, "--seat", "1", "--json"],
            ["show", name, "--position"],
            ["play", *start, "--bots", "random"],
            ["record", "new", *start, "-o", str(file.with_suffix(".new")), "--force"],
        ]
        codes.update(try_all(file, commands))
    return codes


def decks(file: Path, seeds: range) -> set[int]:
    """Commands on mutated decks, as JSON and as TOML."""
    text = STANDARD_DECK.read_text()
    data = json.loads(fine("deck", "show", str(STANDARD_DECK), "--json"))
    codes: set[int] = set()
    for seed in seeds:
        chance = random.Random(seed)
        if seed % 2:
            file.write_text(json.dumps(mutated(data, chance)))
        else:
            file.write_bytes(garbled(text, chance))
        name = str(file)
        commands = [
            ["deck", "check", name, "--game", "loot_island"],
            ["deck", "show", name],
            ["record", "new", "loot_island", "--deck", name, "-o", "-"],
            ["score", "loot_island", name],
        ]
        codes.update(try_all(file, commands))
    return codes


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_records(players: int, recorded: Recorded, tmp_path: Path) -> None:
    assert 2 in records(recorded(players), tmp_path / "m.json", range(12))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions(players: int, recorded: Recorded, tmp_path: Path) -> None:
    assert 2 in positions(recorded(players), tmp_path / "m.json", range(20))


def test_decks(tmp_path: Path) -> None:
    assert 2 in decks(tmp_path / "m", range(30))


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_more(players: int, recorded: Recorded, tmp_path: Path) -> None:
    seeds = range(1000 * players, 1000 * players + 60)
    assert records(recorded(players), tmp_path / "m.json", seeds) == {0, 1, 2}
    assert positions(recorded(players), tmp_path / "m.json", seeds) == {0, 2}
    assert decks(tmp_path / "m", seeds) == {0, 2}


POSITION = 'game = "loot_island"\nplayers = 3\n[position]\nplayers = [{}, {}, {}]\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "game: the name of a game is needed"),
        ("\0", "this is neither JSON nor TOML"),
        ("[" * 100_000, "this is neither JSON nor TOML"),
        ('{"game":' * 100_000, "this is not JSON"),
        ('{"moves": ' + "[" * 900 + "]" * 900 + "}", ""),
        ('{"game": "\\ud800", "players": 3}', "this is neither JSON nor TOML"),
        (POSITION.replace("loot_island", "chess"), "game 'chess' is not known"),
        (POSITION.replace("players = 3", "players = 6"), "players: 6 cannot play"),
        (POSITION.replace("players = 3", "players = 4"), "players: 3 entries; 4 are needed"),
        (POSITION.replace("players = 3", "players = 0x" + "f" * 9999), "Exceeds the limit"),
        (POSITION + "round = 1979-05-27\n", "this is neither JSON nor TOML"),
        (POSITION + "round = 6\n", "round: 6 is not allowed; a whole number from 1 to 5"),
        (POSITION + 'chance = { zork = "x" }\n', "chance: the key 'zork' is unknown"),
        (POSITION + 'ship = { corner = "N" }\n', "ship.corner: 'N' is not allowed; one of NW"),
        (POSITION + 'map_deck = ["R11a"]\n', "map_deck: 'R11a' is no map card"),
        (POSITION + "map_deck = []\n", "position: map cards do not add up"),
        (POSITION + "zork = 1\n", "position: the key 'zork' is unknown; allowed are round"),
        (POSITION + "[options]\nask = 0x" + "f" * 9999, "Exceeds the limit"),
        (POSITION + "[options]\nzork = 1", "option zork: unknown; this game has healers"),
    ],
)
def test_positions_by_hand(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(text)
    error = refused("show", str(file))
    assert error.startswith(f"{file}: ") or error == "the input is nested too deeply"
    assert words in error


def test_a_position_by_hand_that_is_right(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION)
    assert "Seat 0 (Player 1) is asked: Play cards, use a small island" in fine("show", str(file))
