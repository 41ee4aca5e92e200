"""`doubloon advise`: candidates in notation, what was played beside them, errors that say who."""

import json
from pathlib import Path

import pytest

from doubloon.commands.advise import strongest
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.record import read_record, replay
from tests.cli.conftest import Recorded
from tests.cli.support import fine, refused

QUICK = ("--iterations", "6")


def test_as_data(recorded: Recorded) -> None:
    file = recorded(4)
    record = read_record(file.read_text())
    play = replay(registry.find("loot_island"), record, 10)
    seat = play.state.deciders()[0]
    command = ["advise", str(file), "--at", "10", "--seat", str(seat), *QUICK, "--json"]
    data = json.loads(fine(*command, "--moves", "3"))
    assert {key: data[key] for key in ("game", "players", "moves", "seat", "iterations")} == {
        "game": "loot_island",
        "players": 4,
        "moves": 10,
        "seat": seat,
        "iterations": 6,
    }
    assert data["kind"] == play.state.question(seat)[0]
    assert 1 <= len(data["candidates"]) <= 3
    keys = {"words", "visits", "wins", "placing", "margin", "points", "reward"}
    for each in data["candidates"]:
        assert set(each) == keys
        replay(play.game, record, 10).after(seat, each["words"])
    assert set(data["played"]) == {*keys, "cost", "error"}
    words = data["played"]["words"]
    assert words == record.moves[10].split()[1:][: len(words)]
    assert json.loads(fine(*command, "--moves", "3")) == data
    assert json.loads(fine(*command, "--moves", "1"))["candidates"] == data["candidates"][:1]


def test_as_a_table(recorded: Recorded) -> None:
    out = fine("advise", str(recorded(3)), "--at", "12", *QUICK)
    assert out.startswith("Loot Island, after 12 moves, seat ")
    assert "move " in out
    assert "visits  wins  place  margin  points" in out
    assert out.count("  played\n") == 1
    assert all(len(line) <= 100 for line in out.splitlines())


def test_a_position(recorded: Recorded, tmp_path: Path) -> None:
    file = str(recorded(3))
    position = tmp_path / "position.json"
    position.write_text(fine("show", file, "--at", "12", "--position"))
    there = json.loads(fine("advise", str(position), *QUICK, "--json", "--moves", "3"))
    here = json.loads(fine("advise", file, "--at", "12", *QUICK, "--json", "--moves", "3"))
    assert there["played"] is None
    assert there["moves"] is None
    assert there["candidates"] == here["candidates"]


def test_who_is_asked(recorded: Recorded) -> None:
    file = str(recorded(4))
    assert "the game is over at that point; --at chooses" in refused("advise", file, *QUICK)
    wrong = refused("advise", file, "--at", "0", "--seat", "1", *QUICK)
    play = replay(registry.find("loot_island"), read_record(Path(file).read_text()), 0)
    if play.state.deciders() != [1]:
        assert wrong.startswith("--seat: seat 1 is not asked anything there; ")
    assert "seat 7 is not in this game; 0 to 3" in refused(
        "advise", file, "--at", "0", "--seat", "7"
    )
    assert "whole number" in refused("advise", file, "--iterations", "0")


def test_several_at_once(recorded: Recorded) -> None:
    file = recorded(4)
    record = read_record(file.read_text())
    game = registry.find("loot_island")
    at = next(n for n in range(200) if len(replay(game, record, n).state.deciders()) > 1)
    seats = replay(game, record, at).state.deciders()
    error = refused("advise", str(file), "--at", str(at), *QUICK)
    assert error == f"--seat: several seats decide at once; one of {', '.join(map(str, seats))}"
    last = str(seats[-1])
    data = json.loads(fine("advise", str(file), "--at", str(at), "--seat", last, *QUICK, "--json"))
    assert data["played"]["words"] == next(
        line.split()[1:] for line in record.moves[at:] if line.split()[0] == last
    )


def test_it_thinks_as_the_strongest_level_of_the_game_does() -> None:
    bot = strongest(registry.find("under_sail"), 1, None)
    assert (bot.iterations, bot.settings["contest"]) == (600, 10.0)
    bot = strongest(registry.find("tobago"), 1, 30)
    assert (bot.iterations, bot.settings["doubt"]) == (30, 1.0)


def test_a_strongest_level_that_does_not_search_is_told() -> None:
    game = registry.find("loot_island").under(1)
    levels = game.learning.levels
    game.learning.levels = {"expert": "greedy"}
    try:
        with pytest.raises(OptionError, match="does not search"):
            strongest(game, 1, None)
    finally:
        game.learning.levels = levels
