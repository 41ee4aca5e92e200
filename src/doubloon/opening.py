"""New matches, and matches from files: what ``doubloon.new`` and ``doubloon.load`` do."""

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike, fspath
from typing import Any, Final

from doubloon.commands.shared.arguments import (
    deck_of,
    play_from,
    players_of,
    read_game_position,
    read_game_record,
    seat_names,
)
from doubloon.kernel import registry
from doubloon.kernel.chance import checked_secret, new_secret, secret_of_seed
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DoubloonError, OptionError, PositionError, RecordError
from doubloon.kernel.files.plain import shown
from doubloon.kernel.files.position_file import Position
from doubloon.kernel.files.record import replay
from doubloon.kernel.play.play import Play, Setup
from doubloon.match import Match

LARGEST_SEED: Final = 2**63 - 1


def new(
    name: str,
    players: int | None,
    seed: int | None,
    secret: str | None,
    deck: "str | PathLike[str] | Deck | None",
    position: "str | PathLike[str] | Mapping[str, Any] | None",
    names: Sequence[str] | None,
    options: dict[str, Any],
) -> Match:
    """A new match, as ``doubloon.new`` describes it."""
    game = registry.find(name)
    key, game_id = _chance(seed, secret)
    cards = deck if isinstance(deck, Deck) else deck_of(game, fspath(deck) if deck else None)
    if players is not None:
        players = _whole(players, "players", 1, 99)
    if position is None:
        number = players_of(game, players)
        play = Play.begin(Setup(game, number, options, key, game_id, cards))
    else:
        found, place = _position(position)
        if found.game != game.name:
            raise PositionError(f"{place}: game: a position of {found.game}, not {game.name}")
        if players not in (None, found.players):
            raise OptionError(f"players: {players} is not allowed; {place} has {found.players}")
        if options:
            raise OptionError(f"{next(iter(options))}: not allowed here; {place} holds the options")
        play = play_from(game, found, place, cards, key, game_id)
    return Match(play, seat_names(list(names or []), play.players))


def _position(position: "str | PathLike[str] | Mapping[str, Any]") -> tuple[Position, str]:
    """A position, and how errors call it."""
    if isinstance(position, Mapping):
        return Position(dict(position)), "position"
    path = fspath(position)
    return read_game_position(path), path


def _chance(seed: int | None, secret: str | None) -> tuple[str, str]:
    """The secret and the game's id; both fixed by ``secret`` or ``seed``, else random."""
    if seed is not None and secret is not None:
        raise OptionError("seed: not together with secret; each of them fixes the shuffle")
    if secret is not None:
        checked_secret(secret)
        return secret.lower(), "game"
    if seed is not None:
        return secret_of_seed(_whole(seed, "seed", 0, LARGEST_SEED)), f"seed-{seed}"
    return new_secret(), secrets.token_hex(8)


def _whole(value: object, place: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionError(
            f"{place}: {shown(value)} is not allowed; a whole number from {low} to {high}"
        )
    return value


def load(path: "str | PathLike[str]") -> Match:
    """The match in a record, after its last move; errors name the file and the move."""
    place = fspath(path)
    game, record = read_game_record(place)
    try:
        return Match(replay(game, record), record.names, record)
    except DoubloonError as error:
        raise RecordError(f"{place}: {error}") from None
