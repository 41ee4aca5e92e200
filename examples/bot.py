"""A small bot: it sits down at a table and plays any legal action until the game is over.

    python examples/bot.py http://127.0.0.1:8000 TABLE [NAME]

The link to the table contains the address and the table's id. The bot needs `pip install httpx`. It
keeps its seat when the server restarts or the network fails for a while.
"""

import json
import random
import secrets
import sys
import time

import httpx


def play(url: str, table: str, name: str = "Bot") -> dict[str, object]:
    """Join, then answer every decision; return the result."""
    # The same `request` can be sent again if the response was lost; the bot still sits down once.
    me = {"name": name, "request": secrets.token_hex(16)}
    joined = False
    with httpx.Client(base_url=url, timeout=60) as server:
        while True:
            try:
                if not joined:
                    server.post(f"/api/tables/{table}/join", json=me).raise_for_status()
                    joined = True  # from now on the client's cookie is the seat
                result = follow(server, table)
                if result is not None:
                    return result
            except httpx.TransportError:
                pass  # the server is away
            time.sleep(1)


def follow(server: httpx.Client, table: str) -> dict[str, object] | None:
    """Answer the stream: first the current state, then every update. None: try again."""
    with server.stream("GET", "/api/stream", params={"table": table}) as stream:
        for line in stream.iter_lines():
            if not line.startswith("data: "):
                continue  # the event's name and number, or a heartbeat
            update = json.loads(line.removeprefix("data: "))
            if update["about"]["status"] == "finished":
                return dict(update["about"]["result"] or {})
            decision = update["seats"][0]["decision"]
            if decision is not None:
                move = {"decision": decision["id"], "words": [choose(decision["choices"])]}
                answer = server.post(f"/api/tables/{table}/moves", json=move)
                if answer.status_code == 503:
                    return None  # the database is away
                if answer.status_code != 409:  # 409: stale; the next update has the new decision
                    answer.raise_for_status()
    return None


def choose(choices: list[str]) -> str:
    """Put your ideas here; the view is in ``update["seats"][0]["view"]``."""
    return random.choice(choices)


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
