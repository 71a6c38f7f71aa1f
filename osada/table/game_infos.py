"""The games one can play, with their switches and computer players, as a page is told of them."""

from __future__ import annotations

from functools import cache

import osada
from osada.insight import gives_hints, gives_insight
from osada.kernel.options import Option, SeatOption, spell
from osada.texts.speech import argument_names

from .games import open_game
from .lessons import tutorials
from .levels import levels, usual
from .measured import ladder_of, measured_of
from .position_editing import can_enter
from .protocol.house import GameInfo, OptionInfo
from .protocol.measured import Measured


@cache
def game_infos() -> list[GameInfo]:
    """All games; the first time they are opened for it, which takes a moment."""
    return [_info(name) for name in osada.games()]


def _info(name: str) -> GameInfo:
    game = open_game(name)
    return GameInfo(
        name=name,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[_option(option, measured_of(game, option.name)) for option in game.options],
        levels=levels(name),
        usual=usual(name),
        actions=argument_names(game.vocabulary),
        tutorials=list(tutorials(name)),
        insight=gives_insight(game),
        hints=gives_hints(game),
        entered=can_enter(name),
        ladder=ladder_of(game),
    )


def _option(option: Option, known: list[Measured]) -> OptionInfo:
    choices = [spell(choice) for choice in option.choices]
    seats = list(option.seats)
    info = OptionInfo(option.name, option.rule, choices, seats=seats, measured=known)
    if isinstance(option, SeatOption):
        info.things = [spell(thing) for thing in option.things]
    return info
