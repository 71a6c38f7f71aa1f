"""Who may come in, how much they may bring and how often: what no table has to think of."""
