"""Playouts: games played to the end without anybody watching, inside the compiled module."""

from typing import final

from mypy_extensions import i64

from doubloon.kernel import chance
from doubloon.kernel.state import ROOM, State


@final
class Tally:
    """What a run of random games did."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.actions: i64 = 0
        self.decisions: i64 = 0


def play_out(state: State, seed: i64, tally: Tally) -> None:
    """Play random legal actions until the game is over; decisions with a choice are counted."""
    out = ROOM[:]
    rng = chance.mixed(seed)
    actions: i64 = 0
    decisions: i64 = 0
    while not state.over:
        seat = state.decider()
        n = state.fill(seat, out)
        actions += 1
        if n > 1:
            decisions += 1
            rng = chance.step(rng)
            state.apply(seat, out[chance.scaled(rng, n)])
        else:
            state.apply(seat, out[0])
    tally.games += 1
    tally.actions += actions
    tally.decisions += decisions


def play_many(start: State, games: i64, seed: i64) -> Tally:
    """Random games from copies of one state, each with its own chance."""
    tally = Tally()
    for number in range(games):
        state = start.copy()
        state.rng = chance.mixed(seed + number)
        state.secret = b""
        play_out(state, seed + number + 1, tally)
    return tally


def perft(state: State, depth: int) -> int:
    """How many sequences of actions of the first deciders lead from a state, ``depth`` deep."""
    if depth == 0 or state.over:
        return 1
    seat = state.decider()
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total
