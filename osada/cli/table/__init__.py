"""A game at the terminal: people and computer players around one table."""
