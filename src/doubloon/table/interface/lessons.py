"""Guided games: a position, what the others will do, and what the learner is shown step by step.

A game's lessons lie in the folder ``lessons`` next to its module, one TOML file each::

    players = 3
    seat = 0              # the learner's
    minutes = 5
    [options]             # as for a table; may be left out
    [position]            # as in a position file
    [script]
    1 = ["N2 R3a done", "pass"]   # the moves of seat 1, in order
    [[step]]
    key = "compass"       # the client has the words
    targets = ["landing-N1", "card-R3a"]   # what is pointed at, by the client's names
    words = "N1 R3a done" # the move to make; without one the step is read and left
    rule = "LI-2.7"

After its script a seat is played by the usual bot, so that a lesson can be played to its end.
"""

import tomllib
from typing import Any

import msgspec

from doubloon.kernel.files.rulebook import folder_of
from doubloon.kernel.game import Game
from doubloon.table.core.model import Origin, SeatPlan, Settings


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to learn: look at the targets, then make the move, if there is one."""

    key: str
    targets: list[str] = []
    words: str = ""
    rule: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    players: int
    seat: int
    minutes: int
    position: dict[str, Any]
    step: list[Step]
    options: dict[str, Any] = {}
    script: dict[str, list[str]] = {}


def names(game: Game) -> list[str]:
    """The lessons of a game."""
    folder = folder_of(game, "data/lessons")
    found = [] if folder is None else [each.name for each in folder.iterdir()]
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


def load(game: Game, name: str) -> Lesson:
    """The lesson of that name, which must be one of ``names``."""
    folder = folder_of(game, "data/lessons")
    assert folder is not None
    text = (folder / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)


def alone(
    game: str, players: int, seat: int, options: dict[str, Any], deck: dict[str, Any] | None
) -> Settings:
    """A table for one person and bots."""
    seats = [SeatPlan("person" if place == seat else "bot") for place in range(players)]
    return Settings(game, players, options, deck, seats, hints=True)


def origin_of(name: str, lesson: Lesson) -> Origin:
    """Where a lesson's game begins."""
    script = {seat: [move.split() for move in moves] for seat, moves in lesson.script.items()}
    return Origin(lesson.position, script, lesson=name)
