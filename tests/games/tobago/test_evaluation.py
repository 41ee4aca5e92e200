"""How bots judge a moment, part by part, with weights that make the sums easy to follow."""

from typing import Any

import pytest
from librt.vecs import vec

from doubloon.games.tobago.evaluation import TobagoEvaluation
from doubloon.games.tobago.state import Tobago
from tests.games.tobago.helpers import (
    CURSE,
    DECK,
    LOW,
    MID,
    OBJECTS,
    OTHER_CURSE,
    Land,
    clue,
    do,
    gold,
    laid,
    located,
    ready,
    settle,
    share,
    table,
    value,
)

JUNGLE = clue("in jungle")
# With the last twelve treasure cards
LATE: dict[str, Any] = {
    "treasure_deck": list(range(1, 13)),
    "treasure_discards": list(range(13, 40)),
    "curses_gone": [CURSE, OTHER_CURSE],
}
LAND = Land(1)


def reach(start: str, legs: int) -> set[str]:
    """Where so many legs lead: through the region one stands in, or to the next space."""
    found = {LAND.place(start)}
    for _ in range(legs):
        for place in list(found):
            found |= {other for other in LAND.around(place) if other in LAND.at}
            found |= next(each for each in LAND.regions(LAND.at[place]) if place in each)
    return {LAND.name(place) for place in found} - ({start} if legs == 1 else set())


def simple(**weights: float) -> TobagoEvaluation:
    """A judge with all weights 0 but these, who holds every share for sure."""
    judge = TobagoEvaluation()
    for name, weight in vars(judge).items():
        if isinstance(weight, float):
            setattr(judge, name, 0.0)
    judge.near = vec[float]([0.0] * 5)
    judge.known = judge.unknown = judge.cards = judge.patience = 1.0
    for name, weight in weights.items():
        setattr(judge, name, weight)
    return judge


def worths(judge: TobagoEvaluation, state: Tobago) -> list[float]:
    out = [0.0] * int(state.players)
    judge.worths(state, out)
    return out


def test_gold_and_amulets_count_and_the_first_amulet_more_while_a_curse_is_about() -> None:
    judge = simple(amulet=2.0, shield=5.0)
    people: dict[int, dict[str, Any]] = {
        0: {"gold": [gold(4), gold(2)], "amulets": 2},
        1: {"amulets": 1},
    }
    assert worths(judge, table(people=people)) == [15.0, 7.0, 0.0]
    assert worths(judge, table(people=people, options={"curses": "none"})) == [10.0, 2.0, 0.0]
    one_left = table(people=people, curses_gone=[CURSE])
    assert worths(judge, one_left) == [15.0, 7.0, 0.0]


def test_what_the_others_have_hurts_by_its_mean() -> None:
    state = table(people={0: {"gold": [gold(6)]}, 1: {"gold": [gold(4)]}})
    assert simple(others=0.5).value(state, 0) == 6 - 0.5 * 4 / 2
    assert simple(others=0.5).value(state, 2) == -0.5 * 10 / 2
    assert simple().value(state, 1) == 4


def test_a_rose_is_a_share_and_surer_where_the_site_is_known() -> None:
    judge = simple(rose=8.0, known=0.5, unknown=0.25)
    state = table(maps={"black": located("E5", 1, None, 1, 0), "grey": laid((JUNGLE, 2))})
    assert worths(judge, state) == [4.0, 8.0, 2.0]


def test_late_an_unknown_site_promises_less() -> None:
    """With a deck for two more treasures, half of what four would promise."""
    judge = simple(rose=8.0, cards=6.0)
    maps = {"black": located("E5", 1), "grey": laid((JUNGLE, 2))}
    late = table(maps=maps, **LATE)
    assert late.treasure_left == 12
    assert worths(judge, late) == [0.0, 8.0, 4.0]
    assert worths(judge, table(maps=maps)) == [0.0, 8.0, 8.0]
    judge.cards = 9.0  # 41 cards are for more than four treasures
    assert worths(judge, table(maps=maps)) == [0.0, 8.0, 8.0]


def test_a_known_treasure_counts_less_the_longer_nobody_raises_one() -> None:
    """TB-E2: of eight rounds of patience with three at the table, six turns are a quarter."""
    judge = simple(rose=8.0, raiser=4.0, patience=8.0)
    judge.near = vec[float]([1.0] * 5)
    maps = {"black": located("E5", 1), "grey": laid((JUNGLE, 2))}
    assert worths(judge, table(maps=maps)) == [4.0, 12.0, 12.0]
    assert worths(judge, table(maps=maps, idle_turns=6)) == [3.0, 9.0, 11.0]
    assert worths(judge, table(maps=maps, idle_turns=24)) == [0.0, 0.0, 8.0]


def test_not_all_known_treasures_are_raised_before_the_deck_runs_out() -> None:
    """TB-E1: twelve cards are for two treasures of six, or for one of twelve; three are known."""
    judge = simple(rose=6.0, cards=6.0)
    maps = {"black": located("E5", 0), "grey": located("E4", 1), "white": located("E3", 2)}
    assert worths(judge, table(maps=maps, **LATE)) == pytest.approx([4.0] * 3)
    judge.cards = 24.0
    assert worths(judge, table(maps=maps, **LATE)) == pytest.approx([2.0] * 3)
    assert worths(judge, table(maps={"black": maps["black"]}, **LATE)) == [6.0, 0.0, 0.0]


def test_who_is_near_a_known_site_may_raise_the_treasure() -> None:
    """E5 is in a jungle: E4 too, E7 is a savanna next to it, F9 one more away, L5 the south."""
    judge = simple(raiser=10.0)
    judge.near = vec[float]([1.0, 0.5, 0.4, 0.3, 0.1])
    found = [
        worths(judge, table(maps={"black": located("E5", 1)}, people={0: {"atv": start}}))[0]
        for start in ("E5", "E4", "E7", "F9", "L5")
    ]
    assert found == [10.0, 5.0, 4.0, 3.0, 1.0]
    corner = table(maps={"black": located("A4", 1)}, people={0: {"atv": "A4"}, 1: {"atv": "L5"}})
    assert worths(judge, corner)[:2] == [10.0, 1.0]


def test_who_is_near_many_sites_of_a_map_may_raise_it_later() -> None:
    judge = simple(raiser=10.0, ahead=0.5)
    entry = next(each for each in DECK.content["clues"] if f"c{each['clue']}" == clue("in river"))
    sites = LAND.left(entry, OBJECTS)
    starts = ["E5", "A4", "L5"]
    people = {seat: {"atv": start} for seat, start in enumerate(starts)}
    state = table(people=people, maps={"grey": laid((clue("in river"), 1), markers=sorted(sites))})
    parts = [len(reach(start, 3) & sites) / len(sites) for start in starts]
    assert len(set(parts)) > 1
    assert worths(judge, state) == pytest.approx([5.0 * part for part in parts])


def test_room_to_drive_is_good() -> None:
    starts = ["A8", "E5", "L5"]
    state = table(people={seat: {"atv": start} for seat, start in enumerate(starts)})
    parts = [len(reach(start, 2)) / len(LAND.names()) for start in starts]
    assert parts[0] < parts[1] < 1.0
    assert worths(simple(roam=1.0), state) == pytest.approx(parts)


def raised(roses: list[int | None], cards: list[int], **rest: Any) -> tuple[Tobago, list[int]]:
    """A treasure being shared out, its first card on offer, and what is in the pile below it."""
    for seed in range(1, 20):
        state = ready(roses, cards, chance={"small": 7919 * seed}, **rest)
        do(state, 0, "raise-black")
        if state.pile_left == len(cards) - 1:
            break
    return state, [int(state.deck.value[state.pile[place]]) for place in range(state.pile_left)]


def test_a_pile_being_shared_out_promises_its_mean_to_every_rose() -> None:
    state, coins = raised([1, 2], [gold(2), gold(6), gold(4), gold(4, 1)])
    assert len(coins) == 3
    assert worths(simple(), state) == pytest.approx([sum(coins) / 3] * 3)
    mine = state.question(0)[2]["card"]
    do(state, 0, "accept")
    after = worths(simple(), state)
    assert after[0] == value(mine), "the raiser's rose is paid"
    assert after[1] == after[2] > 0


def test_few_cards_are_shared_by_many_roses() -> None:
    """Only what comes before a curse counts, where a curse ends the share-out (TB-R4)."""
    cards = [gold(2), gold(6), CURSE, gold(4), gold(3)]
    grey = {"grey": laid((JUNGLE, 2))}
    state, coins = raised([1, 2, 1], cards, maps=grey)
    assert sum(coin > 0 for coin in coins) == 3
    each = sum(coins) / 3 * (3 / 2) / 4
    assert worths(simple(), state) == pytest.approx([each, 2 * each, each])
    on, coins = raised([1, 2, 1], cards, maps=grey, options={"after_curse": "all"})
    each = sum(coins) / 3 * 3 / 4
    assert worths(simple(), on) == pytest.approx([each, 2 * each, each])


def test_a_curse_in_the_pile_threatens_who_is_involved() -> None:
    """TB-R4: it takes an amulet, or else the most valuable treasure card."""
    people = {0: {"gold": [1]}, 1: {"amulets": 1}, 2: {"gold": [gold(6), gold(3)]}}
    cards = [LOW[1], MID[0], CURSE, MID[1]]
    for roses, expected in (([1, 2], [0.5 * value(1), 1.0, 3.0]), ([1, 1], [0.5 * value(1), 1, 0])):
        state, _ = raised([*roses], cards, people=people)
        calm = worths(simple(amulet=2.0), state)
        threatened = worths(simple(amulet=2.0, struck=0.5), state)
        lost = [a - b for a, b in zip(calm, threatened, strict=True)]
        assert lost == pytest.approx(expected)


def test_the_end_is_the_gold() -> None:
    state = ready([1], [MID[0], MID[1]], people={0: {"amulets": 3}})
    state.over = True
    assert worths(TobagoEvaluation(), state) == [0.0, 0.0, 0.0]


def test_a_stage_ends_when_a_treasure_is_shared_out() -> None:
    judge = TobagoEvaluation()
    state = ready([1, 2], LOW[:4])
    before = judge.stage(state)
    do(state, 0, "raise-black")
    assert judge.stage(state) <= before
    share(state)
    settle(state)
    assert judge.stage(state) == before + 4
    left = int(state.treasure_left)
    assert judge.spread(state) == pytest.approx(3.0 + 0.25 * left)
    assert judge.stage(state) == 41 - left
