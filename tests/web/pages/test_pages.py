"""Every page: axe without violations in light and dark, nothing wider than a small phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.audit import audit
from tests.web.axe import accessible
from tests.web.live import DESKTOP, House, Visitor, visitor

pytestmark = pytest.mark.slow
PAGES = {
    "start": "/",
    "new table": "/new/loot_island",
    "rules": "/rules/loot_island",
    "score pad": "/score/loot_island",
    "counted score pad": "/score/under_sail",
    "own deck": "/deck/loot_island",
    "guided game": "/learn/loot_island",
    "nothing": "/no/such/page",
}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def table_of(someone: Visitor, start: bool) -> str:
    """A table of this browser, with bots once it is started."""
    seats = [{}, {"kind": "bot", "level": "greedy"} if start else {}]
    body = {"game": "loot_island", "players": 2, "name": "Anne", "seats": seats}
    made = someone.context.request.post("/api/tables", data=body).json()
    if start:
        someone.context.request.post(f"/api/tables/{made['table']}/start", data={})
    return str(made["table"])


def fits(someone: Visitor, where: str) -> None:
    """No page scrolls sideways."""
    wide, room = someone.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= room, f"{where} is {wide} wide"


@pytest.mark.parametrize(
    ("screen", "look"),
    [
        pytest.param(DESKTOP, accessible, id="desktop"),
        # What a phone shows otherwise, its sheets, passes axe in test_after.
        pytest.param(SMALL, lambda page, where: None, id="small phone"),
        pytest.param(SMALL, accessible, marks=pytest.mark.long, id="small phone, axe"),
    ],
)
def test_every_page(
    browser: Browser, server: House, screen: dict[str, object], look: Callable[[Page, str], None]
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        for where, address in PAGES.items():
            someone.open(address)
            someone.page.wait_for_load_state("networkidle")
            someone.page.locator("h1").first.wait_for()
            assert not set("\u2068\u2069") & set(someone.page.title()), where
            look(someone.page, where)
            fits(someone, where)
        lobby, table = table_of(someone, False), table_of(someone, True)
        more = {"lobby": f"/t/{lobby}", "table": f"/t/{table}", "big screen": f"/watch/{table}"}
        for where, address in more.items():
            someone.open(address)
            someone.page.locator("h1:not(:empty)").first.wait_for(state="attached")
            someone.page.wait_for_timeout(300)
            look(someone.page, where)
            fits(someone, where)


@pytest.mark.long  # other games fill the same pages with other words
@pytest.mark.parametrize(
    "screen", [pytest.param(DESKTOP, id="desktop"), pytest.param(SMALL, id="small phone")]
)
@pytest.mark.parametrize("game", ["tobago", "under_sail"])
def test_every_page_of_every_game(
    browser: Browser, server: House, screen: dict[str, object], game: str
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        for page in ("new", "rules", "score", "deck", "learn"):
            someone.open(f"/{page}/{game}")
            someone.page.wait_for_load_state("networkidle")
            someone.page.locator("h1").first.wait_for()
            accessible(someone.page, f"{page} of {game}")
            fits(someone, f"{page} of {game}")


@pytest.mark.parametrize("game", ["loot_island", "tobago", "under_sail"])
def test_the_rules_have_pictures(browser: Browser, server: House, game: str) -> None:
    with visitor(browser, server.url, **SMALL) as someone:
        someone.open(f"/rules/{game}")
        figures = someone.page.locator("article figure")
        figures.nth(2).wait_for()
        for figure in figures.all():
            box = figure.locator("> [role=img]").bounding_box()
            assert box is not None
            assert box["height"] > 60
            assert box["x"] + box["width"] <= SMALL["viewport"]["width"]
        accessible(someone.page, f"the rules of {game}")
        fits(someone, f"the rules of {game}")


@pytest.mark.parametrize(
    "size",
    [
        (740, 360),  # the lowest; the others have more room
        pytest.param((667, 375), marks=pytest.mark.long),
        pytest.param((844, 390), marks=pytest.mark.long),
    ],
)
def test_a_phone_held_sideways(browser: Browser, server: House, size: tuple[int, int]) -> None:
    """Chart, hand and decision are in view without scrolling."""
    wide, high = size
    with visitor(
        browser, server.url, viewport={"width": wide, "height": high}, has_touch=True
    ) as someone:
        someone.open(f"/t/{table_of(someone, True)}")
        someone.page.locator("#decision").wait_for()
        for what in (".board", "#decision", "[data-thing=hand] [data-word]"):
            box = someone.page.locator(what).first.bounding_box()
            assert box is not None, what
            assert box["y"] >= 0, what
            seen = box["y"] + min(box["height"], 60)
            assert seen <= high, f"{what} is seen to {seen}"
        tall = someone.page.evaluate("() => document.documentElement.scrollHeight")
        assert tall <= high
        accessible(someone.page, "a phone held sideways")


@pytest.mark.long  # for minutes on a busy machine: more than a thousand fields
def test_the_cards_of_ones_box_pass_axe(browser: Browser, server: House) -> None:
    """With a mistake in one of them."""
    with visitor(browser, server.url, **SMALL) as someone:
        page = someone.page
        someone.open("/deck/loot_island")
        page.get_by_role("button", name="Begin with the standard deck").click()
        page.get_by_role("button", name="Treasures").click()
        page.get_by_label("2: Type", exact=True).select_option("skull")
        page.locator("tr.bad .why").first.wait_for()
        accessible(page, "a deck with a mistake")


def test_the_cards_of_ones_box_by_tapping(browser: Browser, server: House) -> None:
    """A mistake is told beside its card at once; a deck without one is kept and used."""
    with visitor(browser, server.url, **SMALL) as someone:
        page = someone.page
        someone.open("/deck/loot_island")
        page.get_by_role("button", name="Begin with the standard deck").click()
        page.get_by_role("button", name="Treasures").click()
        kind = page.get_by_label("2: Type", exact=True)
        kind.select_option("skull")
        row = page.get_by_role("cell", name="Skull This is missing")  # signs stand around names
        assert re.search(r"laughing\W+a\W+toothless\W+b\W", row.inner_text())
        page.get_by_text(re.compile(r"^treasure no\. \W?2\W? · Skull$")).wait_for()
        fits(someone, "a deck with a mistake")
        kind.select_option("jewel")
        crossed = page.get_by_label("2: Crossed cubes", exact=True)
        crossed.fill("2")
        crossed.blur()
        row.wait_for(state="detached")
        page.get_by_role("button", name="Check and keep").click()
        page.get_by_text("No mistakes").wait_for()
        page.get_by_text("The deck, as text").click()
        text = page.get_by_label("The deck, as text").input_value()
        changed = 'number = 2, pile = 1, type = "jewel", value = 5, crossed = 2, source = "box"'
        assert changed in text


SCREENS = [(360, 740), (390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize(
    ("language", "screens"),
    [
        ("de", SCREENS[:1]),  # the longest words on the narrowest screen
        *[pytest.param(each, SCREENS, marks=pytest.mark.long) for each in ("en", "nl", "fr", "de")],
    ],
)
def test_nothing_is_cut_or_covered(
    browser: Browser, server: House, language: str, screens: list[tuple[int, int]]
) -> None:
    games = {"/rules/tobago", "/score/tobago", "/deck/under_sail", "/learn/tobago", "/new/tobago"}
    wrong: list[str] = []
    with visitor(browser, server.url, locale=language) as someone:
        page = someone.page
        for address in [*PAGES.values(), *sorted(games), "/notices"]:
            someone.open(address)
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            for width, height in screens:
                page.set_viewport_size({"width": width, "height": height})
                wrong += [f"{address} {width}: {each}" for each in audit(page)]
    assert not wrong, "\n".join(wrong)
