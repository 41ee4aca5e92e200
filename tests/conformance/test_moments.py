"""A play that is shortened or resumed asks and allows what any other does."""

from random import Random
from typing import Any

from doubloon.kernel.play.play import Play
from tests.conformance.support import every_table, new_play, play_step


def asked(play: Play) -> list[Any]:
    """All that is asked of all seats, undo included."""
    found: list[Any] = [play.state.hash(), play.undone]
    for seat in range(play.players):
        decision = play.decision(seat)
        found.append([decision.data() if decision is not None else None, play.undo_limit(seat)])
    return found


@every_table
def test_what_is_forgotten_is_not_missed(name: str, players: int) -> None:
    full, short = (new_play(name, players, {}, 3) for _ in range(2))
    one, two = Random(8), Random(8)
    while not full.state.over:
        full = play_step(full, one, undo=0.1)
        short = play_step(short, two, undo=0.1).shortened()
        assert asked(short) == asked(full)
        assert len(short.entries) <= len(full.entries)
        assert short.log == []
    assert len(short.entries) < len(full.entries)


@every_table
def test_a_move_and_an_undo_leave_the_play_before_them_as_it_was(name: str, players: int) -> None:
    rng = Random(4)
    play = new_play(name, players, {}, 4)
    while not play.state.over:
        before, entries, log = asked(play), play.entries[:], play.log[:]
        after = play_step(play, rng, undo=0.2)
        assert (asked(play), play.entries, play.log) == (before, entries, log)
        play = after


@every_table
def test_a_play_resumes_from_a_dump(name: str, players: int) -> None:
    rng = Random(5)
    play = new_play(name, players, {}, 5)
    while not play.state.over:
        play = play_step(play, rng, undo=0.1)
        if rng.randrange(5) == 0:
            other = Play.resumed(play.setup, play.state.dump(), play.undone)
            assert other.state.hash() == play.state.hash()
            assert other.state.view(0).data() == play.state.view(0).data()
