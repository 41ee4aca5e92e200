"""What is loaded when: little for the first page, a game with the game."""

import pytest
from playwright.sync_api import Browser, Response

from tests.web.live import House, play_now, visitor

pytestmark = pytest.mark.slow
MOST = 90_000  # bytes of script for the first page, compressed
DRAWN = "url(#li-glow)"  # only the code of Loot Island's chart has it


def test_the_first_load(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as someone:
        scripts: list[Response] = []

        def keep(response: Response) -> None:
            if response.request.resource_type == "script":
                scripts.append(response)

        someone.page.on("response", keep)
        someone.open("/")
        play = play_now(someone.page)
        play.wait_for()
        someone.page.wait_for_load_state("networkidle")
        first = list(scripts)
        assert all(
            each.headers["content-encoding"] in ("br", "gzip") for each in first if big(each)
        )
        loaded = sum(int(each.headers["content-length"]) for each in first)
        assert 10_000 < loaded <= MOST, f"{loaded} bytes of script"
        assert not any(DRAWN in each.text() for each in first)

        play.click()
        someone.page.locator("#decision").wait_for()
        assert any(DRAWN in each.text() for each in scripts[len(first) :])


def big(response: Response) -> bool:
    return int(response.headers["content-length"]) > 2000
