"""What a game's score pad gives for a game that was played at a real table."""

from typing import Any

from doubloon.kernel.errors import DoubloonError


class ScorePadError(DoubloonError):
    """A score pad that cannot be added up; ``problems`` lists every mistake found."""

    def __init__(self, message: str, problems: list[str] | None = None) -> None:
        super().__init__(message)
        self.problems: list[str] = list(problems or [message])


class ScorePad:
    """The result as plain data and as a table for people."""

    def __init__(self, data: dict[str, Any], table: str) -> None:
        self.data = data
        self.table = table
