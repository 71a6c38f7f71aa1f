"""The lobby reads the tables that anybody may join in the order in which it shows them."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    columns = ["listed", "status", "updated"]
    op.create_index("ix_tables_listed_status_updated", "tables", columns)
    op.drop_index("ix_tables_listed_status", table_name="tables")


def downgrade() -> None:
    op.create_index("ix_tables_listed_status", "tables", ["listed", "status"])
    op.drop_index("ix_tables_listed_status_updated", table_name="tables")
