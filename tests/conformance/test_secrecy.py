"""Secrecy: whatever a seat may not know makes no difference to anything it is told."""

from random import Random
from typing import Any

import pytest
from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table
from doubloon_toy.view import ToyView, describe
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import BeyondReveal
from doubloon.kernel.game import Game
from doubloon.kernel.learning.encoding import Encoding, number
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import View
from tests.conformance.secrecy import check_action, check_moment
from tests.conformance.support import (
    every_game,
    every_table,
    frozen_deck,
    move_ends,
    new_play,
    options_of,
    play_walk,
    secret_of,
    seeds,
    some_options,
    through_json,
)

EVERY = 9  # a moment is looked at about every so many moves, and at all sealed ones more often


@pytest.mark.compiled
@every_table
@settings(max_examples=4)
@given(data=st.data())
def test_nothing_leaks(name: str, players: int, data: st.DataObject) -> None:
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    play = new_play(name, players, options, seed)
    for moment in play_walk(play, rng, undo=0.05):
        often = 3 if moment.state.sealed() else EVERY
        if rng.randrange(often) == 0 or moment.state.over:
            check_moment(moment, rng)


def tiny_deck(game: Game, players: int) -> Deck:
    """So few cards that worlds often agree in what is revealed: what follows must agree too."""
    content = through_json(frozen_deck(game).content)
    if game.name == "toy":
        return game.decks.from_content({**content, "cards": 4 * players, "hand": 2, "pile": 1})
    if game.name == "tobago":
        content["gold"] = content["gold"][::5]
        content["clues"] = content["clues"][::3]
        return game.decks.from_content(content)
    if game.name == "under_sail":
        content["islands"] = [each for each in content["islands"] if each["card"][1:] in "3589"]
        content["treasures"] = [each for each in content["treasures"] if each["value"] < 3]
        return game.decks.from_content({**content, "bonus_cards": 7})
    assert game.name == "loot_island"
    content["healers"] = content["healers"][: 2 * players]
    content["map_cards"] = [card for card in content["map_cards"] if card["card"][0] in "RG"]
    content["treasures"] = content["treasures"][:9] + content["treasures"][-3:]
    content["events"] = [
        event for event in content["events"] if event["event"] in ("A2", "B1", "B5", "B9", "B14")
    ]
    return game.decks.from_content(content)


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaks_where_little_is_hidden(name: str, seed: int) -> None:
    game = registry.find(name)
    rng = Random(seed)
    players = 3
    options = some_options(game, rng)
    deck = tiny_deck(game, players)
    if name == "loot_island":
        options["healers"] = ("hidden", "dealt")[seed % 2]
        fewest = players * (1 + seed % 2)  # just those that are needed
        deck = game.decks.from_content(
            {**deck.content, "healers": deck.content["healers"][:fewest]}
        )
    play = Play.begin(Setup(game, players, options, secret_of(seed), "tiny", deck))
    for moment in play_walk(play, rng):
        if rng.randrange(5) == 0 or moment.state.over:
            check_moment(moment, rng)
        for _ in range(0 if moment.state.over else 3):
            seat = rng.randrange(-1, players)
            check_action(moment, moment.state.view(seat).sample(rng.randrange(10**6)), seat, rng)


@every_game
def test_views_do_not_hold_the_secret(name: str) -> None:
    """Neither the secret nor the small generator's state leaves with a view or a decision."""
    game = registry.find(name)
    play = new_play(name, game.max_players, {}, 10**9 + 7)
    for moment in play_walk(play, Random(1)):
        for seat in range(-1, play.players):
            text = str(moment.state.view(seat).data())
            assert secret_of(10**9 + 7) not in text
            assert "chance" not in moment.state.view(seat).data()


@every_game
def test_views_stay_as_they_are(name: str) -> None:
    """A view holds no reference to the state: playing on does not change it."""
    game = registry.find(name)
    play = new_play(name, game.max_players, {}, 2)
    kept = []
    for moment in play_walk(play, Random(2)):
        view = moment.state.view(0)
        kept.append((view, through_json(view.data()), moment.state.copy()))
        if len(kept) > 30:
            break
    for _view, _data, state in kept[:3]:
        rng = Random(1)
        for _ in range(10):
            if not state.over:
                seat = state.deciders()[0]
                state.apply(seat, rng.choice(state.legal(seat)))
    for view, data, _state in kept:
        assert through_json(view.data()) == data


@pytest.mark.compiled
@every_game
def test_beyond_a_reveal_there_is_one_constant_answer(name: str) -> None:
    """Whatever a move goes on with, legal there or not, the answer is the same text."""
    game = registry.find(name)
    for seed in range(6):
        beyond(game, seed)


def beyond(game: Game, seed: int) -> None:
    """One game with random options: moves that go on where they must end."""
    rng = Random(seed)
    play = new_play(game.name, game.max_players, some_options(game, rng), seed)
    everything = game.catalogue.words(list(range(len(game.catalogue))))
    texts = set()
    for moment in play_walk(play, rng):
        if moment.state.over or rng.randrange(6) != 0:
            continue
        for seat in moment.state.deciders():
            for action in moment.state.legal(seat):
                after = moment.state.copy()
                after.apply(seat, action)
                if not move_ends(moment.state, after, seat):
                    continue
                first = game.catalogue.word(action)
                before = moment.state.hash()
                for second in rng.sample(everything, 5) + game.catalogue.words(after.legal(seat)):
                    for attempt in (moment.after, moment.preview):
                        with pytest.raises(BeyondReveal) as caught:
                            attempt(seat, [first, second])
                        texts.add(str(caught.value))
                assert moment.state.hash() == before
    assert len(texts) == 1


# The suite itself is tested: games that leak must be caught.


class SumView(ToyView):
    """A view with something more in it."""

    total = 0

    def data(self) -> dict[str, Any]:
        return {**super().data(), "sum": self.total}


class TellingView(Table):
    """Its view tells how high the first hand is."""

    def view(self, seat: i64) -> Any:
        view = SumView(seat, type(self)(self.players, self.options, self.box), describe(self, seat))
        view.total = sum(self.hands[0])
        return view


class QuietSumView(ToyView):
    """A view with something more in it that its data do not have."""

    total = 0


class TellingEncoding(Table):
    """Its view tells the encoding how high the first hand is."""

    def view(self, seat: i64) -> Any:
        data = describe(self, seat)
        view = QuietSumView(seat, type(self)(self.players, self.options, self.box), data)
        view.total = sum(self.hands[0])
        return view


class SumEncoding(Encoding):
    """One number, which only such views have."""

    def write(self, view: View, out: vec[u8], at: i64) -> None:
        if isinstance(view, QuietSumView):
            out[at] = number(view.total)


class TellingWhy(Table):
    """Its refusals depend on where the card lies."""

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        rule, details = super().reason(seat, action)
        if "card" in details:
            details["in_deck"] = details["card"] in self.deck
        return rule, details


class TellingQuestion(Table):
    """Its decisions tell of the next card."""

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        kind, rule, about = super().question(seat)
        return kind, rule, {**about, "high": self.deck[-1] > 26}


class TellingEvent(Table):
    """Its draws are told to everyone, undeclared."""

    def draw(self, seat: int) -> None:
        card = self.deck[-1] if self.deck else 0
        super().draw(seat)
        self.tell("glimpse", {"card": card})


class TellingSilence(Table):
    """It tells something only if a hidden card is high."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        if max(self.hands[seat]) > 40:
            self.tell("smile", {"seat": seat})


class TellingAudience(Table):
    """Its passed cards are whispered to one seat too many."""

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        if kind == "passed":
            self.tell("passed", {**data, **private})
        else:
            super().whisper(kind, data, private, seats)


class TellingLegal(Table):
    """Only the true holder of card 1 makes others' lists shorter."""

    def legal(self, seat: i64) -> list[int]:
        actions = super().legal(seat)
        return actions[1:] if seat >= 0 and 1 in self.hands[self.left(seat)] else actions


class ForgettingTable(Table):
    """Its worlds forget which card was passed: the sampler's view is another one."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        data = view.data()
        for hand in data["hands"]:
            if isinstance(hand, dict) and hand["known"]:
                hand["hidden"][0] += 1
                hand["known"] = []
        return view


LEAKS = {
    TellingView: "view differs",
    TellingEncoding: "encoding differs",
    TellingWhy: "why not .* differs",
    TellingQuestion: "decision differs",
    TellingEvent: "does not declare revealed",
    TellingSilence: "does not declare|more events",
    TellingAudience: "does not declare revealed",
    TellingLegal: "legal differs",
    ForgettingTable: "view differs|passed, gone",
}


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_leaks_are_caught(leaky: type[Table]) -> None:
    def sums() -> Encoding:
        encoding = SumEncoding(1)
        encoding.field("sum", 1, "the sum of the first hand")
        return encoding

    game = ToyGame(leaky)
    game.learning.encoding = sums

    def check_games() -> None:
        for seed in range(20):
            rng = Random(seed)
            play = Play.begin(Setup(game, 3, {}, secret_of(seed), "leaky"))
            for moment in play_walk(play, rng):
                check_moment(moment, rng)

    with pytest.raises(AssertionError, match=LEAKS[leaky]):
        check_games()
