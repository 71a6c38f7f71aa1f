"""The season's end, step by step. MYT-SEASON-01 to MYT-SEASON-06, MYT-GOAL-01 to MYT-GOAL-05."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..achievements import note_achievements, note_tracks
from ..box import SEASONS
from ..effects import read_effect
from ..judging import holds
from ..town import BETWEEN, NOBODY, Task, Town
from ..words import COUNTERS
from .decks import shuffle_deck
from .op import Op, again

DRAWN = 2
"""MYT-GOAL-04: goal cards to choose from, more with some buildings."""


class SeasonEnd(Op):
    """In order: buildings and journals, the goal, a new goal, goal buildings, new weather."""

    def begin(self, s: Town, task: Task) -> None:
        s.tell(say.SEASON_ENDED, {"season": SEASONS[s.season % 4]})
        s.goal_met = s.goal_ignored = False
        s.extra_goals = 0
        journals = [Task("!journal-end", seat) for seat in range(s.seats)]
        steps = ("!judge", "!draw-goals", "!goal-buildings", "!tales", "!next-season")
        # The tracks are looked at when all of the first step is over (AMB-45).
        s.push([*map(Task, ("!tracks-noted", *steps))])
        s.push_each(journals)
        s.push([Task("!buildings"), Task("!hook season_end")])


class Buildings(Op):
    """MYT-SEASON-02: every finished building with the icon once, in an order of the players'
    choice. `text` keeps those already resolved."""

    def begin(self, s: Town, task: Task) -> None:
        done = [int(word) for word in task.text.split()[1:]]
        left = [b for b in s.standing() if b not in done and _has_end(s, b)]
        plain = [b for b in left if _is_plain(s, b)]
        if plain:
            self._resolve(s, task, plain[0])
        elif len(left) > 1:
            s.ask(task, "building-order", NOBODY, [s.box.building[b] for b in left])
        elif left:
            self._resolve(s, task, left[0])

    def _resolve(self, s: Town, task: Task, building: int) -> None:
        s.tell(say.BUILDING_GAVE, {"building": s.box.names[building]})
        again(s, f"{task.text} {building}", NOBODY)
        s.push([Task(text) for text in s.box.buildings[building].season_end])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._resolve(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        building = action.args[0]
        told: Args = {"building": s.box.names[building]}
        if building not in s.areas:
            return (Message(say.NOT_STANDING, told),)
        done = str(building) in task.text.split()[1:]
        return (Message(say.SEASON_ICON_DONE if done else say.NO_SEASON_ICON, told),)


def _has_end(s: Town, building: int) -> bool:
    """The Prison's effect is offered when the goal is judged (AMB-25)."""
    texts = s.box.buildings[building].season_end
    return bool(texts) and not any("goal_ignore" in text for text in texts)


def _is_plain(s: Town, building: int) -> bool:
    """It only adds, and asks nothing: when it does so makes no difference, and is not asked."""
    effects = map(read_effect, s.box.buildings[building].season_end)
    return all(e.op == "goal_draw" or (e.op == "res" and len(e.kinds) == 1) for e in effects)


class GoalDraw(Op):
    """`goal_draw 1`: one more card to choose from (AMB-26)."""

    def begin(self, s: Town, task: Task) -> None:
        s.extra_goals += read_effect(task.text).count


class GoalIgnore(Op):
    """`goal_ignore`: the judged half has no effect (AMB-25)."""

    def begin(self, s: Town, task: Task) -> None:
        s.goal_ignored = True
        s.tell(say.GOAL_IGNORED, {"goal": s.goal + 1})


class Judge(Op):
    """MYT-GOAL-02, MYT-GOAL-03: met or missed, after the first step's gains."""

    def begin(self, s: Town, task: Task) -> None:
        if s.goal < 0:
            return
        s.goal_met = holds(s, s.box.goals[s.goal].test)
        s.tell(say.GOAL_MET if s.goal_met else say.GOAL_MISSED, {"goal": s.goal + 1})
        prison = [
            Task(text)
            for building in s.standing()
            for text in s.box.buildings[building].season_end
            if "goal_ignore" in text
        ]
        s.push([*prison, Task("!goal-effects")])


class GoalEffects(Op):
    """The half of the back that was judged; then the card leaves, or goes back into the deck."""

    def begin(self, s: Town, task: Task) -> None:
        goal = s.box.goals[s.goal]
        tasks: list[Task] = []
        if not s.goal_ignored:
            tasks = [Task(text) for text in (goal.success if s.goal_met else goal.failure)]
            if s.goal_met and goal.unlock >= 0:
                tasks.append(Task(f"deck goal add {goal.unlock + 1} shuffle"))
        if s.goal_met:
            s.gone_goals.append(s.goal)
        else:
            s.goal_deck.values.append(s.goal)
            s.goal_deck.seen.append(0)
        s.goal = -1
        s.push([*tasks, Task("!tracks-noted")])


class TracksNoted(Op):
    """Achievements that ask for a track at the season's end (AMB-45)."""

    def begin(self, s: Town, task: Task) -> None:
        note_tracks(s)


class DrawGoals(Op):
    """MYT-GOAL-04: shuffle, draw, choose one together; the others go back."""

    def begin(self, s: Town, task: Task) -> None:
        if not len(s.goal_deck):
            return
        shuffle_deck(s, "goal-deck", s.goal_deck)
        drawn = []
        for place in range(min(DRAWN + self._more(s), len(s.goal_deck))):
            drawn.append(s.show("goal", s.goal_deck, place, -1))
        if len(drawn) == 1:
            self._choose(s, drawn[0])
        else:
            s.ask(task, "choose-goal", NOBODY, [s.box.goal[goal] for goal in sorted(drawn)])

    def _more(self, s: Town) -> int:
        """AMB-26: a building that the Prison has just torn down gives no card."""
        texts = [text for b in s.standing() for text in s.box.buildings[b].season_end]
        return min(s.extra_goals, sum(text.startswith("goal_draw") for text in texts))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._choose(s, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NOT_DRAWN, {"goal": action.args[0] + 1}),)

    def _choose(self, s: Town, goal: int) -> None:
        at = s.goal_deck.values.index(goal)
        s.goal_deck.values.pop(at)
        s.goal_deck.seen.pop(at)
        s.goal = goal
        s.tell(say.GOAL_CHOSEN, {"goal": goal + 1})


class GoalBuildings(Op):
    """MYT-SEASON-03: buildings that wait for the goal's success, at the end of step 2."""

    def begin(self, s: Town, task: Task) -> None:
        if not s.goal_met:
            return
        tasks: list[Task] = []
        for building in s.standing():
            texts = s.box.buildings[building].season_end_goal
            if texts:
                s.tell(say.BUILDING_GAVE, {"building": s.box.names[building]})
                tasks += [Task(text) for text in texts]
        s.push(tasks)


class NextSeason(Op):
    """MYT-SEASON-04, MYT-SEASON-05: new weather, the next tile; then characters may change."""

    def begin(self, s: Town, task: Task) -> None:
        s.weather_deck.values += s.revealed
        s.weather_deck.seen += [0] * len(s.revealed)
        s.revealed = []
        shuffle_deck(s, "weather-deck", s.weather_deck)
        s.gone_events += [c for c in s.kept if s.story.events[c].until == "season_end"]
        s.kept = [card for card in s.kept if s.story.events[card].until != "season_end"]
        if not len(s.adventure_deck):
            _refill_adventures(s)
        note_achievements(s)  # before the season's counters end
        s.season += 1
        s.day = 0
        s.phase = BETWEEN
        s.counters = [0] * len(COUNTERS)
        for seat in range(s.seats):
            s.sheet(seat).finished = False


def _refill_adventures(s: Town) -> None:
    """An empty deck gets the lowest unused pack, so that no goal becomes impossible."""
    unused = [n for n in sorted(s.story.adventures) if n not in s.gone_adventures]
    if unused:
        s.adventure_deck.values += unused[:6]
        s.adventure_deck.seen += [0] * len(unused[:6])
        shuffle_deck(s, "adventure-deck", s.adventure_deck)


OPS: Final[dict[str, Op]] = {
    "!season-end": SeasonEnd(),
    "!buildings": Buildings(),
    "goal_draw": GoalDraw(),
    "goal_ignore": GoalIgnore(),
    "!judge": Judge(),
    "!goal-effects": GoalEffects(),
    "!tracks-noted": TracksNoted(),
    "!draw-goals": DrawGoals(),
    "!goal-buildings": GoalBuildings(),
    "!next-season": NextSeason(),
}
