"""Helpers of the tests for set-up, phases 1 and 2, and Aaron: tables by hand, read by eye."""

from typing import Any

from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.events import Event
from tests.support import DECK, GAME, do, legal, position

CARDS = [
    f"{colour}{number}{copy}"
    for colour in "RGVA"
    for number in [*range(1, 11), "*"]
    for copy in "ab"
]
REDS = [card for card in CARDS if card[0] == "R"]
LANDINGS = ["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"]
PILES = {2: (1, 4), 3: (1, 4), 4: (1, 2, 4), 5: (1, 2, 3, 4)}  # LI-S2

CUBES, STACK, DRAW, TREASURE, COMPASS, SHIP = (f"island-{n}" for n in (1, 3, 4, 5, 6, 7))
PLAIN_EVENTS = ["A4", "B11", "B12", "B7", "B6"]  # none of them touches phase 1
SIX = [CUBES, STACK, DRAW, TREASURE, COMPASS, SHIP]


def pile_of(treasure: int) -> int:
    """The pile of a treasure of the standard deck."""
    found: int = DECK.pile[treasure - 1]
    return found


def used_cards(data: dict[str, Any]) -> set[str]:
    """The map cards that a position names in hands, columns and discards."""
    used = set(data.get("map_discards", []))
    for person in data.get("people", {}).values():
        used |= set(person.get("hand", []))
    for pile in data.get("landings", {}).values():
        used |= set(pile.get("cards", []))
    return used


def used_treasures(data: dict[str, Any]) -> set[int]:
    """The treasures that a position names."""
    used = set(data.get("treasure_discards", [])) | set(data.get("table", []))
    for person in data.get("people", {}).values():
        used |= set(person.get("treasures", []))
    return used


def table(
    players: int,
    options: dict[str, Any] | None = None,
    *,
    top: str = "",
    dig: list[int] | None = None,
    **data: Any,
) -> LootIsland:
    """A position; ``top`` lies on top of the map deck, ``dig`` on top of the treasures."""
    if top:
        first = top.split()
        taken = used_cards(data) | set(first)
        data["map_deck"] = first + [card for card in CARDS if card not in taken]
    if dig:
        gone = used_treasures(data) | set(dig)
        piles = PILES[players]
        rest = [n for n in range(1, 75) if pile_of(n) in piles and n not in gone]
        data["treasure_deck"] = dig + rest
    return position(players, options, **data)


def hands(*cards: str) -> dict[int, dict[str, Any]]:
    """People by seat from their hands, written with spaces."""
    return {seat: {"hand": words.split()} for seat, words in enumerate(cards)}


def hand(state: LootIsland, seat: int) -> list[str]:
    """The cards a seat holds."""
    found: list[str] = state.dump()["players"][seat]["hand"]
    return found


def cubes(state: LootIsland) -> list[int]:
    """The curse cubes of the players, seat by seat."""
    return [state.dump()["players"][seat]["cubes"] for seat in range(state.players)]


def loot(state: LootIsland, seat: int) -> list[int]:
    """The treasures before a seat."""
    found: list[int] = state.dump()["players"][seat]["treasures"]
    return found


def column(state: LootIsland, landing: str) -> list[str]:
    """The cards of a landing from the shore outwards."""
    found: list[str] = state.dump()["landings"].get(landing, {"cards": []})["cards"]
    return found


def compasses(state: LootIsland, landing: str) -> list[int]:
    """The compasses of a landing from bottom to top."""
    found: list[int] = state.dump()["landings"].get(landing, {"compasses": []})["compasses"]
    return found


def asks(state: LootIsland, seat: int) -> str:
    """What a seat is asked; nobody else may be."""
    assert state.deciders() == [seat]
    return state.question(seat)[0]


def everyone_passes(state: LootIsland) -> list[Event]:
    """All that are left pass, up to the first question of another kind or the next round."""
    events: list[Event] = []
    now = state.round
    while not state.over and state.round == now and state.question(state.decider())[0] == "turn":
        events += do(state, state.decider(), "pass")
    return events


def new_game(
    players: int, seed: int = 0, event: str = "", options: dict[str, Any] | None = None
) -> LootIsland:
    """A dealt game; with ``event`` the next seed that begins with it."""
    for each in range(seed, seed + 100):
        state = GAME.new(players, options, seed=each)
        assert isinstance(state, LootIsland)
        if event in ("", state.dump()["event"]):
            return state
    raise AssertionError(f"no game begins with {event}")


def landings(state: LootIsland, seat: int) -> list[str]:
    """The landings where a seat may play now."""
    return [word for word in legal(state, seat) if word in LANDINGS]


def islands(state: LootIsland, seat: int) -> list[str]:
    """The small islands a seat may use now."""
    return [word for word in legal(state, seat) if word.startswith("island-")]


def aaron_holds(cards: str, **more: Any) -> LootIsland:
    """Only Aaron has cards; it is seat 0's turn."""
    return table(2, people=hands("", "", cards), **more)


def at(cards: str, *seats: int) -> dict[str, Any]:
    """A landing with these cards and these compasses from bottom to top."""
    return {"cards": cards.split(), "compasses": list(seats)}
