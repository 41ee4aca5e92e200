"""How sentences are written: signs, spaces and the words that were decided on, in four languages.

All Fluent files are read, those of the server, the command line, the client and the examples, and
the rules of the games. What stands in place of a placeholder is ``{}`` here.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    file
    for folder in ("src/doubloon", "web/src", "examples")
    for file in (ROOT / folder).rglob("words/*.ftl")
)
RULES: Final = sorted((ROOT / "src/doubloon/games").rglob("text/rules/*.toml"))
# A narrow space that does not break stands before `; ! ? %`, a wide one before `:` and inside « ».
FRENCH: Final = re.compile("[^\u202f][;!?%]|[^\u00a0](?::(?!//)|»)|«[^\u00a0]")
KEYS: Final = re.compile(r"(?:^|[\s;:]+)\? ")  # the key `?` of the terminal, a word of its own
WRONG: Final = {
    "en": re.compile(r"""['"„«»]|\.\.\.|\s[…%]"""),
    "nl": re.compile(r"""['"“”„«»]|\.\.\.|\s[…%]"""),
    "fr": re.compile(r"""['"“”„]|\.\.\.|\s…"""),
    "de": re.compile(
        r"""['"”‘«»]|\.\.\.|\S…|[^\u00a0]%"""
    ),  # the space stands for the words left out
}
# One word for each thing; the others were in use once.
WORDS: Final = {
    "en": r"\btakes? back (?:\{\}|1|a) moves?\b|(?<![-\w])mails?\b|\ba cube \+ 1\b|^well$",
    "nl": r"\bbeheer\b|\bonderweg\b(?! naar)|\brobots?\b|\bstoel\b|\bplekken zijn (?:vrij|bezet)\b",
    "fr": r"\bbots?\b|\bcarré\b|reprendre (?:un|votre|ce) (?:dernier )?coup|\brose\b(?! des vents)",
    "de": r"\bLeitung\b|\bQuadrat\b|\bRoboter\b|\bRosen?\b|\bZug zurück(?:nehmen)?\b",
}


def sentences(file: Path) -> Iterator[tuple[str, str]]:
    """Each text of a file with its key, one for each variant."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            patterns = [entry.value]
            for pattern in patterns:
                text = ""
                for element in pattern.elements if pattern else []:
                    if isinstance(element, fluent.TextElement):
                        text += element.value
                        continue
                    text += "{}"
                    if isinstance(element.expression, fluent.SelectExpression):
                        patterns += [each.value for each in element.expression.variants]
                yield entry.id.name, text


def prose(part: object, name: str = "") -> Iterator[tuple[str, str]]:
    """Each text of the rules, with where it stands."""
    if isinstance(part, str):
        yield name, part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from prose(value, f"{name} {key}")
    elif isinstance(part, list):
        for each in part:
            yield from prose(each, f"{name} {each['id']}" if "id" in each else name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_signs_and_words(file: Path) -> None:
    language = file.stem
    found = []
    for key, text in sentences(file):
        if WRONG[language].search(text) or re.search(WORDS[language], text, re.IGNORECASE):
            found.append(f"{key}: {text}")
        if language == "fr" and FRENCH.search(KEYS.sub("  ", text)):
            found.append(f"{key}: {text}")
    assert found == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_signs_of_the_rules(file: Path) -> None:
    language = file.stem
    wrong = [WRONG[language], *([FRENCH] if language == "fr" else [])]
    texts = prose(tomllib.loads(file.read_text(encoding="utf-8")))
    assert [each for each in texts if any(sign.search(each[1]) for sign in wrong)] == []
