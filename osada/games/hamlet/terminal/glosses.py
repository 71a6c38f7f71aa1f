"""A word on each action of Hamlet: what it costs and gives, and what a tile is good for."""

from __future__ import annotations

from osada.kernel.action import Action

from ..view.shape import Blueprint, View
from .signs import GOLD, SECTION, STAR, Signs


def gloss(view: View, action: Action, explain: bool, signs: Signs) -> str:
    """Costs and rewards always; what everybody knows after a while only when asked to explain."""
    words = action.wire
    if action.kind == "take":
        return _offer(view, str(words[1]), signs)
    if action.kind == "build":
        hand = view["seats"][view["mover"]]["hand"]
        (plan,) = [plan for plan in hand if plan["tile"] == words[1]]
        return _blueprint(plan, signs)
    if action.kind == "sell":
        return _sale(view, int(words[1]), signs)
    if action.kind == "deliver":
        space = view["church"][int(words[1]) - 1]
        return f"{signs.demand(space['demand'])} → {space['stars']}{STAR}"
    if action.kind == "hire":
        return _hire(view, str(words[1]))
    if action.kind in ("bridge", "path"):
        return signs.demand(view["prices"]["bridge" if action.kind == "bridge" else "path"])
    if action.kind == "pay":
        return _unit(view, action)
    if action.kind == "settle":
        return _suggestion(view, signs)
    if action.kind == "go" and explain:
        return _help(str(words[1]), signs)
    if action.kind in ("work", "fill", "refine") and view["at"] is not None:
        return _help(view["at"], signs)
    return ""


def _offer(view: View, tile: str, signs: Signs) -> str:
    """The price now, with the coins that come with it, then what building it costs and gives."""
    (offer,) = [offer for offer in view["row"] if offer["tile"] == tile]
    price = f"{offer['price']}{GOLD}"
    if offer["coins"]:
        price += f" → {offer['coins']}{GOLD}"
    return f"{price} · {_blueprint(offer, signs)}"


def _blueprint(plan: Blueprint, signs: Signs) -> str:
    parts = [signs.demand(plan["cost"])]
    parts += [f"{plan['stars']}{STAR}"] if plan["stars"] else []
    sections = "".join(SECTION[kind] for kind in plan["sections"])
    return f"{' → '.join(parts)} · {_help(plan['tile'], signs)} {sections}"


def _sale(view: View, number: int, signs: Signs) -> str:
    (sale,) = [sale for sale in view["market"] if sale is not None and sale["sale"] == number]
    gains = [f"{sale['gold']}{GOLD}"] if sale["gold"] else []
    gains += [f"{sale['stars']}{STAR}"] if sale["stars"] else []
    return f"{signs.demand(sale['demand'])} → {' '.join(gains)}"


def _hire(view: View, worker: str) -> str:
    seat = view["seats"][view["mover"]]
    price = seat["villager_price"] if worker == "villager" else view["prices"]["donkey"]
    return f"{price}{GOLD}"


def _unit(view: View, action: Action) -> str:
    """What a purchase costs, or what a token brings its maker (HAM-RES-04)."""
    (unit,) = [unit for unit in view["units"] if unit["action"] == action.wire]
    if unit["price"]:
        return f"−{unit['price']}{GOLD}"
    return "" if unit["seat"] is None else f"+{unit['gold']}{GOLD} +{unit['stars']}{STAR}"


def _suggestion(view: View, signs: Signs) -> str:
    """HAM-TRANSPORT-07: what has been named, and what the suggested payment would add."""
    read = signs.speech.game.read
    paid, rest = (
        ", ".join(signs.speech.action(read(unit)) for unit in units)
        for units in (view["paid"], view["suggested"])
    )
    return signs.talk("hamlet-also-paid", paid=paid, rest=rest) if paid else rest


def _help(tile: str, signs: Signs) -> str:
    return signs.speech.name(f"tile-{tile}-help")
