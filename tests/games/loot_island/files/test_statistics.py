"""What ``simulate`` gathers of a game of Loot Island: from boards and events written by hand."""

from typing import Any

from doubloon.games.loot_island.components.deck import KINDS
from doubloon.games.loot_island.reports.statistics import (
    by_kind,
    observe,
    observe_islands,
    observe_landings,
    observe_players,
    observe_treasures,
)
from doubloon.games.loot_island.rules.ending import sheets
from doubloon.games.loot_island.rules.scoring import Sheet
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.events import Event
from doubloon.kernel.reports.statistics import Collector
from tests.support import DECK, position


def event(kind: str, **data: Any) -> Event:
    return Event(kind, data, {}, [], [])


def figures(collector: Collector, section: str) -> dict[str, tuple[float, int]]:
    """The mean and the number of cases by label."""
    found = collector.sections.get(section, {})
    return {label: (figure.mean(), figure.number) for label, figure in found.items()}


def kind_of(number: int) -> str:
    return KINDS[DECK.kind[number - 1]]


def some_of(kind: str, number: int) -> list[int]:
    """Treasures of a kind from the piles that every game uses."""
    deck = DECK
    found = [n for n in range(1, 75) if kind_of(n) == kind and deck.pile[n - 1] in (1, 4)]
    return found[:number]


def finished(people: dict[int, Any], **data: Any) -> LootIsland:
    """A game that is over; nobody has cubes to heal unless told."""
    for seat in range(3):
        people.setdefault(seat, {}).setdefault("cubes", 0)
    return position(3, people=people, over=True, round=5, first_player=2, **data)


def test_landings_with_and_without_loot() -> None:
    collector = Collector()
    observe_landings(
        [
            event("explored", coast="east"),
            event("loot", landing="E1", treasures=3, size="big"),
            event("loot", landing="E2", treasures=0, size="small"),
            event("cleaned_up", coast="east"),
            event("explored", coast="east"),
            event("loot", landing="E2", treasures=1, size="small"),
            event("cleaned_up", coast="east"),
            event("passed", seat=1),
            event("explored", coast="north"),
            event("cleaned_up", coast="north"),
        ],
        collector,
    )
    assert figures(collector, "finds loot when explored") == {
        "E1": (0.5, 2),
        "E2": (0.5, 2),
        "N1": (0.0, 1),
        "N2": (0.0, 1),
    }
    assert figures(collector, "treasures per loot") == {"big": (3.0, 1), "small": (0.5, 2)}
    assert figures(collector, "players") == {}


def test_landings_of_the_final_exploration() -> None:
    collector = Collector()
    observe_landings(
        [
            event("explored", coast="north"),
            event("loot", landing="N1", treasures=3, size="big"),
            event("final_exploration"),
            event("loot", landing="E1", treasures=1, size="small"),
            event("loot", landing="S1", treasures=2, size="small"),
            event("loot", landing="S2", treasures=0, size="small"),
        ],
        collector,
    )
    assert figures(collector, "treasures per loot") == {"big": (3.0, 1), "final": (1.0, 3)}
    assert figures(collector, "players") == {
        "landings with loot in the final exploration": (2.0, 1)
    }


def test_islands() -> None:
    collector = Collector()
    board = position(3)
    uses = [event("island_used", tile=tile) for tile in (1, 4, 4, 7)]
    observe_islands(board, [*uses, event("passed", seat=1)], collector)
    found = figures(collector, "islands used, per game")
    assert [float(label[0]) for label in found] == [
        tile + 1 for tile in range(7) if board.setup.tiles >> tile & 1
    ]
    expected = {1: 1.0, 4: 2.0, 7: 1.0}
    for label, figure in found.items():
        assert figure == (expected.get(int(label[0]), 0.0), 1)
    assert len({label[3:] for label in found}) > 3


def test_points_by_kind_are_all_of_a_sheet_but_tile_and_healer() -> None:
    hand = [n for kind in KINDS for n in some_of(kind, 2)]
    board = finished({0: {"treasures": hand}})
    sheet = Sheet(board.deck, board.loot[0], board.loot[1], 25, True, 7)
    points = by_kind(sheet)
    assert sum(points) == sheet.total - 5 + 7
    assert points[:3] == [sheet.amulets, sheet.coin_bags, sheet.books]
    assert points[4] == sheet.crowns + 25


def test_treasures_of_those_who_are_not_eliminated() -> None:
    amulets, bags = some_of("amulet", 2), some_of("coin_bag", 1)
    board = finished(
        {
            0: {"treasures": [amulets[0], *bags]},
            1: {"treasures": [amulets[1]], "cubes": 13},
        },
        eliminated=[1],
    )
    told = [
        event("kept", seat=0, treasure=amulets[0]),
        event("discarded", seat=2, treasure=amulets[1]),
        event("kept", seat=0, treasure=bags[0]),
        event("kept", seat=3, treasure=bags[0]),  # Aaron
        event("turned", seat=0, treasure=bags[0]),
    ]
    collector = Collector()
    observe_treasures(board, told, collector)
    base = board.deck.base
    first, second = float(base[amulets[0] - 1]), float(base[bags[0] - 1])
    assert figures(collector, "points per treasure kept") == {
        "amulet": (first, 1),
        "coin_bag": (second, 1),
        "all kinds": ((first + second) / 2, 2),
    }
    kept = figures(collector, "treasures kept, per game")
    assert kept == {kind: (1.0 if kind in ("amulet", "coin_bag") else 0.0, 1) for kind in KINDS}
    assert figures(collector, "kept when taken") == {"amulet": (0.5, 2), "coin_bag": (1.0, 1)}


def test_several_treasures_of_a_kind_share_their_points() -> None:
    bags = some_of("coin_bag", 3)
    board = finished({0: {"cubes": 13}, 1: {"treasures": bags[:2]}, 2: {"treasures": bags[2:]}})
    collector = Collector()
    observe_treasures(board, [], collector)
    worth = sum(int(board.deck.base[number - 1]) for number in bags) / 3
    found = figures(collector, "points per treasure kept")
    assert found == {"coin_bag": (worth, 3), "all kinds": (worth, 3)}
    assert figures(collector, "treasures kept, per game")["coin_bag"] == (3.0, 1)


def test_players_in_turn_order() -> None:
    start = position(3, first_player=1)
    bags = some_of("coin_bag", 3)
    board = finished(
        {
            0: {"treasures": bags[:2]},
            1: {"treasures": bags[2:], "cubes": 13},
            2: {"cubes": 2, "healer": 1},
        },
        eliminated=[1],
        healers=[1, 2, 3],
    )
    scores, places = board.scores(), board.placings()
    assert places[0] == 1
    collector = Collector()
    observe_players(start, board, collector)
    assert figures(collector, "winner by turn order") == {
        "first in turn order": (0.0, 1),
        "second in turn order": (0.0, 1),
        "third in turn order": (1.0, 1),
    }
    assert figures(collector, "score by turn order") == {
        "first in turn order": (scores[1], 1),
        "second in turn order": (scores[2], 1),
        "third in turn order": (scores[0], 1),
    }
    worth = sheets(board)[2].total
    healer = 1 / 3 if worth < 0 else 0.0
    assert figures(collector, "eliminated, share of player-games") == {
        "by 13 cubes": (1 / 3, 3),
        "by the healer": (healer, 3),
        "in all": (1 / 3 + healer, 3),
    }
    assert figures(collector, "players") == {
        "cubes at the end": (5.0, 3),
        "score": (sum(scores) / 3, 3),
        "score of the winner": (scores[0], 1),
    }


def test_events_used() -> None:
    board = finished(
        {0: {"treasures": some_of("coin_bag", 1)}}, events=["A3", "B6", "B7", "B12", "B13"]
    )
    collector = Collector()
    observe(
        position(3),
        board,
        [event("island_used", tile=1), event("explored", coast="north")],
        collector,
    )
    used = figures(collector, "events used, share of games")
    assert {name for name, (share, _) in used.items() if share} == {"A3", "B6", "B7", "B12", "B13"}
    assert len(used) == 18
    for section in ("islands used, per game", "players", "treasures kept, per game"):
        assert figures(collector, section)
