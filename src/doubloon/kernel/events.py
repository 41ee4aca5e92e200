"""What happened, as data with an audience. Sentences come later, in the reader's language."""

from typing import Any, Final

from mypy_extensions import i64

SPECTATOR: Final = -1


class Event:
    """One thing that happened.

    ``data`` is for everyone; ``private`` is added only for ``seats``. ``revealed`` names
    the fields with something that nobody could know before (a card turned up, a card drawn);
    everything else follows from what the reader knew already.
    """

    def __init__(
        self,
        kind: str,
        data: dict[str, Any],
        private: dict[str, Any],
        seats: list[int],
        revealed: list[str],
    ) -> None:
        self.kind = kind
        self.data = data
        self.private = private
        self.seats = seats
        self.revealed = revealed

    def __repr__(self) -> str:
        fields = "".join(f" {name}={value!r}" for name, value in self.data.items())
        if self.private:
            only = "".join(f" {name}={value!r}" for name, value in self.private.items())
            fields += f", only for {', '.join(map(str, self.seats))}:{only}"
        return f"<Event {self.kind}{fields}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.data == other.data
            and self.private == other.private
            and self.seats == other.seats
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as plain data, as far as ``seat`` may know it (-1: a spectator)."""
        told: dict[str, Any] = {"event": self.kind}
        told.update(self.data)
        if seat in self.seats:
            told.update(self.private)
        return told

    def told_in_full(self) -> dict[str, Any]:
        """The event with all its fields, for records of finished games."""
        told: dict[str, Any] = {"event": self.kind}
        told.update(self.data)
        told.update(self.private)
        return told


class Sink:
    """Collects the events of an action; playouts pass none."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        """Something everyone sees."""
        self.events.append(Event(kind, data, {}, [], revealed or []))

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        """Something everyone sees, with details that are revealed to ``seats`` alone."""
        self.events.append(Event(kind, data, private, seats, list(private)))


def visible(events: list[Event], seat: i64) -> list[dict[str, Any]]:
    """Events as ``seat`` sees them."""
    return [event.seen_by(seat) for event in events]
