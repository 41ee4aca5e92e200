"""A move built by taps: one answer says what it is then, what may follow, and why not."""

from random import Random

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import BeyondReveal, Illegal, NotYourDecision, UnknownAction
from doubloon.kernel.play.play import Play, Setup
from doubloon.table.core.taps import MOST_WANTED, Tapped, tap
from tests.conformance.support import every_game
from tests.games.loot_island.test_drafts import all_compasses_placed, play
from tests.support import DECK, GAME


def tapped(game: Play, *words: str) -> Tapped:
    """The last of these taps, each on what the one before left."""
    found = tap(game, 0, [], [], words[0])
    for word in words[1:]:
        found = tap(game, 0, found.preview.words, found.wanted, word)
    return found


def state(found: Tapped) -> tuple[list[str], list[str], str | None]:
    return found.preview.words, found.wanted, found.why_not and found.why_not[0]


def test_words_come_in_where_the_rules_want_them() -> None:
    found = tapped(play(), "N1", "R4b", "R2a")
    assert state(found) == (["N1", "R2a", "R4b"], [], None)
    assert "done" in found.preview.choices
    assert found.preview.view is not None
    assert not found.preview.complete
    whole = tapped(play(), "N1", "R4b", "done")
    assert whole.preview.complete
    assert whole.preview.events


def test_a_card_tapped_before_its_landing_is_wanted_until_then() -> None:
    first = tapped(play(), "R4b")
    assert state(first) == ([], ["R4b"], None)
    assert {"N1", "S2", "island-4"} <= set(first.preview.leads)
    assert "pass" not in first.preview.leads
    assert state(tapped(play(), "R4b", "R2a")) == ([], ["R4b", "R2a"], None)
    assert state(tapped(play(), "R4b", "R2a", "N1")) == (["N1", "R2a", "R4b"], [], None)


def test_a_second_tap_takes_a_word_out_and_keeps_wanting_what_hung_on_it() -> None:
    assert state(tapped(play(), "R4b", "R4b")) == ([], [], None)
    assert state(tapped(play(), "N1", "R4b", "R4b")) == (["N1"], [], None)
    without = tapped(play(), "N1", "R2a", "R4b", "N1")
    assert state(without) == ([], ["R2a", "R4b"], None)
    assert "N2" in without.preview.leads


def test_another_answer_to_the_same_question_keeps_the_cards() -> None:
    assert state(tapped(play(), "N1", "R2a", "R4b", "N2")) == (["N2", "R2a", "R4b"], [], None)
    assert state(tapped(play(), "N1", "R2a", "pass")) == (["pass"], [], None)


def test_what_stands_between_is_asked_and_the_cards_are_wanted() -> None:
    found = tapped(all_compasses_placed(), "R2a", "N1")
    assert state(found) == (["N1"], ["R2a"], None)
    assert found.preview.leads == ["from-E1", "from-S1", "from-W2"]
    assert state(tapped(all_compasses_placed(), "R2a", "N1", "from-E1"))[0][-1] == "R2a"


def test_a_card_that_the_place_does_not_take_is_let_go_with_the_reason() -> None:
    found = tapped(all_compasses_placed(), "V1a", "E2")
    assert state(found) == (["E2"], [], "V1a")
    coast = {"reason": "coast_colour", "colour": "violet", "landing": "E2"}
    assert found.why_not == ("V1a", ("LI-2.8", coast))


def test_whoever_passes_is_told_nothing_about_cards() -> None:
    assert state(tapped(play(), "R4b", "pass")) == (["pass"], [], None)


def test_a_word_that_fits_nowhere_changes_nothing_and_says_why() -> None:
    found = tapped(play(), "N1", "R4b", "G3a")
    colour = {"reason": "one_colour", "colour": "red"}
    assert state(found) == (["N1", "R4b"], [], "G3a")
    assert found.why_not == ("G3a", ("LI-2.6", colour))
    assert found.preview.choices


def test_a_card_that_does_not_go_with_the_first_is_refused_without_naming_a_place() -> None:
    found = tapped(play(), "R4b", "G3a")
    assert state(found) == ([], ["R4b"], "G3a")
    assert found.why_not == ("G3a", ("LI-2.6", {"reason": "one_colour", "colour": "red"}))
    assert "N1" in found.preview.leads


def test_what_cannot_be_tapped() -> None:
    game = play()
    with pytest.raises(UnknownAction):
        tap(game, 0, [], [], "x")
    with pytest.raises(UnknownAction):
        tap(game, 0, [], ["x"], "N1")
    with pytest.raises(Illegal):
        tap(game, 0, ["N1", "G3a", "R2a"], [], "G4a")
    with pytest.raises(BeyondReveal):
        tap(game, 0, ["pass", "pass"], [], "N1")
    with pytest.raises(NotYourDecision):
        tap(game, 1, [], [], "N1")
    assert (game.log, game.entries) == ([], [])


@every_game
def test_every_move_can_be_tapped_word_by_word(name: str) -> None:
    """With a stray tap now and then, which leaves a move that can be played as far as it goes."""
    game = registry.find(name)
    rng = Random(name)
    play = Play.begin(Setup(game, game.min_players, {}, "4" * 64, "taps"))
    every = game.catalogue.words(list(range(len(game.catalogue))))
    for _ in range(25):
        if play.state.over:
            break
        seat = rng.choice(play.state.deciders())
        words: list[str] = []
        wanted: list[str] = []
        while choices := play.preview(seat, words).choices:
            stray = rng.random() < 0.2
            word = rng.choice(every if stray else choices)
            found = tap(play, seat, words, wanted, word)
            assert play.preview(seat, found.preview.words).refused is None
            assert set(found.preview.leads) <= set(found.preview.choices)
            if not stray and not wanted and word not in words:
                assert word in found.preview.words
            words, wanted = found.preview.words, found.wanted
            if len(words) > 12:
                break
        play = play.after(seat, words or play.preview(seat, []).choices[:1])


def test_cards_can_be_tapped_in_any_order() -> None:
    """The words of random moves of Loot Island, all but the last in random order."""
    rng = Random(5)
    game = Play.begin(Setup(GAME, 3, {}, "3" * 64, "any order", DECK))
    built = 0
    while not game.state.over and built < 12:
        seat = rng.choice(game.state.deciders())
        words: list[str] = []
        while choices := game.preview(seat, words).choices:
            words.append(rng.choice(choices))
        if len(words) > 3 and len(set(words)) == len(words) and not words[1].startswith("from"):
            order = rng.sample(words[:-1], len(words) - 1)
            found = tap(game, seat, [], [], order[0])
            for word in order[1:]:
                found = tap(game, seat, found.preview.words, found.wanted, word)
            assert state(found) == (words[:-1], [], None), (words, order)
            built += 1
        game = game.after(seat, words)
    assert built == 12


def test_no_more_is_wanted_than_can_be_sent_along() -> None:
    """What a tap answers can always be sent with the next one."""
    game = play()
    every = GAME.catalogue.words(list(range(len(GAME.catalogue))))
    many = ["R4b"] * MOST_WANTED
    assert tap(game, 0, [], many, "R2a").wanted == many
    assert tap(game, 0, [], every[:MOST_WANTED], "R2a").wanted == []
