"""Secrecy on the wire: no byte that a client gets depends on what its seat may not know.

Every game there is gets played over HTTP by all seats, with a spectator and with reconnects. Now
and then the server is asked the same questions twice by each seat: once as it is, once with its
game exchanged for another world that fits all that the seat knows. The answers must be the same
bytes, headers and sizes included. What comes by the streams is compared with what the kernel says
that each seat may see, entry by entry.
"""

from pathlib import Path
from random import Random

import pytest

from doubloon.conformance.plain_data import through_json
from doubloon.kernel import registry
from doubloon.table.store import sql_store
from tests.table.http.support import Client, Stream, in_loop, running
from tests.table.http.wire_game import SPECTATOR, WireGame

MOST_MOVES = 150
MOMENTS = 5  # at which worlds are compared
EVERY = 12  # moves between them, on average

# Seed 0 plays with the usual options, the other with any mix of them. Two games play the usual ones
# in `make test-long` alone: `make test` still plays them here with a mix, and compares worlds of
# theirs with the usual options in test_secrecy_table.py.
LATER = ("tobago", "under_sail")
RUNS = [
    pytest.param(seed, name, marks=[pytest.mark.long] if seed == 0 and name in LATER else [])
    for name in registry.names()
    for seed in range(2)
]


async def check_resumed(game: WireGame, seat: int, rng: Random) -> bytes:
    """Come back with some number: what was missed, then the present; gives the bytes."""
    client = game.client(seat)
    last = rng.randint(1, game.number - 1)
    async with client.stream(f"table={game.id}", f"{game.id}.{last}") as stream:
        event = await stream.until(game.number)
    (told,) = event["seats"]
    assert told["seat"] == seat
    game.check_log(told["log"], seat)
    look = await client.look(game.id, f"?seat={seat}&after={last}")
    assert told == {key: look[key] for key in told}
    assert event["about"] == look["about"]
    assert [entry["number"] for entry in told["log"]] == list(range(last + 1, game.number + 1))
    return stream.bytes


async def check_stream(game: WireGame, seat: int, stream: Stream) -> None:
    """All that a stream has told since it was opened."""
    number = 0
    while number < game.number:
        event = await stream.event()
        number = event["number"]
        (told,) = event["seats"]
        assert told["seat"] == seat
        game.check_log(told["log"], seat)
    view = game.beside.state.view(seat)
    assert told["view"] == through_json(view.data())
    assert told["facts"] == through_json(game.beside.game.screen.facts(view))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "name"), RUNS)
@in_loop
async def test_the_wire(
    tmp_path: Path, name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_store, "NOTES_EVERY", 0.01)  # lists are asked, too
    rng = Random(seed)
    async with running(tmp_path) as app:
        game = WireGame(app, name)
        await game.begin(rng, seed > 0)
        streams = {seat: game.client(seat).stream(f"table={game.id}") for seat in game.seats}
        for stream in streams.values():
            await stream.__aenter__()
        compared = 0
        heard: dict[int, list[bytes]] = {seat: [] for seat in game.seats}
        for turn in range(MOST_MOVES):
            if compared < MOMENTS and (turn in (0, 1) or rng.randrange(EVERY) == 0):
                compared += 1
                await game.compare_worlds(rng)
                seat = rng.choice(game.seats)
                heard[seat].append(await check_resumed(game, seat, rng))
            if not await game.step(rng):
                break
        assert compared > 2
        if game.beside.state.over:
            assert (await game.client(SPECTATOR).get(f"/api/tables/{game.id}/record"))["secret"]
        for seat, stream in streams.items():
            await check_stream(game, seat, stream)
            heard[seat] += [stream.bytes]
            game.check_strangers(seat, b"".join([*game.client(seat).bytes, *heard[seat]]))
            await stream.__aexit__()


@in_loop
async def test_credentials_do_not_leave(tmp_path: Path) -> None:
    """A browser's secret is in no body; a seat's is told once, to who takes it."""
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        joined = await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        async with anne.stream() as stream:
            await stream.event()
        await anne.look(table, "?after=0")
        await anne.get("/api/me")
        heard = b"".join([*anne.bytes, stream.bytes])
        for client in (anne, bart):
            assert client.http.cookies["doubloon"].encode() not in heard + b"".join(client.bytes)
        assert joined["secret"].encode() not in heard
        files = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        assert joined["secret"].encode() not in files
        assert bart.http.cookies["doubloon"].encode() not in files
