"""The guided games without a network, each done as it says, to its end."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.web.conftest import CLIENT
from tests.web.engines import SEED, change_engine
from tests.web.live import DESKTOP, PHONE, visitor
from tests.web.offline import leave_the_network, pardon
from tests.web.static import SOON, LocalPerson, LocalToucher, engine_built, static_site

pytestmark = pytest.mark.slow
LESSONS: list[tuple[str, type[LocalPerson], dict[str, Any]]] = [
    ("loot_island", LocalToucher, PHONE),
    ("tobago", LocalPerson, DESKTOP),
    ("under_sail", LocalToucher, PHONE),
]
BETWEEN = ("drive", "leg", "done")  # come with the space that is tapped, or with Confirm


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The client in a folder of files, with known shuffles."""
    engine_built()
    folder = tmp_path_factory.mktemp("site") / "doubloon"
    with static_site(CLIENT, folder) as url:
        change_engine(folder, SEED.format(seed=13))
        yield url


@pytest.mark.parametrize(("game", "kind", "screen"), LESSONS, ids=[each[0] for each in LESSONS])
def test_a_lesson_to_its_end(
    browser: Browser, site: str, game: str, kind: type[LocalPerson], screen: dict[str, Any]
) -> None:
    answers = CLIENT / f"engine/api/games/{game}/lessons.json"
    steps = json.loads(answers.read_text("utf-8"))["lessons"][0]["steps"]
    with visitor(browser, site, service_workers="allow", **screen) as someone:
        page = someone.page
        leave_the_network(someone)
        someone.open(f"/#/learn/{game}")
        page.reload()
        page.get_by_role("button", name="Begin").first.click()
        page.wait_for_url("**/t/local*", timeout=SOON)
        coach = page.get_by_role("region", name="Guided game")
        person: LocalPerson | None = None
        for number, step in enumerate(steps, 1):
            counted = rf"{number}\W+of\W+{len(steps)}\W*$"
            here = coach.get_by_text(re.compile(counted))
            here.wait_for(timeout=SOON)
            person = person or kind(page)
            if step["words"]:
                do(person, step["words"], here)
            else:
                coach.get_by_role("button", name=re.compile("Next|Play on here")).click()
        coach.wait_for(state="hidden")
        assert person is not None
        assert person.kept()["status"] == "running"  # the game itself goes on
        assert person.kept()["origin"] == "lesson"
        page.reload()
        page.locator("#decision").wait_for(timeout=SOON)
        assert coach.count() == 0
        pardon(someone)


def do(person: LocalPerson, words: list[str], here: Locator) -> None:
    """A step's move: every word where it is drawn, then Confirm unless a tap was enough.

    A scene to look at, such as the end of a trick, is put away first.
    """
    page = person.page
    for word in taps(words):
        if word.startswith(("keep-", "discard-")):
            tile = word.rpartition("-")[2]
            page.locator(f'.cloth [data-thing="treasure-{tile}"]').click()
        while person.clear_away(now := person.glance()):
            person.settled(now)
        page.locator(f'[data-word="{word}"]:visible').last.wait_for()
        person.press(word)
        page.wait_for_timeout(50)
    confirm = page.locator("[data-confirm]:enabled:visible")
    for _ in range(100):
        if here.count() == 0:
            return
        if confirm.count():
            person.confirm()
        page.wait_for_timeout(100)


def taps(words: list[str]) -> Iterator[str]:
    """What is tapped one after the other: bonus cards are counted up."""
    for word in words:
        kind, _, many = word.partition("-")
        if kind == "bonus":
            yield from (f"bonus-{count}" for count in range(1, int(many) + 1))
        elif word not in BETWEEN:
            yield word
