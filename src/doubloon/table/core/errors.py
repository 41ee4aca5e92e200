"""What can go wrong at a table, besides what the rules forbid."""

from doubloon.kernel.errors import DoubloonError


class Refused(DoubloonError):
    """A command that is not allowed now; the text says what is."""


class TooManyTables(DoubloonError):
    """An address has as many tables as it may have at once."""


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

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why or message


class CannotStart(DoubloonError):
    """Why a server does not start; ``exit_code`` tells a service manager (docs/hosting.md)."""

    exit_code = 3


class Unreachable(CannotStart):
    """The database cannot be reached or opened; later it may."""

    exit_code = 4


class Unusable(CannotStart):
    """The database is not one that this version can use."""

    exit_code = 5


class Occupied(CannotStart):
    """Another server has the database's file."""

    exit_code = 6
