"""The page of a seat never holds what that seat may not know.

Somebody plays a game to its end; at several moments everything that the page holds is put aside:
its text and attributes, what it keeps in the browser, every value in the memory of its script, and
all that came over the network. Once the game is over, the server tells what the others held at
those moments. None of it may be there, unless the rules had shown it before.
"""

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession, Request

from tests.web.live import House, Visitor, play_now, visitor
from tests.web.person import Person

pytestmark = pytest.mark.slow
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"
PUBLIC = re.compile("/deck|/api/games/")
# Which of these words is the value of anything in the page's memory? The faces of the deck are
# known to everybody: they have the names of all cards as keys, not as values.
HELD = """function (words) {
  const wanted = new Set(JSON.parse(words)), found = new Set();
  for (const each of this) {
    const many = each instanceof Map || each instanceof Set;
    const plain = Object.getPrototypeOf(each) === Object.prototype || Array.isArray(each);
    if (!plain && !many) continue;
    const values = many ? [...each.values()]
      : Object.values(Object.getOwnPropertyDescriptors(each)).map((own) => own.value);
    for (const value of values) if (wanted.has(value)) found.add(value);
  }
  return JSON.stringify([...found]);
}"""


def words_in(text: str) -> set[str]:
    """What could be the name of a card. Outlines of drawings are left out, they look like some."""
    return set(re.findall(r"[A-Za-z0-9*]+", re.sub(r' d="[^"]*"', "", text)))


class Moment(NamedTuple):
    """All that a page held after an entry of the log."""

    number: int
    page: set[str]
    memory: set[str]
    network: set[str]


class Eavesdropper:
    """Keeps everything that reaches a page."""

    def __init__(self, someone: Visitor) -> None:
        self.page = someone.page
        self.heard: list[str] = []
        self.finished: list[Request] = []
        self.cdp: CDPSession = someone.context.new_cdp_session(self.page)
        self.cdp.send("Network.enable")
        self.cdp.on("Network.eventSourceMessageReceived", lambda event: self.told(event))
        self.page.on("requestfinished", lambda request: self.finished.append(request))

    def told(self, event: dict[str, Any]) -> None:
        self.heard.append(event["data"])

    def network(self) -> set[str]:
        """Every answer and event so far. What belongs to the game itself (its deck, its guided
        games) everybody may know."""
        while self.finished:
            request = self.finished.pop()
            answer = request.response()
            if answer is None or not re.search("/api/", request.url) or PUBLIC.search(request.url):
                continue
            self.heard.append(answer.text())
        return set().union(*map(words_in, self.heard))

    def memory(self, cards: set[str]) -> set[str]:
        """The cards that are values of something in the script's memory."""
        root = self.cdp.send("Runtime.evaluate", {"expression": "Object.prototype"})
        names = {"prototypeObjectId": root["result"]["objectId"], "objectGroup": "all"}
        objects = self.cdp.send("Runtime.queryObjects", names)["objects"]
        asked = {
            "functionDeclaration": HELD,
            "objectId": objects["objectId"],
            "arguments": [{"value": json.dumps(sorted(cards))}],
            "returnByValue": True,
        }
        answer = self.cdp.send("Runtime.callFunctionOn", asked)
        self.cdp.send("Runtime.releaseObjectGroup", {"objectGroup": "all"})
        return set(json.loads(answer["result"]["value"]))

    def moment(self, number: int, cards: set[str]) -> Moment:
        """Put everything aside."""
        page = words_in(self.page.content() + self.page.evaluate(KEPT))
        return Moment(number, page & cards, self.memory(cards), self.network() & cards)


def tokens(data: Any) -> set[str]:
    return words_in(json.dumps(data))


def test_a_page_holds_what_its_seat_may_know(browser: Browser, server: House) -> None:
    with visitor(browser, server.url) as someone:
        listening = Eavesdropper(someone)
        someone.open("/")
        play_now(someone.page).click()
        someone.page.locator("#decision").wait_for()
        person = Person(someone.page, 12)
        path = f"/api/tables/{person.table}"
        cards = set(server.ask(f"{path}/deck")["cards"])
        moments: list[Moment] = []
        heard = 0

        def look(kind: str) -> None:
            nonlocal heard
            if person.moves >= 2 * len(moments):
                number = person.state()["number"]
                taken = listening.moment(number, cards)
                if person.state()["number"] == number:  # nobody moved meanwhile
                    moments.append(taken)
                    heard = len(listening.heard)

        person.on_asked = look
        person.play(lambda: len(moments) == 6)
        assert len(moments) > 3
        if person.state()["about"]["status"] == "running":  # told at the end: the person gives up
            gone = {"origin": someone.url}
            assert someone.page.request.post(f"{path}/resign", data={}, headers=gone).ok
        secret = server.ask(f"{path}/record")["secret"]
        assert not any(secret in each for each in listening.heard[:heard])

        frames = server.ask(f"{path}/replay?seat=0")["frames"]
        first = server.ask(f"{path}/replay?seat=0&number={frames[0]['number']}&frames=false")
        unseen = 0
        for number, *places in moments:
            shown = [frame["events"] for frame in frames if frame["number"] <= number]
            known = tokens([shown, first["view"]])
            for seat in range(3):
                query = f"replay?seat={seat}&number={number}&frames=false"
                hand = set(server.ask(f"{path}/{query}")["view"]["players"][seat]["hand"])
                for place in places:
                    if seat == 0:
                        assert hand <= place, "the way of looking misses what is there"
                    else:
                        assert not (hand - known) & place
                        unseen += len(hand - known)
        assert unseen > 50  # there was something to be found
