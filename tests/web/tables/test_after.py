"""After the game and beside it: replay and branch, notices, what lies over the table in sheets."""

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import accessible
from tests.web.live import PHONE, House, Visitor, visitor
from tests.web.person import Person

pytestmark = pytest.mark.slow
STEPS = re.compile(r"^Step\W+(\d+)\W+of\W+(\d+)")


def seated(someone: Visitor, players: int = 2) -> Person:
    """Anne at a table with bots."""
    seats: list[dict[str, str]] = [{}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
    body = {"game": "loot_island", "players": players, "name": "Anne", "seats": seats}
    made = someone.context.request.post("/api/tables", data=body).json()
    assert someone.context.request.post(f"/api/tables/{made['table']}/start", data={}).ok
    someone.open(f"/t/{made['table']}")
    someone.page.locator("#decision").wait_for()
    return Person(someone.page, 12)


def moment(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    said = page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    found = STEPS.match(said)
    assert found, said
    return int(found[1]), int(found[2])


def test_replay_and_branch(browser: Browser, server: House) -> None:
    """Ended by vote after a few moves; then seen again, and gone on with from the middle."""
    with visitor(browser, server.url) as someone:
        page = someone.page
        person = seated(someone)
        person.play(lambda: person.moves >= 3)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="End the game by vote").click()
        page.get_by_role("button", name="Yes, do it").click()
        result = page.get_by_role("dialog", name="Result")
        result.get_by_text("The game was ended before its end.").wait_for()
        assert result.get_by_role("link", name="Record").get_attribute("href")
        accessible(page, "the result of a vote")

        seen = page.request.get(f"/api/tables/{person.table}/replay?seat=0&frames=false").json()
        hand = seen["view"]["players"][0]["hand"]
        result.get_by_role("link", name="Replay").click()
        page.get_by_role("slider").wait_for()
        accessible(page, "the replay")
        _, steps = moment(page)
        assert steps > 3
        page.get_by_role("button", name="To the end").click()
        eyes = page.get_by_role("combobox", name="Seen by")
        eyes.select_option(label="everybody")
        # The game is over: everybody's cards lie open.
        for seat in (0, 1):
            query = f"seat={seat}&frames=false"
            seen = page.request.get(f"/api/tables/{person.table}/replay?{query}").json()
            shown = page.locator(".hands section").nth(seat)
            for card in seen["view"]["players"][seat]["hand"]:
                shown.locator(f'[data-word="{card}"]').wait_for()
        eyes.select_option(label="Anne")
        cards = page.locator("[data-thing=hand] [data-word]")
        cards.first.wait_for()
        page.wait_for_function(
            "(most) => document.querySelectorAll('[data-thing=hand] [data-word]').length === most",
            arg=len(hand),
        )
        assert {each.get_attribute("data-word") for each in cards.all()} == set(hand)

        page.get_by_role("slider").fill("2")
        page.wait_for_function(
            "() => document.querySelector('input[type=range]').ariaValueText?.includes('3')"
        )
        assert moment(page)[0] == 3
        page.get_by_role("button", name="One step back").click()
        page.get_by_role("button", name="Go on from here").click()
        sheet = page.get_by_role("dialog")
        accessible(page, "where to go on from")
        sheet.get_by_role("button", name=re.compile("As .?Anne")).click()
        page.wait_for_url(lambda url: "/t/" in url and person.table not in url)
        page.locator("#decision").wait_for()
        branch = Person(page, 13)
        branch.play(lambda: branch.moves >= 1)
        assert branch.state()["about"]["origin"] is not None


def test_where_links_in_mails_lead(browser: Browser, server: House) -> None:
    """Nothing happens before the button is pressed."""
    asked: list[str] = []
    with visitor(browser, server.url) as someone:
        page = someone.page
        page.on("request", lambda request: asked.append(request.url))
        someone.open("/notices")
        page.get_by_text("This link is incomplete").wait_for()
        accessible(page, "notices")
        page.goto(f"{server.url}/#")
        someone.open(f"/notices#confirm={'0' * 32}")
        button = page.get_by_role("button", name="Yes, send them")
        button.wait_for()
        assert not [url for url in asked if "/api/notices" in url]
        button.click()
        page.locator("main [role=alert]").wait_for()
        page.wait_for_timeout(100)
        assert all("404" in each or "400" in each for each in someone.wrong), someone.wrong
        someone.wrong.clear()
        page.route("**/api/notices/stop", lambda route: route.fulfill(status=200, json={}))
        page.goto(f"{server.url}/#")
        someone.open(f"/notices#stop={'0' * 32}")
        page.get_by_role("button", name="No more e-mails").click()
        page.get_by_text("Done: no more e-mails will come.").wait_for()


def test_sheets_on_a_phone(browser: Browser, server: House) -> None:
    """Settings, keys, log and chat, a seat: each opens, passes axe, and is put away."""
    with visitor(browser, server.url, **PHONE) as someone:
        page = someone.page
        seated(someone, 3)
        dialog = page.get_by_role("dialog")

        page.get_by_role("button", name="Settings").tap()
        dialog.get_by_role("combobox", name="Theme").select_option(label="Dark")
        assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
        dialog.get_by_role("combobox", name="Game speed").select_option(label="Quick")
        accessible(page, "settings")
        dialog.get_by_role("combobox", name="Language").select_option(label="Nederlands")
        page.wait_for_function("() => document.documentElement.lang === 'nl'")
        page.locator("dialog select").first.select_option(label="English")
        dialog.get_by_role("button", name="Keys").tap()
        dialog.get_by_text("go from card to card").wait_for()
        accessible(page, "keys")
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")

        page.get_by_role("button", name="Chat").tap()
        dialog.get_by_role("textbox", name="Say something").fill("Ahoy <b>")
        dialog.get_by_role("button", name="Send").tap()
        dialog.get_by_text("Ahoy <b>").wait_for()
        dialog.get_by_role("group", name="Reactions").get_by_role("button").first.tap()
        accessible(page, "chat")
        dialog.get_by_role("tab", name="Log").tap()
        dialog.get_by_text("The game begins").wait_for()
        accessible(page, "log")
        dialog.get_by_role("button", name="Close").tap()
        dialog.wait_for(state="hidden")

        page.locator("button.me").tap()
        accessible(page, "one's own seat")
        dialog.get_by_role("button", name="Close").tap()
        dialog.wait_for(state="hidden")
