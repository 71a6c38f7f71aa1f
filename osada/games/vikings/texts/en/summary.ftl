### The game on one page: what its boxes are called; what stands in them are the rules.

vikings-summary-round = A turn
vikings-summary-sail = Setting sail
vikings-summary-actions = The eleven actions
vikings-summary-control = Who controls a ship
vikings-summary-bets = Betting
vikings-summary-end = The end
