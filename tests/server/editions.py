"""Editions that are made up: one with a migration more, one with other numbers of the rules."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import osada
from osada.server.store import health, migrate

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("remarks", sa.Column("mood", sa.String(8), nullable=False, server_default="calm"))


def downgrade() -> None:
    with op.batch_alter_table("remarks") as remarks:
        remarks.drop_column("mood")
"""


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path, before: str) -> None:
    """Another edition of the schema, one migration after this one."""
    mine = folder / "migrations"
    shutil.copytree(migrate.MIGRATIONS, mine, ignore=shutil.ignore_patterns("__pycache__"))
    (mine / "versions" / "next.py").write_text(NEXT.format(before=before), encoding="utf-8")
    for module in (migrate, health):
        monkeypatch.setattr(module, "MIGRATIONS", mine)


def bump_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another edition of every game's rules, in which only their number is new."""
    for game in ("vikings", "hamlet", "mythwind"):
        box = type(osada.game(game))
        new = box.rules_version + 1
        monkeypatch.setattr(box, "rules_version", new)
        room = import_module(f"osada.games.{game}.position")
        for part in iter_modules(room.__path__, f"{room.__name__}."):
            module = import_module(part.name)
            if hasattr(module, "RULES_VERSION"):
                monkeypatch.setattr(module, "RULES_VERSION", new)
            if hasattr(module, "FORM"):
                monkeypatch.setattr(module.FORM, "rules", new)
