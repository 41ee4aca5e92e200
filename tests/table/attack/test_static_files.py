"""Names of files that nobody has: however many are asked for, nothing is kept of them."""

import tracemalloc
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from doubloon.table.http.client.files import WebClient

NAMES = ("/assets/large.js", "/page.css")


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("not for the application")


def kept(client: WebClient, paths: Iterable[str]) -> int:
    """The memory that is still held after all these were asked for."""
    before = tracemalloc.get_traced_memory()[0]
    for path in paths:
        file = client.find(path)
        if file is not None:
            file.read("")
    return tracemalloc.get_traced_memory()[0] - before


def test_other_spellings_of_a_name_are_not_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    for name in NAMES:
        (tmp_path / name[1:]).write_bytes(bytes(100_000))
    client = WebClient(nothing, folder=tmp_path)
    tracemalloc.start()
    try:
        as_named = kept(client, NAMES * 500)
        spelt = [
            "/" + part * count + name[1:]
            for name in NAMES
            for part in ("./", "/", "../", "x/../")
            for count in range(1, 60)
        ]
        otherwise = kept(client, spelt + [path + "/" for path in spelt])
    finally:
        tracemalloc.stop()
    assert as_named >= 200_000
    assert otherwise < as_named / 10
