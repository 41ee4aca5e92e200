"""Who sits where in a game at the terminal, and the file it is kept in."""

import argparse
from datetime import datetime
from pathlib import Path
from typing import Final

from doubloon.bots.seats import by_seat
from doubloon.commands.record import replayed
from doubloon.commands.shared.arguments import check_seat, names_of, read_game_record, start
from doubloon.commands.shared.files import check_free, data_directory
from doubloon.commands.terminal.page import Page
from doubloon.commands.terminal.session import Session
from doubloon.kernel.errors import OptionError, RecordError
from doubloon.kernel.files.record import PERSON
from doubloon.match import Match

SOME_SEAT: Final = -1  # --you without a number
NEWEST: Final = ""  # --resume without a file
USUAL: Final = "normal"
FOLDER: Final = "games"  # among the user's data


def sit_down(args: argparse.Namespace) -> int:
    """A game with people, begun or resumed; gives the exit code."""
    if args.quiet:
        raise OptionError("--quiet: not with --you or --resume; somebody wants to see the game")
    if args.save == "-":
        raise OptionError("--save: with --you or --resume the game is kept in a file")
    if args.save:
        check_free(args.save, args.force)
    session = resumed(args) if args.resume is not None else begun(args)
    return session.run()


def begun(args: argparse.Namespace) -> Session:
    """A new game."""
    if args.game is None:
        raise OptionError("a game is needed, such as loot_island; see doubloon games")
    play = start(args)
    match = Match(play, names_of(args.names, play.players))
    seats = seats_of(args.you, bots_of(args.bots) or [USUAL], play.players)
    return Session(match, seats, args.save or new_file(play.game.name), Page(args.plain))


def resumed(args: argparse.Namespace) -> Session:
    """A game from its record, with the same people and bots unless others are named."""
    given = ("game", "players", "option", "deck", "position", "secret", "seed", "id", "names")
    for name in given:
        if getattr(args, name):
            raise OptionError(f"{name}: not together with --resume; the record holds it")
    path = args.resume or newest_file()
    game, record = read_game_record(path)
    play = replayed(game, record, path)
    if play.state.hash() != record.final_hash:
        raise RecordError(f"{path}: final_hash: the moves lead to another position")
    seats = record.seats
    if not seats or args.you or args.bots:
        you = args.you or [seat for seat, who in enumerate(seats) if who == PERSON]
        bots = bots_of(args.bots) or [who for who in seats if who != PERSON] or [USUAL]
        first = (play.state.deciders() or [0])[0]
        seats = seats_of(you or [first], bots, play.players)
    if PERSON not in seats:
        raise OptionError(f"{path}: only bots play in it; --you SEAT lets you take a seat")
    return Session(Match(play, record.names, record), seats, args.save or path, Page(args.plain))


def bots_of(given: str | None) -> list[str]:
    """The names of bots, with commas between them."""
    return [word.strip() for word in given.split(",")] if given else []


def seats_of(you: list[int], bots: list[str], players: int) -> list[str]:
    """Who plays in each seat: a person, or a bot by its name."""
    people: set[int] = set()
    for seat in you:
        if seat == SOME_SEAT:
            seat = next((each for each in range(players) if each not in people), players)
        check_seat(seat, players, 0)
        if seat in people:
            raise OptionError(f"--you: seat {seat} is taken twice")
        people.add(seat)
    others = [seat for seat in range(players) if seat not in people]
    names = dict(zip(others, by_seat(bots, len(others)), strict=True)) if others else {}
    return [names.get(seat, PERSON) for seat in range(players)]


def new_file(game: str) -> str:
    """A file among the user's data that is not there yet."""
    folder = data_directory() / FOLDER
    folder.mkdir(exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (file := folder / f"{stem}{f'-{number}' if number > 1 else ''}.json").exists():
        number += 1
    return str(file)


def newest_file() -> str:
    """The game that was saved last."""
    folder = data_directory() / FOLDER
    files: list[Path] = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise OptionError(f"--resume: no game was saved in {folder}; name a file")
    return str(files[-1])
