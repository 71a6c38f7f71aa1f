"""A demand as a view shows it."""

from __future__ import annotations

from ..rules.paying.demand import Demand
from ..rules.words import RESOURCES
from .shape import Group


def view_demand(demand: Demand) -> list[Group]:
    """Its groups, each with the names of its resources."""
    return [
        {"count": count, "kinds": [RESOURCES[kind] for kind in kinds]}
        for count, kinds in demand.groups
    ]
