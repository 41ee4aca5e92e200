"""Guided games over HTTP: which there are, and begin one."""

from functools import cache
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from doubloon.kernel.game import Game
from doubloon.table.http import wire_games as wire
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.routes.games import game_of
from doubloon.table.http.routes.solo import begin
from doubloon.table.http.service import AnyRequest
from doubloon.table.http.wire import Seated
from doubloon.table.live import lessons as files


def lesson_of(game: Game, name: str) -> wire.Lesson:
    """A lesson as clients need it: its steps, not what others hold or do."""
    lesson = files.load(game, name)
    steps = [
        wire.LessonStep(step.key, step.targets, step.words.split(), step.rule or None)
        for step in lesson.step
    ]
    return wire.Lesson(name, lesson.players, lesson.seat, lesson.minutes, steps)


@read("/api/games/{game:str}/lessons", sync_to_thread=True)
def list_lessons(game: FromPath[str]) -> wire.Lessons:
    """The guided games, each step with what it points at and the move to make."""
    return all_lessons(game_of(game))


@cache
def all_lessons(game: Game) -> wire.Lessons:
    """The guided games of a game."""
    return wire.Lessons([lesson_of(game, name) for name in files.names(game)])


@write("/api/games/{game:str}/lessons/{name:str}")
async def begin_lesson(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.AloneBody],
) -> Response[Seated]:
    """Begin a guided game: a table of your own, where the others follow the lesson."""
    found = game_of(game)
    if name not in files.names(found):
        raise NotFoundException
    lesson = files.load(found, name)
    settings = files.settings_of(found, lesson)
    return await begin(request, data, settings, files.origin_of(name, lesson), lesson.seat)


ROUTES: Final[list[ControllerRouterHandler]] = [list_lessons, begin_lesson]
