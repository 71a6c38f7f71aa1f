### Pierwszy rozdział naszej własnej opowieści, cele, lasy, pory roku i pogoda.
### -text czyta się po dobraniu karty; a, b, c … to wybory; -then opowiada, co było po wyborze
### (a na karcie bez wyborów: gdy jej warunek jest spełniony), -else: gdy nie jest,
### -fallback: gdy na żaden wybór nie stać, -spring … -winter: co z karty robi pora roku.
### -text jest prawdą, jakkolwiek karta się potoczy. Etykiety wyborów stoją w bezokoliczniku.

## Pory roku i pogoda

mythwind-season-spring = Wiosna
mythwind-season-summer = Lato
mythwind-season-autumn = Jesień
mythwind-season-winter = Zima
mythwind-weather-sunny = Słonecznie
mythwind-weather-cloudy = Pochmurno
mythwind-weather-rainy = Deszczowo

## Wydarzenia, wątek A: Przybycie

mythwind-event-1-title = Dym nad przełęczą
mythwind-event-1-text = Za plecami przełęcz pełna jeszcze waszego własnego dymu, przed wami dolina: jedna rzeka, jedna wieża i ani jednego komina. Ilsa, która prowadziła muły, zrzuca tobół. – Dziewiętnaście razy wybierałam miejsce na obóz – mówi. – To wybierzcie sami.
mythwind-event-1-a = Rozbić obóz nad wodą
mythwind-event-1-a-then = Nikt nie śpi, tak hałasują ryby. Śniadanie jest obfite.
mythwind-event-1-b = Rozbić obóz pod starą wieżą
mythwind-event-1-b-then = Mur grzeje w plecy, choć słońce dawno z niego zeszło. Rano dzieci nucą melodię, której nikt ich nie uczył.

mythwind-event-2-title = Co niósł muł
mythwind-event-2-text = Diakon, najstarszy z mułów, kładzie się na środku brodu i nie wstanie, póki mu czegoś z grzbietu nie ubędzie. Woda sięga już sznurów. Na samym wierzchu jedzie skrzynia, której nikt sobie nie przypomina.
mythwind-event-2-a = Ratować narzędzia
mythwind-event-2-a-then = Piły są suche. Suchary dostają się pstrągom, które potem przez kilka dni płyną za obozem.
mythwind-event-2-b = Ratować mąkę
mythwind-event-2-b-then = Agata, piekarka, przenosi worki na głowie i nie odzywa się do nikogo, aż z pieca wyjdzie pierwszy bochenek.
mythwind-event-2-c = Ratować skrzynię, która jest niczyja
mythwind-event-2-c-then = Jest lekka, zabita gwoździami, a coś w środku przesuwa się ku temu, kto akurat mówi. Ilsa wsuwa ją pod ostatnią plandekę. – Później – mówi do niej.

mythwind-event-4-title = Ślady w popiele
mythwind-event-4-text = Co rano w popiele wokół ogniska są odciski stóp długości kciuka. Ślady wychodzą od wieży, obchodzą śpiących i zatrzymują się przy najmniejszej: przy Mili, wnuczce Agaty. Mila mówi, że tylko liczyły.
mythwind-event-4-a = Zostawić skórkę chleba przy żarze
mythwind-event-4-a-then = O świcie skórki nie ma. Stoi za to łupina orzecha, po brzegi pełna suchej hubki.
mythwind-event-4-b = Pójść za śladami
mythwind-event-4-b-then = Wychodzą z obozu, przechodzą przez grzbiet i, jak się okazuje, wiedzą dokąd.
mythwind-event-4-c = Całą noc walić w patelnie
mythwind-event-4-c-then = Nic nie przychodzi. Wit, kamieniarz, i tak nie śpi, więc przy księżycu obrabia czterdzieści porządnych kamieni.

mythwind-event-6-title = Pierwsze zdanie
mythwind-event-6-text = Antoni, zanim został osadnikiem, był nauczycielem. Poliniował pierwszą stronę miejskiej księgi i nie umie jej zacząć. – Miasto jest tym, co najpierw zapisze – mówi i wyciąga przed siebie pióro.
mythwind-event-6-a = Zapisać, cośmy sobie winni
mythwind-event-6-a-then = Wychodzą dwie strony i podpisują wszyscy. Dora, pszczelarka, dopisuje ołówkiem, co jej się należy już teraz.
mythwind-event-6-b = Zapisać, cośmy widzieli
mythwind-event-6-b-then = Światła, ślady, ciepły mur. Rano za ostatnim zdaniem stoi kropka, której Antoni nie postawił.
mythwind-event-6-c = Zapisać, którędyśmy przyszli
mythwind-event-6-c-then = Każdy bród i każde rozstaje, żeby i inni trafili. Nim atrament wysechł, domokrążca Tobiasz ma już odpis.

mythwind-event-8-title = Dwie siekiery
mythwind-event-8-text = Do lasu wchodzi się na dwa sposoby, mówi Ilsa: po drzewach, które stoją najbliżej, albo po tych, bez których las się obejdzie. Wit chce mieć belki na niedzielę. Las ucichł, tak jak cichnie izba, kiedy ktoś wejdzie.
mythwind-event-8-a = Ciąć najbliższe
mythwind-event-8-a-then = Belki są na sobotę. Pnie jeszcze długo nie obsychają.
mythwind-event-8-b = Zawiązać wstążkę na każdym drzewie, które zostaje
mythwind-event-8-b-then = Mila tnie na paski czerwoną halkę. Nikt nie pyta czyją.
mythwind-event-8-c = Zapłacić lasowi za jedną działkę
mythwind-event-8-c-then = Monety idą pod korzenie dębu. O świcie dąb sam się kładzie, z dala od namiotów.

mythwind-event-9-title = Listy do domu
mythwind-event-9-text = Tobiasz, domokrążca, wraca przez przełęcz, póki otwarta. Listy zaniesie za darmo, po drodze przeczyta je sobie dla towarzystwa i wcale się z tym nie kryje.
mythwind-event-9-a = Poprosić o sąsiadów
mythwind-event-9-a-then = „Chleb jest”, głosi list, a na dowód wędruje z nim bochenek. Ktoś tam jest dość głodny, żeby uwierzyć.
mythwind-event-9-b = Poprosić o książki
mythwind-event-9-b-then = Spis Antoniego zajmuje trzy arkusze. Tobiasz obiecuje jedną beczkę.
mythwind-event-9-c = Posłać pozdrowienia i nic więcej
mythwind-event-9-c-then = Bez mapy, bez imion. Tobiasz patrzy z urazą, potem spogląda na wieżę i kiwa głową.

mythwind-event-10-title = O jedną łyżkę za dużo
mythwind-event-10-text = W każdy piątek Antoni liczy łyżki, bo ktoś przecież musi. Było ich sześćdziesiąt. Teraz jest sześćdziesiąt jeden; ta nowa jest wystrugana z żołędzia i ktoś nią już jadł.
mythwind-event-10-a = Nakryć dla niej miejsce
mythwind-event-10-a-then = Wieczorem kładzie się ją po prawej. Rano leży, umyta, po lewej.
mythwind-event-10-b = Sprzedać ją Tobiaszowi
mythwind-event-10-b-then = Płaci niedorzecznie dużo. W piątek łyżek jest pięćdziesiąt dziewięć.
mythwind-event-10-c = Niech Mila ją odda
mythwind-event-10-c-then = Wraca w mokrych butach, a ktoś trzyma ją za rękaw.

mythwind-event-11-title = Ilsa się rozpakowuje
mythwind-event-11-text = Przewodniczce płaci się za to, żeby odeszła. Ilsie zapłacono już dwa razy i dwa razy coś dolegało mułom. Dziś rano wyjmuje z torby drugą koszulę i wiesza ją na sznurze, na widoku.
mythwind-event-11-a = Dać jej izbę u stóp wieży
mythwind-event-11-a-then = Nikt jej nie musi mówić, w którym miejscu drzwi się zacinają.
mythwind-event-11-b = Dać jej chatę na przełęczy
mythwind-event-11-b-then = Liczy, kto przychodzi i kto odchodzi. Bywają noce, że jej lampa świeci nie w chacie, tylko na ścieżce do wieży.
mythwind-event-11-c = Zwolnić jej ławę w długim domu
mythwind-event-11-c-then = Chrapie. Panuje zgoda, że tak jest bezpieczniej.

## Wydarzenia, wątek B: Sąsiedzi

mythwind-event-3-title = Kamień graniczny
mythwind-event-3-text = Kamieniarz Wit wymierzył krokami stary sad na swoje składowisko, a pszczelarka Dora na swoje ule. Zaczęli z przeciwnych końców i spotkali się, bardzo uprzejmie, pod jedną gruszą.
mythwind-event-3-a = Poprowadzić granicę przez gruszę
mythwind-event-3-a-then = Pół drzewa jest przycięte, a pół nie. Rodzi na obu.
mythwind-event-3-b = Uznać, kto był pierwszy
mythwind-event-3-b-then = Kołek Wita tkwił w ziemi o godzinę wcześniej. O zmierzchu Dora wynosi ule, jeden po drugim, i na nikogo nie patrzy.
mythwind-event-3-c = Zrobić z sadu ziemię wspólną
mythwind-event-3-c-then = Sad niczyj, drabiny wszystkich. Pszczołom, jak się zdaje, jest to obojętne.

mythwind-event-13-title = Niczyja skrzynia
mythwind-event-13-text = Skrzynia znad brodu stoi pośrodku ulicy. Ktoś ją przyniósł albo przyszła sama: trawa za nią leży płasko aż do rzeki.
mythwind-event-13-a = Otworzyć
mythwind-event-13-a-then = Słoma, a w słomie akurat to, czego miasteczku brakowało.
mythwind-event-13-b = Zanieść do wieży, nie otwierając
mythwind-event-13-b-then = Na schodach mruczy. Nazajutrz jej nie ma, gwoździ też.
mythwind-event-13-c = Sprzedać Tobiaszowi, nie otwierając
mythwind-event-13-c-then = Potrząsa raz, płaci od ręki i odchodzi krótszą drogą.
mythwind-event-13-else = A więc rzeka jej nie zatrzymała. Jest otwarta, pusta i zupełnie sucha, a do wieczora ktoś znajduje dla niej zajęcie.

mythwind-event-14-title = Sól w studni
mythwind-event-14-text = Woda w górnej studni smakuje morzem. Morza nikt tu nie widział, prócz Ilsy, która wypluwa wodę i milczy.
mythwind-event-14-a = Przeprosić za sad, na głos
mythwind-event-14-a-then = Antoni odczytuje przeprosiny w deszczu. Dora słucha do końca i trzeciego dnia woda jest słodka.
mythwind-event-14-b = Wykopać drugą studnię
mythwind-event-14-b-then = Studnia jest dobra. O starej się nie mówi i o sadzie też nie.
mythwind-event-14-fallback = Nie ma czym przepraszać i nie ma czym kopać. Zupa jest słona aż do deszczów.
mythwind-event-14-else = To worek jakiegoś wędrownego kupca, upuszczony dawno temu, a pęknięty dopiero teraz. Agata każe go wyciągnąć i co w tym miesiącu zasoli, to przetrwa lata.

mythwind-event-15-title = Sześć krzeseł
mythwind-event-15-text = Rada ma sześć krzeseł i siedmioro takich, co chcą mówić. Wit, który krzesła zrobił, utrzymuje, że sześć to liczba, która wie, kiedy skończyć.
mythwind-event-15-a = Zrobić siódme
mythwind-event-15-a-then = Wieczorem siedzą już wszyscy. Na następnej radzie siódme krzesło jest puste i ciepłe.
mythwind-event-15-b = Mówić na stojąco
mythwind-event-15-b-then = Narady robią się bardzo krótkie. Robota zaczyna się, nim obeschnie rosa.
mythwind-event-15-c = Niech zdecyduje Antoni
mythwind-event-15-c-then = Decyduje, że wszyscy nauczą się prowadzić rachunki.

mythwind-event-16-title = Czterdzieści zaczynów
mythwind-event-16-text = Czterdzieści ciast rośnie naraz, a piec jest jeden. Agata ułożyła kolejność według zasług. Nikt nie prosił, żeby pokazała spis, i nikt nie może myśleć o niczym innym.
mythwind-event-16-a = Dać piecowi drugie drzwiczki
mythwind-event-16-a-then = Dwoje drzwiczek, jeden ogień. Agata narzeka, że rąk ma tylko dwie, i nigdy nie wyglądała lepiej.
mythwind-event-16-b = Piec przez całą noc
mythwind-event-16-b-then = Wszyscy ziewają i wszyscy jedzą. Kto zagniata ostatnią porcję, zastaje blachy już wysmarowane.
mythwind-event-16-c = Wynajmować godziny
mythwind-event-16-c-then = Dora bierze godzinę przed świtem i nie mówi, co piecze.

mythwind-event-17-title = Wesele pod gruszą
mythwind-event-17-text = Syn Wita i siostrzenica Dory proszą o sad na jedno popołudnie. Pytają też, kto gdzie ma siedzieć, i to jest trudniejsze.
mythwind-event-17-a = Zatańczyć pod drzewem
mythwind-event-17-a-then = Gruszki spadają w takt skrzypiec. Nikomu nic się nie stało, a kapelusz panny młodej tylko zyskał.
mythwind-event-17-b = Zaprosić i tych zza grzbietu
mythwind-event-17-b-then = Przychodzą na ciasto. Ciasta już dawno nie ma, a ktoś z nich wciąż nie znalazł powodu, żeby odejść.
mythwind-event-17-c = Tańczyć w dwóch połowach
mythwind-event-17-c-then = Dwoje skrzypiec, dwa torty, a środkiem pusty pas, przez który przechodzi tylko panna młoda.
mythwind-event-17-d = Wynająć jednego skrzypka i zamknąć furtkę, aż podadzą sobie ręce
mythwind-event-17-d-then = Trwa to do drugiego rana. Pierwszy ustępuje Wit: przy polce nigdy nie umiał usiedzieć.

mythwind-event-19-title = Szkoła wieczorowa
mythwind-event-19-text = Antoni uczy przy jednej świecy, a świeca stoi tak, żeby widzieli uczniowie, nie on. Litery, mówi, zna na pamięć. Chętnie nauczyłby się twarzy.
mythwind-event-19-a = Niech każdy przyniesie świecę
mythwind-event-19-a-then = W trzecim tygodniu długi dom widać z grzbietu jak otwartą książkę: jasny prostokąt pełen pochylonych głów.
mythwind-event-19-b = Sprawdzić, kto po lekcjach pisze na tabliczce
mythwind-event-19-b-then = Najpierw znaki są złe, potem lepsze, potem to już rysunek świecy. Antoni zadaje niewidzialnemu uczniowi ćwiczenie i rano ma je z powrotem.

mythwind-event-20-title = Mur rośnie
mythwind-event-20-text = Mur wokół sadu jest co rano wyższy o jedną warstwę. Wit mówi, że to nie jego robota. Zaprawa na pewno jest jego.
mythwind-event-20-a = Wstawić furtkę
mythwind-event-20-a-then = Jedyny klucz dostaje Dora. Zostawia go w zamku.
mythwind-event-20-b = Niech stoi
mythwind-event-20-b-then = Osłania od wiatru i od sąsiadów. Gruszki dojrzewają późno i nikt nikomu żadnej nie daje.
mythwind-event-20-else = Staje na wysokości ławki. Pod koniec tygodnia ludzie siedzą na nim rzędem i jedzą gruszki.

mythwind-event-23-title = Kołyska
mythwind-event-23-text = Pierwsze dziecko doliny przychodzi na świat podczas kolacji i jest głośniejsze od rady. Kołyski nie ma, a o drewnie każdy ma swoje zdanie.
mythwind-event-23-a = Wyrzeźbić ją z gruszy
mythwind-event-23-a-then = Wit rzeźbi, Dora woskuje. Pracują przy jednym warsztacie i rozmawiają o odwadnianiu.
mythwind-event-23-b = Zostawić pod bukiem pusty kosz
mythwind-event-23-b-then = Rano kosz ma bieguny. Niezupełnie równe, ale w niczym innym dziecko nie zaśnie.

mythwind-event-26-title = Książki w beczce
mythwind-event-26-text = Książki Antoniego przyszły przez przełęcz w beczce po śledziach: dziewięć tomów, jeden bez zakończenia, a zapach taki, że przy wypakowywaniu asystuje kot.
mythwind-event-26-a = Czytać je na głos na schodach
mythwind-event-26-a-then = Najczęściej proszą o tę bez zakończenia. Każdy ma własne i będzie go bronił.
mythwind-event-26-b = Pożyczyć po jednej każdemu domowi
mythwind-event-26-b-then = Wracają z mąką, woskiem i zaprawą między kartkami, zawsze tam, gdzie jest coś pożytecznego.
mythwind-event-26-c = Zostawić jedną w dziuplastym dębie
mythwind-event-26-c-then = Do nocy jej nie ma. Co wieczór przez godzinę las szeleści, jakby przewracał jedną wielką kartkę.

## Wydarzenia, wątek C: Duszki

mythwind-event-5-title = Latarenki w trzcinach
mythwind-event-5-text = O zmierzchu brzegiem idą małe światła, stają tam, gdzie kończą się trzciny, i czekają. Jest ich tyle, ilu ludzi w obozie. Antoni policzył jednych i drugich, dwa razy.
mythwind-event-5-a = Posłać kogoś za nimi
mythwind-event-5-a-then = Powrót w południe, z błotem po kolana i latarenką nie większą od śliwki. Nie gaśnie nigdy. Zostawiona sama, dąsa się.
mythwind-event-5-b = Wystawić miseczkę mleka
mythwind-event-5-b-then = Światła wchodzą na skarpę gęsiego. Ostatnie wyciera nogi.
mythwind-event-5-c = Pogasić lampy i oszczędzić oliwę
mythwind-event-5-c-then = W obozie robi się ciemno i u nich też. W tej ciemności, całkiem blisko, ktoś mówi: – Och.

mythwind-event-7-title = Nucąca płyta
mythwind-event-7-text = Pod darnią przy ścieżce leży płaski kamień, który nuci, kiedy ktoś w pobliżu śpiewa, i to zawsze o tercję wyżej. Agata mówi, że czekał na chór. Wit mówi, że czekał na posadzkę.
mythwind-event-7-a = Wznieść wokół niego mury
mythwind-event-7-a-then = Dach, cztery ściany, drzwi bez zamka. Pierwszego wieczora nucenie wchodzi wszystkim przez podeszwy.
mythwind-event-7-b = Zostawić go pod gołym niebem
mythwind-event-7-b-then = Owce podskubują trawę aż po krawędź. Któregoś wieczora siedzi na nim ktoś mały i wybija takt.

mythwind-event-18-title = Pukanie pod podłogą
mythwind-event-18-text = Przy kolacji puka podłoga długiego domu: trzy razy, grzecznie. Dwie deski unoszą się na szerokość dłoni, a ciemność pod nimi pachnie piwnicą, jabłkami i deszczem.
mythwind-event-18-then = – Przepraszamy – mówi głos z dołu. – My w sprawie hałasu. Podoba nam się. Chcielibyśmy bliżej.
mythwind-event-18-else = Fiks podaje z dołu kosz zeszłorocznych jabłek, ani jednego pomarszczonego, i opuszcza deski z powrotem.

mythwind-event-22-title = Kamień fałszuje
mythwind-event-22-text = Nucący kamień zaczął fałszować. Chór próbował go wziąć na harmonię, Agata na ciasto.
mythwind-event-22-a = Wykuć nad nim okno
mythwind-event-22-a-then = W południe pierwszy promień znajduje płytę, a nuta wspina się w światło.
mythwind-event-22-b = Śpiewać głośniej
mythwind-event-22-b-then = Chór zwycięża. Kamień odtąd nie nuci, za to chór jest teraz bardzo dobry.
mythwind-event-22-c = Pozwolić Dorze wnieść ul
mythwind-event-22-c-then = Pszczoły brzęczą we właściwej tonacji, a kamień po namyśle się przyłącza. Kazania robią się krótsze.
mythwind-event-22-else = To była tylko wilgoć. Pierwszego suchego dnia kamień jest znów o tercję wyżej, a z nim humory.

mythwind-event-24-title = Fiks liczy drzwi
mythwind-event-24-text = Fiks, duszek opiekuńczy, mianowała się strażniczką. Co noc liczy drzwi i składa Antoniemu raport, zawsze ten sam: wszystkie zamknięte, wszędzie spokój, a drzwi o jedne więcej, niż jest.
mythwind-event-24-a = Poprosić, żeby te jedne pokazała
mythwind-event-24-a-then = Prowadzi po ciemku pod wieżę. – Te – mówi. – Oddychają.
mythwind-event-24-b = Podziękować jej i wpisać to do księgi
mythwind-event-24-b-then = Antoni dorysowuje rubrykę. Lepiej się śpi w miasteczku, w którym ktoś liczy.
mythwind-event-24-c = Kazać jej przeliczyć jeszcze raz
mythwind-event-24-c-then = Liczy do rana. Odtąd raporty są poprawne i o wiele krótsze.

mythwind-event-25-title = Buuk pyta o robotę
mythwind-event-25-text = O wschodzie słońca stoi na ulicy ktoś z kory i korzeni, wysoki jak drzwi, z obiema rękami przed sobą. Nie żebrze. Pyta, co jest do noszenia.
mythwind-event-25-a = Dać mu belki
mythwind-event-25-a-then = Niesie je tak, jak się nosi śpiące dzieci.
mythwind-event-25-b = Dać mu sadzonki
mythwind-event-25-b-then = Sadzi tam, gdzie uważa za słuszne, to znaczy wszędzie. Nie mija tydzień, a pod każdą rośnie grzyb.
mythwind-event-25-c = Dać mu zapłatę
mythwind-event-25-c-then = Wrzuca monety do dziupli, jedną po drugiej, żeby posłuchać. Nazajutrz przyprowadza kolegę.

mythwind-event-41-title = Mleko dla nikogo
mythwind-event-41-text = Każdy dom wystawia teraz na noc miseczkę i każdy mówi, że to dla kota. Kot jest jeden. Rano wszystkie miseczki stoją puste, umyte i ułożone według wielkości.
mythwind-event-41-a = Spróbować z miodem
mythwind-event-41-a-then = Dora daje cały plaster. Tej nocy w rynnach słychać śpiew, trochę lepki.
mythwind-event-41-b = Czuwać i patrzeć
mythwind-event-41-b-then = Nikt nie ma zamiaru zasnąć. Wszyscy budzą się pod kocami, których nie przynieśli, a pod podłogą coś się tłucze.
mythwind-event-41-c = Zatrzymać mleko
mythwind-event-41-c-then = Kot się zaokrągla. Miseczki stoją tam, gdzie stały, do góry dnem.

mythwind-event-44-title = Świece na pniu
mythwind-event-44-text = Agata postawiła na pniu ogarek za brata, który nie przeszedł przełęczy. Pod koniec tygodnia stoi tam czterdzieści świec i niektórych nikt nie zapalał.
mythwind-event-44-a = Postawić nad nimi dach
mythwind-event-44-a-then = Cztery słupy i gont; potem ściany, bo wieje. Jedna półka biegnie na wysokości kolan, dla tych, co wyżej nie sięgną.
mythwind-event-44-b = Zaznaczyć miejsce na później
mythwind-event-44-b-then = Krąg białych kamieni przytrzyma je, póki nie będzie czasu. Ludzie zostawiają tam monety, jak przy studniach.
mythwind-event-44-c = Oddać je wiatrowi
mythwind-event-44-c-then = Gasną jedna po drugiej. Ostatnią ktoś unosi, wciąż zapaloną, o tak, nisko nad trawą.

mythwind-event-46-title = Ciepłe krzesło
mythwind-event-46-text = Jedno krzesło w długim domu jest zawsze ciepłe, choć nikt na nim nie siada. Dziś wieczór kładzie się przy nim pies, opiera pysk na pustym siedzeniu i wzdycha.
mythwind-event-46-a = Życzyć mu dobrego wieczoru
mythwind-event-46-a-then = – Dobry wieczór – mówi krzesło albo ten, kto od dawna na nim siedzi. Zdejmuje czapkę i wtedy go widać.
mythwind-event-46-b = Jeść dalej
mythwind-event-46-b-then = Dobrze wychowani niczego nie zauważają. Pod podłogą ktoś śmieje się z pełnymi ustami.
mythwind-event-46-else = – Zajęte – mówi Fiks, i rzeczywiście: to Buuk uczy się siedzieć.

mythwind-event-48-title = Guziki
mythwind-event-48-text = Rano w całym miasteczku nie ma ani jednego guzika. Leżą na dachu długiego domu, ułożone kolorami, a potem wielkością.
mythwind-event-48-a = Przeprosić, przytrzymując spodnie
mythwind-event-48-a-then = Trudno o dumę, kiedy obie ręce zajęte. W południe guziki staczają się po goncie, najpierw te małe.
mythwind-event-48-b = Przynieść drabinę
mythwind-event-48-b-then = To tylko guziki. Ale wieczorem latarenki trzymają się drugiego brzegu i jest ich o jedną mniej.
mythwind-event-48-else = W południe każdy jest znów przy swoim płaszczu, przyszyty mocniej niż przedtem, a te bez pary dobrały się w pary. Była to, zdaje się, uprzejmość. Albo inwentaryzacja.

mythwind-event-50-title = Kamień pyta o drogę
mythwind-event-50-text = Głaz, który wczoraj leżał na górnym polu, stoi dziś na ulicy i najwyraźniej próbował zapukać.
mythwind-event-50-then = Tłumaczy Fiks. Imię głazu brzmi jak sypiący się żwir, głaz umie budować i chciałby, żeby go poproszono.
mythwind-event-50-else = O zmierzchu odtacza się, nic nie powiedziawszy. Tam, gdzie stał, leży równy stosik łupku.

mythwind-event-53-title = Cegły o poranku
mythwind-event-53-text = Co rano obok drzwi wieży leżą cegły, ułożone według wielkości. Ten, kto to robi, oskrobał je nawet z zaprawy.
mythwind-event-53-a = Zostawić drzwi otwarte
mythwind-event-53-a-then = Wit robi z cegieł ławkę. Wieczorami jest tam ciepło, co drugi oddech.
mythwind-event-53-b = Wziąć twardszą zaprawę
mythwind-event-53-b-then = Trzyma. Za nią coś bardzo powoli zaczyna skrobać litery.
mythwind-event-53-else = Są stare i nikt stąd ich nie kładł; ktoś otwiera te drzwi od bardzo dawna. Wit bierze, skoro tak wyraźnie częstują.

## Wydarzenia, wątek D: Wieża

mythwind-event-52-title = Wieża oddycha
mythwind-event-52-text = O zmierzchu z najniższych drzwi wieży wychodzi ciepłe powietrze, zatrzymuje się i wraca do środka. Mila trzyma przy dziurce od klucza piórko: wdech i wydech, mniej więcej tak powoli, jak oddycha krowa.
mythwind-event-52-a = Oczyścić schody za drzwiami
mythwind-event-52-a-then = Dziewięć fur gruzu, miotła, dziecięcy bucik. Powyżej gruzu schody są zamiecione.
mythwind-event-52-b = Powiesić w drzwiach dzwonki
mythwind-event-52-b-then = Dzwonią cicho dwa razy na minutę, przez cały dzień. Miasteczko zaczyna iść w takt i nawet o tym nie wie.
mythwind-event-52-c = Zamurować
mythwind-event-52-c-then = Wit kończy w jedno popołudnie. Ilsa patrzy do ostatniej cegły i wraca do domu bez płaszcza.
mythwind-event-52-d = Oprzeć się o mur i słuchać, jak pierwszej nocy
mythwind-event-52-d-then = Ci, co tu obozowali, pamiętają rytm. Oddychają razem z nim do zawrotu głowy, aż przy którymś długim wydechu drzwi zapominają się zamknąć.

mythwind-event-60-title = Pokoje, których nie było
mythwind-event-60-text = Z zewnątrz wieża ma cztery piętra. Mila, która schodząc, liczyła na palcach, była na piątym: podest, czworo zamkniętych drzwi i czyjeś kapcie.

mythwind-event-71-title = Nakryty stół
mythwind-event-71-text = Za pierwszymi drzwiami stoi stół nakryty na dziewięć osób. Na ośmiu talerzach leży kurz. Na dziewiątym leży świeża skórka chleba, a krzesło jest odsunięte.
mythwind-event-71-a = Wytrzeć talerze i nakryć dziesiąty
mythwind-event-71-a-then = Nazajutrz ze wszystkich dziesięciu ktoś jadł, wszystkie są umyte, a z serwetek ktoś poskładał muły.
mythwind-event-71-b = Zabrać srebra do miasteczka
mythwind-event-71-b-then = Idą za dobrą cenę i nie dają się wypolerować.
mythwind-event-71-c = Zapytać Ilsę
mythwind-event-71-c-then = – Czterdzieści lat temu było tu miasto – mówi w końcu. – Odeszło w jedną noc. Do stołu nakrywałam ja.

mythwind-event-73-title = O jeden stopień za dużo
mythwind-event-73-text = Wit zmierzył schody wieży: sto osiem stopni w górę, sto dziewięć w dół. Od tamtej pory nie śpi. – Dajcie mi kamień – mówi – albo dajcie żelazo, a ja go znajdę.
mythwind-event-73-a = Dać mu kamień
mythwind-event-73-a-then = Buduje brakujący stopień. Wchodzi między dwa inne, gdzie nie było miejsca, a nad nim podest rozkłada się jak list.
mythwind-event-73-b = Posłać na drogę po żelazo
mythwind-event-73-b-then = Jest po jednym dniu. Spięte klamrami schody pierwszy raz stoją spokojnie i widać, dokąd szły.
mythwind-event-73-c = Położyć go spać
mythwind-event-73-c-then = Zajmuje się tym Agata, pyzami. Przez sen Wit wymawia liczbę, i jest to liczba trzecia.

mythwind-event-77-title = Schody z korzeni
mythwind-event-77-text = Po północnej stronie wieży spomiędzy kamieni wyszły korzenie, każdy o dłoń wyżej od poprzedniego. Starają się być schodami.
mythwind-event-77-then = Trzymają. Są ciepłe pod stopą, a tam, gdzie mur jest stromy, wyrosła im poręcz.
mythwind-event-77-else = Pierwszy pęka pod butem Wita i słyszy to całe miasteczko. Trzeba im więcej czasu albo lepszego powodu.

mythwind-event-90-title = Imiona od środka
mythwind-event-90-text = Po wewnętrznej stronie drzwi wieży, na wysokości dziecięcego ramienia, wydrapano w rzędzie osiem imion. Dziewiąte jest tylko zaczęte: pionowa kreska i pół litery L.
mythwind-event-90-a = Odczytać osiem imion przy kolacji
mythwind-event-90-a-then = Nikt ich nie zna. Ale po każdym skrzypi krzesło, jakby ktoś wywołany wstawał od stołu.
mythwind-event-90-b = Poprosić Ilsę, żeby skończyła swoje
mythwind-event-90-b-then = Bierze tamten gwóźdź; wciąż leży na gzymsie. Przy ostatniej literze drzwi zostają jej w rękach, a za nimi są drugie, i te się otwierają.
mythwind-event-90-c = Zestrugać drzwi na gładko
mythwind-event-90-c-then = Jest z nich piękny blat. Przy pewnym świetle imiona są na blacie.

mythwind-event-104-title = Co zachowała Ilsa
mythwind-event-104-text = Ilsa kładzie na stole mały czarny klucz. – Obiecaliśmy im miejsce przy każdym stole – mówi. – Potem przyszła zła zima i nakrywaliśmy już tylko sobie. Kiedy odchodziliśmy, posłano mnie z powrotem, żebym zamknęła. Miałam dziewięć lat i uciekłam. A oni do dziś podtrzymują ogień w piecu.
mythwind-event-104-a = Nakrywać znowu
mythwind-event-104-a-then = Jedno miejsce przy każdym stole, od dziś. Fiks dokonuje przeglądu łyżek. Klucz wisi obok noża do chleba i jeszcze nikomu nie był potrzebny.
mythwind-event-104-b = Niech drogą pójdzie opowieść
mythwind-event-104-b-then = Przyjeżdżają wozy, obejrzeć wieżę, w której nigdy nie gaśnie piec. Goście zostają na kolację, więc i dla nich trzeba nakryć.
mythwind-event-104-c = Powiesić klucz przy drzwiach długiego domu
mythwind-event-104-c-then = Każdy może go wziąć. Tym właśnie jest miasto, pisze Antoni i liniuje nową stronę.
mythwind-event-104-d = Odkupić srebra
mythwind-event-104-d-then = Dziewięć łyżek, dziewięć noży. Teraz dają się polerować.

## Wydarzenia, wątek E: Las

mythwind-event-12-title = Brzózki w rynnach
mythwind-event-12-text = Las zaczął odbierać dachy. W rynnach rosną brzózki, po kostki, a z komina Agaty wygląda jarzębina.
mythwind-event-12-a = Plewić razem
mythwind-event-12-a-then = Dzień na dachach, obiady wszystkich wiszą na kalenicy. Z góry działki wyglądają jak obietnice składane w pośpiechu.
mythwind-event-12-b = Oddać jedną działkę
mythwind-event-12-b-then = Najpierw znika płot. Na nowiu jest to już porządna gęstwina i ma lokatora.

mythwind-event-105-title = Wstążki na wietrze
mythwind-event-105-text = Na zboczu nad miasteczkiem łopocą czerwone wstążki, na drzewach, na których nikt ich nie wiązał.
mythwind-event-105-a = Trzymać się tych nowych
mythwind-event-105-a-then = Drzewa bez wstążek padają niemal same. W tamtych, jak się okazuje, były gniazda.
mythwind-event-105-b = Przewiązać z powrotem
mythwind-event-105-b-then = Wstążka to wstążka. Tyle że węzły ktoś powoskował.
mythwind-event-105-else = To paski halki, do której nikt się nie przyznaje. Jeden jest zbędny i nazajutrz wisi na słupie długiego domu.

mythwind-event-108-title = Ciche ule
mythwind-event-108-text = Pszczoły Dory latają jak dawniej, ale przestały brzęczeć. Dora chodzi między ulami z palcem na ustach i nie umie powiedzieć dlaczego.
mythwind-event-108-then = Ten miód, który jest, idzie drogo. Póki latem nie zakwitną lipy, wszystkiego będzie mniej.
mythwind-event-108-else = Przenosi ule pod gruszę, która jest wszystkich. Wieczorem mruczy cały sad.

mythwind-event-110-title = Wielka woda
mythwind-event-110-text = W górach pada tydzień, tu na dole wcale. A potem, w pogodny ranek, rzeka przychodzi obejrzeć miasteczko.
mythwind-event-110-a = Podnieść brzeg
mythwind-event-110-a-then = Szereg ludzi, szereg wiader. Woda staje na palec od progu Antoniego i stoi tak godzinę, jakby czytała.
mythwind-event-110-b = Oddać jej dolne ogrody
mythwind-event-110-b-then = Bierze fasolę, tyczki i ławkę. Coś też zostawia, trochę dalej.
mythwind-event-110-else = Nad wodą nikt nigdy nie obozował, więc rzeka zastaje same łąki. Odchodząc, zostawia tratwę dobrego, prostego drewna.

mythwind-event-113-title = Biały tydzień
mythwind-event-113-text = Przez siedem dni dolina jest biała od grzbietu do grzbietu, a ludzie mówią przyciszonym głosem, choć nikt się na to nie umawiał.
mythwind-event-113-spring = To kwiat, cały naraz.
mythwind-event-113-summer = To puch topoli. Ktoś go zbiera, do bardzo małych worków.
mythwind-event-113-autumn = To mgła. Kto wychodzi szukać owiec, wraca dużo później i nie tylko z owcami.
mythwind-event-113-winter = To śnieg, po parapety. Zupa jest cienka, a wszyscy wyspani.

mythwind-event-116-title = Jelenie pod oknem
mythwind-event-116-text = O zmierzchu jelenie schodzą na ulicę, zaglądają do okien i patrzą nie na ludzi, tylko na stoły.
mythwind-event-116-a = Nakarmić je
mythwind-event-116-a-then = Jedzą z parapetów wargami jak rękawiczki. Ostatni odchodzi z latarenką w porożu i nikt nie widział, kto ją zapalił.
mythwind-event-116-b = Przynieść kuszę
mythwind-event-116-b-then = Mięsa starcza do zmiany księżyca. Okna wydają się większe niż dotąd.
mythwind-event-116-c = Zamknąć okiennice
mythwind-event-116-c-then = Wszyscy kładą się wcześnie. Rano na każdej okiennicy jest odcisk nosa, wszędzie na tej samej wysokości.

## Wydarzenia, wątki F i G: Droga, Rok

mythwind-event-27-title = Łańcuch i kompas
mythwind-event-27-text = Z przełęczy schodzi trzech mierniczych z łańcuchem, mosiężnym kompasem i w bardzo czystych butach. Proszą, by wolno im było wytyczyć przez dolinę drogę, tak prostą, jak pozwoli teren.
mythwind-event-27-a = Przyjąć ich
mythwind-event-27-a-then = Za wszystko płacą i wszystko zapisują. Jednemu tak smakuje chleb Agaty, że składa wymówienie.
mythwind-event-27-b = Poprosić o krętą
mythwind-event-27-b-then = Wokół buka, wokół płyty, wokół miejsca, przy którym Mila kręci głową. Wychodzi dwa razy dłuższa, a kamień bierze Wit.

mythwind-event-125-title = Kamień milowy
mythwind-event-125-text = Przy brodzie stoi kamień milowy. Podaje odległość do miasta, wykutą bardzo głęboko, i nazwę miasteczka, z błędem.
mythwind-event-125-a = Poprawić
mythwind-event-125-a-then = Witowi starcza jednego przedpołudnia. Wieczorem staje przy kamieniu wóz, którego woźnica tylko czekał, żeby mieć pewność.
mythwind-event-125-b = Zostawić błąd
mythwind-event-125-b-then = Ta nazwa jest lepsza, mówi Mila. Obcy szukają tamtego miasteczka, a na to trafiają dopiero, kiedy przestają szukać.
mythwind-event-125-else = Jest stary i postawiła go rzeka; o takim mieście nikt nie słyszał. Pod spodem leżą monety, też stamtąd.

mythwind-event-33-title = Długi stół
mythwind-event-33-text = Od czasu do czasu, w dniu, którego nikt by nie umiał wskazać, każdy dom wynosi swój stół na ulicę, aż robi się z nich jeden. Krzesło przynosi się własne i coś w garnku.
mythwind-event-33-spring = Zupa z pokrzyw, rzodkiewki i resztka starego sera.
mythwind-event-33-summer = Tak długo jest widno, że dzieci grają przedstawienie dwa razy i dwa razy chodzą z kapeluszem.
mythwind-event-33-autumn = Stół trzeba podeprzeć pośrodku.
mythwind-event-33-winter = Biegnie przez długi dom, jednymi drzwiami do środka, drugimi na dwór, a ci z końców co piosenkę zamieniają się miejscami.
mythwind-event-33-a = Odłożyć garnek na następny raz
mythwind-event-33-a-then = Antoni zapisuje dzień. Będzie to jakiś inny dzień, ale będzie.
mythwind-event-33-b = Poskładać stoły
mythwind-event-33-b-then = Każdy wraca do domu z cudzym krzesłem.

## Koperty

mythwind-envelope-1-text = W środku jest klapa, narysowana brązowym atramentem, a pod nią dwoje, którzy mieszkali pod długim domem, zanim długi dom stanął: Fiks, która strzeże, i Buuk, który nosi. Kto ma pod ręką duszka, może ich poprosić na górę. Odtąd każda pora roku jest o jeden dzień dłuższa i ten dzień przyprowadza gościa.
mythwind-envelope-2-text = W środku jest plan wieży takiej, jaka jest od wewnątrz: pięter więcej, niż z zewnątrz się mieści, a przy każdym zapisano, do czego służy. Ciepłe pokoje ktoś zaznaczył ptaszkiem.

## Przygody 1-10

mythwind-adventure-1-text = Wiatr położył kładkę w poprzek koziej ścieżki, a w poprzek kładki kozę.
mythwind-adventure-1-mend = Naprawić kładkę
mythwind-adventure-1-mend-then = Koza nadzoruje. W południe kładka i koza są na swoich miejscach, a poganiacz wołów płaci za przejście.
mythwind-adventure-1-ford = Przejść w bród
mythwind-adventure-1-ford-then = Woda jest zimniejsza, niż wygląda, i pstrągów w niej więcej. Ktoś traci but, a z nim ochotę na dalszą drogę.

mythwind-adventure-2-text = Na głogu wiszą buciki, setki par, żaden nie dłuższy od palca.
mythwind-adventure-2-add = Dowiesić parę
mythwind-adventure-2-add-then = Najmniejsze, jakie miał szewc, czerwone, z kokardką. W drodze powrotnej dwa kroki z tyłu idą czerwone buciki.
mythwind-adventure-2-take = Wziąć kilka
mythwind-adventure-2-take-then = Sprzedają się dobrze, dla lalek. Te, które zostały, chodzą nocą po szufladzie.

mythwind-adventure-3-text = Rzeka przechodzi w powolne, brunatne rozlewiska i na każdym rozchodzi się krąg.
mythwind-adventure-3-cast = Zarzucić wędkę
mythwind-adventure-3-cast-then = Wieczorem jest tu szopa, suszarnia i zapach. Nikt tego nie postanawiał; po prostu na tym zszedł dzień.
mythwind-adventure-3-map = Narysować rozlewiska
mythwind-adventure-3-map-then = Jest ich dziewięć, wszystkie z głębokością. Za taką wiedzę ludzie płacą, a kiedyś ktoś tu coś postawi.

mythwind-adventure-4-text = Domokrążca Tobiasz siedzi na swoim bagażu i pyta, czy komuś nie po drodze. Nikomu. Pyta jeszcze raz.
mythwind-adventure-4-carry = Ponieść połowę
mythwind-adventure-4-carry-then = Całą drogę mówi o drogach: jak przychodzą i kogo przyprowadzają. Ktoś, jak się zdaje, pytał go o tę dolinę.
mythwind-adventure-4-bargain = Kupić połowę
mythwind-adventure-4-bargain-then = Do domu idzie się z tym lżej i mniej więcej jest to to, co obiecywał.

mythwind-adventure-5-text = Mgła. Dwie ścieżki, a jedna z nich nuci.
mythwind-adventure-5-hum = Pójść tą, która nuci
mythwind-adventure-5-hum-then = Kończy się na kawałku darni takim jak inne. Ale warto przyłożyć ucho.
mythwind-adventure-5-quiet = Pójść tą cichą
mythwind-adventure-5-quiet-then = Kończy się przy sakiewce, którą dawno temu zgubił ktoś, komu się śpieszyło.

mythwind-adventure-6-text = Na polanie stoi piec garncarski, jeszcze ciepły, pełen garnków, po które nikt nie przyszedł.
mythwind-adventure-6-then = Na drzwiczkach wisi rachunek, wystawiony na dolinę, z dopiskiem: zapłacono.

mythwind-adventure-7-text = Duszek zaczepił się rękawem o jeżynę i udaje, że podziwia widok.
mythwind-adventure-7-free = Odczepić rękaw
mythwind-adventure-7-free-then = Kosztuje to trochę cierpliwości i trochę krwi. Duszek się kłania, jeszcze raz podziwia widok i biegnie opowiedzieć innym.
mythwind-adventure-7-wait = Też podziwiać widok
mythwind-adventure-7-wait-then = Po chwili odczepia się sam. Za takt coś zostaje na kolcu.

mythwind-adventure-8-text = Za grzbietem drwale mają górę drewna i ani kromki chleba.
mythwind-adventure-8-share = Podzielić się chlebem
mythwind-adventure-8-share-then = Jedzą na stojąco. Jeden bierze potem nie siekierę, tylko tobołek, i rusza w stronę miasteczka.
mythwind-adventure-8-sell = Sprzedać chleb
mythwind-adventure-8-sell-then = Płacą bez słowa i bez słowa łamią.

mythwind-adventure-9-text = Wysoka łąka i ani śladu wiatru. Nawet dzwonki owiec ucichły.
mythwind-adventure-9-rest = Położyć się w trawie
mythwind-adventure-9-rest-then = Godzina, może popołudnie. Wszyscy wstają młodsi, a tam, gdzie leżała głowa, leży moneta.
mythwind-adventure-9-climb = Iść dalej, na grzbiet
mythwind-adventure-9-climb-then = Stąd dolina jest planem, a jedna działka na tym planie wyraźnie czekała.

mythwind-adventure-10-text = Kopiec z kamieni, a na najwyższym, wykuty przez kogoś, kto miał czas, znak waszego miasteczka.
mythwind-adventure-10-then = Mech w tym znaku jest starszy od miasteczka. Za kopcem jedenaście stopni prowadzi w dół, do ściany, a ściana jest ciepła.

## Przygody 11-22

mythwind-adventure-11-text = Ktoś przeciął linę promu, równiutko, i oba końce zawiązał na kokardkę.
mythwind-adventure-11-splice = Spleść linę
mythwind-adventure-11-splice-then = Prom znów chodzi. Przewoźnik oddaje tygodniowe myto; trzymał je dla tego, kto naprawi.
mythwind-adventure-11-follow = Popłynąć z prądem
mythwind-adventure-11-follow-then = Łódź wtyka nos w starą przystań, przy której zaczyna się droga. Do domu jest nią godzina, a cały dzień jeszcze przed wami.

mythwind-adventure-12-text = Pod skałą leży garść śniegu, który nie topnieje w dłoni.
mythwind-adventure-12-pocket = Schować do kieszeni
mythwind-adventure-12-pocket-then = Wędrowny aptekarz płaci majątek. Wieczorem w kieszeni coś kiełkuje.
mythwind-adventure-12-leave = Zostawić
mythwind-adventure-12-leave-then = Będzie tu i następnym razem. Zdaje się, że tak woli.

mythwind-adventure-13-text = Stary jaz: pale jeszcze stoją, a w każdym wycięty jest numer.
mythwind-adventure-13-mend = Naprawić jaz
mythwind-adventure-13-mend-then = Czterdzieści pali, czterdzieści numerów, w kolejności, o którą komuś chodziło. Przy ostatnim płotku zjawiają się ryby, jakby je zawołano.
mythwind-adventure-13-note = Spisać numery
mythwind-adventure-13-note-then = Miejsce jest dobre i może poczekać. Jeden węgorz by nie poczekał.

mythwind-adventure-14-text = Pośrodku pola stoją drzwi, we framudze, a za nimi nic.
mythwind-adventure-14-open = Otworzyć
mythwind-adventure-14-open-then = Za drzwiami jest to samo pole, tylko innego dnia.
mythwind-adventure-14-knock = Zapukać i czekać
mythwind-adventure-14-knock-then = – Dziś nie – mówi głos i za fatygę wysuwa coś pod drzwiami.

mythwind-adventure-15-text = W rozszczepionym dębie mieszkają dzikie pszczoły, a miód ścieka po korze.
mythwind-adventure-15-sing = Zaśpiewać im
mythwind-adventure-15-sing-then = Trzymają takt. Plaster, który spada, jest z tych, bez których się obejdą.
mythwind-adventure-15-smoke = Wykurzyć je
mythwind-adventure-15-smoke-then = Dwa pełne wiadra. Dąb milczy i ścieżka do domu też.

mythwind-adventure-16-text = Pod wodą górskiego stawu wisi dzwon i dzwoni, kiedy ucichnie wiatr.
mythwind-adventure-16-listen = Słuchać
mythwind-adventure-16-listen-then = Trzy uderzenia, przerwa, trzy uderzenia. Z doliny coś odpowiada, z głębi muru.
mythwind-adventure-16-haul = Wyciągnąć dzwon
mythwind-adventure-16-haul-then = Dobry brąz, tylko pęknięty; na zawiasy się nada. Staw jest już tylko wodą.

mythwind-adventure-17-text = Węglarz częstuje miejscem na ławce i zagadką: co pęka, kiedy się odpowie?
mythwind-adventure-17-answer = Odpowiedzieć
mythwind-adventure-17-answer-then = – Pękło – mówi i śmieje się dłużej, niż żart był wart. Dawno mu nikt nie odpowiadał.
mythwind-adventure-17-silence = Nic nie mówić
mythwind-adventure-17-silence-then = – Otóż to – mówi po chwili. Do wieczora nic nie pęka i wszystkim dobrze to robi.

mythwind-adventure-18-text = Koza z czerwoną wstążką na szyi ogląda się, czy ktoś idzie.
mythwind-adventure-18-follow = Pójść za nią
mythwind-adventure-18-follow-then = Koza zna swoje barwy. Przez gęstwinę jest przejście i do południa widzi je każdy.
mythwind-adventure-18-follow-else = Przy pierwszej porządnej koniczynie zapomina, po co szła. Ale są poziomki.
mythwind-adventure-18-lead = Zaprowadzić ją do domu
mythwind-adventure-18-lead-then = Nikt się po nią nie zgłasza. Daje mleko i ma poglądy.

mythwind-adventure-19-text = Pod mostem siedzi skrzypek i czeka, aż przestanie padać. Nie pada.
mythwind-adventure-19-bring = Zabrać go ze sobą
mythwind-adventure-19-bring-then = Gra całą drogę. W miasteczku dwie osoby w tej samej chwili podnoszą głowy.
mythwind-adventure-19-listen = Zapłacić za jedną melodię
mythwind-adventure-19-listen-then = To ta, którą całe miasteczko nuci przy pracy, a której nikt nigdy nie słyszał zagranej. Niesie się aż do wieży.

mythwind-adventure-20-text = Pod mchem jest bruk: droga szeroka na dwa wozy, która kończy się na drzewie.
mythwind-adventure-20-clear = Zedrzeć mech
mythwind-adventure-20-clear-then = Do wieczora czterdzieści kroków dobrego kamienia. W jedną stronę wskazuje na miasteczko, a w drugą na całą resztę.
mythwind-adventure-20-cover = Ułożyć mech z powrotem
mythwind-adventure-20-cover-then = Trwa to dłużej niż zrywanie. Drzewo coś upuszcza: szyszkę albo medal.

mythwind-adventure-21-text = Na skale ktoś rok po roku zaznaczał wzrost dziecka: pięć kresek, jedno imię.
mythwind-adventure-21-then = ILSA, stoi przy najniższej, i przy najwyższej też. Dokładnie naprzeciwko jest wieża, a w niej okno, którego z miasteczka nie widać.

mythwind-adventure-22-text = Szałas pasterski: ogień się pali, na ogniu zupa, nikogo nie ma.
mythwind-adventure-22-eat = Zjeść i poczekać
mythwind-adventure-22-eat-then = Nikt nie przychodzi. Zupa jest wyborna i nigdy nie ma jej mniej niż pół kociołka.
mythwind-adventure-22-chop = Narąbać drewna i iść
mythwind-adventure-22-chop-then = Stos aż po okap. Z przeciwległego zbocza ktoś woła, że dziękuje i żeby trochę zabrać.

## Przygody opowieści: 23-27 Droga, 31-33 Duszki, 49 Wieża

mythwind-adventure-23-text = Paliki mierniczych idą w górę zbocza, prosto jak strzelił, przez mrowisko, na stary buk.
mythwind-adventure-23-straighten = Wyprostować ostatni
mythwind-adventure-23-straighten-then = Stał o dłoń za daleko. Mierniczowie to widzą i płacą.
mythwind-adventure-23-bend = Przestawić je wokół buka
mythwind-adventure-23-bend-then = Jedenaście palików, jeden łagodny łuk. Dalej prowadzą mrówki i przy okazji kończą to i owo w miasteczku.

mythwind-adventure-24-text = W gnieździe czapli tkwi kapelusz mierniczego, a w kapeluszu czapla.
mythwind-adventure-24-fetch = Odebrać kapelusz
mythwind-adventure-24-fetch-then = Czapla dowiaduje się czegoś o własności, mierniczy o czaplach. Płaci tylko jedno z nich.
mythwind-adventure-24-leave = Niech go ma
mythwind-adventure-24-leave-then = Do twarzy jej w nim. Upuszcza rybę, a może nią rzuca.

mythwind-adventure-25-text = W poprzek ścieżki stoi rogatka, świeżo malowana, a płotu nie ma ani z jednej, ani z drugiej strony.
mythwind-adventure-25-pay = Zapłacić myto
mythwind-adventure-25-pay-then = Otwiera się sama. Ścieżka za nią jest inną ścieżką, i to lepszą.
mythwind-adventure-25-round = Obejść
mythwind-adventure-25-round-then = Nikt nie protestuje. W trawie leży to, co pogubili inni, którym się śpieszyło.

mythwind-adventure-26-text = Wóz Tobiasza zapadł się po osie pośrodku czegoś, co kiedyś będzie drogą.
mythwind-adventure-26-push = Pchać
mythwind-adventure-26-push-then = Wychodzi nagle, jak ząb. Z wdzięczności Tobiasz jedną trzecią wyładowuje na miejscu.
mythwind-adventure-26-wait = Poczekać, aż obeschnie
mythwind-adventure-26-wait-then = Dwie godziny. Wypełnia je wszystkim, co wie.

mythwind-adventure-27-text = Drogowcy rozbili obóz: sześć namiotów, jeden kocioł, jedenaście piosenek.
mythwind-adventure-27-sing = Zaśpiewać im dwunastą
mythwind-adventure-27-sing-then = Nie znali jej. Przy trzeciej zwrotce już znają.
mythwind-adventure-27-level = Potrzymać łatę
mythwind-adventure-27-level-then = Będzie płasko, obiecują. Będzie bardzo płasko.

mythwind-adventure-31-text = W dziuplastym dębie leży książka, zupełnie sucha, z zasuszonymi liśćmi przy niektórych stronach.
mythwind-adventure-31-read = Przeczytać te strony
mythwind-adventure-31-read-then = To te pożyteczne. Między dwiema ostatnimi ktoś odkładał monety.
mythwind-adventure-31-write = Dopisać coś na końcu
mythwind-adventure-31-write-then = To ta, która końca nigdy nie miała. Nazajutrz liści jest o jeden więcej.

mythwind-adventure-32-text = Wielka woda zostawiła na łące łódź, dnem do góry, o godzinę drogi od jakiejkolwiek rzeki.
mythwind-adventure-32-turn = Odwrócić ją
mythwind-adventure-32-turn-then = Zdrowe deski, mosiężne gwoździe i jeden zdumiony jeż.
mythwind-adventure-32-prop = Podeprzeć ją
mythwind-adventure-32-prop-then = Na dwóch słupkach jest dachem. Dziesięć kroków dalej słychać, jak ktoś trzepie dywanik.

mythwind-adventure-33-text = O zmierzchu między korzeniami jest targ: latarenki, wagi, a ceny wszystkie w guzikach.
mythwind-adventure-33-buy = Zamienić trochę monet na guziki
mythwind-adventure-33-buy-then = Za cztery porządne dostaje się pełen koszyk i, jak się okazuje, tego, kto go niesie.
mythwind-adventure-33-look = Tylko popatrzeć
mythwind-adventure-33-look-then = Nikomu to nie przeszkadza. Wszystkiego dają spróbować i jeszcze wydają resztę.

mythwind-adventure-49-text = Z grzbietu patrzy się prosto w okno wysoko na wieży. Ktoś wytrzepuje obrus.
mythwind-adventure-49-wave = Pomachać
mythwind-adventure-49-wave-then = Odmachują i pokazują: schody otwarte. Na górze ktoś uczy, jak się tu od zawsze pewną rzecz robiło.
mythwind-adventure-49-wave-else = Odmachują, rozkładają ręce i pokazują na schody, których jeszcze nie ma.
mythwind-adventure-49-count = Policzyć piętra
mythwind-adventure-49-count-then = Stąd jest ich sześć. Wit, gdy to słyszy, wraca do roboty z miną, której boją się cegły.

## Cele

mythwind-goal-1-title = Wolna ziemia
mythwind-goal-1-text = Odkryjcie 2 obszary w tej porze roku.
mythwind-goal-2-title = Pierwszy dach
mythwind-goal-2-text = Ukończcie 1 budynek w tej porze roku.
mythwind-goal-3-title = Pełna spiżarnia
mythwind-goal-3-text = Na koniec pory roku miejcie co najmniej 4 żywności.
mythwind-goal-4-title = Pieśni przy ogniu
mythwind-goal-4-text = Na koniec pory roku miejcie co najmniej 3 kultury.
mythwind-goal-5-title = Pracowite ręce
mythwind-goal-5-text = Zatrudnijcie 4 robotników w tej porze roku.
mythwind-goal-6-title = Ścieżki i tropy
mythwind-goal-6-text = Rozpatrzcie 4 przygody w tej porze roku.
mythwind-goal-7-title = Grosz w skrzyni
mythwind-goal-7-text = Na koniec pory roku miejcie co najmniej 3 dochodu.
mythwind-goal-8-title = Szersza polana
mythwind-goal-8-text = Odkryjcie 3 obszary w tej porze roku.
mythwind-goal-9-title = Ulica pełna drzwi
mythwind-goal-9-text = Rozpocznijcie 2 budowy w tej porze roku.
mythwind-goal-10-title = Spichlerz
mythwind-goal-10-text = Na koniec pory roku miejcie co najmniej 6 żywności.
mythwind-goal-11-title = Święto latawców
mythwind-goal-11-text = Na koniec pory roku miejcie co najmniej 5 kultury.
mythwind-goal-12-title = Wprawne ręce
mythwind-goal-12-text = Na koniec pory roku miejcie w wieży co najmniej 3 kości o wartości 3.
mythwind-goal-13-title = Droga dla wozów
mythwind-goal-13-text = Rozpatrzcie 5 przygód w tej porze roku.
mythwind-goal-14-title = Dni targowe
mythwind-goal-14-text = Na koniec pory roku miejcie co najmniej 5 dochodu.
mythwind-goal-15-title = Warsztaty
mythwind-goal-15-text = Na koniec pory roku miejcie co najmniej 5 produkcji.
mythwind-goal-16-title = Przyjaciele duszków
mythwind-goal-16-text = Na koniec pory roku miejcie w miasteczku (poza pulą) co najmniej 4 duszki.
mythwind-goal-17-title = Nowi sąsiedzi
mythwind-goal-17-text = Na koniec pory roku miejcie w miasteczku (poza pulą) co najmniej 4 mieszkańców.
mythwind-goal-18-title = Kursy wieczorowe
mythwind-goal-18-text = Zdobądźcie 3 umiejętności w tej porze roku.
mythwind-goal-19-title = Pierwsze piętro
mythwind-goal-19-text = Na koniec pory roku miejcie 2 budynki poziomu II lub wyższego.
mythwind-goal-20-title = Równe rachunki
mythwind-goal-20-text = Na koniec pory roku miejcie co najmniej 4 każdego z czterech zasobów.
mythwind-goal-21-title = Roboty publiczne
mythwind-goal-21-text = Użyjcie budynków 5 razy w tej porze roku.
mythwind-goal-22-title = Wielcy budowniczowie
mythwind-goal-22-text = Ukończcie 3 budynki w tej porze roku.
mythwind-goal-23-title = Otwarte dłonie
mythwind-goal-23-text = Użyjcie pola akcji duszków 5 razy w tej porze roku; póki go nie ma, zatrudnijcie zamiast tego 3 duszki.
mythwind-goal-24-title = Miasteczko dziesięciu dachów
mythwind-goal-24-text = Na koniec pory roku miejcie budynki na 10 obszarach.
mythwind-goal-25-title = Wysoki dom
mythwind-goal-25-text = Ukończcie w tej porze roku budynek poziomu III lub IV.
mythwind-goal-26-title = Szczodre miasteczko
mythwind-goal-26-text = Kupcie w tej porze roku 5 zasobów w ramach prac społecznych.
mythwind-goal-27-title = Arcydzieło
mythwind-goal-27-text = Na koniec pory roku miejcie budynek poziomu IV.
mythwind-goal-28-title = Złoty rok
mythwind-goal-28-text = Na koniec pory roku miejcie co najmniej 7 każdego z czterech zasobów.

## Lasy

mythwind-forest-1-title = Jagodowy jar
mythwind-forest-2-title = Powalone olbrzymy
mythwind-forest-3-title = Stara piwnica
mythwind-forest-4-title = Śpiewający pień
mythwind-forest-5-title = Węglarze
mythwind-forest-6-title = Zgubiony kamień milowy
mythwind-forest-8-title = Omszały łuk
mythwind-forest-9-title = Kopczyk mierniczego
mythwind-forest-10-title = Schowek domokrążcy
mythwind-forest-11-title = Czarci krąg
mythwind-forest-12-title = Dąb z osami
mythwind-forest-13-title = Szepcząca szczelina
