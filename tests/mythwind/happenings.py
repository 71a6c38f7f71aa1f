"""Towns edited for a test, what happens in them, and what it changes, told in one line.

s = with_tower("s1 v1", tray="v2")
assert done(s, "strengthen tower S 1") == "tower:s2,v1"
"""

from __future__ import annotations

from typing import Any, Final

from osada.games.mythwind.rules.resolve import run
from osada.games.mythwind.rules.town import NOBODY, Task, Town
from osada.games.mythwind.rules.words import DICE, LETTERS

from .towns import play, town

Data = dict[str, Any]
HARMLESS_GOAL: Final = 0
"""Goal 1: clear two areas. Missing it costs nothing."""


def stand(data: Data, area: int, building: str) -> None:
    """Put a building onto an area, counted from 0."""
    data["areas"][area] = building
    data["ever_built"].append(building)


def hired(data: Data, dice: str, coins: int, who: str = "farmer") -> None:
    """Dice from the supply into a tray, and coins."""
    data["sheets"][who].update(dice=dice.split(), coins=coins)
    data["supply"] = [data["supply"][kind] - dice.count("sv"[kind]) for kind in range(2)]


def tower(data: Data, dice: str) -> None:
    """These dice at the Tower, all others in the supply."""
    data["tower"] = dice.split()
    trays = [die for sheet in data["sheets"].values() for die in sheet["dice"]]
    out = [*data["tower"], *trays]
    data["supply"] = [8 - sum(die[0] == letter for die in out) for letter in "sv"]


def last_day(data: Data, goal: int = HARMLESS_GOAL) -> None:
    """All weather has been; this goal lies open."""
    data["revealed"] += data["decks"]["weather"]["cards"]
    data["decks"]["weather"] = {"cards": [], "known": []}
    data["day"] = 9
    goals = [*data["decks"]["goal"]["cards"], data["goal"]]
    goals.remove(goal)
    data["goal"] = goal
    data["decks"]["goal"] = {"cards": goals, "known": []}


def difference(before: Town, after: Town) -> str:
    """What two towns differ in: tracks, the first seat's coins, dice and actions, the Tower."""
    told = [
        f"{LETTERS[k]}{after.tracks[k] - before.tracks[k]:+d}"
        for k in range(4)
        if after.tracks[k] != before.tracks[k]
    ]
    old, new = before.sheet(0), after.sheet(0)
    told += [f"coins{new.coins - old.coins:+d}"] if new.coins != old.coins else []
    told += [f"actions{new.actions - old.actions:+d}"] if new.actions != old.actions else []
    told += [f"hired:{_dice(new.dice)}"] if new.dice != old.dice else []
    told += [f"tower:{_dice(after.tower)}"] if after.tower != before.tower else []
    return " ".join(told)


def changed(s: Town, *lines: str) -> str:
    """What these lines change; nothing is left to decide."""
    before = s.copy()
    assert isinstance(before, Town)
    play(s, *lines)
    assert s.question is None
    assert not s.faults()
    return difference(before, s)


def effect(s: Town, *texts: str, seat: int = NOBODY) -> None:
    """Let words of the effect language happen, as a card that says them would."""
    s.push([Task(text, seat) for text in texts])
    run(s)
    s.legal(s.seats)  # nobody's menu, so that the one from before is forgotten


def _dice(dice: list[int]) -> str:
    return ",".join(DICE[die] for die in dice)


def quiet(edit: Any = None, seats: int = 1) -> Town:
    """A noon without an event in the deck, and with five on every track."""

    def change(data: Data) -> None:
        data["decks"]["event"] = {"cards": []}
        data["tracks"] = dict.fromkeys(data["tracks"], 5)
        if edit is not None:
            edit(data)

    return town(seats, change)


def with_tower(dice: str, tray: str = "") -> Town:
    """A noon with these dice at the Tower and in the Farmer's tray."""

    def edit(data: Data) -> None:
        hired(data, tray, 20)
        tower(data, dice)

    return quiet(edit)


def done(s: Town, *texts: str, answers: tuple[str, ...] = (), seat: int = -1) -> str:
    """What an effect changes, with these answers."""
    before = s.copy()
    assert isinstance(before, Town)
    effect(s, *texts, seat=seat)
    play(s, *(f"0 {answer}" for answer in answers))
    assert s.question is None
    assert not s.faults()
    return difference(before, s)
