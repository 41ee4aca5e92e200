"""The training example runs, and learns."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.lab.playouts import any_legal, play


@pytest.fixture(scope="module")
def example() -> Any:
    """``examples/train_under_sail.py`` as a module."""
    spec = importlib.util.spec_from_file_location("example", "examples/train_under_sail.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_shows_its_progress(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    curve = example.train(minutes=60, rounds=2, games=3, hidden=8, rate=1e-3, seed=1)
    assert len(curve) == 2
    assert all(0 <= won <= 1 for _, won in curve)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "3 games" in lines[1]


def test_it_moves_towards_what_went_well(example: Any) -> None:
    chance = np.random.default_rng(1)
    played = play("under_sail", 3, lambda now: any_legal(now.masks, chance), 4)
    returns = (played.returns / 10).astype(np.float32)
    network = example.Network(played.observations.shape[1], played.masks.shape[1], 16, chance)
    rows = np.arange(len(returns))

    def liking() -> float:
        likely, expected = network(played.observations, played.masks)[2:]
        ahead = returns - returns.mean()
        errors.append(float(((returns - expected[:, 0]) ** 2).mean()))
        return float((np.log(likely[rows, played.actions]) * ahead).mean())

    errors: list[float] = []
    before = liking()
    for _ in range(10):
        network.learn(played, returns, rate=1e-3, care=0.0)
    assert liking() > before
    assert errors[1] < errors[0]


@pytest.mark.long
def test_it_beats_random_players(example: Any) -> None:
    """One in three is chance. The games are always the same; only rounding may differ."""
    curve = example.train(minutes=600, rounds=21, games=128, hidden=64, rate=1e-3, seed=1)
    assert curve[-1][1] > 0.45


def test_it_is_one_small_file_with_numpy_alone() -> None:
    text = Path("examples/train_under_sail.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 200
    modules = {line.split()[1] for line in text.splitlines() if line.startswith(("import", "from"))}
    assert modules == {
        "argparse",
        "os",
        "time",
        "typing",
        "numpy",
        "numpy.typing",
        "doubloon.lab.playouts",
    }
