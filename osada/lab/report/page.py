"""A report as one HTML page that carries everything it shows, and as Markdown beside its charts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from .charts import CARD, INK, RULE, SANS, SERIF, SOFT
from .figures import Figure
from .tables import Table

STYLE: Final = f"""
body{{margin:0;background:#f5ecd6;color:{INK};font:15px/1.55 {SANS}}}
main{{max-width:1080px;margin:0 auto;padding:34px 16px 48px}}
h1,h2,b.big{{font-family:{SERIF};font-weight:600;line-height:1.15}}
h1{{font-size:42px;margin:0 0 8px}} h2{{font-size:25px;margin:30px 0 4px}}
p,small{{color:{SOFT};margin:0 0 14px;max-width:760px}} p.sub{{font-size:16px;margin-bottom:22px}}
.keys{{display:grid;grid-template-columns:repeat(auto-fit,minmax(210px,1fr));gap:14px}}
.keys div{{border:1.5px solid {RULE};border-radius:9px 7px 10px 8px;background:{CARD};
padding:13px 16px}} b.big{{font-size:30px;display:block;margin-bottom:3px}}
.two{{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:0 28px}}
.fig{{border-top:1.5px solid {RULE};border-bottom:1.5px solid {RULE};padding:14px 0}}
svg{{display:block;max-width:100%;height:auto}}
.cap{{font:italic 500 14px {SERIF};margin-top:7px}}
.wide{{overflow-x:auto}} table{{border-collapse:collapse;width:100%;font-size:14px}}
th{{text-align:left}} td,th{{padding:5px 10px 5px 0;border-bottom:1px solid {RULE}}}
td+td,th+th{{text-align:right;white-space:nowrap}} td.w,th.w{{text-align:left;white-space:normal}}
code{{overflow-wrap:anywhere}}
@media print{{body{{background:none;color:#000}} .keys div{{background:none}}}}
"""
WORDS: Final = frozenset({"player", "kind", "thing", "the first", "counted in", "what"})
"""Columns of words; all others are figures."""


class Report(NamedTuple):
    """Everything that is told, whatever it is told in."""

    title: str
    said: str
    keys: list[tuple[str, str]]
    """The figures that one should know, and what each is."""
    figures: list[Figure]
    tables: list[Table]
    command: str


def html(report: Report) -> str:
    """The page."""
    keys = "".join(
        f'<div><b class="big">{escape(figure)}</b><small>{escape(what)}</small></div>'
        for figure, what in report.keys
    )
    title = escape(report.title)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style><main><small>Osada · lab report</small><h1>{title}</h1>"
        f'<p class="sub">{escape(report.said)} This page carries everything it shows; nothing is'
        f' fetched.</p><div class="keys">{keys}</div>'
        f"{_drawn(report.figures)}{''.join(map(_table, report.tables))}"
        f"<h2>How it was made</h2><p><code>{escape(report.command)}</code></p></main></html>\n"
    )


def _drawn(figures: Sequence[Figure]) -> str:
    """Wide ones across the page, the others side by side."""
    parts: list[str] = []
    for wide, some in groupby(figures, key=lambda one: one.wide):
        drawn = "".join(
            f"<section><h2>{escape(one.title)}</h2><p>{escape(one.said)}</p>"
            f'<div class="fig">{one.svg}</div><p class="cap">{escape(one.caption)}</p></section>'
            for one in some
        )
        parts.append(drawn if wide else f'<div class="two">{drawn}</div>')
    return "".join(parts)


def _table(table: Table) -> str:
    marks = [' class="w"' if head in WORDS else "" for head in table.heads]
    heads = "".join(
        f"<th{mark}>{escape(head)}</th>" for head, mark in zip(table.heads, marks, strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(f"<td{mark}>{escape(cell)}</td>" for cell, mark in zip(row, marks, strict=True))
        + "</tr>"
        for row in table.rows
    )
    return (
        f'<h2>{escape(table.title)}</h2><div class="wide" tabindex="0"><table><thead><tr>{heads}'
        f"</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def markdown(report: Report) -> str:
    """The same as text, with the charts beside it."""
    lines = [f"# {report.title}", "", report.said, ""]
    lines += [f"- **{figure}** {what}" for figure, what in report.keys]
    for one in report.figures:
        drawn = f"![{one.title}]({one.file}.svg)"
        lines += ["", f"## {one.title}", "", one.said, "", drawn, "", f"*{one.caption}*"]
    for table in report.tables:
        lines += ["", f"## {table.title}", "", _row(table.heads)]
        lines.append(_row(["---" if head in WORDS else "--:" for head in table.heads]))
        lines += [_row(row) for row in table.rows]
    return "\n".join([*lines, "", "## How it was made", "", f"    {report.command}", ""])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
