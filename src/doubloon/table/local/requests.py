"""Requests to a local host: the same paths, bodies, answers and errors as a server's.

What needs somebody to think (hints, reviews) is not answered at once, so an answer is a generator:
it yields questions (``bots/reviews.py``) and is sent the answers.
"""

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError, UnknownGame
from doubloon.kernel.events import SPECTATOR
from doubloon.kernel.game import Game
from doubloon.table.bots.reviews import Moment, Parts, judge_of, part_of
from doubloon.table.core import commands
from doubloon.table.core.messages import LogEntry
from doubloon.table.core.model import Settings
from doubloon.table.interface import games, lessons, records, tables, wire, wire_games
from doubloon.table.interface.acts import ACTS
from doubloon.table.interface.refusals import STATUSES, body_of, refusal_of
from doubloon.table.local.host import Host

HINT: Final = 60  # iterations of a hint's search: plain Python takes seconds for them
AT_A_TIME: Final = 1000  # ms after which a part of a review is given out

T = TypeVar("T")
encoder: Final = msgspec.json.Encoder()


class Answer(NamedTuple):
    """A status as of HTTP, and the body as JSON."""

    status: int
    body: bytes


class NotFound(Exception):
    """There is nothing at this address."""


class Request(NamedTuple):
    """What is asked."""

    method: str
    parts: list[str]  # of the path, without ``api``
    query: dict[str, str]
    body: bytes

    def data(self, kind: type[T]) -> T:
        """The body, checked."""
        return msgspec.json.decode(self.body or b"{}", type=kind)

    def number(self, name: str, default: T) -> int | T:
        """A number of the query."""
        return (
            msgspec.convert(self.query[name], int, strict=False) if name in self.query else default
        )

    def flag(self, name: str, default: bool) -> bool:
        """A yes or no of the query."""
        return msgspec.convert(self.query.get(name, default), bool, strict=False)


def game_of(name: str) -> Game:
    """The game of that name, or there is nothing here."""
    try:
        return registry.find(name)
    except UnknownGame:
        raise NotFound from None


class Requests:
    """Answers for one host. ``iterations``: of a hint's search, and a share of them for reviews."""

    def __init__(self, host: Host, iterations: int = HINT) -> None:
        self.host = host
        self.iterations = iterations
        self._reviews: dict[str, dict[int, Moment]] = {}
        self._acts: Final = {act.path: act for act in ACTS}

    def answer(self, method: str, address: str, body: bytes = b"") -> "Generator[Any, Any, Answer]":
        """Carry out a request; what goes wrong is an answer too."""
        split = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(split.query).items()}
        request = Request(method, split.path.strip("/").split("/")[1:], query, body)
        try:
            found = self._found(request)
            if isinstance(found, Generator):
                found = yield from found
            return Answer(200, found if isinstance(found, bytes) else encoder.encode(found))
        except NotFound:
            return failed(404)
        except msgspec.ValidationError as error:
            return Answer(400, encoder.encode(body_of("invalid", f"body: {error}"[:200])))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return failed(400)
        except DoubloonError as error:
            status, said = refusal_of(error)
            return Answer(status, encoder.encode(said))

    def _found(self, request: Request) -> Any:
        match request.method, request.parts:
            case "POST", ["tables"]:
                return self._create(request.data(wire.CreateBody))
            case "POST", ["records"]:
                return self._open_record(request.data(wire.RecordBody).text)
            case _, ["tables", table_id, *rest] if len(rest) <= 1:
                return self._at_table(request, tables.checked_id(table_id), "".join(rest))
            case _, ["games", *rest]:
                return self._about_games(request, rest)
        raise NotFound

    def _create(self, data: wire.CreateBody) -> wire.Seated:
        settings = msgspec.convert(data, Settings, from_attributes=True)
        table_id = self.host.create(settings, data.request)
        if data.name is None:
            return wire.Seated(table_id, self.host.table(table_id).number, None, None)
        return self.host.sit_down(table_id, commands.Join(data.name))

    def _open_record(self, text: str) -> wire.Seated:
        """A table with the game of a record; one that is not over goes on here.

        The same record gives the same table again.
        """
        game, record = records.checked(text)
        host = self.host
        table_id = host.new_id(f"record/{record.id}/{record.final_hash}/{len(record.moves)}")
        if table_id not in host.tables:
            host.begin(table_id, records.as_log(game, record, table_id, host.clock()))
        return wire.Seated(table_id, host.table(table_id).number, None, None)

    def _about_games(self, request: Request, rest: list[str]) -> Any:
        match request.method, rest:
            case "GET", []:
                return games.all_games()
            case "GET", [game, "rules", language]:
                found = games.rules(game_of(game), language)
                if found is None:
                    raise NotFound
                return found
            case "GET", [game, "words", language]:
                return games.words(game_of(game), language)
            case "GET", [game, "deck"]:
                return games.standard_deck(game_of(game))
            case "POST", [game, "deck"]:
                return games.checked_deck(game_of(game), request.data(wire_games.DeckText).text)
            case "GET", [game, "lessons"]:
                return games.all_lessons(game_of(game))
            case "POST", [game, "lessons", name]:
                return self._begin_lesson(game_of(game), name, request.data(wire.AloneBody))
        raise NotFound

    def _begin_lesson(self, game: Game, name: str, data: wire.AloneBody) -> wire.Seated:
        if name not in lessons.names(game):
            raise NotFound
        lesson = lessons.load(game, name)
        settings = lessons.alone(game.name, lesson.players, lesson.seat, lesson.options, None)
        origin = lessons.origin_of(name, lesson)
        called = data.name or tables.NAMELESS
        return self.host.begin_alone(settings, data.request, origin, called, lesson.seat)

    # at a table

    def _at_table(self, request: Request, table_id: str, what: str) -> Any:
        if request.method == "GET":
            return self._read(request, table_id, what)
        if request.method != "POST":
            raise NotFound
        act = self._acts.get(what)
        if act is not None:
            data = request.data(act.body)
            seat = self._seat(table_id, data.as_seat)
            outcome = self.host.submit(table_id, act.asked(seat, data))
            return wire.Done(outcome.number, outcome.seat, outcome.repeated)
        return self._other(request, table_id, what)

    def _seat(self, table_id: str, wanted: int | None) -> int:
        return tables.chosen_seat(self.host.mine(self.host.table(table_id)), wanted)

    def _other(self, request: Request, table_id: str, what: str) -> Any:
        table = self.host.table(table_id)
        before: dict[str, tuple[type[Any], Callable[..., Any]]] = {
            "preview": (wire.PreviewBody, tables.preview),
            "tap": (wire.TapBody, tables.tap),
            "why-not": (wire.WhyNotBody, tables.why_not),
        }
        if what in before:
            kind, made = before[what]
            data = request.data(kind)
            return made(table, self._seat(table_id, data.as_seat), data)
        match what:
            case "hint":
                seat = self._seat(table_id, request.data(wire.ActBody).as_seat)
                return tables.hint(table, seat, self.iterations)
            case "join":
                sit = request.data(wire.JoinBody)
                return self.host.sit_down(table_id, commands.Join(sit.name, sit.seat))
            case "rematch":
                seat = self._seat(table_id, request.data(wire.ActBody).as_seat)
                return wire.TableId(self.host.rematch(table_id, seat))
            case "branch":
                go_on = request.data(wire_games.BranchBody)
                own, origin = tables.branch(self.host.replay(table_id), go_on.number, go_on.seat)
                name = go_on.name or tables.NAMELESS
                return self.host.begin_alone(own, go_on.request, origin, name, go_on.seat)
        raise NotFound

    def _read(self, request: Request, table_id: str, what: str) -> Any:
        table = self.host.table(table_id)
        match what:
            case "":
                mine = self.host.mine(table)
                looking = tables.looking_seat(mine, request.number("seat", None))
                found = self.host.looked(table, looking, request.number("after", None))
                seen = None if looking == SPECTATOR else self.host.seen[table_id]
                return tables.table_body(table, found, mine, seen)
            case "deck":
                return table.game.screen.faces(table.deck())
            case "record":
                return self.host.record(table_id).encode()
            case "replay":
                return self._replay(request, table_id)
            case "review":
                return self._review(table_id, request.number("after", 0))
        raise NotFound

    def _replay(self, request: Request, table_id: str) -> wire_games.ReplayBody:
        found = self.host.replay(table_id)
        seat = request.number("seat", SPECTATOR)
        log: list[LogEntry] = []
        if request.flag("course", False):
            log = found.course(seat)
        elif request.flag("frames", True):
            log = [each.shown(seat) for each in found.frames]
        return tables.replay(found, request.number("number", None), seat, log)

    def _review(self, table_id: str, after: int) -> Parts:
        """The moments after an entry, as many as can be had soon; at least one."""
        replay = self.host.replay(table_id)
        kept = self._reviews.setdefault(table_id, {})
        until = self.host.clock() + AT_A_TIME
        judge = judge_of(replay.table.game, self.iterations)
        return part_of(replay, after, kept, judge, lambda: self.host.clock() > until)


def failed(status: int) -> Answer:
    """An answer without details."""
    return Answer(status, encoder.encode(body_of(*STATUSES[status])))
