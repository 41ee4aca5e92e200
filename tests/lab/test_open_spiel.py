"""Our games in OpenSpiel: its own tests and its own search run on them."""

import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from doubloon.kernel import registry
from doubloon.kernel.deck import canonical
from doubloon.kernel.errors import OptionError, RecordError
from doubloon.kernel.files.record import read_record, verify
from doubloon.lab import open_spiel
from doubloon.lab.course import course_from

GAMES = open_spiel.NAMES
TABLES = [
    (name, players)
    for name in GAMES
    for players in range(
        registry.find(name.removesuffix("_v0")).min_players,
        registry.find(name.removesuffix("_v0")).max_players + 1,
    )
]
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "players"), TABLES)

# OpenSpiel can't serialise a sampled stochastic game that is written in Python. Under another
# label its tests do serialise ours.
LABELLED = open_spiel.register("_labelled", pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(name, {"rng_seed": 5, **params})


def moment(game: Any, actions: int, seed: int = 1) -> Any:
    """A state some random actions into a game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def observing(private: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


def test_all_games_are_there() -> None:
    assert GAMES == ["loot_island_v0", "tobago_v0", "under_sail_v0"]
    assert set(GAMES) <= set(pyspiel.registered_names())


@pytest.mark.slow
@every_table
def test_open_spiels_own_random_test(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), 1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", LABELLED)
def test_open_spiels_own_random_test_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name, reward="placing"), 1, serialize=True, verbose=False)


@pytest.mark.slow
@every_table
def test_its_information_set_search_plays(name: str, players: int) -> None:
    """The bot itself checks that each world it is dealt looks the same to its seat."""
    game = load(name, players=players)
    chance = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=4,
        random_state=chance,
        use_observation_string=players % 2 == 0,  # the two strings are one
        # What another seat may do depends on cards that its searcher does not see.
        allow_inconsistent_action_sets=True,
    )
    rng = random.Random(players)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        action = int(bot.step(state)) if rng.random() < 0.1 else rng.choice(legal)
        assert action in legal
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


@every_table
def test_worlds_fit_what_is_known_and_nothing_else(name: str, players: int) -> None:
    game = load(name, players=players)
    sampler = pyspiel.UniformProbabilitySampler(11, 0.0, 1.0)
    hidden = 0
    for actions in (0, 3, 20, 60):
        state = moment(game, actions)
        if state.is_terminal():
            continue
        for seat in range(players):
            world = state.resample_from_infostate(seat, sampler)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            hidden += str(world) != str(state)
        seat = state.current_player()
        world = state.resample_from_infostate(seat, sampler)
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
    assert hidden > 0


@every_game
def test_tensors_and_strings_are_made_from_the_view(name: str) -> None:
    game = load(name)
    rules = registry.find(name.removesuffix("_v0"))
    encoding = rules.learning.encoding()
    state = moment(game, 25)
    whole = bytearray(encoding.size)
    for seat in range(game.num_players()):
        view = state.course.state.view(seat)
        encoding.encode(view, whole)
        assert state.observation_tensor(seat) == list(whole)
        assert state.information_state_tensor(seat) == list(whole)
        assert state.observation_string(seat) == canonical(view.data())
        observation = make_observation(game)
        observation.set_from(state, seat)
        assert list(observation.dict) == [field.name for field in encoding.fields]
        assert np.concatenate(list(observation.dict.values())).tolist() == list(whole)
    spectator = make_observation(game, observing(pyspiel.PrivateInfoType.NONE))
    encoding.encode(state.course.state.view(-1), whole)
    spectator.set_from(state, 0)
    assert spectator.tensor.tolist() == list(whole)
    with pytest.raises(ValueError, match="public information"):
        make_observation(game, observing(pyspiel.PrivateInfoType.ALL_PLAYERS))


@every_game
def test_states_are_stored_as_records(name: str) -> None:
    game = load(name)
    state = moment(game, 30)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    world.apply_action(world.legal_actions()[0])
    for here in (state, world):
        record = read_record(here.course.record())
        assert verify(registry.find(record.game), record) == []
        copies = [
            here.clone(),
            deepcopy(here),
            pickle.loads(pickle.dumps(here)),
            game.deserialize_state(here.serialize()),
        ]
        rng = random.Random(2)
        while not here.is_terminal():  # the same chance lies ahead of them all
            action = rng.choice(here.legal_actions())
            here.apply_action(action)
            for copy in copies:
                copy.apply_action(action)
        assert {str(copy) for copy in copies} == {str(here)}
        assert {copy.history_str() for copy in copies} == {here.history_str()}
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_record_that_was_tampered_with_is_refused() -> None:
    record = moment(load("under_sail_v0"), 6).course.record()
    digest = read_record(record).final_hash
    with pytest.raises(RecordError, match="final_hash"):
        course_from(record.replace(digest, "0" * len(digest)))


@every_game
def test_seeds(name: str) -> None:
    def deals(seed: int) -> list[str]:
        game = load(name, rng_seed=seed)
        return [str(game.new_initial_state()) for _ in range(2)]

    first, second = deals(7)
    assert [first, second] == deals(7)
    assert first != second
    assert first not in deals(8)
    assert deals(-1) != deals(-1)


def test_parameters() -> None:
    game = load("under_sail_v0", players=5, reward="placing", red_blue="swap")
    assert game.num_players() == 5
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    assert game.options["red_blue"] == "swap"
    for wrong in ({"players": 6}, {"reward": "much"}, {"red_blue": "steal"}):
        with pytest.raises(OptionError):
            load("under_sail_v0", **wrong)
