"""What is thought about away from the tables: moves of bots, opinions, outlooks; JSON in and out.

It runs where it keeps nobody waiting, such as a second worker of a page.
"""

from typing import Any

import msgspec

from doubloon.bots.advice import Outlook
from doubloon.table.bots.jobs import Job
from doubloon.table.bots.moves import choose
from doubloon.table.bots.opinions import AdviceJob, Opinion, foresee, weigh


class Outlooks(msgspec.Struct):
    """An outlook as data."""

    wins: list[float]
    points: list[float]
    placings: list[float]


def think(what: str, job: str) -> str:
    """The answer to a question: words of a move, an opinion, or an outlook."""
    if what == "choose":
        return text(choose(msgspec.json.decode(job, type=Job)))
    asked = msgspec.json.decode(job, type=AdviceJob)
    if what == "weigh":
        return text(weigh(asked))
    found = foresee(asked)
    return text(Outlooks(found.wins, found.points, found.placings))


def text(data: Any) -> str:
    """Data as JSON."""
    return msgspec.json.encode(data).decode()


def understood(what: str, answer: str) -> Opinion | Outlook:
    """An answer as those who asked for it want it."""
    if what == "weigh":
        return msgspec.json.decode(answer, type=Opinion)
    found = msgspec.json.decode(answer, type=Outlooks)
    return Outlook(found.wins, found.points, found.placings)
