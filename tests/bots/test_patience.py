"""Whoever is told to be patient may think longer, and is asked for no other choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from osada.bots import clock


@pytest.fixture
def patient() -> Iterator[None]:
    clock.be_patient(1000)
    yield
    clock.be_patient(1)


def test_a_second_lasts_longer_for_whoever_is_patient(patient: None) -> None:
    with clock.processor_time():
        began = clock.now()
        used = sum(number * number for number in range(300_000))
        patiently = clock.now() - began
        clock.be_patient(1)
        began = clock.now()
        assert used == sum(number * number for number in range(300_000))
        assert 0 < patiently < clock.now() - began
