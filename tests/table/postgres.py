"""A PostgreSQL of our own for the tests, in a temporary directory, run by an unprivileged user."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path

import psycopg

from tests.memory import folder_in_memory


def binaries() -> Path | None:
    """Where ``initdb`` and ``pg_ctl`` are; None if there is no PostgreSQL."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return places[-1].parent if places else None


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server; a fresh database for whoever asks."""

    def __init__(self, where: Path) -> None:
        self.where = where
        self.directory = Path(tempfile.mkdtemp(prefix="doubloon-pg-", dir=folder_in_memory()))
        self.data = self.directory / "data"
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.directory, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "doubloon", "-A", "trust", "--no-sync")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's programs, never as root."""
        command = [str(self.where / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", f"--reuid={self.user}", "--clear-groups", *command]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.directory)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Begin, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.directory}"
        log = str(self.directory / "log")
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """End it; ``immediate`` is as if it had been killed."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://doubloon@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.directory, ignore_errors=True)
