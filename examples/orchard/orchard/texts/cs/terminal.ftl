### The board of Orchard at the terminal. Each key is used in terminal/, without "cli-".

cli-orchard-round = kolo { $round }
cli-orchard-rests = odpočívá
cli-orchard-recipe = recept
