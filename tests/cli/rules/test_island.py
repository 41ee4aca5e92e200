"""``doubloon island``, a command that a game brings."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from doubloon.games.tobago.files.sections import ISLANDS
from tests.cli.support import fine, refused


def test_it_is_drawn_in_the_terminal() -> None:
    out = fine("island", "--number", "1", "--seed", "4")
    assert out.startswith("Island 1, ")
    lines = out.splitlines()
    assert [line.strip()[0] for line in lines[2:14]] == list("ABCDEFGHIJKL")
    drawn = "".join(lines[2:14])
    assert [len(re.findall(f"[jsmlrb]{sign}", drawn)) for sign in "HPS"] == [4, 3, 3]
    assert "H hut" in lines[14]
    assert out == fine("island", "--number", "1", "--seed", "4")
    assert out != fine("island", "--number", "1", "--seed", "5")


@pytest.mark.parametrize("number", [1, ISLANDS])
def test_it_is_drawn_as_svg(tmp_path: Path, number: int) -> None:
    file = tmp_path / "island.svg"
    fine("island", "--number", str(number), "--svg", str(file))
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    names = [each.tag.rpartition("}")[2] for each in picture.iter()]
    assert 90 <= names.count("polygon") <= 110
    assert names.count("circle") == 10
    assert names.count("polyline") == 3


def test_what_is_wrong_is_said() -> None:
    assert "--number" in refused("island", "--number", "33")
    assert "--svg" in refused("island", "--svg")
