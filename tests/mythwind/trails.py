"""The Ranger at noon, in a few words.

hike = Hike(region="fens", step=1, gear="rope 2, lamp 1", loot="pelt herb", cards="4 7")
hike.play("travel", "spend-gear rope")
assert hike.gear == "lamp 1, rope 1"
Without a word about it the Ranger is in town (or, with a region, in the wild), rested, with an
empty pack. `cards` lie on top of the deck of his region (in town of `scouted`), numbered from 1.
"""

from __future__ import annotations

from typing import Unpack, cast

from osada.games.mythwind.rules.characters.ranger.printed import LOOT, REGIONS

from .noons import Day, Json, Noon

CARDS = range(9)
"""In the deck of every region."""


class Hike(Noon):
    """The Ranger, wherever he is."""

    def __init__(
        self,
        *,
        region: str = "",
        step: int = 0,
        back: bool = False,
        stamina: int = 6,
        gear: str = "",
        loot: str = "",
        maps: int = 0,
        cards: str = "",
        scouted: str = "fens",
        left: int = 9,
        **day: Unpack[Day],
    ) -> None:
        top = [int(card) - 1 for card in cards.split()]
        deck = [*top, *(card for card in CARDS if card not in top)][:left]
        decks = [list(CARDS) for _ in REGIONS]
        decks[REGIONS.index(region or scouted)] = deck
        own: Json = {
            "mode": "back" if back else "wild" if region else "town",
            "region": region or None,
            "step": step,
            "stamina": stamina,
            "gear": [piece for piece in gear.split(", ") if piece],
            "loot": {kind: loot.split().count(kind) for kind in LOOT},
            "maps": maps,
            "trip_maps": 0,
            "met_weather": False,
            "decks": decks,
            "known": [[] for _ in REGIONS],
        }
        super().__init__("ranger", own, **day)

    @property
    def where(self) -> str:
        """`town`, or how he is away and how far he has come: `wild fens 2`."""
        if self.own("mode") == "town":
            return "town"
        return f"{self.own('mode')} {self.own('region')} {self.own('step')}"

    @property
    def stamina(self) -> int:
        """His strength."""
        return cast(int, self.own("stamina"))

    @property
    def gear(self) -> str:
        """Pieces with the uses left, in the order of the kinds."""
        return ", ".join(cast("list[str]", self.own("gear")))

    @property
    def loot(self) -> str:
        """What he has found."""
        counts = cast("dict[str, int]", self.own("loot"))
        return " ".join(kind for kind, count in counts.items() for _ in range(count))

    @property
    def maps(self) -> int:
        """The maps he has."""
        return cast(int, self.own("maps"))

    def seen(self, region: str) -> str:
        """The cards of a region as the table sees them, `?` for one that lies face down."""
        (seat,) = cast("list[Json]", self.state.view(0)["seats"])
        decks = cast("list[list[int | None]]", cast(Json, seat["board"])["decks"])
        return " ".join("?" if c is None else str(c + 1) for c in decks[REGIONS.index(region)])

    def deck(self, region: str) -> str:
        """The cards of a region from the top, numbered from 1."""
        decks = cast("list[list[int]]", self.own("decks"))
        return " ".join(str(card + 1) for card in decks[REGIONS.index(region)])
