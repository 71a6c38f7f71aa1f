"""The tables of the database. A game is its header in `tables` and its stream in `entries`;
`snapshots` only make opening it quick, everything in them follows from the stream."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    exists,
    text,
)

from .packing import Packed

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SAID = text("kind IN ('chat', 'note')")
"""The entries of a stream in which there may be words of people."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server must not forget: the key its links and cookies are signed with."""

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)
"""People. A guest has no login; the browser's cookie is all that says who they are."""

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("agent", String(120), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index(None, "player"),
)
"""Browsers that are signed in to an account. `key` is a hash of what the cookie holds."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("override", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(48), nullable=False),
    Column("chosen_seed", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("tutorial", String(60), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("secrets_out", Boolean, nullable=False),
    Column("owner", String(24), nullable=False),
    Column("watch_version", Integer, nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("turn", String(20), nullable=False),
    Column("computer_due", Boolean, nullable=False),
    Column("reached", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("group_version", Integer, nullable=False),
    Column("group_open", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "computer_due", "updated"),
    Index(None, "listed", "status", "updated"),
    Index(None, "owner", "status"),
    Index(None, "owner"),
)
"""A header, and what a list of tables shows: `turn` is the seats in turn, as in `0,2`; `patience`
the seconds after which the others may decide on somebody who is absent; `secrets_out` whether
somebody has taken a record of the running game; `size` the bytes of its stream so far; `reached`
`State.reached` as JSON; `lang` the language of who set it up, in which it is announced; `group_…`
the link for all friends, which may be closed; `hints` whether anybody may ask for one."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(40), nullable=False),
    Column("away", Integer, nullable=False),
    Column("link_version", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)
"""`away`: `rows.HERE`, `STEPPED_OUT`, `REPLACED` or `LEFT`."""

devices = Table(
    "devices",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(24), primary_key=True),
    Column("agent", String(120), nullable=False),
    Column("first", Float, nullable=False),
    Column("last", Float, nullable=False),
)
"""From where a seat has been used: a browser or a program, told apart by a hash."""

members = Table(
    "members",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("joined", Float, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("ended", Float, nullable=False, server_default="0"),
    Index(None, "player", "ended"),
)
"""Who has a place at a table; seat -1 watches. `hidden`: they do not want it in their list. `ended`
puts that list in order without looking at the tables: when the game ended, `RUNNING`, or
`UNLISTED` for a try or a record that somebody has opened."""

RUNNING, UNLISTED = 0.0, -1.0

former = Table(
    "former",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("joined", Float, nullable=False),
    Column("left", Float, nullable=False),
    Index(None, "player"),
    Index(None, "table"),
)
"""Who had a seat at a table and has it no more: what they said there is still theirs."""

entries = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("data", Packed, nullable=False),
    Index("ix_entries_said", "table", "number", sqlite_where=SAID, postgresql_where=SAID),
)
"""The stream. Two processes may both try to write a number: one wins, the other reads again."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("position", Packed, nullable=False),
)
"""The position right after the play (or the start) with this number; see `store.sparse` for which
are kept."""

insights = Table(
    "insights",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Packed, nullable=False),
)
"""What was found out about a decision, by the number of its first play; it can be found again."""

branches = Table(
    "branches",
    metadata,
    Column("branch", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", String(8), nullable=False, server_default="try"),
    Index(None, "table"),
)
"""Tables at which somebody tries out how another might have gone on after an entry, and the
variations of records. `state`: `try`, which nobody is shown among their tables; `table`, which
somebody keeps as one; `away`, which they threw away."""

IS_TRY = exists().where(branches.c.branch == tables.c.id, branches.c.state != "table")
"""Of a table: whether it is no table of its own."""

remarks = Table(
    "remarks",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Index(None, "player"),
)
"""What somebody wrote beside the game, about the position after an entry, or what came with a
record, which is nobody's; empty where somebody has taken out for themselves what a record says."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(24), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("at_try", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game", "name"),
)
"""Who has tried which puzzle how often, and the try that was right; 0 while none was."""

keepers = Table(
    "keepers",
    metadata,
    Column("player", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Who looks after the house, and may see its pages."""

deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(60), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(80), nullable=False),
)
"""Who looked after the house did what, by the name they sign in with; empty at the command line.
Triggers see to it that no row is ever changed or taken away."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""One row, written by whoever asks whether the database still takes anything in."""
