"""``doubloon arena``: the same games for the same plan, wherever they are played."""

import json
from pathlib import Path
from typing import Any

import pytest

from doubloon.arena.results import read_games, read_plan
from doubloon.arena.tournament import Job, jobs_of, plan_of, play_game, record_of, seating
from doubloon.cli import main
from doubloon.kernel import registry
from doubloon.kernel.files.record import verify
from tests.conformance.support import every_game

RUN = ["arena", "toy", "--bots", "greedy,random,random", "--games", "6", "--json"]


def results(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main([*RUN, *args]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for row in found["results"]:
        del row["cpu_ms_per_turn"]
    return found


def test_results_do_not_depend_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert results(capsys, "--workers", "1") == results(capsys, "--workers", "2")


def test_every_deal_goes_round_the_table() -> None:
    game = registry.find("toy")
    deck = game.decks.standard()
    plan = plan_of(game, ["greedy", "random", "random"], {}, deck, 1)
    assert jobs_of(plan, 4) == [Job(0, 0), Job(0, 1), Job(0, 2), Job(1, 0)]
    assert [seating(3, rotation) for rotation in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    alike = plan_of(game, ["random"] * 3, {}, deck, 1)
    assert jobs_of(alike, 2) == [Job(0, 0), Job(1, 0)]


@every_game
def test_a_game_of_the_arena_is_a_record(name: str) -> None:
    game = registry.find(name)
    plan = plan_of(game, ["greedy", "random", "random"], {}, game.decks.standard(), 7)
    played = play_game(plan, Job(2, 1))
    assert verify(game, record_of(plan, played)) == []
    again = play_game(plan, Job(2, 1))
    again.cpu_ms = played.cpu_ms
    assert again == played


def test_a_run_that_was_cut_off_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = results(capsys, "--workers", "1")
    assert results(capsys, "--workers", "1", "--out", str(out)) == whole
    lines = out.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    out.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    assert results(capsys, "--workers", "1", "--out", str(out)) == whole
    again = out.read_bytes().splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert len(list(read_games(out, read_plan(out)))) == 6


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "greedy,genius"], "is not known"),
        (["--bots", "greedy,random", "--players", "3"], "2 for 3 players"),
    ],
)
def test_what_cannot_be_played(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "toy", *args]) == 2
    assert message in capsys.readouterr().err


def test_another_tournament_is_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    results(capsys, "--workers", "1", "--out", str(out))
    before = out.read_bytes()
    assert main([*RUN, "--seed", "2", "--out", str(out)]) == 2
    assert "seed differ" in capsys.readouterr().err
    assert out.read_bytes() == before


def test_a_table_and_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "arena.png"
    args = ["arena", "toy", "--bots", "greedy,random", "--games", "4", "--workers", "1"]
    assert main([*args, "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert "rating" in told
    assert picture.read_bytes().startswith(b"\x89PNG")
