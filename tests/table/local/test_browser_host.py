"""The host as a page's worker uses it: writes first, then updates; bots; records in and out."""

import json
from typing import Any
from unittest.mock import patch

import pytest

from doubloon.bots import LEVELS, bot_of, level_names
from doubloon.kernel import registry
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.local import levels
from doubloon.table.local.browser import BrowserHost
from doubloon.table.local.thinker import think
from tests.table.desk import BROWSER

GAMES = ("loot_island", "tobago", "under_sail")


class Page:
    """What the page's worker does, without a page."""

    def __init__(self, logs: dict[str, list[str]] | None = None) -> None:
        self.now = 1_800_000_000_000.0
        self.host = BrowserHost(BROWSER, lambda: self.now)
        self.logs: dict[str, list[str]] = logs if logs is not None else {}
        self.secrets: dict[str, str] = {}
        self.listed: dict[str, Any] = {}
        self.updates: list[Any] = []

    def ask(self, method: str, path: str, **data: Any) -> tuple[int, Any]:
        """A request, with all that it has to be thought about."""
        self.now += 1000
        step = json.loads(self.host.request(method, path, json.dumps(data) if data else ""))
        while step["what"]:
            answer = think(step["what"], step["job"])
            step = json.loads(self.host.resume(step["ticket"], answer))
        self.store()
        return step["status"], json.loads(step["body"])

    def store(self) -> None:
        """Write what is to be written, then send what is to be sent."""
        for write in json.loads(self.host.writes()):
            log = self.logs.setdefault(write["table"], [])
            log += write["entries"]
            assert len(log) == write["number"]
            self.listed[write["table"]] = write["listed"]
            if write["secret"]:
                self.secrets[write["table"]] = write["secret"]
        self.updates += [json.loads(each) for each in json.loads(self.host.updates())]

    def load(self, table: str, secret: str = "") -> str:
        log = "[" + ",".join(self.logs[table]) + "]"
        return self.host.load(table, secret or self.secrets[table], log)

    def bots_play(self) -> bool:
        """A bot's move, if one is asked."""
        if not (asked := self.host.asked()):
            return False
        found = json.loads(asked)
        question = json.dumps(found["asked"])
        assert self.host.still_asked(question)
        self.host.play(question, think("choose", found["job"]))
        assert not self.host.still_asked(question)
        self.store()
        return True

    def begin(self, game: str, players: int = 3, level: str = "easy") -> str:
        """A person and bots, at their first decision."""
        seats = [{"kind": "open"}, *[{"kind": "bot", "level": level}] * (players - 1)]
        body = {"game": game, "players": players, "seats": seats, "name": "Anne", "hints": True}
        table: str = self.ask("POST", "/api/tables", **body)[1]["table"]
        self.host.watch(table, -1)
        assert self.ask("POST", f"/api/tables/{table}/start", **{"as": 0})[0] == 200
        return table

    def move(self, table: str) -> bool:
        """The person's move, the first choice; or a bot's. False: the game is over."""
        if self.bots_play():
            return True
        _, looked = self.ask("GET", f"/api/tables/{table}")
        if looked["decision"] is None:
            return False
        words = looked["decision"]["choices"][:1]
        move = {"decision": looked["decision"]["id"], "words": words}
        assert self.ask("POST", f"/api/tables/{table}/moves", **move)[0] == 200
        return True


def played(game: str) -> tuple[Page, str]:
    """A game that was played to its end."""
    page = Page()
    table = page.begin(game)
    while page.move(table):
        pass
    assert page.listed[table]["table"]["status"] == "finished"
    return page, table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_kept_and_its_record_can_be_verified(game: str) -> None:
    page, table = played(game)
    assert table.startswith("local")
    assert [each["number"] for each in page.updates] == sorted(
        {each["number"] for each in page.updates}
    )
    assert page.updates[-1]["number"] == len(page.logs[table])

    later = Page(page.logs)
    assert later.load(table, page.secrets[table]) == ""
    assert later.ask("GET", f"/api/tables/{table}?after=0")[1]["number"] == len(page.logs[table])
    step = json.loads(later.host.request("GET", f"/api/tables/{table}/record", ""))
    record = read_record(step["body"])
    assert verify(registry.find(game), record) == []
    assert record.seats == ["person", "easy", "easy"]

    other = Page()
    status, seated = other.ask("POST", "/api/records", text=step["body"])
    assert status == 200
    copy = seated["table"]
    assert copy != table
    again = json.loads(other.host.request("GET", f"/api/tables/{copy}/record", ""))
    assert read_record(again["body"]).final_hash == record.final_hash
    assert verify(registry.find(game), read_record(again["body"])) == []
    assert other.ask("POST", "/api/records", text=step["body"])[1]["table"] == copy
    assert other.ask("GET", f"/api/tables/{copy}/replay?seat=0")[0] == 200


def test_a_record_that_is_wrong_is_refused() -> None:
    page, table = played("under_sail")
    step = json.loads(page.host.request("GET", f"/api/tables/{table}/record", ""))
    data = json.loads(step["body"])
    data["secret"] = "0" * 64
    status, said = page.ask("POST", "/api/records", text=json.dumps(data))
    assert status == 422
    assert "commitment" in said["message"]
    assert page.ask("POST", "/api/records", text="nonsense")[0] == 422


def test_a_hint_and_a_review_are_thought_about_elsewhere() -> None:
    page = Page()
    table = page.begin("under_sail")
    while page.bots_play():
        pass
    status, hint = page.ask("POST", f"/api/tables/{table}/hint", **{"as": 0})
    assert status == 200
    assert hint["moves"]
    assert page.ask("GET", f"/api/tables/{table}/review")[0] == 409  # the game is on
    assert page.ask("POST", f"/api/tables/{table}/abandon", **{"as": 0})[0] == 200
    status, review = page.ask("GET", f"/api/tables/{table}/review?after=0")
    assert status == 200
    assert review["moments"]


def test_a_log_that_another_engine_would_have_to_play_is_left_alone() -> None:
    page = Page()
    table = page.begin("tobago")
    for _ in range(6):
        page.move(table)
    entry = json.loads(page.logs[table][-1])
    entry["data"]["hash"] = "0" * 64
    later = Page({table: [*page.logs[table][:-1], json.dumps(entry)]})
    said = json.loads(later.load(table, page.secrets[table]))
    assert said["status"] == 409
    assert json.loads(said["body"])["error"] == "unplayable"
    assert later.ask("GET", f"/api/tables/{table}")[0] == 404
    # The game up to there goes on.
    later.logs[table].pop()
    assert later.load(table, page.secrets[table]) == ""
    assert later.ask("GET", f"/api/tables/{table}")[1]["number"] == len(later.logs[table])


def test_what_could_not_be_stored_is_forgotten_and_read_again() -> None:
    page = Page()
    table = page.begin("under_sail")
    while page.bots_play():
        pass
    before = list(page.logs[table])
    looked = page.ask("GET", f"/api/tables/{table}")[1]
    move = {"decision": looked["decision"]["id"], "words": looked["decision"]["choices"][:1]}
    assert page.host.request("POST", f"/api/tables/{table}/moves", json.dumps(move))
    assert page.host.writes() != "[]"  # the database is full: nothing is written, nothing is sent
    page.host.forget(table)
    assert not page.host.knows(table)
    assert page.load(table) == ""
    assert page.logs[table] == before
    assert page.ask("GET", f"/api/tables/{table}")[1] == {**looked, "seen": len(before)}


def test_a_lesson_begins_and_its_script_is_played() -> None:
    page = Page()
    for game in GAMES:
        status, seated = page.ask("POST", f"/api/games/{game}/lessons/first", name="Bo")
        assert status == 200
        looked = page.ask("GET", f"/api/tables/{seated['table']}")[1]
        assert looked["about"]["origin"]["lesson"] == "first"
        assert looked["about"]["seats"][seated["seat"]]["name"] == "Bo"


def test_time_runs_out_here_too() -> None:
    page = Page()
    body = {"game": "under_sail", "players": 3, "name": "Anne", "seconds": 5}
    bots = [{"kind": "open"}, *[{"kind": "bot", "level": "easy"}] * 2]
    table = page.ask("POST", "/api/tables", seats=bots, **body)[1]["table"]
    page.host.watch(table, -1)
    page.ask("POST", f"/api/tables/{table}/start")
    while page.bots_play():
        pass
    assert page.host.deadline() > page.now
    page.now = page.host.deadline() + 1
    page.host.time_out()
    page.store()
    assert page.updates[-1]["about"]["seats"][0]["bot"] == "greedy"
    assert page.host.deadline() == 0


def test_pages_offer_the_levels_that_were_quick_enough() -> None:
    """By what was measured of the very bot; levels that do not search are always whole."""
    game = registry.find("tobago")
    plain = [level.name for level in LEVELS if level.cap_ms == 0]
    searching = [level for level in LEVELS if level.cap_ms]
    assert plain
    assert searching
    for level in searching:
        bot = bot_of(level, game)
        for times, enough in (
            ({"bot": bot, "p95": level.cap_ms / levels.SPARE}, True),
            ({"bot": bot, "p95": level.cap_ms / levels.SPARE + 1}, False),
            ({"bot": f"{bot}0", "p95": 1}, False),
        ):
            with patch.object(levels, "measured", return_value={"tobago": {level.name: times}}):
                assert levels.whole_levels(game) == plain + [level.name] * enough
                assert levels.offered([game]) == levels.whole_levels(game)


def test_times_were_measured_of_every_level() -> None:
    assert {name: set(found) for name, found in levels.measured().items()} == {
        name: set(level_names()) for name in ("loot_island", "tobago", "under_sail")
    }


def test_what_is_not_there_is_said() -> None:
    page = Page()
    for method, path in (
        ("GET", "/api/tables/localnone"),
        ("DELETE", "/api/tables/localnone"),
        ("GET", "/api/nothing"),
        ("POST", "/api/games/none/lessons/first"),
        ("PUT", "/api/games"),
    ):
        assert page.ask(method, path)[0] == 404
    assert page.ask("POST", "/api/tables", game="tobago", players="many")[0] == 400
    assert page.ask("POST", "/api/tables", game="tobago", players=9)[0] == 422
