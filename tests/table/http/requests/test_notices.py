"""Setting and ending notices over HTTP; secrets of players stay theirs; no mail to strangers."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string
from email.policy import default
from pathlib import Path
from typing import Any

import pytest

from doubloon.table.http.app import Application
from tests.table.http.support import BASE, Client, in_loop, running
from tests.table.live.notices.little_servers import Mailbox, mail_server, web_server

NONE = {"webhook": None, "email": None, "pending": None, "live": False, "mail": False}
HOOK = "https://hooks.example.com/T0/SECRET"


@asynccontextmanager
async def with_mail(folder: Path, **more: Any) -> AsyncIterator[tuple[Application, Mailbox]]:
    async with mail_server() as mailbox:
        sender: dict[str, Any] = {
            "smtp": mailbox.url,
            "mail_from": "tables@example.org",
            "url": BASE,
        }
        async with running(folder, **sender, **more) as app:
            yield app, mailbox


async def code_in(mailbox: Mailbox, what: str) -> str:
    """The code of a page in the next mail."""
    text = message_from_string(await mailbox.letters.get(), policy=default).get_content()
    found = re.search(rf"{BASE}/notices#{what}=([0-9a-f]{{32}})", text)
    assert found is not None, text
    return found[1]


@in_loop
async def test_nothing_unless_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        assert await anne.get("/api/me/notices") == NONE
        await anne.get("/api/me")
        assert await anne.get("/api/me/notices") == NONE
        assert (await anne.ask("DELETE", "/api/me/notices")).json() == NONE


@in_loop
async def test_a_webhook_is_set_used_and_removed(tmp_path: Path) -> None:
    async with (
        running(tmp_path, private_webhooks=True, notice_after=0.2) as app,
        web_server() as web,
    ):
        anne, bart = Client(app), Client(app)
        assert (await anne.post("/api/me/notices", webhook=web.url))["webhook"] == "127.0.0.1"
        assert "when it is your turn" in (await web.bodies.get())["text"]
        table = await anne.create(pace="days", options={"passing": False})
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        said = await web.bodies.get()
        assert said["text"] == f"Toy: it is your turn, Anne. {said['url']}"
        assert said["url"].endswith(f"/t/{table}")
        removed = await anne.ask("DELETE", "/api/me/notices")
        assert removed.json() == await anne.get("/api/me/notices") == NONE
        assert (
            'notices_total{by="webhook",result="sent"} 2.0' in app.service.metrics.text().decode()
        )


@in_loop
async def test_a_url_is_shown_to_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        await anne.post("/api/me/notices", webhook=HOOK)
        table = await anne.create(visibility="open")
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        for path in ("/api/me", "/api/me/notices", "/api/tables", f"/api/tables/{table}"):
            await anne.get(path)
            await bart.get(path)
        assert await bart.get("/api/me/notices") == NONE
        assert (await anne.get("/api/me/notices"))["webhook"] == "hooks.example.com"
        for client in (anne, bart):
            assert b"SECRET" not in b"".join(client.bytes)
            assert b"hooks.example.com" not in b"".join(bart.bytes)


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/SECRET", "http://0x7f.1/SECRET", "ftp://a.example/SECRET", ""]
)
def test_urls_that_are_refused(tmp_path: Path, url: str) -> None:
    @in_loop
    async def run() -> None:
        async with running(tmp_path) as app:
            anne = Client(app)
            assert await anne.refused("/api/me/notices", webhook=url) == (409, "refused")
            assert b"SECRET" not in b"".join(anne.bytes)
            assert await anne.get("/api/me/notices") == NONE

    run()


@in_loop
async def test_an_address_is_confirmed_before_it_is_used(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (app, mailbox):
        anne = Client(app)
        wanted = await anne.post("/api/me/notices", email="anne@example.org")
        assert (wanted["email"], wanted["pending"]) == (None, "anne@example.org")
        code = await code_in(mailbox, "confirm")
        assert await Client(app).refused("/api/notices/confirm", code="0" * 32) == (409, "link")
        await Client(app).post("/api/notices/confirm", code=code)  # on whatever device
        mine = await anne.get("/api/me/notices")
        assert (mine["email"], mine["pending"]) == ("anne@example.org", None)
        assert await anne.refused("/api/notices/confirm", code=code) == (409, "link")
        await anne.post("/api/me/notices", email="anne@example.org", live=True)
        assert mailbox.letters.empty(), "it is confirmed already"
        assert len(mailbox.recipients) == 1


@in_loop
async def test_a_code_counts_for_the_address_it_was_sent_to(tmp_path: Path) -> None:
    """To confirm an own address and then name a stranger's gains nothing."""
    async with with_mail(tmp_path) as (app, mailbox):
        anne = Client(app)
        await anne.post("/api/me/notices", email="anne@example.org")
        code = await code_in(mailbox, "confirm")
        await anne.post("/api/me/notices", email="stranger@example.org")
        assert await anne.refused("/api/notices/confirm", code=code) == (409, "link")
        mine = await anne.get("/api/me/notices")
        assert (mine["email"], mine["pending"]) == (None, "stranger@example.org")


@in_loop
async def test_few_mails_to_an_address_that_does_not_answer(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (app, mailbox):
        statuses = []
        for address in ("victim@example.org", "Victim@Example.org", "VICTIM@example.org") * 2:
            answer = await Client(app).ask("POST", "/api/me/notices", json={"email": address})
            statuses.append(answer.status_code)
        assert statuses == [200, 200, 200, 429, 429, 429]
        for _ in range(3):
            await mailbox.letters.get()
        assert mailbox.letters.empty()
        assert len(mailbox.recipients) == 3


@in_loop
async def test_a_link_in_each_mail_ends_them(tmp_path: Path) -> None:
    async with with_mail(tmp_path, notice_after=0.2) as (app, mailbox):
        anne, bart = Client(app), Client(app)
        await anne.post("/api/me/notices", email="anne@example.org")
        await anne.post("/api/notices/confirm", code=await code_in(mailbox, "confirm"))
        table = await anne.create(pace="days", options={"passing": False})
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        code = await code_in(mailbox, "stop")
        stranger = Client(app)
        assert await stranger.refused("/api/notices/stop", code="0" * 32) == (409, "link")
        await stranger.post("/api/notices/stop", code=code)
        assert (await anne.get("/api/me/notices"))["email"] is None


@in_loop
async def test_no_mail_unless_the_host_wants_it(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        assert await Client(app).refused("/api/me/notices", email="a@b.de") == (409, "refused")


@in_loop
async def test_addresses_that_are_refused(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (app, mailbox):
        for bad in ("a@b.de\r\nBcc: c@d.de", "a@b.de,c@d.de", "nobody"):
            assert await Client(app).refused("/api/me/notices", email=bad) == (409, "refused")
        assert mailbox.commands == []


@in_loop
async def test_one_way_is_removed_and_the_other_stays(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (app, _):
        anne = Client(app)
        await anne.post("/api/me/notices", email="anne@example.org", webhook=HOOK)
        left = (await anne.ask("DELETE", "/api/me/notices?what=webhook")).json()
        assert (left["webhook"], left["pending"]) == (None, "anne@example.org")
        left = (await anne.ask("DELETE", "/api/me/notices?what=email")).json()
        assert left == {**NONE, "mail": True}


@in_loop
async def test_changes_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1000, burst=1000) as app:
        anne = Client(app)
        for _ in range(10):
            await anne.post("/api/me/notices", live=True)
        assert await anne.refused("/api/me/notices", live=True) == (429, "too_many")
