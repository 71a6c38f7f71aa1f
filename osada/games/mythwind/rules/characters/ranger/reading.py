"""The trail back from data, and what must hold on it."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.fields import Fields
from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from .printed import GEAR, LOOT, RATION, REGIONS, Printed
from .trail import MODES, TOWN, Trail
from .ways import EXTRA_SLOTS

KEYS = (
    *("mode", "region", "step", "stamina", "gear", "loot", "maps", "trip_maps", "met_weather"),
    *("decks", "known", "card", "needs", "finds", "pushed"),
)
MANY = 1 << 30
"""Maps are gathered as long as a campaign goes on."""


def read_trail(data: Data, printed: Printed) -> Trail:
    """Every fault is named."""
    fields = Fields(data, KEYS)
    way = Trail()
    way.mode = fields.word(data.get("mode", "town"), MODES, "mode")
    region = data.get("region")
    way.region = -1 if region is None else fields.word(region, REGIONS, "region")
    way.step = fields.whole("step", 0, 9, 0)
    way.stamina = fields.whole("stamina", 0, printed.stamina, printed.stamina)
    for text in fields.row(data.get("gear", []), "gear"):
        name, _, uses = str(text).partition(" ")
        kind = fields.word(name, GEAR, "gear")
        left = fields.number(int(uses) if uses.isdecimal() else -1, 0, 3, "gear")
        way.gear.append(kind * 4 + left)
    way.gear.sort()
    for name, count in fields.table(data.get("loot", {}), "loot").items():
        way.loot[fields.word(name, LOOT, "loot")] = fields.number(count, 0, 99, "loot")
    way.maps = fields.whole("maps", 0, MANY, 0)
    way.trip_maps = fields.whole("trip_maps", 0, 99, 0)
    way.met_weather = fields.switch("met_weather")
    _decks(fields, way, printed)
    most = len(printed.regions[way.region].cards) - 1 if way.region >= 0 else -1
    way.card = fields.whole("card", -1, most, -1)
    way.needs = [fields.word(n, GEAR, "needs") for n in fields.row(data.get("needs", []), "needs")]
    way.finds = [fields.word(f, LOOT, "finds") for f in fields.row(data.get("finds", []), "finds")]
    way.pushed = fields.switch("pushed")
    fields.stop()
    return way


def _decks(fields: Fields, way: Trail, printed: Printed) -> None:
    decks = fields.row(fields.data.get("decks", [[]] * len(REGIONS)), "decks")
    known = fields.row(fields.data.get("known", [[]] * len(REGIONS)), "known")
    if len(decks) != len(REGIONS) or len(known) != len(REGIONS):
        fields.fault("decks", f"there are {len(REGIONS)} regions")
        fields.stop()
    for region in range(len(REGIONS)):
        most = len(printed.regions[region].cards) - 1
        cards = [fields.number(c, 0, most, "decks") for c in fields.row(decks[region], "decks")]
        seen = [fields.number(k, 0, 99, "known") for k in fields.row(known[region], "known")]
        way.decks[region] = Secrets(
            cards, [EVERYONE if i in seen else 0 for i in range(len(cards))]
        )


def trail_faults(way: Trail, printed: Printed) -> list[str]:
    """Stamina in range, a pack that is not overfull, no card twice, a region exactly when away."""
    return list(_faults(way, printed))


def _faults(way: Trail, printed: Printed) -> Iterator[str]:
    if not 0 <= way.stamina <= printed.stamina:
        yield f"stamina {way.stamina} is off its scale"
    for piece in way.gear:
        if piece % 4 > (1 if piece // 4 == RATION else printed.gear_uses):
            yield f"a {GEAR[piece // 4]} has {piece % 4} uses"
    if way.carried() > printed.pack + EXTRA_SLOTS:
        yield "the pack holds too much"
    if (way.mode == TOWN) != (way.region < 0):
        yield "a region is set exactly while the ranger is away"
    for deck in way.decks:
        if len(set(deck.values)) != len(deck.values):
            yield "a card is twice in a deck"
