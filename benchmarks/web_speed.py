"""How quick the web client is on a slow computer: figures, not limits.

    make web && .venv/bin/python -m benchmarks.web_speed --game tobago

A computer four times slower (``--slow``) is meant throughout. What the page's main thread works is
taken from Chromium's trace as processor time at full speed, and multiplied: that is the same number
however busy the machine is. Loading is timed by the clock as well, with Chromium's CPU slowed down
that much; this needs a quiet machine.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.live import QUIET, Visitor, house, play_now
from tests.web.person import Person

CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
TITLES = {"loot_island": "Loot Island", "tobago": "Tobago", "under_sail": "Under Sail"}
LONG = 50.0  # milliseconds
MAYBE_LONG = 5.0  # milliseconds at full speed from which on a task is taken apart
# From the press on a thing to the first frame that shows it as chosen.
TAP = """(word) => new Promise((done) => {
  const thing = document.querySelector(`[data-word="${word}"]`);
  const seen = () => {
    if (thing.getAttribute('aria-pressed') !== 'true') return;
    watch.disconnect();
    requestAnimationFrame(() => performance.mark('seen'));
  };
  const watch = new MutationObserver(seen);
  watch.observe(thing, { attributes: true });
  performance.mark('tap');
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  setTimeout(done, 500);
})"""
# What can be tapped and shows whether it is chosen.
TAPPABLE = """() => [...document.querySelectorAll('[data-word][aria-pressed=false]')]
  .filter((each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled)
  .map((each) => each.dataset.word)"""
# What moves at one moment: properties that the compositor cannot move by itself are named.
MOVING = """() => {
  const wrong = new Set();
  for (const each of document.getAnimations())
    for (const frame of each.effect?.getKeyframes() ?? [])
      for (const name of Object.keys(frame))
        if (!['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'scale',
          'translate', 'rotate'].includes(name)) wrong.add(name);
  return [...wrong];
}"""

Event = dict[str, Any]


def traced(browser: Browser, page: Page, act: Callable[[], object]) -> list[Event]:
    """What Chromium did meanwhile; times are microseconds."""
    session: CDPSession = browser.new_browser_cdp_session()
    found: list[Event] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: found.extend(part["value"]))
    session.once("Tracing.tracingComplete", lambda _: ended.append(True))
    wishes = {"includedCategories": CATEGORIES}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wishes})
    act()
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    return found


def tasks_of(trace: list[Event]) -> list[Event]:
    """The tasks of the page's main thread: of the thread that worked most of those so named."""
    threads = {
        (each["pid"], each["tid"])
        for each in trace
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    by_thread: dict[tuple[int, int], list[Event]] = {each: [] for each in threads}
    for each in trace:
        if each["name"] == "RunTask" and "tdur" in each and (each["pid"], each["tid"]) in threads:
            by_thread[each["pid"], each["tid"]].append(each)
    return max(by_thread.values(), key=lambda tasks: sum(task["tdur"] for task in tasks))


def work_of(tasks: list[Event]) -> float:
    """Milliseconds of processor time."""
    return float(sum(task["tdur"] for task in tasks)) / 1000


def parts_of(trace: list[Event], task: Event) -> str:
    """What a task spent its time on, in Chromium's words: the largest three, own time only."""
    end = task["ts"] + task["dur"]
    inside = [
        each
        for each in trace
        if each["pid"] == task["pid"]
        and each["tid"] == task["tid"]
        and each is not task
        and "tdur" in each
        and task["ts"] <= each["ts"] <= end
    ]
    own: dict[str, float] = {}
    open_now: list[Event] = []
    for each in sorted(inside, key=lambda event: (event["ts"], -event["dur"])):
        while open_now and open_now[-1]["ts"] + open_now[-1]["dur"] <= each["ts"]:
            open_now.pop()
        if open_now:
            own[open_now[-1]["name"]] -= each["tdur"] / 1000
        own[each["name"]] = own.get(each["name"], 0) + each["tdur"] / 1000
        open_now.append(each)
    most = sorted(own, key=lambda name: -own[name])[:3]
    return ", ".join(f"{name} {own[name] / (task['tdur'] / 1000):.0%}" for name in most)


def loading(
    browser: Browser, page: Page, url: str, title: str, work: bool
) -> Iterator[tuple[str, float]]:
    """Milliseconds until one can play: of the main thread's work, or by the clock."""

    def took(act: Callable[[], None]) -> float:
        if work:
            return work_of(tasks_of(traced(browser, page, act)))
        before = time.monotonic()
        act()
        return (time.monotonic() - before) * 1000

    def start() -> None:
        page.goto(url)
        play_now(page, title).wait_for()

    def play() -> None:
        play_now(page, title).click()
        page.locator("#decision").wait_for()

    def again() -> None:
        page.reload()
        page.locator("#decision").wait_for()

    yield "start page playable", took(start)
    yield "from Play now to the table", took(play)
    yield "table loaded anew", took(again)


def ready(page: Page, person: Person) -> list[str]:
    """Wait until something can be tapped; what can."""
    while True:
        now = person.glance()
        quiet = now["asked"] and not (now["scene"] or now["held"] or now["dialog"])
        if quiet and (can := page.evaluate(TAPPABLE)):
            return list(can)
        if now["over"]:
            return []
        if not person.clear_away(now) and now["asked"]:
            person.answer()
        page.wait_for_timeout(100)


def taps(browser: Browser, page: Page, person: Person, most: int) -> list[float]:
    """Milliseconds of work from a tap to its highlight; each is taken back before the next."""
    found: list[float] = []
    for _ in range(3 * most):
        if len(found) == most or not (can := ready(page, person)):
            break
        page.wait_for_timeout(500)
        word = person.rng.choice(can)
        trace = traced(browser, page, partial(page.evaluate, TAP, word))
        at = {each["name"]: each["ts"] for each in trace if each["name"] in ("tap", "seen")}
        if "seen" not in at:
            continue  # refused: then there is a reason beside it
        between = [
            task
            for task in tasks_of(trace)
            if task["ts"] + task["dur"] >= at["tap"] and task["ts"] <= at["seen"]
        ]
        found.append(work_of(between))
        if page.locator("[data-undo]").count():  # some taps are sent at once
            page.locator("[data-undo]").first.click()
        page.wait_for_timeout(300)
        if len(found) % 3 == 0:
            person.answer()
    return found


def moves(
    browser: Browser, page: Page, person: Person, most: int
) -> tuple[list[tuple[float, str]], set[str]]:
    """Each task while a move and what the others do is shown, longest last; what else moved.

    A task is its milliseconds and, if it may be a long one, what it did.
    """
    found: list[tuple[float, str]] = []
    wrong: set[str] = set()

    def watch() -> None:
        if now["ready"]:
            person.confirm()
        else:
            person.choose(now)
        for _ in range(16):
            page.wait_for_timeout(250)
            wrong.update(page.evaluate(MOVING))

    for _ in range(most):
        for _ in range(150):  # others may be long in sight
            now = person.glance()
            # Where there is nothing to confirm, one tap sends the move.
            if now["asked"] and (now["ready"] or (now["taps"] and now["can"])):
                break
            if not person.clear_away(now) and now["asked"]:
                person.choose({**now, "ready": False})
            page.wait_for_timeout(200)
        else:
            break
        trace = traced(browser, page, watch)
        for task in tasks_of(trace):
            took = task["tdur"] / 1000
            found.append((took, parts_of(trace, task) if took > MAYBE_LONG else ""))
    return sorted(found), wrong


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="speed of the web client")
    parser.add_argument("--game", choices=TITLES, default="loot_island", help="which one")
    parser.add_argument("--slow", type=float, default=4, help="how much slower the CPU is (4)")
    parser.add_argument("--taps", type=int, default=12, help="how many taps are measured (12)")
    parser.add_argument("--moves", type=int, default=6, help="how many moves are watched (6)")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=list(QUIET))
        with house(Path(folder), HOUSE_SEED="speed", HOUSE_BEAT="0.5") as server:
            someone = Visitor(browser, server.url, "normal", reduced_motion="no-preference")
            page = someone.page
            cdp = someone.context.new_cdp_session(page)
            for slow, what in ((args.slow, "by the clock"), (1, "of work")):
                cdp.send("Emulation.setCPUThrottlingRate", {"rate": slow})
                title = TITLES[args.game]
                for name, took in loading(browser, page, server.url, title, slow == 1):
                    print(f"{name:30} {took * (args.slow if slow == 1 else 1):6.0f} ms {what}")
            person = Person(page, 2)
            found = [each * args.slow for each in taps(browser, page, person, args.taps)]
            print(f"highlight of a tap, median     {statistics.median(found):6.0f} ms of work")
            print(f"highlight of a tap, slowest    {max(found):6.0f} ms of work")
            shown, wrong = moves(browser, page, person, args.moves)
            long = [(took * args.slow, did) for took, did in shown if took * args.slow > LONG]
            print(f"tasks in {args.moves} moves               {len(shown):6d}")
            print(f"of these over {LONG:.0f} ms            {len(long):6d}")
            for took, did in reversed(long):
                print(f"  {took:6.0f} ms of work: {did}")
            print(f"the longest of all             {shown[-1][0] * args.slow:6.0f} ms of work")
            print(f"moved beside transform, opacity: {', '.join(sorted(wrong)) or 'nothing'}")
            someone.close()
        browser.close()


if __name__ == "__main__":
    main()
