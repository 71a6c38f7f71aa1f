"""A Farmer alone in the valley, in the middle of a day, described in a few words.

farm = Farm(crops=["bean c2-d2 ripe"], coins=9, attached="sprite", dice="s2")
farm.play("water", "cell c2")
assert farm.crops() == ["bean c2-d2 ripe"]
Without a word about it the field is as at the start, it is a sunny spring day, and the Farmer is
attached to villagers with one character action left.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import cast

import osada
from osada.games.mythwind.rules.box import SEASONS
from osada.kernel.message import Message

GAME = osada.game("mythwind")
Json = dict[str, object]
CARDS = {"sunny": (2, 1), "cloudy": (4, 5), "rainy": (7, 8)}
"""For each symbol a weather card for today, and one for tomorrow that calls no event."""
PLACES = {"sprite": "community", "villager": "construct"}
OPEN = (".......",) * 6
"""A field without brush."""


class Farm:
    """The town as it stands, spoken to in the texts of actions."""

    def __init__(
        self,
        *,
        ground: Sequence[str] = (),
        crops: Sequence[str] = (),
        cows: str = "",
        calves: str = "",
        gear: Sequence[str] = (),
        coins: int = 20,
        skills: Sequence[int] = (),
        dice: str = "",
        attached: str = "villager",
        actions: int = 1,
        season: str = "spring",
        weather: str = "sunny",
        tomorrow: str = "sunny",
        last_day: bool = False,
    ) -> None:
        data = _quiet_noon()
        farmer = cast("dict[str, Json]", data["sheets"])["farmer"]
        own = cast(Json, farmer["own"])
        own["ground"] = list(ground) or own["ground"]
        own.update(crops=list(crops), cows=cows.split(), calves=calves.split(), gear=list(gear))
        farmer.update(coins=coins, skills=[skill - 1 for skill in skills], dice=dice.split())
        farmer.update(attached=attached, figure=PLACES[attached], actions=actions)
        data["season"] = SEASONS.index(season)
        data["supply"] = [7 - dice.count(letter) for letter in "sv"]
        today, next_day = CARDS[weather][0], CARDS[tomorrow][1]
        others = [card for card in range(9) if card not in (today, next_day)]
        before, after = ([*others, next_day], []) if last_day else ([], [next_day, *others])
        data["revealed"] = [*before, today]
        cast("dict[str, Json]", data["decks"])["weather"] = {"cards": after}
        data["day"] = len(before) + 1
        self.state = GAME.from_json(data)

    # -- doing ---------------------------------------------------------------------------------

    def play(self, *texts: str) -> list[Message]:
        """Play actions one after the other; all that was told."""
        told: list[Message] = []
        for text in texts:
            told += self.state.play(0, GAME.parse(self.state, text))
        return told

    def sleep(self) -> list[Message]:
        """Finish noon; on to the next thing that is asked, or to the next noon."""
        return self.play("finish")

    # -- asking --------------------------------------------------------------------------------

    def legal(self, kind: str = "") -> list[str]:
        """What may be done now; only one kind of action, if it is given."""
        return [str(a) for a in self.state.legal(0) if kind in ("", a.kind)]

    def why_not(self, text: str) -> str:
        """The one reason against an action, without the game's name."""
        (reason,) = self.state.explain(0, GAME.parse(self.state, text))
        return reason.key.removeprefix("mythwind-")

    def asked(self) -> str:
        """The kind of question that waits; empty at noon."""
        question = cast("Json | None", self.state.to_data()["question"])
        return str(question["kind"]) if question else ""

    def sheet(self) -> Json:
        """The Farmer's sheet."""
        return cast("dict[str, Json]", self.state.to_data()["sheets"])["farmer"]

    def own(self, key: str) -> object:
        """A part of his field."""
        return cast(Json, self.sheet()["own"])[key]

    def coins(self) -> int:
        """What he has."""
        return cast(int, self.sheet()["coins"])

    def crops(self) -> list[str]:
        """The tiles on the field."""
        return cast("list[str]", self.own("crops"))

    def cows(self) -> list[str]:
        """Where the cows stand."""
        return cast("list[str]", self.own("cows"))

    def gear(self) -> list[str]:
        """What equipment stands where."""
        return cast("list[str]", self.own("gear"))

    def count_ground(self, sign: str) -> int:
        """How many cells are under brush (#) or weeds (*)."""
        return "".join(cast("list[str]", self.own("ground"))).count(sign)


def _quiet_noon() -> Json:
    """A campaign at noon, with nothing to resolve and no event in the deck."""
    data = cast(Json, json.loads(GAME.start(1, 7).to_json()))
    data.update(phase="noon", tasks=[], later=[], question=None, busy="", turn=[0])
    data.update(open_cards=[], returned=[], kept=[])
    cast("dict[str, Json]", data["decks"])["event"] = {"cards": []}
    return data


def told_of(told: list[Message], name: str) -> list[dict[str, object]]:
    """The arguments of every message of one name."""
    return [one.args for one in told if one.key == f"mythwind-farmer-{name}"]
