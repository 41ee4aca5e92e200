"""Who made a table, so that limits and turns can be shared out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody is known of tables that are there already."""
    op.add_column("tables", sa.Column("browser", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("address", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_address", "tables", ["address", "status"])
