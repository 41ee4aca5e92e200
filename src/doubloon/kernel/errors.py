"""Errors that say what is wrong, where, and what is allowed.

Every error that a user can cause derives from :class:`DoubloonError`; its message is one line for
people. A call that raises one of them has changed nothing.
"""

from collections.abc import Callable
from typing import Any

from doubloon.kernel.files.mistakes import Mistake


class DoubloonError(Exception):
    """Bad input; ``str(error)`` is a one-line message for people."""


class MoveError(DoubloonError):
    """A move that was refused."""


class UnknownAction(MoveError):
    """A word is not an action in this game."""


class NotYourDecision(MoveError):
    """The seat is not asked anything now."""


class Illegal(MoveError):
    """A known action that the rules forbid now; ``rule`` is the number of the rule.

    ``details`` say why, as data; ``explain`` turns them into a sentence when somebody reads it.
    """

    def __init__(
        self,
        rule: str,
        word: str,
        details: dict[str, Any] | None = None,
        explain: Callable[[str, dict[str, Any]], str] | None = None,
    ) -> None:
        super().__init__(word)
        self.rule = rule
        self.word = word
        self.details: dict[str, Any] = dict(details or {})
        self._explain = explain

    def __str__(self) -> str:
        if self._explain is None:
            return f"{self.word} ({self.rule})"
        said = self._explain(self.rule, self.details).removesuffix(".")
        return f"{self.word}: {said} ({self.rule})"


class Stale(MoveError):
    """The decision that was answered has passed."""


class BeyondReveal(MoveError):
    """A move may not go on past a chance event, a reveal or another seat's decision."""


class UndoError(MoveError):
    """There is nothing the seat may take back."""


class UnknownRules(DoubloonError):
    """A version of a game's rules that is not installed."""


class OptionError(DoubloonError):
    """An unknown option, or a value it cannot take."""


class DeckError(DoubloonError):
    """A deck that cannot be played; ``mistakes`` lists why, ``problems`` the same as lines.

    ``more`` is the number of further mistakes.
    """

    def __init__(self, message: str, mistakes: list[Mistake] | None = None, more: int = 0) -> None:
        super().__init__(message)
        self.more = more
        self.mistakes: list[Mistake] = list(mistakes or [Mistake(message)])
        self.problems: list[str] = [str(mistake) for mistake in self.mistakes]


class RecordError(DoubloonError):
    """A record that cannot be read or does not replay; ``reason`` names the kind of trouble."""

    def __init__(self, message: str, reason: str = "text") -> None:
        super().__init__(message)
        self.reason = reason


class PositionError(DoubloonError):
    """A position that cannot be read or cannot exist."""


class UnknownGame(DoubloonError):
    """No installed package has a game of that name."""


class BrokenGame(UnknownGame):
    """A game of another package that cannot be imported or made; the message says why."""


class NoEncoding(DoubloonError):
    """The game's views cannot be turned into vectors."""


class NothingLearned(DoubloonError):
    """The game has no learned evaluation."""


def missing(thing: object, method: str) -> NotImplementedError:
    """The error of a class that leaves out something which its base class asks for."""
    return NotImplementedError(f"{type(thing).__name__} must define {method}")
