"""`osada server unit`: a unit of systemd for this installation, which may do what a server needs
and nothing else."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from osada.kernel.errors import OsadaError

UNIT = """\
# Made by: osada server unit. What the house is called, and more, stands in {environment}.
[Unit]
Description=Osada, a table for settlement board games
Wants=network-online.target
After=network-online.target postgresql.service redis-server.service

[Service]
Type=exec
User={user}
Environment=OSADA_DATABASE=/var/lib/osada/osada.sqlite3 OSADA_LOG=json
Environment=PYTHONDONTWRITEBYTECODE=1
EnvironmentFile=-{environment}
ExecStart={command} serve --host {host} --port {port} --no-qr
Restart=always
RestartSec=2
TimeoutStopSec=30
LimitNOFILE=65536
StateDirectory=osada
StateDirectoryMode=0700
UMask=0077
{writes}
CapabilityBoundingSet=
AmbientCapabilities=
DevicePolicy=closed
KeyringMode=private
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome={home}
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged

[Install]
WantedBy=multi-user.target
"""


class NoCommand(OsadaError):
    """There is nothing that a unit could start."""


def unit(
    command: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="What is started; by default this osada."),
    ] = None,
    user: Annotated[str, typer.Option(help="Who the server is.")] = "osada",
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where it listens.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, metavar="N", help="And its port.")] = 8080,
    environment: Annotated[
        Path, typer.Option(metavar="FILE", help="Further settings, one in a line.")
    ] = Path("/etc/osada.env"),
    backups: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where backups go; it may be written, too."),
    ] = None,
) -> None:
    """Print a unit of systemd for this installation.

    \b
    The server it starts keeps its games in /var/lib/osada, sees no home folder,
    writes nowhere else and can become nobody else.

    \b
    Examples:
      osada server unit > /etc/systemd/system/osada.service
      osada server unit --backups /var/backups/osada
    """
    told = command or _this_command()
    if not told.is_absolute() or not told.is_file():
        raise NoCommand(f"{told} is no file that a unit could start: give its whole path")
    writes = []
    if backups is not None:
        writes = [f"Environment=OSADA_BACKUPS={backups}", f"ReadWritePaths={backups}"]
    # What lies in a home folder could not be started where none is to be seen.
    at_home = any(told.is_relative_to(home) for home in ("/home", "/root", "/run/user"))
    print(
        UNIT.format(
            command=_word(str(told)),
            user=user,
            host=host,
            port=port,
            environment=environment,
            writes="\n".join(_word(line) for line in writes),
            home="read-only" if at_home else "yes",
        ),
        end="",
    )


def _word(told: str) -> str:
    """As systemd reads it: a percent sign begins something else."""
    return told.replace("%", "%%")


def _this_command() -> Path:
    beside = Path(sys.executable).with_name("osada")
    found = beside if beside.is_file() else Path(shutil.which("osada") or "osada")
    return found.absolute()
