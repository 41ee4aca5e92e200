"""Texts of decks, and tables of JSON, that are made to be costly: bounded, and linear at most."""

import functools
from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError
from tests.table.attack.cost import cost_of
from tests.table.http.support import Client, in_loop, running

SMALL, LARGE = 5_000, 50_000
Text = Callable[[int], str]
TEXTS: dict[str, Text] = {
    "brackets": lambda size: "a=" + "[" * size,
    "closed brackets": lambda size: "a=" + "[" * (size // 2) + "]" * (size // 2),
    "a dotted key": lambda size: ".".join("a" * (size // 2)) + "=1",
    "a quoted dotted key": lambda size: ".".join(['"a"'] * (size // 4)) + "=1",
    "a dotted header": lambda size: "[" + ".".join("a" * (size // 2)) + "]",
    "objects": lambda size: '{"a":' * (size // 5),
    "inline tables": lambda size: "a=" + "{a=" * (size // 3),
    "a long header": lambda size: f"[{'a' * (size // 2)}]\n" + _lines(size // 2),
    "a long name": lambda size: f'{{"{"a" * (size // 2)}":{{' + _pairs(size // 2) + "}}",
    "open strings": lambda size: 'a="' + '\\"' * (size // 2),
    "keys": lambda size: _lines(size),
    "near keys": lambda size: "".join(f"treasure{n}=1\n" for n in range(size // 14)),
    "a key twice": lambda size: "{" + _pairs(size) + ',"a1":1}',
    "empty entries": lambda size: "treasures=[" + "{}," * (size // 3) + "]",
    "numbers": lambda size: "treasures=[" + "1," * (size // 2) + "]",
    "entries alike": lambda size: "[[treasures]]\nnumber=1\n" * (size // 23),
}


def _lines(size: int) -> str:
    return "".join(f"a{n}=1\n" for n in range(size // 8))


def _pairs(size: int) -> str:
    return ",".join(f'"a{n}":1' for n in range(size // 9))


def refuse(text: str) -> None:
    with pytest.raises(DeckError):
        registry.find("loot_island").decks.read(text, "deck")


@pytest.mark.parametrize("kind", TEXTS)
def test_costs_grow_with_the_text_and_no_faster(kind: str) -> None:
    small, large = (cost_of(functools.partial(refuse, TEXTS[kind](n))) for n in (SMALL, LARGE))
    growth = LARGE / SMALL
    assert large.bytes < max(2 * growth * small.bytes, 200 * LARGE)
    assert large.seconds < 4 * growth * max(small.seconds, 0.001)


@in_loop
async def test_deep_tables_of_json_are_refused(tmp_path: Path) -> None:
    headers = {"content-type": "application/json"}
    async with running(tmp_path) as app:
        client = Client(app)
        table = await client.create()
        for levels in (50, 900, 30_000):
            text = "[" * levels + "]" * levels
            inner = f'{{"treasures":{text}}}'
            for path, body in (
                ("/api/tables", f'{{"game":"loot_island","players":3,"deck":{inner}}}'),
                ("/api/tables", f'{{"game":"loot_island","players":3,"options":{inner}}}'),
                (f"/api/tables/{table}/moves", f'{{"decision":"x","words":{text}}}'),
                (f"/api/tables/{table}/preview", f'{{"words":[],"other":{text}}}'),
                (f"/api/tables/{table}/tap", f'{{"words":[],"word":"x","wanted":{text}}}'),
                (f"/api/tables/{table}/chat", text),
                ("/api/me/notices", f'{{"webhook":{text}}}'),
            ):
                answer = await client.ask("POST", path, content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (400, "invalid"), path


@in_loop
async def test_a_deck_with_many_mistakes_says_how_many_more(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        found = await Client(app).post("/api/games/tobago/deck", text=_lines(LARGE))
        assert len(found["problems"]) == 500
        assert found["more"] > 5_000
