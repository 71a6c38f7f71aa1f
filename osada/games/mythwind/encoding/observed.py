"""What a seat observes of a campaign, written from the masked town without a view between.

The numbers are those that `town.TABLE` makes of the view, in its order; a test compares them over
long games. Here is only where each of them stands and what it is.
"""

from __future__ import annotations

from typing import Final, cast

from osada.kernel.state import State

from ..rules.apart import open_card
from ..rules.box import SEASONS, SPRITES, SYMBOLS, WEATHER_CARDS
from ..rules.cards import LAST_CARD
from ..rules.judging import measured
from ..rules.town import EMPTY, NOBODY, PHASES, Question, Town
from ..rules.words import (
    AREAS,
    BUILDINGS,
    CHARACTERS,
    COUNTERS,
    DICE,
    GOALS,
    KINDS,
    RESOURCES,
    SKILLS,
    TILES,
)
from .observed_boards import BOARDS_SIZE, observe_board
from .questions import QUESTIONS

SEATS: Final = 4
BUILT: Final = len(BUILDINGS)
"""Those of the printed game; what an owner's file adds has no number."""
TRACKS: Final = len(RESOURCES)
ACHIEVEMENTS: Final = 15
KIND_AT: Final = {kind: place for place, kind in enumerate(QUESTIONS)}
CARD_KINDS: Final = ("event", "adventure")

SEASON: Final = 0
YEAR: Final = SEASON + len(SEASONS)
DAY: Final = YEAR + 1
DAYS: Final = DAY + 1
PHASE: Final = DAYS + 1
TURN: Final = PHASE + len(PHASES)
WEATHER: Final = TURN + SEATS
TRACKS_AT: Final = WEATHER + WEATHER_CARDS * len(SYMBOLS)
AREAS_AT: Final = TRACKS_AT + TRACKS
AREA: Final = 2 + BUILT
SITE: Final = AREAS_AT + AREAS * AREA
SPACES: Final = 4
STACK: Final = SITE + SPACES * BUILT
UNLOCKED: Final = STACK + BUILT
TOWER: Final = UNLOCKED + BUILT
SUPPLY: Final = TOWER + len(DICE)
DECKS: Final = SUPPLY + len(KINDS)
KEPT: Final = DECKS + 4
GOAL: Final = KEPT + LAST_CARD
TOKENS: Final = GOAL + GOALS
PROGRESS: Final = TOKENS + 1
PARTS: Final = 3
COUNTS: Final = PROGRESS + PARTS * 2
ENVELOPES: Final = COUNTS + len(COUNTERS)
UPGRADES: Final = ENVELOPES + 4
FIELD: Final = UPGRADES + 8
FIELD_OPEN: Final = FIELD + len(SPRITES)
FIELD_USED: Final = FIELD_OPEN + len(SPRITES)
REACHED: Final = FIELD_USED + len(CHARACTERS)
CARD: Final = REACHED + ACHIEVEMENTS
QUESTION_AT: Final = CARD + len(CARD_KINDS) + LAST_CARD
QUESTION: Final = len(QUESTIONS) + SEATS + SEATS
ASIDE: Final = QUESTION_AT + QUESTION
SEATS_AT: Final = ASIDE + SEATS * QUESTION
COINS: Final = len(CHARACTERS)
HIRED: Final = COINS + 1
SKILLED: Final = HIRED + len(DICE)
USED: Final = SKILLED + len(SKILLS)
FIGURE: Final = USED + len(SKILLS)
ATTACHED: Final = FIGURE + len(TILES) + BUILT
ACTIONS: Final = ATTACHED + len(KINDS)
FINISHED: Final = ACTIONS + 1
SEAT: Final = FINISHED + 1
BOARDS_AT: Final = SEATS_AT + SEATS * SEAT
SIZE: Final = BOARDS_AT + BOARDS_SIZE


def observe(masked: State, me: int, numbers: list[float]) -> None:
    """Write what is not nothing into a row of zeros, as counts; the town is masked for `me`."""
    s, row = cast(Town, masked), cast("list[int]", numbers)
    seats = s.seats
    row[SEASON + s.season % len(SEASONS)] = 1
    row[YEAR] = s.season // 4 + 1
    row[DAY] = s.day
    row[DAYS] = len(s.weather_deck) + len(s.revealed)
    row[PHASE + s.phase] = 1
    for seat in s.turn:
        row[TURN + (seat - me) % seats] = 1
    at = WEATHER
    for card in s.revealed[:WEATHER_CARDS]:
        row[at + s.box.weather_symbols[card]] = 1
        at += len(SYMBOLS)
    for kind in range(TRACKS):
        row[TRACKS_AT + kind] = s.tracks[kind]
    _buildings(s, row)
    for die in s.tower:
        row[TOWER + die] += 1
    for kind in range(len(KINDS)):
        row[SUPPLY + kind] = s.supply[kind]
    for i, deck in enumerate((s.event_deck, s.adventure_deck, s.goal_deck, s.weather_deck)):
        row[DECKS + i] = len(deck)
    for card in s.kept:
        row[KEPT + card - 1] = 1
    _goal(s, row)
    for i, count in enumerate(s.counters):
        if count:
            row[COUNTS + i] = count
    for n in range(4):
        if s.envelopes >> n + 1 & 1:
            row[ENVELOPES + n] = 1
    for n in range(8):
        if s.upgrades >> n & 1:
            row[UPGRADES + n] = 1
    if s.field_open:
        _sprite_field(s, row)
    for number, _, _ in s.achievements:
        row[REACHED + number] = 1
    _questions(s, me, row)
    for seat in range(seats):
        _seat(s, seat, SEATS_AT + (seat - me) % seats * SEAT, row)
        observe_board(s, seat, BOARDS_AT, row)


def _buildings(s: Town, row: list[int]) -> None:
    """Where they stand, which are under way, and which can still be had."""
    away = [False] * BUILT
    at = AREAS_AT
    for what in s.areas:
        if what >= BUILT:
            at += AREA
            continue
        if what >= 0:
            row[at + 2 + what] = 1
            away[what] = True
        else:
            row[at + int(what == EMPTY)] = 1
        at += AREA
    at = SITE
    for building in s.site:
        if 0 <= building < BUILT:
            row[at + building] = 1
            away[building] = True
        at += BUILT
    for building in range(min(BUILT, len(s.box.names))):
        if not away[building]:
            row[STACK + building] = 1
        if s.unlocked >> building & 1:
            row[UNLOCKED + building] = 1


def _goal(s: Town, row: list[int]) -> None:
    if s.goal < 0:
        return
    card = s.box.goals[s.goal]
    row[GOAL + s.goal] = 1
    row[TOKENS] = card.tokens
    at = PROGRESS
    for has, needs in measured(s, card.test)[:PARTS]:
        row[at] = has
        row[at + 1] = needs
        at += 2


def _sprite_field(s: Town, row: list[int]) -> None:
    if s.visitor >= 0:
        row[FIELD + s.visitor] = 1
    for sprite in range(len(SPRITES)):
        if s.sprites >> sprite & 1:
            row[FIELD_OPEN + sprite] = 1
    if s.field_owner >= 0:
        row[FIELD_USED + s.field_owner] = 1


def _questions(s: Town, me: int, row: list[int]) -> None:
    """The card that all are at, what is asked of all, and what of single seats meanwhile."""
    card = open_card(s)
    if card is not None:
        kind, _, number = card.partition(" ")
        row[CARD + CARD_KINDS.index(kind)] = 1
        row[CARD + len(CARD_KINDS) + int(number) - 1] = 1
    if s.question is not None:
        _question(s, s.question, me, QUESTION_AT, row)
        for seat in range(s.seats):
            if s.assent.agreed >> seat & 1:
                row[QUESTION_AT + len(QUESTIONS) + SEATS + (seat - me) % s.seats] = 1
    at = ASIDE
    for seat in sorted(s.aside):
        _question(s, s.aside[seat].question, me, at, row)
        at += QUESTION


def _question(s: Town, question: Question, me: int, at: int, row: list[int]) -> None:
    place = KIND_AT.get(question.kind, -1)
    if place >= 0:
        row[at + place] = 1
    if question.seat > NOBODY:
        row[at + len(QUESTIONS) + (question.seat - me) % s.seats] = 1


def _seat(s: Town, seat: int, at: int, row: list[int]) -> None:
    sheet = s.sheet(seat)
    character = s.cast[seat]
    row[at + character] = 1
    row[at + COINS] = sheet.coins
    for die in sheet.dice:
        row[at + HIRED + die] += 1
    for skill in sheet.skills:
        row[at + SKILLED + character * 8 + skill] = 1
    for skill in sheet.used:
        row[at + USED + character * 8 + skill] = 1
    if 0 <= sheet.figure < len(TILES) + BUILT:
        row[at + FIGURE + sheet.figure] = 1
    if sheet.attached >= 0:
        row[at + ATTACHED + sheet.attached] = 1
    row[at + ACTIONS] = sheet.actions
    if sheet.finished:
        row[at + FINISHED] = 1
