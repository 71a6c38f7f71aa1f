"""What a board is shown of the final count: from the track to the total, from where points lie."""

from __future__ import annotations

import pytest

from osada.games.hamlet.state import HamletState

from ..browser.positions import played
from ..counted import counted


@pytest.mark.rule("HAM-SCORE-04")
@pytest.mark.rule("HAM-SCORE-05")
@pytest.mark.rule("HAM-SCORE-06")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_final_count_goes_from_the_track_to_every_total_piece_by_piece(seats: int) -> None:
    journal = played("hamlet", seats)
    state, changes = journal.state, journal.entries[-1].changes
    assert isinstance(state, HamletState)
    assert state.outcome is not None
    steps = counted(changes)
    assert steps[0] == [state.track(seat) for seat in range(seats)]
    assert steps[-1] == [score.total for score in state.outcome.scores]
    tiles: list[dict[str, object]] = state.view(None)["tiles"]  # type: ignore[assignment]
    flagged = {f"tile {tile['tile']}" for tile in tiles if tile["points"]}
    flown = {spot for change in changes for spot, _ in change.moves}
    assert flagged <= flown
