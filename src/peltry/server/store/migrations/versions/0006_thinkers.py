"""Processes that think for bots, and what they are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "thinkers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("knows", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("dismissed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    # A thought need not outlive a lost mains supply: PostgreSQL does not wait for the disk with it.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rules", sa.String(128), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("printed_hash", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("world", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("thinker", sa.Integer),
        sa.Column("answer", sa.Integer),
        sa.Column("took", sa.Float),
        prefixes=passing,
    )
