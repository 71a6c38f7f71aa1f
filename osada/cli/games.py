"""`osada games`: which games there are, for how many, with which switches."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

import osada
from osada.kernel.game import Game
from osada.kernel.options import Option, SeatOption, spell
from osada.terminal import Talk
from osada.texts import Speech

from .language import LangOption, choose_language
from .screen import screen, write_json


def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """List the games with their seats, options and versions.

    \b
    Examples:
      osada games --lang pl
      osada games --json
    """
    talk = Talk(choose_language(lang))
    known = [osada.game(name) for name in osada.games()]
    if as_json:
        write_json([_data(game, Speech(game, talk.lang)) for game in known])
        return
    console = screen()
    for game in known:
        console.print(_describe(game, Speech(game, talk.lang), talk))


def _data(game: Game, speech: Speech) -> dict[str, object]:
    return {
        "name": game.name,
        "title": speech.title,
        "seats": list(game.seats),
        "languages": list(game.languages),
        "rules_version": game.rules_version,
        "content_hash": game.content_hash,
        "options": [
            {
                "name": option.name,
                "choices": [spell(choice) for choice in option.choices],
                "default": spell(option.default),
                "meaning": speech.option_help(option.name),
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


def _describe(game: Game, speech: Speech, talk: Talk) -> Group:
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    facts.add_row(talk("games-seats"), f"{game.seats[0]}–{game.seats[-1]}")
    facts.add_row(talk("games-languages"), ", ".join(game.languages))
    facts.add_row(talk("games-rules"), str(game.rules_version))
    facts.add_row(talk("games-content"), game.content_hash)
    options = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    options.add_column(talk("games-option"), no_wrap=True, style="bold")
    options.add_column(talk("games-meaning"))
    options.add_column(talk("games-rule"), no_wrap=True, style="cyan")
    for option in game.options:
        meaning = Text(speech.option_help(option.name)).append("\n")
        meaning.append_text(_choices(option, speech, talk))
        options.add_row(option.name, meaning, option.rule)
    heading = Text(speech.title, style="bold").append(f"  osada play {game.name}", style="cyan")
    return Group(heading, facts, options)


def _choices(option: Option, speech: Speech, talk: Talk) -> Text:
    """A line for each choice; of what every seat chooses, a line for each thing."""
    lines = []
    for choice in option.things:
        line = Text("  ").append(spell(choice), style="bold")
        meaning = speech.option_choice(option.name, choice)
        if meaning != spell(choice):
            line.append(f": {meaning}")
        if choice == option.default:
            line.append(f" ({talk('games-default')})", style="dim")
        lines.append(line)
    if isinstance(option, SeatOption):
        usual = Text(f"  {option.name}={option.default}", style="bold")
        lines.append(usual.append(f" ({talk('games-default')})", style="dim"))
    return Text("\n").join(lines)
