### The game on one page: what its boxes are called; what stands in them are the rules.

mythwind-summary-together = Together
mythwind-summary-dawn = Dawn
mythwind-summary-noon = Noon
mythwind-summary-workers = Workers
mythwind-summary-town = The town’s resources
mythwind-summary-season = Dusk and the end of a season
