"""Snapshots of tables, for speed only: the log says everything that they say.

The game is kept as the state before the first move that can still matter (the last one that
revealed something) and the moves since, so that undo and decision ids go on as if replayed.
"""

from typing import Any, Final

import msgspec

from doubloon.kernel.play import Play
from doubloon.table.clocks import Clock
from doubloon.table.model import Settings
from doubloon.table.origin import Origin
from doubloon.table.seats import Seat
from doubloon.table.table import KEEP, Table

FORMAT: Final = 4
PLAIN: Final = (
    *("number", "created", "at", "status", "host", "commitment", "undo_asked", "undo_agreed"),
    *("abandon", "removed", "muted", "rematch", "result", "moved"),
)


def dump(table: Table) -> bytes:
    """A running or finished table as bytes; full of secrets, for the store only."""
    data: dict[str, Any] = {name: getattr(table, name) for name in PLAIN}
    data["format"] = FORMAT
    data["settings"] = table.settings
    data["origin"] = table.origin
    data["seats"] = [seat.dump() for seat in table.seats]
    data["clock"] = table.clock
    data["play"] = None if table.play is None else _dump_play(table.play)
    return msgspec.json.encode(data)


def _dump_play(play: Play) -> dict[str, Any]:
    first = play.entries[0].before if play.entries else play.state
    words = play.game.catalogue.words
    return {
        "rules_version": play.game.rules_version,
        "deck": play.deck.digest,
        "before": first.dump(),
        "moves": [[entry.seat, words(entry.actions)] for entry in play.entries],
        "undone": play.undone(),
        "hash": play.state.hash(),
    }


def load(table_id: str, data: bytes, secret: str, keep: int = KEEP) -> Table | None:
    """The table as it was; None if the snapshot is of another time: replay the log then."""
    found = msgspec.json.decode(data)
    if found["format"] != FORMAT:
        return None
    table = Table(table_id, secret, keep)
    for name in PLAIN:
        setattr(table, name, found[name])
    table.seated = table.number
    table.settings = msgspec.convert(found["settings"], Settings)
    if found["origin"] is not None:
        table.origin = msgspec.convert(found["origin"], Origin)
    table.seats = [Seat.load(seat) for seat in found["seats"]]
    if found["clock"] is not None:
        table.clock = msgspec.convert(found["clock"], Clock)
    if found["play"] is not None and not _load_play(table, found["play"]):
        return None
    return table


def _load_play(table: Table, data: dict[str, Any]) -> bool:
    table.rules_version = data["rules_version"]
    play = table.new_play()
    if play.deck.digest != data["deck"]:
        return False  # the standard deck has changed; the log has the one of that time
    play.resume(data["before"], data["undone"])
    for seat, words in data["moves"]:
        play.submit(seat, words)
    play.log.clear()
    table.play = play
    return bool(play.state.hash() == data["hash"])
