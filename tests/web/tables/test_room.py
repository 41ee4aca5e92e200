"""Results and replays have room: sums without scrolling, whole hands, nothing overlaps."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.live import House, Visitor, visitor
from tests.web.tables.test_scenes import staged, table_at

pytestmark = pytest.mark.slow
# Parts that reach out of the box in which they are seen.
CUT = """([parts, frame]) => {
  const edge = document.querySelector(frame).getBoundingClientRect();
  const low = Math.min(edge.bottom, innerHeight);
  return [...document.querySelectorAll(parts)].map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > low || box.top < edge.top)
    .map(([each, box]) => [each.className, box.top, box.bottom, 'in', edge.top, low]);
}"""
# Boxes of Under Sail's chart that lie over others, and where the supply leaves the chart.
OVERLAPS = """() => {
  const boxes = (parts) => [...document.querySelectorAll(`.table ${parts}`)]
    .map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const pairs = (one, other) => boxes(one).flatMap((a) => boxes(other)
    .filter((b) => over(a, b)).map((b) => [one, other, a.toJSON(), b.toJSON()]));
  const [chart] = [document.querySelector('.table').getBoundingClientRect()];
  const frame = 8;  // drawn along the edge
  const out = boxes('.supply').filter((box) =>
    box.left < chart.left + frame || box.bottom > chart.bottom - frame);
  return [...pairs('.plate', '.group'), ...pairs('.supply', '.own .card'),
    ...pairs('.supply', '.plate'), ...pairs('.supply', '.group'), ...out];
}"""

# Words of Loot Island's small islands that reach under the chart's frame.
UNDER_THE_FRAME = """() => {
  const chart = document.querySelector('svg.chart');
  const edge = chart.getBoundingClientRect();
  const frame = 12 * edge.width / chart.viewBox.baseVal.width;
  return [...chart.querySelectorAll('text.name, text.what')]
    .map((each) => [each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < edge.left + frame || box.right > edge.right - frame)
    .map(([text]) => text);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with staged(tmp_path_factory) as running:
        yield running


def size(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def post(someone: Visitor, path: str, body: dict[str, Any]) -> None:
    made = someone.page.request.post(path, data=body, headers={"origin": someone.url})
    assert made.ok, made.text()


def finished(someone: Visitor) -> str:
    """A game of Under Sail that was played to its end."""
    table = table_at(someone, "last")
    state = someone.page.request.get(f"/api/tables/{table}").json()
    move = {"decision": state["decision"]["id"], "words": ["show-number", "bonus-0"]}
    post(someone, f"/api/tables/{table}/moves", move)
    return table


def dealt(someone: Visitor, game: str) -> str:
    """A game that begins."""
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    body = {"game": game, "players": 3, "name": "Ada", "seats": [{}, *bots]}
    table = str(someone.page.request.post("/api/tables", data=body).json()["table"])
    post(someone, f"/api/tables/{table}/start", {})
    return table


def given_up(someone: Visitor, table: str) -> str:
    """It is over and can be looked at again."""
    post(someone, f"/api/tables/{table}/resign", {})
    return table


@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)], ids=str)
def test_the_big_screen_shows_the_sums(
    browser: Browser, server: House, screen: tuple[int, int]
) -> None:
    """Nobody scrolls a television; German has the longest lines."""
    with visitor(browser, server.url, locale="de-DE", **size(*screen)) as someone:
        someone.open(f"/watch/{finished(someone)}")
        someone.page.locator(".hero.named").wait_for()
        assert someone.page.evaluate(CUT, [".score .hero, .score .total", ".score"]) == []


def test_a_result_held_sideways_shows_the_sums(browser: Browser, server: House) -> None:
    """Above the buttons, which stay in view."""
    with visitor(browser, server.url, locale="de-DE", **size(844, 390)) as someone:
        someone.open(f"/t/{finished(someone)}")
        someone.page.locator("dialog .hero.named").wait_for()
        assert someone.page.evaluate(CUT, ["dialog .hero, dialog .total", "dialog"]) == []
        acts = someone.page.locator("dialog .acts").bounding_box()
        total = someone.page.locator("dialog .total").bounding_box()
        assert acts is not None
        assert total is not None
        assert total["y"] + total["height"] <= acts["y"], "the buttons lie over the sums"


@pytest.mark.parametrize("screen", [(390, 844), (360, 740), (820, 1180), (844, 390)], ids=str)
def test_nothing_overlaps_on_the_chart(
    browser: Browser, server: House, screen: tuple[int, int]
) -> None:
    """In a replay, whose controls leave the chart little room."""
    with visitor(browser, server.url, locale="de-DE", **size(*screen)) as someone:
        someone.open(f"/replay/{given_up(someone, table_at(someone, 'reveal'))}")
        someone.page.locator(".plate").first.wait_for()
        someone.page.locator(".supply").wait_for()
        assert someone.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("locale", ["de-DE", "en-GB", "fr-FR", "nl-NL"])
def test_words_lie_within_the_frame(browser: Browser, server: House, locale: str) -> None:
    with visitor(browser, server.url, locale=locale, **size(1280, 800)) as someone:
        someone.open(f"/t/{dealt(someone, 'loot_island')}")
        expect(someone.page.locator("svg.chart text.what")).to_have_count(6)
        assert someone.page.evaluate(UNDER_THE_FRAME) == []


@pytest.mark.parametrize("screen", [(844, 390), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", ["loot_island", "tobago", "under_sail"])
def test_hands_in_a_replay_are_whole(
    browser: Browser, server: House, screen: tuple[int, int], game: str
) -> None:
    with visitor(browser, server.url, **size(*screen)) as someone:
        someone.open(f"/replay/{given_up(someone, dealt(someone, game))}")
        page = someone.page
        page.locator("[data-thing=hand] .card").first.wait_for()
        bar = page.locator("section.bar").bounding_box()
        assert bar is not None
        # The drawing's margin below may be cut.
        lowest = page.locator("[data-thing=hand] .card").evaluate_all(
            """(all) => Math.max(...all.map((each) => {
              const box = each.getBoundingClientRect();
              return box.top + box.height * 0.94;
            }))"""
        )
        frame = page.locator(".dock .hand").first.bounding_box()
        assert frame is not None
        assert lowest <= min(frame["y"] + frame["height"], bar["y"])
