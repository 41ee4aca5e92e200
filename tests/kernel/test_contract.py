"""The contract of a game is made from the code: its docstrings name only what there is."""

import inspect
import re
from typing import Any

import pytest

from doubloon.easy.cards import CardTable
from doubloon.easy.questions import Asked
from doubloon.easy.table import Table
from doubloon.kernel.events import Event
from doubloon.kernel.game import Game
from doubloon.kernel.parts import Files, Knowledge, Learning, Rules, Screen
from doubloon.kernel.state import State, View

CONTRACT = [Game, Rules, Knowledge, Screen, Files, Learning, State, View, Table, CardTable, Asked]
NAMED = re.compile(r"``([a-z_]+)``")


def known(kind: type) -> set[str]:
    """Attributes, methods and arguments of a class."""
    found = set(dir(kind)) | set(inspect.signature(kind).parameters)
    for each in kind.__mro__:
        source = inspect.getsource(each) if each is not object else ""
        found |= set(re.findall(r"self\.([a-z_]+)", source))
    return found


@pytest.mark.parametrize("kind", CONTRACT, ids=lambda kind: kind.__name__)
def test_docstrings_name_what_there_is(kind: type) -> None:
    there = {name for each in (*CONTRACT, Event) for name in known(each)}
    own: list[Any] = [
        kind,
        *(member for member in vars(kind).values() if inspect.isfunction(member)),
    ]
    for each in own:
        arguments = set(inspect.signature(each).parameters) if inspect.isfunction(each) else set()
        named = set(NAMED.findall(inspect.getdoc(each) or ""))
        assert named <= there | arguments | WORDS, f"{each.__qualname__}: {named - there}"


WORDS = {
    "from",
    "layout",
    "problems",
    "seed",
    "who",
    "other",
    "card",
    "cards",
    "count",
    "value",
    "number",
    "to",
    "yes",
    "no",
}
