"""A play that forgets, goes back and forth or resumes asks and allows what any other does."""

from random import Random
from typing import Any

from doubloon.kernel.play import Play
from tests.conformance.support import every_table, new_play, play_step, random_move


def asked(play: Play) -> list[Any]:
    """All that is asked of all seats, undo included."""
    found: list[Any] = [play.state.hash(), play.undone()]
    for seat in range(play.players):
        decision = play.decision(seat)
        found.append([decision.data() if decision is not None else None, play.undo_limit(seat)])
    return found


@every_table
def test_what_is_forgotten_is_not_missed(name: str, players: int) -> None:
    full, short = (new_play(name, players, {}, 3) for _ in range(2))
    one, two = Random(8), Random(8)
    while not full.state.over:
        play_step(full, one, undo=0.1)
        play_step(short, two, undo=0.1)
        short.forget()
        assert asked(short) == asked(full)
        assert len(short.entries) <= len(full.entries)
        assert short.log == []
    assert len(short.entries) < len(full.entries)


@every_table
def test_a_trial_leaves_no_trace(name: str, players: int) -> None:
    rng = Random(4)
    play = new_play(name, players, {}, 4)
    while not play.state.over:
        before, start, log = asked(play), play.moment(), play.log[:]
        seat = rng.choice(play.state.deciders())
        play.submit(seat, random_move(play, seat, rng))
        tried, end = asked(play), play.moment()
        play.return_to(start)
        assert asked(play) == before
        assert play.log == log
        play.return_to(end)
        assert asked(play) == tried


@every_table
def test_a_play_resumes_from_a_dump(name: str, players: int) -> None:
    rng = Random(5)
    play = new_play(name, players, {}, 5)
    while not play.state.over:
        play_step(play, rng, undo=0.1)
        if rng.randrange(5) == 0:
            other = new_play(name, players, {}, 5)
            other.resume(play.state.dump(), play.undone())
            assert other.state.hash() == play.state.hash()
            assert other.state.view(0).data() == play.state.view(0).data()
