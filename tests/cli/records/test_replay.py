"""`doubloon replay`: a record in words, nobody told more than they saw."""

import json
import re
from pathlib import Path

from tests.cli.conftest import Recorded
from tests.cli.support import fine, refused

DRAW = re.compile(r"(\w+) draws \d+ cards?(:.*)?\.")


def draws(out: str) -> dict[str, list[bool]]:
    """By player: were the cards told?"""
    found: dict[str, list[bool]] = {}
    for name, cards in DRAW.findall(out):
        found.setdefault(name, []).append(cards != "")
    return found


def test_in_full_and_from_a_seat(recorded: Recorded) -> None:
    file = str(recorded(4))
    assert all(all(told) for told in draws(fine("replay", file)).values())
    for seat, name in enumerate(["Anne", "Bart", "Calico", "Drake"]):
        for other, told in draws(fine("replay", file, "--seat", str(seat))).items():
            assert told == [other == name] * len(told)
    assert not any(any(told) for told in draws(fine("replay", file, "--seat", "-1")).values())


def test_the_spectator_reads_what_play_told(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    told = fine("play", "loot_island", "--seed", "8", "--bots", "random", "--save", file)
    retold = fine("replay", file, "--seat", "spectator")
    start = told.index("The start")
    assert told[start:].startswith(retold[retold.index("The start") :].rstrip())


def test_a_part(recorded: Recorded) -> None:
    out = fine("replay", str(recorded(4)), "--to", "3")
    assert "Now: " in out.splitlines()[-1]
    assert "The end" not in out


def test_a_move_that_does_not_go(recorded: Recorded, tmp_path: Path) -> None:
    data = json.loads(recorded(4).read_text())
    data["moves"][5] = "0 zork"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert f"{file}: moves[5] '0 zork': " in refused("replay", str(file))
    fine("replay", str(file), "--to", "5")
    assert "seat 4 is not in this game" in refused("replay", str(file), "--seat", "4")
