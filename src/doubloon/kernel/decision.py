"""Decision and Preview: what is asked of a seat, and what a half-built move would do."""

from typing import Any

from doubloon.kernel.events import Event


class Decision:
    """What is asked of a seat.

    ``id`` identifies this question to this seat; an answer with another id is stale. ``undo`` is
    how many of its own moves the seat may take back now, ``undo_stops`` why not more: ``start``,
    ``reveal`` (something was revealed), ``other`` (somebody else has acted, and could agree) or
    ``since`` (somebody else has acted, and something was revealed).
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

    def __repr__(self) -> str:
        number = len(self.choices)
        return (
            f"<Decision {self.kind} ({self.rule}) of seat {self.seat},"
            f" {number} choice{'s' if number != 1 else ''}>"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.id)

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

    ``words`` is the move as it was understood. ``complete``: what was begun is whole, the move can
    be played as it is. ``choices`` may come next, perhaps a next question to the same seat;
    ``leads`` are those after which all that is wanted could still be added.
    ``reveals`` says that the last action leads to something nobody can know yet; ``events`` end
    there and there are neither ``view`` nor ``facts`` then. ``refused`` holds the rule and the
    reason if an action of the move, or one that was to be added, is not legal.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.words: list[str] = []
        self.choices: list[str] = []
        self.leads: list[str] = []
        self.events: list[Event] = []
        self.view: dict[str, Any] | None = None
        self.facts: dict[str, Any] | None = None
        self.complete = False
        self.reveals = False
        self.refused: tuple[str, dict[str, Any]] | None = None

    def __repr__(self) -> str:
        if self.refused is not None:
            return f"<Preview of seat {self.seat}: refused ({self.refused[0]})>"
        whole = "complete" if self.complete else "not complete"
        after = ", then something is revealed" if self.reveals else f", {len(self.choices)} choices"
        return f"<Preview of seat {self.seat}: {' '.join(self.words)!r}, {whole}{after}>"

    def data(self) -> dict[str, Any]:
        """The preview as plain data."""
        refused: dict[str, Any] | None = None
        if self.refused is not None:
            refused = {"rule": self.refused[0], "details": self.refused[1]}
        return {
            "words": self.words,
            "choices": self.choices,
            "leads": self.leads,
            "events": [event.seen_by(self.seat) for event in self.events],
            "view": self.view,
            "facts": self.facts,
            "complete": self.complete,
            "reveals": self.reveals,
            "refused": refused,
        }
