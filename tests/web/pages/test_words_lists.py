"""What the server can say by a word that the client turns into a sentence.

The client's tests look in ``web/src/words/engine.json`` which sentences there must be: one for
every reason, question, event and error, and for every mistake in a deck. This test holds that
file against the engine; ``python -m tests.web.pages.test_words_lists`` (and Prettier) writes it.
"""

import ast
import importlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final, get_args

import pytest

from doubloon.games.loot_island.components import actions, deck
from doubloon.games.loot_island.files import deck_file as loot_deck_file
from doubloon.kernel import registry
from doubloon.kernel.files import mistakes
from doubloon.kernel.files.data_file import Choice, Field
from doubloon.kernel.files.deck_file import SOURCE
from doubloon.table.core.model import Kind
from doubloon.table.interface import refusals

ROOT: Final = Path(__file__).parents[3]
FILE: Final = ROOT / "web/src/words/engine.json"
GAMES: Final = ROOT / "src/doubloon/games"
# Things of a game that have names, by the beginning of their keys.
NAMED: Final[dict[str, dict[str, list[str]]]] = {
    "loot_island": {
        "event-card-": list(deck.EVENTS),
        "island-": list(deck.ISLAND_KINDS),
        "kind-": list(deck.KINDS),
        "landing-": list(actions.LANDING_NAMES),
    }
}

# Fields that the decks of all games have.
ALL_DECKS: Final[dict[str, Field]] = {**loot_deck_file.DECK_FILE.head, "source": SOURCE}


class Told(ast.NodeVisitor):
    """What a game's code says by a word: events, and reasons with the names of their details.

    ``sink.tell(kind, ...)``, ``sink.whisper(kind, ...)``, ``because(rule, word, details)``; each
    may be written out, or be a name that was given its value in the same function.
    """

    def __init__(self, game: str) -> None:
        self.events: set[str] = set()
        self.reasons: dict[str, set[str]] = {}
        self.given: dict[str, list[ast.expr]] = {}
        kernel = ROOT / "src/doubloon/kernel/questions/question.py"
        for file in [kernel, *sorted((GAMES / game).rglob("*.py"))]:
            self.visit(ast.parse(file.read_text(encoding="utf-8")))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Names belong to their function."""
        before, self.given = self.given, {}
        self.generic_visit(node)
        self.given = before

    def visit_Assign(self, node: ast.Assign) -> None:
        """``told = {...}``, or one more detail: ``told["space"] = ...``."""
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.given.setdefault(target.id, []).append(node.value)
            elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                more = ast.Dict([target.slice], [node.value])
                self.given.setdefault(target.value.id, []).append(more)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The same with a type."""
        if isinstance(node.target, ast.Name) and node.value is not None:
            self.given.setdefault(node.target.id, []).append(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """One event or reason."""
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "whisper"):
            self.events.update(self.words(node.args[0]))
        if isinstance(node.func, ast.Name) and node.func.id == "because":
            details = {name for each in self.values(node.args[2]) for name in self.keys(each)}
            for word in self.words(node.args[1]):
                self.reasons.setdefault(word, set()).update(details)
        self.generic_visit(node)

    def words(self, node: ast.expr) -> Iterator[str]:
        """The texts that an expression can be."""
        for each in self.values(node):
            assert isinstance(each, ast.Constant), ast.dump(each)
            yield str(each.value)

    def values(self, node: ast.expr) -> Iterator[ast.expr]:
        """What an expression can be."""
        if isinstance(node, ast.Name):
            assert node.id in self.given, f"{node.id}: not known where it is used"
            for each in self.given[node.id]:
                yield from self.values(each)
        elif isinstance(node, ast.IfExp):
            yield from self.values(node.body)
            yield from self.values(node.orelse)
        else:
            yield node

    def keys(self, node: ast.expr) -> Iterator[str]:
        """The names in a dict that is written out."""
        assert isinstance(node, ast.Dict), ast.dump(node)
        for key in node.keys:
            assert isinstance(key, ast.Constant)
            yield str(key.value)


@cache
def told(game: str) -> Told:
    """What a game says by a word."""
    return Told(game)


def refused(game: str) -> dict[str, list[str]]:
    """The reasons that a game gives, with their details."""
    return {word: sorted(details) for word, details in sorted(told(game).reasons.items())}


def taught(game: str) -> Iterator[str]:
    """The guided games of a game, and their steps."""
    for file in (GAMES / game / "data/lessons").glob("*.toml"):
        yield file.stem
        for step in tomllib.loads(file.read_text(encoding="utf-8"))["step"]:
            yield step["key"]


def arguments(sentences: Mapping[str, str]) -> dict[str, list[str]]:
    """What each sentence speaks of."""
    return {
        word: sorted({name for _, name, _, _ in Formatter().parse(sentence) if name})
        for word, sentence in sorted(sentences.items())
    }


def fields_in(tables: Mapping[str, Any]) -> Iterator[tuple[str, Field]]:
    """The fields of all tables of fields, by their names."""
    for name, each in tables.items():
        if isinstance(each, Field):
            yield name, each
        elif isinstance(each, dict) and all(
            isinstance(inner, Field | dict) for inner in each.values()
        ):
            yield from fields_in(each)


def words_of(fields: Iterable[tuple[str, Field]]) -> dict[str, list[str]]:
    """Fields and the words that they may hold, by the beginning of their keys."""
    named: dict[str, set[str]] = {"deck-key-": set()}
    for name, each in fields:
        named["deck-key-"].add(name)
        if isinstance(each, Choice) and each.allowed["reason"] == "one_of":
            named.setdefault(f"deck-{name}-", set()).update(each.words)
    return {prefix: sorted(words) for prefix, words in sorted(named.items())}


def of_decks(game: str) -> dict[str, list[str]]:
    """What is in a game's decks: lists, fields, words; not what is in the decks of all games."""
    module = importlib.import_module(f"doubloon.games.{game}.files.deck_file")
    tables = {key: each for key, each in vars(module).items() if isinstance(each, dict)}
    tables["head"] = module.DECK_FILE.head
    lists = list(module.DECK_FILE.sections)
    own = [(name, each) for name, each in fields_in(tables) if name not in ALL_DECKS]
    return {"deck-entry-": lists, "deck-list-": lists, **words_of(own)}


def asked(game: str) -> list[str]:
    """The names of a game's questions."""
    declared = registry.find(game).questions
    assert declared is not None
    return [kind.name for kind in declared.questions]


def spoken(game: str) -> dict[str, Any]:
    """Everything of a game that needs a sentence."""
    facts = importlib.import_module(f"doubloon.games.{game}.files.deck_facts")
    return {
        "reasons": refused(game),
        "mistakes": arguments(facts.SENTENCES),
        "questions": sorted(asked(game)),
        "events": sorted(told(game).events),
        "lessons": sorted(taught(game)),
        "named": {**NAMED.get(game, {}), **of_decks(game)},
    }


def lists() -> dict[str, Any]:
    """Everything that needs a sentence, by where it comes from."""
    kinds = {kind for _, kind, _ in refusals.KINDS} | {
        kind for kind, _ in refusals.STATUSES.values()
    }
    games = sorted(file.parent.name for file in GAMES.glob("*/game.py"))
    return {
        "table": {"errors": sorted(kinds), "entries": sorted(get_args(Kind))},
        "decks": {
            "mistakes": arguments(mistakes.SENTENCES),
            "named": words_of((name, each) for name, each in ALL_DECKS.items()),
        },
        "games": {game: spoken(game) for game in games},
    }


def written() -> str:
    return json.dumps(lists(), indent=2) + "\n"


def test_the_lists_are_those_of_the_engine() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == lists()


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_events_have_one_name(language: str) -> None:
    """The client calls an event what the rules call it."""
    file = GAMES / "loot_island/text/rules" / f"{language}.toml"
    rules = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
    named = {rule["event"]: rule["name"] for rule in rules if "event" in rule}
    words = (GAMES / "loot_island/text/words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert dict(re.findall(r"^event-card-([AB]\d+) = (.*)$", words, re.MULTILINE)) == named


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
