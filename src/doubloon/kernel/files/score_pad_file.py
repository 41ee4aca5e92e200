"""What the score pads of all games share: how their files begin, and how results are written."""

from collections.abc import Mapping, Sequence
from typing import Any

from doubloon.kernel.files.data_file import DataSyntaxError, not_allowed, parse, shown
from doubloon.kernel.files.mistakes import Problems
from doubloon.kernel.reports.score_pad import ScorePadError


def read_pad(
    text: str, place: str, sentences: Mapping[str, str]
) -> tuple[dict[str, Any], Problems]:
    """The data in a pad's text, TOML or JSON, and where its mistakes are noted."""
    problems = Problems(place, text, sentences)
    try:
        return parse(text), problems
    except DataSyntaxError as error:
        error.note(problems)
        raise ScorePadError(problems.summary()) from None


def listed_players(
    data: object, least: int, most: int, allowed: dict[str, Any], problems: Problems
) -> list[object]:
    """The players of a pad as they are written; ``allowed`` says how many there can be."""
    if data is None:
        problems.add("players", "missing_field", allowed=allowed)
        return []
    if not isinstance(data, list):
        not_allowed("players", data, allowed, problems)
        return []
    if not least <= len(data) <= most:
        problems.add("players", "number_of_players", count=len(data), allowed=allowed)
    return data


def check_names(names: Sequence[str], problems: Problems) -> None:
    """Note every name that another player has already."""
    for n, name in enumerate(names):
        if name and name in names[:n]:
            problems.add(f"players[{n}].name", "name_already", found=shown(name))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table as lines of text, with a rule below its head and above its last row."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    rule = "-" * (sum(widths) + 2 * len(widths) - 2)
    return [lines[0], rule, *lines[1:-1], rule, lines[-1]]
