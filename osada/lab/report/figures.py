"""The figures of a report: each with a sentence above and a caption below, drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from osada.lab.ratings import Rating
from osada.lab.standings import Tournament
from osada.lab.worth import Worth

from .charts import Whisker, ladder, pairs, whiskers

SHARE: Final = "{:.0%}"
POINTS: Final = "{:+.0%}"
LUCK: Final = "Diamond: the 95 % interval leaves the line out. Circle: it may be luck."
MOST: Final = 16
"""Things of a kind that are drawn; the table has all."""


class Figure(NamedTuple):
    """One chart and what is said about it."""

    file: str
    title: str
    said: str
    caption: str
    svg: str
    wide: bool


def figures(found: Tournament) -> list[Figure]:
    """Those that there is something to show in."""
    names = [row["bot"] for row in found["ratings"]] or list(found["win_share"])
    anchor = names[-1] if found["ratings"] else ""
    par = 1 / found["seats"]
    drawn = [
        Figure(
            "ladder",
            "The ladder",
            "Points are set so that 200 more means ending above the other three times of four."
            + (" Every step is real: no two bars touch." if _apart(found["ratings"]) else ""),
            f"Bar: 95 % interval by the spread between deals. {anchor} stands at 1000 by"
            " agreement.",
            ladder(found["ratings"]),
            True,
        ),
        Figure(
            "wins",
            "Wins",
            f"Each one's share of the games it sat at; by luck alone {par:.0%}.",
            LUCK,
            whiskers(_shares(found), par, SHARE) if len(names) > 1 else "",
            False,
        ),
        Figure(
            "pairs",
            "Pairs",
            "Of 100 games the one at the left ended above the other so many times.",
            "A cell is filled as high as that share.",
            pairs(names, found["pairs"]),
            False,
        ),
        Figure(
            "seats",
            "Seats",
            "How often each seat won, whoever sat there.",
            LUCK,
            whiskers(_seats(found), par, SHARE),
            False,
        ),
    ]
    kinds = dict.fromkeys(row["kind"] for row in found["worth"])
    for kind in kinds:
        rows = [row for row in found["worth"] if row["kind"] == kind]
        drawn.append(
            Figure(
                f"worth-{kind.replace(' ', '-')}",
                kind.capitalize(),
                "How much higher the win share is for each one more, against the others at the"
                " table.",
                f"{LUCK} What goes together; who is ahead can also afford more.",
                whiskers(told_worths(rows), 0.0, POINTS),
                False,
            )
        )
    return [one for one in drawn if one.svg]


def _apart(rows: Sequence[Rating]) -> bool:
    """Whether everybody is surely above the next."""
    steps = pairwise(rows)
    return all(one["points"] - one["error"] > two["points"] + two["error"] for one, two in steps)


def told_worths(rows: Sequence[Worth]) -> list[Whisker]:
    """Those of which something can be said, the surest if there are many."""
    sure = [row for row in rows if row["worth"] is not None]
    surest = sorted(sure, key=lambda row: -row["games"])[:MOST]
    return [
        Whisker(row["thing"], row["worth"] or 0.0, row["interval"][0], row["interval"][1])
        for row in sure
        if row in surest
    ]


def _shares(found: Tournament) -> list[Whisker]:
    rows = sorted(found["standings"], key=lambda row: -row["win_share"])
    return [Whisker(one["bot"], one["win_share"], *one["blocks_interval"]) for one in rows]


def _seats(found: Tournament) -> list[Whisker]:
    return [
        Whisker(f"seat {at + 1}", one["win_share"], *one["interval"])
        for at, one in enumerate(found["by_seat"])
    ]
