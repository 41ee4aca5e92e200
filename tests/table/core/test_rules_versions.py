"""Games go on under the rules they were started with; without those they are kept as they are."""

import asyncio
from typing import Any

import pytest
from doubloon_toy.game import ToyDecks, ToyGame
from doubloon_toy.second_edition import SecondToyGame

from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import UnknownGame, UnknownRules
from doubloon.kernel.files.record import read_record, verify
from doubloon.kernel.game import Game
from doubloon.table.bots.jobs import job_of
from doubloon.table.bots.moves import choose
from doubloon.table.core.commands import Chat
from doubloon.table.core.errors import Unplayable
from doubloon.table.live.bots.runner import BotRunner
from doubloon.table.live.cache import SNAPSHOT_EVERY
from doubloon.table.live.clock_runner import ClockRunner
from doubloon.table.live.takeover import Takeover
from tests.table.desk import bots, small
from tests.table.desk import started as seated
from tests.table.hubs import answer, hub_on, play_out, started

LONG: dict[str, Any] = {"plays": 300, "passing": False}


def install(monkeypatch: pytest.MonkeyPatch, game: Game | None) -> None:
    """From now on this is the toy game of the server; None: it has none."""

    def find(name: str) -> Game:
        if game is None:
            raise UnknownGame(f"game {name!r} is not known")
        return game

    monkeypatch.setattr(registry, "find", find)


def test_a_game_gives_its_versions() -> None:
    assert ToyGame().under(1).rules_version == 1
    assert SecondToyGame().under(1).rules_version == 1
    assert SecondToyGame().under(2).rules_version == 2
    with pytest.raises(UnknownRules, match="3 is unknown; this game has 2"):
        SecondToyGame().under(3)


def test_old_and_new_games_side_by_side(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        install(monkeypatch, ToyGame())
        async with hub_on(database) as hub:
            old = await started(hub)
            await answer(hub, old)
        install(monkeypatch, SecondToyGame())
        async with hub_on(database) as hub:
            new = await started(hub)
            scores = {}
            for table_id in (old, new):
                await play_out(hub, table_id)
                record = read_record(await hub.record(table_id))
                assert verify(SecondToyGame(), record) == []
                play = (await hub.table(table_id)).play
                assert play is not None
                scores[record.rules_version] = play.state.scores()
                points: list[int] = play.state.points  # type: ignore[attr-defined]
                assert scores[record.rules_version] == [
                    each * record.rules_version for each in points
                ]
            assert set(scores) == {1, 2}
            assert (await hub.table(old)).public()["rules_version"] == 1

    asyncio.run(run())


class RevisedDecks(ToyDecks):
    """Another standard deck."""

    def standard(self) -> Deck:
        """As many cards, but not the same ones."""
        return self.from_content({**super().standard().content, "version": 2})


class RevisedToyGame(ToyGame):
    """The same rules, another standard deck."""

    def __init__(self) -> None:
        super().__init__()
        self.decks = RevisedDecks()


@pytest.mark.parametrize("moves", [1, SNAPSHOT_EVERY])
def test_a_game_goes_on_with_the_deck_it_was_started_with(
    database: str, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    """Its own, or the standard deck of its time; from the log alone or from a snapshot."""

    async def run() -> None:
        install(monkeypatch, ToyGame())
        own = {**ToyGame().decks.standard().content, "name": "own", "cards": 40}
        async with hub_on(database) as hub:
            old = await started(hub, options=LONG)
            ours = await started(hub, options=LONG, deck=own)
            for _ in range(moves):
                await answer(hub, old)
                await answer(hub, ours)
            assert (await hub.table(old)).public()["settings"]["deck"] is None
        install(monkeypatch, RevisedToyGame())
        async with hub_on(database) as hub:
            for table_id, deck in (old, ToyGame().decks.standard().content), (ours, own):
                table = await hub.table(table_id)
                assert table.deck().content == deck
                job = job_of(table, table.asked()[0], "greedy", "any")
                assert job.deck == deck
                assert choose(job)
                await play_out(hub, table_id)
                record = read_record(await hub.record(table_id))
                assert record.deck == deck
                assert verify(RevisedToyGame(), record) == []
            assert (await hub.table(old)).public()["settings"]["deck"] == "standard"
            new = await hub.table(await started(hub))
            assert new.deck().version == 2
            assert "deck" not in (new.recent(0) or [])[-1].data

    asyncio.run(run())


def test_a_snapshot_goes_on_under_its_own_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        install(monkeypatch, ToyGame())
        async with hub_on(database) as hub:
            table_id = await started(hub, options=LONG)
            for _ in range(SNAPSHOT_EVERY):
                await answer(hub, table_id)
        install(monkeypatch, SecondToyGame())
        async with hub_on(database) as hub:
            assert await hub.store.snapshot(table_id) is not None
            await answer(hub, table_id)
            assert (await hub.table(table_id)).game.rules_version == 1

    asyncio.run(run())


def test_a_bot_plays_by_the_rules_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, ToyGame())
    desk = seated("toy", 2, seats=bots(2))
    install(monkeypatch, SecondToyGame())
    decision = desk.table.decision(0)
    assert decision is not None
    job = job_of(desk.table, 0, "greedy", decision["id"])
    assert job.rules_version == 1
    assert choose(job)


@pytest.mark.parametrize("installed", [None, ToyGame()])
def test_without_its_rules_a_table_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, installed: Game | None
) -> None:
    """Listed, refused with a clear word, in nobody's way, and whole when the rules are back."""

    async def run() -> None:
        install(monkeypatch, SecondToyGame())
        async with hub_on(database) as hub:
            table_id = await started(hub, visibility="open", seconds=60)
            await hub.submit(table_id, Chat(0, "ahoy"))
            before = await hub.store.read(table_id)
        install(monkeypatch, installed)
        async with hub_on(database) as hub:
            runners = BotRunner(hub), ClockRunner(hub)
            for runner in runners:
                await runner.start()
            await Takeover(hub).look()
            with pytest.raises(Unplayable, match=r"does not have.*is kept"):
                await hub.table(table_id)
            with pytest.raises(Unplayable):
                await hub.submit(table_id, Chat(0, "anyone?"))
            assert [each.id for each in await hub.store.listed()] == [table_id]
            if installed is not None:
                assert (await hub.table(await hub.create(small()))).number == 1
            for runner in runners:
                await runner.stop()
        install(monkeypatch, SecondToyGame())
        async with hub_on(database) as hub:
            assert await hub.store.read(table_id) == before
            await play_out(hub, table_id)

    asyncio.run(run())
