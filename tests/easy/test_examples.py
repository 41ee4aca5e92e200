"""The example games: what their rules say, and whole games in which nothing gets lost."""

import inspect
import re
from random import Random

import pytest
from doubloon_examples.gale.game import Gale
from doubloon_examples.hearts.game import Hearts

from doubloon.conformance import checks, problems
from doubloon.kernel.files.words import LANGUAGES, Words, texts_of
from doubloon.kernel.game import Game
from tests.acting import Acting, kinds, seen

GALE = Gale.game()
HEARTS = Hearts.game()
SUITS = "CDSH"


@pytest.mark.parametrize(("game", "players"), [(GALE, 2), (GALE, 4), (HEARTS, 4)])
def test_whole_games(game: Game, players: int) -> None:
    rng = Random(players)
    state = game.new(players, seed=players)
    options = game.checked_options({})
    for number in range(3000):
        if state.over:
            break
        if number % 11 == 0:
            again = game.load(players, options, game.decks.standard(), state.dump())
            assert again.hash() == state.hash()
            for seat in range(-1, players):
                view = state.view(seat)
                world = view.sample(number)
                world.check()
                assert world.view(seat) == view
                assert world.legal(seat) == state.legal(seat)
                read = game.load_view(players, options, game.decks.standard(), view.data(), seat)
                assert read == view
        seat = rng.choice(state.deciders())
        state.apply(seat, rng.choice(state.legal(seat)))
        state.check()
    assert state.over


def gale(**position: object) -> Gale:
    position = {"stack": [{"name": "turn", "seat": 0}], **position}
    state = GALE.load(2, {"target": 25}, GALE.decks.standard(), position)
    assert isinstance(state, Gale)
    return state


def test_gale_charts_are_kept_in_secret() -> None:
    state = GALE.new(2, seed=1)
    acting = Acting(GALE)
    assert state.deciders() == [0, 1]
    acting.do(state, 0, "keep-calm")
    assert state.view(1).data()["answers"] == ["sealed", None]
    acting.do(state, 1, "keep-trade")
    assert state.view(1).data()["chart"] == ["", "trade"]
    assert state.question(0)[:2] == ("turn", "G-2")


def test_gale_a_storm_takes_the_voyage() -> None:
    deck = ["1"] * 6 + ["2"] * 6 + ["3"] * 6 + ["4"] * 6 + ["5"] * 4 + ["storm"] * 3
    state = gale(voyage=[["5", "5"], []], deck=deck, chart=["trade", "calm"])
    events = Acting(GALE).do(state, 0, "draw")
    assert kinds(events) == ["drew", "showed", "lost"]
    assert len(state.gone) == 3
    assert state.deciders() == [1]


def test_gale_calm_weathers_one_storm() -> None:
    deck = ["1"] * 6 + ["2"] * 6 + ["3"] * 6 + ["4"] * 6 + ["5"] * 4 + ["storm"] * 3
    state = gale(voyage=[["5", "5"], []], deck=deck, chart=["calm", "calm"])
    events = Acting(GALE).do(state, 0, "draw")
    assert kinds(events) == ["drew", "showed", "weathered"]
    assert state.voyage[0].cards == ("5", "5")
    state.ask(state.turn, 0)
    assert kinds(Acting(GALE).do(state, 0, "draw")) == ["drew", "lost"]


def test_gale_sailing_home() -> None:
    state = gale(voyage=[["5", "4"], []], chart=["trade", "calm"])
    acting = Acting(GALE)
    events = acting.do(state, 0, "sail")
    assert seen(events, "sailed") == [{"event": "sailed", "seat": 0, "points": 10}]
    assert state.scores() == [10, 0]
    assert acting.refused(state, 1, "sail") == ("G-3", "empty")
    assert GALE.explain("G-3", {"reason": "empty"}) == "There is nothing to bring home yet."
    assert acting.refused(state, 1, "keep-calm") == ("G-2", "not_now")
    assert acting.refused(state, 0, "draw") == ("G-2", "not_asked")


def test_gale_ends_with_enough_points() -> None:
    state = gale(voyage=[["5"], []], banked=[20, 7], chart=["calm", "calm"])
    events = Acting(GALE).do(state, 0, "sail")
    assert seen(events, "over") == [{"event": "over", "scores": [25, 7], "placings": [1, 2]}]


def hearts(hands: list[str], **position: object) -> Hearts:
    position = {
        "stack": [{"name": "turn", "seat": 0}],
        "hands": [hand.split() for hand in hands],
        "leader": 0,
        "deals": 1,
        **position,
    }
    state = HEARTS.load(4, {"deals": 1}, HEARTS.decks.standard(), position)
    assert isinstance(state, Hearts)
    return state


def test_hearts_three_cards_change_hands() -> None:
    state = HEARTS.new(4, seed=1)
    assert isinstance(state, Hearts)
    gone = state.hands[0].cards[:3]
    for number in range(3):
        for seat in range(4):
            Acting(HEARTS).do(state, seat, f"give-{state.hands[seat].cards[0]}")
        assert state.sealed() == (number < 2)
    assert set(gone) <= set(state.hands[1].cards)
    mine = state.view(0).data()["hands"][1]
    assert [card["card"] for card in mine if card] == sorted(gone, key=state.ranks.__getitem__)
    assert state.view(2).data()["hands"][1] == [None] * 13


def test_hearts_follow_suit() -> None:
    state = hearts(["C3 H2", "C5 H9", "D2 H4", "CA S2"])
    acting = Acting(HEARTS)
    acting.do(state, 0, "play-C3")
    assert acting.refused(state, 1, "play-H9") == ("H-3", "follow")
    assert acting.refused(state, 1, "play-H2") == ("H-3", "not_there")
    acting.do(state, 1, "play-C5")
    acting.do(state, 2, "play-H4")
    assert state.void[2] == {"C"}
    worlds = [state.view(0).sample(seed) for seed in range(30)]
    assert not any(card[0] == "C" for world in worlds for card in hands_of(world)[2])
    assert any(card[0] == "C" for world in worlds for card in hands_of(world)[1])
    events = acting.do(state, 3, "play-CA")
    assert seen(events, "took") == [{"event": "took", "seat": 3}]
    assert state.deciders() == [3]


def hands_of(world: object) -> list[tuple[str, ...]]:
    assert isinstance(world, Hearts)
    return [hand.cards for hand in world.hands]


def test_hearts_points_at_the_end_of_a_deal() -> None:
    state = hearts(["C3", "SQ", "H4", "CA"], taken=[["H2"], [], [], []])
    for seat, word in enumerate(["play-C3", "play-SQ", "play-H4", "play-CA"]):
        events = Acting(HEARTS).do(state, seat, word)
    assert [event["points"] for event in seen(events, "counted")] == [1, 0, 0, 14]
    assert state.over
    assert state.placings() == [3, 1, 1, 4]


def test_hearts_taking_everything() -> None:
    rest = [f"H{rank}" for rank in "23456789TJQK"] + ["SQ"]
    state = hearts(["CA", "C2", "HA", "C3"], taken=[rest, [], [], []])
    for seat, word in enumerate(["play-CA", "play-C2", "play-HA", "play-C3"]):
        Acting(HEARTS).do(state, seat, word)
    assert state.scores() == [0, -26, -26, -26]


def test_the_examples_stay_small() -> None:
    """Below a hundred lines each: what a declared game is for."""
    for table in (Gale, Hearts):
        module = inspect.getmodule(table)
        assert module is not None
        assert len(inspect.getsource(module).splitlines()) < 100


@pytest.mark.parametrize("game", [GALE, HEARTS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_speak_four_languages(game: Game, language: str) -> None:
    english, own = (texts_of(type(game), each)[-1] for each in ("en", language))
    assert keys(own) == keys(english)
    words = Words(language, own)
    for key in keys(own):
        assert "{" not in words.say(key, dict.fromkeys(GAPS, 3)), key


GAPS = ("who", "other", "you", "card", "choice", "value", "points", "count", "rank")


def keys(text: str) -> list[str]:
    """The keys of a Fluent file, in its order."""
    return re.findall(r"^([a-zA-Z_-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize(("game", "players"), [(GALE, 3), (HEARTS, 4)])
def test_the_examples_keep_the_contract(game: Game, players: int) -> None:
    found = problems(checks(game, [players], games=1))
    assert [problem.message for problem in found if problem] == []
