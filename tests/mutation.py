"""Mutation testing: change the code a little, see whether a test notices; `make mutate`.

mutmut makes the mutants. They are run here, because its own runner starts pytest anew for each one
and calls every function through a switch, which made this suite many times slower. Here pytest
collects once and every test runs once under coverage. Then each mutant is a fork of that process
in which the code of one function is swapped, and the tests that reach the changed line run, the
quick ones first, until one fails. Code that runs while modules are imported cannot be swapped
later: mutants of it that nobody noticed are tried again in a fresh Python.

A run that was stopped goes on where it was as long as neither code nor tests have changed.
"""

import argparse
import gc
import json
import mmap
import os
import pickle
import random
import resource
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants import CONFIG, ROOT, Mutant, mutants_of, source_of, statement_lines, swap

RESULTS = ROOT / "mutation"
EQUIVALENTS = ROOT / "tests" / "mutation-equivalents.toml"
FRESH_SECONDS = 300
MEMORY = 4 * 2**30
IMPORT = ""  # coverage's name for what runs outside of any test
SURVIVED, KILLED, NO_TEST, SURVIVED_SO_FAR = 0, 1, 2, 3  # exit codes of forks
STATUS = {SURVIVED: "survived", NO_TEST: "no test", SURVIVED_SO_FAR: "survived?"}


def measured(items: list[pytest.Item]) -> tuple[bytes, dict[str, float], list[str]]:
    """Run tests under coverage: the lines by test, the CPU seconds, and what failed."""
    silence()
    seconds: dict[str, float] = {}
    failed: list[str] = []
    CONTEXTS.erase()
    CONTEXTS.start()
    for item, following in zip(items, [*items[1:], None], strict=True):
        CONTEXTS.switch_context(item.nodeid)
        begun = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=following)
        seconds[item.nodeid] = time.process_time() - begun
        if any(each.failed for each in reports):
            failed.append(item.nodeid)
    CONTEXTS.stop()
    return CONTEXTS.get_data().dumps(), seconds, failed


def silence() -> None:
    """Read and write nothing from now on."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(nothing, each)


class Runner:
    """A pytest plugin that runs tests for mutants instead of running the tests."""

    def __init__(self, mutants: list[Mutant], workers: int, minutes: float, again: bool) -> None:
        self.mutants = mutants
        self.again = again
        self.digest = self.state()
        self.workers = workers
        self.minutes = minutes
        self.until = 0.0  # set when all is measured
        self.status: dict[str, str] = {}
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, dict[int, set[str]]] = {}  # by file and line
        self.items: dict[str, pytest.Item] = {}
        self.names: list[str] = []
        self.killers: dict[str, list[str]] = defaultdict(list)
        self.statements: dict[str, dict[int, range]] = {}
        self.shared = mmap.mmap(-1, 4 * (len(mutants) + 1))
        self.out = os.fdopen(os.dup(1), "w", buffering=1)

    def say(self, text: str) -> None:
        """Tell the person at the terminal, past pytest's capturing."""
        print(text, file=self.out, flush=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests."""
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        self.measure(session)
        self.load_done()
        gc.collect()
        gc.freeze()  # so that the forks share their memory
        self.until = time.monotonic() + self.minutes * 60
        self.run_all([mutant for mutant in self.mutants if mutant.name not in self.status])
        again = [m for m in self.mutants if self.status.get(m.name) == "survived?"]
        self.say(f"{len(again)} mutants run while modules are imported: each in a fresh Python")
        self.run_all(again, fresh=True)
        return True

    def measure(self, session: pytest.Session) -> None:
        """Which test reaches which line, and how long it takes; each fork runs some of them."""
        self.items = {item.nodeid: item for item in session.items}
        self.names = list(self.items)
        CONTEXTS.stop()
        data = CONTEXTS.get_data()
        red: list[str] = []
        for lines, seconds, failed in self.measurements(session):
            other = coverage.CoverageData(no_disk=True)
            other.loads(lines)
            data.update(other)
            self.seconds.update(seconds)
            red += failed
        slow = [name for name, used in self.seconds.items() if used >= CONFIG["slowest"]]
        for title, left_out in (("fail without any mutant", red), ("take too long", slow)):
            if left_out:
                self.say(f"{len(left_out)} tests {title} and are left out:")
                self.say("".join(f"  {name}\n" for name in left_out))
        gone = {*red, *slow}
        for file in {mutant.file for mutant in self.mutants}:
            reached = data.contexts_by_lineno(str(ROOT / file))
            self.tests[file] = {line: set(names) - gone for line, names in reached.items()}
            self.statements[file] = statement_lines(source_of(file))

    def measurements(
        self, session: pytest.Session
    ) -> list[tuple[bytes, dict[str, float], list[str]]]:
        """What every worker has measured; kept for the next run over the same code and tests."""
        stored = RESULTS / "measured"
        key = self.digest, self.names
        if stored.exists():
            known, found = pickle.loads(stored.read_bytes())
            if known == key:
                return list(found)
        self.say(f"{len(self.items)} tests once under coverage")
        parts: list[Path] = []
        for worker in range(self.workers):
            parts.append(RESULTS / f"part-{worker}")
            if os.fork() == 0:
                some = session.items[worker :: self.workers]
                parts[-1].write_bytes(pickle.dumps(measured(some)))
                os._exit(0)
        for part in parts:
            os.wait()
        found = [pickle.loads(part.read_bytes()) for part in parts]
        stored.write_bytes(pickle.dumps((key, found)))
        for part in parts:
            part.unlink()
        return found

    def selection(self, mutant: Mutant) -> tuple[list[str], bool]:
        """The tests that reach a mutant, the most promising first; and: does import reach it?"""
        statements = self.statements[mutant.file]
        lines = {each for line in mutant.lines() for each in statements.get(line, [line])}
        names = {name for n in lines for name in self.tests[mutant.file].get(n, ())}
        source = source_of(mutant.file).splitlines()
        early = any(
            IMPORT in self.tests[mutant.file].get(n, ()) and " def " not in " " + source[n - 1]
            for n in lines
        )
        names.discard(IMPORT)
        first = self.killers[mutant.file + mutant.function]
        order: list[str] = []
        spent = 0.0
        for name in sorted(names, key=lambda name: (name not in first, self.seconds[name])):
            spent += self.seconds[name]
            if spent <= CONFIG["budget"] or not order:
                order.append(name)
        return order, early

    # what was done before

    def state(self) -> str:
        """A digest of all that decides about the results."""
        digest = sha256()
        for place in ("src", "tests"):
            for file in sorted((ROOT / place).rglob("*")):
                if file.suffix in (".py", ".toml", ".json") and file != EQUIVALENTS:
                    digest.update(file.read_bytes())
        return digest.hexdigest()

    def load_done(self) -> None:
        """Take over the results of an earlier run over the same code and tests."""
        file = RESULTS / "results.json"
        if file.exists():
            stored = json.loads(file.read_text(encoding="utf-8"))
            known = {mutant.name for mutant in self.mutants}
            for name, status in stored["status"].items():
                caught = status in ("killed", "timeout")
                if name in known and (caught if self.again else stored["state"] == self.digest):
                    self.status[name] = status

    def save(self) -> None:
        """Keep the results."""
        text = json.dumps({"state": self.digest, "status": self.status}, indent=1)
        (RESULTS / "results.json").write_text(text, encoding="utf-8")

    # mutants

    def run_all(self, mutants: list[Mutant], fresh: bool = False) -> None:
        """Run mutants, several at a time."""
        running: dict[int, tuple[int, Mutant]] = {}
        begun = time.monotonic()
        for number, mutant in enumerate(mutants):
            if time.monotonic() > self.until:
                self.say(f"time is up: {len(mutants) - number} mutants were not tried")
                break
            while len(running) >= self.workers:
                self.reap(running)
            self.killer(number, -1)
            pid = os.fork()
            if pid == 0:
                os._exit(self.fresh(mutant) if fresh else self.child(mutant, number))
            running[pid] = number, mutant
            if number % 200 == 199:
                self.save()
                pace = (number + 1) / (time.monotonic() - begun)
                count = Counter(self.status.values())
                self.say(f"{number + 1} of {len(mutants)}, {pace:.1f} a second, {dict(count)}")
        while running:
            self.reap(running)
        self.save()

    def killer(self, number: int, place: int | None = None) -> int:
        """The place of the test that noticed a mutant, told by its fork; -1 without one."""
        if place is not None:
            self.shared[4 * number : 4 * number + 4] = place.to_bytes(4, "little", signed=True)
        return int.from_bytes(self.shared[4 * number : 4 * number + 4], "little", signed=True)

    def reap(self, running: dict[int, tuple[int, Mutant]]) -> None:
        """Wait for one of the forks."""
        pid, ending = os.wait()
        number, mutant = running.pop(pid)
        code = os.waitstatus_to_exitcode(ending)
        status = STATUS.get(code, "timeout" if code < 0 else "killed")
        self.status[mutant.name] = status
        place = self.killer(number)
        if status == "killed" and place >= 0:
            best = self.killers[mutant.file + mutant.function]
            name = self.names[place]
            if name not in best:
                best.insert(0, name)
                del best[5:]

    def child(self, mutant: Mutant, number: int) -> int:
        """In the fork: the tests, until one fails; the exit code."""
        silence()
        names, early = self.selection(mutant)
        if not names:
            return SURVIVED_SO_FAR if early else NO_TEST
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            swap(mutant)
        except NotImplementedError:
            return SURVIVED_SO_FAR
        for name, following in zip(names, [*names[1:], ""], strict=True):
            limit = int(time.process_time() + 2 * self.seconds[name]) + 3
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            try:
                reports = runtestprotocol(
                    self.items[name], log=False, nextitem=self.items.get(following)
                )
                failed = any(report.failed for report in reports)
            except BaseException:
                failed = True
            if failed:
                self.killer(number, self.names.index(name))
                return KILLED
        return SURVIVED_SO_FAR if early else SURVIVED

    def fresh(self, mutant: Mutant) -> int:
        """In the fork: a new Python with a copy of the sources; the exit code."""
        place = RESULTS / "fresh" / str(os.getpid())
        shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
        changed = place / Path(mutant.file).relative_to("src")
        changed.write_text(mutant.text(), encoding="utf-8")
        names = [n for n, item in self.items.items() if n.startswith("tests/")]
        names = sorted((n for n in names if n in self.seconds), key=lambda n: self.seconds[n])
        files = list(dict.fromkeys(name.partition("::")[0] for name in names))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *files]
        environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
        quiet = subprocess.DEVNULL
        try:
            done = subprocess.run(
                [*command, "-m", CONFIG["marks"], *self.deselected()],
                cwd=ROOT,
                env=environment,
                stdin=quiet,
                stdout=quiet,
                stderr=quiet,
                timeout=FRESH_SECONDS,
                check=False,
            )
            return KILLED if done.returncode else SURVIVED
        except subprocess.TimeoutExpired:
            return KILLED
        finally:
            shutil.rmtree(place, ignore_errors=True)

    def deselected(self) -> Iterable[str]:
        """Options that leave out what is left out."""
        used = {name for lines in self.tests.values() for names in lines.values() for name in names}
        quick = CONFIG["slowest"] / 10
        for name in self.items:
            if name not in used or self.seconds[name] > quick:
                yield f"--deselect={name}"


def equivalent(mutant: Mutant, diff: list[str], known: list[dict[str, str]]) -> bool:
    """Has somebody found out that the mutant does the same as the original?"""
    was = " ".join(each[1:].strip() for each in diff[2:] if each[0] == "-")
    now = " ".join(each[1:].strip() for each in diff[2:] if each[0] == "+")
    return any(
        entry["file"] == mutant.file
        and entry["function"] == mutant.function
        and entry.get("was", "") in was
        and entry["now"] in now
        for entry in known
    )


def report(runner: Runner) -> float:
    """Print figures, write survivors as diffs; gives the share killed."""
    known = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8")).get("equivalent", [])
    table: dict[str, Counter[str]] = defaultdict(Counter)
    survivors = RESULTS / "survivors.diff"
    with survivors.open("w", encoding="utf-8") as out:
        for mutant in sorted(runner.mutants, key=lambda mutant: mutant.name):
            status = runner.status.get(mutant.name, "not tried").rstrip("?")
            if status in ("survived", "no test"):
                diff = mutant.diff()
                if equivalent(mutant, diff, known):
                    status = "equivalent"
                else:
                    print(f"# {mutant.name}: {status}", *diff, "", sep="\n", file=out)
            table[mutant.file][status] += 1
    kinds = ["killed", "timeout", "survived", "no test", "equivalent", "not tried"]
    print(f"\n{'':48}" + "".join(f"{kind:>12}" for kind in kinds) + f"{'score':>9}")
    whole: Counter[str] = Counter()
    packages: dict[str, Counter[str]] = defaultdict(Counter)
    for file, count in sorted(table.items()):
        whole.update(count)
        packages[str(Path(file).parent)].update(count)
        line(file.removeprefix("src/doubloon/"), count, kinds)
    for package, count in packages.items():
        line(package, count, kinds)
    share = line("in all", whole, kinds)
    print(f"\nsurvivors: {survivors.relative_to(ROOT)}")
    return share


def line(title: str, count: Counter[str], kinds: list[str]) -> float:
    """One line of the table; gives the share killed."""
    caught = count["killed"] + count["timeout"]
    missed = count["survived"] + count["no test"]
    share = caught / (caught + missed) if caught + missed else 1.0
    print(f"{title:48}" + "".join(f"{count[kind]:12}" for kind in kinds) + f"{share:9.1%}")
    return share


def main() -> int:
    """Mutate, run, report; 1 if too few were killed."""
    parser = argparse.ArgumentParser(description="Mutation testing of kernel and games.")
    parser.add_argument("filters", nargs="*", help="only files whose path holds one of these")
    parser.add_argument("--share", type=float, default=1.0, help="of all mutants, such as 0.05")
    parser.add_argument("--seed", type=int, default=1, help="which share (default 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="start no mutant later")
    parser.add_argument(
        "--tests", action="append", help="a place of tests, instead of all; can be repeated"
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="after new tests: believe what was killed before, try only the others",
    )
    arguments = parser.parse_args()
    os.chdir(ROOT)
    RESULTS.mkdir(exist_ok=True)
    mutants: list[Mutant] = []
    for package in CONFIG["packages"]:
        for path in sorted((ROOT / package).rglob("*.py")):
            file = str(path.relative_to(ROOT))
            wanted = not arguments.filters or any(each in file for each in arguments.filters)
            if wanted and file not in CONFIG["skip_files"]:
                chosen = random.Random(f"{arguments.seed} {file}")
                mutants += mutants_of(file, arguments.share, chosen)
    random.Random(arguments.seed).shuffle(mutants)
    print(f"{len(mutants)} mutants", flush=True)
    runner = Runner(mutants, arguments.workers, arguments.minutes, arguments.again)
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", CONFIG["marks"]]
    CONTEXTS.start()
    pytest.main([*options, *(arguments.tests or CONFIG["tests"])], plugins=[runner])
    if not runner.status:
        print("no mutant was tried")
        return 1
    share = report(runner)
    least = CONFIG["least"]
    print(f"{share:.1%} killed; at least {least:.0%} is wanted")
    return int(share < least)


CONTEXTS = coverage.Coverage(
    data_file=None, source=[str(ROOT / each) for each in CONFIG["packages"]], config_file=False
)

if __name__ == "__main__":
    sys.exit(main())
