"""Names that hide or deceive, and addresses that can never work."""

from pathlib import Path

import pytest

from doubloon.table.core.errors import Refused
from doubloon.table.core.names import clean_name, look
from doubloon.table.live.notices.addresses import check_name
from tests.table.http.support import Client, in_loop, running


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u2800\u2800", "\u200b", " \u034f ", "\u0301", "\U000e0041", "..."),
        "Z" + "\u0301" * 9,
    ],
)
def test_names_of_which_nothing_can_be_seen_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Anne", "Zoë", "Łukasz", "Дарья", "李", "🦜", "O'Hara", "7"])
def test_names_that_are_taken(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "other",
    [
        *("ANNE", "\u0410nne", "Ann\u0435", "A\u200bnne", "\uff21nne", "Anné", "A nne"),
        "\U0001d400nne",
    ],
)
@in_loop
async def test_nobody_sits_down_who_looks_like_another(tmp_path: Path, other: str) -> None:
    async with running(tmp_path) as app:
        table = await Client(app).create(players=3)
        path = f"/api/tables/{table}/join"
        assert await Client(app).refused(path, name=other) == (409, "refused")
        await Client(app).post(path, name="Hanne")


def test_names_in_other_scripts_differ() -> None:
    assert len({look(name) for name in ("Дарья", "Марья", "Νίκος", "Νίκη", "李", "王", "🦜")}) == 7
    assert look("Bill") == look("BiII") == look("Bi11")


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "intranet", "a.invalid", "hooks.test", "printer.local", "a.b", "x.example"),
        *("a..com", "-a.com", "a-.com", "b" * 64 + ".com", "x.onion"),
    ],
)
@in_loop
async def test_addresses_that_can_never_work(tmp_path: Path, host: str) -> None:
    with pytest.raises(Refused):
        check_name(host, "a webhook")
    async with running(tmp_path, smtp="smtp://mail.example.org", mail_from="t@example.org") as app:
        client = Client(app)
        refused = (409, "refused")
        assert await client.refused("/api/me/notices", webhook=f"https://{host}/x") == refused
        assert await client.refused("/api/me/notices", email=f"anne@{host}") == refused
        assert (await client.get("/api/me/notices"))["webhook"] is None


def test_a_household_may_use_its_own_names() -> None:
    check_name("printer.local", "a webhook", private=True)
    with pytest.raises(Refused):
        check_name("a..local", "a webhook", private=True)
