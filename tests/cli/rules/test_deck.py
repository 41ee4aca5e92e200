"""`doubloon deck`: mistakes explained, decks shown."""

import json
from pathlib import Path

from tests.cli.conftest import Recorded
from tests.cli.support import STANDARD_DECK, call, fine, refused


def test_a_fine_deck() -> None:
    out = fine("deck", "check", str(STANDARD_DECK))
    assert out.startswith(f"{STANDARD_DECK}: fine; standard, version ")
    assert "88 map cards, 74 treasures, 14 healers, 18 events, 7 islands" in out


def test_every_mistake_has_its_line(tmp_path: Path) -> None:
    text = STANDARD_DECK.read_text()
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if "number = 1," in line)
    lines[number] = lines[number].replace("pile = 1", "pile = 9").replace("number", "nunber")
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines))
    answer = call("deck", "check", str(file))
    assert answer.code == 2
    assert answer.out == ""
    found = answer.err.splitlines()
    assert len(found) > 2
    assert all(line.startswith(f"{file}:") for line in found[:-1])
    assert f"{file}:{number + 1}: treasures[0].pile: 9 is not allowed" in answer.err
    assert "did you mean number?" in answer.err
    assert found[-1] == f"doubloon: {file}: {len(found) - 1} mistakes"


def test_what_is_unusual_is_fine_and_named(tmp_path: Path) -> None:
    lines = STANDARD_DECK.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if "curse = 5" in line)
    lines[number] = lines[number].replace("curse = 5", "curse = 8")
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines))
    first, second = fine("deck", "check", str(file)).splitlines()
    assert first.startswith(f"{file}: fine; ")
    assert second.startswith(f"{file}:{number + 1}: treasures[")
    assert second.endswith(
        "].curse: unusual: a curse of 8 (LI-C3); no rule forbids it, look at the card again"
    )


def test_text_that_is_no_deck(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "loot_island"\nname = \n')
    answer = call("deck", "check", str(file))
    assert answer.code == 2
    assert answer.err.startswith(f"{file}:2: this is not TOML: ")
    assert answer.err.endswith(f"doubloon: {file}: 1 mistake\n")


def test_which_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = 3\n")
    assert "is not known" in refused("deck", "check", str(file), "--game", "chess")
    assert call("deck", "check", str(file), "--game", "loot_island").code == 2
    assert "which game is the deck for?" in refused("deck", "check", str(file))


def test_a_record_gives_its_deck(recorded: Recorded, tmp_path: Path) -> None:
    text = fine("deck", "show", str(recorded(4)), "--json")
    assert json.loads(text) == json.loads(recorded(4).read_text())["deck"]
    file = tmp_path / "mine.json"
    file.write_text(text)
    assert ": fine; " in fine("deck", "check", str(file))
    assert fine("deck", "show", str(file), "--json") == text


def test_show() -> None:
    out = fine("deck", "show", str(STANDARD_DECK))
    assert "\ntreasures\n" in out
    assert out == fine("deck", "show", "--game", "loot_island")
