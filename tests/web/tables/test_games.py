"""Games of Loot Island against bots: by clicks, by taps, by keys alone."""

import pytest
from playwright.sync_api import Browser, expect

from doubloon.games.loot_island.rules.questions import QUESTIONS
from tests.web.axe import complaints
from tests.web.live import PHONE, House, Visitor, play_now, visitor
from tests.web.person import Person, Toucher, Typist

pytestmark = pytest.mark.slow


# By taps and by keys a whole game is played in `make test-long` only: what the page shows at the
# end is looked at by clicks, and on a phone in Under Sail's whole game.
HOW_LONG = pytest.mark.parametrize(
    "moves", [5, pytest.param(None, marks=pytest.mark.long, id="whole")]
)


def play(person: Person, moves: int | None) -> None:
    """So many moves, or a game to its end."""
    if moves is None:
        person.play()
        finished(person)
    else:
        person.play(lambda: person.moves >= moves)
        assert person.moves > 0  # a game can be short


def finished(person: Person) -> None:
    """The game has come to its end, and the page says who won."""
    state = person.state()
    assert state["about"]["status"] == "finished"
    result = person.page.get_by_role("dialog")
    result.wait_for()
    for number, seat in enumerate(state["about"]["seats"]):
        if seat["name"]:
            name = "You" if number == state["seat"] else seat["name"]
            expect(result).to_contain_text(name, use_inner_text=True)


def begin(someone: Visitor) -> None:
    someone.open("/")
    play_now(someone.page).click()
    someone.page.wait_for_url("**/t/*")
    someone.page.locator("#decision").wait_for()


def test_a_game_by_clicks(browser: Browser, server: House) -> None:
    """On a desktop; every kind of question that comes is looked at with axe."""
    with visitor(browser, server.url) as someone:
        begin(someone)
        person = Person(someone.page, 3)

        told: list[str] = []

        def look(kind: str) -> None:
            if person.kinds[kind] == 1:
                told.extend(complaints(person.page, f"the question {kind}"))

        person.on_asked = look
        person.play()
        finished(person)
        told += complaints(person.page, "the result")
        assert not told, "\n".join(told)
        assert set(person.kinds) <= set(QUESTIONS.by_name)
        # Whoever plays at random may find no loot; what else there is comes in test_scenes.
        assert len(person.kinds) > 1, person.kinds


@HOW_LONG
def test_a_game_by_taps(browser: Browser, server: House, moves: int | None) -> None:
    """On a phone."""
    with visitor(browser, server.url, **PHONE) as someone:
        someone.open("/")
        play_now(someone.page).tap()
        someone.page.wait_for_url("**/t/*")
        someone.page.locator("#decision").wait_for()
        play(Toucher(someone.page, 4), moves)


@HOW_LONG
def test_a_game_by_keys(browser: Browser, server: House, moves: int | None) -> None:
    """Without a mouse from the first page on."""
    with visitor(browser, server.url) as someone:
        someone.open("/")
        page = someone.page
        play_now(page).wait_for()
        for _ in range(40):
            page.keyboard.press("Tab")
            if play_now(page).evaluate("(button) => button === document.activeElement"):
                break
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        page.locator("#decision").wait_for()
        play(Typist(page, 5), moves)
