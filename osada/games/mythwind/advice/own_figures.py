"""The same of what characters decide for themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from osada.kernel.message import Phrase

from ..bots import why
from ..bots.crafter_plans import Plan, make_plans, pay_per_point
from ..bots.farmer import best_seed
from ..bots.farmer_land import farmed, pieces
from ..bots.merchant_worth import harm, worth
from ..bots.ranger import target
from ..bots.ranger_worth import coins_a_day, expected_needs, next_card_strain, shortfall, uses
from ..rules.characters.crafter import crafter
from ..rules.characters.crafter import printed as crafts
from ..rules.characters.crafter.bench import workshop
from ..rules.characters.crafter.orders import name_bonus
from ..rules.characters.farmer import farmer
from ..rules.characters.farmer.field import Field, Tile, field_of
from ..rules.characters.farmer.groups import connected
from ..rules.characters.farmer.land import edge
from ..rules.characters.farmer.sowing import seed_price
from ..rules.characters.farmer.weather import value
from ..rules.characters.farmer.words import COMPOST, CROPS, SEED
from ..rules.characters.merchant import merchant
from ..rules.characters.merchant.deals import GOODS, ORDERS, PAIRS, RIVALS
from ..rules.characters.merchant.market import cost, proceeds, stall
from ..rules.characters.merchant.orders import order_pay
from ..rules.characters.merchant.refusals import possible_deals
from ..rules.characters.merchant.rivals import intent_of
from ..rules.characters.ranger import ranger
from ..rules.characters.ranger.homecoming import PAYS
from ..rules.characters.ranger.printed import GEAR, LOOT, REGIONS, Card
from ..rules.characters.ranger.ways import trail
from ..rules.words import RESOURCES

if TYPE_CHECKING:
    from .figures import Asked

Figure = Callable[["Asked"], object]

# -- the Farmer --------------------------------------------------------------------------------


def _field(a: Asked) -> Field:
    return field_of(a.s, a.seat)


def _seed(a: Asked) -> tuple[int, int]:
    """Crop and shape that would be planted."""
    seed = SEED[a.about] if a.about >= 0 else best_seed(a.s, a.seat)
    assert seed is not None
    return seed.args[0], seed.args[1]


def _largest_left(cells: int) -> int:
    return max((piece.bit_count() for piece in pieces(cells)), default=0)


def _plot_left(a: Asked) -> int:
    plot = farmer.printed_for(a.s).plot[a.number]
    return _largest_left(_field(a).clear() & ~plot.cells)


def _seed_price(a: Asked) -> int:
    printed = farmer.printed_for(a.s)
    return seed_price(printed, a.s, _field(a), printed.plot[a.number])


def _tile(a: Asked) -> Tile:
    return _field(a).tile_on(a.number)


def _worth_of(a: Asked, tiles: list[Tile]) -> int:
    return sum(value(farmer.printed_for(a.s), a.s, tile) for tile in tiles)


def _neighbours(a: Asked) -> int:
    return (edge(1 << a.number) & farmed(_field(a))).bit_count()


# -- the Crafter -------------------------------------------------------------------------------


def _plan(a: Asked) -> Plan:
    """The plan of the order it is about, of two alike the one that needs it; of no order in
    particular the best one."""
    plans = make_plans(a.s, a.seat)
    alike = [plan for plan in plans if plan.order == a.about] or plans[:1]
    return next((plan for plan in alike if _needs(a, plan)), alike[0])


def _needs(a: Asked, plan: Plan) -> bool:
    if a.action.kind in ("stock", "bench"):
        return bool(plan.lacking if a.action is not crafts.HELP[2] else plan.unrefined)
    if a.action.kind in ("replace-order", "bonus") and a.action is not crafts.BONUS[1]:
        return any(not workshop(a.s, a.seat).bag[material] for material in plan.lacking)
    return bool(plan.unrefined)


def _missing(a: Asked) -> int:
    return a.number if a.action.kind == "stock" else _plan(a).lacking[0]


def _not_in_bag(a: Asked) -> int:
    bag = workshop(a.s, a.seat).bag
    return next(material for material in _plan(a).lacking if not bag[material])


def _pay(a: Asked) -> int:
    shop, printed = workshop(a.s, a.seat), crafter.printed_for(a.s)
    order, quality = a.action.args
    better = printed.quality + int(7 in a.s.sheet(a.seat).skills)
    return printed.orders[order].pay + name_bonus(printed, shop.reputation) + better * quality


# -- the Merchant ------------------------------------------------------------------------------


def _harm(a: Asked) -> int:
    book, own = merchant.printed_for(a.s), stall(a.s, a.seat)
    return harm(book, own, intent_of(book, own, a.about))


def _threatened(a: Asked) -> str:
    book, own = merchant.printed_for(a.s), stall(a.s, a.seat)
    return GOODS[intent_of(book, own, a.about).good]


def _helped(a: Asked) -> bool:
    question = a.s.asked_of(a.seat)
    return question is None or question.kind == "merchant-errand"


def _worth(a: Asked, more: int) -> int:
    book, own = merchant.printed_for(a.s), stall(a.s, a.seat)
    return round(worth(book, own, a.about, own.stock[a.about] + more))


# -- the Ranger --------------------------------------------------------------------------------


def _region(a: Asked) -> int:
    """The region it is about; the one he prepares for where it is none in particular."""
    return a.about if a.about >= 0 else target(a.s, a.seat)


def _shortfall(a: Asked) -> float:
    return round(shortfall(ranger.printed_for(a.s), trail(a.s, a.seat), _region(a)), 1)


def _card(a: Asked) -> Card:
    deck = trail(a.s, a.seat).decks[a.about].values
    return ranger.printed_for(a.s).regions[a.about].cards[deck[a.number]]


def _loot(a: Asked, finds: list[int]) -> int:
    return sum(ranger.printed_for(a.s).loot_coins[find] for find in finds)


def _carried(a: Asked) -> int:
    loot = enumerate(trail(a.s, a.seat).loot)
    return sum(count * _loot(a, [kind]) for kind, count in loot)


def _strain(a: Asked) -> float:
    return round(next_card_strain(ranger.printed_for(a.s), trail(a.s, a.seat)), 1)


def _needed(a: Asked) -> float:
    return round(expected_needs(ranger.printed_for(a.s), a.about)[a.number], 1)


def _thing(a: Asked) -> str:
    return (*GEAR, *LOOT)[a.number]


OWN: Final[dict[tuple[Phrase, str], Figure]] = {
    (why.COMPOST, "price"): lambda a: farmer.printed_for(a.s).gear_price[COMPOST],
    (why.LAND, "count"): lambda a: farmed(_field(a)).bit_count(),
    (why.LAND_ENOUGH, "count"): lambda a: farmed(_field(a)).bit_count(),
    **{
        (phrase, name): figure
        for phrase in (why.LARGE, why.SMALL)
        for name, figure in (
            ("size", lambda a: farmer.printed_for(a.s).size[_seed(a)[1]]),
            ("crop", lambda a: CROPS[_seed(a)[0]]),
        )
    },
    (why.SPROUTS, "count"): lambda a: len(_field(a).sprouts()),
    (why.RIPE, "count"): lambda a: len(_field(a).tiles),
    (why.WEEDS, "count"): lambda a: _field(a).weeds.bit_count(),
    (why.PLOT, "price"): _seed_price,
    (why.PLOT, "count"): _plot_left,
    (why.TILE, "crop"): lambda a: CROPS[_tile(a).kind],
    (why.TILE, "price"): lambda a: _worth_of(a, [_tile(a)]),
    (why.TILE_SET, "crop"): lambda a: CROPS[_tile(a).kind],
    (why.TILE_SET, "count"): lambda a: len(connected(_field(a), _tile(a))),
    (why.TILE_SET, "price"): lambda a: _worth_of(a, connected(_field(a), _tile(a))),
    (why.CLEARING, "count"): _neighbours,
    (why.MIDDLE, "count"): _neighbours,
    (why.ASIDE, "count"): lambda a: _largest_left(_field(a).clear() & ~(1 << a.number)),
    # the Crafter
    (why.DELIVER, "order"): lambda a: crafts.ORDERS[a.about],
    (why.DELIVER, "price"): _pay,
    (why.WORK, "order"): lambda a: crafts.ORDERS[_plan(a).order],
    (why.WORK, "count"): lambda a: len(_plan(a).unrefined) + len(_plan(a).lacking),
    (why.BRING_ON, "order"): lambda a: crafts.ORDERS[a.about],
    (why.BRING_ON, "count"): lambda a: len(_plan(a).unrefined),
    (why.MISSING, "order"): lambda a: crafts.ORDERS[a.about],
    (why.MISSING, "material"): lambda a: crafts.MATERIALS[_missing(a)],
    (why.UNWANTED, "material"): lambda a: crafts.MATERIALS[a.number],
    (why.UNWANTED, "price"): lambda a: a.action.args[1] + 1,
    (why.UNWANTED_RAW, "material"): lambda a: crafts.MATERIALS[a.number],
    (why.BAG, "count"): lambda a: sum(workshop(a.s, a.seat).bag),
    (why.REFINED, "count"): lambda a: len(workshop(a.s, a.seat).open),
    (why.CROWDED, "material"): lambda a: crafts.MATERIALS[a.number],
    (why.CROWDED, "count"): lambda a: crafter.printed_for(a.s).capacity[0],
    (why.KEEPS_RAW, "count"): lambda a: workshop(a.s, a.seat).on_level(0),
    (why.HOPELESS, "order"): lambda a: crafts.ORDERS[a.about],
    (why.HOPELESS, "material"): lambda a: crafts.MATERIALS[_not_in_bag(a)],
    (why.HOPEFUL, "count"): lambda a: len(workshop(a.s, a.seat).open),
    (why.TIER, "tier"): lambda a: crafts.TIERS[a.number],
    (why.TIER, "points"): lambda a: round(pay_per_point(a.s, a.seat, a.number), 1),
    (why.SELL_TWO, "material"): lambda a: crafts.MATERIALS[a.about // crafts.LEVELS],
    (why.SELL_TWO, "price"): lambda a: a.about % crafts.LEVELS + 1,
    (why.FREE_DRAW, "count"): lambda a: sum(workshop(a.s, a.seat).bag),
    (why.NAME, "reputation"): lambda a: workshop(a.s, a.seat).reputation,
    (why.NO_BONUS, "count"): lambda a: len(workshop(a.s, a.seat).open),
    # the Merchant
    (why.PROTECT, "good"): _threatened,
    (why.PROTECT, "rival"): lambda a: RIVALS[a.about],
    (why.PROTECT, "count"): _harm,
    (why.UNTHREATENED, "good"): lambda a: GOODS[a.number],
    (why.LOOK_UP, "count"): lambda a: len(stall(a.s, a.seat).present()),
    (why.CHASE, "good"): _threatened,
    (why.CHASE, "rival"): lambda a: RIVALS[a.about],
    (why.CHASE, "count"): _harm,
    (why.CHASE_ANY, "rival"): lambda a: RIVALS[a.about],
    (why.CRY_UP, "good"): lambda a: GOODS[a.about],
    (why.CRY_UP, "count"): lambda a: stall(a.s, a.seat).stock[a.about],
    (why.NO_LOAD, "count"): lambda a: max(stall(a.s, a.seat).stock),
    (why.TRADE, "count"): lambda a: sum(stall(a.s, a.seat).stock),
    (why.BUY, "good"): lambda a: GOODS[a.about],
    (why.BUY, "price"): lambda a: cost(a.s, a.seat, merchant.printed_for(a.s), a.about, _helped(a)),
    (why.BUY, "value"): lambda a: _worth(a, 1),
    (why.SELL, "good"): lambda a: GOODS[a.about],
    (why.SELL, "price"): lambda a: proceeds(
        a.s, a.seat, merchant.printed_for(a.s), a.about, _helped(a)
    ),
    (why.SELL, "value"): lambda a: _worth(a, 0),
    (why.SERVE, "order"): lambda a: ORDERS[a.about],
    (why.SERVE, "price"): lambda a: order_pay(merchant.printed_for(a.s), a.about),
    (why.SWAP_ORDER, "order"): lambda a: ORDERS[a.about],
    (why.SWAP_ORDER, "count"): lambda a: sum(
        1 for good in PAIRS[a.about] if stall(a.s, a.seat).stock[good]
    ),
    (why.NO_DEAL, "count"): lambda a: len(
        possible_deals(a.s, a.seat, merchant.printed_for(a.s), _helped(a))
    ),
    (why.BOTTOM, "rival"): lambda a: RIVALS[a.number],
    (why.BOTTOM, "count"): lambda a: a.about,
    (why.HARMLESS, "count"): lambda a: len(stall(a.s, a.seat).present()),
    # the Ranger
    **{
        (phrase, "region"): lambda a: REGIONS[_region(a)]
        for phrase in (why.TRIP, why.SHORT, why.GEAR, why.MEND, why.READY, why.KIT_DONE, why.POOR)
    },
    **{
        (phrase, "stamina"): lambda a: trail(a.s, a.seat).stamina
        for phrase in (
            *(why.WEAK, why.ONWARD, why.REST, why.READY, why.NEED, why.STRONG, why.TIRED),
            *(why.HOME, why.GO_ON),
        )
    },
    (why.TRIP, "count"): lambda a: round(coins_a_day(ranger.printed_for(a.s), _region(a))),
    (why.SHORT, "points"): _shortfall,
    (why.ONWARD, "region"): lambda a: REGIONS[trail(a.s, a.seat).region],
    (why.GEAR, "gear"): lambda a: GEAR[a.number],
    (why.GEAR, "points"): _needed,
    (why.GEAR, "count"): lambda a: uses(trail(a.s, a.seat))[a.number],
    (why.MEND, "gear"): lambda a: GEAR[a.number],
    (why.MEND, "points"): _needed,
    (why.MEND, "count"): lambda a: uses(trail(a.s, a.seat))[a.number],
    (why.AHEAD, "region"): lambda a: REGIONS[a.number],
    (why.KIT_DONE, "count"): lambda a: len(trail(a.s, a.seat).gear),
    (why.CARD, "price"): lambda a: _loot(a, _card(a).loot),
    (why.CARD, "count"): lambda a: len(_card(a).needs),
    (why.CARD_LAST, "price"): lambda a: _loot(a, _card(a).loot),
    (why.CARD_LAST, "count"): lambda a: len(_card(a).needs),
    (why.FEWEST, "gear"): lambda a: GEAR[a.number],
    (why.FEWEST, "count"): lambda a: uses(trail(a.s, a.seat))[a.number],
    (why.CALL, "count"): lambda a: a.about,
    (why.NO_CALL, "gear"): lambda a: GEAR[a.about],
    (why.NO_CALL, "count"): lambda a: uses(trail(a.s, a.seat))[a.about],
    (why.DROP, "thing"): _thing,
    (why.DROP, "loot"): lambda a: LOOT[trail(a.s, a.seat).finds[0]],
    (why.LEAVE, "loot"): lambda a: LOOT[trail(a.s, a.seat).finds[0]],
    (why.LEAVE, "price"): lambda a: _loot(a, trail(a.s, a.seat).finds[:1]),
    (why.HALVE, "thing"): _thing,
    (why.STRONG, "points"): _strain,
    (why.TIRED, "points"): _strain,
    (why.HOME, "coins"): _carried,
    (why.GO_ON, "coins"): _carried,
    (why.GIFT, "resource"): lambda a: RESOURCES[PAYS[a.number]],
    (why.SELL_LOOT, "coins"): _carried,
}
