"""Snapshots of tables, for speed only: the log says everything that they say.

The game is kept as the state before the first move that can still matter (the last one that
revealed something) and the moves since, so that undo and decision ids go on as if replayed.
"""

from dataclasses import fields
from typing import Any, Final, get_type_hints

import msgspec

from doubloon.kernel.play.play import Play
from doubloon.table.core.table import KEEP, Table

FORMAT: Final = 6


def saved_fields() -> dict[str, Any]:
    """The types of a table's fields that are kept, by name; every field says whether it is."""
    types = get_type_hints(Table)
    return {each.name: types[each.name] for each in fields(Table) if each.metadata["saved"]}


SAVED: Final = saved_fields()


def dump(table: Table) -> bytes:
    """A running or finished table as bytes; full of secrets, for the store only."""
    data: dict[str, Any] = {name: getattr(table, name) for name in SAVED}
    play = None if table.play is None else _dump_play(table.play)
    return msgspec.json.encode({"format": FORMAT, "table": data, "play": play})


def _dump_play(play: Play) -> dict[str, Any]:
    first = play.entries[0].before if play.entries else play.state
    words = play.game.catalogue.words
    return {
        "rules_version": play.game.rules_version,
        "deck": play.setup.deck.digest,
        "before": first.dump(),
        "moves": [[entry.seat, words(entry.actions)] for entry in play.entries],
        "undone": play.undone,
        "hash": play.state.hash(),
    }


def load(table_id: str, data: bytes, secret: str, keep: int = KEEP) -> Table | None:
    """The table as it was; None if the snapshot is of another time: replay the log then."""
    found = msgspec.json.decode(data)
    if found["format"] != FORMAT:
        return None
    table = Table(table_id, secret, keep)
    for name, kind in SAVED.items():
        setattr(table, name, msgspec.convert(found["table"][name], kind))
    if found["play"] is not None:
        table.play = _load_play(table, found["play"])
    return table if found["play"] is None or table.play is not None else None


def _load_play(table: Table, data: dict[str, Any]) -> Play | None:
    """The play as it was; None if the rules or the deck are of another time."""
    setup = table.setup()
    if setup.game.rules_version != data["rules_version"] or setup.deck.digest != data["deck"]:
        return None  # the log has the deck of that time
    play = Play.resumed(setup, data["before"], data["undone"])
    for seat, words in data["moves"]:
        play = play.after(seat, words)
    return play.shortened() if play.state.hash() == data["hash"] else None
