## Who sits at the table, when nobody gave a name

table-seat = Player { $number }

## A list: every item but the last is added with the first, the last with the second

table-list-more = { $head }, { $next }
table-list-last = { $head } and { $next }

# Any of them will do: the last is added with this
table-list-either = { $head } or { $next }

# So many of them, where their name does not change with the number
table-times = { $count } { $of }

## The five animals: computer players, the weakest first

animal =
    { $level ->
        [novice] Hen
        [casual] Goat
        [skilled] Fox
        [strong] Bear
       *[master] Owl
    }
animal-nth =
    { $nth ->
        [1] { $name }
        [2] { $name } too
        [3] { $name } III
       *[other] { $name } { $nth }
    }

## The log: what somebody else has of a turn, behind their name

table-log-of = { $seat }: { $deed }
