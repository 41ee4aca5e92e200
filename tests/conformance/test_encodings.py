"""Encodings of views: the declared fields, nothing beside them, and a version that can be trusted.

That an encoding tells no more than its view is part of the secrecy suite; that compiled and plain
Python encode alike is part of the trace they are compared by.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from random import Random

import pytest
from doubloon_toy.game import ToyGame
from librt.vecs import vec
from mypy_extensions import u8

from doubloon.conformance.cases import encoded, encoding_of, seats_of, some_options, walk
from doubloon.kernel import registry
from doubloon.kernel.errors import NoEncoding
from doubloon.kernel.files.record import read_record, replay
from doubloon.kernel.game import Game
from doubloon.kernel.state import State
from tests.conformance.support import CASES, at_tables, frozen_deck

RECORDS = sorted(Path(__file__).parents[1].joinpath("records").glob("*/*.json"))
GOLDEN = Path(__file__).with_name("encodings.json")
NAMES = [name for name in registry.names() if encoding_of(registry.find(name)) is not None]
every_encoding = pytest.mark.parametrize("name", NAMES)
every_encoded_table = at_tables([case for case in CASES if case[0] in NAMES])


def looks(game: Game, state: State, rng: Random) -> list[bytes]:
    """What somebody sees, and what the first seat that is asked sees."""
    seats = [rng.choice(seats_of(state)), *state.deciders()[:1]]
    return [encoded(game, state, seat) for seat in seats]


@cache
def in_records(game: Game) -> list[bytes]:
    """Moments of the games that are kept, half-built moves included: they never change."""
    found: list[bytes] = []
    rng = Random(game.name)
    for file in [file for file in RECORDS if file.parent.name.startswith(f"{game.name}-")]:
        play = replay(game, read_record(file.read_text(encoding="utf-8")))
        for entry in play.entries:
            state = entry.before.copy()
            for action in entry.actions:
                found.extend(looks(game, state, rng))
                state.apply(entry.seat, action)
        found.extend(looks(game, play.state, rng))
    return found


def in_random_games(game: Game, players: int) -> list[bytes]:
    """Moments of some random games with random options."""
    found: list[bytes] = []
    for number in range(2):
        rng = Random(f"{game.name}/{players}/{number}")
        options = some_options(game, rng)
        for moment in walk(game.new(players, options, seed=number, deck=frozen_deck(game)), rng):
            found.extend(looks(game, moment, rng))
    return found


@every_encoding
def test_fields_lie_side_by_side(name: str) -> None:
    encoding = registry.find(name).learning.encoding()
    place = 0
    for field in encoding.fields:
        assert field.start == place, field.name
        assert field.length > 0
        assert field.meaning
        place += field.length
    assert encoding.size == place
    names = [field.name for field in encoding.fields]
    assert len(set(names)) == len(names)


@every_encoding
def test_every_field_is_used(name: str) -> None:
    """Somewhere in some game each field says something, and not always the same."""
    game = registry.find(name)
    seen = [*in_records(game)]
    for players in range(game.min_players, game.max_players + 1):
        seen.extend(in_random_games(game, players))
    for field in game.learning.encoding().fields:
        said = {vector[field.start : field.start + field.length] for vector in seen}
        assert len(said) > 1, f"{field.name} is always the same"


@every_encoded_table
def test_the_fields_and_nothing_else_are_written(name: str, players: int) -> None:
    """At its place in a larger buffer, with what lies around it left alone."""
    game = registry.find(name)
    encoding = game.learning.encoding()
    rng = Random(f"{name}/{players}")
    for moment in walk(game.new(players, seed=3), rng):
        if rng.randrange(4) != 0 and not moment.over:
            continue
        for seat in seats_of(moment):
            out = vec[u8]([0] * (encoding.size + 20))
            encoding.write(moment.view(seat), out, 7)
            alone = encoded(game, moment, seat)
            assert bytes(out) == bytes(7) + alone + bytes(13)


@every_encoded_table
def test_the_viewer_comes_first(name: str, players: int) -> None:
    """Every seat finds itself at place 0 of who is asked, whatever its number."""
    game = registry.find(name)
    asked = next(field for field in game.learning.encoding().fields if field.name == "asked")
    for moment in walk(game.new(players, seed=4), Random(4)):
        for seat in range(players):
            vector = encoded(game, moment, seat)[asked.start : asked.start + asked.length]
            deciders = [(other - seat) % players for other in moment.deciders()]
            assert [place for place, one in enumerate(vector) if one] == sorted(deciders)


@every_encoding
def test_a_changed_encoding_has_another_version(name: str, rewrite: bool) -> None:
    """``encodings.json`` knows what versions make of records; ``--rewrite-golden`` enters it."""
    game = registry.find(name)
    encoding = game.learning.encoding()
    digest = hashlib.sha256()
    for field in encoding.fields:
        digest.update(f"{field.name} {field.start} {field.length}\n".encode())
    for vector in in_records(game):
        digest.update(vector)
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    ours = {"version": encoding.version, "size": encoding.size, "hash": digest.hexdigest()}
    if rewrite:
        known[name] = ours
        GOLDEN.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    assert known.get(name) == ours, "the same views are encoded otherwise: raise the version"


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(NoEncoding, match="no encoding"):
        ToyGame().learning.encoding()
