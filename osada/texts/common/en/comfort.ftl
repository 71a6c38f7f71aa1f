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
page-settings-confirm-help = A move is only shown at first. Press it again, or Enter, to make it; Esc takes it back.
page-settings-sound = Sounds
page-settings-volume = Volume

page-confirm-ask = Make this move? { $action }
page-confirm-how = Press it again, or press Enter. Esc takes it back.
page-confirm-go = Make the move
