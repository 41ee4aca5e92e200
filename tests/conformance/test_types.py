"""What a game gives to screens is what its types say, and so what the document says.

For games that declare types. Nothing may be missing, nothing too many, at any table.
"""

import json
import re
from pathlib import Path

import pytest

from doubloon.conformance.screens import check, schemas
from doubloon.kernel import registry
from doubloon.kernel.types.schemas import game_schemas, name_of

TYPED = [name for name in registry.names() if registry.find(name).screen.types is not None]
SCHEMAS = schemas()
ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "web" / "openapi.json"
GAMES_FOLDER = ROOT / "src" / "doubloon" / "games"
GAMES = 5


@pytest.mark.parametrize("name", TYPED)
def test_every_kind_of_event_is_declared(name: str) -> None:
    """Also those that random games hardly ever tell."""
    found = [
        SCHEMAS.kind_of(each)
        for each in SCHEMAS.field(f"{name_of(registry.find(name))}Screen", "event")["oneOf"]
    ]
    told: set[str] = set()
    for file in (GAMES_FOLDER / name).rglob("*.py"):
        told |= set(re.findall(r'\.(?:tell|whisper)\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert len(told) > 10
    assert told <= set(found)


def test_the_document_is_the_same_in_either_build() -> None:
    written = json.loads(DOCUMENT.read_text(encoding="utf-8"))["components"]["schemas"]
    for name, schema in game_schemas().items():
        assert written[name] == schema, f"{name}: run `make web-types`"


def test_what_is_on_cards_is_as_the_types_say() -> None:
    assert TYPED == ["loot_island", "tobago", "under_sail"]
    for name in TYPED:
        game = registry.find(name)
        check(game, "faces", game.screen.faces(game.decks.standard()))
        check(game, "deck", game.decks.standard().content)
