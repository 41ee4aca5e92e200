"""The README's pictures, from real games: ``make screenshots``.

The shuffle is always the same one and most moves are the hints of the table, so that the pictures
show much the same game whenever they are drawn.
"""

import io
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.live import PHONE, QUIET, ROOT, Visitor, house, play_now
from tests.web.person import Person

FOLDER = ROOT / "docs/pictures"
COLOURS = 256
SEATS: list[dict[str, str]] = [{}, *[{"kind": "bot", "level": "greedy"}] * 3]


class Guided(Person):
    """Plays what the table's hint says, if it has one."""

    def choose(self, now: dict[str, Any]) -> None:
        if not now["scene"] and not now["held"]:
            now = self.proposed()
        super().choose(now)

    def proposed(self) -> dict[str, Any]:
        """The page with the hint in place: it is shown first, then put there."""
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-hint-place]", timeout=90_000)
        self.page.keyboard.press("h")
        for _ in range(100):
            now = self.glance()
            if now["ready"]:
                return now
            self.page.wait_for_timeout(50)
        return now


def take(page: Page, name: str) -> None:
    """A picture of the page, with few colours: a drawing needs no more, and loads sooner."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(700)
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        # also the colours of small things are kept, such as a seat's emblem
        small = shot.convert("RGB").quantize(
            COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.FLOYDSTEINBERG
        )
        small.save(FOLDER / f"{name}.png", optimize=True)


def other_theme(page: Page) -> None:
    """Light to dark and back, as anybody does it."""
    page.get_by_role("button", name="Light or dark").click()


def until_a_turn(person: Person, number: int) -> None:
    """Play on until the person has had so many turns and is to take the next one."""
    person.play(lambda: person.kinds.get("turn", 0) >= number)
    person.play(lambda: asked(person) == "turn" and not person.clear_away(person.glance()))


def until_a_good_move(person: Guided) -> None:
    """A turn in which several cards are played, with the draft in place, from a full hand."""
    for turns in range(5, 30):
        until_a_turn(person, turns)
        held = person.proposed()["held"]
        island = any(word.startswith("island") for word in held)
        if len(held) > 2 and not island and len(hand_of(person)) > 4:
            return
        person.page.keyboard.press("z")
    raise AssertionError("no such move came")


def hand_of(person: Person) -> list[str]:
    found: list[str] = person.state()["view"]["players"][0]["hand"]
    return found


def asked(person: Person) -> str:
    decision = person.state()["decision"]
    return str(decision["kind"]) if decision and person.glance()["asked"] else ""


def sit_down(visitor: Visitor, game: str) -> str:
    """A table of four at which the game has begun; gives its name."""
    page = visitor.page
    body = {"game": game, "players": 4, "name": "Anne", "seats": SEATS, "hints": True}
    table = page.request.post("/api/tables", data=body).json()["table"]
    page.request.post(f"/api/tables/{table}/start", data={})
    visitor.open(f"/t/{table}")
    page.locator("#decision").wait_for()
    return str(table)


def half_built(visitor: Visitor, game: str, kind: str, words: list[str], name: str) -> None:
    """Another game, in the middle of a move that is made of such words, one after the other."""
    sit_down(visitor, game)
    person = Person(visitor.page, 1)

    def possible(pattern: str) -> list[str]:
        return [word for word in person.glance()["can"] if re.fullmatch(pattern, word)]

    person.play(lambda: person.moves > 7 and asked(person) == kind and possible(words[0]) != [])
    while person.clear_away(person.glance()):
        visitor.page.wait_for_timeout(300)
    for pattern in words:
        now = person.glance()
        for word in possible(pattern)[:1]:  # some choices are made along with another
            person.press(word)
        person.settled(now)
    take(visitor.page, name)


def shoot(visitor: Visitor) -> None:
    """One game from the first page to the score."""
    page = visitor.page
    visitor.open("/")
    play_now(page, "Under Sail").wait_for()
    page.wait_for_load_state("networkidle")
    take(page, "start")
    table = sit_down(visitor, "loot_island")
    person = Guided(page, 1)

    def loot(kind: str) -> None:
        if kind == "take" and person.kinds[kind] == 1:
            page.locator(".cloth [data-thing]").first.click()
            take(page, "loot")

    person.on_asked = loot
    until_a_good_move(person)
    take(page, "table")
    other_theme(page)
    take(page, "dark")
    other_theme(page)
    on_phone(visitor, table)
    page.keyboard.press("z")
    person.play()
    page.wait_for_timeout(4000)  # the score is filled line by line
    take(page, "score")


def on_phone(visitor: Visitor, table: str) -> None:
    """The same seat in somebody's hand: the same cookies on a small screen."""
    browser = visitor.context.browser
    assert browser is not None
    other = Visitor(browser, visitor.url, **PHONE, device_scale_factor=2)
    other.context.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    other.open(f"/t/{table}")
    other.page.locator("#decision").wait_for()
    person = Person(other.page, 1)
    while person.clear_away(person.glance()):
        other.page.wait_for_timeout(300)
    take(other.page, "phone")
    other.close()


def main() -> None:
    """All of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        with house(Path(folder), HOUSE_SEED="pictures") as server:
            someone = Visitor(browser, server.url)
            shoot(someone)
            half_built(someone, "tobago", "turn", [r"c\d+", "black|grey|white|brown"], "tobago")
            half_built(someone, "under_sail", "play", [r"[RBGV]\d+", "show-colour"], "under-sail")
            someone.close()
        browser.close()
    for file in sorted(FOLDER.glob("*.png")):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
