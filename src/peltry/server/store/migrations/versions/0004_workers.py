"""Several processes on one database: who they are, and which of them has each table in hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.Integer))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
