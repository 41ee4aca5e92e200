"""The rules of every game in every language: the same numbers, structure and figures."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

GAMES = ("loot_island", "tobago", "under_sail")
LANGUAGES = ("en", "nl", "fr", "de")
FOLDERS = {game: resources.files("doubloon.games") / game / "text/rules" for game in GAMES}
BOOKS: dict[str, dict[str, dict[str, Any]]] = {
    game: {
        language: tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
        for language in LANGUAGES
    }
    for game, folder in FOLDERS.items()
}
PROSE = ("title", "text", "example", "ruling_text", "name")
# Words that are common in English sentences and are no words of the other languages.
ENGLISH = re.compile(
    r"\b(the|and|you|your|with|cards?|cubes? of|landing|treasures?|healers?|island|when|which|"
    r"players?|discard|compass|coast|round|keep|loot|clues?|site|raise|highest|colour|supply)\b",
    re.IGNORECASE,
)
# How many rules each chapter of a game has.
NUMBERS = {
    "loot_island": {"LI-C": 7, "LI-S": 7, "LI-D": 3, "LI-1.": 4, "LI-2.": 16, "LI-3.": 11,
                    "LI-E": 5, "LI-V": 5, "LI-EV": 20, "LI-P": 6, "LI-O": 4, "LI-M": 1, "LI-X": 15},
    "tobago": {"TB-C": 4, "TB-S": 5, "TB-T": 2, "TB-K": 5, "TB-M": 3, "TB-R": 6, "TB-A": 5,
               "TB-E": 2, "TB-O": 5, "TB-X": 4},
    "under_sail": {"US-C": 5, "US-S": 5, "US-T": 8, "US-A": 5, "US-E": 1, "US-X": 3},
}  # fmt: skip
# The rules of the newer games that are, or contain, a ruling of ours.
RULED = {
    "tobago": "C1 C3 S5 T1 M3 R3 R4 R5 R6 E1 E2 O1 O2",
    "under_sail": "C2 C4 S4 S5 T2 T3 T6 A1 A2 A3 A4 E1",
}
# The rules that component lists and reviews show, and the rulebook does not.
PUBLIC = {"loot_island": "", "tobago": "C1 C2 C3 C4 S1 S2 S4 S5", "under_sail": ""}
# Rulebook terms (docs/glossary) that the rules must speak of.
TERMS = {
    ("loot_island", "nl"): [
        "hoofdeiland", "aanlegplaats", "landkaart", "jokerkaart", "kolom", "vloekblokje",
        "schatkist", "grote buit", "kleine buit", "heelster", "startspelertegel",
        "te verkennen kust", "kruissymbolen", "geldbuidel", "geëlimineerd"],
    ("loot_island", "fr"): [
        "Île Principale", "Petite Île", "Territoire", "Carte", "Joker", "colonne",
        "cube Malédiction", "coffre", "Gros Butin", "Petit Butin", "Guérisseuse",
        "tuile Premier Joueur", "côte Explorée", "symboles Croix", "Sacs de pièces"],
    ("loot_island", "de"): [
        "Schatzinsel", "Eiland", "Anlegestelle", "Schatzkarte", "Joker", "Reihe",
        "Fluchwürfel", "Schatztruhe", "Beutekarte", "Große Beute", "Kleine Beute",
        "Heilerkarte", "Startspieler-Plättchen", "Kreuzsymbol", "Münzbeutel"],
    ("tobago", "nl"): [
        "aanwijzing", "schatroute", "markeerste", "windroos", "terreinwagen", "etappe", "opgraven",
        "goudkaart", "vloekkaart", "amulet", "standbeeld", "struikgewas", "gebergte", "extra rit"],
    ("tobago", "fr"): [
        "indice", "itinéraire", "cube", "rose des vents", "4x4", "étape", "récupérer des trésors",
        "carte Or", "cartes Malédiction", "amulette", "statue", "hutte", "palmier", "plaine",
        "montagne", "plage", "déplacement supplémentaire", "échange de cartes"],
    ("tobago", "de"): [
        "Hinweis", "Schatzpfad", "Markierungsstein", "Windrose", "Geländewagen", "Teilstrecke",
        "Schatz heben", "Goldkarte", "Fluchkarte", "Amulett", "Statue", "Hütte", "Palme",
        "Buschland", "Gebirge", "Strand", "Extrafahrt", "Kartentausch"],
    ("under_sail", "nl"): [
        "eilandkaart", "zeehelft", "kusthelft", "zeilkaart", "schatstapel", "bonuskaart",
        "actiekaart", "startspelerkaart", "slag", "ronde"],
    ("under_sail", "fr"): [
        "carte Île", "partie Mer", "partie Côte", "carte Voile", "cartes Trésor", "pile de trésors",
        "cartes Bonus", "carte Action", "carte Premier joueur", "pli", "manche", "remportez",
        "voler"],
    ("under_sail", "de"): [
        "Inselkarte", "Meerhälfte", "Küstenhälfte", "Segelkarte", "Schatzstapel", "Bonuskarte",
        "Aktionskarte", "Startspielerkarte", "Stich", "Runde"],
}  # fmt: skip

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])


def prose(thing: dict[str, Any]) -> dict[str, str]:
    return {key: thing[key] for key in PROSE if key in thing}


def figures(text: str) -> set[str]:
    """Numbers, codes of events and piles; ``1s`` is a plural of 1."""
    return set(re.findall(r"\b(?:[AB]?\d+x?(?=s?\b)|[IV]+\b)", text))


def everything(book: dict[str, Any]) -> str:
    things = [*book["section"], *book["rule"]]
    return "\n".join([book["intro"], *(text for thing in things for text in prose(thing).values())])


@every_game
def test_all_languages_are_here(game: str) -> None:
    files = {each.name for each in FOLDERS[game].iterdir() if each.name.endswith(".toml")}
    assert files == {f"{language}.toml" for language in LANGUAGES}


@every_game
def test_all_numbers_are_here(game: str) -> None:
    rules = BOOKS[game]["en"]["rule"]
    numbers = [f"{start}{n}" for start, count in NUMBERS[game].items() for n in range(1, count + 1)]
    assert sorted(rule["id"] for rule in rules) == sorted(numbers)
    named = {number for rule in rules for number in rule.get("see", [])}
    assert named <= set(numbers)


@pytest.mark.parametrize("game", RULED)
def test_rulings_are_marked(game: str) -> None:
    found = [
        rule["id"].partition("-")[2]
        for rule in BOOKS[game]["en"]["rule"]
        if rule.get("source") == "ruling" or "ruling_text" in rule
    ]
    assert found == RULED[game].split()


@every_game
def test_what_is_public_is_marked(game: str) -> None:
    rules = BOOKS[game]["en"]["rule"]
    assert {rule.get("source") for rule in rules} <= {None, "public", "ruling"}
    found = [rule["id"].partition("-")[2] for rule in rules if rule.get("source") == "public"]
    assert found == PUBLIC[game].split()


@every_game
@every_language
def test_the_same_structure(game: str, language: str) -> None:
    book, english = BOOKS[game][language], BOOKS[game]["en"]
    assert book.keys() == english.keys()
    assert book["language"] == language
    assert book["game"] == game
    assert [each["id"] for each in book["section"]] == [each["id"] for each in english["section"]]
    for rule, original in zip(book["rule"], english["rule"], strict=True):
        assert list(rule) == list(original)
        for key in rule.keys() - set(PROSE):
            assert rule[key] == original[key], rule["id"]


@every_game
@every_language
def test_whole_plain_sentences(game: str, language: str) -> None:
    for rule in BOOKS[game][language]["rule"]:
        for key, text in prose(rule).items():
            assert len(text) >= 4, rule["id"]
            assert text == text.strip()
            assert "  " not in text
            assert key == "text" or "\n" not in text, rule["id"]
            for line in text.split("\n"):  # a paragraph each
                assert line == line.strip() != "", rule["id"]
            assert not re.search(r"[{}<>*_\u2013\u2014]", text), rule["id"]
            assert text.endswith(".") == (key in ("text", "example", "ruling_text")), rule["id"]
        if "event" in rule:
            assert rule["title"].startswith(rule["event"])
            assert rule["title"].endswith(rule["name"])


@every_game
@every_other_language
def test_the_same_figures(game: str, language: str) -> None:
    books = BOOKS[game]
    for rule, original in zip(books[language]["rule"], books["en"]["rule"], strict=True):
        for key, text in prose(original).items():
            assert figures(rule[key]) >= figures(text), (rule["id"], key)
            assert figures(rule[key]) - figures(text) <= {"1"}, (rule["id"], key)


@every_game
@every_other_language
def test_no_english_is_left(game: str, language: str) -> None:
    book, english = BOOKS[game][language], BOOKS[game]["en"]
    for rule, original in zip(book["rule"], english["rule"], strict=True):
        for key, text in prose(rule).items():
            assert text != original[key] or key in ("title", "name"), rule["id"]
            left = {found.casefold() for found in ENGLISH.findall(text)}
            assert not left, (rule["id"], key, left)
    # One title may happen to be spelled alike, not more.
    alike = [rule["id"] for rule in book["rule"] if rule["title"] in everything(english)]
    assert len(alike) <= 2, alike


@pytest.mark.parametrize(("game", "language"), TERMS)
def test_the_terms_of_the_rulebook(game: str, language: str) -> None:
    text = everything(BOOKS[game][language])
    assert [term for term in TERMS[game, language] if term not in text] == []


@every_game
def test_french_spacing(game: str) -> None:
    """A space before a colon and the like does not break, nor one inside quotation marks."""
    assert not re.search(r" [:;!?»]|« |\w[:;!?]", everything(BOOKS[game]["fr"]))


def test_the_glossary_has_the_events() -> None:
    """Events have the names that the glossary gives."""
    glossary = (Path(__file__).parents[2] / "docs/glossary/loot_island.md").read_text("utf-8")
    books = BOOKS["loot_island"]
    for rules in zip(*(books[language]["rule"] for language in LANGUAGES), strict=True):
        if "event" in rules[0]:
            row = [rules[0]["event"], *(rule["name"] for rule in rules)]
            assert f"| {' | '.join(row)} |" in glossary
