"""The catalogue of Under Sail's actions and the numbers by which the rules know them."""

from typing import Final

from mypy_extensions import i64

from doubloon.games.under_sail.components.deck import card_name
from doubloon.kernel.catalogue import Catalogue

CARD: Final[i64] = 0  # + card 0..47: to pass, to play, to give, to discard
SHOW_COLOUR: Final[i64] = 48
SHOW_NUMBER: Final[i64] = 49
BONUS: Final[i64] = 50  # + number of bonus cards 0..11
TAKE: Final[i64] = 62  # the face-up treasure
STEAL: Final[i64] = 63  # + seat 0..4: its visible treasure
FROM: Final[i64] = 68  # + seat 0..4: its bonus cards or island cards
DECK: Final[i64] = 73  # + treasure deck 0..1
ORDER: Final[i64] = 75  # + place in ORDERS
FETCH: Final[i64] = 83  # + card 0..47, played in this trick
END: Final[i64] = 131

DECK_NAMES: Final = ("red-blue", "green-violet")

# Which of the treasures seen, as they lay, comes first, second and third (US-A3)
ORDERS: Final = ("12", "21", "123", "132", "213", "231", "312", "321")
ORDERS_OF_TWO: Final[i64] = 2


def catalogue() -> Catalogue:
    """All actions, in the order of the numbers above."""
    actions = Catalogue()
    for card in range(48):
        actions.add(card_name(card), "card", [card])
    actions.add("show-colour", "show", [0])
    actions.add("show-number", "show", [1])
    for number in range(12):
        actions.add(f"bonus-{number}", "bonus", [number])
    actions.add("take", "take", [])
    for seat in range(5):
        actions.add(f"steal-{seat}", "steal", [seat])
    for seat in range(5):
        actions.add(f"from-{seat}", "from", [seat])
    for deck in range(2):
        actions.add(f"deck-{DECK_NAMES[deck]}", "deck", [deck])
    for order in ORDERS:
        actions.add(f"order-{order}", "order", [int(order)])
    for card in range(48):
        actions.add(f"take-{card_name(card)}", "fetch", [card])
    return actions
