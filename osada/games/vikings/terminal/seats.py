"""The players' side of the table: scoring shields, bet tokens in hand, market and piles."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from osada.terminal.talk import Talk
from osada.texts import Speech

from ..view.shape import View
from .chips import KINDS, TEAMS, UNKNOWN, Chips


def draw_seats(view: View, speech: Speech, talk: Talk) -> Panel:
    """A line for each seat: goods taken, points by what one knows, tokens in hand, bets won."""
    chips = Chips(talk)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", no_wrap=True, min_width=2)
    grid.add_column(talk("vikings-seat"), ratio=1, no_wrap=True, overflow="ellipsis")
    for kind in KINDS:
        grid.add_column(chips.goods(kind), justify="right")
    grid.add_column(talk("vikings-worth"), justify="right", no_wrap=True)
    grid.add_column(talk("vikings-hand"), no_wrap=True)
    grid.add_column(talk("vikings-won"), no_wrap=True)
    for seat in view["seats"]:
        grid.add_row(
            Text("▶" if seat["seat"] in view["turn"] else " ") + chips.team(seat["colour"]),
            Text(speech.seat(seat["seat"]), "bold" if seat["seat"] in view["turn"] else ""),
            *(str(seat["goods"][kind]) for kind in KINDS),
            str(seat["points"]),
            _tokens(seat["hand"]),
            _tokens(seat["won"]),
        )
    table = Group(grid, Text(), _table(view, speech, talk))
    title = talk("vikings-players")
    if view["viewer"] is not None:
        title += " · " + talk("vikings-you", name=speech.seat(view["viewer"]))
    return Panel(table, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _tokens(values: list[int | None]) -> Text:
    """Bet tokens: one's own by value, others' face down."""
    known = sorted(value for value in values if value is not None)
    unknown = len(values) - len(known)
    return Text(" ".join([*map(str, known), *[UNKNOWN] * unknown]) or "–")


def _table(view: View, speech: Speech, talk: Talk) -> Table:
    """What lies on the table for all."""
    chips = Chips(talk)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    market = Text("  ").join(
        # without places to break: a line ends between two kinds
        chips.goods(kind) + f"\u00a0{speech.word(kind)}\u00a0{view['market'][kind]}"
        for kind in KINDS
    )
    grid.add_row(talk("vikings-market"), market)
    for pile in view["piles"]:
        goods = view["piles"][pile]
        grid.add_row(
            speech.space(pile), chips.goods_row(goods) + f"  ({len(goods)})" if goods else "–"
        )
    if any(view["removed"].values()):
        removed = [kind for kind in KINDS for _ in range(view["removed"][kind])]
        grid.add_row(talk("vikings-removed"), chips.goods_row(removed))
    holding = [*view["held"], *view["drawn"]]
    if holding:
        grid.add_row(talk("vikings-drawn"), chips.goods_row(holding))
    neutral = _neutral(view, speech, chips)
    if neutral.plain:
        grid.add_row(talk("vikings-neutral"), neutral)
    return grid


def _neutral(view: View, speech: Speech, chips: Chips) -> Text:
    """VIK-SHIP-08: the teams nobody plays."""
    played = {seat["colour"] for seat in view["seats"]}
    return Text("  ").join(
        chips.team(colour) + f" {speech.colour(colour)}" for colour in TEAMS if colour not in played
    )
