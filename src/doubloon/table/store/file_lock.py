"""One server per SQLite file: a lock next to it, which says who has it.

Two servers on one file would each show what they have in memory. The kernel drops the lock when
its process ends, however that happens; the file stays and means nothing then.
"""

import importlib
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from doubloon.table.core.errors import Occupied, Unreachable

LOCKED: Final = 1 << 20  # the byte that is locked where only bytes can be
LONGEST: Final = 300  # characters of what the other server says of itself


def lock_file(place: Path) -> TextIO:
    """The file to lock, opened; an Unreachable error if it cannot be made."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        return place.with_name(f"{place.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise Unreachable(f"the database cannot be used: {error.strerror or error}") from None


def lock(file: TextIO) -> None:
    """Lock a file for this process, or an OSError if another one has it."""
    try:
        fcntl = importlib.import_module("fcntl")
    except ImportError:  # Windows: a locked place cannot be read, so it lies behind the text
        file.seek(LOCKED)
        msvcrt = importlib.import_module("msvcrt")
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def occupied(database: str, address: str) -> Iterator[None]:
    """Have a SQLite file for oneself; an Occupied error names the server that has it."""
    with lock_file(Path(database).resolve()) as file:
        try:
            lock(file)
        except (BlockingIOError, PermissionError):
            file.seek(0)
            holder = file.read(LONGEST).strip() or "its lock does not say which"
            raise Occupied(f"{database} is in use by another server: {holder}") from None
        file.truncate(0)
        began = datetime.now(UTC).isoformat(timespec="seconds")
        file.write(f"process {os.getpid()} on {socket.gethostname()}, {address}, since {began}\n")
        file.flush()
        yield
