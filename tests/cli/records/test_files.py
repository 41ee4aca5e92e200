"""Files are read with care and written whole."""

import os
from pathlib import Path

import pytest

from doubloon.commands.shared import files
from doubloon.commands.shared.files import FileTrouble, check_free, read_text, write_text


def test_missing_folder_binary_and_huge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"one\n\xff\xfe")
    monkeypatch.setattr(files, "LARGEST", 2**20)
    large = tmp_path / "large"
    large.write_bytes(b" " * (2**20 + 1))
    for path, words in (
        (tmp_path / "missing", "cannot be read: no such file or directory"),
        (tmp_path, "cannot be read: is a directory"),
        (large, "too large; at most 1 MB are read"),
        (Path("/dev/zero"), "too large; at most 1 MB are read"),
    ):
        with pytest.raises(FileTrouble, match=f"{path}: {words}"):
            read_text(str(path))
    with pytest.raises(FileTrouble, match="binary:2: this is not text in UTF-8"):
        read_text(str(binary))
    with pytest.raises(FileTrouble, match="cannot be read: embedded null"):
        read_text("a\0b")


def test_a_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfhello")
    assert read_text(str(file)) == "hello"


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    write_text(str(file), "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble, match="file: cannot be written: no space left on device"):
        write_text(str(file), "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_permissions_and_links_stay(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(file)
    write_text(str(link), "new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o640


def test_devices_are_written_to() -> None:
    write_text("/dev/null", "gone")
    assert not Path("/dev/null").is_file()


def test_nowhere_to_write(tmp_path: Path) -> None:
    missing = str(tmp_path / "no" / "file")
    with pytest.raises(FileTrouble, match="there is no such directory"):
        check_free(missing, False)
    with pytest.raises(FileTrouble, match="cannot be written: no such file"):
        write_text(missing, "text")


def test_a_file_is_not_replaced_by_accident(tmp_path: Path) -> None:
    file = tmp_path / "file"
    check_free(str(file), False)
    file.write_text("old")
    with pytest.raises(FileTrouble, match="already exists; --force replaces it"):
        check_free(str(file), False)
    check_free(str(file), True)
