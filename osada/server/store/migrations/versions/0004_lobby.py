"""How far a game is, how it is announced, a link for all friends, lists of one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LEFT, STEPPED_OUT = 3, 1


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        yes, none, english, first = sa.true(), "", "en", "1"
        tables.add_column(sa.Column("reached", sa.Text, nullable=False, server_default=none))
        tables.add_column(sa.Column("lang", sa.String(8), nullable=False, server_default=english))
        tables.add_column(
            sa.Column("group_version", sa.Integer, nullable=False, server_default=first)
        )
        tables.add_column(sa.Column("group_open", sa.Boolean, nullable=False, server_default=yes))
    with op.batch_alter_table("members") as members:
        no = sa.false()
        members.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    # Whoever has left is, to the edition before, somebody who has stepped out.
    op.execute(f"UPDATE seats SET away = {STEPPED_OUT} WHERE away = {LEFT}")
    with op.batch_alter_table("members") as members:
        members.drop_column("hidden")
    with op.batch_alter_table("tables") as tables:
        for column in ("group_open", "group_version", "lang", "reached"):
            tables.drop_column(column)
