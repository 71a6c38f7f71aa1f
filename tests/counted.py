"""What the final count of a game is shown to come to, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from osada.kernel.picture import Picture


def counted(changes: Sequence[Picture]) -> list[object]:
    """For each step, so far, by seat."""
    return [value for change in changes for path, value in change.after if path == ("counted",)]
