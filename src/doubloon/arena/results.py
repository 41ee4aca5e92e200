"""The file of a tournament: its plan, then a line for every game, as they are finished."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from doubloon.arena.tournament import Job, Plan, Played
from doubloon.commands.shared.files import FileTrouble

_plans = msgspec.json.Decoder(Plan)
_games = msgspec.json.Decoder(Played)


class Results:
    """Games that are done, in memory and, with a path, in a file that grows line by line."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.games: dict[Job, Played] = {}
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        """Take over the games of an interrupted run; an error if the file is of another plan."""
        if path.exists() and path.stat().st_size > 0:
            for played in read_games(path, self.plan):
                self.games[Job(played.deal, played.rotation)] = played
        # Rewritten, so that a last line that was cut off is gone.
        lines = [msgspec.json.encode(self.plan)]
        lines += [msgspec.json.encode(played) for played in self.games.values()]
        try:
            path.write_bytes(b"\n".join(lines) + b"\n")
        except OSError as error:
            raise FileTrouble(f"{path}: cannot be written: {error.strerror}") from None

    def missing(self, jobs: list[Job]) -> list[Job]:
        """Those that are not done yet."""
        return [job for job in jobs if job not in self.games]

    def add(self, played: Played) -> None:
        """A finished game."""
        self.games[Job(played.deal, played.rotation)] = played
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")

    def of(self, jobs: list[Job]) -> list[Played]:
        """The games of these jobs, in their order."""
        return [self.games[job] for job in jobs if job in self.games]


def read_plan(path: Path) -> Plan:
    """The plan at the head of a file."""
    try:
        with path.open("rb") as file:
            return _plans.decode(file.readline())
    except OSError as error:
        raise FileTrouble(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, ValueError):
        raise FileTrouble(f"{path}: this is not a file of doubloon arena") from None


def read_games(path: Path, plan: Plan) -> Iterator[Played]:
    """The games in a file; a last line that was cut off is passed over."""
    found = read_plan(path)
    if found != plan:
        differ = [
            name for name in Plan.__struct_fields__ if getattr(found, name) != getattr(plan, name)
        ]
        raise FileTrouble(
            f"{path}: holds another tournament ({', '.join(differ)} differ); name another file"
        )
    with path.open("rb") as file:
        file.readline()
        for number, line in enumerate(file, 2):
            if not line.endswith(b"\n"):
                return
            try:
                yield _games.decode(line)
            except (msgspec.MsgspecError, ValueError):
                raise FileTrouble(f"{path}:{number}: this is not a game") from None


def is_cut_off(path: Path) -> bool:
    """Was the run stopped while it wrote its last game?"""
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read() != b"\n"
