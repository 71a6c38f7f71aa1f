"""Alembic runs on the connection it is handed; see `osada.server.store.migrate`."""

from alembic import context
from sqlalchemy import text

from osada.server.store.schema import metadata

connection = context.config.attributes["connection"]
# Several processes start at once: one migrates, the others wait for it.
if connection.dialect.name == "postgresql":
    connection.execute(text("SELECT pg_advisory_xact_lock(6732)"))
else:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
