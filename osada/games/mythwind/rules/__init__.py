"""The rules: what the town is, what may be done in it, and what comes of it."""
