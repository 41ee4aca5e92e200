"""A store that cannot write: what it does at once, and what it does later."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from doubloon.table.core.errors import StoreError
from doubloon.table.store import sql_store
from tests.table.store.test_store import failing, new_table, opened, said


def test_lists_are_right_again_after_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_store, "NOTES_EVERY", 0.01)

    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store, visibility="open")
            (found,) = await store.listed()
            mend = failing(store, lambda: OSError("no space left on device"))
            store.note(msgspec.structs.replace(found, deadline=7))
            with pytest.raises(StoreError, match="full"):
                await store.append("t", 1, said(2))
            await asyncio.sleep(0.05)
            mend()
            async with asyncio.timeout(60):
                while [each.deadline for each in await store.listed()] != [7]:
                    await asyncio.sleep(0.01)
            failing(store, lambda: OSError("no space left on device"))
            store.note(msgspec.structs.replace(found, deadline=8))

    async def limited() -> None:
        async with asyncio.timeout(120):  # a store that cannot write can be closed
            await run()

    asyncio.run(limited())


def test_a_full_disk_makes_the_wal_start_over(tmp_path: Path) -> None:
    """What the WAL holds is moved into the database at once, so that the next commits find room in
    the file that is there."""
    wal = tmp_path / "games.db-wal"

    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store)
            for number in range(2, 60):
                await store.append("t", number - 1, said(number))
            before = wal.stat().st_size
            mend = failing(store, lambda: OSError("no space left on device"))
            with pytest.raises(StoreError, match="full"):
                await store.append("t", 59, said(60))
            mend()
            for number in range(60, 90):
                await store.append("t", number - 1, said(number))
            assert wal.stat().st_size == before

    asyncio.run(run())
