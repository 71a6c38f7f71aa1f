"""A finished season told: coins, resources and buildings by cause, the goal's steps, and what was
left unused; all of it counted from the log."""

from .telling import seasons_told

__all__ = ["seasons_told"]
