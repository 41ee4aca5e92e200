"""A sync to disk happens before each answer, as the operating system sees it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from doubloon.table.core.commands import Chat, Join
from doubloon.table.live.hub import Hub
from doubloon.table.store.sql_store import SqlStore
from tests.required import missing
from tests.table.desk import BROWSER, small

ANSWERS = 8


async def answer_aloud(path: str) -> None:
    """What is watched: every answer of the hub is written to the standard output."""
    store = SqlStore(path)
    await store.open()
    hub = Hub(store)
    table_id = await hub.create(small())
    await hub.submit(table_id, Join("Anne"), browser=BROWSER)
    for number in range(ANSWERS):
        await hub.submit(table_id, Chat(0, f"message {number}"))
        os.write(1, b"answer %d\n" % number)
    await hub.stop()
    await store.close()


def test_a_sync_before_each_answer(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    if strace is None:
        missing("NO STRACE: install it to see whether answers wait for the disk")
    trace = tmp_path / "trace"
    code = (
        "import asyncio, sys; from tests.table.store.test_sync import answer_aloud;"
        "asyncio.run(answer_aloud(sys.argv[1]))"
    )
    calls = "trace=fsync,fdatasync,write"
    command = [strace, "-f", "-o", str(trace), "-e", calls, sys.executable, "-c", code]
    done = subprocess.run(
        [*command, str(tmp_path / "games.db")],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[3],
    )
    if "Operation not permitted" in done.stderr and not trace.exists():
        missing("NO TRACING: strace may not trace here")
    assert done.returncode == 0, done.stderr
    synced, answers = False, 0
    for line in trace.read_text(errors="replace").splitlines():
        if re.search(r"(fsync|fdatasync)(\(| resumed).*= 0$", line):
            synced = True
        elif 'write(1, "answer' in line:
            assert synced, f"answer {answers} came before a sync"
            synced, answers = False, answers + 1
    assert answers == ANSWERS
