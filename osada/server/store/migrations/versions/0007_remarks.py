"""What somebody writes beside a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_remarks_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", "player", name=op.f("pk_remarks")),
    )
    op.create_index(op.f("ix_remarks_player"), "remarks", ["player"])


def downgrade() -> None:
    op.drop_table("remarks")
