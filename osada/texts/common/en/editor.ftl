### The page where the position of a table at home is entered.

page-edit-title = Recreate the game from your table
page-edit-link = Recreate a game from your table at home
page-edit-link-help = Put the pieces where they lie and play on from there, have it analysed, or print it.
page-edit-here = Change this position
page-edit-redo = Redo
page-edit-begin = Begin again
page-edit-set-up = Begin with the set-up
page-edit-empty = Begin with an empty table
page-edit-text = As a text
page-edit-print = Print
page-edit-copy = Copy the position
page-edit-download = Save as a file
page-edit-paste-here = Paste the text of a position here, or drop its file
page-edit-choose-file = Choose a file
page-edit-use = Go on from it
page-edit-left =
    { $left ->
        [0] nothing left
       *[other] { $left } in the box
    }
page-edit-thing = { $name }: { page-edit-left }
page-edit-less = less: { $name }
page-edit-more = more: { $name }
page-edit-adds-up = Does it add up?
page-edit-sound = Everything adds up.
page-edit-places = Places for it, in words ({ $count })
page-edit-take-up = What lies there, in words ({ $count })
page-edit-take = Lay out what lies on your table
page-edit-take-how = Choose something from the box, or something to move
page-edit-put = Put it where it lies on your table: { $name }
page-edit-put-how = Choose a highlighted place
page-edit-put-back = Back into the box
page-edit-analyse = Analyse
page-edit-play-on = Play on from here
page-edit-advice = Best moves for { $name }
page-edit-unreachable = The server could not be reached. What you have entered stays here.
page-edit-from-here = The game goes on from the position that you have entered.
problem-fault =
    Something does not add up.
    Details: { $why }
# What the reader is told already, as a fault
problem-said = { $why }
problem-no-position =
    This text is not a position.
    Details: { $why }
problem-bad-edit =
    This cannot be done to the position.
    Details: { $why }
