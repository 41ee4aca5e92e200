"""Turns, clues and driving (TB-T1 to TB-M3), with the worked examples TB-X1 to TB-X3."""

from typing import Any

from tests.acting import kinds, seen
from tests.games.tobago.helpers import (
    DECK,
    GAME,
    OBJECTS,
    Land,
    clue,
    do,
    laid,
    legal,
    located,
    refused,
    settle,
    table,
)
from tests.support import rule

JUNGLE, NOT_JUNGLE = clue("in jungle"), clue("not in jungle")
HUT, PALM, STATUE = clue("next_to hut"), clue("next_to palm"), clue("next_to statue")
HAND = [JUNGLE, NOT_JUNGLE, HUT, PALM]


def markers(state: object, name: str) -> list[str] | None:
    """The site markers of a map."""
    found: list[str] | None = state.dump()["maps"][name]["markers"]  # type: ignore[attr-defined]
    return found


# TB-T1, TB-T2


@rule("TB-T1")
def test_one_action_a_turn() -> None:
    state = table(people={0: {"hand": HAND}})
    assert legal(state, 0)[:3] == ["end", "drive", "exchange"]
    assert set(HAND) <= set(legal(state, 0))
    after = state.copy()
    do(after, 0, f"{HUT} black")
    assert after.deciders() == [1], "nothing is left to do: the turn ends by itself"
    after = state.copy()
    do(after, 0, "drive E4")
    assert set(legal(after, 0)) == {"end", "leg"}
    assert refused(after, 0, "drive") == ("TB-T1", "action_used")
    assert refused(after, 0, HUT) == ("TB-T1", "action_used")
    assert refused(after, 0, "exchange") == ("TB-T1", "action_used")
    do(after, 0, "end")
    assert after.deciders() == [1]
    do(state, 0, "end")
    assert state.deciders() == [1], "a turn may end without an action"
    assert refused(state, 0, "end") == ("TB-T1", "not_asked")
    assert refused(state, 1, "exchange") == ("TB-T1", "no_clues")
    assert refused(state, 1, "black") == ("TB-T1", "own_turn")
    assert refused(state, 1, "C4") == ("TB-M1", "not_driving")
    assert refused(state, 1, "leg") == ("TB-M1", "not_driving")


@rule("TB-M1")
def test_a_space_that_cannot_be_reached_says_so() -> None:
    """Who taps a space means to drive there; how far one gets depends on what is left."""
    state = table(people={0: {"hand": HAND}})
    assert refused(state, 0, "D4") == ("TB-M1", "not_driving")
    assert refused(state, 0, "L4") == ("TB-M1", "too_far")
    assert refused(state, 0, "A1") == ("TB-M1", "in_the_ocean")
    assert refused(state, 0, "E5") == ("TB-M3", "stays")
    do(state, 0, "drive E4 leg D3")
    assert refused(state, 0, "D2") == ("TB-M1", "not_driving")
    assert refused(state, 0, "E6") == ("TB-M1", "too_far"), "two legs away, one is left"
    rich = table(people={0: {"hand": HAND, "amulets": 1}})
    do(rich, 0, f"{HUT} black")
    assert refused(rich, 0, "D4") == ("TB-M1", "not_driving"), "an amulet is an extra drive"


@rule("TB-T1")
def test_the_hand_is_exchanged_as_the_action() -> None:
    new = [clue("in lake"), clue("in river"), clue("in beach"), clue("in mountain")]
    state = table(people={0: {"hand": HAND}}, draw=new)
    events = do(state, 0, "exchange")
    assert sorted(state.dump()["players"][0]["hand"]) == sorted(new)
    assert sorted(state.dump()["clue_discards"]) == sorted(HAND)
    assert sorted(seen(events, "exchanged")[0]["clues"]) == sorted(HAND)
    assert sorted(seen(events, "drew", 0)[0]["clues"]) == sorted(new)
    assert "clues" not in seen(events, "drew", 1)[0]
    assert state.deciders() == [1]


@rule("TB-T1", "TB-R1")
def test_treasures_are_raised_before_and_after_the_action() -> None:
    maps = {"black": located("E5", 1), "grey": located("E4", 1), "white": located("E4", 1)}
    state = table(maps=maps, people={0: {"hand": HAND}})
    do(state, 0, "raise-black")
    assert state.question(state.decider())[0] == "offer"
    settle(state)
    assert "drive" in legal(state, 0), "the action is still free"
    do(state, 0, "drive E4")
    assert {"raise-grey", "raise-white"} <= set(legal(state, 0)), "several on one space"
    assert refused(state, 0, "raise-brown") == ("TB-R1", "not_located")
    do(state, 0, "raise-white")
    settle(state)
    assert legal(state, 0) == ["end", "raise-grey"], "raising ended the movement (TB-M2)"
    assert refused(state, 0, "E5") == ("TB-T1", "action_used"), "and there is no amulet"


@rule("TB-T2")
def test_an_amulet_under_the_atv_is_collected_at_the_start_of_the_turn() -> None:
    people = {0: {"atv": "E1"}, 1: {"atv": "K2"}, 2: {"atv": "K2"}}
    state = table(people=people, amulets=["K2"], first_player=0)
    assert state.held[1] == 0
    events = do(state, 0, "end")
    assert seen(events, "amulet_taken") == [{"event": "amulet_taken", "seat": 1, "space": "K2"}]
    assert state.held[1] == 1
    do(state, 1, "end")
    assert state.held[2] == 0, "it is gone"


# Clues


@rule("TB-K1")
def test_a_clue_goes_below_the_last_with_a_rose() -> None:
    state = table(maps={"white": laid((HUT, 1))}, people={0: {"hand": HAND[:2]}})
    events = do(state, 0, f"{JUNGLE} white")
    assert state.dump()["maps"]["white"]["clues"] == [
        {"clue": HUT, "rose": 1},
        {"clue": JUNGLE, "rose": 0},
    ]
    assert state.roses[0] == 14
    assert len(state.dump()["players"][0]["hand"]) == 4, "drawn back up, short hands too"
    assert kinds(events)[0] == "clue"
    assert refused(state, 1, JUNGLE) == ("TB-K1", "not_in_hand")
    six = table(2, people={0: {"hand": HAND}})
    do(six, 0, f"{HUT} black")
    assert len(six.dump()["players"][0]["hand"]) == 6


@rule("TB-K2")
def test_a_clue_rules_something_out_and_leaves_something() -> None:
    maps = {"black": laid((NOT_JUNGLE, 1)), "grey": laid((JUNGLE, 1))}
    state = table(maps=maps, people={0: {"hand": [clue("in jungle", 1)]}})
    do(state, 0, clue("in jungle", 1))
    assert legal(state, 0) == ["white", "brown"]
    assert refused(state, 0, "black") == ("TB-K2", "leaves_nothing")
    why = state.why_not(0, GAME.catalogue.encode("black"))
    assert why is not None
    assert why[1] == {"reason": "leaves_nothing", "map": "black", "clue": clue("in jungle", 1)}
    assert refused(state, 0, "grey") == ("TB-K2", "rules_out_nothing")
    assert refused(state, 0, "end") == ("TB-K1", "choose_map")
    nowhere = {name: laid((NOT_JUNGLE, 1)) for name in ["black"]}
    nowhere |= {name: laid(markers=["C2"]) for name in ("grey", "white", "brown")}
    state = table(maps=nowhere, people={0: {"hand": [JUNGLE]}})
    assert refused(state, 0, JUNGLE) == ("TB-K2", "fits_nowhere")


@rule("TB-K3", "TB-C2")
def test_markers_lie_once_17_are_enough() -> None:
    state = table(people={0: {"hand": HAND}, 1: {"hand": [clue("in lake")]}})
    do(state, 0, f"{JUNGLE} black")
    many = Land(1).left(DECK.content["clues"][int(JUNGLE[1:]) - 1], OBJECTS)
    assert len(many) > 17
    assert markers(state, "black") is None
    events = do(state, 1, f"{clue('in lake')} white")
    lake = {"B5", "C5", "C6", "C7", "C8", "D7", "D8", "I6", "J4", "J5", "J6"}
    assert set(markers(state, "white") or []) == lake
    assert set(seen(events, "marked")[0]["spaces"]) == lake
    assert state.site(2) == -1
    one = table(
        maps={"white": laid(markers=["D7", "J4"])}, people={0: {"hand": [clue("in largest_lake")]}}
    )
    events = do(one, 0, f"{clue('in largest_lake')} white")
    assert seen(events, "located") == [{"event": "located", "map": "white", "space": "D7"}]
    assert markers(one, "white") == ["D7"]


@rule("TB-K4")
def test_spaces_with_objects_and_shared_spaces() -> None:
    state = table(
        maps={"black": located("C4", 1), "grey": located("C4", 1)}, people={0: {"atv": "C4"}}
    )
    assert {"raise-black", "raise-grey"} <= set(legal(state, 0)), "at the hut of C4, both"
    near = clue("in_sight_of hut")
    state = table(people={0: {"hand": [near]}})
    do(state, 0, f"{near} black")
    lo, hi = state.sites[0], state.sites[1]
    assert "C4" in state.chart.island.names(lo, hi)


@rule("TB-K5")
def test_an_empty_clue_deck_is_made_anew() -> None:
    discards = [STATUE, clue("in lake")]
    rest = [f"c{each['clue']}" for each in DECK.content["clues"]]
    others = [name for name in rest if name not in [*HAND, *discards]]
    people = {0: {"hand": HAND}, 1: {"hand": others}}
    state = table(people=people, clue_deck=[], clue_discards=discards)
    events = do(state, 0, f"{HUT} black")
    assert seen(events, "clues_reshuffled") == [{"event": "clues_reshuffled", "clues": 2}]
    assert state.clue_left == 1
    assert state.dump()["clue_discards"] == []
    assert state.dump()["clue_shuffles"] == {
        "number": 1,
        "clues": {"1": sorted(discards, key=lambda c: int(c[1:]))},
    }


@rule("TB-X1", "TB-K2", "TB-K3")
def test_fourteen_sites_become_six() -> None:
    """In the jungle: not on the maps of grey, brown and black, but on the white one."""
    land = Land(1)
    jungle = {land.name(place) for place, terrain in land.at.items() if terrain == "jungle"}
    huts: dict[str, Any] = {
        "huts": ["B7", "G8", "F6", "D10"],
        "statues": [{"space": "C6", "faces": "E"}, {"space": "I2"}, {"space": "J9"}],
        "palms": ["A8", "F1", "L7"],
    }
    near = land.left({"relation": "next_to", "of": "hut", "not": False}, huts)
    sites = sorted(near & jungle)[:6] + sorted(near - jungle)[:8]
    assert len(sites) == 14
    by_statue = land.left({"relation": "next_to", "of": "statue", "not": False}, huts)
    maps = {
        "grey": laid((NOT_JUNGLE, 1)),
        "brown": laid((clue("in jungle", 1), 1)),
        "black": laid((STATUE, 1), markers=sorted(by_statue - jungle)[:9]),
        "white": laid((HUT, 2), markers=sites),
    }
    state = table(maps=maps, people={0: {"hand": [JUNGLE]}}, **huts)
    do(state, 0, JUNGLE)
    assert legal(state, 0) == ["white"]
    assert refused(state, 0, "grey")[1] == "leaves_nothing"
    assert refused(state, 0, "brown")[1] == "rules_out_nothing"
    assert refused(state, 0, "black")[1] == "leaves_nothing"
    events = do(state, 0, "white")
    assert (seen(events, "clue")[0]["before"], seen(events, "clue")[0]["sites"]) == (14, 6)
    assert set(markers(state, "white") or []) == set(sites) & jungle


# Driving


@rule("TB-M1")
def test_a_leg_stays_in_the_terrain_or_changes_it() -> None:
    state = table(people={0: {"atv": "E3"}})
    do(state, 0, "drive")
    jungle = {"B3", "B4", "C4", "D4", "D5", "D6", "E2", "E4", "E5", "F2", "F3", "A4", "A5", "A6"}
    reached = set(legal(state, 0))
    assert {"E2", "E4", "E5", "F2", "F3", "D4", "D5", "D6", "C4", "B3", "B4"} <= reached
    assert jungle & reached
    assert {"D2", "D3"} <= reached, "mountains next door"
    assert "F4" not in reached, "a river two steps away"
    assert refused(state, 0, "E3") == ("TB-M3", "stays")
    assert refused(state, 0, "F4") == ("TB-M1", "out_of_reach")
    assert refused(state, 0, "A1") == ("TB-M1", "in_the_ocean")
    assert refused(state, 0, "end") == ("TB-M1", "choose_space")


@rule("TB-M1")
def test_up_to_three_legs() -> None:
    state = table()
    do(state, 0, "drive E4 leg E3")
    assert legal(state, 0) == ["end", "leg"], "one may stop earlier"
    do(state, 0, "leg E2")
    assert state.deciders() == [1], "three legs, and nothing else to do"


@rule("TB-M1")
def test_objects_and_atvs_do_not_block_the_ocean_does() -> None:
    state = table(people={0: {"atv": "E6"}, 1: {"atv": "F5"}, 2: {"atv": "F5"}})
    do(state, 0, "drive F5 leg F4 leg G5")  # past two ATVs, the palm of F4, onto a statue
    assert state.space_name(state.atv[0]) == "G5"
    west = table(people={0: {"atv": "E1"}})
    do(west, 0, "drive")
    assert not set(legal(west, 0)) & {"A1", "A2", "B1", "C1"}


@rule("TB-M2")
def test_amulets_are_collected_where_legs_end() -> None:
    state = table(people={0: {"atv": "D1"}}, amulets=["D2", "B2", "C2"])
    do(state, 0, "drive D3")
    assert state.held[0] == 0, "passing over D2 does not collect"
    do(state, 0, "leg D2 leg B2")
    assert state.held[0] == 2, "several in a turn"
    assert state.dump()["amulets"] == ["C2"]
    assert "end" in legal(state, 0)


@rule("TB-M2")
def test_raising_ends_the_movement() -> None:
    state = table(maps={"black": located("E4", 1)}, people={1: {"hand": HAND}})
    do(state, 0, "drive E4")
    assert "leg" in legal(state, 0)
    do(state, 0, "raise-black")
    while state.question(state.decider())[0] == "offer":
        do(state, state.decider(), "decline")
    assert state.deciders() == [1], "the two legs are lost"


@rule("TB-M3")
def test_an_amulet_under_the_atv_in_mid_turn_is_left_and_re_entered() -> None:
    state = table(people={0: {"atv": "D1", "amulets": 1}}, amulets=["D2"])
    do(state, 0, "extra-drive D2")
    assert state.held[0] == 0
    assert state.dump()["amulets"] == ["D2"], "an extra drive collects nothing (TB-A3)"
    do(state, 0, "drive D3 leg D2")
    assert state.held[0] == 1


@rule("TB-M3")
def test_amulets_between_legs() -> None:
    hand = [clue("in lake"), HUT, PALM, STATUE]
    state = table(people={0: {"hand": hand, "amulets": 3}})
    do(state, 0, f"drive E4 extra-clue {HUT} black")
    assert "leg" in legal(state, 0), "the move goes on"
    do(state, 0, "leg E3")
    assert state.question(0)[2] == {"action": False, "legs": 1, "extra_legs": 0}


@rule("TB-M3")
def test_an_extra_drive_in_mid_drive_leaves_the_legs_of_the_first_one() -> None:
    state = table(people={0: {"amulets": 1}}, amulets=["E3", "D3"])
    do(state, 0, "drive E4 extra-drive E3")
    assert state.question(0)[2] == {"action": False, "legs": 2, "extra_legs": 2}
    assert state.held[0] == 0, "the extra drive collects nothing"
    do(state, 0, "leg E2 leg E4")
    assert state.question(0)[2] == {"action": False, "legs": 2, "extra_legs": 0}
    assert legal(state, 0) == ["end", "leg"]
    events = do(state, 0, "leg D3")
    assert seen(events, "drove")[0]["from"] == "E4", "from where the ATV stands"
    assert (seen(events, "drove")[0]["legs_left"], seen(events, "drove")[0]["extra"]) == (1, False)
    assert state.held[0] == 1, "the first drive collects"


@rule("TB-M3")
def test_an_extra_drive_may_be_left_for_the_first_one() -> None:
    state = table(people={0: {"amulets": 2}}, amulets=["E2"])
    do(state, 0, "drive E4 extra-drive E3")
    assert legal(state, 0) == ["end", "drive", "leg", "extra-drive"]
    do(state, 0, "drive")
    assert state.question(0)[2] == {"extra": False, "legs": 2}
    do(state, 0, "E2")
    assert state.question(0)[2] == {"action": False, "legs": 1, "extra_legs": 0}, "extra is over"
    assert state.held[0] == 2
    assert refused(state, 0, "drive") == ("TB-T1", "action_used"), "it is under way: leg"


@rule("TB-M3", "TB-A3")
def test_extra_drives_in_extra_drives_add_up() -> None:
    state = table(people={0: {"amulets": 2, "hand": HAND}})
    do(state, 0, "drive E4 extra-drive E3 extra-drive")
    assert state.question(0)[2] == {"extra": True, "legs": 5}
    do(state, 0, "E2")
    assert state.question(0)[2] == {"action": False, "legs": 2, "extra_legs": 4}
    assert refused(state, 0, "L4") == ("TB-M1", "not_driving"), "six legs reach the far shore"
    do(state, 0, "leg E3 leg E2 leg E3 leg E2")
    assert state.question(0)[2] == {"action": False, "legs": 2, "extra_legs": 0}
    do(state, 0, "leg E3 leg E2")
    assert state.deciders() == [1], "all eight legs are driven"


@rule("TB-M2", "TB-M3")
def test_raising_ends_both_drives() -> None:
    people: dict[int, Any] = {0: {"amulets": 2, "hand": HAND}, 1: {"hand": [clue("in river")]}}
    state = table(maps={"black": located("E3", 1)}, people=people)
    do(state, 0, "drive E4 extra-drive E3 raise-black")
    settle(state)
    assert state.question(0)[2] == {"action": False, "legs": 0, "extra_legs": 0}
    assert "leg" not in legal(state, 0)


@rule("TB-X2", "TB-M1")
def test_two_drives_of_three_legs() -> None:
    cleo = table(people={0: {"atv": "A6"}})
    do(cleo, 0, "drive B3 leg B2 leg D3")  # the jungle's end, the mountains, their end
    assert cleo.space_name(cleo.atv[0]) == "D3"
    ben = table(people={0: {"atv": "D8"}})
    do(ben, 0, "drive E8 leg F5 leg F4")  # lake to scrubland, across it, to the river
    assert ben.space_name(ben.atv[0]) == "F4"
    land = table(people={0: {"atv": "A6"}})
    do(land, 0, "drive B3 leg B2")
    do(land, 0, "leg")
    assert refused(land, 0, "E3") == ("TB-M1", "out_of_reach"), "not beyond the mountains"


@rule("TB-X3", "TB-T2", "TB-M2", "TB-A3")
def test_collecting_amulets() -> None:
    people = {0: {"atv": "K9"}, 1: {"atv": "L8"}, 2: {"atv": "I9"}}
    state = table(people=people, amulets=["J9", "L8", "L3", "I1", "H2"])
    do(state, 0, "drive J9 leg K9 leg L8")
    assert state.held[0] == 2, "in the mountains, and from under the other ATV"
    assert state.held[1] == 0, "Tom gets nothing at the start of his turn"
    do(state, 0, "end")
    do(state, 1, "drive L3 leg K3 leg J2")
    assert state.held[1] == 1
    far = table(people={0: {"atv": "L8", "amulets": 1}}, amulets=["J1"])
    do(far, 0, "extra-drive K3 leg J2 leg J1")
    assert far.held[0] == 0
    do(far, 0, "drive J2 leg J1")
    assert far.held[0] == 1, "driven off and come back with the action"
