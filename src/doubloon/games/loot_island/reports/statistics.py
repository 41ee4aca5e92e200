"""What a designer wants to know of Loot Island, gathered game by game for ``simulate``."""

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import COASTS, Board
from doubloon.games.loot_island.components.deck import EVENTS, ISLAND_KINDS, KINDS
from doubloon.games.loot_island.components.position import treasure_numbers
from doubloon.games.loot_island.rules.ending import is_out, sheets
from doubloon.games.loot_island.rules.scoring import Sheet
from doubloon.kernel.events import Event
from doubloon.kernel.reports.statistics import Collector


def observe(start: Board, end: Board, events: list[Event], collector: Collector) -> None:
    """Tell the collector about one finished game."""
    observe_players(start, end, collector)
    observe_treasures(end, events, collector)
    observe_landings(events, collector)
    observe_islands(end, events, collector)
    for event in range(len(EVENTS)):
        used = event in [end.events[each] for each in range(5)]
        collector.hit("events used, share of games", EVENTS[event], used)


def observe_players(start: Board, end: Board, collector: Collector) -> None:
    """Winner by turn order, scores, cubes, eliminations."""
    collector.players(start.first, end.placings(), end.scores(), "score")
    for seat in range(start.players):
        out = end.is_out(seat)
        cursed = end.cubes[seat] >= 13
        collector.hit("eliminated, share of player-games", "by 13 cubes", cursed)
        collector.hit("eliminated, share of player-games", "by the healer", out and not cursed)
        collector.hit("eliminated, share of player-games", "in all", out)
        collector.mean("players", "cubes at the end", int(end.cubes[seat]))


def by_kind(sheet: Sheet) -> list[int]:
    """The points of a sheet by kind of treasure, bonuses included."""
    return [
        sheet.amulets,
        sheet.coin_bags,
        sheet.books,
        sheet.jewels + sheet.jewels_bonus,
        sheet.crowns + sheet.crowns_bonus,
        sheet.skulls + sheet.skulls_bonus,
    ]


def observe_treasures(end: Board, events: list[Event], collector: Collector) -> None:
    """Points per card kept, by kind, of those who keep their treasures to the end."""
    points = [0.0] * 6
    number = [0] * 6
    all_sheets = sheets(end)
    for seat in range(end.players):
        if is_out(end, seat, all_sheets[seat].total):
            continue
        worth = by_kind(all_sheets[seat])
        for treasure in treasure_numbers(end.loot[2 * seat], end.loot[2 * seat + 1]):
            number[end.deck.kind[treasure - 1]] += 1
        for kind in range(6):
            points[kind] += worth[kind]
    for kind in range(6):
        for _ in range(number[kind]):
            collector.mean("points per treasure kept", KINDS[kind], points[kind] / number[kind])
        collector.mean("treasures kept, per game", KINDS[kind], number[kind])
    for _ in range(sum(number)):
        collector.mean("points per treasure kept", "all kinds", sum(points) / sum(number))
    for event in events:
        if event.kind in ("kept", "discarded") and event.data["seat"] < end.players:
            name = KINDS[end.deck.kind[event.data["treasure"] - 1]]
            collector.hit("kept when taken", name, event.kind == "kept")


def observe_landings(events: list[Event], collector: Collector) -> None:
    """How often each landing finds loot when its coast is explored, and how much."""
    found: list[str] = []
    final = False
    for event in events:
        if event.kind == "explored":
            found = []
        elif event.kind == "final_exploration":
            final = True
            found = []
        elif event.kind == "loot":
            if event.data["treasures"] > 0:
                found.append(event.data["landing"])
            size = "final" if final else event.data["size"]
            collector.mean("treasures per loot", size, event.data["treasures"])
        elif event.kind == "cleaned_up":
            first = 2 * COASTS.index(event.data["coast"])
            for landing in LANDING_NAMES[first : first + 2]:
                collector.hit("finds loot when explored", landing, landing in found)
    if final:
        collector.mean("players", "landings with loot in the final exploration", len(found))


def observe_islands(end: Board, events: list[Event], collector: Collector) -> None:
    """How often each small island is used in a round."""
    uses = [0] * 7
    for event in events:
        if event.kind == "island_used":
            uses[event.data["tile"] - 1] += 1
    for tile in range(end.deck.islands):
        if (end.setup.tiles >> tile) & 1 != 0:
            kind = ISLAND_KINDS[end.deck.tile_kind[tile]]
            collector.mean("islands used, per game", f"{tile + 1} ({kind})", uses[tile])
