### Osada bez serveru: složka, která zůstává v zařízení, a stránka, která tam zůstává.

## Přípravy

page-laying-title = Připravuje se stůl
page-laying-once = Jen jednou. Potom se Osada otevře i bez sítě; každá hra přijde, když ji poprvé otevřete.
page-laying-bytes = { $done } z { $of } MB
page-laying-left = { $seconds ->
    [one] asi sekundu
    [few] asi { $seconds } sekundy
   *[other] asi { $seconds } sekund
}
page-laying-step-page = Stránka a její obrázky
page-laying-step-bringing = Python, pravidla a slova
page-laying-step-starting = Python se probouzí
page-laying-step-opening = Čtou se pravidla
page-laying-alone = Bez serveru a bez účtu: partie, lekce i hádanky zůstanou tady u vás.
page-laying-close = Stránku můžete zavřít; bude pokračovat tam, kde přestala.
page-laying-failed = Stůl se nepodařilo připravit
page-laying-failed-no-wasm = Tento prohlížeč Python nespustí: nemá WebAssembly. Novější to umí.
page-laying-failed-not-reached = Síť je pryč. Co přišlo, to tu zůstane: zkuste to znovu a bude se pokračovat tam, kde se přestalo.
page-laying-failed-damaged = Část toho, co přišlo, k sobě nepatří; možná se tam Osada právě obnovuje. Zkuste to za minutu znovu.
page-laying-failed-broken = Všechno přišlo, ale Python se nespustil. Možná je plná paměť: zavřete jiné stránky a zkuste to znovu.
page-laying-again = Zkusit znovu
page-laying-elsewhere = Osada je otevřená na jiné kartě
page-laying-taken = Vaše stoly má teď jiná karta. Vždy je má jen jedna, aby se nic nezahrálo dvakrát.
page-laying-here = Přenést je sem

## V kapse

page-pocket-in = v kapse
page-pocket-pure = Pravidla tu nejsou zkompilovaná, takže Medvěd a Sova nevidí tak daleko dopředu jako na serveru. Všechno ostatní je stejné.
page-animal-pace =
    { $longest ->
        [0] Na tomto zařízení přemýšlí méně než 0,1 s.
       *[other] Na tomto zařízení přemýšlí obvykle { $usual ->
            [0] méně než 0,1
           *[other] { $usual }
        } s, nejvýš { $longest } s.
    }
page-animal-pace-none = Na tomto zařízení ještě nehrálo, a tak se neví, jak dlouho tu přemýšlí.
page-pocket-fleeting = Tuto kartu nic nepřežije: prohlížeč si tu nic neukládá (anonymní okno, nebo nezabezpečená adresa). Než ji zavřete, uložte partie do souboru.
page-pocket-works = Všechno, co je v zařízení, funguje.
page-pocket-again = Zařízení si na chvíli vzalo paměť zpět. Vaše stoly jsou tak, jak jste je nechali.
problem-shelf-full = V prohlížeči už na to není místo. Nic se nestalo: uložte hry do souboru, uvolněte místo v zařízení a zkuste to znovu.
problem-shelf-gone = Prohlížeč teď nedovolí nic uchovat. Nic se nestalo: uložte hry do souboru a otevřete stránku znovu.

## Síť a novější verze

page-shell-offline = Žádná síť.
page-shell-waits = Stoly na serveru počkají, až se vrátíte.
page-shell-pocket = Hrát v kapse
page-shell-newer = Novější Osada je připravena.
page-shell-newer-how = Přijde s příštím spuštěním; rozehrané partie zůstanou, jak jsou.
page-shell-newer-elsewhere = Osada je otevřená ještě na jiné kartě, kde se hraje podle starší verze. Nejdřív ji tam zavřete.
page-shell-newer-go = Spustit ji teď

## Jako program

page-install-title = Uložit Osadu do tohoto zařízení
page-install-how = Ikona, vlastní okno a prohlížeč si vaše partie uchová spolehlivěji.
page-install-go = Nainstalovat
page-install-rest = Teď ne

## Toto zařízení

page-device-title = Toto zařízení
page-device-what = Všechno tady je jen vaše. Nikam nebylo nic odesláno.
page-device-games = Partie uložené tady
page-device-count = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
page-device-none = Zatím tu není žádná partie.
page-device-play = Hrát
page-device-look = Podívat se
page-device-save = Uložit do souboru
page-device-space = Místo
page-device-space-of = { $used } MB z půjčených { $lent }
page-device-space-gb = { $number } GB
page-device-space-mb = { $number } MB
page-device-part-page = Osada { $used } MB
page-device-part-quick = rychlý start { $used } MB
page-device-part-games = vaše partie { $used } MB
page-device-stays = slíbeno, že zůstane
page-device-may-go = Prohlížeč to může smazat, když dojde místo.
page-device-ask = Požádat, aby je uchoval
page-device-asked-not = Prohlížeč zatím nic neslibuje. Obvykle to udělá, když je Osada nainstalovaná nebo často používaná.
page-device-take = Vzít všechno do jiného zařízení
page-device-take-how = Všechny vaše partie v jednom souboru. Otevřete Osadu v druhém zařízení a soubor načtěte; tady zůstanou také.
page-device-file = Jako jeden soubor
page-device-share = Sdílet soubor
page-device-bring = Načíst partie
page-device-brought = { $count ->
    [one] Načtena jedna partie.
    [few] Načteny { $count } partie.
   *[other] Načteno { $count } partií.
}
page-device-brought-not = Soubor { $name } se nepodařilo přečíst: nejsou v něm partie Osady.
page-device-server = Přenést partii na server
page-device-server-how = Uložte ji do souboru a otevřete ho v lobby serveru: přejde záznam a obě strany ho zkontrolují.
page-device-clear = Vyčistit toto zařízení
page-device-clear-how = Zeptá se dvakrát a nejdřív nabídne soubor.
page-device-clear-sure = { $count ->
    [one] Jediná partie v tomto zařízení navždy zmizí. Chcete ji nejdřív uložit do souboru?
    [few] Všechny { $count } partie v tomto zařízení navždy zmizí. Chcete je nejdřív uložit do souboru?
   *[other] Všech { $count } partií v tomto zařízení navždy zmizí. Chcete je nejdřív uložit do souboru?
}
page-device-clear-last = Nikdo je nevrátí. Vyčistit všechno?
page-device-clear-go = Vyčistit …
page-device-clear-on = Vyčistit bez souboru
page-device-clear-now = Vyčistit všechno
page-device-clear-keep = Nechat je
page-device-failed = Nepodařilo se to. Nic se nezměnilo.

## Several people with one device

page-pocket-friend = Někdo vedle
page-pocket-friend-help = Hrajete na jednom zařízení a mezi tahy si je podáváte.
page-pocket-player = Hráč { $number }
page-pass-to = Zařízení dostává { $name }
page-pass-how = Dokud je nikdo nepřevezme, není ze stolu nic vidět.
page-pass-take = To jsem já, { $name }
page-pass-turn = Teď hraje { $name }.
page-pass-on = Podat zařízení dál

## Co přijde, až o to někdo poprvé požádá

page-coming = { $what } je na cestě: { $done } z { $of } MB
page-coming-not-reached = Tohle v zařízení ještě není: { $what }. A síť chybí. Otevřete to jednou se sítí, potom už to tu zůstane.
page-coming-damaged = Nepodařilo se rozložit: { $what }. Co přišlo, k sobě nepatří; možná se tam Osada právě obnovuje. Zkuste to za minutu znovu.
page-coming-broken = Přišlo, ale nešlo to rozložit: { $what }. Otevřete stránku znovu.
page-coming-again = Tady to není, ale nic se neztratilo. Zkuste to znovu, až bude síť.
problem-not-brought = Tohle v zařízení ještě není a síť chybí. Otevřete to jednou se sítí, potom už to tu zůstane.
problem-brought-damaged = Co přišlo, k sobě nepatří. Možná se tam Osada právě obnovuje. Zkuste to za minutu znovu.
page-device-here = Co tu leží
page-device-here-how = Hra a jazyk přijdou, když je poprvé otevřete, ostatní potichu hned potom. Co tu leží, síť nepotřebuje.
page-device-here-yes = leží tady
page-device-here-no = přijde při prvním otevření
page-device-here-all = Přinést všechno hned
