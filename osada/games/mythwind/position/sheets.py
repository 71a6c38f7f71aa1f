"""The characters' sheets as a position writes them; what only a character's journal knows, its own
folder reads."""

from __future__ import annotations

from osada.kernel.errors import BadPosition, Fault
from osada.kernel.fields import Fields
from osada.kernel.form import MANY, Field
from osada.kernel.kinds import Numbers
from osada.kernel.state import Data

from ..rules.sheet import Own, Sheet
from ..rules.town import Town
from ..rules.words import AREAS, CHARACTERS, KINDS, TILES
from .board import Dice
from .rest import new_sheet

DICE = Dice()
SKILLS = Numbers(0, 7)


class Sheets(Field[Town]):
    """By character, in play or not."""

    def __init__(self) -> None:
        super().__init__("sheets", ("sheets",), "cast phase areas")

    def written(self, s: Town) -> Data:
        return {CHARACTERS[c]: _sheet(s, sheet) for c, sheet in enumerate(s.sheets)}

    def read(self, fields: Fields, s: Town) -> None:
        given = fields.table(fields.data.get("sheets", {}), "sheets")
        s.sheets = []
        for name in given:
            fields.word(name, CHARACTERS, "sheets")
        for c, name in enumerate(CHARACTERS):
            raw = fields.table(given.get(name, {}), f"sheets.{name}")
            s.sheets.append(_read_sheet(fields, s, c, raw, f"sheets.{name}"))


def _sheet(s: Town, sheet: Sheet) -> Data:
    return {
        "coins": sheet.coins,
        "earned": sheet.earned,
        "dice": DICE.written(s, sheet.dice),
        "skills": sheet.skills[:],
        "figure": s.box.spaces[sheet.figure] if sheet.figure >= 0 else None,
        **_place(s, sheet),
        "attached": KINDS[sheet.attached] if sheet.attached >= 0 else None,
        "actions": sheet.actions,
        "forbidden": sheet.forbidden,
        **({"acted": True} if sheet.acted else {}),
        "finished": sheet.finished,
        "used": sheet.used[:],
        "own": sheet.own.to_data(),
    }


def _read_sheet(fields: Fields, s: Town, character: int, raw: Data, place: str) -> Sheet:
    if "own" not in raw:
        first = new_sheet(s, character, fields.data)
        own, coins, actions = first.own, first.coins, first.actions
    else:
        own, coins, actions = _own(fields, s, character, raw["own"], f"{place}.own"), 0, 0
    sheet = Sheet(fields.number(raw.get("coins", coins), 0, MANY, f"{place}.coins"), own)
    sheet.earned = fields.number(raw.get("earned", 0), -MANY, MANY, f"{place}.earned")
    sheet.dice = DICE.read(fields, s, raw.get("dice", []), f"{place}.dice")
    sheet.skills = SKILLS.read(fields, s, raw.get("skills", []), f"{place}.skills")
    figure, attached = raw.get("figure"), raw.get("attached")
    spaces = s.box.spaces
    sheet.figure = -1 if figure is None else fields.word(figure, spaces, f"{place}.figure")
    sheet.area = _figure_area(fields, s, sheet.figure, raw, place)
    sheet.attached = -1 if attached is None else fields.word(attached, KINDS, place)
    sheet.actions = fields.number(raw.get("actions", actions), 0, 9, f"{place}.actions")
    sheet.acted = raw.get("acted") is True
    sheet.forbidden = raw.get("forbidden") is True
    sheet.finished = raw.get("finished") is True
    sheet.used = SKILLS.read(fields, s, raw.get("used", []), f"{place}.used")
    return sheet


def _place(s: Town, sheet: Sheet) -> Data:
    """The area of a figure whose building does not stand there any more."""
    building = sheet.figure - len(TILES)
    if sheet.area < 0 or (building >= 0 and s.areas[sheet.area] == building):
        return {}
    return {"area": sheet.area + 1}


def _figure_area(fields: Fields, s: Town, figure: int, raw: Data, place: str) -> int:
    """Where a figure stands that went to a building: what is there may be gone (AMB-20)."""
    building = figure - len(TILES)
    if building < 0:
        return -1
    standing = s.areas.index(building) + 1 if building in s.areas else 0
    return fields.number(raw.get("area", standing), 0, AREAS, f"{place}.area") - 1


def _own(fields: Fields, s: Town, character: int, value: object, place: str) -> Own:
    try:
        return s.box.cast[character].read(s, fields.table(value, place))
    except BadPosition as bad:
        fields.faults += [Fault(f"{place}.{f.place}", f.reason) for f in bad.faults]
        return Own()
