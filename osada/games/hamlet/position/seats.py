"""Players as a position writes them: by the colours of their seats, each with what is theirs."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import MANY, Field, Kind
from osada.kernel.state import Data

from ..rules.table import LYING, MOVED, SOURCES, Table
from ..rules.words import COLOURS, TILES

PLAYER_KEYS = ("gold", "earned", "villagers", "donkeys", "hand", "sales")
SEATS = (1, 2, 3, 4)


def seat_called(fields: Fields, s: Table, value: object, place: str) -> int:
    """The seat of the player who is called so."""
    return fields.word(value, COLOURS[: s.seats], place)


class Seat(Kind[Table, int]):
    """A player."""

    def written(self, s: Table, value: int) -> str:
        return COLOURS[value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> int:
        return seat_called(fields, s, value, place)

    def empty(self, s: Table) -> int:
        return 0


class SeatOrNobody(Kind[Table, int]):
    """A player; -1, written as null, for nobody."""

    null = True

    def written(self, s: Table, value: int) -> str | None:
        return COLOURS[value] if value >= 0 else None

    def read(self, fields: Fields, s: Table, value: object, place: str) -> int:
        return seat_called(fields, s, value, place)

    def empty(self, s: Table) -> int:
        return -1


class Turn(Kind[Table, tuple[int, ...]]):
    """The players in turn."""

    def written(self, s: Table, value: tuple[int, ...]) -> list[str]:
        return [COLOURS[seat] for seat in value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> tuple[int, ...]:
        return tuple(seat_called(fields, s, who, place) for who in fields.row(value, place))


class Seats(Field[Table]):
    """How many play."""

    def __init__(self) -> None:
        super().__init__("seats", ("seats",))

    def written(self, s: Table) -> int:
        return s.seats

    def read(self, fields: Fields, s: Table) -> None:
        """The table was laid for them."""

    @staticmethod
    def count(fields: Fields) -> int:
        """Where it cannot be read, whoever is named may sit there."""
        seats = fields.whole("seats", SEATS[0], SEATS[-1], 2)
        return SEATS[-1] if "seats" in fields.unread() else seats


class Players(Field[Table]):
    """What each of them has, and where their figures stand."""

    def __init__(self) -> None:
        super().__init__("players", ("gold", "earned", "villagers", "donkeys", "hands", "sold"))

    def written(self, s: Table) -> Data:
        return {COLOURS[seat]: _player(s, seat) for seat in range(s.seats)}

    def read(self, fields: Fields, s: Table) -> None:
        for name, raw in fields.table(fields.data.get("players", {}), "players").items():
            seat = seat_called(fields, s, name, "players")
            place = f"players.{name}"
            player = fields.table(raw, place)
            for key in player:
                if key not in PLAYER_KEYS:
                    fields.fault(f"{place}.{key}", f"is unknown: {', '.join(PLAYER_KEYS)}")
            s.gold[seat] = fields.number(player.get("gold", 0), 0, MANY, f"{place}.gold")
            for source, stars in fields.table(player.get("earned", {}), f"{place}.earned").items():
                at = fields.word(source, SOURCES, f"{place}.earned")
                s.earned[seat * 5 + at] = fields.number(stars, 0, MANY, f"{place}.earned")
            s.villagers[seat] = _workers(fields, player, "villagers", "lying", place)
            s.donkeys[seat] = sorted(_workers(fields, player, "donkeys", "moved", place))
            hand = fields.row(player.get("hand", []), f"{place}.hand")
            s.hands[seat] = [fields.word(name, TILES, f"{place}.hand") for name in hand]
            sales = fields.row(player.get("sales", []), f"{place}.sales")
            most = len(s.box.sales)
            s.sold[seat] = [fields.number(sale, 1, most, f"{place}.sales") - 1 for sale in sales]


def _player(s: Table, seat: int) -> Data:
    return {
        "gold": s.gold[seat],
        "earned": {SOURCES[i]: s.earned[seat * 5 + i] for i in range(5)},
        "villagers": [_worker(villager, "lying") for villager in s.villagers[seat]],
        "donkeys": [_worker(donkey, "moved") for donkey in s.donkeys[seat]],
        "hand": [TILES[tile] for tile in s.hands[seat]],
        "sales": [sale + 1 for sale in s.sold[seat]],
    }


def _worker(worker: int, mark: str) -> str:
    return TILES[worker % LYING] + (f" {mark}" if worker >= MOVED else "")


def _workers(fields: Fields, player: Data, key: str, mark: str, place: str) -> list[int]:
    workers: list[int] = []
    for text in fields.row(player.get(key, ["church"]), f"{place}.{key}"):
        name, _, state = str(text).partition(" ")
        tile = fields.word(name, TILES, f"{place}.{key}")
        used = fields.word(state or "ready", ("ready", mark), f"{place}.{key}")
        workers.append(tile + used * (LYING if mark == "lying" else MOVED))
    return workers
