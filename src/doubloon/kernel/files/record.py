"""Records: a game as its secret, its options and its moves. Save format, replay, test fixture."""

import json
from typing import Any

from doubloon.kernel.chance import checked_secret
from doubloon.kernel.deck import canonical, digest
from doubloon.kernel.errors import DoubloonError, PositionError, RecordError
from doubloon.kernel.files.plain import integer, listing, mapping
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup, commitment

FORMAT = "doubloon-record/1"
PERSON = "person"
KEYS = [
    "format",
    "game",
    "rules_version",
    "id",
    "players",
    "names",
    "seats",
    "options",
    "deck",
    "deck_hash",
    "secret",
    "commitment",
    "position",
    "moves",
    "final_hash",
]


class Record:
    """A game, whole or so far, as it is stored."""

    def __init__(self, data: dict[str, Any]) -> None:
        mapping(data, "record", KEYS)
        if data.get("format") != FORMAT:
            raise RecordError(f"format: {data.get('format')!r} is not known; {FORMAT!r}")
        self.data = data
        self.game: str = _text(data, "game")
        self.id: str = _text(data, "id")
        self.rules_version = integer(data.get("rules_version"), "rules_version", 1, 10**6)
        self.players = integer(data.get("players"), "players", 1, 99)
        self.options: dict[str, Any] = mapping(data.get("options", {}), "options")
        self.deck: dict[str, Any] = mapping(data.get("deck"), "deck")
        self.deck_hash: str = _text(data, "deck_hash")
        self.secret: str = _text(data, "secret")
        self.commitment: str = _text(data, "commitment")
        self.position: dict[str, Any] | None = None
        if data.get("position") is not None:
            self.position = mapping(data["position"], "position")
        self.final_hash: str = _text(data, "final_hash")
        self.moves: list[str] = []
        for place, move in enumerate(listing(data.get("moves"), "moves")):
            if not isinstance(move, str):
                raise RecordError(f"moves[{place}]: a line such as '0 pass' is needed")
            self.moves.append(move)
        self.names: list[str] = [
            str(name) for name in listing(data.get("names", []), "names")[: self.players]
        ]
        for seat in range(len(self.names), self.players):
            self.names.append(f"Player {seat + 1}")
        # Who plays: a bot by its name, or PERSON; empty where nobody wrote it down.
        self.seats: list[str] = [str(each) for each in listing(data.get("seats", []), "seats")]
        if self.seats and len(self.seats) != self.players:
            raise RecordError(f"seats: {self.players} are needed, one for each player")

    def __repr__(self) -> str:
        return f"<Record {self.id} of {self.game}, {self.players} players, {len(self.moves)} moves>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.id)

    def text(self) -> str:
        """The record as JSON, one move a line."""
        head = {key: value for key, value in self.data.items() if key != "moves"}
        moves = ",\n".join("  " + canonical(move) for move in self.moves)
        lines = [f" {canonical(key)}: {canonical(value)}" for key, value in head.items()]
        lines.append(' "moves": [\n' + moves + "\n ]")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _text(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(f"{key}: a text is needed")
    return value


def read_record(text: str) -> Record:
    """A record from its JSON; a RecordError says what is wrong with it."""
    try:
        data = json.loads(text)
        canonical(data).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}") from None
    try:
        return Record(mapping(data, "record"))
    except PositionError as error:
        raise RecordError(str(error)) from None


def record_of(play: Play, names: list[str] | None = None, seats: list[str] | None = None) -> Record:
    """The record of a game as it stands, with the players' names and who plays in each seat."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": play.game.name,
        "rules_version": play.game.rules_version,
        "id": play.setup.game_id,
        "players": play.players,
        "options": play.setup.agreed,
        "deck": play.setup.deck.content,
        "deck_hash": play.setup.deck.digest,
        "secret": play.setup.secret,
        "commitment": play.setup.commitment(),
        "moves": list(play.log),
        "final_hash": play.state.hash(),
    }
    if play.setup.position is not None:
        data["position"] = play.setup.position
    if names:
        data["names"] = names
    if seats:
        data["seats"] = seats
    return Record(data)


def begin(game: Game, record: Record) -> Play:
    """The record's game at its first decision, its secret and deck checked.

    It is played under the rules version that it names.
    """
    try:
        game = game.under(record.rules_version)
        checked_secret(record.secret)
        deck = game.decks.from_content(record.deck)
        game.check_players(record.players)
        return Play.begin(
            Setup(
                game,
                record.players,
                record.options,
                record.secret,
                record.id,
                deck,
                record.position,
                record.commitment,
            )
        )
    except RecordError:
        raise
    except DoubloonError as error:
        raise RecordError(str(error)) from None


def replay(game: Game, record: Record, moves: int = -1) -> Play:
    """Play a record again, whole or its first ``moves`` lines."""
    play = begin(game, record)
    lines = record.moves if moves < 0 else record.moves[:moves]
    for place, line in enumerate(lines):
        try:
            play = after_line(play, line)
        except DoubloonError as error:
            raise RecordError(f"moves[{place}] {line[:60]!r}: {error}") from None
    return play


def after_line(play: Play, line: str) -> Play:
    """One line of a record: a seat and its actions, or ``undo`` and how many moves."""
    words = line.split()
    if len(words) < 2 or not words[0].isdecimal() or len(words[0]) > 3:
        raise RecordError("a seat and its actions are needed, such as '0 pass'")
    seat = int(words[0])
    if seat >= play.players:
        raise RecordError(f"seat {seat} is not in this game; 0 to {play.players - 1}")
    if words[1] == "undo":
        if len(words) != 3 or not words[2].isdecimal() or len(words[2]) > 5:
            raise RecordError("'undo' takes a number of moves")
        return play.taken_back(seat, int(words[2]))
    return play.after(seat, words[1:])


def checks(game: Game, record: Record) -> list[tuple[str, str]]:
    """Each check of a record with what is wrong, or nothing: deck, commitment, moves, hash."""
    return [
        ("deck", _wrong_deck(record)),
        ("commitment", _wrong_commitment(game, record)),
        *_wrong_moves(game, record),
    ]


def verify(game: Game, record: Record) -> list[str]:
    """What is wrong with a record; nothing if all is well."""
    return [f"{name}: {trouble}" for name, trouble in checks(game, record) if trouble]


def _wrong_deck(record: Record) -> str:
    if digest(record.deck) != record.deck_hash:
        return "deck_hash is not the hash of this deck"
    return ""


def _wrong_commitment(game: Game, record: Record) -> str:
    try:
        filled = game.under(record.rules_version).checked_options(record.options)
    except DoubloonError as error:
        return str(error)
    for options in (filled, record.options):  # the game may have got further options since
        expected = commitment(
            record.game,
            record.rules_version,
            record.players,
            options,
            record.deck_hash,
            record.id,
            record.secret,
            record.position,
        )
        if expected == record.commitment:
            return ""
    return "it does not fit secret, id, players, options, deck and position"


def _wrong_moves(game: Game, record: Record) -> list[tuple[str, str]]:
    title = f"{len(record.moves)} moves"
    try:
        play = replay(game, record)
    except DoubloonError as error:
        return [(title, str(error)), ("final hash", "the moves do not get there")]
    if play.state.hash() != record.final_hash:
        return [(title, ""), ("final hash", "the moves lead to another position")]
    return [(title, ""), ("final hash", "")]
