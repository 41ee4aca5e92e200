"""Rules about tables and seats: create, join, leave, start, take back, another game."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tests.table.http.machine.base import PEOPLE, Base, any_number
from tests.table.http.machine.model import Model
from tests.table.http.machine.people import Person

MOST_TABLES = 3


class Seats(Base):
    """Who sits where."""

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
        name = f"{person.name} {len(mine) + 1}" if mine else person.name
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
