"""Sitting down, standing up, bots that stand in, and the host's tools."""

from doubloon.bots import bot_names
from doubloon.kernel import chance
from doubloon.kernel.errors import OptionError
from doubloon.table.core import commands
from doubloon.table.core.errors import Refused
from doubloon.table.core.model import STAND_IN, Decided, SeatKey
from doubloon.table.core.names import clean_name, look
from doubloon.table.core.seats import Seat
from doubloon.table.core.table import Table


def need_seat(table: Table, seat: int) -> Seat:
    """The seat of that number; refused if there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refused(f"seats are numbered 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def need_person(table: Table, seat: int) -> Seat:
    """A seat that a person plays now."""
    found = need_seat(table, seat)
    if not found.by_person:
        raise Refused("a bot plays this seat; take it back first" if found.level else "sit first")
    return found


def need_host(table: Table, by: int | None) -> None:
    """Only the host, or the program itself."""
    if by is not None and by != table.host:
        raise Refused("only the host may do this")


def need_waiting(table: Table) -> None:
    """Only before the start."""
    if table.status != "waiting":
        raise Refused("the game has started already")


def checked_level(level: str | None) -> str:
    """A bot's level; the usual stand-in if none is named."""
    if level is not None and level not in bot_names():
        raise OptionError(f"bot {level[:40]!r} is not known; there are {', '.join(bot_names())}")
    return level or STAND_IN


def join(table: Table, command: commands.Join, new: Decided) -> None:
    """The first open seat, or the seat that an invitation names.

    Nobody takes a second seat in a running game: they would see two hands.
    """
    if table.status != "waiting" and not any(may_sit(table, seat) for seat in table.seats):
        raise Refused("the game has started already; you may watch")
    if command.who and command.who in table.removed:
        raise Refused("the host has removed you from this table; you may watch")
    sitting = {seat.who for seat in table.seats if seat.name is not None}
    if table.status == "running" and command.who and command.who in sitting:
        raise Refused("you sit at this table already")
    name = clean_name(command.name)
    if any(seat.name is not None and look(seat.name) == look(name) for seat in table.seats):
        raise Refused(
            "somebody of that name, or one that looks like it, sits here; take another name"
        )
    place = command.seat
    if place is None:
        free = [
            n
            for n, seat in enumerate(table.seats)
            if may_sit(table, seat) and (seat.kind == "open" or seat.open)
        ]
        if not free:
            raise Refused("no open seat is free; you may watch")
        place = free[0]
    elif not may_sit(table, need_seat(table, place)):
        raise Refused("this seat is taken")
    new.add("joined", place, {"name": name, **({"who": command.who} if command.who else {})})


def may_sit(table: Table, seat: Seat) -> bool:
    """May somebody sit down here now?"""
    return seat.free if table.status == "waiting" else seat.open and table.status == "running"


def leave(table: Table, command: commands.Leave, new: Decided) -> None:
    """Before the start the seat is free again; afterwards a bot plays it, until taken back."""
    need_person(table, command.seat)
    table.need_unfinished()
    new.add("left", command.seat)
    if table.status == "waiting":
        new.seats = [SeatKey(command.seat, None, None)]
    else:
        new.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "left"})


def start(table: Table, command: commands.Start, new: Decided) -> None:
    """Deal: the commitment goes into the log, the secret into the store's own column.

    The standard deck goes into the log as well, so that it may change without this game's changing.
    """
    need_waiting(table)
    need_host(table, command.by)
    free = [place for place, seat in enumerate(table.seats) if seat.free]
    if free:
        raise Refused(f"{len(free)} seat(s) are free; wait for people or let bots play them")
    secret = table.secret or chance.new_secret()  # tests bring their own
    setup = table.setup(secret)
    data = {"commitment": setup.commitment(), "rules_version": setup.game.rules_version}
    data["deck_hash"] = setup.deck.digest
    if table.settings.deck is None:
        data["deck"] = setup.deck.content
    new.add("started", command.by, data)
    new.secret = secret


def replace_by_bot(table: Table, command: commands.ReplaceByBot, new: Decided) -> None:
    """The host, or the seat itself; before the start a free seat is filled that way."""
    seat = need_seat(table, command.seat)
    if command.by != command.seat:
        need_host(table, command.by)
    table.need_unfinished()
    if seat.level is not None and not seat.open:
        raise Refused("a bot plays this seat already")
    if table.status == "waiting" and not seat.free:
        raise Refused("somebody sits here; remove them first")
    level = seat.level if seat.open and command.level is None else checked_level(command.level)
    by = {} if command.by in (None, command.seat) else {"by": command.by}
    new.add("bot_took_over", command.seat, {"level": level, "why": "asked", **by})


def take_seat_back(table: Table, command: commands.TakeSeatBack, new: Decided) -> None:
    """Its person plays again; not after resigning."""
    seat = need_seat(table, command.seat)
    table.running()
    if seat.resigned:
        raise Refused("who has resigned may watch")
    if not seat.can_return:
        raise Refused("no bot stands in for you")
    new.add("seat_taken_back", command.seat)


def remove(table: Table, command: commands.Remove, new: Decided) -> None:
    """For good: the seat's secret opens nothing any more, its browser cannot sit down again."""
    need_host(table, command.by)
    seat = need_seat(table, command.seat)
    table.need_unfinished()
    bot_only = seat.name is None and seat.level is not None
    if seat.free or (bot_only and table.status == "running"):
        raise Refused("nobody sits here")
    if command.seat == command.by:
        raise Refused("the host may leave, not be removed")
    new.add("removed", command.seat)
    if table.status == "running" and seat.level is None:
        new.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "removed"})
    new.seats = [SeatKey(command.seat, None, None)]


def open_seat(table: Table, command: commands.OpenSeat, new: Decided) -> None:
    """A bot's seat for a late friend: free before the start; later the bot plays until then."""
    need_host(table, command.by)
    seat = need_seat(table, command.seat)
    table.need_unfinished()
    if table.origin is not None:
        raise Refused("this game is one person's own")
    if seat.level is None or seat.name is not None:
        raise Refused("this is not a bot's seat")
    if seat.open:
        raise Refused("this seat is open already")
    new.add("opened", command.seat)


def mute(table: Table, command: commands.Mute, new: Decided) -> None:
    """The host's tool against noise."""
    need_host(table, command.by)
    seat = need_seat(table, command.seat)
    if seat.name is None:
        raise Refused("nobody sits here")
    if seat.muted == command.muted:
        raise Refused("that is so already")
    new.add("muted", command.seat, {"muted": command.muted})
