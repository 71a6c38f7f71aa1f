"""The lab: many games at once, to measure computer players, to find faults, to measure speed."""

from .bench import bench
from .errors import BadExperiment
from .fuzz import fuzz
from .simulate import simulate

__all__ = ["BadExperiment", "bench", "fuzz", "simulate"]
