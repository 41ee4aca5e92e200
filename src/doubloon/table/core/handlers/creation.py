"""A new table: settings that can be played, and the first entry of its log."""

from typing import Any, Final

import msgspec

from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.table.core.errors import Refused
from doubloon.table.core.handlers.seats import checked_level
from doubloon.table.core.model import Decided, Origin, SeatPlan, Settings
from doubloon.table.core.table import Table

LONGEST_TIME: Final = 60 * 86400  # seconds, for one move and for the bank


def created(settings: Settings, at: int, origin: Origin | None = None) -> Decided:
    """The first entry of a new table; an OptionError or DeckError says what is wrong."""
    checked = checked_settings(settings)
    data: dict[str, Any] = {"settings": msgspec.to_builtins(checked)}
    if origin is not None:
        check_origin(checked, origin)
        data["origin"] = msgspec.to_builtins(origin)
    new = Decided(at=at)
    new.add("created", None, data)
    return new


def same_people(table: Table) -> Settings:
    """A table's settings, with an open seat wherever a person sits instead of the planned bot."""
    seats = [
        SeatPlan() if plan.kind == "bot" and seat.name is not None else plan
        for plan, seat in zip(table.settings.seats, table.seats, strict=True)
    ]
    return msgspec.structs.replace(table.settings, seats=seats)


def check_origin(settings: Settings, origin: Origin) -> None:
    """A position from which it can go on."""
    game = registry.find(settings.game)
    deck = (
        game.decks.standard() if settings.deck is None else game.decks.from_content(settings.deck)
    )
    if game.load(settings.players, settings.options, deck, origin.position).over:
        raise Refused("the game is over at that point")


def checked_settings(settings: Settings) -> Settings:
    """Settings that can be played, every seat planned, every option with its value."""
    game = registry.find(settings.game)
    game.check_players(settings.players)
    options = game.checked_options(settings.options)
    deck = None if settings.deck is None else game.decks.from_content(settings.deck)
    game.new(settings.players, options, deck=deck)  # some decks do not suffice for all players
    missing = settings.players - len(settings.seats)
    if missing < 0:
        raise OptionError(f"seats: {settings.players} play, {len(settings.seats)} are planned")
    if any(plan.kind != "bot" and plan.level is not None for plan in settings.seats):
        raise OptionError("seats: only bots have a level")
    seats = [
        SeatPlan("bot", checked_level(plan.level)) if plan.kind == "bot" else plan
        for plan in [*settings.seats, *[SeatPlan()] * missing]
    ]
    _check_time("seconds", settings.seconds, 1)
    _check_time("bank", settings.bank, 0)
    if settings.bank is not None and settings.seconds is None:
        raise OptionError("bank: a time bank needs seconds for each move")
    return msgspec.structs.replace(settings, options=options, seats=seats)


def _check_time(name: str, value: int | None, least: int) -> None:
    if value is not None and not least <= value <= LONGEST_TIME:
        raise OptionError(f"{name}: {least} to {LONGEST_TIME} are allowed")
