"""The rules: no screen, no language, no computer player is known here."""
