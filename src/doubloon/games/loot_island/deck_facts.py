"""What is known about the real box, and so holds for every whole deck (LI-C1 to LI-C6).

Only facts of the rulebooks are asked for: a person who copies the cards of their own box must
never be told to follow our reconstruction. Entries may lack a field that was found wrong before.
"""

from collections.abc import Iterable
from typing import Any

from doubloon.games.loot_island.deck import CARD_NUMBERS, EVENTS, ISLAND_KINDS, KINDS, SKULLS
from doubloon.kernel.data_file import Problems, shown

Entry = dict[str, Any]


def check_facts(content: dict[str, Any], problems: Problems) -> None:
    """Note everything in which the content is not a whole box."""
    _map_cards(content["map_cards"], problems)
    _treasures(content["treasures"], problems)
    _healers(content["healers"], problems)
    _events(content["events"], problems)
    _islands(content["islands"], problems)


def _has(entries: list[Entry], **facts: object) -> bool:
    return _count(entries, **facts) > 0


def _count(entries: list[Entry], **facts: object) -> int:
    return sum(all(entry.get(key) == facts[key] for key in facts) for entry in entries)


def _missing(
    section: str, wanted: Iterable[object], found: set[Any], rule: str, problems: Problems
) -> None:
    absent = [str(name) for name in wanted if name not in found]
    if absent:
        names = ", ".join(absent[:8]) + (f" and {len(absent) - 8} more" if len(absent) > 8 else "")
        problems.add(section, f"missing: {names}; {rule}")


def _map_cards(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("card") for entry in entries}
    _missing("map_cards", CARD_NUMBERS, found, "each of the 88 cards once (LI-C1)", problems)
    for index, entry in enumerate(entries):
        symbol = entry.get("symbol", "chest")
        if "*" in entry.get("card", "") and symbol != "chest":
            path = f"map_cards[{index}].symbol"
            problems.add(path, f"{shown(symbol)} is not allowed on a wild; chest (LI-C2)")
    if len(found) < len(CARD_NUMBERS):  # facts about symbols need the whole of the cards
        return
    symbols = {entry["card"]: entry.get("symbol") for entry in entries if "card" in entry}
    for fact, holds in (
        ("a 2 with plus", any(_shows(symbols, c, 2, "plus") for c in "RGVA")),
        ("a 5 with draw", any(_shows(symbols, c, 5, "draw") for c in "RGVA")),
        ("a 7 with cube", any(_shows(symbols, c, 7, "cube") for c in "RGVA")),
        (
            "in one colour a 5 and a 9, one with cube and one with draw",
            any(_five_and_nine(symbols, c) for c in "RGVA"),
        ),
        ("a red 3 without cube or draw", _idle(symbols, "R3")),
        ("a red 5 without cube or draw", _idle(symbols, "R5")),
        ("4 chests in one colour", any(_chests(symbols, c) >= 4 for c in "RGVA")),
    ):
        if not holds:
            problems.add("map_cards", f"the box has {fact} (LI-C2)")


def _shows(symbols: dict[str, Any], colour: str, value: int, symbol: str) -> bool:
    return symbol in (symbols.get(f"{colour}{value}a"), symbols.get(f"{colour}{value}b"))


def _five_and_nine(symbols: dict[str, Any], colour: str) -> bool:
    return any(
        _shows(symbols, colour, 5, five) and _shows(symbols, colour, 9, nine)
        for five, nine in (("draw", "cube"), ("cube", "draw"))
    )


def _idle(symbols: dict[str, Any], card: str) -> bool:
    return any(symbols.get(card + copy) in ("none", "chest", "plus") for copy in "ab")


def _chests(symbols: dict[str, Any], colour: str) -> int:
    return sum(name[0] == colour and symbols[name] == "chest" for name in symbols)


def _treasures(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("number") for entry in entries}
    rule = "the 74 treasures are numbered 1 to 74 (LI-C3)"
    _missing("treasures", range(1, 75), found, rule, problems)
    for index, entry in enumerate(entries):
        if entry.get("curse", 0) > 0 and entry.get("crossed", 0) > 0:
            path = f"treasures[{index}].crossed"
            problems.add(path, "a treasure has a curse or crossed cubes, not both (LI-C3)")
    if len(found) < 74:  # facts about the cards need the whole of them
        return
    piles = {entry.get("pile") for entry in entries}
    _missing("treasures", (1, 2, 3, 4), piles, "there are four piles (LI-C3)", problems)
    types = {entry.get("type") for entry in entries}
    _missing("treasures", KINDS, types, "there are six types (LI-C3)", problems)
    for fact, holds in _treasure_facts(entries):
        if not holds:
            problems.add("treasures", f"the box has {fact} (LI-C3)")


def _treasure_facts(entries: list[Entry]) -> list[tuple[str, bool]]:
    """What the pictures and examples of the rulebooks show."""
    facts = [
        ("a coin_bag of value 7", _has(entries, type="coin_bag", value=7)),
        ("a coin_bag of value 12", _has(entries, type="coin_bag", value=12)),
        ("a coin_bag with curse 4", _has(entries, type="coin_bag", curse=4)),
        ("at least 3 amulets", _count(entries, type="amulet") >= 3),
        ("at least 5 jewels", _count(entries, type="jewel") >= 5),
        ("a jewel of value 2", _has(entries, type="jewel", value=2)),
        ("three jewels of value 3", _count(entries, type="jewel", value=3) >= 3),
        ("a jewel of value 4", _has(entries, type="jewel", value=4)),
        (
            "at least one skull twice",
            any(_count(entries, type="skull", skull=skull) > 1 for skull in SKULLS),
        ),
    ]
    for multiplier in (1, 2, 3):
        holds = _has(entries, type="book", multiplier=multiplier)
        facts.append((f"a book with multiplier {multiplier}", holds))
    for crosses in (1, 2, 3, 4):
        facts.append(
            (f"a crown of crosses {crosses}", _has(entries, type="crown", crosses=crosses))
        )
    for skull in SKULLS:
        facts.append((f'a skull "{skull}"', _has(entries, type="skull", skull=skull)))
    return facts


def _healers(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("number") for entry in entries}
    _missing("healers", range(1, 15), found, "the 14 healers are numbered 1 to 14", problems)
    for index, entry in enumerate(entries):
        if entry.get("per_cube", 1) == 0 and entry.get("fixed", 1) == 0:
            problems.add(
                f"healers[{index}]",
                "costs nothing; per_cube of 1 or 2, a fixed sum, or both (LI-C4)",
            )
    if len(found) < 14:
        return
    for fact, holds in (
        ("a healer with per_cube 1 and fixed 2", _has(entries, per_cube=1, fixed=2)),
        ("a healer with per_cube 0 and fixed 17", _has(entries, per_cube=0, fixed=17)),
    ):
        if not holds:
            problems.add("healers", f"the box has {fact} (LI-C4)")


def _events(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("event") for entry in entries}
    _missing("events", EVENTS, found, "each of the 18 events once (LI-C5)", problems)


def _islands(entries: list[Entry], problems: Problems) -> None:
    if len(entries) != 7:
        problems.add("islands", f"{len(entries)} tiles; the box has 7 (LI-C6)")
    kinds = {entry.get("kind") for entry in entries}
    _missing("islands", ISLAND_KINDS, kinds, "each of the 6 kinds at least once (LI-C6)", problems)
    reserved = _count(entries, five_players_only=True)
    if reserved != 1:
        rule = "exactly one tile is five_players_only (LI-C6)"
        problems.add("islands", f"{reserved} tiles are only for five players; {rule}")
