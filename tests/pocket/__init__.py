"""Osada on one device."""
