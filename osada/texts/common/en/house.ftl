# The pages of whoever looks after the house

page-house-title = The house
page-house-room-health = Health
page-house-room-tables = Tables
page-house-room-people = People
page-house-room-deeds = Who did what
page-house-signed = { $minutes ->
    [0] { $login }: the password is asked for before anything changes
    [one] signed in as { $login }, 1 minute left
   *[other] signed in as { $login }, { $minutes } minutes left
}
page-house-prove = Is it you?
page-house-prove-go = Go on
page-house-well = The house is well.
page-house-know = The house is well. One thing to know:
page-house-wrong = Something is wrong:
page-house-since = Open without a stop since { $when }.
page-house-copy = Copy for a helper
page-house-news-store-full = The disk is full. Free some space: play goes on by itself.
page-house-news-store-gone = The database file was moved or deleted. Nothing is written any more.
page-house-news-store-corrupt = The database is damaged. Stop the server and restore the last backup.
page-house-news-store-locked = Another program keeps the database locked.
page-house-news-store-read-only = The database cannot be written to.
page-house-news-store-schema = The database is of another edition of Osada.
page-house-news-store-slow = The database does not answer in time.
page-house-news-store-away = The database server is not there.
page-house-news-store-broken = The database does not answer. The log says more.
page-house-news-redis-away = Redis is not there: moves may reach people late.
page-house-news-disk-little = The disk has { $free } MB left, too little for a backup.
page-house-news-backup-failed = The last backup could not be made: { $why }
page-house-news-backups-missing = No backup has been made yet.
page-house-news-backups-old = The last backup is { $hours } hours old.
page-house-news-backups-none = No place for backups is set.
page-house-news-disk-soon = { $days ->
    [one] Tomorrow the disk will be three quarters full.
   *[other] In { $days } days the disk will be three quarters full.
}
page-house-news-thoughts-wait = { $count ->
    [one] One person or computer player waits for a thought.
   *[other] { $count } people and computer players wait for a thought.
}
page-house-tables = Tables
page-house-day = last 24 hours
page-house-open = { $sockets ->
    [one] open now, by one person
   *[other] open now, by { $sockets } people
}
page-house-running = being played
page-house-over = finished
page-house-records = records · tries
page-house-accounts = accounts · guests
page-house-storage = Storage
page-house-daily = { $size } more a day
page-house-database = the database
page-house-free = free
page-house-disk = the whole disk
page-house-elsewhere = PostgreSQL keeps it. How much room is left there, its own machine knows.
page-house-backup = Backup
page-house-backup-last = the last one, { $size }
page-house-backup-when = made
page-house-backup-tables = tables in it
page-house-backup-none = None has been made yet.
page-house-backup-off = The server makes none: set OSADA_BACKUPS to a folder, best on another disk.
page-house-back-up = Back up now
page-house-backing-up = A backup is being made …
page-house-backed = backed up
page-house-not-backed = no backup
page-house-today = today
page-house-workers = Thinkers
page-house-working = { $count ->
    [one] one is awake
   *[other] { $count } are awake
}
page-house-thinker = thinker { $number }
page-house-asleep = asleep
page-house-waiting = waiting for a thought
page-house-due = tables where a computer player is to move
page-house-quick = How quick it feels
page-house-hour = this hour
page-house-middle = from a move to everybody’s screen, middle
page-house-quiet = Nothing was played this hour.
page-house-slow = one in a hundred waits longer than
page-house-commands = moves and words
page-house-troubles = What went wrong
page-house-lines = { $count ->
    [one] line in the log
   *[other] lines in the log
}
page-house-no-troubles = Nothing.
page-house-version = version
page-house-process = Open tables, hours, thinkers and the log are those of the process that answers.
page-house-kind = Which tables
page-house-kind-all = all
page-house-kind-running = being played
page-house-kind-over = finished
page-house-kind-ended = broken off
page-house-kind-archive = records
page-house-tables-none = There are no such tables.
page-house-record = Record
page-house-record-of = Record of { $table }
page-house-people = People
page-house-search = Name begins with
page-house-find = Find
page-house-people-none = Nobody signs in with such a name.
page-house-person = { $running } running games · account since { $since } · last here { $seen }
page-house-more = Show more
page-house-sign-out = Sign out everywhere
page-house-sign-out-how = { $login } has to sign in again in every browser. Games and seats stay.
page-house-signed-out = { $count ->
    [one] { $login } is signed out of one browser.
   *[other] { $login } is signed out of { $count } browsers.
}
page-house-deeds = Who did what
page-house-deeds-stay = kept for ever, cannot be changed
page-house-keepers = Who looks after the house: { $logins }.
page-house-deeds-none = Nothing so far.
page-house-deed-machine = at the machine itself
page-house-deed-keeper-added = { $about } looks after the house
page-house-deed-keeper-removed = { $about } no longer looks after the house
page-house-deed-backup = made a backup
page-house-deed-signed-out = signed { $about } out everywhere
page-house-deed-record = took the record of table { $about }
