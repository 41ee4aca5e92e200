"""Clients that do not give up: what the server cannot do now they ask again, until it can."""

import contextlib
import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx

from tests.table.http.live import begun, connected, post

PATIENCE = 60.0  # seconds for one answer; whoever waits longer waits for ever
REST = 0.02
BROKEN_OFF = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)  # closed, or reset


class Stubborn(threading.Thread):
    """Something that is done again and again until told to stop; a failure is kept."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.once()
        except BaseException as error:
            self.failure = error

    def once(self) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        self.enough.set()
        self.join(2 * PATIENCE)
        assert not self.is_alive(), "it hangs"
        if self.failure is not None:
            raise self.failure


class Player(Stubborn):
    """Plays a game against itself; remembers what was acknowledged, and every refusal."""

    seats: tuple[int, ...] = (0, 1)  # its own
    moves = 5  # that show that it goes on

    def __init__(self, url: str, host: str | None = None, thought: float = 0.0) -> None:
        super().__init__()
        self.thought = thought  # seconds before a move: a game has only so many
        headers = {} if host is None else {"host": host}
        self.client = connected(url, timeout=PATIENCE, headers=headers)
        self.path = self.begin()
        self.number = 0
        self.turn = 0
        self.sure: list[list[str]] = []  # acknowledged moves
        self.refused: Counter[str] = Counter()
        self.said: set[str] = set()
        self.torn = 0  # answers that broke off: the server was killed, or closed an idle connection
        self.over = False  # all is played: others were much slower

    def begin(self) -> str:
        """The path of a table that runs."""
        return begun(self.client)

    def insist(self, ask: Callable[[], httpx.Response]) -> Any:
        """The answer, however often it takes; a refusal is a clear one."""
        while True:
            try:
                answer = ask()
                if answer.status_code == 200:
                    return answer.json()
                self.said.add(unavailable(answer))
                self.refused[answer.request.method] += 1
            except BROKEN_OFF:
                self.torn += 1
            time.sleep(REST)

    def once(self) -> None:
        look = self.look()
        self.over = look["about"]["status"] == "finished"
        if self.over:
            time.sleep(5 * REST)
            return
        seat = look["about"]["asked"][0]
        decision = self.look(seat)["decision"]
        words = decision["choices"][:1]
        move = {"decision": decision["id"], "words": words, "as": seat}
        self.turn += 1
        time.sleep(self.thought)
        body = {**move, "request": f"turn {self.turn}"}
        done = self.insist(lambda: self.client.post(f"{self.path}/moves", json=body))
        self.number = done["number"]
        self.sure.append(words)

    def look(self, seat: int = 0, after: int | None = None) -> Any:
        query = {"seat": seat, "after": self.number if after is None else after}
        return self.insist(lambda: self.client.get(self.path, params=query))

    def check(self) -> None:
        """Every acknowledged move is there once, in order, and no other.

        A game's last move is acknowledged with the number of the end that follows it.
        """
        logs = [self.log(seat) for seat in self.seats]
        stored = [
            logs[entry["seat"]][entry["number"] - 1]["data"]["words"]
            for entry in logs[0]
            if entry["kind"] == "move" and entry["seat"] in self.seats
        ]
        assert stored == self.sure

    def log(self, seat: int) -> list[Any]:
        """The whole log as a seat sees it; a server that lags behind another is asked again."""
        found: list[Any] = []
        more = True
        until = time.monotonic() + PATIENCE
        while more or (len(found) < self.number and time.monotonic() < until):
            page = self.look(seat, len(found))
            found += page["log"]
            more = page["more"]
        assert [entry["number"] for entry in found] == list(range(1, len(found) + 1))
        return found


class Challenger(Player):
    """Plays against a bot: each of its moves but the first needs one of the bot's before it."""

    seats = (0,)
    moves = 2

    def begin(self) -> str:
        seats = [{}, {"kind": "bot", "level": "greedy"}]
        options = {"plays": 300, "passing": False}
        table = {"game": "toy", "players": 2, "options": options, "seats": seats}
        path = f"/api/tables/{post(self.client, '/api/tables', **table, name='Anne')['table']}"
        post(self.client, f"{path}/start")
        return path

    def once(self) -> None:
        look = self.look()
        self.number = look["number"]  # another server may not have heard of it yet
        if look["about"]["asked"] == [0]:
            super().once()
        else:
            time.sleep(5 * REST)


class Latecomer(Player):
    """Lets the time of its seats run out, and takes them back: a turn for each time."""

    moves = 2

    def begin(self) -> str:
        return begun(self.client, seconds=1, bank=0)

    def once(self) -> None:
        lost = [
            place
            for place, seat in enumerate(self.look()["about"]["seats"])
            if seat["bot"] is not None
        ]
        for seat in lost:
            self.turn += 1
            body = {"as": seat, "request": f"back {self.turn}"}
            done = self.insist(partial(self.client.post, f"{self.path}/take-back", json=body))
            self.number = done["number"]
        time.sleep(5 * REST)

    def check(self) -> None:
        """Each time a seat's clock ran out a bot took over, once, and the seat was taken back.

        On a busy machine the other seat's time may be up before that.
        """
        late = [entry for entry in self.log(0) if entry["kind"] in LATE]
        for seat in self.seats:
            kinds = [entry["kind"] for entry in late if entry["seat"] == seat]
            assert kinds == (list(LATE) * len(kinds))[: len(kinds)]
        assert sum(entry["kind"] == LATE[-1] for entry in late) == self.turn


LATE = ("clock", "bot_took_over", "seat_taken_back")


def unavailable(answer: httpx.Response) -> str:
    """The message of an answer that says: not now."""
    assert answer.status_code == 503, f"{answer.status_code}: {answer.text}"
    body = answer.json()
    assert set(body) == {"error", "message"}
    assert body["error"] == "unavailable"
    assert "Traceback" not in answer.text
    return str(body["message"])


class Reader(Stubborn):
    """Reads a browser's stream, and comes back with the last id when it ends."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        url, known = player.client.base_url, player.client
        self.client = connected(
            str(url), cookies=known.cookies, headers=known.headers, timeout=PATIENCE
        )
        self.table = player.path.rpartition("/")[2]
        self.last = ""
        self.number = 0
        self.opened = 0
        self.told: dict[int, Any] = {}

    def once(self) -> None:
        headers = {"last-event-id": self.last} if self.last else {}
        query = {} if self.last else {"after": f"{self.table}.0"}
        with (
            contextlib.suppress(*BROKEN_OFF),
            self.client.stream("GET", "/api/stream", headers=headers, params=query) as stream,
        ):
            if stream.status_code != 200:
                stream.read()
                unavailable(stream)
            else:
                self.opened += 1
                self.read(stream)
        time.sleep(REST)

    def finish(self) -> None:
        super().finish()
        self.client.close()

    def read(self, stream: httpx.Response) -> None:
        for line in stream.iter_lines():
            if line.startswith("id: "):
                self.last = line.removeprefix("id: ")
            if line.startswith("data: "):
                self.take(json.loads(line.removeprefix("data: ")))
            if self.enough.is_set():
                return

    def take(self, event: Any) -> None:
        for entry in event["seats"][0]["log"]:
            known = self.told.setdefault(entry["number"], entry)
            assert known == entry, "told otherwise before"
        self.number = event["number"]

    def log(self, number: int) -> list[Any]:
        """All that was told, up to a number."""
        return [self.told[each] for each in sorted(self.told) if each <= number]

    def wait_for(self, number: int) -> None:
        """Until it was told up to there."""
        until = time.monotonic() + 2 * PATIENCE
        while self.number < number and self.failure is None:
            assert time.monotonic() < until, f"told up to {self.number}, not {number}"
            time.sleep(REST)
