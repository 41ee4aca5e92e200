"""Files in and out: every trouble is one clear error, and a file is written whole or not at all."""

import contextlib
import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

from doubloon.kernel.errors import DoubloonError

LARGEST: Final = 16 * 2**20


class FileTrouble(DoubloonError):
    """A file that cannot be read or written."""


def read_text(path: str) -> str:
    """The text of a file, or of the standard input for ``-``."""
    place = "standard input" if path == "-" else path
    try:
        content = _content(path)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{place}: cannot be read: {_words(error)}") from None
    if len(content) > LARGEST:
        raise FileTrouble(f"{place}: too large; at most {LARGEST // 2**20} MB are read")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise FileTrouble(f"{place}:{line}: this is not text in UTF-8") from None


def _content(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(path).open("rb") as file:
        return file.read(LARGEST + 1)


def _words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)


def data_directory() -> Path:
    """Doubloon's folder among the user's data, made if need be; nobody else may read it."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        given = os.environ.get("LOCALAPPDATA", "")
        base = Path(given) if given else Path.home() / "AppData" / "Local"
    else:
        given = os.environ.get("XDG_DATA_HOME", "")
        base = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    folder = base / "doubloon"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def check_free(path: str, force: bool) -> None:
    """An error if the file is there already, unless it may be replaced."""
    if path != "-" and not force and Path(path).is_file():
        raise FileTrouble(f"{path}: already exists; --force replaces it")
    if path != "-" and not Path(path).absolute().parent.is_dir():
        raise FileTrouble(f"{path}: cannot be written: there is no such directory")


def write_text(path: str, text: str) -> None:
    """Write a file completely or not at all: to a temporary one, which is then renamed."""
    if path == "-":
        sys.stdout.write(text)
        return
    try:
        target = Path(path).resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")  # a device or a pipe has no name to take
        else:
            _replace(target, text.encode())
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path}: cannot be written: {_words(error)}") from None


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:50]}.", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(_mode(target))
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _mode(target: Path) -> int:
    """The permissions that the file has, or that a new one would get."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
