"""Tobago as a PettingZoo environment, for 2 to 4 players."""

from typing import Any

from doubloon.lab.pettingzoo.aec import TableEnv, wrapped
from doubloon.lab.pettingzoo.parallel import ParallelTableEnv

GAME = "tobago"


class raw_env(TableEnv):  # noqa: N801 - PettingZoo's name for it
    """The bare environment: an action that may not be taken raises an Illegal error.

    ``options`` are the game's own, as ``doubloon games`` lists them; ``reward`` is ``margin``
    (points less the mean of the others') or ``placing`` (1 for the first to -1 for the last);
    ``render_mode`` is ``human``, ``ansi`` or ``rgb_array``.
    """

    def __init__(
        self,
        players: int = 4,
        options: dict[str, Any] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(GAME, players, options, reward, render_mode)


def env(**settings: Any) -> Any:
    """``raw_env`` with PettingZoo's usual wrappers; an illegal action ends the game."""
    return wrapped(raw_env(**settings))


class parallel_env(ParallelTableEnv):  # noqa: N801 - PettingZoo's name for it
    """All seats act at every step, those that are not asked by waiting."""

    def __init__(
        self,
        players: int = 4,
        options: dict[str, Any] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__(GAME, players, options, reward, render_mode, max_cycles)
