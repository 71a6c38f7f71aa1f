"""Where a building, a forest or a die may be put in the valley, and what may be taken up."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Wire
from osada.kernel.editing import Spot, say
from osada.kernel.state import Data

from ..rules.town import EMPTY, Town
from ..rules.words import AREAS, CHARACTERS, DICE

TOWER: Wire = ("tower",)
SITE = 4


def spots(s: Town, hand: str) -> list[Spot]:
    """The places for what is in hand; with an empty hand, all that can be taken up."""
    what, _, _ = hand.partition(" ")
    free = [area for area in range(AREAS) if s.areas[area] == EMPTY]
    if hand == "forest":
        return [_area(area) for area in free if area in s.box.forests]
    if what == "building":
        at_site = [space for space in range(SITE) if s.site[space] < 0]
        return [*map(_area, free), *map(_site, at_site)]
    if what == "die":
        found = [Spot(TOWER, say("mythwind-edit-tower"))]
        for character in s.cast:
            name = CHARACTERS[character]
            found.append(Spot(("sheet", name), say("mythwind-edit-sheet", character=name)))
        return found
    return _taken_up(s)


def _area(area: int) -> Spot:
    return Spot(("area", area + 1))


def _site(space: int) -> Spot:
    return Spot(("site", space + 1), say("mythwind-edit-site", space=space + 1))


def _taken_up(s: Town) -> list[Spot]:
    found = [_area(area) for area in range(AREAS) if s.areas[area] != EMPTY]
    found += [_site(space) for space in range(SITE) if s.site[space] >= 0]
    for die in sorted(set(s.tower)):
        says = say("mythwind-edit-from-tower", die=DICE[die])
        found.append(Spot(("tower", DICE[die]), says))
    for character in s.cast:
        for die in sorted(set(s.sheets[character].dice)):
            name = CHARACTERS[character]
            says = say("mythwind-edit-from-sheet", die=DICE[die], character=name)
            found.append(Spot(("sheet", name, DICE[die]), says))
    return found


def pick_up(data: Data, wire: Wire) -> str:
    """Take up what lies there, and say what is in hand then."""
    if wire[0] == "area":
        areas = cast(list[str], data["areas"])
        what, areas[int(wire[1]) - 1] = areas[int(wire[1]) - 1], "empty"
        return "forest" if what == "forest" else f"building {what}"
    if wire[0] == "site":
        site = cast(list[str | None], data["site"])
        built, site[int(wire[1]) - 1] = site[int(wire[1]) - 1], None
        return f"building {built}"
    _dice(data, wire).remove(str(wire[-1]))
    return f"die {wire[-1]}"


def put_down(data: Data, hand: str, wire: Wire) -> None:
    """Put what is in hand there."""
    what, _, which = hand.partition(" ")
    if wire[0] == "area":
        cast(list[str], data["areas"])[int(wire[1]) - 1] = which or what
        built = cast(list[str], data["ever_built"])
        if which and which not in built:
            built.append(which)
    elif wire[0] == "site":
        cast(list[str | None], data["site"])[int(wire[1]) - 1] = which
    else:
        _dice(data, wire).append(which)


def _dice(data: Data, wire: Wire) -> list[str]:
    if wire[0] == "tower":
        return cast(list[str], data["tower"])
    return cast(list[str], cast(dict[str, Data], data["sheets"])[str(wire[1])]["dice"])
