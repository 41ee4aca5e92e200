"""Around a game on this device, without a network: replay, branch, hint, review, own decks."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

import doubloon
from tests.web.conftest import CLIENT
from tests.web.engines import SEED, change_engine
from tests.web.live import PHONE, House, play_now, visitor
from tests.web.offline import leave_the_network, pardon
from tests.web.pages.test_languages import SHELL, words
from tests.web.static import SOON, LocalPerson, engine_built, static_site

pytestmark = pytest.mark.slow
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SCREENS = [
    pytest.param(PHONE, id="phone"),
    pytest.param(DESK, id="desktop", marks=pytest.mark.long),
]
LANGUAGES = ["fr", "de", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "nl"))]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The client in a folder of files, with known shuffles."""
    engine_built()
    folder = tmp_path_factory.mktemp("site") / "doubloon"
    with static_site(CLIENT, folder) as url:
        change_engine(folder, SEED.format(seed=7))
        yield url


@cache
def record() -> str:
    """A short finished game of Anne with bots."""
    match = doubloon.new("under_sail", players=3, seed=5)
    while not match.over:
        match.push(match.legal()[0])
    data = json.loads(match.record().text())
    return json.dumps({**data, "names": ["Anne", "", ""], "seats": ["person", "easy", "normal"]})


def open_record(page: Page) -> str:
    """The record as a file; gives its table."""
    content: FilePayload = {
        "name": "record.json",
        "mimeType": "application/json",
        "buffer": record().encode(),
    }
    page.locator("input[type=file]").set_input_files(content)
    page.wait_for_url("**/replay/local*", timeout=SOON)
    page.get_by_role("slider").wait_for(timeout=SOON)
    return page.url.rpartition("/replay/")[2].partition("#")[0]


@pytest.mark.parametrize("screen", SCREENS)
def test_replay_branch_hint_review_and_rematch(
    browser: Browser, site: str, screen: dict[str, Any]
) -> None:
    with visitor(browser, site, service_workers="allow", **screen) as someone:
        page = someone.page
        leave_the_network(someone)
        table = open_record(page)
        page.get_by_role("slider").fill("4")
        page.get_by_role("button", name="Go on from here").click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("As .?Anne")).click()
        page.wait_for_url(lambda url: "/t/local" in url and table not in url)
        page.locator("#decision").wait_for(timeout=SOON)
        branch = LocalPerson(page, 3)
        branch.play(lambda: branch.moves >= 1)
        hint = page.get_by_role("button", name="Hint").and_(page.locator(":enabled"))
        hint.click(timeout=SOON)
        card = page.get_by_role("region", name="Hint")
        card.get_by_text("Look at what is marked").wait_for(timeout=SOON)
        card.get_by_role("button", name="Tell me").click()
        card.locator("ol button").first.wait_for()
        someone.open(f"/#/t/{table}")
        page.reload()
        result = page.get_by_role("dialog", name="Result")
        result.wait_for(timeout=SOON)
        expect(result.get_by_role("button", name="Keep on the server too")).to_have_count(0)
        page.get_by_role("button", name="Let the strongest bot look").click()
        page.get_by_role("heading", name="Chances of winning").wait_for(timeout=SOON)
        page.get_by_role("button", name="Another game").click()
        page.wait_for_url(lambda url: "/t/local" in url and table not in url, timeout=SOON)
        page.locator("#decision").wait_for(timeout=SOON)
        pardon(someone)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_deck_of_ones_own(browser: Browser, site: str, screen: dict[str, Any]) -> None:
    with visitor(browser, site, service_workers="allow", **screen) as someone:
        page = someone.page
        leave_the_network(someone)
        someone.open("/#/deck/under_sail")
        page.reload()
        page.get_by_role("button", name="Begin with the standard deck").click()
        page.get_by_role("button", name="Check and keep").click()
        page.get_by_role("link", name="New table with this deck").click(timeout=SOON)
        for seat in ("2", "3"):
            page.get_by_label(re.compile(rf"^Seat .?{seat}")).select_option("bot")
        page.locator("form.paper .end .btn").click()
        page.wait_for_url("**/t/local*", timeout=SOON)
        pardon(someone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(browser: Browser, site: str, language: str) -> None:
    """Start, game and result say everything in that language; no key shows through."""
    shell, english = words(SHELL, language), words(SHELL, "en")
    locale = f"{language}-{language.upper()}"
    with visitor(browser, site, service_workers="allow", locale=locale) as someone:
        page = someone.page

        def check(*there: str) -> None:
            assert page.evaluate("() => document.documentElement.lang") == language
            text = page.evaluate("() => document.body.innerText")
            for sentence in there:
                assert sentence.lower() in text.lower(), sentence
            lines = {line.strip() for line in text.splitlines()}
            assert not {key for key in english if "-" in key} & lines, "a key without a sentence"
            own = set(shell.values())
            left = {each for each in english.values() if len(each) > 12 and each not in own}
            assert not left & lines, "still in English"

        leave_the_network(someone)
        page.get_by_text(shell["offline-kept"]).wait_for()
        check(shell["hero"], shell["play-now"])
        page.locator("article", has_text="Under Sail").locator("button.pri").click()
        page.locator("#decision").wait_for(timeout=SOON)
        check()
        someone.open("/")
        table = open_record(page)
        someone.open(f"/#/t/{table}")
        page.reload()
        page.get_by_role("dialog").wait_for(timeout=SOON)
        check(shell["rematch"], shell["replay"], shell["record"])
        pardon(someone)


def test_a_download_breaks_off_and_is_taken_up_again(browser: Browser, site: str) -> None:
    """What has arrived stays; the rest is fetched by another try, then removed again."""
    with visitor(browser, site) as someone:
        page = someone.page
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        someone.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
        someone.open("/")
        page.get_by_role("button", name="Download").click()
        page.get_by_text("The download broke off.").wait_for()
        assert "pyodide.asm.mjs" in asked
        someone.context.unroute("**/pyodide.asm.wasm")
        asked.clear()
        page.get_by_role("button", name="Try again").click()
        page.get_by_text("Ready: games begin on this device").wait_for()
        assert "pyodide.asm.wasm" in asked
        assert "pyodide.asm.mjs" not in asked
        page.get_by_role("button", name="Remove").click()
        page.get_by_role("button", name="Download").wait_for()
        pardon(someone)


def test_the_app_is_offered_and_brings_its_engine(browser: Browser, site: str) -> None:
    """Chromium offers an app only in a window, so its two events are made here."""
    offer = """() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      event.prompt = async () => dispatchEvent(new Event('appinstalled'));
      dispatchEvent(event);
      return event.defaultPrevented;
    }"""
    with visitor(browser, site) as someone:
        page = someone.page
        someone.open("/")
        play_now(page).wait_for()
        page.get_by_role("button", name="Download").wait_for()
        assert page.evaluate(offer)
        page.get_by_role("button", name="Install").click()
        page.get_by_text("Ready: games begin on this device").wait_for(timeout=SOON)
        expect(page.get_by_role("button", name="Install")).to_have_count(0)


def test_a_game_of_this_device_is_kept_on_the_server_too(browser: Browser, server: House) -> None:
    """From my games, and from its result; there it is marked as what it is."""
    engine_built()
    with visitor(browser, server.url) as someone:
        page = someone.page
        someone.open("/")
        play_now(page).wait_for()
        table = open_record(page)
        someone.open("/")
        page.get_by_role("button", name="Keep on the server too").click(timeout=SOON)
        page.get_by_text("It is among your games on the server now").wait_for(timeout=SOON)
        page.get_by_text("Played on a device").first.wait_for()
        (mine,) = someone.context.request.get("/api/me").json()["games"]
        assert (mine["table"]["origin"], mine["table"]["status"]) == ("record", "finished")
        someone.open(f"/t/{table}")
        result = page.get_by_role("dialog", name="Result")
        result.get_by_role("button", name="Keep on the server too").click(timeout=SOON)
        page.get_by_text("It is among your games on the server now").wait_for(timeout=SOON)
        assert len(someone.context.request.get("/api/me").json()["games"]) == 1
