"""The 32 islands (TB-C1), and objects on them (TB-S1)."""

from random import Random
from typing import Any

import pytest

from doubloon.games.tobago.components.chart import DIRECTIONS, LEGS, cell_name
from doubloon.games.tobago.components.deck import TERRAINS
from doubloon.games.tobago.files.sections import ISLANDS, drawing, island, rows_of
from tests.games.tobago.helpers import DECK, GAME, Land
from tests.support import rule

every_island = pytest.mark.parametrize("number", range(1, ISLANDS + 1))


@rule("TB-C1")
def test_three_sections_with_two_sides_make_32_islands() -> None:
    sections = {name: part for name, part in drawing().items() if name != "legend"}
    assert {name: sorted(part) for name, part in sections.items()} == {
        "north": ["a", "b"],
        "middle": ["a", "b"],
        "south": ["a", "b"],
    }
    sides = [part[side].split() for part in sections.values() for side in "ab"]
    assert [len(side) for side in sides] == [40] * 6
    turned = [[row[::-1] for row in rows_of(number)[::-1]] for number in range(1, 33)]
    islands = {str(rows_of(number)) for number in range(1, 33)}
    assert len(islands) == 32
    assert not islands & {str(rows) for rows in turned}, "one is another one upside down"


@rule("TB-C1")
@every_island
def test_an_island(number: int) -> None:
    """One piece, 90 to 110 spaces, six terrains, one largest region of each."""
    land = Land(number)
    assert 90 <= len(land.at) <= 110
    reached = {next(iter(land.at))}
    while True:
        more = land.spread(reached, 1) & set(land.at)
        if more == reached:
            break
        reached = more
    assert reached == set(land.at), "it is not one island"
    for terrain in TERRAINS:
        sizes = [len(region) for region in land.regions(terrain)]
        assert sizes[0] >= 3, terrain
        assert sizes[1:2] != sizes[:1], f"{terrain}: {sizes}"
    assert sum(map(len, land.regions("beach"))) == len(
        {name for name in land.shore() if land.at[land.place(name)] == "beach"}
    ), "beaches lie at the ocean"


def compact(land: Land, region: set[tuple[int, int]]) -> float:
    """How many neighbours a space has in its own region, on average."""
    return sum(len(region & set(land.around(place))) for place in region) / len(region)


@rule("TB-C1")
def test_rivers_and_beaches_are_thin_lakes_and_mountains_compact() -> None:
    found: dict[str, list[float]] = {terrain: [] for terrain in TERRAINS}
    for number in range(1, ISLANDS + 1):
        land = Land(number)
        for terrain in TERRAINS:
            found[terrain].append(compact(land, land.regions(terrain)[0]))
    mean = {terrain: sum(values) / len(values) for terrain, values in found.items()}
    for thin in ("river", "beach"):
        for thick in ("lake", "mountain", "jungle", "scrubland"):
            assert mean[thin] + 0.5 < mean[thick], mean


@rule("TB-C3")
@every_island
def test_tables_say_what_the_drawing_says(number: int) -> None:
    """Every clue on every island with random objects, against an oracle; none leaves one space."""
    state: Any = GAME.new(4, {"island": str(number)}, seed=number)
    land = Land(number)
    objects = state.dump()
    for entry in DECK.content["clues"]:
        clue = entry["clue"] - 1
        lo, hi = state.chart.clue_lo[clue], state.chart.clue_hi[clue]
        left = set(state.chart.island.names(lo, hi))
        assert left == land.left(entry, objects), entry
        assert 2 <= len(left) < len(land.at), entry


@rule("TB-M1")
@every_island
def test_legs_gazes_and_neighbours(number: int) -> None:
    chart = island(number)
    land = Land(number)
    spaces = [land.place(cell_name(cell)) for cell in chart.cell]
    one = {}
    for place in spaces:
        region = next(each for each in land.regions(land.at[place]) if place in each)
        one[place] = (region | set(land.around(place)) & set(land.at)) - {place}
    for space, place in enumerate(spaces):
        for direction, other in enumerate(land.around(place)):
            near = chart.near[6 * space + direction]
            assert (spaces[near] if near >= 0 else None) == (other if other in land.at else None)
            at = place
            while land.around(at)[direction] in land.at:
                at = land.around(at)[direction]
            assert spaces[chart.gaze[6 * space + direction]] == at, DIRECTIONS[direction]
        reached = one[place]
        for legs in range(LEGS):
            lo = chart.leg_lo[legs * chart.size + space]
            hi = chart.leg_hi[legs * chart.size + space]
            assert set(chart.names(lo, hi)) == {land.name(each) for each in reached}
            reached = reached | {far for near in reached for far in one[near]}


@rule("TB-C2", "TB-S1")
@every_island
def test_objects_stand_apart(number: int) -> None:
    """Five random set-ups of each: 4 huts, 3 palms, 3 statues; statues not at the ocean."""
    land = Land(number)
    for seed in range(5):
        data = GAME.new(2, {"island": str(number)}, seed=Random(number + seed).randrange(10**6))
        dump = data.dump()
        statues = [each["space"] for each in dump["statues"]]
        assert (len(dump["huts"]), len(dump["palms"]), len(statues)) == (4, 3, 3)
        everything = dump["huts"] + dump["palms"] + statues
        assert len(set(everything)) == 10
        assert set(everything) <= land.names()
        assert not set(statues) & land.shore()
        for group in (dump["huts"], dump["palms"], statues):
            for name in group:
                close = land.spread({land.place(name)}, 3)
                assert not [o for o in group if o != name and land.place(o) in close], group
        assert {each["faces"] for each in dump["statues"]} <= set(DIRECTIONS)


@rule("TB-S1")
def test_the_island_is_random_unless_it_is_chosen() -> None:
    found = {GAME.new(2, seed=seed).dump()["island"] for seed in range(60)}
    assert len(found) > 20
    assert GAME.new(2, {"island": "17"}, seed=1).dump()["island"] == 17
