"""What a game has learned: networks from a file of the game's package, and how they are used."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final, final

from mypy_extensions import i64

from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.features import Features, SeatFeatures
from doubloon.kernel.learning.net import Net

FORMAT: Final = "doubloon-learned/2"
FILE: Final = "data/learned.json"
ALL: Final = "all"  # the player count of networks that serve all of them
WIN: Final = 16.0  # what a win counts in the output for it, so that it weighs as much as points
MOST_SEATS: Final = 5  # of the games that learn seat by seat
LEAST: Final = 0.004  # of the chance to win of a seat


@final
class Learned:
    """The networks of one player count, with the features that they read.

    Outputs are the points that every seat has yet to gain in this stage of the game, counted from
    the seat that the features count from.
    """

    def __init__(self, features: Features, nets: dict[str, Any]) -> None:
        self.features = features
        self.move = Net(nets["move"])
        self.moment = Net(nets["moment"])
        if self.move.inputs != features.size or self.moment.inputs != features.moment_size:
            raise ValueError("what was learned does not fit the features of the game")


@final
class LearnedSeats(Evaluation):
    """The evaluation by hand, put right by networks that look at one seat at a time.

    ``move`` says how much better a moment is for a seat than the hand-made value, ``moment`` how
    many more points it gets than was reckoned, and its chance to win. Without networks the
    evaluation by hand answers.
    """

    def __init__(self, by_hand: Evaluation, features: SeatFeatures, data: dict[str, Any]) -> None:
        self.by_hand = by_hand
        self.features = features
        self.move: Net | None = None
        self.moment: Net | None = None
        self.won: list[float] = [0.0] * MOST_SEATS  # by seat, at the moment that was valued last
        nets = data["players"].get(ALL, {})
        if "move" in nets:
            self.move = fitting(Net(nets["move"]), features)
        if "moment" in nets:
            self.moment = fitting(Net(nets["moment"]), features)

    def value(self, state: Any, seat: i64) -> float:
        """How good it is for ``seat`` against the others, in points."""
        value = self.by_hand.value(state, seat)
        if self.move is not None and not state.over:
            self.features.write(state, seat)
            self.move.run(self.features)
            value += self.move.result(0)
        return value

    def worths(self, state: Any, out: list[float]) -> None:
        """The points that every seat can expect at the end."""
        self.by_hand.worths(state, out)
        if self.moment is None or state.over:
            return
        for seat in range(state.players):
            self.features.write(state, seat)
            self.moment.run(self.features)
            out[seat] += self.moment.result(0)
            self.won[seat] = self.moment.result(1) / WIN

    def shares(self, state: Any, worths: list[float], scale: float, out: list[float]) -> None:
        """Every seat's chance to win, found with the ``worths`` of this moment."""
        if self.moment is None or state.over:
            super().shares(state, worths, scale, out)
            return
        total = 0.0
        players = len(out)
        for seat in range(players):
            share = self.won[seat]
            out[seat] = share if share > LEAST else LEAST
            total += out[seat]
        for seat in range(players):
            out[seat] /= total

    def quick(self) -> Evaluation:
        """The evaluation by hand."""
        return self.by_hand

    def obvious(self, state: Any, seat: i64) -> i64:
        """As by hand."""
        return self.by_hand.obvious(state, seat)

    def stage(self, state: Any) -> i64:
        """As by hand."""
        return self.by_hand.stage(state)

    def spread(self, state: Any) -> float:
        """As by hand."""
        return self.by_hand.spread(state)


def fitting(net: Net, features: Features) -> Net:
    """The network, if it reads these features."""
    if net.inputs != features.size:
        raise ValueError("what was learned does not fit the features of the game")
    return net


@cache
def learned_data(package: str) -> dict[str, Any]:
    """The file of a game's package; without networks if there is none."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return {"format": FORMAT, "features": 0, "players": {}}
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise ValueError(f"{package}: {FILE} has the format {data.get('format')!r}, not {FORMAT}")
    return data
