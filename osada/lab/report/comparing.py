"""What is told of a comparison."""

from __future__ import annotations

from osada.lab.compare import Comparison, Moved, WorthMoved

from .charts import Whisker, whiskers
from .figures import LUCK, POINTS, Figure
from .page import Report
from .tables import Table, between


def comparison_report(found: Comparison, command: str) -> Report:
    """The whole of it."""
    change = ", ".join(f"{name} {how}" for name, how in found["changed"].items())
    moved = {row["what"]: row for row in found["moved"]}
    length = moved[_length(found["moved"])]
    keys = [
        (str(found["games"]), "games each way, on the same deals"),
        (f"{length['difference']:+.1f}", f"{length['what']} ({_ends(length)})"),
        (f"{moved['mean score']['difference']:+.1f}", f"mean score ({_ends(moved['mean score'])})"),
    ]
    seat = moved.get("wins of seat 1")
    if seat is not None:
        low, high = seat["interval"]
        keys.append((f"{seat['difference']:+.0%}", f"wins of seat 1 ({low:+.0%} to {high:+.0%})"))
    return Report(
        title=f"{found['game'].capitalize()}: what {change} does",
        said=f"{found['blocks']} deals at tables of {found['seats']}, played as printed and with"
        f" the change by {', '.join(dict.fromkeys(found['bots']))}.",
        keys=keys,
        figures=_figures(found),
        tables=_tables(found),
        command=command,
    )


def _length(rows: list[Moved]) -> str:
    """The last of what the game itself counts, or decisions."""
    return [row["what"] for row in rows if row["what"].startswith(("length", "decisions"))][-1]


def _ends(row: Moved) -> str:
    return between(row["interval"], "{:+.1f}")


def _figures(found: Comparison) -> list[Figure]:
    seats = [row for row in found["moved"] if row["what"].startswith("wins of seat")]
    drawn = [
        Figure(
            "seats",
            "Seats",
            "How much more each seat wins with the change.",
            LUCK,
            whiskers([_whisker(row) for row in seats], 0.0, POINTS),
            False,
        )
    ]
    for kind in dict.fromkeys(row["kind"] for row in found["worth"]):
        rows = [row for row in found["worth"] if row["kind"] == kind and row["interval"]]
        drawn.append(
            Figure(
                f"worth-{kind.replace(' ', '-')}",
                kind.capitalize(),
                "How much more one of it is worth in win share with the change.",
                LUCK,
                whiskers([_worth(row) for row in rows], 0.0, POINTS),
                False,
            )
        )
    return [one for one in drawn if one.svg]


def _whisker(row: Moved) -> Whisker:
    return Whisker(row["what"].removeprefix("wins of "), row["difference"], *row["interval"])


def _worth(row: WorthMoved) -> Whisker:
    return Whisker(row["thing"], row["difference"] or 0.0, row["interval"][0], row["interval"][1])


def _tables(found: Comparison) -> list[Table]:
    made = [
        Table(
            "What moved",
            ("what", "as printed", "changed", "difference", "95 %"),
            [
                (
                    row["what"],
                    f"{row['before']:.2f}",
                    f"{row['after']:.2f}",
                    f"{row['difference']:+.2f}",
                    between(row["interval"], "{:+.2f}"),
                )
                for row in found["moved"]
            ],
        )
    ]
    worth = [row for row in found["worth"] if row["interval"]]
    if worth:
        heads = ("kind", "thing", "printed", "changed", "moved", "95 %")
        made.append(
            Table(
                "What one is worth in win share",
                heads,
                [
                    (
                        row["kind"],
                        row["thing"],
                        _share(row["before"]),
                        _share(row["after"]),
                        _share(row["difference"]),
                        between(row["interval"], "{:+.0%}"),
                    )
                    for row in worth
                ],
            )
        )
    return made


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:+.0%}"
