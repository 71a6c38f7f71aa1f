"""Players join and leave between seasons. MYT-RESUME-01 to MYT-RESUME-03, MYT-SEASON-06,
MYT-GEN-06."""

from __future__ import annotations

from osada.kernel.errors import BadStart, did_you_mean
from osada.kernel.message import Message, Reason
from osada.kernel.state import NOBODY

from . import phrases as say
from .town import BETWEEN, Town
from .words import CHARACTERS
from .workers import dice_to_tower


def is_between(s: Town) -> bool:
    """Whether a season is over, and nothing is asked but who plays on."""
    return s.phase == BETWEEN and s.question is None and not s.aside


def why_not_reseat(s: Town, who: tuple[str, ...]) -> tuple[Reason, ...]:
    """Why these characters cannot come into play now."""
    reasons: list[Reason] = []
    if not is_between(s):
        reasons.append(Message(say.NOT_BETWEEN, {}))
    if not 1 <= len(who) <= len(CHARACTERS):
        reasons.append(Message(say.TOO_MANY, {"count": len(who)}))
    twice = [name for name in CHARACTERS if who.count(name) > 1]
    return (*reasons, *(Message(say.CHARACTER_TAKEN, {"character": name}) for name in twice))


def check_company(s: Town, who: tuple[str, ...]) -> None:
    """Refuse characters that cannot come into play now."""
    for name in who:
        if name not in CHARACTERS:
            raise BadStart(f"there is no character '{name}': {did_you_mean(name, CHARACTERS)}")
    if not 1 <= len(who) <= len(CHARACTERS) or len(set(who)) != len(who):
        raise BadStart("1 to 4 different characters can be in play")
    if not is_between(s):
        raise BadStart("players may change only at a season's end")


def reseat(s: Town, twin: Town, who: tuple[str, ...]) -> None:
    """Make another state the same town with these characters in play, seat by seat; costs and "each
    character" go by their number from the next season on. Dice of those who leave go to the
    Tower."""
    s.copy_town(twin)
    twin._menu_seat = NOBODY
    twin.cast = [CHARACTERS.index(name) for name in who]
    for character, sheet in enumerate(twin.sheets):
        if character not in twin.cast:
            dice_to_tower(twin, sheet)
        sheet.finished = False
    twin.reveals += len(twin.chance.drawn)
    twin.turn = tuple(range(twin.seats))
    _tell(s, twin)


def _tell(s: Town, twin: Town) -> None:
    """Who has gone, and who has come."""
    for character in s.cast:
        if character not in twin.cast:
            twin.tell(say.RESTS, {"character": CHARACTERS[character]})
    for seat, character in enumerate(twin.cast):
        if character not in s.cast:
            twin.tell(say.JOINS, {"seat": seat, "character": CHARACTERS[character]})
