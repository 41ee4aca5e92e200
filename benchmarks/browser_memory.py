"""What a page's two Pythons take in memory: Chromium's process of the page, step by step.

``PYTHONPATH=build/compiled python -m benchmarks.browser_memory`` after `make web compiled`, with
Chromium at hand. The site is served as plain files; a finished game is looked at, another one is
played against bots, then nobody looks at the page for a minute. Megabytes are those of the process
that draws the page and runs its workers: what it alone has in memory (private), as Linux counts it.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from doubloon.commands import site
from tests.web.conftest import CLIENT
from tests.web.live import CHROMIUM, PHONE, QUIET, Visitor
from tests.web.local.test_local_pages import open_record
from tests.web.local.test_local_tables import LOOK
from tests.web.static import LocalToucher, begin, served

MEGABYTE: Final = 1e6


def private(pid: int) -> float:
    """Megabytes that only this process has in memory."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    kilobytes = [int(line.split()[1]) for line in lines if line.startswith("Private_")]
    return 1024 * sum(kilobytes) / MEGABYTE


def page_process(browser: Browser) -> int:
    """The largest process that draws pages: the others are spare."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    renderers = [int(each["id"]) for each in found["processInfo"] if each["type"] == "renderer"]
    return max(renderers, key=private)


def measured(browser: Browser, url: str, game: str, moves: int) -> dict[str, float]:
    """Megabytes by step, each after the collector of JavaScript has run."""
    someone = Visitor(browser, url, **PHONE)
    page = someone.page
    found: dict[str, float] = {}

    def note(step: str) -> None:
        page.wait_for_timeout(3000)
        someone.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(500)
        found[step] = private(page_process(browser))

    someone.context.clock.install()
    someone.open("/")
    page.locator("article").first.wait_for()
    note("start page")
    open_record(page)
    note("a replay: one Python")
    person = begin(someone, game, 1, LocalToucher)
    person.play(lambda: person.moves >= 1)
    note(f"{game}, a move: two Pythons")
    person.play(lambda: person.moves >= moves)
    note(f"{game}, {moves} moves")
    page.evaluate(LOOK.format(hidden="true"))
    page.clock.fast_forward(61_000)
    note("nobody looks for a minute")
    someone.close()
    return found


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=["loot_island", "tobago", "under_sail"])
    parser.add_argument("--moves", type=int, default=8)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.write(CLIENT, Path(folder) / "site", "")
        with served(Path(folder) / "site") as url:
            for game in chosen.games:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
                for step, megabytes in measured(browser, url, game, chosen.moves).items():
                    print(f"{step:32} {megabytes:6.0f} MB", flush=True)
                browser.close()


if __name__ == "__main__":
    main()
