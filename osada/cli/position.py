"""`osada position`: positions written by hand, checked, shown and changed."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path
from typing import Annotated, cast

import typer

import osada
from osada.kernel.errors import BadPosition, BadStart, did_you_mean
from osada.kernel.game import Game
from osada.kernel.journal import Journal, one_line
from osada.kernel.state import Data, State
from osada.terminal import Talk

from .files import BadFile, read_text, write_text
from .group import MISTAKE, complain
from .language import LangOption, choose_language
from .patching import drop, put
from .record import checked_data, summary
from .screen import screen, write_json
from .stepping import draw_position
from .viewing import read_viewers, view_together

ContentOption = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="Your file of corrected values.")
]
GameOption = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="Which game, where the file does not say it."),
]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The position.")]


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Positions to check.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="For programs: one list, of what is wrong, too.")
    ] = False,
    game: GameOption = None,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Say whether positions can be played, and name every fault of those that cannot.

    \b
    Examples:
      osada position check mine.json
      osada position check --game vikings mine.json other.json
    """
    talk = Talk(choose_language(lang))
    checked: list[dict[str, object]] = []
    broken = False
    for path in files:
        faults: list[str] = []
        try:
            journal = _journal(*_opened(path, game, content))
        except BadPosition as error:
            faults = [f"{path}: {fault}" for fault in error.faults]
        except osada.OsadaError as error:
            faults = [" ".join(str(error).split())]
        else:
            checked.append({"file": str(path), "faults": [], **checked_data(journal)})
            if not as_json:
                screen().print(f"{path}: {summary(journal, talk)}", soft_wrap=True)
            continue
        broken = True
        checked.append({"file": str(path), "faults": faults})
        for fault in faults:
            complain(fault)
    if as_json:
        write_json(checked)
    if broken:
        raise typer.Exit(MISTAKE)


def show(
    file: FileArgument,
    view: Annotated[
        str, typer.Option(metavar="SEAT|none|all", help="Whose view; by default everything.")
    ] = "all",
    actions: Annotated[
        bool, typer.Option("--actions", help="Also list what may be done, by its text.")
    ] = False,
    listing: Annotated[
        str | None,
        typer.Option(
            "--list",
            metavar="NAME[:WORD]",
            help="List something instead, in games that have it: contacts, contacts:TILE,"
            " poses:TILE.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    game: GameOption = None,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Show a position as a board.

    \b
    Examples:
      osada position show mine.json --actions
      osada position show village.json --list poses:sawmill
    """
    opened, state = _opened(file, game, content)
    if listing is not None:
        lines = _listed(opened, state, listing)
        if as_json:
            write_json(lines)
        else:
            for line in lines:
                screen().print(line, soft_wrap=True)
        return
    viewers = read_viewers(view, state.seats)
    menus = {seat: [action.text for action in state.legal(seat)] for seat in state.turn}
    if as_json:
        write_json({"view": view_together(state, viewers), "actions": menus})
        return
    draw_position(_journal(opened, state), viewers, Talk(choose_language(lang)), screen())
    if actions:
        for menu in menus.values():
            screen().print(", ".join(menu))


def edit(
    file: FileArgument,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="PATH=VALUE", help="Write a value there; may be repeated."),
    ] = None,
    drops: Annotated[
        list[str] | None,
        typer.Option("--drop", metavar="PATH", help="Take what is there away, after all --set."),
    ] = None,
    new: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Begin with the set-up of a game in a new file."),
    ] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="With --new: how many play.")] = (
        None
    ),
    seed: Annotated[int, typer.Option(metavar="S", help="With --new: what it is dealt by.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it there instead.")
    ] = None,
    game: GameOption = None,
    content: ContentOption = None,
) -> None:
    """Change a position in some places, or in your own editor ($VISUAL, $EDITOR) where nothing is
    said. A position that cannot be is not written.

    \b
    Examples:
      osada position edit mine.json --new GAME --seats 3
      osada position edit mine.json --set players.red.gold=7 --set 'row[0]=sawmill 2'
      osada position edit mine.json --drop bag --out other.json
    """
    if new is None and not changes and not drops:
        _edit_by_hand(file, out or file, game, content)
        return
    if new is not None:
        if file.exists():
            raise BadFile(f"{file} is there already: --new begins another file")
        opened = osada.game(new, None if content is None else str(content))
        data = opened.start(seats or opened.seats[0], seed).to_data()
    else:
        opened, data = _read(file, game, content)
    for change in changes or []:
        path, equals, value = change.partition("=")
        if not equals:
            raise BadStart(f"--set '{change}' is not PATH=VALUE")
        put(data, path, value)
    for path in drops or []:
        drop(data, path)
    try:
        opened.from_json(data)
    except BadPosition as error:
        for fault in error.faults:
            complain(f"{file}: {fault}")
        raise typer.Exit(MISTAKE) from None
    write_text(out or file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _edit_by_hand(file: Path, out: Path, game: str | None, content: Path | None) -> None:
    """Let a person change a draft beside the file in their own editor; a good one takes its place,
    with a fault the draft stays and is gone on with the next time."""
    chosen = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not chosen:
        raise BadStart(
            "nothing is to be changed: --set, --drop or --new say what, or $EDITOR which editor"
        )
    _read(file, game, content)
    draft = file.with_name(f"{file.stem}.draft.json")
    if not draft.exists():
        write_text(draft, read_text(file))
    try:
        status = subprocess.call([*shlex.split(chosen), str(draft)])
    except (OSError, ValueError) as error:
        raise BadStart(f"the editor '{chosen}' could not be started ({error})") from None
    if status:
        raise BadStart(f"the editor '{chosen}' ended with {status}: nothing is changed")
    try:
        _opened(draft, game, content)
    except BadPosition as error:
        for fault in error.faults:
            complain(f"{draft}: {fault}")
        raise typer.Exit(MISTAKE) from None
    write_text(out, read_text(draft))
    draft.unlink()


def _read(path: Path, name: str | None, content: Path | None) -> tuple[Game, Data]:
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path}: this is not JSON ({error})") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path}: a position is a JSON object {{ … }}")
    named = name or data.get("game")
    if not isinstance(named, str):
        raise BadFile(f"{path}: it does not say of which game it is: --game does")
    return osada.game(named, None if content is None else str(content)), data


def _opened(path: Path, name: str | None, content: Path | None) -> tuple[Game, State]:
    opened, data = _read(path, name, content)
    return opened, opened.from_json(data)


def _journal(game: Game, state: State) -> Journal:
    options = state.to_data().get("options", {})
    assert isinstance(options, dict)
    return Journal.resume(game, state, 0, options, one_line(state))


def _listed(game: Game, state: State, listing: str) -> list[str]:
    name, _, word = listing.partition(":")
    known = game.house.lists
    if name not in known:
        hint = did_you_mean(name, known) if known else f"{game.name} has none"
        raise BadStart(f"there is no list '{name}': {hint}")
    made = game.house.part(known[name])
    return cast(list[str], made(state, word))  # type: ignore[operator]
