### What the command line says. Each key is used in osada/cli as talk("…"), without "cli-".

## osada serve, and osada alone

cli-serve-here = The table is set: { $url }
cli-serve-network = On the same network:  { $url }
cli-serve-scan = On a phone, scan this:
cli-serve-kept = Games are kept in { $place }
cli-serve-no-page = The page has not been built, so only programs can play: ./run builds it.
cli-serve-port-taken = Port { $port } is taken, so this is port { $other }.
cli-serve-how-to-end = Ctrl-C ends the server; games that are running wait for you. “osada --help” says what else there is.
cli-serve-ended = The server has ended. All games are kept.

## osada server check-upgrade

cli-upgrade-tables = tables
cli-upgrade-same =
    { $tables ->
        [one] { $same } of { $tables } game comes out the same by the present rules.
       *[other] { $same } of { $tables } games come out the same by the present rules.
    }
cli-upgrade-table = table
cli-upgrade-game = game
cli-upgrade-number = entry
cli-upgrade-what = what differs
cli-upgrade-start = cannot be set up
cli-upgrade-action = there is no such action
cli-upgrade-illegal = is not legal now
cli-upgrade-chance = chance is asked otherwise
cli-upgrade-told = tells something else
cli-upgrade-position = leads to another position
cli-upgrade-applied =
    { $count ->
        [one] { $count } game goes on by the present rules from now on.
       *[other] { $count } games go on by the present rules from now on.
    }
cli-upgrade-to-apply =
    { $count ->
        [one] { $count } of them waits at older rules: --apply lets it go on.
       *[other] { $count } of them wait at older rules: --apply lets them go on.
    }

## osada lab load

cli-load-steps = steps
cli-open-steps = Playing the game
cli-open-told = A finished game of { $game }, { $seats } players, { $actions } actions, { $size } kB: opened in { $middle } (median), { $worst } at most.
cli-load-title = From an action to every seat’s update: { $players } players at { $tables } tables ({ $games })
cli-load-part = meanwhile
cli-load-quiet = nobody thinks
cli-load-thinking = two computer players think
cli-load-rate = actions/s
cli-load-worst = worst
cli-load-limit = limit p99

## osada lab players

cli-players-steps = Playing { $game }
cli-players-title = A move of the computer player “{ $level }” in ms of the processor (people at the table: { $people })
cli-players-decisions = decisions
cli-players-thinking = thinking alone
cli-players-table = at the table
cli-players-ratio = ratio
cli-players-server = of it the server
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
cli-kill-told = The server was killed { $times } times in { $seconds } s. Acknowledged: { $acknowledged }, lost: { $lost }, doubled: { $doubled }, sent again after a cut: { $again }; records that do not play through: { $unplayable } of { $tables }.

## osada games

cli-games-seats = players
cli-games-languages = languages
cli-games-rules = rules version
cli-games-content = printed values
cli-games-option = option
cli-games-default = default
cli-games-meaning = meaning
cli-games-rule = rule
cli-games-more =
    { $count ->
        [one] … or { $count } other
       *[other] … or { $count } others
    }

## osada record

cli-record-ok =
    ok: { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $result }
cli-record-unfinished = not finished
cli-record-won = won by { $names } ({ $points })
cli-record-reached =
    { $count ->
        [one] After { $count } action. To decide: { $names }.
       *[other] After { $count } actions. To decide: { $names }.
    }
cli-record-short =
    { $count ->
        [one] The record has only { $count } action.
       *[other] The record has only { $count } actions.
    }

## osada rules

cli-rules-more = “osada rules GAME ID” shows one in full, with where it comes from.
cli-rules-scenario = (a test scenario: its position and outcome stand in docs/rules)
cli-rules-kind = kind
cli-rules-section = section
cli-rules-from = rests on
cli-rules-heading = in the rulebook
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
 } and every card hold together ({ $hash }).
cli-content-ok = ok: fingerprint with these corrections: { $hash }

## The table: around a game

cli-seed = Seed { $seed }: “--seed { $seed }” deals the same set-up again.
cli-sealed = The seed is sealed: this record was taken from a server while the game was still being played. What is drawn from here on will differ.
cli-is-person = you
cli-is-bot = computer player ({ $bot })
cli-welcome-help = Answer by number or by text; “help” says what else you can type.
cli-hand-over = { $name }, take the keyboard. Press Enter when only you see the screen.
cli-kept = The game is kept in { $file } (osada play { $game } --load { $file }).
cli-not-kept = The game cannot be kept: { $why }. Type “save FILE” to keep it elsewhere.
cli-load-not-adopted = { $file } holds comments of its own and stays as it is; the game goes on in another file.
cli-goodbye = Nothing was kept. Goodbye.
cli-quit-save = Keep this game? Enter: yes, in { $file } · a file name: there · n: no{" "}
cli-quit-yes-words = y yes
cli-quit-no-words = n no

## The table: answers to what was typed

cli-no-such-number = There is no { $number } in the list: it goes from 1 to { $most }. To name a thing, write it out, e.g. “{ $example }”.
cli-not-understood = “{ $text }” is no action. “moves” lists what you can do, “help” what else you can type.
cli-not-understood-near = “{ $text }” is no action. Did you mean “{ $near }”?
cli-refused = Not allowed: { $action }.
cli-rest-not-played = Stopped at “{ $text }”; not played: { $rest }.
cli-turn-passed = It is no longer your turn; not played: { $rest }.
cli-why-what = Why what? Write an action behind it, e.g. “why { $example }”.
cli-why-legal = That is allowed: { $action }.
cli-why-not = Not allowed now: { $action }.
cli-rule-is-scenario = { $id } is a test scenario, not a rule. Its position and outcome stand in docs/rules.
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-barrier = This cannot be taken back: something was drawn or shown since, and nobody can unlearn it.
cli-undo-other-person = This cannot be taken back: another player has decided something since.
cli-undo-what = Write “undo” for one decision or “undo turn” for the whole turn.
cli-took-back =
    { $count ->
        [one] Taken back: { $count } decision.
       *[other] Taken back: { $count } decisions.
    }
cli-took-back-answers =
    { $count ->
        [one] And { $count } answer of a computer player.
       *[other] And { $count } answers of computer players.
    }

## The table: help

cli-help-act = choose from the list by number
cli-help-act-text = or by the text beside it
cli-help-act-short = or by a shorter text, where it can mean only one thing
cli-help-act-several = several decisions at once; stops at the first that is refused
cli-help-why = why this is not allowed now (also with “?” instead of “why”)
cli-help-rule = the text of a rule
cli-help-undo = take back your last decision, as long as nobody has learned anything since
cli-help-undo-turn = take back your whole turn
cli-help-moves = the question and the list again, explained
cli-help-board = the board again
cli-help-log = everything that has happened, as far as you may know it
cli-help-file = FILE
cli-help-save = keep the game in this file from now on
cli-help-quit = leave; the game can be resumed with --load

## The table: the end

cli-scores = Final scores
cli-rank = rank
cli-player = player
cli-total = total
cli-tie-break = in a tie: { $by }
cli-victory = { $name } wins.
cli-victory-by-tie-break = { $name } wins the tie: { $by }.
cli-shared-victory = Shared victory: { $names }.
