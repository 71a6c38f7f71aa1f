"""The Ranger's things: where he is, his strength, his pack, the decks of the regions."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ...sheet import Own
from .printed import GEAR, LOOT, REGIONS

TOWN: Final = 0
WILD: Final = 1
BACK: Final = 2
MODES: Final = ("town", "wild", "back")


@final
class Trail(Own):
    """A piece of gear is kind * 4 + uses left; used-up gear keeps its slot until dropped."""

    def __init__(self) -> None:
        self.mode = TOWN
        self.region = -1
        self.step = 0
        self.stamina = 0
        self.gear: list[int] = []
        self.loot: list[int] = [0] * len(LOOT)
        self.maps = 0
        self.trip_maps = 0
        """Maps found on this trip."""
        self.met_weather = False
        """Whether today's weather has already met him on the way."""
        self.decks: list[Secrets] = [Secrets([], []) for _ in REGIONS]
        # the card being travelled
        self.card = -1
        self.needs: list[int] = []
        self.finds: list[int] = []
        self.pushed = False

    def copy(self) -> Own:
        twin = Trail()
        twin.mode = self.mode
        twin.region = self.region
        twin.step = self.step
        twin.stamina = self.stamina
        twin.gear = self.gear[:]
        twin.loot = self.loot[:]
        twin.maps = self.maps
        twin.trip_maps = self.trip_maps
        twin.met_weather = self.met_weather
        twin.decks = [deck.copy() for deck in self.decks]
        twin.card = self.card
        twin.needs = self.needs[:]
        twin.finds = self.finds[:]
        twin.pushed = self.pushed
        return twin

    def to_data(self) -> Data:
        return {
            "mode": MODES[self.mode],
            "region": REGIONS[self.region] if self.region >= 0 else None,
            "step": self.step,
            "stamina": self.stamina,
            "gear": [f"{GEAR[piece // 4]} {piece % 4}" for piece in self.gear],
            "loot": {LOOT[i]: n for i, n in enumerate(self.loot)},
            "maps": self.maps,
            "trip_maps": self.trip_maps,
            "met_weather": self.met_weather,
            "decks": [[None if c < 0 else c for c in deck.values] for deck in self.decks],
            "known": [[i for i, seen in enumerate(deck.seen) if seen] for deck in self.decks],
            "card": self.card,
            "needs": [GEAR[need] for need in self.needs],
            "finds": [LOOT[find] for find in self.finds],
            "pushed": self.pushed,
        }

    def carried(self) -> int:
        """Slots of the pack in use."""
        return len(self.gear) + sum(self.loot)

    def usable(self, kind: int) -> bool:
        """Whether a piece of this gear has a use left."""
        return any(piece // 4 == kind and piece % 4 for piece in self.gear)

    def spend(self, kind: int) -> None:
        """Use the most worn piece of a kind; a ration is eaten up."""
        piece = min(p for p in self.gear if p // 4 == kind and p % 4)
        self.gear.remove(piece)
        if kind != len(GEAR) - 1:
            self.gear.append(piece - 1)
            self.gear.sort()
