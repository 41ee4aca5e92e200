"""One table during its game: undo, bots that stand in, the host's tools, talk, the end."""

from random import Random

import pytest

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.kernel.errors import Illegal, Stale, UndoError
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.core.changes import record_text
from doubloon.table.core.commands import (
    AnswerUndo,
    AskUndo,
    Chat,
    Join,
    Leave,
    Move,
    Mute,
    OpenSeat,
    React,
    Rematch,
    Remove,
    ReplaceByBot,
    Resign,
    Start,
    TakeSeatBack,
    TimeOut,
    Undo,
    VoteAbandon,
)
from doubloon.table.core.errors import Refused
from tests.conformance.support import every_game
from tests.table.desk import Desk, bots, everything, refused, small, started


def playing(players: int = 3) -> Desk:
    """Past the passing of cards."""
    return started(players=players, options={"plays": 9, "passing": False})


def test_undo_stops_at_what_was_learned() -> None:
    desk = playing()
    desk.answer(0)
    refused(desk, Undo(0), "reveal")
    refused(desk, Undo(0, 0), "0 move(s)")
    refused(desk, AskUndo(0), "revealed since")
    refused(desk, Undo(1), "0 move(s)")


def undoable() -> Desk:
    """Two sealed answers of three: nothing was learned yet."""
    desk = started(players=3)
    desk.answer(0)
    desk.answer(1)
    return desk


def test_asking_is_for_what_undo_cannot_do() -> None:
    desk = undoable()
    refused(desk, AskUndo(0), "undo")
    refused(desk, AskUndo(2), "no move of yours")
    refused(desk, AnswerUndo(1, True), "nobody asks")


def half_turn(desk: Desk) -> int | None:
    """Play on until a seat may not take back its last move only because another has acted."""
    rng = Random(1)
    for _ in range(400):
        if desk.table.status != "running":
            return None
        play = desk.table.play
        assert play is not None
        if len(play.entries) > 1 and not any(entry.revealed for entry in play.entries[-2:]):
            asker = play.entries[-2].seat
            if asker != play.entries[-1].seat and desk.table.undo(asker)[0] == 0:
                return asker
        desk.play_on(rng, 1)
    return None


def test_everybody_must_agree_to_more() -> None:
    desk = started("loot_island", 3)
    asker = half_turn(desk)
    assert asker is not None, "no such moment was found"
    others = [seat for seat in range(3) if seat != asker]
    desk.do(AskUndo(asker))
    assert desk.table.undo_asked == asker
    refused(desk, AnswerUndo(asker, True), "others")
    desk.do(AnswerUndo(others[0], True))
    refused(desk, AnswerUndo(others[0], True), "others")
    desk.do(AnswerUndo(others[1], False))
    assert desk.table.undo_asked is None
    desk.do(AskUndo(asker))
    desk.do(AnswerUndo(others[0], True))
    kinds = [entry.kind for entry in desk.do(AnswerUndo(others[1], True))]
    assert kinds == ["undo_answered", "undo"]
    assert asker in desk.table.asked()
    assert desk.table.undo_asked is None
    assert everything(desk.again()) == everything(desk.table)
    desk.play_on(Random(2))
    record = read_record(record_text(desk.table, desk.log))
    assert verify(desk.table.game, record) == []


def test_bots_always_agree() -> None:
    desk = started("loot_island", 2)
    asker = half_turn(desk)
    assert asker is not None
    desk.do(ReplaceByBot(None, 1 - asker))
    assert [entry.kind for entry in desk.do(AskUndo(asker))] == ["undo"]


def test_a_move_ends_the_asking() -> None:
    desk = started("loot_island", 2)
    asker = half_turn(desk)
    assert asker is not None
    desk.do(AskUndo(asker))
    desk.answer(desk.table.asked()[0])
    assert desk.table.undo_asked is None


# seats during the game


def test_a_bot_stands_in_and_the_seat_is_taken_back() -> None:
    desk = started(players=3)
    refused(desk, TakeSeatBack(1), "no bot")
    refused(desk, ReplaceByBot(1, 2), "only the host")
    desk.do(ReplaceByBot(0, 1))
    refused(desk, Chat(7, "?"), "0 to 2")
    decision = desk.table.decision(1)
    assert decision is not None
    refused(desk, Move(1, decision["id"], decision["choices"][:1]), "take it back")
    refused(desk, Undo(1), "take it back")
    desk.do(TakeSeatBack(1))
    desk.answer(1)
    desk.do(Leave(0))
    assert desk.table.host == 1
    assert desk.table.seats[0].level == "greedy"
    desk.do(TakeSeatBack(0))
    assert everything(desk.again()) == everything(desk.table)


def test_who_resigns_is_played_by_a_bot_to_the_end() -> None:
    desk = started(players=2)
    assert [entry.kind for entry in desk.do(Resign(0))] == ["resigned", "bot_took_over"]
    refused(desk, TakeSeatBack(0), "watch")
    refused(desk, Resign(0), "nobody")
    desk.play_on(Random(1), 3)
    kinds = [entry.kind for entry in desk.do(Resign(1))]
    assert kinds == ["resigned", "bot_took_over", "abandoned", "finished"]
    assert desk.table.result is not None
    assert desk.table.result["scores"] is None


def test_the_host_removes_for_good_and_mutes() -> None:
    desk = started(players=3)
    refused(desk, Remove(1, 2), "only the host")
    refused(desk, Remove(0, 0), "may leave")
    refused(desk, Mute(1, 2), "only the host")
    desk.do(Mute(0, 2))
    refused(desk, Mute(0, 2), "already")
    refused(desk, Chat(2, "hello"), "muted")
    refused(desk, React(2, "!"), "muted")
    desk.do(Mute(0, 2, False))
    desk.do(Chat(2, "hello"))
    decided = desk.decide(Remove(0, 2))
    assert [(key.seat, key.key) for key in decided.seats] == [(2, None)]
    desk.do(Remove(0, 2))
    refused(desk, TakeSeatBack(2), "no bot stands in for you")
    refused(desk, Remove(0, 2), "nobody")
    assert desk.table.seats[2].level == "greedy"


def test_talk() -> None:
    desk = started()
    desk.do(Chat(0, " <b>hi</b> "))
    assert desk.log[-1].data == {"text": "<b>hi</b>"}
    desk.do(React(1, "!", desk.table.number))
    refused(desk, React(1, "!", 99), "numbered 1 to")
    refused(desk, React(1, "!" * 17), "1 to 16")
    refused(desk, Chat(0, "x" * 501), "1 to 500")
    refused(desk, Chat(0, ""), "1 to 500")


def test_abandoned_when_all_people_vote_for_it() -> None:
    desk = started(players=3, seats=bots(1))
    desk.do(VoteAbandon(1))
    refused(desk, VoteAbandon(1), "already")
    desk.do(VoteAbandon(1, False))
    refused(desk, VoteAbandon(1, False), "nobody asks")
    refused(desk, VoteAbandon(0), "bot")
    desk.do(VoteAbandon(2))
    kinds = [entry.kind for entry in desk.do(VoteAbandon(1))]
    assert kinds == ["abandon_vote", "abandoned", "finished"]
    assert desk.log[-1].data["secret"] == desk.table.secret
    for command in (Resign(1), Leave(1), Undo(1), Remove(1, 2), ReplaceByBot(1, 1)):
        refused(desk, command, "over")


def test_one_no_closes_a_vote() -> None:
    desk = started(players=3)
    desk.do(VoteAbandon(1))
    desk.do(VoteAbandon(2))
    desk.do(VoteAbandon(0, False))
    assert desk.table.abandon == []
    desk.do(VoteAbandon(0))
    assert desk.table.status == "running"


def test_a_late_friend_takes_a_bots_seat() -> None:
    """The host opens it; the bot plays until somebody sits down, who then sees its hand."""
    desk = started(players=3, seats=bots(1))
    refused(desk, Join("Zoe", 0), "started already")
    refused(desk, OpenSeat(2, 0), "host")
    refused(desk, OpenSeat(1, 2), "not a bot's")
    desk.do(OpenSeat(1, 0))
    assert desk.table.seats[0].data()["open"]
    refused(desk, OpenSeat(1, 0), "open already")
    refused(desk, Join("Zoe", 2), "taken")
    assert desk.table.seats[0].level is not None  # the bot plays on
    desk.do(Join("Zoe", who="mark"))
    seat = desk.table.seats[0]
    assert (seat.name, seat.level, seat.open) == ("Zoe", None, False)
    assert desk.table.decision(0) is not None
    desk.do(ReplaceByBot(1, 0))
    assert desk.log[-1].data["by"] == 1  # everybody may know who let a bot play
    desk.do(TakeSeatBack(0))
    desk.do(ReplaceByBot(0, 0))
    assert "by" not in desk.log[-1].data


def test_nobody_takes_a_second_hand_in_a_running_game() -> None:
    desk = Desk(small(players=3, seats=bots(2)))
    desk.do(Join("Anne", who="a"))
    desk.do(Start(2))
    desk.do(OpenSeat(2, 0))
    refused(desk, Join("Nora", who="a"), "already")
    desk.do(ReplaceByBot(2, 0))  # the host closes it again
    refused(desk, Join("Nora", who="b"), "started already")


def test_another_game_after_the_end_only() -> None:
    desk = started()
    refused(desk, Rematch(0, "new"), "not over")
    desk.play_on(Random(3))
    refused(desk, Rematch(9, "new"), "0 to 1")
    desk.do(Rematch(0, "new"))
    assert desk.table.rematch == "new"
    refused(desk, Rematch(1, "newer"), "already")


def test_time_is_up_only_when_it_is() -> None:
    desk = started(seconds=10, bank=5, options={"plays": 9, "passing": False})
    refused(desk, TimeOut(0), "not up")
    refused(desk, TimeOut(1), "not up")
    kinds = [entry.kind for entry in desk.do(TimeOut(0), after=15_000)]
    assert kinds == ["clock", "bot_took_over"]
    assert desk.table.deadline() is None, "bots have no clock"
    desk.do(TakeSeatBack(0))
    assert desk.table.deadline() == desk.now + 10_000, "the bank is empty"
    refused(started(), TimeOut(0), "no time limit")


def test_errors_name_their_kind() -> None:
    desk = playing(2)
    mine = desk.table.decision(0)
    assert mine is not None
    with pytest.raises(Illegal) as illegal:
        desk.decide(Move(0, mine["id"], ["pass-1"]))
    assert illegal.value.rule == "TOY-2"
    with pytest.raises(Stale):
        desk.decide(Move(0, "7.7.7.7", mine["choices"][:1]))
    with pytest.raises(UndoError):
        desk.decide(Undo(0))
    with pytest.raises(Refused):
        desk.decide(Join("Zoe"))


# what everybody may know of a question


@every_game
def test_everybody_learns_the_kind_of_question_and_who_is_asked(name: str) -> None:
    desk = started(name, 3)
    rng = Random(3)
    while desk.table.status == "running":
        public = desk.table.public()
        assert [int(seat) for seat in public["asking"]] == public["asked"]
        desk.play_on(rng, 1)
    assert desk.table.public()["asking"] == {}


def test_the_kind_of_question_tells_nothing_of_a_half_built_move() -> None:
    desk = started("loot_island", 3)
    rng = Random(5)
    while desk.table.asking() not in ({"0": "turn"}, {"1": "turn"}, {"2": "turn"}):
        desk.play_on(rng, 1)
    (seat,) = desk.table.asked()
    asked = desk.table.decision(seat)
    assert asked is not None
    assert asked["kind"] == "turn"
    landings: list[str] = [word for word in asked["choices"] if word in LANDING_NAMES]
    desk.answer(seat, landings[:1])
    building = desk.table.decision(seat)
    assert building is not None
    assert building["kind"] != "turn"
    assert desk.table.asking() == {str(seat): "turn"}
