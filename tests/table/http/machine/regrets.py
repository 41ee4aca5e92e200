"""Rules about second thoughts: undo, asked for or not, giving up, ending by vote."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from tests.table.http.machine.base import Base, any_number
from tests.table.http.machine.model import Model
from tests.table.http.machine.people import Person


class Regrets(Base):
    """What is taken back or given up."""

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
        allowed = able and (seat not in table.votes if agree else table.votes != [])
        body = {"as": seat, "agree": agree}
        done = await self.post(person, table, "abandon", allowed, **body)
        if done is None:
            return
        kinds = ["abandon_vote"]
        others = [each for each in table.votes if each != seat]
        # a no of somebody who has not voted closes the matter
        table.votes = [*others, seat] if agree else others if seat in table.votes else []
        if agree and set(table.votes) >= set(table.people()):
            kinds += ["abandoned", "finished"]
            table.finish()
        table.acknowledge(done["number"], kinds, seat, agree=agree)
        await self.check(table)
