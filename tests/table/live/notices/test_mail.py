"""E-mail: what leaves, to whom, and that nothing can be slipped in."""

import asyncio
from email import message_from_string
from email.policy import default

import pytest

from doubloon.kernel.errors import OptionError
from doubloon.table.core.errors import Refused
from doubloon.table.live.notices.mail import Post, checked_address, deliver, letter, post_of
from doubloon.table.live.notices.webhook import Undelivered
from tests.table.http.support import in_loop
from tests.table.live.notices.little_servers import Mailbox, mail_server

STOP = "https://play.example.org/notices#stop=" + "0" * 32


def post_to(mailbox: Mailbox) -> Post:
    return post_of(mailbox.url, "Doubloon <tables@example.org>")


@in_loop
async def test_a_letter_arrives() -> None:
    async with mail_server() as mailbox:
        post = post_to(mailbox)
        text = f"Zoë, come! {STOP}"
        message = letter(post, "anne@example.org", "Toy: it is your turn", text, STOP)
        await asyncio.to_thread(deliver, post, message)
        found = message_from_string(await mailbox.letters.get(), policy=default)
        assert mailbox.recipients == ["<anne@example.org>"]
        assert found["To"] == "anne@example.org"
        assert found["From"] == "Doubloon <tables@example.org>"
        assert found["Subject"] == "Toy: it is your turn"
        assert found["List-Unsubscribe"].strip() == f"<{STOP}>"
        assert found["Auto-Submitted"] == "auto-generated"
        assert found["Date"]
        assert found["Message-ID"]
        text = found.get_content()
        assert "Zoë, come!" in text
        assert STOP in text


@pytest.mark.parametrize(
    "address",
    [
        *("", "anne", "anne@", "@example.org", "anne@@example.org", "a b@example.org"),
        *("anne@example.org\r\nBcc: all@example.org", "anne@example.org\n", "anne\r@example.org"),
        *("anne@example.org, bob@example.org", "anne@example.org;b@c.de", "Anne <a@example.org>"),
        *("<a@example.org>", '"a b"@example.org', "a@[127.0.0.1]", "a@exam_ple.org", "a..b@c.de"),
        *("a@-c.de", "a@c-.de", "a@é.de", "é@c.de", "a@c.de\x00", "a" * 65 + "@c.de"),
        *("a@" + "b" * 300, ".a@c.de", "a.@c.de", "a@.de", "a@b..de"),
    ],
)
def test_addresses_that_are_refused(address: str) -> None:
    with pytest.raises(Refused, match="looks like"):
        checked_address(address)


@pytest.mark.parametrize("address", ["a@b", "a.b+c@sub.example.org", "o'hara@example.museum"])
def test_addresses_that_are_taken(address: str) -> None:
    assert checked_address(address) == address


def test_nothing_slips_into_a_header() -> None:
    post = post_of("smtp://localhost", "tables@example.org")
    for to, subject, stop in (
        ("anne@example.org", "Toy\r\nBcc: all@example.org", STOP),
        ("anne@example.org", "Toy\nBcc: all@example.org", STOP),
        ("anne@example.org\nBcc: all@example.org", "Toy", STOP),
        ("anne@example.org", "Toy", "x\r\nBcc: all@example.org"),
    ):
        with pytest.raises((ValueError, Refused)):
            letter(post, to, subject, "ahoy", stop)
    quiet = letter(post, "anne@example.org", "Toy", "ahoy\r\n.\r\nRCPT TO:<b@c.de>", STOP)
    assert quiet["Bcc"] is None


@in_loop
async def test_a_text_cannot_end_the_letter_early() -> None:
    async with mail_server() as mailbox:
        post = post_to(mailbox)
        text = "ahoy\n.\nRCPT TO:<all@example.org>"
        await asyncio.to_thread(deliver, post, letter(post, "a@example.org", "Toy", text, STOP))
        assert "RCPT TO:<all@example.org>" in await mailbox.letters.get()
        assert mailbox.recipients == ["<a@example.org>"]
        assert mailbox.letters.empty()


@in_loop
async def test_refusals_and_silence() -> None:
    async with mail_server() as mailbox:
        post = post_to(mailbox)
        message = letter(post, "anne@example.org", "Toy", "ahoy", STOP)
        for answer, again in ((b"550 unknown", False), (b"450 later", True)):
            mailbox.refuse = answer
            with pytest.raises(Undelivered) as caught:
                await asyncio.to_thread(deliver, post, message)
            assert caught.value.again == again
            assert "anne" not in str(caught.value)
    with pytest.raises(Undelivered, match="cannot be reached") as caught:
        await asyncio.to_thread(deliver, post, message)
    assert caught.value.again


@in_loop
async def test_a_password_does_not_travel_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Post, "nearby", property(lambda self: False))
    async with mail_server() as mailbox:
        post = post_of(f"smtp://anne:hush@127.0.0.1:{mailbox.port}", "tables@example.org")
        message = letter(post, "anne@example.org", "Toy", "ahoy", STOP)
        with pytest.raises(Undelivered, match="no encryption"):
            await asyncio.to_thread(deliver, post, message)
        assert not any(each.upper().startswith("AUTH") for each in mailbox.commands)


def test_settings_of_the_host() -> None:
    post = post_of("smtps://a%40b:p%3Aq@mail.example.org", "tables@example.org")
    assert (post.port, post.tls, post.user, post.password) == (465, True, "a@b", "p:q")
    assert post_of("smtp://[::1]:25", "t@example.org").nearby
    for url in ("mail.example.org", "http://mail", "smtp://", "smtp://h:x", "smtp://h/path"):
        with pytest.raises(OptionError, match="smtp: smtp://"):
            post_of(url, "t@example.org")
    for sender in ("", "nobody", "a@b.c\nBcc: d@e.f"):
        with pytest.raises(OptionError, match="mail-from"):
            post_of("smtp://mail", sender)
