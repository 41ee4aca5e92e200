"""A state machine over HTTP: people do all that they can, the server is killed now and then.

After every step the table that was touched is compared with a model (``machine/model.py``): all
that was acknowledged is in the log once and in order, every seat and a stranger see what the kernel
lets them see, and what came by streams, broken off and resumed, adds up to that.
"""

import asyncio
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test

from doubloon.kernel import registry
from tests.table.http.machine.base import PEOPLE, any_number
from tests.table.http.machine.model import Model
from tests.table.http.machine.moves import Moves
from tests.table.http.machine.people import Person
from tests.table.http.machine.regrets import Regrets
from tests.table.http.machine.seats import Seats

pytestmark = pytest.mark.slow


class Machine(Seats, Moves, Regrets):
    """All of it, with those who look, and the end of the world."""

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

    def stranger_asks(
        self, method: str, path: str, headers: dict[str, str], body: dict[str, Any] | None = None
    ) -> httpx.Response:
        asked = self.stranger.client.ask(method, path, headers=headers, json=body)
        return self.world.run(asked)

    @rule(pick=any_number, what=st.sampled_from(["moves", "undo", "chat", "resign", "leave"]))
    def strangers_only_watch(self, pick: int, what: str) -> None:
        table = self.table(pick)
        more: dict[str, Any] = {
            "moves": {"decision": "0.0.0.0", "words": ["x"]},
            "chat": {"text": "I"},
        }
        path = f"/api/tables/{table.id}"
        unknown = f"{pick:032x}"
        for headers in (
            {},
            {"cookie": f"doubloon={unknown}"},
            {"authorization": f"Bearer {unknown}"},
        ):
            for body in ({}, {"as": 0}):
                answer = self.stranger_asks(
                    "POST", f"{path}/{what}", headers, {**body, **more.get(what, {})}
                )
                assert (answer.status_code, answer.json()["error"]) == (403, "no_seat")
            assert self.stranger_asks("GET", f"{path}?seat=0", headers).status_code == 403
            assert self.stranger_asks("GET", path, headers).json()["mine"] == []
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
    run_state_machine_as_test(machine, settings=chosen)


@pytest.mark.parametrize(("machine", "examples"), [(Machine, 12), (LootMachine, 6)])
def test_whatever_people_do(machine: type[Machine], examples: int) -> None:
    run(machine, examples, 50)


@pytest.mark.long
@pytest.mark.parametrize(("machine", "examples"), [(Machine, 200), (LootMachine, 60)])
def test_whatever_people_do_for_long(machine: type[Machine], examples: int) -> None:
    run(machine, examples, 80)
