"""Following the game: what others do is shown move by move, in step with log and board."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.live import DESKTOP, PHONE, House, Visitor, visitor
from tests.web.person import Person, Toucher
from tests.web.tables.test_advice import post

pytestmark = pytest.mark.slow
LINES = "[role=tabpanel] li, .feed li"


def begun(someone: Visitor) -> None:
    """A game of one person against two bots, on the page."""
    someone.open("/")
    bot = {"kind": "bot", "level": "greedy"}
    seats = [{}, bot, bot]
    made = post(
        someone, "/api/tables", game="loot_island", players=3, name="Anne", seats=seats, hints=True
    )
    post(someone, f"/api/tables/{made['table']}/start")
    someone.open(f"/t/{made['table']}")
    someone.page.locator("#decision").wait_for()


def step_to_own_turn(page: Page, most: int = 60) -> list[str]:
    """Tap through what the others do; gives what was said of it."""
    said: list[str] = []
    # On a phone Confirm comes with the first tap; what can be tapped is there at once.
    waits = page.locator("[data-next], .decide.asked")
    for _ in range(most):
        waits.first.wait_for()
        if page.locator("[data-next]").count() == 0:
            return said
        said.append(page.locator("#decision").inner_text())
        page.locator("[data-next]").click()
        page.locator("[data-next]").wait_for(state="detached")
    raise AssertionError(f"it is never the person's turn: {said}")


def lay_a_card(person: Person) -> None:
    """A card to a landing, so that there are more turns in the round."""
    while person.note() != "turn":  # an event of the round asks something first
        person.answer()
        step_to_own_turn(person.page)
    for wanted in (r"[NESW][12]", r"[RGVA][\d*]+[ab]"):
        now = person.glance()
        can = [word for word in now["can"] if re.fullmatch(wanted, word)]
        assert can, now
        person.press(can[0])
        person.settled(now)
    person.confirm()
    for _ in range(3):  # a card may ask something of its own
        with suppress(NotInTime):
            person.page.locator("[data-next]").wait_for(timeout=10_000)
            return
        person.answer()
    raise AssertionError(f"nobody else acts: {person.glance()}")


def test_step_by_step_the_log_is_no_further_than_the_board(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, speed="step", **DESKTOP) as someone:
        page = someone.page
        begun(someone)
        step_to_own_turn(page)
        lay_a_card(Person(page, 2))
        page.locator("[data-next]").wait_for()
        told = page.locator(LINES).count()
        line = page.locator("#decision").inner_text()
        assert line in page.locator(LINES).last.inner_text()
        page.wait_for_timeout(1500)  # the server's bots have long gone on
        assert page.locator(LINES).count() == told
        assert page.locator("#decision").inner_text() == line
        assert page.locator("[data-undo]").count() == 0, "nothing can be undone any more"
        page.locator("[data-next]").click()
        page.locator(LINES).nth(told).wait_for()


@pytest.mark.parametrize(
    ("screen", "kind"),
    [pytest.param(DESKTOP, Person, id="desktop"), pytest.param(PHONE, Toucher, id="phone")],
)
def test_what_happened_is_outlined_and_one_tap_away(
    browser: Browser, server: House, screen: dict[str, Any], kind: type[Person]
) -> None:
    with visitor(browser, server.url, speed="step", **screen) as someone:
        page = someone.page
        begun(someone)
        step_to_own_turn(page)
        lay_a_card(kind(page, 2))
        said = step_to_own_turn(page)
        page.locator("circle.last, rect.last").first.wait_for(state="attached")
        page.locator("[data-recap]").click()
        recap = page.get_by_role("dialog", name=re.compile("What happened"))
        recap.wait_for()
        text = recap.inner_text()
        assert all(each.strip() in text for each in said), (said, text)
        page.keyboard.press("Escape")
        recap.wait_for(state="detached")
        # Nothing lies over the board, so that the next thing can be tapped.
        page.locator('[data-word="pass"]').click()
        page.locator("[data-undo]").wait_for()
        assert "Pass" in (page.locator("[data-undo]").get_attribute("aria-label") or "")
        page.keyboard.press("Escape")
        page.locator("[data-recap]").wait_for()


def test_all_can_be_skipped(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, speed="step", **DESKTOP) as someone:
        page = someone.page
        begun(someone)
        step_to_own_turn(page)
        lay_a_card(Person(page, 2))
        page.locator("[data-skip]").click()
        page.locator("[data-next], .decide.asked").first.wait_for()
