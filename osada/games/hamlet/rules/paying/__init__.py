"""Bringing together what an action costs."""
