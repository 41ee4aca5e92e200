"""The client's icons and the pictures of shared links, from our own drawings: ``make icons``.

Icons are ``web/public/icon.svg`` in the sizes that systems ask for; one that may be cut to any
shape (maskable) has the drawing in its inner part. The pictures are the covers of the start page.
Screenshots are what a browser shows of the client before it installs it.
"""

import io
import shutil
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.live import PHONE, QUIET, ROOT, Visitor, house, play_now

PUBLIC = ROOT / "web/public"
GROUND = "#123a47"
SIZES = {"32": 32, "192": 192, "512": 512}
CARD = (1200, 630)  # what services that show links expect
GAMES = ("loot_island", "tobago", "under_sail")


def save(shot: bytes, path: Path, colours: int = 256) -> None:
    """A PNG with few colours: drawings need no more."""
    path.parent.mkdir(exist_ok=True)
    with Image.open(io.BytesIO(shot)) as picture:
        small = picture.convert("RGB").quantize(colours, dither=Image.Dither.FLOYDSTEINBERG)
        small.save(path, optimize=True)


def icons(page: Page) -> None:
    """``icon.svg`` in all sizes."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    sizes = {**SIZES, "apple-touch": 180, "maskable-512": 512, "maskable-192": 192}
    for name, size in sizes.items():
        inner = 80 if name.startswith("maskable") else 100
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            f"<style>body {{ margin: 0; background: {GROUND}; display: grid; height: 100vh;"
            f" place-items: center }} svg {{ width: {inner}%; display: block }}</style>{drawing}"
        )
        save(page.screenshot(), PUBLIC / "icons" / f"{name}.png", 64)


def cards(browser: Browser, url: str) -> None:
    """The covers of the games with their titles, and one of all of them."""
    wide, high = CARD
    visitor = Visitor(browser, url, viewport={"width": wide, "height": high})
    page = visitor.page
    for name in GAMES:
        visitor.open(f"/learn/{name}")
        page.locator(".cover svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(CARD_OF, name)
        save(page.screenshot(), PUBLIC / "previews" / f"{name}.png")
    visitor.open("/")
    page.locator("article .cover svg").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(CARD_OF, "")
    save(page.screenshot(), PUBLIC / "previews" / "start.png")
    visitor.close()


def screenshots(browser: Browser, url: str) -> None:
    """The start page and a table, on a desk and on a phone."""
    screens: dict[str, tuple[dict[str, Any], str]] = {
        "wide": ({"viewport": {"width": 1280, "height": 800}}, "Loot Island"),
        "narrow": ({**PHONE, "device_scale_factor": 2}, "Tobago"),
    }
    for name, (screen, game) in screens.items():
        visitor = Visitor(browser, url, **screen)
        visitor.open("/")
        visitor.page.locator("article .cover svg").nth(2).wait_for()
        visitor.page.wait_for_load_state("networkidle")
        show(visitor.page, f"{name}-start")
        play_now(visitor.page, game).click()
        visitor.page.locator("#decision").wait_for()
        visitor.page.get_by_role("button", name="Got it").click()
        visitor.page.wait_for_timeout(1500)
        show(visitor.page, f"{name}-table")
        visitor.close()


def show(page: Page, name: str) -> None:
    """A screenshot of the page as it stands."""
    path = PUBLIC / "screenshots" / f"{name}.webp"
    path.parent.mkdir(exist_ok=True)
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        shot.convert("RGB").save(path, quality=70, method=6)


# The cover fills the card, with the name of the game, or of the house, below.
CARD_OF = """(game) => {
  const covers = [...document.querySelectorAll('.cover')];
  const titles = [...document.querySelectorAll('article h2')].map((each) => each.textContent);
  const logo = document.querySelector('.logo').cloneNode(true);
  const card = document.createElement('div');
  const put = (node, css) => Object.assign(node.style, css);
  put(card, { position: 'fixed', inset: 0, zIndex: 9999, display: 'flex', background: '#0c2c38' });
  for (const cover of game ? covers.slice(0, 1) : covers) {
    put(cover, { flex: '1', height: '100%', maxHeight: 'none', aspectRatio: 'auto', border: '0' });
    card.append(cover);
  }
  const foot = document.createElement('div');
  const text = { loot_island: 'Loot Island', tobago: 'Tobago', under_sail: 'Under Sail' }[game];
  const title = document.createElement('b');
  title.textContent = text ?? titles.join(' · ');
  put(title, { font: '700 64px/1 Georgia, serif', color: '#fff3d6' });
  if (!text) put(title, { fontSize: '44px' });
  put(logo, { marginLeft: 'auto', fontSize: '34px', color: '#fff3d6', display: 'flex' });
  put(foot, { position: 'absolute', left: 0, right: 0, bottom: 0, display: 'flex', gap: '24px',
    alignItems: 'center', padding: '22px 36px', background: 'rgb(8 32 42 / 0.88)' });
  foot.append(title, logo);
  card.append(foot);
  document.body.append(card);
}"""


def main() -> None:
    """All of them."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        icons(browser.new_page())
        with house(Path(folder)) as server:
            cards(browser, server.url)
            screenshots(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
