"""Undo and decision ids: never past a reveal or another's action, and never a way to peek."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.kernel.errors import BeyondReveal, Stale, UndoError
from doubloon.kernel.play.play import Play
from tests.conformance.support import (
    as_bytes,
    every_sealing_table,
    every_table,
    new_play,
    options_of,
    play_step,
    play_walk,
    random_move,
    seeds,
)


class Line:
    """One line of the test's own account of a play: who, and what the table was like before."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.sealed = play.state.sealed()
        self.serial = play.state.serial
        self.reveals = play.state.reveals
        self.view = as_bytes(play.state.view(seat).data())


def expected_limit(lines: list[Line], play: Play, seat: int) -> int:
    """How many own moves lie behind the last reveal and the last action of somebody else.

    Others' sealed answers to the question that is still open do not count as actions.
    """
    number = 0
    others = False
    for line in reversed(lines):
        open_answer = line.sealed and play.state.sealed() and line.serial == play.state.serial
        others = others or line.seat != seat
        if line.reveals != play.state.reveals or (others and not open_answer):
            break
        number += line.seat == seat
    return number


@every_table
@settings(max_examples=4)
@given(data=st.data())
def test_limits(name: str, players: int, data: st.DataObject) -> None:
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    play = new_play(name, players, options, seed)
    lines: list[Line] = []
    for _ in range(3000):
        for seat in range(players):
            limit, stops = play.undo_limit(seat)
            assert limit == expected_limit(lines, play, seat)
            assert stops in ("start", "reveal", "other", "since")
            own = [line for line in lines if line.seat == seat]
            further = own[: len(own) - limit][-1:] or lines[:1]  # what it may not take back
            assert stops != "since" or further[0].reveals != play.state.reveals
            decision = play.decision(seat)
            if decision is not None:
                assert (decision.undo, decision.undo_stops) == (limit, stops)
            for wrong in (0, -1, limit + 1):
                refused_undo(play, seat, wrong)
        able = [seat for seat in range(players) if play.undo_limit(seat)[0] > 0]
        if able and rng.random() < 0.2:
            seat = rng.choice(able)
            play, lines = take_back(play, lines, seat, rng.randint(1, play.undo_limit(seat)[0]))
            continue
        if play.state.over:
            break
        seat = rng.choice(play.state.deciders())
        line = Line(play, seat)
        play = play.after(seat, random_move(play, seat, rng))
        lines.append(line)


def refused_undo(play: Play, seat: int, moves: int) -> None:
    """So many moves cannot be taken back, and trying changes nothing."""
    state, log = play.state, list(play.log)
    with pytest.raises(UndoError):
        play.taken_back(seat, moves)
    assert play.state is state
    assert play.log == log


def take_back(play: Play, lines: list[Line], seat: int, moves: int) -> tuple[Play, list[Line]]:
    """An undo that is allowed; gives the play and the account after it."""
    others = [as_bytes(play.state.legal(other)) for other in range(play.players)]
    reveals, log, sealed = play.state.reveals, list(play.log), play.state.sealed()
    own = [line for line in lines if line.seat == seat]
    play = play.taken_back(seat, moves)
    assert play.state.reveals == reveals, "an undo went past a reveal"
    assert play.log == [*log, f"{seat} undo {moves}"], "numbers only grow"
    assert as_bytes(play.state.view(seat).data()) == own[-moves].view or sealed
    assert seat in play.state.deciders()
    if sealed and play.state.sealed():
        for other in range(play.players):
            if other != seat:
                assert as_bytes(play.state.legal(other)) == others[other], (
                    "another's answer is lost"
                )
    gone = own[-moves:]
    return play, [line for line in lines if line not in gone]


@every_table
def test_stale_decisions(name: str, players: int) -> None:
    """An id is good until the seat's own next step, and not again after an undo."""
    rng = Random(players)
    play = new_play(name, players, {}, players)
    used: dict[int, set[str]] = {seat: set() for seat in range(players)}
    while not play.state.over:
        for seat in range(players):
            decision = play.decision(seat)
            for old in [*used[seat]][:3]:
                refused_as_stale(play, seat, old)
            if decision is not None:
                assert decision.id not in used[seat]
                assert decision.id == play.decision_id(seat)
        seat = rng.choice(play.state.deciders())
        asked = {other: play.decision_id(other) for other in play.state.deciders()}
        sealed, serial = play.state.sealed(), play.state.serial
        play = play.after(seat, random_move(play, seat, rng), asked[seat])
        used[seat].add(asked[seat])
        if sealed and play.state.serial == serial:
            for other, old in asked.items():
                if other != seat:
                    assert play.decision_id(other) == old, "another's sealed answer made it stale"
        if not play.state.over:
            play = play_step(play, rng, undo=0.1)


def refused_as_stale(play: Play, seat: int, old: str) -> None:
    """An answer to a question that is gone changes nothing."""
    state, log = play.state, list(play.log)
    legal = play.state.legal(seat)
    word = play.game.catalogue.word(legal[0] if legal else 0)
    with pytest.raises(Stale):
        play.after(seat, [word], old)
    assert play.state is state
    assert play.log == log


def until_sealed(name: str, players: int, seed: int) -> Play:
    """A play at the first question that several are asked at once."""
    for game in range(100 * seed, 100 * seed + 50):
        play = new_play(name, players, {}, game)
        for moment in play_walk(play, Random(game)):
            if len(moment.state.deciders()) == players:
                return moment
    raise AssertionError(f"{name} never asks all at once")


def whole_answer(play: Play, seat: int, rng: Random) -> list[str]:
    """Random actions until the seat is no longer asked, as if nobody else had to answer."""
    words: list[str] = []
    world = play.state.copy()
    while seat in world.deciders() and world.serial == play.state.serial:
        action = rng.choice(world.legal(seat))
        words.append(play.game.catalogue.word(action))
        world.apply(seat, action)
    return words


@every_sealing_table
def test_sealed_answers_apply_in_seat_order(name: str, players: int) -> None:
    """Whoever answers first: the outcome is the same."""
    rng = Random(5)
    first = until_sealed(name, players, 5)
    answers = [whole_answer(first, seat, rng) for seat in range(players)]
    found = set()
    for order in [*permutations(range(players))][::5]:
        play = until_sealed(name, players, 5)
        for seat in order:
            assert play.state.sealed()
            play = play.after(seat, answers[seat])
        found.add(play.state.hash())
        assert play.state.serial > first.state.serial
    assert len(found) == 1


@every_sealing_table
def test_sealed_answers_can_be_changed_until_the_last(name: str, players: int) -> None:
    rng = Random(6)
    straight = until_sealed(name, players, 6)
    answers = [whole_answer(straight, seat, rng) for seat in range(players)]
    changed = until_sealed(name, players, 6)
    other = whole_answer(changed, 0, Random(99))
    asked = changed.decision_id(0)
    changed = changed.after(0, other, asked)
    for seat in range(1, players - 1):
        changed = changed.after(seat, answers[seat])
        straight = straight.after(seat, answers[seat])
    assert changed.undo_limit(0)[0] >= 1
    assert 0 not in changed.state.deciders()
    last = players - 1
    waiting = changed.decision_id(last)
    legal = changed.state.legal(last)
    changed = changed.taken_back(0, 1)
    assert 0 in changed.state.deciders()
    assert changed.decision_id(last) == waiting, "another's change of mind made it stale"
    assert changed.state.legal(last) == legal
    with pytest.raises(Stale):
        changed.after(0, answers[0], asked)
    changed = changed.after(0, answers[0])
    straight = straight.after(0, answers[0])
    changed = changed.after(last, answers[last], waiting)
    straight = straight.after(last, answers[last])
    assert changed.state.hash() == straight.state.hash()
    assert changed.undo_limit(0)[0] == 0
    assert changed.undo_limit(last)[0] == 0
    assert changed.undo_limit(last)[1] == "reveal"


@every_table
@settings(max_examples=8)
@given(data=st.data())
def test_moves_end_where_all_are_asked(name: str, players: int, data: st.DataObject) -> None:
    """An answer that is to be sealed is a move of its own, or it could not be changed alone."""
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    play = new_play(name, players, options, seed)
    for moment in play_walk(play, Random(seed)):
        if moment.state.over or moment.state.sealed():
            continue
        seat = moment.state.decider()
        for action in moment.state.legal(seat):
            after = moment.state.copy()
            after.apply(seat, action)
            if after.sealed() and seat in after.deciders():
                words = moment.game.catalogue.words([action, after.legal(seat)[0]])
                with pytest.raises(BeyondReveal):
                    moment.after(seat, words)


@every_sealing_table
def test_what_is_sealed_is_not_seen(name: str, players: int) -> None:
    """While answers are missing nobody sees another's, nor any event that tells of it."""
    found = []
    for variant in (1, 2):
        play = until_sealed(name, players, 7)
        rng = Random(variant)
        play = play.after(0, whole_answer(play, 0, rng))
        events = play.entries[-1].events
        seen = [event.seen_by(1) for event in events]
        found.append((as_bytes(play.state.view(1).data()), as_bytes(seen), play.log[-1]))
    assert found[0][:2] == found[1][:2]
