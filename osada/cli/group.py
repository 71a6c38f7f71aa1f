"""What the command line does when something goes wrong: one line that says what to do."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from osada.extras import missing
from osada.kernel.errors import BadContent, BadPosition, OsadaError

MISTAKE = 2
"""The exit code when what was asked cannot be done."""
OUR_FAULT = 70
"""The exit code when we did something wrong ourselves."""
DEBUG = "OSADA_DEBUG"
"""The environment variable that lets such a fault be seen in full."""
NUMBERS = {
    "Input should be a valid integer, unable to parse string as an integer": "not a whole number",
    "Input should be a valid number, unable to parse string as a number": "not a number",
}
"""What is said of a number that cannot be read, and how people say it."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def one_line(error: OsadaError) -> str:
    """A mistake in one line; of several faults the first, and how to see the others."""
    if isinstance(error, BadContent | BadPosition) and len(error.faults) > 1:
        more = len(error.faults) - 1
        faults = "fault" if more == 1 else "faults"
        hint = ": osada content check lists them" if isinstance(error, BadContent) else ""
        return f"{error.faults[0]} (and {more} more {faults}{hint})"
    return " ".join(str(error).split())


def complain(text: str) -> None:
    """One line where mistakes are told."""
    print(f"osada: {text}", file=sys.stderr)


class OsadaCommands(TyperGroup):
    """All commands. A mistake never shows a stack trace, whichever of them it happens in."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and end the process with its exit code."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except OsadaError as error:
            complain(one_line(error))
            code = MISTAKE
        except typer.TyperException as error:
            complain(_usage(error))
            code = MISTAKE
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            told = missing(error) if isinstance(error, ModuleNotFoundError) else ""
            if told:
                complain(told)
                sys.exit(MISTAKE)
            complain(f"a fault of ours ({type(error).__name__}: {error}): {DEBUG}=1 shows where")
            code = OUR_FAULT
        sys.exit(code if isinstance(code, int) else 0)


def _usage(error: typer.TyperException) -> str:
    """What was wrong with the command itself, and where its help is."""
    said = " ".join(error.format_message().split()).rstrip(".")
    for ending, plain in NUMBERS.items():
        said = said.replace(ending, plain)
    command = getattr(getattr(error, "ctx", None), "command_path", "osada")
    return f"{said[:1].lower()}{said[1:]}: see {command} --help"
