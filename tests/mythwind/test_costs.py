"""A cost can be paid when there is just enough of it, and not when one is missing."""

from __future__ import annotations

import pytest

from osada.games.mythwind.rules.costs import payable
from osada.games.mythwind.rules.town import NOBODY, Town

from .happenings import quiet, stand, tower

FARMER, CRAFTER = 0, 1


def purse(town: Town, *coins: int) -> None:
    for seat, count in enumerate(coins):
        town.sheet(seat).coins = count


@pytest.mark.rule("MYT-RES-03")
@pytest.mark.parametrize(
    ("cost", "able"),
    [
        (("res F 5",), True),
        (("res F 6",), False),
        (("res C/F 10",), True),
        (("res C/F 11",), False),
        (("res * 20",), True),
        (("res * 21",), False),
        (("res F 3", "res F 2"), True),
        (("res F 3", "res F 3"), False),
        (("res C/F 6", "res F 4"), True),
        (("res C/F 6", "res F 5"), False),
    ],
)
def test_resources_are_paid_from_what_earlier_parts_have_left(
    cost: tuple[str, ...], able: bool
) -> None:
    assert payable(quiet(), FARMER, cost) is able


@pytest.mark.rule("MYT-EVENT-06")
@pytest.mark.parametrize(
    ("seat", "cost", "able"),
    [
        (FARMER, ("coins one 3",), True),
        (FARMER, ("coins one 4",), False),
        (CRAFTER, ("coins one 5",), True),
        (FARMER, ("coins one 2", "coins one 1"), True),
        (FARMER, ("coins one 2", "coins one 2"), False),
        (NOBODY, ("coins one 5",), True),
        (NOBODY, ("coins one 6",), False),
        (NOBODY, ("coins each 3",), True),
        (NOBODY, ("coins each 4",), False),
        (NOBODY, ("coins each 1", "coins each 2"), True),
        (NOBODY, ("coins each 1", "coins each 3"), False),
        (NOBODY, ("coins group 8",), True),
        (NOBODY, ("coins group 9",), False),
    ],
)
def test_coins_are_paid_by_whoever_is_named(seat: int, cost: tuple[str, ...], able: bool) -> None:
    town = quiet(seats=2)
    purse(town, 3, 5)
    assert payable(town, seat, cost) is able


@pytest.mark.rule("MYT-WORK-05")
@pytest.mark.parametrize(
    ("cost", "able"),
    [
        ("worker S 2", True),
        ("worker S 3", False),
        ("worker V 1", True),
        ("worker V 2", False),
        ("worker any 3", True),
        ("worker any 4", False),
        ("weaken tower S 2", True),
        ("weaken tower S 3", False),
    ],
)
def test_workers_are_paid_from_the_tower(cost: str, able: bool) -> None:
    town = quiet(lambda data: tower(data, "s1 s2 v1"))
    assert payable(town, FARMER, (cost,)) is able


@pytest.mark.rule("MYT-WORK-07")
def test_a_hired_worker_without_strength_cannot_be_weakened() -> None:
    town = quiet(seats=2)
    town.sheet(FARMER).dice = [0, 1, 4]  # two sprites, of strength 0 and 1, and a villager
    assert payable(town, FARMER, ("weaken hired S 1",))
    assert not payable(town, FARMER, ("weaken hired S 2",))
    assert not payable(town, FARMER, ("weaken hired V 1",))
    assert not payable(town, CRAFTER, ("weaken hired S 1",))
    assert payable(town, NOBODY, ("weaken hired S 1",)), "somebody can"
    assert not payable(town, FARMER, ("weaken hired S 1",), lent=0), "one is lent"
    assert payable(town, FARMER, ("weaken hired S 1",), lent=4), "another kind is lent"


@pytest.mark.rule("MYT-NOON-09")
def test_a_characters_action_is_paid_while_it_has_one() -> None:
    town = quiet()
    sheet = town.sheet(FARMER)
    assert not payable(town, NOBODY, ("char_action forbid one",))
    for actions, forbidden, able in ((1, False, True), (0, False, False), (1, True, False)):
        sheet.actions, sheet.forbidden = actions, forbidden
        assert payable(town, FARMER, ("char_action forbid one",)) is able


@pytest.mark.rule("MYT-BUILD-08")
def test_a_building_is_paid_where_one_stands() -> None:
    """A town begins with the longhouse, which stands in no forest."""
    empty, begun, grown = quiet(), quiet(), quiet(lambda data: stand(data, 5, "shop"))
    empty.areas[6] = -1
    towns = (empty, begun, grown)
    assert [payable(one, FARMER, ("demolish 1",)) for one in towns] == [False, True, True]
    assert [payable(one, FARMER, ("demolish 2",)) for one in towns] == [False, False, True]
    assert [payable(one, FARMER, ("demolish_forest 1",)) for one in towns] == [False, False, True]
