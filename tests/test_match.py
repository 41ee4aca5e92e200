"""``import doubloon``: matches in a few lines of Python, the same games as everywhere else."""

import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import doubloon
from doubloon import Match, cli
from doubloon.errors import (
    BeyondReveal,
    DeckError,
    DoubloonError,
    FileTrouble,
    Illegal,
    NotYourDecision,
    OptionError,
    PositionError,
    RecordError,
    UndoError,
    UnknownAction,
    UnknownGame,
)
from doubloon.kernel.files.record import after_line
from doubloon.kernel.play.play import Play

every_game = pytest.mark.parametrize("name", doubloon.games())


def shuffled(name: str, seed: int = 1) -> Match:
    """A game played to the end, one random word at a time."""
    match = doubloon.new(name, seed=seed)
    pick = random.Random(seed)
    while not match.over:
        match.push(pick.choice(match.legal()))
    return match


def middle(name: str) -> Match:
    """A game ten words into it."""
    match = doubloon.new(name, seed=2)
    pick = random.Random(2)
    for _ in range(10):
        match.push(pick.choice(match.legal()))
    assert not match.over
    return match


# Importing


def test_importing_it_imports_nothing_else() -> None:
    program = "import sys, doubloon; print([m for m in sys.modules if m.startswith('doubloon')])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert found.stdout.strip() == "['doubloon']"


def test_a_match_needs_neither_bots_nor_lab_nor_server() -> None:
    program = (
        "import sys, doubloon\n"
        "match = doubloon.new('loot_island', seed=1)\n"
        "print(match.push('pass'), match, match.verify(), file=sys.stderr)\n"
        "print({m.split('.')[1] for m in sys.modules if m.startswith('doubloon.')})\n"
        "print({'litestar', 'sqlalchemy', 'numpy', 'rich', 'httpx'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    parts, heavy = found.stdout.splitlines()
    assert not {"bots", "lab", "table", "arena"} & eval(parts)
    assert heavy == "set()"


def test_the_games_can_be_listed_before_and_after_one_was_imported() -> None:
    program = "import doubloon\na = doubloon.games()\ndoubloon.game('tobago')\nb = doubloon.games()"
    program += "\nprint(a == b and 'tobago' in a)"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert found.stdout.strip() == "True"


def test_unknown_names_are_no_attributes() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = doubloon.nothing
    assert all(hasattr(doubloon, name) for name in doubloon.__all__)


# Playing


@every_game
def test_a_match_is_the_game_that_its_record_replays(name: str) -> None:
    match = shuffled(name)
    play = Play.begin(match.play.setup)
    for line in match.history:
        play = after_line(play, line)
    assert play.state.hash() == match.state.hash() == match.play.state.hash()
    assert [event.data for event in play.events()] == [event.data for event in match.events]
    assert match.verify() == []
    assert match.to_act is None
    assert (match.deciders, match.legal()) == ([], [])
    assert match.question() is None
    assert match.scores == play.state.scores()
    assert match.placings == play.state.placings()


@every_game
def test_words_one_by_one_and_whole_moves_come_to_the_same(name: str) -> None:
    match = doubloon.new(name, seed=3).play_on("random", until=lambda each: len(each.events) > 30)
    single = doubloon.new(name, seed=3)
    for line in match.history:
        seat, *words = line.split()
        for word in words:
            assert word in single.legal(int(seat))
            single.push(word, int(seat))
    assert single == match
    assert single.events == match.events


def test_events_of_a_move_are_a_sequence_that_later_moves_do_not_change() -> None:
    match = doubloon.new("loot_island", seed=1)
    first = match.push("island-7 A6b A7a no")
    match.push("pass")
    assert [event.kind for event in first] == ["island_used", "cubes", "island_declined"]
    assert len(first) == 3
    assert first[0].data["tile"] == 7
    assert list(first) == match.events[:3]
    assert first == match.events[:3]
    assert repr(first[1]) == "<Event cubes seat=1 change=1 why='LI-EV3'>"


def test_an_event_shows_what_only_some_seats_know() -> None:
    match = shuffled("loot_island", 4)
    event = next(each for each in match.events if each.private)
    assert f"only for {event.seats[0]}" in repr(event)


@every_game
def test_whole_moves_can_be_pushed(name: str) -> None:
    match = middle(name)
    moves = list(islice(match.moves(), 50))
    assert moves
    assert len(set(moves)) == len(moves)
    for words in moves:
        assert match.why_not(words) is None
        match.copy().push(words)
    others = [seat for seat in range(match.players) if seat not in match.deciders]
    assert all(list(match.moves(seat)) == match.legal(seat) == [] for seat in others)


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    match = doubloon.new("loot_island", seed=1)
    before = match.copy()
    with pytest.raises(Illegal, match=r"done: On your turn .* \(LI-2.1\)") as refused:
        match.push("done")
    assert refused.value.rule == "LI-2.1"
    with pytest.raises(Illegal):
        match.push("N1 done")
    with pytest.raises(UnknownAction, match="did you mean island-7"):
        match.push("islnd-7")
    with pytest.raises(UnknownAction, match="at least one"):
        match.push(" ")
    with pytest.raises(UnknownAction, match="at most 100"):
        match.push("pass " * 101)
    with pytest.raises(NotYourDecision, match="seat 0 is not asked"):
        match.push("pass", 0)
    with pytest.raises(OptionError, match="seat 4 is not in this game; 0 to 3"):
        match.push("pass", 4)
    with pytest.raises(BeyondReveal):
        match.push("pass pass")
    assert match == before
    assert match.history == []
    assert match.push("pass")


def test_why_not_is_what_push_would_say() -> None:
    match = doubloon.new("loot_island", seed=1)
    assert match.why_not("N1") is None
    for words in ("done", "N9", "N1 done", "pass pass"):
        with pytest.raises(DoubloonError) as refused:
            match.push(words)
        assert match.why_not(words) == str(refused.value)
    assert match.why_not("pass", 0) == "seat 0 is not asked anything now"


def test_a_game_that_is_over_takes_no_move() -> None:
    match = shuffled("toy")
    with pytest.raises(NotYourDecision, match="the game is over"):
        match.push("pass")
    assert match.why_not("pass") == "the game is over; nothing more can be played"


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    match = doubloon.new("loot_island", seed=1)
    start = match.copy()
    with pytest.raises(UndoError, match="there is no move"):
        match.undo()
    happened = match.push("island-7 A6b A7a no")
    after = match.copy()
    assert match.undo() is match
    assert match == start
    assert match != after
    assert len(happened) == 3
    assert match.history == []
    assert match.record().moves == ["1 island-7 A6b A7a no", "1 undo 1"]
    assert match.verify() == []
    with pytest.raises(UndoError):
        after.undo(seat=2)


def test_copies_go_their_own_way() -> None:
    match = middle("under_sail")
    copy = match.copy()
    assert copy == match
    match.push(match.legal()[0])
    assert copy != match
    assert len(copy.history) + 1 == len(match.history)
    copy.push(copy.legal()[0])
    assert copy == match
    assert match != 1
    with pytest.raises(TypeError):
        hash(match)


def test_legal_words_are_the_callers_own() -> None:
    match = doubloon.new("loot_island", seed=1)
    match.legal().append("done")
    with pytest.raises(Illegal):
        match.push("done")


# What is known


@every_game
def test_a_sample_looks_the_same_to_its_seat_and_is_a_game_of_its_own(name: str) -> None:
    match = middle(name)
    seat = match.deciders[0]
    world = match.sample(seat, 5)
    assert world.view(seat) == match.view(seat)
    assert world.legal(seat) == match.legal(seat)
    assert world == match.sample(seat, 5)
    world.play_on("random")
    assert world.over
    assert world.verify() == []
    assert not match.over


def test_views_facts_previews_and_questions() -> None:
    match = doubloon.new("loot_island", seed=1)
    assert match.view(0) == match.view(0)
    assert match.view(0) != match.view(1)
    assert repr(match.view(0)) == "<View of seat 0>"
    assert repr(match.view()) == "<View of a spectator>"
    assert match.facts(1) == match.play.seen(1).facts
    assert repr(match.question()) == "<Decision turn (LI-2.1) of seat 1, 15 choices>"
    assert match.question() == match.question(1)
    assert match.question(0) is None
    preview = match.preview("N1")
    assert not preview.complete
    assert repr(preview) == "<Preview of seat 1: 'N1', not complete, 7 choices>"
    assert "refused" in repr(match.preview("done"))
    with pytest.raises(NotYourDecision):
        match.preview("N1", 0)
    for seat in (-2, 4):
        with pytest.raises(OptionError, match="0 to 3, or -1 for a spectator"):
            match.view(seat)


def test_decisions_of_a_game_have_a_choice_and_lead_through_it() -> None:
    match = shuffled("loot_island")
    taken = list(match.decisions())
    assert all(each.word in each.legal and len(each.legal) > 1 for each in taken)
    assert (taken[0].seat, taken[0].kind, taken[0].rule) == (1, "turn", "LI-2.1")
    assert taken[0].view == doubloon.new("loot_island", seed=1).view(1)


# How it shows itself


@every_game
def test_a_match_shows_itself(name: str) -> None:
    match = middle(name)
    assert repr(match).startswith(f"<Match: {match.game.title}, ")
    assert "to act (" in repr(match)
    assert str(match).startswith(f"{match.game.title}, after 10 moves")
    assert match.game.draw(match.state) in str(match)
    assert "is asked:" in str(match)
    assert match.svg() == match.game.screen.picture(match.view())
    assert match._repr_svg_() == (match.svg() or None)
    match.play_on("random")
    assert "over, scores" in repr(match)
    assert "place" in str(match)


def test_games_and_options_show_themselves() -> None:
    game = doubloon.game("loot_island")
    assert repr(game).startswith("<Game loot_island: Loot Island, 2 to 5 players, options: healers")
    assert repr(game.options[-1]) == "<Option ask: no, yes; no by default>"
    assert repr(game.decks.standard()).startswith("<Deck ")
    assert game.decks.standard() == game.decks.standard()


# Bots


def test_bots_play_the_same_game_as_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = f"play loot_island --seed 7 --bots easy,random --quiet --save {path}"
    assert cli.main(words.split()) == 0
    match = doubloon.new("loot_island", seed=7).play_on(["easy", "random"])
    assert doubloon.load(path) == match
    assert doubloon.load(path).record() == match.record()


def test_bots_stop_where_a_seat_without_one_is_asked() -> None:
    match = doubloon.new("loot_island", players=3, seed=1)
    match.play_on(dict.fromkeys((0, 2), "random"))
    assert match.deciders == [1]
    bot = doubloon.bot("normal", match)
    assert repr(bot) == "<Player normal>"
    assert bot.choose(match) in match.legal()
    match.push(bot.move(match))
    assert match.copy().play_on({0: "random", 1: bot, 2: "random"}).over
    assert match.copy().play_on(["random", bot]).over
    assert match.play_on(doubloon.bot("random", match)).over


def test_bots_that_play_on_go_on_with_their_chance() -> None:
    once = doubloon.new("under_sail", seed=5).play_on("random")
    often = doubloon.new("under_sail", seed=5)
    pauses = random.Random(5)
    while not often.over:
        often.play_on("random", until=lambda _: pauses.random() < 0.3)
    assert often == once


def test_bots_that_are_not_there() -> None:
    match = doubloon.new("toy", players=2, seed=1)
    with pytest.raises(OptionError, match="there are random, greedy"):
        doubloon.bot("strng", match)
    with pytest.raises(OptionError, match="3 for 2 players"):
        match.play_on(["random"] * 3)
    with pytest.raises(OptionError, match="seat 2 is not in this game"):
        match.play_on({2: "random"})
    with pytest.raises(OptionError, match="at least one"):
        match.play_on([])
    with pytest.raises(NotYourDecision, match="the game is over"):
        doubloon.bot("random", match).choose(match.play_on("random"))


# Beginning, saving and loading


def test_new_takes_players_options_seed_and_secret() -> None:
    assert doubloon.new("loot_island").players == 4
    assert doubloon.new("loot_island", 2, ask=True).options["ask"] is True
    assert doubloon.new("tobago", seed=1) == doubloon.new("tobago", seed=1)
    assert doubloon.new("tobago", seed=1) != doubloon.new("tobago", seed=2)
    assert doubloon.new("tobago") != doubloon.new("tobago")
    secret = "AB" * 32
    assert doubloon.new("tobago", secret=secret).play.setup.secret == secret.lower()
    assert doubloon.new("toy", 2, names=["Mary", "Ned"]).names == ["Mary", "Ned"]


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"name": "lot_island"}, UnknownGame, "did you mean loot_island"),
        ({"players": 9}, OptionError, "it takes 2 to 5"),
        ({"players": "four"}, OptionError, "a whole number from 1 to 99"),
        ({"seed": -1}, OptionError, "seed: -1 is not allowed; a whole number from 0"),
        ({"seed": 1, "secret": "00" * 32}, OptionError, "not together with secret"),
        ({"secret": "00"}, RecordError, "64 hexadecimal digits"),
        ({"asc": True}, OptionError, "option asc: unknown; .* did you mean ask"),
        ({"ask": "perhaps"}, OptionError, "one of no, yes"),
        ({"deck": "/nowhere"}, FileTrouble, "/nowhere: cannot be read"),
        ({"position": "/nowhere"}, FileTrouble, "/nowhere: cannot be read"),
        ({"position": {"game": "tobago", "players": 3}}, PositionError, "a position of tobago"),
        ({"names": ["Ann", "Ann"]}, OptionError, "each player needs a different"),
        ({"names": list("abcde")}, OptionError, "5 for 4 players"),
    ],
)
def test_new_says_what_is_allowed(
    arguments: dict[str, object], error: type[DoubloonError], words: str
) -> None:
    with pytest.raises(error, match=words):
        doubloon.new(**{"name": "loot_island", **arguments})  # type: ignore[arg-type]


def test_decks_are_files_or_what_was_read_from_them(tmp_path: Path) -> None:
    deck = doubloon.game("loot_island").decks.standard()
    assert doubloon.new("loot_island", seed=1, deck=deck) == doubloon.new("loot_island", seed=1)
    file = tmp_path / "deck.toml"
    file.write_text("name = 1", encoding="utf-8")
    with pytest.raises(DeckError, match=r"deck\.toml:"):
        doubloon.new("loot_island", deck=file)


def test_a_position_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = middle("loot_island")
    match.save(tmp_path / "game.json")
    assert cli.main(["show", str(tmp_path / "game.json"), "--position"]) == 0
    file = tmp_path / "position.toml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    again = doubloon.new("loot_island", seed=1, position=file)
    assert again.view(0) == match.view(0)
    assert again.legal() == match.legal()
    assert again.play_on("random").verify() == []
    with pytest.raises(OptionError, match=r"position\.toml has 4"):
        doubloon.new("loot_island", 3, position=file)
    with pytest.raises(OptionError, match=r"position\.toml holds the options"):
        doubloon.new("loot_island", position=file, ask=True)


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = middle("tobago")
    match.save(tmp_path / "game.json")
    again = doubloon.load(str(tmp_path / "game.json"))
    assert again == match
    assert again.history == match.history
    assert again.names == match.names
    assert again.verify() == []
    again.push(again.legal()[0])
    assert again.verify() == []
    assert repr(again.record()) == "<Record seed-2 of tobago, 4 players, 11 moves>"


def test_a_record_that_was_changed_is_found_out(tmp_path: Path) -> None:
    match = shuffled("toy")
    path = tmp_path / "game.json"
    match.save(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(match.record().final_hash, "0" * 64), encoding="utf-8")
    assert doubloon.load(path).verify() == ["final hash: the moves lead to another position"]
    path.write_text(text.replace(match.history[3], "9 pass"), encoding="utf-8")
    with pytest.raises(RecordError, match=r"game.json: moves\[3\] '9 pass': seat 9"):
        doubloon.load(path)
    with pytest.raises(FileTrouble, match="cannot be written"):
        match.save(tmp_path / "nowhere" / "game.json")
