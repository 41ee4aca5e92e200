"""Bots of other packages: found, checked, and told apart by name when they fail."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import bot_names, make_bot
from doubloon.cli import main
from doubloon.errors import OptionError


def test_they_are_listed_and_play() -> None:
    assert {"odd", "mine"} <= set(bot_names())
    game = doubloon.game("toy")
    bot = make_bot("odd:last", game, 5)
    assert bot.seed == 5
    assert bot.choose(game.new(2, seed=1).view(0), [3, 4]) == 4
    match = doubloon.new("toy", 2, seed=1).play_on(["odd:last", "random"])
    assert match.over


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("odd:broken", "bot 'odd:broken' failed: LookupError: no such policy"),
        ("odd:none", "returns no Bot"),
        ("gone", "ModuleNotFoundError: No module named 'doubloon_toy.no_such"),
        ("mine", "the file of a policy is needed"),
        ("mine:/no/such/file.npz", "/no/such/file.npz: not a policy that can be read"),
    ],
)
def test_one_that_cannot_be_made_says_why(name: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        make_bot(name, doubloon.game("under_sail"), 1)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("odd:raise", "bot 'odd:raise' failed: ZeroDivisionError: nothing to divide"),
        ("odd:illegal", "bot 'odd:illegal' chose 1000000, which is not legal"),
    ],
)
def test_one_that_fails_is_named(name: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", "toy", "--bots", f"{name},random", "--games", "2", "--workers", "1"]
    assert main(argv) == 2
    assert capsys.readouterr().err == f"doubloon: {words}\n"


def policy(path: Path, game: str = "under_sail", version: int | None = None) -> str:
    """A policy that knows nothing yet, as the training example writes it."""
    encoding = doubloon.game("under_sail").learning.encoding()
    chance = np.random.default_rng(1)
    shapes = [(int(encoding.size), 4), (4,), (4, 131), (131,), (4, 1), (1,)]
    weights: dict[str, Any] = {
        f"weight_{place}": chance.normal(0, 0.1, shape).astype(np.float32)
        for place, shape in enumerate(shapes)
    }
    np.savez(path, game=game, encoding=version or encoding.version, **weights)
    return str(path)


def test_a_policy_of_numpy_plays_in_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = policy(tmp_path / "policy.npz")
    argv = ["arena", "under_sail", "--bots", f"mine:{file},random,random", "--games", "3"]
    assert main([*argv, "--workers", "1"]) == 0
    assert f"mine:{file}" in capsys.readouterr().out


def test_a_policy_of_another_game_or_encoding_is_refused(tmp_path: Path) -> None:
    game = doubloon.game("under_sail")
    with pytest.raises(OptionError, match="a policy of tobago"):
        make_bot(f"mine:{policy(tmp_path / 'a.npz', 'tobago')}", game, 1)
    with pytest.raises(OptionError, match="encoding 99"):
        make_bot(f"mine:{policy(tmp_path / 'b.npz', version=99)}", game, 1)
    text = tmp_path / "text.npz"
    text.write_text("no numbers")
    with pytest.raises(OptionError, match="not a policy"):
        make_bot(f"mine:{text}", game, 1)
