"""The games there are: their options, rules, decks and faces, and their lessons."""

import asyncio
from functools import cache
from typing import Annotated, Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from doubloon.kernel import registry
from doubloon.kernel.errors import UnknownGame
from doubloon.kernel.game import Game
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.routes.tables import begin_alone
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.interface import games as answers
from doubloon.table.interface import lessons
from doubloon.table.interface import wire_games as wire
from doubloon.table.interface.wire import AloneBody, Seated

Language = Annotated[
    str, PathParameter(pattern="^[a-z]{2,3}$", description="Two letters, such as nl.")
]


def game_of(name: str) -> Game:
    """The game of that name, or 404."""
    try:
        return registry.find(name)
    except UnknownGame:
        raise NotFoundException from None


@read("/api/games", sync_to_thread=False)
@cache  # what is installed does not change while the server runs
def games() -> wire.Games:
    """The games that can be played here, with their options, and the levels of bots.

    ``broken`` are games of other packages that the server has, but cannot use.
    """
    return answers.all_games()


@read("/api/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def rules(game: FromPath[str], language: Language) -> wire.Rules:
    """The rules by number; in English if they are not written in that language."""
    found = answers.rules(game_of(game), language)
    if found is None:
        raise NotFoundException
    return found


@read("/api/games/{game:str}/words/{language:str}", sync_to_thread=True)
def game_words(game: FromPath[str], language: Language) -> wire.GameWords:
    """A game's sentences, for screens that were built without them; else the English ones."""
    return answers.words(game_of(game), language)


@read("/api/games/{game:str}/deck")
async def deck(game: FromPath[str]) -> wire.DeckBody:
    """The standard deck: its cards as data, and as the file that one's own deck begins with."""
    return await asyncio.to_thread(answers.standard_deck, game_of(game))


@write("/api/games/{game:str}/deck", sync_to_thread=True)
def check_deck(game: FromPath[str], data: JSONBody[wire.DeckText]) -> wire.DeckCheck:
    """Check a deck of one's own, as `doubloon deck check` does; its mistakes are named.

    ``content`` is what a table takes as its deck.
    """
    return answers.checked_deck(game_of(game), data.text)


@read("/api/tables/{table_id:str}/deck")
async def table_deck(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """The faces of the cards that a table plays with, in the game's own form."""
    table = await service_of(request).table(table_id)
    faces: dict[str, Any] = table.game.screen.faces(table.deck())
    return faces


@read("/api/games/{game:str}/lessons", sync_to_thread=True)
@cache
def list_lessons(game: FromPath[str]) -> wire.Lessons:
    """The guided games, each step with what it points at and the move to make."""
    return answers.all_lessons(game_of(game))


@write("/api/games/{game:str}/lessons/{name:str}")
async def begin_lesson(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[AloneBody],
) -> Response[Seated]:
    """Begin a guided game: a table of your own, where the others follow the lesson."""
    found = game_of(game)
    if name not in lessons.names(found):
        raise NotFoundException
    lesson = lessons.load(found, name)
    settings = lessons.alone(game, lesson.players, lesson.seat, lesson.options, None)
    origin = lessons.origin_of(name, lesson)
    return await begin_alone(request, data, settings, origin, lesson.seat)


ROUTES: Final = [games, game_words, rules, deck, check_deck, table_deck, list_lessons, begin_lesson]
