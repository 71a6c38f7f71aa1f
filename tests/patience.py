"""How long tests wait for what an idle machine does at once: a busy one may take its time."""

PATIENCE = 60.0
"""Seconds. Nobody waits for them unless something is wrong."""
