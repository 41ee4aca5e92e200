"""Worlds dealt from a view: what others may hold, have chosen and have put down."""

from doubloon.games.loot_island.state import LootIsland
from tests.acting import seen
from tests.support import GAME, do, legal, position, rule


def sampled(state: LootIsland, seat: int, seed: int) -> LootIsland:
    world = state.view(seat).sample(seed)
    assert isinstance(world, LootIsland)
    world.check()
    return world


def healers_to_show() -> LootIsland:
    """All three are asked which of their two healers they put down."""
    return position(
        3,
        {"healers": "dealt"},
        people={seat: {"cubes": 2} for seat in range(3)},
        healers=[1, 2, 3, 4, 5, 6],
        stack=[
            {"name": "ending", "stage": "healers"},
            {"name": "show_healer", "seats": [0, 1, 2]},
        ],
    )


@rule("LI-O4")
def test_sealed_discards_of_others_are_as_many_as_they_must_be() -> None:
    state = GAME.new(4, {"more_cards": True}, seed=3)
    assert isinstance(state, LootIsland)
    watcher, *others = state.deciders()
    for seat in others:
        while seat in state.deciders():
            state.apply(seat, state.legal(seat)[-1])
    patterns = set()
    for seed in range(20):
        world = sampled(state, watcher, seed)
        people = world.dump()["players"]
        for seat in others:
            assert len(people[seat]["chosen"]) == len(people[seat]["hand"]) - 7
            patterns.add(tuple(people[seat]["chosen"]))
        assert people[watcher]["chosen"] == []
    assert len(patterns) > 20  # not always the same ones


@rule("LI-O2")
def test_a_healer_put_down_by_another_is_one_of_that_players_two() -> None:
    state = healers_to_show()
    do(state, 0, "healer-1")
    do(state, 2, "healer-6")
    shown = set()
    for seed in range(60):
        world = sampled(state, 1, seed)
        dump = world.dump()
        healers = dump["healers"]
        assert healers[2:4] == [3, 4]
        assert len(set(healers)) == 6
        for seat in (0, 2):
            assert dump["players"][seat]["shown"] in healers[2 * seat : 2 * seat + 2]
            shown.add(dump["players"][seat]["shown"])
        assert dump["players"][1]["shown"] is None
    assert shown >= {1, 2, 5, 6}
    assert not shown & {3, 4}


@rule("LI-O2")
def test_opened_healers_stay_with_those_who_put_them_down() -> None:
    state = healers_to_show()
    for seat, healer in enumerate((1, 3, 6)):
        do(state, seat, f"healer-{healer}")
    for seed in range(40):
        healers = sampled(state, 1, seed).dump()["healers"]
        assert 1 in healers[:2]
        assert healers[2:4] == [3, 4]
        assert 6 in healers[4:]
        assert len(set(healers)) == 6


@rule("LI-S2")
def test_treasures_that_lie_before_players_are_not_dealt_again() -> None:
    state = position(5, people={1: {"treasures": [5, 60, 74]}, 2: {"treasures": [40]}}, table=[70])
    for seat in (-1, 0, 1):
        deck = sampled(state, seat, 7).dump()["treasure_deck"]
        assert sorted(deck) == sorted(set(range(1, 75)) - {5, 40, 60, 70, 74})


@rule("LI-2.4")
def test_the_first_small_island_alone_can_be_used() -> None:
    state = position(3, people={0: {"hand": ["R2a", "R3a"]}}, islands=[1])
    assert "island-1" in legal(state, 0)


@rule("LI-1.4")
def test_opened_discards_are_told_as_revealed() -> None:
    state = position(
        3,
        people={seat: {"hand": ["R2a", "G2a", "V2a"][seat : seat + 1]} for seat in range(3)},
        stack=[
            {"name": "round", "phase": 1},
            {"name": "prepare", "stage": "refill", "through": 0},
            {"name": "refresh", "seats": [0, 1, 2]},
        ],
        round=2,
        event="B11",
    )
    do(state, 0, "R2a done")
    do(state, 1, "done")
    events = do(state, 2, "V2a done")
    assert [each["cards"] for each in seen(events, "refreshed")] == [["R2a"], [], ["V2a"]]
    assert all(each.revealed == ["cards"] for each in events if each.kind == "refreshed")
