"""When somebody must see to a table, whichever process did so until then."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """All that run are seen to once."""
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.execute("UPDATE tables SET due = 0 WHERE status = 'running'")
