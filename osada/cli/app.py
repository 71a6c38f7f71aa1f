"""All commands of `osada`, each from its own file."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from . import (
    analyse,
    chronicle,
    compare,
    content,
    doctor,
    games,
    lab_backup,
    lab_stored,
    load,
    play,
    players,
    pocket,
    position,
    puzzle,
    puzzles,
    reasons,
    record,
    results,
    rules,
    serve,
    server,
    server_backup,
    server_doctor,
    server_keeper,
    server_moving,
    server_office,
    server_unit,
    sprt,
    tournament,
    training,
    tuning,
    wire,
)
from .clone import add_tool
from .group import OsadaCommands
from .lab import bench, fuzz, simulate
from .lengths import with_lengths
from .version import version as whole_version

app = typer.Typer(
    name="osada",
    cls=OsadaCommands,
    invoke_without_command=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(whole_version())
        raise typer.Exit


@app.callback()
def osada(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_say_version,
            is_eager=True,
            help="Show the version, and whether the rules run compiled or as pure Python.",
        ),
    ] = False,
) -> None:
    """Osada: an open digital table for settlement board games.

    \b
    Without a command it serves the table in the browser, like osada serve.
    This help is in English; what the commands print follows --lang.

    \b
    Examples:
      osada serve --port 9000
      osada play vikings
      osada rules vikings VIK-SHIP-02
      osada record check game.osada
    """
    # A small net among several threads waits for them longer than it reckons, most of all where
    # others work, too: 930 µs a position instead of 6, in batches on two busy cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if context.invoked_subcommand is None:
        serve.serve()


records = typer.Typer(help="Check and show whole games saved as text files.", rich_markup_mode=None)
records.command()(record.check)
records.command()(record.show)
records.command()(record.told)
positions = typer.Typer(
    help="Positions written by hand: check, show, change them.", rich_markup_mode=None
)
positions.command()(position.check)
positions.command()(position.show)
positions.command()(position.edit)
contents = typer.Typer(help="Printed values: show them, check corrections.", rich_markup_mode=None)
contents.command()(content.check)
contents.command()(content.show)
servers = typer.Typer(help="Look after the games that a server stores.", rich_markup_mode=None)
servers.callback()(lambda: None)
servers.command()(server.check_upgrade)
servers.command()(server_backup.backup)
servers.command()(server_backup.verify)
servers.command()(server_backup.restore)
servers.command()(server_unit.unit)
servers.command()(server_office.status)
servers.command()(server_office.tables)
servers.command()(server_office.people)
servers.command()(server_keeper.deeds)
servers.add_typer(server_keeper.keepers, name="keeper")
servers.command()(server_doctor.doctor)
servers.command()(server_doctor.health)
servers.command("export")(server_moving.export)
servers.command("import")(server_moving.import_)
labs = typer.Typer(
    help="Compare computer players and rules; measure a server, attack one, weigh what it sends.",
    rich_markup_mode=None,
)
labs.callback()(lambda: None)
labs.command()(with_lengths(compare.compare))
labs.command()(load.load)
labs.command("open")(load.open_)
labs.command()(lab_backup.backup)
labs.command()(lab_stored.stored)
labs.command()(players.players)
labs.command()(puzzles.puzzles)
labs.command()(reasons.reasons)
add_tool(labs, "siege", "siege", "lab siege")
add_tool(labs, "siege", "kill", "lab kill")
add_tool(labs, "in_browser", "pocket", "lab pocket")
labs.command()(with_lengths(tournament.tournament))
labs.command()(with_lengths(sprt.sprt))
labs.command()(results.results)
labs.command()(training.train)
labs.command()(tuning.tune)
labs.command()(wire.wire)

app.command()(serve.serve)
app.add_typer(servers, name="server")
app.command()(pocket.pocket)
app.command()(games.games)
app.command()(doctor.doctor)
app.command(epilog=play.EXAMPLES)(play.play)
app.add_typer(records, name="record")
app.add_typer(positions, name="position")
app.command()(rules.rules)
app.add_typer(contents, name="content")
app.command()(analyse.analyse)
app.command()(puzzle.puzzle)
app.command()(chronicle.chronicle)
app.command()(with_lengths(simulate))
app.command()(with_lengths(fuzz))
app.command()(bench)
app.add_typer(labs, name="lab")
