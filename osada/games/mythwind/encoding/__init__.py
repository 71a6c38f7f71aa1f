"""Mythwind as numbers: the town, whoever plays, and the four characters' own boards."""

from .town import TownEncoding

__all__ = ["TownEncoding"]
