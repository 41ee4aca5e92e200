"""Where a webhook may go: the open internet, unless the host of this server allows more.

Players choose the URL, so the server must not be led to its own network. A name is resolved once,
what it resolves to is checked, and the connection goes to that very address: a name that resolves
differently the next time gains nothing. Odd ways to write an address (a single number, octal,
hexadecimal, IPv4 inside IPv6) are refused or end as the address they mean.
"""

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from doubloon.table.core.errors import Refused

LONGEST: Final = 1000
PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024  # below it other services than the web's may listen
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,250}[a-z0-9_])?\.?")
LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
LONGEST_NAME: Final = 253
# Ends of names that the internet's name servers never give an address for (RFC 6761, RFC 7686).
NOWHERE: Final = frozenset(
    ("example", "internal", "invalid", "lan", "local", "localhost", "onion", "test")
)
NUMBER: Final = re.compile(r"\d+|0x[0-9a-f]*")
# What IANA keeps for special purposes; written out because Python's own list changes.
CLOSED_4: Final = [
    ipaddress.IPv4Network(each)
    for each in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]
OPEN_6: Final = ipaddress.IPv6Network("2000::/3")
CLOSED_6: Final = [  # among them addresses that carry an IPv4 address
    ipaddress.IPv6Network(each) for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
_resolvers: Final = ThreadPoolExecutor(4, "resolver")


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Target(NamedTuple):
    """A webhook's URL, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """What the header Host says."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def is_open(address: str) -> bool:
    """Is it an address of the open internet?

    >>> is_open("93.184.215.14"), is_open("2606:4700::1111")
    (True, True)
    >>> is_open("127.0.0.1"), is_open("::1"), is_open("::ffff:93.184.215.14"), is_open("fe80::1%1")
    (False, False, False, False)
    """
    found = address_in(address)
    if found is None:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return not any(found in each for each in CLOSED_4)
    return found in OPEN_6 and not any(found in each for each in CLOSED_6)


def address_in(host: str) -> Address | None:
    """The address that a host is; None: it is a name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    """Is it an address of this very machine?"""
    found = address_in(host)
    return found is not None and found.is_loopback


def target_of(url: str, private: bool = False) -> Target:
    """A URL that may be a webhook's, taken apart; Refused says what is allowed.

    >>> target_of("https://hooks.example.com/T0/B1?x=1")
    Target(scheme='https', host='hooks.example.com', port=443, path='/T0/B1?x=1')
    """
    if len(url) > LONGEST or not all("!" <= letter <= "~" for letter in url) or "\\" in url:
        raise Refused(f"a webhook is a URL of at most {LONGEST} plain letters, without spaces")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("this is not a URL; https://host/path is") from None
    host = parts.hostname or ""
    if parts.scheme not in PORTS or not host:
        raise Refused("a webhook begins with https:// or http:// and a host")
    if "@" in parts.netloc or parts.fragment:
        raise Refused("a webhook has no user, no password and no #")
    _check_host(host, parts.netloc.startswith("["), private)
    port = PORTS[parts.scheme] if port is None else port
    if not port:
        raise Refused("a webhook's port is 1 to 65535")
    if not private and port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise Refused("a webhook's port is 80, 443, or 1024 and above")
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def _check_host(host: str, bracketed: bool, private: bool) -> None:
    number = bracketed or NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2])
    if number:
        if address_in(host) is None:
            raise Refused("a webhook's host is a name, or an address in its usual form")
        if not private and not is_open(host):
            raise Refused("a webhook does not go to an address of a private network")
    elif not NAME.fullmatch(host):
        raise Refused("a webhook's host is a name such as hooks.example.com")


def check_name(host: str, what: str, private: bool = False) -> None:
    """Refused if a host's name can never be found from here, whatever is tried.

    ``private``: names of this machine's own network will do.

    >>> check_name("hooks.example.com", "a webhook")
    """
    labels = host.rstrip(".").lower().split(".")
    if not all(LABEL.fullmatch(label) for label in labels) or len(host) > LONGEST_NAME:
        raise Refused(f"{what} needs a host such as hooks.example.com; {host[:60]} cannot be one")
    if private:
        return
    if len(labels) < 2 or len(labels[-1]) < 2 or labels[-1] in NOWHERE:
        raise Refused(f"{what} needs a host on the internet; nobody there is called {host[:60]}")


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host; an OSError if there are none."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(
        _resolvers, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    return list(dict.fromkeys(str(each[4][0]) for each in found))
