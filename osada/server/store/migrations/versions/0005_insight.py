"""Whether hints may be asked for; what was found out about decisions; lines somebody tried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        yes = sa.true()
        tables.add_column(sa.Column("hints", sa.Boolean, nullable=False, server_default=yes))
    op.create_table(
        "insights",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], op.f("fk_insights_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_insights")),
    )
    op.create_table(
        "branches",
        sa.Column("branch", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["branch"], ["tables.id"], op.f("fk_branches_branch"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("branch", name=op.f("pk_branches")),
    )
    op.create_index(op.f("ix_branches_table"), "branches", ["table"])


def downgrade() -> None:
    op.drop_table("branches")
    op.drop_table("insights")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
