"""Finished games as a table of decisions, for learning from what others played.

One row for every decision with a choice; what the columns hold is in docs/lab.md. The view comes as
the game's encoding, whose fields, version and action words are in the file's own metadata.
"""

import json
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from doubloon import __version__
from doubloon.commands.shared.files import FileTrouble
from doubloon.extras import needed
from doubloon.kernel.errors import RecordError
from doubloon.kernel.files.record import Record, replay
from doubloon.kernel.game import Game
from doubloon.kernel.state import State
from doubloon.lab.rewards import MARGIN, rewards

ROWS_AT_ONCE: Final = 4096


def import_arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet module; a MissingExtra error if they are not installed."""
    return needed("pyarrow", "Parquet files", "lab"), needed("pyarrow.parquet", "Parquet", "lab")


class Decisions:
    """Rows that are being gathered, column by column."""

    def __init__(self, arrow: Any, game: Game) -> None:
        self._arrow = arrow
        self.game = game
        self.encoding = game.learning.encoding()
        self.schema = self._schema()
        self._clear()

    def _schema(self) -> Any:
        arrow = self._arrow
        words = arrow.dictionary(arrow.int16(), arrow.string())
        encoding = self.encoding
        actions = [self.game.catalogue.word(each) for each in range(len(self.game.catalogue))]
        fields = [[each.name, each.start, each.length, each.meaning] for each in encoding.fields]
        about = {
            "doubloon": __version__,
            "game": self.game.name,
            "rules_version": str(self.game.rules_version),
            "encoding_version": str(encoding.version),
            "encoding_fields": json.dumps(fields),
            "actions": json.dumps(actions),
        }
        columns = [
            ("game", arrow.int32()),
            ("id", arrow.string()),
            ("players", arrow.int8()),
            ("decision", arrow.int32()),
            ("seat", arrow.int8()),
            ("name", words),
            ("question", words),
            ("view", arrow.list_(arrow.uint8(), int(encoding.size))),
            ("mask", arrow.list_(arrow.uint8(), len(actions))),
            ("action", arrow.int16()),
            ("word", words),
            ("score", arrow.int32()),
            ("placing", arrow.int8()),
            ("margin", arrow.float32()),
        ]
        return arrow.schema(columns, metadata=about)

    def _clear(self) -> None:
        self.rows = 0
        self._columns: dict[str, list[Any]] = {name: [] for name in self.schema.names}
        self._views = bytearray()
        self._masks = bytearray()

    def add(self, number: int, record: Record) -> int:
        """All decisions of a finished game; says how many. A RecordError if it is not over."""
        play = replay(self.game, record)
        end = play.state
        if not end.over:
            raise RecordError("the game is not over, so it has no outcome")
        margins = rewards(end, MARGIN)
        scores, placings = end.scores(), end.placings()
        found = 0
        for entry in play.entries:
            state = entry.before.copy()
            for action in entry.actions:
                seat = entry.seat
                legal = state.legal(seat)
                if len(legal) > 1:
                    self._row(state, seat, legal)
                    self._add(
                        game=number, id=record.id, players=record.players, decision=found,
                        seat=seat, name=record.names[seat], question=state.question(seat)[0],
                        action=action, word=self.game.catalogue.word(action),
                        score=scores[seat], placing=placings[seat], margin=margins[seat],
                    )  # fmt: skip
                    found += 1
                state.apply(seat, action)
        return found

    def _row(self, state: State, seat: int, legal: list[int]) -> None:
        """What the seat sees and may do."""
        view = bytearray(self.encoding.size)
        self.encoding.encode(state.view(seat), view)
        self._views += view
        mask = bytearray(len(self.game.catalogue))
        for action in legal:
            mask[action] = 1
        self._masks += mask
        self.rows += 1

    def _add(self, **values: Any) -> None:
        for name, value in values.items():
            self._columns[name].append(value)

    def take(self) -> Any:
        """The rows so far as a table; the next one begins empty."""
        arrow = self._arrow
        arrays = []
        for field in self.schema:
            if field.name in ("view", "mask"):
                content = self._views if field.name == "view" else self._masks
                buffer = arrow.py_buffer(bytes(content))
                flat = arrow.Array.from_buffers(arrow.uint8(), len(content), [None, buffer])
                width = field.type.list_size
                arrays.append(arrow.FixedSizeListArray.from_arrays(flat, width))
            else:
                arrays.append(arrow.array(self._columns[field.name], field.type))
        self._clear()
        return arrow.Table.from_arrays(arrays, schema=self.schema)


def to_parquet(game: Game, records: Iterable[tuple[str, Record]], target: Path) -> Iterator[int]:
    """Write the decisions of records, each with the place it comes from, into a Parquet file.

    Yields the number of decisions after every game. The file gets its name when it is whole; until
    then, and if something goes wrong, a file that was there stays.
    """
    arrow, parquet = import_arrow()
    decisions = Decisions(arrow, game)
    try:
        with tempfile.TemporaryDirectory(prefix=f".{target.name[:50]}.", dir=target.parent) as room:
            unfinished = Path(room) / target.name
            with parquet.ParquetWriter(unfinished, decisions.schema, compression="zstd") as writer:
                for number, (place, record) in enumerate(records):
                    try:
                        found = decisions.add(number, record)
                    except RecordError as error:
                        raise RecordError(f"{place}: {error}") from None
                    if decisions.rows >= ROWS_AT_ONCE:
                        writer.write_table(decisions.take())
                    yield found
                writer.write_table(decisions.take())
            unfinished.replace(target)
    except OSError as error:
        raise FileTrouble(f"{target}: cannot be written: {error.strerror or error}") from None
