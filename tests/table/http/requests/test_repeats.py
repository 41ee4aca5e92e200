"""Requests that are sent again, and requests that only look as if they were."""

from pathlib import Path

from tests.table.http.support import Client, in_loop, running


@in_loop
async def test_who_sits_down_later_may_number_requests_alike(tmp_path: Path) -> None:
    """Two people, one after the other in the same seat, who both count from 1."""
    async with running(tmp_path) as app:
        anne, bart, cleo = Client(app), Client(app), Client(app)
        table = await anne.create()
        path = f"/api/tables/{table}"
        for client, name in ((bart, "Bart"), (cleo, "Cleo")):
            await client.post(f"{path}/join", name=name)
            said = await client.post(f"{path}/chat", text=name, request="1")
            assert not said["repeated"]
            assert (await client.post(f"{path}/chat", text=name, request="1"))["repeated"]
            await client.post(f"{path}/leave", request="2")
        log = (await anne.look(table, "?after=0"))["log"]
        texts = [entry["data"]["text"] for entry in log if entry["kind"] == "chat"]
        assert texts == ["Bart", "Cleo"]


@in_loop
async def test_a_repeat_with_the_seats_secret(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, program = Client(app), Client(app)
        table = await anne.create()
        joined = await Client(app).post(f"/api/tables/{table}/join", name="Bart")
        program.http.headers["authorization"] = f"Bearer {joined['secret']}"
        path = f"/api/tables/{table}/chat"
        said = await program.post(path, text="ahoy", request="1")
        again = await program.post(path, text="ahoy", request="1")
        assert again == {**said, "repeated": True}
