"""Decision and Preview: what is asked of a seat, and what a half-built move would do."""

from typing import Any

from doubloon.kernel.events import Event


class Decision:
    """What is asked of a seat.

    ``id`` names this very question to this seat; an answer that names another one is stale.
    ``undo`` is how many of the seat's own moves it may take back now, ``undo_stops`` why no
    more: ``start``, ``reveal`` (something was learned) or ``other`` (somebody else has acted).
    """

    def __init__(
        self,
        id: str,
        seat: int,
        kind: str,
        rule: str,
        about: dict[str, Any],
        choices: list[str],
        undo: int,
        undo_stops: str,
    ) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.about = about
        self.choices = choices
        self.undo = undo
        self.undo_stops = undo_stops

    def data(self) -> dict[str, Any]:
        """The decision as plain data."""
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "about": self.about,
            "choices": self.choices,
            "undo": self.undo,
            "undo_stops": self.undo_stops,
        }


class Preview:
    """What a half-built move would do, as far as its seat can know.

    ``choices`` may come next (none: the move is complete). ``reveals`` says that the last action
    leads to something nobody can know yet; ``events`` end there and there is no ``view`` then.
    ``refused`` holds the rule and the reason if an action of the prefix is not legal.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.choices: list[str] = []
        self.events: list[Event] = []
        self.view: dict[str, Any] | None = None
        self.reveals = False
        self.refused: tuple[str, dict[str, Any]] | None = None

    def data(self) -> dict[str, Any]:
        """The preview as plain data."""
        return {
            "choices": self.choices,
            "events": [event.seen_by(self.seat) for event in self.events],
            "view": self.view,
            "reveals": self.reveals,
            "refused": list(self.refused) if self.refused is not None else None,
        }
