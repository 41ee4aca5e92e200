"""English for the terminal: events as sentences, the board as text."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import (
    CARDS_PER_COLOUR,
    EVENTS,
    ISLAND_KINDS,
    KINDS,
    SKULLS,
    LootDeck,
    card_name,
)
from doubloon.games.loot_island.components.position import COASTS, CORNERS, treasure_numbers
from doubloon.kernel.bits import members


def plural(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> plural(1, "card"), plural(2, "card"), plural(2, "cross", "crosses")
    ('1 card', '2 cards', '2 crosses')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def name_of(seat: int, names: list[str]) -> str:
    """A player's name; the seat after the last player is Aaron's."""
    return names[seat] if seat < len(names) else "Aaron"


@cache
def event_names() -> dict[str, str]:
    """Our names of the events, from the rules."""
    text = files("doubloon.games.loot_island").joinpath("text/rules/en.toml").read_text("utf-8")
    return {rule["event"]: rule["name"] for rule in tomllib.loads(text)["rule"] if "event" in rule}


def treasure_name(deck: LootDeck, number: int) -> str:
    """A treasure by its number, with what it is.

    A 12-coin bag with curse 4 is ``41 (coin bag 12, curse 4)``.
    """
    treasure = number - 1
    kind = KINDS[deck.kind[treasure]]
    words = kind.replace("_", " ")
    if kind == "book":
        words += f" {deck.multiplier[treasure]}x"
    elif kind == "crown":
        words += f" with {plural(deck.crosses[treasure], 'cross', 'crosses')}"
    elif kind == "skull":
        words += f" {SKULLS[deck.skull[treasure] - 1]}"
    if deck.base[treasure] and kind != "book":
        words += (
            f", {deck.base[treasure]}" if kind in ("crown", "skull") else f" {deck.base[treasure]}"
        )
    if deck.curse[treasure]:
        words += f", curse {deck.curse[treasure]}"
    if deck.crossed[treasure]:
        words += f", less {plural(deck.crossed[treasure], 'cube')}"
    return f"{number} ({words})"


def healer_name(deck: LootDeck, number: int) -> str:
    """A healer by number, with the price."""
    per_cube = deck.healer_per_cube[number - 1]
    fixed = deck.healer_fixed[number - 1]
    parts = [f"{per_cube} a cube"] if per_cube else []
    if fixed:
        parts.append(str(fixed))
    return f"{number} ({' + '.join(parts) or 'free'})"


def tell(event: dict[str, Any], names: list[str], deck: LootDeck) -> str:
    """A sentence for an event; empty if it is not worth one."""
    kind = event["event"]
    who = name_of(event["seat"], names) if "seat" in event else ""
    if kind == "round":
        return f"Round {event['round']}"
    if kind == "event_card":
        return f"Event {event['card']}, {event_names()[event['card']]}, applies."
    if kind == "ship":
        return f"The ship sails to {CORNERS[event['corner']]}; its bow points {_coast(event)}."
    if kind == "ship_turned":
        return f"The ship turns; its bow points {_coast(event)}."
    if kind == "island_closed":
        return f"Small island {event['tile']} is closed this round."
    if kind == "played":
        return _played(event, names)
    if kind == "island_used":
        whose = "" if event["actor"] == event["seat"] else " for Aaron"
        cards = " ".join(event["cards"])
        kind = ISLAND_KINDS[deck.tile_kind[event["tile"] - 1]]
        return f"{who} uses small island {event['tile']} ({kind}){whose} for {cards}."
    if kind == "cubes":
        change = event["change"]
        verb = "takes" if change > 0 else "discards"
        return f"{who} {verb} {plural(abs(change), 'cube')}."
    if kind in ("kept", "discarded"):
        verb = "keeps" if kind == "kept" else "discards"
        return f"{who} {verb} treasure {treasure_name(deck, event['treasure'])}."
    if kind == "revealed":
        shown = [treasure_name(deck, each) for each in event["treasures"]]
        return f"Revealed: {', '.join(shown)}."
    if kind == "healer_chosen":
        return f"{who} chooses healer {healer_name(deck, event['healer'])}."
    if kind == "healers":
        return f"Healers: {', '.join(healer_name(deck, each) for each in event['healers'])}."
    if kind in _SIMPLE:
        return _SIMPLE[kind].format(who=who, **event)
    return _rest(kind, event, who, names)


_SIMPLE: Final = {
    "maps_reshuffled": "The map discards are shuffled into a new deck of {cards}.",
    "treasures_reshuffled": "The discarded treasures become a new deck of {treasures}.",
    "eliminated": "{who} has {cubes} cubes and is eliminated.",
    "island_declined": "{who} leaves the island's action.",
    "final_exploration": "The final exploration begins.",
    "cleaned_up": "",
    "actions_begin": "",
}


def _coast(event: dict[str, Any]) -> str:
    return COASTS[event["coast"]]


def _played(event: dict[str, Any], names: list[str]) -> str:
    who = name_of(event["seat"], names)
    whose = "" if event["actor"] == event["seat"] else " for Aaron"
    compass = ""
    if event["from"] >= 0:
        compass = f", with the compass from {LANDING_NAMES[event['from']]}"
    elif event["compass"]:
        compass = ", with a compass"
    cards = " ".join(event["cards"])
    return f"{who} plays {cards} at {LANDING_NAMES[event['landing']]}{whose}{compass}."


def _rest(kind: str, event: dict[str, Any], who: str, names: list[str]) -> str:
    if kind == "drew":
        cards = f": {' '.join(event['cards'])}" if "cards" in event else ""
        return f"{who} draws {plural(event['number'], 'card')}{cards}."
    if kind == "refreshed":
        return f"{who} discards {' '.join(event['cards'])}." if event["cards"] else ""
    if kind == "extra_cards":
        return f"{who} {'takes' if event['taken'] else 'declines'} the extra cards."
    if kind == "took_back":
        return f"{who} takes a compass back from {LANDING_NAMES[event['landing']]}."
    if kind == "passed":
        tile = " first and takes the First Player tile" if event["first"] else ""
        return f"{who} passes{tile}."
    if kind == "copied":
        effect = {"cube": "a cube card", "draw": "a draw card", "none": "nothing"}
        return f"{who} copies {effect[event['effect']]}."
    if kind == "stack_moved":
        where = "top" if event["top"] else "bottom"
        return f"{who}'s compass at {LANDING_NAMES[event['landing']]} goes to the {where}."
    if kind == "compass":
        return f"{who} puts a compass at {LANDING_NAMES[event['landing']]}."
    if kind == "explored":
        return f"The {COASTS[event['coast']]} coast is explored."
    if kind == "loot":
        found = plural(event["treasures"], "treasure")
        size = event["size"].capitalize()
        return f"{size} Loot at {LANDING_NAMES[event['landing']]}: {found}."
    if kind == "over":
        return _outcome(event, names)
    return kind


def _outcome(event: dict[str, Any], names: list[str]) -> str:
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(names, event["scores"], strict=True)
    )
    winners = [names[seat] for seat, place in enumerate(event["placings"]) if place == 1]
    return f"{' and '.join(winners) or 'Nobody'} wins ({scores})."


def draw_board(board: Board) -> str:
    """The board as a few lines of text."""
    event = EVENTS[board.event] if board.event >= 0 else "none"
    lines = [
        f"Round {board.round}  event {event}  ship {CORNERS[board.corner]}"
        f" facing {COASTS[board.coast()]}"
        f"  islands {' '.join(str(tile + 1) for tile in members(board.face_up)) or '-'}"
    ]
    for landing in range(8):
        base = board.colour[landing] * CARDS_PER_COLOUR
        cards = [card_name(base + index) for index in in_order(board.order, landing)]
        stack = [str(seat) for seat in seats(board.stack[landing])]
        count = f"{board.cards_at(landing)}/{board.setup.need}"
        column = " ".join(cards) or "-"
        lines.append(f"  {LANDING_NAMES[landing]} {count:>5}  [{' '.join(stack):<9}] {column}")
    for seat in range(board.players):
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        loot = " ".join(
            f"{number}:{KINDS[board.deck.kind[number - 1]]}" for number in treasure_numbers(lo, hi)
        )
        tile = "*" if board.first == seat else " "
        lines.append(
            f"  seat {seat}{tile} cubes {board.cubes[seat]:>2}  hand {board.hand_size(seat):>2}"
            f"  treasures {loot or '-'}"
        )
    return "\n".join(lines)
