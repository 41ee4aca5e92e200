"""What is known about the real box, and so holds for every whole deck (US-C1 to US-C3).

Only facts of the rulebook are asked for: a person who copies the cards of their own box must never
be told to follow our reconstruction. Entries may lack a field that was found wrong before.
"""

from typing import Any, Final

from doubloon.games.under_sail.deck import CARD_NUMBERS, COLOURS
from doubloon.kernel.data_file import Problems

Entry = dict[str, Any]

PER_COLOUR: Final = 8
LEFT_OUT: Final = (2, 3, 4)  # one of each is taken out with three players (US-S1)
BONUS_CARDS: Final = 22


def check_facts(content: dict[str, Any], problems: Problems) -> None:
    """Note everything in which the content is not a whole box."""
    found = {entry.get("card") for entry in content["islands"]}
    absent = [name for name in CARD_NUMBERS if name not in found]
    if absent:
        names = ", ".join(absent[:8]) + (f" and {len(absent) - 8} more" if len(absent) > 8 else "")
        problems.add("islands", f"missing: {names}; each of the 48 cards once (US-C1)")
    for colour in COLOURS:
        _treasures(colour, content["treasures"], problems)
    if content.get("bonus_cards", BONUS_CARDS) != BONUS_CARDS:
        problems.add("bonus_cards", f"{content['bonus_cards']}; there are {BONUS_CARDS} (US-C3)")


def _treasures(colour: str, entries: list[Entry], problems: Problems) -> None:
    values = [entry.get("value") for entry in entries if entry.get("colour") == colour]
    if len(values) != PER_COLOUR:
        problems.add("treasures", f"{len(values)} {colour} ones; there are {PER_COLOUR} (US-C2)")
        return
    for value in LEFT_OUT:
        if value not in values and None not in values:
            problems.add("treasures", f"no {colour} {value}; there is at least one (US-C2)")
