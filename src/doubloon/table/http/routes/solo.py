"""Games of one person with bots that begin at a position: lessons, and branches of replays."""

from litestar import Response

from doubloon.table.core import commands
from doubloon.table.core.credentials import first_secret, hashed
from doubloon.table.core.model import Origin, Settings
from doubloon.table.http.routes.tables import sit_down
from doubloon.table.http.security import browser_of, maker_of, request_of, who_is
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.http.wire import Seated
from doubloon.table.http.wire_games import AloneBody

NAMELESS = "Player"


async def begin(
    request: AnyRequest, data: AloneBody, settings: Settings, origin: Origin, seat: int
) -> Response[Seated]:
    """Make the table, sit down, start; a repeated request gives the same table again."""
    service = service_of(request)
    browser = browser_of(request, service.settings) or first_secret(data.request)
    who = who_is(browser)
    known = await service.store.browser(hashed(browser)) or {}
    name = data.name or known.get("name") or NAMELESS
    maker = maker_of(service, request, browser)
    given = request_of(who, data.request)
    table_id = await service.hub.create(settings, given, origin, maker)
    join = commands.Join(name, seat)
    answer = await sit_down(service, request, browser, table_id, join, data.request)
    given = request_of(f"{who}/start", data.request)
    await service.hub.submit(table_id, commands.Start(seat), given)
    return answer
