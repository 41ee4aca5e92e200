"""The steps of the image, run in a clean folder: the server writes its data as its own user."""

import getpass
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")


def tree(folder: Path) -> Path:
    """The repository's files as git has them, without what was built of them."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.split(b"\0")
    for name in (os.fsdecode(each) for each in names if each):
        source, target = ROOT / name, folder / name
        if source.is_file() and not source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return folder


@pytest.fixture
def passable() -> Iterator[Path]:
    """A folder that every user can pass through; those of ``tmp_path`` are for one only."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.mark.slow
def test_the_steps_make_a_server_that_runs(passable: Path) -> None:
    source = tree(passable / "src")
    environment = passable / "python"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    # No C compiler: that the wheel compiles is seen elsewhere, and takes minutes.
    path = f"{environment / 'bin'}{os.pathsep}{os.environ['PATH']}"
    variables = {**os.environ, "PATH": path, "CC": "false", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    variables.pop("PYTHONPATH", None)
    data, wheels = passable / "data", passable / "wheels"
    steps = source / "deploy/container"
    locked = source / "requirements/server.txt"
    run(variables, steps / "build.sh", source, wheels)
    run(variables, steps / "install.sh", locked, wheels, data, getpass.getuser())
    assert started(environment / "bin/doubloon", data, variables)
    assert (data / "tables.sqlite").is_file()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_the_data_directory_belongs_to_the_user_that_runs(passable: Path) -> None:
    """Everything but installing, which a stand-in for Python does."""
    data, programs = passable / "data", passable / "bin"
    programs.mkdir()
    (programs / "python").write_text("#!/bin/sh\n")
    (programs / "python").chmod(0o755)
    variables = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    run(variables, DEPLOY / "container/install.sh", "none", passable, data, "nobody")
    writing = ["sh", "-c", f"umask 077; echo works > {data}/file"]
    subprocess.run(writing, user="nobody", check=True)
    assert pwd.getpwuid((data / "file").stat().st_uid).pw_name == "nobody"
    other = subprocess.run(["ls", str(data)], user="daemon", check=False, capture_output=True)
    assert other.returncode != 0


def run(variables: dict[str, str], *command: object) -> None:
    """Run a script of the image."""
    done = subprocess.run(
        ["sh", *map(str, command)],
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


def started(program: Path, data: Path, variables: dict[str, str]) -> bool:
    """Does the server say that it runs, with its data there?"""
    log = data.parent / "log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [str(program), "serve", "--port", "0", "--bots", "0"],
            env={**variables, "DOUBLOON_DB": str(data / "tables.sqlite")},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        for _ in range(600):
            if "Doubloon runs at" in log.read_text():
                return True
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
        return False
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def test_the_image_runs_these_steps_as_a_user_of_its_own() -> None:
    scripts = {path.name for path in (DEPLOY / "container").iterdir()}
    assert {Path(word).name for word in re.findall(r"\S+\.sh", DOCKERFILE)} == scripts
    lines = DOCKERFILE.splitlines()
    assert lines.index("USER doubloon") < lines.index("VOLUME /data")
    made = re.search(r"install\.sh (\S+) (\S+) (\S+) (\S+)", DOCKERFILE)
    assert made is not None
    assert made.groups()[2:] == ("/data", "doubloon")
    for name in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE):
        assert all((ROOT / each).exists() for each in name.split())


@pytest.mark.parametrize("name", ["compose.yaml", "compose.sqlite.yaml"])
def test_compose_files_build_the_image_and_keep_the_data(name: str) -> None:
    plan = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    built = [each for each in plan["services"].values() if "build" in each]
    assert built
    for service in built:
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    mounted = [
        volume.partition(":")[0]
        for service in plan["services"].values()
        for volume in service.get("volumes", [])
        if not volume.startswith(".")
    ]
    assert set(mounted) == set(plan["volumes"])
