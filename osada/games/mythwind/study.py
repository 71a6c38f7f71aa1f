"""What a series of campaigns is measured by: what was seen for the first time and when, what was
met, who earned how much, and how often one player's own question let nobody else act."""

from __future__ import annotations

from typing import Final

from osada.kernel.state import State

from .rules.box import SPRITES
from .rules.ops.tales import BUILT, TOLD
from .rules.ops.works import AT, WORKS
from .rules.town import BETWEEN, NOON, Town
from .rules.words import CHARACTERS

ENDINGS: Final = ("ending_valley", "ending_road", "ending_both")
"""The flags that say which town it has become."""
ENVELOPES: Final = 4
UPGRADES: Final = 8
CHEAPEST: Final = 5
"""What a character pays for a unit of the resource it knows best: coins are turned into buildings
at this price."""


class TownStudy:
    """One campaign, looked at before every decision."""

    def __init__(self) -> None:
        self.met: set[str] = set()
        self.first: list[int] = []
        """How much was seen for the first time, season by season."""
        self.coins: list[float] = []
        """What a character has on average at each season's end,"""
        self.dearest: list[float] = []
        """and what the dearest building that may be begun then would cost in coins."""
        self.decisions = 0
        self.locked = 0
        self.waits = 0
        """Seats that had nothing to decide, counted at every decision of another,"""
        self.for_private = 0
        """and those of them for whom the way was barred by somebody's own choice."""
        self.season = 0
        self.first_unlock = 0
        self.first_envelope = 0
        self.last: Town | None = None

    def look(self, state: State) -> None:
        assert isinstance(state, Town)
        self.last = state
        self._waiting(state)
        if state.phase == NOON:
            self._locks(state)
        if state.open_cards:
            self.met.add(state.open_cards[-1])
        if state.goal >= 0:
            self.met.add(f"goal {state.goal + 1}")
        if state.season > self.season:
            self.season = state.season
            self._season_over(state)

    def _waiting(self, s: Town) -> None:
        """Whoever has finished the day waits for the others' days, and whoever has agreed for what
        all decide; all else is waiting for a choice that is none of theirs."""
        idle = s.seats - len(s.turn)
        own = s.question.seat >= 0 if s.question is not None else s.phase not in (NOON, BETWEEN)
        self.waits += idle
        self.for_private += idle if own else 0

    def _locks(self, s: Town) -> None:
        """A decision of one seat while others have not finished their noon."""
        waiting = sum(not s.sheet(seat).finished for seat in range(s.seats))
        if waiting > 1:
            self.decisions += 1
            self.locked += s.question is not None and s.question.seat >= 0

    def _season_over(self, s: Town) -> None:
        self.met |= _things(s)
        self.first.append(len(self.met) - sum(self.first))
        coins = [s.sheet(seat).coins for seat in range(s.seats)]
        self.coins.append(sum(coins) / len(coins))
        self.dearest.append(_dearest(s))
        if not self.first_unlock and (s.field_open or s.upgrades or s.envelopes):
            self.first_unlock = s.season
        if not self.first_envelope and s.envelopes:
            self.first_envelope = s.season

    def figures(self) -> dict[str, float]:
        s = self.last
        assert s is not None
        seasons = max(1, len(self.first))
        earned = [s.sheets[character].earned for character in s.cast]
        total = max(1, sum(earned))
        found: dict[str, float] = {
            "buildings_seen": bin(s.ever_built).count("1"),
            "first_sights": sum(self.first) / seasons,
            "longest_without": _longest(self.first),
            "goals_met": len(s.gone_goals),
            "goals_missed": seasons - len(s.gone_goals),
            "coins": sum(self.coins) / seasons,
            "projects": s.flags.get(BUILT, 0),
            "works": s.flags.get(WORKS, 0),
            "dearest": sum(self.dearest) / seasons,
            "endings": sum(flag in s.flags for flag in ENDINGS),
            "first_unlock": self.first_unlock or seasons + 1,
            "first_envelope": self.first_envelope or seasons + 1,
            "locked_share": self.locked / max(1, self.decisions),
            "waits_for_private": self.for_private / max(1, self.waits),
        }
        for character in s.cast:
            share = s.sheets[character].earned / total * len(s.cast)
            found[f"share, {CHARACTERS[character]}"] = share
        return found

    def seen(self) -> dict[str, dict[str, bool]]:
        s = self.last
        assert s is not None
        met = self.met | _things(s)
        everything: dict[str, list[str]] = {
            "event": [str(n) for n in sorted(s.story.events)],
            "adventure": [str(n) for n in sorted(s.story.adventures)],
            "goal": [str(n + 1) for n in range(len(s.box.goals))],
            "building": list(s.box.names),
            "envelope": [str(n + 1) for n in range(ENVELOPES)],
            "upgrade": [str(n + 1) for n in range(UPGRADES)],
            "sprite": list(SPRITES),
            "ending": list(ENDINGS),
        }
        return {
            kind: {name: f"{kind} {name}" in met for name in names}
            for kind, names in everything.items()
        }


def _things(s: Town) -> set[str]:
    """Everything this town has met by now."""
    found = {f"building {name}" for i, name in enumerate(s.box.names) if s.ever_built >> i & 1}
    found |= {f"event {card}" for card in (*s.gone_events, *s.kept)}
    found |= {f"adventure {card}" for card in s.gone_adventures}
    found |= {f"envelope {n}" for n in range(1, ENVELOPES + 1) if s.envelopes >> n & 1}
    found |= {f"upgrade {n + 1}" for n in range(UPGRADES) if s.upgrades >> n & 1}
    found |= {f"sprite {name}" for n, name in enumerate(SPRITES) if s.sprites >> n & 1}
    found |= {f"ending {flag}" for flag in ENDINGS if flag in s.flags}
    found |= {f"achievement {number}" for number, _, _ in s.achievements}
    found |= {flag for flag in s.flags if flag.startswith(TOLD)}
    found |= {f"project {n}" for n in range(s.flags.get(BUILT, 0))}
    found |= {f"{flag} {bits}" for flag, bits in s.flags.items() if flag.startswith(AT)}
    found |= {f"skill {c} {skill}" for c in s.cast for skill in s.sheets[c].skills}
    return found


def _dearest(s: Town) -> float:
    """The dearest building that may be begun, at the price of those who know what it takes."""
    costs = [
        sum(card.costs[s.seats - 1]) * CHEAPEST
        for card in s.box.buildings
        if s.in_stack(card.number) and (card.requires < 0 or card.requires in s.areas)
    ]
    return max(costs, default=0)


def _longest(first: list[int]) -> int:
    """The longest stretch of seasons in which nothing was seen for the first time."""
    longest = now = 0
    for new in first:
        now = 0 if new else now + 1
        longest = max(longest, now)
    return longest
