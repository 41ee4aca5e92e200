"""Hours of ordinary use: games, streams that come and go. Memory and files stay flat.

`SOAK_MINUTES=10` makes it shorter, for a try.
"""

import os
import threading
import time
from pathlib import Path

import pytest

from tests.table.http.live import Server, served
from tests.table.http.stubborn import Player, Reader

pytestmark = pytest.mark.slow
TABLES = 20
THOUGHT = 0.5  # seconds a move
MINUTES = float(os.environ.get("SOAK_MINUTES", "60"))
GAME = 90.0  # seconds until a table is left and another one made


def held(server: Server) -> tuple[int, int]:
    """Kilobytes of memory and open files of the server's process."""
    folder = Path(f"/proc/{server.process.pid}")
    status = (folder / "status").read_text()
    memory = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(memory.split()[1]), len(list((folder / "fd").iterdir()))


def use(url: str, until: float, failures: list[BaseException]) -> None:
    """One table after the other; each has a reader who goes away and comes back."""
    try:
        while time.monotonic() < until:
            player = Player(url, thought=THOUGHT)
            player.start()
            left = min(until, time.monotonic() + GAME)
            while time.monotonic() < left:
                reader = Reader(player)
                reader.start()
                time.sleep(min(GAME / 6, max(0.0, left - time.monotonic())))
                reader.finish()
            player.finish()
            player.check()
            assert player.torn == 0
            assert not player.refused
            player.client.close()
    except BaseException as error:
        failures.append(error)


@pytest.mark.long
def test_memory_and_files_stay_flat(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        failures: list[BaseException] = []
        until = time.monotonic() + 60 * MINUTES
        users = [
            threading.Thread(target=use, args=(server.url, until, failures)) for _ in range(TABLES)
        ]
        for user in users:
            user.start()
        samples: list[tuple[int, int]] = []
        while time.monotonic() < until and not failures:
            time.sleep(max(0.5, MINUTES / 4))
            samples.append(held(server))
        for user in users:
            user.join()
        assert not failures, failures
        third = len(samples) // 3
        first, last = samples[third : 2 * third], samples[-third:]
        memory = max(kilobytes for kilobytes, _ in last) / max(kilobytes for kilobytes, _ in first)
        assert memory < 1.1, samples
        assert max(files for _, files in last) <= 1.1 * max(files for _, files in first), samples
