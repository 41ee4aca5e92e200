"""The manifest: everything it names is there, in the size that it says, under any base path."""

import json
import re
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.web.live import ROOT, House, visitor

PUBLIC = ROOT / "web/public"
MANIFEST: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
SHORTCUT_ICONS = [icon for each in MANIFEST["shortcuts"] for icon in each["icons"]]
PICTURES = [*MANIFEST["icons"], *MANIFEST["screenshots"], *SHORTCUT_ICONS]


@pytest.mark.parametrize("named", PICTURES, ids=lambda named: named["src"])
def test_pictures_have_the_size_that_is_named(named: dict[str, str]) -> None:
    path = PUBLIC / named["src"]
    if path.suffix == ".svg":
        assert named["sizes"] == "any"
        assert "<svg" in path.read_text("utf-8")
        return
    with Image.open(path) as picture:
        assert named["sizes"] == f"{picture.width}x{picture.height}"
        assert named.get("type", "image/png") == f"image/{str(picture.format).lower()}"


def test_what_systems_ask_for_is_there() -> None:
    icons = {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]}
    assert {
        (f"{size}x{size}", kind) for size in (192, 512) for kind in ("any", "maskable")
    } <= icons
    assert "games" in MANIFEST["categories"]
    shapes = [shot["form_factor"] for shot in MANIFEST["screenshots"]]
    assert shapes.count("wide") >= 2
    assert shapes.count("narrow") >= 2
    page = (ROOT / "web/index.html").read_text("utf-8")
    apple = re.search(r'<link rel="apple-touch-icon" href="/([^"]+)"', page)
    assert apple is not None
    with Image.open(PUBLIC / apple[1]) as picture:
        assert picture.size == (180, 180)


def test_addresses_are_relative() -> None:
    """So that they are right wherever the client lies; only an id cannot be relative."""
    named = [each["src"] for each in PICTURES] + [each["url"] for each in MANIFEST["shortcuts"]]
    assert not [address for address in named if address.startswith("/") or ":" in address]
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["id"]) == ("./", "./", "/")


@pytest.mark.slow
def test_a_browser_finds_no_mistake(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as someone:
        someone.open("/")
        devtools = someone.context.new_cdp_session(someone.page)
        found = devtools.send("Page.getAppManifest")
        assert found["errors"] == []
        assert found["url"] == f"{server.url}/manifest.webmanifest"
