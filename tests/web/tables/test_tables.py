"""Tables with several people: two browsers, one device for two, the big screen, a killed server."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.live import House, Visitor, house, play_now, visitor
from tests.web.person import Person

pytestmark = pytest.mark.slow


def new_table(someone: Visitor, *seats: str) -> None:
    """Fill in the page for a table with friends; ``seats`` from the second on, by their names."""
    page = someone.page
    someone.open("/new/loot_island")
    page.get_by_role("textbox", name="Your name").fill("Anne")
    for number, who in enumerate(seats, 2):
        kind, _, name = who.partition(": ")
        page.get_by_role("combobox", name=re.compile(f"Seat .?{number}")).select_option(label=kind)
        if name:
            page.get_by_role("textbox", name="Name on this device").last.fill(name)
    page.locator("form button.pri").click()
    page.wait_for_url("**/t/*")


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()


@pytest.mark.parametrize("moves", [3, pytest.param(None, marks=pytest.mark.long, id="whole")])
def test_two_browsers_and_a_bot(browser: Browser, server: House, moves: int | None) -> None:
    """The second comes by a seat's link, the host starts, both play: some moves, or to the end."""
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        new_table(anne, "Somebody by link", "A bot")
        table = anne.page.url
        bart.page.goto(f"{table}#seat=1")
        sit_down(bart.page, "Bart")
        anne.page.get_by_role("heading", name="Bart").wait_for()
        anne.page.get_by_role("button", name=re.compile("^Start")).click()
        players: list[Person] = []
        for someone in (anne, bart):
            someone.page.locator("#decision").wait_for()
            players.append(Person(someone.page, 6 + len(players)))
        for _ in range(2000):
            for person in players:
                now = person.glance()
                if not person.clear_away(now) and now["asked"]:
                    person.answer()
            if all(person.glance()["over"] for person in players):
                break
            if moves is not None and all(person.moves >= moves for person in players):
                break
            players[0].page.wait_for_timeout(20)
        running = players[0].state()["about"]["status"] == "running"
        assert moves is not None or not running
        for someone in (bart, anne) if running else ():  # both give up: it is over
            path = f"/api/tables/{players[0].table}/resign"
            gone = someone.page.request.post(path, data={}, headers={"origin": someone.url})
            assert gone.ok, gone.text()
        states = [person.state() for person in players]
        assert [state["seat"] for state in states] == [0, 1]
        assert states[0]["about"]["status"] == "finished"
        assert states[0]["about"]["result"] == states[1]["about"]["result"]
        for person in players:
            assert person.moves > 0
            person.page.get_by_role("dialog").wait_for()


def test_the_server_is_killed(browser: Browser, tmp_path: Path) -> None:
    """In the middle of a game; it begins anew, and the page goes on by itself."""
    with house(tmp_path) as first:
        someone = Visitor(browser, first.url)
        someone.open("/")
        play_now(someone.page).click()
        someone.page.locator("#decision").wait_for()
        person = Person(someone.page, 8)
        person.play(lambda: person.moves >= 3)
        someone.fine()
        number = person.state()["number"]
        second = first.again()
        try:
            # Nobody loads the page anew. What it complained of meanwhile was the truth.
            before = person.moves
            person.play(lambda: person.moves >= before + 3)
            assert person.state()["number"] > number
            someone.page.get_by_text("The connection is lost").wait_for(state="hidden")
            assert all("ERR_" in each or "Failed to" in each for each in someone.wrong)
            someone.wrong.clear()
            person.play(lambda: person.moves >= before + 5)
            someone.fine()
        finally:
            someone.close()
            second.end(signal.SIGTERM)


def test_one_device_for_two(browser: Browser, server: House) -> None:
    """A curtain lies between two hands; behind it nothing of the game is in the page."""
    with visitor(browser, server.url) as someone:
        new_table(someone, "Somebody on this device: Bart", "A bot")
        page = someone.page
        person = Person(page, 9)
        met: list[str] = []
        for _ in range(400):
            now = person.glance()
            if now["curtain"]:
                assert page.locator("[data-word], [data-thing]").count() == 0
                text = page.locator("#main").inner_text()
                met += [name for name in ("Anne", "Bart") if name in text][:1]
                if met.count("Anne") > 1 and met.count("Bart") > 1:
                    break
            if not person.clear_away(now):
                if now["asked"]:
                    person.answer()
                else:
                    page.wait_for_timeout(20)
        assert met.count("Anne") > 1
        assert met.count("Bart") > 1
        page.locator("#main button.pri").click()
        mine = page.locator("[data-thing=hand] [data-word]")
        mine.first.wait_for()
        seat = ("Anne", "Bart").index(met[-1])
        hand = person.state(seat)["view"]["players"][seat]["hand"]
        expect(mine).to_have_count(len(hand))
        assert {each.get_attribute("data-word") for each in mine.all()} == set(hand)


def test_the_big_screen(browser: Browser, server: House) -> None:
    """A spectator sees the table live, and nothing to press."""
    with visitor(browser, server.url) as someone, visitor(browser, server.url) as watcher:
        someone.open("/")
        play_now(someone.page).click()
        someone.page.locator("#decision").wait_for()
        person = Person(someone.page, 10)
        watcher.open(f"/watch/{person.table}")
        screen = watcher.page
        screen.get_by_role("heading", name="Loot Island").wait_for()
        lines = screen.locator("aside .log li")
        before = lines.count()
        person.play(lambda: person.moves >= 3)
        lines.nth(before).wait_for()
        assert screen.locator("[data-confirm], [data-undo], [data-thing=hand]").count() == 0


def test_a_game_without_a_screen(browser: Browser, server: House) -> None:
    """Any game is playable: the toy game on the screen made from view and decision."""
    with visitor(browser, server.url) as someone:
        someone.open("/")
        assert play_now(someone.page, "Toy").count() == 0  # a game for trials is not offered
        ask = someone.context.request
        seats: list[dict[str, str]] = [{}, {"kind": "bot", "level": "greedy"}]
        body = {"game": "toy", "players": 2, "name": "Anne", "seats": seats}
        table = ask.post("/api/tables", data=body).json()["table"]
        assert ask.post(f"/api/tables/{table}/start", data={}).ok
        someone.open(f"/t/{table}")
        someone.page.locator("#decision").wait_for()
        person = Person(someone.page, 11)
        person.play()
        assert person.state()["about"]["status"] == "finished"
        assert person.moves > 5
        someone.page.get_by_role("dialog").wait_for()
