"""The tale as one page that needs nothing else: to read, to print and to share."""

from __future__ import annotations

from html import escape
from typing import Final

from osada.kernel.journal import Journal
from osada.texts.spaces import hold_page

from .people import STYLE as PEOPLE
from .people import people
from .tale import Scene, Season, Tale, chapters, closing, tale_of
from .valley import valley

STYLE: Final = """
:root { --paper: #fbf6e8; --desk: #efe3c6; --ink: #2b2118; --soft: #6b5a42; --rule: #cdbb94;
  --red: #a8532f }
body { font: 17px/1.6 Georgia, 'Times New Roman', serif; background: var(--desk);
  color: var(--ink); margin: 0 }
main { max-width: 52rem; margin: 2rem auto; padding: 2.5rem 3rem; background: var(--paper);
  border: 1px solid var(--rule); box-shadow: 0 6px 24px rgba(60, 40, 10, .18) }
header { text-align: center; border-bottom: 3px double var(--rule); padding-bottom: 1.2rem }
h1 { font-size: 2.3rem; margin: 0 }
header p { color: var(--soft); font-style: italic; margin: .4rem 0 0 }
.towns { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 1.5rem 0 }
.between { display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem; margin: 1.5rem 0 }
.between figure { width: calc(33% - 1rem); min-width: 9rem }
figure { margin: 0; break-inside: avoid } svg { width: 100%; height: auto }
figcaption { text-align: center; font-style: italic; color: var(--soft) }
h2 { font-size: 1.7rem; text-align: center; color: var(--red); margin: 3rem 0 1rem;
  break-after: avoid }
h3 { font-size: 1.2rem; font-variant: small-caps; letter-spacing: .06em; margin: 2.2rem 0 .3rem;
  border-bottom: 1px solid var(--rule); break-after: avoid }
h4 { font-size: 1.1rem; margin: 1.3rem 0 .2rem; break-after: avoid }
p { margin: .4rem 0; orphans: 3; widows: 3 }
.goal, .winter { color: var(--soft); font-style: italic } .winter { color: var(--red) }
blockquote { margin: 1rem 0; padding: .6rem 1.2rem; border-left: 4px double var(--red);
  background: rgba(205, 187, 148, .2); font-style: italic }
.chosen::before { content: '\\2767\\00a0'; color: var(--red) }
ul { margin: .8rem 0 0; padding-left: 1.2rem; color: var(--soft); font-size: .92em }
.front { columns: 2; column-gap: 2.4rem } .front section { break-inside: avoid; padding-top: .6rem }
.front h3 { margin-top: 0 } .front a { color: inherit } .front ol { padding-left: 1.4rem }
.front li { margin: .25rem 0 } .marks li { display: inline-block; margin: .15rem .3rem .15rem 0;
  padding: .1rem .6rem; border: 1px solid var(--rule); border-radius: 1rem }
.marks ul { padding: 0 } .untold p { font-style: italic }
.marks a { font-style: italic; color: var(--soft) }
@media (max-width: 640px) { main { margin: 0; padding: 1.2rem 1rem; border: 0 }
  .towns { grid-template-columns: 1fr } .front { columns: 1 } }
@media (prefers-color-scheme: dark) { :root { --paper: #2a241b; --desk: #1b1711; --ink: #efe6d2;
  --soft: #bfae8c; --rule: #5c4e38; --red: #e0926c }
  svg { background: #d9d2b4; border-radius: 8px } }
@media print { :root { --paper: #fff; --desk: #fff; --ink: #000; --soft: #444; --rule: #999;
  --red: #7a2f18 } body { font-size: 10.5pt; line-height: 1.45 } svg { background: none }
  main { max-width: none; margin: 0; padding: 0; border: 0; box-shadow: none } }
@page { size: A4; margin: 18mm }
"""


def chronicle_page(journal: Journal, lang: str) -> str:
    """The whole page."""
    tale = tale_of(journal, lang)
    title = escape(tale.speech.name("chronicle-title"))
    told = "".join(
        f"<h2>{escape(name)}</h2>{''.join(_season(tale, season) for season in seasons)}"
        for name, seasons in chapters(tale)
    )
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}{PEOPLE}</style></head><body><main><header><h1>{title}</h1>"
        f"<p>{escape(', '.join(tale.people))}</p></header>"
        f"{_towns(tale)}{people(tale)}{_front(tale)}{told}"
        "</main></body></html>\n"
    )
    return hold_page(page, lang)


def _front(tale: Tale) -> str:
    """The years in a line each, what has been achieved, and what is not yet told."""
    years = "".join(
        f'<li><a href="#season-{n}">{escape(season.name)}</a> {escape(_brief(tale, season))}</li>'
        for n, season in enumerate(tale.seasons, 1)
    )
    marks = "".join(
        f'<li>{escape(mark)} <a href="#season-{n}">{escape(tale.seasons[n - 1].name)}</a></li>'
        for mark, n in tale.marks
    )
    untold = "".join(f"<p>{escape(line)}</p>" for line in tale.untold)
    parts = (
        ("years", f"<ol>{years}</ol>" if years else ""),
        ("marks", f"<ul>{marks}</ul>" if marks else ""),
        ("untold", untold),
    )
    front = "".join(
        f'<section class="{name}"><h3>{escape(tale.speech.name(f"chronicle-{name}"))}</h3>{part}'
        "</section>"
        for name, part in parts
        if part
    )
    return f'<div class="front">{front}</div>'


def _brief(tale: Tale, season: Season) -> str:
    built = tale.speech.name("chronicle-built", names=", ".join(season.built))
    return f"{built if season.built else ''} {season.judged}".strip()


def _towns(tale: Tale) -> str:
    """The valley then and now, large; small, as it was after each year between."""
    first, *years, now = tale.towns
    between = "".join(_town(tale, *year) for year in years if year[1] != now[1])
    between = f'<div class="between">{between}</div>' if between else ""
    return f'<div class="towns">{_town(tale, *first)}{_town(tale, *now)}</div>{between}'


def _town(tale: Tale, when: str, areas: list[str]) -> str:
    named = f"chronicle-{when}" if when in ("then", "now") else "chronicle-after-year"
    label = tale.speech.name(named, year=when)
    drawn = valley(areas, tale.speech, label)
    return f"<figure>{drawn}<figcaption>{escape(label)}</figcaption></figure>"


def _season(tale: Tale, season: Season) -> str:
    goal = f'<p class="goal">{escape(season.goal)}</p>' if season.goal else ""
    left = "".join(f"<li>{escape(line)}</li>" for line in closing(tale, season))
    scenes = "".join(_scene(scene) for scene in season.scenes)
    left = f"<ul>{left}</ul>" if left else ""
    at = tale.seasons.index(season) + 1
    head = f'<h3 id="season-{at}">{escape(season.name)}</h3>'
    winter = f'<p class="winter">{escape(season.winter)}</p>' if season.winter else ""
    return f"<section>{head}{winter}{goal}{scenes}{left}</section>"


def _scene(scene: Scene) -> str:
    title = f"<h4>{escape(scene.title)}</h4>" if scene.title else ""
    lead = "".join(f"<i>{escape(said)}</i> " for said in (scene.leaf, scene.lead) if said)
    if scene.quoted:
        return f"<blockquote>{escape(scene.text)}</blockquote>"
    text = f"<p>{lead}{escape(scene.text)}</p>"
    under = f'<p class="winter">{escape(scene.under)}</p>' if scene.under else ""
    if not (scene.choice or scene.after):
        return title + text + under
    choice = f"<b>{escape(scene.choice)}.</b> " if scene.choice else ""
    return f'{title}{text}<p class="chosen">{choice}{escape(scene.after)}</p>{under}'
