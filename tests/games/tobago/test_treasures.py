"""Raising and sharing out, the curse, the new map, statues (TB-R1 to TB-R6, TB-O1, TB-O2)."""

from typing import Any

import pytest

from doubloon.games.tobago.rules.treasures import Offer
from tests.acting import kinds, seen
from tests.games.tobago.helpers import (
    CURSE,
    LOW,
    MID,
    OTHER_CURSE,
    TURN,
    Land,
    clue,
    do,
    gold,
    laid,
    legal,
    located,
    ready,
    refused,
    share,
    table,
    turned_in,
)
from tests.support import rule

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]


@rule("TB-R1")
def test_raising() -> None:
    state = ready([1, 2], LOW[:4])
    assert refused(state, 0, "raise-grey") == ("TB-R1", "not_located")
    away = table(maps={"black": located("E4", 1)})
    assert refused(away, 0, "raise-black") == ("TB-R1", "atv_elsewhere")
    events = do(state, 0, "raise-black")
    assert seen(events, "raised")[0]["roses"] == [0, 2, 1], "the raiser's is below the last clue"
    entry = state.dump()["maps"]["black"]["clues"][-1]
    assert entry == {"clue": None, "rose": 0}
    do(state, 0, "decline")
    assert state.deciders() == [2]
    bare = table(people={0: {"atv": "E5"}}, maps={"black": located("E5", *[1] * 2)})
    assert "raise-black" in legal(bare, 0)


@rule("TB-R2")
def test_everybody_looks_at_as_many_cards_as_roses() -> None:
    state = ready([1, 2, 1], LOW[:5])
    events = do(state, 0, "raise-black")
    looked = [(each["seat"], each["number"]) for each in seen(events, "peeked")]
    assert looked == [(0, 1), (1, 2), (2, 1)]
    assert seen(events, "peeked", 1)[1]["cards"] == sorted(LOW[1:3]), "clockwise from the raiser"
    assert "cards" not in seen(events, "peeked", 0)[1]
    dump = state.dump()
    assert dump["unseen"] == LOW[4]
    assert sorted(dump["pile"] + dump["turned_up"]) == sorted(LOW[:5])
    orders = set()
    for seed in range(1, 40):
        again = ready([1, 2, 1], LOW[:5], chance={"small": seed * 99991})
        do(again, 0, "raise-black")
        orders.add(tuple(again.dump()["turned_up"] + again.dump()["pile"]))
    assert len(orders) > 25, "they are shuffled"


@rule("TB-R2")
def test_who_has_seen_what_is_known_to_them_alone() -> None:
    state = ready([1, 2, 1], LOW[:5])
    do(state, 0, "raise-black")
    own = state.view(1).data()["players"]
    assert own[1]["peek"] == sorted(LOW[1:3])
    assert own[2]["peek"] == {"hidden": 1}
    watcher = state.view(-1).data()
    assert [person["peek"] for person in watcher["players"]] == [
        {"hidden": 1},
        {"hidden": 2},
        {"hidden": 1},
    ]
    assert "unseen" not in watcher
    assert watcher["pile"] == {"hidden": 4}
    mine = {LOW[1] - 1, LOW[2] - 1}
    offer = state.top
    assert isinstance(offer, Offer)
    for seed in range(30):
        world: Any = state.view(1).sample(seed)
        pile = {world.pile[n] for n in range(world.pile_left)} | {int(offer.card)}
        assert mine <= pile


@rule("TB-R3")
def test_offered_from_bottom_to_top() -> None:
    state = ready([1, 2, 1], LOW[:5], people={0: {"hand": HAND}})
    do(state, 0, "raise-black")
    asked = []
    for _ in range(4):
        seat = state.decider()
        asked.append(seat)
        assert legal(state, seat) == ["accept", "decline"]
        assert refused(state, seat, "end") == ("TB-R3", "accept_or_decline")
        events = do(state, seat, "decline")
    assert asked == [0, 1, 2, 1], "also the same player again"
    assert "unwanted" in kinds(events), "declined by all it is discarded"
    first = seen(events, "unwanted")[0]["card"]
    assert first in state.dump()["treasure_discards"]
    assert state.deciders() == [0]
    do(state, 0, "accept")
    assert len(state.dump()["players"][0]["gold"]) == 1
    assert state.roses[0] == 15, "the rose is taken back"
    assert state.deciders() == [1], "the raiser has no rose left there"


@rule("TB-R3")
def test_a_card_left_over_is_discarded() -> None:
    state = ready([1], LOW[:3], people={1: {"hand": HAND}})
    events = do(state, 0, "raise-black")
    events += do(state, 0, "accept")
    reveals = state.reveals
    events += do(state, 1, "accept")
    assert state.reveals == reveals + 1
    left = seen(events, "left_over")
    assert len(left) == 1
    assert len(left[0]["cards"]) == 1
    assert left[0]["cards"][0] in state.dump()["treasure_discards"]
    cursed = turned_in([1], [LOW[0], LOW[1], CURSE], people={1: {"hand": HAND}})
    do(cursed, 0, "accept")
    events = do(cursed, 1, "accept")
    assert "curse" not in kinds(events), "a curse that is left over has no effect"
    assert cursed.dump()["curses_gone"] == [CURSE, OTHER_CURSE]


@rule("TB-R3")
def test_roses_left_go_home_and_no_amulet_is_used() -> None:
    state = ready([1, 1, 2], LOW[:5], people={0: {"amulets": 2, "hand": HAND}})
    do(state, 0, "raise-black")
    assert legal(state, 0) == ["accept", "decline"]
    share(state, dict.fromkeys(LOW[:5], "decline"))
    assert [int(roses) for roses in state.roses] == [15, 15, 15]
    assert state.deciders() == [0]


# TB-R4


@rule("TB-R4", "TB-A5")
def test_a_curse_ends_the_share_out() -> None:
    people = {
        0: {"amulets": 1, "gold": [gold(5)], "hand": HAND},
        1: {"gold": [gold(3), gold(6), gold(5, 1)]},
        2: {},
    }
    state = turned_in([1, 2, 1], [MID[0], CURSE, MID[1], MID[2], OTHER_CURSE], people=people)
    events = do(state, 0, "accept")
    assert kinds(events)[:3] == ["accepted", "turned_up", "curse"]
    assert seen(events, "cursed") == [
        {"event": "cursed", "seat": 1, "amulet": False, "gold": gold(6)},
        {"event": "cursed", "seat": 2, "amulet": False, "gold": None},
    ], "the raiser has no rose there any more; one loss however many roses"
    dump = state.dump()
    assert dump["players"][0]["amulets"] == 1
    assert dump["players"][1]["gold"] == sorted([gold(3), gold(5, 1)])
    assert {MID[1], MID[2], gold(6)} <= set(dump["treasure_discards"])
    assert dump["curses_gone"] == [CURSE, OTHER_CURSE], "the second one too, without effect"
    assert [person["roses"] for person in dump["players"]] == [15, 15, 15]
    assert kinds(events).count("curse") == 1


@rule("TB-R4", "TB-A5")
def test_the_amulet_must_be_given_and_new_gold_counts() -> None:
    people = {1: {"amulets": 2, "gold": [gold(6)]}, 0: {"hand": HAND}}
    state = turned_in([1, 0], [MID[0], CURSE, MID[1], MID[2]], people=people)
    events = do(state, 0, "accept")
    assert seen(events, "cursed") == [
        {"event": "cursed", "seat": 0, "amulet": False, "gold": MID[0]},
        {"event": "cursed", "seat": 1, "amulet": True, "gold": None},
    ], "seat 0 loses what it has just won"
    assert state.held[1] == 1
    assert state.supply() == 21 - 1


@rule("TB-O1")
def test_going_on_among_those_who_give_an_amulet() -> None:
    people = {0: {"amulets": 1, "hand": HAND}, 1: {"gold": [gold(6)]}, 2: {"amulets": 1}}
    options = {"after_curse": "amulets"}
    order = [MID[0], CURSE, MID[1], OTHER_CURSE, MID[2]]
    state = turned_in([1, 2, 0], order, people=people, options=options)
    events = do(state, 0, "accept")
    assert [each["seat"] for each in seen(events, "cursed")] == [0, 1, 2]
    assert state.question(state.decider())[2]["card"] == MID[1]
    assert state.question(state.decider())[2]["roses"] == [0, 2], "seat 1 took its rose back"
    assert state.roses[1] == 15
    assert gold(6) in state.dump()["treasure_discards"]
    do(state, 0, "decline")
    events = do(state, 2, "accept")
    assert kinds(events).count("curse") == 1, "a second curse strikes again"
    assert [each["seat"] for each in seen(events, "cursed")] == [0]
    assert state.dump()["curses_gone"] == [CURSE, OTHER_CURSE]
    assert MID[2] in state.dump()["treasure_discards"], "seat 0 had no amulet left: nobody goes on"


@rule("TB-O2")
def test_going_on_among_all() -> None:
    people = {0: {"hand": HAND}, 1: {"gold": [gold(6)]}, 2: {"amulets": 1}}
    options = {"after_curse": "all"}
    cursed = turned_in(
        [1, 2, 0], [MID[0], CURSE, MID[1], OTHER_CURSE, MID[2]], people=people, options=options
    )
    events = do(cursed, 0, "decline") + do(cursed, 0, "decline")
    events += do(cursed, 2, "decline")
    events += do(cursed, 1, "accept")
    assert [(e["seat"], e["amulet"], e["gold"]) for e in seen(events, "cursed")] == [
        (0, False, None),
        (2, True, None),
    ]
    assert cursed.question(cursed.decider())[2]["roses"] == [0, 0, 2], "everyone stays in"
    events = do(cursed, 0, "accept")
    assert [e["seat"] for e in seen(events, "cursed")] == [0, 2]
    assert cursed.question(cursed.decider())[2]["card"] == MID[2]


# TB-R5


@rule("TB-R5")
@pytest.mark.parametrize(
    ("answers", "starter"), [(["accept", "decline", "accept"], 1), (["decline"] * 6, 0)]
)
def test_who_begins_the_map_anew(answers: list[str], starter: int) -> None:
    people = {seat: {"hand": [HAND[seat]]} for seat in range(3)}
    state = ready([1, 2], LOW[:4], people=people)
    do(state, 0, "raise-black")
    used = [each["clue"] for each in state.dump()["maps"]["black"]["clues"][:-1]]
    for answer in answers:
        if state.question(state.decider())[0] == "offer":
            do(state, state.decider(), answer)
    share(state, dict.fromkeys(range(42), "decline"))
    assert state.deciders() == [starter]
    assert state.question(starter) == ("first_clue", "TB-R5", {"map": "black"})
    assert legal(state, starter) == [HAND[starter]]
    assert refused(state, starter, HAND[2]) == ("TB-R5", "not_in_hand")
    assert refused(state, starter, "end") == ("TB-R5", "choose_clue")
    assert set(used) <= set(state.dump()["clue_discards"])
    do(state, starter, HAND[starter])
    assert state.dump()["maps"]["black"]["clues"] == [{"clue": HAND[starter], "rose": starter}]
    assert len(state.dump()["players"][starter]["hand"]) == 4, "drawn back up"
    assert state.deciders() == [0], "the raiser's turn goes on"


@rule("TB-R5")
def test_without_clues_the_map_stays_empty() -> None:
    state = ready([1], LOW[:3])
    do(state, 0, "raise-black")
    share(state)
    assert state.dump()["maps"]["black"] == {"clues": [], "markers": None}
    assert state.question(state.decider())[0] == "turn"


@rule("TB-R5")
def test_without_a_rose_nothing_is_played_or_raised() -> None:
    many: dict[str, Any] = {"black": located("E5", *[0] * 8), "grey": located("C4", *[0] * 7)}
    hand = [clue("in largest_lake"), clue("in lake")]
    state = table(maps=many, people={0: {"hand": hand, "amulets": 1}})
    assert state.roses[0] == 0
    assert refused(state, 0, "raise-black") == ("TB-R5", "no_rose")
    assert refused(state, 0, hand[0]) == ("TB-R5", "no_rose")
    assert refused(state, 0, "extra-clue") == ("TB-A2", "no_rose")
    people: dict[int, Any] = {0: {"hand": hand, "atv": "C2"}, 1: {"hand": [HAND[0]]}}
    first = table(
        people=people,
        maps={**many, "white": located("E5", 1)},
        first_player=1,
        treasure_deck=list(range(1, 40)),
        curses_gone=[CURSE, OTHER_CURSE],
    )
    do(first, 1, "raise-white")
    do(first, 1, "accept")
    do(first, 1, "accept")
    assert first.question(1)[0] == "first_clue"
    empty = table(
        people={0: {"hand": hand, "atv": "C2"}},
        maps={**many, "white": laid(markers=["E4"])},
        stack=[
            {**TURN, "seat": 1},
            {"name": "share", "map": "brown", "last_gold": 0, "cleared": True},
            {"name": "first_clue", "seat": 0},
        ],
    )
    do(empty, 0, hand[1])
    assert empty.dump()["maps"]["brown"]["clues"] == [{"clue": hand[1], "rose": None}], "unmarked"


# TB-R6


@rule("TB-R6")
def test_statues_bring_amulets_and_turn() -> None:
    state = ready([1], LOW[:3])
    do(state, 0, "raise-black")
    events = do(state, 0, "accept") + do(state, 1, "accept")
    ashore = {each["statue"]: each["space"] for each in seen(events, "amulet_ashore")}
    assert ashore[0] == "C10"
    for statue, (start, direction) in enumerate((("C7", 1), ("G5", 3), ("I8", 0))):
        assert ashore[statue] == walk(start, direction)
    assert [each["faces"] for each in state.dump()["statues"]] == ["SE", "W", "E"]
    assert seen(events, "statues_turned") == [
        {"event": "statues_turned", "faces": ["SE", "W", "E"]}
    ]
    assert state.supply() == 21 - 3


def walk(start: str, direction: int) -> str:
    """The last land in a direction."""
    land = Land(1)
    at = land.place(start)
    while land.around(at)[direction] in land.at:
        at = land.around(at)[direction]
    return land.name(at)


@rule("TB-R6")
def test_no_second_amulet_and_no_more_than_there_are() -> None:
    state = ready([1], LOW[:3], amulets=["C10"])
    do(state, 0, "raise-black")
    events = do(state, 0, "accept") + do(state, 1, "accept")
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [1, 2]
    assert state.dump()["amulets"].count("C10") == 1
    short = ready([1], LOW[:3], people={2: {"amulets": 20}})
    do(short, 0, "raise-black")
    events = do(short, 0, "accept") + do(short, 1, "accept")
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [0], "in statue order"
    same = [
        {"space": "C7", "faces": "E"},
        {"space": "C8", "faces": "E"},
        {"space": "I8", "faces": "NE"},
    ]
    two = ready([1], LOW[:3], statues=same)
    do(two, 0, "raise-black")
    events = do(two, 0, "accept") + do(two, 1, "accept")
    assert [each["statue"] for each in seen(events, "amulet_ashore")] == [0, 2], "one for two gazes"
