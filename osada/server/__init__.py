"""The table on the network: tables, seats, storage, live updates. It knows no rule of any game."""
