"""A state machine over HTTP: people do all that they can, the server is killed now and then.

After every step the table that was touched is compared with a model (``model.py``): all that was
acknowledged is in the log once and in order, every seat and a stranger see what the kernel lets
them see, and what came by streams, broken off and resumed, adds up to that.
"""

import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from doubloon.kernel import chance, registry
from doubloon.table.commands import Move
from tests.conformance.support import secret_of
from tests.table.http.model import SPECTATOR, Model
from tests.table.http.people import Person, World

pytestmark = pytest.mark.slow

PEOPLE = 3
MOST_TABLES = 3
any_number = st.integers(0, 10**6)  # picks one of those there are, whatever their number
some_moves = st.lists(st.lists(any_number, min_size=1), min_size=2, max_size=6)
any_text = st.sampled_from(["ahoy", "<b>ahoy</b>", "\u263a\ufe0f'\"\\"])
REFUSED = (403, 409, 422)


class Machine(RuleBasedStateMachine):
    """Tables of the toy game."""

    game = "toy"

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.dealt = 0
        self.patch.setattr(chance, "new_secret", self.next_secret)
        self.folder = tempfile.TemporaryDirectory(prefix="doubloon-machine-")
        self.people = [Person(place) for place in range(PEOPLE)]
        self.stranger = Person(PEOPLE)
        self.world = World(Path(self.folder.name), [*self.people, self.stranger])
        self.tables: list[Model] = []
        self.done: list[tuple[Person, Model, str, dict[str, Any], Any]] = []

    def next_secret(self) -> str:
        """The same deals in every run."""
        self.dealt += 1
        return secret_of(self.dealt)

    def teardown(self) -> None:
        try:
            for table in self.tables:
                self.world.run(self.check(table))
        finally:
            self.world.close()
            self.folder.cleanup()
            self.patch.undo()

    # what all rules use

    def options(self, pick: int) -> dict[str, Any]:
        return {"plays": 9, "passing": bool(pick % 2)}

    def table(self, pick: int) -> Model:
        return self.tables[pick % len(self.tables)]

    def holder(self, table: Model, seat: int) -> Person | None:
        place = table.chairs[seat].holder
        return None if place is None else self.people[place]

    def held(self) -> list[tuple[Model, int]]:
        """All seats that somebody holds."""
        return [
            (table, seat)
            for table in self.tables
            for seat, chair in enumerate(table.chairs)
            if chair.holder is not None
        ]

    def chair(self, pick: int, wanted: Iterable[tuple[Model, int]]) -> tuple[Model, int, Person]:
        """One of the seats that somebody holds, at any table; preferably a wanted one."""
        held = self.held()
        found = [each for each in wanted if each in held]
        table, seat = (found or held)[pick % len(found or held)]
        person = self.holder(table, seat)
        assert person is not None
        return table, seat, person

    async def post(
        self, person: Person, table: Model, what: str, allowed: bool, **body: Any
    ) -> Any | None:
        """Ask for something; the answer if it is allowed, None if it is not. Then compare."""
        path = f"/api/tables/{table.id}/{what}"
        body = {**body, "request": person.request()}
        answer = await person.ask(path, body)
        if not allowed:
            self.check_error(answer)
            await self.check(table)
            return None
        assert answer.status_code == 200, f"{what}: {answer.text}"
        self.done.append((person, table, path, body, answer.json()))
        return answer.json()

    def check_error(self, answer: httpx.Response) -> None:
        assert answer.status_code in REFUSED, answer.text
        assert set(answer.json()) <= {"error", "message", "rule"}

    async def check(self, table: Model) -> None:
        """Everybody looks at the table, and hears the rest of what their streams tell."""
        path = f"/api/tables/{table.id}?after=0"
        looks: dict[int, Any] = {SPECTATOR: await self.stranger.client.get(path)}
        for seat in range(len(table.chairs)):
            holder = self.holder(table, seat)
            if holder is not None:
                looks[seat] = await holder.client.get(f"{path}&seat={seat}")
        secret = await self.world.app.service.store.secret(table.id)
        table.follow({seat: look["log"] for seat, look in looks.items()}, secret)
        for seat, look in looks.items():
            holder = self.holder(table, seat) if seat >= 0 else None
            assert look["seat"] == seat
            assert look["mine"] == ([] if holder is None else table.seats_of(holder.place))
            table.check_look(look, seat)
        for person in [*self.people, self.stranger]:
            await person.listen(table)

    async def check_record(self, table: Model) -> None:
        answer = await self.stranger.client.ask("GET", f"/api/tables/{table.id}/record")
        assert answer.status_code == (200 if table.status == "finished" else 409)
        if table.status == "finished":
            assert table.play is not None
            assert answer.json()["moves"] == table.play.log
            assert answer.json()["final_hash"] == table.play.state.hash()

    # tables and seats

    @initialize(
        players=st.integers(2, 3), pick=any_number, begun=st.sampled_from([True, True, True, False])
    )
    def first_table(self, players: int, pick: int, begun: bool) -> None:
        self.create(0, players, pick)
        for place in range(1, players):
            self.join(place, 0)
        if begun:
            self.start(0)

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(who=any_number, players=st.integers(2, 3), pick=any_number)
    def create(self, who: int, players: int, pick: int) -> None:
        self.world.run(self._create(self.people[who % PEOPLE], players, self.options(pick)))

    async def _create(self, person: Person, players: int, options: dict[str, Any]) -> None:
        about = {"game": self.game, "players": players, "options": options}
        body = {**about, "name": person.name, "request": person.request()}
        answer = await person.ask("/api/tables", body)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        assert made["seat"] == 0
        table = Model(made["table"], self.game, players, options)
        table.sit(0, person.name, person.place)
        table.acknowledge(1, ["created"], None)
        table.acknowledge(made["number"], ["joined"], 0, name=person.name)
        self.tables.append(table)
        self.done.append((person, table, "/api/tables", body, made))
        if person.stream is not None:
            person.expected.add(table.id)
        await self.check(table)

    @rule(who=any_number, pick=any_number)
    def join(self, who: int, pick: int) -> None:
        """Perhaps a second seat for the same browser, under another name."""
        self.world.run(self._join(self.people[who % PEOPLE], self.table(pick)))

    async def _join(self, person: Person, table: Model) -> None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.name is None]
        mine = table.seats_of(person.place)
        name = person.name + "'s friend" * len(mine)
        names = [chair.name for chair in table.chairs]
        allowed = bool(free) and table.status == "waiting" and name not in names
        done = await self.post(person, table, "join", allowed, name=name)
        if done is not None:
            assert done["seat"] == free[0]
            table.sit(free[0], name, person.place)
            table.acknowledge(done["number"], ["joined"], free[0], name=name)
            if person.stream is not None:
                person.expected.add(table.id)
            await self.check(table)

    @precondition(lambda self: len(self.held()) > 1)  # else nobody is left to do anything
    @rule(pick=any_number)
    def leave(self, pick: int) -> None:
        self.world.run(self._leave(*self.chair(pick, [])))

    async def _leave(self, table: Model, seat: int, person: Person) -> None:
        allowed = table.chairs[seat].by_person and table.status != "finished"
        done = await self.post(person, table, "leave", allowed, **{"as": seat})
        if done is None:
            return
        if table.status == "waiting":
            table.chairs[seat].name = table.chairs[seat].holder = None
            table.told.pop(seat, None)
            table.next_host()
            table.acknowledge(done["number"], ["left"], seat)
        else:
            table.stand_in(seat)
            table.acknowledge(done["number"], ["left", "bot_took_over"], seat)
        await self.check(table)

    @rule(pick=any_number)
    def start(self, pick: int) -> None:
        waiting = [
            (table, table.host)
            for table in self.tables
            if table.status == "waiting" and table.host is not None
        ]
        self.world.run(self._start(*self.chair(pick, waiting)))

    async def _start(self, table: Model, seat: int, person: Person) -> None:
        full = all(chair.name is not None for chair in table.chairs)
        allowed = table.status == "waiting" and table.host == seat and full
        done = await self.post(person, table, "start", allowed, **{"as": seat})
        if done is not None:
            table.status = "running"
            table.acknowledge(done["number"], ["started"], seat)
            await self.check(table)

    @precondition(lambda self: self.running())
    @rule(pick=any_number)
    def take_back(self, pick: int) -> None:
        absent = [(t, s) for t in self.tables for s, chair in enumerate(t.chairs) if chair.bot]
        self.world.run(self._take_back(*self.chair(pick, absent)))

    async def _take_back(self, table: Model, seat: int, person: Person) -> None:
        chair = table.chairs[seat]
        allowed = table.status == "running" and chair.bot and not chair.resigned
        done = await self.post(person, table, "take-back", allowed, **{"as": seat})
        if done is not None:
            chair.bot = False
            table.next_host()
            table.acknowledge(done["number"], ["seat_taken_back"], seat)
            await self.check(table)

    # moves

    def asked(self, by_person: bool = True) -> list[tuple[Model, int]]:
        return [
            (table, seat)
            for table in self.tables
            for seat in table.asked()
            if table.chairs[seat].by_person == by_person
        ]

    def running(self) -> list[tuple[Model, int]]:
        """All seats where the game is on."""
        return [(t, s) for t in self.tables if t.status == "running" for s in range(len(t.chairs))]

    async def decision(self, table: Model, seat: int, person: Person) -> Any:
        return (await person.client.look(table.id, f"?seat={seat}"))["decision"]

    @precondition(lambda self: self.asked())
    @rule(pick=any_number, moves=some_moves)
    def move(self, pick: int, moves: list[list[int]]) -> None:
        """Whole or in part, found by previews as a browser does."""
        for choices in moves:
            if self.asked():
                self.world.run(self._move(*self.chair(pick, self.asked()), choices))

    @precondition(lambda self: self.asked())
    @rule(pick=any_number, moves=some_moves)
    def move_on(self, pick: int, moves: list[list[int]]) -> None:
        """Once more, so that moves are most of what happens."""
        self.move(pick, moves)

    @precondition(lambda self: self.asked())
    @rule(pick=any_number, moves=some_moves, text=any_text)
    def move_and_chat(self, pick: int, moves: list[list[int]], text: str) -> None:
        self.move(pick, moves)
        self.chat(pick, text)

    async def _move(self, table: Model, seat: int, person: Person, choices: list[int]) -> None:
        decision = await self.decision(table, seat, person)
        words, legal = [], decision["choices"]
        for choice in choices:
            words.append(legal[choice % len(legal)])
            path = f"/api/tables/{table.id}/preview"
            seen = await person.ask(path, {"words": words, "as": seat})
            assert seen.status_code == 200, seen.text
            legal = seen.json()["choices"]
            if not legal or seen.json()["reveals"] or table.game == "toy":
                break
        body = {"decision": decision["id"], "words": words, "as": seat}
        answer = await person.ask(
            f"/api/tables/{table.id}/moves", {**body, "request": person.request()}
        )
        if answer.status_code == 422 and answer.json()["error"] == "beyond_reveal":
            await self.check(table)
            body["words"] = words = words[:1]
            answer = await person.ask(
                f"/api/tables/{table.id}/moves", {**body, "request": person.request()}
            )
        assert answer.status_code == 200, answer.text
        table.acknowledge(answer.json()["number"], ["move"], seat, words=words)
        await self.check(table)

    @precondition(lambda self: self.asked())
    @rule(pick=any_number, word=any_number, second=st.booleans())
    def illegal_move(self, pick: int, word: int, second: bool) -> None:
        """A wrong action, alone or after a right one: nothing of it happens."""
        self.world.run(self._illegal(*self.chair(pick, self.asked()), word, second))

    async def _illegal(
        self, table: Model, seat: int, person: Person, pick: int, second: bool
    ) -> None:
        decision = await self.decision(table, seat, person)
        catalogue = registry.find(self.game).catalogue
        every = catalogue.words(list(range(len(catalogue))))
        wrong = [word for word in every if word not in decision["choices"]]
        words = [wrong[pick % len(wrong)]]
        if second:
            legal = decision["choices"][pick % len(decision["choices"])]
            seen = await person.ask(
                f"/api/tables/{table.id}/preview", {"words": [legal], "as": seat}
            )
            wrong = [word for word in every if word not in seen.json()["choices"]]
            words = [legal, wrong[pick % len(wrong)]]
        body = {"decision": decision["id"], "words": words, "as": seat}
        await self.post(person, table, "moves", False, **body)

    @precondition(lambda self: self.running())
    @rule(pick=any_number, decision=st.sampled_from(["0.0.0.0", "", "9.9.9.9", "old"]))
    def stale_move(self, pick: int, decision: str) -> None:
        self.world.run(self._stale(*self.chair(pick, self.running()), decision))

    async def _stale(self, table: Model, seat: int, person: Person, named: str) -> None:
        """A decision that is gone, or never was."""
        present = await self.decision(table, seat, person)
        if present is not None and named == present["id"]:
            named = "7.7.7.7"
        words = present["choices"][:1] if present is not None else ["none"]
        body = {"decision": named, "words": words, "as": seat}
        await self.post(person, table, "moves", False, **body)

    @precondition(lambda self: self.asked())
    @rule(pick=any_number)
    def two_moves_at_once(self, pick: int) -> None:
        """The same decision answered twice in one moment: one lands, the other is stale."""
        self.world.run(self._race(*self.chair(pick, self.asked())))

    async def _race(self, table: Model, seat: int, person: Person) -> None:
        decision = await self.decision(table, seat, person)
        body = {"decision": decision["id"], "words": decision["choices"][:1], "as": seat}
        path = f"/api/tables/{table.id}/moves"
        answers = await asyncio.gather(
            *(person.ask(path, {**body, "request": person.request()}) for _ in range(2))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        for answer in answers:
            if answer.status_code == 200:
                number = answer.json()["number"]
                table.acknowledge(number, ["move"], seat, words=decision["choices"][:1])
        await self.check(table)

    @precondition(lambda self: self.asked(by_person=False))
    @rule(pick=any_number)
    def bot_move(self, pick: int) -> None:
        """What a bot's worker would send."""
        self.world.run(self._bot_move(*self.chair(pick, self.asked(by_person=False))))

    async def _bot_move(self, table: Model, seat: int, person: Person) -> None:
        decision = await self.decision(table, seat, person)
        words = decision["choices"][:1]
        move = Move(seat, decision["id"], words, bot=True)
        outcome = await self.world.app.service.hub.submit(table.id, move)
        table.acknowledge(outcome.number, ["move"], seat, words=words)
        await self.check(table)

    @precondition(lambda self: self.done)
    @rule(pick=any_number)
    def repeat(self, pick: int) -> None:
        """The answer was lost, so the same is sent again: it is answered, not done."""
        self.world.run(self._repeat(*self.done[pick % len(self.done)]))

    async def _repeat(
        self, person: Person, table: Model, path: str, body: dict[str, Any], before: Any
    ) -> None:
        answer = await person.ask(path, body)
        if "as" in body and body["as"] not in table.seats_of(person.place):
            self.check_error(answer)  # who stood up has no credential to show any more
        else:
            assert answer.status_code == 200, answer.text
            same = before if "repeated" not in before else {**before, "repeated": True}
            assert answer.json() == same
        await self.check(table)

    # taking back, giving up, talking

    @precondition(lambda self: self.running())
    @rule(pick=any_number, moves=st.sampled_from([None, 1, 2, 50]))
    def undo(self, pick: int, moves: int | None) -> None:
        able = [(t, s) for t in self.tables for s in t.people() if t.undo_limit(s)]
        self.world.run(self._undo(*self.chair(pick, able), moves))

    async def _undo(self, table: Model, seat: int, person: Person, moves: int | None) -> None:
        allowed = table.chairs[seat].by_person and table.undo_limit(seat) >= (moves or 1)
        body = {"as": seat} if moves is None else {"as": seat, "moves": moves}
        done = await self.post(person, table, "undo", allowed, **body)
        if done is not None:
            table.acknowledge(done["number"], ["undo"], seat)
            await self.check(table)

    @precondition(lambda self: self.running())
    @rule(pick=any_number)
    def ask_undo(self, pick: int) -> None:
        able = [(t, s) for t in self.tables for s in t.people() if t.can_ask(s)]
        self.world.run(self._ask_undo(*self.chair(pick, able)))

    async def _ask_undo(self, table: Model, seat: int, person: Person) -> None:
        allowed = table.status == "running" and table.chairs[seat].by_person and table.can_ask(seat)
        done = await self.post(person, table, "ask-undo", allowed, **{"as": seat})
        if done is not None:
            alone = table.people() == [seat]
            if not alone:
                table.asker, table.agreed = seat, []
            table.acknowledge(done["number"], ["undo" if alone else "undo_asked"], seat)
            await self.check(table)

    @precondition(lambda self: any(table.asker is not None for table in self.tables))
    @rule(pick=any_number, agree=st.booleans())
    def answer_undo(self, pick: int, agree: bool) -> None:
        asked = [(t, s) for t in self.tables if t.asker is not None for s in t.people()]
        self.world.run(self._answer(*self.chair(pick, asked), agree))

    async def _answer(self, table: Model, seat: int, person: Person, agree: bool) -> None:
        open_to = table.asker is not None and table.asker != seat and seat not in table.agreed
        allowed = open_to and table.chairs[seat].by_person
        body = {"as": seat, "agree": agree}
        done = await self.post(person, table, "answer-undo", allowed, **body)
        if done is None:
            return
        kinds = ["undo_answered"]
        if not agree:
            table.nothing_asked()
        else:
            table.agreed.append(seat)
            if {*table.agreed, table.asker} >= set(table.people()):
                kinds.append("undo")
        table.acknowledge(done["number"], kinds, seat, agree=agree)
        await self.check(table)

    @precondition(lambda self: self.running())
    @rule(pick=any_number)
    def resign(self, pick: int) -> None:
        self.world.run(self._resign(*self.chair(pick, self.running())))

    async def _resign(self, table: Model, seat: int, person: Person) -> None:
        chair = table.chairs[seat]
        allowed = table.status == "running" and not chair.resigned
        done = await self.post(person, table, "resign", allowed, **{"as": seat})
        if done is None:
            return
        kinds = ["resigned"] + ["bot_took_over"] * (not chair.bot)
        chair.resigned = True
        table.stand_in(seat)
        if all(each.resigned for each in table.chairs):
            kinds += ["abandoned", "finished"]
            table.finish()
        table.acknowledge(done["number"], kinds, seat)
        await self.check(table)

    @precondition(lambda self: self.running())
    @rule(pick=any_number, agree=st.booleans())
    def abandon(self, pick: int, agree: bool) -> None:
        self.world.run(self._abandon(*self.chair(pick, self.running()), agree))

    async def _abandon(self, table: Model, seat: int, person: Person, agree: bool) -> None:
        able = table.status == "running" and table.chairs[seat].by_person
        allowed = able and (seat in table.votes) != agree
        body = {"as": seat, "agree": agree}
        done = await self.post(person, table, "abandon", allowed, **body)
        if done is None:
            return
        kinds = ["abandon_vote"]
        table.votes = [each for each in table.votes if each != seat] + [seat] * agree
        if agree and set(table.votes) >= set(table.people()):
            kinds += ["abandoned", "finished"]
            table.finish()
        table.acknowledge(done["number"], kinds, seat, agree=agree)
        await self.check(table)

    @rule(pick=any_number, text=any_text)
    def chat(self, pick: int, text: str) -> None:
        self.world.run(self._chat(*self.chair(pick, []), text))

    async def _chat(self, table: Model, seat: int, person: Person, text: str) -> None:
        done = await self.post(person, table, "chat", True, text=text, **{"as": seat})
        assert done is not None
        table.acknowledge(done["number"], ["chat"], seat, text=text)
        await self.check(table)

    @precondition(lambda self: any(table.status == "finished" for table in self.tables))
    @rule(pick=any_number)
    def another_game(self, pick: int) -> None:
        over = [(t, s) for t in self.tables if t.status == "finished" for s in range(len(t.chairs))]
        self.world.run(self._rematch(*self.chair(pick, over)))

    async def _rematch(self, table: Model, seat: int, person: Person) -> None:
        await self.check_record(table)
        done = await self.post(person, table, "rematch", True, **{"as": seat})
        assert done is not None
        if table.rematch is None:
            table.rematch = done["table"]
            table.acknowledge(table.number + 1, ["rematch"], seat, table=done["table"])
            new = Model(done["table"], table.game, len(table.chairs), table.options)
            new.acknowledge(1, ["created"], None)
            for place, chair in enumerate(table.chairs):
                assert chair.name is not None
                assert chair.holder is not None
                new.sit(place, chair.name, chair.holder)
                new.acknowledge(place + 2, ["joined"], place, name=chair.name)
                if table.id in self.people[chair.holder].expected:
                    self.people[chair.holder].expected.add(new.id)
            self.tables.append(new)
            await self.check(new)
        assert done["table"] == table.rematch
        await self.check(table)

    # those who look

    @rule(who=any_number, watch=st.booleans(), how=st.sampled_from(["fresh", "header", "query"]))
    def reconnect(self, who: int, watch: bool, how: str) -> None:
        person = [*self.people, self.stranger][who % (PEOPLE + 1)]
        watch = watch or person is self.stranger
        last = "" if how == "fresh" else person.last
        expected = {
            table.id
            for table in self.tables
            if watch
            or (
                table.seats_of(person.place)
                and (table.status != "finished" or f"{table.id}." in last)
            )
        }
        watched = [table.id for table in self.tables] if watch else []
        self.world.run(person.connect(watched, expected, how))
        for table in self.tables:
            self.world.run(self.check(table))

    @rule(who=any_number)
    def disconnect(self, who: int) -> None:
        self.world.run([*self.people, self.stranger][who % (PEOPLE + 1)].disconnect())

    @rule(pick=any_number, after=st.integers(0, 80))
    def look_after(self, pick: int, after: int) -> None:
        """Only what is new."""
        table, seat, person = self.chair(pick, [])
        look = self.world.run(person.client.look(table.id, f"?seat={seat}&after={after}"))
        assert look["log"] == table.told[seat][after:]
        mine = self.world.run(person.client.get("/api/me"))["games"]
        held = {t.id: t.seats_of(person.place) for t in self.tables if t.seats_of(person.place)}
        assert {each["table"]["table"]: each["seats"] for each in mine} == held

    @rule(pick=any_number, what=st.sampled_from(["moves", "undo", "chat", "resign", "leave"]))
    def strangers_only_watch(self, pick: int, what: str) -> None:
        table = self.table(pick)
        more = {"moves": {"decision": "0.0.0.0", "words": ["x"]}, "chat": {"text": "I"}}
        for body in ({}, {"as": 0}):
            work = self.stranger.ask(
                f"/api/tables/{table.id}/{what}", {**body, **more.get(what, {})}
            )
            answer = self.world.run(work)
            assert (answer.status_code, answer.json()["error"]) == (403, "no_seat")
        seen = self.world.run(self.stranger.client.ask("GET", f"/api/tables/{table.id}?seat=0"))
        assert seen.status_code == 403
        self.world.run(self.check_record(table))
        self.world.run(self.check(table))

    # the end of the world

    @rule(pick=any_number, moment=st.integers(0, 40), sleep=st.sampled_from([0.0, 0.0, 0.002]))
    def crash(self, pick: int, moment: int, sleep: float) -> None:
        """Perhaps with requests under way; what was not answered is asked again afterwards."""
        if self.asked():
            self.world.run(self._crash(*self.chair(pick, self.asked()), moment, sleep))
        else:
            self.world.run(self.world.crash())
        for table in self.tables:
            self.world.run(self.check(table))

    async def _crash(
        self, table: Model, seat: int, person: Person, moment: int, sleep: float
    ) -> None:
        decision = await self.decision(table, seat, person)
        words = decision["choices"][:1]
        path = f"/api/tables/{table.id}"
        move = {"decision": decision["id"], "words": words, "as": seat}
        bodies = [
            (f"{path}/moves", {**move, "request": person.request()}),
            (f"{path}/chat", {"text": "help", "as": seat, "request": person.request()}),
        ]
        under_way = [asyncio.create_task(person.ask(*each)) for each in bodies]
        for _ in range(moment):
            await asyncio.sleep(sleep)
        answers = [task.result() if task.done() else None for task in under_way]
        for task in under_way:
            task.cancel()
        await self.world.crash()
        for place, each in enumerate(bodies):
            answer = answers[place] or await person.ask(*each)
            assert answer.status_code == 200, answer.text
            data = {"words": words} if place == 0 else {"text": "help"}
            kind = "move" if place == 0 else "chat"
            table.acknowledge(answer.json()["number"], [kind], seat, **data)


class LootMachine(Machine):
    """Tables of Loot Island: long moves, in parts, sealed and taken back."""

    game = "loot_island"

    def options(self, pick: int) -> dict[str, Any]:
        options = registry.find(self.game).options
        return {each.name: each.allowed[pick % len(each.allowed)] for each in options}


def run(machine: type[Machine], examples: int, steps: int) -> None:
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=chosen)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(("machine", "examples"), [(Machine, 16), (LootMachine, 8)])
def test_whatever_people_do(machine: type[Machine], examples: int) -> None:
    run(machine, examples, 50)


@pytest.mark.long
@pytest.mark.parametrize(("machine", "examples"), [(Machine, 300), (LootMachine, 100)])
def test_whatever_people_do_for_long(machine: type[Machine], examples: int) -> None:
    run(machine, examples, 80)
