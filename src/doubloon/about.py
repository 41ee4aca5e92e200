"""Which Doubloon runs: its version, whether it is compiled, and from which source."""

import hashlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from doubloon import __version__

PACKAGE: Final = Path(__file__).resolve().parent
_SUFFIXES: Final = frozenset(suffix.removeprefix(".") for suffix in EXTENSION_SUFFIXES)


def compiled() -> bool:
    """Do the rules run compiled?

    A build compiles all its modules or none, so one loadable module is enough to know.
    """
    return any(
        path.is_file() and path.name.partition(".")[2] in _SUFFIXES
        for path in (PACKAGE / "kernel").iterdir()
    )


def source_digest() -> str:
    """The first 8 hexadecimal digits of the SHA-256 of the package's Python source.

    The wheel carries its source, so a compiled and a plain Doubloon made from the same files
    have the same digest.
    """
    total = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py"), key=lambda path: path.relative_to(PACKAGE).parts):
        content = path.read_bytes()
        name = path.relative_to(PACKAGE).as_posix()
        total.update(f"{name}\n{len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:8]


def version_line() -> str:
    """What ``doubloon --version`` prints: ``doubloon 0.1.0 (compiled, source 3f2a9c1d)``."""
    mode = "compiled" if compiled() else "plain Python"
    return f"doubloon {__version__} ({mode}, source {source_digest()})"
