"""Which seating a write answers, who made a table, and whether somebody may know what comes next at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("known", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("maker", sa.String(64)))
    op.create_index("tables_maker_changed", "tables", ["maker", "changed"])
    # Until now nobody wrote down that a table was continued as another one.
    tables = sa.table("tables", sa.column("id"), sa.column("parent"), sa.column("origin"), sa.column("known"))
    parents = sa.select(tables.c.parent).where(tables.c.origin == "fork")
    op.execute(tables.update().where(tables.c.origin.in_(["fork", "import"])).values(known=True))
    op.execute(tables.update().where(tables.c.id.in_(parents)).values(known=True))
