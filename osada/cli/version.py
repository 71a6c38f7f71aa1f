"""Which version this is, and how its rules run."""

from __future__ import annotations

import osada
from osada._compiled import WHY


def version() -> str:
    """Version, and whether the rules run compiled or pure, and why."""
    return f"osada {osada.__version__}, {osada.MODE} ({WHY})"
