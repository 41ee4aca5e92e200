"""``doubloon play --you``: whole games at the terminal, by scripted players."""

import io
import os
import random
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import doubloon
from doubloon.commands.terminal.page import Page
from doubloon.kernel.files.words import ENGLISH, LANGUAGES, choose
from tests.cli.support import Answer, call, fine, refused

every_game = pytest.mark.parametrize("game", doubloon.games())
CHOICE = re.compile(r"(?:^|  ) {0,3}(\d+) \S", re.MULTILINE)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "doubloon" / "games"


def typed(lines: str, *argv: str) -> Answer:
    """A command line with something typed into it."""
    before = sys.stdin
    sys.stdin = io.StringIO(lines)
    try:
        return call(*argv)
    finally:
        sys.stdin = before


def sit(lines: str, *argv: str) -> str:
    """The same, which must go well."""
    answer = typed(lines, "play", *argv)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def saved(folder: Path) -> Path:
    """The one game that was saved."""
    (file,) = folder.glob("*.json")
    return file


class Player:
    """Types any choice; now and then something that is none. Leaves after ``most`` lines."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.shown = io.StringIO()
        self.lines = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.lines += 1
        if self.lines % 7 == 0:
            return self.chance.choice(["?", "l", "t", "u", "nothing", "?pass", "999", "1 2", "l x"])
        text = sys.stdout.getvalue()[-6000:]  # type: ignore[union-attr]
        question = text[text.rfind("(", 0, text.rfind("\n> ")) :]
        numbers = [int(each) for each in CHOICE.findall(text[text.rfind("\n> ", 0, -3) :])]
        most = max(numbers, default=1)
        return f"{self.chance.randint(1, most)}\n" if question else "\n"


@every_game
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["drawn", "plain"])
def test_a_whole_game(
    game: str, plain: list[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Player(3))
    out = fine("play", game, "--you", "--seed", "5", "--bots", "random", *plain)
    assert "place  player  score" in out
    assert f"Saved as {saved(data)}." in out
    assert "all is well" in fine("verify", str(saved(data)))
    match = doubloon.load(saved(data))
    assert match.over
    assert match.record().data.keys() <= {*match._source.data}  # type: ignore[union-attr]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name(game: str, language: str) -> None:
    rules = doubloon.game(game)
    match = doubloon.new(game, rules.max_players, seed=4)
    pick = random.Random(4)
    deck = match.play.setup.deck
    choose(language)
    try:
        for _ in range(150):
            seat = match.to_act
            if seat is None:
                break
            decision = match.question(seat)
            assert decision is not None
            for word in decision.choices:
                name = rules.call(word, decision, match.names, deck)
                assert name
                assert not re.search(r"[{}]|do-", name), name
            assert rules.held(match.view(seat), deck) is not None
            match.push(pick.choice(match.legal()))
    finally:
        choose(ENGLISH)


def test_a_move_word_by_word_with_help_and_undo(data: Path) -> None:
    lines = "n2\nu\nN2 V7a\n? A6b\nu\n? A6b\ngreen 4, draw\n?\nh\ndone\nq\n"
    out = sit(lines, "loot_island", "--you", "1", "--seed", "1", "--bots", "random")
    assert "You hold: R2a (red 2, counts as two), G4a (green 4, draw a card)" in out
    assert "Choose cards for North-East (N2) (LI-2.9; so far: N2)" in out
    assert "A6b is allowed now: amber 6, counts as two." in out
    assert "\nLI-2.9  Extending a column\n" in out
    assert "A strong bot would play " in out
    assert "You play green 4 at North-East (N2), with a compass" in out
    record = doubloon.load(saved(data)).record()
    assert record.moves[0] == "1 N2 G4a done"
    assert not any("undo" in move for move in record.moves)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Type a number from 1 to 15"),
        ("99", "A number from 1 to 15 is needed"),
        ("0", "A number from 1 to 15 is needed"),
        ("9" * 500, "A number from 1 to 15 is needed"),
        ("1 2", "One number at a time"),
        ("xyz", "“xyz” is not among the choices"),
        ("islnd-7", "Did you mean island-7"),
        ("aaron", "aaron: Aaron is only there with two players. (LI-P1)"),
        ("Done", "done: On your turn you play map cards, use a small island, or pass. (LI-2.1)"),
        ("isl", "“isl” can be island-1, island-3"),
        ("pass pass", "The move is whole before “pass”"),
        ("N2 A1a E1", "E1: Choose cards for North-East until you are done. (LI-2.6)"),
        ("north", "“north” can be N1, N2"),
        ("? LI-99", "rule 'LI-99': unknown"),
        ("?aaron", "LI-P1 Meet Aaron"),
        ("?N1 N2", "N2: Choose cards for North-West until you are done."),
        ("l many", "a number of lines"),
        ("\x1b[2J", "“\\x1b[2J” is not among the choices"),
        ("\N{REPLACEMENT CHARACTER}", "is not among the choices"),
        ("a" * 5000, "is not among the choices"),
        ("u", "There is no move to undo"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(line: str, words: str, data: Path) -> None:
    out = sit(f"{line}\nq\n", "loot_island", "--you", "1", "--seed", "1", "--bots", "random")
    assert words in " ".join(out.split())
    assert "\x1b" not in out
    assert doubloon.load(saved(data)).record().moves == []


def test_nothing_to_choose_needs_no_number(data: Path) -> None:
    out = sit("\nq\n", "under_sail", "--you", "--seed", "1")
    assert "1 V8  violet 8" in out
    assert "You pass the violet 8 to Drake." in out


def test_resuming_goes_on_with_the_same_people_and_bots(data: Path) -> None:
    sit("1\nq\n", "toy", "--you", "1", "--you", "--players", "3", "--seed", "1", "--bots", "random")
    file = saved(data)
    assert doubloon.load(file).record().names[0] == "Anne"
    out = sit("q\n", "--resume")
    assert "seat 0: Anne, you" in out
    assert "seat 1: Bart, you" in out
    assert "seat 2: Calico, random bot" in out
    assert f"doubloon play --resume {file}" in out
    again = sit("q\n", "--resume", str(file), "--you", "2", "--bots", "easy")
    assert "seat 0: Anne, easy bot" in again
    assert "seat 2: Calico, you" in again
    assert "all is well" in fine("verify", str(file))


def test_a_game_between_bots_can_be_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fine("record", "new", "tobago", "--seed", "3", "-o", str(file))
    assert "Put your ATV on any space" in sit("q\n", "--resume", str(file), "--you", "0")
    over = tmp_path / "over.json"
    fine("play", "toy", "--bots", "random", "--quiet", "--save", str(over))
    assert "place  player  score" in sit("", "--resume", str(over), "--you")


def test_the_end_of_the_input_saves(data: Path) -> None:
    out = sit("pass\n", "loot_island", "--you", "--seed", "1")
    assert f"The game is saved. To go on: doubloon play --resume {saved(data)}" in out
    assert "0 pass" in doubloon.load(saved(data)).record().moves


def test_a_game_that_cannot_be_saved_goes_on_and_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    lines = iter(["1\n", "q\n"])

    class Typing:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            if folder.exists():
                folder.rmdir()
            return next(lines)

    monkeypatch.setattr("sys.stdin", Typing())
    out = fine("play", "toy", "--you", "--seed", "1", "--save", str(folder / "game.json"))
    assert out.count("game.json: cannot be written: no such file or directory") == 2
    file = Path(out.rpartition("--resume ")[2].strip())
    assert file.name == "game.json"
    assert len(doubloon.load(file).history) > 3
    file.unlink()
    file.parent.rmdir()


def test_people_at_one_screen_do_not_see_each_others_hands() -> None:
    argv = ["toy", "--you", "0", "--you", "1", "--players", "2", "--seed", "1"]
    out = sit("\n1\n\n1\n\n1\n\nq\n", *argv)
    assert out.count("it is your turn. Press Enter when nobody else is looking.") >= 3
    hands = re.findall(r"(\w+), it is your turn.*?(?=\w+, it is your turn|$)", out, re.DOTALL)
    assert hands[:3] == ["Anne", "Bart", "Anne"]
    secret = doubloon.new("toy", 2, seed=1)
    mine = [str(card) for card in secret.view(0).data()["hands"][0]]
    second = out.split("Bart, it is your turn")[1].split("Anne, it is your turn")[0]
    first = out.split("Bart, it is your turn")[0]
    assert all(f"pass-{card} " in first for card in mine)
    assert not any(f"pass-{card} " in second for card in mine)
    assert "\n" * 20 in second  # what was shown is out of sight


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--you"], "a game is needed"),
        ([], "a game is needed"),
        (["toy", "--plain"], "--plain: for games with --you"),
        (["toy", "--you", "9"], "seat 9 is not in this game; 0 to 3"),
        (["toy", "--you", "1", "--you", "1"], "seat 1 is taken twice"),
        (["toy", "--you", "--players", "2", "--bots", "easy,easy"], "bots: 2 for 1 players"),
        (["toy", "--you", "--bots", "clever"], "bot 'clever' is not known"),
        (["toy", "--you", "--quiet"], "--quiet: not with --you"),
        (["toy", "--you", "--save", "-"], "kept in a file"),
        (["toy", "--you", "--save", "/no/such/file"], "there is no such directory"),
        (["toy", "--resume", "x"], "game: not together with --resume"),
        (["--resume", "x", "--seed", "1"], "seed: not together with --resume"),
        (["--resume", "/no/such/file"], "cannot be read"),
        (["--resume"], "no game was saved"),
    ],
)
def test_what_is_refused(argv: list[str], words: str) -> None:
    assert words in refused("play", *argv)


def test_a_damaged_record_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fine("record", "new", "toy", "--seed", "3", "-o", str(file))
    text = file.read_text()
    file.write_text(re.sub(r'"final_hash": "..', '"final_hash": "00', text))
    assert "another position" in refused("play", "--resume", str(file))
    file.write_text(text.replace('"players"', '"seats": ["person"], "players"'))
    assert "seats: 4 are needed" in refused("play", "--resume", str(file))


def test_choices_stand_in_columns_that_fit() -> None:
    page = Page(False)
    lines = page.choices(["pass", "N1", "island-7"], ["Pass", "North-West", "x" * 50])
    assert max(map(len, lines)) <= page.width
    assert lines[0].startswith("  1 pass")
    many = [f"A{number}" for number in range(100)]
    assert page.choices(many, many)[0].startswith("  A0 A1 A2")
    assert Page(True).choices(["a", "b"], ["first", "second"]) == ["1 a  first", "2 b  second"]


def test_as_much_of_what_happened_is_shown_as_fits() -> None:
    page = Page(False)
    lines = [str(number) for number in range(30)]
    assert page.latest(lines, 0) == lines  # nothing is cleared, so all of it can be read
    page.clears = True
    shown = page.latest(lines, page.height - 5)
    assert shown == ["(26 earlier lines: l shows them)", "26", "27", "28", "29"]
    assert page.latest(lines, 99) == ["(30 earlier lines: l shows them)"]
    assert page.latest(lines[:5], page.height - 5) == lines[:5]


# A real terminal


class Terminal:
    """The command line in a pseudo-terminal of 80 columns and 24 rows."""

    def __init__(self, folder: Path, *argv: str) -> None:
        pty = pytest.importorskip("pty")
        self.handle, other = pty.openpty()
        import fcntl
        import struct
        import termios

        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm"}
        environment |= {"COLUMNS": "", "LINES": ""}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "doubloon.cli", "play", *argv],
            stdin=other, stdout=other, stderr=other, env=environment, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(other)
        self.text = ""
        self.seen = 0

    def type(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until something is shown: readline misses one before it listens."""
        self.type("\x03")
        while not select.select([self.handle], [], [], 2.0)[0]:
            self.type("\x03")

    def wait_for(self, words: str) -> str:
        """What was shown from the last words that were waited for until these came."""
        start = self.seen
        while words not in self.text[start:]:
            try:
                shown = os.read(self.handle, 65536)
            except OSError:
                shown = b""  # the program has ended
            assert shown, self.text
            self.text += shown.decode(errors="replace")
        self.seen = self.text.index(words, start) + len(words)
        return self.text[start : self.seen]

    def end(self) -> int:
        code = self.process.wait()
        os.close(self.handle)
        return code


def test_completion_and_a_cleared_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "loot_island", "--you", "--seed", "1", "--bots", "random")
    terminal.wait_for("Press Enter to begin.")
    terminal.type("\n")
    screen = terminal.wait_for("> ")
    assert "\x1b[2J" in screen
    terminal.type("pa\t")
    terminal.wait_for("ss")
    terminal.type("\n")
    terminal.wait_for("You pass")
    terminal.wait_for("> ")
    terminal.type("\x04")
    terminal.wait_for("The game is saved. To go on: doubloon play --resume ")
    assert terminal.end() == 0


def test_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "tobago", "--you", "--seed", "1", "--bots", "random", "--plain")
    shown = terminal.wait_for("> ")
    assert "\x1b[2J" not in shown
    terminal.type("D5\n")
    terminal.wait_for("You start at D5")
    terminal.wait_for("> ")
    terminal.type("dri")
    terminal.wait_for("dri")
    terminal.interrupt()
    terminal.wait_for("The game is saved. To go on: doubloon play --resume ")
    assert terminal.end() == 128 + signal.SIGINT
    (file,) = (tmp_path / "doubloon" / "games").glob("*.json")
    assert "0 D5" in doubloon.load(file).record().moves
