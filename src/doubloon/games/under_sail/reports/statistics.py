"""What a designer wants to know of Under Sail, gathered game by game for ``simulate``."""

from typing import Final

from doubloon.games.under_sail.components.board import Board
from doubloon.kernel.events import Event
from doubloon.kernel.reports.statistics import Collector

ACTIONS: Final = ("1 (steal bonus)", "2 (swap)", "3 (look)", "4 (fetch)")
THIRDS: Final = ("1 to 4", "5 to 8", "9 to 12")


def observe(start: Board, end: Board, events: list[Event], collector: Collector) -> None:
    """Tell the collector about one finished game."""
    observe_players(start, end, collector)
    observe_treasures(end, events, collector)
    observe_actions(end, events, collector)
    observe_bonus(events, collector)
    observe_halves(events, collector)


def observe_players(start: Board, end: Board, collector: Collector) -> None:
    """Winner and points by seat as they began, and where points come from."""
    places = end.placings()
    scores = end.scores()
    collector.players(start.first, places, scores, "score")
    for base in range(0, len(end.tally), 2):
        collector.mean("points of a round", "treasures", int(end.tally[base]))
        collector.mean("points of a round", "pairs of bonus cards", int(end.tally[base + 1]))
    collector.hit("shared wins, share of games", "in all", places.count(1) > 1)
    collector.mean("players", "points between first and last", max(scores) - min(scores))


def observe_treasures(end: Board, events: list[Event], collector: Collector) -> None:
    """How treasures change hands: taken, stolen, or put under their deck."""
    number = {"took": 0, "stole": 0, "put_under": 0}
    stolen = [0] * end.players
    for event in events:
        if event.kind in number:
            number[event.kind] += 1
            value = int(event.data["treasure"][1:-1])
            collector.mean("points of a treasure", event.kind.replace("_", " "), value)
        if event.kind == "stole":
            stolen[event.data["from"]] += 1
    collector.mean("treasures, per game", "taken from a deck", number["took"])
    collector.mean("treasures, per game", "stolen", number["stole"])
    collector.mean("treasures, per game", "left and put under", number["put_under"])
    for seat in range(end.players):
        collector.mean("treasures, per game", "stolen from a player", stolen[seat])


def observe_actions(end: Board, events: list[Event], collector: Collector) -> None:
    """How often each action is carried out, and how many found nobody to act."""
    uses = [0] * len(ACTIONS)
    idle = 0
    for event in events:
        if event.kind == "action":
            uses[event.data["action"] - 1] += 1
            idle += not event.data["works"]
    for action in (end.setup.red_blue, end.setup.green_violet):
        collector.mean("actions, per game", ACTIONS[action - 1], uses[action - 1])
    collector.mean("actions, per game", "without effect (last trick)", idle)


def observe_bonus(events: list[Event], collector: Collector) -> None:
    """Where bonus cards come from and where they go."""
    flow = {"lowest": 0, "supply": 0, "stolen": 0, "played": 0}
    helped = 0
    for event in events:
        if event.kind == "bonus":
            flow[event.data["why"]] += event.data["number"]
        elif event.kind == "stole_bonus":
            flow["stolen"] += event.data["number"]
        elif event.kind == "played":
            flow["played"] += event.data["bonus"]
            helped += event.data["bonus"] > 0
            collector.hit("plays with bonus cards", "in all", event.data["bonus"] > 0)
    collector.mean("bonus cards, per game", "for the lowest card", flow["lowest"])
    collector.mean("bonus cards, per game", "from the supply by action 1", flow["supply"])
    collector.mean("bonus cards, per game", "stolen by action 1", flow["stolen"])
    collector.mean("bonus cards, per game", "played", flow["played"])
    collector.mean("bonus cards, per game", "cards they were played on", helped)


def observe_halves(events: list[Event], collector: Collector) -> None:
    """How often each half is shown, in all and by the number on the card."""
    shown: dict[int, str] = {}
    for event in events:
        if event.kind == "played":
            shown[event.data["seat"]] = event.data["shown"]
            collector.hit("shows the colour", "all plays", event.data["shown"] == "colour")
        elif event.kind == "uncovered":
            for seat, card in enumerate(event.data["cards"]):
                third = THIRDS[(int(card[1:]) - 1) // 4]
                collector.hit("shows the colour", f"cards {third}", shown[seat] == "colour")
