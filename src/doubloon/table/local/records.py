"""Records of games as tables of a local host: what was played elsewhere can be looked at here."""

from doubloon.bots import bot_names
from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError, RecordError
from doubloon.kernel.files import record as records
from doubloon.kernel.files.record import PERSON, Record
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.table.core.handlers.creation import created
from doubloon.table.core.handlers.moves import finish
from doubloon.table.core.model import Decided, Origin, SeatPlan, Settings
from doubloon.table.core.names import clean_name
from doubloon.table.core.table import Table
from doubloon.table.interface import wire
from doubloon.table.local.host import Host

MOST_TEXT = 4_000_000  # letters of a record; the longest games of ours have a hundredth of that


def imported(host: Host, text: str) -> wire.Seated:
    """A table with the game of a record, verified; a RecordError says what is wrong.

    A game that is not over goes on here. The same record gives the same table again.
    """
    if len(text) > MOST_TEXT:
        raise RecordError(f"a record has at most {MOST_TEXT} letters")
    record = records.read_record(text)
    game = registry.find(record.game)
    wrong = records.verify(game, record)
    if wrong:
        raise RecordError(wrong[0])
    table_id = host.new_id(f"record/{record.id}/{record.final_hash}/{len(record.moves)}")
    if table_id not in host.tables:
        host.begin(table_id, as_log(game, record, table_id, host.clock()))
    return wire.Seated(table_id, host.table(table_id).number, None, None)


def as_log(game: Game, record: Record, table_id: str, at: int) -> Decided:
    """The log that a table would have on which this record's game was played."""
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
    for seat, level in enumerate(levels):
        if level is None:
            new.add("joined", seat, {"name": name_of(record, seat)})
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
