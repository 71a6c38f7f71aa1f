## Who sits at the table, when nobody gave a name

table-seat = Hráč { $number }

## A list: every item but the last is added with the first, the last with the second

table-list-more = { $head }, { $next }
table-list-last = { $head } a { $next }

# Any of them will do: the last is added with this
table-list-either = { $head } nebo { $next }

# So many of them, where their name does not change with the number
table-times = { $count } × { $of }

## Pět zvířat: počítačoví hráči, od nejslabšího

animal =
    { $level ->
        [novice] Slepice
        [casual] Koza
        [skilled] Liška
        [strong] Medvěd
       *[master] Sova
    }
animal-nth =
    { $nth ->
        [1] { $name }
        [2] { $name } II
        [3] { $name } III
       *[other] { $name } { $nth }
    }

## The log: what somebody else has of a turn, behind their name

table-log-of = { $seat }: { $deed }
