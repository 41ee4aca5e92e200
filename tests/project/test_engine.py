"""The engine for pages: all that it imports is in it; a compiled wheel is taken if there is one."""

import ast
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon import __version__
from doubloon.kernel import registry
from tools import engine

WHEEL = f"doubloon-{__version__}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def imported(name: str, content: bytes) -> Iterator[str]:
    """The modules of ours that a module imports when it is itself imported."""
    for node in ast.parse(content).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("doubloon"):
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("doubloon"))


def test_the_engine_has_every_module_of_ours_that_it_imports() -> None:
    """From what the two workers and the registry import, on and on."""
    files = engine.own_modules(None)
    games = [type(registry.find(each)).__module__ for each in registry.names()]
    left = ["doubloon.table.local.browser", "doubloon.table.local.thinker"]
    left += [each for each in games if each.startswith("doubloon.")]
    seen: set[str] = set()
    while left:
        module = left.pop()
        if module in seen:
            continue
        seen.add(module)
        path = module.replace(".", "/")
        name = next((f for f in (f"{path}.py", f"{path}/__init__.py") if f in files), None)
        assert name is not None, module
        left += [*imported(name, files[name]), *filter(None, [module.rpartition(".")[0]])]


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """As much of it as the engine is put together from."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    (folder / "package.json").write_text('{"version": "0.0.0"}')
    (folder / "pyodide-lock.json").write_text('{"info": {"python": "3.14.0"}, "packages": {}}')
    for name in engine.PYODIDE:
        (folder / name).write_text(name)
    with zipfile.ZipFile(folder / engine.STANDARD, "w") as archive:
        archive.writestr("os.py", "")
        archive.writestr("tkinter/__init__.py", "")
    return folder


@pytest.mark.parametrize("compiled", [False, True])
def test_a_compiled_wheel_is_taken_where_one_lies(
    tmp_path: Path, pyodide: Path, compiled: bool
) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    if compiled:
        with zipfile.ZipFile(wheels / WHEEL, "w") as wheel:
            wheel.writestr("doubloon/kernel/state.cpython-314.so", b"compiled")
            wheel.writestr("doubloon/kernel/state.py", b"pass")
            wheel.writestr("doubloon/table/http/app.py", b"not for pages")
            wheel.writestr("abc__mypyc.cpython-314.so", b"shared")
            wheel.writestr(f"doubloon-{__version__}.dist-info/METADATA", b"of the wheel")
    said = engine.build(pyodide, wheels, tmp_path / "engine")
    assert said["compiled"] is compiled
    assert json.loads((tmp_path / "engine/engine.json").read_text())["compiled"] is compiled
    (modules,) = (tmp_path / "engine").glob("doubloon-*.zip")
    with zipfile.ZipFile(modules) as archive:
        names = set(archive.namelist())
    assert ("abc__mypyc.cpython-314.so" in names) is compiled
    assert ("doubloon/kernel/state.cpython-314.so" in names) is compiled
    assert ("doubloon/kernel/play/play.py" in names) is not compiled
    assert not any(name.startswith("doubloon/table/http") for name in names)
    assert f"doubloon-{__version__}.dist-info/entry_points.txt" in names
    assert "fluent/runtime/__init__.py" in names
