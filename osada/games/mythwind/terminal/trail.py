"""The Ranger's trail: where he is, stamina, pack, loot, maps, and what he has scouted."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..view.boards import Region, Trail, TrailCard
from ..view.shape import Seat
from .signs import NOTHING, Signs, bar


def draw_trail(seat: Seat, signs: Signs) -> RenderableType:
    """A line for each thing a traveller counts."""
    way = cast(Trail, seat["board"])
    talk = signs.talk
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row(talk("mythwind-trail"), _where(way, signs))
    grid.add_row(talk("mythwind-stamina"), bar(way["stamina"], way["most_stamina"]))
    pack = f"{way['carried']}/{way['pack']}: {', '.join(_packed(way, signs)) or NOTHING}"
    grid.add_row(talk("mythwind-pack"), pack)
    grid.add_row(talk("mythwind-maps"), str(way["maps"]))
    if way["needs"] or way["finds"]:
        needs, loot = way["needs"], way["finds"]
        here: TrailCard = {"card": way["card"], "needs": needs, "loot": loot, "icon": None}
        grid.add_row(talk("mythwind-ahead"), _card(here, signs))
    for region in way["regions"]:
        grid.add_row(signs.named(f"ranger-{region['region']}"), _region(region, signs))
    return grid


def _where(way: Trail, signs: Signs) -> Text:
    if way["region"] is None:
        return Text(signs.talk("mythwind-mode-town"))
    region = signs.named(f"ranger-{way['region']}")
    (length,) = [r["length"] for r in way["regions"] if r["region"] == way["region"]]
    told = signs.talk(f"mythwind-mode-{way['mode']}", region=region)
    return Text(f"{told} ") + bar(min(way["step"], length), length)


def _packed(way: Trail, signs: Signs) -> list[str]:
    """Gear with the uses it has left, then loot."""
    gear = []
    for piece in way["gear"]:
        name, uses = piece.split()
        gear.append(f"{signs.named(f'ranger-{name}')} {uses}")
    loot = [f"{count} × {signs.named(f'ranger-{k}')}" for k, count in way["loot"].items() if count]
    return gear + loot


def _region(region: Region, signs: Signs) -> Text:
    """Its length, and the cards known on top of its deck."""
    line = Text(signs.talk("mythwind-region", length=region["length"], maps=region["maps"]))
    for card in region["cards"]:
        if card is None:
            break
        line.append(" · " + _card(card, signs), "cyan")
    return line


def _card(card: TrailCard, signs: Signs) -> str:
    needs = ", ".join(signs.named(f"ranger-{need}") for need in card["needs"]) or NOTHING
    loot = ", ".join(signs.named(f"ranger-{find}") for find in card["loot"]) or NOTHING
    icon = f" ({signs.talk('mythwind-icon-' + card['icon'])})" if card["icon"] else ""
    return f"{needs} → {loot}{icon}"
