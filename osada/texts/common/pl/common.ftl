## Who sits at the table, when nobody gave a name

table-seat = Gracz { $number }

## A list: every item but the last is added with the first, the last with the second

table-list-more = { $head }, { $next }
table-list-last = { $head } i { $next }

# Any of them will do: the last is added with this
table-list-either = { $head } lub { $next }
