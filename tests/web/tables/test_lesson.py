"""The guided first game, done as it says."""

import re

import pytest
from playwright.sync_api import Browser

from tests.web.axe import accessible
from tests.web.live import PHONE, House, visitor
from tests.web.person import Person, Toucher

pytestmark = pytest.mark.slow


def test_the_lesson_leads_to_its_end(browser: Browser, server: House) -> None:
    """Every step as it comes: what is read is read, what is to be tapped is tapped."""
    lesson = server.ask("/api/games/loot_island/lessons")["lessons"][0]
    with visitor(browser, server.url) as someone:
        page = someone.page
        someone.open("/learn/loot_island")
        page.get_by_role("button", name="Begin").first.click()
        coach = page.get_by_role("region", name="Guided game")
        person: Person | None = None
        for number, step in enumerate(lesson["steps"], 1):
            coach.get_by_text(re.compile(rf"{number}\W+of\W+{len(lesson['steps'])}\W*$")).wait_for()
            person = person or Person(page)
            if number == 2:
                accessible(page, "the lesson")
            if not step["words"]:
                coach.get_by_role("button", name=re.compile("Next|Play on here")).click()
                continue
            page.locator("[data-confirm]").wait_for()
            for word in step["words"]:
                thing = page.locator(f'[data-word="{word}"]:visible')
                if word == "done":
                    continue
                if word.startswith(("keep-", "discard-")):
                    tile = word.rpartition("-")[2]
                    page.locator(f'.cloth [data-thing="treasure-{tile}"]').click()
                thing.last.wait_for()
                person.press(word)
                page.wait_for_timeout(50)
            confirm = page.locator("[data-confirm]:enabled")
            if not any(word.startswith(("keep-", "discard-")) for word in step["words"]):
                confirm.click()
        coach.wait_for(state="hidden")
        assert person is not None
        assert person.state()["about"]["status"] == "running"  # the game itself goes on


def test_another_tap_is_told_kindly_and_the_lesson_skipped(browser: Browser, server: House) -> None:
    """On a phone. Nothing else can be done first; whoever does not want the lesson is free."""
    with visitor(browser, server.url, **PHONE) as someone:
        page = someone.page
        someone.open("/learn/loot_island")
        page.get_by_role("button", name="Begin").first.tap()
        coach = page.get_by_role("region", name="Guided game")
        coach.wait_for()
        person = Toucher(page)
        told = coach.get_by_text("One thing after the other")
        for _ in range(5):  # the card may come to lie under the finger while the page is drawn
            person.press("pass")
            person.page.wait_for_timeout(500)
            if told.is_visible():
                break
        told.wait_for()
        assert person.glance()["held"] == []
        coach.get_by_role("button", name="Skip the lesson").tap()
        coach.wait_for(state="hidden")
        person.press("A7b")
        page.locator('[data-word="A7b"][aria-pressed=true]').wait_for()
        page.reload()
        page.locator("#decision").wait_for()
        assert coach.count() == 0
