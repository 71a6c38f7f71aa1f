"""Figures of reasons counted again from the positions around a turn, by the rules alone."""

from __future__ import annotations

from collections.abc import Callable

from osada.games.hamlet.rules.awards import award_points
from osada.games.hamlet.rules.box.box import MILESTONES
from osada.games.hamlet.rules.landmarks import landmark_points, landmark_worth
from osada.games.hamlet.rules.map.longest_road import longest_road
from osada.games.hamlet.rules.map.transport import origins
from osada.games.hamlet.rules.paying.demand import Demand
from osada.games.hamlet.rules.scoring import score_parts
from osada.games.hamlet.rules.table import LYING, Table
from osada.games.hamlet.rules.words import RESOURCES, TILES
from osada.games.vikings.rules.board import Board
from osada.games.vikings.rules.box import COLOURS, GOODS
from osada.games.vikings.rules.control import control_order, control_totals
from osada.games.vikings.rules.numbers import circle_at, owner_of

Args = dict[str, object]

# -- Vikings on Board --------------------------------------------------------------------------


def haul(s: Board, ship: int, team: int, prices: Board) -> list[str]:
    """The goods that fall to a team in turn, the dearest first, at the prices of a board."""
    order = control_order(s.hulls[ship])
    if team not in order:
        return []
    kinds = [kind for kind in range(3) for _ in range(s.prows[ship * 3 + kind])]
    kinds.sort(key=lambda kind: -prices.market[kind])
    return [GOODS[kind] for kind in kinds[order.index(team) :: len(order)]]


def value(s: Board, goods: list[str]) -> int:
    return sum(s.market[GOODS.index(name)] for name in goods)


def place(s: Board, ship: int, team: int) -> int:
    order = control_order(s.hulls[ship])
    return order.index(team) + 1 if team in order else 0


def lead(s: Board, ship: int, team: int) -> int:
    """How many shields a team is ahead of the next one; less than nothing where it is behind."""
    totals = control_totals(s.hulls[ship])
    return totals[team] - max(totals[other] for other in range(4) if other != team)


def on_ship(before: Board, after: Board, me: int, args: Args) -> Args:
    """All that may be said of a ship, its goods and its bets."""
    ship = int(str(args["ship"])) - 1
    seat = args.get("seat", me)
    assert isinstance(seat, int)
    team = after.colours[seat]
    had, have = haul(before, ship, team, after), haul(after, ship, team, after)
    totals = control_totals(after.hulls[ship])
    mine = after.colours[me]
    return {
        "ship": ship + 1,
        "seat": seat,
        "was": place(before, ship, team),
        "now": place(after, ship, team),
        "mine": totals[mine],
        "next": max(totals[other] for other in range(4) if other != mine),
        "goods": have,
        "worth": value(after, have),
        "more": abs(value(after, have) - value(after, had)),
        "left": sum(seat >= 0 for seat in after.waiting),
    }


def vikings(before: Board, after: Board, me: int, key: str, args: Args) -> Args:
    """What the arguments of a reason should be, by its key."""
    if key in ("first", "load", "first-empty"):
        told = on_ship(before, after, me, args)
        assert told["now"] == 1
        mine, following = int(str(told["mine"])), int(str(told["next"]))
        return {**told, "lead": mine - following, "count": told["worth"]}
    if key in ("share", "less", "fuller", "takes-lead", "gives-lead", "rival-less", "rival-more"):
        told = on_ship(before, after, me, args)
        if key == "takes-lead":
            assert told["was"] == 1 != told["now"]
        if key == "gives-lead":
            assert told["was"] != 1 == told["now"]
        return {**told, "count": told["more"]}
    if key == "load-rival":
        told = on_ship(before, after, me, args)
        return {**told, "count": told["more"]}
    if key == "load-neutral":
        ship = int(str(args["ship"])) - 1
        first = control_order(after.hulls[ship])[0]
        assert after.seat_of[first] < 0
        new = [after.prows[ship * 3 + k] - before.prows[ship * 3 + k] for k in range(3)]
        goods = [GOODS[kind] for kind in range(3) for _ in range(new[kind])]
        return {"ship": ship + 1, "colour": COLOURS[first], "goods": goods}
    if key.startswith("bet") or key in ("spoils", "helps"):
        return _bet(before, after, me, key, args)
    if key.startswith("market") or key == "took":
        return _market(before, after, me, key, args)
    if key.startswith("sails"):
        return _sailing(before, me, key, args)
    if key == "draw":
        return {"count": len(after.drawn.values)}
    if key == "add":
        mine = after.colours[me]
        ships = [at + 1 for at in after.harbour if control_order(after.hulls[at])[:1] == [mine]]
        return {"ships": ships, "count": len(ships)}
    if key == "stern":
        assert after.sailor == me
        return {"count": after.sterns}
    assert key == "early", key
    assert after.placed[0] == me
    return {}


def _bet(before: Board, after: Board, me: int, key: str, args: Args) -> Args:
    ship = int(str(args["ship"])) - 1
    team = COLOURS.index(str(args["colour"]))
    order = control_order(after.hulls[ship])
    slots = [at for at, place in enumerate(after.bets) if place == circle_at(ship, team)]
    seats = {owner_of(slot) for slot in slots}
    leads = order[:1] == [team]
    assert leads is (key in ("bet", "bet-leads", "bet-firmer", "helps"))
    if key in ("spoils", "helps"):
        assert args["seat"] in seats
        assert leads is not (control_order(before.hulls[ship])[:1] == [team])
        return args
    assert me in seats
    own = next(slot for slot in slots if owner_of(slot) == me)
    behind = max(control_totals(after.hulls[ship])) - control_totals(after.hulls[ship])[team]
    return {
        "ship": ship + 1,
        "colour": COLOURS[team],
        "token": after.tokens.values[own],
        "count": lead(after, ship, team) if leads else behind,
        "left": sum(seat >= 0 for seat in after.waiting),
    }


def _market(before: Board, after: Board, me: int, key: str, args: Args) -> Args:
    kind = GOODS.index(str(args["goods"]))
    held = [after.shields[seat * 3 + kind] for seat in range(after.seats)]
    hauls = [haul(after, ship, after.colours[me], after) for ship in after.harbour]
    soon = sum(one.count(str(args["goods"])) for one in hauls)
    told: Args = {"goods": GOODS[kind], "was": before.market[kind], "value": after.market[kind]}
    if key == "market-rival":
        assert held[int(str(args["seat"]))] == max(held[s] for s in range(after.seats) if s != me)
        return {**told, "seat": args["seat"], "theirs": max(held), "mine": held[me]}
    if key == "took":
        assert held[me] > before.shields[me * 3 + kind]
    return {**told, "count": soon if key == "market-soon" else held[me]}


def _sailing(before: Board, me: int, key: str, args: Args) -> Args:
    ship = int(str(args["ship"])) - 1
    seat = int(str(args.get("seat", me)))
    goods = haul(before, ship, before.colours[seat], before)
    told: Args = {"ship": ship + 1, "seat": seat, "goods": goods, "count": value(before, goods)}
    if "colour" in args:
        team = COLOURS.index(str(args["colour"]))
        wins = control_order(before.hulls[ship])[:1] == [team]
        assert wins is (key == "sails-bet")
        places = [at for at, place in enumerate(before.bets) if place == circle_at(ship, team)]
        own = [before.tokens.values[at] for at in places if owner_of(at) == seat]
        assert own
        told |= {"colour": args["colour"], "token": own[0]}
    return told


# -- Hamlet ------------------------------------------------------------------------------------


def stock(s: Table, seat: int, target: str) -> dict[str, int]:
    """How many of each resource a seat can bring to a building."""
    tiles = origins(s.roads, s.donkey_tiles(seat), TILES.index(target))
    found = dict.fromkeys(RESOURCES, 0)
    for tile in s.village.order:
        if tiles >> tile & 1:
            for kind in range(3):
                found[RESOURCES[kind]] += s.basics[tile * 3 + kind]
            made = sum(token > 0 for token in s.tokens[tile * 2 : tile * 2 + 2])
            if made:
                found[RESOURCES[s.box.tiles[tile].output]] += made
    return {name: count for name, count in found.items() if count}


def lacking(demand: Demand, there: dict[str, int]) -> int:
    """The fewest resources that have to be added, found by trying every way to share them out."""

    def fill(groups: tuple[tuple[int, tuple[int, ...]], ...], left: dict[str, int]) -> int:
        if not groups:
            return 0
        (count, kinds), *rest = groups
        if not count:
            return fill(tuple(rest), left)
        use = [RESOURCES[kind] for kind in kinds if left.get(RESOURCES[kind], 0)]
        fewer = ((count - 1, kinds), *rest)
        least = 1 + fill(fewer, left)
        for name in use:
            least = min(least, fill(fewer, {**left, name: left[name] - 1}))
            if least == 0:
                break
        return least

    return fill(demand.groups, there)


def hamlet(before: Table, after: Table, me: int, key: str, args: Args) -> Args:
    """What the arguments of a reason should be, by its key."""
    tile = TILES.index(str(args["tile"])) if "tile" in args else -1
    counted: dict[str, Callable[[], Args]] = {
        "stars": lambda: {"count": args["count"]},
        "delivery": lambda: _delivered(before, after, me),
        "sale": lambda: {
            "sale": after.sold[me][-1] + 1,
            "count": after.box.sales[after.sold[me][-1]].stars,
        },
        "milestone": lambda: _milestone(before, after, me, str(args["goal"])),
        "road": lambda: _road(before, after, me),
        "end": lambda: _end(before, after, me, args),
        "end-less": lambda: _end(before, after, me, args),
        "built": lambda: {"count": landmark_points(after, tile)},
        "built-apart": lambda: {"count": landmark_worth(after, me, tile)},
        "built-works": lambda: {"count": after.box.tiles[tile].spaces},
        "blueprint": lambda: {"count": landmark_worth(after, me, tile)},
        "blueprint-each": lambda: {"count": after.box.tiles[tile].points},
        "blueprint-stars": lambda: {"count": after.box.tiles[tile].stars},
        "villager": lambda: {"count": len(after.villagers[me])},
        "donkey": lambda: {"count": len(after.donkeys[me])},
        "tokens": lambda: _tokens(before, after, me),
        "reach": lambda: _reach(before, after, me, args),
        "reach-from": lambda: _from(before, after, me, tile),
        "reach-less": lambda: _from(before, after, me, tile),
        "stock": lambda: _stock(before, after, me),
        "idle": lambda: {"count": sum(one < LYING for one in before.villagers[me])},
        "finishes": lambda: {} if after.ending else {"not": "complete"},
        "done": lambda: {"count": sum(one >= LYING for one in before.villagers[me])},
        "stays": lambda: {"count": sum(stock(after, me, "church").values())},
        "keeps": lambda: {"gold": after.gold[me]},
    }
    if key.startswith(("gold", "spent")):
        return _gold(before, after, me, key)
    if key.startswith(("ready", "near")):
        return _wanted(before, after, me, args)
    return {**({"tile": args["tile"]} if tile >= 0 else {}), **counted[key]()}


def _delivered(before: Table, after: Table, me: int) -> Args:
    new = [at for at, seat in enumerate(after.delivered) if seat == me != before.delivered[at]]
    return {"space": new[0] + 1, "count": after.earned[me * 5] - before.earned[me * 5]}


def _gold(before: Table, after: Table, me: int, key: str) -> Args:
    hired = len(after.villagers[me]) - 1
    price = [*after.box.villager_prices, 99][hired]
    gold = after.gold[me]
    assert (gold >= price) is (key == "gold-villager") or key in ("gold", "spent")
    if key == "spent-villager":
        assert before.gold[me] >= price
    more = abs(gold - before.gold[me])
    return {"count": more, "gold": gold, "price": price, "short": price - gold}


def _milestone(before: Table, after: Table, me: int, goal: str) -> Args:
    at = MILESTONES.index(goal)
    assert after.milestones[at] == me != before.milestones[at]
    return {"goal": goal, "count": after.box.milestone_stars[at]}


def _road(before: Table, after: Table, me: int) -> Args:
    now, was = len(longest_road(after.roads, me)), len(longest_road(before.roads, me))
    return {"count": now, "stars": (now - was) * after.box.stars_per_longest}


def _end(before: Table, after: Table, me: int, args: Args) -> Args:
    part = args["part"]
    assert isinstance(part, dict)
    name = str(part["key"]).removeprefix("hamlet-score-")
    now = score_parts(after, me, award_points(after))[name]
    return {"part": part, "count": abs(now - score_parts(before, me, award_points(before))[name])}


def _tokens(before: Table, after: Table, me: int) -> Args:
    new = [
        (at // 2, token)
        for at, token in enumerate(after.tokens)
        if token in (1 + 2 * me, 2 + 2 * me) and before.tokens[at] != token
    ]
    box = after.box
    fine = sum(token == 2 + 2 * me for _, token in new)
    rough = len(new) - fine
    return {
        "goods": [RESOURCES[box.tiles[tile].output] for tile, _ in new],
        "gold": fine * box.fine_gold + rough * box.refined_gold,
        "stars": fine * box.fine_stars + rough * box.refined_stars,
    }


def _reach(before: Table, after: Table, me: int, args: Args) -> Args:
    target = str(args["target"])
    was, now = stock(before, me, target), stock(after, me, target)
    goods = args["goods"]
    assert isinstance(goods, list)
    assert all(name in now and name not in was for name in goods)
    return {"target": target, "goods": goods}


def _from(before: Table, after: Table, me: int, tile: int) -> Args:
    def reached(s: Table) -> int:
        donkeys = s.donkey_tiles(me)
        home = [other for other in range(len(TILES)) if s.roads.home >> other & 1]
        return sum(origins(s.roads, donkeys, other) >> tile & 1 for other in home)

    return {"was": reached(before), "count": reached(after)}


def _stock(before: Table, after: Table, me: int) -> Args:
    was, now = stock(before, me, "church"), stock(after, me, "church")
    new = [name for name in RESOURCES for _ in range(now.get(name, 0) - was.get(name, 0))]
    return {"goods": new}


def _wanted(before: Table, after: Table, me: int, args: Args) -> Args:
    told: Args = dict(args)
    if "space" in args:
        space = after.box.church(after.seats).spaces[int(str(args["space"])) - 1]
        demand, stars, gold, target = space.demand, space.stars, 0, "church"
    else:
        sale = after.box.sales[int(str(args["sale"])) - 1]
        demand, stars, gold, target = sale.demand, sale.stars, sale.gold, "market"
    short = lacking(demand, stock(after, me, target))
    assert short < lacking(demand, stock(before, me, target))
    told["count"] = short or stars
    if "gold" in args:
        told["gold"] = gold
    if short:
        goods = args["goods"]
        assert isinstance(goods, list)
        more = dict(stock(after, me, target))
        assert any(lacking(demand, {**more, name: more.get(name, 0) + 1}) < short for name in goods)
    return told
