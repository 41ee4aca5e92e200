"""People find each other: by a code that is typed in, at a seat that is opened, at a rematch."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.live import PHONE, House, Visitor, visitor

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "level": "easy"}


def table_of(someone: Visitor, *seats: dict[str, str]) -> str:
    """A table that waits, hosted by this browser as Anne."""
    body = {"game": "loot_island", "players": len(seats) + 1, "name": "Anne", "seats": [{}, *seats]}
    return str(someone.context.request.post("/api/tables", data=body).json()["table"])


def post(someone: Visitor, path: str, **data: object) -> None:
    done = someone.page.request.post(path, data=data, headers={"origin": someone.url})
    assert done.ok, done.text()


def test_a_code_leads_to_the_table_and_presence_is_shown(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        table = table_of(anne, {}, BOT)
        anne.open(f"/t/{table}")
        code = anne.page.locator("[data-code]")
        code.wait_for()
        letters = code.inner_text().replace(" ", "").lower()
        field = bart.page.get_by_label("Got a link or a table code?")
        bart.open("/")
        field.fill("wrong 1")
        bart.page.get_by_role("button", name="Join").click()
        bart.page.get_by_text("neither a link to a table").wait_for()
        field.fill(f"{letters[:3]} {letters[3:]}")
        bart.page.get_by_role("button", name="Join").click()
        bart.page.wait_for_url(f"**/t/{table}")
        bart.page.get_by_text("Choose a seat").wait_for()
        post(bart, f"/api/tables/{table}/join", name="Bart", seat=1)
        card = anne.page.locator("li", has=anne.page.get_by_role("heading", name="Bart"))
        card.get_by_text("Here", exact=True).wait_for()
        bart.open("/rules/loot_island")
        card.get_by_text("away").wait_for()


def test_a_late_friend_takes_a_bots_seat(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as late:
        table = table_of(anne, BOT)
        post(anne, f"/api/tables/{table}/start")
        anne.open(f"/t/{table}")
        late.open(f"/t/{table}")
        late.page.get_by_text("This game has begun: you watch.").wait_for()
        anne.page.get_by_role("button", name="Settings").click()
        anne.page.get_by_role("button", name="Open the seat").click()
        late.page.get_by_role("button", name="Sit down").click()
        late.page.get_by_label("Your name").fill("Cleo")
        late.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        late.page.locator("[data-thing=hand] [data-word]").first.wait_for()
        anne.page.get_by_text("Cleo").first.wait_for()


def test_who_was_removed_is_told_and_offered_no_seat(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        table = table_of(anne, {})
        anne.open(f"/t/{table}")
        bart.open(f"/t/{table}")
        bart.page.get_by_role("button", name="Sit down").click()
        bart.page.get_by_label("Your name").fill("Bart")
        bart.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        anne.page.get_by_role("button", name="Remove").click()
        anne.page.get_by_role("button", name="Yes, do it").click()
        bart.page.get_by_text("The host has removed you from this table").wait_for()
        assert bart.page.get_by_role("button", name="Sit down").count() == 0
        for path in (f"/t/{table}", f"/t/{table}#seat=2"):  # also when he comes again
            bart.open("/")
            bart.open(path)
            bart.page.get_by_text("The host has removed you from this table").wait_for()
            assert bart.page.get_by_role("button", name="Sit down").count() == 0
        anne.page.get_by_role("button", name=re.compile("^Start")).click()
        anne.page.locator("#decision").wait_for()
        bart.page.get_by_text("The host has removed you from this table").wait_for()
        bart.page.get_by_role("link", name="To the start page", exact=True).click()
        bart.page.wait_for_url(server.url + "/")


def test_everybody_is_led_to_the_rematch(browser: Browser, server: House) -> None:
    """Also the big screen, by itself; there somebody who has not come yet is not called ready."""
    with (
        visitor(browser, server.url) as anne,
        visitor(browser, server.url) as bart,
        visitor(browser, server.url) as screen,
    ):
        table = table_of(anne, {})
        bart.open(f"/t/{table}")
        post(bart, f"/api/tables/{table}/join", name="Bart", seat=1)
        post(anne, f"/api/tables/{table}/start")
        screen.open(f"/watch/{table}")
        bart.open(f"/t/{table}")
        for someone in (anne, bart):
            post(someone, f"/api/tables/{table}/abandon")
        bart.page.get_by_role("dialog", name="Result").wait_for()
        anne.open(f"/t/{table}")
        anne.page.get_by_role("button", name="Another game").click()
        anne.page.wait_for_url(re.compile(f"/t/(?!{table})"))
        anne.page.get_by_text("Not here yet").wait_for()
        new = anne.page.url.rpartition("/")[2]
        screen.page.wait_for_url(f"**/watch/{new}")
        result = bart.page.get_by_role("dialog", name="Result")
        result.get_by_role("link", name="To the next game").click()
        bart.page.wait_for_url(f"**/t/{new}")
        anne.page.get_by_text("Not here yet").wait_for(state="hidden")


@pytest.mark.parametrize("game", ["loot_island", "tobago", "under_sail"])
def test_phones_show_clocks_and_who_plays(browser: Browser, server: House, game: str) -> None:
    """Whose time runs, who has a bot for a while, who has resigned: also in chips."""
    body = {"game": game, "players": 3, "name": "Anne", "seconds": 600, "seats": [{}, {}, BOT]}
    with visitor(browser, server.url, **PHONE) as anne, visitor(browser, server.url) as bart:
        table = str(anne.context.request.post("/api/tables", data=body).json()["table"])
        post(bart, f"/api/tables/{table}/join", name="Bart", seat=1)
        post(anne, f"/api/tables/{table}/start")
        bart.open(f"/t/{table}")
        anne.open(f"/t/{table}")
        page = anne.page
        page.locator("div.strip").wait_for()
        running = page.locator("[data-seat]:visible .time")
        expect(running.first).to_have_text(re.compile(r"^\d?\d:\d\d$"))
        chip = page.locator('div.strip [data-seat="1"]')
        post(anne, f"/api/tables/{table}/bot", seat=1)
        chip.get_by_text("bot plays").wait_for()
        post(bart, f"/api/tables/{table}/take-back")
        chip.get_by_text("bot plays").wait_for(state="detached")
        post(bart, f"/api/tables/{table}/resign")
        chip.get_by_text("resigned").wait_for()
        right = chip.locator(".state").evaluate("(each) => each.getBoundingClientRect().right")
        assert right <= PHONE["viewport"]["width"]


def test_the_lobby_says_who_can_reach_it(browser: Browser, server: House) -> None:
    """A code that leads to another device's own address is not shown."""
    with visitor(browser, server.url) as anne:
        anne.open(f"/t/{table_of(anne, {})}")
        anne.page.get_by_text("work on this computer only").wait_for()
        anne.page.get_by_text("doubloon serve --lan").wait_for()
        assert anne.page.locator("li svg[role=img]").count() == 0, "no QR code"


def test_a_guest_reads_what_is_for_guests(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        table = table_of(anne, {}, {}, BOT)
        anne.open(f"/t/{table}")
        anne.page.get_by_text(re.compile(r"^\W?2\W? seats are free")).wait_for()
        post(bart, f"/api/tables/{table}/join", name="Bart", seat=1)
        anne.page.get_by_text("One seat is free").wait_for()
        bart.open(f"/t/{table}")
        page = bart.page
        page.get_by_text("More players are on their way.").wait_for()
        page.get_by_text("The host starts the game.").wait_for()
        assert page.get_by_role("button", name=re.compile("^Start|^Remove|^Open")).count() == 0
        terms = page.locator("section", has=page.get_by_role("heading", name="What is played"))
        terms.get_by_role("listitem").nth(2).wait_for()  # time, hints, for whom
        page.locator("[data-chat]").fill("Ahoy")
        page.locator("[data-chat]").press("Enter")
        anne.page.locator(".chat li", has_text="Ahoy").wait_for()


def test_my_games_can_be_told_apart(browser: Browser, server: House) -> None:
    """Which game, against whom, how it stands, when; at the table the level of the bots."""
    with visitor(browser, server.url) as anne:
        table = table_of(anne, BOT, BOT)
        post(anne, f"/api/tables/{table}/start")
        anne.open(f"/t/{table}")
        anne.page.get_by_text(re.compile("bot: .?easy")).first.wait_for()
        anne.open("/")
        card = anne.page.locator(f'a[href$="/t/{table}"]')
        for text in ("Loot Island", "Round", "easy", "turn"):
            card.get_by_text(re.compile(text, re.IGNORECASE)).first.wait_for()


def test_games_are_put_away(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne:
        table = table_of(anne, BOT)
        post(anne, f"/api/tables/{table}/start")
        post(anne, f"/api/tables/{table}/resign")
        anne.open("/")
        page = anne.page
        page.get_by_role("button", name=re.compile("^Finished")).click()
        page.get_by_text("Ended without a result").wait_for()
        page.get_by_role("button", name=re.compile("^Put away")).click()
        page.get_by_role("button", name=re.compile("^Archive")).click()
        page.get_by_role("button", name=re.compile("^Put back")).click()
        page.get_by_role("button", name=re.compile("^Finished")).wait_for()


def test_play_now_remembers(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne:
        page = anne.page
        anne.open("/")
        page.get_by_role("button", name=re.compile("^Change players and level: .?Tobago")).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("radio", name="4", exact=True).check(force=True)
        sheet.get_by_role("radio", name=re.compile("^medium")).check(force=True)
        page.reload()
        page.get_by_text(re.compile("4.? players, bots: .?medium")).wait_for()


def test_a_server_that_is_away_is_named_and_comes_back(browser: Browser, server: House) -> None:
    someone = Visitor(browser, server.url)  # its complaints are the truth here
    try:
        table = table_of(someone, BOT)
        post(someone, f"/api/tables/{table}/start")
        someone.page.route("**/api/**", lambda route: route.abort())
        someone.page.goto(f"{server.url}/t/{table}")
        someone.page.get_by_text("No connection").wait_for()
        someone.page.unroute("**/api/**")
        someone.page.locator("#decision").wait_for()
    finally:
        someone.close()
