"""The tables of the database, as the code sees them; ``migrations`` makes them."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("visibility", sa.String(16), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # the game's; in no entry before the end
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    # Who made it, see ``model.Maker``.
    sa.Column("browser", sa.String(64), nullable=False, server_default=""),
    sa.Column("address", sa.String(32), nullable=False, server_default=""),
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_address", "address", "status"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("browser", sa.String(64), nullable=True),
    # The last entry that its person was told of.
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    # Turn notices: the decision of the last one, the table's number when it was last looked at
    # for one, and the time (unix ms) before which there is no other.
    sa.Column("noticed", sa.String(100), nullable=True),
    sa.Column("looked", sa.Integer, nullable=False, server_default="0"),
    sa.Column("quiet", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("seats_by_browser", "browser"),
)

browsers = sa.Table(
    "browsers",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)

requests = sa.Table(
    "requests",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("request_id", sa.String(200), primary_key=True),
    sa.Column("outcome", sa.Text, nullable=False),
)

# Where a browser's owner wants to be told that it is their turn. ``pending`` is an address that
# is not confirmed yet; ``stop`` is in every mail and ends the mails, nothing else.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("webhook", sa.Text, nullable=True),
    sa.Column("email", sa.Text, nullable=True),
    sa.Column("pending", sa.Text, nullable=True),
    sa.Column("live", sa.Boolean, nullable=False),
    sa.Column("stop", sa.String(32), nullable=False),
    sa.Index("notices_by_stop", "stop"),
)

# Codes that are good once, by their hashes.
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# What only one process may do, or only so often, until a time.
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("id", sa.String(200), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
