"""Turn notices, what a seat has seen, codes that are good once, claims between processes.

Used codes of personal links lay in ``browsers`` until now; they go.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make them."""
    op.add_column("seats", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("noticed", sa.String(100), nullable=True))
    op.add_column("seats", sa.Column("looked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("quiet", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "notices",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("webhook", sa.Text, nullable=True),
        sa.Column("email", sa.Text, nullable=True),
        sa.Column("pending", sa.Text, nullable=True),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("stop", sa.String(32), nullable=False),
    )
    op.create_index("notices_by_stop", "notices", ["stop"])
    op.create_table(
        "codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.execute("DELETE FROM browsers WHERE data = '{}' OR data LIKE '{\"moves\":%'")
