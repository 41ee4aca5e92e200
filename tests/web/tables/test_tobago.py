"""Tobago in the browser: a whole game by clicks alone, and the guided game to its end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.live import PHONE, House, house, visitor
from tests.web.person import Person, Toucher
from tests.web.tables.test_other_games import looked_at, sit_down

pytestmark = pytest.mark.slow
BETWEEN = ("drive", "leg")  # come with the space that is tapped
AT_ONCE = ("accept", "decline", "end")  # one tap, without Confirm


def test_a_whole_game_by_clicks(browser: Browser, tmp_path: Path) -> None:
    """Three at the table; it ends with the treasures, and the page says who won.

    A game known beforehand: one in many ends for want of clues instead.
    """
    with house(tmp_path, HOUSE_SEED="1") as server, visitor(browser, server.url) as someone:
        sit_down(someone, "tobago", 3)
        person = Person(someone.page, 7)
        told = looked_at(person, "tobago")
        person.play()
        assert not told, "\n".join(told)
        state = person.state()
        assert state["about"]["status"] == "finished"
        assert {"place", "turn"} <= set(person.kinds)  # an offer comes to whoever has a rose
        frames = server.ask(f"/api/tables/{person.table}/replay?number=0")["frames"]
        assert frames[-1]["events"][-1]["why"] == "treasures", "TB-E1, not for want of clues"
        result = someone.page.get_by_role("dialog")
        result.wait_for()
        for seat in state["about"]["seats"]:
            expect(result).to_contain_text(seat["name"] or "", use_inner_text=True)


def test_the_guided_game_leads_to_its_end(browser: Browser, server: House) -> None:
    """On a phone, every step: what is read is read, what is to be tapped is tapped."""
    lesson = server.ask("/api/games/tobago/lessons")["lessons"][0]
    steps = lesson["steps"]
    assert len(steps) == 17
    with visitor(browser, server.url, **PHONE) as someone:
        page = someone.page
        someone.open("/learn/tobago")
        page.get_by_role("button", name="Begin").first.tap()
        coach = page.get_by_role("region", name="Guided game")
        person: Person | None = None
        for number, step in enumerate(steps, 1):
            coach.get_by_text(re.compile(rf"{number}\W+of\W+{len(steps)}\W*$")).wait_for()
            person = person or Toucher(page)
            if not step["words"]:
                coach.get_by_role("button", name=re.compile("Next|Play on here")).tap()
                continue
            for word in (each for each in step["words"] if each not in BETWEEN):
                page.locator(f'[data-word="{word}"]:visible').last.wait_for()
                person.press(word)
                page.wait_for_timeout(50)
            if step["words"][-1] not in AT_ONCE:
                page.locator("[data-confirm]:enabled").tap()
        coach.wait_for(state="hidden")
        assert person is not None
        state = person.state()
        assert state["about"]["status"] == "running", "the game itself goes on"
        assert state["facts"]["players"][0]["gold"] > 0
