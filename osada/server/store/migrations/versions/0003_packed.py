"""Entries and positions are packed, and of old positions only some are kept."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

from osada.server.store.packing import pack, unpack

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = (("entries", "data"), ("snapshots", "position"))
SPAN = 50
BATCH = 500


def upgrade() -> None:
    _thin()
    for table, column in COLUMNS:
        with op.batch_alter_table(table) as changed:
            changed.alter_column(
                column,
                existing_type=sa.Text,
                existing_nullable=False,
                type_=sa.LargeBinary,
                postgresql_using=f"convert_to({column}, 'UTF8')",
            )
        _rewrite(table, column, lambda kept: pack(kept.decode()))


def downgrade() -> None:
    for table, column in COLUMNS:
        _rewrite(table, column, lambda kept: unpack(kept).encode())
        with op.batch_alter_table(table) as changed:
            changed.alter_column(
                column,
                existing_type=sa.LargeBinary,
                existing_nullable=False,
                type_=sa.Text,
                postgresql_using=f"convert_from({column}, 'UTF8')",
            )


def _thin() -> None:
    """Of positions further back, only the first in each span."""
    op.execute(
        f"""
        DELETE FROM snapshots
        WHERE number < (
            SELECT (t.number / {SPAN} - 1) * {SPAN} FROM tables t WHERE t.id = snapshots."table"
        ) AND EXISTS (
            SELECT 1 FROM snapshots s
            WHERE s."table" = snapshots."table" AND s.number < snapshots.number
            AND s.number >= snapshots.number - snapshots.number % {SPAN}
        )
        """
    )


def _rewrite(table: str, column: str, change: Callable[[bytes], bytes]) -> None:
    rows = sa.table(
        table,
        sa.column("table", sa.String),
        sa.column("number", sa.Integer),
        sa.column(column, sa.LargeBinary),
    )
    c = rows.c
    query = sa.select(c.table, c.number, c[column]).order_by(c.table, c.number).limit(BATCH)
    here = (c.table == sa.bindparam("of")) & (c.number == sa.bindparam("at"))
    new = sa.update(rows).where(here).values({column: sa.bindparam("new")})
    connection = op.get_bind()
    found = connection.execute(query).all()
    while found:
        packed = [{"of": of, "at": at, "new": change(bytes(kept))} for of, at, kept in found]
        connection.execute(new, packed)
        last = sa.tuple_(sa.literal(found[-1][0]), sa.literal(found[-1][1]))
        found = connection.execute(query.where(sa.tuple_(c.table, c.number) > last)).all()
