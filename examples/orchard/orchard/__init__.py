"""Orchard: a small game of picking fruit, found by Osada through its entry point."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Orchard",
    bots={"greedy": ".bots:Picker"},
    board=".terminal:OrchardBoard",
    view=".view:View",
)
