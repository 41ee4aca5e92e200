"""``doubloon show``: a game after any of its moves, whole or as a seat sees it."""

import argparse
import json
from typing import Any, NamedTuple

from doubloon.commands.record import replayed
from doubloon.commands.shared.arguments import (
    check_seat,
    deck_of,
    play_from,
    read_game_position,
    read_game_record,
    seat_number,
    whole,
)
from doubloon.commands.shared.files import read_text
from doubloon.commands.shared.language import add_language, phrases
from doubloon.commands.shared.narration import outcome, question, question_to
from doubloon.commands.shared.output import BOLD, outline, say
from doubloon.kernel import registry
from doubloon.kernel.decision import Decision
from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.position_file import position_text
from doubloon.kernel.play.play import Play


class Found(NamedTuple):
    """A game in a file, its players' names, how many moves were made, and the lines after them."""

    play: Play
    names: list[str]
    moves: int | None
    later: list[str]


def add_file(parser: argparse.ArgumentParser) -> None:
    """FILE, ``--at`` and ``--deck``: a moment of a game."""
    parser.add_argument(
        "file", metavar="FILE", help="a record or a position file; - for the standard input"
    )
    parser.add_argument(
        "--at", type=whole(0, 10**6), metavar="N", help="show it after N moves (all)"
    )
    parser.add_argument("--deck", metavar="FILE", help="the deck of a position file")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to look at, when, and through whose eyes."""
    add_file(parser)
    add_language(parser)
    parser.add_argument(
        "--seat", type=seat_number, metavar="S", help="show what this seat sees; -1 for a spectator"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument(
        "--position",
        action="store_true",
        help="print a position file, for --position of other commands",
    )


def run(args: argparse.Namespace) -> int:
    """Show it."""
    play, names, moves, _ = load(args)
    if args.seat is not None:
        check_seat(args.seat, play.players)
    if args.position:
        if args.seat is not None:
            raise OptionError("--position: not with --seat; a position is the full state")
        print(
            position_text(play.game.name, play.players, play.setup.options, play.state.dump()),
            end="",
        )
        return 0
    if args.json:
        data = full(play) if args.seat is None else seen(play, args.seat)
        whole_data = {"game": play.game.name, "players": play.players, "moves": moves, **data}
        print(json.dumps(whole_data, indent=1, ensure_ascii=False))
        return 0
    title = [play.game.title, when(moves)]
    if args.seat is not None:
        key = "spectator" if args.seat < 0 else "of-seat"
        title.append(phrases().say(key, {"seat": str(args.seat)}))
    say(", ".join(title), BOLD)
    if args.seat is None:
        show_all(play, names)
    else:
        show_seat(play, args.seat, names)
    if play.state.over:
        say(f"\n{outcome(play.state, names)}")
    return 0


def when(moves: int | None) -> str:
    """Which moment it is, in words."""
    if moves is None:
        return phrases().say("position")
    return phrases().say("after-moves", {"moves": moves})


def load(args: argparse.Namespace) -> Found:
    """The game in the file at the moment that the arguments name."""
    text = read_text(args.file)
    if not is_record(text):
        if args.at:
            raise OptionError(f"--at: {args.file} is a position, not a record; it has no moves")
        found = read_game_position(args.file, text)
        game = registry.find(found.game)
        play = play_from(game, found, args.file, deck_of(game, args.deck))
        return Found(play, [f"Player {seat + 1}" for seat in range(play.players)], None, [])
    if args.deck:
        raise OptionError(f"--deck: {args.file} is a record, which has its own deck")
    game, record = read_game_record(args.file, text)
    moves = len(record.moves) if args.at is None else args.at
    if moves > len(record.moves):
        raise OptionError(f"--at: {moves} is not allowed; the record has {len(record.moves)} moves")
    play = replayed(game, record, args.file, moves)
    return Found(play, record.names, moves, record.moves[moves:])


def is_record(text: str) -> bool:
    """Is it a record, rather than a position?"""
    if not text.lstrip().startswith("{"):
        return False
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return True  # read_record says what is wrong
    return isinstance(data, dict) and not {"format", "moves"}.isdisjoint(data)


def full(play: Play) -> dict[str, Any]:
    """The full state, what everybody is asked and the standing, as data."""
    state = play.state
    return {
        "options": play.setup.options,
        "over": state.over,
        "decisions": [asked.data() for asked in decisions(play)],
        "scores": state.scores(),
        "placings": state.placings() if state.over else None,
        "hash": state.hash(),
        "state": state.dump(),
    }


def seen(play: Play, seat: int) -> dict[str, Any]:
    """What a seat may know, is asked and may do, as data."""
    state = play.state
    decision = play.decision(seat)
    return {
        "options": play.setup.options,
        "seat": seat,
        "over": state.over,
        "view": state.view(seat).data(),
        "decision": decision.data() if decision is not None else None,
        "legal": play.game.catalogue.words(state.legal(seat)),
        "scores": state.scores() if state.over else None,
        "placings": state.placings() if state.over else None,
    }


def decisions(play: Play) -> list[Decision]:
    """What is asked of every seat that is asked."""
    found = [play.decision(seat) for seat in play.state.deciders()]
    return [decision for decision in found if decision is not None]


def show_all(play: Play, names: list[str]) -> None:
    """The picture, what is asked, and everything that is hidden."""
    picture = play.game.draw(play.state)
    if picture:
        say(f"\n{picture}")
    for decision in decisions(play):
        say(f"\n{question_to(play, decision, names)}")
    say(f"\n{phrases().say('full-state')}", BOLD)
    say("\n".join(outline(play.state.dump())))


def show_seat(play: Play, seat: int, names: list[str]) -> None:
    """The view, the decision and the legal actions."""
    say()
    say("\n".join(outline(play.state.view(seat).data())))
    decision = play.decision(seat)
    if decision is not None:
        asks = phrases().say("asks-you", {"question": question(play, decision, names)})
        say(f"\n{asks}")
    elif not play.state.over:
        say(f"\n{phrases().say('asks-nothing')}")
