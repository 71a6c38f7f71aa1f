"""Sessions, devices at seats, who once sat there; how long a table waits, its size, its chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SAID = sa.text("kind IN ('chat', 'note')")
NEW = ("chosen_seed", "patience", "secrets_out", "size")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        no, zero, half_a_day = sa.false(), "0", "43200"
        tables.add_column(sa.Column("chosen_seed", sa.Boolean, nullable=False, server_default=no))
        tables.add_column(
            sa.Column("patience", sa.Integer, nullable=False, server_default=half_a_day)
        )
        tables.add_column(sa.Column("secrets_out", sa.Boolean, nullable=False, server_default=no))
        tables.add_column(sa.Column("size", sa.Integer, nullable=False, server_default=zero))
        tables.alter_column("seed", existing_type=sa.String(20), type_=sa.String(48))
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "devices",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(24), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.Column("first", sa.Float, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "device", name="pk_devices"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_devices_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "former",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_former_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_former_player", "former", ["player"])
    op.create_index("ix_former_table", "former", ["table"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index(
        "ix_entries_said", "entries", ["table", "number"], sqlite_where=SAID, postgresql_where=SAID
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )

    op.create_index("ix_tables_owner_status", "tables", ["owner", "status"])
    # Owners used to have the links of all seats. Whoever sits there by a cookie needs theirs no
    # more; a program, which has nothing else, keeps it.
    op.execute(
        """
        UPDATE seats SET link_version = link_version + 1 WHERE kind = 'person' AND EXISTS (
            SELECT 1 FROM members m WHERE m."table" = seats."table" AND m.seat = seats.seat
        )
        """
    )


def downgrade() -> None:
    op.drop_index("ix_tables_owner_status", "tables")
    op.drop_table("pulse")
    op.drop_index("ix_entries_said", "entries")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_table("former")
    op.drop_table("devices")
    op.drop_index("ix_sessions_player", "sessions")
    op.drop_table("sessions")
    with op.batch_alter_table("tables") as tables:
        for column in reversed(NEW):
            tables.drop_column(column)
