"""The end of the game (TB-E1, TB-E2) and the variants with fewer curses (TB-O3, TB-O4)."""

from typing import Any

from tests.acting import kinds, seen
from tests.games.tobago.helpers import DECK, clue, do, gold, located, refused, settle, table
from tests.support import rule

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]
GONE = [40, 41]


def nearly_over(deck: list[int], owned: list[int], **data: Any) -> Any:
    """Seat 0 stands on a site with roses of seats 0, 1 and 2; this treasure deck is left."""
    discards = [card for card in range(1, 40) if card not in deck and card not in owned]
    people: dict[int, Any] = {0: {"hand": HAND}, 1: {"gold": owned, "hand": []}, 2: {}}
    return table(
        people=people,
        maps={"black": located("E5", 1, 2)},
        treasure_deck=deck,
        treasure_discards=data.pop("treasure_discards", discards),
        curses_gone=GONE,
        **data,
    )


@rule("TB-E1")
def test_the_deck_runs_out_exactly() -> None:
    state = nearly_over([1, 2, 3, 4], [])
    events = do(state, 0, "raise-black")
    assert "last_treasure" in kinds(events)
    assert "treasures_refilled" not in kinds(events)
    settle(state)
    assert state.over, "at once: no new clue, no amulets"
    assert state.dump()["maps"]["black"]["clues"] == []
    assert state.dump()["amulets"] == []
    assert refused(state, 0, "end") == ("TB-E1", "over")
    more = nearly_over([1, 2, 3, 4, 5], [])
    do(more, 0, "raise-black")
    settle(more)
    assert not more.over


@rule("TB-E1")
def test_it_is_completed_from_the_discards() -> None:
    state = nearly_over([1, 2], [])
    events = do(state, 0, "raise-black")
    assert seen(events, "treasures_refilled") == [{"event": "treasures_refilled", "cards": 37}]
    dump = state.dump()
    assert [person["peek"] for person in dump["players"]][:2] == [[1], [2]], "from the raiser on"
    assert dump["players"][2]["peek"][0] > 2
    assert dump["unseen"] > 2
    settle(state)
    assert state.over
    assert sum(len(person["gold"]) for person in state.dump()["players"]) == 3


@rule("TB-E1")
def test_still_short_what_there_is_is_used() -> None:
    owned = list(range(3, 40))
    state = nearly_over([1, 2], owned, treasure_discards=[])
    do(state, 0, "raise-black")
    dump = state.dump()
    assert [person["peek"] for person in dump["players"]] == [[1], [2], []]
    assert dump["unseen"] is None
    settle(state)
    assert state.over
    assert state.scores()[1] > state.scores()[0]


@rule("TB-E1", "TB-R4")
def test_the_curse_strikes_in_the_last_treasure_too() -> None:
    found = 0
    for seed in range(1, 30):
        discards = [card for card in range(1, 40) if card not in (1, gold(6))]
        state = table(
            people={1: {"gold": [gold(6)]}},
            maps={"black": located("E5", 1, 2)},
            treasure_deck=[1, 40],
            treasure_discards=discards,
            curses_gone=[41],
            chance={"small": seed * 1234567},
        )
        events = do(state, 0, "raise-black")
        if "curse" in kinds(events):
            found += 1
            assert state.over
            assert seen(events, "cursed")[1]["gold"] == gold(6)
    assert found


@rule("TB-E1")
def test_most_gold_wins_and_ties_share() -> None:
    people = {
        0: {"gold": [gold(6), gold(2)]},
        1: {"gold": [gold(5), gold(3)]},
        2: {"gold": [gold(6, 1)]},
    }
    state = table(people=people)
    assert state.scores() == [8, 8, 6]
    assert state.placings() == [1, 1, 3]


@rule("TB-E2")
def test_twenty_rounds_without_clue_or_treasure_end_the_game() -> None:
    state = table(idle_turns=58)
    do(state, 0, "end")
    assert not state.over
    events = do(state, 1, "drive E4 end")
    assert state.over
    assert seen(events, "over")[0]["why"] == "idle"
    clued = table(idle_turns=59, people={0: {"hand": HAND}})
    do(clued, 0, f"{HAND[0]} black")
    assert not clued.over
    assert clued.idle == 0
    raised = table(idle_turns=59, maps={"black": located("E5", 1)}, people={1: {"hand": HAND}})
    do(raised, 0, "raise-black")
    settle(raised)
    do(raised, 0, "end")
    assert not raised.over


@rule("TB-E2")
def test_an_exchange_discards_first_and_hands_stay_short() -> None:
    rest = [f"c{each['clue']}" for each in DECK.content["clues"]]
    others = [name for name in rest if name not in HAND]
    state = table(people={0: {"hand": HAND}, 1: {"hand": others}}, clue_deck=[])
    do(state, 0, "exchange")
    assert sorted(state.dump()["players"][0]["hand"]) == sorted(HAND), "shuffled with that hand"
    short = table(people={0: {"hand": HAND}, 1: {"hand": others}}, clue_deck=[])
    do(short, 0, f"{HAND[0]} black")
    assert len(short.dump()["players"][0]["hand"]) == 3
    spare = [name for name in others if name not in others[:2]]
    late = table(
        people={0: {"hand": HAND[:2]}, 1: {"hand": spare}},
        clue_deck=others[:2],
        clue_discards=HAND[2:],
    )
    do(late, 0, f"{HAND[0]} black")
    assert len(late.dump()["players"][0]["hand"]) == 4, "refilled at the next draw"


@rule("TB-O3", "TB-O4")
def test_fewer_curses_are_played_with() -> None:
    one = table(options={"curses": "one"})
    assert [card for card in one.dump()["treasure_deck"] if card > 39] == [40]
    none = table(options={"curses": "none"})
    assert [card for card in none.dump()["treasure_deck"] if card > 39] == []
    one.check()
    none.check()
