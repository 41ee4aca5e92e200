"""The ladder: is each bot better than the next weaker one? Writes docs/ladder.md.

    make ladder                          all rows of benchmarks/ladder.toml, resumed if begun
    make ladder ARGS="--game tobago"     those of one game
    make ladder ARGS="--only expert"     those in which a bot of that name plays
    make ladder ARGS="--as-is"           the tables of what has been played so far
    make ladder ARGS="--install src/doubloon"    also what people are told about the levels

Every row is a match of `doubloon arena`, one bot against a table of another kind, and can be run
by the command that is printed next to it. What was played is kept in ``--results`` and taken again
while nothing has changed that the moves depend on: kernel, bots, the game, what it has learned. A
game's tables go between its marks in docs/ladder.md, so that what is written around them stays.
"""

import argparse
import hashlib
import json
import platform
import sys
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.clairvoyant import cheats, play_game
from doubloon.about import PACKAGE, compiled, version_line
from doubloon.arena.report import lines
from doubloon.arena.results import Results
from doubloon.arena.tournament import FORMAT, Job, Plan, Played, jobs_of
from doubloon.arena.workers import on_cores
from doubloon.bots import LEVELS, bot_of, make_bot
from doubloon.bots.measured.ratings import FORMAT as LEVELS_FORMAT
from doubloon.bots.measured.ratings import MEAN, Rating, rate
from doubloon.kernel import registry

HERE: Final = Path(__file__).parent
DOCUMENT: Final = HERE.parent / "docs" / "ladder.md"
BEGIN: Final = "<!-- the ladder of {}, written by benchmarks/ladder.py -->"
NO_MATTER: Final = {"files", "measured", "reports", "screen", "text", "types"}  # to moves
PASSES: Final = 8  # over the games that ratings come from
END: Final = "<!-- the ladder of {} ends -->"
HEAD: Final = (
    "| one | against | players | wins (95%) | eliminated (95%) | margin (95%) | games | target | |"
)


class Row(msgspec.Struct, frozen=True):
    """One match of the ladder, and what it is to show."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    least: float | None = None
    out: float | None = None
    seed: int = 1

    @property
    def bots(self) -> list[str]:
        """The table."""
        return [self.bot] + [self.against] * (self.players - 1)

    def command(self, games: int) -> str:
        """How anybody plays so many of its games again."""
        if cheats(self.bot):
            return f"make ladder ARGS='--only {self.bot}'"
        return (
            f"doubloon arena {self.game} --bots {','.join(self.bots)}"
            f" --games {games} --seed {self.seed}"
        )

    def plan(self) -> Plan:
        """The match as the arena knows it."""
        game = registry.find(self.game)
        deck = game.decks.standard().content
        return Plan(FORMAT, self.game, game.rules_version, self.bots, {}, deck, self.seed)


class Found(msgspec.Struct):
    """How a row ended: shares with their 95% intervals, and the bot's CPU time; its games."""

    row: Row
    games: list[Played]
    played: int
    wins: tuple[float, float, float]
    out: tuple[float, float, float]
    margin: tuple[float, float, float]
    cpu_ms: float

    @property
    def verdict(self) -> str:
        """Reached, missed, or too close to call with so many games."""
        low = self.row.least if self.row.least is not None else 1 / self.row.players
        if self.row.out is not None and self.out[0] > self.row.out:
            return "missed"
        if self.row.least is None:
            return "yes" if self.wins[1] > low else "not shown"
        return "met" if self.wins[0] >= low else "missed"


class Pace(msgspec.Struct):
    """How long a level thinks over a whole move, in milliseconds of one core."""

    level: str
    bot: str
    moves: int
    median: float
    most_of_20: float  # 95% take at most so long
    longest: float


def main() -> int:
    """Play what is missing, then write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rows", type=Path, default=HERE / "ladder.toml")
    parser.add_argument(
        "--results", type=Path, default=Path("results") / "ladder", metavar="FOLDER"
    )
    parser.add_argument("--game", help="only the rows of this game")
    parser.add_argument("--only", metavar="BOT", help="only the rows in which this bot plays")
    parser.add_argument("--share", type=float, default=1.0, help="of the games of every row")
    parser.add_argument("--as-is", action="store_true", help="play nothing, write what there is")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    parser.add_argument(
        "--install",
        type=Path,
        metavar="PACKAGE",
        help="write the levels' strength into the package in this folder (src/doubloon)",
    )
    args = parser.parse_args()
    rows = [
        row
        for row in rows_of(args.rows)
        if args.game in (None, row.game) and args.only in (None, row.bot, row.against)
    ]
    args.results.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    for row in rows:
        share = 0.0 if args.as_is else args.share
        ended = play(row, args.results, args.workers, share)
        if ended.played > 0:
            found.append(ended)
            print(told(ended), flush=True)
    if args.only is None:
        for name in dict.fromkeys(each.row.game for each in found):
            rows_found = [each for each in found if each.row.game == name]
            write(args.document, name, rows_found)
            levels = level_data(rows_found)
            if args.install is not None and levels["players"]:
                path = args.install / "games" / name / "data" / "levels.json"
                path.write_text(json.dumps(levels, indent=1) + "\n", encoding="utf-8")
    return 0


def rows_of(path: Path) -> list[Row]:
    """The rows of a file, one for each table."""
    given: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["row"]
    each = [{**row, "players": players} for row in given for players in row["players"]]
    return msgspec.convert(each, list[Row])


def play(row: Row, folder: Path, workers: int, share: float) -> Found:
    """Play what is missing of a share of a row, then look at all that was played of it."""
    plan = row.plan()
    # Whole rounds of seatings, so that every bot has sat everywhere.
    games = round(row.games * share / row.players) * row.players
    bots = "-".join(named(bot, row.game) for bot in (row.bot, row.against))
    name = f"{row.game}-{row.players}-{bots}-{row.seed}-{digest(row.game)}"
    results = Results(plan, folder / (name.replace(":", "_") + ".jsonl"))
    missing = results.missing(jobs_of(plan, games))
    play_all = cheating if cheats(row.bot) else on_cores
    run = play_all(plan, missing, workers)
    began = time.time()
    for number, played in enumerate(run, 1):
        results.add(played)
        if sys.stderr.isatty():
            left = (time.time() - began) / number * (len(missing) - number)
            print(f"\r{row.bot} {number}/{len(missing)}, {left:.0f} s ", end="", file=sys.stderr)
    return found_of(row, plan, list(results.games.values()))


def named(bot: str, game: str) -> str:
    """A level with the bot behind it, which may change; any other bot by its name."""
    for level in LEVELS:
        if level.name == bot:
            return f"{bot}={bot_of(level, registry.find(game))}"
    return bot


@cache
def digest(game: str) -> str:
    """Of everything that moves of this game's bots depend on, but which bot a level is."""
    total = hashlib.sha256()
    folders = [PACKAGE / "kernel", PACKAGE / "bots", PACKAGE / "games" / game]
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        learned = path.name == "learned.json"
        if learned or (path.suffix == ".py" and not NO_MATTER & set(path.parts)):
            total.update(path.read_bytes())
    return total.hexdigest()[:8]


def cheating(plan: Plan, jobs: list[Job], workers: int) -> Iterator[Played]:
    """The games of a match with a bot that sees more than its seat."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play_game, [plan] * len(jobs), jobs)


def found_of(row: Row, plan: Plan, games: list[Played]) -> Found:
    """What the games of a row say about its bot."""
    line = lines(plan, games)[0]
    return Found(
        row,
        games,
        len(games),
        (line.wins.mean(), *line.wins.interval()),
        (line.out.mean(), *line.out.interval()),
        (line.margin.mean(), *line.margin.interval()),
        line.cpu_ms / max(line.turns, 1),
    )


def level_data(found: list[Found]) -> dict[str, Any]:
    """The levels' ratings and what they win against the next weaker one, by player count.

    Ratings are OpenSkill's, from all games of the level rows of a table in a shuffled order. Bots
    of one name share a rating, whose change is the mean of what their seats would get.
    """
    names = [level.name for level in LEVELS]
    players: dict[str, Any] = {}
    for many in sorted({each.row.players for each in found}):
        steps = [each for each in found if each.row.players == many and is_step(each.row, names)]
        if [each.row.bot for each in steps] != names:
            continue
        rated = ratings_of(steps)
        players[str(many)] = {
            each.row.bot: {
                "mu": round(rated[each.row.bot].mu, 2),
                "sigma": round(rated[each.row.bot].sigma, 2),
                "against": each.row.against,
                "wins": round(each.wins[0], 4),
                "low": round(each.wins[1], 4),
                "high": round(each.wins[2], 4),
                "games": each.played,
            }
            for each in steps
        }
    made = {"with": version_line(), "command": "make ladder ARGS='--install src/doubloon'"}
    return {"format": LEVELS_FORMAT, "made": made, "players": players}


def is_step(row: Row, names: list[str]) -> bool:
    """Is this a level against the next weaker one?"""
    if row.bot not in names:
        return False
    number = names.index(row.bot)
    return row.against == (names[number - 1] if number else "random")


def ratings_of(found: list[Found]) -> dict[str, Rating]:
    """The ratings of all bots of these rows.

    The games are gone through several times, so that it no longer counts where a bot began; how
    unsure a rating is, the first time says. ``normal`` gets the mean of a new player.
    """
    games = [(each.row, played) for each in found for played in each.games]
    skill: dict[str, Rating] = {}
    unsure: dict[str, float] = {}
    for number in range(PASSES):
        Random(number).shuffle(games)
        for row, played in games:
            names = [row.bots[bot] for bot in played.bots]
            after = rate([skill.get(name, Rating()) for name in names], played.placings)
            for name in set(names):
                mine = [each for each, owner in zip(after, names, strict=True) if owner == name]
                mu = sum(each.mu for each in mine) / len(mine)
                skill[name] = Rating(mu, sum(each.sigma for each in mine) / len(mine))
        if number == 0:
            unsure = {name: each.sigma for name, each in skill.items()}
    middle = skill["normal"].mu if "normal" in skill else MEAN
    return {name: Rating(skill[name].mu - middle + MEAN, unsure[name]) for name in skill}


def told(found: Found) -> str:
    """A row in one line, for the terminal."""
    wins, low, high = (100 * each for each in found.wins)
    return (
        f"{found.row.game} {found.row.players}p: {found.row.bot} against {found.row.against}:"
        f" {wins:.1f}% ({low:.1f} to {high:.1f}) of {found.played} games, {found.verdict}"
    )


def paces_of(game_name: str, games: int = 2) -> list[Pace]:
    """Every level's time for a whole move, with four at the table if so many can play."""
    game = registry.find(game_name)
    return [pace(game_name, level.name, bot_of(level, game), games) for level in LEVELS]


def pace(game_name: str, level: str, bot: str, games: int) -> Pace:
    """Whole moves of one seat of a level among quick ones, each timed by itself."""
    game = registry.find(game_name)
    players = max(game.min_players, min(4, game.max_players))
    times: list[float] = []
    for seed in range(games):
        state = game.new(players, seed=seed)
        me = seed % players
        seats = [
            make_bot(bot if seat == me else "fallible:8", game, seed) for seat in range(players)
        ]
        before = (-1, -1)
        while not state.over:
            seat = int(state.decider())
            legal = state.legal(seat)
            started = time.thread_time()
            action = seats[seat].choose(state.view(seat), legal)
            spent = 1000 * (time.thread_time() - started)
            if seat == me and (seat, state.reveals) == before:
                times[-1] += spent
            elif seat == me and len(legal) > 1:
                times.append(spent)
            before = (seat, int(state.reveals)) if times or seat != me else (-1, -1)
            state.apply(seat, action)
    times.sort()
    return Pace(
        *(level, bot, len(times)),
        *(times[len(times) // 2], times[len(times) * 19 // 20], times[-1]),
    )


def write(path: Path, game: str, found: list[Found]) -> None:
    """Put a game's tables between its marks in the document, at the end if it has none yet."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    begin, end = BEGIN.format(game), END.format(game)
    if begin not in text:
        text += f"\n{begin}\n{end}\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    body = "\n".join([begin, "", *document(game, found, paces_of(game)), end])
    path.write_text(before + body + after, encoding="utf-8")


def document(game: str, found: list[Found], paces: list[Pace]) -> list[str]:
    """The lines between the marks."""
    mode = "" if compiled() else " Not compiled: times are those of plain Python."
    return [
        f"## {registry.find(game).title}",
        "",
        f"{version_line()}, {machine()}.{mode}",
        "",
        HEAD,
        "|---|---|--:|--:|--:|--:|--:|---|---|",
        *[row_of(each) for each in found],
        "",
        "| level | bot | ms for a whole move, median | 95% below | longest | moves |",
        "|---|---|--:|--:|--:|--:|",
        *[
            f"| {each.level} | `{each.bot}` | {each.median:.3g} | {each.most_of_20:.3g}"
            f" | {each.longest:.3g} | {each.moves} |"
            for each in paces
        ],
        "",
        "To repeat the rows one by one:",
        "",
        "```sh",
        *[each.row.command(each.played) for each in found],
        "```",
        "",
    ]


def row_of(found: Found) -> str:
    """A row of the document's table."""
    row = found.row
    share = 1 / row.players
    asked = f"more than {100 * share:.0f}%" if row.least is None else f"{100 * row.least:.0f}%"
    if row.out is not None:
        asked += f", out at most {100 * row.out:.0f}%"
    return (
        f"| {row.bot} | {row.against} | {row.players} | {percent(found.wins)}"
        f" | {percent(found.out)} | {found.margin[0]:+.1f} ({found.margin[1]:+.1f}"
        f" to {found.margin[2]:+.1f}) | {found.played} | {asked} | {found.verdict} |"
    )


def percent(figure: tuple[float, float, float]) -> str:
    """A share with its interval."""
    value, low, high = (abs(round(100 * each, 1)) for each in figure)
    return f"{value:.1f}% ({low:.1f} to {high:.1f})"


def machine() -> str:
    """The processor and the Python, as far as they say."""
    model: Any = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, Python {platform.python_version()}"


if __name__ == "__main__":
    sys.exit(main())
