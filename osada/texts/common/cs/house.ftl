# Stránky toho, kdo se stará o dům

page-house-title = Dům
page-house-room-health = Stav
page-house-room-tables = Stoly
page-house-room-people = Lidé
page-house-room-deeds = Kdo co udělal
page-house-signed = { $minutes ->
    [0] { $login }: před každou změnou je třeba zadat heslo
    [one] přihlášen účet { $login }, zbývá 1 minuta
    [few] přihlášen účet { $login }, zbývají { $minutes } minuty
   *[other] přihlášen účet { $login }, zbývá { $minutes } minut
}
page-house-prove = Jste to vy?
page-house-prove-go = Dál
page-house-well = Dům je v pořádku.
page-house-know = Dům je v pořádku. Dobré vědět:
page-house-wrong = Něco není v pořádku:
page-house-since = Otevřen bez přestávky od: { $when }.
page-house-copy = Zkopírovat pro pomocníka
page-house-news-store-full = Disk je plný. Uvolněte místo a hra se sama rozběhne.
page-house-news-store-gone = Soubor databáze byl přesunut nebo smazán. Nic se už neukládá.
page-house-news-store-corrupt = Databáze je poškozená. Zastavte server a obnovte poslední zálohu.
page-house-news-store-locked = Databázi drží zamčenou jiný program.
page-house-news-store-read-only = Do databáze nelze zapisovat.
page-house-news-store-schema = Databáze patří k jinému vydání Osady.
page-house-news-store-slow = Databáze neodpovídá včas.
page-house-news-store-away = Databázový server tu není.
page-house-news-store-broken = Databáze neodpovídá. Víc říká protokol.
page-house-news-redis-away = Redis tu není: tahy mohou přicházet pozdě.
page-house-news-disk-little = Na disku zbývá { $free } MB, na zálohu příliš málo.
page-house-news-backup-failed = Poslední zálohu se nepodařilo udělat: { $why }
page-house-news-backups-missing = Zatím nebyla udělána žádná záloha.
page-house-news-backups-old = Poslední záloha je stará { $hours } hodin.
page-house-news-backups-none = Není určeno místo pro zálohy.
page-house-news-disk-soon = { $days ->
    [one] Zítra bude disk ze tří čtvrtin plný.
    [few] Za { $days } dny bude disk ze tří čtvrtin plný.
   *[other] Za { $days } dní bude disk ze tří čtvrtin plný.
}
page-house-news-thoughts-wait = { $count ->
    [one] Na promyšlení čeká jeden člověk nebo počítačový hráč.
   *[other] Na promyšlení čeká lidí a počítačových hráčů: { $count }.
}
page-house-tables = Stoly
page-house-day = posledních 24 hodin
page-house-open = { $sockets ->
    [one] teď otevřených, jedním člověkem
   *[other] teď otevřených, { $sockets } lidmi
}
page-house-running = hrají se
page-house-over = dohrané
page-house-records = záznamy · pokusy
page-house-accounts = účty · hosté
page-house-storage = Místo
page-house-daily = denně o { $size } víc
page-house-database = databáze
page-house-free = volno
page-house-disk = celý disk
page-house-elsewhere = Drží ji PostgreSQL. Kolik tam zbývá místa, ví jeho stroj.
page-house-backup = Záloha
page-house-backup-last = poslední, { $size }
page-house-backup-when = udělána
page-house-backup-tables = stolů v ní
page-house-backup-none = Zatím nebyla udělána žádná.
page-house-backup-off = Server žádné nedělá: nastavte OSADA_BACKUPS na složku, nejlépe na jiném disku.
page-house-back-up = Zálohovat teď
page-house-backing-up = Záloha se právě dělá …
page-house-backed = zálohováno
page-house-not-backed = bez zálohy
page-house-today = dnes
page-house-workers = Myslitelé
page-house-working = { $count ->
    [one] jeden je vzhůru
    [few] { $count } jsou vzhůru
   *[other] { $count } je vzhůru
}
page-house-thinker = myslitel { $number }
page-house-asleep = spí
page-house-waiting = čeká na promyšlení
page-house-due = stoly, kde táhne počítač
page-house-quick = Jak je to svižné
page-house-hour = tato hodina
page-house-middle = od tahu na obrazovky všech, medián
page-house-quiet = V této hodině nikdo nehrál.
page-house-slow = jeden ze sta čeká déle než
page-house-commands = tahy a slova
page-house-troubles = Co se nepovedlo
page-house-lines = { $count ->
    [one] řádek v protokolu
    [few] řádky v protokolu
   *[other] řádků v protokolu
}
page-house-no-troubles = Nic.
page-house-version = verze
page-house-process = Otevřené stoly, hodiny, myslitelé a protokol jsou z procesu, který odpovídá.
page-house-kind = Které stoly
page-house-kind-all = všechny
page-house-kind-running = hrají se
page-house-kind-over = dohrané
page-house-kind-ended = přerušené
page-house-kind-archive = záznamy
page-house-tables-none = Takové stoly tu nejsou.
page-house-record = Záznam
page-house-record-of = Záznam stolu { $table }
page-house-people = Lidé
page-house-search = Jméno začíná na
page-house-find = Najít
page-house-people-none = Nikdo se tak nepřihlašuje.
page-house-person = rozehrané hry: { $running } · účet od: { $since } · naposledy: { $seen }
page-house-more = Zobrazit další
page-house-sign-out = Odhlásit všude
page-house-sign-out-how = { $login } se bude muset znovu přihlásit v každém prohlížeči. Hry a místa zůstanou.
page-house-signed-out = { $count ->
    [one] { $login }: odhlášeno z jednoho prohlížeče.
   *[other] { $login }: odhlášeno z { $count } prohlížečů.
}
page-house-deeds = Kdo co udělal
page-house-deeds-stay = zůstává navždy, změnit to nelze
page-house-keepers = O dům se starají: { $logins }.
page-house-deeds-none = Zatím nic.
page-house-deed-machine = přímo na stroji
page-house-deed-keeper-added = { $about } se stará o dům
page-house-deed-keeper-removed = { $about } se už o dům nestará
page-house-deed-backup = záloha
page-house-deed-signed-out = { $about }: odhlášení všude
page-house-deed-record = vzat záznam stolu { $about }
