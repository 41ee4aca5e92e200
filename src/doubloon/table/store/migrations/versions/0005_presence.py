"""When a seat's person was last here, and the language of turn notices."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody was ever seen yet; notices were English."""
    op.add_column("seats", sa.Column("here", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column(
        "notices", sa.Column("language", sa.String(8), nullable=False, server_default="en")
    )
