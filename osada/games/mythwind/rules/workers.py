"""Dice: rolling, gaining, losing, strengthening. MYT-WORK-01 to MYT-WORK-13."""

from __future__ import annotations

from typing import Final

from . import phrases as say
from .sheet import Sheet
from .town import Town
from .words import COUNTERS, DICE

ROLL: Final = "die"
"""What a throw is called in records."""
HIRED = COUNTERS.index("hire")
HIRED_SPRITE = COUNTERS.index("hire_S")


def roll_face(s: Town) -> int:
    """One throw of a worker die (MYT-WORK-13)."""
    return s.chance.pick(ROLL, list(s.box.faces))


def roll_filled(s: Town) -> int:
    """Thrown until it is not blank (MYT-WORK-09, MYT-DUSK-02)."""
    while True:
        face = roll_face(s)
        if face:
            return face


def put_at_tower(s: Town, die: int) -> None:
    """A die joins the Tower; a blank one is rolled again at once (MYT-WORK-09)."""
    if die % 4 == 0:
        die += roll_filled(s)
        s.tell(say.DIE_REROLLED, {"die": DICE[die]})
    s.tower.append(die)
    s.tower.sort()


def dice_to_tower(s: Town, sheet: Sheet) -> None:
    """All dice of a tray go to the Tower."""
    dice, sheet.dice = sheet.dice, []
    for die in dice:
        put_at_tower(s, die)


def gain_die(s: Town, kind: int) -> bool:
    """MYT-WORK-03: from the supply, rolled, to the Tower; False when the supply has none."""
    if not s.supply[kind]:
        return False
    s.supply[kind] -= 1
    die = kind * 4 + roll_filled(s)
    s.tower.append(die)
    s.tower.sort()
    s.tell(say.DIE_GAINED, {"die": DICE[die]})
    return True


def lose_tower_die(s: Town, die: int) -> None:
    """MYT-WORK-05: back to the supply."""
    s.tower.remove(die)
    s.supply[die // 4] += 1
    s.tell(say.DIE_LOST, {"die": DICE[die]})


def can_change(die: int, change: int) -> bool:
    """MYT-WORK-07: a 3 cannot be strengthened, a 0 not weakened."""
    return 0 <= die % 4 + change <= 3


def change_tower_die(s: Town, die: int, change: int) -> None:
    """One up or down; a blank one is rolled again."""
    s.tower.remove(die)
    s.tell(say.DIE_CHANGED, {"die": DICE[die], "now": DICE[die + change], "place": "tower"})
    put_at_tower(s, die + change)


def change_hired_die(s: Town, seat: int, die: int, change: int) -> None:
    """One up or down; a hired die may show 0 (MYT-WORK-10)."""
    dice = s.sheet(seat).dice
    dice.remove(die)
    dice.append(die + change)
    dice.sort()
    s.tell(say.DIE_CHANGED, {"die": DICE[die], "now": DICE[die + change], "place": "hired"})


def hire_die(s: Town, seat: int, die: int, price: int) -> None:
    """MYT-HIRE-02: from the Tower to the tray, value unchanged."""
    s.tower.remove(die)
    sheet = s.sheet(seat)
    sheet.dice.append(die)
    sheet.dice.sort()
    sheet.coins -= price
    s.count(HIRED)
    if die // 4 == 0:
        s.count(HIRED_SPRITE)
    s.tell(say.HIRED, {"seat": seat, "die": DICE[die], "price": price})
