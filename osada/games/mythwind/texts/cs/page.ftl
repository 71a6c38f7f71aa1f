### Deska Mythwindu na stránce. Co deska v terminálu nazývá stejně, je v mythwind-board.ftl.

## Tabs and status

mythwind-page-tabs = Desky
mythwind-page-tab-town = Údolí
mythwind-page-tab-own = Postava
mythwind-page-tab-page = Příběh
mythwind-page-tab-cards = Budovy
mythwind-page-tab-sky = Počasí
mythwind-page-possible = možné teď
mythwind-page-status = { $season } roku { $year }, { $day ->
        [0] před prvním dnem
       *[other] den { $day }
    } · { $phase }
# In the Bad Winter: by the calendar and by the window.
mythwind-page-status-winter = { $season }, rok { $year }, { $day ->
        [0] před prvním dnem
       *[other] den { $day }
    } · { $phase }
mythwind-page-price =
    { $price ->
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    }

## The town

mythwind-page-valley = Údolí
mythwind-page-tracks = Zdroje městečka
mythwind-page-track = { $name }: { $value } z 10. { $action }
mythwind-page-area = Oblast { $area }: { $what }. { $action }
mythwind-page-plot = prázdná oblast
mythwind-page-figure = { $name }, { $character }
mythwind-page-site-card = Pole { $space }: { $building }. { $help }
mythwind-page-tile =
    { $here ->
        [none] { $name }: { $help }
       *[other] { $name }: { $help }. Dnes je tu { $here }.
    }
mythwind-page-tile-adventure = Dobrodružství
mythwind-page-tile-community = Práce / Odkrytí
mythwind-page-tile-construct = Stavba
mythwind-page-tile-hire = Najímání
mythwind-page-visit-adventure = další karta dobrodružství, pro vás
mythwind-page-visit-community = koupit zdroje pro městečko, nebo odkrýt oblast (cena v mincích: { $clear })
mythwind-page-visit-construct = začít stavbu, nebo budovu zbourat
mythwind-page-visit-hire = cena v mincích: jeden dělník { $hire_one }, dva { $hire_two }

## Building cards

mythwind-page-level = úroveň { $level }
mythwind-page-enters = vstupuje na pole { $space }
mythwind-page-needs = Vyžaduje: { $building }
mythwind-page-replaces = Nahrazuje: { $building }
mythwind-page-bonus = Po dokončení:
mythwind-page-action = Akce:
mythwind-page-season-end = Konec období:
mythwind-page-season-end-goal = Cíl splněn:

## The sky

mythwind-page-patterns = vzory
mythwind-page-today = Dnes
mythwind-page-tomorrow = zítra
mythwind-page-last-day = poslední den
mythwind-page-brings-progress = postup staveb
mythwind-page-brings-event = událost
mythwind-page-brings-visit = návštěva skřítka
mythwind-page-days-left =
    { $days ->
        [0] poslední den
        [one] zbývá { $days } den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
    }

## The page

mythwind-page-page = Stránka příběhu
mythwind-page-kind-event = Událost · strana { $number }
mythwind-page-kind-adventure =
    { $who ->
        [none] Dobrodružství { $number }
       *[other] Dobrodružství { $number } · { $who }
    }
mythwind-page-kind-envelope = Tajemná obálka { $number }
mythwind-page-card-event = Událost
mythwind-page-card-adventure = Dobrodružství
mythwind-page-card-envelope = Otevření obálky
mythwind-page-day-title =
    { $day ->
        [0] { $phase }
       *[other] { $phase }, den { $day }
    }
mythwind-page-calm = Stránka příběhu je zatím prázdná. Co dnes podniknete?
mythwind-page-together = Rozhodují všichni společně: navrhněte odpověď.
mythwind-page-waiting-for = Čeká se na souhlas: { $who }
mythwind-page-chronicle = Kronika
mythwind-page-chapter-over = Konec kapitoly
mythwind-page-from-now-on = Od teď
mythwind-page-for-good = natrvalo
mythwind-page-next-chapter = K další kapitole
mythwind-page-agreed = souhlas
mythwind-page-thinking = rozmýšlí se
mythwind-page-no-goal = V tomto období není žádný cíl.
mythwind-page-if-met = Splněn:
mythwind-page-if-missed = Nesplněn:

## A character's own board

mythwind-page-attached = přidružení: { $kind }
mythwind-page-unattached = zatím bez přidružení
mythwind-page-actions-left =
    { $count ->
        [0] bez akce postavy
        [one] { $count } akce postavy
        [few] { $count } akce postavy
       *[other] { $count } akcí postavy
    }
mythwind-page-no-workers = žádní najatí dělníci
mythwind-page-left =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
mythwind-page-orders = Zakázky
mythwind-page-deliver =
    { $quality ->
        [0] Splnit
       *[other] Splnit (+{ $quality })
    }

## The Farmer

mythwind-page-field = Pole
mythwind-page-soil = volná půda
mythwind-page-idle = nefunguje
mythwind-page-point = Položit dílek na { $cell }
mythwind-page-plant-here = Zasadit sem?
mythwind-page-plant-how = Políčka { $cells } · místo { $at } z { $of }
mythwind-page-plant = Zasadit
mythwind-page-previous = Předchozí místo
mythwind-page-next = Další místo

## The Crafter

mythwind-page-bench = Žetony podle úrovně a materiálu
mythwind-page-replace = Vyměnit
mythwind-page-orders-left = – zakázky v hromádkách

## The Merchant

mythwind-page-ledger = Zboží: cena, nabídka, poptávka a sklad
mythwind-page-deal = Obchod
mythwind-page-buy = Koupit
mythwind-page-sell = Prodat
mythwind-page-swap = Vyměnit
mythwind-page-rivals = Soupeři
mythwind-page-stall-decks = Karty trhu: { $market } · další objednávky: { $orders }
mythwind-page-sold-today = Dnes prodáno: { $goods }

## The Ranger

mythwind-page-steps = Krok { $step } z { $length }
mythwind-page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
mythwind-page-depart = Vyrazit
mythwind-page-scout = Prozkoumat
mythwind-page-outfit = Koupit vybavení
mythwind-page-drop = Odhodit
mythwind-page-drop-how = Zmizí z batohu.

## When one looks back at a campaign

mythwind-page-end-time =
    { $seasons ->
        [0] Je to první období městečka: { $season }, rok { $year }, den { $day }.
        [one] Uplynulo jedno období. Je { $season }, rok { $year }, den { $day }.
        [few] Uplynula { $seasons } období. Je { $season }, rok { $year }, den { $day }.
       *[other] Uplynulo { $seasons } období. Je { $season }, rok { $year }, den { $day }.
    }
mythwind-page-end-buildings =
    { $count ->
        [one] Stojí jedna budova: { $names }.
        [few] Stojí { $count } budovy: { $names }.
       *[other] Stojí { $count } budov: { $names }.
    }
mythwind-page-end-cleared =
    { $count ->
        [0] Ostatní oblasti dosud kryje les.
        [one] Odkryta je ještě jedna oblast.
        [few] Odkryty jsou ještě { $count } oblasti.
       *[other] Odkryto je ještě { $count } oblastí.
    }
mythwind-page-end-tracks = Zdroje městečka: { $list }.
mythwind-page-end-track = { $name } { $value }
mythwind-page-end-coins =
    { $count ->
        [one] { $name } ({ $character }) má { $count } minci.
        [few] { $name } ({ $character }) má { $count } mince.
       *[other] { $name } ({ $character }) má { $count } mincí.
    }
mythwind-page-end-achievements =
    { $count ->
        [0] Zatím není dosažen žádný úspěch.
        [one] Dosažen je jeden úspěch.
        [few] Dosaženy jsou { $count } úspěchy.
       *[other] Dosaženo je { $count } úspěchů.
    }
mythwind-page-end-season =
    { $season ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    }

## Decisions and the season’s page

mythwind-page-decision = O čem teď rozhodujete
mythwind-page-season-over = Konec ročního období
mythwind-page-stores = Zásoby městečka
mythwind-page-season-told = Co se vyprávělo
mythwind-page-new-marks = Nové v kronice údolí
mythwind-page-season-goal =
    { $season ->
        [spring] Cíl tohoto jara
        [summer] Cíl tohoto léta
        [autumn] Cíl tohoto podzimu
       *[winter] Cíl této zimy
    }
# What somebody did in the season that is over.
mythwind-page-did-nothing = klidné období
mythwind-page-did-calves =
    { $count ->
        [one] 1 tele
        [few] { $count } telata
       *[other] { $count } telat
    }
mythwind-page-did-maps =
    { $count ->
        [one] 1 nalezená mapa
        [few] { $count } nalezené mapy
       *[other] { $count } nalezených map
    }
mythwind-page-did-harvested =
    { $count ->
        [one] 1 sklizený dílek
        [few] { $count } sklizené dílky
       *[other] { $count } sklizených dílků
    }
mythwind-page-did-orders =
    { $count ->
        [one] 1 zakázka
        [few] { $count } zakázky
       *[other] { $count } zakázek
    }
mythwind-page-did-journeys =
    { $count ->
        [one] 1 výprava
        [few] { $count } výpravy
       *[other] { $count } výprav
    }
mythwind-page-did-finds =
    { $count ->
        [one] 1 nález
        [few] { $count } nálezy
       *[other] { $count } nálezů
    }
mythwind-page-did-sold =
    { $count ->
        [one] prodán 1 kus zboží
        [few] prodány { $count } kusy zboží
       *[other] prodáno { $count } kusů zboží
    }
mythwind-page-did-refined =
    { $count ->
        [one] 1 zušlechtění
        [few] { $count } zušlechtění
       *[other] { $count } zušlechtění
    }
mythwind-page-did-begun =
    { $count ->
        [one] 1 zahájená stavba
        [few] { $count } zahájené stavby
       *[other] { $count } zahájených staveb
    }
mythwind-page-did-skills =
    { $count ->
        [one] 1 nová dovednost
        [few] { $count } nové dovednosti
       *[other] { $count } nových dovedností
    }
mythwind-page-did-adventures =
    { $count ->
        [one] 1 dobrodružství
        [few] { $count } dobrodružství
       *[other] { $count } dobrodružství
    }
mythwind-page-did-planted =
    { $count ->
        [one] 1 zasazený dílek
        [few] { $count } zasazené dílky
       *[other] { $count } zasazených dílků
    }
mythwind-page-did-hired =
    { $count ->
        [one] 1 najatý dělník
        [few] { $count } najatí dělníci
       *[other] { $count } najatých dělníků
    }
mythwind-page-did-used =
    { $count ->
        [one] 1 použitá budova
        [few] budovy použity { $count }krát
       *[other] budovy použity { $count }krát
    }
mythwind-page-did-bought =
    { $count ->
        [one] 1 zdroj koupený pro městečko
        [few] { $count } zdroje koupené pro městečko
       *[other] { $count } zdrojů koupených pro městečko
    }
mythwind-page-did-errands =
    { $count ->
        [one] 1 příležitostná práce
        [few] { $count } příležitostné práce
       *[other] { $count } příležitostných prací
    }
mythwind-page-kept = Splněno
mythwind-page-missed = Nesplněno
mythwind-page-town-then = Co získá městečko
mythwind-page-season-counted = Roční období v číslech
mythwind-page-your-season = Vaše období
mythwind-page-what-comes = Co bude dál
mythwind-page-to-town = Zpět do městečka
mythwind-page-go-on = Dál do dalšího období: { $season }
mythwind-page-came-of-it = Co z toho vzešlo

## Where to choose

mythwind-page-how-home = Zvolte dílek pod údolím nebo modře orámovanou budovu s kostkou.
mythwind-page-how-out = Zvolte akci na své desce, nebo ukončete den.
mythwind-page-how-between = Nechte si postavu, nebo si na stránce období vezměte jinou.
mythwind-page-how-page = Zvolte odpověď pod příběhem.
mythwind-page-how-season = Zvolte odpověď na stránce období.
mythwind-page-how-own = Zvolte na své desce něco modře orámovaného.
mythwind-page-how-town = Zvolte odpověď na kartě u budovy.
mythwind-page-how-area = Zvolte modře orámovanou oblast v údolí.
mythwind-page-how-cards = Zvolte kartu budovy, kterou začnete stavět, nebo budovu v údolí, kterou zbouráte.
mythwind-page-how-site = Zvolte budovu na stavební stupnici.
mythwind-page-how-house = Zvolte modře orámovanou budovu v údolí.
mythwind-page-how-tower = Zvolte kostku ve věži.
mythwind-page-how-hired = Zvolte jednu z najatých kostek.
mythwind-page-how-track = Zvolte jednu ze stupnic nad údolím.
mythwind-page-how-work = Zvolte stupnici nad údolím, chcete-li kupovat, nebo les, který odkryjete.
mythwind-page-how-cell = Zvolte modře orámované políčko na poli.
mythwind-page-how-seed = Zvolte dílek mezi osivem vedle pole.
mythwind-page-how-plot = Zvolte políčko na poli; Q a E mění místo.
mythwind-page-how-token = Zvolte modře orámovaný žeton na policích.
mythwind-page-how-order = Zvolte lístek na korkové nástěnce.
mythwind-page-how-foot = Zvolte odpověď dole v dílně.
mythwind-page-how-bay = Zvolte cenu pod zbožím, nebo objednávku vedle vozíku.
mythwind-page-how-rival = Zvolte soupeře na ulici.
mythwind-page-how-prepare = Zvolte vybavení vedle mapy, opotřebené v batohu, nebo kraj k průzkumu.
mythwind-page-how-region = Zvolte kraj na mapě.
mythwind-page-how-need = Zvolte vybavení v batohu, nebo odpověď na stránce. Když dojdou síly, polovina kořisti se za soumraku ztratí.
mythwind-page-how-pack = Zvolte něco v batohu.
mythwind-page-how-beside = Zvolte odpověď vedle své figurky na mapě.
mythwind-page-how-together = Zvolte odpověď, kterou navrhnete ostatním.
mythwind-page-how-proposed = Návrh: { $answer }. Souhlaste, nebo zvolte jinou odpověď.
mythwind-page-step-deed = akce
mythwind-page-step-tile = dílek
mythwind-page-step-place = místo
mythwind-page-step-gear = vybavení
mythwind-page-step-cow = kráva
mythwind-page-step-first = první dělník
mythwind-page-step-second = druhý dělník

## What things are

mythwind-page-card-skill = dovednost
mythwind-page-card-tile = dílek akce městečka
mythwind-page-card-building = budova, úroveň { $level }
mythwind-page-card-attach-sprite = Kdo sem přijde, má dnes přidružení ke skřítkům.
mythwind-page-card-attach-villager = Kdo sem přijde, má dnes přidružení k obyvatelům.
mythwind-page-card-cost = cena
mythwind-page-card-entry = vstupní pole stupnice
mythwind-page-card-area = oblast { $area }
mythwind-page-card-forest = Les. Než tu bude stát budova, je třeba oblast odkrýt (cena v mincích: { $price }).
mythwind-page-card-plot = Odkrytá oblast: může tu stát dokončená budova.
mythwind-page-card-die = dělník
mythwind-page-card-die-sprite = Skřítek pomáhá v akcích dělníků pro skřítky. Hodnota říká, kolik dokáže; každým použitím slábne.
mythwind-page-card-die-villager = Obyvatel pomáhá v akcích dělníků pro obyvatele. Hodnota říká, kolik dokáže; každým použitím slábne.
mythwind-page-card-value = hodnota
mythwind-page-card-hire = mincí za jednoho / dva
mythwind-page-card-track = zdroj městečka
mythwind-page-card-track-does = Platí se jím budovy a to, co chtějí události. Další koupíte na dílku Práce / Odkrytí.
mythwind-page-card-level = úroveň
mythwind-page-card-price = vaše cena za jeden, v mincích
mythwind-page-help-plant = Kupte dílky osiva a položte je na volnou půdu pole.
mythwind-page-help-water = Zalijte sazenice, aby dozrály.
mythwind-page-help-harvest = Skliďte skupinu spojených zralých dílků za mince.
mythwind-page-help-livestock = Kupte, prodejte nebo přesuňte krávy, nebo je nechte mít tele.
mythwind-page-help-equip = Kupte vybavení na pole, nebo vyčistěte políčka od křoví a plevele.
mythwind-page-help-craft = Vytáhněte žetony z pytlíku a pak zušlechtěte, co leží v dílně.
mythwind-page-help-trade = Nakupujte a prodávejte zboží na trhu a plňte objednávky, obchod za obchodem.
mythwind-page-help-prepare = V městečku: kupte a opravte vybavení, prozkoumejte kraje, odpočiňte si a vyrazte.
mythwind-page-help-travel = Postupte o krok dál a odkryjte další kartu kraje.
mythwind-page-help-camp = Spotřebujte zásoby a na cestě naberte síly.
mythwind-page-help-odd-job = Vezměte si mince místo akce postavy.
mythwind-page-help-finish = Váš den končí; soumrak přijde, až skončí všichni.
mythwind-page-help-sell-token = Prodejte zušlechtěný žeton za mince.
mythwind-page-help-refine-token = Posuňte žeton o úroveň výš, je-li tam místo.
mythwind-page-help-deliver-order = Odevzdejte žetony, které zakázka chce. Lepší zvýší odměnu.
mythwind-page-help-deliver-goods = Odevzdejte obojí zboží z objednávky za odměnu.
mythwind-page-help-depart = Vyrazte z městečka do tohoto kraje; začíná cesta.
mythwind-page-help-scout = Prohlédněte si další karty tohoto kraje a seřaďte je.

## The four places

mythwind-page-not-now = { $count } teď ne
mythwind-page-does-plant =
    { $plant ->
        [one] { $plant } dílek
        [few] až { $plant } dílky
       *[other] až { $plant } dílků
    }
mythwind-page-does-water =
    { $water ->
        [one] { $water } dílek
        [few] až { $water } dílky
       *[other] až { $water } dílků
    }
mythwind-page-does-harvest =
    { $harvest ->
        [one] { $harvest } skupina
        [few] až { $harvest } skupiny
       *[other] až { $harvest } skupin
    }
mythwind-page-does-livestock =
    { $livestock ->
        [one] { $livestock } krok
        [few] { $livestock } kroky
       *[other] { $livestock } kroků
    }
mythwind-page-does-equip =
    { $equip ->
        [one] vybavení, nebo vyčistit { $equip } políčko
        [few] vybavení, nebo vyčistit až { $equip } políčka
       *[other] vybavení, nebo vyčistit až { $equip } políček
    }
mythwind-page-does-craft =
    { $craft ->
        [one] zušlechtit o { $craft } krok
        [few] zušlechtit o { $craft } kroky
       *[other] zušlechtit o { $craft } kroků
    }
mythwind-page-does-trade =
    { $trade ->
        [one] { $trade } obchod
        [few] až { $trade } obchody
       *[other] až { $trade } obchodů
    }
mythwind-page-does-prepare =
    { $prepare ->
        [one] { $prepare } bod
        [few] { $prepare } body
       *[other] { $prepare } bodů
    }
mythwind-page-does-travel = jeden krok, jedna karta
mythwind-page-does-camp = jeden proviant
mythwind-page-does-odd-job =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-page-does-worker = bod dělníka
mythwind-page-place-farmer = Pole
mythwind-page-place-crafter = Dílna
mythwind-page-place-merchant = Trh
mythwind-page-place-ranger = Divočina
mythwind-page-seed-box = Truhlík se semeny
mythwind-page-shed = Kůlna
mythwind-page-stands = stojí
mythwind-page-worth =
    { $coins ->
        [one] cena { $coins } mince
        [few] cena { $coins } mince
       *[other] cena { $coins } mincí
    }
mythwind-page-shelf-1 = surové
mythwind-page-shelf-2 = střižené
mythwind-page-shelf-3 = tvarované
mythwind-page-shelf-4 = jemné
mythwind-page-shelf-5 = mistrovské
mythwind-page-cart = Váš vozík
mythwind-page-price-then = zítra { $price }
mythwind-page-home = Domov
mythwind-page-length =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
mythwind-page-maps-needed =
    { $count ->
        [one] otevře ho { $count } mapa
        [few] otevřou ho { $count } mapy
       *[other] otevře ho { $count } map
    }
mythwind-page-step-of = { $region }, krok { $step } z { $length }
mythwind-page-you-find = Najdete
mythwind-page-answer-ranger-turn-back-yes = Obrátit se domů
mythwind-page-answer-ranger-turn-back-no = Přespat tu a jít dál
mythwind-page-answer-ranger-push-yes = Jít ještě dál
mythwind-page-answer-ranger-push-no = Zůstat tu na noc
mythwind-page-then-ranger-turn-back-yes =
    { $finds ->
        [0] zítra za soumraku doma, bez kořisti na prodej
        [one] zítra za soumraku doma: { $finds } kus kořisti v ceně { mythwind-page-coins-of }
        [few] zítra za soumraku doma: { $finds } kusy kořisti v ceně { mythwind-page-coins-of }
       *[other] zítra za soumraku doma: { $finds } kusů kořisti v ceně { mythwind-page-coins-of }
    }
mythwind-page-then-ranger-turn-back-no = zítra krok { $step } z { $length }, síly: { $stamina }; při 0 se polovina kořisti ztratí
mythwind-page-then-ranger-push-yes = 1 bod sil za další kartu
mythwind-page-then-ranger-push-no = další karta až zítra
mythwind-page-answer-ranger-need-spend-stamina = Místo toho 1 bod sil
mythwind-page-answer-may-yes = Udělat to
mythwind-page-answer-may-no = Nechat být
mythwind-page-then-may-no = bez ceny a bez efektu
mythwind-page-answer-learn-no = Dnes žádnou dovednost
mythwind-page-then-learn-no = mince vám zůstanou
mythwind-page-answer-swap-yes = Vyměnit
mythwind-page-answer-swap-no = Nechat si svou
mythwind-page-how-sheet = Zvolte dovednost na svém listu.
mythwind-page-read-again = Přečíst stránku znovu
mythwind-page-sheet-workers = Najatí dělníci
mythwind-page-sheet-skills = Dovednosti
mythwind-page-skills-none = zatím žádná dovednost
mythwind-page-plant-for =
    { $price ->
        [0] Zasadit sem zdarma
        [one] Zasadit sem za { $price } minci
        [few] Zasadit sem za { $price } mince
       *[other] Zasadit sem za { $price } mincí
    }
mythwind-page-plant-set =
    { $count ->
        [one] Samostatná skupina, dnes v ceně { mythwind-page-coins-of }
        [few] Jeho skupina: { $count } dílky, dnes v ceně { mythwind-page-coins-of }
       *[other] Jeho skupina: { $count } dílků, dnes v ceně { mythwind-page-coins-of }
    }
mythwind-page-refined = { $piece } na úroveň { $level }
mythwind-page-refined-can = Pak lze splnit: { $orders }
mythwind-page-refined-same = Žádná zakázka tím nebude hotová.
mythwind-page-coins-of =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mincí
       *[other] { $coins } mincí
    }
mythwind-page-chapter-told =
    { $seasons ->
        [one] { $seasons } roční období
        [few] { $seasons } roční období
       *[other] { $seasons } ročních období
    }, { $houses ->
        [one] { $houses } dům.
        [few] { $houses } domy.
       *[other] { $houses } domů.
    }
mythwind-page-lasting-sprite = dá se jednou denně požádat o pomoc na poli akcí skřítků.
mythwind-page-lasting-hatch = Nechává si poklop: od dneška je nakreslen na mapě i se světlem.
mythwind-page-lasting-kept = To zůstane ve všech obdobích; co bylo předtím, stojí v kronice.
mythwind-page-answer-coins =
    { $count ->
        [one] Mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
mythwind-page-then-skills =
    { $count ->
        [0] na žádnou nemáte
        [one] máte na { $count }
       *[other] máte na { $count }
    }
mythwind-page-today-farmer-rainy = Déšť zalije sazenici.
mythwind-page-today-farmer-spring-cloudy = Osivo je dnes levnější.
mythwind-page-today-farmer-summer-sunny = Jahody dnes vynesou víc.
mythwind-page-today-farmer-autumn-cloudy = Brambory dnes vynesou víc.
mythwind-page-today-farmer-winter = V zimě nelze sázet velké dílky.
mythwind-page-today-crafter-rainy = Papír navlhl: dnes ho nelze zušlechtit.
mythwind-page-today-crafter-sunny = První dřevo dnes zušlechtíte o dvě úrovně.
mythwind-page-today-merchant-rainy = Déšť: obilí je méně.
mythwind-page-today-merchant-sunny = Slunce: po skle je větší poptávka.
mythwind-page-today-ranger-sunny = U první dnešní karty smíte pominout jednu potřebu.
mythwind-page-today-ranger-rainy = V Mokřinách a ve Starém lese je třeba i plášť.
