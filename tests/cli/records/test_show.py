"""`doubloon show`: windows into a game."""

import json
import re
from pathlib import Path

import pytest

from doubloon.kernel import registry
from doubloon.kernel.files.record import read_record, replay
from tests.cli.conftest import Recorded
from tests.cli.support import fine, refused


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("at", [0, 1, 25])
def test_full_state(players: int, at: int, recorded: Recorded) -> None:
    file = recorded(players)
    game = registry.find("loot_island")
    play = replay(game, read_record(file.read_text()), at)
    data = json.loads(fine("show", str(file), "--at", str(at), "--json"))
    assert data["moves"] == at
    assert data["state"] == play.state.dump()
    assert data["hash"] == play.state.hash()
    assert [each["seat"] for each in data["decisions"]] == play.state.deciders()


def test_what_a_seat_sees(recorded: Recorded) -> None:
    file = recorded(4)
    game = registry.find("loot_island")
    play = replay(game, read_record(file.read_text()), 10)
    asked = play.state.deciders()[0]
    for seat in (-1, 0, 1, 2, 3):
        data = json.loads(fine("show", str(file), "--at", "10", "--seat", str(seat), "--json"))
        assert data["view"] == play.state.view(seat).data()
        assert data["legal"] == game.catalogue.words(play.state.legal(seat))
        assert (data["decision"] is not None) == (seat == asked)
        assert "state" not in data
    text = fine("show", str(file), "--at", "10", "--seat", str(asked))
    assert re.search(rf"You are asked: .*\({play.state.question(asked)[0]}, LI-", text)
    assert "map_deck: hidden" in text
    spectator = fine("show", str(file), "--at", "10", "--seat", "spectator")
    assert "Nothing is asked of this seat now." in spectator


def test_all_moves_by_default(recorded: Recorded) -> None:
    file = str(recorded(4))
    number = len(json.loads(Path(file).read_text())["moves"])
    assert fine("show", file) == fine("show", file, "--at", str(number))
    assert "place  player  score" in fine("show", file)
    assert f"has {number} moves" in refused("show", file, "--at", str(number + 1))


def test_as_text(recorded: Recorded) -> None:
    out = fine("show", str(recorded(3)), "--at", "12")
    assert out.startswith("Loot Island, after 12 moves\n")
    assert "is asked: " in out
    assert "The full state" in out
    assert all(len(line) <= 100 for line in out.splitlines())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", [0, 20, 40])
def test_a_position_comes_back(players: int, at: int, recorded: Recorded, tmp_path: Path) -> None:
    file = str(recorded(players))
    position = tmp_path / "position.json"
    position.write_text(fine("show", file, "--at", str(at), "--position"))
    before = json.loads(fine("show", file, "--at", str(at), "--json"))
    after = json.loads(fine("show", str(position), "--json"))
    del before["state"]["chance"], after["state"]["chance"]  # the secret stays with the record
    assert after["state"] == before["state"]
    assert after["moves"] is None
    assert "Loot Island, a position" in fine("show", str(position))


def test_what_does_not_go_together(recorded: Recorded, tmp_path: Path) -> None:
    file = str(recorded(4))
    position = tmp_path / "position.json"
    position.write_text(fine("show", file, "--position", "--at", "3"))
    assert "it has no moves" in refused("show", str(position), "--at", "3")
    assert "which has its own deck" in refused("show", file, "--deck", str(position))
    assert "not with --seat" in refused("show", file, "--position", "--seat", "1")
    assert "not allowed with" in refused("show", file, "--position", "--json")
    assert "or -1 for a spectator" in refused("show", file, "--seat", "4")
    assert "seat 3 is not in" in refused("show", str(recorded(3)), "--seat", "3")
