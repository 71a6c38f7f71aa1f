### The board of Orchard at the terminal. Each key is used in terminal/, without "cli-".

cli-orchard-round = round { $round }
cli-orchard-rests = rests
cli-orchard-recipe = recipe
