### Comfort at the table: settings, confirming a move, replay with rounds, summaries on one page.

page-settings = Settings
page-settings-here = Kept in this browser only.
page-settings-pace = Animation speed
page-settings-pace-off = Off
page-settings-pace-slow = Slow
page-settings-pace-normal = Normal
page-settings-pace-fast = Fast
page-settings-pace-help = Off shows every move at once. Until you choose, your device’s own setting counts.
page-settings-confirm = Confirm every move
page-settings-confirm-help = A move is only shown at first. Choose it again, or press Enter, to make it; Esc takes it back.
page-settings-end = Finish automatically when nothing else is left
page-settings-end-help = A turn or a day that can only be ended ends after a moment. Moves that are confirmed wait as ever.
page-settings-sound = Sounds
page-settings-volume = Volume

page-confirm-ask = Make this move? { $action }
page-confirm-how = Choose it again, or press Enter. Esc takes it back.
page-confirm-go = Make the move

page-note-record-breaks = Step { $step } of this record breaks a rule, so it is shown up to there. Line { $line }: { $seat } may not do “{ $action }”. { $why }
page-note-record-differs =
    { $kind ->
        [action] Step { $step } of this record is an action that this game does not have, so it is shown up to there (line { $line }).
       *[other] Step { $step } of this record cannot be played, so it is shown up to there (line { $line }).
    }
    Details: { $why }

page-replay-round-back = To the start of the round
page-replay-round-on = To the next round
page-replay-chart = Points
page-end-chart-pick = Choose a moment to see the table as it was then.

page-undo-begun = { $who } has begun: { $what }

page-summary = Rules on one page
page-summary-tab = { $game } on one page
page-summary-print = Print
