"""Building moves word by word: added where the rules want them, taken out again, led on to."""

from random import Random

import pytest

from doubloon.conformance.drafts import changed
from doubloon.kernel.errors import BeyondReveal, UnknownAction
from doubloon.kernel.play.play import Play, Setup
from tests.games.loot_island.helpers_actions import hands, table
from tests.support import DECK, GAME


def play() -> Play:
    state = table(3, event="A3", people=hands("R2a R4b R6a G3a G4a V1a", "G2a"), landings={})
    return Play.begin(Setup(GAME, 3, {}, "", "drafts", DECK, state.dump()))


def test_words_are_added_where_the_rules_want_them() -> None:
    game = play()
    assert changed(game, 0, [], add=["N1"]).words == ["N1"]
    found = changed(game, 0, ["N1", "R4b"], add=["R2a"])
    assert found.words == ["N1", "R2a", "R4b"]
    assert found.refused is None
    assert "done" in found.choices
    assert changed(game, 0, ["N1", "R4b", "done"], add=["R6a"]).words[-2:] == ["R6a", "done"]
    assert changed(game, 0, ["N1"], add=["R6a", "R2a"]).words == ["N1", "R2a", "R6a"]
    assert (game.log, game.entries) == ([], [])
    assert not game.preview(0, ["N1", "R4b"]).complete
    assert game.preview(0, ["N1", "R4b", "done"]).complete
    assert game.preview(0, ["pass"]).complete
    assert not game.preview(0, []).complete


def test_a_word_that_fits_nowhere_is_left_out_with_the_reason() -> None:
    found = changed(play(), 0, ["N1", "R4b"], add=["G3a"])
    assert found.words == ["N1", "R4b"]
    assert found.choices
    assert found.refused == ("LI-2.6", {"reason": "one_colour", "colour": "red"})
    after_all = changed(play(), 0, ["N1", "R4b", "done"], add=["G3a"])
    assert after_all.words == ["N1", "R4b", "done"]
    assert after_all.refused == found.refused


def test_words_are_taken_out_with_what_no_longer_holds() -> None:
    game = play()
    assert changed(game, 0, ["N1", "R2a", "R4b"], drop=["R2a"]).words == ["N1", "R4b"]
    assert changed(game, 0, ["N1", "R2a", "R4b"], drop=["N1"]).words == []
    assert changed(game, 0, ["N1", "R2a", "done"], drop=["R2a"]).words == ["N1"]
    assert changed(game, 0, ["N1"], drop=["E1"]).words == ["N1"]
    assert changed(game, 0, ["N1", "R2a"], drop=["N1"], add=["N2"]).words == ["N2"]


def test_what_leads_to_what_is_wanted() -> None:
    game = play()
    leads = changed(game, 0, [], want=["R2a", "R4b"]).leads
    assert {"N1", "S2", "island-4"} <= set(leads)
    assert "pass" not in leads
    mixed = changed(game, 0, [], want=["R2a", "G3a"]).leads
    assert mixed == []
    assert changed(game, 0, ["N1"], want=["G3a"]).leads == ["G3a", "G4a"]
    assert changed(game, 0, ["N1", "R2a"], want=["R2a"]).leads == ["done", "R4b", "R6a"]
    assert changed(game, 0, ["pass"], want=["G3a"]).leads == []


def test_previews_have_limits() -> None:
    game = play()
    with pytest.raises(UnknownAction):
        game.preview(0, ["N1", "x"])
    with pytest.raises(UnknownAction):
        game.preview(0, ["N1"] * 101)
    with pytest.raises(BeyondReveal):
        game.preview(0, ["pass", "pass"])
    illegal = game.preview(0, ["N1", "G3a", "R2a"])
    assert illegal.refused is not None
    assert (illegal.words, illegal.view, illegal.facts) == ([], None, None)


def test_every_move_can_be_built_in_any_order() -> None:
    """The words of random moves, added one by one in random order, with what leads to them."""
    rng = Random(3)
    game = Play.begin(Setup(GAME, 3, {}, "3" * 64, "any order", DECK))
    built = 0
    while not game.state.over:
        seat = rng.choice(game.state.deciders())
        words: list[str] = []
        while choices := game.preview(seat, words).choices:
            words.append(rng.choice(choices))
        if len(words) > 2 and len(set(words)) == len(words):
            built += build(game, seat, words, rng)
        game = game.after(seat, words)
    assert built > 30


def build(game: Play, seat: int, words: list[str], rng: Random) -> int:
    """The first word begins it, the last ends it; what lies between comes in any order."""
    between = words[1:-1]
    rng.shuffle(between)
    assert words[0] in changed(game, seat, [], want=between).leads
    found = changed(game, seat, words[:1], add=between)
    assert (found.words, found.refused) == (words[:-1], None)
    return 1


def all_compasses_placed() -> Play:
    spots = {"E1": "V3a", "S1": "A3a", "W2": "G7a"}
    landings = {name: {"cards": [card], "compasses": [0]} for name, card in spots.items()}
    people = hands("R2a R4b G3a V1a", "G2a")
    return Play.begin(
        Setup(GAME, 3, {}, "", "drafts", DECK, table(3, people=people, landings=landings).dump())
    )


def test_a_compass_that_must_come_from_elsewhere_does_not_hide_where_cards_fit() -> None:
    game = all_compasses_placed()
    leads = changed(game, 0, [], want=["R2a", "R4b"]).leads
    assert {"N1", "N2", "E2", "S2", "W1"} <= set(leads)
    assert not {"E1", "S1", "W2", "pass"} & set(leads)
    assert changed(game, 0, [], add=["N1"]).choices == ["from-E1", "from-S1", "from-W2"]


def test_a_card_that_does_not_fit_is_told_before_the_compass_is_chosen() -> None:
    game = all_compasses_placed()
    coast = {"reason": "coast_colour", "colour": "violet", "landing": "E2"}
    assert changed(game, 0, ["E2"], add=["V1a"]).refused == ("LI-2.8", coast)
    fits = changed(game, 0, ["E2"], add=["R2a"]).refused
    assert fits == ("LI-2.7", {"reason": "choose_compass"})


def test_a_landing_where_nothing_fits_is_told_while_cards_are_chosen_for_another() -> None:
    game = all_compasses_placed()
    fits = {"reason": "none_of_colour", "colour": "amber", "landing": "S1"}
    assert changed(game, 0, ["E1", "V1a"], add=["S1"]).refused == ("LI-2.9", fits)
    cards = {"reason": "choose_cards", "landing": "E1"}
    assert changed(game, 0, ["E1", "V1a"], add=["N1"]).refused == ("LI-2.6", cards)
