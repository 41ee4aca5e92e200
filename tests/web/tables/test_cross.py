"""Whole games: every screen and kind of input, any number of players, in each language."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.live import House, visitor
from tests.web.person import Person, Toucher, Typist

pytestmark = pytest.mark.long


def screen(width: int, height: int, touch: bool = False) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "has_touch": touch}


SCREENS: dict[str, tuple[type[Person], dict[str, Any]]] = {
    "small phone": (Toucher, screen(360, 640, True)),
    "phone": (Toucher, screen(412, 915, True)),
    "phone on its side": (Toucher, screen(844, 390, True)),
    "tablet": (Toucher, screen(820, 1180, True)),
    "laptop": (Person, screen(1280, 720)),
    "laptop by keys": (Typist, screen(1280, 720)),
    "phone by keys": (Typist, screen(390, 844)),
    "4K": (Person, screen(3840, 2160)),
}


def options(game: str, players: int) -> dict[str, Any]:
    """Other variants for each number of players."""
    if game == "loot_island":
        return {"healers": ["hidden", "open", "dealt"][players % 3], "ask": players % 2 == 1}
    if game == "tobago":
        return {"after_curse": ["stops", "amulets", "all"][players % 3]}
    return {}


TABLES = [("loot_island", n) for n in (2, 3, 4, 5)]
TABLES += [("tobago", n) for n in (2, 3, 4)] + [("under_sail", n) for n in (3, 4, 5)]


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("where", SCREENS)
def test_a_game(
    browser: Browser, server: House, where: str, game: str, players: int, language: str
) -> None:
    """To its end, against bots that look one move ahead."""
    kind, wishes = SCREENS[where]
    seats: list[dict[str, str]] = [{}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "options": options(game, players)}
    with visitor(browser, server.url, locale=language, **wishes) as someone:
        ask = someone.context.request
        table = ask.post("/api/tables", data={**body, "name": "Anne"}).json()["table"]
        assert ask.post(f"/api/tables/{table}/start", data={}).ok
        someone.open(f"/t/{table}")
        someone.page.locator("#decision").wait_for()
        person = kind(someone.page, players)
        person.play()
        assert person.state()["about"]["status"] == "finished"
        someone.page.get_by_role("dialog").wait_for()
