"""The score pad for a real table: who has what in, the itemised score and the winner out.

:func:`parse` reads a file, :func:`compute` scores it (LI-E2, LI-E4, LI-E5 and LI-V1 to LI-V5) and
:func:`render_table` writes the result for people. ``docs/score-pad.md`` describes the file.
"""

from dataclasses import dataclass
from typing import Any, Final

from doubloon.games.loot_island.components.deck import LO_SIZE, LootDeck
from doubloon.games.loot_island.files.score_pad_file import Pad, Player, parse
from doubloon.games.loot_island.rules.scoring import (
    DEADLY_CUBES,
    Sheet,
    crosses,
    crown_bonuses,
    healer_cost,
)
from doubloon.kernel.files.score_pad_file import aligned
from doubloon.kernel.reports.score_pad import ScorePad, ScorePadError

__all__ = ["Line", "Pad", "Player", "Result", "ScorePadError", "compute", "parse", "render_table"]


@dataclass
class Line:
    """The result of one player; ``sheet`` is None for who has 13 cubes or more."""

    name: str
    cubes: int
    crosses: int
    first_player: bool
    sheet: Sheet | None
    eliminated: str | None  # the rule that did it

    @property
    def total(self) -> int | None:
        """The loot value of a player who is still in."""
        return self.sheet.total if self.sheet is not None and not self.eliminated else None

    def to_json(self) -> dict[str, Any]:
        """Plain data; ``total`` is null for the eliminated."""
        return {
            "name": self.name,
            "cubes": self.cubes,
            "crosses": self.crosses,
            "first_player": self.first_player,
            "sheet": self.sheet.to_json() if self.sheet is not None else None,
            "eliminated": self.eliminated,
            "total": self.total,
        }


@dataclass
class Result:
    """The scores in play order, the ranking of crowns, and who won."""

    players: list[Line]
    crowns: list[tuple[str, int, int]]  # name, crosses, bonus; most first
    winner: int | None
    tied: list[int]  # the players who share the highest value, when several do

    def to_json(self) -> dict[str, Any]:
        """The whole result as plain data."""
        return {
            "game": "loot_island",
            "players": [line.to_json() for line in self.players],
            "crowns": [
                {"name": name, "crosses": count, "bonus": bonus}
                for name, count, bonus in self.crowns
            ],
            "winner": None if self.winner is None else self.players[self.winner].name,
            "tied": [self.players[seat].name for seat in self.tied],
        }


def score_pad(text: str, place: str, deck: LootDeck) -> ScorePad:
    """The score from a file's text; :class:`ScorePadError` lists every mistake."""
    result = compute(parse(text, place, deck))
    return ScorePad(result.to_json(), render_table(result))


def _masks(ids: list[int]) -> tuple[int, int]:
    lo = sum(1 << n for n in ids if n < LO_SIZE)
    return lo, sum(1 << (n - LO_SIZE) for n in ids if n >= LO_SIZE)


def compute(pad: Pad) -> Result:
    """Score a pad: eliminations, sheets, crowns and the winner."""
    collections = [player.treasures for player in pad.players]
    names = [player.name for player in pad.players]
    alive = [player.cubes < DEADLY_CUBES for player in pad.players]  # LI-E2
    if pad.aaron is not None:  # LI-P5
        collections.append(pad.aaron)
        names.append("Aaron")
        alive.append(True)
    owned = [crosses(pad.deck, *_masks(ids)) for ids in collections]
    eligible = sum(1 << n for n, flag in enumerate(alive) if flag)
    bonuses = crown_bonuses(owned, eligible)
    lines = [
        _line(pad.deck, player, owned[seat], bonuses[seat])
        for seat, player in enumerate(pad.players)
    ]
    ranked = [n for n in range(len(names)) if alive[n] and owned[n] > 0]
    ranked.sort(key=lambda n: -owned[n])
    crowns = [(names[n], owned[n], bonuses[n]) for n in ranked]
    return Result(lines, crowns, *_winner(lines))


def _line(deck: LootDeck, player: Player, owned: int, bonus: int) -> Line:
    if player.cubes >= DEADLY_CUBES:
        return Line(player.name, player.cubes, owned, player.first_player, None, "LI-E2")
    cost = 0 if player.healer < 0 else healer_cost(deck, player.healer, player.cubes)
    sheet = Sheet(deck, *_masks(player.treasures), bonus, player.first_player, cost)
    eliminated = "LI-E4" if sheet.total < 0 else None
    return Line(player.name, player.cubes, owned, player.first_player, sheet, eliminated)


def _winner(lines: list[Line]) -> tuple[int | None, list[int]]:
    """The seat that wins and the seats that share the highest value (LI-E5)."""
    totals = {seat: line.total for seat, line in enumerate(lines) if line.total is not None}
    if not totals:
        return None, []
    best = max(totals.values())
    tied = [seat for seat, total in totals.items() if total == best]
    first = next(seat for seat, line in enumerate(lines) if line.first_player)
    winner = min(tied, key=lambda seat: (seat - first) % len(lines))
    return winner, tied if len(tied) > 1 else []


ROWS: Final = (
    ("Amulets", "amulets"),
    ("Coin bags", "coin_bags"),
    ("Books", "books"),
    ("Jewels", "jewels"),
    ("  bonus", "jewels_bonus"),
    ("Crowns", "crowns"),
    ("  bonus", "crowns_bonus"),
    ("Skulls", "skulls"),
    ("  bonus", "skulls_bonus"),
    ("First Player", "first_player"),
    ("Healer", "healer"),
    ("Total", "total"),
)


def render_table(result: Result) -> str:
    """The result as aligned plain text: the pad, the crowns, who is out and who won."""
    rows = [["", *(line.name for line in result.players)]]
    rows.append(["Cubes", *(str(line.cubes) for line in result.players)])
    for title, key in ROWS:
        sheets = [line.sheet.to_json() if line.sheet else None for line in result.players]
        rows.append([title, *(str(sheet.get(key)) if sheet else "-" for sheet in sheets)])
    return "\n".join([*aligned(rows), "", *_sentences(result)]) + "\n"


def _sentences(result: Result) -> list[str]:
    lines: list[str] = []
    if result.crowns:
        ranking = [f"{name} {count} (+{bonus})" for name, count, bonus in result.crowns]
        lines.append(f"Crowns, by crosses: {', '.join(ranking)}.")
    for line in result.players:
        if line.eliminated == "LI-E2":
            lines.append(f"{line.name} has {line.cubes} cubes and is eliminated (LI-E2).")
        elif line.eliminated and line.sheet:
            lines.append(f"{line.name} cannot pay the healer and is eliminated (LI-E4).")
    if result.winner is None:
        return [*lines, "Everybody is eliminated: nobody wins (LI-E5)."]
    winner = result.players[result.winner]
    if result.tied:
        names = " and ".join(result.players[seat].name for seat in result.tied)
        lines.append(
            f"{names} are tied; {winner.name} is nearest clockwise from the First Player tile "
            "(LI-E5)."
        )
    return [*lines, f"{winner.name} wins with {winner.total}."]
