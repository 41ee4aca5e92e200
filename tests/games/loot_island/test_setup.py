"""Set-up and decks: LI-C1, LI-C7, LI-S1 to LI-S7, LI-D1 to LI-D3."""

from collections import Counter
from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from tests.acting import kinds, seen
from tests.games.loot_island.helpers_actions import (
    CARDS,
    CUBES,
    DRAW,
    LANDINGS,
    PILES,
    TREASURE,
    asks,
    column,
    compasses,
    cubes,
    everyone_passes,
    hand,
    hands,
    islands,
    landings,
    loot,
    new_game,
    pile_of,
    table,
)
from tests.support import do, legal, refused, rule

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
REST = pytest.mark.parametrize("seed", range(5))


def where_cards_are(state: LootIsland) -> list[str]:
    """All map cards of a fresh game."""
    data = state.dump()
    dealt = [card for person in data["players"] for card in person["hand"]]
    return [*dealt, *data["map_deck"]]


# Components


@rule("LI-C1")
@COUNTS
def test_a_game_has_88_map_cards_two_of_each_number_and_two_wilds_in_four_colours(
    players: int,
) -> None:
    cards = where_cards_are(new_game(players, event="A4"))
    assert len(cards) == len(set(cards)) == 88
    faces = Counter(card[:-1] for card in cards)
    assert faces == {f"{c}{n}": 2 for c in "RGVA" for n in [*range(1, 11), "*"]}


@rule("LI-C7", "LI-S3")
def test_a_player_has_three_compasses_before_one_must_be_moved() -> None:
    state = table(3, people=hands("R2a G3b V3b A3b"), passed=[1, 2])
    do(state, 0, "N1 R2a done E1 G3b done S1 V3b done W1")
    assert legal(state, 0) == ["from-N1", "from-E1", "from-S1"]


@rule("LI-C7")
def test_curse_cubes_never_run_out() -> None:
    people = {seat: {"cubes": 40, "hand": ["R1a", "R1b"] if seat == 0 else []} for seat in range(3)}
    state = table(3, people=people)
    do(state, 0, "N1 R1a R1b done")
    assert cubes(state) == [40, 42, 42]


# The ship


@rule("LI-S1")
def test_the_main_island_has_four_coasts_with_two_landings_each() -> None:
    state = table(3, people=hands("R2a"))
    assert landings(state, 0) == LANDINGS


@rule("LI-S1")
def test_the_ship_starts_in_a_random_corner_with_a_random_bow() -> None:
    ships = Counter(tuple(new_game(3, seed).dump()["ship"].values()) for seed in range(80))
    assert len(ships) == 8
    assert min(ships.values()) >= 4


@rule("LI-S1")
@pytest.mark.parametrize(
    ("corner", "bow", "closest"),
    [
        ("NW", "clockwise", "N1"),
        ("NE", "clockwise", "E1"),
        ("SE", "clockwise", "S1"),
        ("SW", "clockwise", "W1"),
        ("NW", "counterclockwise", "W2"),
        ("NE", "counterclockwise", "N2"),
        ("SE", "counterclockwise", "E2"),
        ("SW", "counterclockwise", "S2"),
    ],
)
def test_the_coast_at_the_bow_is_explored_from_the_landing_next_to_the_ship(
    corner: str, bow: str, closest: str
) -> None:
    full: dict[str, Any] = {}
    for number, name in enumerate(LANDINGS):
        copy = "ab"[number // 4]
        full[name] = {"cards": [f"{'RGVA'[number % 4]}{n}{copy}" for n in (2, 4, 6, 7)]}
    state = table(3, ship={"corner": corner, "bow": bow}, landings=full)
    events = everyone_passes(state)
    assert seen(events, "explored")[0]["coast"][0].upper() == closest[0]
    tied = [(loot["landing"], loot["size"]) for loot in seen(events, "loot")]
    other = closest[0] + ("2" if closest[1] == "1" else "1")
    assert tied == [(closest, "big"), (other, "small")]


# Decks and deals


@rule("LI-S2")
@COUNTS
@REST
def test_treasures_lie_pile_by_pile_and_fewer_players_use_fewer_piles(
    players: int, seed: int
) -> None:
    data = new_game(players, 10 * seed, event="A3").dump()
    used = [n for n in range(1, 75) if pile_of(n) in PILES[players]]
    deck: list[int] = data["treasure_deck"]
    assert sorted(deck) == used
    assert [pile_of(n) for n in deck] == sorted(pile_of(n) for n in used)


@rule("LI-S2")
@COUNTS
def test_each_treasure_pile_is_shuffled(players: int) -> None:
    decks = [new_game(players, 10 * n, event="A3").dump()["treasure_deck"] for n in range(5)]
    for pile in PILES[players]:
        orders = {tuple(n for n in deck if pile_of(n) == pile) for deck in decks}
        assert len(orders) == 5
        assert not orders & {tuple(sorted(order)) for order in orders}


@rule("LI-S3")
@COUNTS
def test_everyone_starts_with_seven_cards_or_six_and_three_cubes(players: int) -> None:
    state = new_game(players, event="A4")
    size = 6 if players == 2 else 7
    assert [len(hand(state, seat)) for seat in range(players)] == [size] * players
    assert cubes(state) == [3] * players
    assert state.dump()["landings"] == {}
    assert state.dump()["map_discards"] == []


@rule("LI-S3")
def test_map_cards_are_dealt_at_random() -> None:
    assert len({tuple(hand(new_game(3, seed), 0)) for seed in range(20)}) == 20
    assert {card for seed in range(60) for card in hand(new_game(3, seed), 0)} == set(CARDS)


@rule("LI-S4")
@COUNTS
def test_there_are_as_many_face_down_healers_as_players(players: int) -> None:
    state = new_game(players)
    healers = state.dump()["healers"]
    assert len(healers) == len(set(healers)) == players
    assert state.dump()["healers_offered"] == []
    for seat in range(-1, players):
        assert state.view(seat).data()["healers"] == [None] * players


@rule("LI-S4")
def test_healers_are_random() -> None:
    drawn = {healer for seed in range(60) for healer in new_game(2, seed).dump()["healers"]}
    assert drawn == set(range(1, 15))


@rule("LI-S5")
@COUNTS
def test_one_a_event_lies_open_on_four_hidden_b_events(players: int) -> None:
    state = new_game(players)
    first, *later = state.dump()["events"]
    assert first == state.dump()["event"]
    assert first[0] == "A"
    assert len(set(later)) == 4
    assert {event[0] for event in later} == {"B"}
    for seat in range(-1, players):
        view = state.view(seat).data()
        assert view["event"] == first
        assert view["events"] == [first, None, None, None, None]
        assert view["events_possible"] == [f"B{n}" for n in range(1, 15)]


@rule("LI-S5")
def test_the_events_are_random() -> None:
    games = [new_game(3, seed).dump()["events"] for seed in range(120)]
    assert {game[0] for game in games} == {"A1", "A2", "A3", "A4"}
    for place in range(1, 5):
        assert {game[place] for game in games} == {f"B{n}" for n in range(1, 15)}


@rule("LI-S5")
def test_what_the_first_event_does_immediately_comes_before_the_actions() -> None:
    state = new_game(3, event="A1")
    assert asks(state, state.dump()["first_player"]) == "extra_cards"
    state = new_game(3, event="A2")
    assert len(state.dump()["table"]) == 3
    assert asks(state, state.dump()["first_player"]) == "turn"


@rule("LI-S5")
def test_the_first_event_applies_to_round_one() -> None:
    state = new_game(3, event="A3")
    seat = state.decider()
    do(state, seat, CUBES)
    do(state, seat, legal(state, seat)[0])
    do(state, seat, legal(state, seat)[0])
    assert cubes(state)[seat] == 4


@rule("LI-S6")
@COUNTS
def test_the_fifth_players_island_is_only_there_for_five(players: int) -> None:
    state = table(players, people=hands("R2a R3a"))
    tiles = [1, 2, 3, 4, 5, 6, 7] if players == 5 else [1, 3, 4, 5, 6, 7]
    assert islands(state, 0) == [f"island-{tile}" for tile in tiles]
    assert new_game(players).dump()["islands"] == tiles
    if players < 5:
        assert refused(state, 0, "island-2") == ("LI-S6", "island_not_there")


@rule("LI-S6")
def test_the_fifth_players_island_discards_two_cubes() -> None:
    state = table(5, people=hands("R2a R3a"))
    do(state, 0, "island-2 R2a R3a")
    assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2"]


@rule("LI-S7")
@COUNTS
def test_a_random_player_is_first_player_and_begins(players: int) -> None:
    games = [new_game(players, seed) for seed in range(80)]
    firsts = Counter(game.dump()["first_player"] for game in games)
    assert sorted(firsts) == list(range(players))
    assert min(firsts.values()) >= 5
    for game in games:
        assert game.deciders() == [game.dump()["first_player"]]


# The map deck


def short_maps(deck: str, discards: str, people: dict[int, dict[str, Any]], **data: Any) -> Any:
    """Three players, a map deck of exactly these cards; seat 2 holds what is named nowhere."""
    named = [*deck.split(), *discards.split()]
    for person in people.values():
        named += person["hand"]
    for pile in data.get("landings", {}).values():
        named += pile.get("cards", [])
    people[2] = {"hand": [card for card in CARDS if card not in named]}
    discarded = discards.split()
    return table(3, map_deck=deck.split(), map_discards=discarded, people=people, **data)


@rule("LI-D1")
def test_a_short_map_deck_is_drawn_first_then_the_discards_are_shuffled() -> None:
    state = short_maps("G9b", "V2a V3a V4a", hands("R2a R3a"))
    events = do(state, 0, f"{DRAW} R2a R3a yes")
    assert "maps_reshuffled" in kinds(events)
    first, second = seen(events, "drew", 0)[0]["cards"]
    assert first == "G9b"
    old = {"V2a", "V3a", "V4a", "R2a", "R3a"}  # the two that paid for the island too
    assert second in old
    assert set(hand(state, 0)) == {"G9b", second}
    assert state.dump()["map_discards"] == []
    assert set(state.dump()["map_deck"]) == old - {second}


@rule("LI-D1")
def test_the_new_map_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        state = short_maps("G9b", "V2a V3a V4a V5a V6a V7a", hands("R2a R3a"), seed=seed)
        do(state, 0, f"{DRAW} R2a R3a yes")
        orders.add(tuple(state.dump()["map_deck"]))
    assert len(orders) == 6


@rule("LI-D1")
def test_a_map_deck_with_exactly_enough_cards_is_not_reshuffled() -> None:
    state = short_maps("G9b G8b", "V2a V3a V4a", hands("R2a R3a"))
    events = do(state, 0, f"{DRAW} R2a R3a yes")
    assert "maps_reshuffled" not in kinds(events)
    assert hand(state, 0) == ["G8b", "G9b"]
    assert state.dump()["map_discards"] == ["R2a", "R3a", "V2a", "V3a", "V4a"]


@rule("LI-D1")
def test_with_deck_and_discards_empty_nothing_more_is_drawn() -> None:
    at = {"N1": {"cards": [], "compasses": [1]}}
    state = short_maps("G9b", "", hands("R5a", "V9b"), landings=at)
    do(state, 0, "N1 R5a done")
    assert hand(state, 0) == ["G9b"]
    assert hand(state, 1) == ["V9b"]
    assert state.dump()["map_deck"] == state.dump()["map_discards"] == []


@rule("LI-D1")
def test_a_refill_draws_the_reshuffled_discards_too() -> None:
    everything = [card for card in CARDS if card[0] != "R"]
    people: dict[int, dict[str, Any]] = {1: {"hand": everything[:33]}, 2: {"hand": everything[33:]}}
    reds = [card for card in CARDS if card[0] == "R"]
    state = table(3, map_deck=reds[:3], map_discards=reds[3:], people=people)
    do(state, 0, "pass")
    do(state, 1, "pass")
    do(state, 2, "pass")
    do(state, 1, "done")
    do(state, 2, "done")
    assert len(hand(state, 0)) == 7
    assert set(reds[:3]) <= set(hand(state, 0)) <= set(reds)
    assert state.dump()["map_discards"] == []


# The treasure deck


def treasures(players: int) -> list[int]:
    """The treasures of a game."""
    return [n for n in range(1, 75) if pile_of(n) in PILES[players]]


def short_treasures(deck: list[int], discards: list[int], **data: Any) -> LootIsland:
    """Three players; seat 2 has all treasures that are neither in the deck nor discarded."""
    people: dict[int, dict[str, Any]] = data.pop("people")
    named = {*deck, *discards, *data.get("table", [])}
    people.setdefault(2, {})["treasures"] = [n for n in treasures(3) if n not in named]
    return table(3, treasure_deck=deck, treasure_discards=discards, people=people, **data)


BIG = {"cards": ["R2a", "R3a", "R4b", "R6b"], "compasses": [0, 1, 2]}  # three treasures


@rule("LI-D2")
def test_a_short_treasure_deck_is_drawn_first_then_the_discards_are_shuffled() -> None:
    state = short_treasures([7], [8, 9, 10, 51], people={}, landings={"N1": BIG})
    events = everyone_passes(state)
    assert "treasures_reshuffled" in kinds(events)
    on_table = state.dump()["table"]
    assert 7 in on_table
    assert len(on_table) == 3
    assert set(on_table) <= {7, 8, 9, 10, 51}
    assert state.dump()["treasure_discards"] == []
    assert len(state.dump()["treasure_deck"]) == 2


@rule("LI-D2")
def test_the_new_treasure_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        fields = {"people": {}, "landings": {"N1": BIG}, "seed": seed}
        state = short_treasures([7], [8, 9, 10, 51, 52, 53, 54], **fields)
        everyone_passes(state)
        orders.add(tuple(state.dump()["treasure_deck"]))
    assert len(orders) == 6


@rule("LI-D2")
def test_exactly_enough_treasures_are_not_short() -> None:
    state = short_treasures([5, 6, 13], [], people={}, landings={"N1": BIG})
    everyone_passes(state)
    do(state, 0, "keep-5")
    do(state, 1, "keep-6")
    events = do(state, 2, "keep-13")
    assert "cleaned_up" in kinds(events)
    assert state.dump()["round"] == 2


@rule("LI-D2")
def test_still_too_few_treasures_are_shared_out_and_the_game_jumps_to_its_end() -> None:
    full = {"N1": BIG, "N2": {"cards": ["G2a", "G3a", "G4b", "G5b"], "compasses": [1]}}
    state = short_treasures([5], [13], people={}, landings=full, event="B10")
    everyone_passes(state)
    assert set(state.dump()["table"]) == {5, 13}
    do(state, 0, "keep-5")
    events = do(state, 1, "keep-13")
    assert "cleaned_up" not in kinds(events)  # nor LI-3.8
    assert "loot" not in kinds(events)  # nor the landings that are left
    assert cubes(state)[1] == 3  # nor B10
    assert column(state, "N1") == BIG["cards"]
    assert compasses(state, "N1") == BIG["compasses"]
    assert asks(state, 0) == "healer"
    assert state.dump()["round"] == 1


@rule("LI-D2")
def test_digging_with_both_piles_empty_costs_the_cube_and_jumps_to_the_end() -> None:
    people = {0: {"hand": ["R2a", "R3a"]}, 1: {"cubes": 13}}
    state = short_treasures([], [], people=people, event="A2", table=[5, 6])
    events = do(state, 0, f"{TREASURE} R2a R3a yes")
    assert cubes(state)[0] == 4
    assert seen(events, "eliminated")[0]["seat"] == 1  # LI-E2 is where it goes on
    assert asks(state, 2) == "healer"
    do(state, 2, legal(state, 2)[0])
    do(state, 0, legal(state, 0)[0])
    assert state.over
    assert loot(state, 0) == []  # what is left of A2 is skipped


@rule("LI-D2")
def test_digging_the_last_treasure_is_not_short() -> None:
    state = short_treasures([5], [], people=hands("R2a R3a"))
    do(state, 0, f"{TREASURE} R2a R3a yes")
    assert legal(state, 0) == ["keep-5", "discard-5"]
    do(state, 0, "keep-5")
    assert asks(state, 1) == "turn"


@rule("LI-D3")
def test_discards_are_public() -> None:
    state = table(3, map_discards=["R2a", "A*b"], treasure_discards=[3, 70])
    for seat in range(-1, 3):
        view = state.view(seat).data()
        assert view["map_discards"] == ["R2a", "A*b"]
        assert view["treasure_discards"] == [3, 70]


@rule("LI-D3")
def test_cards_and_treasures_that_are_discarded_now_are_seen_by_all() -> None:
    state = table(3, people=hands("R2a R3a"), dig=[7])
    do(state, 0, f"{TREASURE} R2a R3a yes discard-7")
    assert state.view(-1).data()["map_discards"] == ["R2a", "R3a"]
    assert state.view(1).data()["treasure_discards"] == [7]
