"""The games there are: their options, rules, decks and faces, and their lessons."""

import asyncio
import json
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from doubloon.bots import level_names
from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError, UnknownGame
from doubloon.kernel.files import rulebook
from doubloon.kernel.files.mistakes import Mistake
from doubloon.kernel.files.words import ENGLISH, LANGUAGES, texts_of
from doubloon.kernel.game import Game
from doubloon.table.http import wire_games as wire
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.routes.tables import begin_alone
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.http.wire import AloneBody, Seated
from doubloon.table.live import lessons

MOST_PROBLEMS: Final = 500  # that are reported of a deck: about as many as the largest has cards
Language = Annotated[
    str, PathParameter(pattern="^[a-z]{2,3}$", description="Two letters, such as nl.")
]


def game_of(name: str) -> Game:
    """The game of that name, or 404."""
    try:
        return registry.find(name)
    except UnknownGame:
        raise NotFoundException from None


def game_body(name: str) -> wire.GameBody:
    """A game as clients need it to make a table."""
    game = registry.find(name)
    return wire.GameBody(
        name=game.name,
        title=game.title,
        min_players=game.min_players,
        max_players=game.max_players,
        rules_version=game.rules_version,
        listed=game.listed,
        options=[
            wire.GameOption(option.name, option.allowed, option.default, option.help)
            for option in game.options
        ],
        lessons=lessons.names(game),
    )


@read("/api/games", sync_to_thread=False)
@cache  # what is installed does not change while the server runs
def games() -> wire.Games:
    """The games that can be played here, with their options, and the levels of bots.

    ``broken`` are games of other packages that the server has, but cannot use.
    """
    bodies = [game_body(name) for name in registry.names()]
    return wire.Games(bodies, level_names(), sorted(registry.broken()))


@cache
def read_book(game: Game, chosen: str) -> wire.Rules:
    """The rules in a language that they are written in."""
    book = rulebook.load(game, chosen)
    rules: list[dict[str, Any]] = book["rule"]
    sections = [
        wire.RuleSection(
            section["id"],
            section["title"],
            [
                msgspec.convert(rule, wire.Rule)
                for rule in rules
                if rule["section"] == section["id"]
            ],
        )
        for section in book["section"]
    ]
    return wire.Rules(
        game.name, chosen, book["title"], book["intro"], rulebook.languages(game), sections
    )


def deck_text(game: Game) -> str:
    """The standard deck as a file that its owner may change."""
    folder = rulebook.folder_of(game, "data/decks")
    if folder is not None and (folder / "standard.toml").is_file():
        return (folder / "standard.toml").read_text(encoding="utf-8")
    return json.dumps(game.decks.standard().content, indent=1, ensure_ascii=False)


@read("/api/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def rules(game: FromPath[str], language: Language) -> wire.Rules:
    """The rules by number; in English if they are not written in that language."""
    found = game_of(game)
    there = rulebook.languages(found)
    if not there:
        raise NotFoundException
    return read_book(found, next((each for each in (language, ENGLISH) if each in there), there[0]))


@read("/api/games/{game:str}/words/{language:str}", sync_to_thread=True)
def game_words(game: FromPath[str], language: Language) -> wire.GameWords:
    """A game's sentences, for screens that were built without them; else the English ones."""
    chosen = language if language in LANGUAGES else ENGLISH
    return wire.GameWords(game, chosen, texts_of(type(game_of(game)), chosen))


@read("/api/games/{game:str}/deck")
async def deck(game: FromPath[str]) -> wire.DeckBody:
    """The standard deck: its cards as data, and as the file that one's own deck begins with."""
    return await asyncio.to_thread(standard_deck, game)


@cache
def standard_deck(game: str) -> wire.DeckBody:
    """A game's standard deck, made once."""
    found = game_of(game)
    deck = found.decks.standard()
    faces = found.screen.faces(deck)
    return wire.DeckBody(deck.name, deck.digest, deck.content, deck_text(found), faces)


def problem_of(mistake: Mistake) -> wire.DeckProblem:
    """A mistake as it travels."""
    return wire.DeckProblem(
        line=mistake.line or None,
        list=mistake.section or None,
        entry=mistake.entry,
        field=mistake.field or None,
        named=mistake.named,
        rule=mistake.rule or None,
        details=mistake.details,
        message=mistake.message,
    )


@write("/api/games/{game:str}/deck", sync_to_thread=True)
def check_deck(game: FromPath[str], data: JSONBody[wire.DeckText]) -> wire.DeckCheck:
    """Check a deck of one's own, as `doubloon deck check` does; its mistakes are named.

    ``content`` is what a table takes as its deck.
    """
    found = game_of(game)
    try:
        own = found.decks.read(data.text, "deck")
    except DeckError as error:
        problems = [problem_of(mistake) for mistake in error.mistakes[:MOST_PROBLEMS]]
        more = len(error.mistakes) - len(problems) + error.more
        return wire.DeckCheck(False, problems, more, None, None, None, [])
    unusual = [problem_of(mistake) for mistake in own.unusual[:MOST_PROBLEMS]]
    return wire.DeckCheck(True, [], 0, own.content, own.digest, found.screen.faces(own), unusual)


@read("/api/tables/{table_id:str}/deck")
async def table_deck(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """The faces of the cards that a table plays with, in the game's own form."""
    table = await service_of(request).table(table_id)
    faces: dict[str, Any] = table.game.screen.faces(table.deck())
    return faces


def lesson_of(game: Game, name: str) -> wire.Lesson:
    """A lesson as clients need it: its steps, not what others hold or do."""
    lesson = lessons.load(game, name)
    steps = [
        wire.LessonStep(step.key, step.targets, step.words.split(), step.rule or None)
        for step in lesson.step
    ]
    return wire.Lesson(name, lesson.players, lesson.seat, lesson.minutes, steps)


@read("/api/games/{game:str}/lessons", sync_to_thread=True)
@cache
def list_lessons(game: FromPath[str]) -> wire.Lessons:
    """The guided games, each step with what it points at and the move to make."""
    found = game_of(game)
    return wire.Lessons([lesson_of(found, name) for name in lessons.names(found)])


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
