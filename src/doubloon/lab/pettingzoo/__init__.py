"""Our games as PettingZoo environments: ``loot_island_v0``, ``tobago_v0``, ``under_sail_v0``.

    from doubloon.lab.pettingzoo import under_sail_v0

    env = under_sail_v0.env(players=4, reward="placing")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        action = None if termination else env.action_space(agent).sample(mask)
        env.step(action)

Each module has ``env``, ``raw_env`` and ``parallel_env``.
Observations are those of :mod:`doubloon.kernel.encoding`, actions the numbers of the game's
catalogue. The number in a name changes with whatever would spoil what was learned before: the
encoding, the actions, the rules.
"""
