"""Rules about moves: whole, in part, illegal, stale, at once, by a bot, repeated; and chat."""

import asyncio
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from doubloon.kernel import registry
from doubloon.table.core.commands import Move
from tests.table.http.machine.base import Base, any_number, any_text
from tests.table.http.machine.model import Model
from tests.table.http.machine.people import Person

some_moves = st.lists(st.lists(any_number, min_size=1), min_size=2, max_size=6)


class Moves(Base):
    """What is played and said."""

    @precondition(lambda self: self.asked())
    @rule(pick=any_number, moves=some_moves)
    def move(self, pick: int, moves: list[list[int]]) -> None:
        """Whole or in part, built by taps as in a browser."""
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
        words: list[str] = []
        legal = decision["choices"]
        for choice in choices:
            body = {"words": words, "word": legal[choice % len(legal)], "as": seat}
            seen = await person.ask(f"/api/tables/{table.id}/tap", body)
            assert seen.status_code == 200, seen.text
            words, legal = seen.json()["words"], seen.json()["choices"]
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

    @rule(pick=any_number, text=any_text)
    def chat(self, pick: int, text: str) -> None:
        self.world.run(self._chat(*self.chair(pick, []), text))

    async def _chat(self, table: Model, seat: int, person: Person, text: str) -> None:
        done = await self.post(person, table, "chat", True, text=text, **{"as": seat})
        assert done is not None
        table.acknowledge(done["number"], ["chat"], seat, text=text)
        await self.check(table)
