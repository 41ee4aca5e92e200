"""Summaries for lists that could not be written: they are written later."""

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
    monkeypatch.setattr(sql_store, "NOTES_AFTER", 0.01)

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
