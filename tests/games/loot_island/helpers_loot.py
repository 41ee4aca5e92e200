"""Positions for tests of the loot, the end and the events, and short questions about them."""

from collections.abc import Sequence
from typing import Any

from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.events import Event
from tests.acting import seen
from tests.support import DECK, do, position

# Cards without an effect when they are counted, by what they show
PLAIN = {
    "R": ["R1a", "R1b", "R2b", "R3a", "R4b", "R7b", "R9b", "R10b"],
    "G": ["G1a", "G1b", "G2b", "G3a", "G3b", "G6b", "G9b", "G10b"],
    "V": ["V1a", "V1b", "V2b", "V4a", "V4b", "V5b", "V9b", "V10b"],
    "A": ["A1a", "A1b", "A2b", "A3a", "A4b", "A6a", "A7b", "A10a"],
}
CHEST = {
    "R": ["R3b", "R5b", "R8a", "R10a", "R*a", "R*b"],
    "G": ["G4b", "G5b", "G8a", "G10a", "G*a", "G*b"],
    "V": ["V3b", "V7b", "V8a", "V10a", "V*a", "V*b"],
    "A": ["A3b", "A5b", "A8a", "A9b", "A*a", "A*b"],
}
PLUS = {"R": ["R2a", "R6b"], "G": ["G2a", "G7b"], "V": ["V2a", "V6b"], "A": ["A2a", "A6b"]}

# Events that nobody notices in these positions
QUIET = ["A3", "B6", "B7", "B12", "B13"]

PAIR = ["R2b", "R3a"]  # what a small island costs

ACTIONS = {"name": "actions", "next": 0}


def value(card: str) -> int:
    """What sorts a column: the number, wilds last."""
    return 99 if card[1] == "*" else int(card[1:-1])


def column(colour: str, plain: int, chests: int = 0, plus: int = 0) -> list[str]:
    """A column with so many plain cards, chests and +1 cards."""
    cards = PLAIN[colour][:plain] + CHEST[colour][:chests] + PLUS[colour][:plus]
    assert len(cards) == plain + chests + plus
    return sorted(cards, key=value)


def pile(cards: list[str], *compasses: int) -> dict[str, Any]:
    """A landing: its cards from the shore, its compasses from the bottom."""
    return {"cards": cards, "compasses": list(compasses)}


def treasures_in_play(players: int) -> list[int]:
    """LI-S2: the reference numbers of the piles in use."""
    piles = {2: (1, 4), 3: (1, 4), 4: (1, 2, 4), 5: (1, 2, 3, 4)}[players]
    deck = DECK
    return [number for number in range(1, 75) if deck.pile[number - 1] in piles]


def stacked(
    players: int, top: Sequence[int], *elsewhere: Sequence[int], size: int | None = None
) -> list[int]:
    """A treasure deck with these on top; ``size`` leaves out all below that."""
    used = {number for group in elsewhere for number in group}
    rest = [each for each in treasures_in_play(players) if each not in used and each not in top]
    return (list(top) + rest)[:size]


def events_with(event: str | None, number: int) -> list[str]:
    """Five events with this one in its round, the others quiet."""
    events = list(QUIET)
    if event is not None:
        if event in events:
            events[events.index(event)] = "B8"
        events[number - 1] = event
    return events


def table_top(players: int, top: Sequence[int] = (), **data: Any) -> dict[str, Any]:
    """A position's data with the treasures on top of the deck and events that are harmless."""
    people: dict[int, Any] = data.get("people", {})
    owned = [person.get("treasures", []) for person in people.values()]
    used = [*owned, data.get("treasure_discards", []), data.get("table", [])]
    data.setdefault("treasure_deck", stacked(players, top, *used))
    data.setdefault("events", events_with(data.get("event"), data.get("round", 1)))
    return data


def in_phase_two(
    players: int, options: dict[str, Any] | None = None, top: Sequence[int] = (), **data: Any
) -> LootIsland:
    """Phase 2; it is the First Player's turn."""
    return position(players, options, **table_top(players, top, **data))


def before_phase_three(
    players: int, options: dict[str, Any] | None = None, top: Sequence[int] = (), **data: Any
) -> LootIsland:
    """All but the First Player have passed."""
    first = data.get("first_player", 0)
    data["passed"] = [seat for seat in range(players) if seat != first]
    return in_phase_two(players, options, top, **data)


def explore(
    players: int, options: dict[str, Any] | None = None, top: Sequence[int] = (), **data: Any
) -> tuple[LootIsland, list[Event]]:
    """The last player passes: phase 3, up to the first decision."""
    state = before_phase_three(players, options, top, **data)
    return state, do(state, data.get("first_player", 0), "pass")


def next_round(
    players: int,
    event: str,
    options: dict[str, Any] | None = None,
    **data: Any,
) -> tuple[LootIsland, list[Event]]:
    """Round 1 ends without loot and round 2 begins with this event."""
    data["events"] = events_with(event, 2)
    return explore(players, options, **data)


def opening(
    players: int, event: str, options: dict[str, Any] | None = None, **data: Any
) -> LootIsland:
    """Round 1 with this event, before its 'immediately' part (LI-S5)."""
    prepare = {"name": "prepare", "stage": "first_event", "through": 0}
    data["stack"] = [{"name": "round", "phase": 1}, prepare]
    return in_phase_two(players, options, event=event, **data)


def acting_on(*stack: dict[str, Any]) -> list[dict[str, Any]]:
    """A stack in phase 2; seat 0 is the next to act after what is given."""
    return [{"name": "round", "phase": 2}, ACTIONS, *stack]


def last_pass(
    players: int, options: dict[str, Any] | None = None, **data: Any
) -> tuple[LootIsland, list[Event]]:
    """Round 5 ends: phase 3, the final exploration, the end, up to the first decision."""
    data.setdefault("round", 5)
    return explore(players, options, **data)


def moves(state: LootIsland, script: str) -> list[Event]:
    """Moves in this order, each as ``seat:word``; every one must be legal for its seat."""
    events: list[Event] = []
    for move in script.split():
        seat, word = move.split(":")
        events.extend(do(state, int(seat), word))
    return events


def cubes(state: LootIsland) -> list[int]:
    """Cubes by seat."""
    return [state.dump()["players"][seat]["cubes"] for seat in range(state.players)]


def loot(state: LootIsland, seat: int) -> list[int]:
    """The treasures before a seat."""
    found: list[int] = state.dump()["players"][seat]["treasures"]
    return found


def hand(state: LootIsland, seat: int) -> list[str]:
    """The map cards of a seat."""
    found: list[str] = state.dump()["players"][seat]["hand"]
    return found


def of(state: LootIsland, key: str) -> Any:
    """A part of the dump."""
    return state.dump()[key]


def compasses(state: LootIsland, landing: str) -> list[int]:
    """The stack of a landing from the bottom."""
    found: list[int] = of(state, "landings").get(landing, {}).get("compasses", [])
    return found


def loots(events: list[Event]) -> list[tuple[str, str, int]]:
    """What was found: size, landing, number of treasures."""
    return [(each["size"], each["landing"], each["treasures"]) for each in seen(events, "loot")]


def finished(players: int, people: dict[int, Any], picks: str = "", **data: Any) -> LootIsland:
    """A game that ends now, with nothing left to explore; ``picks`` choose the healers."""
    state, _ = last_pass(players, people=people, **data)
    moves(state, picks)
    assert state.over
    return state


def one(seat: int, *cards: str, **more: Any) -> dict[int, Any]:
    """People of whom one has this hand."""
    return {seat: {"hand": list(cards), **more}}


def ship(state: LootIsland) -> tuple[str, str]:
    """Where the ship stands and where it faces."""
    found = of(state, "ship")
    return found["corner"], found["bow"]
