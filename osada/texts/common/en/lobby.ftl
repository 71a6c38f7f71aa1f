### The pages around the table: lobby, new table, links, account, rules, first game, replay, end.

## The head of these pages

page-lobby-nav-play = Play
page-lobby-nav-puzzles = Puzzles
page-lobby-nav-learn = Learn
page-lobby-nav-rules = Rules
page-lobby-nav-label = Main pages
page-lobby-nav-you = You: { $name }
page-lobby-nav-nobody = You
page-lobby-nav-home = To the home page

## Lobby

page-lobby-tab =
    { $waiting ->
        [0] Osada
       *[other] ({ $waiting }) Osada
    }
page-lobby-hello =
    { $time ->
        [morning] Good morning
        [day] Good afternoon
       *[evening] Good evening
    }{ $named ->
        [yes] , { $name }
       *[no] { "" }
    }
page-lobby-waiting =
    { $count ->
        [0] Nobody is waiting for your move. What shall we play?
        [1] One table is waiting for your move. The kettle is on.
        [2] Two tables are waiting for your move. The kettle is on.
       *[other] { $count } tables are waiting for your move. The kettle is on.
    }
page-lobby-first-time = Sit down and play, alone or with friends. Nothing to install, no sign-up.
page-lobby-games = Games
page-lobby-new = Start something new
page-lobby-learn = Learn by playing
page-lobby-learn-label = Learn by playing: { $game }
page-lobby-players = { $from }–{ $to } players
page-lobby-minutes = { $from }–{ $to } min
page-lobby-minutes-one = { $from } min
page-lobby-yours = Your tables
page-lobby-open = Open tables
page-lobby-your-turn = Your turn
page-lobby-together = Decide together
page-lobby-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
page-lobby-waiting-for =
    { $count ->
        [one] one seat still open
       *[other] { $count } seats still open
    }
page-lobby-finished = finished
page-lobby-won = { $names } won with { $points }
page-lobby-alone =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
page-lobby-ended = ended early
page-lobby-archive = a record
page-lobby-frozen = on hold: the rules or printed numbers have changed
page-lobby-guided = guided game
page-lobby-continue = Continue
page-lobby-go-in = Go in
page-lobby-look = View
page-lobby-result = Result
page-lobby-watch = Watch
page-lobby-sit = Sit down
page-lobby-row-button = { $button }: { $table }
page-lobby-untitled = A game of { $game }
page-lobby-seat-free = open seat
page-lobby-open-none-title = No open tables just now
page-lobby-open-none = Set one up and show it here: somebody may sit down.
page-lobby-loading = Setting up the tables…
page-lobby-error-title = The tables cannot be shown
page-lobby-error = The server is not answering. Nothing is lost: your tables are safe there. The page will keep trying.
page-lobby-gone = The server is not answering. What you see is a moment old; the page keeps trying.
page-lobby-again = Try now
page-lobby-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
page-lobby-fewer = Show fewer
page-lobby-older = Show older tables
page-lobby-join = Join with a link
page-lobby-join-label = The link you were sent
page-lobby-join-go = Go there
page-lobby-join-close = Close
page-lobby-join-wrong = That is not a link to a table. It should contain /g/, /s/ or /w/ followed by letters.
page-lobby-record-title = A saved game
page-lobby-record = Drop a record file anywhere on this page, or choose one, to step through the game again.
page-lobby-record-choose = Choose a record
page-lobby-record-drop = Let go to open the record
page-lobby-record-reading = Reading { $file }…
page-record-stop = Stop reading
page-lobby-record-long = { $file } is larger than { $megabytes } MB, which is too large for the record of one game.
page-lobby-record-failed = { $file } could not be opened.

## A new table

page-new-tab = New table: { $game }
page-new-title = Set up a table
page-new-players = Who sits where
page-new-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-new-count = How many play
page-new-who = Who sits at seat { $number }
page-new-seat = Seat { $number }
page-new-me = Me
page-new-friend = A friend
page-new-friend-help = Anybody with the link may sit down, at any time.
page-new-computer = Computer
page-new-nobody = Nobody
page-new-me-help = You sit here and move on this device.
page-new-nobody-help = The place stays empty.
page-new-animals = Which animal sits at seat { $number }
page-new-change = Change who sits here
page-new-kind = The table
page-new-first = First time? Learn by playing
page-animal-line = { $name } { $how }.
page-animal-first = The one to begin with.
page-animal-fares = Alone against { $below ->
        [novice] { $others ->
            [one] one Hen
            [2] two Hens
           *[other] three Hens
        }
        [casual] { $others ->
            [one] one Goat
            [2] two Goats
           *[other] three Goats
        }
        [skilled] { $others ->
            [one] one Fox
            [2] two Foxes
           *[other] three Foxes
        }
       *[strong] { $others ->
            [one] one Bear
            [2] two Bears
           *[other] three Bears
        }
    } it wins { $won } of 100 games ({ $low } to { $high }).
page-animals-title = Who plays when nobody is here
page-animals-lead = Five animals, the weakest first. They promise only what the lab has measured.
page-animals-won = Wins alone against { $below ->
        [novice] three Hens
        [casual] three Goats
        [skilled] three Foxes
       *[strong] three Bears
    }, of 100 games. Dashed: a fair share, { $fair }; whisker: 95%.
page-animals-interval = between { $low } and { $high }, with 95% confidence
page-guest =
    { $place ->
        [1] Guest from the Mill
        [2] Guest from the Hill
        [3] Guest from the Bay
        [4] Guest from the Meadow
        [5] Guest from the Brook
        [6] Guest from the Oakwood
        [7] Guest from the Pass
        [8] Guest from the Island
        [9] Guest from the Orchard
        [10] Guest from the Bridge
        [11] Guest from the Fair
       *[other] Guest from the Valley
    }
page-field-missing = Please fill this in.
page-field-short = { $least } characters or more, please.
page-field-letters = Letters, digits, dots, hyphens and @ only.
page-lobby-again-with = Again: { $who }
page-lobby-again-alone = Again, alone
page-new-options = Rules of this table
page-new-measured = Measured over { $games } games between equal computer players, { $seats } at the table: { $changes }.
page-new-measured-length =
    { $way ->
        [more] { $percent }% longer
        [less] { $percent }% shorter
       *[same] about as long
    }
page-new-measured-score =
    { $way ->
        [more] { $percent }% more points
        [less] { $percent }% fewer points
       *[same] about as many points
    }
page-new-measured-first =
    { $way ->
        [same] the first seat neither better nor worse off
       *[other] the first seat wins { $percent }% of games, not { $was }%
    }
page-new-name = Name of the table
page-new-name-hint = For example: Thursday evening
page-new-listed = Show it in the lobby
page-new-listed-help = Anybody may then sit down at a free seat.
page-new-patience = When somebody is away, a computer may play for them
page-new-patience-help = Only if the others agree. Whoever comes back gets their seat back.
page-new-patience-live = after a minute (played in one sitting)
page-new-patience-slow = after 12 hours (played over days)
page-new-watch-only = You have no seat yourself: you will be a spectator.
page-new-make = Set up the table and invite
page-new-your-name = Your name
page-new-begin = Start
page-new-sum-me = You
page-new-sum-friends =
    { $count ->
        [one] one friend
       *[other] { $count } friends
    }
page-new-sum-computers =
    { $count ->
        [one] one computer player
       *[other] { $count } computer players
    }
page-new-making = Laying out the pieces…
page-new-unknown-title = There is no such game here
page-new-unknown = The address may be mistyped. The lobby shows what can be played.
page-new-lobby = To the lobby
page-new-failed = The table could not be set up.
page-new-made = The table is ready
page-new-link-seat = Link for seat { $number }
page-new-link-watch = Link for spectators
page-new-share = Share
page-new-share-text = Come and play { $game } with me.
page-new-go = To the table
page-invite-title = Invite friends
page-invite-how = One link for everybody: whoever opens it chooses a free seat and sits down with just a name. The table waits as long as it takes.
page-invite-link = Link for your friends
page-invite-qr = The link as a QR code
page-invite-qr-how = Or let a phone’s camera look at this.
page-invite-renew = Make a new link
page-invite-renew-how = The old link stops working. Whoever has sat down stays.
page-invite-close = Close the link
page-invite-close-how = Nobody new can use it to sit down. You can open another at any time.
page-invite-closed = The link is closed: nobody new can use it to sit down.
page-invite-open = Open a new link
page-invite-single = A link for each seat, and for spectators
page-invite-name = What should your friends call you?
page-invite-name-save = That’s me
page-invite-full = All seats are taken.
page-preview-title =
    { $named ->
        [yes] { $name } invites you to play { $game }
       *[no] An invitation to play { $game }
    }
page-preview-shown = { $game }: { $reached }
page-preview-leads = In the lead: { $names }
page-preview-won = Winner: { $names }

## Sharing what is shown

page-share = Share
page-share-title = Share this
page-share-how = Whoever opens this link sees just this.
page-share-running = The game is still on: whoever has this link may look on from here to its end, as a spectator. Under Links you can make a new one, and this one stops working.
page-share-elsewhere = Send…
page-share-copied = Link copied
page-share-picture = Save as a picture
page-share-picture-saved = Picture saved
page-share-picture-failed = This browser could not make a picture.
page-share-failed = No link could be made.

## By a link

page-sit-tab = An invitation
page-sit-host = { $name } is inviting you.
page-sit-choose = Choose your seat
page-sit-full-title = All seats are taken
page-sit-full = Everybody you see here has sat down already. Ask whoever sent the link for another table.
page-sit-title = A seat is waiting for you
page-sit-watch-title = Come and watch
page-sit-mine-title = This is your seat
page-sit-taken-title = Your seat, on this device too
page-sit-what = { $game }: { $title }
page-sit-who = At the table
page-sit-you = your seat
page-sit-free = open seat
page-sit-computer = computer
page-sit-name = What should the others call you?
page-sit-name-hint = Just a name. No account needed.
page-sit-sit = Sit down
page-sit-watch = Watch
page-sit-continue = Continue
page-sit-taken = Somebody is already sitting here, and this is their own link. If that is you, sit down on this device too. Everybody at the table will see it.
page-sit-over = This game is over. You can look through it step by step.
page-sit-gone-title = This link leads nowhere
page-sit-gone = Somebody has used it already, it was replaced by a new one, or a letter is missing. Ask whoever sent it for a link that works.
page-sit-closed-title = Nobody new can sit down here
page-sit-closed = Somebody was given the record of this game while it was being played, and it shows what is hidden. Ask for a seat at another table.
page-sit-error-title = The table cannot be reached
page-sit-error = The server is not answering. The link stays valid; try it again in a moment.
page-sit-rules = Read the rules first

## Account

page-account-tab = You
page-account-title = You
page-account-name = What others call you
page-account-save = Save
page-account-saved = Saved.
page-account-guest = You are a guest
page-account-guest-help = This browser remembers you. With an account, your tables and results follow you to any other browser.
page-account-signed = Signed in as { $login }
page-account-signed-help = Your tables and results are saved under this name.
page-account-register = Create an account
page-account-sign-in = Sign in
page-account-sign-out = Sign out
page-account-login = Sign-in name
page-account-login-hint = 2 to 40 letters, digits or . @ _ -
page-account-password = Password
page-account-password-hint = At least 8 characters
page-account-have = I have an account
page-account-have-none = I do not have an account yet
page-account-failed = That did not work.
page-account-results = Results
page-account-results-none = No games finished yet. Your first result will appear here.
page-account-game = Game
page-account-played = Finished
page-account-won = Won
page-account-best = Best
page-account-no-winner = no winner
page-account-running = In progress
page-account-tables = Tables
page-account-password-now = Current password
page-account-password-new = New password
page-account-password-change = Change password
page-account-password-wrong = That is not your current password.
page-account-password-changed = Changed. All other browsers are signed out.
page-account-sessions = Where you are signed in
page-account-sessions-help = If you do not recognise one of them, sign it out and change your password.
page-account-session-unknown = Unknown browser
page-account-session-here = this browser
page-account-session-since = Signed in { $when }
page-account-session-seen = last used { $when }
page-account-session-end = Sign out
page-account-session-end-one = Sign out { $agent }
page-account-session-end-others = Sign out all others
page-account-sessions-ended = Signed out.
page-account-data = What we keep about you
page-account-export = Download everything
page-account-export-help = One file: your account, your tables, what you wrote there, and your finished games.
page-account-delete = Delete account
page-account-delete-help = Your name, your password and everything you wrote are deleted for good. Your seats in unfinished games become free. This cannot be undone.
page-account-delete-type = To be sure, type your sign-in name: { $login }
page-account-delete-typed-wrong = That is not your sign-in name.
page-account-delete-do = Delete for good
page-account-deleted = Deleted. You are a new guest now.
page-account-forget = Forget me
page-account-forget-help = As a guest you are known to this browser only. Once it forgets you, your seats, your results and what you wrote are gone for good.
page-account-forget-running =
    { $count ->
        [0] You have no seat in an unfinished game.
        [one] You give up your seat in one unfinished game.
       *[other] You give up your seats in { $count } unfinished games.
    }
page-account-keep = Cancel

## Rules

page-rules-tab = Rules: { $game }
page-rules-title = Rules of { $game }
page-rules-what = Every rule has an id. The table cites it whenever it refuses something or something happens.
page-rules-search = Search for words or an id
page-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
page-rules-none = No rule contains these words. Try fewer letters, or an id such as { $id }.
page-rules-contents = Contents
page-rules-loading = Opening the rules…
page-rules-error-title = The rules cannot be shown
page-rules-error = The server is not answering. Try again in a moment.
page-rules-link = Link to { $id }
page-rules-see = see
page-rules-from-public = from a public source
page-rules-from-ruling = our ruling
page-rules-from-derived = follows from other rules
page-rules-from-reconstructed = reconstructed by us
page-rules-heading = In the rulebook under: { $heading }

## The first game

page-learn-tab = Learn { $game }
page-learn-title = { $game }: a first game
page-learn-what = What it is
page-learn-how = How it works
page-learn-how-text = You play a real game. At each step the table says what is going on and what to try; you make the moves. After the last step you play on as you like.
page-learn-begin = Start the guided game
page-learn-beginning = Laying out the pieces…
page-learn-rules = Read the rules
page-learn-play = Play now
page-learn-none = There is no guided game for this one yet. At every step the prompt at the table says what can be done, and “Why not?” explains the rest.
page-learn-failed = The guided game could not be started.

## Replay

page-replay-title = Replay
page-replay-close = Back to the table
page-replay-close-lobby = Close
page-replay-first = To the beginning
page-replay-turn-back = One turn back
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step forward
page-replay-turn-on = One turn forward
page-replay-last = To the end
page-replay-step = Step { $step } of { $of }
page-replay-slider = Moment of the game
page-replay-beginning = The beginning
page-replay-speed = Speed
page-replay-speed-times = × { $times }
page-replay-eyes = Seen by
page-replay-watcher = a spectator
page-replay-record = Download the record
page-replay-play-on = Play on from here
page-replay-play-on-title = Play on from step { $step }
page-replay-play-on-help = A new table starts from this position. The old game stays as it is.
page-replay-play-on-seat = My seat
page-replay-play-on-others = Others
page-replay-play-on-who = How { $name }’s seat is played
page-replay-play-on-go = Set up the new table
page-replay-play-on-cancel = Cancel
page-replay-play-on-failed = The new table could not be set up.

## Catching up

page-catchup-title =
    { $count ->
        [one] One thing has happened since you were here
       *[other] { $count } things have happened since you were here
    }
page-catchup-play = Play
page-catchup-pause = Pause
page-catchup-now = To now
page-catchup-step = { $step } of { $of }

## The end of a game

page-end-generic = The game is over.
page-end-wins =
    { $count ->
        [0] { $names } wins on the tie-break.
        [one] { $names } wins by { $count } point.
       *[other] { $names } wins by { $count } points.
    }
page-end-share = { $names } share the victory.
page-end-alone =
    { $count ->
        [one] { $names } has { $count } point.
       *[other] { $names } has { $count } points.
    }
page-end-ended = The game was ended early.
page-end-ended-help = Everybody agreed to stop here; the points are not counted.
page-end-ended-without = Not everybody could be asked, so what was hidden stays hidden; the points are not counted.
page-end-table = Points by player and source
page-end-source = Source
page-end-total = Total
page-end-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
page-end-tie = Tied on points, so this decided: { $what }.
page-end-best = best
page-end-chart = Points over the game
page-end-chart-text = { $name }: { $last } at the end, { $middle } half-way.
page-end-chart-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
page-end-chart-table = The same in numbers
page-end-chart-turn = Turn
page-end-chart-none = The points of this game are not known turn by turn.
page-end-replay = Replay
page-end-again = Play again
page-end-again-go = To the new table
page-end-again-failed = The new table could not be set up.
page-end-hide = View the board
page-end-lobby = To the lobby
