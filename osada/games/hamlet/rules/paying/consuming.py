"""Using up what a price is paid with. HAM-TRANSPORT-05, HAM-TRANSPORT-06, HAM-RES-01 to HAM-RES-05,
HAM-GOLD-01, HAM-GOLD-02."""

from __future__ import annotations

from .. import phrases as say
from ..map.transport import route
from ..table import FROM_REFINED, Table, put
from ..words import BASICS, MARKET, RESOURCES, TILES
from .supply import gain, is_buy, is_fine, kind_of, maker_of, tile_of


def consume(s: Table, seat: int) -> None:
    """One after the other, the payer's own tokens first, so that their gold can pay purchases
    (HAM-TRANSPORT-06, HAM-GOLD-02)."""
    for unit in sorted(s.paid, key=lambda unit: (-gain(s, seat, unit), unit)):
        kind = kind_of(s, unit)
        if is_buy(unit):
            price = s.box.price(s.seats, kind)
            s.take_gold(seat, -price)
            if s.telling:
                s.tell(
                    say.BOUGHT,
                    {
                        "seat": seat,
                        "resource": RESOURCES[kind],
                        "price": price,
                        "target": TILES[s.at],
                        "way": _way(s, seat, MARKET),
                    },
                )
            continue
        tile = tile_of(unit)
        if s.telling:
            s.tell(
                say.CONSUMED,
                {
                    "seat": seat,
                    "resource": RESOURCES[kind],
                    "tile": TILES[tile],
                    "target": TILES[s.at],
                    "way": _way(s, seat, tile),
                },
            )
        if kind < BASICS:
            s.basics = put(s.basics, unit, s.basics[unit] - 1)
        else:
            _return_token(s, tile, kind, maker_of(unit), is_fine(unit))


def _way(s: Table, seat: int, origin: int) -> list[str]:
    """HAM-TRANSPORT-02: the tiles over which it comes."""
    way = route(s.roads, s.donkey_tiles(seat), origin, s.at)
    assert way is not None, "only what can come is paid with"
    return [TILES[tile] for tile in way]


def _return_token(s: Table, tile: int, kind: int, maker: int, fine: bool) -> None:
    """HAM-RES-04, HAM-TRANSPORT-05: back to its maker, who is rewarded at once."""
    token = 1 + maker * 2 + int(fine)
    slot = tile * 2 if s.tokens[tile * 2] == token else tile * 2 + 1
    s.tokens = put(s.tokens, slot, 0)
    gold = s.box.fine_gold if fine else s.box.refined_gold
    stars = s.box.fine_stars if fine else s.box.refined_stars
    s.take_gold(maker, gold)
    s.earn(maker, FROM_REFINED, stars)
    if s.telling:
        s.tell(
            say.REWARDED,
            {
                "seat": maker,
                "resource": RESOURCES[kind],
                "tile": TILES[tile],
                "gold": gold,
                "stars": stars,
                "fine": "yes" if fine else "no",
            },
        )
