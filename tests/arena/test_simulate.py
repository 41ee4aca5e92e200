"""``doubloon simulate`` and ``doubloon bench``: figures that reproduce."""

import json
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main
from tests.required import need_package

RUN = ["simulate", "loot_island", "--games", "12", "--players", "3", "--bots", "random", "--json"]


def report(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main([*RUN, *args]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_figures_do_not_depend_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(capsys, "--workers", "1") == report(capsys, "--workers", "2")


def test_what_a_designer_wants_to_know_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    figures = report(capsys, "--workers", "1")["figures"]
    winners = figures["winner by turn order"]
    assert [row["cases"] for row in winners] == [12, 12, 12]
    assert sum(row["value"] for row in winners) <= 1
    assert {row["label"] for row in figures["points per treasure kept"]} >= {"crown", "all kinds"}
    for section in (
        "eliminated, share of player-games",
        "finds loot when explored",
        "islands used, per game",
        "events used, share of games",
        "score by turn order",
    ):
        for row in figures[section]:
            assert row["low"] <= row["value"] <= row["high"]


@pytest.mark.parametrize(
    ("game", "plots"),
    [
        ("toy", ["games"]),
        ("loot_island", ["winner-by-turn-order", "points-per-treasure-kept"]),
        ("tobago", ["winner-by-turn-order", "clues-until-a-site-is-known"]),
        ("under_sail", ["winner-by-turn-order", "shows-the-colour"]),
    ],
)
def test_plots_are_drawn(
    game: str, plots: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    need_package("matplotlib", "plot")
    run = ["simulate", game, "--games", "2", "--bots", "random", "--workers", "1", "--json"]
    assert main([*run, "--plot", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    figures, _ = json.JSONDecoder().raw_decode(said)
    names = {path.stem for path in tmp_path.iterdir()}
    assert names.issuperset(plots)
    assert len(names) == len(figures["figures"]), "one for every section"
    assert f"{len(names)} plots are in" in said
    for path in tmp_path.iterdir():
        assert path.read_bytes().startswith(b"\x89PNG")


def test_bots_by_seat_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "toy", "--players", "2", "--games", "4", "--workers", "1", "--json"]
    assert main([*run, "--bots", "random,greedy"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert {row["label"] for row in figures["winner by bot"]} == {"random", "greedy"}


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("genius", "there are random, greedy, search"),
        ("random,greedy", "2 for 3 players; one for each"),
    ],
)
def test_bots_that_cannot_be(bots: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "loot_island", "--players", "3", "--bots", bots]) == 2
    assert message in capsys.readouterr().err


def test_bench_measures_every_player_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "toy", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["players"] for each in found["results"]] == [2, 3, 4]
    for each in found["results"]:
        for key in ("python_loop", "match", "inside", "games", "copy_us", "sample_us"):
            assert each[key] > 0


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_bench_says_for_how_long_it_can_measure(
    seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "toy", f"--seconds={seconds}"]) == 2
    assert "is not allowed; seconds from 0.001 to 3600" in capsys.readouterr().err
