"""Nothing runs out of its place, and nothing covers what is to be tapped."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import accessible
from tests.web.live import PHONE, House, house, visitor
from tests.web.pages.test_pages import table_of
from tests.web.person import Person, Toucher
from tests.web.tables.test_other_games import sit_down

pytestmark = pytest.mark.slow
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}}
# Texts that are wider than the window, or than the piece of paper or the button that holds them.
TOO_WIDE = """() => {
  const out = (each) => {
    const box = each.getBoundingClientRect();
    if (box.width === 0 || !each.checkVisibility()) return false;
    const paper = each.closest('.paper, button')?.getBoundingClientRect();
    return box.right > innerWidth + 1 || (paper && box.right > paper.right + 1);
  };
  const texts = [...document.querySelectorAll('#app *')].filter((each) =>
    !each.closest('svg') && [...each.childNodes].some((node) => node.nodeType === 3
      && node.data.trim() !== ''));
  return texts.filter(out).map((each) => each.innerText);
}"""

# Can all of a thing be seen and tapped, from its upper to its lower edge?
WHOLE = """(it) => {
  const box = it.getBoundingClientRect();
  const at = (y) => it.contains(document.elementFromPoint(box.x + box.width / 2, y));
  return at(box.top + 3) && at(box.bottom - 3);
}"""

# Does the board end above the decision bar, all that is drawn of it?
ABOVE = """() => {
  const bar = document.querySelector('.decide').getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect();
  const drawn = document.querySelector('.board .chart')?.getBoundingClientRect() ?? board;
  return board.bottom <= bar.top && drawn.bottom <= board.bottom + 1;
}"""


def too_wide(page: Page) -> list[str]:
    """What is written beyond its place."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


@pytest.mark.parametrize("game", ["under_sail", "tobago"])
@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(PHONE, id="phone"),  # the narrowest; a laptop has more room for words
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.long),
    ],
)
def test_long_words_stay_in_place(
    browser: Browser, server: House, game: str, screen: dict[str, object]
) -> None:
    """German is the longest of the four languages."""
    with visitor(browser, server.url, locale="de-DE", **screen) as someone:
        sit_down(someone, game, 3)
        page = someone.page
        page.locator(".decide.asked").wait_for()
        assert too_wide(page) == []
        page.locator(".goal button").click()
        # A move later there is more on the table.
        person = (Toucher if screen is PHONE else Person)(page, 3)
        person.play(lambda: person.moves >= 1)
        page.locator(".decide.asked").wait_for()
        assert too_wide(page) == []


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_chat_keeps_its_tabs_and_its_field(
    browser: Browser, server: House, screen: dict[str, object]
) -> None:
    """In the right column, and in a sheet."""
    with visitor(browser, server.url, **screen) as someone:
        sit_down(someone, "loot_island", 3)
        page = someone.page
        if screen is PHONE:
            page.get_by_role("button", name="Chat").click()
        page.locator("#tab-chat").click()
        field = page.locator("[data-chat]")
        for text in ("Ahoy", "Fair wind", "See you there"):
            field.fill(text)
            field.press("Enter")
            page.locator(".chat li", has_text=text).wait_for()
        send = page.locator(".chat form button")
        for each in (page.locator("#tab-chat"), page.locator("#tab-log"), field, send):
            assert each.evaluate(WHOLE), "it is covered or cut off"
        sheet = page.locator("dialog[open] .inside")
        for wide in sheet.evaluate_all("all => all.map((it) => it.scrollWidth - it.clientWidth)"):
            assert wide <= 0, "it scrolls sideways"


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
def test_the_start_button_is_in_view_and_covers_no_option(
    browser: Browser, server: House, screen: dict[str, object]
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        someone.open("/new/loot_island")
        page = someone.page
        button = page.locator("form .end .btn")
        button.wait_for()
        assert button.evaluate(WHOLE), "it is below the window"
        page.locator("form summary").first.click()
        covered = page.evaluate(
            """() => [...document.querySelectorAll('form :is(label, select, summary, a)')]
              .filter((each) => {
                if (!each.checkVisibility()) return false;
                each.scrollIntoView({ block: 'nearest' });  // as the Tab key does
                const end = document.querySelector('form .end').getBoundingClientRect();
                const box = each.getBoundingClientRect();
                return box.bottom > end.top + 1 && box.top < end.bottom - 1;
              }).map((each) => each.outerHTML)"""
        )
        assert covered == []
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert button.evaluate(WHOLE), "it is covered by what follows"


@pytest.mark.parametrize("side", [False, True], ids=["upright", "on its side"])
def test_a_phone_that_watches_shows_the_board(browser: Browser, server: House, side: bool) -> None:
    """The players are a strip then, and a tap opens one of them."""
    size = {"width": 844, "height": 390} if side else {"width": 390, "height": 844}
    with visitor(browser, server.url, **{**PHONE, "viewport": size}) as someone:
        sit_down(someone, "loot_island", 4)
        page = someone.page
        someone.open(page.url.removeprefix(server.url).replace("/t/", "/watch/"))
        page.locator(".board svg").first.wait_for()
        box = page.locator(".board").bounding_box()
        assert box is not None
        assert box["height"] > size["height"] * 0.4, box
        assert box["y"] < size["height"] * 0.4, box
        page.locator(".strip button").first.tap()
        page.get_by_role("dialog").wait_for()


def test_the_big_screen_leads_to_the_table(browser: Browser, server: House) -> None:
    """Before the game it shows the way and who is there; nobody sits down at a television."""
    with visitor(browser, server.url) as someone:
        table = table_of(someone, start=False)
        someone.open(f"/watch/{table}")
        page = someone.page
        page.get_by_text(f"/t/{table}").wait_for()
        page.get_by_role("heading", name="Anne").wait_for()
        assert page.get_by_role("button").count() == 0
        accessible(page, "the big screen before a game")


def test_the_big_screen_shows_no_score_of_a_game_without_one(
    browser: Browser, server: House
) -> None:
    with visitor(browser, server.url) as someone:
        table = table_of(someone, start=True)
        someone.open(f"/watch/{table}")
        page = someone.page
        page.locator(".board svg").first.wait_for()
        ended = someone.context.request.post(f"/api/tables/{table}/abandon", data={"agree": True})
        assert ended.ok, ended.text()
        page.get_by_text("The game was ended before its end.").wait_for()
        assert page.locator(".score").count() == 0


@pytest.mark.parametrize("game", ["loot_island", "under_sail"])
def test_a_hint_stays_in_the_window(browser: Browser, server: House, game: str) -> None:
    """A phone held sideways has no room above the hand."""
    side = {"width": 844, "height": 390}
    with visitor(browser, server.url, **{**PHONE, "viewport": side}) as someone:
        bots = [{"kind": "bot", "level": "friendly"}] * 3
        body = {"game": game, "players": 4, "name": "Ada", "seats": [{}, *bots], "hints": True}
        ask = someone.context.request
        table = ask.post("/api/tables", data=body).json()["table"]
        assert ask.post(f"/api/tables/{table}/start", data={}).ok
        someone.open(f"/t/{table}")
        page = someone.page
        page.locator(".decide.asked").wait_for()
        page.get_by_role("button", name="Hint").tap()
        card = page.locator("section.hint")
        card.locator(".look").wait_for()
        page.wait_for_timeout(700)  # it moves to its place
        box = card.bounding_box()
        assert box is not None
        assert box["y"] >= 0, box
        assert box["y"] + box["height"] <= side["height"], box
        assert card.locator(".look").evaluate(WHOLE), "its sentence is covered or cut off"
        assert card.locator("[data-hint-place]").evaluate(WHOLE)


@pytest.mark.parametrize("game", ["loot_island", "tobago", "under_sail"])
def test_the_board_is_whole_above_the_question(browser: Browser, server: House, game: str) -> None:
    """Also where the window becomes lower: the board follows, and nothing lies over its frame."""
    with visitor(browser, server.url, **LAPTOP) as someone:
        sit_down(someone, game, 3)
        page = someone.page
        page.locator(".decide.asked").wait_for()
        page.set_viewport_size({"width": 1280, "height": 720})
        page.wait_for_function(ABOVE)


def test_the_signs_of_cards_are_in_a_low_window(browser: Browser, tmp_path: Path) -> None:
    """A game known beforehand: it begins with a question with two answers."""
    low = {"viewport": {"width": 1280, "height": 720}}
    with house(tmp_path, HOUSE_SEED="3") as server, visitor(browser, server.url, **low) as someone:
        sit_down(someone, "loot_island", 3)
        page = someone.page
        page.locator(".decide .choice").nth(1).wait_for()
        badges = page.locator("[data-thing=hand] .badge")
        badges.first.wait_for()
        low_edge = badges.evaluate_all(
            "(all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom))"
        )
        assert low_edge <= low["viewport"]["height"]


def test_the_log_stands_below_the_others(browser: Browser, server: House) -> None:
    """With two of them there is room; the right column is for the game, and the first goal."""
    with visitor(browser, server.url, **LAPTOP) as someone:
        sit_down(someone, "loot_island", 3)
        log = someone.page.locator(".opp #panel-talk")
        log.wait_for()
        assert log.evaluate("(it) => it.getBoundingClientRect().height") > 150
        someone.page.set_viewport_size({"width": 1280, "height": 600})
        someone.page.locator(".side #panel-talk").wait_for()


def test_another_place_can_be_chosen_and_is_marked_as_a_replacement(
    browser: Browser, server: House
) -> None:
    """What comes next and what would replace the choice are enabled, and told apart."""
    with visitor(browser, server.url) as someone:
        sit_down(someone, "loot_island", 3)
        page, person = someone.page, Person(someone.page)
        person.play(lambda: page.locator('[data-word^="island-"][aria-disabled=false]').count() > 0)
        open_ones = page.locator('[data-thing^="landing-"][aria-disabled=false]')
        first, second = (open_ones.nth(place).get_attribute("data-word") for place in (0, 1))
        assert page.locator("[aria-describedby=chosen-instead]").count() == 0
        person.press(str(first))
        page.locator(f'[data-word="{first}"][aria-pressed=true]').wait_for()
        # The place is chosen at once; what could replace it comes with the answer to the tap.
        other = page.locator(f'[data-word="{second}"][aria-describedby]')
        other.wait_for()
        assert other.get_attribute("aria-disabled") == "false"
        words = page.locator(f"#{other.get_attribute('aria-describedby')}")
        assert words.text_content() == "In place of what is chosen"
        assert second not in person.glance()["can"], "it is not what comes next"
        person.press(str(second))
        page.locator(f'[data-word="{second}"][aria-pressed=true]').wait_for()
        page.locator(f'[data-word="{first}"][aria-pressed=false]').wait_for()


@pytest.mark.parametrize("width", [820, 1280])
def test_the_clues_in_hand_can_be_read(browser: Browser, server: House, width: int) -> None:
    """The middle column is narrow there and the Dutch question long: the board gives way."""
    height = 1180 if width == 820 else 800
    screen = {"viewport": {"width": width, "height": height}}
    with visitor(browser, server.url, locale="nl-NL", **screen) as someone:
        sit_down(someone, "tobago", 3)
        page = someone.page
        page.locator(".decide.asked").wait_for()
        ends = page.locator("[data-thing=hand] b").evaluate_all(
            """(all) => all.map((each) => {
              const words = document.createRange();
              words.selectNodeContents(each);
              return words.getBoundingClientRect().bottom;
            })"""
        )
        assert ends, "a hand of clues"
        assert max(ends) <= height


@pytest.mark.parametrize("path", ["/learn/tobago", "/notices"])
@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_a_phone_held_sideways_shows_what_a_page_is_for(
    browser: Browser, server: House, path: str, language: str
) -> None:
    side = {"viewport": {"width": 844, "height": 390}}
    with visitor(browser, server.url, locale=language, **side) as someone:
        someone.open(path)
        button = someone.page.locator(".paper .btn.pri")
        button.wait_for()
        assert button.evaluate(WHOLE), "it is below the window"


@pytest.mark.parametrize("size", [(360, 740), (844, 390)], ids=["upright", "on its side"])
def test_play_now_stays_in_view_below_the_levels(
    browser: Browser, server: House, size: tuple[int, int]
) -> None:
    screen = {**PHONE, "viewport": {"width": size[0], "height": size[1]}}
    with visitor(browser, server.url, locale="fr-FR", **screen) as someone:
        someone.open("/")
        page = someone.page
        page.locator("article button[aria-haspopup]").first.tap()
        button = page.locator("dialog .btn.pri")
        button.wait_for()
        assert button.evaluate(WHOLE), "it is below the window"
        page.locator("dialog").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
        assert page.locator("dialog label").last.evaluate(WHOLE), "the last level is covered"


def test_a_long_title_leaves_the_close_button_its_width(browser: Browser, server: House) -> None:
    screen = {**PHONE, "viewport": {"width": 360, "height": 740}}
    with visitor(browser, server.url, locale="fr-FR", **screen) as someone:
        sit_down(someone, "loot_island", 3)
        page = someone.page
        page.locator(".decide.asked").first.wait_for()
        page.keyboard.press("r")
        box = page.locator("dialog header button").bounding_box()
        assert box is not None
        assert box["width"] == box["height"]


def test_a_placeholder_can_be_read_on_dark_paper(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, color_scheme="dark") as someone:
        someone.open("/new/loot_island")
        field = someone.page.locator("form input.input").first
        field.wait_for()
        colours = field.evaluate(
            "(it) => [getComputedStyle(it).color, getComputedStyle(it, '::placeholder').color]"
        )
        assert colours[0] == colours[1], "the browser's grey"


# Numbers in the panels of seats that a screen reader would read without a word.
WORDLESS = """() => {
  const found = [];
  for (const seat of document.querySelectorAll('[data-seat]')) {
    const walker = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode;
      const text = at.textContent.trim();
      if (!/^\\d+$/.test(text) || at.parentElement.closest('[aria-hidden=true]')) continue;
      const near = [at.parentElement, at.parentElement.parentElement];
      const named = (each) => each.matches('[role=img]') || each.querySelector('[aria-label]')
        || /\\p{L}/u.test(each.textContent);
      if (!near.some(named)) found.push(`${text} in ${at.parentElement.outerHTML}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["loot_island", "tobago", "under_sail"])
def test_numbers_of_seats_have_words(
    browser: Browser, server: House, game: str, screen: dict[str, object]
) -> None:
    with visitor(browser, server.url, **screen) as someone:
        sit_down(someone, game, 3)
        someone.page.locator("[data-seat]").first.wait_for()
        assert someone.page.evaluate(WORDLESS) == []


def test_the_list_of_seats_follows_the_name(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as someone:
        someone.open("/new/loot_island")
        page = someone.page
        page.get_by_label("Your name").fill("Anne")
        seats = page.locator("form ol li").first
        seats.get_by_text("Anne", exact=True).wait_for()
        page.get_by_label("Your name").fill("")
        seats.get_by_text("Sailor", exact=True).wait_for()
