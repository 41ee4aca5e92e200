"""A game as a parallel environment: at every step all agents act, most of them by waiting."""

from typing import Any

from pettingzoo import ParallelEnv

from doubloon.kernel.state import State
from doubloon.lab.pettingzoo.common import Observation, Seated, Table
from doubloon.lab.rewards import rewards

Answers = dict[str, Any]


class ParallelTableEnv(Seated, ParallelEnv):  # type: ignore[misc]
    """The seats of a table as agents that all act at every step.

    Agents that are asked choose an action; all others wait, which is the action after the last one
    of the catalogue. Agents that are asked together answer in the same step. Whatever an agent that
    is not asked answers counts as waiting. An illegal action of an agent that is asked is replaced
    by its first legal one, and its ``infos`` entry has ``illegal``.
    """

    def __init__(
        self,
        name: str,
        players: int = 4,
        options: dict[str, Any] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.sit(Table(name, players, options, reward, render_mode, parallel=True))
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Answers]]:
        """Deal a new game; the same seed deals the same."""
        self.game_state: State = self.table.start(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:
        """Take one action of every agent."""
        state = self.game_state
        agents = self.agents
        infos: dict[str, Answers] = {agent: {} for agent in agents}
        for seat in state.deciders():
            agent = self.possible_agents[seat]
            legal = state.legal(seat)
            chosen = int(actions[agent])
            if chosen not in legal:
                infos[agent]["illegal"] = True
                chosen = legal[0]
            state.apply(seat, chosen)
        self.cycles += 1
        gains = dict.fromkeys(agents, 0.0)
        if state.over:
            gains = dict(zip(agents, rewards(state, self.table.reward), strict=True))
        late = self.max_cycles is not None and self.cycles >= self.max_cycles and not state.over
        terminations = dict.fromkeys(agents, state.over)
        truncations = dict.fromkeys(agents, late)
        seen = self.observe_all()
        if state.over or late:
            self.agents = []
        return seen, gains, terminations, truncations, infos

    def observe_all(self) -> dict[str, Observation]:
        """Return what every agent knows; those that are not asked may only wait."""
        asked = self.game_state.deciders()
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self.table.observe(self.game_state, seat)
            if seat not in asked:
                seen[agent]["action_mask"][-1] = 1
        return seen
