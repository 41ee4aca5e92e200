"""Our games as PettingZoo environments: ``loot_island_v0``, ``tobago_v0``, ``under_sail_v0``.

    from doubloon.lab.pettingzoo import under_sail_v0

    env = under_sail_v0.env(players=4, reward="placing")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        action = None if termination else env.action_space(agent).sample(mask)
        env.step(action)

Each module has

- ``env``: turn by turn, with checks; an agent that takes an illegal action ends the game and gets
  -1, the others 0;
- ``raw_env``: turn by turn, without checks; an illegal action raises an Illegal error;
- ``parallel_env``: all agents act at every step, those that are not asked by waiting;
  ``max_cycles`` truncates a game after that many steps.

All three take ``players`` (4); ``options``, the game's own, as ``doubloon games`` lists them;
``reward``, ``margin`` (points minus the mean of the others') or ``placing`` (from 1 for the first
place to -1 for the last); ``render_mode``, ``human``, ``ansi`` or ``rgb_array``. Rewards come only
at the end of a game.

Observations are those of :mod:`doubloon.kernel.learning.encoding`, actions the numbers of the
game's catalogue. The number in a name changes with anything that makes trained models useless: the
encoding, the actions, the rules.
"""
