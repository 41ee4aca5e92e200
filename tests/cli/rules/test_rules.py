"""`doubloon rules`: by number, by section, or all."""

import tomllib
from importlib import resources

import pytest
from doubloon_toy.game import ToyGame

from doubloon.commands.rules import LABELS
from doubloon.kernel.files import rulebook
from doubloon.kernel.game import Game
from tests.cli.support import fine, refused

BOOK = tomllib.loads(
    (resources.files("doubloon.games.loot_island") / "text/rules/en.toml").read_text()
)


class Silent(Game):
    """A game without a folder of rules."""

    def __init__(self) -> None:
        super().__init__(ToyGame().rules)
        self.name = "x"


def words(text: str) -> str:
    """The words alone: lines may break elsewhere, and a space may be one that does not break."""
    return " ".join(text.split())


def test_all_rules() -> None:
    out = words(fine("rules", "loot_island"))
    assert words(BOOK["intro"]) in out
    for rule in BOOK["rule"]:
        for key in ("id", "title", "text", "example", "ruling_text"):
            assert words(rule.get(key, "")) in out
    for section in BOOK["section"]:
        assert section["title"] in out


@pytest.mark.parametrize("name", ["LI-2.14", "li-2.14", "2.14"])
def test_one_rule(name: str) -> None:
    out = fine("rules", "loot_island", name)
    rule = next(rule for rule in BOOK["rule"] if rule["id"] == "LI-2.14")
    assert out.splitlines()[0] == f"LI-2.14  {rule['title']}"
    assert words(rule["text"]) in words(out)
    assert all(len(line) <= 100 for line in out.splitlines())


def test_an_event_by_its_code() -> None:
    assert "B9" in fine("rules", "loot_island", "b9").splitlines()[0]


def test_a_section_and_a_rule_each_once() -> None:
    out = fine("rules", "loot_island", "scoring", "LI-V1", "LI-E5")
    assert out.count("LI-V1  ") == 1
    assert "LI-V5  " in out
    assert "LI-E5  " in out
    assert "LI-2.1  " not in out


def test_a_section_by_its_title_as_typed() -> None:
    out = fine("rules", "under_sail", "Mise en place d'une manche", "--lang", "fr")
    assert "US-S1  " in out


def test_a_list() -> None:
    out = fine("rules", "loot_island", "--list")
    assert "LI-2.14   " in out
    assert words(BOOK["intro"]) not in words(out)


@pytest.mark.parametrize(
    ("language", "example", "ruling", "see"),
    [
        ("en", "Example: ", "[our ruling]", "See "),
        ("nl", "Voorbeeld: ", "[onze uitleg]", "Zie "),
        ("fr", "Exemple : ", "[notre précision]", "Voir "),
        ("de", "Beispiel: ", "[unsere Auslegung]", "Siehe "),
    ],
)
def test_a_language(language: str, example: str, ruling: str, see: str) -> None:
    out = fine("rules", "loot_island", "LI-2.9", "LI-2.16", "--lang", language)
    text = resources.files("doubloon.games.loot_island") / f"text/rules/{language}.toml"
    book = {rule["id"]: rule for rule in tomllib.loads(text.read_text())["rule"]}
    assert words(book["LI-2.9"]["text"]) in words(out)
    for each in (example, ruling, see):
        assert each in out


@pytest.mark.parametrize(
    ("language", "mark"),
    [
        ("en", "[from public sources]"),
        ("nl", "[uit openbare bronnen]"),
        ("fr", "[de sources publiques]"),
        ("de", "[aus öffentlichen Quellen]"),
    ],
)
def test_what_the_rulebook_does_not_say_is_marked(language: str, mark: str) -> None:
    first = fine("rules", "tobago", "TB-C2", "--lang", language).splitlines()[0]
    assert first.endswith(mark)
    assert "[" not in fine("rules", "tobago", "TB-K2", "--lang", language)
    labels = LABELS[language]
    whole = words(fine("rules", "tobago", "--lang", language))
    assert words(labels.sources) in whole
    assert all(f"[{each}]" in whole for each in labels.marks.values())


def test_paragraphs_have_lines_of_their_own() -> None:
    lines = fine("rules", "loot_island", "LI-2.5").splitlines()
    assert [line[1] for line in lines if line.startswith("(")] == list("abcdef")


def test_what_is_unknown() -> None:
    near = refused("rules", "loot_island", "LI2.14")
    assert near.startswith("rule 'LI2.14': unknown; did you mean LI-2.14 or ")
    assert "the sections components, setup" in refused("rules", "loot_island", "zork")
    assert refused("rules", "loot_island", "--lang", "xx").startswith("language 'xx': unknown")
    with pytest.raises(rulebook.UnknownRule, match="game x: its rules are not written down"):
        rulebook.load(Silent(), "en")
    assert "is not known" in refused("rules", "chess")
