"""``doubloon advise``: what the strongest bot would play, what else there is, with figures."""

import argparse
import json
from typing import Any, Final

from doubloon.bots import make_bot
from doubloon.bots.advice import Adviser, Candidate, loss, whole_moves
from doubloon.bots.levels import LEVELS
from doubloon.bots.search import SearchBot
from doubloon.commands.shared.arguments import check_seat, whole
from doubloon.commands.shared.narration import asked
from doubloon.commands.shared.output import BOLD, say, table
from doubloon.commands.show import Found, add_file, load, when
from doubloon.kernel.decision import Decision
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State

SHARE: Final = 5  # of the iterations, in how many worlds each move is valued: one in so many
FEWEST: Final = 20  # worlds, however few the iterations


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which decision, and how long to think about it."""
    add_file(parser)
    parser.add_argument(
        "--seat",
        type=whole(0, 98),
        metavar="S",
        help="the seat that decides (the one that is asked)",
    )
    parser.add_argument(
        "--iterations",
        type=whole(1, 10**7),
        metavar="N",
        help="budget of the search for each small decision (that of the level expert)",
    )
    parser.add_argument(
        "--moves",
        type=whole(1, 50),
        default=5,
        metavar="N",
        help="number of moves to list (%(default)s)",
    )
    parser.add_argument(
        "--seed", type=whole(0, 10**9), default=1, metavar="N", help="of the search (1)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Search, then print the result."""
    found = load(args)
    decision = decision_of(found, args.seat)
    bot = strongest(found.play.game, args.seed, args.iterations)
    worlds = max(FEWEST, int(bot.iterations) // SHARE)
    played = played_next(found, decision.seat)
    candidates = Adviser(bot).candidates(
        found.play.state.view(decision.seat), args.moves, worlds, played
    )
    if args.json:
        head = {
            "game": found.play.game.name,
            "players": found.play.players,
            "moves": found.moves,
            "seat": decision.seat,
            "kind": decision.kind,
            "rule": decision.rule,
            "iterations": int(bot.iterations),
            "worlds": worlds,
            "seed": args.seed,
        }
        listed = [figures(found.play, each) for each in candidates[: args.moves]]
        data = {**head, "candidates": listed, "played": compared(found.play, candidates, played)}
        print(json.dumps(data, indent=1, ensure_ascii=False))
        return 0
    name = found.names[decision.seat]
    title = f"{found.play.game.title}, {when(found.moves)}, seat {decision.seat} ({name})"
    say(f"{title}: {decision.kind} ({decision.rule})", BOLD)
    say()
    say(table(rows(found.play, candidates, played), right=range(1, 6)))
    if played is not None:
        say(f"\n{verdict(found.play, candidates, played)}")
    return 0


def strongest(game: Game, seed: int, iterations: int | None) -> SearchBot:
    """The bot of the strongest level, with a budget of its own if one is given."""
    bot = make_bot(LEVELS[-1].name, game, seed)
    if not isinstance(bot, SearchBot):
        raise OptionError(f"the strongest bot of {game.title} does not search")
    if iterations is not None:
        bot.iterations = iterations
    return bot


def decision_of(found: Found, seat: int | None) -> Decision:
    """What the seat is asked; an OptionError says who is asked instead."""
    play = found.play
    if play.state.over:
        raise OptionError("the game is over at that point; --at chooses an earlier one")
    deciders = play.state.deciders()
    if seat is None:
        if len(deciders) > 1:
            seats = ", ".join(str(each) for each in deciders)
            raise OptionError(f"--seat: several seats decide at once; one of {seats}")
        seat = deciders[0]
    check_seat(seat, play.players, 0)
    decision = play.decision(seat)
    if decision is None:
        others = asked(play.game, play.state, found.names)
        raise OptionError(f"--seat: seat {seat} is not asked anything there; {others}")
    return decision


def played_next(found: Found, seat: int) -> list[int] | None:
    """The move that the record goes on with, if it is the seat's; sealed answers may go before."""
    state = found.play.state
    for line in found.later:
        words = line.split()
        if len(words) > 1 and words[0] == str(seat):
            if words[1] == "undo":
                return None
            actions = [found.play.game.catalogue.encode(word) for word in words[1:]]
            return played_there(state, seat, actions)
        if not state.sealed():
            break
    return None


def played_there(state: State, seat: int, actions: list[int]) -> list[int] | None:
    """The first whole move of a line; None if the line does not belong there."""
    world = state.copy()
    for action in actions:
        if action not in world.legal(seat):
            return None
        world.apply(seat, action)
    return whole_moves(state, seat, actions)[0]


def matching(candidates: list[Candidate], played: list[int]) -> Candidate:
    """The candidate that was played, or begun."""
    return next(each for each in candidates if each.actions[: len(played)] == played)


def notation(play: Play, actions: list[int]) -> str:
    """A move as it is written."""
    return " ".join(play.game.catalogue.words(actions))


def rows(play: Play, candidates: list[Candidate], played: list[int] | None) -> list[list[str]]:
    """The table: a line for every move."""
    lines = [["move", "visits", "wins", "place", "margin", "points", ""]]
    mark = matching(candidates, played) if played is not None else None
    for each in candidates:
        lines.append(
            [
                notation(play, each.actions),
                str(each.visits),
                f"{100 * each.wins:.0f}%",
                f"{each.placing:.2f}",
                f"{each.margin:+.1f}",
                f"{each.points:.1f}",
                "played" if each is mark else "",
            ]
        )
    return lines


def verdict(play: Play, candidates: list[Candidate], played: list[int]) -> str:
    """What was played, compared with the bot's move."""
    best = candidates[0]
    mark = matching(candidates, played)
    if mark is best:
        return "Played was the bot's own move."
    mean, error = loss(best, mark)
    if mean < 2 * error:
        return "What was played is as good, as far as the search can tell."
    wins = 100 * (best.wins - mark.wins)
    return (
        f"Against the bot's move, {notation(play, played)} costs {wins:.0f}% of wins"
        f" and {best.margin - mark.margin:.1f} of margin."
    )


def figures(play: Play, each: Candidate) -> dict[str, Any]:
    """A candidate as data."""
    return {
        "words": play.game.catalogue.words(each.actions),
        "visits": each.visits,
        "wins": round(each.wins, 4),
        "placing": round(each.placing, 3),
        "margin": round(each.margin, 2),
        "points": round(each.points, 2),
        "reward": round(each.reward(), 4),
    }


def compared(
    play: Play, candidates: list[Candidate], played: list[int] | None
) -> dict[str, Any] | None:
    """What was played as data, with what it costs against the first candidate."""
    if played is None:
        return None
    mark = matching(candidates, played)
    mean, error = loss(candidates[0], mark)
    data = figures(play, mark)
    data["words"] = play.game.catalogue.words(played)
    return {**data, "cost": round(mean, 4), "error": round(error, 4)}
