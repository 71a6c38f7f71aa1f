"""Every game ends. VIK-ROUND-11, VIK-T-20."""

from __future__ import annotations

import pytest

from .filling import GOODS
from .policies import Policy, at_random, in_haste, last_position, never_sailing, whole_game
from .tables import Table

MOST_ROUNDS = {2: 23, 3: 19, 4: 27}
MOST_PLACEMENTS = {2: 184, 3: 171, 4: 216}


@pytest.mark.rule("VIK-ROUND-11")
@pytest.mark.rule("VIK-T-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("policy", "games"), [(at_random, 100), (in_haste, 20), (never_sailing, 100)]
)
def test_every_game_ends_within_its_bound(seats: int, policy: Policy, games: int) -> None:
    rounds = [Table(last_position(seats, seed, policy)).round for seed in range(games)]
    assert min(rounds) >= 7
    assert max(rounds) <= MOST_ROUNDS[seats]


@pytest.mark.rule("VIK-ROUND-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_never_wants_to_sail_comes_near_the_bound_but_has_to(seats: int) -> None:
    """The bound is no empty one, and the number of placements has a bound with it."""
    longest = 0
    for seed in range(4):
        states = whole_game(seats, seed, never_sailing)
        placements = sum(
            event.key == "vikings-placed" for state in states for event in state.events
        )
        longest = max(longest, placements)
        rounds = Table(states[-1]).round
        idle = sum(event.key == "vikings-nothing-sailed" for s in states for event in s.events)
        assert idle == rounds - 7
        assert placements == rounds * (MOST_PLACEMENTS[seats] // MOST_ROUNDS[seats])
        assert placements <= MOST_PLACEMENTS[seats]
    assert longest > MOST_PLACEMENTS[seats] * 2 // 3


@pytest.mark.rule("VIK-T-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scenario_20_no_goods_token_is_ever_lost(seats: int) -> None:
    """Piles, drawn, held, prows, shields and removed: always five of each kind."""
    for state in whole_game(seats, 9, at_random):
        data = state.to_data()
        text = " ".join(
            str(data[key]) for key in ("piles", "drawn", "held", "ships", "shields", "removed")
        )
        assert [text.count(kind) for kind in GOODS] == [5, 5, 5]
