### Osada without a server: the folder that is kept on a device, and the page that is kept there.

## While it is laid

page-laying-title = The table is being laid
page-laying-once = Once only. Afterwards Osada opens without a network; each game comes when you first open it.
page-laying-bytes = { $done } of { $of } MB
page-laying-left = { $seconds ->
    [one] about a second
   *[other] about { $seconds } seconds
}
page-laying-step-page = The page and its pictures
page-laying-step-bringing = Python, the rules and the words
page-laying-step-starting = Python wakes up
page-laying-step-opening = The rules are read
page-laying-alone = No server, no account: games, lessons and puzzles stay here with you.
page-laying-close = You may close the page; it goes on where it stopped.
page-laying-failed = The table could not be laid
page-laying-failed-no-wasm = This browser cannot run Python: it has no WebAssembly. A newer browser can.
page-laying-failed-not-reached = The network is gone. What has come stays here: try again, and it goes on where it stopped.
page-laying-failed-damaged = Some of what came does not fit together; perhaps Osada is being renewed there just now. Try again in a minute.
page-laying-failed-broken = Everything came, but Python did not start. Perhaps the memory is full: close other pages and try again.
page-laying-again = Try again
page-laying-elsewhere = Osada is open in another tab
page-laying-taken = Another tab has your tables now. Only one has them at a time, so that nothing is played twice.
page-laying-here = Bring them here

## In the pocket

page-pocket-in = in your pocket
page-pocket-pure = The rules are not compiled here, so Bear and Owl look less far ahead than at a server. Everything else is the same.
page-animal-pace =
    { $longest ->
        [0] On this device it thinks less than 0.1 s.
       *[other] On this device it usually thinks { $usual ->
            [0] less than 0.1
           *[other] { $usual }
        } s, and { $longest } s at most.
    }
page-animal-pace-none = It has not played on this device yet, so how long it thinks here is not known.
page-pocket-fleeting = Nothing outlasts this tab: the browser keeps nothing here (a private window, or an address that is not secure). Save your games as a file before you close it.
page-pocket-works = All that lies here works.
page-pocket-again = The device had taken its memory back for a moment. Your tables stand as you left them.
problem-shelf-full = The browser has no room left for this. Nothing of it has happened: save your games as a file, make room on the device, and try again.
problem-shelf-gone = The browser does not let Osada keep anything just now. Nothing of it has happened: save your games as a file and open the page again.

## The network, and what is newer

page-shell-offline = No network.
page-shell-waits = Tables of the server wait till you are back.
page-shell-pocket = Play in the pocket
page-shell-newer = A newer Osada lies ready.
page-shell-newer-how = It comes with the next start; running games stay as they are.
page-shell-newer-elsewhere = Osada is open in another tab, too, which still plays by the older one. Close it there first.
page-shell-newer-go = Start it now

## To be kept like a program

page-install-title = Put Osada on this device
page-install-how = An icon, a window of its own, and the browser keeps your games more surely.
page-install-go = Install
page-install-rest = Not now

## This device

page-device-title = This device
page-device-what = Everything here is yours alone. Nothing has been sent anywhere.
page-device-games = Games kept here
page-device-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
page-device-none = No game lies here yet.
page-device-play = Play
page-device-look = Look
page-device-save = Save as a file
page-device-space = Space
page-device-space-of = { $used } MB of { $lent } lent
page-device-space-gb = { $number } GB
page-device-space-mb = { $number } MB
page-device-part-page = Osada { $used } MB
page-device-part-quick = quick start { $used } MB
page-device-part-games = your games { $used } MB
page-device-stays = promised to stay
page-device-may-go = The browser may clear it when space runs short.
page-device-ask = Ask it to keep them
page-device-asked-not = The browser promises nothing yet. It usually does once Osada is installed or used often.
page-device-take = Take all to another device
page-device-take-how = All your games in one file. Open Osada on the other device and bring the file in; here they stay, too.
page-device-file = As one file
page-device-share = Share the file
page-device-bring = Bring games in
page-device-brought = { $count ->
    [one] One game was brought in.
   *[other] { $count } games were brought in.
}
page-device-brought-not = { $name } could not be read: it holds no games of Osada.
page-device-server = Put a game on a server
page-device-server-how = Save it as a file and open the file in the lobby of the server: the record goes across, and both sides check it.
page-device-clear = Clear this device
page-device-clear-how = Asks twice, and offers the file first.
page-device-clear-sure = { $count ->
    [one] The only game on this device will be gone for ever. Do you want it as a file first?
   *[other] All { $count } games on this device will be gone for ever. Do you want them as a file first?
}
page-device-clear-last = Nobody can bring them back. Clear everything?
page-device-clear-go = Clear …
page-device-clear-on = Clear without a file
page-device-clear-now = Clear everything
page-device-clear-keep = Keep them
page-device-failed = It did not work. Nothing was changed.

## Several people with one device

page-pocket-friend = Somebody here
page-pocket-friend-help = You share this device and pass it on between turns.
page-pocket-player = Player { $number }
page-pass-to = The device goes to { $name }
page-pass-how = Nothing of the table is shown before it is taken.
page-pass-take = I am { $name }
page-pass-turn = Now it is up to { $name }.
page-pass-on = Pass the device on

## What comes when somebody first asks for it

page-coming = { $what } is coming: { $done } of { $of } MB
page-coming-not-reached = { $what } has not come to this device yet, and there is no network. Open it once with a network; then it stays here.
page-coming-damaged = { $what } could not be laid out: what came does not fit together. Perhaps Osada is being renewed there just now. Try again in a minute.
page-coming-broken = { $what } came, but could not be laid out. Open the page again.
page-coming-again = It is not here, and nothing was lost. Try again once there is a network.
problem-not-brought = This has not come to this device yet, and there is no network. Open it once with a network; then it stays here.
problem-brought-damaged = What came does not fit together. Perhaps Osada is being renewed there just now. Try again in a minute.
page-device-here = What lies here
page-device-here-how = A game and a language come when you first open them, the rest quietly after that. What lies here needs no network.
page-device-here-yes = lies here
page-device-here-no = comes when it is first opened
page-device-here-all = Bring everything now
