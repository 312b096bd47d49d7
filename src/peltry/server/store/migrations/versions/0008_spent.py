"""What each visitor has spent of what is granted seldom, so that the workers of a house count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # Nothing that must outlive a lost mains supply: PostgreSQL does not wait for the disk with it.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "spent",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("whose", sa.String(64), primary_key=True),
        sa.Column("balance", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        prefixes=passing,
    )
