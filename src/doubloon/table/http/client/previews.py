"""What a link to a page shows where people share it: a title, a line, a picture.

It says which game, how many seats are free and whether it is over, in the language that is asked
for; no name of a player and nothing of a game. There are few different ones, so pages made of them
can be kept.
"""

import contextlib
import re
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError, UnknownGame
from doubloon.kernel.files.words import ENGLISH, LANGUAGES, words_in
from doubloon.table.http.service import Service
from doubloon.table.interface.tables import checked_id

TABLE: Final = re.compile(r"/(?:t|watch|replay)/([0-9A-Za-z]{1,40})/?")
GAME: Final = re.compile(r"/(new|rules|score|learn|deck)/([a-z0-9_]{1,40})/?")
KINDS: Final = {"rules": "rules", "score": "score", "learn": "learn"}
MOST_TAGS: Final = 10  # of a header Accept-Language that are read


class Preview(msgspec.Struct, frozen=True):
    """What is said of a page, and the game that its picture shows."""

    title: str
    description: str
    game: str


def language_of(header: str) -> str:
    """The first of our languages in a header Accept-Language.

    >>> language_of("es, nl-BE;q=0.8, en"), language_of("")
    ('nl', 'en')
    """
    tags = [part.strip()[:2].lower() for part in header.split(",")[:MOST_TAGS]]
    return next((tag for tag in tags if tag in LANGUAGES), ENGLISH)


class Previews:
    """Previews of this server's pages."""

    def __init__(self, service: Service, pictures: Path) -> None:
        self.service = service
        self.pictures = pictures
        self.url = service.settings.url.rstrip("/")

    async def of(self, path: str, accepted: str) -> Preview | None:
        """The preview of a page; None: it has no more to say than any other."""
        language = language_of(accepted)
        game = GAME.fullmatch(path)
        if path == "/":
            return filled("start", "", language)
        if game is not None:
            return filled(KINDS.get(game[1], "game"), game[2], language)
        table = TABLE.fullmatch(path)
        if table is None:
            return None
        with contextlib.suppress(DoubloonError):  # unknown, damaged, or the store is away
            known = self.service.hub.cache.known(checked_id(table[1]))
            found = known.summary() if known else await self.service.store.summary(table[1])
            if found is not None and not found.unreadable:
                seats = {"free": found.free, "players": len(found.names)}
                return filled(found.status, found.game, language, seats)
        return None

    def tags(self, preview: Preview) -> str:
        """The preview as the head of a page."""
        title, more = escape(preview.title), escape(preview.description)
        name = preview.game if (self.pictures / f"{preview.game}.png").is_file() else "start"
        picture = escape(f"{self.url}/previews/{name}.png")
        return (
            f"<title>{title}</title>\n"
            f'<meta name="description" content="{more}" />\n'
            f'<meta property="og:title" content="{title}" />\n'
            f'<meta property="og:description" content="{more}" />\n'
            f'<meta property="og:image" content="{picture}" />\n'
            '<meta property="og:image:width" content="1200" />\n'
            '<meta property="og:image:height" content="630" />\n'
            '<meta name="twitter:card" content="summary_large_image" />\n'
        )


def filled(
    kind: str, game: str, language: str, seats: dict[str, Any] | None = None
) -> Preview | None:
    """A preview in words; None for a game that is not here."""
    try:
        title = registry.find(game).title if game else ""
    except UnknownGame:
        return None
    words = words_in("doubloon.table", "words", language)
    gaps = {"game": title, **(seats or {})}
    key = f"preview-{kind}"
    return Preview(words.say(key, gaps), words.say(f"{key}-more", gaps), game)
