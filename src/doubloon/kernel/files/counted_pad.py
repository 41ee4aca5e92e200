"""The score pad of a game in which everybody counts what lies before them.

A game says in ``data/score_pad.json`` what is counted: how many play, how many rounds are added up,
and in each the rows, which are cards with values, or a number of things of which so many make a
point. The web client draws its pad from the same file.
"""

from collections.abc import Callable
from importlib import resources
from typing import Any, Final

import msgspec

from doubloon.kernel.files.data_file import (
    Field,
    Text,
    Whole,
    check_fields,
    not_allowed,
    unknown_keys,
)
from doubloon.kernel.files.mistakes import Problems
from doubloon.kernel.files.score_pad_file import aligned, check_names, listed_players, read_pad
from doubloon.kernel.reports.score_pad import ScorePad, ScorePadError

MOST_VALUE: Final = 30  # a card of somebody's own deck may be worth more than ours
NAME: Final[dict[str, Field]] = {"name": Text(30)}
SENTENCES: Final = {
    "players": "a list of {least} to {most} players",
    "player": "a table with {fields}",
    "rounds": "a list of {rounds} tables with {fields}, one for each round",
    "cards": "a list of at most {most} whole numbers, 0 to 30: what each card is worth",
    "number_of_players": "{count} players; {allowed}",
    "name_already": "{found} is already a player; each name once",
}


class Row(msgspec.Struct, frozen=True):
    """What is counted in a line: cards of these ``values``, or things, ``per`` of them a point."""

    name: str
    most: int
    values: list[int] = []
    per: int = 1

    def points(self, counted: Any) -> int:
        """What it brings."""
        return sum(counted) if self.values else int(counted) // self.per


class Plan(msgspec.Struct, frozen=True):
    """What a game's pad needs: fewest and most players, rounds, rows, and the rule they follow."""

    players: tuple[int, int]
    rounds: int
    rows: list[Row]
    rule: str


def counted_pad(package: str) -> Callable[[str, str, Any], ScorePad]:
    """The score pad of the game in a package: the score from a pad's text, TOML or JSON.

    A ScorePadError lists every mistake.
    """

    def score_pad(text: str, place: str, _deck: Any) -> ScorePad:
        plan, game = plan_in(package), package.rpartition(".")[2]
        data, problems = read_pad(text, place, SENTENCES)
        unknown_keys(data, ("players",), "", problems)
        players = _players(plan, data.get("players"), problems)
        if problems:
            raise ScorePadError(problems.summary(), problems.lines())
        return _added_up(plan, game, players)

    return score_pad


Player = tuple[str, list[dict[str, Any]]]  # a name, and what was counted in each round


def _players(plan: Plan, data: object, problems: Problems) -> list[Player]:
    least, most = plan.players
    allowed = {"reason": "players", "least": least, "most": most}
    items = listed_players(data, least, most, allowed, problems)
    found = [_player(plan, item, f"players[{n}]", problems) for n, item in enumerate(items)]
    check_names([name for name, _ in found], problems)
    return found


def _player(plan: Plan, item: object, path: str, problems: Problems) -> Player:
    rows = [row.name for row in plan.rows]
    fields = ["name", *(rows if plan.rounds == 1 else ["rounds"])]
    if not isinstance(item, dict):
        not_allowed(path, item, {"reason": "player", "fields": fields}, problems)
        return "", []
    unknown_keys(item, fields, path, problems)
    named = {key: item[key] for key in NAME if key in item}
    name = check_fields(named, NAME, path, problems).get("name", "")
    if plan.rounds == 1:
        return name, [_counted(plan, item, path, problems)]
    rounds = item.get("rounds", [])
    if (
        not isinstance(rounds, list)
        or len(rounds) > plan.rounds
        or not all(isinstance(each, dict) for each in rounds)
    ):
        allowed = {"reason": "rounds", "rounds": plan.rounds, "fields": rows}
        not_allowed(f"{path}.rounds", rounds, allowed, problems)
        return name, []
    for n, each in enumerate(rounds):
        unknown_keys(each, rows, f"{path}.rounds[{n}]", problems)
    counted = [
        _counted(plan, each, f"{path}.rounds[{n}]", problems) for n, each in enumerate(rounds)
    ]
    missing = plan.rounds - len(rounds)
    return name, [*counted, *[_counted(plan, {}, path, problems)] * missing]


def _counted(plan: Plan, item: dict[str, Any], path: str, problems: Problems) -> dict[str, Any]:
    """What was counted in a round; what is not written is nothing."""
    found: dict[str, Any] = {}
    for row in plan.rows:
        if not row.values:
            field: dict[str, Field] = {row.name: Whole(0, row.most, default=0)}
            written = {key: item[key] for key in field if key in item}
            found.update(check_fields(written, field, path, problems))
            continue
        cards = item.get(row.name, [])
        good = isinstance(cards, list) and len(cards) <= row.most
        if not good or not all(type(each) is int and 0 <= each <= MOST_VALUE for each in cards):
            allowed = {"reason": "cards", "most": row.most}
            not_allowed(f"{path}.{row.name}", cards, allowed, problems)
            cards = []
        found[row.name] = cards
    return found


def _added_up(plan: Plan, game: str, players: list[Player]) -> ScorePad:
    lines = [
        [[row.points(counted[row.name]) for row in plan.rows] for counted in rounds]
        for _, rounds in players
    ]
    totals = [sum(sum(each) for each in rounds) for rounds in lines]
    best = max(totals)
    winners = [name for (name, _), total in zip(players, totals, strict=True) if total == best]
    data = {
        "game": game,
        "players": [
            {
                "name": name,
                "rounds": [
                    dict(zip((row.name for row in plan.rows), each, strict=True)) for each in rounds
                ],
                "total": total,
                "place": 1 + sum(other > total for other in totals),
            }
            for (name, _), rounds, total in zip(players, lines, totals, strict=True)
        ],
        "winners": winners,
    }
    return ScorePad(data, _table(plan, players, lines, totals, winners))


def _table(
    plan: Plan,
    players: list[Player],
    lines: list[list[list[int]]],
    totals: list[int],
    winners: list[str],
) -> str:
    """The result as aligned plain text."""
    rows = [["", *(name for name, _ in players)]]
    for number in range(plan.rounds):
        before = f"Round {number + 1}: " if plan.rounds > 1 else ""
        for place, row in enumerate(plan.rows):
            title = before + row.name if before else row.name.capitalize()
            rows.append([title, *(str(rounds[number][place]) for rounds in lines)])
    rows.append(["Total", *(str(total) for total in totals)])
    share = "share the win" if len(winners) > 1 else "wins"
    end = f"{' and '.join(winners)} {share} with {max(totals)} ({plan.rule})."
    return "\n".join([*aligned(rows), "", end]) + "\n"


def plan_in(package: str) -> Plan:
    """What the pad of a game needs, from the folder of its package."""
    file = resources.files(package) / "data" / "score_pad.json"
    return msgspec.json.decode(file.read_bytes(), type=Plan)
