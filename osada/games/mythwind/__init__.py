"""Mythwind (Mityczny Wiatr): the Charter, four characters of our own making, a first chapter."""
