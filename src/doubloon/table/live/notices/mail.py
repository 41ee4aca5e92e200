"""E-mail over SMTP, for hosts who set it up: letters that hold nothing but what we wrote.

smtplib runs in threads. Headers are made by the standard library, which takes no line breaks in
them; addresses are of a narrow form, so that nothing can be slipped into a header or a command.
"""

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from doubloon.kernel.errors import OptionError
from doubloon.table.core.errors import Refused
from doubloon.table.live.notices.addresses import is_loopback
from doubloon.table.live.notices.webhook import Undelivered

SECONDS: Final = 20.0  # for each step of a delivery
LONGEST: Final = 254
WORD: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
ADDRESS: Final = re.compile(
    rf"{WORD}(\.{WORD})*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)*[A-Za-z0-9-]*[A-Za-z0-9]"
)
HELP: Final = "smtp://[USER:PASSWORD@]HOST[:PORT], or smtps:// for TLS from the start"


class Post(msgspec.Struct, frozen=True):
    """The server that takes our mail, and who we are to it."""

    host: str
    port: int
    tls: bool  # from the start; otherwise STARTTLS where it is offered
    user: str
    password: str
    sender: str

    @property
    def nearby(self) -> bool:
        """Is it on this very machine? Then nobody can listen in."""
        return self.host == "localhost" or is_loopback(self.host)


def checked_address(text: str) -> str:
    """An address to write to, trimmed; Refused unless it is of the usual form.

    >>> checked_address(" anne@example.org ")
    'anne@example.org'
    """
    text = text.strip(" ")
    if len(text) > LONGEST or not ADDRESS.fullmatch(text) or len(text.partition("@")[0]) > 64:
        raise Refused("an e-mail address looks like anne@example.org")
    return text


def post_of(url: str, sender: str) -> Post:
    """The host's settings; an OptionError says what is allowed, and repeats no password.

    >>> post_of("smtp://mail.example.org", "Doubloon <tables@example.org>").port
    587
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise OptionError(f"smtp: {HELP}") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
        raise OptionError(f"smtp: {HELP}")
    try:
        checked_address(parseaddr(sender)[1])
    except Refused:
        raise OptionError("mail-from: an address such as tables@example.org is needed") from None
    if "\n" in sender or "\r" in sender:
        raise OptionError("mail-from: one line")
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def letter(post: Post, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A letter; ``stop`` is the page that ends the mails, which its text names as well."""
    message = EmailMessage(policy=SMTP)
    name, address = parseaddr(post.sender)
    message["From"] = Address(name, addr_spec=address)
    message["To"] = Address(addr_spec=checked_address(to))
    message["Subject"] = subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(f"{text}\n")
    return message


def deliver(post: Post, message: EmailMessage) -> None:
    """Hand a letter over; blocks. An Undelivered error says nothing of its content."""
    secure = ssl.create_default_context()
    try:
        server = (
            smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=secure)
            if post.tls
            else smtplib.SMTP(post.host, post.port, timeout=SECONDS)
        )
        with server:
            server.ehlo_or_helo_if_needed()
            encrypted = post.tls
            if not post.tls and not post.nearby and server.has_extn("starttls"):
                server.starttls(context=secure)
                encrypted = True
            if post.user:
                if not encrypted and not post.nearby:
                    raise Undelivered("the mail server offers no encryption for a password", False)
                server.login(post.user, post.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undelivered("the mail server refuses the address", max(codes) < 500) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(
            f"the mail server answers with {error.smtp_code}", error.smtp_code < 500
        ) from None
    except (OSError, smtplib.SMTPException):
        raise Undelivered("the mail server cannot be reached", True) from None
