"""Everything that lies over a page: opened, looked at with axe in light and dark, put away."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.web.axe import accessible
from tests.web.live import DESKTOP, PHONE, House, visitor
from tests.web.pages.test_pages import table_of
from tests.web.tables.test_other_games import sit_down

pytestmark = pytest.mark.slow
GAMES = {"loot_island": 3, "tobago": 3, "under_sail": 4}
SCREENS = pytest.mark.parametrize(
    "screen",
    [
        pytest.param(DESKTOP, id="desktop"),
        pytest.param(PHONE, id="phone", marks=pytest.mark.long),
    ],
)


def looked_at(page: Page, opener: Locator, where: str) -> None:
    """Open a dialog by its button, look at it, and leave it by Escape."""
    opener.click()
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    accessible(page, where)
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def button(page: Page, name: str) -> Locator:
    """By what it is called, wherever signs of direction stand in it."""
    return page.get_by_role("button", name=re.compile(name)).first


@SCREENS
def test_over_the_pages(browser: Browser, server: House, screen: dict[str, object]) -> None:
    with visitor(browser, server.url, **screen) as someone:
        page = someone.page
        someone.open("/")
        looked_at(page, button(page, "^Change players and level"), "players and level")
        looked_at(page, button(page, "name, language, theme$"), "you and this device")
        someone.open("/rules/loot_island")  # a hash alone would open nothing
        someone.open(f"/#device={'0' * 32}")
        page.locator("dialog[open]").wait_for()
        accessible(page, "a personal link")
        someone.open(f"/t/{table_of(someone, False)}")
        looked_at(page, button(page, "^Sit at this device|^Sit down"), "who sits down")


@pytest.mark.parametrize(
    "game",
    [
        "tobago",  # the sheets of Loot Island are opened on a phone in test_after
        pytest.param("loot_island", marks=pytest.mark.long),
        pytest.param("under_sail", marks=pytest.mark.long),
    ],
)
@SCREENS
def test_over_a_table(
    browser: Browser, server: House, game: str, screen: dict[str, object]
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        page = someone.page
        sit_down(someone, game, GAMES[game])
        accessible(page, f"a table of {game}")
        looked_at(page, button(page, "^Settings"), f"settings, {game}")
        button(page, "^Settings").click()
        button(page, "^Keys").click()
        page.get_by_text("go from card to card").wait_for()
        accessible(page, f"keys, {game}")
