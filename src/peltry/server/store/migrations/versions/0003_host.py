"""What the host decides: notes for the running house, who is kept out, who is invited. Lists of a large house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_index("tables_open_state_changed", "tables", ["open", "state", "changed"])
    op.create_index("tables_host", "tables", ["host"])
