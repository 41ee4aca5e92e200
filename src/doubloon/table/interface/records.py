"""Records of games as tables: what was played elsewhere can be looked at here.

Nothing in a record is believed: it is replayed from its secret, and every check has to hold.
"""

from typing import Final

from doubloon.bots import bot_names
from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError, RecordError, UnknownGame
from doubloon.kernel.files import record as records
from doubloon.kernel.files.record import PERSON, Record
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.table.core.handlers.creation import created
from doubloon.table.core.handlers.moves import finish
from doubloon.table.core.model import Decided, Origin, SeatPlan, Settings
from doubloon.table.core.names import clean_name
from doubloon.table.core.table import Table

# Letters of a record that a device takes; the longest games of ours have a hundredth of that.
MOST_TEXT: Final = 4_000_000
REASONS: Final = {"deck": "deck", "commitment": "altered", "final hash": "altered"}


def checked(text: str) -> tuple[Game, Record]:
    """A record's game and the record, replayed and verified; a RecordError says what is wrong."""
    if len(text) > MOST_TEXT:
        raise RecordError(f"a record has at most {MOST_TEXT} letters", "long")
    record = records.read_record(text)
    try:
        game = registry.find(record.game)
    except UnknownGame as error:
        raise RecordError(str(error), "game") from None
    for name, trouble in records.checks(game, record):
        if trouble:
            raise RecordError(f"{name}: {trouble}", REASONS.get(name, "moves"))
    return game, record


def as_log(game: Game, record: Record, table_id: str, at: int, who: str = "") -> Decided:
    """The log that a table would have on which this record's game was played.

    ``who``: the mark of the browser whose people these are, if it is known.
    """
    own = game.decks.standard().digest != record.deck_hash
    levels = [None if each == PERSON else each for each in record.seats] or [None] * record.players
    known = bot_names()
    plans = [
        SeatPlan() if level is None else SeatPlan("bot", level if level in known else None)
        for level in levels
    ]
    deck = record.deck if own else None
    settings = Settings(record.game, record.players, record.options, deck, plans, hints=True)
    origin = None if record.position is None else Origin(record.position)
    new = created(settings, at, origin)
    new.entries[0].data["game_id"] = record.id
    by = {"who": who} if who else {}
    for seat, level in enumerate(levels):
        if level is None:
            new.add("joined", seat, {"name": name_of(record, seat), **by})
    play = records.begin(game, record)
    new.add(
        "started",
        None,
        {
            "commitment": record.commitment,
            "rules_version": record.rules_version,
            "deck_hash": record.deck_hash,
            **({} if own else {"deck": record.deck}),
        },
    )
    new.secret = record.secret
    for line in record.moves:
        play = add_line(new, play, line)
    if play.state.over:
        finish(new, Table(table_id, record.secret), play, "over")
    return new


def add_line(new: Decided, play: Play, line: str) -> Play:
    """One more line of a record; gives the play after it."""
    seat, *words = line.split()
    after = records.after_line(play, line)
    if words[0] == "undo":
        data = {"back": [[int(seat), int(words[1])]], "hash": after.state.hash()}
        new.add("undo", int(seat), data, after)
    else:
        new.add("move", int(seat), {"words": words, "hash": after.state.hash()}, after)
    return after


def name_of(record: Record, seat: int) -> str:
    """A player's name as a table takes it."""
    try:
        return clean_name(record.names[seat])
    except DoubloonError:
        return f"Player {seat + 1}"
