"""What an owner may correct, and how far."""

from __future__ import annotations

import pytest

from .bounds import FOLDER, GAMES, asked


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_content_may_be_corrected_between_the_bounds_written_down(
    game: str,
) -> None:
    written = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert asked(game) == written, "if this is meant: python -m tests.kernel.bounds"
