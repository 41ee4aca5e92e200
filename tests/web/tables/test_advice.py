"""Hints on the table, and the review after a game, in a browser."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.live import PHONE, House, Visitor, visitor
from tests.web.person import Toucher

pytestmark = pytest.mark.slow


def post(someone: Visitor, path: str, **data: Any) -> Any:
    """What the page itself could ask for."""
    headers = {"content-type": "application/json"}
    answer = someone.context.request.post(path, data=json.dumps(data), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def begun(someone: Visitor, game: str, **more: Any) -> str:
    """A table of one person and a bot."""
    seats = [{}, {"kind": "bot", "level": "greedy"}]
    table = post(someone, "/api/tables", game=game, players=2, name="Anne", seats=seats, **more)
    post(someone, f"/api/tables/{table['table']}/start")
    return str(table["table"])


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(PHONE, id="phone"),  # where the card finds least room
        pytest.param({}, id="desktop", marks=pytest.mark.long),
    ],
)
def test_a_hint_is_shown_then_told_then_put_in_place(
    browser: Browser, server: House, screen: dict[str, Any]
) -> None:
    with visitor(browser, server.url, **screen) as anne:
        page = anne.page
        anne.open("/")
        anne.open(f"/t/{begun(anne, 'loot_island', hints=True)}")
        page.get_by_role("button", name="Hint").and_(page.locator(":enabled")).click()
        card = page.get_by_role("region", name="Hint")
        card.get_by_text("Look at what is marked").wait_for()
        page.locator(".ring, .arrow").first.wait_for(state="attached")
        card.get_by_role("button", name="Tell me").click()
        moves = card.locator("ol button")
        moves.first.get_by_text(re.compile(r"Wins .*\d+.*place")).wait_for()
        moves.last.click()
        expect(moves.last).to_have_attribute("aria-pressed", "true")
        moves.first.click()
        card.get_by_role("button", name="Put it there").click()
        card.wait_for(state="detached")
        page.locator("[data-word][aria-pressed=true]").first.wait_for()


def test_a_hint_in_under_sail_names_its_card(browser: Browser, server: House) -> None:
    """What is played covered is in no event, so that alternatives would read alike (point 10)."""
    with visitor(browser, server.url, **PHONE) as anne:
        page = anne.page
        anne.open("/")
        bot = {"kind": "bot", "level": "greedy"}
        seats = [{}, bot, bot]
        made = post(
            anne, "/api/tables", game="under_sail", players=3, name="Anne", seats=seats, hints=True
        )
        post(anne, f"/api/tables/{made['table']}/start")
        anne.open(f"/t/{made['table']}")
        person = Toucher(page, 3)
        person.play(lambda: (person.state()["decision"] or {}).get("kind") == "play")
        page.get_by_role("button", name="Hint").and_(page.locator(":enabled")).click()
        card = page.get_by_role("region", name="Hint")
        card.wait_for()
        # A ring around a card of the fan leaves its neighbours out.
        page.locator(".ring").first.wait_for()
        width = page.locator("[data-thing=hand] [data-word]").first.bounding_box()
        rings = [each.bounding_box() for each in page.locator(".ring").all()]
        assert width is not None
        assert rings
        assert all(ring is not None and ring["width"] < 1.3 * width["width"] for ring in rings)
        card.get_by_role("button", name="Tell me").click()
        moves = card.locator("ol button .what")
        told = [each.inner_text() for each in moves.all()]
        assert all(re.search(r"(red|blue|green|violet)\W+\d+", each) for each in told), told
        assert len(set(told)) == len(told), told


def test_a_review(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne:
        anne.open("/")
        table = begun(anne, "toy", options={"plays": 9})
        rng = Random(4)
        while True:
            seen = anne.context.request.get(f"/api/tables/{table}").json()
            if seen["about"]["status"] != "running":
                break
            if seen["decision"]:
                words = [rng.choice(seen["decision"]["choices"])]
                path = f"/api/tables/{table}/moves"
                post(anne, path, decision=seen["decision"]["id"], words=words)
            anne.page.wait_for_timeout(30)
        page = anne.page
        anne.open(f"/t/{table}")
        page.get_by_role("button", name="Let the strongest bot look").click()
        page.get_by_role("heading", name="Chances of winning").wait_for()
        page.locator(".review progress").wait_for(state="detached")
        found = page.locator(".costly li button")
        # Somebody who plays at random gives something away.
        found.first.get_by_text("The bot").wait_for()
        found.first.click()
        page.wait_for_url(f"**/replay/{table}#*")
        page.get_by_role("note").get_by_text("The bot").wait_for()
        page.get_by_role("button", name="Review", exact=True).click()
        page.get_by_role("dialog").get_by_text("Decisions that cost most").wait_for()
