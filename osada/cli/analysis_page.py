"""An analysis as one page that needs nothing else: the course as a drawing, the decisions below."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from osada.insight.analysis import Point, Seen
from osada.insight.lesson import Moment, TurnedOn
from osada.terminal import Talk
from osada.texts import Speech
from osada.texts.spaces import hold_page

from .analysing import COLUMNS, SIGNS, headed, per_cent, said_of, undecided
from .table.hinting import told

WIDTH: Final = 1000
HEIGHT: Final = 260
COLOURS: Final = ("#a52a1e", "#2e8b6f", "#2554a0", "#c79a1b", "#6b4fa0")
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3", "1 4")
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; background: #f6eedb; color: #2b2118; margin: 2rem auto;
  max-width: 1080px; padding: 0 1rem }
h1 { font-size: 1.7rem; margin: 0 0 1rem } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
svg { width: 100%; height: auto; background: #fbf6e8; border: 1px solid #cdbb94 }
svg text { font: 14px sans-serif; fill: #5a4a36 }
table { border-collapse: collapse; width: 100%; font: 14px/1.4 sans-serif }
td, th { text-align: left; vertical-align: top; padding: .3rem .5rem;
  border-bottom: 1px solid #dccba6 }
.slip { color: #8a5a00 } .blunder { color: #a52a1e; font-weight: bold }
li { margin: .6rem 0 } h3 { font-size: 1rem; margin: .6rem 0 0 }
pre { font: inherit; margin: 0; white-space: pre-wrap } small { color: #5a4a36 }
@media print { body, svg { background: none } }
"""


def analysis_page(
    seen: Sequence[Seen],
    points: Sequence[Point],
    moments: Sequence[Moment],
    by: TurnedOn | None,
    speech: Speech,
    talk: Talk,
    beside: Sequence[tuple[int, Sequence[str]]] = (),
) -> str:
    """The whole page; `beside` is what stands beside the game after so many of its actions."""
    title = escape(f"{speech.title}: {talk('analyse-page')}")
    lessons = "".join(_moment(one, speech, talk) for one in moments)
    lessons = f"<ol>{lessons}</ol>" if moments else f"<p>{escape(undecided(by, speech, talk))}</p>"
    heads = "".join(f"<th>{escape(talk(f'analyse-{key}'))}</th>" for key in COLUMNS)
    rows = "".join(_row(one, speech, talk) for one in seen)
    page = (
        f'<!doctype html><html lang="{talk.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>"
        f"<h2>{escape(talk('analyse-course'))}</h2>{_chart(points, speech)}"
        f"{lessons}"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        f"{_beside(beside, talk)}</html>\n"
    )
    return hold_page(page, talk.lang)


def _beside(beside: Sequence[tuple[int, Sequence[str]]], talk: Talk) -> str:
    if not beside:
        return ""
    told = "".join(
        f"<h3>{place}</h3><pre>{escape(chr(10).join(lines))}</pre>" for place, lines in beside
    )
    return f"<h2>{escape(talk('analyse-notes'))}</h2>{told}"


def _chart(points: Sequence[Point], speech: Speech) -> str:
    if not points:
        return ""
    last = max(1, points[-1].after)
    lines = [
        f'<text x="4" y="{_y(at / 100) + 5}">{at}</text>'
        f'<line x1="40" x2="{WIDTH - 160}" y1="{_y(at / 100)}" y2="{_y(at / 100)}"'
        ' stroke="#cdbb94" stroke-dasharray="2 5"/>'
        for at in (0, 50, 100)
    ]
    ends = sorted(range(len(points[-1].chances)), key=lambda seat: -points[-1].chances[seat])
    for place, seat in enumerate(ends):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        path = " ".join(f"{_x(p.after / last)},{_y(p.chances[seat])}" for p in points)
        line = f'stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}" fill="none"'
        y = 30 + 24 * place
        lines.append(
            f'<polyline points="{path}" {line}/>'
            f'<line x1="{WIDTH - 150}" x2="{WIDTH - 120}" y1="{y}" y2="{y}" {line}/>'
            f'<text x="{WIDTH - 114}" y="{y + 5}">{escape(speech.seat(seat))}</text>'
        )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(lines)}</svg>'


def _x(part: float) -> float:
    return round(40 + part * (WIDTH - 200), 1)


def _y(chance: float) -> float:
    return round(HEIGHT - 20 - chance * (HEIGHT - 40), 1)


def _row(one: Seen, speech: Speech, talk: Talk) -> str:
    seat, mark = one.look.seat, one.look.mark
    better = told(one.best, speech) if mark in ("slip", "blunder") else ""
    word = f"{SIGNS[mark]} {talk(f'mark-{mark}')}" if mark else ""
    cells = (
        str(one.first + 1),
        speech.seat(seat),
        told(one.played, speech),
        word,
        talk("analyse-per-cent", chance=per_cent(one.played.chances[seat])),
        better,
    )
    return f'<tr class="{mark}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _moment(one: Moment, speech: Speech, talk: Talk) -> str:
    said = [line if line.endswith(".") else f"{line}." for line, _ in said_of(one, speech, talk)]
    return f"<li><b>{escape(headed(one, speech, talk))}</b><br>{escape(' '.join(said))}</li>"
