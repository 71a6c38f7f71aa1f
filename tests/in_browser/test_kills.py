"""What counts as lost and as doubled after a browser was killed."""

from __future__ import annotations

from typing import Any

import pytest

from tools.in_browser.kills import Played, counted

SAID = [Played(3, "a"), Played(5, "b c"), Played(7, "d")]


def entry(number: int, action: str, seat: int = 0) -> dict[str, Any]:
    return {"number": number, "kind": "play", "seat": seat, "action": action.split()}


ALL = [entry(3, "a"), entry(4, "x", 1), entry(5, "b c"), entry(6, "y", 1), entry(7, "d")]


@pytest.mark.parametrize(
    ("there", "lost", "doubled"),
    [
        (ALL, 0, 0),
        (ALL[:-1], 0, 0),  # the last one was never acknowledged
        (ALL[:2], 1, 0),
        ([entry(3, "a"), entry(5, "b d")], 1, 0),
        ([*ALL, entry(8, "d")], 0, 1),
        ([*ALL, entry(6, "y", 1)], 0, 1),
    ],
)
def test_what_was_acknowledged_is_to_be_there_and_nothing_twice(
    there: list[dict[str, Any]], lost: int, doubled: int
) -> None:
    found = counted("vikings", SAID, SAID[:2], there)
    assert (found["lost"], found["doubled"]) == (lost, doubled)
