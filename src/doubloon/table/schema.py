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
    sa.Index("tables_by_status", "status", "changed"),
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
