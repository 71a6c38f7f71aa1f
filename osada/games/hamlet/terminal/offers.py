"""What lies out for all: the offer row, the sale tiles, the Church's spaces, milestones, awards.

HAM-HALL-03, HAM-SALE-01, HAM-CHURCH-01, HAM-GOAL-01, HAM-GOAL-02.
"""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..view.shape import Offer, Sale, View
from .signs import GOLD, Signs, gold, stars


def draw_offers(view: View, signs: Signs) -> Panel:
    """Church, Market, offer row, and what is still to be won."""
    parts = Group(
        _church(view, signs), _market(view, signs), _row(view, signs), _goals(view, signs)
    )
    title = signs.talk("hamlet-offers")
    return Panel(parts, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _section(heading: str) -> Table:
    """A small table: a number, what is asked, what it gives."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="bold")
    grid.add_column("", no_wrap=True, justify="right", min_width=2)
    grid.add_column(heading, ratio=1)
    grid.add_column("", no_wrap=True, justify="right")
    return grid


def _church(view: View, signs: Signs) -> Table:
    grid = _section(signs.talk("hamlet-church"))
    for space in view["church"]:
        filled = space["seat"] is not None
        reward = stars(space["stars"])
        if space["seat"] is not None:
            reward = Text(" ").join((signs.chip(view["seats"][space["seat"]]), reward))
        demand = Text(signs.demand(space["demand"]), style="dim strike" if filled else "")
        grid.add_row(str(space["space"]), demand, reward)
    return grid


def _market(view: View, signs: Signs) -> Table:
    prices = view["prices"]
    heading = signs.talk(
        "hamlet-market", stack=view["stack"], basic=prices["basic"], refined=prices["refined"]
    )
    grid = _section(heading)
    for sale in view["market"]:
        if sale is None:
            grid.add_row("–", Text(signs.talk("hamlet-no-sale"), style="dim"), "")
        else:
            grid.add_row(str(sale["sale"]), signs.demand(sale["demand"]), _reward(sale))
    return grid


def _reward(sale: Sale) -> Text:
    parts = [gold(sale["gold"])] if sale["gold"] else []
    parts += [stars(sale["stars"])] if sale["stars"] else []
    return Text(" ").join(parts)


def _row(view: View, signs: Signs) -> Table:
    grid = _section(signs.talk("hamlet-row", bag=view["bag"]))
    for offer in view["row"]:
        grid.add_row(gold(offer["price"]), _blueprint(offer, signs), _worth(offer, signs))
    if not view["row"]:
        grid.add_row("–", Text(signs.talk("hamlet-no-blueprint"), style="dim"), "")
    if view["stacks"]:
        kinds = ", ".join(signs.resource(kind) for kind in view["stacks"])
        grid.add_row("", Text(signs.talk("hamlet-stacks", kinds=kinds), style="dim"), "")
    return grid


def _blueprint(offer: Offer, signs: Signs) -> Text:
    name = Text(signs.tile(offer["tile"]))
    name.append(f" ({signs.demand(offer['cost'])})", style="dim")
    if offer["coins"]:
        name.append(f" +{offer['coins']}{GOLD}", style="bold yellow")
    return name


def _worth(offer: Offer, signs: Signs) -> Text:
    return stars(offer["stars"]) if offer["stars"] else Text()


def _goals(view: View, signs: Signs) -> Group:
    milestones = []
    for goal, seat in view["milestones"].items():
        name = Text(signs.speech.name(f"goal-{goal}"))
        if seat is not None:
            name = Text(":").join((name, signs.chip(view["seats"][seat])))
        milestones.append(name)
    awards = [
        Text(":").join((Text(signs.speech.name(f"goal-{goal}")), stars(amount)))
        for goal, amount in view["awards"].items()
    ]
    return Group(
        Text.assemble((signs.talk("hamlet-milestones"), "bold"), " ", Text(", ").join(milestones)),
        Text.assemble((signs.talk("hamlet-awards"), "bold"), " ", Text(", ").join(awards)),
    )
