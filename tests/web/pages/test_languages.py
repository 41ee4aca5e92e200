"""A page in each language: all of it, and nothing left in English."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.live import ROOT, House, visitor
from tests.web.person import Person
from tests.web.tables.test_other_games import sit_down

pytestmark = pytest.mark.slow
SHELL = ROOT / "web/src/words"
GAME = ROOT / "web/src/games/loot_island/words"
SHARED = ROOT / "src/doubloon/games/loot_island/text/words"
TEXT = "() => document.body.innerText"
NAMES = """() => [...document.querySelectorAll('[aria-label]')]
  .map((each) => each.getAttribute('aria-label')).join('\\n')"""


def words(folder: Path, language: str) -> dict[str, str]:
    """The sentences of one line without variants."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{\n]+)$", text, re.MULTILINE))


# English is what all other tests read; that no language lacks a sentence, the client's tests see.
@pytest.mark.parametrize(
    "language",
    [
        "fr",
        "de",
        pytest.param("en", marks=pytest.mark.long),
        pytest.param("nl", marks=pytest.mark.long),
    ],
)
def test_a_page_in_each_language(browser: Browser, server: House, language: str) -> None:
    shell, game = words(SHELL, language), {**words(SHARED, language), **words(GAME, language)}
    english = {**words(SHELL, "en"), **words(SHARED, "en"), **words(GAME, "en")}
    with visitor(browser, server.url, locale=f"{language}-{language.upper()}") as someone:
        page = someone.page

        def check(there: list[str]) -> None:
            assert page.evaluate("() => document.documentElement.lang") == language
            text = page.evaluate(TEXT) + "\n" + page.evaluate(NAMES)
            for sentence in there:
                assert sentence.lower() in text.lower(), sentence
            lines = {line.strip() for line in text.splitlines()}
            assert not {key for key in english if "-" in key} & lines, "a key without a sentence"
            if language != "en":
                own = {*shell.values(), *game.values()}
                left = {each for each in english.values() if len(each) > 12 and each not in own}
                assert not left & lines, "still in English"

        someone.open("/")
        page.get_by_role("heading", name=game["title"]).wait_for()
        check([shell["hero"], shell["play-now"], shell["with-friends"], game["hook"]])
        page.locator("article", has_text=game["title"]).locator("button.pri").click()
        page.locator("[data-confirm]").wait_for()
        check([shell["confirm"]])
        someone.open("/score/loot_island")
        page.locator("h1").wait_for()
        check([shell["nav-score"]])
        someone.open("/rules/loot_island")
        page.locator("[data-rule='LI-2.8']").wait_for()
        rules = server.ask(f"/api/games/loot_island/rules/{language}")
        assert rules["language"] == language
        check([rules["sections"][0]["title"], rules["sections"][-1]["title"]])


def test_the_language_changes_at_once(browser: Browser, server: House) -> None:
    """By a click, everywhere, and it is kept."""
    with visitor(browser, server.url) as someone:
        someone.open("/")
        for name, language in (("Nederlands", "nl"), ("Français", "fr"), ("Deutsch", "de")):
            someone.page.get_by_role("button", name=name).click()
            hero = words(SHELL, language)["hero"]
            someone.page.get_by_role("heading", name=hero).wait_for()
        someone.open("/")
        someone.page.get_by_role("heading", name=words(SHELL, "de")["hero"]).wait_for()


def test_nothing_is_announced_in_the_language_before(browser: Browser, server: House) -> None:
    """What was announced was heard; after a change of language it would be read wrongly."""
    with visitor(browser, server.url, speed="once") as someone:
        sit_down(someone, "tobago", 2)
        page = someone.page
        polite = page.locator(".unseen[aria-live=polite]")
        person = Person(page, 3)
        person.play(lambda: polite.inner_text() != "" and person.moves >= 2)
        before = polite.inner_text()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option("de")
        page.get_by_role("dialog", name=words(SHELL, "de")["table-settings"]).wait_for()
        expect(polite).not_to_have_text(before)
