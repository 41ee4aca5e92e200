"""``doubloon new-game``: a package that runs."""

import importlib
import tomllib
from pathlib import Path

import pytest

from doubloon.cli import main
from doubloon.conformance import checks, problems
from doubloon.kernel.files import rulebook
from doubloon.kernel.game import Game


@pytest.fixture
def sea_dogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game's folder, from which its package can be imported."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "sea_dogs"]) == 0
    monkeypatch.syspath_prepend(tmp_path / "sea_dogs/src")
    return tmp_path / "sea_dogs"


def game_of(folder: Path) -> Game:
    """The game that the entry point names."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    entry = project["project"]["entry-points"]["doubloon.games"]["sea_dogs"]
    module, _, name = entry.partition(":")
    found = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    made = found()  # type: ignore[operator]
    assert isinstance(made, Game)
    return made


def test_a_new_game_keeps_the_contract(sea_dogs: Path) -> None:
    game = game_of(sea_dogs)
    assert (game.name, game.title) == ("sea_dogs", "Sea Dogs")
    assert game.words().say("title") == "Sea Dogs"
    assert [rule["id"] for rule in rulebook.load(game, "en")["rule"]] == ["SE-1", "SE-2", "SE-3"]
    found = [problem.message for problem in problems(checks(game, [3], games=1)) if problem]
    assert found == []
    for file in sea_dogs.rglob("*"):
        if file.suffix in (".py", ".md", ".toml", ".ftl"):
            assert "tarter" not in file.read_text(encoding="utf-8"), file


def test_nothing_that_exists_is_touched(sea_dogs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(sea_dogs.rglob("*"))
    assert main(["new-game", "sea_dogs"]) == 2
    assert "folder sea_dogs: it exists already" in capsys.readouterr().err
    assert sorted(sea_dogs.rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "said"),
    [("Sea Dogs", "small letters, digits and _"), ("x", "2 to 31"), ("tobago", "already")],
)
def test_names_that_cannot_be(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
