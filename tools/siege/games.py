"""What is played in a besieged house: every game there is, and one of them wherever any will do."""

from __future__ import annotations

from osada.games import houses

ALL = tuple(houses())
ANY = ALL[-1]
BUSY = ALL[0]
"""Another one, with computer players who think."""
ENDLESS = next((name for name, house in houses().items() if house.chronicle), ANY)
"""A campaign: its record may be as long as one likes."""
