"""What a position leaves out is where the box keeps it: in a deck, on a sheet, in the forest."""

from __future__ import annotations

from random import Random, SystemRandom

from osada.kernel.chance import SEALED, Chance
from osada.kernel.secret import Secrets, face_down
from osada.kernel.state import Data

from ..rules.setup import first_adventures, first_goals
from ..rules.sheet import Sheet
from ..rules.town import EMPTY, FOREST, NOON, Town
from ..rules.words import AREAS, LONGHOUSE

FIRST_EVENT = 1
LONGHOUSE_AREA = 6


def first_areas(s: Town) -> list[int]:
    """The town as it is founded: the longhouse in the forest. MYT-SETUP-06"""
    areas = [FOREST if area in s.box.forests else EMPTY for area in range(AREAS)]
    areas[LONGHOUSE_AREA] = LONGHOUSE
    return areas


def put_the_rest_away(s: Town, given: Data, decks: Data) -> None:
    """Fill in the decks that were not given with the cards of the beginning that are nowhere else,
    and say of every building that stands that it was built. What was given stays as it is."""
    resolving = [card.split() for card in s.open_cards]
    events = [int(n) for kind, n in resolving if kind == "event"]
    adventures = [int(n) for kind, n in resolving if kind == "adventure"]
    if "event" not in decks:
        told = [*s.gone_events, *s.kept, *events]
        s.event_deck = face_down([] if told else [FIRST_EVENT])
    if "adventure" not in decks:
        known = {*s.gone_adventures, *adventures}
        first = [n for n in first_adventures(s) if n not in known]
        s.adventure_deck = _mixed(given, "adventure", first)
    if "goal" not in decks:
        chosen = {*s.gone_goals, s.goal}
        s.goal_deck = _mixed(given, "goal", [n for n in first_goals(s) if n not in chosen])
    if "weather" not in decks:
        ahead = [card for card in s.box.first_order if card not in s.revealed]
        s.weather_deck = face_down(ahead)
    if "ever_built" not in given:
        for building in s.standing():
            s.ever_built |= 1 << building


def new_sheet(s: Town, character: int, given: Data) -> Sheet:
    """A character's sheet as it begins; at noon it may act. MYT-SETUP-13, MYT-NOON-09"""
    to_come = s.chance
    s.chance = Chance(_deal(given, f"sheet {character}").getrandbits(64))
    sheet = Sheet(s.box.start_coins[character], s.box.cast[character].new(s))
    sheet.actions = int(s.phase == NOON and character in s.cast)
    s.chance = to_come
    return sheet


def _mixed(given: Data, what: str, cards: list[int]) -> Secrets:
    return face_down(_deal(given, what).sample(cards, len(cards)))


def _deal(given: Data, what: str) -> Random:
    """What a position leaves out is dealt alike each time, unless its chance is sealed."""
    if given.get("chance") == SEALED:
        return SystemRandom()
    return Random(f"{what} {given.get('chance', '0')}")
