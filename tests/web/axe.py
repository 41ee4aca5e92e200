"""axe-core, as it comes with the client's packages."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.live import ROOT

FILE = ROOT / "web/node_modules/axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'] });
  return found.violations.map((each) => ({ rule: each.id, help: each.help,
    nodes: each.nodes.map((node) => node.target.join(' ') + ' ' + node.failureSummary) }));
}"""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page) -> list[dict[str, Any]]:
    """What is wrong on the page as it is shown now. Put in by the debugger, past the policy."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, LEVELS)
    return found


def accessible(page: Page, where: str) -> None:
    """No violation, light and dark."""
    shown = page.evaluate("() => document.documentElement.dataset.theme")
    for theme in ("light", "dark"):
        page.evaluate(THEME, theme)
        found = violations(page)
        told = "\n".join(f"{each['rule']}: {node}" for each in found for node in each["nodes"][:3])
        assert not found, f"{where}, {theme}:\n{told}"
    page.evaluate(THEME, shown)
