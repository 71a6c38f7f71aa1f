"""One table: who sits there, what is played, taken back and agreed on, what each may know of it.

Values in, values out: it knows no network, database, process or clock."""
