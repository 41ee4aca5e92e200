"""What is printed on the cards of a deck, for screens; ``types/faces.py`` says what it means."""

from typing import Any

from doubloon.games.loot_island.components.deck import (
    COLOUR_LETTERS,
    FIRST_WILD,
    LootDeck,
    card_number,
    value_of,
)
from doubloon.games.loot_island.types.faces import CardFace, Faces, IslandFace, TreasureFace


def card_face(entry: dict[str, Any]) -> CardFace:
    """One map card."""
    colour, index = divmod(card_number(entry["card"]), 22)
    value = value_of(index) if index < FIRST_WILD else 0
    effect = None if entry["symbol"] == "none" else entry["symbol"]
    return {
        "colour": COLOUR_LETTERS[colour],
        "value": value,
        "effect": effect,
        "does": effect or ("one" if value == 1 else None),
    }


def treasure_face(entry: dict[str, Any]) -> TreasureFace:
    """One treasure."""
    return {
        "kind": entry["type"],
        "base": entry.get("value", 0),
        "multiplier": entry.get("multiplier", 0),
        "crosses": entry.get("crosses", 0),
        "skull": entry.get("skull"),
        "curse": entry["curse"],
        "crossed": entry["crossed"],
        "pile": entry["pile"],
    }


def faces_of(deck: LootDeck) -> Faces:
    """All of them."""
    content = deck.content
    islands: dict[str, IslandFace] = {}
    for place, tile in enumerate(content["islands"]):
        islands[str(place + 1)] = {"kind": tile["kind"], "cubes": tile.get("cubes", 0)}
    return {
        "cards": {each["card"]: card_face(each) for each in content["map_cards"]},
        "treasures": {str(each["number"]): treasure_face(each) for each in content["treasures"]},
        "healers": {
            str(place + 1): {"per_cube": each["per_cube"], "fixed": each["fixed"]}
            for place, each in enumerate(content["healers"])
        },
        "islands": islands,
    }
