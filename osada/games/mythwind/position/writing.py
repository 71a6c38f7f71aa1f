"""A moment of a campaign as data: everything MYT-SAVE-05 asks for, and what waits to be decided.

Tower dice keep their values, and every deck, board and journal stays as it is (MYT-SAVE-02 to
MYT-SAVE-04)."""

from __future__ import annotations

from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ..rules.sheet import Sheet
from ..rules.town import EMPTY, FOREST, PHASES, Aside, Task, Town
from ..rules.words import CHARACTERS, COUNTERS, DICE, KINDS, RESOURCES, TILES

RULES_VERSION = 5


def write_position(s: Town) -> Data:
    """All of it; `read_position` reads it back."""
    return {
        "game": "mythwind",
        "rules": RULES_VERSION,
        "options": dict(s.chosen.spelled),
        "chance": s.chance.text(),
        "learned": s.reveals,
        "cast": [CHARACTERS[c] for c in s.cast],
        "season": s.season,
        "day": s.day,
        "phase": PHASES[s.phase],
        "turn": list(s.turn),
        "tracks": {RESOURCES[k]: s.tracks[k] for k in range(4)},
        "areas": [area_name(s, what) for what in s.areas],
        "site": [s.box.names[b] if b >= 0 else None for b in s.site],
        "unlocked": building_names(s, s.unlocked),
        "ever_built": building_names(s, s.ever_built),
        "supply": s.supply[:],
        "tower": [DICE[die] for die in s.tower],
        "decks": {
            "event": _deck(s.event_deck),
            "adventure": _deck(s.adventure_deck),
            "goal": _deck(s.goal_deck),
            "weather": _deck(s.weather_deck),
        },
        "revealed": s.revealed[:],
        "gone": {
            "event": s.gone_events[:],
            "adventure": s.gone_adventures[:],
            "goal": s.gone_goals[:],
        },
        "kept": s.kept[:],
        "goal": s.goal,
        "goal_met": s.goal_met,
        "goal_ignored": s.goal_ignored,
        "extra_goals": s.extra_goals,
        "envelopes": s.envelopes,
        "upgrades": s.upgrades,
        "field_open": s.field_open,
        "sprites": s.sprites,
        "visitor": s.visitor,
        "field": [s.field_owner, s.field_die],
        "flags": dict(sorted(s.flags.items())),
        "counters": {COUNTERS[i]: n for i, n in enumerate(s.counters)},
        "achievements": [list(one) for one in s.achievements],
        "sheets": {CHARACTERS[c]: _sheet(s, sheet) for c, sheet in enumerate(s.sheets)},
        "tasks": [_task(task) for task in s.tasks],
        "later": [_task(task) for task in s.later],
        "busy": "".join(f" {kind}" for kind in s.under_way),
        "open_cards": s.open_cards[:],
        "returned": s.returned[:],
        "question": _question(s),
        **({"aside": [_aside(s.aside[seat]) for seat in sorted(s.aside)]} if s.aside else {}),
    }


def area_name(s: Town, what: int) -> str:
    """Forest, empty, or the building's name."""
    return {FOREST: "forest", EMPTY: "empty"}.get(what) or s.box.names[what]


def building_names(s: Town, bits: int) -> list[str]:
    """A set of buildings by name."""
    return [name for i, name in enumerate(s.box.names) if bits >> i & 1]


def _deck(deck: Secrets) -> Data:
    """Cards from the top, and the places of those that everybody knows."""
    return {
        "cards": deck.values[:],
        "known": [place for place, seen in enumerate(deck.seen) if seen],
    }


def _sheet(s: Town, sheet: Sheet) -> Data:
    return {
        "coins": sheet.coins,
        "earned": sheet.earned,
        "dice": [DICE[die] for die in sheet.dice],
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


def _place(s: Town, sheet: Sheet) -> Data:
    """The area of a figure whose building does not stand there any more."""
    building = sheet.figure - len(TILES)
    if sheet.area < 0 or (building >= 0 and s.areas[sheet.area] == building):
        return {}
    return {"area": sheet.area + 1}


def _task(task: Task) -> list[object]:
    return [task.text, task.actor, task.number]


def _aside(aside: Aside) -> Data:
    return {
        "kind": aside.question.kind,
        "seat": aside.question.seat,
        "choices": [choice.text for choice in aside.question.choices],
        "tasks": [_task(task) for task in aside.tasks],
    }


def _question(s: Town) -> Data | None:
    if s.question is None:
        return None
    proposal = s.assent.proposal
    return {
        "kind": s.question.kind,
        "seat": s.question.seat,
        "choices": [choice.text for choice in s.question.choices],
        "proposal": None if proposal is None else proposal.text,
        "agreed": s.assent.agreed,
    }
