"""What a game's score pad gives for a game that was played at a real table."""

from typing import Any


class ScorePad:
    """The result as plain data and as a table for people."""

    def __init__(self, data: dict[str, Any], table: str) -> None:
        self.data = data
        self.table = table
