"""What all rules of the state machine use: people, their tables, and the comparison."""

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from doubloon.conformance.cases import secret_of
from doubloon.kernel import chance
from tests.memory import folder_in_memory
from tests.table.http.machine.model import SPECTATOR, Model
from tests.table.http.machine.people import Person, World

PEOPLE = 3
any_number = st.integers(0, 10**6)  # picks one of those there are, whatever their number
any_text = st.sampled_from(["ahoy", "<b>ahoy</b>", "\u263a\ufe0f'\"\\"])
REFUSED = (403, 409, 422)


class Base(RuleBasedStateMachine):
    """Tables of the toy game, and nothing that happens yet."""

    game = "toy"

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.dealt = 0
        self.patch.setattr(chance, "new_secret", self.next_secret)
        self.folder = tempfile.TemporaryDirectory(
            prefix="doubloon-machine-", dir=folder_in_memory()
        )
        self.people = [Person(place) for place in range(PEOPLE)]
        self.stranger = Person(PEOPLE, cookie=False)
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
