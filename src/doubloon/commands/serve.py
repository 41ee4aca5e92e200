"""``doubloon serve``: tables for people and bots, over HTTP."""

import argparse
import contextlib
import ipaddress
import os
import socket
import sys
import threading
import webbrowser

from doubloon import __version__
from doubloon.commands.shared.arguments import whole
from doubloon.commands.shared.files import data_directory
from doubloon.commands.shared.output import say
from doubloon.extras import MissingExtra
from doubloon.kernel.errors import DoubloonError, OptionError

DATABASE = "DOUBLOON_DB"
PORT = 8000
EVERYWHERE = "0.0.0.0"
NEAR = 20  # ports that are tried
SMTP = "DOUBLOON_SMTP"
WATCH_TOKEN = "DOUBLOON_WATCH_TOKEN"


class CannotListen(DoubloonError):
    """The address is taken, or not ours."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep the games, and for whom."""
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)"
    )
    parser.add_argument(
        "--lan", action="store_true", help="let other devices in your network play too"
    )
    parser.add_argument(
        "--port", type=whole(0, 65535), metavar="N",
        help="0: any free port (8000, or the next free one)",
    )  # fmt: skip
    parser.add_argument(
        "--db",
        metavar="URL",
        help=f"a SQLite file or postgresql://...; also from the variable {DATABASE}"
        " (a file in your data directory)",
    )
    parser.add_argument(
        "--workers", type=whole(1, 64), default=1, metavar="N",
        help="server processes; more than one needs PostgreSQL (1)",
    )  # fmt: skip
    parser.add_argument(
        "--bots", type=whole(0, 64), default=1, metavar="N",
        help="processes for bots, per server process (1)",
    )  # fmt: skip
    parser.add_argument(
        "--thought", type=whole(1, 10**6), default=1000, metavar="N",
        help="iterations of the search behind a hint; a review takes a quarter (1000)",
    )  # fmt: skip
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="answer only under this name; may be repeated",
    )
    parser.add_argument(
        "--https",
        action="store_true",
        help="send cookies over HTTPS only, for a server behind a proxy",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS,...",
        help="trust these reverse proxies about the client's address",
    )  # fmt: skip
    parser.add_argument(
        "--url", default="", metavar="URL",
        help="where players reach the server, for links in notices (--name, or the address)",
    )  # fmt: skip
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="send turn notices by mail: smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://...;"
        f" also from the variable {SMTP}",
    )
    parser.add_argument(
        "--mail-from", default="", metavar="ADDRESS", help="the sender of those mails"
    )
    parser.add_argument(
        "--allow-private-webhooks", action="store_true",
        help="allow players' webhooks to reach this machine and its network",
    )  # fmt: skip
    parser.add_argument(
        "--notice-after", type=whole(1, 10**6), default=60, metavar="SECONDS",
        help="how long a table waits before it notifies a player who is away (60)",
    )  # fmt: skip
    parser.add_argument(
        "--rate", type=whole(0, 10**6), default=30, metavar="N",
        help="requests per second from one address, on average; 0: no limit (30)",
    )  # fmt: skip
    parser.add_argument(
        "--tables", type=whole(0, 10**6), default=50, metavar="N",
        help="tables per address that may run at once, and as many that may wait; 0: no limit (50)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-waiting", type=whole(0, 10**5), default=1, metavar="DAYS",
        help="how long a waiting table is kept that nobody touches; 0: forever (1)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-finished", type=whole(0, 10**5), default=0, metavar="DAYS",
        help="how long finished games are kept; 0: forever (0)",
    )  # fmt: skip
    parser.add_argument(
        "--records", default="", metavar="FOLDER",
        help="write the records of finished games there before they are deleted",
    )  # fmt: skip
    parser.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="how much to log (info)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from doubloon.table.http import logs, server
        from doubloon.table.http.settings import Settings
        from doubloon.table.live.notices.mail import post_of
        from doubloon.table.store.database import prepare
        from doubloon.table.store.file_lock import occupied
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("doubloon"):
            raise
        raise MissingExtra("the server", "server") from None
    database = args.db or os.environ.get(DATABASE) or default_database()
    if args.workers > 1 and not database.startswith("postgres"):
        raise OptionError("workers: more than one needs PostgreSQL; see --db")
    smtp = args.smtp or os.environ.get(SMTP) or ""
    if smtp:
        post_of(smtp, args.mail_from)
    host = EVERYWHERE if args.lan else args.host
    listening = listen(host, args.port) if args.port is not None else listen_near(host)
    address = address_of(listening)
    settings = Settings(
        hosts=names_of(args.name, host, address if args.lan else ""),
        secure=args.https,
        rate=args.rate,
        burst=10 * args.rate,
        streams=0 if args.rate == 0 else Settings().streams,
        connections=0 if args.rate == 0 else Settings().connections,
        proxies=args.proxy,
        tables=0 if args.rate == 0 else args.tables,
        keep_waiting=args.keep_waiting,
        keep_finished=args.keep_finished,
        records=args.records,
        watch_token=os.environ.get(WATCH_TOKEN, ""),
        url=args.url or url_of(args.name, args.https, address),
        smtp=smtp,
        mail_from=args.mail_from,
        private_webhooks=args.allow_private_webhooks,
        notice_after=args.notice_after,
        thought=args.thought,
    )
    plan = server.Plan(database, settings, args.bots, args.log, sys.stderr.isatty())
    file = file_of(database)

    def announce() -> None:
        logs.logger().info(
            "started", version=__version__, address=address, workers=args.workers,
            database="sqlite" if file else "postgresql",
        )  # fmt: skip
        say(f"Doubloon runs at {address} (Ctrl+C stops it).")
        say(reach_of(host, address, bool(args.name or args.proxy or args.url)))
        if file:
            say(f"Games are kept in {file}.")
        sys.stdout.flush()
        if args.open:
            threading.Thread(target=open_page, args=[address], daemon=True).start()

    try:
        with occupied(file, address) if file else contextlib.nullcontext():
            prepare(database)
            server.serve(plan, listening, args.workers, args.proxy, announce)
    except KeyboardInterrupt:
        say("Stopped.")
    return 0


def open_page(address: str) -> None:
    """Open the browser; where there is none, the address is printed anyway."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def file_of(database: str) -> str:
    """The file of a SQLite database; empty for another one."""
    from doubloon.table.store.database import database_url

    url = database_url(database)
    return url.database or "" if url.get_backend_name() == "sqlite" else ""


def default_database() -> str:
    """A file in the user's data directory."""
    return str(data_directory() / "tables.sqlite")


def reach_of(host: str, address: str, named: bool) -> str:
    """Who can reach the server, in a sentence."""
    if named:
        return "Others reach it as you have set it up."
    if is_local(host):
        return "Only this computer can reach it; with --lan other devices in your network can too."
    return f"Devices in your network can reach it: open {address} there, or scan a table's QR code."


def names_of(given: list[str], host: str, lan: str = "") -> tuple[str, ...]:
    """The names to answer under: those given; else on a loopback address the local ones.

    ``lan`` is the address in the local network, if that is where it is played.

    >>> names_of([], "0.0.0.0", "http://192.168.1.20:8000/")[-1]
    '192.168.1.20'
    """
    from doubloon.table.http.settings import LOCAL_NAMES

    if lan:
        names = (socket.gethostname().lower(), f"{socket.gethostname().lower()}.local")
        own = lan.removeprefix("http://").partition(":")[0]
        return (*(name.lower() for name in given), *LOCAL_NAMES, *names, own)
    if given:
        return tuple(name.lower() for name in given) + (LOCAL_NAMES if is_local(host) else ())
    return LOCAL_NAMES if is_local(host) else ()


def url_of(names: list[str], https: bool, address: str) -> str:
    """Where players reach the server, as far as the arguments say.

    >>> url_of(["play.example.org"], True, "http://127.0.0.1:8000/")
    'https://play.example.org'
    >>> url_of(["192.168.1.20"], False, "http://island:8000/")
    'http://192.168.1.20:8000'
    """
    if not names:
        return address.rstrip("/")
    port = address.rstrip("/").rpartition(":")[2]
    return f"https://{names[0]}" if https else f"http://{names[0]}:{port}"


def is_local(host: str) -> bool:
    """Can only this machine reach it?

    >>> is_local("127.0.0.1"), is_local("localhost"), is_local("::1"), is_local("0.0.0.0")
    (True, True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """A bound socket."""
    listening: socket.socket | None = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it lets two programs have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        if listening is not None:
            listening.close()
        why = error.strerror or str(error)
        raise CannotListen(f"cannot listen on {host} port {port}: {why}; try --port 0") from None
    listening.set_inheritable(True)
    return listening


def listen_near(host: str) -> socket.socket:
    """A bound socket at the usual port, or at one of the next if that is taken."""
    for port in range(PORT, PORT + NEAR):
        try:
            listening = listen(host, port)
        except CannotListen:
            continue
        if port != PORT:
            say(f"Port {PORT} is taken, so this is port {port}.")
        return listening
    return listen(host, 0)


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    if host in (EVERYWHERE, "::"):
        host = network_address() or socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_address() -> str:
    """This machine's address in the local network; empty if it is in none.

    Nothing is sent: the system only says from where it would be.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for examples (RFC 5737)
        except OSError:
            return ""
        address = str(asking.getsockname()[0])
    return "" if ipaddress.ip_address(address).is_loopback else address
