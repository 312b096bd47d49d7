"""Where open tables come from at large, and whether somebody waits at them: so that no crowd fills the lobby's list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("site", sa.String(16)))
    op.add_column("tables", sa.Column("area", sa.String(16)))
    op.add_column("tables", sa.Column("attended", sa.Float))
    op.create_index("tables_area_site_changed", "tables", ["area", "site", "changed"])
