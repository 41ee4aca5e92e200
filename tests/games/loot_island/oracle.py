"""Scoring by trying everything: slow, plain, and written without a look at the engine's way.

Treasures are the plain entries of a deck's content; nothing of ``scoring.py`` is used here.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

Card = dict[str, Any]


def best_books(cards: list[Card]) -> int:
    """The best pairing of books with curses, over all pairings (LI-V2)."""
    books = tuple(sorted(card["multiplier"] for card in cards if card["type"] == "book"))
    curses = tuple(sorted(card["curse"] for card in cards if card["type"] != "book"))
    return _pair(books, curses)


@cache
def _pair(books: tuple[int, ...], curses: tuple[int, ...]) -> int:
    if not books:
        return 0
    best = _pair(books[1:], curses)  # this book without a partner
    for n, curse in enumerate(curses):
        rest = curses[:n] + curses[n + 1 :]
        best = max(best, books[0] * curse + _pair(books[1:], rest))
    return best


@cache
def best_jewels(jewels: int) -> int:
    """The best split of so many jewels (LI-V3): put the first one in a set of 1, 2 or 3."""
    if jewels == 0:
        return 0
    prizes = {1: 0, 2: 8, 3: 20}
    return max(prizes[size] + best_jewels(jewels - size) for size in prizes if size <= jewels)


def _sets(skulls: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every set that holds the first skull, by its size, and the skulls left over."""
    for size in (1, 2, 3):
        for others in combinations(range(1, len(skulls)), size - 1):
            chosen = {skulls[0], *(skulls[n] for n in others)}
            if len(chosen) == size:
                left = [s for n, s in enumerate(skulls) if n != 0 and n not in others]
                yield size, tuple(left)


@cache
def _split(skulls: tuple[str, ...]) -> int:
    if not skulls:
        return 0
    prizes = {1: 1, 2: 3, 3: 6}
    return max(prizes[size] + _split(left) for size, left in _sets(skulls))


def best_skulls(cards: list[Card]) -> int:
    """The best split of the skulls into sets of different ones (LI-V5)."""
    skulls = tuple(sorted(card["skull"] for card in cards if card["type"] == "skull"))
    others = {card["type"] for card in cards} - {"skull"}
    return _split(skulls) * len(others)


def value(cards: list[Card]) -> int:
    """The whole collection without the crowns' ranking."""
    jewels = sum(card["type"] == "jewel" for card in cards)
    base: int = sum(card.get("value", 0) for card in cards)
    return base + best_books(cards) + best_jewels(jewels) + best_skulls(cards)


def crown_prizes(crosses: list[int], ranked: list[bool]) -> list[int]:
    """The crown bonuses, by laying the ranked players in a row and sharing places (LI-V4)."""
    row = sorted((n for n, c in enumerate(crosses) if ranked[n] and c), key=lambda n: -crosses[n])
    bonuses = [0] * len(crosses)
    for who in row:
        places = [(25, 18, 11, 4, 0)[p] for p, n in enumerate(row) if crosses[n] == crosses[who]]
        bonuses[who] = sum(places) // len(places)
    return bonuses
