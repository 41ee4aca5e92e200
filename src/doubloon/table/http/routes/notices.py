"""How I hear that it is my turn while I am away: a webhook, e-mail. Nothing unless asked for.

A webhook's URL is a secret of its owner: it is stored, used, and never given out again; only its
host is shown, to its owner. An address gets mail only after a code that was sent there came back.
Links in mails lead to the client's page ``/notices``, the code behind the ``#``, so that no log
on the way gets it; it does nothing before a button is pressed, because mail programs open links.
"""

import hashlib
from typing import Annotated, Final, Literal

from litestar import Response
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from doubloon.table.core.credentials import hashed, new_secret
from doubloon.table.core.errors import Refused
from doubloon.table.http.routes.decorators import read, remove, write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest, Service, service_of
from doubloon.table.interface import wire
from doubloon.table.interface.refusals import BadLink, TooMany
from doubloon.table.live.notices.addresses import address_in, check_name, target_of
from doubloon.table.live.notices.mail import checked_address
from doubloon.table.store.side_store import DAY, Wish

MOST_MAILS: Final = 3  # to one address that is not confirmed, in a week, whoever asks


def shown(service: Service, wish: Wish | None) -> wire.Notices:
    """A wish as its owner sees it."""
    mail = service.courier.post is not None
    if wish is None:
        return wire.Notices(None, None, None, False, mail)
    host = None if wish.webhook is None else target_of(wish.webhook, private=True).host
    return wire.Notices(host, wish.email, wish.pending, wish.live, mail)


async def wish_of(asker: Asker) -> Wish | None:
    """What the asker's browser wants, if anything."""
    if asker.browser is None:
        return None
    return await asker.service.store.side.wish(hashed(asker.browser))


@read("/api/me/notices")
async def notices(request: AnyRequest) -> wire.Notices:
    """Where I am notified that it is my turn; of a webhook only the host."""
    asker = Asker(request)
    return shown(asker.service, await wish_of(asker))


@write("/api/me/notices")
async def set_notices(
    request: AnyRequest, data: JSONBody[wire.NoticesBody]
) -> Response[wire.Notices]:
    """Tell me when it is my turn: by a webhook, by e-mail, in live games too.

    What is left out stays as it is. A webhook gets a greeting; an address gets a mail with a code
    and nothing else before that is confirmed.
    """
    asker = Asker(request)
    service = asker.service
    owner = hashed(asker.known())
    if service.notice_limiter.wait(asker.address):
        raise TooMany("that was changed often; wait a minute")
    wish = await wish_of(asker) or Wish(owner, new_secret())
    if data.webhook is not None:
        private = service.settings.private_webhooks
        target = target_of(data.webhook, private)
        if address_in(target.host) is None:
            check_name(target.host, "a webhook", private)
        wish = replace(wish, webhook=data.webhook)
    if data.live is not None:
        wish = replace(wish, live=data.live)
    if data.language is not None:
        wish = replace(wish, language=data.language)
    address = None if data.email is None else checked_address(data.email)
    if address is not None:
        nearby = service.courier.post is not None and service.courier.post.nearby
        check_name(address.rpartition("@")[2], "an e-mail address", nearby)
        wish = await ask_for(service, wish, address)
    await service.store.side.save_wish(wish)
    if data.webhook is not None:
        service.courier.greet(wish)
    if address is not None and address == wish.pending:
        code = new_secret()
        about = {"mail": address, "browser": owner}
        await service.store.side.save_code(hashed(code), about, service.hub.clock() + DAY)
        service.courier.ask_to_confirm(wish, address, code)
    return Response(shown(service, wish), cookies=asker.cookies)


async def ask_for(service: Service, wish: Wish, address: str) -> Wish:
    """The wish with an address that is to be confirmed, unless it is already."""
    if service.courier.post is None:
        raise Refused("this server sends no mail; a webhook is possible")
    if address == wish.email:
        return replace(wish, pending=None)
    now = service.hub.clock()
    if not await service.store.side.claim(mail_claim(address), now, now + 7 * DAY, MOST_MAILS):
        raise TooMany("enough mails went to that address; look there, or wait for a week")
    return replace(wish, pending=address)


def mail_claim(address: str) -> str:
    """The name under which mails to an address are counted; it does not show the address."""
    return "mail/" + hashlib.sha256(address.lower().encode()).hexdigest()


@remove("/api/me/notices")
async def no_notices(
    request: AnyRequest,
    what: Annotated[
        Literal["webhook", "email"] | None,
        QueryParameter(description="Only this; otherwise all."),
    ] = None,
) -> wire.Notices:
    """No notices any more; what was stored for them is deleted."""
    asker = Asker(request)
    service = asker.service
    wish = await wish_of(asker)
    if wish is None:
        return shown(service, None)
    if what == "webhook":
        wish = replace(wish, webhook=None)
    elif what == "email":
        wish = replace(wish, email=None, pending=None)
    if what is None or (wish.webhook, wish.email, wish.pending) == (None, None, None):
        await service.store.side.forget_wish(wish.browser)
        return shown(service, None)
    await service.store.side.save_wish(wish)
    return shown(service, wish)


@write("/api/notices/confirm")
async def confirm(request: AnyRequest, data: JSONBody[wire.CodeBody]) -> wire.Ok:
    """Confirm an address with the code that was mailed there."""
    service = service_of(request)
    side = service.store.side
    found = await side.take_code(hashed(data.code), service.hub.clock())
    if found is None or not await side.confirm_mail(
        found.get("browser", ""), found.get("mail", "")
    ):
        raise BadLink("this link was used already, or is too old; ask for a new one")
    await side.release(mail_claim(found["mail"]))
    return wire.Ok()


@write("/api/notices/stop")
async def stop(request: AnyRequest, data: JSONBody[wire.CodeBody]) -> wire.Ok:
    """No more mails, by the code that is in each of them."""
    if not await service_of(request).store.side.stop_mail(data.code):
        raise BadLink("this link belongs to no mails that are still sent")
    return wire.Ok()


ROUTES: Final = [notices, set_notices, no_notices, confirm, stop]
