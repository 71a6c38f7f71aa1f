"""What the lab's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from osada import bots


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """Computer players that a test lets play are gone after it."""
    before = dict(bots._EVERYWHERE)
    yield
    bots._EVERYWHERE.clear()
    bots._EVERYWHERE.update(before)
