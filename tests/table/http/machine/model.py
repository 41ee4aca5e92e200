"""What a table must be after all that was acknowledged: a simple model, kept beside the server.

It knows who sits where from the answers alone, and plays the game in the kernel by itself. The log
as it is told is compared with it entry by entry, so whatever is lost, doubled, out of order or
invented shows.
"""

from dataclasses import dataclass, field
from typing import Any

from doubloon.conformance.plain_data import through_json
from doubloon.kernel import registry
from doubloon.kernel.events import visible
from doubloon.kernel.play.play import Play, Setup

SPECTATOR = -1


@dataclass
class Chair:
    """One seat: whose it is, and who plays it."""

    name: str | None = None
    holder: int | None = None  # the person with its key
    bot: bool = False
    resigned: bool = False

    @property
    def by_person(self) -> bool:
        return self.name is not None and not self.bot


@dataclass
class Acknowledged:
    """Something that was answered: where the log ended then, and the entries that it led to."""

    number: int
    kinds: list[str]
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)


class Model:
    """One table."""

    def __init__(self, table_id: str, game: str, players: int, options: dict[str, Any]) -> None:
        self.id = table_id
        self.game = game
        self.options = options
        self.chairs = [Chair() for _ in range(players)]
        self.host: int | None = None
        self.status = "waiting"
        self.play: Play | None = None
        self.asker: int | None = None
        self.agreed: list[int] = []
        self.votes: list[int] = []
        self.rematch: str | None = None
        self.number = 0  # up to where everything was acknowledged
        self.waiting: list[Acknowledged] = []  # not yet compared with the log
        self.events: dict[int, list[Any]] = {}
        self.told: dict[int, list[Any]] = {}  # by seat: the log, as it was told first

    # who is who

    def seats_of(self, person: int) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder == person]

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.by_person]

    def sit(self, seat: int, name: str, person: int) -> None:
        self.chairs[seat] = Chair(name, person)
        if self.host is None:
            self.host = seat

    def stand_in(self, seat: int) -> None:
        """A bot plays this seat from now on."""
        self.chairs[seat].bot = True
        self.next_host()

    def next_host(self) -> None:
        if self.host is None or not self.chairs[self.host].by_person:
            self.host = next(iter(self.people()), None)

    def nothing_asked(self) -> None:
        self.asker, self.agreed = None, []

    def finish(self) -> None:
        self.status = "finished"
        self.nothing_asked()

    # the game

    def asked(self) -> list[int]:
        if self.play is None or self.status != "running":
            return []
        return self.play.state.deciders()

    def undo_limit(self, seat: int) -> int:
        if self.play is None or self.status != "running":
            return 0
        return int(self.play.undo_limit(seat)[0])

    def can_ask(self, seat: int) -> bool:
        """Is there a move of this seat with nothing revealed since, that it cannot undo alone?"""
        if self.play is None or self.undo_limit(seat):
            return False
        for entry in reversed(self.play.entries):
            if entry.revealed or entry.seat == seat:
                return not entry.revealed
        return False

    # the log

    def acknowledge(self, number: int, kinds: list[str], seat: int | None, **data: Any) -> None:
        self.waiting.append(Acknowledged(number, kinds, seat, data))

    def follow(self, logs: dict[int, list[Any]], secret: str) -> None:
        """Compare what was acknowledged with the log as those who may know all of it are told."""
        for ours in sorted(self.waiting, key=lambda each: each.number):
            entries = [
                self._in_full(logs, number) for number in range(self.number + 1, ours.number + 1)
            ]
            assert entries, f"{ours} was acknowledged and is not there"
            for entry in entries:
                self._play(entry, secret)
            first = entries[0]
            assert (first["kind"], first["seat"]) == (ours.kinds[0], ours.seat), (first, ours)
            for key, value in ours.data.items():
                assert first["data"][key] == value, (first, ours)
            self._check_rest(ours, entries[1:])
            self.number = ours.number
        self.waiting = []

    def _in_full(self, logs: dict[int, list[Any]], number: int) -> Any:
        entry = logs[SPECTATOR][number - 1]
        return logs.get(entry["seat"], logs[SPECTATOR])[number - 1]

    def _check_rest(self, ours: Acknowledged, rest: list[Any]) -> None:
        kinds = [entry["kind"] for entry in rest]
        if ours.kinds[0] == "move":
            over = self.play is not None and self.play.state.over
            forced = [entry for entry in rest if entry["kind"] == "move"]
            assert all(entry["data"]["forced"] for entry in forced), rest
            assert kinds == ["move"] * len(forced) + ["finished"] * over, kinds
            if over:
                self.finish()
        else:
            assert kinds == ours.kinds[1:], (kinds, ours)

    def _play(self, entry: Any, secret: str) -> None:
        """The same in the kernel."""
        kind, seat, data = entry["kind"], entry["seat"], entry["data"]
        if kind == "started":
            game = registry.find(self.game)
            self.play = Play.begin(Setup(game, len(self.chairs), self.options, secret, self.id))
            assert data["commitment"] == self.play.setup.commitment()
        elif kind in ("move", "undo"):
            assert self.play is not None
            self.nothing_asked()
            if kind == "move":
                if data.get("forced"):
                    legal = self.play.state.legal(seat)
                    assert self.play.game.catalogue.words(legal) == data["words"]
                self.play = self.play.after(seat, data["words"])
                self.events[entry["number"]] = self.play.entries[-1].events
            else:
                for other, moves in data["back"]:
                    self.play = self.play.taken_back(other, moves)

    # what a seat must see

    def check_look(self, look: Any, seat: int) -> None:
        """A seat's whole answer, and nothing it was told before is told otherwise now."""
        log = look["log"]
        assert look["number"] == self.number
        assert [entry["number"] for entry in log] == list(range(1, self.number + 1))
        before = self.told.get(seat, [])
        assert log[: len(before)] == before, f"seat {seat}: the past has changed"
        self.told[seat] = log
        for entry in log[len(before) :]:
            events = visible(self.events.get(entry["number"], []), seat)
            assert entry["events"] == through_json(events), entry
            if entry["seat"] != seat:
                assert not {"words", "back"} & set(entry["data"]), entry
        self._check_about(look["about"])
        self._check_game(look, seat)

    def _check_about(self, about: Any) -> None:
        seats = [(each["name"], bool(each["bot"]), each["resigned"]) for each in about["seats"]]
        assert seats == [(each.name, each.bot, each.resigned) for each in self.chairs]
        found = [about[key] for key in ("status", "host", "asked", "undo_asked", "rematch")]
        assert found == [self.status, self.host, self.asked(), self.asker, self.rematch]
        assert about["undo_agreed"] == self.agreed
        assert about["abandon"] == self.votes

    def _check_game(self, look: Any, seat: int) -> None:
        if self.play is None:
            assert look["view"] is None
            return
        assert look["view"] == through_json(self.play.state.view(seat).data())
        decision = self.play.decision(seat) if seat in self.asked() else None
        assert look["decision"] == (None if decision is None else through_json(decision.data()))
        if seat >= 0:
            assert look["undo"] == self.undo_limit(seat)
