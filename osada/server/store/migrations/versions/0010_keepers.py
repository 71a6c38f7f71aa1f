"""Who looks after the house, and what they did; tables of a person in the order of their list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ENDED = """
UPDATE members SET ended = CASE
  WHEN EXISTS (SELECT 1 FROM branches b WHERE b.branch = members."table" AND b.state <> 'table')
  THEN -1
  ELSE (SELECT CASE t.status WHEN 'running' THEN 0 WHEN 'archive' THEN -1 ELSE t.updated END
        FROM tables t WHERE t.id = members."table") END
"""
KEPT = "what was done in a house is not unwritten"
SQLITE = """
CREATE TRIGGER deeds_no_{how} BEFORE {how} ON deeds
BEGIN SELECT RAISE(ABORT, '{kept}'); END
"""
FUNCTION = """
CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '{kept}'; END $$
"""
POSTGRESQL = """
CREATE TRIGGER deeds_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON deeds
FOR EACH STATEMENT EXECUTE FUNCTION deeds_stay()
"""


def upgrade() -> None:
    ended = sa.Column("ended", sa.Float, nullable=False, server_default="0")
    op.add_column("members", ended)
    op.execute(ENDED)
    op.create_index("ix_members_player_ended", "members", ["player", "ended"])
    op.drop_index("ix_members_player", table_name="members")
    op.create_table(
        "keepers",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_keepers"),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_keepers_player", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    if op.get_bind().dialect.name == "sqlite":
        for how in ("UPDATE", "DELETE"):
            op.execute(SQLITE.format(how=how, kept=KEPT))
    else:
        op.execute(FUNCTION.format(kept=KEPT))
        op.execute(POSTGRESQL)


def downgrade() -> None:
    op.drop_table("deeds")
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION deeds_stay()")
    op.drop_table("keepers")
    op.create_index("ix_members_player", "members", ["player"])
    op.drop_index("ix_members_player_ended", table_name="members")
    op.drop_column("members", "ended")
