"""The PettingZoo environments, under PettingZoo's own tests, for every number of players."""

from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from doubloon.kernel import registry
from doubloon.kernel.errors import Illegal, MoveError, OptionError
from doubloon.lab.pettingzoo import loot_island_v0, tobago_v0, under_sail_v0

MODULES = (loot_island_v0, tobago_v0, under_sail_v0)
TABLES = [
    (module, players)
    for module in MODULES
    for players in range(
        registry.find(module.GAME).min_players, registry.find(module.GAME).max_players + 1
    )
]
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.GAME)
every_table = pytest.mark.parametrize(
    ("module", "players"), TABLES, ids=lambda each: getattr(each, "GAME", each)
)

# PettingZoo warns of every environment with dictionary observations that is not on its own list.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got in the end."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    ends: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, _truncation, _info = env.last()
        if termination:
            ends[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return ends


@dictionaries
@every_table
def test_api(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=300)


@dictionaries
@every_table
def test_seeds(module: ModuleType, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=60)
    parallel_seed_test(lambda: module.parallel_env(players=players), num_cycles=10)


@every_table
def test_max_cycles(module: ModuleType, players: int) -> None:
    """It is made for agents that all act in every cycle, so the parallel environment passes it."""

    def parallel(max_cycles: int) -> Any:
        return module.parallel_env(players=players, max_cycles=max_cycles)

    def turn_by_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turn_by_turn))


@every_table
def test_parallel_api(module: ModuleType, players: int) -> None:
    parallel_api_test(module.parallel_env(players=players), num_cycles=60)


@every_table
def test_rendering(module: ModuleType, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: module.env(players=players, render_mode=render_mode))
    assert "seat" in capsys.readouterr().out.lower()


@every_table
@pytest.mark.parametrize("reward", ["margin", "placing"])
def test_a_whole_game(module: ModuleType, players: int, reward: str) -> None:
    env = module.env(players=players, reward=reward)
    ends = play(env, 5)
    values = [ends[f"seat_{seat}"] for seat in range(players)]
    assert sum(values) == pytest.approx(0)
    state = env.unwrapped.game_state
    assert state.over
    figure = state.scores() if reward == "margin" else [-place for place in state.placings()]
    assert [value == max(values) for value in values] == [each == max(figure) for each in figure]


@every_module
def test_a_seed_deals_one_game(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    first = env.game_state.hash()
    env.reset()
    second = env.game_state.hash()
    assert second != first
    env.reset(seed=3)
    assert env.game_state.hash() == first
    env.reset()
    assert env.game_state.hash() == second


@every_module
def test_observations_are_those_of_the_view(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    state = env.game_state
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        vector = bytearray()
        registry.find(module.GAME).learning.encoding().encode(state.view(seat), vector)
        assert bytes(seen["observation"]) == bytes(vector)
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal(seat)


@every_module
def test_what_is_not_allowed(module: ModuleType) -> None:
    raw = module.raw_env()
    raw.reset(seed=1)
    agent = raw.agent_selection
    wrong = int(np.flatnonzero(raw.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        raw.step(wrong)
    assert raw.agent_selection == agent
    env = module.env()
    env.reset(seed=1)
    env.step(wrong)
    assert env.last()[1] == -1
    assert sum(env.rewards.values()) == -1
    assert all(env.terminations.values())
    for each in env.agent_iter():
        assert env.last()[1] == (-1 if each == agent else 0)
        env.step(None)


@every_module
@pytest.mark.parametrize("action", [-1, 10**6])
def test_what_is_no_action_at_all(module: ModuleType, action: int) -> None:
    raw = module.raw_env()
    raw.reset(seed=1)
    with pytest.raises(MoveError):
        raw.step(action)
    with pytest.raises(ValueError, match="has to act"):
        raw.step(None)


def test_before_reset_it_says_so() -> None:
    env = under_sail_v0.env()
    with pytest.raises(AttributeError, match=r"num_agents: call reset\(\) first"):
        env.num_agents  # noqa: B018
    for ask in (env.last, env.render, lambda: env.observe("seat_0"), lambda: env.step(0)):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            ask()


@every_module
def test_in_parallel_what_is_not_allowed_is_replaced(module: ModuleType) -> None:
    env = module.parallel_env()
    seen, _ = env.reset(seed=2)
    wait = env.action_space("seat_0").n - 1
    asked = [f"seat_{seat}" for seat in env.game_state.deciders()]
    for agent in env.agents:
        allowed = np.flatnonzero(seen[agent]["action_mask"]).tolist()
        assert (wait in allowed) == (agent not in asked)
        assert agent in asked or allowed == [wait]
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, wait))
    assert [agent for agent in infos if infos[agent]] == asked


def test_bad_settings_are_named() -> None:
    with pytest.raises(OptionError, match="takes 3 to 5"):
        under_sail_v0.env(players=2)
    with pytest.raises(OptionError, match="margin"):
        under_sail_v0.env(reward="gold")
    with pytest.raises(OptionError, match="rgb_array"):
        under_sail_v0.env(render_mode="png")
    with pytest.raises(OptionError, match="red_blue"):
        under_sail_v0.env(options={"red": "swap"})
