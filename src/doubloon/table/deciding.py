"""What a command leads to: entries to append, or an error that says what is allowed."""

from doubloon.table.commands import Command
from doubloon.table.model import Decided, Settings
from doubloon.table.table import Table


def decide(table: Table, command: Command, at: int) -> Decided:
    """Check a command and give the entries it leads to; the table stays as it is."""
    raise NotImplementedError


def created(table_id: str, settings: Settings, at: int) -> Decided:
    """The first entry of a new table; an OptionError or DeckError says what is wrong."""
    raise NotImplementedError
