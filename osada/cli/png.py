"""`--png`: charts as pictures beside the drawings of a report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from osada.lab.errors import BadExperiment

from .group import complain

Png = Annotated[
    bool, typer.Option("--png", help="Charts as PNG, too, beside the SVG in the folder of --out.")
]


def can_draw(asked: bool, out: Path | None) -> bool:
    """Whether PNG charts will be drawn. Where they cannot be, a line says so, and that is all."""
    if not asked:
        return False
    if out is None:
        raise BadExperiment("--png draws into the folder of a report: name it with --out FOLDER")
    from osada.lab.report.png import missing

    told = missing()
    if told:
        complain(f"no PNG charts, only SVG: {told}")
    return not told
