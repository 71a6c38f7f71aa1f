"""The campaign as one viewer may see it, made from a masked copy: no face-down card is there."""

from __future__ import annotations

from ..position.board import area_name, building_names
from ..rules.apart import open_card
from ..rules.box import SEASONS, SPRITES, SYMBOLS
from ..rules.judging import measured, wanted
from ..rules.town import PHASES, Town
from ..rules.words import CHARACTERS, COUNTERS, DICE, KINDS, RESOURCES, SKILLS
from ..story.winter import is_bad_winter
from .cards import shown_card
from .chapters import view_chapters
from .crafter import view_workshop
from .effects import shown, shown_cost
from .farmer import view_field
from .merchant import view_stall
from .question import view_aside, view_question
from .ranger import view_trail
from .shape import Goal, Seat, SpriteField, Whole

BOARDS = (view_field, view_workshop, view_stall, view_trail)
"""By character: how its own board is seen, made from a masked copy."""


def view_town(s: Town) -> Whole:
    """Everything public. Building cards are open information (MYT-SETUP-12): `stack` are those
    still to come, `buildings` those that stand or are being built."""
    return {
        "game": "mythwind",
        "season": SEASONS[s.season % 4],
        "year": s.season // 4 + 1,
        "seasons_played": s.season,
        "bad_winter": is_bad_winter(s),
        "day": s.day,
        "days": len(s.weather_deck) + len(s.revealed),
        "phase": PHASES[s.phase],
        "turn": list(s.turn),
        "weather": [SYMBOLS[s.box.weather_symbols[card]] for card in s.revealed],
        "patterns": [
            {"symbols": [SYMBOLS[i] for i in symbols], "effects": shown(effects)}
            for symbols, effects in s.box.patterns[s.season % 4]
        ],
        "tracks": {RESOURCES[k]: s.tracks[k] for k in range(4)},
        "areas": [{"area": i + 1, "what": area_name(s, what)} for i, what in enumerate(s.areas)],
        "site": [s.box.names[b] if b >= 0 else None for b in s.site],
        "stack": [
            shown_card(s.box, card, s.seats) for card in s.box.buildings if s.in_stack(card.number)
        ],
        "buildings": [
            shown_card(s.box, card, s.seats)
            for card in s.box.buildings
            if not s.in_stack(card.number)
        ],
        "unlocked": building_names(s, s.unlocked),
        "tower": [DICE[die] for die in s.tower],
        "supply": {KINDS[kind]: s.supply[kind] for kind in range(2)},
        "prices": {
            "clear": s.box.clear_price,
            "hire_one": s.box.hire_one,
            "hire_two": s.box.hire_two,
            "odd_job": s.box.odd_job,
        },
        "decks": {
            "event": len(s.event_deck),
            "adventure": len(s.adventure_deck),
            "goal": len(s.goal_deck),
            "weather": len(s.weather_deck),
        },
        "kept": s.kept[:],
        "goal": _goal(s),
        "wanted": [list(wanted(card.test, s.seats)) for card in s.box.goals],
        "counters": {COUNTERS[i]: n for i, n in enumerate(s.counters)},
        "envelopes": [n for n in range(1, 5) if s.envelopes >> n & 1],
        "upgrades": [n + 1 for n in range(8) if s.upgrades >> n & 1],
        "sprite_field": _field(s),
        "achievements": [
            {"achievement": number + 1, "season": season + 1, "day": day}
            for number, season, day in s.achievements
        ],
        "card": open_card(s),
        "chapters": view_chapters(s),
        "question": view_question(s),
        "aside": view_aside(s),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "outcome": None,
    }


def _goal(s: Town) -> Goal | None:
    if s.goal < 0:
        return None
    card = s.box.goals[s.goal]
    return {
        "goal": s.goal + 1,
        "tokens": card.tokens,
        "progress": [{"has": has, "needs": needs} for has, needs in measured(s, card.test)],
        "success": shown(card.success),
        "failure": shown(card.failure),
    }


def _field(s: Town) -> SpriteField | None:
    if not s.field_open:
        return None
    return {
        "visitor": SPRITES[s.visitor] if s.visitor >= 0 else None,
        "available": [name for n, name in enumerate(SPRITES) if s.sprites >> n & 1],
        "used_by": CHARACTERS[s.field_owner] if s.field_owner >= 0 else None,
        "cost": shown_cost(s.box.sprite_costs[s.visitor]) if s.visitor >= 0 else [],
        "effects": shown(s.box.sprite_effects[s.visitor]) if s.visitor >= 0 else [],
    }


def _seat(s: Town, seat: int) -> Seat:
    sheet = s.sheet(seat)
    character = s.cast[seat]
    return {
        "seat": seat,
        "character": CHARACTERS[character],
        "coins": sheet.coins,
        "dice": [DICE[die] for die in sheet.dice],
        "skills": [SKILLS[character * 8 + skill] for skill in sheet.skills],
        "used": [SKILLS[character * 8 + skill] for skill in sheet.used],
        "community": {RESOURCES[k]: s.box.community[character][k] for k in range(4)},
        "figure": s.box.spaces[sheet.figure] if sheet.figure >= 0 else None,
        "attached": KINDS[sheet.attached] if sheet.attached >= 0 else None,
        "actions": sheet.actions,
        "finished": sheet.finished,
        "board": BOARDS[character](s, s.box.cast[character], sheet.own),
    }
