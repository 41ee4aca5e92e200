"""The OpenAPI document as a file: ``python -m doubloon.table.http.document FILE``.

The web client's types are made from it, see ``make web-types``.
"""

import json
import sys
from pathlib import Path

from doubloon.kernel.types.schemas import game_schemas
from doubloon.table.http.app import Application
from doubloon.table.store.sql_store import SqlStore


def document() -> str:
    """The document, the same text for the same interface. No store is opened for it."""
    made = Application(SqlStore("document.sqlite"), bots=0)
    schema = made.litestar.openapi_schema.to_schema()
    schema["components"]["schemas"].update(game_schemas())
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
