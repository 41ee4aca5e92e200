"""One table: sitting down, moves, and the log that says it all."""

from random import Random

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError, DoubloonError, OptionError
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.core.changes import record_text
from doubloon.table.core.commands import (
    Chat,
    Join,
    Leave,
    Move,
    Remove,
    ReplaceByBot,
    Resign,
    Start,
    Undo,
)
from doubloon.table.core.model import SeatPlan, Settings
from doubloon.table.store import snapshot
from tests.conformance.support import every_game
from tests.table.desk import Desk, bots, everything, refused, small, started

# before the start


def test_people_sit_down_and_the_first_is_the_host() -> None:
    desk = Desk(small("toy", 3))
    assert [entry.kind for entry in desk.do(Join(" Anne \x00"))] == ["joined"]
    desk.do(Join("Bob", 2))
    assert [seat.name for seat in desk.table.seats] == ["Anne", None, "Bob"]
    assert desk.table.host == 0
    desk.do(Leave(0))
    assert desk.table.host == 2
    assert desk.table.seats[0].free


def test_sitting_down_is_refused_with_reasons() -> None:
    desk = Desk(small("toy", 2, seats=[SeatPlan("person")]))
    desk.do(Join("Anne"))
    assert desk.table.seats[1].name == "Anne"  # the other seat is for somebody invited
    refused(desk, Join("Bob"), "no open seat")
    refused(desk, Join("ANNE", 0), "another name")
    refused(desk, Join("Bob", 1), "taken")
    refused(desk, Join("Bob", 7), "0 to 1")
    refused(desk, Join("Bob", -1), "0 to 1")
    refused(desk, Join(" \x07 ", 0), "1 to 40")
    refused(desk, Join("x" * 41, 0), "1 to 40")
    refused(desk, Join("\ud800", 0), "1 to 40")
    refused(desk, Start(0), "only the host")
    refused(desk, Start(1), "1 seat(s) are free")
    refused(desk, Chat(0, "hello"), "sit")
    refused(desk, Resign(1), "not started")
    desk.do(Join("Bob", 0))
    desk.do(Start(1))
    refused(desk, Join("Cleo"), "started already")
    refused(desk, Start(1), "started already")


def test_a_free_seat_is_filled_by_a_bot() -> None:
    desk = Desk(small())
    desk.do(Join("Anne"))
    refused(desk, ReplaceByBot(0, 0), "remove them first")
    refused(desk, ReplaceByBot(0, 1, "genius"), "random, greedy")
    desk.do(ReplaceByBot(0, 1, "random"))
    refused(desk, ReplaceByBot(0, 1), "already")
    desk.do(Remove(0, 1))
    desk.do(Join("Bob"))
    assert desk.table.seats[1].name == "Bob"


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        (Settings("chess", 2), DoubloonError, "toy"),
        (Settings("toy", 5), OptionError, "2 to 4"),
        (Settings("toy", 2, {"plays": 10}), OptionError, "plays"),
        (Settings("toy", 2, deck={"name": "x"}), DeckError, "needed"),
        (Settings("toy", 2, seats=bots(3)), OptionError, "3 are planned"),
        (Settings("toy", 2, seats=bots(1, "genius")), OptionError, "greedy"),
        (Settings("toy", 2, seats=[SeatPlan("open", "random")]), OptionError, "level"),
        (Settings("toy", 2, seconds=0), OptionError, "seconds"),
        (Settings("toy", 2, seconds=9, bank=-1), OptionError, "bank"),
        (Settings("toy", 2, bank=60), OptionError, "bank"),
    ],
)
def test_settings_that_cannot_be_played(
    settings: Settings, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words.replace("(", r"\(")):
        Desk(settings)


# moves


def test_a_move_is_stored_in_notation_with_its_hash() -> None:
    desk = started(options={"plays": 9, "passing": False})
    word = desk.table.decision(0)["choices"][2]  # type: ignore[index]
    (entry,) = desk.answer(0, [word])
    assert (entry.kind, entry.seat, entry.data["words"]) == ("move", 0, [word])
    assert desk.table.play is not None
    assert entry.data["hash"] == desk.table.play.state.hash()


def test_moves_are_refused_and_change_nothing() -> None:
    desk = started(players=3, options={"plays": 9, "passing": False}, seats=bots(1))
    asked = desk.table.decision(0)
    assert asked is not None
    refused(desk, Move(0, asked["id"], asked["choices"][:1]), "a bot plays this seat")
    refused(desk, Move(1, asked["id"], ["play-1"]), "has passed")
    desk.answer(0)
    mine = desk.table.decision(1)
    assert mine is not None
    refused(desk, Move(0, asked["id"], asked["choices"][:1], bot=True), "has passed")
    refused(desk, Move(1, "", mine["choices"][:1]), "names the decision")
    refused(desk, Move(1, mine["id"], mine["choices"][:1], bot=True), "no bot")
    refused(desk, Move(1, mine["id"], []), "at least one")
    refused(desk, Move(1, mine["id"], ["dance"]), "dance")
    refused(desk, Move(1, mine["id"], ["x" * 1000]), "80")
    refused(desk, Move(1, mine["id"], ["pass-1"]), "TOY-2")
    refused(desk, Move(1, mine["id"], [mine["choices"][0], "play-1"]), "ends earlier")
    refused(desk, Move(9, mine["id"], ["play-1"]), "0 to 2")


def test_sealed_answers_come_in_any_order_and_may_be_changed() -> None:
    desk = started(players=3)
    first = desk.table.decision(2)
    desk.answer(1)
    assert desk.table.decision(2) == first, "another's sealed answer is no news"
    desk.answer(2)
    desk.do(Undo(2))
    changed = desk.table.decision(2)
    assert changed is not None
    assert first is not None
    assert changed["id"] != first["id"]
    desk.answer(2, changed["choices"][1:2])
    assert desk.table.asked() == [0]
    desk.answer(0)
    assert desk.table.view(-1)["passing"] is False  # type: ignore[index]


@every_game
def test_the_log_says_it_all(name: str) -> None:
    rng = Random(name)
    desk = started(name, registry.find(name).min_players, seats=bots(1))
    desk.play_on(rng, 5)
    if desk.table.undo(1)[0] > 0:
        desk.do(Undo(1, 1))
    desk.do(Chat(1, "well\nplayed"))
    assert everything(desk.again()) == everything(desk.table)
    desk.play_on(rng)
    assert desk.table.status == "finished"
    again = desk.again()
    assert everything(again) == everything(desk.table)
    assert [again.shown(entry, 0) for entry in desk.log[-20:]] == [
        desk.table.shown(entry, 0) for entry in desk.log[-20:]
    ]
    record = read_record(record_text(desk.table, desk.log))
    assert verify(desk.table.game, record) == []
    assert record.commitment == desk.table.commitment
    (end,) = [entry for entry in desk.log if entry.kind == "finished"]
    assert record.secret == end.data["secret"] == desk.table.secret


@every_game
def test_a_snapshot_goes_on_like_the_table(name: str) -> None:
    rng = Random(name)
    desk = started(name, 3, seats=bots(1), seconds=60, bank=600)
    while desk.table.status == "running":
        desk.play_on(rng, 7)
        able = [seat for seat in (1, 2) if desk.table.undo(seat)[0] > 0]
        if able and rng.random() < 0.5:
            desk.do(Undo(able[0]))
        loaded = snapshot.load("desk", snapshot.dump(desk.table), desk.table.secret)
        assert loaded is not None
        assert everything(loaded) == everything(desk.table)
        assert loaded.summary() == desk.table.summary()


def test_a_log_with_another_result_is_found_out() -> None:
    desk = started()
    desk.answer(0)
    desk.log[-1].data["hash"] = "0" * 64
    with pytest.raises(DoubloonError, match="another position"):
        desk.again()
    with pytest.raises(DoubloonError, match="commitment"):
        desk.table.replay("desk", desk.log, "1" * 64)


def test_a_choice_that_all_can_see_is_forced_is_played() -> None:
    """Two cards fewer than everybody knows: with one card in each hand, only its owner does."""
    deck = {"name": "tiny", "version": 1, "cards": 8, "hand": 1, "pile": 5}
    desk = started(deck=deck, options={"plays": 9, "passing": False})
    assert [entry.kind for entry in desk.answer(0)] == ["move"]
    assert len(desk.table.decision(1)["choices"]) == 1  # type: ignore[index]


def test_loot_island_plays_what_is_forced() -> None:
    rng = Random(5)
    desk = started("loot_island", 2)
    desk.play_on(rng)
    forced = [entry for entry in desk.log if entry.data.get("forced")]
    assert forced, "a game without a single forced choice is not to be expected"
    assert everything(desk.again()) == everything(desk.table)
