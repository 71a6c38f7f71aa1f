### What the guided first days say, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-mythwind-intro = Nikt tu nie wygrywa ani nie przegrywa: jest miasteczko, dolina i pory roku. Grasz Rolnikiem. Do czwartego dnia wykonuj podświetlone ruchy, a potem dolina jest twoja.

## Day 1

lesson-mythwind-event = Każdy świt odsłania kartę pogody, a dzisiejsza przynosi wydarzenie. Przeczytaj je i wybierz; w kilka osób wybieracie wspólnie. Celem tej pory roku jest 3 kultury: rozbij obóz pod starą wieżą.
lesson-mythwind-figure = W południe wysyłasz figurkę w jedno miejsce w miasteczku. Od niego zależy też, kto ci dziś pomaga, duszki czy mieszkańcy: to przywiązanie. Wybierz pole „{ mythwind-tile-community }”.
lesson-mythwind-clear = To pole daje przywiązanie do duszków. Odkryj obszar 6 za 5 monet: miasteczko zyska miejsce na budynek, a to, co kryje las, jest twoje.
lesson-mythwind-plant = Pod drzewami były 4 monety! Po akcji miejskiej następuje akcja postaci, jedna dziennie. Rolnik zaczyna od sadzenia: wybierz „{ mythwind-action-plant }”.
lesson-mythwind-seed = Uprawy to kafelki o różnych kształtach; większe więcej kosztują i więcej przynoszą. Weź truskawki o trzech kratkach w rzędzie, za 2 monety.
lesson-mythwind-plot = Zarośla zostawiają na początku mało miejsca. Połóż kafelek w górnym rzędzie swojego poletka, zaczynając od lewej.
lesson-mythwind-seed-again = Dziennie możesz posadzić dwa kafelki, a z przywiązaniem do mieszkańców trzy. Weź jeszcze raz takie same truskawki.
lesson-mythwind-plot-again = Kafelek musi się stykać z innymi tej samej uprawy, a to, co się styka, zbiera się razem. Połóż go tuż pod pierwszym.
lesson-mythwind-finish = Na dziś monety się skończyły. Wybierz „{ mythwind-action-finish }”: gdy zrobią to wszyscy, zapada zmierzch, figurki i robotnicy wracają do domów i nastaje nowy dzień.

## Day 2

lesson-mythwind-weather = Pochmurny świt. Trzy ostatnie dni razem mogą pasować do wzorca pogodowego pory roku, a wtedy coś się dzieje. Wyślij figurkę na pole „{ mythwind-tile-construct }”.
lesson-mythwind-construct = Dziś masz przywiązanie do mieszkańców. Budynki kosztują zasoby miejskie; Sklepik w grze jednoosobowej 1 dochodu i 1 produkcji. Zbuduj go: jego karta trafi na tor budowy.
lesson-mythwind-water = Dojrzałe uprawy są warte dużo więcej niż sadzonki. Wybierz „{ mythwind-action-water }”: dwie dziennie, a z przywiązaniem do duszków trzy.
lesson-mythwind-evening = Budynek na torze czeka na postęp budowy, a ten następuje najczęściej o świcie, zależnie od pogody. Zakończ dzień i zobacz.

## Day 3

lesson-mythwind-completed = Deszcz i postęp budowy: Sklepik stoi na obszarze 6, gdzie zrobiło się miejsce! Premia za wybudowanie to 2 monety. Przydadzą się: idź na pole „{ mythwind-tile-hire }”.
lesson-mythwind-hire = Robotnicy to kości czekające w wieży. Jeden kosztuje 2 monety, dwóch 5, a przywiązanie zależy od tego, kogo zatrudnisz. Zatrudnij duszka o wartości 3.
lesson-mythwind-harvest = Oba kafelki truskawek są dojrzałe i stykają się: to jedna grupa, którą zbiera się naraz. Wybierz „{ mythwind-action-harvest }”.
lesson-mythwind-worker = 11 monet! Poza tym zatrudnieni robotnicy pomagają, ile razy zechcesz: każda akcja robotnika osłabia o 1 jednego z tych, do których masz dziś przywiązanie. Niech duszek wykarczuje zarośla.
lesson-mythwind-brush = Wybierz kratkę c1, tuż nad lewym końcem górnego rzędu. Twoje poletko się powiększa.
lesson-mythwind-rest = Twój duszek ma jeszcze wartość 2, więc na noc zostaje zatrudniony. Robotnik, któremu zostało 0, wraca o zmierzchu do wieży. Zakończ dzień.

## Day 4

lesson-mythwind-adventure = Dolina jest wielka i prawie nieznana. Wyślij figurkę na pole „{ mythwind-tile-adventure }”.
lesson-mythwind-unknown = Można też tylko tu stanąć, dla samego przywiązania; tak jest w każdym miejscu miasteczka. Ale czeka przygoda: „{ mythwind-action-use }”.
lesson-mythwind-path = Dwie ścieżki. Najpierw wybierz; dopiero potem karta się odwraca i daje też przywiązanie. Celem jest kultura, więc idź tą, która nuci.

## On your own

lesson-mythwind-free = 3 kultury: cel będzie zrealizowany, jeśli tak zostanie do końca pory roku. Odtąd rób, co chcesz; za 11 monet możesz znów sadzić albo kupić krowę.
lesson-mythwind-done = Pora roku ma dziewięć dni, po jednym na kartę pogody. Potem działają budynki, sprawdza się cel, wybieracie nowy i zaczyna się następna. I tak bez końca, jeśli chcesz. Dobrego roku w dolinie!
