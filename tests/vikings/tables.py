"""Tables to test at: a position in a few words, moves by colour, and questions about the board.

table = position("RB", ships={1: "R1 G2 B3"}, goods={1: "fur"}, line="B…")
table.play("blue promote", "blue piece 1:3")
assert table.hull(1) == "B3 R1 G2"
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

import osada
from osada.games.vikings.view.shape import View
from osada.kernel.message import Message
from osada.kernel.outcome import Outcome

from . import filling
from .filling import GOODS, NAMES

GAME = osada.game("vikings")
Args = dict[str, object]


@dataclass(frozen=True)
class Said:
    """A message as a test reads it: its key without the game's name, its rule and arguments."""

    what: str
    rule: str
    args: Args


def said(message: Message, viewer: int | None = None) -> Said:
    """What one viewer reads of a message."""
    seen = message.seen_by(viewer)
    key = str(seen["key"]).removeprefix("vikings-")
    return Said(key, str(seen["rule"]), cast(Args, seen["args"]))


class Table:
    """A game in progress, spoken to in colours and action texts."""

    def __init__(self, state: osada.State) -> None:
        self.state = state

    # -- doing ---------------------------------------------------------------------------------

    def seat(self, colour: str) -> int:
        """The seat of a colour; a number is that seat, whether anybody sits there or not."""
        if colour.isdecimal():
            return int(colour)
        return cast("list[str]", self.state.to_data()["seats"]).index(colour)

    def play(self, *moves: str) -> list[Said]:
        """Play moves such as `red piece 1:3`; all that was told, as the mover knows it."""
        told = []
        for move in moves:
            self.why_not(move)
            colour, _, text = move.partition(" ")
            seat = self.seat(colour)
            events = self.state.play(seat, GAME.parse(self.state, text))
            told += [said(event, seat) for event in events]
        return told

    def copy(self) -> Table:
        """An independent twin."""
        return Table(self.state.copy())

    def copy_after(self, *moves: str) -> Table:
        """A twin at which these moves have been played."""
        twin = self.copy()
        twin.play(*moves)
        return twin

    # -- asking --------------------------------------------------------------------------------

    @property
    def turn(self) -> str:
        """The colour that decides now; empty when the game is over."""
        seats = cast("list[str]", self.state.to_data()["seats"])
        return " ".join(seats[seat] for seat in self.state.turn)

    @property
    def stage(self) -> str:
        """What is being decided."""
        return str(self.state.to_data()["stage"])

    @property
    def round(self) -> int:
        """The number of the round."""
        return cast(int, self.state.to_data()["round"])

    @property
    def sterns(self) -> int:
        """How many sterns lie beside the board."""
        return cast(int, self.state.to_data()["sterns"])

    def legal(self) -> list[str]:
        """What the one who decides may do now."""
        return [str(action) for action in self.state.legal(self.state.turn[0])]

    def why_not(self, move: str) -> Said | None:
        """Why a move is refused; None when it is legal, and only then is it among the legal ones.
        There is never more than one reason."""
        colour, _, text = move.partition(" ")
        seat, action = self.seat(colour), GAME.parse(self.state, text)
        reasons = self.state.explain(seat, action)
        assert (action in self.state.legal(seat)) == (not reasons)
        assert len(reasons) <= 1
        return said(reasons[0]) if reasons else None

    def question(self) -> Said:
        """What is asked of the one who decides, as that one reads it."""
        seat = self.state.turn[0]
        prompt = self.state.prompt(seat)
        assert prompt is not None
        return said(prompt, seat)

    def seen(self, viewer: int | None) -> View:
        """The view of a seat, or of a watcher, as it goes over the wire."""
        return cast(View, json.loads(json.dumps(self.state.view(viewer))))

    def _ships(self) -> list[dict[str, str]]:
        return cast("list[dict[str, str]]", self.state.to_data()["ships"])

    def hull(self, ship: int) -> str:
        """The pieces of a ship, front first."""
        return self._ships()[ship - 1]["hull"]

    def goods(self, ship: int) -> str:
        """The goods on a prow, in the order fur, grain, nails."""
        return self._ships()[ship - 1]["goods"]

    def sailed(self) -> list[int]:
        """The ships that have left."""
        return [ship for ship in range(1, 9) if self._ships()[ship - 1]["sailed"]]

    def shield(self, colour: str) -> str:
        """The goods on a scoring shield."""
        return cast("dict[str, str]", self.state.to_data()["shields"])[colour]

    def removed(self) -> str:
        """The goods that are out of the game."""
        return str(self.state.to_data()["removed"])

    def market(self, kind: str) -> int:
        """What a kind of goods is worth."""
        return cast("dict[str, int]", self.state.to_data()["market"])[kind]

    def pile(self, space: str) -> list[str]:
        """A pile of goods from the top down, each with those who know it: `fur`, `nails red`."""
        return cast("dict[str, list[str]]", self.state.to_data()["piles"])[space]

    def bet(self, colour: str, value: int) -> str:
        """Where a bet token lies: `hand`, `won` or a circle such as `1:blue`."""
        tokens = cast("dict[str, list[str]]", self.state.to_data()["bets"])[colour]
        return dict(token.split() for token in tokens)[str(value)]

    def waiting(self) -> str:
        """The colours of the workers that wait, from the first space down, as letters."""
        side = cast("dict[str, str]", self.state.to_data()["waiting"])
        return "".join(side[space][0].upper() for space in filling.SPACES if space in side)

    def placed(self) -> dict[str, str]:
        """Who stands where on the chief's side."""
        return cast("dict[str, str]", self.state.to_data()["placed"])

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.state.outcome is not None
        return self.state.outcome


def start(
    seats: int, seed: int = 0, options: Mapping[str, object] | None = None, drop: str = ""
) -> Table:
    """A game set up; with a `drop` such as `BR`, the first seed from here on that gives it."""
    for number in range(seed, seed + 1000):
        table = Table(GAME.start(seats, number, options))
        if table.waiting().startswith(drop):
            return table
    raise AssertionError(f"a thousand seeds never drop {drop}")


def position(
    seats: str = "RGBY",
    *,
    ships: Mapping[int, str] | None = None,
    goods: Mapping[int, str] | None = None,
    harbour: Iterable[int] = range(1, 9),
    line: str | None = None,
    placed: Mapping[str, str] | None = None,
    free: Iterable[str] = (),
    market: Mapping[str, int] | None = None,
    bets: Mapping[str, Mapping[int, str]] | None = None,
    shields: Mapping[str, str] | None = None,
    add_1: str | None = None,
    draw_3: str | None = None,
    sails: str = "",
    finished: bool = False,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A position, checked by the game. `sails` is the colour that now chooses which ship sails."""
    here, spoken = dict(placed or {}), dict(goods or {})
    if sails:
        here["set-sail"] = sails
    waiting, standing = filling.village(seats, "" if sails or finished else line, here, free)
    on_shields = {NAMES[letter]: text for letter, text in (shields or {}).items()}
    elsewhere = " ".join([*spoken.values(), *on_shields.values()]).split()
    pile_1, pile_3, removed = filling.piles(elsewhere, add_1, draw_3)
    hulls = filling.hulls(ships or {}, harbour)
    data = {
        "options": dict(options or {}),
        "seats": [NAMES[letter] for letter in seats],
        "stage": "sail" if sails else "finished" if finished else "space",
        "waiting": {space: NAMES[letter] for space, letter in waiting.items()},
        "placed": {space: NAMES[letter] for space, letter in standing.items()},
        "ships": [
            {"hull": hulls[ship], "goods": spoken.get(ship, ""), "sailed": ship not in harbour}
            for ship in range(1, 9)
        ],
        "market": {kind: (market or {}).get(kind, 1) for kind in GOODS},
        "piles": {"add-1": pile_1, "draw-3": pile_3},
        "removed": " ".join(removed),
        "shields": on_shields,
        "bets": filling.bets(seats, bets or {}),
    }
    return Table(GAME.from_json(json.dumps(data)))
