"""What seats know, what screens are told, and words for everything (views, facts, log text)."""

from random import Random
from typing import Any

import pytest

from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.errors import PositionError
from doubloon.kernel.events import Sink
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.reports.statistics import Collector
from tests.games.tobago.helpers import (
    CURSE,
    DECK,
    GAME,
    MID,
    OBJECTS,
    Land,
    clue,
    do,
    laid,
    legal,
    located,
    ready,
    settle,
    table,
)
from tests.support import rule
from tests.web.pages.test_words_lists import refused

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]


def facts(state: Any, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.screen.facts(state.view(seat))
    return found


def names(facts: dict[str, Any], mask: str) -> set[str]:
    """The spaces of a set."""
    bits = int(mask, 16)
    return {name for place, name in enumerate(facts["spaces"]) if bits >> place & 1}


# Views


def test_hands_of_others_are_hidden() -> None:
    state = table(people={0: {"hand": HAND[:2]}, 1: {"hand": HAND[2:]}})
    view = state.view(0).data()
    assert view["players"][0]["hand"] == HAND[:2]
    assert view["players"][1]["hand"] == {"hidden": {"0": 2}}
    assert view["clue_deck"] == {"hidden": len(DECK.content["clues"]) - 4}
    worlds: list[Any] = [state.view(0).sample(seed) for seed in range(40)]
    assert len({int(world.hands[1]) for world in worlds}) > 20
    assert {int(world.hands[0]) for world in worlds} == {int(state.hands[0])}


@rule("TB-K5")
def test_who_drew_from_which_shuffle_is_known() -> None:
    everything = [f"c{each['clue']}" for each in DECK.content["clues"]]
    others = [name for name in everything if name not in HAND]
    people = {0: {"hand": HAND}, 1: {"hand": others[:4]}, 2: {"hand": others[4:]}}
    state = table(people=people, clue_deck=[])
    do(state, 0, "exchange")
    view = state.view(1).data()
    assert view["players"][0]["hand"] == {"hidden": {"1": 4}}
    for seed in range(5):
        world: Any = state.view(1).sample(seed)
        assert int(world.hands[0]) == int(state.hands[0]), "they can only be the four"


def test_half_built_moves_are_private() -> None:
    maps = {"black": laid(markers=["C2", "D3"])}
    state = table(people={0: {"hand": HAND, "amulets": 1}}, maps=maps)
    before = [state.view(seat).data() for seat in (1, 2, -1)]
    for word in (HAND[0], "drive", "extra-clue", "extra-drive", "remove-black"):
        after = state.copy()
        do(after, 0, word)
        assert [after.view(seat).data() for seat in (1, 2, -1)] == before
        assert after.view(0).data() != state.view(0).data()


# Facts


@rule("TB-K2")
def test_facts_tell_what_a_clue_would_leave() -> None:
    maps = {"black": laid((clue("not in jungle"), 1)), "grey": laid((clue("in jungle", 1), 2))}
    state = table(people={0: {"hand": HAND}}, maps=maps)
    told = facts(state, 0)
    by = told["hand"][HAND[0]]
    assert by["black"] == {"rule": "TB-K2", "reason": "leaves_nothing"}
    assert by["grey"] == {"rule": "TB-K2", "reason": "rules_out_nothing"}
    entry = DECK.content["clues"][int(HAND[0][1:]) - 1]
    assert names(told, by["white"]["leaves"]) == Land(1).left(entry, OBJECTS)
    assert by["white"]["sites"] == len(Land(1).left(entry, OBJECTS))
    assert facts(state, 1)["hand"] == {}
    assert facts(state, -1)["hand"] == {}
    assert names(told, told["maps"]["white"]["possible"]) == Land(1).names()


@rule("TB-M1")
def test_facts_tell_where_an_atv_gets() -> None:
    state = table(people={0: {"atv": "D1"}}, amulets=["D2", "C2"])
    told = facts(state, 0)
    assert len(told["reach"]) == 3
    reached = [names(told, mask) for mask in told["reach"]]
    assert reached[0] < reached[1] < reached[2]
    routes = told["routes"]["drive"]
    for space, route in routes.items():
        copy = state.copy()
        do(
            copy,
            0,
            " ".join(f"{'leg' if place else 'drive'} {to}" for place, to in enumerate(route)),
        )
        assert copy.space_name(copy.atv[0]) == space
    assert set(routes) == reached[2] - {"D1"}
    assert routes["E3"][0] == "D2", "by way of an amulet"
    do(state, 0, "drive D2")
    assert len(facts(state, 0)["reach"]) == 2
    do(state, 0, "leg")
    assert len(facts(state, 0)["reach"]) == 2
    assert facts(state, 1)["routes"] == {}


@rule("TB-M3")
def test_facts_tell_which_legs_are_left_of_what() -> None:
    state = table(people={0: {"atv": "D1", "amulets": 1}}, amulets=["D2"])
    assert facts(state, 0)["legs"] == {"first": 0, "extra": 0, "drive": 3}
    assert set(facts(state, 0)["routes"]) == {"drive", "extra-drive"}
    do(state, 0, "drive D3 extra-drive E3")
    for seat in (0, 1, -1):
        assert facts(state, seat)["legs"] == {"first": 2, "extra": 2, "drive": 3}, (
            "everybody sees it"
        )
    told = facts(state, 0)
    assert len(told["reach"]) == 4
    assert set(told["routes"]) == {"leg", "drive"}
    assert set(told["routes"]["drive"]) == names(told, told["reach"][1]) - {"E3"}
    far = names(told, told["reach"][3]) - {"E3"}
    assert set(told["routes"]["leg"]) == far
    for word in ("leg", "drive"):
        for space, route in told["routes"][word].items():
            copy = state.copy()
            legs = [f"{'leg' if place else word} {to}" for place, to in enumerate(route)]
            do(copy, 0, " ".join(legs))
            assert copy.space_name(copy.atv[0]) == space
    do(state, 0, "drive")
    assert set(facts(state, 0)["routes"]) == {"drive"}
    assert len(facts(state, 0)["reach"]) == 2


def test_facts_of_maps_players_and_share_outs() -> None:
    state = table(maps={"black": located("E5", 1, 2, 1)}, people={0: {"hand": HAND}})
    told = facts(state, 2)
    assert (told["phase"], told["turn"]) == ("turn", 0)
    assert told["maps"]["black"]["space"] == "E5"
    assert told["maps"]["black"]["roses"] == [1, 2, 1]
    assert told["players"][0]["raise"] == ["black"]
    assert [each["hand"] for each in told["players"]] == [4, 0, 0]
    assert told["gazes"][0] == {"space": "C10", "path": ["C8", "C9", "C10"], "comes": True}
    assert told["share"] is None
    do(state, 0, "raise-black")
    share = facts(state, 1)["share"]
    assert share["drawn"] == [1, 2, 1]
    assert share["asked"] == [0, 1, 2, 1]
    assert share["left"] == 4
    seen = set(state.dump()["players"][1]["peek"])
    assert set(share["mine"]) == seen - set(share["turned"])
    assert facts(state, -1)["share"]["mine"] == []
    assert facts(state, 1)["phase"] == "share"
    raised = facts(state, 1)["maps"]["black"]
    assert (raised["space"], raised["marked"]) == (None, False), "TB-R1: the marker is taken away"


@rule("TB-R4")
def test_facts_tell_whether_a_curse_may_come_and_what_it_would_take() -> None:
    maps = {"black": located("E5", 1, 2, 1)}
    people: dict[int, Any] = {0: {"hand": HAND}, 1: {"amulets": 1}, 2: {"gold": [5]}}
    early = table(maps=maps, people=people)
    do(early, 0, "raise-black")
    share = facts(early, 1)["share"]
    assert share["curse"] == "none", "TB-S2: no curse among the first cards"
    assert share["losses"] == ["nothing", "amulet", "gold"]
    for seed in range(20):
        late = ready([1, 2, 1], [CURSE, *MID[:4]], seed=seed)
        do(late, 0, "raise-black")
        if facts(late, 0)["share"] is None:
            continue  # the curse came first
        told = [facts(late, seat)["share"]["curse"] for seat in (-1, 0, 1, 2)]
        peeks = [set(each["peek"]) for each in late.dump()["players"]]
        seen = ["certain" if CURSE in peek else "possible" for peek in peeks]
        assert told == ["possible", *seen]


# Words


def test_every_event_has_a_sentence_and_games_are_observed() -> None:
    silent = {"statues_turned", "drew"}  # clues that somebody draws are seen by nobody else
    collector = Collector()
    told = set()
    for seed in range(12):
        rng = Random(seed)
        start = GAME.new(3, {"after_curse": rng.choice(["stops", "all"])}, seed=seed)
        state = start.copy()
        sink = Sink()
        while not state.over:
            seat = state.decider()
            choices = legal(state, seat)
            good = [word for word in choices if word.startswith(("raise", "remove"))]
            word = rng.choice(good or choices)
            state.apply(seat, GAME.catalogue.encode(word), sink)
        for event in sink.events:
            told.add(event.kind)
            said = GAME.tell(event, ["Ann", "Bob", "Cat"], DECK)
            assert bool(said) != (event.kind in silent), event.kind
            assert said != event.kind
            assert "{" not in said
        GAME.learning.observe(start, state, sink.events, collector)
        assert " island " in GAME.draw(state)
    assert len(told) > 20
    data = collector.data()
    assert {"the game", "winner by turn order", "amulets, per game", "curse"} <= set(data)


def test_a_view_that_no_game_gives_is_refused_after_a_bounded_number_of_deals() -> None:
    view = GAME.new(3, {}, seed=1, deck=DECK).view(0)
    assert isinstance(view, TobagoView)
    view.sample(1)
    view.board.setup.bottom = 0  # then no deal is left in which the curses lie low
    with pytest.raises(PositionError, match="curse"):
        view.sample(1)


def test_every_reason_can_be_said() -> None:
    details = {"clue": "c1", "map": "black", "sites": 3, "space": "C4", "legs": 3}
    for word in refused("tobago"):
        said = GAME.explain("TB-T1", {"reason": word, **details})
        assert said.endswith(".")
        assert "{" not in said
        assert said != GAME.explain("TB-T1", {"reason": "unheard of"})


def test_a_move_that_draws_ends_there_and_driving_can_be_taken_back() -> None:
    play = Play.begin(Setup(GAME, 2, {"island": "1"}, f"{5:064x}", "undo"))
    for _ in range(2):
        play = play.after(play.state.decider(), ["E5"])
    seat = play.state.decider()
    play = play.after(seat, ["drive", "E4", "leg", "E3"])
    assert play.undo_limit(seat)[0] == 1
    play = play.taken_back(seat)
    words = [word for word in legal(play.state, seat) if word[0] == "c"]
    card = words[0]
    found = play.preview(seat, [card])
    assert not found.complete
    assert set(found.choices) <= {"black", "grey", "white", "brown"}
    play = play.after(seat, [card, found.choices[0]])
    assert play.undo_limit(seat) == (0, "reveal")


# Bots


def test_the_evaluation_likes_what_a_player_likes() -> None:
    judge = GAME.learning.evaluation()
    plain = judge.value(table(people={0: {"hand": HAND}}), 0)
    assert judge.value(table(people={0: {"amulets": 1}}), 0) > plain
    assert judge.value(table(people={0: {"gold": [1]}}), 0) > plain
    assert judge.value(table(people={1: {"gold": [1]}}), 0) < plain
    rose = table(maps={"black": laid((HAND[0], 0))})
    assert judge.value(rose, 0) > plain
    here = judge.value(table(maps={"black": located("E5", 1)}), 0)
    away = judge.value(table(maps={"black": located("E5", 1)}, people={0: {"atv": "L3"}}), 0)
    assert here > away
    state = table(maps={"black": located("E5", 1)})
    stage = judge.stage(state)
    do(state, 0, "raise-black")
    assert judge.stage(state) <= stage
    settle(state)
    assert judge.stage(state) > stage
    assert judge.spread(state) < judge.spread(table())
