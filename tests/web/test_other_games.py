"""The screens of Under Sail and Tobago: by clicks, taps and keys, and looked at with axe."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.axe import complaints
from tests.web.live import DESKTOP, PHONE, House, Visitor, visitor
from tests.web.person import Person, Toucher, Typist

pytestmark = pytest.mark.slow


def sit_down(
    someone: Visitor, game: str, players: int, options: dict[str, str] | None = None
) -> None:
    """At a table of this game, with bots in the other seats."""
    bots = [{"kind": "bot", "level": "friendly"}] * (players - 1)
    seats = [{"kind": "open"}, *bots]
    body = {
        "game": game,
        "players": players,
        "name": "Ada",
        "seats": seats,
        "options": options or {},
    }
    headers = {"origin": someone.url}
    made = someone.page.request.post("/api/tables", data=body, headers=headers).json()
    path = f"/api/tables/{made['table']}/start"
    assert someone.page.request.post(path, data={}, headers=headers).ok
    someone.open(f"/t/{made['table']}")
    someone.page.locator("#decision").wait_for()


GAMES = [("under_sail", 3, 8), ("tobago", 3, 12)]


@pytest.mark.parametrize(("game", "players", "moves"), GAMES)
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_of_its_own(
    browser: Browser,
    server: House,
    game: str,
    players: int,
    moves: int,
    screen: dict[str, Any],
) -> None:
    """Some moves of it; each kind of question is looked at with axe when it first comes."""
    with visitor(browser, server.url, **screen) as someone:
        sit_down(someone, game, players)
        person = (Toucher if screen is PHONE else Person)(someone.page, 7)
        told: list[str] = []

        def look(kind: str) -> None:
            if person.kinds[kind] == 1 and screen is DESKTOP:
                told.extend(complaints(person.page, f"{game}, the question {kind}"))

        person.on_asked = look
        person.play(lambda: person.moves >= moves)
        assert not told, "\n".join(told)
        assert person.moves >= moves
        assert {"play", "turn"} & set(person.kinds)


@pytest.mark.parametrize(("game", "players", "moves"), GAMES)
def test_without_a_mouse(
    browser: Browser, server: House, game: str, players: int, moves: int
) -> None:
    """Some moves of it by keys alone."""
    with visitor(browser, server.url) as someone:
        sit_down(someone, game, players)
        person = Typist(someone.page, 5)
        person.play(lambda: person.moves >= moves)
        assert person.moves >= moves


def test_under_sail_from_beginning_to_end(browser: Browser, server: House) -> None:
    """Both rounds by taps alone, then the points, the course of the game and another one.

    With the other sides of the action cards, whose choices take several steps: cards swapped with a
    hand and given back, a card taken back and another discarded.
    """
    with visitor(browser, server.url, **PHONE) as someone:
        sit_down(someone, "under_sail", 3, {"red_blue": "swap", "green_violet": "fetch"})
        goal = someone.page.locator(".goal")
        assert goal.is_visible()
        person = Toucher(someone.page, 7)
        person.play()
        assert person.kinds["pass"] >= 2
        assert person.kinds["play"] + person.kinds.get("show", 0) >= 22
        assert {"swap", "fetch"} & set(person.kinds)
        assert not goal.is_visible()
        result = someone.page.locator("dialog[open]")
        result.locator("table").first.wait_for()
        result.locator(".course svg").first.wait_for()
        assert result.get_by_role("button", name="Another game").is_visible()
