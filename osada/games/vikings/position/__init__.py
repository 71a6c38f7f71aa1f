"""A position as data: written, read back, checked."""
