"""Tries are no tables: which of them somebody keeps as one, and which were thrown away. Those made
before are tries too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    state = sa.Column("state", sa.String(8), nullable=False, server_default="try")
    op.add_column("branches", state)


def downgrade() -> None:
    op.drop_column("branches", "state")
