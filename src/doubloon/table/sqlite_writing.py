"""SQLite's own half of the store: the short way of a commit, and its log of writes."""

import asyncio
import contextlib
import sqlite3
from concurrent.futures import Executor
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from doubloon.table.database import at_once, checkpoint
from doubloon.table.model import Summary
from doubloon.table.writing import Answer, Append, write

CHECKPOINT_EVERY: Final = 500  # commits, some megabytes of the log


class SqliteWriting:
    """Writes over one kept connection; ``turn`` is that of those who write.

    The event loop writes and the thread only waits for the disk: a thread would have to win
    Python's lock back from the event loop after every statement, which takes longer than the
    statement.
    """

    def __init__(
        self,
        engine: Engine,
        reading: Engine,
        writer: Executor,
        readers: Executor,
        turn: asyncio.Lock,
    ) -> None:
        self.connection = at_once(engine)
        self._reading = reading
        self._writer = writer
        self._readers = readers
        self._turn = turn
        self._commits = 0
        self._starting_over: asyncio.Task[None] | None = None

    async def commit(self, appends: list[Append], notes: list[Summary]) -> list[Answer] | None:
        """In one durable transaction, an answer for each; None if it could not be done at once.

        Nothing is written then. Whoever has time to wait for other programs, and to see what is
        refused, does it again from the beginning.
        """
        loop = asyncio.get_running_loop()
        with contextlib.suppress(sa.exc.DBAPIError):
            async with self._turn:
                transaction = self.connection.begin()
                try:
                    answers = write(self.connection, appends, notes)
                    await loop.run_in_executor(self._writer, transaction.commit)
                finally:  # what is not committed now is not kept, and holds up nobody
                    transaction.close()
                    self.connection.connection.rollback()
                return answers
        return None

    def committed(self) -> None:
        """Something was, on this way or the other: after many the log starts over."""
        self._commits += 1
        idle = self._starting_over is None or self._starting_over.done()
        if self._commits % CHECKPOINT_EVERY == 0 and idle:
            self._starting_over = asyncio.create_task(self._start_log_over())

    async def _start_log_over(self) -> None:
        """Let the log of writes begin again in the same file.

        First most of it is moved beside the commits, then, in the writer's turn, what came
        meanwhile: while anything is left in it the log only grows, and a file that grows takes the
        disk longer than one that is written over.
        """
        loop = asyncio.get_running_loop()
        with contextlib.suppress(sa.exc.DBAPIError, sqlite3.Error):
            await loop.run_in_executor(self._readers, checkpoint, self._reading)
            async with self._turn:
                await loop.run_in_executor(self._writer, checkpoint, self._reading)

    async def finish(self) -> None:
        """Wait for what is under way; then nothing more is written."""
        if self._starting_over is not None:
            await self._starting_over

    def close(self) -> None:
        """Give the connection back, once the threads rest."""
        self.connection.close()
