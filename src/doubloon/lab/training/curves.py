"""The curves of a training run as a picture."""

from pathlib import Path
from typing import Any

from doubloon.arena.simulate import import_plots


def draw(generations: list[dict[str, Any]], players: int, path: Path) -> None:
    """How well games were foreseen, and what the learned greedy bot wins, by generation."""
    pyplot = import_plots()
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    numbers = list(range(len(generations)))
    for name, label in (("move", "after a move"), ("moment", "end of a stage")):
        seen = [100 * each[name]["foreseen"] for each in generations[1:]]
        left.plot(numbers[1:], seen, marker="o", label=label)
    left.set_title("new games foreseen (% of variance)", loc="left")
    left.set_xlabel("generation")
    left.legend()
    wins = [100 * each["match"]["wins"][0] for each in generations]
    low = [100 * each["match"]["wins"][1] for each in generations]
    high = [100 * each["match"]["wins"][2] for each in generations]
    right.plot(numbers, wins, marker="o")
    right.fill_between(numbers, low, high, alpha=0.2)
    right.axhline(100 / players, color="grey", linestyle=":")
    right.set_title("wins of one quick bot against those by hand (%)", loc="left")
    right.set_xlabel("generation")
    for each in (left, right):
        each.locator_params(axis="x", integer=True)
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
