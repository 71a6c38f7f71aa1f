"""Options that the games themselves bring to the lab: `--seasons 12`, where some game counts its
length so (`House.lengths`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from osada.games import BadHouse, houses

GIVEN = "lengths"
"""The parameter in which a command is given what was said, by the games' words."""


def with_lengths(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each length that some game is counted in."""
    options = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=0, annotation=_option(help_))
        for name, help_ in sorted(_lengths().items())
    ]
    names = [option.name for option in options]

    @wraps(command)
    def run(**given: Any) -> None:
        said = [(name, given.pop(name)) for name in names]
        command(**given, lengths=tuple((name, most) for name, most in said if most))

    own = signature(command, eval_str=True)
    kept = [one for one in own.parameters.values() if one.name != GIVEN]
    shown = own.replace(parameters=[*kept, *options])
    run.__signature__ = shown  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in shown.parameters.values()}
    return run


def _lengths() -> dict[str, str]:
    """A house that cannot be opened is told by whoever asks for a game, in one line."""
    try:
        found = houses().values()
    except BadHouse:
        return {}
    return {name: text for house in found for name, text in house.lengths.items()}


def _option(text: str) -> Any:
    return Annotated[int, typer.Option(metavar="N", help=text)]
