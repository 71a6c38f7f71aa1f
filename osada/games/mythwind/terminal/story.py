"""The town's story so far: its goal, decks, sprite field, upgrades, envelopes, achievements."""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..rules.box import SEASONS
from ..story.goals import goal_text
from ..view.shape import Achievement, Goal, SpriteField, View
from .signs import Signs


def draw_story(view: View, signs: Signs) -> Panel:
    """What the town works for, and what is still to come."""
    talk = signs.talk
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    if view["goal"] is not None:
        grid.add_row(talk("mythwind-goal"), _goal(view, view["goal"], signs))
        grid.add_row("", _ends(view["goal"], signs))
    decks = (f"{talk(f'mythwind-deck-{name}')} {count}" for name, count in view["decks"].items())
    grid.add_row(talk("mythwind-decks"), " · ".join(decks))
    for number in view["kept"]:
        grid.add_row(talk("mythwind-kept"), signs.named(f"event-{number}-title"))
    if view["sprite_field"] is not None:
        grid.add_row(talk("mythwind-field"), _field(view["sprite_field"], signs))
    if view["upgrades"]:
        grid.add_row(talk("mythwind-upgrades"), ", ".join(map(str, view["upgrades"])))
    if view["envelopes"]:
        grid.add_row(talk("mythwind-envelopes"), ", ".join(map(str, view["envelopes"])))
    if view["achievements"]:
        reached = (_reached(one, signs) for one in view["achievements"])
        count = len(view["achievements"])
        grid.add_row(talk("mythwind-achievements"), f"{count}: {', '.join(reached)}")
    title = talk("mythwind-story")
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _reached(one: Achievement, signs: Signs) -> str:
    """MYT-ACH-01: an achievement, and when it was."""
    year, season = divmod(one["season"] - 1, len(SEASONS))
    called = signs.named(f"season-{SEASONS[season]}")
    when = signs.talk("mythwind-achieved-on", season=called, year=year + 1, day=one["day"])
    name = signs.named(f"achievement-{one['achievement']}")
    return f"{name} ({when})"


def _goal(view: View, goal: Goal, signs: Signs) -> Text:
    """MYT-GOAL-01: its name, what it asks for, and how far the town has come."""
    line = Text.assemble((signs.named(f"goal-{goal['goal']}-title"), "bold"))
    wanted = view["wanted"][goal["goal"] - 1]
    line.append(": " + goal_text(signs.speech, goal["goal"], wanted))
    for part in goal["progress"]:
        met = part["has"] >= part["needs"]
        line.append(f"  {part['has']}/{part['needs']}{' ✓' if met else ''}", "bold cyan")
    return line


def _ends(goal: Goal, signs: Signs) -> Text:
    """MYT-GOAL-02, MYT-GOAL-03: what comes of it either way."""
    met = signs.talk("mythwind-goal-met", effects=signs.effects(goal["success"]))
    missed = signs.talk("mythwind-goal-missed", effects=signs.effects(goal["failure"]))
    return Text(f"{met} · {missed}", style="dim")


def _field(field: SpriteField, signs: Signs) -> Text:
    """MYT-SPRITE-01: who visits, what it costs and gives, and whether it is used already."""
    if field["visitor"] is None:
        return Text(signs.talk("mythwind-no-visitor"))
    line = Text.assemble((signs.named(f"sprite-{field['visitor']}"), "bold"))
    line.append(f": {signs.effects(field['effects'], field['cost'])}")
    if field["used_by"] is not None:
        who = signs.named(f"character-{field['used_by']}")
        line.append(f" ({signs.talk('mythwind-field-used', who=who)})", "dim")
    return line
