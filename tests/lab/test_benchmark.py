"""The lab's benchmark measures what it says; the peers' part needs the extra ``bench``."""

import random

import pytest

from benchmarks import lab
from benchmarks.engines import Entry


def test_every_way_to_play_our_games_takes_steps() -> None:
    probes = lab.our_probes(random.Random(1))
    assert {probe.entry for probe in probes} == {
        Entry(lab.OURS, name, players) for name, players in lab.TABLES
    }
    assert {probe.figure for probe in probes} == set(lab.FIGURES)
    for probe in probes[:5]:
        assert probe.run(0.0) > 0


def test_goals_are_judged_by_our_slowest_game() -> None:
    table = {
        Entry(lab.ZOO, "hanabi_v5", 2): {"env": 2.0, "raw": 4.0},
        Entry(lab.SPIEL, "hanabi", 2): {"spiel": 50.0},
        Entry(lab.OURS, "tobago", 2): dict.fromkeys(lab.FIGURES, 100.0)
        | {"env": 30.0, "raw": 40.0},
        Entry(lab.OURS, "tobago", 4): dict.fromkeys(lab.FIGURES, 200.0)
        | {"env": 20.0, "raw": 60.0},
    }
    found = {words: (times, goal) for words, times, goal in lab.goals(table)}
    assert found == {
        "env: our slowest game beside PettingZoo's hanabi_v5": (10.0, 5.0),
        "raw: our slowest game beside PettingZoo's hanabi_v5": (10.0, 5.0),
        "env: our slowest game beside OpenSpiel's hanabi": (pytest.approx(0.4), 1.0),
        "raw: our slowest game beside OpenSpiel's hanabi": (pytest.approx(0.8), 1.0),
        "spiel: our slowest game beside OpenSpiel's hanabi": (2.0, 1.0),
        "engine: our slowest game beside OpenSpiel's hanabi": (2.0, 1.0),
        "batch: our slowest game beside OpenSpiel's hanabi": (2.0, 1.0),
    }
    text = lab.tables(table)
    assert "Doubloon tobago 4p" in text
    assert "10.0x  (goal 5x)" in text
