"""The tables of a report, as rows of text: the same in Markdown and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from osada.bots.own import noted
from osada.lab.standings import Tournament
from osada.lab.worth import Worth


class Table(NamedTuple):
    """A heading for each column, and the rows."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]


def tables(found: Tournament) -> list[Table]:
    """All of a tournament."""
    points = {row["bot"]: f"{row['points']} ± {row['error']}" for row in found["ratings"]}
    made = [
        Table(
            "Standings",
            ("player", "games", "wins", "95 %", "score", "margin", "rating", "ms", "faults"),
            [
                (
                    noted(one["bot"]),
                    str(one["games"]),
                    percent(one["win_share"]),
                    between(one["blocks_interval"]),
                    f"{one['mean_score']:.1f}",
                    f"{one['margin']:+.1f}",
                    points.get(one["bot"], "–"),
                    f"{1000 * one['seconds_per_decision']:.2f}",
                    str(one["faults"]),
                )
                for one in sorted(found["standings"], key=lambda row: -row["win_share"])
            ],
        ),
        Table(
            "Length",
            ("counted in", "mean", "95 %"),
            [
                (name, f"{mean:.1f}", f"{low:.1f} to {high:.1f}")
                for name, (mean, low, high) in found["length"].items()
            ],
        ),
    ]
    faults = [(noted(one["bot"]), one["fault"]) for one in found["standings"] if one["faults"]]
    if faults:
        made.append(Table("Faults", ("player", "the first"), list(faults)))
    if found["worth"]:
        made.append(worth_table(found["worth"]))
    return made


def worth_table(rows: Sequence[Worth]) -> Table:
    """What each thing is worth in win share."""
    return Table(
        "What it is worth in win share",
        ("kind", "thing", "games", "a seat", "worth of one", "95 %"),
        [
            (
                one["kind"],
                one["thing"],
                str(one["games"]),
                f"{one['each']:.2f}",
                "–" if one["worth"] is None else f"{one['worth']:+.1%}",
                between(one["interval"], "{:+.1%}") if one["interval"] else "–",
            )
            for one in rows
        ],
    )


def percent(share: float) -> str:
    """As people write it."""
    return f"{share:.1%}"


def between(ends: Sequence[float], form: str = "{:.1%}") -> str:
    """An interval."""
    return f"{form.format(ends[0])} to {form.format(ends[1])}"
