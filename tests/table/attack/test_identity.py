"""Who a browser is: nobody else's page changes it, and a personal link does not lose it."""

from pathlib import Path

import pytest

from tests.table.http.support import Client, in_loop, running

PAGE = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("headers", "given"),
    [
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "accept": PAGE}, False),
        ({"sec-fetch-site": "same-site", "accept": PAGE}, False),
        ({"sec-fetch-site": "cross-site", "accept": "*/*"}, False),
        ({"sec-fetch-site": "none", "accept": PAGE}, False),
        ({"accept": PAGE}, False),  # an older browser follows a link
        ({"sec-fetch-site": "same-origin", "accept": "*/*"}, True),
        ({"accept": "*/*"}, True),
    ],
)
@in_loop
async def test_only_our_pages_give_a_cookie(
    tmp_path: Path, headers: dict[str, str], given: bool
) -> None:
    async with running(tmp_path) as app:
        answer = await Client(app).ask("GET", "/api/me", headers=headers)
        assert answer.status_code == 200
        assert ("set-cookie" in answer.headers) == given


@in_loop
async def test_no_other_read_gives_a_cookie(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        table = await Client(app).create()
        for path in ("/", "/api/tables", f"/api/tables/{table}", "/api/me/notices", "/api/games"):
            answer = await Client(app).ask("GET", path, headers={"sec-fetch-site": "cross-site"})
            assert "set-cookie" not in answer.headers


@in_loop
async def test_a_personal_link_keeps_who_one_was(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, carla = Client(app), Client(app), Client(app)
        for client, name in ((anne, "Anne"), (bart, "Bart"), (carla, "Carla")):
            await client.post("/api/me", name=name)
        table = await anne.create()
        assert await anne.refused("/api/me/back") == (409, "link")
        for other in (bart, carla):
            code = (await other.post("/api/me/link"))["code"]
            found = await anne.post("/api/me/device", code=code)
            assert found["earlier"]
        assert found["name"] == "Carla"
        assert (await anne.look(table))["mine"] == []
        names = [(await anne.post("/api/me/back"))["name"] for _ in range(3)]
        assert names == ["Bart", "Anne", "Carla"]
        await anne.post("/api/me/back")
        assert (await anne.post("/api/me/back"))["name"] == "Anne"
        assert (await anne.look(table))["mine"] == [0]


@in_loop
async def test_ones_own_link_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, phone = Client(app), Client(app)
        code = (await anne.post("/api/me/link"))["code"]
        assert not (await phone.post("/api/me/device", code=code))["earlier"]
        code = (await anne.post("/api/me/link"))["code"]
        assert not (await anne.post("/api/me/device", code=code))["earlier"]
