"""Villages for tests, as placements onto the beginners' layout and roads upon them."""

from __future__ import annotations

TRANSPORT = [
    "barn-a:4 quarry:5",
    "stonemason:10 barn-a:5",
    "barn-b:1 quarry:6",
    "dairy-farm:5 barn-b:4",
    "cow-conservatory:5 stonemason:5",
]
"""The rulebooks' transport example: the first Barn is barn-a, the neighbouring one barn-b. The Cow
Conservatory and the Stonemason share a printed road; every other link is one of red's roads."""
TRANSPORT_ROADS = [
    "red bridge quarry barn-a",
    "red bridge barn-a stonemason",
    "red bridge quarry barn-b",
    "red path barn-b dairy-farm",
]

STONEMASON = ["stonemason:5 market:6"]
"""The Stonemason at the open road of the Market: Stonemason = Market = Church."""

LUMBER_MILL = ["lumber-mill:1 woodcutter:1"]
"""The Lumber Mill beside the Woodcutter, forest against forest."""
LUMBER_MILL_PATH = ["green path woodcutter lumber-mill"]

RICH = [*TRANSPORT, *LUMBER_MILL, "flour-mill:8 lumber-mill:2"]
"""All four refined resources, two Barns, and a road to every tile; the Flour Mill has a printed
one to the Lumber Mill."""
RICH_ROADS = [*TRANSPORT_ROADS, *LUMBER_MILL_PATH]
