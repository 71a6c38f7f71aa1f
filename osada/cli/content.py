"""`osada content`: the printed values of a game, where they come from, and owners' corrections."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import osada
from osada.kernel.content import Content, PrintedValue, line_numbers
from osada.kernel.errors import BadContent
from osada.kernel.game import Game
from osada.terminal import Talk
from osada.texts.speech import RULES, texts_of
from osada.texts.wording import Wording, keys_of

from .files import read_text
from .group import MISTAKE, complain
from .language import LangOption, choose_language
from .screen import screen, write_json

RECONSTRUCTED = "reconstructed"
LONGEST_NAME = 24
"""Longer names of entries are folded, so that there is room for what they say."""
NOTHING = "–"
"""What was there before an entry that is added."""


def check(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE|GAME", help="A file of corrected values, or a game."),
    ],
    game: Annotated[
        str | None,
        typer.Option(
            metavar="GAME", help="Which game it is for; by default the one it names most of."
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Of a game: what there is, for programs.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Check a file of corrected values and show what it changes; or a game's own content.

    \b
    Such a file names entries of osada content show with other values (TOML):
      [market]
      top = 5

    \b
    Examples:
      osada content check mybox.toml
      osada content check mythwind
      osada content check mythwind --json
    """
    talk = Talk(choose_language(lang))
    if str(file) in osada.games() and not file.exists():
        _check_game(str(file), talk, as_json)
        return
    text = read_text(file)
    printed = osada.game(game or _meant(text, file))
    try:
        corrected = osada.game(printed.name, str(file))
    except BadContent as error:
        for fault in error.faults:
            complain(str(fault))
        raise typer.Exit(MISTAKE) from None
    console = screen()
    changes = _changes(printed.content, corrected.content)
    for name, before, after, rule in changes:
        line = Text(f"{name}: {before} → {after}", style="bold").append(f"  {rule}", "cyan")
        console.print(line, soft_wrap=True)
    if not changes:
        console.print(talk("content-nothing", file=str(file)), soft_wrap=True)
    console.print(talk("content-ok", hash=corrected.content_hash))


def _meant(text: str, file: Path) -> str:
    """The game that knows most of the entries which a text names; where it only adds some, the one
    that finds least wrong with it."""
    named = line_numbers(text).keys()
    known = {game: len(named & osada.game(game).content.entries.keys()) for game in osada.games()}
    if any(known.values()):
        return max(known, key=known.__getitem__)
    return min(known, key=lambda game: len(_faults(game, file)))


def _faults(game: str, file: Path) -> list[str]:
    try:
        osada.game(game, str(file))
    except BadContent as error:
        return [str(fault) for fault in error.faults]
    return []


def _check_game(name: str, talk: Talk, as_json: bool) -> None:
    """What the game itself can say of its content, once it has been loaded without a fault."""
    game = osada.game(name)
    faults = [*game.faults(), *_missing_texts(game)]
    for fault in faults:
        complain(fault)
    if as_json:
        hashes = {"game": name, "content_hash": game.content_hash}
        write_json({**hashes, **game.census(), "words": _words(game), "faults": faults})
    if faults:
        raise typer.Exit(MISTAKE)
    if as_json:
        return
    count = len(game.content.entries)
    screen().print(talk("content-sound", game=game.title, count=count, hash=game.content_hash))


def _missing_texts(game: Game) -> list[str]:
    """Texts that the content asks for and some language does not have."""
    wanted = set(game.text_keys())
    faults: list[str] = []
    for lang in game.languages:
        found = {key for file in _told(game, lang) for key in keys_of(file)}
        faults += [f"{key} has no text in {lang}" for key in sorted(wanted - found)]
    return faults


def _told(game: Game, lang: str) -> tuple[Path, ...]:
    """The files of a game's texts in a language, but for those of its rules: the content asks for
    none of them."""
    files = texts_of(game).glob(f"{lang}/*.ftl")
    return tuple(sorted(file for file in files if file.name != RULES))


def _words(game: Game) -> dict[str, int]:
    """How many words the texts have that the content asks for, by language."""
    wanted = game.text_keys()
    found: dict[str, int] = {}
    for lang in game.languages:
        wording = Wording(lang, _told(game, lang))
        found[lang] = sum(len(wording.say(key).split()) for key in wanted)
    return found


def _changes(printed: Content, corrected: Content) -> list[tuple[str, str, str, str]]:
    changes = []
    for name, entry in corrected.entries.items():
        before = printed.entries.get(name)
        if before is None or before.value != entry.value:
            said = NOTHING if before is None else _spell(before.value)
            changes.append((name, said, _spell(entry.value), entry.rule))
    return changes


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see osada games.")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """List every printed value and where it comes from.

    Reconstructed values, which no source gives, are marked.

    \b
    Example:
      osada content show vikings
    """
    talk = Talk(choose_language(lang))
    made = osada.game(game)
    if as_json:
        write_json(_data(made.content))
        return
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    widest = min(LONGEST_NAME, max(map(len, made.content.entries), default=0))
    grid.add_column(talk("content-entry"), style="bold", overflow="fold", width=widest)
    grid.add_column(talk("content-value"), overflow="fold", ratio=1)
    grid.add_column(talk("content-from"), overflow="fold", width=len(RECONSTRUCTED) + 2)
    rules = max(len(entry.rule) for entry in made.content.entries.values())
    grid.add_column(talk("content-rule"), style="cyan", no_wrap=True, width=rules)
    for name, entry in made.content.entries.items():
        grid.add_row(name, _spell(entry.value), _provenance(entry), entry.rule)
    console = screen()
    console.print(grid)
    console.print(talk("content-hash", hash=made.content_hash))


def _provenance(entry: PrintedValue) -> Text:
    """How sure we are of a value, and by which source; what no source gives is marked."""
    if entry.origin == RECONSTRUCTED:
        origin = Text(f"! {entry.origin}", style="bold yellow")
    else:
        origin = Text(f"  {entry.origin}")
    return origin.append(f"\n  {entry.source}", "not bold dim") if entry.source else origin


def _data(content: Content) -> dict[str, object]:
    return {
        "content_hash": content.fingerprint,
        "entries": {
            name: {
                "value": entry.value,
                "from": entry.origin,
                "source": entry.source or None,
                "rule": entry.rule or None,
                "reconstructed": entry.origin == RECONSTRUCTED,
            }
            for name, entry in content.entries.items()
        },
    }


def _spell(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
