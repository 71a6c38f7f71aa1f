"""`osada rules`: the rules by id, where they come from, and how well they are covered."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import osada
from osada.games import house
from osada.terminal import Talk
from osada.texts import Speech
from osada.texts.rulebook import Rule, load_rules

from .coverage import Coverage, cover
from .language import LangOption, choose_language
from .rulebook import find_rule
from .screen import screen, write_json

OUR_WORDS = re.compile(r"\b(after|Polish|Czech|summary|example|implied|legend|title page)\b")
"""What stands between the headings that are printed in the boxes."""
MISSING = 1
"""The exit code of --coverage when a rule is not cited, not tested or not worded."""


def rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; by default all.", show_default=False),
    ] = None,
    rule_id: Annotated[
        str | None,
        typer.Argument(
            metavar="ID|WORD",
            help="One rule, e.g. VIK-SHIP-02, or those that say a word, e.g. ship.",
            show_default=False,
        ),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Which rules are cited in code, tested and worded."),
    ] = False,
    tests: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="With --coverage: where the tests are that mark the rules they are about; by"
            " default those beside this package.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Read the rules by their ids, or see how well they are covered.

    \b
    Examples:
      osada rules vikings
      osada rules vikings VIK-SHIP-02 --lang pl
      osada rules vikings ship
      osada rules vikings --coverage
    """
    talk = Talk(choose_language(lang))
    if game is not None and rule_id is None and game not in osada.games() and "-" in game:
        # `osada rules VIK-SHIP-02`: an id says itself which game it is of
        game, rule_id = None, game
    names = list(osada.games()) if game is None else [osada.game(game).name]
    known = [rule for name in names for rule in load_rules(house(name))]
    if coverage:
        _show_coverage(cover(names, tests), as_json, talk)
    elif rule_id is None:
        _list(known, as_json, talk)
    elif "-" not in rule_id and _saying(known, rule_id, talk.lang):
        _list(_saying(known, rule_id, talk.lang), as_json, talk)
    else:
        _show_one(find_rule(known, rule_id), as_json, talk)


@cache
def _speech(game: str, lang: str) -> Speech:
    """Made once: reading a game's printed values takes longer than saying all its rules."""
    return Speech(osada.game(game), lang)


def _text(rule: Rule, lang: str) -> str:
    speech = _speech(rule.game, lang)
    if rule.kind == "scenario":
        return ""
    return speech.ruling(rule.id) if rule.kind == "ruling" else speech.rule(rule.id)


def _saying(known: list[Rule], word: str, lang: str) -> list[Rule]:
    """The rules that say a word, in the reader's language or in their id."""
    sought = word.casefold()
    return [rule for rule in known if sought in f"{rule.id} {_text(rule, lang)}".casefold()]


def _data(rule: Rule, lang: str) -> dict[str, object]:
    return {
        "id": rule.id,
        "game": rule.game,
        "kind": rule.kind,
        "section": rule.section,
        "from": rule.origin,
        "heading": rule.heading,
        "rulings": list(rule.rulings),
        "text": _text(rule, lang),
    }


def _list(known: list[Rule], as_json: bool, talk: Talk) -> None:
    if as_json:
        write_json([_data(rule, talk.lang) for rule in known])
        return
    grid = Table.grid(padding=(0, 2), expand=True)
    longest = max((len(rule.id) for rule in known), default=1)
    grid.add_column(style="cyan", no_wrap=True, width=longest)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for rule in known:
        grid.add_row(rule.id, _text(rule, talk.lang) or talk("rules-scenario"))
    console = screen()
    console.print(grid)
    console.print(Text(talk("rules-more"), style="dim"))


def _heading(heading: str, talk: Talk) -> str:
    """Where it is printed: headings as the boxes have them, our words between them in the reader's
    language."""

    def spoken(found: re.Match[str]) -> str:
        return talk(f"rules-heading-{found[1].replace(' ', '-').lower()}")

    return OUR_WORDS.sub(spoken, heading)


def _show_one(rule: Rule, as_json: bool, talk: Talk) -> None:
    rulings = [find_rule(load_rules(house(rule.game)), ruling) for ruling in rule.rulings]
    if as_json:
        write_json({**_data(rule, talk.lang), "rulings": [_data(r, talk.lang) for r in rulings]})
        return
    console = screen()
    console.print(Text(rule.id, style="bold cyan"))
    console.print(Text(_text(rule, talk.lang) or talk("rules-scenario")))
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    facts.add_row(talk("rules-kind"), talk(f"rules-kind-{rule.kind}"))
    if rule.kind == "rule":
        words = _speech(rule.game, talk.lang).words
        facts.add_row(talk("rules-section"), words.say(f"{rule.game}-about-chapter-{rule.section}"))
    facts.add_row(talk("rules-from"), talk(f"rules-from-{rule.origin}"))
    facts.add_row(talk("rules-heading"), _heading(rule.heading, talk))
    console.print(facts)
    for ruling in rulings:
        console.print(Text(f"{ruling.id}  ", "cyan").append(_text(ruling, talk.lang), "default"))


def _show_coverage(found: Coverage, as_json: bool, talk: Talk) -> None:
    if as_json:
        write_json(found.to_data())
    else:
        _draw_coverage(found, screen(), talk)
    if not found.complete:
        raise typer.Exit(MISSING)


def _draw_coverage(found: Coverage, console: Console, talk: Talk) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(justify="right")
    grid.add_column()
    total = len(found.ids)
    for label, have, missing in found.rows(talk):
        count = "–" if have is None else f"{have} / {total}"
        grid.add_row(label, count, Text(" ".join(missing), style="yellow"))
    tested = "–" if found.scenarios_tested is None else str(len(found.scenarios_tested))
    untested = Text(" ".join(found.scenarios_missing), style="yellow")
    grid.add_row(talk("coverage-scenarios"), f"{tested} / {len(found.scenarios)}", untested)
    console.print(grid)
    if found.tested is None:
        console.print(talk("coverage-no-tests"))
    if found.complete:
        console.print(talk("coverage-complete"))
