"""`osada play`: a game at the terminal, against computer players or with friends."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

import osada
from osada.kernel.chance import fresh_seed
from osada.kernel.errors import BadContent, BadPosition, BadStart
from osada.kernel.journal import Journal, one_line
from osada.kernel.record import Replay
from osada.terminal import Talk

from .files import BadFile, read_text
from .language import LangOption, choose_language
from .screen import screen

EXAMPLES = """
\b
Examples:
  osada play vikings                          you (seat 0) and one computer player
  osada play vikings --seats 4 --lang pl      you and three, in Polish
  osada play vikings --seats 3 --me 0 --me 2  two people, one computer player
  osada play vikings --seats 2 --me all       hot seat
  osada play vikings --load game.osada        go on with a saved game
  osada play mythwind --load valley.osada --cast farmer,ranger
  osada play vikings --position mine.json     begin at a position you wrote
"""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see osada games.")],
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play; by default as few as the game allows."),
    ] = None,
    me: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT",
            help="A seat that a person takes, counted from 0; may be repeated; 'all' for hot seat."
            " By default seat 0; with --load whoever sat there.",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="The computer players on the other seats, one for all or one for each: novice,"
            " casual, skilled, strong, master (see osada games), or your own as my_bot.py:Class."
            " By default greedy, or the best of a game that has none.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="Random seed; a new one each time by default."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A game option; see osada games."),
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Your file with corrected printed values."),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Continue a saved game. It is saved to the same file unless --save names another.",
        ),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Begin at a position; see docs/positions.md."),
    ] = None,
    cast: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME…",
            help="With --load, between two chapters of a campaign: who plays from now on.",
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the game in this file, from the first move on."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --save and 'save FILE' replace other files.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Play at the terminal, against computer players or friends."""
    from .table.evening import Evening  # only who plays has to wait until a table is loaded
    from .table.keeping import Keeper
    from .table.seating import at_table, seat_bots, seat_people
    from .table.sitting import Sitting

    talk = Talk(choose_language(lang))
    text = "" if load is None else read_text(load)
    replay = None
    if position is not None:
        _nothing_but("--position", seats, None, option, load=load)
        journal = _begin_at(game, position, content, seed)
    elif load is None:
        journal = _begin(game, seats, seed, option or [], content)
    else:
        _nothing_but("--load", seats, seed, option)
        replay = resume(game, text, load, content)
        journal = replay.journal
    keeper = Keeper(journal, load, force)
    adopted = load is not None and save is None and keeper.adopt(load, text)
    if cast is not None:
        if load is None:
            raise BadStart("--cast is for --load; a new campaign takes --option cast=FCMR")
        journal.reseat(tuple(name.strip() for name in cast.split(",")))
    me, bots = _sit_again(journal, me, bots)
    people = seat_people(me, journal.seats)
    seed = fresh_seed() if journal.seed is None else journal.seed
    seating = seat_bots(bots, journal.game, journal.seats, people, seed)
    keeper.note_players(seating.noted())
    here = at_table(journal, seating, "" if content is None else read_text(content))
    sitting = Sitting(here, seating, keeper, talk, screen())
    if save is not None:
        keeper.choose(save)
    elif load is not None and not adopted:
        broken = replay is not None and replay.cut is not None
        key = "load-cut" if broken else "load-not-adopted"
        sitting.say(talk(key, file=str(load)), whole=True)
    if load is not None:
        sitting.recap.begin_here(people)
    Evening(sitting).play()


def _begin(
    name: str, seats: int | None, seed: int | None, options: list[str], content: Path | None
) -> Journal:
    game = osada.game(name, None if content is None else str(content))
    chosen: dict[str, object] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadStart(f"--option '{text}' is not NAME=VALUE: osada games lists the options")
        chosen[key.strip()] = value.strip()
    # Chance of the table, not of the game: only the seed that it gives is used by the rules.
    fresh = random.SystemRandom().randrange(1 << 32) if seed is None else seed
    return Journal(game, game.seats[0] if seats is None else seats, fresh, chosen)


def _begin_at(name: str, path: Path, content: Path | None, seed: int | None) -> Journal:
    """A game from a position on. The seed is for the computer players alone: what will be drawn
    is part of the position."""
    game = osada.game(name, None if content is None else str(content))
    text = read_text(path)
    try:
        state = game.from_json(text)
    except BadPosition as error:
        raise BadFile(f"{path}: {'; '.join(map(str, error.faults))}") from None
    if not state.turn:
        raise BadFile(f"{path}: the game is over there: nobody has anything to decide")
    options = state.to_data().get("options", {})
    assert isinstance(options, dict)
    return Journal.resume(game, state, seed or 0, options, one_line(state))


def _nothing_but(
    how: str,
    seats: int | None,
    seed: int | None,
    option: list[str] | None,
    load: Path | None = None,
) -> None:
    what = {"--load": "a saved game", "--position": "a position"}[how]
    for name, value in (("--seats", seats), ("--seed", seed), ("--option", option or None)):
        if value is not None:
            raise BadStart(f"{what} has its own {name[2:]}: leave {name} out with {how}")
    if load is not None:
        raise BadStart("--load goes on with a saved game, --position begins one: choose")


def _sit_again(
    journal: Journal, me: list[str] | None, bots: str | None
) -> tuple[list[str], str | None]:
    """Everybody sits where they sat, unless the line says otherwise."""
    from .table.seating import seat_again

    if me:
        return me, bots
    sat, computers = seat_again(journal.players, journal.seats, bots)
    return sat, bots or computers


def resume(name: str, text: str, path: Path, content: Path | None) -> Replay:
    """The game in a record, ready to be played on."""
    osada.game(name)
    try:
        replay = osada.read_record(text, override=None if content is None else str(content))
    except BadContent:
        raise
    except osada.OsadaError as error:
        raise BadFile(f"{path}: {error}") from None
    if replay.fault is not None:
        raise BadFile(f"{path}: {replay.fault}; to see what can be played: osada record show")
    if replay.journal.game.name != name:
        raise BadFile(f"{path} is a game of {replay.journal.game.name}, not of {name}")
    return replay
