### Hints, analyses and lessons on the page.

page-hint = Hint
page-hint-thinking = Looking for a good move
page-hint-failed = No hint came.
page-hint-play = Play { $letter }
page-hint-think = I will think
page-hint-stop = Stop
page-hint-little = a little less
page-hint-holds = holds for now
page-hint-less = a good deal less
page-new-hints = Hints allowed
page-new-hints-help = Whoever is in turn may ask for a good move; the log says so.
