"""What is printed on the cards of a deck, for screens; ``types/faces.py`` says what it means."""

from doubloon.games.under_sail.components.board import GREEN_VIOLET_WORDS, RED_BLUE_WORDS
from doubloon.games.under_sail.components.deck import CARD_NUMBERS, COLOUR_LETTERS, SailDeck
from doubloon.games.under_sail.types.faces import ActionFace, CardFace, Faces, TreasureFace


def faces_of(deck: SailDeck) -> Faces:
    """All of them."""
    cards: dict[str, CardFace] = {}
    for entry in deck.content["islands"]:
        colour, number = divmod(CARD_NUMBERS[entry["card"]], 12)
        cards[entry["card"]] = {"colour": COLOUR_LETTERS[colour], "number": number + 1}
    treasures: dict[str, TreasureFace] = {}
    for at, name in enumerate(deck.names):
        treasures[name] = {
            "colour": COLOUR_LETTERS[deck.colour[at]],
            "value": int(deck.value[at]),
        }
    actions: dict[str, ActionFace] = {}
    for number, word in enumerate((*RED_BLUE_WORDS, *GREEN_VIOLET_WORDS), 1):
        actions[str(number)] = {"colours": "RB" if number < 3 else "GV", "word": word}
    return {
        "cards": cards,
        "treasures": treasures,
        "bonus_cards": int(deck.bonus),
        "actions": actions,
    }
