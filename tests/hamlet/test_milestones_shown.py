"""Whose a milestone is stands on everybody's table, the first player's like any other's."""

from __future__ import annotations

from typing import Any, cast

import pytest

from .positions import position
from .villages import STONEMASON


@pytest.mark.rule("HAM-OWN-01")
@pytest.mark.parametrize(("colour", "seat"), [("red", 0), ("green", 1)])
def test_a_milestone_is_shown_as_its_holders(colour: str, seat: int) -> None:
    table = position(village=STONEMASON, milestones={"mason": colour})
    shown = cast("dict[str, Any]", table.view())["milestones"]
    assert shown.pop("mason") == seat
    assert set(shown.values()) == {None}
