"""Where rules meet: short supplies and decks, curses and winners, moves that cut into others."""

from typing import Any

import pytest

from tests.acting import kinds, seen
from tests.games.tobago.helpers import (
    CURSE,
    DECK,
    GAME,
    LOW,
    MID,
    OTHER_CURSE,
    clue,
    do,
    gold,
    laid,
    legal,
    located,
    ready,
    refused,
    settle,
    share,
    table,
    turned_in,
)
from tests.support import rule

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]
CLUES = [f"c{each['clue']}" for each in DECK.content["clues"]]


# moves


@rule("TB-M2", "TB-M3")
def test_raising_in_an_extra_move_ends_it_and_leaves_the_action() -> None:
    people: dict[int, Any] = {
        0: {"amulets": 1, "hand": HAND},
        1: {"hand": [clue("in river")]},
    }
    state = table(maps={"black": located("E4", 1)}, people=people)
    do(state, 0, "extra-drive E4 raise-black")
    settle(state)
    assert "leg" not in legal(state, 0)
    assert "drive" in legal(state, 0)


@rule("TB-M3")
@pytest.mark.parametrize("action", ["drive E3", "exchange", f"{HAND[2]} black"])
def test_the_action_ends_an_extra_move_that_is_under_way(action: str) -> None:
    state = table(people={0: {"amulets": 2, "hand": HAND}}, amulets=["E3"])
    do(state, 0, "extra-drive E4")
    assert "leg" in legal(state, 0)
    do(state, 0, action)
    left = 2 if action == "drive E3" else 0
    assert state.question(0)[2] == {"action": False, "legs": left, "extra_legs": 0}
    assert state.held[0] == (2 if action == "drive E3" else 1), "the action's legs collect"


@rule("TB-M3", "TB-T2", "TB-R6")
def test_an_amulet_washed_up_under_the_raiser_waits_for_the_next_turn() -> None:
    people: dict[int, Any] = {0: {"atv": "C10"}, 1: {"atv": "E1"}, 2: {"atv": "E1"}}
    state = table(
        people=people,
        maps={"black": located("C10", 1)},
        treasure_deck=list(range(1, 40)),
        curses_gone=[CURSE, OTHER_CURSE],
    )
    do(state, 0, "raise-black")
    settle(state)
    assert "C10" in state.dump()["amulets"]
    assert state.held[0] == 0
    back = state.copy()
    do(back, 0, "drive C9")
    assert back.held[0] == 0
    do(back, 0, "leg C10")
    assert back.held[0] == 1, "left and re-entered"
    for seat in range(3):
        assert state.held[0] == 0
        do(state, seat, "end")
    assert state.held[0] == 1


@rule("TB-T2")
def test_collected_only_at_the_start_of_ones_own_turn() -> None:
    people = {0: {"atv": "E1"}, 1: {"atv": "E1"}, 2: {"atv": "C10"}}
    state = table(people=people, amulets=["C10"])
    do(state, 0, "end")
    assert state.held[2] == 0
    do(state, 1, "end")
    assert state.held[2] == 1


# clues


@rule("TB-K2", "TB-A1")
def test_a_removed_site_is_no_longer_there_to_be_ruled_out() -> None:
    lake = clue("in lake")
    maps = {name: laid(markers=["D7"]) for name in ("grey", "white", "brown")}
    maps["black"] = laid(markers=["D7", "D8", "E5"])
    state = table(maps=maps, people={0: {"hand": [lake], "amulets": 1}})
    assert lake in legal(state, 0)
    do(state, 0, "remove-black E5")
    assert refused(state, 0, lake) == ("TB-K2", "fits_nowhere")


@rule("TB-K5", "TB-R5")
def test_the_clues_of_a_raised_map_are_in_the_next_shuffle() -> None:
    hand = HAND[:2]
    mine = [clue("not in lake"), clue("not in river")]
    rest = [name for name in CLUES if name not in [*hand, *mine]]
    state = table(
        people={0: {"hand": hand}, 1: {"hand": rest}},
        maps={"black": laid(*((name, 0) for name in mine), markers=["E5"])},
        clue_deck=[],
        treasure_deck=list(range(1, 40)),
        curses_gone=[CURSE, OTHER_CURSE],
    )
    do(state, 0, "raise-black")
    share(state)
    events = do(state, 0, hand[0])
    assert seen(events, "clues_reshuffled") == [{"event": "clues_reshuffled", "clues": 2}]
    assert set(state.dump()["players"][0]["hand"]) == {hand[1], *mine}, "short, both piles empty"


@rule("TB-E2", "TB-A4")
def test_an_exchange_takes_the_old_deck_first_then_a_shuffle_with_the_hand() -> None:
    top = clue("in river")
    others = [name for name in CLUES if name not in [*HAND, top]]
    state = table(people={0: {"hand": HAND, "amulets": 1}, 1: {"hand": others}}, clue_deck=[top])
    events = do(state, 0, "extra-exchange")
    new = state.dump()["players"][0]["hand"]
    assert len(new) == 4
    assert top in new
    assert set(new) - {top} < set(HAND)
    assert seen(events, "clues_reshuffled")[0]["clues"] == 4
    assert state.clue_left == 1
    assert state.dump()["clue_discards"] == []


@rule("TB-E2")
def test_an_extra_clue_keeps_the_game_going() -> None:
    state = table(idle_turns=59, people={0: {"hand": HAND, "amulets": 1}})
    do(state, 0, f"extra-clue {HAND[2]} black end")
    assert not state.over
    assert state.idle == 0


# treasures


@rule("TB-R1")
def test_the_marker_is_gone_while_the_treasure_is_shared_out() -> None:
    state = table(maps={"black": located("E5", 1)}, people={0: {"hand": HAND}})
    assert GAME.screen.facts(state.view(1))["players"][1]["raise"] == ["black"]
    assert GAME.screen.facts(state.view(1))["roses"] == 15
    do(state, 0, "raise-black")
    facts = GAME.screen.facts(state.view(1))
    assert [person["raise"] for person in facts["players"]] == [[], [], []]


@rule("TB-R5", "TB-R4")
def test_a_curse_at_once_leaves_the_new_map_to_the_raiser() -> None:
    people = {seat: {"hand": [HAND[seat]]} for seat in range(3)}
    for seed in range(1, 400):
        state = ready([1, 2], [CURSE, *LOW[:3]], people=people, chance={"small": seed * 7919})
        events = do(state, 0, "raise-black")
        if "curse" in kinds(events):
            break
    assert kinds(events).index("curse") == kinds(events).index("turned_up") + 1
    assert state.question(0) == ("first_clue", "TB-R5", {"map": "black"})


@rule("TB-R5", "TB-R4")
def test_who_got_the_last_gold_begins_even_if_the_curse_took_it() -> None:
    people = {seat: {"hand": [HAND[seat]]} for seat in range(3)}
    state = turned_in([1, 1], [MID[0], CURSE, LOW[0], LOW[1]], people=people)
    do(state, 0, "decline")
    do(state, 1, "accept")
    assert state.dump()["players"][1]["gold"] == [], "seat 1 had another rose there"
    assert state.question(state.decider()) == ("first_clue", "TB-R5", {"map": "black"})
    assert state.deciders() == [1]


@rule("TB-O1")
def test_who_has_nothing_to_give_is_out_and_the_rest_may_be_left_over() -> None:
    """Nobody has an amulet: all roses go home, and the second curse among the rest is idle."""
    people = {0: {"hand": HAND}, 1: {"gold": [gold(6)]}}
    order = [MID[0], CURSE, OTHER_CURSE, MID[1], MID[2]]
    options = {"after_curse": "amulets"}
    state = turned_in([1, 2, 1], order, people=people, options=options)
    events = do(state, 0, "decline")
    events += do(state, 1, "decline") + do(state, 2, "decline") + do(state, 1, "decline")
    assert kinds(events).count("curse") == 1
    assert [(e["seat"], e["gold"]) for e in seen(events, "cursed")] == [
        (0, None),
        (1, gold(6)),
        (2, None),
    ]
    assert seen(events, "left_over")[0]["cards"] == sorted([MID[1], MID[2], OTHER_CURSE])
    assert state.dump()["curses_gone"] == [CURSE, OTHER_CURSE]
    assert [int(roses) for roses in state.roses] == [15, 15, 15]


@rule("TB-O1", "TB-O2", "TB-E1")
@pytest.mark.parametrize("after", ["amulets", "all"])
def test_the_share_out_goes_on_in_the_last_treasure_too(after: str) -> None:
    """Gold that the curse took is discarded, but the deck is made anew only once."""
    found = 0
    for seed in range(1, 60):
        state = table(
            people={1: {"gold": [gold(6)], "amulets": 1}, 2: {"amulets": 1}, 0: {"amulets": 1}},
            options={"after_curse": after},
            maps={"black": located("E5", 1, 2)},
            treasure_deck=[1, CURSE],
            treasure_discards=[card for card in range(1, 40) if card not in (1, gold(6))],
            curses_gone=[OTHER_CURSE],
            chance={"small": seed * 1234567},
        )
        events = do(state, 0, "raise-black")
        if "curse" not in kinds(events):
            continue
        found += 1
        assert not state.over, "three cards are left for three roses"
        for seat in range(3):
            assert state.deciders() == [(0, 2, 1)[seat]]
            do(state, state.decider(), "accept")
        assert state.over
        assert state.dump()["amulets"] == []
        assert [int(held) for held in state.held] == [0, 0, 0]
    assert found


@rule("TB-E1")
def test_nobody_is_said_to_begin_a_map_after_the_last_treasure() -> None:
    people = {0: {"gold": [gold(2, 6)], "hand": HAND}, 1: {}}
    rest = [card for card in range(3, 40) if card != gold(2, 6)]
    state = table(
        people=people,
        maps={"black": located("E5", 1)},
        treasure_deck=[1, 2],
        treasure_discards=rest,
        curses_gone=[CURSE, OTHER_CURSE],
    )
    events = do(state, 0, "raise-black") + do(state, 0, "decline") + do(state, 1, "accept")
    events += do(state, 0, "accept")
    assert state.over
    assert kinds(events)[-2:] == ["left_over", "over"]
    events[-1].data["placings"] = [1, 1, 3]
    told = GAME.tell(events[-1], ["Ann", "Bob", "Eve"], DECK)
    assert told == "Ann, Bob share the win"


# amulets


@rule("TB-R6")
def test_a_short_supply_skips_statues_that_need_none() -> None:
    state = ready([1], LOW[:3], amulets=["C10"], people={2: {"amulets": 19}})
    do(state, 0, "raise-black")
    events = do(state, 0, "accept") + do(state, 1, "accept")
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [1]
    assert state.supply() == 0
    assert len(seen(events, "statues_turned")) == 1


@rule("TB-R6")
def test_amulets_used_in_the_turn_are_in_the_supply_again() -> None:
    state = ready([1], LOW[:3], people={0: {"amulets": 2}, 2: {"amulets": 19}})
    assert state.supply() == 0
    do(state, 0, "extra-drive E4 leg E5 raise-black")
    events = do(state, 0, "accept") + do(state, 1, "accept")
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [0]


@rule("TB-R6", "TB-A5")
def test_an_amulet_given_up_against_the_curse_comes_ashore_again() -> None:
    people: dict[int, Any] = {1: {"amulets": 1}, 2: {"amulets": 20}}
    state = turned_in([1], [MID[0], CURSE, MID[1]], people=people)
    events = do(state, 0, "accept")
    assert [e["amulet"] for e in seen(events, "cursed")] == [True]
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [0]
    assert state.supply() == 0


# what nobody else may know


@rule("TB-R2", "TB-K1")
def test_half_built_moves_and_hands_leak_nowhere() -> None:
    hands: dict[int, Any] = {0: {"hand": HAND, "amulets": 1}, 1: {"hand": [clue("in river")]}}
    state = table(people=hands, maps={"black": laid(markers=["E5", "D7"])})
    other = state.copy()
    for words in ("extra-clue", HAND[0], "remove-black", "drive", f"extra-clue {HAND[1]}"):
        built = state.copy()
        do(built, 0, words)
        for seat in (1, 2, -1):
            assert built.view(seat).data() == other.view(seat).data(), words
            assert GAME.screen.facts(built.view(seat)) == GAME.screen.facts(other.view(seat)), words
    for seat in (1, 2, -1):
        told = str(state.view(seat).data()) + str(GAME.screen.facts(state.view(seat)))
        assert not any(f"'{name}'" in told for name in HAND)
