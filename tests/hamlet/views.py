"""Views, for tests that ask for parts of them."""

from __future__ import annotations

from typing import Any, cast

from .tables import Table


def shown(table: Table) -> dict[str, Any]:
    """A view whose parts can be asked by name."""
    return cast("dict[str, Any]", table.view())
