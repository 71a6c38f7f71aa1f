"""The form of a moment of a campaign: all that MYT-SAVE-05 asks for, and what waits to be decided.

Tower dice keep their values, and every deck, board and journal stays as it is (MYT-SAVE-02 to
MYT-SAVE-04)."""

from __future__ import annotations

from typing import Final

from osada.kernel.form import MANY, Attribute, Form
from osada.kernel.kinds import Switch, Whole, Worded

from ..rules.town import NOON, PHASES
from ..rules.words import GOALS
from .board import Areas, Buildings, Cast, Dice, FieldDie, Site, Supply, Tracks
from .cards import EVENTS, WEATHER, Achievements, Counters, Decks, Flags, Gone
from .sheets import Sheets
from .waiting import Asked, AskedAside, OpenCards, Returned, Tasks, Turn, UnderWay

RULES_VERSION = 5

FORM: Final = Form(
    "mythwind",
    RULES_VERSION,
    Cast(),
    Attribute("season", Whole(0, MANY)),
    Attribute("day", Whole(0, 10)),
    Attribute("phase", Worded(PHASES, NOON)),
    Attribute("turn", Turn()),
    Attribute("tracks", Tracks()),
    Attribute("areas", Areas()),
    Attribute("site", Site()),
    Attribute("unlocked", Buildings()),
    Attribute("ever_built", Buildings()),
    Attribute("supply", Supply(), needs="sheets tower field"),
    Attribute("tower", Dice()),
    Decks(),
    Attribute("revealed", WEATHER),
    Gone(),
    Attribute("kept", EVENTS),
    Attribute("goal", Whole(-1, GOALS - 1)),
    Attribute("goal_met", Switch()),
    Attribute("goal_ignored", Switch()),
    Attribute("extra_goals", Whole(0, 9)),
    Attribute("envelopes", Whole(0, 31)),
    Attribute("upgrades", Whole(0, 255)),
    Attribute("field_open", Switch()),
    Attribute("sprites", Whole(0, 63)),
    Attribute("visitor", Whole(-1, 5)),
    FieldDie(),
    Attribute("flags", Flags()),
    Attribute("counters", Counters()),
    Attribute("achievements", Achievements()),
    Sheets(),
    Attribute("tasks", Tasks()),
    Attribute("later", Tasks()),
    Attribute("busy", UnderWay(), "under_way"),
    Attribute("open_cards", OpenCards()),
    Attribute("returned", Returned(), needs="open_cards"),
    Asked(),
    AskedAside(),
)
