"""Small things that mutation testing showed nobody looked at: what is told, limits, messages."""

from typing import Any

import pytest

from doubloon.games.loot_island.actions import LANDING_NAMES
from doubloon.games.loot_island.ending import reveal_healers
from doubloon.games.loot_island.score_pad import Result
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.errors import DeckError, PositionError
from doubloon.kernel.events import Sink
from tests.acting import seen
from tests.games.loot_island.helpers_actions import CARDS, COMPASS, hands, table
from tests.games.loot_island.helpers_loot import opening
from tests.support import GAME, do, position, rule


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
    assert told == [{"event": "compass", "seat": 0, "landing": 7, "from": 2}]
    state = table(3, people=hands("R2a R3a"), landings={"N1": {"compasses": [0]}})
    told = seen(do(state, 0, f"{COMPASS} R2a R3a E2"), "compass")
    assert told == [{"event": "compass", "seat": 0, "landing": 3, "from": -1}]


def test_no_cubes_are_no_news() -> None:
    state = position(3, people={0: {"cubes": 0}, 1: {"cubes": 2}})
    state.sink = Sink()
    state.drop_cubes(0, 2)
    state.drop_cubes(1, 0)
    assert state.sink.events == []
    state.drop_cubes(1, 5)
    assert seen(state.sink.events, "cubes") == [{"event": "cubes", "seat": 1, "change": -2}]
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
    content = GAME.standard_deck().content
    events = [each for each in content["events"] if each["event"] in kept]
    with pytest.raises(DeckError) as caught:
        GAME.new(3, deck=GAME.deck_from({**content, "events": events}))
    name = content["name"]
    assert str(caught.value) == f"deck {name}: one A event and four B events are needed"


def test_a_deck_of_the_least_events_is_enough() -> None:
    content = GAME.standard_deck().content
    kept = ["A2", "B1", "B2", "B3", "B4"]
    events = [each for each in content["events"] if each["event"] in kept]
    state = GAME.new(3, deck=GAME.deck_from({**content, "events": events}))
    assert sorted(state.dump()["events"]) == kept


FRAME = ["actions", -1, 1, -1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ([["explore", -1, 0, 5, -1, -1, 0, 0]], "stack[0] explore: step 5 is not allowed; 0 to 4"),
        ([["explore", -1, 4, 1, -1, -1, 0, 0]], "stack[0] explore: coast 4 is not allowed; 0 to 3"),
        (
            [["explore", -1, 0, 1, -1, -1, 4, 0]],
            "stack[0] explore: number of seats asked 4 is not allowed; 0 to 3",
        ),
        (
            [["prepare", -1, 0, 4, 0, 0, 0, 0]],
            "stack[0] prepare: number of seats asked 4 is not allowed; 0 to 3",
        ),
        (
            [["actions", -1, 0, 3, 0, 0, 0, 0]],
            "stack[0] actions: seat that must pass 3 is not allowed; -1 to 2",
        ),
        (
            [FRAME, ["effects", -1, 3, 0, 0, 0, 0, 0]],
            "stack[1] effects: actor 3 is not allowed; 0 to 2",
        ),
        (
            [FRAME, ["effects", -1, 0, 8, 0, 0, 0, 0]],
            "stack[1] effects: landing 8 is not allowed; 0 to 7",
        ),
        (
            [FRAME, ["effects", -1, 0, 0, 0, 0, 4, 0]],
            "stack[1] effects: number of seats asked 4 is not allowed; 0 to 3",
        ),
        (
            [FRAME, ["effects", -1, 0, 0, 0, 0, 0, 3]],
            "stack[1] effects: seat 3 is not allowed; 0 to 2",
        ),
        (
            [FRAME, ["effects", -1, 0, 0, 512, 0, 0, 0], ["copy", 0, 2, 0, 0, 0, 0, 0]],
            "stack[2] copy: cube card 2 is not allowed; 0 to 1",
        ),
        (
            [FRAME, ["effects", -1, 0, 0, 512, 0, 0, 0], ["copy", 0, 0, 2, 0, 0, 0, 0]],
            "stack[2] copy: draw card 2 is not allowed; 0 to 1",
        ),
        (
            [FRAME, ["treasure", 0, 74, 0, 0, 0, 0, 0]],
            "stack[1] treasure: treasure 74 is not allowed; 0 to 73",
        ),
        (
            [FRAME, ["tile", 0, 0, 7, 0, 0, 0, 0]],
            "stack[1] tile: tile 7 is not allowed; 0 to 6",
        ),
        (
            [FRAME, ["cards", 0, 0, 0, 8, 0, 0, 0]],
            "stack[1] cards: compass from 8 is not allowed; -1 to 7",
        ),
        (
            [FRAME, ["cards", 0, 0, 0, -1, 4, 0, 0]],
            "stack[1] cards: colour 4 is not allowed; -1 to 3",
        ),
        (
            [FRAME, ["pay", 0, 0, 0, 0, 88, -1, 0]],
            "stack[1] pay: first card 88 is not allowed; -1 to 87",
        ),
        (
            [FRAME, ["pay", 0, 0, 0, 0, -1, 88, 0]],
            "stack[1] pay: second card 88 is not allowed; -1 to 87",
        ),
    ],
)
def test_limits_of_the_numbers_in_frames(stack: list[list[Any]], message: str) -> None:
    landings = {"N1": {"cards": ["R5b"], "compasses": [0]}}
    with pytest.raises(PositionError) as caught:
        position(3, landings=landings, stack=stack)
    assert str(caught.value) == message


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
        GAME.load_view(3, GAME.checked_options({}), GAME.standard_deck(), data, 0)
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
    deck = GAME.standard_deck()
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
    frames = [["ending", -1, 1, 0, 0, 0, 0, 0], ["show_healer", -1, 0, 0, 0, 0, 0, 0]]
    for seat in range(3):
        pending = [each for each in range(3) if each != seat]
        for healer in range(1, 7):
            data: dict[str, Any] = {
                "healers": [1, 2, 3, 4, 5, 6],
                "stack": frames,
                "pending": pending,
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
    state = position(3, round=5, healers=[3, 5, 9], stack=[["ending", -1, 0, 0, 0, 0, 0, 0]])
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
