"""What a designer wants to know of Tobago, gathered game by game for ``simulate``."""

from typing import Final

from doubloon.games.tobago.components.board import Board
from doubloon.kernel.events import Event
from doubloon.kernel.reports.statistics import Collector

USES: Final = ("remove", "clue", "drive", "exchange")


def observe(start: Board, end: Board, events: list[Event], collector: Collector) -> None:
    """Tell the collector about one finished game."""
    collector.players(start.first, end.placings(), end.scores(), "gold")
    observe_treasures(end, events, collector)
    observe_amulets(events, collector)
    observe_curses(end, events, collector)
    turns = sum(event.kind == "turn" for event in events)
    collector.mean("the game", "turns", turns)
    collector.mean("the game", "rounds", turns / end.players)
    idle = any(event.kind == "over" and event.data["why"] == "idle" for event in events)
    collector.hit("the game", "ended for want of clues and treasures", idle)


def observe_treasures(end: Board, events: list[Event], collector: Collector) -> None:
    """Clues until a site is known, and what a rose earns."""
    clues = {"black": 0, "grey": 0, "white": 0, "brown": 0}
    for turn in range(end.players):
        clues[list(clues)[turn]] = 1  # TB-S4
    roses = 0
    gold = 0
    treasures = 0
    for event in events:
        if event.kind == "clue":
            clues[event.data["map"]] += 1
        elif event.kind == "located":
            number = clues[event.data["map"]]
            collector.mean("clues until a site is known", "mean", number)
            for most in range(2, 8):
                collector.hit("clues until a site is known", f"{most} at most", number <= most)
        elif event.kind == "raised":
            treasures += 1
            roses += len(event.data["roses"])
            collector.mean("the game", "roses on a raised treasure", len(event.data["roses"]))
        elif event.kind == "cleared":
            clues[event.data["map"]] = 0
        elif event.kind == "accepted":
            gold += int(end.deck.value[event.data["card"] - 1])
    collector.mean("the game", "treasures", treasures)
    if roses:
        collector.mean("the game", "gold for a rose", gold / roses)


def observe_amulets(events: list[Event], collector: Collector) -> None:
    """How many come, and what they are used for."""
    found = sum(event.kind == "amulet_taken" for event in events)
    collector.mean("amulets, per game", "collected", found)
    for use in USES:
        number = sum(e.kind == "amulet_used" and e.data["for"] == use for e in events)
        collector.mean("amulets, per game", f"used to {use}", number)
    given = sum(event.kind == "cursed" and event.data["amulet"] for event in events)
    collector.mean("amulets, per game", "given up against a curse", given)


def observe_curses(end: Board, events: list[Event], collector: Collector) -> None:
    """How often curses strike and what they cost."""
    struck = sum(event.kind == "curse" for event in events)
    lost = 0
    for event in events:
        if event.kind == "cursed":
            card = event.data["gold"]
            collector.hit("curse", "struck players who give up gold", card is not None)
            lost += int(end.deck.value[card - 1]) if card is not None else 0
    collector.mean("curse", "strikes, per game", struck)
    collector.mean("curse", "gold given up, per game", lost)
