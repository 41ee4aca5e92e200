"""The client's scorer is the one rule written twice: it must agree with the one in Python.

Ten thousand pads, from empty ones to crowded ones, are scored by both. The pads go through the
reader of pad files, so that only what the Python side takes for a score pad is compared.
"""

import json
import operator
import os
import random
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.files.score_pad import Result, compute, parse
from tests.required import missing

ROOT: Final = Path(__file__).parents[3]
WEB: Final = ROOT / "web"
SCORER: Final = WEB / "src/games/loot_island/score/scorer.ts"
RUNNER: Final = Path(__file__).with_name("score_twin.mjs")
CASES: Final = 10_000
SEED: Final = 20_261
KINDS: Final = ("amulet", "coin_bag", "book", "jewel", "crown", "skull")


def treasure(rng: random.Random, kinds: tuple[str, ...]) -> dict[str, Any]:
    """Any card that can be written out; small numbers, so that players are often level."""
    kind = rng.choice(kinds)
    card: dict[str, Any] = {"type": kind, "curse": rng.randint(0, 6)}
    if kind == "book":
        return {**card, "multiplier": rng.randint(1, 3)}
    card["value"] = rng.choice((0, 1, 2, 3, rng.randint(0, 30)))
    if kind == "crown":
        card["crosses"] = rng.randint(1, 4)
    if kind == "skull":
        card["skull"] = rng.choice("abc")
    return card


def column(rng: random.Random, name: str, most: int) -> dict[str, Any]:
    """A player; a few types of treasure only, now and then, so that sets grow."""
    kinds = tuple(rng.sample(KINDS, rng.randint(1, 6)))
    cubes = rng.choice((0, 12, 13, rng.randint(1, 12), rng.randint(1, 12), rng.randint(0, 40)))
    found: dict[str, Any] = {
        "name": name,
        "treasures": [treasure(rng, kinds) for _ in range(rng.randint(0, most))],
        "cubes": cubes,
        "first_player": False,
    }
    if 0 < cubes < 13:
        found["healer"] = {"per_cube": rng.randint(0, 2), "fixed": rng.choice((0, 2, 8, 40))}
    return found


@cache
def pads() -> list[dict[str, Any]]:
    """The cases, always the same."""
    rng = random.Random(SEED)
    cases: list[dict[str, Any]] = []
    for _ in range(CASES):
        players = rng.randint(2, 5)
        most = rng.choice((0, 1, 3, 6, 14))  # five times 14 is still within the box's 74
        columns = [column(rng, f"P{seat}", most) for seat in range(players)]
        if rng.random() < 0.3:  # twins are level
            copied = dict(columns[0])
            copied["name"] = columns[-1]["name"]
            columns[-1] = copied
        rng.choice(columns)["first_player"] = True
        pad: dict[str, Any] = {"players": columns}
        if players == 2 and rng.random() < 0.8:
            crowns = [{"crosses": rng.randint(1, 4)} for _ in range(rng.randint(0, 4))]
            pad["aaron"] = {"crowns": crowns}
        cases.append(pad)
    return cases


def places(result: Result) -> list[int | None]:
    """LI-E5 for everybody: value, then nearest clockwise from the tile."""
    lines = result.players
    first = next(seat for seat, line in enumerate(lines) if line.first_player)
    ranked = sorted(
        (-line.total, (seat - first) % len(lines), seat)
        for seat, line in enumerate(lines)
        if line.total is not None
    )
    order = [seat for _, _, seat in ranked]
    return [order.index(seat) + 1 if seat in order else None for seat in range(len(lines))]


def expected(pad: dict[str, Any]) -> dict[str, Any]:
    """What Python says, in the client's form."""
    result = compute(parse(json.dumps(pad), "pad.json", DECK_FILE.standard()))
    seats = {line.name: seat for seat, line in enumerate(result.players)}
    return {
        "players": [line.to_json() for line in result.players],
        "crowns": [
            {"seat": seats.get(name, len(seats)), "crosses": count, "bonus": bonus}
            for name, count, bonus in result.crowns
        ],
        "places": places(result),
        "winner": result.winner,
        "tied": result.tied,
    }


@cache
def all_expected() -> list[dict[str, Any]]:
    """The same for all cases."""
    return [expected(pad) for pad in pads()]


def in_the_client(cases: list[dict[str, Any]], scorer: Path = SCORER) -> list[dict[str, Any]]:
    """What the scorer in TypeScript says."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if node is None or not (WEB / "node_modules/typescript").is_dir():
        missing("NO CLIENT TOOLS: run npm ci in web/")
    sent = [
        {
            "players": [{"healer": None, **player} for player in pad["players"]],
            "aaron": [{"type": "crown", **crown} for crown in pad["aaron"]["crowns"]]
            if "aaron" in pad
            else None,
        }
        for pad in cases
    ]
    done = subprocess.run(
        [node, RUNNER, scorer, WEB],
        input=json.dumps(sent),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_both_scorers_agree() -> None:
    """Every line of every sheet, the crowns, the places, who is out, who won."""
    cases = pads()
    for pad, found, right in zip(cases, in_the_client(cases), all_expected(), strict=True):
        assert found == right, json.dumps(pad)


def test_the_cases_reach_every_corner() -> None:
    """Both ways to be eliminated, ties, nobody left, level crowns, Aaron among the crowns."""
    results = all_expected()
    lines = [line for result in results for line in result["players"]]
    assert {line["eliminated"] for line in lines} == {None, "LI-E2", "LI-E4"}
    assert any(result["winner"] is None for result in results)
    assert any(result["tied"] and result["winner"] != result["tied"][0] for result in results)
    assert any(
        entry["seat"] == 2 and len(result["players"]) == 2 and entry["bonus"] > 0
        for result in results
        for entry in result["crowns"]
    )
    assert any(entry["bonus"] == 21 for result in results for entry in result["crowns"])
    sheets = [line["sheet"] for line in lines if line["sheet"]]
    for key in sheets[0]:
        assert any(sheet[key] for sheet in sheets), key


def test_a_wrong_scorer_is_noticed(tmp_path: Path) -> None:
    """The comparison bites: one coin less for three jewels, and it fails."""
    text = SCORER.read_text(encoding="utf-8")
    assert "THREE_JEWELS = 20;" in text
    broken = tmp_path / "scorer.ts"
    wrong = text.replace("THREE_JEWELS = 20;", "THREE_JEWELS = 19;")
    broken.write_text(wrong, encoding="utf-8")
    cases = pads()[:500]
    right = map(expected, cases)
    assert any(map(operator.ne, in_the_client(cases, broken), right))
