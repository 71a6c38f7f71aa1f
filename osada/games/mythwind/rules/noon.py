"""Noon: what a character may do when nothing is being resolved. MYT-NOON-01 to MYT-NOON-09,
MYT-SPRITE-02, MYT-SPRITE-03."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .box import SPRITES
from .costs import payable, paying
from .ops.cards import TOWN_ACTION
from .ops.choices import odd_job, usable_skills, use_skill
from .ops.dice import nobody_to_hire
from .ops.using import grantable
from .resolve import not_now, run
from .telling import told_cost
from .town import WAIT, Task, Town
from .words import (
    CHARACTERS,
    COUNTERS,
    DICE,
    FIELD,
    FINISH,
    KINDS,
    ODD_JOB,
    SKILLS,
    TILES,
)

FIELD_USES = COUNTERS.index("sprite_field")


def holder(s: Town, space: int) -> int:
    """MYT-NOON-03: the seat whose figure stands there today, or -1. A building that came back on
    another area leaves the figure where it was (AMB-20)."""
    for seat in range(s.seats):
        sheet = s.sheet(seat)
        if sheet.figure == space and (sheet.area < 0 or s.areas[sheet.area] == space - len(TILES)):
            return seat
    return -1


def _visit_refusal(s: Town, seat: int, space: int) -> Reason | None:
    figure = s.sheet(seat).figure
    if figure >= 0:
        return Message(say.FIGURE_PLACED, {"space": s.box.spaces[figure]})
    if space >= len(TILES):
        building = space - len(TILES)
        if building not in s.areas:
            return Message(say.NOT_STANDING, {"building": s.box.names[building]})
        if not s.box.buildings[building].has_action:
            return Message(say.NO_ACTION_ICON, {"building": s.box.names[building]})
    other = holder(s, space)
    if other >= 0:
        return Message(say.OCCUPIED, {"space": s.box.spaces[space], "seat": other})
    return None


def _field_refusal(s: Town, seat: int, die: int) -> Reason | None:
    """MYT-SPRITE-02: one own hired sprite is weakened and put on the free field."""
    if not s.field_open or s.visitor < 0:
        return Message(say.FIELD_CLOSED, {})
    if s.field_owner >= 0:
        return Message(say.FIELD_TAKEN, {"seat": s.cast.index(s.field_owner)})
    if die not in s.sheet(seat).dice or die >= 4 or die % 4 == 0:
        return Message(say.NO_SUCH_DIE, {"die": DICE[die]})
    cost, effects = s.box.sprite_costs[s.visitor], s.box.sprite_effects[s.visitor]
    if not payable(s, seat, cost):
        return Message(say.CANNOT_PAY, {"cost": told_cost(cost)})
    if not all(grantable(s, seat, text, cost, die) for text in effects):
        return Message(say.USELESS, {"sprite": SPRITES[s.visitor]})
    return None


def _skill_refusal(s: Town, seat: int, action: Action) -> Reason | None:
    skill = action.args[0]
    told: dict[str, object] = {"skill": SKILLS[skill]}
    sheet = s.sheet(seat)
    if skill // 8 != s.cast[seat] or skill % 8 not in sheet.skills:
        return Message(say.NOT_OWNED, told)
    if skill % 8 in sheet.used:
        return Message(say.SKILL_SPENT, told)
    idle = skill % 8 in s.journal(seat).triggered or action not in usable_skills(s, seat)
    return Message(say.SKILL_IDLE, told) if idle else None


def _visit(s: Town, seat: int, space: int) -> None:
    sheet = s.sheet(seat)
    sheet.figure = space
    s.tell(say.VISITED, {"seat": seat, "space": s.box.spaces[space]})
    if space < len(TILES):
        s.push([Task(f"!at-{TILES[space]}", seat)])
    else:
        sheet.area = s.areas.index(space - len(TILES))
        s.push([Task(f"!at-building {space - len(TILES)}", seat)])


def _use_field(s: Town, seat: int, die: int) -> None:
    """The die stays until dusk, so the field is used once a day (MYT-SPRITE-03)."""
    s.sheet(seat).dice.remove(die)
    s.field_die = die - 1
    s.field_owner = s.cast[seat]
    s.count(FIELD_USES)
    s.tell(say.FIELD_USED, {"seat": seat, "sprite": SPRITES[s.visitor]})
    texts = (*paying(s.box.sprite_costs[s.visitor]), *s.box.sprite_effects[s.visitor])
    s.push([Task(text, seat, TOWN_ACTION if text == "adventure" else 0) for text in texts])


def _other_journal(s: Town, seat: int, action: Action) -> Reason:
    """An action that belongs to another character's journal."""
    return Message(
        say.OTHER_CHARACTER,
        {"character": CHARACTERS[s.cast[seat]], "given": action.kind},
    )


class Noon(Step[Town]):
    """What a character does next; everybody when they like."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        """Everything this seat may do now."""
        sheet = s.sheet(seat)
        spaces = range(len(s.box.visit)) if sheet.figure < 0 else range(0)
        found = [s.box.visit[space] for space in spaces if _visit_refusal(s, seat, space) is None]
        found += [FIELD[die] for die in range(8) if _field_refusal(s, seat, die) is None]
        character = s.journal(seat)
        if sheet.attached >= 0:
            if sheet.actions > 0:
                found.append(ODD_JOB)
            found += character.offers(s, seat)
        elif character.any_time:
            found += [own for own in character.offers(s, seat) if own.kind in character.any_time]
        spent = (*sheet.used, *character.triggered)
        found += [skill for skill in usable_skills(s, seat) if skill.args[0] % 8 not in spent]
        if sheet.figure >= 0:
            found.append(FINISH)
        return found

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why this seat may not do this now."""
        sheet, journal = s.sheet(seat), s.journal(seat)
        if action.kind not in self.wants and action.kind not in journal.kinds:
            known = action.kind in s.box.journal_kinds
            return (_other_journal(s, seat, action) if known else not_now(s, action),)
        reason: Reason | None = None
        if action.kind == "visit":
            reason = _visit_refusal(s, seat, action.args[0])
        elif action.kind == "field":
            reason = _field_refusal(s, seat, action.args[0])
        elif action.kind == "skill":
            reason = _skill_refusal(s, seat, action)
        elif action is FINISH:
            reason = None if sheet.figure >= 0 else Message(say.PLACE_FIRST, {})
        elif sheet.attached < 0 and action.kind not in journal.any_time:
            reason = Message(say.NOT_ATTACHED, {})
        elif action is ODD_JOB:
            reason = None if sheet.actions > 0 else Message(say.NO_ACTION_LEFT, {})
        else:
            return journal.why_not(s, seat, action)
        return () if reason is None else (reason,)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        """Do it; then go on as far as nobody has to decide anything."""
        sheet = s.sheet(seat)
        if action.kind == "visit":
            _visit(s, seat, action.args[0])
        elif action.kind == "field":
            _use_field(s, seat, action.args[0])
        elif action.kind == "skill":
            sheet.used.append(action.args[0] % 8)
            use_skill(s, seat, action.args[0])
        elif action is ODD_JOB:
            odd_job(s, seat)
        elif action is FINISH:
            sheet.finished = True
            s.tell(say.FINISHED, {"seat": seat})
            s.push([Task("!journal-noon", seat)])
            if all(s.sheet(other).finished for other in range(s.seats)):
                s.tasks[0:0] = [Task("!dusk"), Task(WAIT)] if s.together else [Task("!dusk")]
        else:
            s.journal(seat).carry_out(s, seat, action)
        run(s)

    def prompt(self, s: Town, seat: int) -> Prompt:
        sheet = s.sheet(seat)
        figure = "home" if sheet.figure < 0 else "out"
        told: Args = {"seat": seat, "figure": figure, "actions": sheet.actions}
        if any(_field_refusal(s, seat, die) is None for die in sorted(set(sheet.dice))):
            kind = nobody_to_hire(s, s.box.sprite_effects[s.visitor])
            if kind >= 0:
                told |= {"sprite": SPRITES[s.visitor], "kind": KINDS[kind]}
                return Message(say.ASK_NOON_EMPTY, told)
        return Message(say.ASK_NOON, told)


AT_NOON: Final = Noon("visit", "field", "odd-job", "skill", "finish")
