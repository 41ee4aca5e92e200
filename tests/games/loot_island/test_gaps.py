"""Small things that mutation testing showed nobody looked at: what is told, limits, messages."""

from typing import Any

import pytest

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.files.score_pad import Result
from doubloon.games.loot_island.rules.ending import reveal_healers
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.errors import DeckError, PositionError
from doubloon.kernel.events import Sink
from tests.acting import seen
from tests.games.loot_island.helpers_actions import CARDS, COMPASS, hands, table
from tests.games.loot_island.helpers_loot import acting_on, opening
from tests.support import DECK, GAME, do, position, rule


def test_every_action_has_its_number_word_name_and_argument() -> None:
    expected: list[tuple[str, str, list[int]]] = [
        (word, word, []) for word in ("pass", "done", "yes", "no", "aaron")
    ]
    expected += [("copy-cube", "copy", [0]), ("copy-draw", "copy", [1])]
    expected += [(name, "landing", [n]) for n, name in enumerate(LANDING_NAMES)]
    expected += [(f"from-{name}", "from", [n]) for n, name in enumerate(LANDING_NAMES)]
    expected += [(f"island-{n + 1}", "island", [n]) for n in range(7)]
    expected += [(f"cubes-{n}", "cubes", [n]) for n in range(25)]
    expected += [(card, "card", [n]) for n, card in enumerate(CARDS)]
    expected += [(f"healer-{n + 1}", "healer", [n]) for n in range(14)]
    expected += [(f"keep-{n + 1}", "keep", [n]) for n in range(74)]
    expected += [(f"discard-{n + 1}", "discard", [n]) for n in range(74)]
    book = GAME.catalogue
    assert [(book.word(n), book.name(n), book.args(n)) for n in range(len(book))] == expected


@rule("LI-2.14")
@pytest.mark.parametrize(
    ("word", "effect"), [("copy-cube", "cube"), ("copy-draw", "draw"), ("no", "none")]
)
def test_what_is_copied_is_told(word: str, effect: str) -> None:
    state = table(
        3, people=hands("R1a"), landings={"N1": {"cards": ["R5a", "R7a"], "compasses": [1, 2]}}
    )
    do(state, 0, "N1 R1a done")
    told = seen(do(state, 0, word), "copied")
    assert told == [{"event": "copied", "seat": 0, "effect": effect}]


@rule("LI-2.5", "LI-2.7")
def test_where_a_compass_goes_and_comes_from_is_told() -> None:
    stacks = {name: {"compasses": [0, 1]} for name in ("N1", "E1", "S1")}
    state = table(3, people=hands("R2a R3a"), landings=stacks)
    told = seen(do(state, 0, f"{COMPASS} R2a R3a W2 from-E1"), "compass")
    assert told == [{"event": "compass", "seat": 0, "landing": "W2", "from": "E1"}]
    state = table(3, people=hands("R2a R3a"), landings={"N1": {"compasses": [0]}})
    told = seen(do(state, 0, f"{COMPASS} R2a R3a E2"), "compass")
    assert told == [{"event": "compass", "seat": 0, "landing": "E2", "from": None}]


def test_no_cubes_are_no_news() -> None:
    state = position(3, people={0: {"cubes": 0}, 1: {"cubes": 2}})
    state.sink = Sink()
    state.drop_cubes(0, 2, "LI-2.11")
    state.drop_cubes(1, 0, "LI-2.11")
    assert state.sink.events == []
    state.drop_cubes(1, 5, "LI-2.11")
    assert seen(state.sink.events, "cubes") == [
        {"event": "cubes", "seat": 1, "change": -2, "why": "LI-2.11"}
    ]
    assert [state.cubes[seat] for seat in range(3)] == [0, 0, 3]


@rule("LI-O4")
def test_why_a_card_cannot_be_chosen_to_be_discarded() -> None:
    state = GAME.new(2, {"more_cards": True}, seed=1)
    assert isinstance(state, LootIsland)
    seat = state.deciders()[0]
    cards = state.dump()["players"][seat]["hand"]
    assert len(cards) == 8
    assert why(state, seat, "done") == {"reason": "must_discard", "cards": 2}
    assert why(state, seat, cards[7]) == {"reason": "must_discard", "cards": 2}
    do(state, seat, cards[3])
    assert why(state, seat, "done") == {"reason": "must_discard", "cards": 1}
    assert why(state, seat, cards[3]) == {"reason": "ascending", "card": cards[3]}
    assert why(state, seat, cards[0]) == {"reason": "ascending", "card": cards[0]}
    assert why(state, seat, "yes") == {"reason": "choose_discards"}
    do(state, seat, cards[5])
    assert why(state, seat, cards[6]) == {"reason": "enough_chosen"}
    other = next(card for card in CARDS if card not in cards)
    assert why(state, seat, other) == {"reason": "not_in_hand", "card": other}


def why(state: LootIsland, seat: int, word: str) -> dict[str, Any]:
    """What forbids an action, in detail."""
    found = state.why_not(seat, GAME.catalogue.encode(word))
    assert found is not None
    assert found[0] == "LI-O4"
    return found[1]


@pytest.mark.parametrize(
    "kept",
    [["B1", "B2", "B3", "B4", "B5"], ["A1", "A2", "B1", "B2", "B3"]],
)
def test_decks_need_one_a_event_and_four_b_events(kept: list[str]) -> None:
    content = GAME.decks.standard().content
    events = [each for each in content["events"] if each["event"] in kept]
    with pytest.raises(DeckError) as caught:
        GAME.new(3, deck=GAME.decks.from_content({**content, "events": events}))
    name = content["name"]
    assert str(caught.value) == f"deck {name}: one A event and four B events are needed"


def test_a_deck_of_the_least_events_is_enough() -> None:
    content = GAME.decks.standard().content
    kept = ["A2", "B1", "B2", "B3", "B4"]
    events = [each for each in content["events"] if each["event"] in kept]
    state = GAME.new(3, deck=GAME.decks.from_content({**content, "events": events}))
    assert sorted(state.dump()["events"]) == kept


EXPLORE = {"name": "explore", "coast": "north", "stage": "big_loot", "through": 0}
PREPARE = {"name": "prepare", "stage": "new_round", "through": 0}
EFFECTS = {
    "name": "effects",
    "actor": 0,
    "landing": "N1",
    "left": [],
    "before": [],
    "through": 0,
    "player": 0,
}
TURN = {"name": "turn", "seat": 0, "actor": 0}
CHOOSING = {
    "name": "cards",
    "seat": 0,
    "actor": 0,
    "landing": "N1",
    "origin": None,
    "colour": "R",
    "chosen": [],
}
PAY = {"name": "pay", "seat": 0, "actor": 0, "tile": 1, "first": None, "second": None}
NOT_THERE = "so many seats are not at the table"


def in_phase(number: int, *stack: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"name": "round", "phase": number}, *stack]


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        (in_phase(3, {**EXPLORE, "stage": "tea"}), "stack[1].stage: 'tea' is not allowed"),
        (in_phase(3, {**EXPLORE, "coast": "up"}), "stack[1].coast: 'up' is not allowed"),
        (in_phase(3, {**EXPLORE, "through": 6}), "stack[1].through: 6 is not allowed"),
        (in_phase(3, {**EXPLORE, "through": 4}), f"stack[1] explore: {NOT_THERE}"),
        (in_phase(1, {**PREPARE, "through": 4}), f"stack[1] prepare: {NOT_THERE}"),
        (acting_on({"name": "must_pass", "actor": 3}), "stack[2].actor: 3 is not allowed"),
        (acting_on({**EFFECTS, "actor": 3}), "stack[2].actor: 3 is not allowed"),
        (acting_on({**EFFECTS, "landing": "N3"}), "stack[2].landing: 'N3' is not allowed"),
        (acting_on({**EFFECTS, "through": 4}), f"stack[2] effects: {NOT_THERE}"),
        (acting_on({**EFFECTS, "player": 3}), "stack[2].player: 3 is not allowed"),
        (
            acting_on(
                {**EFFECTS, "left": ["5b"]}, {"name": "copy", "seat": 0, "effects": ["cubes"]}
            ),
            "stack[3].effects: 'cubes' is not allowed; one of cube, draw",
        ),
        (
            acting_on({"name": "treasure", "seat": 0, "treasure": 75}),
            "stack[2].treasure: 75 is not allowed; a whole number from 1 to 74",
        ),
        (
            acting_on({"name": "tile", "seat": 0, "actor": 0, "tile": 8}),
            "stack[2].tile: 8 is not allowed; a whole number from 1 to 7",
        ),
        (acting_on(TURN, {**CHOOSING, "origin": 8}), "stack[3].origin: 8 is not allowed"),
        (acting_on(TURN, {**CHOOSING, "colour": "X"}), "stack[3].colour: 'X' is not allowed"),
        (acting_on(TURN, {**PAY, "first": "R11a"}), "stack[3].first: 'R11a' is not allowed"),
        (acting_on(TURN, {**PAY, "second": "R11a"}), "stack[3].second: 'R11a' is not allowed"),
    ],
)
def test_limits_of_the_fields_of_questions(stack: list[dict[str, Any]], message: str) -> None:
    landings = {"N1": {"cards": ["R5b"], "compasses": [0]}}
    with pytest.raises(PositionError) as caught:
        position(3, landings=landings, stack=stack)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("map_deck", 1, "map_deck: 1 is not allowed; a table of keys and values"),
        ("map_deck", {}, "map_deck.hidden: None is not allowed; a whole number from 0 to 88"),
        ("map_deck", {"hidden": 89}, "map_deck.hidden: 89 is not allowed; a whole number from 0"),
        ("map_deck", {"hidden": -1}, "map_deck.hidden: -1 is not allowed; a whole number from 0"),
        ("treasure_deck", 1, "treasure_deck: 1 is not allowed; a table of keys and values"),
        ("treasure_deck", {"hidden": 75}, "treasure_deck.hidden: 75 is not allowed; a whole n"),
        ("treasure_deck", {"hidden": -1}, "treasure_deck.hidden: -1 is not allowed; a whole n"),
        ("healers", 1, "healers: 1 is not allowed; a list"),
        ("events", 1, "events: 1 is not allowed; a list"),
        ("events_possible", 1, "events_possible: 1 is not allowed; a list"),
        ("events_possible", ["X"], "events_possible: 'X' is not allowed; one of A1, A2"),
    ],
)
def test_views_with_mistakes(key: str, value: Any, message: str) -> None:
    data = {**position(3).view(0).data(), key: value}
    with pytest.raises(PositionError) as caught:
        GAME.load_view(3, GAME.checked_options({}), GAME.decks.standard(), data, 0)
    assert str(caught.value).startswith(message)


@rule("LI-D1")
@pytest.mark.parametrize("card", ["R1a", "G1a", "V1a", "A1a"])
def test_a_single_discard_of_any_colour_can_be_drawn(card: str) -> None:
    rest = [each for each in CARDS if each != card]
    state = position(3, map_discards=[card], map_deck=[], people={0: {"hand": rest}})
    assert state.can_draw()
    state.draw(1, 1)
    assert state.dump()["players"][1]["hand"] == [card]
    assert not state.can_draw()


@rule("LI-P1")
def test_cards_that_aaron_draws_are_shown_to_all() -> None:
    state = position(2)
    top = state.dump()["map_deck"][:2]
    state.sink = Sink()
    state.draw(2, 2)
    (event,) = state.sink.events
    assert event.seen_by(-1) == {"event": "drew", "seat": 2, "number": 2, "cards": top}
    assert event.revealed == ["cards"]
    state.draw(0, 1)
    assert state.sink.events[1].seen_by(1) == {"event": "drew", "seat": 0, "number": 1}
    assert state.sink.events[1].revealed == ["cards"]


@rule("LI-2.5")
def test_every_treasure_can_lie_on_the_table() -> None:
    deck = DECK
    numbers = [n for n in range(1, 75) if deck.pile[n - 1] in (1, 4)]
    shown = [numbers[0], numbers[1], *numbers[-2:]]
    state = position(3, table=shown)
    assert [n for n in range(1, 75) if state.on_table(n - 1)] == shown


@rule("LI-2.4")
def test_why_a_card_cannot_be_paid() -> None:
    state = table(3, people=hands("R2a R3a R5a G4a"))
    do(state, 0, COMPASS)

    def state_why(word: str) -> Any:
        return state.why_not(0, GAME.catalogue.encode(word))

    assert state_why("V1a") == ("LI-2.4", {"reason": "not_in_hand", "card": "V1a"})
    assert state_why("yes") == ("LI-2.4", {"reason": "choose_payment"})
    assert state_why("R5a") == ("LI-2.4", {"reason": "leaves_too_few", "card": "R5a"})
    do(state, 0, "R3a")
    assert state_why("R2a") == ("LI-2.4", {"reason": "ascending", "card": "R2a"})
    assert state_why("G4a") == ("LI-2.4", {"reason": "same_colour"})


@rule("LI-2.5")
def test_leaving_an_island_be_is_told() -> None:
    state = table(3, people=hands("R2a R3a"), landings={"N1": {"compasses": [0]}})
    do(state, 0, f"{COMPASS} R2a R3a")
    assert seen(do(state, 0, "no"), "island_declined") == [{"event": "island_declined", "seat": 0}]


@rule("LI-O2")
def test_either_of_the_two_healers_may_have_been_shown() -> None:
    for seat in range(3):
        asked = [each for each in range(3) if each != seat]
        for healer in range(1, 7):
            data: dict[str, Any] = {
                "healers": [1, 2, 3, 4, 5, 6],
                "stack": [
                    {"name": "ending", "stage": "healers"},
                    {"name": "show_healer", "seats": asked},
                ],
                "people": {seat: {"shown": healer}},
            }
            if (healer - 1) // 2 == seat:
                position(3, {"healers": "dealt"}, **data)
                continue
            with pytest.raises(PositionError) as caught:
                position(3, {"healers": "dealt"}, **data)
            place = f"stack[1] show_healer: players[{seat}].shown"
            assert str(caught.value) == f"{place}: one of the player's two (LI-O2)"


@rule("LI-E3")
def test_the_healers_that_are_revealed_are_told_as_revealed() -> None:
    state = position(3, round=5, healers=[3, 5, 9], stack=[{"name": "ending", "stage": "curses"}])
    assert state.dump()["healers_offered"] == [3, 5, 9]
    again = position(3, over=True, round=5, healers=[3, 5, 9])
    again.sink = Sink()
    reveal_healers(again)
    (event,) = again.sink.events
    assert event.seen_by(-1) == {"event": "healers", "healers": [3, 5, 9]}
    assert event.revealed == ["healers"]


def test_a_dump_of_a_real_game_does_not_tell_the_small_generator() -> None:
    state = GAME.new(3, secret="0a" * 32, game_id="g")
    assert state.dump()["chance"]["small"] == 0
    assert GAME.new(3, seed=4).dump()["chance"]["small"] > 0


@rule("LI-EV2")
def test_why_a_treasure_cannot_be_claimed() -> None:
    state = opening(3, "A2", top=[5, 6, 13])
    do(state, 0, "pass")
    for word, details in (
        ("keep-7", {"reason": "not_on_table", "treasure": 7}),
        ("keep-1", {"reason": "not_on_table", "treasure": 1}),
        ("discard-1", {"reason": "must_keep"}),
        ("healer-14", {"reason": "must_keep"}),
    ):
        assert state.why_not(0, GAME.catalogue.encode(word)) == ("LI-EV2", details)


@rule("LI-2.4", "LI-EV11", "LI-EV13")
@pytest.mark.parametrize(
    ("event", "rule_number", "details"),
    [
        ("B6", "LI-2.4", {"reason": "cannot_pay", "cards": 2}),
        ("B7", "LI-EV11", {"reason": "cannot_pay", "cards": 3}),
        ("B9", "LI-EV13", {"reason": "cannot_pay_one"}),
    ],
)
def test_why_a_small_island_cannot_be_paid(
    event: str, rule_number: str, details: dict[str, Any]
) -> None:
    state = position(3, event=event)  # nobody has a card
    found = state.why_not(0, GAME.catalogue.encode("island-1"))
    assert found == (rule_number, details)


def test_treasures_turned_up_are_told_with_their_number() -> None:
    state = position(3)
    top = state.dump()["treasure_deck"][:3]
    state.sink = Sink()
    state.reveal(3)
    (event,) = state.sink.events
    told = {"event": "revealed", "number": 3, "treasures": event.data["treasures"]}
    assert event.seen_by(-1) == told
    assert sorted(event.data["treasures"]) == sorted(top)
    assert event.revealed == ["treasures"]


def test_a_score_pad_is_told_as_plain_data() -> None:
    crown = {"name": "Bram", "crosses": 3, "bonus": 25}
    result = Result([], [("Bram", 3, 25)], None, [])
    assert result.to_json() == {
        "game": "loot_island",
        "players": [],
        "crowns": [crown],
        "winner": None,
        "tied": [],
    }
