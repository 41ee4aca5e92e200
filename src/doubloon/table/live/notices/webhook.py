"""Posts a notice to a webhook.

With httpx, which Litestar brings along: it speaks HTTP and TLS, takes the checked address to
connect to and the name to ask for (in TLS and in the header Host), follows no redirect, uses no
proxy of the environment, and runs under one limit on the whole time, which sockets in threads
would not give.
"""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from typing import Final

import httpx

from doubloon.table.live.notices.addresses import Target, is_open, resolve

SECONDS: Final = 5.0  # for everything: name, connection, answer
MOST_ADDRESSES: Final = 2  # that are tried
AGAIN: Final = (408, 425, 429)  # refusals that may pass
Resolve = Callable[[str, int], Awaitable[list[str]]]

# They would write down whole URLs, which are secrets of players.
for name in ("httpx", "httpcore"):
    logging.getLogger(name).setLevel(logging.WARNING)


class Undelivered(Exception):
    """A notice that did not arrive; ``again``: it may be worth another try.

    The text never says where it should have gone.
    """

    def __init__(self, why: str, again: bool) -> None:
        super().__init__(why)
        self.again = again


class Webhooks:
    """Posts to webhooks; ``private`` lets them go anywhere."""

    def __init__(
        self,
        private: bool = False,
        seconds: float = SECONDS,
        resolve: Resolve = resolve,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.private = private
        self.seconds = seconds
        self._resolve = resolve
        self._context = context

    async def post(self, target: Target, body: bytes) -> None:
        """Post JSON; returns when it was taken, else an Undelivered error."""
        try:
            async with asyncio.timeout(self.seconds):
                status = await self._post(target, body)
        except (TimeoutError, httpx.TimeoutException):
            raise Undelivered("no answer in time", True) from None
        except (OSError, UnicodeError, httpx.HTTPError, httpx.InvalidURL):
            raise Undelivered("it cannot be reached", True) from None
        if not 200 <= status < 300:
            again = status >= 500 or status in AGAIN
            raise Undelivered(f"it answers with status {status}", again)

    async def _post(self, target: Target, body: bytes) -> int:
        """The status of the answer; the connection goes to an address that was checked."""
        addresses = await self._resolve(target.host, target.port)
        if not self.private and not all(is_open(each) for each in addresses):
            raise Undelivered("its name leads into a private network", False)
        failure: Exception = OSError("no address")
        for address in addresses[:MOST_ADDRESSES]:
            try:
                return await self._post_to(address, target, body)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                failure = error
        raise failure

    async def _post_to(self, address: str, target: Target, body: bytes) -> int:
        url = httpx.URL(
            scheme=target.scheme, host=address, port=target.port, raw_path=target.path.encode()
        )
        headers = {
            "host": target.netloc,
            "content-type": "application/json",
            "user-agent": "Doubloon",
            "connection": "close",
        }
        self._context = self._context or ssl.create_default_context()
        async with (
            httpx.AsyncClient(
                verify=self._context, trust_env=False, follow_redirects=False, timeout=self.seconds
            ) as client,
            client.stream(
                "POST",
                url,
                content=body,
                headers=headers,
                extensions={"sni_hostname": target.host},
            ) as answer,
        ):
            return answer.status_code  # what else it says is not read
