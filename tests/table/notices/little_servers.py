"""A little HTTP server and a little SMTP server that remember what they were sent."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


class Web:
    """Answers each request with ``answer``; None: never. ``drip``: an answer without an end."""

    def __init__(self) -> None:
        self.answer: bytes | None = OK
        self.drip = False
        self.port = 0
        self.connections = 0
        self.heads: list[str] = []
        self.bodies: asyncio.Queue[Any] = asyncio.Queue()
        self.sent = 0  # bytes that somebody took from us

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/SECRET"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
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
            else:
                writer.write(self.answer)
                await writer.drain()
            while self.drip:
                writer.write(b"x")
                await writer.drain()
                self.sent += 1
                await asyncio.sleep(0.01)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def web_server(context: ssl.SSLContext | None = None) -> AsyncIterator[Web]:
    web = Web()
    server = await asyncio.start_server(web.serve, "127.0.0.1", 0, ssl=context)
    web.port = server.sockets[0].getsockname()[1]
    try:
        yield web
    finally:
        server.close()


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
                break
            else:
                writer.write(b"250 fine\r\n")
        writer.close()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


@asynccontextmanager
async def mail_server() -> AsyncIterator[Mailbox]:
    mailbox = Mailbox()
    server = await asyncio.start_server(mailbox.serve, "127.0.0.1", 0)
    mailbox.port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox
    finally:
        server.close()
