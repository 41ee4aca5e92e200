"""Shares and means with their intervals."""

import math

import pytest

from doubloon.kernel.reports.statistics import Collector, Figure


def figure(share: bool, *values: float) -> Figure:
    made = Figure(share)
    for value in values:
        made.add(value)
    return made


def test_means() -> None:
    assert figure(False).mean() == 0.0
    assert figure(False, 2, 3, 7).mean() == 4.0


def test_the_interval_of_a_mean() -> None:
    half = 1.959964 * math.sqrt(7 / 3)
    assert figure(False, 2, 3, 7).interval() == pytest.approx((4 - half, 4 + half))
    assert figure(False, 5).interval() == (-math.inf, math.inf)
    assert figure(False, 5, 5).interval() == (5.0, 5.0)


def test_the_interval_of_a_share() -> None:
    assert figure(True).interval() == (0.0, 1.0)
    low, high = figure(True, 1).interval()
    assert (round(low, 4), round(high, 4)) == (0.2065, 1.0)
    low, high = figure(True, 1, 0, 0, 0).interval()
    assert (round(low, 4), round(high, 4)) == (0.0456, 0.6994)


def test_figures_are_collected_merged_and_told() -> None:
    one, two = Collector(), Collector()
    one.hit("win", "seat 0", True)
    one.mean("scores", "all", 10)
    two.hit("win", "seat 0", False)
    two.hit("win", "seat 1", True)
    two.mean("scores", "all", 20)
    two.mean("scores", "best", 20)
    one.merge(two)
    data = one.data()
    assert list(data) == ["win", "scores"]
    assert [(row["label"], row["kind"], row["value"], row["cases"]) for row in data["win"]] == [
        ("seat 0", "share", 0.5, 2),
        ("seat 1", "share", 1.0, 1),
    ]
    half = 1.959964 * 5
    assert data["scores"] == [
        {
            "label": "all",
            "kind": "mean",
            "value": 15.0,
            "low": pytest.approx(15 - half),
            "high": pytest.approx(15 + half),
            "cases": 2,
        },
        {"label": "best", "kind": "mean", "value": 20.0, "low": None, "high": None, "cases": 1},
    ]
    low, high = one.sections["win"]["seat 0"].interval()
    assert (data["win"][0]["low"], data["win"][0]["high"]) == (low, high)


def test_players_are_counted_in_the_order_of_turns() -> None:
    collector = Collector()
    collector.players(2, [2, 1, 2], [3, 8, 4], "gold")
    data = collector.data()
    found = {
        (section, row["label"]): (row["value"], row["cases"])
        for section, rows in data.items()
        for row in rows
    }
    assert found == {
        ("winner by turn order", "first in turn order"): (0.0, 1),
        ("winner by turn order", "second in turn order"): (0.0, 1),
        ("winner by turn order", "third in turn order"): (1.0, 1),
        ("gold by turn order", "first in turn order"): (4.0, 1),
        ("gold by turn order", "second in turn order"): (3.0, 1),
        ("gold by turn order", "third in turn order"): (8.0, 1),
        ("players", "gold"): (5.0, 3),
        ("players", "gold of the winner"): (8.0, 1),
    }
