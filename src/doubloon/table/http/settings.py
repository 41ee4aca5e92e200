"""What a host can set about the HTTP side. The defaults suit one machine and its owner."""

from dataclasses import dataclass, field
from typing import Final

from doubloon.table.core.credentials import new_secret

LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them.

    ``hosts`` are the names under which the server answers (without the port; empty: any). On a
    loopback address they are the local ones, so that no web page can reach the server through a
    name of its own. ``secure`` marks cookies for HTTPS only, for a server behind a proxy that
    speaks it. ``url`` is where players reach the server, for links in notices; ``smtp`` and
    ``mail_from`` are the mail server and our address there, without which no mail is sent. With
    ``address_key`` addresses are hashed before they are stored; it is forgotten at the end, so that
    nobody can work them out later.
    """

    hosts: tuple[str, ...] = ()
    secure: bool = False
    rate: float = 30.0  # requests a second of one address, on average; 0: no limit
    burst: float = 300.0
    streams: int = 60  # open streams of one address; 0: no limit
    connections: int = 200  # of one address, or its requests at once behind a proxy; 0: no limit
    proxies: str = ""  # whose connections are not counted: they bring the requests of many
    tables: int = 50  # tables of one address that may run at once, and as many wait; 0: no limit
    keep_waiting: float = 1  # days without a touch until a waiting table goes; 0: for ever
    keep_finished: float = 0  # days until a finished one goes; 0: for ever
    records: str = ""  # a folder for the records of those
    address_key: str = field(default_factory=new_secret)
    largest_body: int = 64 * 1024
    largest_head: int = 16 * 1024  # bytes of a request's line and headers
    headers: int = 100
    head_seconds: float = 10.0  # to send a request's line and headers, or anything at all
    body_seconds: float = 30.0  # to send its body
    idle_seconds: float = 75.0  # until a connection without a request is closed
    heartbeat: float = 15.0  # seconds
    patience: float = 20.0  # seconds that a client may take to read before it is dropped
    watch_token: str = ""  # opens /metrics and /healthz to other machines than this one
    url: str = "http://127.0.0.1:8000"
    smtp: str = ""
    mail_from: str = ""
    private_webhooks: bool = False  # webhooks may go to this machine and its network
    notice_after: float = 60.0  # seconds that a table waits before whoever is away is notified
    thought: int = 1000  # iterations behind a hint; a review takes a quarter for a decision
