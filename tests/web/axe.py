"""axe-core, as it comes with the client's packages."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.live import ROOT

FILE = ROOT / "web/node_modules/axe-core/axe.min.js"
# All rules that axe itself applies unless told otherwise: WCAG 2.2 A and AA, and good practice.
# Also that what is written on a control is in its name, for those who speak to it.
# The dark page is the light one in other colours, so only rules about colours look at it again.
RUN = """async (theme) => {
  const lasts = (each) => Number.isFinite(each.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(lasts).map((each) => each.finished));
  const which = theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] }
    : { rules: { 'label-content-name-mismatch': { enabled: true } } };
  const found = await axe.run(document, { resultTypes: ['violations'], ...which });
  return found.violations.map((each) => ({ rule: each.id, help: each.help,
    nodes: each.nodes.map((node) => node.target.join(' ') + ' ' + node.failureSummary) }));
}"""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page, theme: str) -> list[dict[str, Any]]:
    """What is wrong on the page once it rests. Put in by the debugger, past the policy."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, theme)
    return found


def lasting(page: Page, theme: str) -> list[dict[str, Any]]:
    """What is still wrong a moment later: scenes fade in, and a colour half-way is nobody's."""
    found = violations(page, theme)
    if found:
        page.wait_for_timeout(1000)
        found = violations(page, theme)
    return found


def complaints(page: Page, where: str) -> list[str]:
    """What is wrong, light and dark."""
    told: list[str] = []
    shown = page.evaluate("() => document.documentElement.dataset.theme")
    for theme in ("light", "dark"):
        page.evaluate(THEME, theme)
        for each in lasting(page, theme):
            told += [f"{where}, {theme}, {each['rule']}: {node}" for node in each["nodes"][:4]]
    page.evaluate(THEME, shown)
    return told


def accessible(page: Page, where: str) -> None:
    """No violation, light or dark."""
    told = complaints(page, where)
    assert not told, "\n".join(told)
