"""From which network a seat was taken and a spectator's line was said, so that a host can keep out who did no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("network", sa.String(64)))
    op.add_column("chat", sa.Column("network", sa.String(64)))
