"""``doubloon record``: a game in a file, begun, moved in, summed up and checked."""

import argparse

from doubloon.commands import verify
from doubloon.commands.shared.arguments import (
    add_start,
    check_seat,
    names_of,
    read_game_record,
    start,
    whole,
)
from doubloon.commands.shared.files import check_free, write_text
from doubloon.commands.shared.language import add_language, phrases
from doubloon.commands.shared.narration import Narrator, asked, now, outcome
from doubloon.commands.shared.output import in_short, say, table
from doubloon.kernel.errors import BeyondReveal, DoubloonError, MoveError, RecordError
from doubloon.kernel.events import Event
from doubloon.kernel.files.record import Record, record_of, replay
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The four things that can be done with a record."""
    commands = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    new = commands.add_parser("new", help="begin a game", allow_abbrev=False)
    add_start(new)
    new.add_argument("-o", "--output", metavar="FILE", required=True, help="the record to write")
    new.add_argument("--force", action="store_true", help="replace an existing file")
    move = commands.add_parser(
        "play",
        help="append a move",
        description="Append one move: the seat and its actions in notation, or undo and a number.",
        allow_abbrev=False,
    )
    move.add_argument("file", metavar="FILE")
    move.add_argument("seat", metavar="SEAT", type=whole(0, 98))
    move.add_argument("words", metavar="WORD", nargs="+", help="such as N1 R3a done; or undo 1")
    for each in (new, move):
        add_language(each)
    for name, what_for in (("show", "a summary"), ("verify", "the same as doubloon verify")):
        command = commands.add_parser(name, help=what_for, allow_abbrev=False)
        command.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Do one of them."""
    if args.action == "new":
        return begin(args)
    if args.action == "play":
        return move(args.file, args.seat, args.words)
    if args.action == "verify":
        return verify.check(args.file)
    game, record = read_game_record(args.file)
    say(summary(game, record, replayed(game, record, args.file)))
    return 0


def begin(args: argparse.Namespace) -> int:
    """``record new``: a game at its first decision."""
    check_free(args.output, args.force)
    play = start(args)
    names = names_of(args.names, play.players)
    write_text(args.output, record_of(play, names).text())
    if args.output != "-":
        words = phrases()
        head = words.say("head", {"title": play.game.title, "players": play.players})
        say(f"{args.output}: {head}: {', '.join(names)}")
        setup = play.setup
        say(words.say("game", {"game": setup.game_id, "commitment": setup.commitment()}))
        say(now(play.game, play.state, names) if not play.state.over else "The game is over.")
    return 0


def move(path: str, seat: int, words: list[str]) -> int:
    """``record play``: append a move to a record that is sound so far."""
    game, record = read_game_record(path)
    play = replayed(game, record, path)
    if play.state.hash() != record.final_hash:
        raise RecordError(f"{path}: final_hash: the moves lead to another position; not changed")
    check_seat(seat, play.players, 0)
    if words[0] == "undo":
        if len(words) != 2:
            raise RecordError("undo: a number of moves is needed, such as undo 1")
        play = play.taken_back(seat, _number(words[1]))
        events: list[Event] = []
    else:
        play = after_move(play, seat, words, record.names)
        events = play.entries[-1].events
    after = dict(record.data)
    after.update(moves=list(play.log), final_hash=play.state.hash())
    write_text(path, Record(after).text())
    narrator = Narrator(play, record.names, seat)
    narrator.tell(seat, events, play.state)
    if words[0] == "undo":
        narrator.take_back(seat, words[1])
    narrator.end(play.state)
    return 0


def after_move(play: Play, seat: int, words: list[str], names: list[str]) -> Play:
    """Play a move; an error also says what is allowed instead."""
    try:
        return play.after(seat, words)
    except BeyondReveal:
        raise
    except MoveError as error:
        if play.state.over:
            raise RecordError("the game is over, no move is allowed") from None
        if seat not in play.state.deciders():
            raise RecordError(f"{error}; {asked(play.game, play.state, names)}") from None
        raise RecordError(f"{error}; {allowed(play, seat, words)}") from None


def allowed(play: Play, seat: int, words: list[str]) -> str:
    """The legal actions at the place where a move goes wrong."""
    state = play.state.copy()
    catalogue = play.game.catalogue
    for place, word in enumerate(words):
        legal = catalogue.words(state.legal(seat))
        if word not in legal:
            after = f" after {' '.join(words[:place])}" if place else ""
            return f"allowed{after}: {' '.join(legal)}"
        state.apply(seat, catalogue.encode(word))
        if state.over or seat not in state.deciders():
            break
    return "allowed: fewer actions"


def _number(word: str) -> int:
    try:
        return whole(1, 99999)(word)
    except argparse.ArgumentTypeError as error:
        raise RecordError(f"undo: {error}") from None


def replayed(game: Game, record: Record, path: str, moves: int = -1) -> Play:
    """The record's game after its moves; errors name the file."""
    try:
        return replay(game, record, moves)
    except DoubloonError as error:
        raise RecordError(f"{path}: {error}") from None


def summary(game: Game, record: Record, play: Play) -> str:
    """``record show``: what it is, how far it has come."""
    state, deck = play.state, play.setup.deck
    options = ", ".join(f"{name} {in_short(value)}" for name, value in play.setup.options.items())
    rows = [
        ["game", f"{game.title}, rules version {record.rules_version}"],
        ["players", ", ".join(f"{seat} {name}" for seat, name in enumerate(record.names))],
        ["options", options or "none"],
        ["deck", f"{deck.name}, version {deck.version}, {deck.digest[:16]}"],
        ["id", record.id],
        ["commitment", record.commitment],
        ["start", "a position" if record.position is not None else "a fresh deal"],
        ["moves", str(len(record.moves))],
        ["final hash", record.final_hash],
        ["status", "over" if state.over else asked(game, state, record.names)],
    ]
    text = table(rows)
    return f"{text}\n\n{outcome(state, record.names)}" if state.over else text
