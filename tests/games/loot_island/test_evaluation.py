"""How bots judge a moment, part by part, with weights that make the sums easy to follow."""

import math
from typing import Any

import pytest
from librt.vecs import vec

from doubloon.games.loot_island.components.deck import KINDS, LO_SIZE
from doubloon.games.loot_island.evaluation import LootEvaluation
from doubloon.games.loot_island.rules.scoring import crosses, crown_bonus, treasure_value
from doubloon.games.loot_island.state import LootIsland
from tests.games.loot_island.helpers_loot import acting_on, column, pile
from tests.support import DECK, position

JUDGE = LootEvaluation()


def simple(**weights: float) -> LootEvaluation:
    """A judge with all weights 0 but these; nobody is ever doomed."""
    judge = LootEvaluation()
    for name, value in vars(judge).items():
        if isinstance(value, float):
            setattr(judge, name, 0.0)
    judge.doom_middle, judge.doom_width = 300.0, 1.0
    for name, value in weights.items():
        setattr(judge, name, value)
    return judge


def standing(judge: LootEvaluation, state: LootIsland, seat: int) -> float:
    judge.look_at_loot(state)
    return judge.standing(state, seat)


def first_of(kind: str) -> int:
    """The reference number of the first treasure of a kind in the piles of every game."""
    deck = DECK
    return next(n + 1 for n in range(74) if KINDS[deck.kind[n]] == kind and deck.pile[n] in (1, 4))


def test_doom_grows_with_cubes_and_shrinks_with_coasts_ahead() -> None:
    assert JUDGE.doom(13, 0) == pytest.approx(1 / (1 + math.exp(-0.4 / 0.25)))
    assert JUDGE.doom(13, 2) == pytest.approx(1 / (1 + math.exp(9.6 / 1.25)))
    for coasts in range(5):
        odds = [JUDGE.doom(cubes, coasts) for cubes in range(40)]
        assert odds == sorted(odds)
        assert 0 <= odds[0] < 0.01


def test_missing_cards_are_less_likely_the_more_there_are() -> None:
    everyone = position(3)
    assert JUDGE.likely(everyone, 0, 0) == JUDGE.likely(everyone, -2, 3) == 1.0
    assert JUDGE.likely(everyone, 1, 0) == pytest.approx(0.42)
    assert JUDGE.likely(everyone, 2, 1) == pytest.approx(0.72**2)
    assert JUDGE.likely(everyone, 3, 3) == pytest.approx(0.84**3)
    two = position(3, passed=[2])
    assert JUDGE.likely(two, 1, 0) == pytest.approx(0.42)
    alone = position(3, passed=[1, 2])
    assert JUDGE.likely(alone, 1, 0) == pytest.approx(0.15)
    assert JUDGE.likely(alone, 1, 1) == pytest.approx(0.72)


def test_treasures_cubes_and_cards_count() -> None:
    amulet = first_of("amulet")
    people: dict[int, Any] = {
        1: {"treasures": [amulet], "cubes": 4, "hand": ["R1a", "G2a", "V3a"]},
    }
    state = position(3, round=5, people=people, passed=[2])
    worth: int = treasure_value(state.deck, state.loot[2], state.loot[3])
    assert worth > 0
    assert standing(simple(), state, 1) == pytest.approx(worth)
    assert standing(simple(cube=0.5), state, 1) == pytest.approx(worth - 2.0)
    assert standing(simple(card=0.5, last_card=9), state, 1) == pytest.approx(worth + 1.5)
    assert standing(simple(doom_middle=4.0), state, 1) == pytest.approx(worth - (worth + 12) / 2)


def test_cards_are_worth_less_after_passing_in_the_last_round() -> None:
    people = {1: {"hand": ["R1a", "G2a", "V3a"]}}
    judge = simple(card=0.5, last_card=0.1)
    assert standing(judge, position(3, round=5, people=people), 1) == pytest.approx(1.5)
    assert standing(judge, position(3, round=5, people=people, passed=[1]), 1) == pytest.approx(0.3)
    assert standing(judge, position(3, round=4, people=people, passed=[1]), 1) == pytest.approx(1.5)


def test_doom_looks_at_the_coasts_that_are_left() -> None:
    judge = simple(doom_middle=3.0, doom_later=1.0)
    for number, event, coasts in ((5, None, 0), (5, "B6", 1), (3, None, 2), (3, "B6", 3)):
        state = position(3, round=number, event=event)
        odds = 1 / (1 + math.exp(coasts))
        assert standing(judge, state, 1) == pytest.approx(-12 * odds), (number, event)


def test_the_tile_counts_at_the_end() -> None:
    judge = simple(tile=5.0, early_tile=1.0)
    assert standing(judge, position(3, first_player=1), 1) == pytest.approx(1.0)
    assert standing(judge, position(3, first_player=1), 0) == pytest.approx(0.0)
    late = position(3, first_player=1, round=5)
    assert standing(judge, late, 1) == pytest.approx(1.0)
    passed = position(3, first_player=1, round=5, passed=[0])
    assert standing(judge, passed, 1) == pytest.approx(5.0)
    assert standing(judge, position(3, first_player=1, round=4, passed=[0]), 1) == 1.0


def test_crowns_are_trusted_more_and_more() -> None:
    crown = first_of("crown")
    for number in (1, 4):
        state = position(3, round=number, people={0: {"treasures": [crown]}})
        own = crosses(state.deck, state.loot[0], state.loot[1])
        bonus: int = crown_bonus([own, 0, 0], 7, 0)
        assert bonus > 0
        trust = 0.6 + 0.1 * (number - 1)
        worth: int = treasure_value(state.deck, state.loot[0], state.loot[1])
        judge = simple(crown_start=0.6, crown_round=0.1)
        assert standing(judge, state, 0) == pytest.approx(worth + trust * bonus)
        assert standing(judge, state, 1) == pytest.approx(0.0)


def prospects(state: LootIsland, judge: LootEvaluation) -> list[float]:
    judge.expect_loot(state)
    return list(judge.prospects)[: state.setup.seats]


@pytest.mark.parametrize("event", [None, "B13"])
def test_who_came_first_can_expect_more(event: str | None) -> None:
    cards = column("R", 3, chests=3)
    landings = {"N1": pile(cards, 1, 0)}
    state = position(3, round=5, event=event, landings=landings)
    assert state.coast() == 0
    need = state.setup.need
    assert need <= state.cards_at(0)
    number: int = state.chests_at(0) + 2  # a treasure for each compass, beside the chests
    first, second = (number - 1) // 2, (number - 2) // 2
    judge = simple(pick=8.0, late_pick=4.0)
    expected = [6.0 + 4.0 * second, 8.0 + 4.0 * first]
    if event == "B13":
        expected = [8.0 + 4.0 * first, 6.0 + 4.0 * second]
    assert prospects(state, judge)[:2] == pytest.approx(expected)


def test_a_landing_without_chests_behind_the_other_is_little_hope() -> None:
    plain, more = column("R", 3), column("G", 4)
    landings = {"N1": pile(plain, 1, 0), "N2": pile(more, 2)}
    state = position(3, round=1, landings=landings)
    judge = simple(pick=8.0, late_pick=4.0)
    judge.hope = vec[float]([0.5, 0.5, 0.5, 0.5])
    missing = state.setup.need - state.cards_at(0)
    small = 0.5 ** max(missing, 0) * 0.3
    assert prospects(state, judge)[1] == pytest.approx(8.0 * small)
    assert prospects(state, judge)[0] == 0.0
    missing = state.setup.need - state.cards_at(1)
    assert prospects(state, judge)[2] == pytest.approx(8.0 * 0.5 ** max(missing, 0))


def test_coasts_ahead_are_looked_at_in_the_order_of_the_ship() -> None:
    judge = simple(pick=8.0)
    judge.hope = vec[float]([0.1, 0.2, 0.3, 0.4])
    for bow, order in (("clockwise", "NESW"), ("counterclockwise", "NWSE")):
        for place, coast in enumerate(order):
            landings = {f"{coast}1": pile(column("R", 1), 1)}
            ship = {"corner": "NW" if bow == "clockwise" else "NE", "bow": bow}
            state = position(3, round=1, landings=landings, ship=ship)
            assert "NESW"[state.coast()] == "N"
            missing = state.setup.need - 1
            hope = judge.hope[place] ** missing
            assert prospects(state, judge)[1] == pytest.approx(8.0 * hope), (bow, coast)


def test_a_value_is_one_s_own_less_a_share_of_the_others() -> None:
    amulet = first_of("amulet")
    state = position(3, people={0: {"cubes": 0}, 1: {"cubes": 4}, 2: {"cubes": 8}})
    judge = simple(cube=1.0, others=0.5)
    assert judge.value(state, 0) == pytest.approx(0 + 0.5 * 12 / 2)
    assert judge.value(state, 2) == pytest.approx(-8 + 0.5 * 4 / 2)
    rich = position(3, people={0: {"treasures": [amulet]}})
    assert judge.value(rich, 0) > judge.value(position(3), 0)


@pytest.mark.parametrize("kind", ["amulet", "coin_bag", "skull"])
def test_a_treasure_just_dug_up_is_kept_or_discarded(kind: str) -> None:
    number = first_of(kind)
    stack = acting_on({"name": "treasure", "seat": 0, "treasure": number})
    state = position(3, table=[number], stack=stack, people={0: {"cubes": 5}})
    assert state.question(0)[0] == "treasure"
    bit = number - 1
    lo, hi = (2**bit, 0) if bit < LO_SIZE else (0, 2 ** (bit - LO_SIZE))
    gain: int = treasure_value(state.deck, lo, hi)
    curse: int = state.deck.curse[number - 1]
    for cube in (0.0, 1.0, 9.0):
        judge = simple(cube=cube)
        best = max(gain - cube * curse, cube * 2)
        assert judge.pending_treasure(state, 0) == pytest.approx(best)
        assert judge.pending_treasure(state, 1) == 0.0
    poor = position(3, table=[number], stack=stack, people={0: {"cubes": 1}})
    assert simple(cube=99.0).pending_treasure(poor, 0) == pytest.approx(
        max(gain - 99.0 * curse, 99.0)
    )
    assert simple(cube=1.0).pending_treasure(position(3), 0) == 0.0


def test_what_is_dug_up_is_judged_with_one_s_own_treasures() -> None:
    pair = [first_of("jewel"), first_of("skull")]
    stack = acting_on({"name": "treasure", "seat": 1, "treasure": pair[1]})
    rest = [first_of(kind) for kind in ("amulet", "book", "coin_bag")]
    people = {0: {"treasures": [pair[0]]}, 1: {"treasures": rest, "cubes": 0}}
    state = position(3, table=[pair[1]], stack=stack, people=people)
    before: int = treasure_value(state.deck, state.loot[2], state.loot[3])
    bit = pair[1] - 1
    lo, hi = (2**bit, 0) if bit < LO_SIZE else (0, 2 ** (bit - LO_SIZE))
    after: int = treasure_value(state.deck, state.loot[2] | lo, state.loot[3] | hi)
    assert simple().pending_treasure(state, 1) == pytest.approx(max(after - before, 0))


def worths(judge: LootEvaluation, state: LootIsland) -> list[float]:
    found = [0.0] * state.players
    judge.worths(state, found)
    return found


def test_between_rounds_everything_counts_for_what_became_of_it() -> None:
    crown = first_of("crown")
    people: dict[int, Any] = {
        0: {"treasures": [crown], "cubes": 0},
        1: {"cubes": 8},
        2: {"cubes": 11},
    }
    state = position(3, round=3, first_player=1, people=people)
    crown_worth: int = treasure_value(state.deck, state.loot[0], state.loot[1])
    bonus: int = crown_bonus([crosses(state.deck, state.loot[0], state.loot[1]), 0, 0], 7, 0)
    judge = nothing_promised(kept=0.5, crowned=0.25, crown_start=0.6, crown_round=0.1)
    judge.curse, judge.heavy, judge.held = 2.0, 0.5, 3.0
    first = 0.5 * crown_worth + 0.25 * 0.8 * bonus
    assert worths(judge, state) == pytest.approx([first, -16.0 + 3.0, -22.0 - 1.5])


def nothing_promised(**weights: float) -> LootEvaluation:
    judge = simple(**weights)
    judge.promise = vec[float]([0.0] * 6)
    return judge


@pytest.mark.parametrize(("number", "share"), [(2, 0.25), (5, 0.5)])
def test_what_compasses_can_expect_counts_in_part(number: int, share: float) -> None:
    judge = nothing_promised(pick=8.0, late_pick=4.0)
    judge.awaited = vec[float]([9.0, 0.5, 9.0, 9.0, 0.25, 9.0])
    state = position(3, round=number, landings={"N1": pile(column("R", 3, chests=3), 1, 0)})
    full = prospects(state, judge)
    assert full[1] > full[0] > 0.0
    assert worths(judge, state) == pytest.approx([share * each for each in full])


def test_treasures_promise_more_by_type_and_jewels_by_sets() -> None:
    judge = simple(lone_jewel=3.0, two_jewels=7.0)
    judge.promise = vec[float]([1.0, 10.0, 100.0, 0.0, 1000.0, 10000.0])
    rest = [first_of(kind) for kind in ("amulet", "coin_bag", "book", "crown", "skull")]
    assert worths(judge, position(3, people={0: {"treasures": rest}}))[0] == pytest.approx(11111.0)
    deck = DECK
    jewels = [n + 1 for n in range(74) if KINDS[deck.kind[n]] == "jewel" and deck.pile[n] in (1, 4)]
    for number, promised in ((0, 0.0), (1, 3.0), (2, 7.0), (3, 0.0), (4, 3.0)):
        state = position(3, people={1: {"treasures": jewels[:number]}})
        assert worths(judge, state)[1] == pytest.approx(promised), number


def test_less_is_open_the_later_it_is() -> None:
    open_by_round = [JUDGE.spread(position(3, round=number)) for number in range(1, 6)]
    assert open_by_round == pytest.approx([13.3, 12.1, 10.9, 9.7, 8.5])
    assert [JUDGE.stage(position(3, round=number)) for number in (1, 4)] == [1, 4]
