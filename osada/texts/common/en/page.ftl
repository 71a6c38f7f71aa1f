### The page's own words at the table: head, prompt, log, chat, votes, seats, text table, problems.

## Everywhere

page-skip = Skip to the table
page-close = Close
page-back = Back
page-yes = Yes
page-no = No
page-show = Show
page-loading = One moment…
page-unrolling = Unrolling the map…
page-try-again = Try again
page-try-now = Try now
page-to-lobby = All tables
page-language = Language
page-theme-dark = By lantern (dark)
page-theme-light = By day (light)
page-menu = Menu
page-rules = Rules
page-rule-open = Rule { $rule }
page-rule-book = Read it in the rules
page-copy = Copy
page-copied = Copied
page-link = Link
page-step = Step { $step } of { $of }

## Letters of the players' colours

page-letter-r = R
page-letter-b = B
page-letter-y = Y
page-letter-g = G

## Trouble

page-trouble-lost = There is nothing at this address
page-trouble-no-table = There is no such table
page-trouble-no-table-how = The link may be old, or the seat may have been given to somebody else.
page-trouble-other-rules = This game is by other rules
page-trouble-other-rules-how = If you run the server: “osada server check-upgrade --apply” lets every game go on that the new rules do not change.
page-trouble-refused = You are not allowed to see this table
page-trouble-refused-how = Only its players and spectators can see it. Your link may have been replaced: ask somebody at the table for a new one.
page-offline = No connection.
page-offline-kept = Your last move is safe and will be sent.
page-offline-trying = Reconnecting…
page-renewed = Osada has been updated.
page-renewed-how = Reload the page to go on. Nothing you have played is lost.
page-renewed-go = Reload
page-late = What others do may arrive a little late just now. Nothing is lost.
page-back-online = Back at the table.
page-missed =
    { $count ->
        [one] One move happened while you were away.
       *[other] { $count } moves happened while you were away.
    }

## The head

page-your-turn = Your turn
page-turn-of = { $who } is choosing
page-turn-many = Several players are choosing
page-turn-none = It is nobody’s turn here.
page-replay = Replay
page-text-table = Text table
page-undo = Undo
page-status-running = In progress
page-status-over = The game is over
page-status-ended = Ended early
page-status-archive = A recorded game

## Players

page-players = Players
page-computer = Computer { $number }
page-watcher = A spectator
page-their-turn = choosing
page-seat-you = you
page-seat-another = Another animal
page-seat-another-do = Let it sit down
page-seat-friend = A friend instead
page-seat-friend-how = { $who } gets up, and the seat waits for a friend, who sits down by the table’s link.
page-seat-last-here = last here { $since }
page-seat-open = free seat
page-seat-waiting = waiting
page-seat-more = More about this seat
page-presence-online = at the table
page-presence-offline = not here just now
page-presence-away = a computer is standing in
page-presence-computer = computer player
page-presence-open = nobody sits here yet
page-kind-person = A person
page-kind-computer = A computer player
page-kind-open = Free seat
page-level-random = plays at random
page-level-greedy = plays with care
page-stand-in = Let a computer play here:
page-stand-in-me = Let a computer play for me:
page-stand-in-do = Let it play
page-after =
    { $unit ->
        [days]
            { $count ->
                [one] after a day
               *[other] after { $count } days
            }
        [hours]
            { $count ->
                [one] after an hour
               *[other] after { $count } hours
            }
       *[minutes]
            { $count ->
                [one] after a minute
               *[other] after { $count } minutes
            }
    }
page-stand-in-ask = Ask the others to let a computer play here
page-stand-in-how = Possible { page-after } of absence, if everybody who is here agrees. Whoever comes back gets their seat back.
page-return = Take my seat back
page-away = A computer is playing for you
page-away-how = You can take your seat back at any time.
page-seat-link = Link to this seat
page-seat-link-how = Whoever opens it first sits down here. Give it to one friend only.
page-seat-link-mine = Opens your seat on another device, once. Do not pass it on.
page-devices = Devices at your seat
page-devices-here = this device
page-devices-unknown = a program, or an unknown browser
page-devices-last = last used { $when }
page-devices-out = Remove all other devices
page-devices-out-how = A new link is made. Everybody else who has used this seat loses it, and so do your other devices.
page-free = Free this seat
page-free-how = { $who } loses the seat and is told so; everybody sees it in the log. Whoever sits down next plays on from there.
page-freed = Your seat at this table was freed.
page-freed-how = You can watch. To play again, ask the owner of the table for a link.
page-link-revoke = Make a new link
page-link-watch = For spectators
page-links = Links
page-table-menu = More about this table
page-table-menu-of = More: { $table }
page-table-rename = Name of the table
page-table-save = Rename
page-table-saved = Saved.
page-table-leave = Leave the table
page-table-leave-how = A computer plays on in your seat, and the others are told. They decide without you from then on, and the table goes from your list. If you come back by its address, you can take your seat again.
page-table-remove = End and remove
page-table-remove-how = Nobody else is playing, so the game ends here and goes from your list. It cannot be played on.
page-table-hide = Remove from my list
page-table-hide-how = Only your own list changes. Anyone with its address and a seat there can still view the game.
page-table-failed = That did not work.
page-no-answer = The server is not answering. Try again in a moment.

## The prompt

page-prompt = What to do now
page-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
page-waiting =
    { $count ->
        [one] { $who } is choosing
       *[other] { $who } are choosing
    }
page-waiting-how = You can look around and plan; nothing is sent.
page-watching-how = You are watching.
page-sending = Sending
page-nudge = Nudge
page-undo-barrier = undo stops here: something was revealed
page-undo-barrier-long = What has been seen cannot be unseen: your last move revealed something new, so it cannot simply be taken back. You can ask the others.
page-undo-nothing = The last move was not yours, so it cannot simply be taken back. You can ask the others.
page-undo-ask = Ask to return to the point before…
page-undo-others = Ask to take a move back
page-undo-propose =
    { $count ->
        [one] Ask to take back the last move
       *[other] Ask to take back the last { $count } moves
    }
page-replay-at = Looking at step { $at } of { $of }
page-replay-how = This is only a replay; the game goes on without you.
page-go-live = Back to the table
page-frozen = This table is on hold
page-frozen-how = It began with other printed numbers than the server has now. Nothing is lost. If you run the server: “osada server check-upgrade --apply” lets every game go on that the change does not touch.
page-over-how = You can replay it, download it, or play on from any step.
page-show-scores = Show the result
page-lesson = Lesson
page-lesson-here = Here
page-lesson-wants = Now: { $action }
page-stale = The table had moved on before “{ $action }” arrived.
page-stale-kept = Your choice has been kept: look at what changed and send it again.
page-stale-gone = It is no longer possible.
page-send-again = Send again
page-discard = Discard
page-more = more
page-you-may = You may choose this.
page-not-now = Not now.
page-card-keep = keep open
page-do-it = Do it
page-its-rule = Its rule

## Votes

page-vote-undo =
    { $count ->
        [one] { $who } asks to take back the last move.
       *[other] { $who } asks to take back the last { $count } moves.
    }
page-vote-end = { $who } asks to end the game here.
page-vote-stand-in = { $who } asks to let a computer play for { $whom }.
page-vote-waiting = Still to answer: { $who }.
page-vote-count = { $yes } of { $of }
page-vote-withdraw = Withdraw
page-end-early = End the game
page-end-early-how = Everybody must agree, including those who are away just now. There is no winner then, and the points are not counted.
page-end-early-alone = The game ends at once, and nobody can play on. The points are not counted.
page-end-propose = Propose ending it

## Log and chat

page-log = Log
page-log-earlier =
    { $count ->
        [one] One earlier entry
       *[other] { $count } earlier entries
    }
page-log-words = Words
page-log-symbols = Symbols
page-log-newest =
    { $count ->
        [0] Newest
       *[other] Newest ({ $count })
    }
page-log-taken-back =
    { $count ->
        [one] One step was taken back
       *[other] { $count } steps were taken back
    }
page-log-way = How the log is told
page-log-round-how = Open or fold this round
page-log-hint =
    { $count ->
        [one] One hint was asked for
       *[other] { $count } hints were asked for
    }
page-log-points = points
page-log-began = The game begins
page-just-now = just now
page-others = What the others did
page-show-me = Show me
page-chat-say = Say something
page-chat-send = Send
page-chat-phrases = Phrases everybody understands
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thanks!
chat-sorry = Sorry!
chat-thinking = I am thinking…
chat-your-turn = It is your turn.
chat-moment = One moment, I will be right back.
chat-undo-please = May I take that back?
chat-good-game = Good game!
chat-bye = Bye!

## Who plays on

page-hands = Who plays on?
page-hands-how = A new part of the game is about to begin. Say who plays it and as whom. Whoever leaves can watch and come back another time; to swap characters, stay and do it at the table.
page-hands-who = Who plays on as: { $name }
page-hands-nobody = nobody
page-hands-save = Play on like this
page-hands-sit-out = Sit out
page-hands-sit-out-how = You give up your seat and watch. The owner of the table can give you one again when the next part is over.
page-hands-closed = It has begun: players can change again when this part is over.

## What the table itself says in the log

page-note-sits = { $seat } sits down.
page-note-sits-too = { $seat } sits down on another device.
page-note-device = { $seat }’s seat is now being used on another device too.
page-note-freed = The owner of the table freed { $who }’s seat. Whoever sits down there next sees what { $who } saw.
page-note-computer-changes = { $was } makes room, and { $seat } sits down.
page-note-seat-opened = { $was } has got up: the seat is free for a friend, by the table’s link.
page-note-computer-sits = A computer player sits down: { $seat }.
page-note-stands-in = A computer is standing in for { $seat }.
page-note-returns = { $seat } is back.
page-note-leaves = { $seat } has left the table. A computer plays on in their seat.
page-note-hands = { $seat } has changed who plays from now on.
page-note-hands-owner = The owner of the table has changed who plays from now on.
page-note-titled = The table has a new name.
page-note-renamed = A new name at the table: { $name }.
page-note-stumbled = The computer player had a problem: { $seat } played a legal move at random.
page-note-asks-undo =
    { $count ->
        [one] { $seat } asks to take back the last move.
       *[other] { $seat } asks to take back the last { $count } moves.
    }
page-note-asks-end = { $seat } asks to end the game.
page-note-asks-stand-in = { $seat } asks to let a computer play for { $turn }.
page-note-agrees-undo = { $seat } agrees to take it back.
page-note-agrees-end = { $seat } agrees to end the game.
page-note-agrees-stand-in = { $seat } agrees to a computer player.
page-note-declines-undo = { $seat } does not want to take it back.
page-note-declines-end = { $seat } wants to play on.
page-note-declines-stand-in = { $seat } would rather wait.
page-note-withdraws = { $seat } withdraws the request.
page-note-ended = Everybody agreed to end the game.
page-note-ended-without = The game was ended, though not everybody could be asked. What was hidden stays hidden.
page-note-rematch = A new table is ready for the same players.
page-note-link-revoked = There is a new link for { $seat }. Anyone else using the old one has lost the seat.
page-note-open-link-revoked = There is a new link for { $seat }; the old one no longer works.
page-note-watch-revoked = There is a new link for spectators; the old one no longer works.
page-note-group-renewed = There is a new link for friends; the old one no longer works.
page-note-group-closed = The link for friends is closed.
page-note-record-ends = The record ends here.
page-note-record-saved = The campaign was saved as a file. It shows what is hidden.
page-note-record-out = The record of the game in progress was given to { $seat }. It shows what is hidden, so nobody new can join now.
page-note-hint = { $seat } asked for a hint.
page-note-gone = { $seat } has left for good; the seat is free.
page-note-forgotten = A player has left for good, and what they wrote is gone.
page-note-removed = (removed: they have left for good)

## Text table

page-text-now = Now
page-text-filter =
    { $count ->
        [one] One choice. Show only those with the words:
       *[other] { $count } choices. Show only those with the words:
    }
page-text-none = No choice contains these words.
page-text-news = What has just happened
page-text-no-news = Nothing since you opened the table.
page-text-position = The position

## Phones

page-tabs = Parts of the table
page-tab-board = Board
page-tab-left = Table
page-tab-side = More
page-tab-dock = Mine
page-tab-log = Log

## Menu

page-record = Download the record
page-keys = Keyboard shortcuts
page-keys-on = Use single letters as shortcuts
page-licences = Licences of the software in this page
page-notify = Notify me when it is my turn
page-options = How this table is played
page-patience = A computer may play for somebody { page-after } of absence, if the others agree.
page-known = Good to know
page-known-seed = Whoever set up this table chose the random seed, and may know what will be drawn.
page-known-values = Whoever set up this table changed some of the values printed in the game.
page-known-position = This game continues from a position in another game. Whoever set up the table may know what is hidden in it.
page-key-tab = go through everything
page-key-enter = choose it; with nothing selected, the main button
page-key-esc = back, close
page-key-number = choose that button in the prompt
page-key-next = next thing you can choose
page-key-previous = previous thing you can choose
page-key-info = keep the card about a thing open
page-key-prompt = go to the prompt
page-key-undo = undo
page-key-text = text table and back
page-key-log = read the log
page-key-chat = say something
page-key-menu = menu
page-key-help = this list

## Problems

problem-unknown = That does not exist.
problem-broken = Something went wrong on the server. Nothing was changed; try again.
problem-bad-request = The server did not understand this.
problem-not-signed-in = Sign in first.
problem-wrong-password = Name and password do not match.
problem-origin = This page comes from a different address than the server.
problem-csrf = This page is out of date. Reload it.
problem-not-yours = This is not your seat.
problem-sign-in-anew = Give your password once more: that counts for a quarter of an hour.
problem-no-backups = No place for backups is set. Set OSADA_BACKUPS and start the server again.
problem-watching = Spectators cannot play.
problem-sit-first = Sit down first: nobody sees what is at a seat before sitting there.
problem-ask-others = You cannot decide this alone. Ask the others.
problem-unfair = A computer that stands in for a person has to play well. Choose another computer player.
problem-no-link = This link does not work: it may have been replaced by a newer one.
problem-no-name = Please give a name.
problem-too-slow = That took too long.
problem-login-taken = The name “{ $login }” is taken.
problem-signed-in = You are already signed in.
problem-password-short =
    { $least ->
        [one] A password needs at least one character.
       *[other] A password needs at least { $least } characters.
    }
problem-password-login = The password must not be the same as your sign-in name.
problem-password-common = This is one of the first passwords anybody would try. Choose another.
problem-stale = The table had moved on.
problem-frozen = This game began with other printed numbers than the server has now, so it is on hold.
problem-hints-off = Hints are off at this table.
problem-no-insight = Chances cannot be told in this game, so there is no analysis.
problem-no-hints = There are no hints for this game.
problem-one-choice = There is only one thing to do here.
problem-not-in-turn = It is not your turn, so there is no hint to give.
problem-no-hint = No hint could be found just now. Try again.
problem-no-verdict = The answer could not be checked just now. Try again.
problem-no-try = This is no longer a try of yours: it was thrown away, or is a table of its own.
problem-no-answer = Your turn is not over yet: play on, then it is an answer.
problem-other-rules =
    { $than ->
        [older] This game was begun by older rules (version { $version }), which this server no longer plays: its own are version { $ours }. It is kept, and you can download its record.
       *[newer] This game was begun by newer rules (version { $version }) than this server has (version { $ours }): it has to be updated.
    }
problem-unreadable =
    This table uses rules or printed values that this server does not have.
    Details: { $why }
problem-no-option = This table was set up with the option “{ $option }”, which this server does not have. Nothing is lost.
problem-over = The game is over.
problem-running = The game is still in progress.
problem-unshown = This game was ended, though not everybody could be asked; what was hidden stays hidden.
problem-away = A computer is playing for you. Take your seat back first.
problem-empty-chat = There was nothing to send.
problem-not-gone = They have not been gone long enough: the others can decide { page-after } of absence.
problem-seat-computer = A computer player already sits there.
problem-secrets-out = Nobody new can sit down here: the record of this game has been handed out, and it shows what is hidden.
problem-seat-yours = This seat is yours.
problem-seat-taken = Somebody is sitting there now, and the link is theirs alone. You can free the seat.
problem-seat-freed = A seat was freed, and nobody can agree for whoever sat there: { $seat }. Let somebody sit down first.
problem-seated = You already have a seat at this table. One person, one seat.
problem-vote-open = Another vote is still open.
problem-vote-over = That has already been settled.
problem-too-big = That is too large.
problem-illegal = That is not allowed now.
problem-no-action = There is no such action: { $action }
problem-lesson = The lesson asks for something else first: { $action }
problem-hands = These players cannot go on together now.
problem-hands-stay = In this game the players stay the same from beginning to end.
problem-no-undo =
    { $count ->
        [0] No move of yours can be taken back.
        [one] Only one move can be taken back.
       *[other] Only { $count } moves can be taken back.
    }
problem-bad-table =
    This table cannot be set up.
    Details: { $why }
problem-table-lesson = A guided game starts at its own beginning, not in the middle of another game.
problem-table-seed = A table shown on the start page cannot have a chosen seed: whoever chose it would know what comes next.
problem-table-seats =
    { $seats ->
        [one] This game continues with { $seats } seat.
       *[other] This game continues with { $seats } seats.
    }
problem-table-nobody = At least one person has to play.
problem-table-twice = You can take only one seat.
problem-table-level = There is no computer player “{ $level }”.
problem-bad-record =
    { $kind ->
        [foreign] This is not a record of an Osada game.
        [version] This record was made with a newer version of Osada. Update the server to open it.
        [rules] This record was made by older rules, which Osada no longer plays. An edition of that time opens it.
        [values] This record was made with other printed values than the server’s.
        [header] The header of this record is damaged (line { $line }).
        [action] Line { $line } of this record names an action that this game does not have.
       *[other] This record cannot be read.
    }
    Details: { $why }
problem-reading-time =
    { $seconds ->
        [one] Reading this took more than a second, so it was stopped.
       *[other] Reading this took more than { $seconds } seconds, so it was stopped.
    }
problem-reading-stopped = Reading was stopped, so this record was not opened.
problem-reading-memory = Reading this needs more than { $megabytes } MB of memory, so it was stopped.
problem-reading-size = The table made from this record would be larger than { $megabytes } MB, so it was not opened.
problem-reading-actions = This record has more than { $count } actions, which is more than a table can hold.
problem-asks-already = A question from you, or from somebody at your address, is still waiting for its answer. Ask again when it has come.
problem-many-ask =
    { $seconds ->
        [one] Many people are asking just now, and computer players at tables come first. Ask again in a second.
       *[other] Many people are asking just now, and computer players at tables come first. Ask again in { $seconds } seconds.
    }
problem-too-fast =
    { $seconds ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
problem-too-many = Too many connections at once. Close other windows of this site, or wait a moment.
problem-too-many-remarks = There is room for { $count } comments beside one game, and you have written them all.
problem-too-many-tables =
    { $count ->
        [one] You already have a game in progress. Finish or end it first.
       *[other] You already have { $count } games in progress. Finish or end one of them first.
    }
problem-too-much = So much has been stored from your address that the server is not taking any more just now. Try again later.
problem-table-full = This table has reached the server’s size limit: nothing more fits.
problem-table-nearly-full = This table is nearly full: the game can be finished, but nothing else can be added.
problem-long-address = This address is too long.
problem-big-head = The browser sent too much data. Deleting this site’s cookies helps.
problem-host = This server is not known as { $host }. Whoever runs it can set OSADA_ADDRESS.
problem-full = The server is full at the moment. Try again in a minute.
problem-no-home = The process that held this table has just ended. Look whether it was done, and if not, try again.
problem-no-store =
    { $why ->
        [full] The host’s disk is full. Nothing was kept; try again later.
        [gone] The host’s database is not where it was. Nothing was kept; try again later.
        [locked] The host’s database is busy with something else. Nothing was kept; try again.
        [read-only] The host’s database takes nothing in. Nothing was kept; try again later.
        [corrupt] The host’s database is damaged. Nothing was kept; tell whoever runs this house.
       *[away] The host’s database is away just now. Nothing was kept; try again in a moment.
    }

## The chronicle of a campaign

page-chronicle-file = Download as a file
page-chronicle-tab = Chronicle
page-chronicle-table = To the table
page-chronicle-none-title = There is no chronicle
page-chronicle-none = Only a campaign has one: a game that goes on from season to season.
