"""What a bot or an adviser gets of a table: a seat's view, never a state."""

import hashlib
from typing import Any, TypeVar

import msgspec

from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.state import View
from doubloon.table.core.table import Table


class Job(msgspec.Struct, frozen=True):
    """All that a bot gets."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    view: dict[str, Any]
    seat: int
    level: str
    seed: int
    script: list[str] = []  # what a lesson wants it to play, if it may


AnyJob = TypeVar("AnyJob", bound=Job)


def understood(job: Job) -> tuple[Game, View]:
    """The game and the view that a job is about."""
    game = registry.find(job.game).under(job.rules_version)
    deck = game.decks.standard() if job.deck is None else game.decks.from_content(job.deck)
    return game, game.load_view(job.players, job.options, deck, job.view, job.seat)


def job_of(table: Table, seat: int, level: str, decision: str) -> Job:
    """What the bot in a seat gets: its view.

    The seed follows from the question and the game's secret: who could work it out could tell from
    what the bot plays what it might have held.
    """
    text = f"bot/{table.secret}/{table.id}/{seat}/{decision}"
    return job_for(Job, table, table.view(seat), seat, level, text, script=table.scripted(seat))


def job_for(
    kind: type[AnyJob],
    table: Table,
    view: dict[str, Any] | None,
    seat: int,
    level: str,
    seed: str,
    **more: Any,
) -> AnyJob:
    """A question of that kind about a table as a seat sees it."""
    settings = table.settings
    return kind(
        game=settings.game,
        rules_version=table.game.rules_version,
        players=settings.players,
        options=settings.options,
        deck=settings.deck,
        view=view or {},
        seat=seat,
        level=level,
        seed=int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big"),
        **more,
    )
