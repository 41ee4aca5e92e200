"""Every page in every language, theme and size: pictures, and what is wrong with the layout.

``make gallery ARGS="FOLDER --languages de fr --only lobby tobago"`` writes pictures, one sheet for
each scene and language with all sizes, and ``audit.txt``. All of it is about 6,000 pictures.
"""

import argparse
import json
import shutil
import tempfile
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import doubloon
from tests.web.audit import audit
from tests.web.live import KEPT, QUIET, House, Visitor, house
from tests.web.tables.test_scenes import SCENES

SIZES = {
    "360": (360, 740),
    "390": (390, 844),
    "844": (844, 390),
    "820": (820, 1180),
    "1280": (1280, 800),
    "1440": (1440, 900),
    "1920": (1920, 1080),
}
HIGH = 640  # of a sheet
GAMES = {"loot_island": 4, "tobago": 3, "under_sail": 4}
# Brought into view, again in every size.
SHOW = """(each) => {
  const show = () => each.scrollIntoView();
  show();
  addEventListener('resize', () => setTimeout(show, 50));
}"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FOOT = """() => {
  const show = () => scrollTo(0, document.documentElement.scrollHeight);
  show();
  addEventListener('resize', () => setTimeout(show, 50));
}"""
Scene = tuple[str, str, Callable[[Page], None]]  # house, address, what is done there


def questions(game: str, games: int = 12) -> dict[str, dict[str, Any]]:
    """A position for each kind of question that seat 0 is asked, not in the first moves."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(games):
        match = doubloon.new(game, players=GAMES[game], seed=seed)

        def look(now: doubloon.Match) -> bool:
            if 0 in now.deciders and len(now.history) > 30:
                kind = now.state.question(0)[0]
                found.setdefault(kind, now.state.dump())
            return False

        match.play_on(bots="greedy", until=look)
    return found


def opened(selector: str) -> Callable[[Page], None]:
    """What a tap on this shows."""

    def act(page: Page) -> None:
        page.locator(selector).locator("visible=true").first.click()
        page.wait_for_timeout(300)

    return act


def keys(*pressed: str, wait: int = 500) -> Callable[[Page], None]:
    """What these keys show, at a table where something is asked."""

    def act(page: Page) -> None:
        page.locator(".decide.asked, .veil").first.wait_for()
        page.wait_for_timeout(400)
        for key in pressed:
            page.keyboard.press(key)
            page.wait_for_timeout(wait)

    return act


def hint(times: int) -> Callable[[Page], None]:
    """The table's hint, shown, then put there."""

    def act(page: Page) -> None:
        page.locator(".decide.asked").first.wait_for()
        page.keyboard.press("h")
        page.wait_for_selector("[data-hint-place]", timeout=90_000)
        if times > 1:
            page.keyboard.press("h")
            page.wait_for_timeout(1500)

    return act


def refused(page: Page) -> None:
    """Why not, of the first thing that cannot be done."""
    page.locator(".decide.asked").first.wait_for()
    page.wait_for_timeout(400)
    page.locator("[data-word][aria-disabled=true]").first.focus()
    page.keyboard.press("?")
    page.wait_for_timeout(900)


def mine(tab: int) -> Callable[[Page], None]:
    """One of the tabs of "My games"."""

    def act(page: Page) -> None:
        page.locator(f".tabs button:nth-child({tab})").click()
        page.locator(".tabs").evaluate(SHOW)
        page.wait_for_timeout(300)

    return act


def nothing(page: Page) -> None:
    page.wait_for_timeout(250)


def foot(page: Page) -> None:
    """The end of a long page."""
    page.evaluate(FOOT)
    page.wait_for_timeout(300)


def cut_off(page: Page) -> None:
    """The connection is gone."""
    page.locator("#decision").first.wait_for()
    page.context.set_offline(True)
    page.wait_for_timeout(9000)


def load_again(page: Page) -> None:
    """Opened without a connection."""
    page.locator("#main").first.wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.wait_for_timeout(6000)


def played(someone: Visitor, table: str) -> None:
    """Anything that is allowed, to the end, past the page: that is quicker."""
    ask, rng = someone.page.request, Random(table)
    while True:
        state = ask.get(f"/api/tables/{table}").json()
        if state["about"]["status"] == "finished":
            return
        if not state["decision"]:
            someone.page.wait_for_timeout(30)
            continue
        words: list[str] = []
        while True:
            now = ask.post(f"/api/tables/{table}/preview", data={"words": words}).json()
            choices = now.get("choices") or []
            if words and now.get("complete") and (not choices or rng.random() < 0.7):
                break
            if not choices:
                break
            words.append(rng.choice(choices))
        move = {"decision": state["decision"]["id"], "words": words}
        ask.post(f"/api/tables/{table}/moves", data=move)


class Gallery:
    """All scenes, prepared once by Anne, whose cookies every later browser has."""

    def __init__(self, browser: Browser, plain: House, staged: House) -> None:
        self.browser = browser
        self.houses = {"plain": plain, "staged": staged}
        self.kept: dict[str, Any] = {}
        self.scenes: dict[str, Scene] = {}
        self.guests: list[Visitor] = []  # they stay, with their pages closed

    def add(self, name: str, path: str, act: Callable[[Page], None] = nothing) -> None:
        self.scenes[name] = ("plain", path, act)

    def pages(self) -> None:
        """What needs no table."""
        self.add("start", "/")
        self.add("start-foot", "/", foot)
        self.add("start-play", "/", opened("article button[aria-haspopup]"))
        self.add("start-you", "/", opened("header button.mine"))
        self.add("start-device", "/#device=" + "0" * 32)
        for game in GAMES:
            self.add(f"new-{game}", f"/new/{game}")
            self.add(f"rules-{game}", f"/rules/{game}")
            self.add(f"score-{game}", f"/score/{game}")
            self.add(f"deck-{game}", f"/deck/{game}")
            self.add(f"learn-{game}", f"/learn/{game}")
        self.add("rules-one", "/rules/loot_island#LI-2.8")
        self.add("notices", "/notices")
        self.add("notices-confirm", "/notices#confirm=" + "0" * 32)
        self.add("lost", "/no/such/page")
        self.add("lost-table", "/t/00000000000000000000")
        self.add("start-down", "/", load_again)

    def tables(self, someone: Visitor) -> None:
        """Tables in their first moments, a lesson, a lobby."""
        ask = someone.page.request
        for game, players in GAMES.items():
            bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
            body = {"game": game, "players": players, "name": "Anne", "seats": [{}, *bots]}
            table = ask.post("/api/tables", data={**body, "hints": True}).json()["table"]
            ask.post(f"/api/tables/{table}/start", data={})
            self.add(f"{game}-first", f"/t/{table}", keys())
            self.add(f"{game}-hint", f"/t/{table}", hint(1))
            self.add(f"{game}-draft", f"/t/{table}", hint(2))
            self.add(f"{game}-whynot", f"/t/{table}", refused)
            self.add(f"{game}-watch", f"/watch/{table}")
            lesson = ask.post(f"/api/games/{game}/lessons/first", data={"name": "Anne"}).json()
            self.add(f"{game}-lesson", f"/t/{lesson['table']}")
            if game == "loot_island":
                sheets = {"log": "l", "chat": "c", "recap": "r", "undo": "z", "help": "?"}
                for sheet, key in sheets.items():
                    self.add(f"{game}-{sheet}", f"/t/{table}", keys(key))
                self.add(f"{game}-settings", f"/t/{table}", opened(".tools button:last-child"))
                self.add(f"{game}-offline", f"/t/{table}", cut_off)
                self.add(f"{game}-down", f"/t/{table}", load_again)
                self.add(f"{game}-early", f"/replay/{table}")
            self.people(someone, game, players)
        for tab, name in enumerate(("playing", "finished", "practice", "archive"), start=1):
            self.add(f"start-mine-{name}", "/", mine(tab))
        seats = [{}, {}, {"kind": "bot", "level": "strong"}, {}]
        body = {"game": "loot_island", "players": 4, "name": "Anne", "seats": seats}
        table = ask.post("/api/tables", data=body).json()["table"]
        guest = Visitor(self.browser, someone.url)
        guest.page.request.post(
            f"/api/tables/{table}/join", data={"seat": 1, "name": "Bartholomeus"}
        )
        self.add("lobby-host", f"/t/{table}")
        self.add("lobby-kick", f"/t/{table}", opened("ol li:nth-child(2) button"))
        self.add("lobby-sit", f"/t/{table}", opened("ol li:nth-child(4) .btn.out"))
        other = guest.page.request.post(
            "/api/tables", data={**body, "game": "tobago", "name": "Bartholomeus"}
        ).json()["table"]
        self.add("lobby-stranger", f"/t/{other}")
        self.add("lobby-asked", f"/t/{other}#seat=2")
        self.add("lobby-watch", f"/watch/{other}")

    def people(self, someone: Visitor, game: str, players: int) -> None:
        """A table of people with a clock: away, removed, a vote, something said."""
        ask = someone.page.request
        body = {"game": game, "players": players, "name": "Anne", "seconds": 7200}
        table = ask.post("/api/tables", data={**body, "seats": [{}] * players}).json()["table"]
        for seat in range(1, players):
            guest = Visitor(self.browser, someone.url)
            name = ("Bartholomeus", "Cleo", "Dirk")[seat - 1]
            guest.page.request.post(f"/api/tables/{table}/join", data={"seat": seat, "name": name})
            self.guests.append(guest)
        ask.post(f"/api/tables/{table}/start", data={})
        last = self.guests[-1]
        last.page.request.post(f"/api/tables/{table}/abandon", data={"agree": True})
        self.add(f"{game}-vote", f"/t/{table}")
        self.add(f"{game}-people", f"/t/{table}", opened(".tools button:last-child"))

    def finished(self, someone: Visitor) -> None:
        """Games played to their end: result, replay, review."""
        for game, players in GAMES.items():
            bots = [{"kind": "bot", "level": "greedy"}] * (players - 1)
            body = {"game": game, "players": players, "name": "Anne", "seats": [{}, *bots]}
            table = someone.page.request.post("/api/tables", data=body).json()["table"]
            someone.page.request.post(f"/api/tables/{table}/start", data={})
            played(someone, table)
            print("finished", game, flush=True)
            if game == "under_sail":
                put_away = {"table": table, "archived": True}
                someone.page.request.post("/api/me/archive", data=put_away)
            frames = someone.page.request.get(f"/api/tables/{table}/replay").json()["frames"]
            middle = frames[len(frames) * 2 // 3]["number"]
            self.add(f"{game}-result", f"/t/{table}", lambda page: page.wait_for_timeout(6000))
            self.add(f"{game}-replay", f"/replay/{table}#{middle}")
            self.add(f"{game}-seen", f"/watch/{table}")
            if game == "loot_island":
                self.add(
                    f"{game}-branch",
                    f"/replay/{table}#{middle}",
                    opened(".bar .acts button:last-child"),
                )
            self.add(
                f"{game}-review",
                f"/replay/{table}#{middle}",
                opened(".bar .acts button:nth-last-child(2)"),
            )

    def stage(self, someone: Visitor, names: dict[str, str]) -> None:
        """The staged positions, each at a table of its own."""
        for name, game in names.items():
            made = someone.page.request.post(
                f"/api/games/{game}/lessons/{name}",
                data={"name": "Anne"},
                headers={"origin": someone.url},
            )
            if not made.ok:
                print("no", name, made.text(), flush=True)
                continue
            self.scenes[f"{game}-q-{name}"] = ("staged", f"/t/{made.json()['table']}", keys())

    def prepare(self, names: dict[str, str]) -> None:
        self.pages()
        for place, server in self.houses.items():
            anne = Visitor(self.browser, server.url)
            anne.open("/")
            if place == "plain":
                self.tables(anne)
                self.finished(anne)
            else:
                self.stage(anne, names)
            self.kept[place] = anne.context.storage_state()
            anne.close()

    def shoot(
        self, folder: Path, name: str, context: BrowserContext, sizes: list[str], themes: list[str]
    ) -> None:
        """One scene in every theme and size, with what is wrong in the first theme."""
        _, path, act = self.scenes[name]
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(f"page error: {error}"))
        language = page.evaluate("navigator.language")
        try:
            self.fit(page, sizes[0])
            page.goto(path)
            page.locator("#main").first.wait_for()
            page.wait_for_timeout(500)
            act(page)
            for theme in themes:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                page.wait_for_timeout(700)
                for size in sizes:
                    self.fit(page, size)
                    if theme == themes[0]:
                        for each in audit(page):
                            self.report(folder, f"{name} {language} {size}: {each}")
                    file = folder / f"{name}.{language}.{theme}.{size}.jpg"
                    page.screenshot(path=file, type="jpeg", quality=80)
            for each in wrong:
                self.report(folder, f"{name} {language}: {each}")
        except Exception as error:
            self.report(folder, f"{name} {language}: FAILED {str(error).splitlines()[0]}")
            traceback.print_exc()
        finally:
            context.set_offline(False)
            page.close()

    def fit(self, page: Page, size: str) -> None:
        """This size, once the page has settled in it."""
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        page.evaluate(DRAWN)  # on a busy machine parts of a picture would be blank

    def browser_of(self, place: str, language: str) -> BrowserContext:
        """Anne's, in this language."""
        context = self.browser.new_context(
            base_url=self.houses[place].url,
            service_workers="block",
            locale=language,
            reduced_motion="reduce",
            storage_state=self.kept[place],
        )
        context.set_default_timeout(60_000)
        context.add_init_script(KEPT.format(speed="once"))
        return context

    def report(self, folder: Path, line: str) -> None:
        with (folder / "audit.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def sheet(folder: Path, name: str, sizes: list[str]) -> None:
    """The pictures of a scene next to each other, all of the same height."""
    files = [folder / f"{name}.{size}.jpg" for size in sizes]
    shots = [Image.open(file) for file in files if file.exists()]
    if not shots:
        return
    small = [each.resize((each.width * HIGH // each.height, HIGH)) for each in shots]
    whole = Image.new("RGB", (sum(each.width + 8 for each in small), HIGH), "white")
    left = 0
    for each in small:
        whole.paste(each, (left, 0))
        left += each.width + 8
    whole.save(folder / f"sheet.{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="+", default=["de", "en", "fr", "nl"])
    parser.add_argument("--sizes", nargs="+", default=list(SIZES))
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    parser.add_argument("--only", nargs="*", default=[""])
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(3)]
        names: dict[str, str] = {}
        for name, (game, _, state, options) in SCENES.items():
            names[name] = game
            lesson = {"players": state.players, "seat": 0, "minutes": 1, "step": []}
            text = json.dumps({**lesson, "position": state.dump(), "options": options})
            (folders[0] / f"{game}-{name}.json").write_text(text, encoding="utf-8")
        for game, players in GAMES.items():
            for kind, position in questions(game).items():
                name = f"{kind}_".replace("-", "_")
                names[name + game[0]] = game
                lesson = {"players": players, "seat": 0, "minutes": 1, "step": []}
                text = json.dumps({**lesson, "position": position})
                (folders[0] / f"{game}-{name}{game[0]}.json").write_text(text, encoding="utf-8")
        print("positions", names, flush=True)
        plain = stack.enter_context(house(folders[1], HOUSE_SEED="gallery"))
        staged = stack.enter_context(
            house(folders[2], HOUSE_SEED="g", HOUSE_SCENES=str(folders[0]))
        )
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        gallery = Gallery(browser, plain, staged)
        gallery.prepare(names)
        print(len(gallery.scenes), "scenes", flush=True)
        for language in wanted.languages:
            contexts = {place: gallery.browser_of(place, language) for place in gallery.houses}
            for name, (place, _, _) in gallery.scenes.items():
                if any(part in name for part in wanted.only):
                    themes = wanted.themes
                    gallery.shoot(wanted.folder, name, contexts[place], wanted.sizes, themes)
                    for theme in themes:
                        sheet(wanted.folder, f"{name}.{language}.{theme}", wanted.sizes)
                    print(language, name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
