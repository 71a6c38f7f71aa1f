"""A card: docs/effects.md, "Adding a building"."""

from __future__ import annotations

import sys

from .tree import SAID, Said, Tree

DOCS = ("docs/effects.md", "## Adding a building")
OWN = "tests/mythwind/test_clock_tower.py"
"""The card's own test."""
TESTS = (
    "tests/mythwind/test_printings.py",
    "tests/mythwind/test_box_and_setup.py",
    "tests/kept/test_kept.py",
    *SAID,
)
GAME = "osada/games/mythwind"
LAST = "mythwind-building-prison = "
"""What is called last among the buildings."""
CARD = """
[building.clock-tower]
since = 2
level = { value = "I", from = "reconstructed", rule = "MYT-BLD-01" }
requires = { value = "longhouse", from = "reconstructed", rule = "MYT-BUILD-04" }
attachment = { value = "S", from = "reconstructed", rule = "MYT-NOON-05" }
entry = { value = 1, from = "reconstructed", rule = "MYT-BUILD-05" }
cost_1 = { value = "C1", from = "reconstructed", rule = "MYT-BUILD-03" }
cost_2 = { value = "C2", from = "reconstructed", rule = "MYT-BUILD-03" }
cost_3 = { value = "C2", from = "reconstructed", rule = "MYT-BUILD-03" }
cost_4 = { value = "C3", from = "reconstructed", rule = "MYT-BUILD-03" }
bonus = { value = ["coins each 1"], from = "reconstructed", rule = "MYT-TRACK-06" }
action = { value = ["res C 1"], from = "reconstructed", rule = "MYT-BLD-01" }
"""
TEXTS = {
    "en": """mythwind-building-clock-tower = Clock Tower
    .nom = the Clock Tower
    .gen = of the Clock Tower
    .acc = the Clock Tower
    .on = at the Clock Tower
    .to = to the Clock Tower
""",
    "pl": """mythwind-building-clock-tower = Wieża zegarowa
    .nom = Wieża zegarowa
    .gen = Wieży zegarowej
    .acc = Wieżę zegarową
    .on = w Wieży zegarowej
    .to = do Wieży zegarowej
""",
    "cs": """mythwind-building-clock-tower = Hodinová věž
    .nom = hodinová věž
    .gen = hodinové věže
    .acc = hodinovou věž
    .on = v hodinové věži
    .to = do hodinové věže
""",
}
TEST = '''"""The clock tower, a card of the second printing."""

from __future__ import annotations

from .blueprints import Plan


def test_the_clock_tower_gives_culture() -> None:
    tower = Plan("clock-tower", "longhouse", 1, "sprite", "C1 | C2 | C2 | C3", level=1)
    tower.proves_how_it_is_built()
    assert tower.bonus() == "coins+1"
    assert tower.use() == "C+1"
'''
KEEP = "tests.added.campaigns"
"""Writes and reads what was begun before."""


def add(tree: Tree) -> None:
    """The clock tower: its entry, its names, its test; then what is written anew."""
    tree.append(f"{GAME}/content/buildings.toml", CARD)
    for lang, text in TEXTS.items():
        tree.change(f"{GAME}/texts/{lang}/names.ftl", (f"\n{LAST}", f"\n{text}{LAST}"))
    tree.write(OWN, TEST)


def campaigns(tree: Tree, what: str) -> Said:
    """Campaigns `begin`, `go-on` after it, or are `held` where a number has changed."""
    return tree.run([sys.executable, "-m", KEEP, what, str(tree.root.parent)])


def change_number(tree: Tree) -> None:
    """Another number on a card that was there before."""
    tree.change(
        f"{GAME}/content/goals.toml",
        (
            'test = { value = "count clear >= 2/2/3/3"',
            'test = { value = "count clear >= 1/1/1/1"',
        ),
    )
