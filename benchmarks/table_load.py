"""Load on the table server, beside boardgame.io on a game alike: `make load`.

Both servers run as their users run them, each started anew for every run: ours is `doubloon serve`
from the environment that runs this, with every move durable in SQLite; boardgame.io keeps its
matches in memory, its default, or on disk with FlatFile, its own storage. The same program
(`load/load.js`) plays both in a closed loop over loopback, one client with a stream of its own for
each of three seats, in alternating runs.

    python benchmarks/table_load.py                  all parts
    python benchmarks/table_load.py toy think        some of them
    python benchmarks/table_load.py --rounds 5 --seconds 12 --out results

Parts: `toy` and `real` are saturated (nobody thinks), `think` has 200 tables with half a second of
thought, `crowd` has one table that 200 others watch, `open` has 1,000 tables with 3,000 open
streams and two seconds of thought, `processes` has one and two server processes on the PostgreSQL
database that `--postgres URL` names. A row of `real` is a game of ours, once with moves of one
action, once with whole moves built by taps as in a browser.

Look at "others": the share of a core that other programs took meanwhile. Above 10 the latencies and
moves per second are theirs as much as ours; CPU per move suffers less. And at what the disk takes
to keep a write, measured before each round: our moves wait for it, boardgame.io's do not.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

LOAD: Final = Path(__file__).parent / "load"
PEER: Final = "boardgameio"
OURS: Final = "doubloon"
LONGEST_START: Final = 60.0  # seconds


class Run(NamedTuple):
    """One kind of run."""

    name: str
    adapter: str
    matches: int
    think: int  # ms
    game: str = "endless_toy"
    moves: str = "steps"
    on_disk: bool = False  # boardgame.io's matches
    workers: int = 0  # of ours, on PostgreSQL; 0: one, on SQLite
    watchers: int = 0  # of each match


PARTS: Final[dict[str, list[Run]]] = {
    "toy": [
        Run("toy, 50 tables", OURS, 50, 0),
        Run("boardgame.io, 50 matches", PEER, 50, 0),
        Run("boardgame.io, 50 matches, on disk", PEER, 50, 0, on_disk=True),
        Run("toy, 200 tables", OURS, 200, 0),
        Run("boardgame.io, 200 matches", PEER, 200, 0),
        Run("boardgame.io, 200 matches, on disk", PEER, 200, 0, on_disk=True),
    ],
    "real": [
        Run("loot_island, 50 tables, one action a move", OURS, 50, 0, "loot_island"),
        Run("loot_island, 50 tables, whole moves", OURS, 50, 0, "loot_island", "whole"),
    ],
    "think": [
        Run("toy, 200 tables, 500 ms", OURS, 200, 500),
        Run("boardgame.io, 200 matches, 500 ms", PEER, 200, 500),
        Run("loot_island, 200 tables, 500 ms", OURS, 200, 500, "loot_island"),
    ],
    "crowd": [
        Run("toy, 1 table", OURS, 1, 200),
        Run("toy, 1 table with 200 watchers", OURS, 1, 200, watchers=200),
    ],
    "open": [
        Run("toy, 1,000 tables", OURS, 1000, 2_000),
        Run("loot_island, 1,000 tables", OURS, 1000, 2_000, "loot_island"),
    ],
    "processes": [
        Run("toy, 50 tables, PostgreSQL, one process", OURS, 50, 0, workers=1),
        Run("toy, 50 tables, PostgreSQL, two processes", OURS, 50, 0, workers=2),
    ],
}
COLUMNS: Final = {
    "moves_per_s": "moves/s",
    "others_p50": "p50 ms",
    "others_p99": "p99 ms",
    "server_us_per_move": "CPU us",
    "rss_connected": "MB open",
    "rss_after": "MB after",
    "other_cpu": "others %",
}


def main() -> int:
    """Run the parts, print the table, write the figures."""
    args = arguments()
    if shutil.which("node") is None:
        raise SystemExit("the load needs Node.js; install it")
    install()
    found: dict[str, list[dict[str, Any]]] = {}
    syncs: list[float] = []
    for part in args.parts:
        for _ in range(args.rounds):
            syncs += sync_times()
            for run in PARTS[part]:
                result = measured(run, args.seconds, args.warm, args.postgres)
                found.setdefault(run.name, []).append(result)
                print(f"  {run.name}: {result['moves_per_s']} moves/s", file=sys.stderr, flush=True)
    print(report(found))
    print(disk(syncs))
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / "table_load.json").write_text(json.dumps(found, indent=1) + "\n")
    return 0


def arguments() -> argparse.Namespace:
    """What to run, how often, how long."""
    parser = argparse.ArgumentParser(description="Load on the table server.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--rounds", type=int, default=3, help="of each kind, alternating (3)")
    parser.add_argument("--seconds", type=float, default=8.0, help="measured in a run (8)")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that (3)")
    parser.add_argument("--postgres", help="an empty database, for `processes`")
    parser.add_argument("--out", type=Path, help="a folder for table_load.json")
    args = parser.parse_args()
    if "processes" in args.parts and args.postgres is None:
        parser.error("`processes` needs --postgres URL")
    args.parts = args.parts or [part for part in PARTS if part != "processes" or args.postgres]
    return args


def install() -> None:
    """The packages of the JavaScript side, the versions that are locked."""
    if not (LOAD / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=LOAD, check=True)


def measured(run: Run, seconds: float, warm: float, postgres: str | None) -> dict[str, Any]:
    """One run against a fresh server."""
    with started(run, postgres) as (url, pid):
        command = ["node", "load.js", "--adapter", run.adapter, "--url", url, "--pid", str(pid)]
        command += ["--matches", str(run.matches), "--think", str(run.think)]
        command += ["--seconds", str(seconds), "--warm", str(warm)]
        command += ["--watchers", str(run.watchers)]
        told = {"NODE_ENV": "production", "GAME": run.game, "MOVES": run.moves}
        done = subprocess.run(
            command, cwd=LOAD, env={**os.environ, **told}, stdout=subprocess.PIPE, check=True
        )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@contextmanager
def started(run: Run, postgres: str | None) -> Iterator[tuple[str, int]]:
    """A server, its address and its process; stopped in the end."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        env = {**os.environ, "NODE_ENV": "production", "PORT": "0"}
        command = ["node", str(LOAD / "server.js")]
        if run.on_disk:
            env["FOLDER"] = str(Path(folder) / "matches")
        if run.adapter == OURS:
            builds = [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
            env["PYTHONPATH"] = os.pathsep.join([str(LOAD / "games"), *builds])
            command = [str(Path(sys.executable).parent / "doubloon"), "serve", "--port", "0"]
            command += ["--rate", "0", "--tables", "0", "--workers", str(run.workers or 1)]
            command += ["--db", postgres if run.workers and postgres else f"{folder}/tables.sqlite"]
        with log.open("wb") as out:
            server = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
        try:
            yield address_in(log, server), server.pid
        finally:
            server.terminate()
            server.wait(30)


def address_in(log: Path, server: "subprocess.Popen[bytes]") -> str:
    """The address that a server says it has, once it answers there."""
    end = time.monotonic() + LONGEST_START
    while time.monotonic() < end and server.poll() is None:
        words = [word for word in log.read_text().split() if word.startswith("http://127.0.0.1:")]
        if words and answers(words[0].rstrip("/")):
            return words[0].rstrip("/")
        time.sleep(0.1)
    raise SystemExit(f"the server did not start:\n{log.read_text()}")


def answers(url: str) -> bool:
    """Is somebody there? Any answer will do."""
    try:
        urllib.request.urlopen(f"{url}/games", timeout=2).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def sync_times(count: int = 200) -> list[float]:
    """How long the disk takes to keep 8 KB, in ms, some milliseconds apart."""
    times = []
    with tempfile.TemporaryFile() as file:
        file.write(bytes(1 << 20))
        os.fsync(file.fileno())
        for place in range(count):
            os.pwrite(file.fileno(), os.urandom(8192), place % 100 * 8192)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
            time.sleep(0.003)
    return times


def disk(syncs: list[float]) -> str:
    """A line on what each move has to wait for."""
    marks = statistics.quantiles(syncs, n=100)
    return f"the disk keeps 8 KB in {marks[49]:.1f} ms, 99% of the time in {marks[98]:.1f} ms"


def report(found: dict[str, list[dict[str, Any]]]) -> str:
    """The median of each figure, least and greatest of moves per second, and the ratios."""
    wide = max(len(name) for name in found)
    lines = [f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"]
    lines.append(" ".join([" " * wide, *(f"{title:>9}" for title in COLUMNS.values()), "  range"]))
    for name, runs in found.items():
        middle = [f"{median(runs, key):9,.1f}" for key in COLUMNS]
        rates = [each["moves_per_s"] for each in runs]
        lines.append(" ".join([f"{name:{wide}}", *middle, f"  {min(rates)} to {max(rates)}"]))
        wrong = sum(each["errors"] + each["undelivered"] for each in runs)
        if wrong:
            lines.append(f"{'':{wide}} {wrong} moves failed or did not arrive")
    return "\n".join(lines)


def median(runs: list[dict[str, Any]], key: str) -> float:
    """The middle of several runs; 0 where nothing was measured."""
    return float(statistics.median(each[key] or 0 for each in runs))


if __name__ == "__main__":
    raise SystemExit(main())
