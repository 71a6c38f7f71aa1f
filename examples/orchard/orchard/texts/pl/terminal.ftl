### The board of Orchard at the terminal. Each key is used in terminal/, without "cli-".

cli-orchard-round = runda { $round }
cli-orchard-rests = odpoczywa
cli-orchard-recipe = przepis
