"""Lessons: what they say can be played, and the others do what the script says."""

import pytest

from doubloon.kernel import registry
from doubloon.kernel.deck import canonical
from doubloon.kernel.files import rulebook
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.bots.jobs import job_of
from doubloon.table.bots.moves import choose
from doubloon.table.core.changes import record_text
from doubloon.table.core.commands import Join, Start
from doubloon.table.core.handlers.creation import created
from doubloon.table.core.table import Table
from doubloon.table.interface import lessons
from tests.table.desk import Desk

ALL = [(game, name) for game in registry.names() for name in lessons.names(registry.find(game))]


def begun(game: str, name: str) -> Desk:
    """A lesson's table with its learner."""
    found = registry.find(game)
    lesson = lessons.load(found, name)
    settings = lessons.alone(game, lesson.players, lesson.seat, lesson.options, None)
    desk = Desk(settings)
    desk.table, desk.log = Table("desk", "5" * 64), []
    desk.take(created(settings, desk.now, lessons.origin_of(name, lesson)))
    desk.do(Join("Anne", lesson.seat))
    desk.do(Start(lesson.seat))
    return desk


def let_others_play(desk: Desk, learner: int) -> list[bool]:
    """Bots play until the learner is asked; was each move the script's?"""
    found = []
    while desk.table.status == "running" and learner not in desk.table.asked():
        seat = desk.table.asked()[0]
        found.append(one_bot(desk, seat))
    return found


def one_bot(desk: Desk, seat: int) -> bool:
    decision = desk.table.decision(seat)
    assert decision is not None
    script = desk.table.scripted(seat)
    words = choose(job_of(desk.table, seat, "greedy", decision["id"]))
    desk.answer(seat, words)
    return words == script


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_can_be_played_through(game: str, name: str) -> None:
    lesson = lessons.load(registry.find(game), name)
    desk = begun(game, name)
    followed = let_others_play(desk, lesson.seat)
    for step in lesson.step:
        if not step.words:
            continue
        decision = desk.table.decision(lesson.seat)
        assert decision is not None, step.key
        for seat in desk.table.asked():
            if seat != lesson.seat:
                followed.append(one_bot(desk, seat))  # sealed answers, in any order
        desk.answer(lesson.seat, step.words.split())
        followed += let_others_play(desk, lesson.seat)
    scripted = sum(len(moves) for moves in lesson.script.values())
    assert followed[:scripted] == [True] * scripted
    assert desk.table.status == "running"
    assert desk.again().view(0) == desk.table.view(0)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_lessons_point_at_rules_that_there_are(game: str, name: str) -> None:
    found = registry.find(game)
    known = {rule["id"] for rule in rulebook.load(found, "en")["rule"]}
    steps = lessons.load(found, name).step
    assert {step.rule for step in steps} <= {*known, ""}
    assert len({step.key for step in steps}) == len(steps)


def test_whoever_leaves_the_script_plays_on_with_bots_and_a_true_record() -> None:
    desk = begun("loot_island", "first")
    assert desk.table.origin is not None
    hidden = canonical(desk.table.origin.position)
    assert hidden not in canonical(desk.table.public())
    origin = desk.table.public()["origin"]
    assert origin is not None
    assert origin["lesson"] == "first"
    while desk.table.status == "running":
        if 0 in desk.table.asked():
            desk.answer(0)
        else:
            one_bot(desk, desk.table.asked()[0])
    record = read_record(record_text(desk.table, desk.log))
    assert verify(registry.find("loot_island"), record) == []
    assert record.position is not None


def test_undone_moves_are_played_again_by_the_script() -> None:
    desk = begun("loot_island", "first")
    assert desk.table.scripted(1) == ["N1", "R6a", "done"]
    desk.answer(0, ["N1", "R2a", "R4b", "done"])
    one_bot(desk, 1)
    assert desk.table.scripted(1) == ["E2", "A2b", "done"]
    assert desk.table.scripted(0) == []
    assert desk.again().scripted(1) == ["E2", "A2b", "done"]
