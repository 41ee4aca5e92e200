"""Doubloon and other engines: what they play, and probes that measure it; `peers.py` says how."""

from __future__ import annotations

import copy
import importlib
import importlib.metadata
import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from doubloon import bench
from doubloon.commands.shared.arguments import options_of
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.state import State

OUR_GAMES = ("loot_island", "tobago", "under_sail")
OPEN_SPIEL_GAMES = ("hearts", "spades", "oh_hell", "crazy_eights", "hanabi", "gin_rummy")
RLCARD_GAMES = (
    "leduc-holdem",
    "limit-holdem",
    "uno",
    "gin-rummy",
    "doudizhu",
    "mahjong",
    "bridge",
)
CATANATRON_PLAYERS = (2, 4)

DEALT_POSITIONS = 50
ROLLOUTS_PER_CALL = 10
GAMES_PER_BATCH = 10
GAMES_FOR_COPIES = 5
COUNTING_SECONDS = 1.5


@dataclass(frozen=True, order=True)
class Entry:
    """One row of the comparison."""

    peer: str
    game: str
    players: int


@dataclass(frozen=True)
class Probe:
    """One figure of one row: `run` spends about so many CPU seconds and returns it."""

    entry: Entry
    figure: str
    run: Callable[[float], float]


def rate(batch: Callable[[], float], seconds: float) -> float:
    """Return the units of work per CPU second, running batches until the time is used up."""
    done = 0.0
    start = process_time()
    while True:
        done += batch()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def speed_probe(entry: Entry, figure: str, batch: Callable[[], float]) -> Probe:
    """Return a probe for decisions per CPU second; a batch returns the decisions it took."""
    return Probe(entry, figure, lambda seconds: rate(batch, seconds))


def copy_probe(entry: Entry, copies: Sequence[Callable[[], object]]) -> Probe:
    """Return a probe for the microseconds of a copy; each callable makes one."""

    def batch() -> float:
        for make in copies:
            make()
        return len(copies)

    return Probe(entry, "copy_us", lambda seconds: 1e6 / rate(batch, seconds))


def mean_per_game(play: Callable[[], int], least_games: int) -> float:
    """Return the mean number of decisions of a game, from untimed games of `play`.

    The number of games is a multiple of `least_games`.
    """
    total = games = 0
    start = process_time()
    while process_time() - start < COUNTING_SECONDS:
        total += sum(play() for _ in range(least_games))
        games += least_games
    return total / games


# Doubloon


def our_game(game: Game, players: int) -> list[Probe]:
    """Return the probes of one of our games with so many players."""
    entry = Entry("Doubloon", game.name, players)
    options = options_of(game, [])
    seeds = itertools.count(1)
    deals = [game.new(players, options, seed=seed) for seed in range(DEALT_POSITIONS)]

    def whole(loop: Callable[[State, int], int]) -> Callable[[], int]:
        return lambda: loop(game.new(players, options, seed=next(seeds)), next(seeds))

    def dealt(loop: Callable[[State, int], int]) -> Callable[[], int]:
        def batch() -> int:
            seed = next(seeds)
            state = deals[seed % DEALT_POSITIONS].copy()
            state.use_seed(seed)
            return loop(state, seed)

        return batch

    states = bench.moments(game, players, options)
    return [
        speed_probe(entry, "python_loop", whole(bench.loop_in_python)),
        speed_probe(entry, "python_dealt", dealt(bench.loop_in_python)),
        speed_probe(entry, "inside", whole(bench.loop_inside)),
        speed_probe(entry, "inside_dealt", dealt(bench.loop_inside)),
        copy_probe(entry, [state.copy for state in states]),
    ]


def our_probes(_rng: random.Random) -> list[Probe]:
    """Return the probes of our games with every number of players."""
    return [
        probe
        for game in map(registry.find, OUR_GAMES)
        for players in range(game.min_players, game.max_players + 1)
        for probe in our_game(game, players)
    ]


# OpenSpiel


def chance(state: Any, uniform: Callable[[], float]) -> int:
    """Return a random outcome of the chance node `state` is at."""
    left = uniform()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def open_spiel_playout(
    state: Any, rng: random.Random, met: Callable[[Any], None] | None = None
) -> int:
    """Play `state` to its end at random and return the number of decisions, shown to `met`."""
    uniform = rng.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance(state, uniform)
        else:
            actions = state.legal_actions()
            choices = len(actions)
            if choices > 1:
                decisions += 1
                if met:
                    met(state)
            action = actions[int(uniform() * choices)]
        state.apply_action(action)
    return decisions


def open_spiel_dealt(game: Any, rng: random.Random) -> Any:
    """Return a random position of `game` in which the first player is to decide."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance(state, rng.random))
    return state


def open_spiel_bot_games(
    pyspiel: Any, game: Any, starts: Sequence[Callable[[], Any]], per_game: float
) -> Callable[[], float]:
    """Return a batch of games between random bots, one from each start, in compiled code."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = itertools.count(1)

    def batch() -> float:
        for start in starts:
            pyspiel.evaluate_bots(start(), bots, next(seeds))
        return len(starts) * per_game

    return batch


def open_spiel_rollouts(
    pyspiel: Any, game: Any, positions: Sequence[Any], per_game: float
) -> Callable[[], float]:
    """Return a batch of tree-search rollouts from every position, in compiled code."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_CALL, 1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=1,
        verbose=False,
    )

    def batch() -> float:
        for position in positions:
            bot.mcts_search(position)
        return len(positions) * ROLLOUTS_PER_CALL * per_game

    return batch


def open_spiel_game(pyspiel: Any, name: str, rng: random.Random) -> list[Probe]:
    """Return the probes of one OpenSpiel game, with its default parameters."""
    game = pyspiel.load_game(name)
    entry = Entry("OpenSpiel", name, game.num_players())
    positions = [open_spiel_dealt(game, rng) for _ in range(DEALT_POSITIONS)]
    turns = itertools.cycle(positions)

    def whole() -> int:
        return open_spiel_playout(game.new_initial_state(), rng)

    def dealt() -> int:
        return open_spiel_playout(next(turns).clone(), rng)

    per_whole = mean_per_game(whole, GAMES_PER_BATCH)
    per_dealt = mean_per_game(dealt, DEALT_POSITIONS)
    inside = open_spiel_bot_games(
        pyspiel, game, [game.new_initial_state] * GAMES_PER_BATCH, per_whole
    )
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
        inside_dealt = open_spiel_rollouts(pyspiel, game, positions, per_dealt)
    else:
        inside_dealt = open_spiel_bot_games(pyspiel, game, [p.clone for p in positions], per_dealt)
    states: list[Any] = []
    for position in positions[:GAMES_FOR_COPIES]:
        open_spiel_playout(position.clone(), rng, lambda state: states.append(state.clone()))
    return [
        speed_probe(entry, "python_loop", whole),
        speed_probe(entry, "python_dealt", dealt),
        speed_probe(entry, "inside", inside),
        speed_probe(entry, "inside_dealt", inside_dealt),
        copy_probe(entry, [state.clone for state in states]),
    ]


def open_spiel_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of OpenSpiel's card games."""
    pyspiel: Any = importlib.import_module("pyspiel")
    return [probe for name in OPEN_SPIEL_GAMES for probe in open_spiel_game(pyspiel, name, rng)]


# Catanatron


def catanatron_game(players: int, rng: random.Random) -> list[Probe]:
    """Return the probes of Catanatron with so many players."""
    package: Any = importlib.import_module("catanatron")
    turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    entry = Entry("Catanatron", "catan", players)
    uniform = rng.random

    def new() -> Any:
        seats = [package.RandomPlayer(color) for color in list(package.Color)[:players]]
        return package.Game(seats, seed=rng.getrandbits(32))

    def play(game: Any, met: Callable[[Any], None] | None = None) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            actions = game.state.playable_actions
            choices = len(actions)
            if choices > 1:
                decisions += 1
                if met:
                    met(game)
            game.execute(actions[int(uniform() * choices)], validate_action=False)
        return decisions

    states: list[Any] = []
    play(new(), lambda game: states.append(game.copy()))
    return [
        speed_probe(entry, "python_loop", lambda: play(new())),
        copy_probe(entry, [state.copy for state in states]),
    ]


def catanatron_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of Catanatron."""
    return [probe for players in CATANATRON_PLAYERS for probe in catanatron_game(players, rng)]


# RLCard


def rlcard_game(rlcard: Any, name: str, rng: random.Random) -> list[Probe]:
    """Return the probes of one RLCard environment."""
    environment = rlcard.make(name, config={"seed": rng.getrandbits(32)})
    entry = Entry("RLCard", name, environment.num_players)
    uniform = rng.random

    def play(met: Callable[[], None] | None = None) -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            choices = len(actions)
            if choices > 1:
                decisions += 1
                if met:
                    met()
            state, _ = environment.step(actions[int(uniform() * choices)])
        return decisions

    states: list[Any] = []
    play(lambda: states.append(copy.deepcopy(environment.game)))
    copies = [lambda state=state: copy.deepcopy(state) for state in states]
    return [speed_probe(entry, "python_loop", play), copy_probe(entry, copies)]


def rlcard_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of RLCard's games."""
    rlcard: Any = importlib.import_module("rlcard")
    return [probe for name in RLCARD_GAMES for probe in rlcard_game(rlcard, name, rng)]


ENGINES: dict[str, Callable[[random.Random], list[Probe]]] = {
    "doubloon": our_probes,
    "open_spiel": open_spiel_probes,
    "catanatron": catanatron_probes,
    "rlcard": rlcard_probes,
}
