"""What a game gives to screens is what its types say, and so what the document says.

For games that declare types. Nothing may be missing, nothing too many, at any table.
"""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.kernel import registry
from doubloon.kernel.events import Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import View
from doubloon.kernel.types.schemas import game_schemas, name_of
from tests.conformance.documented import Documented
from tests.conformance.support import BOUND, CASES, SPECTATOR, at_tables, seats_of, some_options

TYPED = [name for name in registry.names() if registry.find(name).screen.types is not None]
SCHEMAS = Documented(game_schemas())
ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "web" / "openapi.json"
GAMES_FOLDER = ROOT / "src" / "doubloon" / "games"
GAMES = 5


def check(game: Game, field: str, data: Any, of: str = "Screen") -> None:
    """Data of a game is as one field of a type says."""
    wrong = SCHEMAS.wrong(data, SCHEMAS.field(name_of(game) + of, field), field)
    assert not wrong, wrong


def check_view(game: Game, view: View) -> None:
    """What a seat sees, and what follows from that."""
    check(game, "view", view.data())
    check(game, "facts", game.screen.facts(view))


@at_tables([case for case in CASES if case[0] in TYPED])
def test_all_that_leaves_a_game_is_as_its_types_say(name: str, players: int) -> None:
    rng = Random(players)
    game = registry.find(name)
    for seed in range(GAMES):
        options = some_options(game, rng)
        check(game, "options", game.checked_options(options))
        state = game.new(players, options, seed=seed)
        for _ in range(BOUND):
            check_view(game, state.view(rng.choice(seats_of(state))))
            if state.over:
                break
            seat = rng.choice(state.deciders())
            kind, _, about = state.question(seat)
            check(game, kind, about, "About")
            sink = Sink()
            state.apply(seat, rng.choice(state.legal(seat)), sink)
            for event in sink.events:
                for reader in (SPECTATOR, *event.seats):
                    check(game, "event", event.seen_by(reader))


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
