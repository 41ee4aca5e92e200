"""Moments that a game comes to only now and then: the page is opened just before them.

Positions are set up by the helpers of the games' own tests. What one is asked in a scene is
answered by clicks; what only happens is shown, ends by itself, and is not shown in a replay.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.kernel.state import State
from tests.games.tobago.helpers import CURSE, LOW, MID, gold, located, ready, table, turned_in
from tests.games.tobago.helpers import do as do_in_tobago
from tests.games.under_sail.helpers_sail import decks, do, play, position
from tests.web.axe import complaints
from tests.web.live import DESKTOP, PHONE, House, Visitor, house, visitor
from tests.web.person import Person

pytestmark = pytest.mark.slow

# On a phone whole games meet such moments in `make test`; each by itself comes in `make test-long`.
SCREENS = [
    pytest.param(DESKTOP, id="desktop"),
    pytest.param(PHONE, id="phone", marks=pytest.mark.long),
]
STANDARD = DECK_FILE.standard()  # Tobago's, with which the server plays


def trick(first: str, options: dict[str, str]) -> State:
    """Under Sail: the others have played, seat 0 is to play its first card and will win with it.

    It is the second round: what is shown goes by itself then.
    """
    hands = [f"{first} B1 B2", "R9 G1 G3", "R3 G4 V4", "G2 V5 V6"]
    people = {1: {"bonus": 7}, 3: {"bonus": 9}}
    rest: dict[str, Any] = {"round": 2, "first_player": 1}
    state = position(hands, options, decks=decks("R3a", "G2a"), people=people, **rest)
    play(state, "R9", "R3", "G2")
    return state


def played_out(words: str) -> State:
    """Under Sail: the trick lies open, and seat 0 is asked which deck it looks at."""
    state = trick(words.split()[0], {})
    do(state, 0, words)
    return state


def last_trick() -> State:
    """Under Sail: the last trick of all; the only card of seat 0 is played for it, but its half."""
    people = {0: {"bonus": 2}}
    rest: dict[str, Any] = {"trick": 12, "round": 2, "first_player": 1}
    state = position(["B7", "R9", "R3", "G2"], decks=decks("R3a", "G2a"), people=people, **rest)
    play(state, "R9", "R3", "G2")
    do(state, 0, "B7")
    return state


def two_drives() -> State:
    """Tobago: an extra drive is under way in the middle of the first one, two legs left of each."""
    state = table(deck=STANDARD, people={0: {"amulets": 1}}, amulets=["D3"])
    do_in_tobago(state, 0, "drive E4 extra-drive E3")
    return state


# What seat 0 will be asked: in which game, after which move, at which position.
SWAP = {"red_blue": "swap"}
FETCH = {"green_violet": "fetch"}
SCENES: dict[str, tuple[str, str, State, dict[str, Any]]] = {
    "steal_bonus": ("under_sail", "B7 show-colour confirm", trick("B7", {}), {}),
    "swap": ("under_sail", "B7 show-colour confirm", trick("B7", SWAP), SWAP),
    "look": ("under_sail", "V7 show-colour confirm", trick("V7", {}), {}),
    "fetch": ("under_sail", "V7 show-colour confirm", trick("V7", FETCH), FETCH),
    "begun": ("under_sail", "", played_out("V7 show-colour"), {}),
    # Seat 0 is lowest of its colour: it is asked nothing, the cards are only shown.
    "reveal": ("under_sail", "R2 show-colour confirm", trick("R2", {}), {}),
    "offer": ("tobago", "", turned_in([1, 2], [MID[0], *LOW[:3]], deck=STANDARD), {}),
    # Seat 0 takes the card that lies open, and the next one is the curse.
    "curse": (
        "tobago",
        "accept",
        turned_in(
            [1, 2],
            [MID[0], CURSE, LOW[0], LOW[1]],
            people={1: {"gold": [gold(6)]}, 2: {"amulets": 1}},
            deck=STANDARD,
        ),
        {},
    ),
    "last": ("under_sail", "", last_trick(), {}),
    # Two treasures lie where seat 0 stands.
    "twins": (
        "tobago",
        "",
        ready([0, 1], LOW[:5], maps={"brown": located("E5", 1)}, deck=STANDARD),
        {},
    ),
    "legs": ("tobago", "", two_drives(), {}),
}


@contextmanager
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which games begin with these scenes, until the block ends."""
    folder = tmp_path_factory.mktemp("scenes")
    for name, (game, _, state, options) in SCENES.items():
        lesson = {"players": state.players, "seat": 0, "minutes": 1, "step": []}
        text = json.dumps({**lesson, "position": state.dump(), "options": options})
        (folder / f"{game}-{name}.json").write_text(text, encoding="utf-8")
    with house(tmp_path_factory.mktemp("house"), HOUSE_SEED="s", HOUSE_SCENES=str(folder)) as run:
        yield run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with staged(tmp_path_factory) as running:
        yield running


def table_at(someone: Visitor, name: str) -> str:
    """A table of their own at a scene."""
    path = f"/api/games/{SCENES[name][0]}/lessons/{name}"
    made = someone.page.request.post(path, data={}, headers={"origin": someone.url})
    assert made.ok, made.text()
    return str(made.json()["table"])


def begun(someone: Visitor, name: str) -> Person:
    """The scene on the page, with the move that leads to it made."""
    _, words, _, _ = SCENES[name]
    someone.open(f"/t/{table_at(someone, name)}")
    someone.page.locator("#decision").wait_for()
    person = Person(someone.page, 3)
    for word in words.split():
        if word == "confirm":
            someone.page.locator("[data-confirm]:enabled").last.click()
            break
        for _ in range(5):  # a page that is still being drawn may move away under the finger
            before = person.glance()
            person.press(word)
            after = person.settled(before)
            if word in after["held"] or word not in after["can"]:
                break
    return person


@pytest.mark.parametrize("name", ["steal_bonus", "swap", "look", "fetch", "offer"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_question_of_a_scene(
    browser: Browser, server: House, name: str, screen: dict[str, Any]
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        person = begun(someone, name)
        scene = someone.page.locator(".veil [data-word]")
        scene.first.wait_for()
        decision = person.state()["decision"]
        assert decision["kind"] == name
        if screen is DESKTOP:
            told = complaints(someone.page, f"the scene {name}")
            assert not told, "\n".join(told)
        # It can be put aside to look at the table, though not by a tap that was meant for the
        # table a moment ago; and it comes back.
        someone.page.wait_for_timeout(700)
        someone.page.locator(".veil [data-away]").click()
        someone.page.locator(".veil").wait_for(state="detached")
        someone.page.locator("[data-back]").click()
        scene.first.wait_for()
        person.play(lambda: person.state()["decision"] != decision)
        assert name in person.kinds


def test_a_game_that_begins_with_a_question_asks_it(browser: Browser, server: House) -> None:
    """As one does that goes on from a replay: its log knows nothing of the trick."""
    with visitor(browser, server.url) as someone:
        person = begun(someone, "begun")
        assert person.state()["decision"]["kind"] == "look"
        someone.page.locator(".veil [data-word]").first.wait_for()


@pytest.mark.parametrize("size", [(844, 390), (1280, 800)], ids=["sideways", "laptop"])
def test_both_answers_to_a_share_are_in_the_window(
    browser: Browser, server: House, size: tuple[int, int]
) -> None:
    """Next to each other, at the same height, also in French."""
    screen = {"viewport": {"width": size[0], "height": size[1]}}
    with visitor(browser, server.url, locale="fr-FR", **screen) as someone:
        begun(someone, "offer")
        answers = someone.page.locator(".veil button[data-word]")
        answers.nth(1).wait_for()
        boxes = [each.bounding_box() for each in answers.all()]
        ends = {round(box["y"] + box["height"]) for box in boxes if box}
        assert len(ends) == 1, boxes
        assert max(ends) <= size[1], boxes


def test_a_name_is_whole_next_to_many_bonus_cards(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, viewport={"width": 820, "height": 1180}) as someone:
        begun(someone, "steal_bonus")
        names = someone.page.locator(".veil .option b")
        names.first.wait_for()
        for each in names.all():
            box = each.bounding_box()
            assert box is not None
            assert box["height"] < 30, "its letters stand below each other"


@pytest.mark.parametrize("name", ["reveal", "curse"])
def test_a_moment_ends_by_itself_and_is_not_replayed(
    browser: Browser, server: House, name: str
) -> None:
    with visitor(browser, server.url) as someone:
        page = someone.page
        person = begun(someone, name)
        veil = page.locator(".veil[data-moment]")
        veil.wait_for()
        told = complaints(page, f"the moment {name}")
        assert not told, "\n".join(told)
        veil.wait_for(state="detached")
        # The only person gives up: the game is over and can be looked at again.
        path = f"/api/tables/{person.table}/resign"
        assert page.request.post(path, data={}, headers={"origin": someone.url}).ok
        frames = page.request.get(f"/api/tables/{person.table}/replay").json()["frames"]
        event = {"reveal": "uncovered", "curse": "curse"}[name]
        at = next(i for i, f in enumerate(frames) if event in [e["event"] for e in f["events"]])
        someone.open(f"/replay/{person.table}#{frames[at - 1]['number']}")
        page.locator(".board").wait_for()
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**#{frames[at]['number']}")
        page.wait_for_timeout(500)
        assert page.locator("[data-moment]").count() == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_two_treasures_on_one_space(
    browser: Browser, server: House, screen: dict[str, Any]
) -> None:
    """The board draws both, the bar offers both, and one is raised after the other."""
    with visitor(browser, server.url, **screen) as someone:
        page = someone.page
        person = begun(someone, "twins")
        offered = page.locator('.decide [data-word^="raise-"]')
        offered.last.wait_for()
        expect(offered).to_have_count(2)
        expect(page.locator('.pieces [href^="#site-"]')).to_have_count(2)
        offered.last.click()
        page.locator("[data-confirm]:enabled").last.click()
        page.locator(".veil [data-word]").first.wait_for()
        person.play(lambda: person.state()["facts"]["phase"] != "share")
        sites = person.state()["facts"]["maps"]
        assert sum(each["space"] is not None for each in sites.values()) == 1


@pytest.mark.parametrize("screen", SCREENS)
def test_the_page_shows_which_legs_are_left_of_what(
    browser: Browser, server: House, screen: dict[str, Any]
) -> None:
    """TB-M3: an extra drive is under way in the middle of the first; either can be gone on with."""
    with visitor(browser, server.url, **screen) as someone:
        page = someone.page
        person = begun(someone, "legs")
        assert person.state()["facts"]["legs"] == {"first": 2, "extra": 2, "drive": 3}
        for drive in ("first", "extra"):
            expect(page.locator(f"[data-thing=legs-{drive}] i.open")).to_have_count(2)
        page.locator('.decide [data-word="drive"]').click()
        page.locator('.decide [data-word="drive"][aria-pressed="true"]').wait_for()
        page.locator('[data-space="D3"]').click()
        with page.expect_response("**/moves"):  # the page shows what follows before it is sent
            page.locator("[data-confirm]:enabled").last.click()
        page.locator("[data-thing=legs-extra]").wait_for(state="detached")
        expect(page.locator("[data-thing=legs-first] i.open")).to_have_count(1)
        assert person.state()["facts"]["legs"] == {"first": 1, "extra": 0, "drive": 3}
        assert person.state()["facts"]["players"][0]["amulets"] == 1, "collected at D3"


def test_the_last_card_hangs_under_its_sail_and_the_result_waits(
    browser: Browser, server: House
) -> None:
    """It is the only one, so its half is asked for at once; all see the trick before the result."""
    with visitor(browser, server.url, **PHONE) as someone:
        page = someone.page
        person = begun(someone, "last")
        assert person.state()["decision"]["kind"] == "show"
        page.locator(".own .live").wait_for()
        page.locator('.own [data-word="show-number"]').tap()
        page.locator('[data-word="bonus-1"]:enabled').last.tap()
        page.locator("[data-confirm]:enabled").tap()
        page.locator(".veil[data-moment]").wait_for()
        assert page.locator("dialog[open]").count() == 0
        page.locator(".veil [data-away]").tap()
        page.locator("dialog[open] table").first.wait_for()
        assert person.state()["about"]["status"] == "finished"


# Lines that are there, and the winner named: what came first is first.
COUNTED = """
window.came = [];
document.addEventListener('animationend', (event) => {
  if (event.target.closest('.total')) window.came.push('counted');
}, true);
new MutationObserver(() => {
  if (document.querySelector('dialog .hero.named')) window.came.push('named');
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_winner_is_named_when_all_is_counted(browser: Browser, server: House) -> None:
    moving = {"speed": "quick", "reduced_motion": "no-preference"}
    with visitor(browser, server.url, **PHONE, **moving) as someone:
        page = someone.page
        page.add_init_script(COUNTED)
        begun(someone, "last")
        page.locator('.own [data-word="show-number"]').tap()
        page.locator('[data-word="bonus-1"]:enabled').last.tap()
        page.locator("[data-confirm]:enabled").tap()
        page.locator("dialog[open] .hero:visible").wait_for()
        assert page.evaluate("window.came[0]") == "counted"
