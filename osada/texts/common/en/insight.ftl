### Hints, analyses and lessons on the page.

page-hint = Hint
page-hint-thinking = Looking for a good move
page-hint-failed = No hint was found.
page-hint-play = Play { $letter }
page-hint-companion = A good companion would
page-hint-next = The next best
page-hint-think = Let me think
page-hint-stop = Stop
page-hint-same = as good
page-hint-slightly = slightly weaker
page-hint-weaker = weaker
page-hint-much = much weaker
page-new-hints = Hints allowed
page-new-hints-help = The player to move may ask for a good move; the log says so.

page-analysis = Analysis
page-analysis-table = Back to the table
page-analysis-beginning = The first look
page-analysis-looked = { $done } of { $of } decisions analysed
page-analysis-left =
    { $minutes ->
        [0] less than a minute left
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
page-analysis-pause = Pause
page-analysis-go-on = Go on
page-analysis-failed = The analysis cannot continue just now.
page-analysis-course = Chance to win
page-analysis-turn = Round { $round }, { $name }
page-analysis-was = was { $chance }
page-analysis-then = Then perhaps:
page-analysis-try = Try a move here
page-analysis-try-failed = No table could be set up for it.
page-analysis-moves = Moves
page-analysis-lesson = Lesson
page-analysis-round = round { $round }
page-analysis-your-try = your try
page-analysis-in-game = In the game:
page-analysis-tried = After your try:
page-analysis-compare = Compare
page-analysis-try-keep = Keep as a table
page-analysis-try-keep-how = It will then be among your tables, too. Of your tries, only the 60 you touched last are kept.
page-analysis-try-open = Open its table
page-analysis-try-away = Throw away
page-analysis-compare-later = Others are still to move. Compare again when it is your turn.
page-analysis-beside = Beside the board
page-analysis-dock = In hand and in the row
page-analysis-leave-try = Back to the game
page-analysis-instead = Better: { $move }.
page-analysis-again = Try it again from here
page-analysis-no-lesson = No decision stood out.
page-analysis-decided = No decision by { $whose } stood out. { $name } won against { $other } by { $by }: most of it came from { $part }, { $mine } to { $theirs }.
page-analysis-level = No decision by { $whose } stood out. { $name } and { $other } ended level.
page-analysis-played = Played: { $move }.
page-analysis-first = First decision
page-analysis-previous = Previous decision
page-analysis-next = Next decision
page-analysis-last = Last decision
page-analysis-decision = decision { $number }
page-analysis-between = very likely between { $low } and { $high }%
page-analysis-about = about { $chance }%
page-analysis-more = and { $count } more
page-analysis-play-on = Play on from here
page-analysis-record = Record with your tries and comments
page-analysis-remark = Write a comment
page-analysis-remark-change = Change the comment
page-analysis-remark-save = Save
page-analysis-remark-failed = The comment was not saved.
page-mark-chance = chance
page-end-moments = The moments that decided it
page-mark-best = best
page-mark-good = good
page-mark-slip = slip
page-mark-blunder = blunder
page-mark-only = only move

page-puzzles = Puzzles
page-puzzle-today = Today’s puzzle
page-puzzle-week = This week
page-puzzle-collection = Collection
page-puzzle-try = Try it
page-puzzle-none = There are no puzzles yet.
page-puzzle-error = The puzzles could not be fetched.
page-puzzle-unknown = There is no such puzzle.
page-puzzle-grade-skilled = Plan a whole turn
page-puzzle-grade-strong = Your rivals will answer
page-puzzle-grade-master = Look two rounds ahead
page-puzzle-grade-nobody = No computer player finds it
page-puzzle-done = { $done } of { $of }
page-puzzle-number = Puzzle { $number }
page-puzzle-task = { $name } to move: find the best turn.
page-puzzle-goal =
    One turn is clearly the best: any other gives away at least { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    } of the chance to win.
page-puzzle-seats = A game of { $seats } players.
page-puzzle-people = { $found } of { $tried } found it at once.
page-puzzle-help = Give me a clue
page-puzzle-about = Theme: { $theme }.
page-puzzle-thinking = Checking your answer
page-puzzle-solved = Solved
page-puzzle-at-first = on the first try
page-puzzle-at-last = not on the first try
page-puzzle-not-yet = Not yet
page-puzzle-costs = Winning chance: −{ $lost } points.
page-puzzle-then = What may follow:
page-puzzle-again = Try again
page-puzzle-show = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-answer = The answer
page-puzzle-chance = Your chance to win is then { $chance }%, very likely between { $low } and { $high }.
page-puzzle-chance-about = Your chance to win is then about { $chance }%.
page-puzzle-every = All puzzles
page-puzzle-themes = By what they teach
page-puzzle-unsolved = Only those I have not solved
page-puzzle-none-left = There are no more of these.
page-puzzle-mark-first = solved on the first try
page-puzzle-mark-later = solved
page-puzzle-mark-missed = not solved yet
page-puzzle-mark-none = not tried yet
