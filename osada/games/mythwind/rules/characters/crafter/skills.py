"""The Crafter's eight skills. MYT-SKILL-01, MYT-SKILL-04.

0 Weaver: refine another cloth. 1 Tanner: +2 coins. 2 Paper Mill: draw one. 3 Joiner: a raw token
to the second level. 4 Cabinetmaker: refine a token of the third or fourth level. These five belong
to a material and may be used once when a token of it is sold. 5 Apprentice: one refine point more
at work. 6 Open Door: a fourth open order. 7 Signature: a quality step is worth one coin more.
"""

from __future__ import annotations

from ...ops.op import again
from ...ops.tracks import change_coins
from ...town import Town
from .bench import draw_tokens, refinable, workshop
from .printed import CLOTH, Printed

TANNER_COINS = 2
OF_MATERIAL = 5
"""The first five skills are those of the five materials, in order."""


def skill_helps(s: Town, seat: int, printed: Printed, skill: int) -> bool:
    """Whether using a material's skill would do something."""
    tokens = refinable(s, seat, printed)
    shop = workshop(s, seat)
    if skill == 0:
        return any(material == CLOTH for material, _ in tokens)
    if skill == 2:
        return sum(shop.bag) > 0 and shop.on_level(0) < printed.capacity[0]
    if skill == 3:
        return any(level == 0 for _, level in tokens)
    if skill == 4:
        return any(level in (2, 3) for _, level in tokens)
    return skill == 1


def use_craft_skill(s: Town, seat: int, printed: Printed, skill: int) -> None:
    """Do what a material's skill does."""
    if skill == 1:
        change_coins(s, seat, TANNER_COINS)
    elif skill == 2:
        draw_tokens(s, seat, printed, 1)
    else:
        words = {0: "crafter-refine cloth", 3: "crafter-refine 1", 4: "crafter-refine 3 4"}
        again(s, words[skill], seat, 1)
