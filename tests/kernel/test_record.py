"""Records: what is written, what is read, what is replayed, what is found wrong."""

import json
from typing import Any

import pytest
from doubloon_toy.game import ToyGame

from doubloon.kernel.errors import RecordError
from doubloon.kernel.files.record import (
    Record,
    after_line,
    begin,
    checks,
    read_record,
    record_of,
    replay,
    verify,
)
from doubloon.kernel.options import Option
from doubloon.kernel.play.play import Play, Setup

GAME = ToyGame()
SECRET = "0a" * 32
NUMBERS = "a whole number from"


def some_play(moves: int = 5) -> Play:
    """Two who pass one card each and play the lowest of their hands, one of them twice over."""
    play = Play.begin(Setup(GAME, 2, {"plays": 9}, SECRET, "game-7"))
    for _ in range(moves):
        seat = play.state.deciders()[0]
        play = play.after(seat, [GAME.catalogue.word(play.state.legal(seat)[0])])
    return play


def some_data(**changes: Any) -> dict[str, Any]:
    """A record as plain data, with changes; None takes a key away."""
    data = {**record_of(some_play()).data, **changes}
    return {key: value for key, value in data.items() if value is not None}


def test_a_record_holds_all_of_a_game() -> None:
    play = some_play()
    record = record_of(play, ["Ann", "Bob"])
    assert record.data == {
        "format": "doubloon-record/1",
        "game": "toy",
        "rules_version": 1,
        "id": "game-7",
        "players": 2,
        "options": {"plays": 9, "passing": True},
        "deck": play.setup.deck.content,
        "deck_hash": play.setup.deck.digest,
        "secret": SECRET,
        "commitment": play.setup.commitment(),
        "moves": play.log,
        "final_hash": play.state.hash(),
        "names": ["Ann", "Bob"],
    }
    assert (record.game, record.id, record.rules_version) == ("toy", "game-7", 1)
    assert (record.players, record.names) == (2, ["Ann", "Bob"])
    assert (record.deck, record.deck_hash) == (play.setup.deck.content, play.setup.deck.digest)
    assert (record.options, record.position) == (play.setup.options, None)
    assert (record.secret, record.commitment) == (SECRET, play.setup.commitment())
    assert (record.moves, record.final_hash) == (play.log, play.state.hash())
    assert "names" not in record_of(play).data
    assert record_of(play).moves is not play.log


def test_the_text_has_one_move_a_line_and_reads_back() -> None:
    record = record_of(some_play(2), ["Änn"])
    text = record.text()
    assert json.loads(text) == record.data
    assert read_record(text).data == record.data
    assert text.startswith('{\n "format": "doubloon-record/1",\n "game": "toy",\n')
    first, second = record.moves
    assert text.endswith(f' "moves": [\n  "{first}",\n  "{second}"\n ]\n}}\n')
    assert '"names": ["Änn"]' in text


def test_names_are_filled_up_and_cut_off() -> None:
    assert Record(some_data()).names == ["Player 1", "Player 2"]
    assert Record(some_data(names=["Ann"])).names == ["Ann", "Player 2"]
    assert Record(some_data(names=["Ann", "Bob", "Cid"])).names == ["Ann", "Bob"]
    assert Record(some_data(names=[1])).names == ["1", "Player 2"]


def test_what_may_be_left_out() -> None:
    record = Record(some_data(options=None))
    assert record.options == {}
    for limit in (1, 99):
        assert Record(some_data(players=limit)).players == limit
    for limit in (1, 10**6):
        assert Record(some_data(rules_version=limit)).rules_version == limit


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "x"}, "format: 'x' is not known; 'doubloon-record/1'"),
        ({"format": None}, "format: None is not known; 'doubloon-record/1'"),
        ({"game": None}, "game: a text is needed"),
        ({"id": 7}, "id: a text is needed"),
        ({"deck_hash": 7}, "deck_hash: a text is needed"),
        ({"secret": 7}, "secret: a text is needed"),
        ({"commitment": 7}, "commitment: a text is needed"),
        ({"final_hash": 7}, "final_hash: a text is needed"),
        ({"rules_version": 0}, f"rules_version: 0 is not allowed; {NUMBERS} 1 to 1000000"),
        ({"rules_version": None}, f"rules_version: None is not allowed; {NUMBERS} 1 to 1000000"),
        (
            {"rules_version": 10**6 + 1},
            f"rules_version: 1000001 is not allowed; {NUMBERS} 1 to 1000000",
        ),
        ({"players": 0}, f"players: 0 is not allowed; {NUMBERS} 1 to 99"),
        ({"players": 100}, f"players: 100 is not allowed; {NUMBERS} 1 to 99"),
        ({"options": 1}, "options: 1 is not allowed; a table of keys and values"),
        ({"deck": None}, "deck: None is not allowed; a table of keys and values"),
        ({"position": 1}, "position: 1 is not allowed; a table of keys and values"),
        ({"moves": None}, "moves: None is not allowed; a list"),
        ({"moves": ["0 pass-1", 7]}, "moves[1]: a line such as '0 pass' is needed"),
        ({"names": 7}, "names: 7 is not allowed; a list"),
    ],
)
def test_mistakes_in_records_are_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps(some_data(**changes)))
    assert str(caught.value) == message


def test_what_is_no_record() -> None:
    with pytest.raises(RecordError, match=r"^record: the key 'more' is unknown; allowed are form"):
        read_record(json.dumps(some_data(more=1)))
    with pytest.raises(RecordError, match=r"^record: \[\] is not allowed; a table of keys"):
        read_record("[]")
    for text in ("{", '{"a": "\\ud800"}', "[" * 10**5):
        with pytest.raises(RecordError, match=r"^this is not JSON: ..."):
            read_record(text)


def test_replays_are_exact_whole_or_in_part() -> None:
    record = record_of(some_play())
    assert replay(GAME, record).state.hash() == record.final_hash
    assert replay(GAME, record).log == record.moves
    for moves in (0, 1, 4, 5):
        assert replay(GAME, record, moves).state.hash() == some_play(moves).state.hash()
        assert replay(GAME, record, moves).log == record.moves[:moves]
    assert begin(GAME, record).log == []


def test_a_replay_starts_at_the_position_of_its_record() -> None:
    position = some_play(3).state.dump()
    play = Play.begin(Setup(GAME, 2, {"plays": 9}, SECRET, "game-8", None, position))
    seat = play.state.deciders()[0]
    play = play.after(seat, [GAME.catalogue.word(play.state.legal(seat)[0])])
    record = record_of(play)
    assert record.position == position
    assert verify(GAME, read_record(record.text())) == []
    assert replay(GAME, record, 0).state.dump()["hands"] == position["hands"]
    assert replay(GAME, record).setup.game_id == "game-8"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules_version": 2}, "rules_version: 2 is unknown; this game has 1"),
        ({"secret": "0a"}, "secret: 64 hexadecimal digits are needed"),
        ({"players": 9}, "players: 9 cannot play Toy; it takes 2 to 4"),
        ({"options": {"plays": 8}}, "option plays: 8 is not allowed; one of 9, 30, 300"),
        (
            {"deck": {"name": "x"}},
            "deck: these are needed and no others: name, version, cards, hand, pile",
        ),
    ],
)
def test_records_that_cannot_begin(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        begin(GAME, Record(some_data(**changes)))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "a seat and its actions are needed, such as '0 pass'"),
        ("0", "a seat and its actions are needed, such as '0 pass'"),
        ("x pass-1", "a seat and its actions are needed, such as '0 pass'"),
        ("-1 pass-1", "a seat and its actions are needed, such as '0 pass'"),
        ("0000 pass-1", "a seat and its actions are needed, such as '0 pass'"),
        ("2 pass-1", "seat 2 is not in this game; 0 to 1"),
        ("999 pass-1", "seat 999 is not in this game; 0 to 1"),
        ("0 undo", "'undo' takes a number of moves"),
        ("0 undo x", "'undo' takes a number of moves"),
        ("0 undo 1 1", "'undo' takes a number of moves"),
        ("0 undo 000001", "'undo' takes a number of moves"),
        ("0 undo 99999", "0 move(s) can be taken back (start), not 99999"),
    ],
)
def test_lines_that_cannot_be_played(line: str, message: str) -> None:
    record = Record(some_data(moves=[line]))
    with pytest.raises(RecordError) as caught:
        replay(GAME, record)
    assert str(caught.value) == f"moves[0] {line!r}: {message}"


def test_a_long_line_is_cut_and_its_place_told() -> None:
    good = some_play(1).log[0]
    with pytest.raises(RecordError) as caught:
        replay(GAME, Record(some_data(moves=[good, "x" * 61])))
    assert str(caught.value).startswith(f"moves[1] {'x' * 60!r}: a seat and its actions")


def test_lines_are_played() -> None:
    play = some_play(0)
    card = GAME.catalogue.word(play.state.legal(1)[0])
    play = after_line(play, f"001 {card}")
    assert play.log == [f"1 {card}"]
    play = after_line(play, "1 undo 00001")
    assert play.log == [f"1 {card}", "1 undo 1"]
    assert play.entries == []


def test_nothing_is_wrong_with_a_good_record() -> None:
    record = record_of(some_play())
    assert verify(GAME, record) == []
    assert checks(GAME, record) == [
        ("deck", ""),
        ("commitment", ""),
        ("5 moves", ""),
        ("final hash", ""),
    ]


COMMITMENT = "commitment: it does not fit secret, id, players, options, deck and position"


@pytest.mark.parametrize(
    ("changes", "troubles"),
    [
        ({"final_hash": "0"}, ["final hash: the moves lead to another position"]),
        ({"commitment": "0"}, [COMMITMENT]),
        ({"deck_hash": "0"}, ["deck: deck_hash is not the hash of this deck", COMMITMENT]),
        ({"game": "other"}, [COMMITMENT]),
        (
            {"moves": ["2 x"]},
            [
                "1 moves: moves[0] '2 x': seat 2 is not in this game; 0 to 1",
                "final hash: the moves do not get there",
            ],
        ),
        (
            {"options": {"size": 1}, "moves": []},
            [
                "commitment: option size: unknown; this game has plays, passing",
                "0 moves: option size: unknown; this game has plays, passing",
                "final hash: the moves do not get there",
            ],
        ),
    ],
)
def test_what_is_wrong_is_found(changes: dict[str, Any], troubles: list[str]) -> None:
    assert verify(GAME, Record(some_data(**changes))) == troubles


class MoreOptions(ToyGame):
    """The same game, some time later: it got one more option."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [*self.options, Option("new", [False, True], False, "Came later.")]


def test_a_new_option_with_a_default_does_not_break_old_records() -> None:
    old = read_record(record_of(some_play()).text())
    later = MoreOptions()
    assert verify(later, old) == []
    play = replay(later, old)
    assert play.setup.options == {**old.options, "new": False}
    again = record_of(play)
    assert (again.options, again.commitment) == (old.options, old.commitment)
    chosen = read_record(Record({**old.data, "options": {**old.options, "new": True}}).text())
    assert verify(later, chosen)[0].startswith("commitment: it does not fit")
    fresh = Play.begin(Setup(later, 2, {"plays": 9}, SECRET, "game-7"))
    assert fresh.setup.commitment() != old.commitment
