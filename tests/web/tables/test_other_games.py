"""The screens of Under Sail and Tobago: by clicks, taps and keys, and looked at with axe."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import complaints
from tests.web.live import PHONE, House, Visitor, visitor
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


def looked_at(person: Person, game: str) -> list[str]:
    """What axe finds wrong at the first question of each kind, filled while the person plays."""
    told: list[str] = []

    def look(kind: str) -> None:
        if person.kinds[kind] == 1:
            told.extend(complaints(person.page, f"{game}, the question {kind}"))

    person.on_asked = look
    return told


def test_some_moves_of_under_sail(browser: Browser, server: House) -> None:
    """On a desktop; on a phone it is played from beginning to end."""
    with visitor(browser, server.url) as someone:
        sit_down(someone, "under_sail", 3)
        person = Person(someone.page, 7)
        told = looked_at(person, "under_sail")
        person.play(lambda: person.moves >= 4)
        assert not told, "\n".join(told)
        assert "play" in person.kinds


def test_some_moves_of_tobago(browser: Browser, server: House) -> None:
    """On a phone; on a desktop it is played from beginning to end."""
    with visitor(browser, server.url, **PHONE) as someone:
        sit_down(someone, "tobago", 3)
        person = Toucher(someone.page, 7)
        person.play(lambda: person.moves >= 6)
        assert "turn" in person.kinds


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("under_sail", 2),
        ("tobago", 4),
        pytest.param("under_sail", None, marks=pytest.mark.long, id="under_sail-whole"),
        pytest.param("tobago", None, marks=pytest.mark.long, id="tobago-whole"),
    ],
)
def test_without_a_mouse(browser: Browser, server: House, game: str, moves: int | None) -> None:
    """By keys alone: some moves, or to the end."""
    with visitor(browser, server.url) as someone:
        sit_down(someone, game, 3)
        person = Typist(someone.page, 5)
        person.play(lambda: moves is not None and person.moves >= moves)
        assert moves is not None or person.state()["about"]["status"] == "finished"


def test_under_sail_from_beginning_to_end(browser: Browser, server: House) -> None:
    """Both rounds by taps alone, then the points, the course of the game and another one.

    With the other sides of the action cards, whose choices take several steps: cards swapped with a
    hand and given back, a card taken back and another discarded.
    """
    with visitor(browser, server.url, **PHONE) as someone:
        sit_down(someone, "under_sail", 3, {"red_blue": "swap", "green_violet": "fetch"})
        goal = someone.page.locator(".goal")
        goal.wait_for()
        person = Toucher(someone.page, 7)
        person.play()
        assert person.kinds["pass"] >= 2
        assert person.kinds["play"] + person.kinds.get("show", 0) >= 22
        assert {"swap", "fetch"} & set(person.kinds)
        expect(goal).not_to_be_visible()
        result = someone.page.locator("dialog[open]")
        result.locator("table").first.wait_for()
        result.locator(".course svg").first.wait_for()
        result.get_by_role("button", name="Another game").wait_for()
