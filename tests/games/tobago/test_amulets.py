"""What amulets are good for (TB-A1 to TB-A5), and four treasures in one turn (TB-X4)."""

from doubloon.games.tobago.components import actions
from tests.acting import seen
from tests.games.tobago.helpers import GAME, clue, do, laid, legal, located, refused, settle, table
from tests.support import rule

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]


@rule("TB-A1")
def test_a_marker_is_removed() -> None:
    maps = {"black": laid(markers=["E5", "C4", "D7"]), "grey": laid(markers=["E4"])}
    state = table(maps=maps, people={0: {"amulets": 3}})
    assert refused(state, 0, "remove-grey") == ("TB-A1", "last_marker")
    assert refused(state, 0, "remove-white") == ("TB-A1", "no_markers")
    do(state, 0, "remove-black")
    assert legal(state, 0) == ["C4", "D7", "E5"]
    assert refused(state, 0, "E4") == ("TB-A1", "no_marker_there")
    assert refused(state, 0, "end") == ("TB-A1", "choose_marker")
    events = do(state, 0, "C4")
    assert seen(events, "removed") == [
        {"event": "removed", "seat": 0, "map": "black", "space": "C4"}
    ]
    assert state.held[0] == 2
    events = do(state, 0, "remove-black D7")
    assert seen(events, "located")[0]["space"] == "E5"
    assert refused(state, 0, "remove-black") == ("TB-A1", "last_marker")
    assert "drive" in legal(state, 0), "the action is still free"
    poor = table(maps=maps)
    assert refused(poor, 0, "remove-black") == ("TB-A1", "no_amulet")


@rule("TB-A2")
def test_an_extra_clue() -> None:
    state = table(people={0: {"hand": HAND, "amulets": 1}})
    do(state, 0, "extra-clue")
    assert legal(state, 0) == HAND
    assert refused(state, 0, "c61") == ("TB-K1", "not_in_hand")
    assert refused(state, 0, "end") == ("TB-A2", "choose_clue")
    first_space = GAME.catalogue.word(actions.SPACE)
    assert refused(state, 0, first_space) == ("TB-A2", "choose_clue")
    do(state, 0, f"{HAND[1]} black")
    assert state.held[0] == 0
    assert state.supply() == 21, "it is back in the supply"
    assert len(state.dump()["players"][0]["hand"]) == 4
    assert "drive" in legal(state, 0)
    assert refused(state, 0, "extra-clue") == ("TB-A2", "no_amulet")
    none = table(people={0: {"amulets": 1}})
    assert refused(none, 0, "extra-clue") == ("TB-A2", "no_clue_fits")


@rule("TB-A3")
def test_an_extra_move_collects_nothing() -> None:
    state = table(people={0: {"atv": "D1", "amulets": 1}}, amulets=["D2", "D3", "C2"])
    do(state, 0, "extra-drive D2 leg D3 leg C2")
    assert state.held[0] == 0
    assert state.dump()["amulets"] == ["C2", "D2", "D3"]
    assert refused(state, 0, "extra-drive") == ("TB-A3", "no_amulet")
    do(state, 0, "drive D2")
    assert state.held[0] == 1, "the action does, also later in the turn"
    both = table(people={0: {"amulets": 1}})
    do(both, 0, "drive E4 leg E3 leg E2 extra-drive E3 leg E4 leg E5")
    assert both.deciders() == [1], "two moves in a turn"


@rule("TB-A4")
def test_a_new_hand_for_an_amulet() -> None:
    state = table(people={0: {"hand": HAND[:3], "amulets": 1}})
    do(state, 0, "extra-exchange")
    assert len(state.dump()["players"][0]["hand"]) == 3, "as many as were given"
    assert sorted(state.dump()["clue_discards"]) == sorted(HAND[:3])
    assert "drive" in legal(state, 0), "the action is still free"
    none = table(people={0: {"amulets": 1}})
    assert refused(none, 0, "extra-exchange") == ("TB-A4", "no_clues")
    poor = table(people={0: {"hand": HAND}})
    assert refused(poor, 0, "extra-exchange") == ("TB-A4", "no_amulet")


@rule("TB-T1", "TB-A1")
def test_amulets_collected_in_the_turn_can_be_used() -> None:
    state = table(
        maps={"black": laid(markers=["C2", "D3"])}, people={0: {"atv": "D1"}}, amulets=["D2"]
    )
    assert "remove-black" not in legal(state, 0)
    do(state, 0, "drive D2 remove-black C2 leg D3 raise-black")
    assert state.question(state.decider())[0] == "offer"


@rule("TB-X4", "TB-T1", "TB-R1", "TB-A1", "TB-A3")
def test_four_treasures_in_one_turn() -> None:
    maps = {
        "grey": laid(markers=["E5", "I6"]),
        "black": located("E2", 1),
        "brown": located("G4", 2),
        "white": located("G4", 1),
    }
    hands = {seat: {"hand": [HAND[seat]]} for seat in range(3)}
    state = table(maps=maps, people={**hands, 0: {"hand": HAND[:1], "amulets": 2}})
    assert refused(state, 0, "raise-grey") == ("TB-R1", "not_located")
    do(state, 0, "remove-grey I6 raise-grey")
    settle(state)
    do(state, 0, "drive E2 raise-black")
    settle(state)
    do(state, 0, "extra-drive F3 leg F4 leg G4 raise-white")
    settle(state)
    do(state, 0, "raise-brown")
    settle(state)
    assert state.deciders() == [1]
    gained = [len(person["gold"]) for person in state.dump()["players"]]
    assert gained == [4, 2, 1]
