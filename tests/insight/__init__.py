"""Insight into games: hints, analyses, lessons."""
