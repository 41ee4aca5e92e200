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

- ``env``: turn by turn, with checks; who does what is not allowed ends the game and gets -1;
- ``raw_env``: turn by turn, bare; an action that may not be taken raises an Illegal error;
- ``parallel_env``: all seats act at every step; one more setting: ``max_cycles``, steps until it is
  cut off.

Settings of all three: ``players`` (4); ``options``, the game's own, as ``doubloon games`` lists
them; ``reward``, ``margin`` (points less the mean of the others') or ``placing`` (1 for the first
place to -1 for the last); ``render_mode``, ``human``, ``ansi`` or ``rgb_array``.

Observations are those of :mod:`doubloon.kernel.learning.encoding`, actions the numbers of the
game's catalogue. The number in a name changes with whatever would spoil what was learned before:
the encoding, the actions, the rules.
"""
