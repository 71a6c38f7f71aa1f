"""Great works: when every project stands, a house of the town is given something dear, one at each
season's end and never the same before every house has it. MYT-SEASON-07. Our own; only since the
fourth version of the rules."""

from __future__ import annotations

from typing import Final

from .. import phrases as say
from ..costs import payable, richest
from ..town import NOBODY, Task, Town
from .op import Op

WORKS: Final = "works"
"""How many great works were done."""
AT: Final = "work-"
"""With the number of a building: which works it has been given, as bits."""
MOST_COINS: Final = 999
"""More cannot be said in one word of a cost."""


def works_done(s: Town) -> list[tuple[int, int]]:
    """The works of the buildings that stand, in the order of the numbers of both."""
    return [
        (building, work)
        for building in sorted(s.standing())
        for work in range(len(s.box.tales.works))
        if s.flags.get(f"{AT}{building}", 0) >> work & 1
    ]


def work_price(s: Town) -> tuple[str, ...]:
    """What the characters pay: it goes by what they have."""
    tales = s.box.tales
    purses = [s.sheet(seat).coins for seat in range(s.seats)]
    each = max(tales.works_least, min(purses) // 2)
    parts = [f"coins each {min(each, MOST_COINS)}"]
    most = (max(purses) - each) // 2
    if most > 0:
        parts.append(f"coins most {min(most, MOST_COINS)}")
    return tuple(parts)


class WorkGift(Op):
    """One of the works of old gives again, each in its turn."""

    def begin(self, s: Town, task: Task) -> None:
        done = works_done(s)
        if done:
            building, work = done[s.season % len(done)]
            s.tell(say.WORK_GAVE, {"work": work + 1, "building": s.box.names[building]})
            s.push([Task(text) for text in s.box.tales.works[work][1]])


class Work(Op):
    """The next one, for one of the houses that have fewest, where the town can pay."""

    def begin(self, s: Town, task: Task) -> None:
        works = s.box.tales.works
        houses = _plainest(s)
        if not houses:
            return
        building = s.chance.pick("house", houses)
        given = s.flags.get(f"{AT}{building}", 0)
        new = [n for n in range(len(works)) if not given >> n & 1] or list(range(len(works)))
        work = s.chance.pick("work", new)
        cost, gift = works[work]
        price = (*work_price(s), *cost)
        if payable(s, NOBODY, price):
            s.tell(say.WORK, {"work": work + 1, "building": s.box.names[building]})
            gain = " + ".join((*gift, f"flag inc {WORKS}"))
            built = f"!work-built {s.flags.get(WORKS, 0)} {building} {work} {richest(s)}"
            s.push([Task(f"may {' + '.join(price)} -> {gain}"), Task(built)])


def _plainest(s: Town) -> list[int]:
    """The houses that have been given fewest works."""
    houses = sorted(s.standing())
    counts = [bin(s.flags.get(f"{AT}{building}", 0)).count("1") for building in houses]
    return [house for house, count in zip(houses, counts, strict=True) if count == min(counts)]


class WorkBuilt(Op):
    """Whether it was done after all, and who paid most of it."""

    def begin(self, s: Town, task: Task) -> None:
        number, building, work, seat = map(int, task.text.split()[1:])
        if s.flags.get(WORKS, 0) > number:
            name = f"{AT}{building}"
            s.flags[name] = s.flags.get(name, 0) | 1 << work
            told = {"seat": seat, "work": work + 1, "building": s.box.names[building]}
            s.tell(say.WORK_BUILT, told)


OPS: Final[dict[str, Op]] = {
    "!work-gift": WorkGift(),
    "!work": Work(),
    "!work-built": WorkBuilt(),
}
