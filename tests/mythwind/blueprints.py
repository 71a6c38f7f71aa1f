"""A building card put to the proof: built, completed, used, and at the season's end.

bakery = Plan("bakery", "trading-post", 2, "sprite", "I1 P1 | I2 P2 | I2 P3 | I3 P3")
bakery.proves_how_it_is_built()
assert bakery.bonus() == "F+1"
assert bakery.use("s2", coins=4) == "F+1 coins-4 hired:s1"
Every expected number stands in the test; what happened is told as one line of differences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from osada.games.mythwind.rules.town import BETWEEN, Town
from osada.games.mythwind.rules.words import BUILDINGS, LETTERS, RESOURCES

from .happenings import Data, changed, difference, hired, last_day, stand, tower
from .towns import menu, play, settle, to_dusk, town

ELSEWHERE: Final = 1
"""The area (2) on which the required building stands."""
HERE: Final = 0
"""The area (1) on which the building itself stands, when it stands."""
PROGRESS_FOREST: Final = 9
"""The forest card whose back is a construction progress."""


def amounts(cost: str) -> dict[str, int]:
    """`I1 P2` as levels of the four tracks."""
    levels = dict.fromkeys(RESOURCES, 0)
    for word in cost.split():
        levels[RESOURCES[LETTERS.index(word[0])]] = int(word[1:])
    return levels


@dataclass(frozen=True)
class Plan:
    """What a card says about being built; `needs` is a building, `event` or `adventure`."""

    name: str
    needs: str
    space: int
    attached: str
    costs: str
    """For one to four characters."""
    level: int = 1
    replaces: bool = False

    @property
    def number(self) -> int:
        """Among all buildings."""
        return BUILDINGS.index(self.name)

    # -- building it ---------------------------------------------------------------------------

    def proves_how_it_is_built(self) -> None:
        """With what it needs and its exact price it lies on its space; one short it is refused."""
        for seats, cost in enumerate(self.costs.split("|"), 1):
            price = amounts(cost)
            s = self._site(seats, price)
            assert self._start() in menu(s), f"{self.name} for {seats}"
            self._is_printed(s)
            play(s, f"0 {self._start()}")
            assert s.tracks == [0, 0, 0, 0], f"{self.name} for {seats} costs {cost}"
            assert s.site[self.space - 1] == self.number
            for name in [name for name, amount in price.items() if amount]:
                short = self._site(seats, {**price, name: price[name] - 1})
                assert self._start() not in menu(short), f"{self.name} for {seats}, {name} short"
        if self.needs:
            rich = self._site(1, dict.fromkeys(RESOURCES, 10), met=False)
            assert self._start() not in menu(rich), f"{self.name} needs {self.needs}"

    def _start(self) -> str:
        return f"construct {self.name}"

    def _site(self, seats: int, tracks: dict[str, int], met: bool = True) -> Town:
        """At the construction site, with these resources."""

        def edit(data: Data) -> None:
            data["tracks"] = dict(tracks)
            if self.name == "longhouse" or (self.needs == "longhouse" and not met):
                data["areas"][6] = "empty"
            if met and self.needs in ("event", "adventure"):
                data["unlocked"] = [self.name]
            elif met and self.needs not in ("", "longhouse"):
                stand(data, ELSEWHERE, self.needs)

        s = town(seats, edit)
        play(s, "0 visit construct")
        return s

    def _is_printed(self, s: Town) -> None:
        """What everybody may read on the card in the stack (MYT-SETUP-12)."""
        stack: Any = s.view(None)["stack"]
        (card,) = [card for card in stack if card["building"] == self.name]
        assert card["level"] == self.level
        assert card["attachment"] == self.attached
        assert card["upgrade"] == self.replaces

    # -- completing it -------------------------------------------------------------------------

    def bonus(self, *answers: str, tower_dice: str = "s1 v1", known: int = 0) -> str:
        """What the first completion changes. A second one changes nothing, and an upgrade takes
        the area of what it replaces."""
        assert difference(*self._complete(0, (), tower_dice, again=True)) == "", "only once"
        before, after = self._complete(known, answers, tower_dice)
        if self.replaces:
            assert after.areas[ELSEWHERE] == self.number
            assert after.in_stack(BUILDINGS.index(self.needs))
        else:
            assert after.areas[PROGRESS_FOREST - 1] == self.number
        return difference(before, after)

    def completed(self, *, again: bool = False) -> Town:
        """The town just after its completion, for the first time or once more."""
        return self._complete(0, (), "s1 v1", again)[1]

    def _complete(
        self, known: int, answers: tuple[str, ...], tower_dice: str, again: bool = False
    ) -> tuple[Town, Town]:
        """Clearing area 9 brings a progress; the town just before and after it."""

        def edit(data: Data) -> None:
            data["tracks"] = dict.fromkeys(RESOURCES, 5)
            data["site"] = [self.name, None, None, "shop" if self.name != "shop" else None]
            data["decks"]["event"] = {"cards": [known] if known else []}
            if self.replaces:
                stand(data, ELSEWHERE, self.needs)
            if again:
                data["ever_built"].append(self.name)
            hired(data, "", 20)
            tower(data, tower_dice)

        s = town(1, edit)
        play(s, "0 visit community")
        before = s.copy()
        assert isinstance(before, Town)
        before.sheet(0).coins -= 5
        play(s, f"0 clear {PROGRESS_FOREST}", *answers)
        assert s.question is None
        assert not s.faults()
        return before, s

    # -- using it ------------------------------------------------------------------------------

    def visit(
        self, dice: str = "", coins: int = 20, tower_dice: str = "s1 v1", **more: Any
    ) -> Town:
        """The first figure stands at the building; nothing is paid yet."""

        def edit(data: Data) -> None:
            data["tracks"] = {**dict.fromkeys(RESOURCES, 5), **more.get("tracks", {})}
            if self.name != "longhouse":
                stand(data, HERE, self.name)
            for area, other in more.get("others", {}).items():
                stand(data, area, other)
            data["decks"]["event"] = {"cards": [more["event"]] if "event" in more else []}
            hired(data, dice, coins)
            tower(data, tower_dice)

        s = town(1, edit)
        play(s, f"0 visit {self.name}")
        assert s.sheet(0).attached == ("sprite", "villager").index(self.attached)
        return s

    def use(
        self, dice: str = "", *answers: str, coins: int = 20, tower_dice: str = "s1 v1", **more: Any
    ) -> str:
        """What using it changes, with these answers to what it asks."""
        s = self.visit(dice, coins, tower_dice, **more)
        return changed(s, "0 use", *(f"0 {answer}" for answer in answers))

    def refuses(self, dice: str = "", coins: int = 20, **more: Any) -> bool:
        """Whether one can only be there (MYT-NOON-07)."""
        return menu(self.visit(dice, coins, **more)) == ["pass"]

    # -- the season's end ----------------------------------------------------------------------

    def season_end(self, *answers: str, met: bool = False, tower_dice: str = "s1 v1") -> str:
        """What a season's end with the building has that one without it has not."""
        without = self._last_day(False, met, tower_dice)
        settle(without)
        s = self._last_day(True, met, tower_dice)
        play(s, *(f"0 {answer}" for answer in answers))
        settle(s)
        assert s.phase == without.phase == BETWEEN
        s.sheet(0).actions = without.sheet(0).actions  # a day's; the next noon gives them anew
        assert not s.faults()
        return difference(without, s)

    def _last_day(
        self,
        stands: bool,
        met: bool,
        tower_dice: str,
        seats: int = 1,
        farmer_skills: tuple[int, ...] = (),
    ) -> Town:
        def edit(data: Data) -> None:
            data["tracks"] = dict.fromkeys(RESOURCES, 5)
            data["sheets"]["farmer"]["skills"] = list(farmer_skills)
            if stands:
                stand(data, HERE, self.name)
            last_day(data)
            data["counters"]["clear"] = 2 if met else 1
            tower(data, tower_dice)

        s = town(seats, edit)
        to_dusk(s)
        return s

    def at_last_day(self, *, stands: bool = True, met: bool = False, **more: Any) -> Town:
        """The season's end as far as it goes without an answer; `seats`, `farmer_skills`."""
        return self._last_day(stands, met, "s1 v1", **more)
