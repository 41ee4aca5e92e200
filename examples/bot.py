"""A bot in 30 lines: it sits down at a table and plays any allowed action until the game is over.

    python examples/bot.py http://127.0.0.1:8000 TABLE [NAME]

The address and the table's id are in the link that you got. The bot needs `pip install httpx`.
"""

import json
import random
import sys

import httpx


def play(url: str, table: str, name: str = "Bot") -> dict[str, object]:
    """Join, then answer every decision that the stream brings; gives the result."""
    with httpx.Client(base_url=url, timeout=60) as server:
        path = f"/api/tables/{table}"
        server.post(f"{path}/join", json={"name": name}).raise_for_status()
        with server.stream("GET", "/api/stream", params={"table": table}) as stream:
            for line in stream.iter_lines():
                if not line.startswith("data: "):
                    continue  # the event's name and number, or a heartbeat
                news = json.loads(line.removeprefix("data: "))
                if news["about"]["status"] == "finished":
                    return dict(news["about"]["result"] or {})
                decision = news["seats"][0]["decision"]
                if decision is not None:
                    move = {"decision": decision["id"], "words": [choose(decision["choices"])]}
                    answer = server.post(f"{path}/moves", json=move)
                    if answer.status_code != 409:  # 409: stale, the next news tell more
                        answer.raise_for_status()
    raise SystemExit("the server ended the stream; start the bot again")


def choose(choices: list[str]) -> str:
    """Put your ideas here; the view is in ``news["seats"][0]["view"]``."""
    return random.choice(choices)


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
