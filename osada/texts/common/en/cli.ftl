### What the command line says. Each key is used in osada/cli as talk("…"), without "cli-".

## osada serve, and osada alone

cli-serve-here = The table is ready: { $url }
cli-serve-network = On the same network:  { $url }
cli-serve-scan = On a phone, scan this:
cli-serve-kept = Games are saved in { $place }
cli-serve-no-page = The page has not been built, so only programs can play: ./run builds it.
cli-serve-port-taken = Port { $port } is taken, so port { $other } is used.
cli-serve-how-to-end = Ctrl-C stops the server; games in progress wait for you. “osada --help” lists everything else.
cli-serve-ended = The server has stopped. All games are saved.

## osada server check-upgrade

cli-upgrade-tables = tables
cli-upgrade-same =
    { $same ->
        [one] { $same } of { $tables } games plays out the same under the current rules.
       *[other] { $same } of { $tables } games play out the same under the current rules.
    }
cli-upgrade-table = table
cli-upgrade-game = game
cli-upgrade-number = entry
cli-upgrade-what = what differs
cli-upgrade-start = cannot be set up
cli-upgrade-action = there is no such action
cli-upgrade-illegal = is no longer legal
cli-upgrade-chance = draws differently from chance
cli-upgrade-told = reports something different
cli-upgrade-position = leads to a different position
cli-upgrade-applied =
    { $count ->
        [one] { $count } game continues under the current rules from now on.
       *[other] { $count } games continue under the current rules from now on.
    }
cli-upgrade-to-apply =
    { $count ->
        [one] { $count } of them is still on older rules: --apply lets it continue.
       *[other] { $count } of them are still on older rules: --apply lets them continue.
    }

## osada server backup, verify, restore

cli-backup-bytes = bytes
cli-backup-tables = tables
cli-backup-made =
    { $tables ->
        [one] { $tables } table is copied, { $size } MB: { $place }
       *[other] { $tables } tables are copied, { $size } MB: { $place }
    }
cli-backup-keep-safe = It holds everybody’s hands and the secret that links are signed with: keep it as you keep passwords.
cli-backup-whole = Every byte is as it was written ({ $made }): { $place }
cli-backup-same =
    { $tables ->
        [one] { $same } of { $tables } game plays out again as it was played.
       *[other] { $same } of { $tables } games play out again as they were played.
    }
cli-backup-other = Not played again: { $table } ({ $game }), { $why }
cli-backup-differs = Different from entry { $number } on: { $table } ({ $game })
cli-restore-done = The backup of { $made } is in { $place }
cli-restore-ask = This is a copy. Sign everybody out?
cli-restore-signed-out = Everybody with an account signs in again. Links and guests’ cookies still work, unless you set another OSADA_SECRET.
cli-restore-copy = This is a copy: everybody who was signed in still is. --sign-out would have ended that.

## osada server export, import

cli-move-rows = rows
cli-move-written =
    { $tables ->
        [one] { $tables } table is in { $place }
       *[other] { $tables } tables are in { $place }
    }
cli-move-read =
    { $tables ->
        [one] { $tables } table has come to { $place }
       *[other] { $tables } tables have come to { $place }
    }
cli-move-there = There already, and left as it is: { $table }

## osada server status, tables, people

cli-office-place = Games are kept in { $place }
cli-office-tables = Tables: { $running } running, { $over } over, { $records } records, { $tries } tries.
cli-office-due = Where a computer player is to move: { $count }
cli-office-people = People: { $accounts } with an account, { $guests } guests; { $open } browsers are signed in.
cli-office-stored = All streams together: { $streams } MB; files: { $disk } MB.
cli-office-last = Something last happened at { $when } UTC.
cli-office-backups = Backups: { $count }, the last at { $when } UTC.
cli-office-no-backups = There are no backups (OSADA_BACKUPS).
cli-office-id = table
cli-office-game = game
cli-office-title = title
cli-office-status = state
cli-office-entries = entries
cli-office-kb = kB
cli-office-when = last moved
cli-office-login = sign-in name
cli-office-name = name
cli-office-running = running
cli-office-since = since
cli-office-seen = last here

## osada server doctor

cli-doctor-disk = { $told } MB are free where games are kept.
cli-doctor-disk-little = Only { $told } MB are free where games are kept, too little for a backup. What takes the room: { $type }
cli-doctor-database = The database can be read: { $told }
cli-doctor-database-none = There are no games yet in { $told }. They are made by: { $type }
cli-doctor-database-ill = The database cannot be used: { $told } ({ $type })
cli-doctor-clocks-differ = The database’s clock is { $told } s away from this one. Look on both machines: { $type }
cli-doctor-redis = Redis answers: { $told }
cli-doctor-redis-away = Redis does not answer at { $told }. Try: { $type }
cli-doctor-clock = The clock is set by others.
cli-doctor-clock-free = Nobody sets this machine’s clock. Type: { $type }
cli-doctor-server = The server here is well (version { $told }).
cli-doctor-server-ill = The server here is not well: { $told }
cli-doctor-server-none = No server answers here: { $told }. See: { $type }
cli-doctor-address-none = No public name is set (OSADA_ADDRESS): only names that no stranger can own lead here.
cli-doctor-address = Under its name it can be reached: { $told }
cli-doctor-address-unknown = The server does not answer to { $told }: start it with { $type }
cli-doctor-address-away = The way from outside is closed, { $told }. See: { $type }
cli-doctor-address-plain = { $told } is not encrypted, though a proxy stands before it. Give the address as { $type }
cli-doctor-headers-lost = What guards the page does not arrive at { $told }: the proxy takes headers away. Let it pass them on.
cli-doctor-proxy-unbelieved = At { $told } the server does not know that the way is encrypted: the proxy sets X-Forwarded-Proto, and the server needs { $type }
cli-doctor-sockets-lost = No socket gets through to { $told }: the proxy must pass Upgrade and Connection on.
cli-doctor-metrics-open = Anybody can read { $told }/metrics: let the proxy answer 404 there.
cli-doctor-backups = The last backup is { $told } hours old.
cli-doctor-backups-none = No backups are made. Set { $type }
cli-doctor-backups-missing = There is no backup in { $told } yet. Type: { $type }
cli-doctor-backups-old = The last backup is { $told } hours old. Type: { $type }

## osada lab load

cli-load-steps = steps
cli-open-steps = Playing the game
cli-open-told = A finished game of { $game }, { $seats } players, { $actions } actions, { $size } kB: opened in { $middle } (median), { $worst } at most.
cli-backup-during = From an action to every seat’s update, without and during a backup: { $size } MB, { $rate } actions a second
cli-backup-middle = p50 during
cli-backup-slow = p99 during
cli-backup-seconds = one backup
cli-stored-steps = steps
cli-stored-told = { $tables } tables stored, { $size } MB: ready after { $start } s ({ $processor } s of the processor), { $resident } MB of memory.
cli-stored-title = Of the server’s processor, for one list
cli-stored-list = list
cli-stored-who = asked by
cli-stored-lobby = open tables
cli-stored-mine = one’s own
cli-stored-further = the page after
cli-stored-results = results
cli-keeper-added = { $login } looks after the house now: /house, after signing in.
cli-keeper-removed = { $login } no longer looks after the house.
cli-keeper-none = Nobody looks after the house yet: osada server keeper add LOGIN
cli-deeds-none = Nothing was done so far.
cli-deeds-here = (at this machine)
cli-load-title = From an action to every seat’s update: { $players } players at { $tables } tables ({ $games })
cli-load-part = meanwhile
cli-load-quiet = nobody is thinking
cli-load-thinking = two computer players are thinking
cli-load-rate = actions/s
cli-load-worst = worst
cli-load-limit = limit p99

## osada lab players

cli-players-steps = Playing { $game }
cli-players-title = A move of the computer player “{ $level }” in ms of processor time (people at the table: { $people })
cli-players-decisions = decisions
cli-players-thinking = thinking alone
cli-players-table = at the table
cli-players-ratio = ratio
cli-players-server = of which the server
cli-players-sitting-down = sitting down

## osada lab siege, osada lab kill

cli-siege-steps = attacks
cli-siege-attack = attack
cli-siege-errors = errors
cli-siege-verdict = verdict
cli-siege-held = held
cli-siege-hurt = hurt
cli-siege-broken = broken
cli-siege-told = Attacks: { $attacks } (held { $held }, hurt { $hurt }, broken { $broken }). Honest players under siege: p50 { $p50 }, p99 { $p99 }, errors { $errors }; p99 before it { $before }. Memory at most { $memory } MiB.
cli-kill-steps = kills
cli-kill-told = The server was killed { $times } times in { $seconds } s. Acknowledged: { $acknowledged }, lost: { $lost }, doubled: { $doubled }, sent again after a cut: { $again }; records that do not replay: { $unplayable } of { $tables }.

## osada games

cli-games-seats = players
cli-games-languages = languages
cli-games-rules = rules version
cli-games-content = printed values
cli-games-option = option
cli-games-default = default
cli-games-meaning = meaning
cli-games-rule = rule

## osada record

cli-record-ok =
    ok: { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $result }
cli-record-chapters =
    { $count ->
        [one] { $count } chapter
       *[other] { $count } chapters
    }
cli-record-variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
cli-record-remarks =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
cli-variation = Instead ({ $name }):
cli-variation-nameless = Instead:
cli-record-unfinished = not finished
cli-record-won = won by { $names } ({ $points })
cli-record-reached =
    { $count ->
        [one] After { $count } action. To decide: { $names }.
       *[other] After { $count } actions. To decide: { $names }.
    }
cli-step-ask = Step { $step } of { $last }. Enter: on, b: back, a number: that step, q: leave.
cli-step-unknown = “{ $text }” is not a step: press Enter to go on, or type b, q or a number from 0 to { $last }.
cli-record-short =
    { $count ->
        [one] The record has only { $count } action.
       *[other] The record has only { $count } actions.
    }

## osada rules

cli-rules-more = “osada rules GAME ID” shows one in full, with its source.
cli-rules-scenario = (a test scenario: its position and outcome are in docs/rules)
cli-rules-kind = kind
cli-rules-section = section
cli-rules-from = source
cli-rules-heading = in the rulebook
cli-rules-heading-after = after
cli-rules-heading-polish = Polish
cli-rules-heading-czech = Czech
cli-rules-heading-summary = summary
cli-rules-heading-example = example
cli-rules-heading-implied = implied
cli-rules-heading-legend = legend
cli-rules-heading-title-page = title page
cli-rules-kind-rule = a rule
cli-rules-kind-ruling = our ruling where the rulebook is unclear
cli-rules-kind-scenario = a test scenario
cli-rules-from-rulebook = the rulebook
cli-rules-from-public = a public source
cli-rules-from-ruling = our ruling
cli-rules-from-derived = follows from other rules
cli-rules-from-reconstructed = reconstructed by us
cli-coverage-cited = cited in code
cli-coverage-tested = tested
cli-coverage-worded = worded: { $lang }
cli-coverage-scenarios = scenarios tested
cli-coverage-no-tests = There are no tests beside this package, so nothing can be said about them.
cli-coverage-complete = Nothing is missing.

## osada content

cli-content-entry = entry
cli-content-value = value
cli-content-from = from
cli-content-rule = rule
cli-content-hash = Fingerprint of these values: { $hash }
cli-content-nothing = { $file } changes nothing: its values are the printed ones.
cli-content-sound = { $game }: { $count ->
    [one] { $count } printed value
   *[other] { $count } printed values
 } and all cards are consistent ({ $hash }).
cli-content-ok = ok: fingerprint with these corrections: { $hash }

## The table: around a game

cli-seed = Seed { $seed }: “--seed { $seed }” deals the same set-up again.
cli-from-position = It begins at a position of its own; no seed deals it.
cli-sealed = The seed is sealed: this record was taken from a server while the game was still in progress. From here on, the draws will differ.
cli-is-person = you
cli-is-bot =
    computer player ({ $bot ->
        [random] plays at random
        [greedy] plays with care
        [novice] plays like a beginner
        [casual] plays for fun
        [skilled] plays well
        [strong] is hard to beat
        [master] plays as well as it can
       *[other] { $bot }
    })
cli-bot-fault = { $bot }: { $fault } – a random move was played instead.
cli-welcome-help = Answer with a number or with the text; “help” lists what else you can type.
cli-hand-over = { $name }, take the keyboard. Press Enter when only you can see the screen.
cli-more = (Enter: more)
cli-more-unseen = “{ $text }” is not played yet: the list that the numbers belong to is still to come.
cli-kept = The game is saved in { $file } (osada play { $game } --load { $file }).
cli-not-kept = The game cannot be saved: { $why }. Type “save FILE” to save it elsewhere.
cli-load-not-adopted = { $file } has comments of its own and is left as it is; the game is saved in another file.
cli-load-cut = { $file } breaks off without its last line and is left as it is; the game is saved in another file.
cli-goodbye = Nothing was saved. Goodbye.
cli-quit-save = Save this game? Enter: yes, in { $file } · a file name: there · n: no{" "}
cli-quit-yes-words = y yes
cli-quit-no-words = n no

## The table: answers to what was typed

cli-no-such-number = There is no { $number } in the list: it goes from 1 to { $most }. To name something, write it out, e.g. “{ $example }”.
cli-not-understood = “{ $text }” is not an action. “moves” lists what you can do, “help” what else you can type.
cli-not-understood-near = “{ $text }” is not an action. Did you mean “{ $near }”?
cli-refused = Not allowed: { $action }.
cli-rest-not-played = Stopped at “{ $text }”; not played: { $rest }.
cli-turn-passed = It is no longer your turn; not played: { $rest }.
cli-why-what = Why what? Add an action, e.g. “why { $example }”.
cli-why-legal = That is allowed: { $action }.
cli-why-not = Not allowed now: { $action }.
cli-rule-is-scenario = { $id } is a test scenario, not a rule. Its position and outcome are in docs/rules.
cli-undo-nothing = You have nothing to undo.
cli-undo-barrier = This cannot be undone: something has been drawn or shown since, and nobody can unlearn it.
cli-undo-other-person = This cannot be undone: another player has decided something since.
cli-undo-what = Write “undo” for one decision or “undo turn” for the whole turn.
cli-took-back =
    { $count ->
        [one] Undone: { $count } decision.
       *[other] Undone: { $count } decisions.
    }
cli-took-back-answers =
    { $count ->
        [one] And { $count } answer by a computer player.
       *[other] And { $count } answers by computer players.
    }

## The table: help

cli-help-act = choose from the list by number
cli-help-act-text = or by the text beside it
cli-help-act-short = or by a shorter text, where it can mean only one thing
cli-help-act-several = several decisions at once; stops at the first that is not allowed
cli-help-why = why this is not allowed now (also with “?” instead of “why”)
cli-help-rule = the text of a rule
cli-help-undo = undo your last decision, as long as nobody has learned anything new since
cli-help-undo-turn = undo your whole turn
cli-help-moves = the question and the list again, explained
cli-help-board = the board again
cli-help-log = everything that has happened, as far as you may know it
cli-help-file = FILE
cli-help-save = save the game in this file from now on
cli-help-quit = leave; --load resumes the game

## The table: the end

cli-scores = Final scores
cli-rank = rank
cli-player = player
cli-total = total
cli-tie-break = in a tie: { $by }
cli-victory = { $name } wins.
cli-victory-by-tie-break = { $name } wins on the tie-break: { $by }, { $own } to { $other }.
cli-shared-victory = Shared victory: { $names }.

## Hints and analysis

cli-help-hint = a good move, and why
cli-hint = A good move: { $move }
cli-hint-other = { $letter }  { $move } ({ $step })
cli-hint-same = as good
cli-hint-slightly = slightly weaker
cli-hint-weaker = weaker
cli-hint-much = much weaker
cli-hint-one = There is only one thing to do here.
cli-companion = A good companion would: { $move }
cli-companion-next = The next best: { $move }. { $brings }
cli-analyse-number = no.
cli-analyse-who = who
cli-analyse-move = what was played
cli-analyse-mark = how good
cli-analyse-chance = chance
cli-analyse-better = better
cli-analyse-course = Chance to win, in per cent
cli-analyse-lesson = What decided it for { $name }:
cli-analyse-per-cent = { $chance }%
cli-analyse-moment = { $number }. { $title } · { $before }% › { $after }%
cli-analyse-played = Played: { $move }
cli-analyse-instead = Better: { $move }
cli-analyse-no-lesson = No decision stood out.
cli-analyse-decided = No decision by { $whose } stood out. { $name } won against { $other } by { $by }: most of it came from { $part }, { $mine } to { $theirs }.
cli-analyse-level = No decision by { $whose } stood out. { $name } and { $other } ended level.
cli-analyse-stopped = stopped: { $count } of { $of } decisions analysed
cli-analyse-notes = Beside the game:
cli-analyse-page = Analysis
cli-mark-best = best
cli-mark-good = good
cli-mark-slip = slip
cli-mark-blunder = blunder
cli-mark-only = only move

## Puzzles

cli-puzzle-task = { $name } to move: find the best turn.
cli-puzzle-help = Play it as at a table. hint: the theme, undo: one step back, answer: show it, quit: leave.
cli-puzzle-about = Theme: { $theme }.
cli-puzzle-no-theme = Any hint would give it away.
cli-puzzle-solved = Solved.
cli-puzzle-not-yet = Not yet. Winning chance: −{ $lost } points. Try again.
cli-puzzle-answer = The answer:
cli-puzzle-then = { $name } may answer: { $move }
cli-puzzle-chance = The chance to win is then { $chance }%, very likely between { $low } and { $high }.
cli-puzzle-name = puzzle
cli-puzzle-game = game
cli-puzzle-grade = what it takes
cli-puzzle-count = { $done } of { $of } solved
cli-puzzle-grade-skilled = plan a whole turn
cli-puzzle-grade-strong = your rivals will answer
cli-puzzle-grade-master = look two rounds ahead
cli-puzzle-grade-nobody = no computer player finds it
cli-puzzle-mark-first = solved on the first try
cli-puzzle-mark-later = solved
cli-puzzle-mark-missed = not solved yet
cli-puzzle-mark-none = not tried yet
