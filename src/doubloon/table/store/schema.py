"""The tables of the database, as queries name them.

Lengths, keys and indexes are the business of ``migrations``, which make the tables.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Integer, LargeBinary, Text


def table(name: str, **columns: Any) -> sa.TableClause:
    """A table with the types of its columns."""
    return sa.table(name, *(sa.column(each, kind) for each, kind in columns.items()))


tables = table(
    "tables",
    id=Text,
    number=Integer,
    status=Text,
    visibility=Text,
    secret=Text,  # the game's; in no entry before the end
    changed=BigInteger,
    summary=Text,
    browser=Text,  # who made it, see ``model.Maker``
    address=Text,
    due=BigInteger,  # when somebody must see to it, see ``Table.due``
)
entries = table(
    "entries", table_id=Text, number=Integer, kind=Text, seat=Integer, at=BigInteger, data=Text
)
snapshots = table("snapshots", table_id=Text, number=Integer, data=LargeBinary)
seats = table(
    "seats",
    table_id=Text,
    seat=Integer,
    key=Text,
    browser=Text,
    seen=Integer,  # the last entry that was sent to its person
    noticed=Text,  # the decision of the last turn notice
    looked=Integer,  # the table's number when it was last looked at for one
    quiet=BigInteger,  # the time (unix ms) before which there is no other
    here=BigInteger,  # when its person was last here; 0: not known
)
browsers = table("browsers", id=Text, data=Text)
requests = table("requests", table_id=Text, request_id=Text, outcome=Text)

# Where a browser's owner wants to be notified that it is their turn. ``pending`` is an address that
# is not confirmed yet; ``stop`` is in every mail and ends the mails, nothing else.
notices = table(
    "notices",
    browser=Text,
    webhook=Text,
    email=Text,
    pending=Text,
    live=Boolean,
    stop=Text,
    language=Text,
)

# Codes of tables, and codes that are good once, by their hashes.
codes = table("codes", id=Text, data=Text, until=BigInteger)

# What only one process may do, or only so often, until a time.
claims = table("claims", id=Text, count=Integer, until=BigInteger)
