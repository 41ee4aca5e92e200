"""Short codes for tables: six letters that one can say over the phone.

A code leads to a table and opens nothing there that its link would not. It is the same for all who
ask for it, and is forgotten after a day. Who tries codes is slowed down, see ``Service``.
"""

import secrets
from typing import Final

from litestar.params import FromPath, JSONBody

from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest
from doubloon.table.interface import wire
from doubloon.table.interface.refusals import BadCode, TooMany
from doubloon.table.store.side_store import DAY

# No vowels, so that there are no words; nothing that looks or sounds like another letter's twin.
LETTERS: Final = "BCDFGHJKMNPRSTVWXZ"
LENGTH: Final = 6
LEAST_LEFT: Final = DAY // 24  # ms; a code with less than that is not given out any more
TRIES: Final = 5  # 34 million codes: even the second is never needed


def new_code() -> str:
    """Any code.

    >>> len(new_code()), set(new_code()) <= set(LETTERS)
    (6, True)
    """
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


@write("/api/tables/{table_id:str}/code")
async def give_code(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.ActBody]
) -> wire.TableCode:
    """A short code that leads here, for those who sit at the table; the same again for a day."""
    asker = Asker(request)
    await asker.seat(table_id, data.as_seat)
    side, now = asker.service.store.side, asker.service.hub.clock()
    mine = f"code of {table_id}"
    found = await side.find_code(mine, now + LEAST_LEFT)
    if found is not None:
        return wire.TableCode(found["code"])
    for _ in range(TRIES):
        code = new_code()
        if await side.save_code(f"table {code}", {"table": table_id}, now + DAY):
            await side.take_code(mine, now)
            await side.save_code(mine, {"code": code}, now + DAY)
            return wire.TableCode(code)
    raise TooMany("no code is free; try again in a moment")


@read("/api/codes/{code:str}")
async def find_table(request: AnyRequest, code: FromPath[str]) -> wire.TableId:
    """The table that a short code leads to."""
    asker = Asker(request)
    service = asker.service
    if service.code_limiter.wait(asker.address):
        raise TooMany("many codes were tried from here; wait a minute")
    wanted = code.upper()
    found = None
    if len(wanted) == LENGTH and set(wanted) <= set(LETTERS):
        found = await service.store.side.find_code(f"table {wanted}", service.hub.clock())
    if found is None:
        raise BadCode("no table has this code, or not any more")
    return wire.TableId(found["table"])


ROUTES: Final = [give_code, find_table]
