"""`osada lab load --workers`: what an action costs with several processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from msgspec import to_builtins
from rich.table import Table

from .figures import Figures
from .progress import progress_bar
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.lab.load.measure import Plan
    from osada.lab.load.workers import Cost

MOST = 16
"""Processes of one house."""


def counts_of(said: str) -> tuple[int, ...]:
    """`1,2,4` as numbers."""
    parts = [part.strip() for part in said.split(",")]
    if not all(part.isdecimal() and 1 <= int(part) <= MOST for part in parts):
        raise typer.BadParameter(f"numbers from 1 to {MOST} with commas: --workers 1,2,4")
    return tuple(int(part) for part in parts)


def show_costs(
    plan: Plan, counts: tuple[int, ...], database: str, redis: str, as_json: bool
) -> None:
    """Measure, and show what came of it."""
    from osada.lab.load.workers import measure_workers

    if not database:
        raise typer.BadParameter("--workers needs --database postgresql://user:password@host/name")
    with progress_bar("steps") as report:
        costs = measure_workers(plan, counts, database, redis, report)
    if as_json:
        write_json(to_builtins(costs))
    else:
        screen().print(_table(plan, costs))


def _table(plan: Plan, costs: list[Cost]) -> Table:
    table = Figures(title=f"{plan.players} players at {plan.tables} tables, for each action")
    table.add_column("processes")
    for head in ("ms", "of one", "transactions", "messages", "bytes", "handed on", "p50", "p99"):
        table.add_column(head, justify="right", no_wrap=True)
    one = next((cost.server_ms for cost in costs if cost.workers == 1), 0.0)
    for cost in costs:
        way = "" if cost.workers == 1 else ", by id" if cost.routed else ", any"
        table.add_row(
            f"{cost.workers}{way}",
            f"{cost.server_ms:.2f}",
            f"{cost.server_ms / one:.2f}" if one else "–",
            f"{cost.transactions:.2f}",
            f"{cost.bus_messages:.2f}",
            f"{cost.bytes:.0f}",
            "–" if cost.handed_on is None else f"{cost.handed_on:.0%}",
            f"{cost.p50 * 1000:.1f}",
            f"{cost.p99 * 1000:.1f}",
        )
    return table
