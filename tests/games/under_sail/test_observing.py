"""What ``simulate`` gathers of a game of Under Sail."""

from random import Random

from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.reports.statistics import Collector
from tests.games.under_sail.helpers_sail import GAME


def game(seed: int, options: dict[str, str]) -> tuple[UnderSail, UnderSail, list[Event]]:
    """A random game: its start, its end and its events."""
    start = GAME.new(3, options, seed=seed)
    end = start.copy()
    rng = Random(seed)
    sink = Sink()
    while not end.over:
        seat = rng.choice(end.deciders())
        end.apply(seat, rng.choice(end.legal(seat)), sink)
    assert isinstance(start, UnderSail)
    assert isinstance(end, UnderSail)
    return start, end, sink.events


def test_the_figures_are_those_of_the_game() -> None:
    start, end, events = game(4, {"red_blue": "bonus"})
    collector = Collector()
    GAME.learning.observe(start, end, events, collector)
    mean = {
        (section, label): figure.mean()
        for section, figures in collector.sections.items()
        for label, figure in figures.items()
    }
    number = {kind: sum(event.kind == kind for event in events) for kind in ("took", "stole")}
    assert mean["treasures, per game", "taken from a deck"] == number["took"]
    assert mean["treasures, per game", "stolen"] == number["stole"]
    first = f"{'first'} in turn order"
    assert mean["score by turn order", first] == end.scores()[start.first]
    points = (
        mean["points of a round", "treasures"] + mean["points of a round", "pairs of bonus cards"]
    )
    assert round(points * 6) == sum(end.scores())
    plays = [event.data for event in events if event.kind == "played"]
    assert len(plays) == 72
    colours = sum(play["shown"] == "colour" for play in plays) / 72
    assert mean["shows the colour", "all plays"] == colours
    assert mean["bonus cards, per game", "played"] == sum(play["bonus"] for play in plays)
    actions = sum(event.kind == "action" and event.data["action"] == 1 for event in events)
    assert mean["actions, per game", "1 (steal bonus)"] == actions
    assert ("actions, per game", "2 (swap)") not in mean
    thirds = [collector.sections["shows the colour"][f"cards {third}"] for third in THIRDS]
    assert sum(figure.number for figure in thirds) == 72


THIRDS = ("1 to 4", "5 to 8", "9 to 12")


def test_a_section_holds_shares_or_means() -> None:
    collector = Collector()
    for seed in range(3):
        GAME.learning.observe(*game(seed, {"red_blue": "swap", "green_violet": "fetch"}), collector)
    for section, rows in collector.data().items():
        assert len({row["kind"] for row in rows}) == 1, section
