"""What a browser measures of the web client: figures, not limits.

    make web && .venv/bin/python -m benchmarks.web_vitals

Bytes of the first page with and without headers, as they come over the wire; requests; its largest
contentful paint and layout shift; and at a table, with an answer delayed by ``--latency``
milliseconds, how long after a tap something changes, and when the next targets are shown. Times
are by the clock, so they need a quiet machine; each is the median of ``--times`` runs.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.web_speed import TITLES
from tests.web.live import QUIET, Visitor, house, play_now
from tests.web.person import Person

# The page's own measurements, from the first byte on.
OBSERVE = """
window.vitals = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.vitals.lcp = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.vitals.cls += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
# Milliseconds from a tap to the first frame with a change, and to the first one after the answer.
# The answer's time is reported late, so that the frames are compared with it at the end.
TAP = """(word) => new Promise((done) => {
  const begun = performance.now();
  const frames = [];
  const watch = new MutationObserver(() =>
    requestAnimationFrame(() => frames.push(performance.now())));
  watch.observe(document.body, { subtree: true, attributes: true, childList: true });
  performance.clearResourceTimings();
  document.querySelector(`[data-word="${word}"]`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  setTimeout(() => {
    watch.disconnect();
    const sent = performance.getEntriesByType('resource')
      .filter((each) => each.initiatorType === 'fetch' && each.name.includes('/api/'));
    const answer = sent.find((each) => each.name.endsWith('/tap'))?.responseEnd ?? Infinity;
    const after = frames.find((each) => each > answer);
    done({
      first: frames.length ? frames[0] - begun : 0,
      targets: after ? after - begun : 0,
      requests: sent.length,
    });
  }, 1500);
})"""
CAN = """() => [...document.querySelectorAll('[data-word][aria-pressed=false]')]
  .filter((each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled)
  .map((each) => each.dataset.word)"""


def first_load(browser: Browser, url: str) -> dict[str, float]:
    """The start page in a browser that has never been there."""
    someone = Visitor(browser, url)
    page = someone.page
    page.add_init_script(OBSERVE)
    cdp = someone.context.new_cdp_session(page)
    cdp.send("Network.enable")
    sizes: list[float] = []
    headers: list[float] = []
    cdp.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    cdp.on(
        "Network.responseReceived",
        lambda event: headers.append(event["response"]["encodedDataLength"]),
    )
    someone.open("/")
    play_now(page).wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    vitals: dict[str, float] = page.evaluate("() => window.vitals")
    someone.close()
    return {
        **vitals,
        "bytes": sum(sizes),
        "content": sum(sizes) - sum(headers),
        "requests": len(sizes),
    }


def taps(page: Page, person: Person, most: int) -> list[dict[str, float]]:
    """So many taps at a table, each taken back before the next."""
    found: list[dict[str, float]] = []
    for _ in range(4 * most):
        if len(found) == most:
            break
        now = person.glance()
        if person.clear_away(now) or not now["asked"]:
            page.wait_for_timeout(200)
            continue
        can: list[str] = page.evaluate(CAN)
        if not can:
            person.answer()
            continue
        tapped: dict[str, float] = page.evaluate(TAP, person.rng.choice(can))
        if tapped["targets"]:
            found.append(tapped)
        if page.locator("[data-undo]").count():
            page.locator("[data-undo]").first.click()
            page.wait_for_timeout(800)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="vitals of the web client")
    parser.add_argument("--times", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--latency", type=float, default=150, help="ms of a round trip (150)")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=list(QUIET))
        with house(Path(folder), HOUSE_SEED="vitals") as server:
            runs = [first_load(browser, server.url) for _ in range(args.times)]
            figures = {"bytes": "bytes", "content": "bytes", "requests": "", "lcp": "ms", "cls": ""}
            for name, unit in figures.items():
                values = [each[name] for each in runs]
                middle = statistics.median(values)
                print(f"first page, {name:9} {middle:10.3f} {unit} (most {max(values):.3f})")
            for game, title in TITLES.items():
                report(browser, server.url, game, title, args.latency, args.times)
        browser.close()


def report(browser: Browser, url: str, game: str, title: str, latency: float, times: int) -> None:
    """The taps at a table of one game."""
    someone = Visitor(browser, url)
    someone.open("/")
    play_now(someone.page, title).click()
    someone.page.locator("#decision").wait_for()
    network: dict[str, Any] = {"offline": False, "latency": latency}
    network |= {"downloadThroughput": -1, "uploadThroughput": -1}
    cdp = someone.context.new_cdp_session(someone.page)
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", network)
    found = taps(someone.page, Person(someone.page, 2), times)
    most = max((each["requests"] for each in found), default=0)
    print(f"{game}, requests for a tap, at most: {most:.0f}")
    for name, what in (("first", "first change"), ("targets", "its targets")):
        values = [each[name] for each in found] or [float("nan")]
        middle = statistics.median(values)
        print(f"{game}, a tap's {what:12} {middle:6.0f} ms (most {max(values):.0f}, {len(found)})")
    someone.close()


if __name__ == "__main__":
    main()
