"""What can go wrong at a table, beside what the rules forbid."""

from doubloon.kernel.errors import DoubloonError


class Refused(DoubloonError):
    """A command that is not allowed now; the text says what is."""


class UnknownTable(DoubloonError):
    """No table has that id."""


class Unplayable(DoubloonError):
    """A table whose game, or whose version of the rules, this server does not have."""


class Unreadable(DoubloonError):
    """A table whose rows in the store are damaged; it is set aside, all others go on."""


class Conflict(DoubloonError):
    """Somebody else wrote to this table's log first; nothing was written."""


class StoreError(DoubloonError):
    """The store failed: nothing was acknowledged. What was asked may be asked again."""
