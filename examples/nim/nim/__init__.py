"""Nim: whoever takes the last stone wins. The smallest game that Osada finds by its entry point."""

from osada.kernel.house import House

HOUSE = House(package=__name__, game=".game:Nim")
