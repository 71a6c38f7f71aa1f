"""Everything that is kept: people, tables, seats and streams, and what stands beside a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = None
branch_labels = None
depends_on = None

SAID = sa.text("kind IN ('chat', 'note')")
TABLES = (
    *("secrets", "players", "sessions", "tables", "seats", "devices", "members", "former"),
    *("entries", "snapshots", "insights", "branches", "remarks", "puzzles", "pulse"),
)


def upgrade() -> None:
    _people()
    _tables()
    _places()
    _streams()
    _beside()
    row = sa.Column("id", sa.Integer, nullable=False, autoincrement=False)
    op.create_table("pulse", row, _time("at"), _key("pulse", "id"))


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)


def _people() -> None:
    op.create_table("secrets", _text("name", 40), _long_text("value"), _key("secrets", "name"))
    op.create_table(
        "players",
        _text("id", 24),
        _text("name", 60),
        sa.Column("login", sa.String(60)),
        sa.Column("password", sa.Text),
        _time("created"),
        _key("players", "id"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "sessions",
        _text("key", 64),
        _text("player", 24),
        _text("agent", 120),
        _time("created"),
        _time("seen"),
        _key("sessions", "key"),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def _tables() -> None:
    op.create_table(
        "tables",
        _text("id", 24),
        _text("game", 40),
        _text("title", 60),
        _number("rules"),
        _text("content", 64),
        _long_text("override"),
        _number("seats"),
        _text("seed", 48),
        _yes("chosen_seed"),
        _long_text("options"),
        _long_text("origin"),
        _text("tutorial", 60),
        _text("status", 12),
        _yes("listed"),
        _number("patience"),
        _yes("secrets_out"),
        _text("owner", 24),
        _number("watch_version"),
        _text("rematch", 24),
        _number("number"),
        _number("size"),
        _text("turn", 20),
        _yes("computer_due"),
        _long_text("reached"),
        _text("lang", 8),
        _number("group_version"),
        _yes("group_open"),
        _yes("hints"),
        _time("created"),
        _time("updated"),
        _key("tables", "id"),
    )
    op.create_index("ix_tables_computer_due_updated", "tables", ["computer_due", "updated"])
    op.create_index("ix_tables_listed_status", "tables", ["listed", "status"])
    op.create_index("ix_tables_owner_status", "tables", ["owner", "status"])
    op.create_index("ix_tables_owner", "tables", ["owner"])


def _places() -> None:
    _of_table(
        "seats",
        _number("seat"),
        _text("kind", 10),
        _text("name", 60),
        _text("level", 40),
        _number("away"),
        _number("link_version"),
        _time("seen"),
        _key("seats", "table", "seat"),
    )
    _of_table(
        "devices",
        _number("seat"),
        _text("device", 24),
        _text("agent", 120),
        _time("first"),
        _time("last"),
        _key("devices", "table", "seat", "device"),
    )
    _of_table(
        "members",
        _text("player", 24),
        _number("seat"),
        _time("joined"),
        _yes("hidden"),
        _key("members", "table", "player"),
    )
    op.create_index("ix_members_player", "members", ["player"])
    _of_table("former", _text("player", 24), _number("seat"), _time("joined"), _time("left"))
    op.create_index("ix_former_player", "former", ["player"])
    op.create_index("ix_former_table", "former", ["table"])


def _streams() -> None:
    _of_table(
        "entries",
        _number("number"),
        _text("kind", 8),
        sa.Column("seat", sa.Integer),
        _time("at"),
        _packed("data"),
        _key("entries", "table", "number"),
    )
    op.create_index(
        "ix_entries_said", "entries", ["table", "number"], sqlite_where=SAID, postgresql_where=SAID
    )
    for name, column in (("snapshots", "position"), ("insights", "data")):
        _of_table(name, _number("number"), _packed(column), _key(name, "table", "number"))


def _beside() -> None:
    op.create_table(
        "branches",
        _text("branch", 24),
        _text("table", 24),
        _number("number"),
        sa.Column("state", sa.String(8), nullable=False, server_default="try"),
        _key("branches", "branch"),
        sa.ForeignKeyConstraint(
            ["branch"], ["tables.id"], name="fk_branches_branch", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_branches_table", "branches", ["table"])
    _of_table(
        "remarks",
        _number("number"),
        _text("player", 24),
        _long_text("text"),
        _key("remarks", "table", "number", "player"),
    )
    op.create_index("ix_remarks_player", "remarks", ["player"])
    op.create_table(
        "puzzles",
        _text("player", 24),
        _text("game", 40),
        _text("name", 24),
        _number("tries"),
        _number("at_try"),
        _time("at"),
        _key("puzzles", "player", "game", "name"),
    )
    op.create_index("ix_puzzles_game_name", "puzzles", ["game", "name"])


def _of_table(name: str, *columns: sa.schema.SchemaItem) -> None:
    """What goes when its table goes."""
    of = sa.ForeignKeyConstraint(
        ["table"], ["tables.id"], name=f"fk_{name}_table", ondelete="CASCADE"
    )
    op.create_table(name, _text("table", 24), *columns, of)


def _text(name: str, most: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(most), nullable=False)


def _long_text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _yes(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def _packed(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")
