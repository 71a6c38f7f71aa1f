"""Evenings that were played once, and all that the games said and showed on them."""
