"""Many games at once are the same games as one by one."""

from random import Random

import pytest

from doubloon.conformance.cases import encoding_of
from doubloon.kernel import registry
from doubloon.kernel.errors import UnknownAction
from doubloon.kernel.learning.batch import ENDLESS, Batch
from doubloon.kernel.state import State
from tests.conformance.support import CASES, at_tables

SEED = 3
every_encoded_table = at_tables(
    [case for case in CASES if encoding_of(registry.find(case[0])) is not None]
)


def settled(state: State) -> State:
    """The state with everything done that leaves no choice."""
    while not state.over and len(state.legal(state.decider())) == 1:
        state.apply(state.decider(), state.legal(state.decider())[0])
    return state


def legal_in(batch: Batch, row: int) -> list[int]:
    mask = bytes(batch.masks)[row * batch.actions : (row + 1) * batch.actions]
    return [action for action in range(batch.actions) if mask[action]]


def check_row(batch: Batch, row: int, state: State) -> None:
    """A row tells what its state says."""
    seat = state.decider()
    assert batch.seats[row] == seat
    assert legal_in(batch, row) == state.legal(seat)
    whole = bytearray(batch.width)
    batch.encoding.encode(state.view(seat), whole)
    assert bytes(batch.observations)[row * batch.width : (row + 1) * batch.width] == bytes(whole)


@every_encoded_table
@pytest.mark.parametrize("forced", [False, True])
def test_rows_are_games(name: str, players: int, forced: bool) -> None:
    game = registry.find(name)
    rng = Random(players)
    batch = Batch(game, players, {}, 2, 3, SEED, forced)
    states: dict[int, State] = {}
    over = []
    while batch.states:
        actions = []
        for row in range(len(batch.states)):
            number = batch.numbers[row]
            if number not in states:
                states[number] = game.new(players, seed=(SEED << 40) + number)
                if not forced:
                    settled(states[number])
            state = states[number]
            if rng.randrange(8) == 0:
                check_row(batch, row, state)
            actions.append(rng.choice(legal_in(batch, row)))
            state.apply(state.decider(), actions[-1])
            if not forced:
                settled(state)
        batch.step(actions)
        for number, last in batch.finished:
            assert last.hash() == states[number].hash()
            over.append(number)
    assert sorted(over) == [0, 1, 2]
    assert (bytes(batch.observations), bytes(batch.masks), list(batch.seats)) == (b"", b"", [])


@every_encoded_table
def test_an_illegal_action_changes_nothing(name: str, players: int) -> None:
    batch = Batch(registry.find(name), players, {}, 3, ENDLESS, SEED, False)
    before = [state.hash() for state in batch.states]
    fine = [legal_in(batch, row)[0] for row in range(3)]
    illegal = next(action for action in range(1, 99) if action not in legal_in(batch, 2))
    for wrong in (illegal, -1, batch.actions, 2**40):
        with pytest.raises(UnknownAction, match=f"row 2: {wrong} is not legal"):
            batch.step([*fine[:2], wrong])
    with pytest.raises(UnknownAction, match="one action per row is needed: 3, not 2"):
        batch.step(fine[:2])
    assert [state.hash() for state in batch.states] == before
    batch.step(fine)
