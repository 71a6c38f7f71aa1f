"""Positions as data: written, read back, checked."""
