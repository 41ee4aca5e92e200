"""Records to look into, and no last resort: a mistake in the program shows as what it is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.support import fine

Recorded = Callable[[int], Path]

OPTIONS = {
    2: ["ask=yes"],
    3: ["healers=dealt", "more_cards=yes"],
    4: [],
    5: ["healers=open", "show_events=yes", "ask=yes"],
}


@pytest.fixture(autouse=True)
def _show_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_DEBUG", "1")


@pytest.fixture(autouse=True)
def _speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """Whole games of random bots by player count, with a mix of options."""
    made: dict[int, Path] = {}
    folder = tmp_path_factory.mktemp("records")

    def record(players: int) -> Path:
        if players not in made:
            path = folder / f"{players}.json"
            words = [word for option in OPTIONS[players] for word in ("--option", option)]
            start = ["play", "loot_island", "--players", str(players), "--seed", "7"]
            fine(*start, "--bots", "random", "--quiet", "--save", str(path), *words)
            made[players] = path
        return made[players]

    return record
