"""The commitment fixes everything that decides a shuffle; verification finds what was changed."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from doubloon.conformance.cases import secret_of
from doubloon.conformance.plain_data import through_json
from doubloon.kernel import registry
from doubloon.kernel.deck import digest
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.files.record import Record, after_line, record_of, verify
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup, commitment
from tests.conformance.support import every_game, last_play, new_play

INGREDIENTS: dict[str, Any] = {
    "game": "a game",
    "rules_version": 1,
    "players": 3,
    "options": {"one": True},
    "deck": digest("a deck"),
    "game_id": "a table",
    "secret": secret_of(1),
    "position": None,
}
OTHERS: dict[str, Any] = {
    "game": "another game",
    "rules_version": 2,
    "players": 4,
    "options": {"one": False},
    "deck": digest("another deck"),
    "game_id": "another table",
    "secret": secret_of(2),
    "position": {},
}


@cache
def finished(name: str) -> tuple[Game, Record]:
    """The record of a whole random game, which nothing is wrong with."""
    game = registry.find(name)
    play = new_play(name, game.min_players, {}, 5)
    play = last_play(play, Random(5))
    record = record_of(play)
    assert complaints(game, record) == ""
    return game, record


def tampered(record: Record, **changes: Any) -> Record:
    """The record with some entries changed."""
    return Record({**through_json(record.data), **changes})


def complaints(game: Game, record: Record) -> str:
    """All that verification says, as one text; nothing if all is well."""
    try:
        return "\n".join(verify(game, record))
    except DoubloonError as error:
        return str(error)


@pytest.mark.parametrize("ingredient", INGREDIENTS)
def test_each_ingredient_changes_it(ingredient: str) -> None:
    one = commitment(**INGREDIENTS)
    assert one == commitment(**INGREDIENTS)
    assert one != commitment(**{**INGREDIENTS, ingredient: OTHERS[ingredient]})


@every_game
def test_a_game_commits_to_all_of_it(name: str) -> None:
    game = registry.find(name)
    most, least = game.max_players, game.min_players
    option = game.options[0]
    other = next(value for value in option.allowed if value != option.default)
    position = through_json(game.new(least, seed=1).dump())
    found = [
        Setup(game, least, {}, secret_of(1), "a").commitment(),
        Setup(game, least, {}, secret_of(2), "a").commitment(),
        Setup(game, least, {}, secret_of(1), "b").commitment(),
        Setup(game, most, {}, secret_of(1), "a").commitment(),
        Setup(game, least, {option.name: other}, secret_of(1), "a").commitment(),
        Setup(game, least, {}, secret_of(1), "a", position=position).commitment(),
    ]
    assert len(set(found)) == len(found)
    assert all(secret_of(1) not in each for each in found)


@every_game
def test_the_secret_and_the_id_decide_the_deal(name: str) -> None:
    game = registry.find(name)
    dumps = [
        Play.begin(Setup(game, game.min_players, {}, secret, game_id)).state.dump()
        for secret, game_id in [(secret_of(1), "a"), (secret_of(2), "a"), (secret_of(1), "b")]
    ]
    assert dumps[0] != dumps[1]
    assert dumps[0] != dumps[2]
    assert dumps[0] == Play.begin(Setup(game, game.min_players, {}, secret_of(1), "a")).state.dump()


def another_word(record: Record) -> list[str]:
    """The moves with the first that had a choice changed to one that nobody made."""
    moves = list(record.moves)
    game = registry.find(record.game)
    play = new_play(record.game, record.players, record.options, 5)
    for number, line in enumerate(moves):
        seat, word = line.split()[:2]
        legal = game.catalogue.words(play.state.legal(int(seat)))
        others = [other for other in legal if other != word]
        if others:
            moves[number] = f"{seat} {others[0]}"
            return moves
        play = after_line(play, line)
    raise AssertionError("nobody ever had a choice")


TAMPERING: dict[str, tuple[str, Callable[[Record], dict[str, Any]]]] = {
    "secret": ("commitment", lambda record: {"secret": secret_of(6)}),
    "id": ("commitment", lambda record: {"id": "elsewhere"}),
    "commitment": ("commitment", lambda record: {"commitment": digest("x")}),
    "deck": ("deck_hash", lambda record: {"deck": {**record.deck, "version": 49}}),
    "deck hash": ("deck_hash", lambda record: {"deck_hash": digest("x")}),
    "final hash": ("final", lambda record: {"final_hash": digest("x")}),
    "last move": ("final", lambda record: {"moves": record.moves[:-1]}),
    "a move": ("final|moves", lambda record: {"moves": another_word(record)}),
    "rules": ("rules_version", lambda record: {"rules_version": 10**6}),
}


@every_game
@pytest.mark.parametrize("what", TAMPERING)
def test_verification_finds(name: str, what: str) -> None:
    game, record = finished(name)
    place, change = TAMPERING[what]
    text = complaints(game, tampered(record, **change(record)))
    assert any(each in text for each in place.split("|")), text
    assert "Traceback" not in text


@every_game
def test_verification_finds_another_deck_with_a_fitting_hash(name: str) -> None:
    """Deck and its hash exchanged together: then the commitment does not fit."""
    game, record = finished(name)
    deck = {**record.deck, "version": 49}
    text = complaints(game, tampered(record, deck=deck, deck_hash=digest(deck)))
    assert "commitment" in text


@every_game
def test_verification_finds_other_options(name: str) -> None:
    game, record = finished(name)
    for option in game.options:
        for value in option.allowed:
            if value != record.options[option.name]:
                options = {**record.options, option.name: value}
                assert complaints(game, tampered(record, options=options))
