"""The command line speaks four languages: ``--lang``, else the locale's."""

from pathlib import Path

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import Illegal
from doubloon.kernel.files import words
from tests.cli.support import fine, refused

PLAY = ["play", "under_sail", "--seed", "3", "--bots", "random"]
BEGINS = {
    "en": ["Under Sail, 4 players", "Trick 1: Anne begins."],
    "nl": ["Under Sail, 4 spelers", "Slag 1: Anne begint."],
    "fr": ["Under Sail, 4 joueurs", "Pli 1 : Anne commence."],
    "de": ["Under Sail, 4 Personen", "Stich 1: Anne beginnt."],
}


@pytest.mark.parametrize("language", BEGINS)
def test_a_game_in_each_language(language: str) -> None:
    lines = fine(*PLAY, "--lang", language).splitlines()
    for line in BEGINS[language]:
        assert line in lines
    assert words.spoken() == "en", "whoever comes next hears English again"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR"}, "de"),
        ({"LC_MESSAGES": "nl", "LANG": "fr_FR"}, "nl"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses(
    locale: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert fine(*PLAY).startswith(BEGINS[language][0])


def test_a_language_that_is_not_spoken() -> None:
    assert "invalid choice: 'xx'" in refused(*PLAY, "--lang", "xx")


def test_refusals_and_questions(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    start = ["record", "new", "loot_island", "--players", "2", "--seed", "4", "-o", file]
    out = fine(*start, "--lang", "de")
    assert "Jetzt: Bart legt Karten an" in out
    why = refused("record", "play", file, "1", "N1", "R3b", "--lang", "fr")
    assert "R3b: Cette Carte n’est pas dans cette main (LI-2.6)" in why
    assert "Vraag aan plaats 1 (Bart): Speel kaarten" in fine("show", file, "--lang", "nl")
    assert "B9" in fine("rules", "loot_island", "--list", "--lang", "de")


def test_a_refusal_is_data_until_it_is_read() -> None:
    """The language is that of the reader, at the time of reading."""
    game = registry.find("loot_island")
    state = game.new(2, seed=4)
    seat = state.deciders()[0]
    with pytest.raises(Illegal) as caught:
        game.refuse(state, seat, game.catalogue.encode("yes"))
    try:
        words.choose("de")
        german = str(caught.value)
    finally:
        words.choose("en")
    assert german.startswith("yes: In deinem Zug")
    assert str(caught.value).startswith("yes: On your turn")
