"""A little HTTP server and a little SMTP server that remember what they were sent."""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@asynccontextmanager
async def listening(serve: Serve, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """The port at which it is served; nothing is left open afterwards."""
    tasks: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            await serve(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            tasks.discard(task)
            writer.close()
            with contextlib.suppress(OSError, asyncio.CancelledError):
                await writer.wait_closed()

    server = await asyncio.start_server(connected, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        left = list(tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


class Web:
    """Answers each request with ``answer``; None: never. ``drip``: an answer without an end."""

    def __init__(self) -> None:
        self.answer: bytes | None = OK
        self.drip = False
        self.port = 0
        self.connections = 0
        self.heads: list[str] = []
        self.bodies: asyncio.Queue[Any] = asyncio.Queue()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/SECRET"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        self.heads.append(head)
        length = next(
            int(line.split(":")[1])
            for line in head.splitlines()
            if line.lower().startswith("content-length")
        )
        self.bodies.put_nowait(json.loads(await reader.readexactly(length)))
        if self.answer is None:
            await reader.read()
            return
        writer.write(self.answer)
        await writer.drain()
        while self.drip:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def web_server(context: ssl.SSLContext | None = None) -> AsyncIterator[Web]:
    web = Web()
    async with listening(web.serve, context) as web.port:
        yield web


class Mailbox:
    """Takes mail; ``refuse`` is what it says to a recipient instead of yes."""

    def __init__(self) -> None:
        self.port = 0
        self.refuse = b""
        self.recipients: list[str] = []
        self.commands: list[str] = []
        self.letters: asyncio.Queue[str] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 little\r\n")
        while line := (await reader.readline()).decode():
            command = line.strip().upper()
            self.commands.append(line.strip())
            if command.startswith("RCPT TO:") and not self.refuse:
                self.recipients.append(line.strip()[8:])
            if command.startswith("RCPT TO:") and self.refuse:
                writer.write(self.refuse + b"\r\n")
            elif command == "DATA":
                writer.write(b"354 go on\r\n")
                letter = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.letters.put_nowait(letter)
                writer.write(b"250 taken\r\n")
            elif command == "QUIT":
                writer.write(b"221 bye\r\n")
                return
            else:
                writer.write(b"250 fine\r\n")

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


@asynccontextmanager
async def mail_server() -> AsyncIterator[Mailbox]:
    mailbox = Mailbox()
    async with listening(mailbox.serve) as mailbox.port:
        yield mailbox
