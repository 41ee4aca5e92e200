"""The toy game's few rules, and that a game from another package is found and played."""

import re
from typing import Any

import pytest
from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table

from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError, Illegal, PositionError
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.play.play import Play, Setup
from tests.acting import kinds
from tests.support import rule

GAME = ToyGame()


def table(hands: list[list[int]], **position: Any) -> Table:
    """A position; cards named nowhere are the deck, 52 (or the highest left) on top."""
    options = GAME.checked_options({"plays": position.pop("at_most", 30)})
    deck = position.pop("box", GAME.decks.standard())
    state = GAME.load(len(hands), options, deck, {"hands": hands, **position})
    assert isinstance(state, Table)
    return state


def do(state: Table, seat: int, word: str) -> list[Event]:
    """Carry out a legal action; gives the events."""
    action = GAME.catalogue.encode(word)
    assert state.why_not(seat, action) is None
    sink = Sink()
    state.apply(seat, action, sink)
    state.check()
    return sink.events


def test_a_game_from_another_package_is_found() -> None:
    assert "toy" in registry.names()
    assert isinstance(registry.find("toy"), ToyGame)


@rule("TOY-1")
def test_cards_are_passed_to_the_left_all_at_once() -> None:
    state = table([[1, 2, 3, 4, 5], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25]], passing=True)
    assert state.deciders() == [0, 1, 2]
    assert do(state, 2, "pass-25") == []
    assert do(state, 0, "pass-1") == []
    assert state.hands[0] == [1, 2, 3, 4, 5]
    assert state.deciders() == [1]
    events = do(state, 1, "pass-13")
    assert state.hands == [[2, 3, 4, 5, 25], [1, 11, 12, 14, 15], [13, 21, 22, 23, 24]]
    assert [event.seen_by(0) for event in events] == [
        {"event": "passed", "seat": 0, "to": 1, "card": 1},
        {"event": "passed", "seat": 1, "to": 2},
        {"event": "passed", "seat": 2, "to": 0, "card": 25},
    ]
    assert state.deciders() == [0]


@rule("TOY-1")
def test_passing_can_be_left_out() -> None:
    assert GAME.new(3, {"passing": True}, seed=1).sealed()
    assert GAME.new(3, {"passing": False}, seed=1).deciders() == [0]


@rule("TOY-1")
def test_who_passed_a_card_knows_it_until_it_is_played() -> None:
    state = table([[1, 2, 3, 4, 5], [11, 12, 13, 14, 15]], passing=True)
    do(state, 0, "pass-5")
    do(state, 1, "pass-11")
    assert state.view(0).data()["hands"][1] == {"known": [5], "hidden": [4]}
    assert state.view(-1).data()["hands"][1] == {"known": [], "hidden": [5]}
    assert all(5 in state.view(0).sample(seed).hands[1] for seed in range(50))
    do(state, 0, "play-1")
    shown = do(state, 1, "play-5")[1]
    assert shown.seen_by(-1) == {"event": "showed", "seat": 1, "was_passed": True}
    assert state.view(0).data()["hands"][1] == {"known": [], "hidden": [5]}
    assert state.view(0).data()["passed"] == [0, 11]
    assert state.view(-1).data()["passed"] == [0, -1]


@rule("TOY-2")
def test_a_card_is_played_and_one_drawn_in_turn() -> None:
    state = table([[1, 2, 3, 4, 5], [11, 12, 13, 14, 15]])
    events = do(state, 0, "play-4")
    assert kinds(events) == ["played", "drew"]
    assert state.pile == [4]
    assert state.hands[0] == [1, 2, 3, 5, 52]
    assert events[1].seen_by(1) == {"event": "drew", "seat": 0}
    assert events[1].seen_by(0) == {"event": "drew", "seat": 0, "card": 52}
    assert state.deciders() == [1]
    do(state, 1, "play-11")
    assert state.deciders() == [0]


@rule("TOY-2")
@pytest.mark.parametrize(
    ("seat", "word", "reason"),
    [
        (0, "play-11", "not_in_hand"),
        (0, "pass-1", "passing_is_over"),
        (1, "play-11", "not_asked"),
        (-1, "play-1", "not_asked"),
    ],
)
def test_what_cannot_be_played(seat: int, word: str, reason: str) -> None:
    state = table([[1, 2, 3, 4, 5], [11, 12, 13, 14, 15]])
    why = state.why_not(seat, GAME.catalogue.encode(word))
    assert why is not None
    assert (why[0], why[1]["reason"]) == ("TOY-2", reason)
    assert GAME.explain(*why)


@rule("TOY-3")
def test_the_pile_is_short_and_the_discards_become_the_deck() -> None:
    box = GAME.decks.from_content({"name": "tiny", "version": 1, "cards": 7, "hand": 2, "pile": 1})
    state = table([[1, 2], [3, 4]], pile=[5], discards=[6], deck=[7], box=box)
    do(state, 0, "play-1")
    assert (state.pile, state.discards, state.deck) == ([1], [6, 5], [])
    events = do(state, 1, "play-4")
    assert kinds(events) == ["played", "reshuffled", "drew"]
    assert events[1].data == {"cards": 3}
    assert (state.pile, state.discards, len(state.deck)) == ([4], [], 2)
    assert state.view(0).data()["hands"][1] == {"known": [], "hidden": [1, 1]}


@rule("TOY-4")
def test_it_ends_and_equal_scores_share_a_place() -> None:
    hands = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]
    state = table(hands, plays=8, at_most=9, points=[5, 8, 9, 1])
    events = do(state, 0, "play-4")
    assert state.over
    assert state.deciders() == []
    assert (state.scores(), state.placings()) == ([9, 8, 9, 1], [1, 3, 1, 4])
    assert events[-1].data == {"scores": [9, 8, 9, 1], "placings": [1, 3, 1, 4]}
    assert state.why_not(1, GAME.catalogue.encode("play-6")) == ("TOY-4", {"reason": "over"})


def test_bad_positions_and_decks_are_refused() -> None:
    with pytest.raises(PositionError, match="do not add up"):
        table([[1, 2, 3, 4, 5], [5, 6, 7, 8, 9]])
    with pytest.raises(PositionError, match="hands"):
        table([[1, 2, 3, 4, 53], [5, 6, 7, 8, 9]])
    for text in ("cards = 3", "name = 1", "?", 'name="a"\nversion=1\ncards=60\nhand=5\npile=20'):
        with pytest.raises(DeckError):
            GAME.decks.read(text, "deck.toml")
    small = GAME.decks.read('name="s"\nversion=1\ncards=30\nhand=5\npile=20', "deck.toml")
    with pytest.raises(DeckError, match="31 cards"):
        GAME.new(2, deck=small)


def test_refusals_say_why() -> None:
    play = Play.begin(Setup(GAME, 2, {}, "00" * 32, "toy"))
    with pytest.raises(Illegal, match=r"play-1: A card must be passed first \(TOY-1\)"):
        play.after(0, ["play-1"])


def test_it_is_told_in_words() -> None:
    play = Play.begin(Setup(GAME, 2, {"plays": 9}, "00" * 32, "toy"))
    while not play.state.over:
        seat = play.state.decider()
        play = play.after(seat, [GAME.catalogue.word(play.state.legal(seat)[0])])
    said = [GAME.tell(event, ["Ann", "Bob"], play.setup.deck) for event in play.events()]
    assert "Ann passes a card to Bob" in said
    assert re.fullmatch(r"it is over: \d+, \d+", said[-1])
