"""What is said, shown and thought on the evenings that were kept is what it was."""

from __future__ import annotations

import pytest

from . import cards
from .answers import FOLDER, answers, read
from .evenings import evenings

EVENINGS = evenings()
HINT = "if that is meant, write it anew: tools/kept"


@pytest.mark.pure_only
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_is_as_it_was(name: str) -> None:
    """A part that is new is not held yet."""
    kept, found = read(FOLDER / f"{name}.txt"), answers(EVENINGS[name])
    assert [what for what in kept if kept[what] != found.get(what)] == [], HINT


@pytest.mark.pure_only
def test_every_card_of_the_story_does_what_it_did() -> None:
    kept, found = read(cards.FILE), cards.cards()
    assert [what for what in kept if kept[what] != found.get(what)] == [], HINT


def test_evenings_of_every_game_are_kept() -> None:
    games = {name.partition("_")[0] for name in EVENINGS}
    assert games == {"hamlet", "mythwind", "vikings"}
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(EVENINGS)
