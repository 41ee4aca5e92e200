"""Webhooks: where they may go, and how little they trust what is there."""

import asyncio
import logging
import shutil
import ssl
import subprocess
from pathlib import Path

import pytest

from doubloon.table.core.errors import Refused
from doubloon.table.live.notices import webhook
from doubloon.table.live.notices.addresses import is_open, resolve, target_of
from doubloon.table.live.notices.webhook import Undelivered, Webhooks
from tests.required import missing
from tests.table.http.support import in_loop
from tests.table.live.notices.little_servers import web_server

CLOSED = [
    *("127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"),
    *("192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1"),
    *("198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1"),
    *("2002:7f00:1::", "2001::1", "2001:db8::1", "fc00::1", "fd12:3456::1", "fe80::1"),
    *("fe80::1%lo", "fec0::1", "ff02::1", "ff0e::1", "not an address", "127.1", ""),
]


@pytest.mark.parametrize("address", CLOSED)
def test_addresses_that_are_closed(address: str) -> None:
    assert not is_open(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "172.15.255.255", "172.32.0.1", "100.128.0.1", "2606:4700::1111"]
)
def test_addresses_that_are_open(address: str) -> None:
    assert is_open(address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "hooks.example.com", "ftp://a.example/x", "file:///etc/passwd", "javascript:x"),
        *("https://", "https:///path", "https://user@a.example/", "https://u:p@a.example/"),
        *("https://a.example/#x", "https://a.example:99999/", "https://a.example:x/"),
        *(
            "https://a b/",
            "https://a.example/\r\nHost: b",
            "https://a.example\\@b/",
            "https://é.x/",
        ),
        *("http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/"),
        *("http://0177.0.0.1/", "http://0x7f.0.0.1/", "http://127.0.0.1./", "http://[::1]/"),
        *("http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/", "http://[fe80::1%25eth0]/"),
        *("http://169.254.169.254/latest", "http://10.0.0.1:8080/", "http://%31%32%37.0.0.1/"),
        *("http://a.example:25/", "http://a.example:22/", "http://[127.0.0.1]/", "http://[/"),
        *("http://.example/", "http://a_.-/", "https://a.example/" + "x" * 1000),
    ],
)
def test_urls_that_are_refused(url: str) -> None:
    with pytest.raises(Refused) as caught:
        target_of(url)
    assert "\n" not in str(caught.value)


def test_urls_that_are_taken() -> None:
    assert target_of("https://hooks.example.com/a?b=c").path == "/a?b=c"
    assert target_of("http://Hooks.Example.com:8080").netloc == "hooks.example.com:8080"
    assert target_of("http://[2606:4700::1111]:8080/").netloc == "[2606:4700::1111]:8080"
    assert target_of("http://127.0.0.1:25/", private=True).port == 25


def to(*addresses: str, asked: list[str] | None = None) -> webhook.Resolve:
    """A name service that knows one answer."""

    async def found(host: str, port: int) -> list[str]:
        if asked is not None:
            asked.append(host)
        return list(addresses)

    return found


async def why_not(webhooks: Webhooks, url: str) -> tuple[str, bool]:
    with pytest.raises(Undelivered) as caught:
        await webhooks.post(target_of(url, private=True), b"{}")
    assert "SECRET" not in str(caught.value)
    return str(caught.value), caught.value.again


@in_loop
async def test_names_that_lead_inside_are_not_followed() -> None:
    async with web_server() as web:
        url = f"http://hooks.example.com:{web.port}/SECRET"
        inside = [("127.0.0.1",), ("8.8.8.8", "127.0.0.1"), ("::ffff:127.0.0.1",), ("::1",)]
        for addresses in inside:
            why, again = await why_not(Webhooks(resolve=to(*addresses)), url)
            assert "private network" in why
            assert not again
        for name in ("localhost", "LOCALHOST"):  # with the real name service
            why, _ = await why_not(Webhooks(), f"http://{name}:{web.port}/SECRET")
            assert "private network" in why
        assert web.connections == 0


@in_loop
async def test_odd_numbers_end_as_the_address_they_mean() -> None:
    for odd in ("2130706433", "0x7f.1", "0177.1"):
        assert await resolve(odd, 80) == ["127.0.0.1"]


@in_loop
async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is resolved once; nobody else knows it, so it is not asked for again."""
    asked: list[str] = []
    monkeypatch.setattr(webhook, "is_open", lambda address: address == "127.0.0.1")
    async with web_server() as web:
        webhooks = Webhooks(resolve=to("127.0.0.1", asked=asked))
        url = f"http://hooks.invalid:{web.port}/a%2Fb?c=d"
        await webhooks.post(target_of(url), b'{"text": "ahoy"}')
        assert await web.bodies.get() == {"text": "ahoy"}
        assert asked == ["hooks.invalid"]
        assert web.heads[0].startswith("POST /a%2Fb?c=d HTTP/1.1\r\n")
        assert f"host: hooks.invalid:{web.port}\r\n" in web.heads[0].lower()
        assert web.heads[0].lower().count("host:") == 1


@in_loop
async def test_redirects_are_not_followed() -> None:
    async with web_server() as web, web_server() as other:
        there = other.url.encode()
        web.answer = b"HTTP/1.1 307 Go\r\nLocation: " + there + b"\r\nContent-Length: 0\r\n\r\n"
        why, again = await why_not(Webhooks(private=True), web.url)
        assert (why, again) == ("it answers with status 307", False)
        assert other.connections == 0


@in_loop
async def test_what_may_be_tried_again() -> None:
    async with web_server() as web:
        for status, expected in ((404, False), (410, False), (429, True), (500, True), (503, True)):
            web.answer = b"HTTP/1.1 %d X\r\nContent-Length: 0\r\n\r\n" % status
            assert (await why_not(Webhooks(private=True), web.url))[1] == expected
        web.answer = b"nonsense\r\n\r\n"
        assert await why_not(Webhooks(private=True), web.url) == ("it cannot be reached", True)
        port = web.port
    assert await why_not(Webhooks(private=True), f"http://127.0.0.1:{port}/") == (
        "it cannot be reached",
        True,
    )
    nowhere = await why_not(Webhooks(resolve=to()), "http://a.example/")
    assert nowhere == ("it cannot be reached", True)


@in_loop
async def test_silence_and_dripping_end_in_time() -> None:
    async with web_server() as web:
        web.answer = None
        short = Webhooks(private=True, seconds=0.3)
        assert await why_not(short, web.url) == ("no answer in time", True)
        web.answer, web.drip = b"HTTP/1.1 200 OK\r\nX: ", True  # a header without an end
        assert await why_not(short, web.url) == ("no answer in time", True)

    async def forever(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    slow = Webhooks(seconds=0.1, resolve=forever)
    assert await why_not(slow, "http://a.example/") == ("no answer in time", True)


@in_loop
async def test_an_endless_answer_is_not_read() -> None:
    async with web_server() as web:
        web.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n"
        web.drip = True
        await Webhooks(private=True, seconds=60).post(target_of(web.url, True), b"{}")


@in_loop
async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_server() as web, web_server() as proxy:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.delenv(name, raising=False)
        await Webhooks(private=True).post(target_of(web.url, True), b"{}")
        assert (web.connections, proxy.connections) == (1, 0)


@in_loop
async def test_urls_stay_out_of_logs(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with web_server() as web:
            await Webhooks(private=True).post(target_of(web.url, True), b"{}")
            web.answer = b"HTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n"
            await why_not(Webhooks(private=True), web.url)
    assert "SECRET" not in caplog.text


def test_a_certificate_must_be_for_the_name(tmp_path: Path) -> None:
    """Although the connection goes to an address, the name is asked for and checked."""
    if shutil.which("openssl") is None:
        missing("NO OPENSSL: install it to make a certificate")
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-keyout", key, "-out", certificate, "-subj", "/CN=hooks.test",
         "-addext", "subjectAltName=DNS:hooks.test"],
        check=True, capture_output=True,
    )  # fmt: skip

    async def run() -> None:
        names: list[str] = []
        serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        serving.load_cert_chain(certificate, key)
        serving.sni_callback = lambda _, name, __: names.append(name)
        trusting = ssl.create_default_context(cafile=str(certificate))
        here = to("127.0.0.1")
        async with web_server(serving) as web:
            post = Webhooks(True, 30, here, trusting).post
            await post(target_of(f"https://hooks.test:{web.port}/", True), b"{}")
            assert names == ["hooks.test"]
            for wrong in (
                Webhooks(True, 30, here, trusting).post(
                    target_of(f"https://other.test:{web.port}/", True), b"{}"
                ),
                Webhooks(True, 30, here).post(  # nobody we trust has signed it
                    target_of(f"https://hooks.test:{web.port}/", True), b"{}"
                ),
            ):
                with pytest.raises(Undelivered, match="cannot be reached"):
                    await wrong
            assert len(web.heads) == 1

    asyncio.run(run())
