"""Every allowed layout of the ships is equally likely. VIK-SETUP-13.

The colours of all ships are 8!/2!⁴ choices of the missing colours times 3!⁸ orders: each layout
comes from exactly one result of the draws, so fair shuffles make fair layouts. The first test
shows that, the others hold a sample of layouts against exact probabilities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import sqrt

import pytest

from .tables import GAME, start

LETTERS = "RGBY"
SAMPLE = 4000
Layout = tuple[str, ...]


@cache
def sample() -> tuple[Layout, ...]:
    """The hulls of many games."""
    layouts = []
    for seed in range(SAMPLE):
        table = start(2, seed)
        layouts.append(tuple(table.hull(ship) for ship in range(1, 9)))
    return tuple(layouts)


def colours(hull: str) -> str:
    return "".join(piece[0] for piece in hull.split())


def missing(hull: str) -> str:
    return next(letter for letter in LETTERS if letter not in hull)


def assert_fair(pattern: Callable[[Layout], str], chances: dict[str, Fraction]) -> None:
    """Pearson's chi-square against exact probabilities. It is about its degrees of freedom, with
    a spread of sqrt(2 * freedom): four of these are out of reach of a fair sampler."""
    assert sum(chances.values()) == 1
    found = Counter(pattern(layout) for layout in sample())
    assert set(found) <= set(chances)
    chi = sum(
        (found[key] - float(p) * SAMPLE) ** 2 / (float(p) * SAMPLE) for key, p in chances.items()
    )
    freedom = len(chances) - 1
    assert abs(chi - freedom) < 4 * sqrt(2 * freedom), f"chi-square {chi:.1f} with {freedom}"


@pytest.mark.rule("VIK-SETUP-13")
def test_the_draws_can_be_read_off_the_layout_so_every_layout_is_equally_likely() -> None:
    for seed in range(300):
        state = GAME.start(2, seed)
        drawn = {draw.label: draw.values for draw in state.chance.drawn}
        ships = state.to_data()["ships"]
        assert isinstance(ships, list)
        hulls = [ship["hull"] for ship in ships]
        assert drawn["missing"] == tuple(LETTERS.index(missing(hull)) for hull in hulls)
        for ship, hull in enumerate(hulls, 1):
            assert drawn[f"ship-{ship}"] == tuple(LETTERS.index(c) for c in colours(hull))
        for letter, name in zip(LETTERS, ("red", "green", "blue", "yellow"), strict=True):
            dealt = [int(p[1]) for hull in hulls for p in hull.split() if p[0] == letter]
            assert sorted(drawn[f"pieces-{name}"]) == sorted(dealt) == [1, 1, 2, 2, 3, 3]
            assert drawn[f"pieces-{name}"] == tuple(reversed(dealt))


@pytest.mark.rule("VIK-SETUP-13")
def test_every_colour_is_missing_from_exactly_two_ships() -> None:
    for layout in sample():
        assert Counter(missing(hull) for hull in layout) == dict.fromkeys(LETTERS, 2)


@pytest.mark.rule("VIK-SETUP-13")
def test_any_three_colours_in_any_order_are_equally_likely_on_a_ship() -> None:
    chances = {"".join(order): Fraction(1, 24) for order in permutations(LETTERS, 3)}
    for at in (0, 4, 7):

        def pattern(layout: Layout, at: int = at) -> str:
            return colours(layout[at])

        assert_fair(pattern, chances)


@pytest.mark.rule("VIK-SETUP-13")
def test_two_ships_miss_the_same_colour_as_often_as_a_fair_mix_says() -> None:
    """One of the seven other ships misses the same colour, two each miss another one."""
    chances = {
        one + two: Fraction(1, 4) * Fraction(1 if one == two else 2, 7)
        for one in LETTERS
        for two in LETTERS
    }
    for pair in ((0, 1), (2, 7), (3, 4)):

        def pattern(layout: Layout, pair: tuple[int, int] = pair) -> str:
            return "".join(missing(layout[ship]) for ship in pair)

        assert_fair(pattern, chances)


@pytest.mark.rule("VIK-SETUP-13")
def test_the_fronts_of_two_ships_are_as_mixed_as_a_fair_deal_says() -> None:
    """Colour and shields of both front pieces. Ships that miss the same colour (1/7) agree in front
    one time in 3, others two times in 9: 5/21 in all. Two pieces of a colour are two of its six."""
    chances = {}
    for a in LETTERS:
        for b in LETTERS:
            pair = Fraction(5, 21 * 4) if a == b else Fraction(16, 21 * 12)
            for i in (1, 2, 3):
                for j in (1, 2, 3):
                    deal = Fraction(1, 15) if a == b and i == j else Fraction(2, 15)
                    chances[f"{a}{i}{b}{j}"] = pair * (deal if a == b else Fraction(1, 9))
    assert_fair(lambda layout: layout[0].split()[0] + layout[5].split()[0], chances)
