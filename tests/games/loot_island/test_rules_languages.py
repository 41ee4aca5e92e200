"""The rules in every language: the same numbers, the same structure, the same figures."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

FOLDER = resources.files("doubloon.games.loot_island") / "rules"
LANGUAGES = ("en", "nl", "fr", "de")
BOOKS: dict[str, dict[str, Any]] = {
    language: tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES
}
PROSE = ("title", "text", "example", "ruling_text", "name")
# Words that are common in English sentences and are no words of the other languages.
ENGLISH = re.compile(
    r"\b(the|and|you|your|with|cards?|cubes? of|landing|treasures?|healers?|island|when|which|"
    r"players?|discard|compass|coast|round|keep|loot)\b",
    re.IGNORECASE,
)
# Rulebook terms (docs/glossary/loot_island.md) that the rules must speak of.
TERMS = {
    "nl": ["hoofdeiland", "aanlegplaats", "landkaart", "jokerkaart", "kolom", "vloekblokje",
           "schatkist", "grote buit", "kleine buit", "heelster", "startspelertegel",
           "te verkennen kust", "kruissymbolen", "geldbuidel", "geëlimineerd"],
    "fr": ["Île Principale", "Petite Île", "Territoire", "Carte", "Joker", "colonne",
           "cube Malédiction", "coffre", "Gros Butin", "Petit Butin", "Guérisseuse",
           "tuile Premier Joueur", "côte Explorée", "symboles Croix", "Sacs de pièces"],
    "de": ["Schatzinsel", "Eiland", "Anlegestelle", "Schatzkarte", "Joker", "Reihe",
           "Fluchwürfel", "Schatztruhe", "Beutekarte", "Große Beute", "Kleine Beute",
           "Heilerkarte", "Startspieler-Plättchen", "Kreuzsymbol", "Münzbeutel"],
}  # fmt: skip


def prose(thing: dict[str, Any]) -> dict[str, str]:
    return {key: thing[key] for key in PROSE if key in thing}


def figures(text: str) -> set[str]:
    """Numbers, codes of events and piles; ``1s`` is a plural of 1."""
    return set(re.findall(r"\b(?:[AB]?\d+x?(?=s?\b)|[IV]+\b)", text))


def everything(book: dict[str, Any]) -> str:
    things = [*book["section"], *book["rule"]]
    return "\n".join([book["intro"], *(text for thing in things for text in prose(thing).values())])


def test_all_languages_are_here() -> None:
    assert {each.name for each in FOLDER.iterdir() if each.name.endswith(".toml")} == {
        f"{language}.toml" for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_structure(language: str) -> None:
    book, english = BOOKS[language], BOOKS["en"]
    assert book.keys() == english.keys()
    assert book["language"] == language
    assert book["game"] == english["game"]
    assert [each["id"] for each in book["section"]] == [each["id"] for each in english["section"]]
    for rule, original in zip(book["rule"], english["rule"], strict=True):
        assert list(rule) == list(original)
        for key in rule.keys() - set(PROSE):
            assert rule[key] == original[key], rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_plain_sentences(language: str) -> None:
    book = BOOKS[language]
    for rule in book["rule"]:
        for key, text in prose(rule).items():
            assert len(text) >= 4, rule["id"]
            assert text == text.strip()
            assert "  " not in text
            assert "\n" not in text
            assert not re.search(r"[{}<>*_\u2013\u2014]", text), rule["id"]
            assert text.endswith(".") == (key in ("text", "example", "ruling_text")), rule["id"]
        if "event" in rule:
            assert rule["title"].startswith(rule["event"])
            assert rule["title"].endswith(rule["name"])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_figures(language: str) -> None:
    for rule, original in zip(BOOKS[language]["rule"], BOOKS["en"]["rule"], strict=True):
        for key, text in prose(original).items():
            assert figures(rule[key]) >= figures(text), (rule["id"], key)
            assert figures(rule[key]) - figures(text) <= {"1"}, (rule["id"], key)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left(language: str) -> None:
    book, english = BOOKS[language], BOOKS["en"]
    for rule, original in zip(book["rule"], english["rule"], strict=True):
        for key, text in prose(rule).items():
            assert text != original[key] or key in ("title", "name"), rule["id"]
            left = {found.casefold() for found in ENGLISH.findall(text)}
            assert not left, (rule["id"], key)
    # One title may happen to be spelled alike, not more.
    alike = [rule["id"] for rule in book["rule"] if rule["title"] in everything(english)]
    assert len(alike) <= 2, alike


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_terms_of_the_rulebook(language: str) -> None:
    text = everything(BOOKS[language])
    assert [term for term in TERMS[language] if term not in text] == []


def test_french_spacing() -> None:
    """A space before a colon and the like does not break, nor one inside quotation marks."""
    assert not re.search(r" [:;!?»]|« |\w[:;!?]", everything(BOOKS["fr"]))


def test_the_glossary_has_the_events() -> None:
    """Events have the names that the glossary gives."""
    glossary = (Path(__file__).parents[3] / "docs/glossary/loot_island.md").read_text("utf-8")
    for rules in zip(*(BOOKS[language]["rule"] for language in LANGUAGES), strict=True):
        if "event" in rules[0]:
            row = [rules[0]["event"], *(rule["name"] for rule in rules)]
            assert f"| {' | '.join(row)} |" in glossary
