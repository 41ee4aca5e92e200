"""`doubloon play`: whole games between bots."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Recorded
from tests.cli.support import STANDARD_DECK, fine, refused

RANDOM = ["play", "loot_island", "--bots", "random"]


def test_a_readable_log() -> None:
    out = fine(*RANDOM, "--players", "3", "--seed", "1", "--names", "Ada,Ben")
    lines = out.splitlines()
    assert lines[0] == "Loot Island, 3 players"
    assert "  seat 0: Ada, random bot" in lines
    assert "  seat 2: Anne, random bot" in lines
    for number in range(2, 6):
        at = lines.index(f"Round {number}")
        assert lines[at + 1] == "======="
        assert any(line.startswith(f"Round {number}  event") for line in lines[at + 2 :])
    assert lines[lines.index("The end") + 1] == "======="
    assert "place  player  score" in lines
    assert lines[-1].startswith(tuple("0123456789"))
    assert "The secret was" in lines[-1]


def test_hands_are_not_told() -> None:
    out = fine(*RANDOM, "--seed", "2")
    assert re.search(r"draws 1 card$", out, re.MULTILINE)
    assert not re.search(r"draws (red|green|violet|amber)", out)


def test_the_same_seed_is_the_same_game() -> None:
    assert fine(*RANDOM, "--seed", "5") == fine(*RANDOM, "--seed", "5")
    secret = ["--secret", "ab" * 32, "--quiet"]
    assert fine(*RANDOM, *secret) == fine(*RANDOM, *secret)
    assert fine(*RANDOM, "--seed", "5") != fine(*RANDOM, "--seed", "6")


def test_without_a_seed_every_game_is_another() -> None:
    assert fine(*RANDOM)[:1000] != fine(*RANDOM)[:1000]


@pytest.mark.parametrize("players", ["2", "5"])
def test_quiet_and_save(players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ["--players", players, "--option", "ask=yes", "--quiet", "--save", str(file)]
    out = fine(*RANDOM, *words).splitlines()
    assert out[0] == "place  player  score"
    assert len(out) == int(players) + 2
    assert out[-1] == f"Saved as {file}."
    assert "all is well" in fine("verify", str(file))
    assert json.loads(file.read_text())["options"]["ask"] is True
    before = file.read_text()
    assert "already exists" in refused(*RANDOM, *words)
    assert file.read_text() == before
    fine(*RANDOM, *words, "--force")


def test_moves_are_whole(recorded: Recorded) -> None:
    moves = json.loads(recorded(4).read_text())["moves"]
    played = [move for move in moves if move.split()[1] in ("N1", "S2")]
    assert played
    assert all("done" in move.split() for move in played)


def test_greedy_bots_by_default(recorded: Recorded, tmp_path: Path) -> None:
    file = str(recorded(4))
    number = len(json.loads(Path(file).read_text())["moves"])
    position = tmp_path / "position.json"
    position.write_text(fine("show", file, "--at", str(number - 1), "--position"))
    out = fine("play", "loot_island", "--position", str(position))
    assert "  seat 1: Bart, greedy bot" in out.splitlines()


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(STANDARD_DECK.read_text().replace('name = "standard"', 'name = "mine"', 1))
    assert "Deck: mine, version" in fine(*RANDOM, "--deck", str(deck))
    deck.write_text("game = 3")
    assert refused(*RANDOM, "--deck", str(deck)).startswith(f"{deck}:1: ")


def test_from_a_position(recorded: Recorded, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(fine("show", str(recorded(3)), "--at", "30", "--position"))
    out = fine(*RANDOM, "--position", str(position), "--seed", "1")
    assert "Loot Island, 3 players" in out
    assert "healers dealt" in out
    assert out.splitlines()[-1].endswith(".")
    again = ["--position", str(position)]
    assert "players: 4 is not allowed" in refused(*RANDOM, *again, "--players", "4")
    assert "holds the options" in refused(*RANDOM, *again, "--option", "ask=yes")
    assert "a position of loot_island" in refused("play", "toy", *again)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--players", "6"], "players: 6 cannot play Loot Island; it takes 2 to 5"),
        (["--players", "many"], "a whole number from 1 to 99"),
        (["--bots", "clever"], "bot 'clever' is not known; there are random, greedy"),
        (["--bots", "random,random,random", "--players", "2"], "bots: 3 for 2 players"),
        (["--option", "ask"], "NAME=VALUE is needed"),
        (["--option", "ask=maybe"], "option ask: maybe is not allowed; one of no, yes"),
        (["--option", "aks=yes"], "did you mean ask?"),
        (["--option", "ask=yes", "--option", "ask=no"], "option ask: given twice"),
        (["--secret", "abc"], "secret: 64 hexadecimal digits are needed"),
        (["--seed", "-1"], "a whole number from 0"),
        (["--seed", "1", "--secret", "0" * 64], "not allowed with argument"),
        (["--id", ""], "id: '' is not allowed"),
        (["--names", "A,A"], "names: each player needs a different one"),
        (["--names", "A,B,C,D,E"], "names: 5 for 4 players"),
        (["--names", "\x1b[2J"], "names: '\\x1b[2J' is not allowed"),
        (["--save", "/no/such/file"], "there is no such directory"),
        (["--deck", "/no/deck"], "/no/deck: cannot be read"),
        (["--position", "/no/position"], "/no/position: cannot be read"),
    ],
)
def test_what_is_refused(argv: list[str], words: str) -> None:
    assert words in refused("play", "loot_island", *argv)
