"""People, tables, seats and streams."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_column() -> sa.Column[str]:
    return sa.Column("table", sa.String(24), nullable=False)


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    fk = f"fk_{name}_table"
    return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=fk, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("login", sa.String(60)),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("override", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("tutorial", sa.String(60), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("watch_version", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.String(20), nullable=False),
        sa.Column("computer_due", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_computer_due_updated", "tables", ["computer_due", "updated"])
    op.create_index("ix_tables_listed_status", "tables", ["listed", "status"])
    op.create_table(
        "seats",
        _table_column(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("away", sa.Integer, nullable=False),
        sa.Column("link_version", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        _of_table("seats"),
    )
    op.create_table(
        "members",
        _table_column(),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_members"),
        _of_table("members"),
    )
    op.create_index("ix_members_player", "members", ["player"])
    op.create_table(
        "entries",
        _table_column(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        _of_table("entries"),
    )
    op.create_table(
        "snapshots",
        _table_column(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_snapshots"),
        _of_table("snapshots"),
    )


def downgrade() -> None:
    for name in ("snapshots", "entries", "members", "seats", "tables", "players", "secrets"):
        op.drop_table(name)
