"""Random games at every player count and option set: they end, and nothing breaks on the way."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError, NotYourDecision, OptionError, UnknownAction
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State
from tests.conformance.support import (
    TURN_BY_TURN,
    every_game,
    every_table,
    new_play,
    options_of,
    seats_of,
    seeds,
    walk,
)

EVERY = 25  # the whole catalogue is tried about every so many steps
EXPLAINED: set[str] = set()  # reasons whose sentence was looked at


def lists_are_sound(state: State) -> None:
    """Legal lists: sorted, unique, not empty for those who are asked, empty for the others."""
    deciders = state.deciders()
    assert deciders == sorted(set(deciders))
    assert bool(deciders) != state.over
    assert state.decider() == (deciders[0] if deciders else -1)
    assert all(0 <= seat < state.players for seat in deciders)
    for seat in seats_of(state):
        legal = state.legal(seat)
        assert bool(legal) == (seat in deciders), f"seat {seat}: {legal}"
        assert legal == sorted(set(legal)), f"seat {seat}: {legal}"


def reasons_are_sound(game: Game, state: State) -> None:
    """``why_not`` is None exactly for legal actions, and names a rule for all others."""
    for seat in seats_of(state):
        legal = set(state.legal(seat))
        for action in range(len(game.catalogue)):
            why = state.why_not(seat, action)
            if action in legal:
                assert why is None, f"seat {seat}, {game.catalogue.word(action)}: {why}"
                continue
            assert why is not None, f"seat {seat}, {game.catalogue.word(action)}"
            rule, details = why
            assert rule, f"seat {seat}, {game.catalogue.word(action)}"
            if str(why) not in EXPLAINED:  # making a sentence takes longer than refusing
                EXPLAINED.add(str(why))
                assert "\n" not in game.explain(rule, details)


def strangers_are_refused(game: Game, state: State) -> None:
    """A number that is not an action is refused in a sentence, whatever is asked."""
    for seat in state.deciders():
        for number in (-1, -(2**40), len(game.catalogue), 2**40, 2**70):
            with pytest.raises(UnknownAction, match=f"^{number} is not an action"):
                game.refuse(state, seat, number)


def outcome_is_sound(state: State) -> None:
    """Scores and placings, one a seat; places fit their numbers."""
    scores, placings = state.scores(), state.placings()
    assert len(scores) == len(placings) == state.players
    assert all(isinstance(score, int) for score in scores)
    assert all(1 <= place <= state.players + 1 for place in placings)
    for one in range(state.players):
        for two in range(state.players):
            if placings[one] < placings[two]:
                assert scores[one] >= scores[two], (scores, placings)


@every_table
@settings(max_examples=10)
@given(data=st.data())
def test_random_games_end_in_order(name: str, players: int, data: st.DataObject) -> None:
    game = registry.find(name)
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    state = game.new(players, options, seed=seed)
    assert state.players == players
    for moment in walk(state, rng):
        moment.check()
        lists_are_sound(moment)
        if rng.randrange(EVERY) == 0 or moment.over:
            reasons_are_sound(game, moment)
            strangers_are_refused(game, moment)
            outcome_is_sound(moment)
    assert state.over


@every_table
def test_counters_only_grow_and_sealed_answers_do_not_count(name: str, players: int) -> None:
    """``serial`` counts open decisions and opened answers; chance and reveals count apart."""
    rng = Random(players)
    state = registry.find(name).new(players, seed=players)
    serial, reveals, sealed, several = state.serial, state.reveals, state.sealed(), 0
    assert (serial, reveals) == (0, 0)
    for moment in walk(state, rng):
        still = sealed and moment.sealed() and moment.serial == serial
        assert moment.serial - serial in (0, 1)
        if still:
            assert moment.reveals == reveals, "a sealed answer told something"
        assert moment.reveals >= reveals
        several += len(moment.deciders()) > 1
        assert moment.sealed() or len(moment.deciders()) <= 1, "several at once are sealed"
        serial, reveals, sealed = moment.serial, moment.reveals, moment.sealed()
    assert (several > 0) != (name in TURN_BY_TURN), f"{name} asked several at once {several} times"


@every_game
def test_bad_starts_are_refused(name: str) -> None:
    game = registry.find(name)
    for players in (game.min_players - 1, game.max_players + 1, 0, -1):
        with pytest.raises(OptionError, match="players"):
            game.new(players)
    with pytest.raises(OptionError, match="unknown"):
        game.new(game.min_players, {"no such option": 1})
    for option in game.options:
        with pytest.raises(OptionError, match=option.name):
            game.new(game.min_players, {option.name: "no such value"})
    with pytest.raises(DoubloonError, match="secret"):
        Play.begin(Setup(game, game.min_players, {}, "no secret", "id"))


@every_table
def test_nobody_plays_for_another(name: str, players: int) -> None:
    rng = Random(1)
    play = new_play(name, players, {}, 1)
    for seat in (-1, players, 99):
        with pytest.raises(NotYourDecision):
            play.after(seat, [play.game.catalogue.word(0)])
    while len(play.state.deciders()) > 1:
        seat = rng.choice(play.state.deciders())
        play = play.after(seat, [play.game.catalogue.word(rng.choice(play.state.legal(seat)))])
    for seat in range(players):
        if seat not in play.state.deciders():
            with pytest.raises(NotYourDecision):
                play.after(seat, [play.game.catalogue.word(0)])
