"""The day's own steps: dawn, the end of noon, dusk. MYT-DAWN-01 to MYT-DAWN-07, MYT-DUSK-01 to
MYT-DUSK-05, MYT-GEN-03, MYT-GEN-05."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import EVERYONE, Args

from .. import phrases as say
from ..achievements import STORYTELLER, note
from ..box import SEASONS, SYMBOLS
from ..judging import holds
from ..town import DAWN, DUSK, NOON, SEASON_END, Task, Town
from ..workers import put_at_tower, roll_filled
from .op import Op


def begin_day(s: Town) -> None:
    """Dawn: weather, season effect, weather effect, then the journals (AMB-05)."""
    s.phase = DAWN
    s.day += 1
    s.tell(say.DAY_BEGAN, {"day": s.day})
    for seat in range(s.seats):
        s.sheet(seat).actions = 0
        s.sheet(seat).forbidden = False
    journals = [Task("!journal-dawn", seat) for seat in range(s.seats)]
    hooks = [Task("!hook dawn")]
    s.push_each(journals)
    s.push([Task("!weather"), Task("!pattern"), Task("!weather-effect"), *hooks])
    s.tasks.insert(0, Task("!noon"))


class Weather(Op):
    """MYT-DAWN-01: the top card of the weather deck is revealed."""

    def begin(self, s: Town, task: Task) -> None:
        card = s.show("weather", s.weather_deck, 0, EVERYONE)
        s.weather_deck.values.pop(0)
        s.weather_deck.seen.pop(0)
        s.revealed.append(card)
        told: Args = {
            "symbol": SYMBOLS[s.box.weather_symbols[card]],
            "effect": s.box.weather_effects[card] or "none",
        }
        s.tell(say.WEATHER, told)


class Pattern(Op):
    """MYT-DAWN-03, MYT-DAWN-04: the last three symbols, oldest first, against three patterns."""

    def begin(self, s: Town, task: Task) -> None:
        last = tuple(s.box.weather_symbols[card] for card in s.revealed[-3:])
        for symbols, effects in s.box.patterns[s.season % 4]:
            if last == symbols:
                words = [SYMBOLS[symbol] for symbol in symbols]
                s.tell(say.SEASON_EFFECT, {"season": SEASONS[s.season % 4], "symbols": words})
                s.push([Task(text) for text in effects])


class WeatherEffect(Op):
    """MYT-DAWN-06: progress, an event or a sprite's visit, if the card bears one."""

    def begin(self, s: Town, task: Task) -> None:
        effect = s.box.weather_effects[s.revealed[-1]]
        if effect:
            s.push([Task(effect)])


class JournalStep(Op):
    """A character's own steps."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def begin(self, s: Town, task: Task) -> None:
        character = s.journal(task.actor)
        if self.phase == DAWN:
            character.dawn(s, task.actor)
        elif self.phase == DUSK:
            character.dusk(s, task.actor)
        elif self.phase == NOON:
            character.noon_over(s, task.actor)
        else:
            character.season_end(s, task.actor)


class Noon(Op):
    """Everybody's figure is at home, with one character action for the day."""

    def begin(self, s: Town, task: Task) -> None:
        s.phase = NOON
        for seat in range(s.seats):
            sheet = s.sheet(seat)
            sheet.figure = sheet.area = -1
            sheet.attached = -1
            # what a card at dawn gave or forbade is for today (MYT-NOON-09)
            sheet.actions = 0 if sheet.forbidden else sheet.actions + 1
            sheet.finished = False
            sheet.acted = False
            sheet.used = []
        s.tell(say.NOON_BEGAN, {})


def begin_dusk(s: Town) -> None:
    """MYT-DUSK-01 to MYT-DUSK-03, in seat order so that rolls are reproducible (MYT-GEN-09)."""
    s.phase = DUSK
    s.tell(say.DUSK_BEGAN, {})
    if s.field_owner >= 0:
        s.sheets[s.field_owner].dice.append(s.field_die)
        s.sheets[s.field_owner].dice.sort()
        s.field_die = s.field_owner = -1
    for seat in range(s.seats):
        sheet = s.sheet(seat)
        sheet.figure = sheet.area = -1
        _send_blanks_home(s, seat)
    journals = [Task("!journal-dusk", seat) for seat in range(s.seats)]
    s.push([Task("!hook dusk"), Task("!end-of-day")])
    s.push_each(journals)


def _send_blanks_home(s: Town, seat: int) -> None:
    """MYT-DUSK-02: a spent die is rolled and goes to the Tower; it is no longer hired."""
    sheet = s.sheet(seat)
    spent = [die for die in sheet.dice if die % 4 == 0]
    sheet.dice = [die for die in sheet.dice if die % 4]
    for die in spent:
        put_at_tower(s, die + roll_filled(s))
    if spent:
        s.tell(say.DICE_TO_TOWER, {"seat": seat, "count": len(spent)})


class Dusk(Op):
    """When every character has finished noon (MYT-GEN-05)."""

    def begin(self, s: Town, task: Task) -> None:
        begin_dusk(s)


class EndOfDay(Op):
    """MYT-DUSK-04: another day while the weather deck lasts, then the season's end."""

    def begin(self, s: Town, task: Task) -> None:
        for card in list(s.kept):
            until = s.story.events[card].until
            if until != "season_end" and holds(s, until):
                s.kept.remove(card)
                s.gone_events.append(card)
        if len(s.weather_deck):
            begin_day(s)
        else:
            s.phase = SEASON_END
            s.push([Task("!season-end")])


class Settled(Op):
    """A progress or an event is over; what waited for that comes next (AMB-42)."""

    def begin(self, s: Town, task: Task) -> None:
        kind = task.text.split()[1]
        if kind in s.under_way:
            s.under_way.remove(kind)
        waiting = [later for later in s.later if later.text == kind]
        s.later = [later for later in s.later if later.text != kind]
        s.push(waiting)
        if kind == "event" and not len(s.event_deck):
            note(s, STORYTELLER)  # MYT-ACH-10


OPS: Final[dict[str, Op]] = {
    "!weather": Weather(),
    "!pattern": Pattern(),
    "!weather-effect": WeatherEffect(),
    "!journal-dawn": JournalStep(DAWN),
    "!journal-noon": JournalStep(NOON),
    "!journal-dusk": JournalStep(DUSK),
    "!journal-end": JournalStep(SEASON_END),
    "!noon": Noon(),
    "!dusk": Dusk(),
    "!end-of-day": EndOfDay(),
    "!settled": Settled(),
}
