"""Our games in OpenSpiel, under the names of the PettingZoo environments.

>>> import pyspiel
>>> import doubloon.lab.open_spiel  # registers them
>>> game = pyspiel.load_game("under_sail_v0(players=4,rng_seed=7)")
>>> state = game.new_initial_state()
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'R7')

Parameters: ``players``, ``reward`` ("margin" or "placing"), ``rng_seed`` (-1: another game every
time) and the game's own options. Chance is resolved inside (sampled stochastic): there are no
chance nodes, and a clone has the same chance ahead of it as the original. Where several seats are
asked at once, they answer one after the other, and nobody sees the others' answers.

Observations and information states are both made from the view, which holds everything that a
seat may know. It is knowledge, not history: two ways to know the same are one information state.

States and games pickle, and ``game.deserialize_state(state.serialize())`` works. What does not is
``pyspiel.serialize_game_and_state``: it wants a sampled stochastic game to hand out the state of
its generator, which OpenSpiel lets no game written in Python do.
"""

import contextlib
import random
from typing import Any, Final

import numpy as np
import pyspiel

from doubloon.kernel import registry
from doubloon.kernel.deck import canonical
from doubloon.kernel.errors import NoEncoding
from doubloon.kernel.game import Game
from doubloon.lab.course import Course
from doubloon.lab.rewards import MARGIN, PLACING, checked_reward, rewards

VERSION: Final = 0
# Far above what happens: nothing in OpenSpiel depends on tight bounds.
LONGEST_GAME: Final = 10_000
HIGHEST_MARGIN: Final = 1_000.0
SEEDS: Final = 2**62


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a fixed number of players, with its options. One subclass a game."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.rules
        params = {**self.kind.parameter_specification, **(params or {})}
        self.players: int = params["players"]
        game.check_players(self.players)
        self.options = game.checked_options(
            {option.name: params[option.name] for option in game.options}
        )
        self.reward = checked_reward(params["reward"])
        self.encoding = game.learning.encoding()
        seed = params["rng_seed"]
        self._seeds = random.Random(None if seed < 0 else seed)
        highest = 1.0 if self.reward == PLACING else HIGHEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """A game at its first decision, with the next seed."""
        seed = self._seeds.randrange(SEEDS)
        return SpielState(self, Course(self.rules, self.players, self.options, seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        """An observer of one seat, or with no private information of what all may know."""
        if params:
            raise ValueError(f"observers take no parameters: {sorted(params)}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in play: its course, which copies and stores itself."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The seat that is asked; of several the first that has not answered."""
        state = self.course.state
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.decider()

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.course.state.over

    # The next two are for callers in Python, who need not go through OpenSpiel and back then.

    def is_chance_node(self) -> bool:
        """Never: chance is resolved inside."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the seat that is asked; nothing for others."""
        state = self.course.state
        seat = state.decider()
        return state.legal(seat) if player is None or player == seat else []

    def returns(self) -> list[float]:
        """The rewards once it is over, zeros before."""
        state = self.course.state
        if not state.over:
            return [0.0] * self.course.players
        return rewards(state, self.get_game().reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A world that fits all that ``player`` knows, each equally likely."""
        seed = int(sampler() * SEEDS)
        return SpielState(self.get_game(), self.course.world(player, seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (str(self.get_game()), self.serialize())

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        copied: SpielState = self.clone()
        return copied

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.state.legal(player)

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.game.catalogue.word(action)

    def __str__(self) -> str:
        state = self.course.state
        asked = "over" if state.over else f"seat {state.decider()} is asked"
        return (
            f"{self.course.game.title} after {len(self.course.log)} actions, {asked};"
            f" {state.hash()}\n{self.course.game.draw(state)}"
        )


class SpielObserver:
    """What a seat knows, as a tensor with named pieces and as a string."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what is observed: public information, with one seat's own or without")
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._encoding = game.encoding
        self._bytes = bytearray(self._encoding.size)
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.length]
            for field in self._encoding.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """The view of ``player`` into ``tensor`` and ``dict``."""
        view = state.course.state.view(player if self._alone else -1)
        self._encoding.encode(view, self._bytes)
        self.tensor[:] = np.frombuffer(self._bytes, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of ``player`` as JSON: the same text for the same knowledge."""
        return canonical(state.course.state.view(player if self._alone else -1).data())


def load_game(text: str) -> SpielGame:
    """A game from its name and parameters; where this is unpickled, they get registered."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def load_state(game: str, text: str) -> SpielState:
    """A state from its game's name and what ``serialize`` gave."""
    state: SpielState = load_game(game).deserialize_state(text)
    return state


def game_type(game: Game, name: str, chance_mode: Any) -> Any:
    """How a game is registered with OpenSpiel."""
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.min_players,
            "reward": MARGIN,
            "rng_seed": -1,
            **{option.name: option.default for option in game.options},
        },
    )


def register(
    suffix: str = f"_v{VERSION}",
    chance_mode: Any = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
) -> list[str]:
    """Register every game whose views have an encoding; gives their names."""
    names = []
    for name in registry.names():
        game = registry.find(name)
        with contextlib.suppress(NoEncoding):
            game.learning.encoding()
            kind = game_type(game, name + suffix, chance_mode)
            # A class, as OpenSpiel lets go of what makes games only after Python has ended.
            maker = type(game.title, (SpielGame,), {"rules": game, "kind": kind})
            pyspiel.register_game(kind, maker)
            names.append(kind.short_name)
    return names


NAMES: Final = register()
