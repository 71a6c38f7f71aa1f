"""Moving tokens through the workshop: drawing, refining, selling."""

from __future__ import annotations

from osada.kernel.message import Args, Message, Reason

from ...box import SYMBOLS
from ...ops.tracks import change_coins
from ...town import Town
from . import phrases as say
from .printed import LEVELS, MATERIALS, PAPER, WOODS, Printed
from .workshop import Workshop

RAINY = SYMBOLS.index("rainy")
SUNNY = SYMBOLS.index("sunny")


def workshop(s: Town, seat: int) -> Workshop:
    """The workshop of the seat that plays the Crafter."""
    own = s.sheet(seat).own
    assert isinstance(own, Workshop)
    return own


def weather(s: Town) -> int:
    """Today's symbol, or -1 before the first dawn."""
    return s.box.weather_symbols[s.revealed[-1]] if s.revealed else -1


def draw_tokens(s: Town, seat: int, printed: Printed, count: int) -> None:
    """From the bag to the first level; where there is no room they go back."""
    shop = workshop(s, seat)
    drawn: list[str] = []
    for _ in range(count):
        if not sum(shop.bag) or shop.on_level(0) >= printed.capacity[0]:
            break
        material = s.chance.pick(
            "crafter-bag", [m for m in range(len(MATERIALS)) for _ in range(shop.bag[m])]
        )
        shop.bag[material] -= 1
        shop.put(material, 0)
        drawn.append(MATERIALS[material])
    s.tell(say.DREW, {"seat": seat, "materials": drawn})


def can_refine(s: Town, seat: int, printed: Printed, material: int, level: int) -> bool:
    """A token there below the top, a next level with room; paper is too damp on a rainy day."""
    shop = workshop(s, seat)
    if not shop.at(material, level):
        return False
    if material == PAPER and weather(s) == RAINY:
        return False
    return shop.on_level(level + 1) < printed.capacity[level + 1]


def refine_refusal(s: Town, seat: int, printed: Printed, material: int, level: int) -> Reason:
    """Why a token cannot move on."""
    shop = workshop(s, seat)
    if not shop.at(material, level):
        return no_token(material, level)
    if level + 1 >= LEVELS:
        return Message(say.ON_TOP, {"level": LEVELS})
    if material == PAPER and weather(s) == RAINY:
        return Message(say.DAMP, {})
    return level_full(printed, level + 1)


def no_token(material: int, level: int) -> Reason:
    """None of that material lies there."""
    return Message(say.NO_TOKEN, {"material": MATERIALS[material], "level": level + 1})


def level_full(printed: Printed, level: int) -> Reason:
    """A level holds only so many tokens."""
    return Message(say.LEVEL_FULL, {"level": level + 1, "count": printed.capacity[level]})


def draw_refusal(s: Town, seat: int, printed: Printed) -> Reason:
    """Why no token can be drawn."""
    if not sum(workshop(s, seat).bag):
        return Message(say.EMPTY_BAG, {})
    return level_full(printed, 0)


def refine(s: Town, seat: int, printed: Printed, material: int, level: int) -> None:
    """One level on; on a sunny day the first piece of wood moves two if there is room."""
    shop = workshop(s, seat)
    target = level + 1
    if material in WOODS and weather(s) == SUNNY and not shop.wood_moved:
        shop.wood_moved = True
        if target + 1 < LEVELS and shop.on_level(target + 1) < printed.capacity[target + 1]:
            target += 1
    shop.put(material, level, -1)
    shop.put(material, target)
    s.tell(say.REFINED, {"seat": seat, "material": MATERIALS[material], "level": target + 1})


def refinable(s: Town, seat: int, printed: Printed) -> list[tuple[int, int]]:
    """Every token that could move on, as (material, level)."""
    return [
        (material, level)
        for material in range(len(MATERIALS))
        for level in range(LEVELS - 1)
        if can_refine(s, seat, printed, material, level)
    ]


def sell_token(s: Town, seat: int, material: int, level: int) -> None:
    """To the reserve, for as many coins as its level."""
    shop = workshop(s, seat)
    shop.put(material, level, -1)
    shop.reserve[material] += 1
    told: Args = {
        "seat": seat,
        "material": MATERIALS[material],
        "level": level + 1,
        "coins": level + 1,
    }
    s.tell(say.SOLD, told)
    change_coins(s, seat, level + 1)


def sellable(s: Town, seat: int) -> list[tuple[int, int]]:
    """Tokens of the second level or higher."""
    shop = workshop(s, seat)
    return [
        (material, level)
        for material in range(len(MATERIALS))
        for level in range(1, LEVELS)
        if shop.at(material, level)
    ]
