"""Records of every rules version still replay, to the same final position.

``tests/records/GAME-VERSION/*.json`` are whole games, one for every way a game can end.
"""

from pathlib import Path

import pytest

from doubloon.kernel import registry
from doubloon.kernel.files.record import read_record, replay, verify

RECORDS = sorted(Path(__file__).parents[1].joinpath("records").glob("*/*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_it_replays(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    game = registry.find(record.game)
    assert file.parent.name == f"{record.game}-{record.rules_version}"
    assert verify(game, record) == []
    assert replay(game, record).state.over


def test_there_are_some() -> None:
    assert len(RECORDS) >= 6
