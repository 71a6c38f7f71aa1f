### The game on one page: what its boxes are called; what stands in them are the rules.

hamlet-summary-turn = Your turn, in any order
hamlet-summary-goods = Resources travel to your villager
hamlet-summary-actions = One action for each villager
hamlet-summary-touch = What may touch
hamlet-summary-makers = Everybody uses, makers earn
hamlet-summary-end = The end
