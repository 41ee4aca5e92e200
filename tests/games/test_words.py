"""The words of the games: one source for the command line and the client, in four languages.

A key that is missing or that nobody uses fails here for the command line and, for the client, in
``web/src/words/words.test.ts``, which reads the same files.
"""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from doubloon.kernel import registry
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.files.words import ENGLISH, LANGUAGES, choose
from tests.web.pages.test_words_lists import asked, refused, told

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src/doubloon"
OWN: Final = "commands"  # what the command line says around the games' words
GAMES: Final = sorted(file.parents[2].name for file in SOURCE.glob("games/*/text/words/en.ftl"))
FOLDERS: Final = {
    **{game: SOURCE / "games" / game / "text/words" for game in GAMES},
    OWN: SOURCE / "commands/words",
}
NAMES: Final = ["Anne", "Émile", "Calico", "Yves", "Hugo"]


def messages(folder: Path, language: str) -> dict[str, fluent.Message]:
    """The sentences of a file by their keys; anything that is none is a mistake."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def parts(message: fluent.Message) -> set[str]:
    """The keys of the messages that a message is made of."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", "".join(texts(message.to_json()))))


def texts(node: object) -> Iterator[str]:
    """References in a message as Fluent writes them."""
    if isinstance(node, dict):
        if node.get("type") == "MessageReference":
            yield f"{{ {node['id']['name']} }}"
        for each in node.values():
            yield from texts(each)
    elif isinstance(node, list):
        for each in node:
            yield from texts(each)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(folder: str, language: str) -> None:
    assert messages(FOLDERS[folder], language).keys() == messages(FOLDERS[folder], ENGLISH).keys()


def patterns(files: list[Path]) -> Iterator[str]:
    """The texts in modules, what is filled in as ``*``."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(
                    str(each.value) if isinstance(each, ast.Constant) else "*"
                    for each in node.values
                )


def fits(key: str, pattern: str) -> bool:
    """Can a pattern become the key?"""
    return re.fullmatch(re.escape(pattern).replace(r"\*", r"[\w-]+"), key) is not None


# Patterns that any key of their kind fits: which of those there are, the rules say.
KINDS: Final = ("event-*", "ask-*", "wait-*", "reason-*")


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_used(game: str) -> None:
    written = messages(FOLDERS[game], ENGLISH)
    known = {f"event-{kind}" for kind in told(game).events}
    known |= {f"reason-{word}" for word in refused(game)}
    known |= {f"{verb}-{kind}" for kind in asked(game) for verb in ("ask", "wait")}
    known |= {part for message in written.values() for part in parts(message)}
    texts = set(patterns(sorted((SOURCE / "games" / game).rglob("log_text.py"))))
    special = [text for text in texts - set(KINDS) if "-" in text or "*" not in text]
    unused = [
        key for key in written if key not in known and not any(fits(key, each) for each in special)
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_missing(game: str) -> None:
    written = messages(FOLDERS[game], ENGLISH)
    wanted = {f"reason-{word}" for word in refused(game)}
    wanted |= {f"{verb}-{kind}" for kind in asked(game) for verb in ("ask", "wait")}
    missing = {
        key
        for key in wanted
        if not any(each == key or each.startswith(f"{key}-") for each in written)
    }
    assert missing == set()


def test_every_phrase_of_the_command_line_is_used() -> None:
    files = [*(SOURCE / "commands").rglob("*.py")]
    texts = set(patterns(files))
    assert [key for key in messages(FOLDERS[OWN], ENGLISH) if key not in texts] == []


def played(game: str, seed: int) -> Iterator[tuple[list[Event], list[str], list[str]]]:
    """A random game: the events of each action, what was asked for it, and why others were not."""
    rules = registry.find(game)
    chance = random.Random(seed)
    players = chance.randint(rules.min_players, rules.max_players)
    state = rules.new(players, seed=seed)
    while not state.over:
        seat = chance.choice(state.deciders())
        legal = state.legal(seat)
        other = chance.randrange(len(rules.catalogue))
        why = state.why_not(seat, other) if other not in legal else None
        refusal = [] if why is None else [rules.explain(*why)]
        kind = state.question(seat)[0]
        sink = Sink()
        state.apply(seat, chance.choice(legal), sink)
        yield sink.events, [rules.waiting(kind, NAMES[seat])], refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_without_gaps(game: str, language: str) -> None:
    """Every event of a random game, as everybody sees it and in full, and refusals on the way."""
    rules = registry.find(game)
    deck = rules.decks.standard()
    choose(language)
    try:
        words = rules.words()
        said: list[str] = []
        for events, questions, refusals in played(game, 5):
            said += questions + refusals
            for event in events:
                for data in (event.seen_by(-1), event.told_in_full()):
                    line = rules.screen.log_line(data, NAMES, deck, words)
                    if line is not None:
                        assert words.has(line[0]), line[0]
                        said.append(words.say(*line))
    finally:
        choose(ENGLISH)
    assert len(set(said)) > 50
    for each in set(said):
        assert each
        assert not re.search(r"[{}\[\]]|\bNone\b|\bTrue\b|  ", each), each
