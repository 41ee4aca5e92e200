"""What is answered about games themselves: their options, rules, words, decks and lessons."""

import json
from functools import cache
from typing import Any, Final

import msgspec

from doubloon.bots import level_names
from doubloon.bots.measured.ratings import strengths
from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError
from doubloon.kernel.files import rulebook
from doubloon.kernel.files.mistakes import Mistake
from doubloon.kernel.files.words import ENGLISH, LANGUAGES, texts_of
from doubloon.kernel.game import Game
from doubloon.table.interface import lessons
from doubloon.table.interface import wire_games as wire

MOST_PROBLEMS: Final = 500  # that are reported of a deck: about as many as the largest has cards


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
        levels=[
            wire.LevelStrength(
                name, players, each.against, each.wins, each.games, round(each.rating.mu, 1)
            )
            for players in range(game.min_players, game.max_players + 1)
            for name, each in strengths(game, players).items()
        ],
    )


def all_games() -> wire.Games:
    """The games that can be played here, and the levels of bots."""
    bodies = [game_body(name) for name in registry.names()]
    return wire.Games(bodies, level_names(), sorted(registry.broken()))


def rules(game: Game, language: str) -> wire.Rules | None:
    """The rules in a language, or in one that they are written in; None if there are none."""
    there = rulebook.languages(game)
    if not there:
        return None
    return read_book(game, next((each for each in (language, ENGLISH) if each in there), there[0]))


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


def words(game: Game, language: str) -> wire.GameWords:
    """A game's sentences, in English if that language is not known."""
    chosen = language if language in LANGUAGES else ENGLISH
    return wire.GameWords(game.name, chosen, texts_of(type(game), chosen))


@cache
def standard_deck(game: Game) -> wire.DeckBody:
    """A game's standard deck, made once."""
    deck = game.decks.standard()
    faces = game.screen.faces(deck)
    return wire.DeckBody(deck.name, deck.digest, deck.content, deck_text(game), faces)


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


def checked_deck(game: Game, text: str) -> wire.DeckCheck:
    """A deck of one's own: its mistakes, or what a table takes as its deck."""
    try:
        own = game.decks.read(text, "deck")
    except DeckError as error:
        problems = [problem_of(mistake) for mistake in error.mistakes[:MOST_PROBLEMS]]
        more = len(error.mistakes) - len(problems) + error.more
        return wire.DeckCheck(False, problems, more, None, None, None, [])
    unusual = [problem_of(mistake) for mistake in own.unusual[:MOST_PROBLEMS]]
    return wire.DeckCheck(True, [], 0, own.content, own.digest, game.screen.faces(own), unusual)


def lesson_of(game: Game, name: str) -> wire.Lesson:
    """A lesson as clients need it: its steps, not what others hold or do."""
    lesson = lessons.load(game, name)
    steps = [
        wire.LessonStep(step.key, step.targets, step.words.split(), step.rule or None)
        for step in lesson.step
    ]
    return wire.Lesson(name, lesson.players, lesson.seat, lesson.minutes, steps)


def all_lessons(game: Game) -> wire.Lessons:
    """The guided games, each step with what it points at and the move to make."""
    return wire.Lessons([lesson_of(game, name) for name in lessons.names(game)])
