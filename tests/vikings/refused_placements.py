"""Spaces of the village where a worker may not go, and why: the cases of test_refusals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .tables import Args, Table, position

FULL_MARKET = {"fur": 4, "grain": 4, "nails": 4}
LAID = {1: "1:red", 2: "2:red", 3: "3:red", 4: "4:red"}
EXCLUSIVE = {"exclusive-circles": True}


@dataclass
class Refusal:
    """At this table this move is refused with this reason."""

    reason: str
    rule: str
    move: str
    args: Args
    table: Callable[[], Table]


def full_circles() -> Table:
    """Two ships are left, all their circles taken; red has a token at each and two in hand."""
    colours = dict(zip("RGBY", ("red", "green", "blue", "yellow"), strict=True))
    return position(
        harbour={1, 2},
        bets={letter: {1: f"1:{name}", 2: f"2:{name}"} for letter, name in colours.items()},
        line="R…",
        options=EXCLUSIVE,
    )


PLACEMENTS = [
    Refusal(
        "is-over", "VIK-END-01", "red market", {}, lambda: position(harbour={8}, finished=True)
    ),
    Refusal(
        "not-seated", "VIK-SETUP-01", "2 market", {"seat": 2, "seats": 2}, lambda: position("RB")
    ),
    Refusal(
        "not-your-turn",
        "VIK-ROUND-02",
        "blue market",
        {"seat": 1, "turn": 0},
        lambda: position("RB", line="RB…"),
    ),
    Refusal(
        "wrong-kind",
        "VIK-ROUND-03",
        "red ship 3",
        {"given": "ship", "wanted": "space"},
        lambda: position(line="R…"),
    ),
    Refusal(
        "space-taken",
        "VIK-ROUND-04",
        "red market",
        {"space": "market", "seat": 2},
        lambda: position(line="R…", placed={"market": "B"}),
    ),
    Refusal(
        "cannot-promote",
        "VIK-ROUND-05",
        "red promote",
        {"colour": "red"},
        lambda: position(ships={1: "R1 G1", 2: "R2"}, harbour={1, 2}, line="R…"),
    ),
    Refusal(
        "cannot-jump",
        "VIK-ROUND-05",
        "red jump-own",
        {"space": "jump-own"},
        lambda: position(ships={1: "G1", 2: "B2"}, harbour={1, 2}, line="R…"),
    ),
    Refusal(
        "cannot-jump",
        "VIK-ROUND-05",
        "red jump-any",
        {"space": "jump-any"},
        lambda: position(
            ships={1: "R1 R2 R3 G1 G2", 2: "B1 B2 B3 G1 G2"}, harbour={1, 2}, line="R…"
        ),
    ),
    Refusal(
        "no-bet-left", "VIK-ROUND-05", "red bet", {}, lambda: position(bets={"R": LAID}, line="R…")
    ),
    Refusal(
        "no-berth-for-bet",
        "VIK-BET-01",
        "red bet",
        {},
        lambda: position(bets={"R": {1: "1:red", 2: "2:red"}}, harbour={1, 2}, line="R…"),
    ),
    Refusal("no-berth-for-bet", "VIK-BET-01", "red bet-or-move", {}, full_circles),
    Refusal(
        "no-bet-to-move",
        "VIK-ACT-BETMOVE-01",
        "red bet-or-move",
        {},
        lambda: position(
            bets={"R": dict.fromkeys((1, 2, 3, 4), "won")}, harbour={1, 2, 3, 4}, line="R…"
        ),
    ),
    Refusal(
        "pile-empty",
        "VIK-ROUND-05",
        "red add-1",
        {"space": "add-1"},
        lambda: position(add_1="", line="R…"),
    ),
    Refusal(
        "pile-empty",
        "VIK-ROUND-05",
        "red draw-3",
        {"space": "draw-3"},
        lambda: position(draw_3="", line="R…"),
    ),
    Refusal(
        "market-full",
        "VIK-ACT-MARKET-01",
        "red market",
        {"top": 4},
        lambda: position(market=FULL_MARKET, line="R…"),
    ),
    Refusal(
        "cannot-swap",
        "VIK-ACT-SWAP-01",
        "red swap",
        {},
        lambda: position(ships={1: "R1", 2: ""}, harbour={1, 2}, line="R…"),
    ),
]
