"""An option: CONTRIBUTING, "Change or add an option"."""

from __future__ import annotations

from .tree import SAID, Tree

DOCS = ("CONTRIBUTING.md", "## Change or add an option")
TESTS = (
    "tests/kernel/test_options.py",
    "tests/vikings/test_options.py",
    "tests/texts/test_keys.py",
    *SAID,
)
IDLE = "tests/kernel/test_options.py::test_an_option_does_something"
"""Where one that does nothing is told."""
GAME = "osada/games/vikings"
TEXTS = {
    "en": ("Steep market", "How far goods rise in the market.", "by one", "by two"),
    "pl": ("Stromy rynek", "O ile rosną ceny na rynku.", "o jeden", "o dwa"),
    "cs": ("Strmé tržiště", "O kolik na tržišti stoupá cena zboží.", "o jednu", "o dvě"),
}


def add(tree: Tree) -> None:
    """`steep-market`: a kind of goods rises by two."""
    _offer(tree, "steep-market", "steep_market")
    tree.change(
        f"{GAME}/rules/steps/market.py",
        (
            "        s.market[kind] += 1\n",
            "        rise = 2 if s.options.steep_market else 1\n"
            "        s.market[kind] = min(s.box.market_top, s.market[kind] + rise)\n",
        ),
    )


def add_idle(tree: Tree) -> None:
    """`calm-market`: offered, kept, told in every language, and asked by no rule."""
    _offer(tree, "calm-market", "calm_market")


def _offer(tree: Tree, name: str, attribute: str) -> None:
    """Its line, its attribute and its texts."""
    tree.change(
        f"{GAME}/rules/options.py",
        (
            '    SeatOption("colours"',
            f'    Option("{name}", "VIK-ACT-MARKET-01"),\n    SeatOption("colours"',
        ),
        ("    colours: str\n", f"    {attribute}: bool\n    colours: str\n"),
    )
    for lang, (title, about, off, on) in TEXTS.items():
        lines = (
            f"vikings-option-{name} = {title}",
            f"    .help = {about}",
            "    .choice =",
            "        { $choice ->",
            f"            [on] {on}",
            f"           *[off] {off}",
            "        }",
        )
        tree.append(f"{GAME}/texts/{lang}/table.ftl", "\n".join(lines) + "\n")
