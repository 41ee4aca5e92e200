"""The documentation site: its pages, and that readers can find each of them."""

import tomllib
from typing import Any

from tests.docs.snippets import ROOT
from tools.site import GAMES, LANGUAGES, pages, rules_page

CONFIG = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]


def listed(entries: list[Any]) -> list[str]:
    """All pages of the navigation, all levels down."""
    found: list[str] = []
    for entry in entries:
        for place in entry.values() if isinstance(entry, dict) else [entry]:
            found += listed(place) if isinstance(place, list) else [place]
    return found


def test_every_page_can_be_reached() -> None:
    """Those of the rules in other languages from the English ones, all others from the top."""
    written = {name for name in pages() if name.endswith(".md")}
    translated = {rules_page(game, code) for game in GAMES for code in LANGUAGES if code != "en"}
    assert written - translated == set(listed(CONFIG["nav"]))
    for game in GAMES:
        english = pages()[rules_page(game, "en")]
        assert isinstance(english, str)
        assert all(f"({game}.{code}.md)" in english for code in LANGUAGES if code != "en")


def test_rules_and_routes_are_on_their_pages() -> None:
    made = pages()
    rules, routes = made["rules/loot_island.md"], made["http.md"]
    assert "### LI-2.14 " in str(rules)
    assert "[LI-EV9](#LI-EV9)" in str(rules)
    assert "### `POST /api/tables/{table_id}/moves`" in str(routes)
    assert "Body: [MoveBody](#MoveBody)." in str(routes)


def test_links_to_files_that_are_no_pages_lead_to_a_copy() -> None:
    made = pages()
    assert "(files/examples/bot.py)" in str(made["api.md"])
    assert made["files/examples/bot.py"] == (ROOT / "examples/bot.py").read_bytes()
    assert "(hosting.md#what-the-server-does-against-abuse)" in str(made["security.md"])
