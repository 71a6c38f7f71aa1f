"""How a computer player leads the Farmer: fill the field, water it, harvest it whole.

A compost heap comes first, and enough land for three large tiles is kept free of weeds. Workers of
today's attachment help with whatever is left to do. `wish` says to whom he would like to be
attached; `choose` decides at noon once he is, and answers his journal's questions and those about
his skills.
"""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action
from osada.kernel.message import Phrase
from osada.kernel.state import State

from ..rules.characters.farmer.farmer import printed_for
from ..rules.characters.farmer.field import Field, field_of
from ..rules.characters.farmer.groups import connected
from ..rules.characters.farmer.printed import LARGEST
from ..rules.characters.farmer.sowing import Sower
from ..rules.characters.farmer.weather import AUTUMN, WINTER, largest, value
from ..rules.characters.farmer.words import (
    BEAN,
    CELL,
    COMPOST,
    CROPS,
    EQUIP,
    FARM_GEAR,
    FARMHAND,
    HARVEST,
    JOB_HARVEST,
    JOB_PLANT,
    JOB_WATER,
    JOB_WEED,
    PLANT,
    POTATO,
    SEED,
    SHAPES,
    STRAWBERRY,
    WATER,
)
from ..rules.town import Town
from ..rules.words import DONE, FINISH, LEARN, NO, ODD_JOB, SKILL, SPRITE, VILLAGER
from . import why
from .cause import NOTHING, Chosen
from .farmer_land import (
    best_plot,
    cell_to_clear,
    central_cell,
    farmed,
    spare_cell,
)

LARGE = 4
"""A tile of so many cells is worth planting while others wait for water."""
LAND = 14
"""Cells for three large tiles: below that, weeds and brush are cleared."""
SEED_MONEY = 8
"""Coins kept for the next planting when something else is bought."""
LESSONS = (5, 0, 1, 2, 7, 6, 4, 3)
"""Skills in the order in which he learns them: Stallholder, Green Thumb, Seed Keeper, …"""


def wish(state: State, seat: int) -> int:
    """The kind of worker he would like to be attached to today."""
    return SPRITE if _next_action(_town(state), seat).action is WATER else VILLAGER


def choose(state: State, seat: int, rng: Random) -> Chosen:
    """One legal action: the answer to what is asked, or what to do at noon. Nothing he decides is
    left to chance."""
    s = _town(state)
    menu = s.legal(seat)
    if s.asked_of(seat) is not None:
        return _answer(s, seat, menu)
    if s.sheet(seat).attached >= 0 and s.sheet(seat).actions > 0:
        return _next_action(s, seat)
    for action in menu:
        if action.kind == "skill":
            return Chosen(action, why.SKILL)
    for job, cause in _jobs(s, seat):
        if FARMHAND[job] in menu:
            return Chosen(FARMHAND[job], cause)
    return Chosen(FINISH if FINISH in menu else menu[0], why.DAY_DONE)


def _town(state: State) -> Town:
    assert isinstance(state, Town)
    return state


# -- what to do --------------------------------------------------------------------------------


def _next_action(s: Town, seat: int) -> Chosen:
    """The character action that is due."""
    field = field_of(s, seat)
    if _wants_compost(s, seat):
        return Chosen(EQUIP, why.COMPOST)
    if _wants_land(s, seat):
        return Chosen(EQUIP, why.LAND)
    seed = best_seed(s, seat)
    best = _size(s, seed)
    if best >= min(LARGE, largest(printed_for(s), s)):
        return Chosen(PLANT, why.LARGE, _number(seed))
    if field.sprouts():
        return Chosen(WATER, why.SPROUTS)
    if field.tiles:
        return Chosen(HARVEST, why.RIPE)
    if best:
        return Chosen(PLANT, why.SMALL, _number(seed))
    return Chosen(EQUIP, why.WEEDS) if field.weeds else Chosen(ODD_JOB, why.ODD)


def _wants_compost(s: Town, seat: int) -> bool:
    field = field_of(s, seat)
    enough = s.sheet(seat).coins >= printed_for(s).gear_price[COMPOST] + SEED_MONEY
    return enough and not field.standing(COMPOST) and field.clear() > 0


def _wants_land(s: Town, seat: int) -> bool:
    """Only between two crops: while something grows there is better to do."""
    field = field_of(s, seat)
    rich = (
        s.sheet(seat).coins >= SEED_MONEY + printed_for(s).clear_cells * printed_for(s).brush_price
    )
    short = farmed(field).bit_count() < LAND
    return short and not field.tiles and (field.weeds > 0 or (rich and field.brush > 0))


def _jobs(s: Town, seat: int) -> list[tuple[int, Phrase]]:
    """What workers should do now and why, the best first."""
    field = field_of(s, seat)
    jobs = [(JOB_WATER, why.SPROUTS)]
    if _size(s, best_seed(s, seat)) >= min(LARGE, largest(printed_for(s), s)):
        jobs.append((JOB_PLANT, why.LARGE))
    if farmed(field).bit_count() < LAND:
        jobs.append((JOB_WEED, why.LAND))
    return jobs


def best_seed(s: Town, seat: int) -> Action | None:
    """The largest tile that fits: of a crop that grows already, else of the season's favourite."""
    field = field_of(s, seat)
    favourite = {AUTUMN: POTATO, WINTER: BEAN}.get(s.season % 4, STRAWBERRY)
    kinds = sorted(range(len(CROPS)), key=lambda kind: (not field.of_kind(kind), kind != favourite))
    sower = Sower(printed_for(s), s, seat)
    for size in range(LARGEST, 0, -1):
        for kind in kinds:
            for shape in range(len(SHAPES)):
                if printed_for(s).size[shape] == size and sower.plots(kind, shape, just_one=True):
                    return SEED[kind * len(SHAPES) + shape]
    return None


def _size(s: Town, seed: Action | None) -> int:
    return printed_for(s).size[seed.args[1]] if seed else 0


def _number(seed: Action | None) -> int:
    return SEED.index(seed) if seed else NOTHING


# -- what is asked -----------------------------------------------------------------------------


def _answer(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    question = s.asked_of(seat)
    assert question is not None
    kind = question.kind
    field = field_of(s, seat)
    if kind == "farmer-seed":
        seed = best_seed(s, seat)
        if seed is None or seed not in menu:
            last = menu[-1]
            if last.kind == "seed":
                return Chosen(last, why.SMALL, _number(last))
            return Chosen(last, why.NO_SEED)
        large = _size(s, seed) >= min(LARGE, largest(printed_for(s), s))
        return Chosen(seed, why.LARGE if large else why.SMALL, _number(seed))
    if kind == "farmer-plot":
        plots = [printed_for(s).plot[action.args[0]] for action in menu]
        crop = CROPS.index(s.words_of(seat).split()[1])
        return Chosen(best_plot(printed_for(s), s, seat, crop, plots).word, why.PLOT, crop)
    if kind in ("farmer-water", "farmer-barrel", "farmer-mixed", "farmer-reap-one"):
        return _best_tile(s, field, menu, whole_set=False)
    if kind == "farmer-harvest":
        return _best_tile(s, field, menu, whole_set=True)
    if kind in ("farmer-equip", "farmer-clear"):
        return _equip(s, seat, menu)
    if kind == "farmer-place":
        return Chosen(CELL[central_cell(field, _cells(menu))], why.MIDDLE)
    if kind.startswith("farmer-cow"):
        return Chosen(CELL[spare_cell(field, _cells(menu))], why.ASIDE)
    if kind == "farmer-job":
        for job, cause in (*_jobs(s, seat), (JOB_HARVEST, why.RIPE)):
            if FARMHAND[job] in menu:
                return Chosen(FARMHAND[job], cause)
        return Chosen(menu[0], why.ALIKE)
    if kind == "character-action":
        due = _next_action(s, seat)
        return due if due.action in menu else Chosen(ODD_JOB, why.ODD)
    return _lesson(kind, menu)


def _cells(menu: tuple[Action, ...]) -> int:
    return sum(1 << action.args[0] for action in menu if action.kind == "cell")


def _best_tile(s: Town, field: Field, menu: tuple[Action, ...], whole_set: bool) -> Chosen:
    """The tile, or set of tiles, that is worth most."""

    def worth(action: Action) -> int:
        if action is DONE:
            return 0
        tile = field.tile_on(action.args[0])
        tiles = connected(field, tile) if whole_set else [tile]
        return sum(value(printed_for(s), s, one) for one in tiles)

    best = max(menu, key=worth)
    if best is DONE:
        return Chosen(best, why.ALIKE)
    return Chosen(best, why.TILE_SET if whole_set else why.TILE)


def _equip(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    field = field_of(s, seat)
    if _wants_compost(s, seat) and FARM_GEAR[COMPOST] in menu:
        return Chosen(FARM_GEAR[COMPOST], why.COMPOST)
    cells = _cells(menu)
    short = farmed(field).bit_count() < LAND or bool(field.weeds & cells)
    if cells and (short or DONE not in menu):
        return Chosen(CELL[cell_to_clear(field, cells)], why.CLEARING)
    return Chosen(DONE if DONE in menu else menu[0], why.LAND_ENOUGH)


def _lesson(kind: str, menu: tuple[Action, ...]) -> Chosen:
    """Which skill to learn, to forget or to use."""
    if kind == "learn":
        wanted = next((LEARN[skill] for skill in LESSONS if LEARN[skill] in menu), None)
        return Chosen(NO, why.NO_LESSON) if wanted is None else Chosen(wanted, why.LESSON)
    if kind == "forget":
        last = next((SKILL[skill] for skill in LESSONS[::-1] if SKILL[skill] in menu), menu[0])
        return Chosen(last, why.FORGETS)
    if kind == "farmer-herd":
        return Chosen(menu[0], why.CATTLE)
    return Chosen(menu[0], why.SKILL if menu[0].kind == "skill" else why.ALIKE)
