"""Tables to test at: moves by colour and action text, and questions about the village.

table = position(goods={"quarry": "stone stone"}, gold={"red": 3})
table.play("red go quarry", "red work")
assert table.goods("quarry") == "stone stone stone"
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import osada
from osada.games.hamlet.rules.words import COLOURS
from osada.kernel.message import Message
from osada.kernel.outcome import Outcome

GAME = osada.game("hamlet")
Args = dict[str, object]
Json = dict[str, object]


@dataclass(frozen=True)
class Said:
    """A message as a test reads it: its key without the game's name, its rule and arguments."""

    what: str
    rule: str
    args: Args


def said(message: Message) -> Said:
    """What everybody reads of a message: Hamlet has no secrets."""
    seen = message.seen_by(None)
    return Said(
        str(seen["key"]).removeprefix("hamlet-"), str(seen["rule"]), cast(Args, seen["args"])
    )


def seat_of(colour: str) -> int:
    """The seat of a colour; a number is that seat, whether anybody sits there or not."""
    return int(colour) if colour.lstrip("-").isdecimal() else COLOURS.index(colour)


class Table:
    """A game in progress, spoken to in colours and action texts."""

    def __init__(self, state: osada.State) -> None:
        self.state = state

    # -- doing ---------------------------------------------------------------------------------

    def play(self, *moves: str) -> list[Said]:
        """Play moves such as `red go quarry`; all that was told."""
        told: list[Said] = []
        for move in moves:
            colour, _, text = move.partition(" ")
            action = GAME.parse(self.state, text)
            told += [said(event) for event in self.state.play(seat_of(colour), action)]
        return told

    def settle(self, *moves: str) -> list[Said]:
        """Play moves and take the suggested payment wherever there is a choice."""
        told: list[Said] = []
        for move in moves:
            told += self.play(move)
            if self.stage == "pay":
                told += self.play(f"{self.turn} settle")
        return told

    def build(self, colour: str, tile: str, place: str = "") -> list[Said]:
        """Build a tile where the villager is, at a place such as `sawmill:6 market:6`, else at
        the first that is offered."""
        told = self.play(f"{colour} build {tile}")
        chosen = f"place {place}" if place else self.legal()[0]
        return told + self.settle(f"{colour} {chosen}")

    def after(self, *moves: str) -> Table:
        """A twin at which these moves have been played."""
        twin = Table(self.state.copy())
        twin.play(*moves)
        return twin

    # -- asking --------------------------------------------------------------------------------

    @property
    def turn(self) -> str:
        """The colour that decides now; empty when the game is over."""
        return " ".join(COLOURS[seat] for seat in self.state.turn)

    @property
    def stage(self) -> str:
        """What is being decided."""
        return str(self._all()["stage"])

    @property
    def round(self) -> int:
        """The number of the round."""
        return cast(int, self._all()["round"])

    def legal(self, *kinds: str) -> list[str]:
        """What the one who decides may do now; of some kinds only, if any are given."""
        actions = self.state.legal(self.state.turn[0])
        return [str(a) for a in actions if not kinds or str(a).split()[0] in kinds]

    def why_not(self, move: str) -> list[Said]:
        """Why a move is refused; nothing when it is legal."""
        colour, _, text = move.partition(" ")
        action = GAME.parse(self.state, text)
        return [said(reason) for reason in self.state.explain(seat_of(colour), action)]

    def refusal(self, move: str) -> Said:
        """The one reason for which a move is refused."""
        reasons = self.why_not(move)
        assert len(reasons) == 1, reasons
        return reasons[0]

    def question(self) -> Said:
        """What is asked of the one who decides."""
        prompt = self.state.prompt(self.state.turn[0])
        assert prompt is not None
        return said(prompt)

    def view(self) -> Json:
        """What everybody sees, as it goes over the wire."""
        return cast(Json, json.loads(json.dumps(self.state.view(None))))

    def _all(self) -> Json:
        return self.state.to_data()

    # -- the village ---------------------------------------------------------------------------

    def tiles(self) -> list[str]:
        """The tiles of the village in the order of placing."""
        return list(cast(Json, self._all()["tiles"]))

    def _tile(self, tile: str) -> Json:
        return cast("dict[str, Json]", self._all()["tiles"])[tile]

    def goods(self, tile: str) -> str:
        """What lies on a tile: `stone stone`, or for a refinery `red fine, green`."""
        lying = self._tile(tile)
        if "tokens" in lying:
            return ", ".join(token for token in cast("list[str | None]", lying["tokens"]) if token)
        return str(lying.get("basics", ""))

    def flag(self, tile: str) -> str:
        """Whose flag stands on a tile."""
        return str(self._tile(tile).get("flag", ""))

    def roads(self) -> list[str]:
        """The road pieces in the order of building: `red bridge quarry stonemason`."""
        pieces = cast("list[dict[str, str]]", self._all()["roads"])
        return [
            " ".join([p["by"], p["road"], p["from"].split(":")[0], p["to"].split(":")[0]])
            for p in pieces
        ]

    def links(self, tile: str) -> list[str]:
        """The tiles that are joined to a tile by any road."""
        links = cast("list[dict[str, str]]", self.view()["links"])
        found = [x["to"] for x in links if x["from"] == tile]
        return sorted(found + [x["from"] for x in links if x["to"] == tile])

    # -- the players ---------------------------------------------------------------------------

    def _player(self, colour: str) -> Json:
        return cast("dict[str, Json]", self._all()["players"])[colour]

    def gold(self, colour: str) -> int:
        """A player's gold."""
        return cast(int, self._player(colour)["gold"])

    def stars(self, colour: str, source: str = "") -> int:
        """The points on a player's track: all, or those of one source."""
        earned = cast("dict[str, int]", self._player(colour)["earned"])
        return earned[source] if source else sum(earned.values())

    def villagers(self, colour: str) -> list[str]:
        """Where a player's villagers are: `church`, `quarry lying`."""
        return cast("list[str]", self._player(colour)["villagers"])

    def donkeys(self, colour: str) -> list[str]:
        """Where a player's donkeys are: `church`, `farm moved`."""
        return cast("list[str]", self._player(colour)["donkeys"])

    def hand(self, colour: str) -> list[str]:
        """A player's blueprints."""
        return cast("list[str]", self._player(colour)["hand"])

    def sales(self, colour: str) -> list[int]:
        """A player's sale tiles."""
        return cast("list[int]", self._player(colour)["sales"])

    # -- beside the village --------------------------------------------------------------------

    def row(self) -> list[str]:
        """The offer row from price 0 up, each with its coins: `sawmill 2`."""
        return cast("list[str]", self._all()["row"])

    def bag(self) -> list[str]:
        """The tiles in the bag."""
        return cast("list[str]", self._all()["bag"])

    def offers(self) -> list[int | None]:
        """The sale tiles on the Market."""
        return cast("list[int | None]", self._all()["offers"])

    def stack(self) -> list[int]:
        """How many sale tiles of each level lie in the stack."""
        return cast("list[int]", self._all()["stack"])

    def delivered(self) -> list[str | None]:
        """Who filled each delivery space of the Church."""
        return cast("list[str | None]", self._all()["delivered"])

    def milestone(self, goal: str) -> str | None:
        """Who holds a milestone."""
        return cast("dict[str, str | None]", self._all()["milestones"])[goal]

    # -- the end -------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.state.outcome is not None
        return self.state.outcome

    def part(self, colour: str, name: str) -> int:
        """One part of a final score."""
        return self.outcome.scores[seat_of(colour)].parts[name]


def start(seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A game set up."""
    return Table(GAME.start(seats, seed, options))


def whats(told: list[Said]) -> list[str]:
    """Only what kind of thing was told, in order."""
    return [one.what for one in told]


def told_of(told: list[Said], what: str) -> list[Args]:
    """The arguments of every message of one kind."""
    return [one.args for one in told if one.what == what]
