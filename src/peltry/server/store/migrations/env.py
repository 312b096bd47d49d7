"""Runs the steps of `versions/` on the connection that `database.py` hands over."""

from __future__ import annotations

from alembic import context

from peltry.server.store.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
