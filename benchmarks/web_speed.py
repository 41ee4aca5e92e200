"""How quick the web client is on a slow computer: figures, not limits.

    make web && .venv/bin/python -m benchmarks.web_speed

Chromium runs with its CPU slowed down four times (``--slow``). Measured from this machine, with
the server on it: the time from the address to a page on which one can play, from "Play now" to the
first question on the table, from a tap to its highlight, and the longest task while cards fly.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import QUIET
from tests.web.live import Visitor, house, play_now
from tests.web.person import Person

# Every task longer than 50 ms is told by the browser itself; shorter ones are seen as late frames.
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) tasks.push([each.startTime, each.duration]);
  }).observe({ type: 'longtask', buffered: true });
}"""
# From the press on a thing to the first frame that shows it as chosen.
TAP = """(word) => new Promise((done) => {
  const thing = document.querySelector(`[data-word="${word}"]`);
  const start = performance.now();
  const look = () => {
    if (thing.getAttribute('aria-pressed') === 'true')
      requestAnimationFrame(() => done(performance.now() - start));
    else requestAnimationFrame(look);
  };
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  look();
})"""
PLAYABLE = """() => performance.now()"""


def taps(page: Page, person: Person, most: int) -> list[float]:
    """Tap things that can be chosen, one after the other, each taken back before the next."""
    found: list[float] = []
    while len(found) < most:
        now = person.glance()
        if person.clear_away(now):
            continue
        can = [word for word in now["can"] if word != "pass"]
        if now["asked"] and can and not now["scene"] and not now["held"]:
            found.append(page.evaluate(TAP, person.rng.choice(can)))
            page.wait_for_timeout(400)
            page.locator("[data-undo]").click()
            page.wait_for_timeout(300)
            if len(found) % 3 == 0:
                person.answer()
        elif now["over"]:
            break
        elif now["asked"]:
            person.answer()
        else:
            page.wait_for_timeout(50)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="speed of the web client")
    parser.add_argument("--slow", type=float, default=4, help="slow the CPU down (4)")
    parser.add_argument("--taps", type=int, default=15, help="how many taps are measured (15)")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=list(QUIET))
        with house(Path(folder), HOUSE_SEED="speed", HOUSE_BEAT="0.5") as server:
            someone = Visitor(browser, server.url, reduced_motion="no-preference")
            page = someone.page
            cdp = someone.context.new_cdp_session(page)
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
            page.goto(server.url)
            play = play_now(page)
            play.wait_for()
            print(f"start page playable after    {page.evaluate(PLAYABLE):7.0f} ms")
            before = page.evaluate(PLAYABLE)
            play.click()
            page.locator("#decision").wait_for()
            print(f"table after Play now         {page.evaluate(PLAYABLE) - before:7.0f} ms")
            person = Person(page, 2)
            table = page.url
            page.goto(table)
            page.locator("#decision").wait_for()
            print(f"table playable after loading {page.evaluate(PLAYABLE):7.0f} ms")
            found = taps(page, person, args.taps)
            print(f"highlight of a tap, median   {statistics.median(found):7.0f} ms")
            print(f"highlight of a tap, slowest  {max(found):7.0f} ms")
            page.evaluate(WATCH)
            moves = person.moves
            person.play(lambda: person.moves >= moves + 6)
            tasks = [length for _, length in page.evaluate("() => tasks")]
            print(f"tasks over 50 ms in 6 moves  {len(tasks):7d}")
            print(f"the longest of them          {max(tasks, default=0):7.0f} ms")
            someone.close()
        browser.close()


if __name__ == "__main__":
    main()
