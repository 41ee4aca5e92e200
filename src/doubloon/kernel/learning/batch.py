"""Many games at once, for learning programs: whatever is asked in them, encoded side by side.

The buffers are bytes in a row that other programs look into without a copy. This module knows
nothing of arrays; ``doubloon.lab.playouts`` makes arrays of them.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from doubloon.kernel.errors import UnknownAction
from doubloon.kernel.game import Game
from doubloon.kernel.learning.encoding import write_legal
from doubloon.kernel.state import ROOM, State

ENDLESS: Final[i64] = -1


@final
class Batch:
    """Up to ``size`` games, one a row, each at a decision of the first seat that is asked.

    A game that ends makes room for the next one in its row, until ``games`` have been started;
    then its row is closed. Games are numbered as they start, and a game's number and the seed
    decide its chance. Where a seat has only one legal action it is carried out unasked, unless
    ``forced`` is set. After each step every buffer is a new one.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        size: i64,
        games: i64,
        seed: int,
        forced: bool,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = game.checked_options(options)
        self.deck = game.decks.standard()
        self.encoding = game.learning.encoding()
        self.width: i64 = self.encoding.size
        self.actions: i64 = len(game.catalogue)
        self.games: i64 = games
        self.seed = seed
        self.forced = forced
        self.started: i64 = 0
        self.states: list[State] = []
        self.finished: list[tuple[int, State]] = []  # in the last step: number and last state
        self.numbers: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.no_observations: vec[u8] = vec[u8]([0] * (size * self.width))
        self.no_masks: vec[u8] = vec[u8]([0] * (size * self.actions))
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.legal: vec[i64] = ROOM[:]
        states: list[State] = []
        numbers = vec[i64]()
        while i64(len(states)) < size and self.started != games:
            numbers = append(numbers, self.started)
            states.append(self._next())
        self._show(states, numbers)

    def step(self, actions: list[int]) -> None:
        """One action a row; an UnknownAction error if one is not legal, and nothing has changed."""
        rows = i64(len(self.states))
        if i64(len(actions)) != rows:
            raise UnknownAction(f"one action per row is needed: {rows}, not {len(actions)}")
        for row in range(rows):
            action: i64 = actions[row]
            if action < 0 or action >= self.actions or self.masks[row * self.actions + action] == 0:
                raise UnknownAction(f"row {row}: {action} is not legal; its mask says what is")
        self.finished = []
        states: list[State] = []
        numbers = vec[i64]()
        for row in range(rows):
            state = self.states[row]
            number = self.numbers[row]
            state.apply(self.seats[row], actions[row])
            self._until_asked(state)
            if state.over:
                self.finished.append((number, state))
                if self.started == self.games:
                    continue
                number = self.started
                state = self._next()
            states.append(state)
            numbers = append(numbers, number)
        self._show(states, numbers)

    def _next(self) -> State:
        """One more game, at its first decision."""
        state: State = self.game.rules.table(self.players, self.options, self.deck)
        state.use_seed((self.seed << 40) + self.started)
        self.started += 1
        self.game.deal(state)
        self._until_asked(state)
        return state

    def _until_asked(self, state: State) -> None:
        """Carry out what is forced."""
        if self.forced:
            return
        while not state.over:
            seat = state.decider()
            if state.fill(seat, self.legal) > 1:
                return
            state.apply(seat, self.legal[0])

    def _show(self, states: list[State], numbers: vec[i64]) -> None:
        """Fill new buffers."""
        rows = i64(len(states))
        seats = numbers[:]
        observations = self.no_observations[: rows * self.width]
        masks = self.no_masks[: rows * self.actions]
        for row in range(rows):
            state = states[row]
            seat = state.decider()
            seats[row] = seat
            self.encoding.write(state.view(seat), observations, row * self.width)
            write_legal(state, seat, self.legal, masks, row * self.actions)
        self.states = states
        self.numbers = numbers
        self.seats = seats
        self.observations = observations
        self.masks = masks
