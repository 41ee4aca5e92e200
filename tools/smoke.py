"""``make smoke``: does `make play` open a game? Starts it, fetches the first page, stops it.

``python -m tools.smoke COMMAND...`` tries another command that starts a server. The process gets
its own group, so that everything it has started ends with it.
"""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from typing import Final

PLAY: Final = ["make", "play", "ARGS=--port 0"]
RUNS: Final = re.compile(r"Doubloon runs at (\S+)")


def main() -> int:
    """0 if the first page comes; otherwise 1, with what the command printed."""
    command = sys.argv[1:] or PLAY
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "BROWSER": "true", "PYTHONUNBUFFERED": "1"},  # `true` opens nothing
        start_new_session=True,
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            print(line, end="", flush=True)
            found = RUNS.search(line)
            if found:
                with urllib.request.urlopen(found[1], timeout=60) as page:
                    text = page.read().decode()
                fine = "<title>" in text and "Doubloon" in text
                print("The first page is there." if fine else f"This is not the first page: {text}")
                return 0 if fine else 1
        print(f"{' '.join(command)} ended with exit code {server.wait()}", file=sys.stderr)
        return 1
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)


if __name__ == "__main__":
    raise SystemExit(main())
