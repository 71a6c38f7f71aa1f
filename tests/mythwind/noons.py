"""One character alone in the valley at noon, described in a few words and spoken to in actions.

noon = Noon("crafter", {"reputation": 3}, coins=9, attached="sprite", dice="s2 v1")
noon.play("craft", "done")
assert noon.coins == 9
Without a word about it the day is cloudy, it is the first of spring, the town has no event to tell,
and the character is attached to villagers with one character action left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack, cast

import osada
from osada.games.mythwind.rules.box import SEASONS
from osada.games.mythwind.rules.words import CHARACTERS
from osada.kernel.message import Message

GAME = osada.game("mythwind")
Json = dict[str, object]
CARDS = {"sunny": (2, 1), "cloudy": (4, 5), "rainy": (7, 8)}
"""For each symbol a weather card for today, and one for tomorrow; none of them calls an event."""
PLACES = {"sprite": "community", "villager": "construct", "nobody": None}


class Day(TypedDict, total=False):
    """What can be said about a day, whoever lives it."""

    coins: int
    skills: Sequence[int]
    """Counted from 1, as in C1 to C8."""
    dice: str
    attached: str
    actions: int
    season: str
    weather: str
    tomorrow: str
    last_day: bool
    tracks: Mapping[str, int]
    town: Json
    """Anything else, by its name in a position."""


class Noon:
    """A town as it stands."""

    def __init__(self, character: str, own: Json, **day: Unpack[Day]) -> None:
        self.character = character
        data = _quiet(character)
        sheet = cast("dict[str, Json]", data["sheets"])[character]
        cast(Json, sheet["own"]).update(own)
        _dress(sheet, day)
        data["season"] = SEASONS.index(day.get("season", "spring"))
        data["tracks"] = dict(day.get("tracks", {}))
        data["supply"] = [7 - day.get("dice", "").count(letter) for letter in "sv"]
        _weather(data, day)
        data.update(day.get("town", {}))
        self.state = GAME.from_json(data)

    # -- doing ---------------------------------------------------------------------------------

    def play(self, *texts: str) -> list[Message]:
        """Play actions one after the other; all that was told."""
        told: list[Message] = []
        for text in texts:
            told += self.state.play(0, GAME.parse(self.state, text))
        assert not self.state.faults()
        return told

    # -- asking --------------------------------------------------------------------------------

    def legal(self, kind: str = "") -> list[str]:
        """What may be done now; only one kind of action, if it is given."""
        return [str(a) for a in self.state.legal(0) if kind in ("", a.kind)]

    def why_not(self, text: str) -> str:
        """The one reason against an action, without the game's name."""
        (reason,) = self.state.explain(0, GAME.parse(self.state, text))
        return reason.key.removeprefix("mythwind-")

    def refusal(self, text: str) -> dict[str, object]:
        """What the one reason against an action tells."""
        (reason,) = self.state.explain(0, GAME.parse(self.state, text))
        return reason.args

    @property
    def asked(self) -> str:
        """The kind of question that waits; empty at noon."""
        question = cast("Json | None", self.state.to_data()["question"])
        return str(question["kind"]) if question else ""

    @property
    def sheet(self) -> Json:
        """The character's sheet."""
        return cast("dict[str, Json]", self.state.to_data()["sheets"])[self.character]

    @property
    def coins(self) -> int:
        """What the character has."""
        return cast(int, self.sheet["coins"])

    @property
    def dice(self) -> str:
        """The hired dice."""
        return " ".join(cast("list[str]", self.sheet["dice"]))

    def own(self, key: str) -> object:
        """A part of the character's board."""
        return cast(Json, self.sheet["own"])[key]

    def track(self, name: str) -> int:
        """A resource of the town."""
        return cast("dict[str, int]", self.state.to_data()["tracks"])[name]


def _quiet(character: str) -> Json:
    """A campaign at noon, with nothing to resolve and no event in the deck."""
    letters = [name[0].upper() for name in CHARACTERS]
    own = letters.pop(CHARACTERS.index(character))
    options = {"cast": "".join((own, *letters))}
    data = cast(Json, json.loads(GAME.start(1, 7, options).to_json()))
    data.update(phase="noon", tasks=[], later=[], question=None, busy="", turn=[0])
    data.update(open_cards=[], returned=[], kept=[], tower=["s1", "v1"])
    cast("dict[str, Json]", data["decks"])["event"] = {"cards": []}
    return data


def _dress(sheet: Json, day: Day) -> None:
    attached = day.get("attached", "villager")
    sheet["coins"] = day.get("coins", 20)
    sheet["skills"] = [skill - 1 for skill in day.get("skills", ())]
    sheet["dice"] = day.get("dice", "").split()
    sheet["attached"] = None if attached == "nobody" else attached
    sheet["figure"] = PLACES[attached]
    sheet["actions"] = day.get("actions", 1)


def _weather(data: Json, day: Day) -> None:
    """Today's card and tomorrow's; on the last day all others have been."""
    today = CARDS[day.get("weather", "cloudy")][0]
    tomorrow = CARDS[day.get("tomorrow", "cloudy")][1]
    others = [card for card in range(9) if card not in (today, tomorrow)]
    last = day.get("last_day", False)
    before, after = ([*others, tomorrow], []) if last else ([], [tomorrow, *others])
    data["revealed"] = [*before, today]
    cast("dict[str, Json]", data["decks"])["weather"] = {"cards": after}
    data["day"] = len(before) + 1


def told_of(told: list[Message], name: str) -> list[dict[str, object]]:
    """The arguments of every message of one name."""
    return [one.args for one in told if one.key == f"mythwind-{name}"]


def story(told: list[Message], character: str) -> list[str]:
    """What one character's journal told, as short lines: `drew cloth leather`."""
    start = f"mythwind-{character}-"
    lines = []
    for one in told:
        if one.key.startswith(start):
            args = [value for name, value in one.args.items() if name != "seat"]
            words = [w for v in args for w in (v if isinstance(v, list) else [v])]
            lines.append(" ".join((one.key.removeprefix(start), *map(str, words))))
    return lines


def school() -> Json:
    """A town with a School, which gives everybody a character action at the season's end."""
    areas = ["empty", *["forest"] * 5, "longhouse", *["forest"] * 6]
    areas[0] = "school"
    return {"areas": areas, "ever_built": ["longhouse", "school"]}


def sprite_visit(number: int) -> Json:
    """A town with the sprite field, where this sprite waits."""
    return {"field_open": True, "sprites": 63, "visitor": number - 1}
