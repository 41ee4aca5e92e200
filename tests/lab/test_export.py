"""Arena files and records as tables of decisions."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from doubloon.commands.records import records_in
from doubloon.kernel import registry
from doubloon.kernel.files.record import replay
from doubloon.lab.rewards import rewards
from tests.cli.support import call, fine, refused

BOTS = {
    "loot_island": "greedy,random",
    "tobago": "random,random",
    "under_sail": "random,random,random",
}


def arena(tmp_path: Path, name: str, games: int = 2) -> str:
    """The file of a small tournament."""
    file = str(tmp_path / f"{name}.jsonl")
    command = ["arena", name, "--bots", BOTS[name], "--games", str(games), "--workers", "1"]
    fine(*command, "--out", file)
    return file


def exported(*files: str, to: Path) -> Any:
    fine("records", "export", *files, "--to", "parquet", "-o", str(to))
    return pyarrow.parquet.read_table(to)


@pytest.mark.parametrize("name", BOTS)
def test_one_row_for_every_decision(tmp_path: Path, name: str) -> None:
    file = arena(tmp_path, name)
    table = exported(file, to=tmp_path / "decisions.parquet")
    rows = iter(table.to_pylist())
    game = registry.find(name)
    encoding = game.learning.encoding()
    view = bytearray(encoding.size)
    for number, (_, record) in enumerate(records_in(file)):
        play = replay(game, record)
        decision = 0
        for entry in play.entries:
            state, seat = entry.before.copy(), entry.seat
            for action in entry.actions:
                legal = state.legal(seat)
                if len(legal) > 1:
                    encoding.encode(state.view(seat), view)
                    assert next(rows) == {
                        "game": number,
                        "id": record.id,
                        "players": record.players,
                        "decision": decision,
                        "seat": seat,
                        "name": record.names[seat],
                        "question": state.question(seat)[0],
                        "view": list(view),
                        "mask": [int(each in legal) for each in range(len(game.catalogue))],
                        "action": action,
                        "word": game.catalogue.word(action),
                        "score": play.state.scores()[seat],
                        "placing": play.state.placings()[seat],
                        "margin": rewards(play.state, "margin")[seat],
                    }
                    decision += 1
                state.apply(seat, action)
        assert decision > 20
    assert next(rows, None) is None


def test_the_file_says_what_is_in_it(tmp_path: Path) -> None:
    table = exported(arena(tmp_path, "under_sail", 1), to=tmp_path / "decisions.parquet")
    game = registry.find("under_sail")
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert about["game"] == "under_sail"
    assert about["rules_version"] == str(game.rules_version)
    assert about["encoding_version"] == str(game.learning.encoding().version)
    fields = json.loads(about["encoding_fields"])
    assert fields[1][:3] == [
        getattr(game.learning.encoding().fields[1], key) for key in ("name", "start", "length")
    ]
    assert json.loads(about["actions"])[5] == game.catalogue.word(5)


def test_the_manual_names_every_column(tmp_path: Path) -> None:
    table = exported(arena(tmp_path, "under_sail", 1), to=tmp_path / "decisions.parquet")
    manual = Path("docs/lab.md").read_text(encoding="utf-8")
    named = [line.split("`")[1] for line in manual.splitlines() if line.startswith("| `")]
    assert [name for name in named if name in table.schema.names] == table.schema.names
    for key in table.schema.metadata:
        assert f"`{key.decode()}`" in manual


def test_single_records_and_what_was_taken_back(tmp_path: Path) -> None:
    """A record can be exported too; a move that was undone is no decision."""
    source = arena(tmp_path, "loot_island", 1)
    (_, record), *_ = records_in(source)
    single = tmp_path / "game.json"
    single.write_text(record.text())
    whole = exported(source, to=tmp_path / "whole.parquet")
    assert exported(str(single), to=tmp_path / "one.parquet").equals(whole)
    seat = record.moves[0].split()[0]
    record.moves[1:1] = [f"{seat} undo 1", record.moves[0]]
    single.write_text(record.text())
    assert exported(str(single), to=tmp_path / "undone.parquet").equals(whole)


def test_what_cannot_be_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    to = tmp_path / "out.parquet"
    sail, island = arena(tmp_path, "under_sail", 1), arena(tmp_path, "loot_island", 1)

    def refusal(*files: str) -> str:
        return refused("records", "export", *files, "--to", "parquet", "-o", str(to))

    assert "these files have loot_island, under_sail" in refusal(sail, island)
    assert "cannot be read" in refusal(str(tmp_path / "missing.jsonl"))
    new = tmp_path / "new.json"
    fine("record", "new", "loot_island", "--seed", "1", "-o", str(new))
    assert refusal(str(new)) == f"{new}: the game is not over, so it has no outcome"
    toy = tmp_path / "toy.jsonl"
    fine("arena", "toy", "--bots", "random,random", "--games", "1", "--out", str(toy))
    assert "no encoding" in refusal(str(toy))
    assert not to.exists()
    to.write_text("mine")
    assert "already exists" in refusal(sail)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert refusal(sail).endswith("type: pip install 'doubloon[lab]'")
    assert to.read_text() == "mine"
    assert not list(tmp_path.glob(".out*"))


def test_a_last_game_that_was_cut_off_is_left_out_and_said(tmp_path: Path) -> None:
    file = Path(arena(tmp_path, "under_sail", 3))
    table = exported(str(file), to=tmp_path / "whole.parquet")
    file.write_bytes(file.read_bytes()[:-20])
    less = tmp_path / "less.parquet"
    answer = call("records", "export", str(file), "--to", "parquet", "-o", str(less))
    assert answer.code == 0
    cut = f"doubloon: {file}: the last line is cut off, so its game is left out\n"
    assert answer.err == cut
    assert 0 < pyarrow.parquet.read_table(less).num_rows < table.num_rows
