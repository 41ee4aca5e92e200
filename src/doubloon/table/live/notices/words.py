"""What a notice says: the game, whose turn it is, where. Nothing of the game's inside."""

from typing import Any, Final

import msgspec

HARMLESS: Final = " -'."


class Notice(msgspec.Struct, frozen=True):
    """It is somebody's turn at a table."""

    table: str
    game: str
    names: list[str]
    link: str

    @property
    def title(self) -> str:
        """In a few words."""
        return f"{self.game}: it is your turn"

    @property
    def text(self) -> str:
        """In a sentence or two; a name is the reader's own."""
        names = " and ".join(plain(name) for name in self.names)
        return f"{self.title}, {names}. {self.link}" if names else f"{self.title}. {self.link}"


GREETING: Final = "Doubloon will tell you here when it is your turn."


def plain(name: str) -> str:
    """A name without what chat services would take for a mention, a link or markup.

    >>> plain("<!channel> @everyone *Anne*"), plain("Zoë O'Hara-Li")
    ('channel everyone Anne', "Zoë O'Hara-Li")
    """
    return "".join(letter for letter in name if letter.isalnum() or letter in HARMLESS).strip()


def body_of(text: str, notice: Notice | None = None) -> bytes:
    """JSON for chat services: some read ``text``, some ``content``; nobody is mentioned by it.

    Programs may read the rest.
    """
    said: dict[str, Any] = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
    if notice is not None:
        said["table"] = notice.table
        said["url"] = notice.link
    return msgspec.json.encode(said)
