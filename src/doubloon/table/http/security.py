"""Who is asking: the browser's cookie and the seat's secret. Seats are never taken from bodies.

A browser is known by a random secret in a cookie that scripts cannot read and that other sites
cannot make it send. Programs without cookies name a seat's secret instead, in the header
``Authorization: Bearer SECRET``. The store holds hashes of both, nothing more.
"""

import hashlib
from hmac import compare_digest
from typing import Final

from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException

from doubloon.table.core.credentials import first_secret, hashed, is_secret, new_secret
from doubloon.table.core.model import Maker
from doubloon.table.core.table import Table
from doubloon.table.http.limits.guard import address_of
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.http.settings import Settings
from doubloon.table.interface.refusals import BadLink
from doubloon.table.interface.tables import checked_id, chosen_seat
from doubloon.table.live.hub import now
from doubloon.table.live.notices.addresses import is_loopback
from doubloon.table.store.sql_store import SqlStore

YEAR: Final = 365 * 86400
FORWARDED: Final = (b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip")  # by a proxy
EARLIER: Final = "-before"  # the cookie of who a browser was before it used a personal link
MOST_EARLIER: Final = 4
LINK_SECONDS: Final = 15 * 60


def cookie_name(settings: Settings) -> str:
    """With HTTPS a name that browsers bind to this very host."""
    return "__Host-doubloon" if settings.secure else "doubloon"


def cookie(secret: str, settings: Settings, more: str = "") -> Cookie:
    """The cookie of a browser; ``more`` belongs to another cookie's name."""
    return Cookie(
        key=cookie_name(settings) + more,
        value=secret,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )


class Asker:
    """Who sends a request: known by the browser's secret, by a seat's, by an address."""

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.service = service_of(request)
        self.settings = self.service.settings
        self.address = address_of(request.scope)
        self.browser = next(iter(self._secrets_in(cookie_name(self.settings))), None)
        self.cookies: list[Cookie] = []  # for the answer

    @property
    def bearer(self) -> str | None:
        """A seat's secret, if the request carries one."""
        for value in self._headers(b"authorization")[-1:]:
            kind, _, secret = value.partition(" ")
            if kind.lower() == "bearer" and is_secret(secret.strip()):
                return secret.strip()
        return None

    @property
    def earlier(self) -> list[str]:
        """The secrets that a browser had before it used personal links, the latest first."""
        return self._secrets_in(cookie_name(self.settings) + EARLIER)[:MOST_EARLIER]

    def _secrets_in(self, name: str) -> list[str]:
        for value in self._headers(b"cookie"):
            for cookie in value.split(";"):
                key, _, secrets = cookie.strip().partition("=")
                if key == name:
                    return [secret for secret in secrets.split(".") if is_secret(secret)]
        return []

    def _headers(self, name: bytes) -> list[str]:
        """The values of a header, from the bare list: the framework's costs more than a move."""
        found = self.request.scope["headers"]
        return [value.decode("latin-1") for each, value in found if each == name]

    def known(self, request_id: str | None = None) -> str:
        """The browser's secret; a new browser gets one, and ``cookies`` to keep it in.

        With a ``request_id`` that may be repeated, see ``first_secret``.
        """
        if self.browser is None:
            self.browser = first_secret(request_id)
            self.cookies = [cookie(self.browser, self.settings)]
        return self.browser

    def from_our_page(self) -> bool:
        """May an answer to a read bring a cookie?

        Whoever follows a link of another site to an address of ours comes without their cookie, and
        a new one would take its place. A program says nothing of a site, and asks for no page.
        """
        for site in self._headers(b"sec-fetch-site"):
            return site == "same-origin"
        return not any("text/html" in each for each in self._headers(b"accept"))

    def need_host(self) -> None:
        """Refused unless whoever runs the server asks: from this machine itself, or with the token.

        A request that a proxy passed on is nobody's on this machine, whether the proxy is believed
        or not.
        """
        for value in self._headers(b"authorization"):
            token = value.partition(" ")[2].strip().encode()
            expected = self.settings.watch_token.encode()
            if expected and compare_digest(token, expected):
                return
        passed_on = any(name in FORWARDED for name, _ in self.request.scope["headers"])
        client = self.request.scope.get("client")
        if passed_on or client is None or not is_loopback(client[0]):
            raise PermissionDeniedException

    async def seats(self, table_id: str) -> list[int]:
        """The asker's seats at a table, in order."""
        keys = self.service.keys
        return await keys.seats(checked_id(table_id), self.browser, self.bearer, sure=True)

    async def seat(self, table_id: str, wanted: int | None) -> int:
        """The asker's seat: the only one, or the one that is wanted if it is theirs."""
        seats = await self.seats(table_id)
        if wanted is None and not seats:
            await self.service.table(table_id)  # an unknown table is the better answer
        return chosen_seat(seats, wanted)

    async def at(self, table_id: str, wanted: int | None) -> tuple[int, Table]:
        """The asker's seat, and the table as it is now."""
        return await self.seat(table_id, wanted), await self.service.table(table_id)

    def request_for(self, seat: int, given: str | None) -> str | None:
        """The id of a seat's request: whoever sits there next may number their requests alike."""
        secret = self.browser or self.bearer
        of = "" if secret is None else f" of {who_is(secret)}"
        return request_of(f"seat {seat}{of}", given)

    @property
    def maker(self) -> Maker:
        """Who makes a table, or asks for something dear: for limits and turns, by hashes."""
        key = self.settings.address_key.encode()
        tag = hashlib.blake2b(self.address.encode(), key=key, digest_size=16).hexdigest()
        return Maker(hashed(self.browser) if self.browser is not None else "", tag)


def now_is(browser: str, former: list[str], settings: Settings) -> list[Cookie]:
    """The cookies of a browser that is somebody else from now on, and keeps who it was."""
    kept = [each for each in dict.fromkeys(former) if each != browser][:MOST_EARLIER]
    return [cookie(browser, settings), cookie(".".join(kept), settings, EARLIER)]


def request_of(who: str, given: str | None) -> str | None:
    """A request's id, made unique by who sends it; hashed, as a first secret may follow from it."""
    if given is None:
        return None
    return f"{who}/{hashlib.sha256(given.encode(errors='surrogatepass')).hexdigest()[:32]}"


def who_is(browser: str) -> str:
    """A browser's part of request ids."""
    return hashed(browser)[:24]


# A personal link: a code that is good once, for a short time. What is stored under its hash is
# the browser's secret covered by a pad that only the code gives, so the store alone is no use.


def _pad(code: str) -> bytes:
    return hashlib.sha256(f"doubloon device {code}".encode()).digest()[:16]


def _covered(secret: str, code: str) -> str:
    return bytes(a ^ b for a, b in zip(bytes.fromhex(secret), _pad(code))).hex()


async def new_link(store: SqlStore, browser: str) -> str:
    """The code of a new personal link for a browser."""
    code = new_secret()
    until = now() + LINK_SECONDS * 1000
    await store.side.save_code(hashed(code), {"moves": _covered(browser, code)}, until)
    return code


async def use_link(store: SqlStore, code: str) -> str:
    """The browser's secret that a code stands for; the code is used up."""
    found = await store.side.take_code(hashed(code), now())
    if found is None or "moves" not in found:
        raise BadLink("this link was used already, or is too old; make a new one")
    return _covered(found["moves"], code)
