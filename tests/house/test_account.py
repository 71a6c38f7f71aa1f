"""The line in which ./test tells where its time went."""

from __future__ import annotations

import pytest

from ..account import account_of

pytestmark = pytest.mark.pure_only


def test_the_groups_add_up_and_their_stages_are_told() -> None:
    lines = "checks\truff\t0.4\nchecks\tmypy\t58.2\nchecks\t\t60.0\npure\t\t301.6\n"
    folders = "pure\tserver\t201.2\npure\tkernel\t100.4\n"
    assert account_of(lines + folders) == (
        "time: 362 s = checks 60 (mypy 58) + pure 302 (server 201, kernel 100)"
    )


def test_a_group_that_is_not_over_is_not_counted() -> None:
    assert account_of("checks\tmypy\t58.2\npure\t\t3.0\n") == "time: 3 s = pure 3"
