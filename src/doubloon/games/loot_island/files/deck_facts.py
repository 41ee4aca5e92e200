"""What is known about the real box, and so holds for every whole deck (LI-C1 to LI-C6).

Only facts of the rulebooks are asked for: a person who copies the cards of their own box must
never be told to follow our reconstruction. What no rule forbids but nobody would expect is noted as
unusual. Entries may lack a field that was found wrong before.
"""

from collections.abc import Iterable
from typing import Any, Final

from doubloon.games.loot_island.components.deck import (
    CARD_NUMBERS,
    EVENTS,
    ISLAND_KINDS,
    KINDS,
    SKULLS,
)
from doubloon.kernel.files.data_file import shown
from doubloon.kernel.files.mistakes import Problems

Entry = dict[str, Any]
Fact = tuple[bool, str, dict[str, Any]]  # does it hold? its sentence, and what that speaks of
USUAL_CURSE: Final = 6  # the rulebooks name no limit
SENTENCES: Final = {
    "map_card": "a colour (R, G, V, A), a number from 1 to 10 or *, a copy (a, b): R3a",
    "event_card": f"one of {', '.join(EVENTS)}",
    "not_on_type": "not on a {type}; allowed: {fields}",
    "not_on_island": "not on a {kind} island; only on cubes islands",
    "missing_cards": "missing: {card}{more}; each of the 88 cards once",
    "one_symbol": "{found} is not allowed on a 1, which acts by its number; none, chest or plus",
    "wild_symbol": "{found} is not allowed on a wild; chest",
    "has_symbol": "the box has a {value} with {symbol}",
    "has_five_and_nine": "the box has in one colour a 5 and a 9, one with cube and one with draw",
    "has_idle": "the box has a red {value} without cube or draw",
    "has_chests": "the box has 4 chests in one colour",
    "missing_treasures": "missing: {number}{more}; the 74 treasures are numbered 1 to 74",
    "curse_and_crossed": "a curse and crossed cubes on one treasure",
    "high_curse": "a curse of {curse}",
    "missing_piles": "missing: {pile}{more}; there are four piles",
    "missing_types": "missing: {type}{more}; there are six types",
    "has_value": "the box has a {type} of value {value}",
    "has_curse": "the box has a {type} with curse {curse}",
    "has_amulets": "the box has at least {count} amulets",
    "has_jewels": "the box has at least {count} jewels",
    "has_three_jewels": "the box has three jewels of value {value}",
    "has_skull_twice": "the box has at least one skull twice",
    "has_book": "the box has a book with multiplier {multiplier}",
    "has_crown": "the box has a crown of crosses {crosses}",
    "has_skull": 'the box has a skull "{skull}"',
    "missing_healers": "missing: {number}{more}; the 14 healers are numbered 1 to 14",
    "costs_nothing": "costs nothing; per_cube of 1 or 2, a fixed sum, or both",
    "has_healer": "the box has a healer with per_cube {per_cube} and fixed {fixed}",
    "missing_events": "missing: {event}{more}; each of the 18 events once",
    "tiles": "{count} tiles; the box has 7",
    "missing_kinds": "missing: {kind}{more}; each of the 6 kinds at least once",
    "five_players": (
        "{count} tiles are only for five players; exactly one tile is five_players_only"
    ),
}


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


def _absent(wanted: Iterable[object], found: set[Any]) -> list[object]:
    return [name for name in wanted if name not in found]


def _note(section: str, rule: str, facts: Iterable[Fact], problems: Problems) -> None:
    for holds, reason, details in facts:
        if not holds:
            problems.add(section, reason, rule, **details)


def _map_cards(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("card") for entry in entries}
    absent = _absent(CARD_NUMBERS, found)
    problems.lacks("map_cards", "missing_cards", "LI-C1", "card", absent)
    for index, entry in enumerate(entries):
        symbol = entry.get("symbol", "chest")
        if "*" in entry.get("card", "") and symbol != "chest":
            path = f"map_cards[{index}].symbol"
            problems.add(path, "wild_symbol", "LI-C2", found=shown(symbol))
    if len(found) < len(CARD_NUMBERS):  # facts about symbols need the whole of the cards
        return
    symbols = {entry["card"]: entry.get("symbol") for entry in entries if "card" in entry}
    facts: list[Fact] = [
        (
            any(_shows(symbols, c, value, symbol) for c in "RGVA"),
            "has_symbol",
            {"value": value, "symbol": symbol},
        )
        for value, symbol in ((2, "plus"), (5, "draw"), (7, "cube"))
    ]
    facts += [
        (any(_five_and_nine(symbols, c) for c in "RGVA"), "has_five_and_nine", {}),
        (_idle(symbols, "R3"), "has_idle", {"value": 3}),
        (_idle(symbols, "R5"), "has_idle", {"value": 5}),
        (any(_chests(symbols, c) >= 4 for c in "RGVA"), "has_chests", {}),
    ]
    _note("map_cards", "LI-C2", facts, problems)


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
    absent = _absent(range(1, 75), found)
    problems.lacks("treasures", "missing_treasures", "LI-C3", "number", absent)
    for index, entry in enumerate(entries):
        if entry.get("curse", 0) > 0 and entry.get("crossed", 0) > 0:
            problems.unusual(f"treasures[{index}].crossed", "curse_and_crossed", "LI-C3")
        if entry.get("curse", 0) > USUAL_CURSE:
            path = f"treasures[{index}].curse"
            problems.unusual(path, "high_curse", "LI-C3", curse=entry["curse"])
    if len(found) < 74:  # facts about the cards need the whole of them
        return
    piles = _absent((1, 2, 3, 4), {entry.get("pile") for entry in entries})
    problems.lacks("treasures", "missing_piles", "LI-C3", "pile", piles)
    types = _absent(KINDS, {entry.get("type") for entry in entries})
    problems.lacks("treasures", "missing_types", "LI-C3", "type", types)
    _note("treasures", "LI-C3", _treasure_facts(entries), problems)


def _treasure_facts(entries: list[Entry]) -> list[Fact]:
    """What the pictures and examples of the rulebooks show."""
    threes = _count(entries, type="jewel", value=3)
    twice = any(_count(entries, type="skull", skull=skull) > 1 for skull in SKULLS)
    return [
        _value(entries, "coin_bag", 7),
        _value(entries, "coin_bag", 12),
        (
            _has(entries, type="coin_bag", curse=4),
            "has_curse",
            {"type": "coin_bag", "curse": 4},
        ),
        (_count(entries, type="amulet") >= 3, "has_amulets", {"count": 3}),
        (_count(entries, type="jewel") >= 5, "has_jewels", {"count": 5}),
        _value(entries, "jewel", 2),
        (threes >= 3, "has_three_jewels", {"value": 3}),
        _value(entries, "jewel", 4),
        (twice, "has_skull_twice", {}),
        *[_one(entries, "book", "multiplier", n) for n in (1, 2, 3)],
        *[_one(entries, "crown", "crosses", n) for n in (1, 2, 3, 4)],
        *[_one(entries, "skull", "skull", skull) for skull in SKULLS],
    ]


def _value(entries: list[Entry], kind: str, value: int) -> Fact:
    facts = {"type": kind, "value": value}
    return _has(entries, **facts), "has_value", facts


def _one(entries: list[Entry], kind: str, key: str, value: object) -> Fact:
    return _has(entries, **{"type": kind, key: value}), f"has_{kind}", {key: value}


def _healers(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("number") for entry in entries}
    absent = _absent(range(1, 15), found)
    problems.lacks("healers", "missing_healers", "", "number", absent)
    for index, entry in enumerate(entries):
        if entry.get("per_cube", 1) == 0 and entry.get("fixed", 1) == 0:
            problems.add(f"healers[{index}]", "costs_nothing", "LI-C4")
    if len(found) < 14:
        return
    costs: list[dict[str, Any]] = [{"per_cube": 1, "fixed": 2}, {"per_cube": 0, "fixed": 17}]
    facts = [(_has(entries, **cost), "has_healer", cost) for cost in costs]
    _note("healers", "LI-C4", facts, problems)


def _events(entries: list[Entry], problems: Problems) -> None:
    found = {entry.get("event") for entry in entries}
    problems.lacks("events", "missing_events", "LI-C5", "event", _absent(EVENTS, found))


def _islands(entries: list[Entry], problems: Problems) -> None:
    if len(entries) != 7:
        problems.add("islands", "tiles", "LI-C6", count=len(entries))
    kinds = _absent(ISLAND_KINDS, {entry.get("kind") for entry in entries})
    problems.lacks("islands", "missing_kinds", "LI-C6", "kind", kinds)
    reserved = _count(entries, five_players_only=True)
    if reserved != 1:
        problems.add("islands", "five_players", "LI-C6", count=reserved)
