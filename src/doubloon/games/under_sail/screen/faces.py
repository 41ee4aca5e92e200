"""What is printed on the cards of a deck, for screens.

``cards`` by notation: colour (R, B, G, V) and number. ``treasures`` by name: colour and value.
``bonus_cards`` is how many there are. ``actions`` by number, 1 to 4: the card it is on (the
letters of its two colours) and the word of the option that turns it up.
"""

from typing import Any

from doubloon.games.under_sail.components.board import GREEN_VIOLET_WORDS, RED_BLUE_WORDS
from doubloon.games.under_sail.components.deck import CARD_NUMBERS, COLOUR_LETTERS, SailDeck


def faces_of(deck: SailDeck) -> dict[str, Any]:
    """All of them."""
    cards: dict[str, Any] = {}
    for entry in deck.content["islands"]:
        colour, number = divmod(CARD_NUMBERS[entry["card"]], 12)
        cards[entry["card"]] = {"colour": COLOUR_LETTERS[colour], "number": number + 1}
    treasures: dict[str, Any] = {}
    for at, name in enumerate(deck.names):
        treasures[name] = {
            "colour": COLOUR_LETTERS[deck.colour[at]],
            "value": int(deck.value[at]),
        }
    actions: dict[str, Any] = {}
    for number, word in enumerate((*RED_BLUE_WORDS, *GREEN_VIOLET_WORDS), 1):
        actions[str(number)] = {"colours": "RB" if number < 3 else "GV", "word": word}
    return {
        "cards": cards,
        "treasures": treasures,
        "bonus_cards": int(deck.bonus),
        "actions": actions,
    }
