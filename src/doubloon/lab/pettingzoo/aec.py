"""A game as a turn-based environment: one agent after another."""

from typing import Any

from pettingzoo import AECEnv

from doubloon.kernel.errors import MoveError
from doubloon.lab.pettingzoo.common import Observation, Seated, Table
from doubloon.lab.rewards import rewards

ILLEGAL_REWARD = -1.0
SET_BY_RESET = (
    "agents",
    "agent_selection",
    "game_state",
    "infos",
    "num_agents",
    "rewards",
    "terminations",
    "truncations",
)


class TableEnv(Seated, AECEnv):  # type: ignore[misc]
    """The seats of a table as agents ``seat_0``, ``seat_1``, ...

    When several are asked at once (Loot Island's hand refresh, Under Sail's passed cards), they act
    one after another, in seat order, and see nothing of each other's answers. A move consists of
    several actions, so an agent often acts several times in a row. Rewards come only at the end of
    the game; they sum to zero.
    """

    def __init__(
        self,
        name: str,
        players: int = 4,
        options: dict[str, Any] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sit(Table(name, players, options, reward, render_mode, parallel=False))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same."""
        self.game_state = self.table.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game_state.decider()]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; raises Illegal if it is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act; None is for agents whose game is over")
        state = self.game_state
        seat = state.decider()
        chosen = int(action)
        self.table.check(state, seat, chosen)
        state.apply(seat, chosen)
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            values = rewards(state, self.table.reward)
            for each, value in zip(self.possible_agents, values, strict=True):
                self.rewards[each] = value
                self._cumulative_rewards[each] += value
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[state.decider()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do; an empty mask if it is not asked."""
        return self.table.observe(self.game_state, self.possible_agents.index(agent))


class CheckedTableEnv(TableEnv):
    """The same with the checks of PettingZoo's usual wrappers, which would cost more than the game.

    Attributes that need ``reset`` first say so. An agent that takes an illegal action ends the game
    for all and gets -1, the others 0.
    """

    def __getattr__(self, name: str) -> Any:
        if name in SET_BY_RESET:
            raise AttributeError(f"{name}: call reset() first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; an illegal one ends the game."""
        try:
            super().step(action)
        except MoveError:
            for agent in self.agents:
                self.terminations[agent] = True
                self.truncations[agent] = True
                self.rewards[agent] = 0.0
            culprit = self.agent_selection
            self.rewards[culprit] = ILLEGAL_REWARD
            self._cumulative_rewards[culprit] = ILLEGAL_REWARD
