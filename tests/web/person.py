"""Plays a game as a person does: sees what is highlighted, clicks it, confirms.

Nothing here knows a rule. What can be done is read from the page, from what it tells assistive
technology (`aria-disabled`, `aria-pressed`) as much as from what it draws.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

# What a person sees at a glance. Scenes lie over everything else, so only they count then.
GLANCE = """() => {
  const seen = (each) => each.getClientRects().length > 0;
  const on = (each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  // What may come next; what would only take the place of something chosen is marked otherwise.
  const next = (each) => on(each) && !each.matches('[data-instead]');
  const veil = document.querySelector('.veil');
  const within = veil ?? document;
  // A scene may bring its own; the bar's lies under it then.
  const confirm = veil?.querySelector('[data-confirm]')
    ?? document.querySelector('.decide [data-confirm]');
  const words = [...within.querySelectorAll('[data-word]')].filter(seen);
  const tiles = [...(veil?.querySelectorAll('.cloth [data-thing]') ?? [])];
  const pressed = (each) => each.getAttribute('aria-pressed') === 'true';
  const bar = document.querySelector('#decision');
  const asked = document.querySelector('.decide.asked') !== null;
  return {
    asked: asked || confirm !== null,
    // There is nothing to confirm: one tap answers.
    taps: asked && confirm === null,
    ready: confirm !== null && !confirm.disabled && (veil === null || veil.contains(confirm)),
    can: words.filter((each) => next(each) && !pressed(each)).map((each) => each.dataset.word),
    held: words.filter(pressed).map((each) => each.dataset.word),
    tiles: tiles.filter((each) => on(each) && !pressed(each)).map((each) => each.dataset.thing),
    scene: veil !== null,
    // A scene to look at, in which nothing can be chosen. A question's choices may come later.
    shown: veil !== null && words.length + tiles.length === 0
      && (veil.matches('[data-moment]') || !asked),
    aside: document.querySelector('[data-back]') !== null,
    dialog: document.querySelector('dialog[open]') !== null,
    curtain: bar === null && document.querySelector('#main button.pri') !== null,
    over: bar !== null && !asked && confirm === null && !document.querySelector('[data-undo]')
      && document.querySelector('.decide .pri') !== null,
    said: bar?.innerText ?? '',
    log: document.querySelectorAll('[role=log] li, .log li').length,
    told: document.querySelector('.tip')?.innerText ?? '',
  };
}"""
# The page once it looks otherwise than before, and rests; as it is if nothing changes for long.
SETTLED = f"""async ([before, most]) => {{
  const glance = () => JSON.stringify(({GLANCE})());
  const [first, until] = [JSON.stringify(before), performance.now() + most * 1000];
  for (let last = glance(); ;) {{
    await new Promise((resolve) => setTimeout(resolve, 40));
    const now = glance();
    if ((now === last && now !== first) || performance.now() > until) return JSON.parse(now);
    last = now;
  }}
}}"""
# Where a thing is hit, a little away from its edges; cards of a hand overlap. A thing that is drawn
# twice, on the board and in the bar, is hit where it lies free; what is drawn last comes first.
SPOT = """(all) => {
  for (const each of all.reverse()) {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = each.getBoundingClientRect();
    const hit = (x, y) => each.contains(document.elementFromPoint(x, y));
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const along of [0.5, 0.3, 0.15, 0.08, 0.7, 0.85, 0.92]) {
        const x = box.x + box.width * along, y = box.y + box.height * down;
        const near = [[0, 0], [-5, 0], [5, 0], [0, -5], [0, 5]];
        if (near.every(([right, below]) => hit(x + right, y + below))) return [x, y];
      }
  }
  return null;
}"""
# What lies over the middle of a thing, as the beginning of its text in the page.
OVER = """(all) => {
  const box = all.at(-1)?.getBoundingClientRect();
  if (!box) return '';
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return (found?.parentElement ?? found)?.outerHTML.slice(0, 300) ?? 'the end of the window';
}"""
# Is the middle of a thing of the chart within the window onto the chart?
INSIDE = """(all) => {
  const each = all.at(-1);
  if (!each) return true;
  const frame = each.closest('.window')?.getBoundingClientRect();
  const box = each.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}"""
# Is a thing part of the scene that lies over the table?
IN_SCENE = "(all) => all.at(-1)?.closest('.veil') !== null"
PATIENCE = 90.0  # seconds without anything happening; bots begin slowly on a busy machine


class Person:
    """One seat, played in one page; ``asked`` is told of every question before it is answered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.table = page.url.rpartition("/t/")[2].partition("#")[0]
        self.kinds: dict[str, int] = {}
        self.moves = 0
        self.on_asked: Callable[[str], None] = lambda kind: None

    # what is seen

    def glance(self) -> dict[str, Any]:
        """The page as it is now."""
        found: dict[str, Any] = self.page.evaluate(GLANCE)
        return found

    def state(self, seat: int | None = None) -> dict[str, Any]:
        """What the server tells this browser, or one of its seats."""
        query = "" if seat is None else f"?seat={seat}"
        answer = self.page.request.get(f"/api/tables/{self.table}{query}")
        found: dict[str, Any] = answer.json()
        return found

    def settled(self, before: dict[str, Any], most: float = 4.0) -> dict[str, Any]:
        """The page once it looks otherwise than before, and rests; as it is if nothing changes."""
        found: dict[str, Any] = self.page.evaluate(SETTLED, [before, most])
        return found

    # what is done

    def touch(self, thing: Locator) -> bool:
        """A click where the thing can be hit; False: it has gone. Other people tap, or use keys."""
        return self.point(thing, self.page.mouse.click)

    def point(self, thing: Locator, act: Callable[[float, float], None]) -> bool:
        """Act where this thing, and nothing over it, is hit; False: the page has changed."""
        until = time.monotonic() + PATIENCE / 9
        before = self.glance()
        while time.monotonic() < until:
            if thing.count() == 0:
                return False
            found = thing.evaluate_all(SPOT)
            if found is not None:
                act(found[0], found[1])
                return True
            now = self.glance()
            if now != before or (now["scene"] and not thing.evaluate_all(IN_SCENE)):
                return False
            if now["told"]:  # on a small screen a reason lies over what is tapped next
                self.page.locator(".tip button").last.click()
                return False
            self.bring(thing)  # the chart may have moved meanwhile
            self.page.wait_for_timeout(50)
        over = thing.evaluate_all(OVER)
        raise AssertionError(f"{thing} cannot be hit, over it lies {over}: {self.glance()}")

    def bring(self, thing: Locator) -> None:
        """Bring it into sight, where that takes more than scrolling."""

    def press(self, word: str) -> bool:
        """Choose a word of the game; False: it has gone."""
        return self.touch(self.page.locator(f'[data-word="{word}"]:visible'))

    def confirm(self) -> bool:
        """Send what was built; False: the page has changed meanwhile."""
        return self.touch(self.page.locator("[data-confirm]:visible").last)

    def undo(self) -> None:
        """Take back what was built last."""
        self.touch(self.page.locator("[data-undo]"))

    def clear_away(self, now: dict[str, Any]) -> bool:
        """What lies over the table and is no question, and a question that was put aside."""
        if now["shown"]:
            self.touch(self.page.locator(".veil [data-away]"))
        elif now["aside"]:
            self.touch(self.page.locator("[data-back]"))
        elif now["curtain"]:
            self.touch(self.page.locator("#main button.pri"))
        elif now["dialog"] and not now["over"]:
            self.page.keyboard.press("Escape")
        else:
            return False
        return True

    def choose(self, now: dict[str, Any]) -> None:
        """One step towards an answer."""
        can: list[str] = now["can"]
        if now["ready"] and (not can or self.rng.random() < 0.75):
            self.moves += self.confirm()
        elif now["scene"] and now["tiles"] and (not can or self.rng.random() < 0.3):
            tile = self.rng.choice(now["tiles"])
            self.touch(self.page.locator(f'.cloth [data-thing="{tile}"]'))
        elif can:
            # Turns end sooner or later, so that a game does.
            word = "pass" if "pass" in can and self.rng.random() < 0.3 else self.rng.choice(can)
            self.moves += self.press(word) and now["taps"]
        elif now["held"] and self.settled(now, 1.0) == now:
            self.undo()  # otherwise something is on its way

    def answer(self) -> None:
        """Answer the present question, step by step."""
        now = self.glance()
        kind = self.note()
        first = now["said"]
        for _ in range(60):
            if now["over"] or not now["asked"]:
                return
            if self.clear_away(now):
                now = self.settled(now)
                continue
            moves = self.moves
            self.choose(now)
            now = self.settled(now)
            if self.moves > moves or (not now["held"] and now["said"] != first):
                return
        raise AssertionError(f"{kind} is not answered after 60 steps: {now}")

    def note(self) -> str:
        """Which kind of question it is; new ones are told."""
        decision = self.state()["decision"]
        kind = str(decision["kind"]) if decision else ""
        if kind:
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
            self.on_asked(kind)
        return kind

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or enough was played."""
        last = time.monotonic()
        before: dict[str, Any] = {}
        while not until():
            now = self.glance()
            if now["over"]:
                return
            if now != before:
                last = time.monotonic()
            if time.monotonic() - last > PATIENCE:
                asked = self.state()["about"]["asked"]
                raise AssertionError(f"nothing happens any more: {now}; the server asks {asked}")
            before = now
            if self.clear_away(now):
                continue
            if now["asked"]:
                self.answer()
            else:
                self.page.wait_for_timeout(40)


class Toucher(Person):
    """Taps on a phone. What lies outside the window onto the chart is brought into sight first."""

    def touch(self, thing: Locator) -> bool:
        self.bring(thing)
        return self.point(thing, self.page.touchscreen.tap)

    def bring(self, thing: Locator) -> None:
        if not thing.evaluate_all(INSIDE):
            self.point(self.page.locator(".window .zoom"), self.page.touchscreen.tap)
            self.page.wait_for_timeout(50)


class Typist(Person):
    """Never touches a mouse. Goes to things by Tab and arrows, as the focus leads."""

    MOST = 120
    HERE = """(wanted) => {
      const at = document.activeElement;
      const word = at?.closest('[data-word]')?.dataset.word ?? '';
      const gone = document.querySelector(wanted) === null;
      const name = at?.ariaLabel ?? at?.innerText?.slice(0, 30) ?? '';
      return { word, gone, there: at?.matches(wanted) ?? false, name };
    }"""

    def go_to(self, wanted: str) -> bool:
        """Tab to it, and by arrows through each group that is one stop. False: it has gone."""
        key = self.page.keyboard
        way: list[str] = []
        for _ in range(self.MOST):
            here = self.page.evaluate(self.HERE, wanted)
            way.append(here["name"])
            if here["there"] or here["gone"]:
                return bool(here["there"])
            first = here["word"]
            for _ in range(12 if first else 0):
                key.press("ArrowRight")
                here = self.page.evaluate(self.HERE, wanted)
                if here["there"]:
                    return True
                if here["word"] in (first, ""):
                    break
            key.press("Tab")
        raise AssertionError(f"no way to {wanted} by keyboard; Tab goes {way[-40:]}")

    # Places of a chart, on which arrows go where they point, and its one stop of Tab.
    CHARTS: ClassVar = {
        ".spaces ": "[data-space]",
        '[data-thing^="landing-"]': '[data-thing^="landing-"]',
    }
    # How far it is from where the focus is to a thing of the same chart; null: it is not there.
    AWAY = """(wanted) => {
      const [at, to] = [document.activeElement, document.querySelector(wanted)];
      if (!to || at?.parentElement !== to.parentElement) return null;
      const box = (each) => (each.querySelector('.named') ?? each).getBoundingClientRect();
      const [a, b] = [box(at), box(to)];
      return [b.x - a.x, b.y - a.y];
    }"""

    def walk(self, wanted: str) -> bool:
        """By arrows over a chart, towards it and now and then to the side, around what is there."""
        for _ in range(self.MOST):
            away = self.page.evaluate(self.AWAY, wanted)
            if away is None or max(abs(away[0]), abs(away[1])) < 2:
                return away is not None
            down, right = abs(away[1]) >= 2, abs(away[0]) >= 2
            along = "ArrowDown" if away[1] > 0 else "ArrowUp"
            across = "ArrowRight" if away[0] > 0 else "ArrowLeft"
            toward = along if down and (not right or self.rng.random() < 0.7) else across
            aside = self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
            self.page.keyboard.press(toward if self.rng.random() < 0.8 else aside)
        return False

    def press(self, word: str) -> bool:
        wanted = f'[data-word="{word}"]'
        for chart, stop in self.CHARTS.items():
            if self.page.locator(f"{chart}{wanted}").count():
                there = self.go_to(stop) and self.walk(wanted)
                break
        else:
            there = self.go_to(wanted)
        if there:
            self.page.keyboard.press("Space")
        return there

    def clear_away(self, now: dict[str, Any]) -> bool:
        for seen, wanted in (("shown", ".veil [data-away]"), ("aside", "[data-back]")):
            if now[seen]:
                if self.go_to(wanted):
                    self.page.keyboard.press("Space")
                return True
        return super().clear_away(now)

    def confirm(self) -> bool:
        """Enter on a thing of the board confirms; elsewhere the button is gone to."""
        here = self.page.evaluate(self.HERE, "[data-confirm]")
        there = bool(here["word"]) or self.go_to("[data-confirm]")
        if there:
            self.page.keyboard.press("Enter")
        return there

    def undo(self) -> None:
        self.page.keyboard.press("z")

    def touch(self, thing: Locator) -> bool:
        """Something else: a tile of the loot, a curtain."""
        if thing.count() == 0:
            return False
        name = thing.first.get_attribute("data-thing")
        there = self.go_to("#main button.pri" if name is None else f'.cloth [data-thing="{name}"]')
        if there:
            self.page.keyboard.press("Space")
        return there
