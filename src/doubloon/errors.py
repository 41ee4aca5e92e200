"""The errors that Doubloon raises. Each message is one line that says what is allowed."""

from doubloon.commands.shared.files import FileTrouble
from doubloon.extras import MissingExtra
from doubloon.kernel.errors import (
    BeyondReveal,
    BrokenGame,
    DeckError,
    DoubloonError,
    Illegal,
    MoveError,
    NoEncoding,
    NotYourDecision,
    OptionError,
    PositionError,
    RecordError,
    Stale,
    UndoError,
    UnknownAction,
    UnknownGame,
    UnknownRules,
)

__all__ = [
    "BeyondReveal",
    "BrokenGame",
    "DeckError",
    "DoubloonError",
    "FileTrouble",
    "Illegal",
    "MissingExtra",
    "MoveError",
    "NoEncoding",
    "NotYourDecision",
    "OptionError",
    "PositionError",
    "RecordError",
    "Stale",
    "UndoError",
    "UnknownAction",
    "UnknownGame",
    "UnknownRules",
]
