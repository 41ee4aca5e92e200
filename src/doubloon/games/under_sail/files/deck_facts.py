"""What is known about the real box, and so holds for every whole deck (US-C1 to US-C3).

Only facts of the rulebook are asked for: a person who copies the cards of their own box must never
be told to follow our reconstruction. What no rule forbids but nobody would expect is noted as
unusual. Entries may lack a field that was found wrong before.
"""

from typing import Any, Final

from doubloon.games.under_sail.components.deck import CARD_NUMBERS, COLOURS
from doubloon.kernel.files.mistakes import Problems

Entry = dict[str, Any]

PER_COLOUR: Final = 8
LEFT_OUT: Final = (2, 3, 4)  # one of each is taken out with three players (US-S1)
BONUS_CARDS: Final = 22
USUAL_VALUE: Final = 4  # the highest that the rulebook speaks of
SENTENCES: Final = {
    "island_card": "a colour (R, B, G, V) and a number from 1 to 12: R7",
    "missing_cards": "missing: {card}{more}; each of the 48 cards once",
    "treasures": "{count} {colour} ones; there are {of}",
    "no_treasure": "no {colour} {value}; there is at least one",
    "high_value": "a treasure worth {value}",
    "bonus_cards": "{count}; there are {bonus}",
}


def check_facts(content: dict[str, Any], problems: Problems) -> None:
    """Note everything in which the content is not a whole box."""
    found = {entry.get("card") for entry in content["islands"]}
    absent = [name for name in CARD_NUMBERS if name not in found]
    problems.lacks("islands", "missing_cards", "US-C1", "card", absent)
    for colour in COLOURS:
        _treasures(colour, content["treasures"], problems)
    for index, entry in enumerate(content["treasures"]):
        if entry.get("value", 0) > USUAL_VALUE:
            path = f"treasures[{index}].value"
            problems.unusual(path, "high_value", "US-C2", value=entry["value"])
    bonus = content.get("bonus_cards", BONUS_CARDS)
    if bonus != BONUS_CARDS:
        problems.add("bonus_cards", "bonus_cards", "US-C3", count=bonus, bonus=BONUS_CARDS)


def _treasures(colour: str, entries: list[Entry], problems: Problems) -> None:
    values = [entry.get("value") for entry in entries if entry.get("colour") == colour]
    if len(values) != PER_COLOUR:
        problems.add(
            "treasures", "treasures", "US-C2", count=len(values), colour=colour, of=PER_COLOUR
        )
        return
    for value in LEFT_OUT:
        if value not in values and None not in values:
            problems.add("treasures", "no_treasure", "US-C2", colour=colour, value=value)
