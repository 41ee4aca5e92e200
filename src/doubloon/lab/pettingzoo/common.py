"""What the turn-based and the parallel environments share: the game, its spaces, its rewards."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.state import State
from doubloon.lab.pixels import pixels
from doubloon.lab.rewards import checked_reward

RENDER_MODES = ["human", "ansi", "rgb_array"]
FRAMES_PER_SECOND = 2

Observation = dict[str, NDArray[Any]]


class Table:
    """A game with its set-up, and what an environment asks of it."""

    def __init__(
        self,
        name: str,
        players: int,
        options: dict[str, Any] | None,
        reward: str,
        render_mode: str | None,
        parallel: bool,
    ) -> None:
        self.game = registry.find(name)
        self.game.check_players(players)
        if render_mode is not None and render_mode not in RENDER_MODES:
            allowed = ", ".join(RENDER_MODES)
            raise OptionError(
                f"render_mode: {render_mode!r} is not allowed; one of {allowed}, or None"
            )
        self.players = players
        self.options = self.game.checked_options(options or {})
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        self.deck = self.game.decks.standard()
        self.encoding = self.game.learning.encoding()
        self.size = int(self.encoding.size)
        self.actions = len(self.game.catalogue) + (1 if parallel else 0)
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.metadata = {
            "name": f"{self.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": parallel,
        }
        self.chance = Random()

    def start(self, seed: int | None) -> State:
        """A new game: of a seed, or the next one after that of the last seed."""
        if seed is not None:
            self.chance = Random(seed)
        dealt = self.chance.getrandbits(40)
        return self.game.new(self.players, self.options, seed=dealt, deck=self.deck)

    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        """By agent."""
        return {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        """By agent."""
        return {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees and may do."""
        both = self.encoding.look(state, seat, self.actions)
        return {
            "observation": np.frombuffer(both, np.uint8, self.size),
            "action_mask": np.frombuffer(both, np.int8, -1, self.size),
        }

    def check(self, state: State, seat: int, action: int) -> None:
        """A MoveError that says why, if a seat may not take an action."""
        if action not in state.legal(seat):
            self.game.refuse(state, seat, action)

    def render(self, state: State) -> str | NDArray[np.uint8] | None:
        """What lies open on the table, in the chosen way."""
        if self.render_mode == "rgb_array":
            return pixels(self.game.screen.picture(state.view(-1)))
        if self.render_mode is None:
            return None
        text = self.game.draw(state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class Seated:
    """What PettingZoo asks of both kinds of environment in the same way."""

    game_state: State

    def sit(self, table: Table) -> None:
        """Take the agents and their spaces from a table."""
        self.table = table
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.observation_spaces = table.observation_spaces()
        self.action_spaces = table.action_spaces()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What lies open on the table: text, pixels, or printed (``human``)."""
        return self.table.render(self.game_state)

    def close(self) -> None:
        """There is nothing to close."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the game's catalogue; where all act at once, one more for waiting."""
        return self.action_spaces[agent]
