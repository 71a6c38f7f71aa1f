"""Who has solved which puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at_try", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "name", name=op.f("pk_puzzles")),
    )
    op.create_index(op.f("ix_puzzles_game_name"), "puzzles", ["game", "name"])


def downgrade() -> None:
    op.drop_table("puzzles")
