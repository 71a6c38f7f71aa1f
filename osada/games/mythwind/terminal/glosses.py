"""A word on each action of Mythwind: what it is called in the story, costs and brings."""

from __future__ import annotations

from osada.kernel.action import Action

from ..story.goals import goal_text
from ..view.shape import Building, Meaning, View
from .asking import question_for
from .farm import farm_of, set_words
from .signs import COIN, TILES, Signs


def label(view: View, action: Action, signs: Signs) -> str:
    """What an action is called: an option by its words in the story."""
    meaning = _meaning(view, action)
    if meaning is not None and meaning["label"] is not None:
        told = signs.told(meaning["label"])
        if told:
            return told
    return signs.speech.action(action)


def gloss(view: View, seat: int, action: Action, signs: Signs) -> str:
    """What is good to know of it."""
    words = action.text.split()
    meaning = _meaning(view, action)
    if meaning is not None:
        return _worth(meaning, signs)
    if action.kind == "agree":
        return _proposal(view, signs)
    if action.kind == "visit":
        return _visit(view, words[1], signs)
    if action.kind in ("building", "construct", "demolish"):
        return _card(view, words[1], signs, action.kind == "construct")
    if action.kind == "use":
        figure = view["seats"][seat]["figure"]
        return _visit(view, figure, signs) if figure is not None and figure not in TILES else ""
    if action.kind in ("buy", "clear", "odd-job", "hire"):
        return _price(view, seat, action, signs)
    if action.kind in ("learn", "skill"):
        return signs.told(f"skill-{words[1]}-help")
    if action.kind == "goal":
        goal = int(words[1])
        return goal_text(signs.speech, goal, view["wanted"][goal - 1])
    if action.kind == "field" and view["sprite_field"] is not None:
        field = view["sprite_field"]
        return signs.effects(field["effects"], field["cost"])
    if action.kind in ("seed", "farm-gear", "cell"):
        return _farm(view, seat, action, signs)
    return ""


def _meaning(view: View, action: Action) -> Meaning | None:
    question = question_for(view)
    meanings = [] if question is None else question["meanings"]
    return next((one for one in meanings if one["answer"] == action.wire), None)


def _worth(meaning: Meaning, signs: Signs) -> str:
    if meaning["effects"]:
        return signs.effects(meaning["effects"], meaning["cost"])
    return signs.said(meaning["cost"])


def _proposal(view: View, signs: Signs) -> str:
    """MYT-GEN-08: what everybody is asked to agree to."""
    question = view["question"]
    if question is None or question["proposal"] is None:
        return ""
    return label(view, signs.speech.game.read(question["proposal"]), signs)


def _visit(view: View, space: str, signs: Signs) -> str:
    if space in TILES:
        return signs.talk(f"mythwind-visit-{space}", **view["prices"])
    card = _find(view, space)
    return signs.effects(card["action"], card["action_cost"])


def _find(view: View, building: str) -> Building:
    cards = (*view["buildings"], *view["stack"])
    (card,) = [card for card in cards if card["building"] == building]
    return card


def _card(view: View, building: str, signs: Signs, price: bool) -> str:
    """MYT-COMP-06: cost, the space it enters at, bonus, action, end of season."""
    card = _find(view, building)
    parts = [f"{signs.cost(card['cost'])} → {card['entry']}/4"] if price else []
    for name in ("bonus", "season_end", "season_end_goal"):
        effects = card[name]
        if effects:
            told = signs.effects(effects)
            parts.append(signs.talk(f"mythwind-{name.replace('_', '-')}", effects=told))
    if card["action"]:
        told = signs.effects(card["action"], card["action_cost"])
        parts.append(signs.talk("mythwind-action", effects=told))
    return " · ".join(parts)


def _price(view: View, seat: int, action: Action, signs: Signs) -> str:
    if action.kind == "buy":
        return f"{view['seats'][seat]['community'][action.text.split()[1]]}{COIN}"
    if action.kind == "clear":
        return f"{view['prices']['clear']}{COIN}"
    if action.kind == "odd-job":
        return f"+{view['prices']['odd_job']}{COIN}"
    question = question_for(view)
    second = question is not None and question["kind"] == "hire-second"
    one, two = view["prices"]["hire_one"], view["prices"]["hire_two"]
    return f"{two - one if second else one}{COIN}"


def _farm(view: View, seat: int, action: Action, signs: Signs) -> str:
    if view["seats"][seat]["character"] != "farmer":
        return ""
    farm = farm_of(view["seats"][seat])
    words = action.text.split()
    if action.kind == "seed":
        price = farm["seed_prices"].get(words[2])
        return "" if price is None else f"{price}{COIN}"
    if action.kind == "farm-gear":
        return f"{farm['gear_prices'].get(words[1], 0)}{COIN}"
    for group in farm["sets"]:
        if any(words[1] in tile["cells"] for tile in group):
            return set_words(group, signs)
    return ""
