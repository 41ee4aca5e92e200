"""Rows that were damaged: their table is set aside, everything else goes on."""

import logging
import sqlite3
from pathlib import Path

import pytest

from doubloon.table.http.app import Application
from tests.table.http.support import Client, in_loop, running

# What happens to the rows of one table, with :table for its id.
ENTRY = "UPDATE entries SET data = {} WHERE table_id = :table AND number = 5"
DAMAGE = {
    "entry is not JSON": ENTRY.format("'{\"wor'"),
    "entry lacks its fields": ENTRY.format("'{}'"),
    "entry is a list": ENTRY.format("'[1]'"),
    "move is not legal": ENTRY.format("""json_set(data, '$.words', json('["no"]'))"""),
    "move leads elsewhere": ENTRY.format("json_set(data, '$.hash', 7)"),
    "kind is unknown": "UPDATE entries SET kind = 'danced' WHERE table_id = :table AND number = 5",
    "seat is out of range": "UPDATE entries SET seat = 77 WHERE table_id = :table AND number = 3",
    "entry is missing": "DELETE FROM entries WHERE table_id = :table AND number = 3",
    "last entry is missing": """DELETE FROM entries WHERE table_id = :table
        AND number = (SELECT max(number) FROM entries WHERE table_id = :table)""",
    "log is missing": "DELETE FROM entries WHERE table_id = :table",
    "settings are damaged": """UPDATE entries SET data = '{"settings": {"game": 5}}'
        WHERE table_id = :table AND number = 1""",
    "secret is another one": "UPDATE tables SET secret = '00' WHERE id = :table",
    "secret is missing": "UPDATE tables SET secret = '' WHERE id = :table",
    "number is a text": "UPDATE tables SET number = 'many' WHERE id = :table",
}
# These can be made good from the log, or do without.
MENDED = {
    "summary is not JSON": "UPDATE tables SET summary = '{\"id' WHERE id = :table",
    "summary has other types": """UPDATE tables SET summary = json_set(summary, '$.names', 7)
        WHERE id = :table""",
    "snapshot is junk": "INSERT INTO snapshots VALUES (:table, 3, X'00FF')",
    "snapshot is a list": "INSERT INTO snapshots VALUES (:table, 3, CAST('[]' AS BLOB))",
    "browser is junk": "UPDATE browsers SET data = '[' WHERE :table = :table",
    "a seat too many": """INSERT INTO seats (table_id, seat, key, browser)
        VALUES (:table, 9, 'é', 'é')""",
}


async def two_games(anne: Client) -> list[str]:
    """Two running games of one browser."""
    tables = []
    await anne.post("/api/me", name="Anne")
    for _ in range(2):
        table = await anne.create(visibility="open", options={"passing": False})
        await anne.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start", **{"as": 0})
        seat = (await anne.look(table))["about"]["asked"][0]
        await anne.move(table, **{"as": seat})
        tables.append(table)
    return tables


def damage(folder: Path, table: str, statement: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute(statement, {"table": table})


async def goes_on(app: Application, anne: Client, sound: str) -> None:
    """The other table is played, and its stream tells of it."""
    seat = (await anne.look(sound))["about"]["asked"][0]
    async with anne.stream() as stream:
        await anne.move(sound, **{"as": seat})
        number = (await anne.look(sound))["number"]
        while (event := await stream.event())["table"] != sound or event["number"] < number:
            pass


@pytest.mark.parametrize("how", DAMAGE)
@in_loop
async def test_a_damaged_table_is_set_aside(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        broken, sound = await two_games(anne)
    damage(tmp_path, broken, DAMAGE[how])
    caplog.clear()
    async with running(tmp_path) as app:
        anne.again(app)
        await goes_on(app, anne, sound)
        answer = await anne.ask("GET", f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["error"]) == (409, "unreadable")
        assert await anne.refused(f"/api/tables/{broken}/chat", text="ahoy") == (409, "unreadable")
        mine = {each["table"]["table"]: each for each in (await anne.get("/api/me"))["games"]}
        assert mine[broken]["table"]["unreadable"]
        assert not mine[broken]["waiting"]
        assert not mine[sound]["table"]["unreadable"]
        listed = [each["table"] for each in (await anne.get("/api/tables"))["tables"]]
        assert listed == [sound]
        metrics = (await anne.ask("GET", "/metrics")).text
        assert "doubloon_unreadable_tables 1.0" in metrics
    said = [record for record in caplog.records if broken in record.getMessage()]
    assert [record.levelno for record in said] == [logging.ERROR], "once"
    assert "is set aside" in said[0].getMessage()


@pytest.mark.parametrize("how", MENDED)
@in_loop
async def test_what_follows_from_the_log_is_done_without(how: str, tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        broken, sound = await two_games(anne)
        damage(tmp_path, broken, MENDED[how])
        mine = (await anne.get("/api/me"))["games"]
        assert {each["table"]["table"] for each in mine} == {broken, sound}
        assert not any(each["table"]["unreadable"] for each in mine)
        await goes_on(app, anne, sound)
        await goes_on(app, anne, broken)
    if "INSERT" not in MENDED[how]:
        damage(tmp_path, broken, MENDED[how])
    async with running(tmp_path) as app:
        anne.again(app)
        await goes_on(app, anne, broken)
        assert len((await anne.get("/api/tables"))["tables"]) == 2
