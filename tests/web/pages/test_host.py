"""Two people and what they decide together: a move taken back, a seat removed, an end by vote."""

import re

import pytest
from playwright.sync_api import Browser

from tests.web.axe import accessible
from tests.web.live import PHONE, House, Visitor, visitor
from tests.web.person import Person

pytestmark = pytest.mark.slow


def two(anne: Visitor, bart: Visitor) -> tuple[Person, Person]:
    """Anne is the host, Bart sits beside her; the game has begun."""
    body = {"game": "loot_island", "players": 2, "name": "Anne", "seats": [{}, {}]}
    table = anne.context.request.post("/api/tables", data=body).json()["table"]
    joined = bart.context.request.post(
        f"/api/tables/{table}/join", data={"seat": 1, "name": "Bart"}
    )
    assert joined.ok, joined.text()
    assert anne.context.request.post(f"/api/tables/{table}/start", data={}).ok
    for someone in (anne, bart):
        someone.open(f"/t/{table}")
        someone.page.locator("#decision").wait_for()
    return Person(anne.page, 14), Person(bart.page, 15)


def send(person: Person, *words: str) -> bool:
    """A whole move past the page, which is told of it as of any other."""
    body = {"decision": person.state()["decision"]["id"], "words": list(words)}
    return person.page.request.post(f"/api/tables/{person.table}/moves", data=body).ok


def plain_move(*people: Person) -> Person:
    """Whoever is asked plays a card that draws none, so that nothing comes to light."""
    while True:
        person = in_turn(*people)[0]
        state = person.state()
        if state["decision"]["kind"] == "turn":
            break
        assert send(person, state["decision"]["choices"][-1])  # what an event asks at first
    faces = person.page.request.get(f"/api/tables/{person.table}/deck").json()["cards"]
    hand = state["view"]["players"][state["seat"]]["hand"]
    quiet = [card for card in hand if faces[card]["effect"] != "draw"]
    quiet.sort(key=lambda card: (faces[card]["effect"] is not None, not faces[card]["value"]))
    landings = [f"{coast}{number}" for coast in "NESW" for number in (1, 2)]
    tries = ((landing, card, "done") for card in quiet for landing in landings)
    assert any(send(person, *words) for words in tries)
    return person


def in_turn(*people: Person) -> list[Person]:
    """Those at the table, the one who is to act first."""
    asked = people[0].state()["about"]["asked"]
    return sorted(people, key=lambda person: person.state()["seat"] not in asked)


def test_a_move_is_taken_back_by_agreement(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        people = two(anne, bart)
        first = plain_move(*people)
        second = plain_move(*people)
        assert first is not second
        hand = first.state()["view"]["players"][first.state()["seat"]]["hand"]
        page = first.page
        page.locator("[data-confirm]").wait_for()
        page.wait_for_timeout(200)
        page.locator("[data-undo]").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_text("Somebody else has acted since your last move").wait_for()
        accessible(page, "undo")
        sheet.get_by_role("button", name="Ask the others").click()
        page.get_by_text("You asked to undo your last move").wait_for()
        other = second.page
        other.get_by_role("alert").get_by_role("button", name="Agree").click()
        page.get_by_text("You asked to undo your last move").wait_for(state="hidden")
        page.locator("[data-confirm]").wait_for()
        again = first.state()
        assert len(again["view"]["players"][again["seat"]]["hand"]) == len(hand) + 1


def test_the_host_removes_somebody(browser: Browser, server: House) -> None:
    """A bot plays on in that seat; whoever was removed is told, and may watch."""
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        host, _ = two(anne, bart)
        page = host.page
        page.get_by_role("button", name="Settings").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Mute").click()
        sheet.get_by_role("button", name="Unmute").wait_for()
        bart.page.get_by_role("tab", name="Chat").click()
        bart.page.get_by_text(re.compile("muted", re.IGNORECASE)).wait_for()
        sheet.get_by_role("button", name="Remove").click()
        sheet.get_by_role("alert").get_by_text("for good").wait_for()
        sheet.get_by_role("button", name="Yes, do it").click()
        bart.page.get_by_text("This seat is no longer yours").wait_for()
        bart.page.locator("[data-thing=hand]").wait_for(state="detached")
        assert bart.page.locator("[data-confirm], [data-undo]").count() == 0
        bart.page.get_by_role("tab", name="Log").click()
        bart.page.locator("span", has_text=re.compile("Bart.? was asked to leave")).wait_for()
        assert host.state()["about"]["seats"][1]["bot"] is not None


def test_an_end_by_vote(browser: Browser, server: House) -> None:
    """One asks, one agrees; before that it can be withdrawn."""
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        two(anne, bart)
        mine, other = anne.page, bart.page
        mine.get_by_role("button", name="Settings").click()
        mine.get_by_role("button", name="End the game by vote").click()
        mine.get_by_role("button", name="Yes, do it").click()
        mine.keyboard.press("Escape")
        other.get_by_role("alert").get_by_role("button", name="Yes, end it").wait_for()
        mine.get_by_role("alert").get_by_role("button", name="Take my vote back").click()
        other.get_by_role("button", name="Yes, end it").wait_for(state="hidden")
        mine.get_by_role("button", name="Settings").click()
        mine.get_by_role("button", name="End the game by vote").click()
        mine.get_by_role("button", name="Yes, do it").click()
        other.get_by_role("alert").get_by_role("button", name="No, play on").click()
        mine.get_by_role("button", name="Take my vote back").wait_for(state="hidden")
        mine.get_by_role("button", name="Settings").click()
        mine.get_by_role("button", name="End the game by vote").click()
        mine.get_by_role("button", name="Yes, do it").click()
        other.get_by_role("alert").get_by_role("button", name="Yes, end it").click()
        for page in (mine, other):
            page.get_by_text("The game was ended before its end.").wait_for()


def test_a_bot_for_somebody_is_asked_for_and_named(browser: Browser, server: House) -> None:
    """It might be a tap by mistake on somebody who is there; the log says whose it was."""
    with visitor(browser, server.url) as anne, visitor(browser, server.url) as bart:
        host, _ = two(anne, bart)
        page = host.page
        page.get_by_role("button", name="Settings").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Bot plays", exact=True).click()
        sheet.get_by_role("alert").wait_for()
        assert host.state()["about"]["seats"][1]["bot"] is None
        sheet.get_by_role("button", name="Yes, do it").click()
        bart.page.get_by_text("A bot plays for you").first.wait_for()
        bart.page.get_by_role("tab", name="Log").click()
        log = bart.page.get_by_role("tabpanel")
        log.get_by_text(re.compile("Anne.? lets a bot play for you")).wait_for()


def test_a_vote_leaves_the_others_in_view(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as anne, visitor(browser, server.url, **PHONE) as bart:
        two(anne, bart)
        path = f"/api/tables/{bart.page.url.rpartition('/')[2]}/abandon"
        assert anne.context.request.post(path, data={}).ok
        bart.page.get_by_role("button", name="No, play on").wait_for()
        banner = bart.page.locator(".banners").bounding_box()
        strip = bart.page.locator("div.strip").bounding_box()
        assert banner is not None
        assert strip is not None
        assert banner["y"] >= strip["y"] + strip["height"] or (
            banner["y"] + banner["height"] <= strip["y"]
        )
