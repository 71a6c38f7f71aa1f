"""Players join and leave between seasons. MYT-RESUME-01 to MYT-RESUME-03, MYT-SEASON-06,
MYT-GEN-06."""

from __future__ import annotations

from osada.kernel.errors import BadStart, did_you_mean

from .town import BETWEEN, Town
from .words import CHARACTERS


def check_company(s: Town, who: tuple[str, ...]) -> None:
    """Refuse characters that cannot come into play now."""
    for name in who:
        if name not in CHARACTERS:
            raise BadStart(f"there is no character '{name}': {did_you_mean(name, CHARACTERS)}")
    if not 1 <= len(who) <= len(CHARACTERS) or len(set(who)) != len(who):
        raise BadStart("1 to 4 different characters can be in play")
    if s.phase != BETWEEN or s.question is not None or s.aside:
        raise BadStart("players may change only at a season's end")


def reseat(s: Town, twin: Town, who: tuple[str, ...]) -> None:
    """Make another state the same town with these characters in play, seat by seat; costs and "each
    character" go by their number from the next season on. Dice of those who leave go to the
    Tower."""
    s.copy_town(twin)
    twin.cast = [CHARACTERS.index(name) for name in who]
    for character, sheet in enumerate(twin.sheets):
        if character not in twin.cast:
            twin.tower = sorted(twin.tower + sheet.dice)
            sheet.dice = []
        sheet.finished = False
    twin.turn = tuple(range(twin.seats))
