"""What a tournament shows: placings, margins, win rates with intervals, ratings, work."""

from pathlib import Path
from typing import Any

from doubloon.arena.simulate import import_plots
from doubloon.arena.tournament import Plan, Played
from doubloon.extras import needed
from doubloon.kernel import registry
from doubloon.kernel.reports.statistics import Figure


class Line:
    """What one bot of the plan did. Bots of the same name are one line."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.wins = Figure(True)
        self.margin = Figure(False)
        self.score = Figure(False)
        self.place = Figure(False)
        self.out = Figure(True)
        self.places = [0] * players
        self.decisions = 0
        self.turns = 0
        self.cpu_ms = 0.0

    def add(self, played: Played, seat: int) -> None:
        """One game from one seat. A win that is shared counts for its share."""
        place = played.placings[seat]
        first = played.placings.count(1)
        others = [score for each, score in enumerate(played.scores) if each != seat]
        self.wins.add(1.0 / first if place == 1 else 0.0)
        self.margin.add(played.scores[seat] - max(others))
        self.score.add(played.scores[seat])
        self.place.add(place)
        self.out.add(1.0 if played.eliminated[seat] else 0.0)
        self.places[place - 1] += 1
        self.decisions += played.decisions[seat]
        self.turns += played.turns[seat]
        self.cpu_ms += played.cpu_ms[seat]

    def data(self) -> dict[str, Any]:
        """As plain data; times are of this run."""
        figures = {
            "wins": self.wins,
            "margin": self.margin,
            "score": self.score,
            "place": self.place,
            "eliminated": self.out,
        }
        return {
            "bot": self.name,
            "games": self.wins.number,
            **{
                key: {"value": each.mean(), "low": each.interval()[0], "high": each.interval()[1]}
                for key, each in figures.items()
            },
            "places": self.places,
            "decisions_per_game": self.decisions / max(self.wins.number, 1),
            "turns_per_game": self.turns / max(self.wins.number, 1),
            "cpu_ms_per_turn": self.cpu_ms / max(self.turns, 1),
        }


def lines(plan: Plan, games: list[Played]) -> list[Line]:
    """A line for every bot by name, in the plan's order."""
    found: dict[str, Line] = {}
    for name in plan.bots:
        found.setdefault(name, Line(name, len(plan.bots)))
    for played in games:
        for seat, bot in enumerate(played.bots):
            found[plan.bots[bot]].add(played, seat)
    return list(found.values())


def import_ratings() -> Any:
    """The models of ratings; a MissingExtra error if they are not installed."""
    return needed("openskill.models", "ratings of bots", "arena")


def ratings(plan: Plan, games: list[Played]) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty by bot, from placings (Plackett-Luce, as openskill has it).

    Bots of the same name share one rating: its change is the mean of what their seats would get.
    """
    model = import_ratings().PlackettLuce()
    skill = {name: model.rating(name=name) for name in plan.bots}
    for played in games:
        names = [plan.bots[bot] for bot in played.bots]
        teams = [[model.rating(skill[name].mu, skill[name].sigma)] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in played.placings])
        for name in skill:
            mine = [team[0] for team, each in zip(rated, names, strict=True) if each == name]
            skill[name].mu = sum(each.mu for each in mine) / len(mine)
            skill[name].sigma = sum(each.sigma for each in mine) / len(mine)
    return {name: (each.mu, each.sigma) for name, each in skill.items()}


def report(plan: Plan, games: list[Played]) -> dict[str, Any]:
    """The whole result as plain data."""
    skill = ratings(plan, games)
    rows = []
    for line in lines(plan, games):
        mu, sigma = skill[line.name]
        rows.append({**line.data(), "rating": {"mu": mu, "sigma": sigma}})
    return {
        "game": plan.game,
        "bots": plan.bots,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(games),
        "results": rows,
    }


def rows(found: dict[str, Any]) -> list[list[str]]:
    """The result as rows of a table, the header first."""
    head = ["bot", "games", "wins", "95%", "place", "margin", "95%", "out", "rating", "ms/move"]
    table = [head]
    for row in found["results"]:
        wins, margin, rating = row["wins"], row["margin"], row["rating"]
        table.append(
            [
                row["bot"],
                str(row["games"]),
                f"{100 * wins['value']:.1f}%",
                f"{100 * wins['low']:.1f}-{100 * wins['high']:.1f}",
                f"{row['place']['value']:.2f}",
                f"{margin['value']:+.1f}",
                f"{margin['low']:+.1f} to {margin['high']:+.1f}",
                f"{100 * row['eliminated']['value']:.1f}%",
                f"{rating['mu']:.1f} ±{rating['sigma']:.1f}",
                f"{row['cpu_ms_per_turn']:.0f}",
            ]
        )
    return table


def plot(found: dict[str, Any], path: Path) -> None:
    """Placings as stacked bars, and win rates with their intervals."""
    pyplot = import_plots()
    results = found["results"]
    names = [row["bot"] for row in results]
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(10, 1.2 + 0.45 * len(names)), layout="constrained"
    )
    start = [0.0] * len(names)
    shades = pyplot.get_cmap("cividis_r")
    places = len(results[0]["places"])
    for place in range(places):
        shares = [100 * row["places"][place] / row["games"] for row in results]
        colour = shades(place / max(places - 1, 1))
        left.barh(names, shares, left=start, color=colour, label=f"{place + 1}.")
        start = [before + share for before, share in zip(start, shares, strict=True)]
    left.set_title("places (%)", loc="left")
    left.legend(ncols=places, fontsize="small", loc="upper left", bbox_to_anchor=(0, -0.12))
    wins = [100 * row["wins"]["value"] for row in results]
    low = [100 * max(row["wins"]["value"] - row["wins"]["low"], 0) for row in results]
    high = [100 * max(row["wins"]["high"] - row["wins"]["value"], 0) for row in results]
    right.barh(names, wins, xerr=[low, high], color="#2b7a78", ecolor="#3a2d12", capsize=3)
    right.axvline(100 / len(found["bots"]), color="#a8261f", linestyle=":", linewidth=1)
    right.set_title("wins (%), dotted: an even share", loc="left")
    title = f"{registry.find(found['game']).title}: {found['games']} games, {places} players"
    figure.suptitle(title, x=0.01, ha="left", fontsize="medium")
    for axes in (left, right):
        axes.invert_yaxis()
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=110)
    pyplot.close(figure)
