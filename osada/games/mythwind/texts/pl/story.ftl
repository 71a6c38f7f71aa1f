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
mythwind-event-1-text = Za plecami przełęcz pełna jeszcze waszego własnego dymu, przed wami dolina: jedna rzeka, jedna wieża i ani jednego komina. Fiks, która czekała na was na górze i sięga komu do cholewki, liczy wszystkich jeszcze raz i znika przodem w trzcinach. Ilsa, która prowadziła muły, zrzuca tobół. – Dziewiętnaście razy wybierałam miejsce na obóz – mówi. – To wybierzcie sami.
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
mythwind-event-17-d = Wynająć jednego skrzypka i zamknąć furtkę, póki nie podadzą sobie rąk
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
mythwind-event-5-text = O zmierzchu brzegiem idą małe światła, a przodem Fiks, której nie widziano od przełęczy. Tam, gdzie kończą się trzciny, stają i czekają. Jest ich tyle, ilu ludzi w obozie. Antoni policzył jednych i drugich, dwa razy.
mythwind-event-5-a = Posłać kogoś za nimi
mythwind-event-5-a-then = Powrót w południe, z błotem po kolana i latarenką nie większą od śliwki. Nie gaśnie nigdy. Zostawiona sama, dąsa się.
mythwind-event-5-b = Wystawić miseczkę mleka
mythwind-event-5-b-then = Światła wchodzą na skarpę gęsiego. Ostatnie wyciera nogi.
mythwind-event-5-c = Pogasić lampy i oszczędzić oliwę
mythwind-event-5-c-then = W obozie robi się ciemno i u nich też. W tej ciemności, całkiem blisko, ktoś mówi: – Och. – To Fiks. Zostaje, ale siada plecami do ognia.

mythwind-event-7-title = Nucąca płyta
mythwind-event-7-text = Pod darnią przy ścieżce leży płaski kamień, który nuci, kiedy ktoś w pobliżu śpiewa, i to zawsze o tercję wyżej. Agata mówi, że czekał na chór. Wit mówi, że czekał na posadzkę.
mythwind-event-7-a = Wznieść wokół niego mury
mythwind-event-7-a-then = Dach, cztery ściany, drzwi bez zamka. Pierwszego wieczora nucenie wchodzi wszystkim przez podeszwy.
mythwind-event-7-b = Zostawić go pod gołym niebem
mythwind-event-7-b-then = Owce podskubują trawę aż po krawędź. Któregoś wieczora siedzi na nim ktoś mały i wybija takt.

mythwind-event-18-title = Pukanie pod podłogą
mythwind-event-18-text = Przy kolacji puka podłoga długiego domu: trzy razy, grzecznie. Dwie deski unoszą się na szerokość dłoni, a ciemność pod nimi pachnie piwnicą, jabłkami i deszczem.
mythwind-event-18-then = – Przepraszamy – mówi z dołu Fiks, a za nią coś skrzypi jak szafa. – My w sprawie hałasu. Podoba nam się. Chcielibyśmy bliżej.
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
mythwind-event-24-text = Fiks, która przeliczyła was na przełęczy, mianowała się strażniczką miasteczka. Co noc liczy drzwi i składa Antoniemu raport, zawsze ten sam: wszystkie zamknięte, wszędzie spokój, a drzwi o jedne więcej, niż jest.
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
mythwind-event-60-text = Z zewnątrz wieża ma cztery piętra. Mila, licząc na palcach przy schodzeniu, naliczyła piąte: podest, czworo zamkniętych drzwi i czyjeś kapcie.

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

mythwind-envelope-1-text = W środku jest klapa, narysowana brązowym atramentem, a pod nią domownicy, którzy byli tu przed długim domem: Fiks, którą znacie z przełęczy, i Buuk, który nosi. Kto ma pod ręką duszka, może odtąd poprosić na górę jedno albo drugie. Od dziś każda pora roku ma o jeden dzień więcej i ten dzień przynosi gościa.
mythwind-envelope-2-text = W środku jest plan wieży takiej, jaka jest od wewnątrz: pięter więcej, niż z zewnątrz się mieści, a przy każdym zapisano, do czego służy. Ciepłe pokoje ktoś zaznaczył ptaszkiem.
mythwind-envelope-3-text = W środku jest druga połowa planu: górne piętra, narysowane dziecięcą ręką i nigdy niesprzątnięte. Przy każdym podeście są ślady stóp w dwóch rozmiarach, wychodzące razem. Kto zatrudnia, może odtąd od razu posłać w drogę.
mythwind-envelope-4-text = W środku jest fotografia, zrobiona z przełęczy: jedna rzeka, jedna wieża i więcej kominów, niż da się zliczyć. Są na niej wszyscy, jeśli mieć dobrą lupę. Na odwrocie dwiema rękami, dużą i bardzo małą, napisano to samo: „Dom”.

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

## Rozdział drugi, Osiem imion

mythwind-event-21-title = Brat Agaty
mythwind-event-21-text = Jedna z przybyłych ma w torbie bochenek, którego nie piekła i którego nie zje. – Od brata – mówi Agacie. – Mówi, że to pani przepis i że po tamtej stronie przełęczy nie chce rosnąć.
mythwind-event-21-a = Posłać po niego
mythwind-event-21-a-then = Zjawia się w mące po łokcie i zanim odstawi torbę, kłócą się o sól. Tak szczęśliwej Agaty miasteczko jeszcze nie widziało.
mythwind-event-21-b = Posłać mu słoik zakwasu
mythwind-event-21-b-then = Jedzie pod kapeluszem Tobiasza. Wiosną przychodzi list, trochę wyrośnięty.

mythwind-event-28-title = Płaszcz na wyrost
mythwind-event-28-text = Mila wyrosła ze wszystkiego naraz, jak to dzieci, w jeden czwartek. Na górze wisi osiem płaszczyków, z których wszyscy wyrośli, a zima nie czeka na opinie.
mythwind-event-28-a = Dać jej dziewiąty haczyk i płaszcz samej Ilsy
mythwind-event-28-a-then = Nigdy nie wisiał na haczyku; Ilsa w nim uciekła. W kieszeni wciąż jest skórka chleba, i to świeża.
mythwind-event-28-b = Uszyć nowy, z zapasem
mythwind-event-28-b-then = Krawiec z drogi kroi go na trzy zimy. Ma jedenaście kieszeni, na wyraźne życzenie Mili.

mythwind-event-29-title = Okulary Antoniego
mythwind-event-29-text = Antoni nauczył się wszystkich twarzy w miasteczku, a teraz znów mu uciekają, od brzegów do środka. Nic nie mówi. Ale w piątek liczył łyżki dotykiem i wyszło ich więcej niż kiedykolwiek.
mythwind-event-29-a = Sprowadzić szkła z miasta
mythwind-event-29-a-then = Robią mu ogromne oczy. Przez cały dzień patrzy na ludzi, po kolei, i trojgu mówi przepraszam.
mythwind-event-29-b = Niech czyta mu niewidzialny uczeń
mythwind-event-29-b-then = Co wieczór cienki głosik sylabizuje miejską księgę. Niczego nie opuszcza i śmieje się tam, gdzie trzeba.
mythwind-event-29-c = Niech Kacper da każdemu własną melodię
mythwind-event-29-c-then = Siedem nut dla Agaty, cztery dla Dory, jedna długa dla Wita. Antoni kłania się, zanim wyjdą zza rogu.

mythwind-event-30-title = Godzina przed świtem
mythwind-event-30-text = Dora wciąż wynajmuje piec na godzinę przed świtem i wciąż nic nie mówi. Od jej drzwi ciągnie się mąka, wzdłuż muru sadu, przez mur i ścieżką pod wieżę, krok po białym kroku.
mythwind-event-30-a = Pójść za mąką
mythwind-event-30-a-then = Kończy się przy koszyku na sznurku, który jedzie w górę. – Lubi miodownik – mówi Dora. – Nie wiem kto. Blachę odsyła.
mythwind-event-30-b = Zamieść ścieżkę i o nic nie pytać
mythwind-event-30-b-then = Zamiata Wit i mówi, że chodzi o odwadnianie.

mythwind-event-31-title = Kołatka w murze
mythwind-event-31-text = Na murze sadu, w miejscu, gdzie nie ma drzwi, wisi mosiężna kołatka. Była już w użyciu. Każda strona mówi, że to ta druga.
mythwind-event-31-a = Przebić za nią drzwi
mythwind-event-31-a-then = Wit otwiera ze swojej strony, Dora ze swojej. Oboje są odświętnie ubrani i oboje udają, że tylko przechodzą.
mythwind-event-31-b = Zostawić ją na murze
mythwind-event-31-b-then = Kołacze co wieczór, dwa razy, i milknie, nim się do niej dobiegnie.
mythwind-event-31-else = Należy do ławki: kto zakołacze, temu siedzący się posuwają. Do żniw mieści się dwanaście osób.

mythwind-event-32-title = Głosowanie
mythwind-event-32-text = Rada głosuje, jak szeroka ma być droga. Sześć rąk za, sześć przeciw i jedna, bez właściciela, podniesiona bardzo prosto spod stołu.
mythwind-event-32-a = Policzyć ją: ma przecież krzesło
mythwind-event-32-a-then = Była za żywopłotem, którego nie było na liście, i żywopłot przechodzi jednym głosem.
mythwind-event-32-b = Uznać, że ktoś się drapał
mythwind-event-32-b-then = Droga będzie miała sześć metrów. Spod stołu znika czapka, a drzwi zamykają się jak należy.
mythwind-event-32-c = Odroczyć, aż powie, czego chce
mythwind-event-32-c-then = Chce, żeby ją częściej pytać. Wniosek przyjęto bez podnoszenia czegokolwiek.

mythwind-event-42-title = Lokator za piecem
mythwind-event-42-text = Piec Agaty ma lokatora. Trzyma się ciepłej strony, nie rusza rodzynek i obraca chleby, zanim się przypalą. W zamian zaczął mieć zdanie na temat skórki.
mythwind-event-42-a = Przez tydzień piec po jego myśli
mythwind-event-42-a-then = Skórka gruba, ciemna, z kminkiem. Ósmego dnia stoi kolejka, w połowie po kolana.
mythwind-event-42-b = Powiedzieć mu, czyj to piec
mythwind-event-42-b-then = Wyprowadza się ze świeczką i jedną rodzynką, a chleb do wiosny jest z jednej strony przypalony.

mythwind-event-43-title = Czynsz Dołka
mythwind-event-43-text = Dolna łąka jest mokra, odkąd miernicy ją osuszyli. Pośrodku, po brodę w wodzie, stoi Dołek, duszek bagienny, z książeczką czynszową. Według niego łąka należy do niego od czasów, gdy łąką nie była, a miasteczko zalega za cztery lata.
mythwind-event-43-a = Zapłacić zaległości
mythwind-event-43-a-then = Liczy dwa razy, pisze „z podziękowaniem otrzymałem” i jako gospodarz czuje się teraz w obowiązku dbać o wszystko.
mythwind-event-43-b = Pogłębić rowy
mythwind-event-43-b-then = Łąka schnie, a woda zjawia się w piwnicy Wita, z rachunkiem.
mythwind-event-43-c = Spierać się o datę pierwszej raty
mythwind-event-43-c-then = Antoni znajduje precedensy. Dołek znajduje starsze, na glinie. To najliczniej odwiedzany wykład roku.

mythwind-event-45-title = Kapelusz dla Buuka
mythwind-event-45-text = Buuk zauważył, że ludzie w izbie zdejmują kapelusze. Cały tydzień staje w drzwiach z ręką na głowie i nie ma czego zdjąć.
mythwind-event-45-a = Zamówić mu kapelusz
mythwind-event-45-a-then = Wychodzą na niego dwie owce i obręcz od beczki. Uchyla go przed każdym, a także przed pogodą.
mythwind-event-45-b = Niech mu coś wyrośnie
mythwind-event-45-b-then = Latem ma na głowie gniazdo z trzema jajami. Przez drzwi przechodzi teraz bardzo powoli, w ukłonie.

mythwind-event-47-title = Łupek uczy się pukać
mythwind-event-47-text = Głaz o imieniu jak sypiący się żwir pobiera lekcje. Troje drzwi poszło w drzazgi. Czwarte są tylko pęknięte, a za nimi Agata z wałkiem mówi: – Lepiej.
mythwind-event-47-a = Zrobić mu własne drzwi do ćwiczeń
mythwind-event-47-a-then = Stoją w polu, dębowe, grube na dłoń. Gdy już je opanuje, otwiera i pyta, czy czegoś nie zbudować.
mythwind-event-47-b = Wywiesić mu dzwonek
mythwind-event-47-b-then = Woli dzwonek: jedno pociągnięcie i cała ulica jest na ulicy.

mythwind-event-49-title = Woda w piwnicy
mythwind-event-49-text = W każdej piwnicy stoi woda na szerokość dłoni, zupełnie czysta, z jedną małą rybką. Na drzwiach długiego domu wisi gliniana tabliczka: ostatnie upomnienie.
mythwind-event-49-a = Uregulować, z odsetkami
mythwind-event-49-a-then = Dołek bierze pieniądze, przeprosiny i, po chwili, ręcznik. Rybki zostają; są częścią umowy.
mythwind-event-49-b = Wybierać wodę i zjeść rybki
mythwind-event-49-b-then = Są wyśmienite. W następnym miesiącu jest ich więcej.

mythwind-event-72-title = Dziewięć haczyków
mythwind-event-72-text = Klucz Ilsy pasuje do szafy na piątym piętrze. W środku jest dziewięć haczyków na wysokości dziecka. Na ośmiu wiszą płaszczyki, co roku odświeżone i pocerowane, choć od czterdziestu lat tylko wiszą. Na dziewiątym wisi kartka: „Zaraz wracam”.
mythwind-event-72-a = Napisać do całej ósemki
mythwind-event-72-a-then = Antoni adresuje listy „gdziekolwiek jesteście”. Poczta przyjmuje je, jakby to była ulica.
mythwind-event-72-b = Zostawić płaszczyki tym, którzy je cerowali
mythwind-event-72-b-then = Mila kładzie na półce nową szpulkę nici. W nocy chudnie o połowę, a wszystkie guziki siedzą jak trzeba.
mythwind-event-72-c = Zapytać Ilsę, czyje są
mythwind-event-72-c-then = Poznaje każdy po kieszeni: kto zbierał kasztany, kto sznurki, a kto trzymał żabę, póki się nie wydało.

mythwind-event-74-title = Melodia wraca do domu
mythwind-event-74-text = Skrzypek spod mostu stoi na ulicy i nie chce wejść, bo deszcz. Deszczu nie ma. – Kacper – mówi Ilsa – zabrałeś melodię. – Kiwa głową. – Chciałem tylko, żeby nie zmokła.
mythwind-event-74-a = Niech zagra ją w wieży
mythwind-event-74-a-then = Gra jedną zwrotkę. Wieża bierze wdech i po czterdziestu latach oddaje mu drugą.
mythwind-event-74-b = Najpierw zaprosić go na kolację
mythwind-event-74-b-then = Je ze smyczkiem w ręce. Przy knedlach wychodzi na jaw, że nigdy nie zagrał jej do końca, z obawy, że może go mieć.
mythwind-event-74-c = Posłać go na rozstaje, niech gra wozom
mythwind-event-74-c-then = Dobrze tam zarabia. Furmani nucą to aż do miasta i nie umieją powiedzieć, skąd to mają.

mythwind-event-75-title = Co pęka
mythwind-event-75-text = Węglarz zszedł z góry z workiem i zagadką. Ilsa odpowiada, zanim zapytał: – Cisza, Jonaszu. Zadałeś mi ją na schodach, tamtej nocy, żebym nie płakała. – Jonasz siada na worku. Worek trochę się żarzy.
mythwind-event-75-a = Zanieść jego żar na górę do pieca
mythwind-event-75-a-then = To ten sam ogień; swoją połowę przetrzymał w garnku. Obie połowy przez chwilę się nie poznają.
mythwind-event-75-b = Postawić mu mielerz przy kamieniołomie
mythwind-event-75-b-then = Wypala nocą, śpi w dzień. Węgiel upuszczony dzwoni i Wit zamawia całą furę dla samego dźwięku.
mythwind-event-75-c = Poprosić o drugą zagadkę
mythwind-event-75-c-then = Ma tylko tę jedną. Ale umie czekać, od czterdziestu lat, a tego można się nauczyć.

mythwind-event-76-title = Sznur od dzwonu
mythwind-event-76-text = Przewoźnik prosi o kawałek dobrej liny i wstydzi się powiedzieć po co. Tamta nie jest jego. To sznur od dzwonu z wieży; wziął go, mając siedem lat, bo w pustym mieście na nic się nie przyda.
mythwind-event-76-a = Dać mu nową, a starą powiesić
mythwind-event-76-a-then = Dzwoni Mila. Słychać aż nad stawem w górach, gdzie coś odpowiada trzy razy, a potem grzecznie przestaje.
mythwind-event-76-b = Zostawić ją nad rzeką, tam pracuje
mythwind-event-76-b-then = Prom bierze teraz wozy. Szymon nie dzwoni na nikogo, ale wita każdego po imieniu, jak dzwon.

mythwind-event-78-title = Pół garnka
mythwind-event-78-text = Pasterka, której nigdy nie ma w szałasie, siedzi na schodach długiego domu z chochlą. To Łucja, szósty haczyk. W złą zimę wzięła chochlę, żeby bez niej nie zjedli; a oni odeszli i została jej chochla.
mythwind-event-78-a = Niech rozlewa
mythwind-event-78-a-then = Komu ta chochla naleje, temu wystarczy. Agata wypatruje sztuczki i stwierdza, że to po prostu sprawiedliwość.
mythwind-event-78-b = Powiesić chochlę nisko, dla małych rąk
mythwind-event-78-b-then = W garnku nigdy nie jest mniej niż pół, a nocą Agata słyszy, że miesza się w drugą stronę.

mythwind-event-79-title = Śnieg w słoju
mythwind-event-79-text = Aptekarka Jadwiga przeczytała list dwa razy i przyjechała własnym powozem. Miała dziesięć lat i wzięła słój śniegu z tamtej zimy, na dowód, jak było źle. Wyleczył w mieście każdą gorączkę. Nigdy go nie ubyło i nigdy nie było u niej ciepło.
mythwind-event-79-a = Trzymać słój w długim domu
mythwind-event-79-a-then = Stoi na półce obok miodu. Kto przechodzi, stawia kołnierz, a miasteczko przestało kaszleć.
mythwind-event-79-b = Zanieść go na grzbiet i otworzyć
mythwind-event-79-b-then = Śnieg pada przez jeden oddech. Jadwiga zdejmuje rękawiczki, ogląda dłonie i zostaje na kolacji.
mythwind-event-79-c = Niech go zabierze z powrotem do miasta
mythwind-event-79-c-then = Zostawia pieniądze, adres i łyżkę śniegu w papierku. Papierek nigdy nie wilgotnieje.

mythwind-event-80-title = Ktoś na schodach
mythwind-event-80-text = Skórki zostawiane na piątym piętrze znikają przez noc, a czasem znika i książka. Na otwartej stronie leży okruszek, żeby się nie zgubiło miejsce. – Maciej miał cztery lata – mówi Ilsa. – Każde z nas myślało, że za rękę trzyma go ktoś inny.
mythwind-event-80-a = Zostawić przy skórce list
mythwind-event-80-a-then = Odpowiedź jest drukowanymi literami, tak jak się pisze, mając cztery lata: NIE JESTEM SAM. A WY.
mythwind-event-80-b = Naprawić górne schody
mythwind-event-80-b-then = Wit idzie z robotą w górę, a z góry dostaje za każdym razem właściwy kamień i żadna strona nie patrzy.
mythwind-event-80-c = Czekać na podeście z lampą
mythwind-event-80-c-then = Koło północy lampę delikatnie zdmuchuje osoba, której zabroniono rozmawiać z obcymi.

mythwind-event-81-title = Dziewiąte krzesło
mythwind-event-81-text = W izbie z nakrytym stołem krzesła znów są w użyciu, jedno po drugim, a ludzie siedzą na nich jak dzieci w kościele. Dziewiąte stoi wolne. Wszyscy podają mu sól.
mythwind-event-81-a = Podnieść razem pokrywę półmiska
mythwind-event-81-a-then = Półmisek jest pusty i ciepły. Pod nim leżą drugie schody, złożone w kostkę; potrzeba im było tylko tylu rąk.
mythwind-event-81-b = Podać sól i czekać
mythwind-event-81-b-then = Gościa nie pyta się, czemu się spóźnia. Gdzieś wyżej krzesło przysuwa się bliżej klapy.

mythwind-event-82-title = Maciej schodzi
mythwind-event-82-text = Od tygodnia klapa na szczycie wieży stoi uchylona na szerokość nosa. Pod nią ludzie, choć się nie umawiali, mówią trochę wolniej i o jednym naraz.
mythwind-event-82-then = Ma czterdzieści cztery lata i szczotkę do pieca w ręce. – Czy to wciąż tamta zima? – pyta. Fiks doprowadza go do ostatniego stopnia i puszcza.
mythwind-event-82-else = Ósmego dnia zamyka się bezgłośnie. Na stopniu leży czysty talerz; knedli przynajmniej spróbowano.

mythwind-event-83-title = Dziewięcioro przy stole
mythwind-event-83-text = Przyszli wszyscy: ci odnalezieni i ci, do których tylko napisano i którzy przysłali krzesło. Nakrywa Maciej. Nakrywa dla dziewięciorga, liczy i bez słowa kładzie dziesiąte nakrycie, na końcu, pod oknem, gdzie zimno. – Dla kogo? – pyta Mila. – Dla zimy – mówi. – Zawsze przychodziła. To wy przestaliście nakrywać.
mythwind-event-83-a = Zostawić dziesiąte nakrycie
mythwind-event-83-a-then = Przez noc talerz obmarza i pustoszeje, a spod stołu, mokry po kolana, wychodzi jeszcze jeden, który czekał na zaproszenie.
mythwind-event-83-b = Zamiast nakrywać pogodzie, zbudować spichlerz
mythwind-event-83-b-then = Mierniczyni Róża rysuje go, nim zupa wystygnie: suchy, prosty, przy drodze. Pomieści dwie zimy. Maciej i tak nakrywa dziesiąty raz, na podwórzu.
mythwind-event-83-c = Najpierw zjeść, a zdecydować, gdy spadnie śnieg
mythwind-event-83-c-then = Kolacja jest dobra i zmywają dziesięć talerzy, bo jest ich dziesięć.

mythwind-event-84-title = Izba, która nie chciała się nagrzać
mythwind-event-84-text = Jedna z izb na planie nigdy nie dostała ptaszka. Klamka chodzi, drzwi chodzą, a izba mówi, że nie: nie jest zamknięta, tylko obrażona. Maciej zna ją od dawna. – Chce się na coś przydać – mówi – i żeby ją o to poprosić w kamieniu.
mythwind-event-84-a = Poprosić w kamieniu
mythwind-event-84-a-then = Nowy próg, nowe palenisko, jedno wykute słowo nad drzwiami, a ściana powoli robi się ciepła i trochę z siebie dumna.
mythwind-event-84-b = Na razie trzymać w niej jabłka
mythwind-event-84-b-then = Doskonale się przechowują. Izba milczy, a to już postęp.

mythwind-event-106-title = Buk się przesunął
mythwind-event-106-text = Stary buk stoi cztery kroki na lewo od miejsca, w którym stał w poniedziałek. Śladów nie ma. Jest tylko pewne zadowolenie wśród wron.
mythwind-event-106-a = Przesunąć drogę
mythwind-event-106-a-then = Mierniczyni Róża z zaciśniętymi zębami rysuje łuk od nowa. To najlepszy łuk, jaki narysowała, a w środku zostaje wolna działka.
mythwind-event-106-b = Ściąć go tam, gdzie stoi
mythwind-event-106-b-then = Trwa to półtora dnia. Jeszcze przez tydzień ludzie na ulicy omijają coś, czego nie ma.

mythwind-event-107-title = Pleśń w księdze
mythwind-event-107-text = W miejskiej księdze, na stronie z zapasami, zjawiła się czarna plamka wielka jak ziarnko soczewicy. Antoni wyrwał stronę. Na następnej jest już jak groch.
mythwind-event-107-a = Opróżnić spichrz i wszystko wysuszyć
mythwind-event-107-a-then = Trzy dni na wszystkich dachach i krzesłach. Plamka zostaje, jaka była, i wygląda, jakby czytała.
mythwind-event-107-b = Szybko sprzedać najstarsze
mythwind-event-107-b-then = Droga bierze, nie wąchając. Zostaje mniej, i wcale nie suchszego.
mythwind-event-107-c = Zapytać tych, co mieszkają w ścianach
mythwind-event-107-c-then = Wiedzą od miesiąca. Myśleli, że tak ma być, skoro nikt dla niej nie nakrył.

mythwind-event-109-title = Papier pod krokwiami
mythwind-event-109-text = W najwyższym miejscu, jakie znalazły, osy zbudowały szary papierowy lampion wielki jak wiadro i odprawiają nabożeństwa.
mythwind-event-109-a = Śpiewać niżej
mythwind-event-109-a-then = Chór schodzi o tercję. Kamień jest zachwycony; górnego głosu nigdy nie mógł wziąć.
mythwind-event-109-b = Niech Dora z nimi pomówi
mythwind-event-109-b-then = Jest na górze godzinę. Odlatują w szyku, a papier jest tak dobry, że Antoni na nim pisze.
mythwind-event-109-else = Wisi w pustej stodole i nie wadzi. Jesienią spada w całości i Antoni ma papier na rok.

mythwind-event-126-title = Imię na wozie
mythwind-event-126-text = Przy brodzie z wozu Tobiasza odprysła farba i pod napisem TOBIASZ widać cudzy fach. – Taniej było niż malować na nowo – mówi. – Przedtem byłem Beno. Trzeci haczyk od lewej. Wziąłem odważniki z miejskiej wagi i do dziś nimi ważę.
mythwind-event-126-a = Odłożyć odważniki na wagę
mythwind-event-126-a-then = Wciąż są rzetelne. Fiks waży Tobiasza przeciw jego płaszczykowi, do protokołu, i wychodzi jej, że go brakowało.
mythwind-event-126-b = Niech je zatrzyma, za udział w zysku
mythwind-event-126-b-then = Z jednej skarpety wypłaca wszystkie odsetki i od razu wygląda o dziesięć lat młodziej.

mythwind-event-127-title = Inżynier
mythwind-event-127-text = Droga dostała głównego inżyniera. Jest to kobieta, ma najczystsze buty ze wszystkich i mierząc wieżę, ani razu na nią nie spogląda. Ilsa przynosi jej herbatę. – Róża, zabrałaś plan domu – mówi. – Chciałam zobaczyć, gdzie są drzwi – mówi Róża.
mythwind-event-127-a = Poprosić, żeby dorysowała brakujące piętra
mythwind-event-127-a-then = Rysuje całą noc, plecami do okna, a między liniami przybywa małych śladów stóp: to poprawki.
mythwind-event-127-b = Niech buduje drogę, jak chce
mythwind-event-127-b-then = Schodzi z góry jak zdanie bez przecinka, a na jej końcu już widać, kto nadchodzi.
mythwind-event-127-c = Wypić herbatę i dać jej spokój
mythwind-event-127-c-then = Płaci za herbatę. To pierwsze, za co kiedykolwiek w tej dolinie zapłaciła, i prosi o kwit.

mythwind-event-128-title = Drabina Róży
mythwind-event-128-text = Róża wyliczyła, że wieża jest w środku o jedenaście metrów wyższa niż na zewnątrz, i nie może jej tego darować. – Dajcie mi trzydzieści szczebli – mówi – a wejdę od góry, jak uczciwy człowiek.
mythwind-event-128-a = Dać jej szczeble
mythwind-event-128-a-then = Na górze otwiera się okno i drabina przestaje się chwiać. – Urosłaś – mówi Maciej. Jedyny pomiar, powie później, którego nie sprawdziła.
mythwind-event-128-b = Pokazać jej drzwi
mythwind-event-128-b-then = Stoi przed nimi godzinę. Są niższe niż na planie albo ona jest wyższa.
mythwind-event-128-c = Odesłać ją na drogę
mythwind-event-128-c-then = Idzie. Przez jedną noc rząd kołków celuje w wieżę.

mythwind-event-129-title = Poszukuje się domów
mythwind-event-129-text = Drogą przyszło siedem osób z meblami. Przeczytali na kamieniu milowym, że tu jest miasto, i są gotowi poczekać, aż będzie go więcej.
mythwind-event-129-a = Zbudować im domy
mythwind-event-129-a-then = Po cztery izby i piec. Wieszają pranie w kolorach, jakich dolina nie widziała.
mythwind-event-129-b = Ulokować ich u tych, co mają miejsce
mythwind-event-129-b-then = Wszyscy się ścieśniają. W dwóch domach do dziś im nie powiedziano, że to tylko na zimę.
mythwind-event-129-c = Sprzedać im zupę i wskazać drogę dalej
mythwind-event-129-c-then = Płacą, pakują się i jadą. Kredens stoi przy rowie latami, z porządnymi talerzami w środku.

mythwind-event-141-title = Dzień dymu
mythwind-event-141-text = Antoni wyliczył, że to dzień waszego przejścia przez przełęcz. Na taki dzień nie ma jeszcze zwyczaju. Muł Diakon kładzie się w brodzie w tym samym miejscu, o tej samej godzinie, i czeka.
mythwind-event-141-a = Załadować go i coś zdjąć
mythwind-event-141-a-then = Zdejmują jedną piłę, jeden worek, jedną skrzynię. Wstaje z godnością. Odtąd tak się ten dzień obchodzi.
mythwind-event-141-b = Rozpalić ognie aż po przełęcz
mythwind-event-141-b-then = Co sto kroków jeden i przy każdym garnek. Ostatni ogień zapalają z drugiej strony ludzie, którzy zobaczyli pierwszy.

mythwind-event-142-title = Co się robi w taki dzień
mythwind-event-142-text = Zwyczajów miasteczka nikt nie uchwalał. Znalazły się, jak rękawiczki, i kto jakiś podniesie, ten za niego odpowiada.
mythwind-event-142-spring = Wiosną wiesza się na gruszy huśtawkę i najstarsi mają pierwszeństwo.
mythwind-event-142-summer = Latem przepływa się na drugi brzeg i wraca z kamieniem; mur przy promie jest już dość długi.
mythwind-event-142-autumn = Jesienią liczy się orzechy, źle, i różnicę się rozdaje.
mythwind-event-142-winter = Zimą chodzi się od domu do domu w przebraniu sąsiada i płaci za to, czego się człowiek dowie.
mythwind-event-142-a = Podnieść i za niego odpowiadać
mythwind-event-142-a-then = Antoni wpisuje go pod „Zwyczaje”, z nazwiskiem obok.
mythwind-event-142-b = Zostawić dla kogoś innego
mythwind-event-142-b-then = Do kolacji znika, więc ma już właściciela.

mythwind-adventure-28-text = Przy nowej drodze stoi gospoda z szyldem, stajnią i, jak dotąd, jednym łóżkiem.
mythwind-adventure-28-bed = Zapłacić za łóżko
mythwind-adventure-28-bed-then = Leżą w nim już trzej poganiacze, na waleta, i przez całą noc opowiadają, co się stąd aż do morza kupuje i sprzedaje.
mythwind-adventure-28-stable = Przespać się w stajni
mythwind-adventure-28-stable-then = Siano jest w jednym rogu odwinięte jak pościel, a nocą konie czesze się przy śpiewie.

mythwind-adventure-29-text = Na wrzosowisku spotykają się dwie drogi i mijają o szerokość wozu.
mythwind-adventure-29-join = Połączyć je zakrętem
mythwind-adventure-29-join-then = Zajmuje to dzień i wszystkie przekleństwa. O zmierzchu pierwszy furman bierze zakręt i uchyla przed nim czapki.
mythwind-adventure-29-plant = Posadzić w luce jarzębinę
mythwind-adventure-29-plant-then = Drogi omijają jarzębinę same z siebie.

mythwind-adventure-30-text = Drogą toczy się beczka, sama, mija i się nie ogląda.
mythwind-adventure-30-chase = Pobiec za nią
mythwind-adventure-30-chase-then = Staje przy promie, dokąd najwyraźniej zmierzała. W środku jest coś dla miasteczka.
mythwind-adventure-30-up = Pójść pod górę i zobaczyć, kto puścił
mythwind-adventure-30-up-then = Starszy pan z pustymi rękami, który chciał to zrobić od lat. Za wiadomość, dokąd dojechała, płaci.

mythwind-adventure-34-text = W kotlince dwanaście bardzo małych latarenek uczy się gasnąć na komendę.
mythwind-adventure-34-blow = Pokazać im na zapałce
mythwind-adventure-34-blow-then = Jeden dmuch. Jedenaście westchnień. Dwunasta pyta, czy to boli.
mythwind-adventure-34-steal = Zabrać do domu tę, która nie chce się uczyć
mythwind-adventure-34-steal-then = Jest z niej dobra lampka nocna. W bezksiężycowe noce ćwiczy.

mythwind-adventure-35-text = Przez strumyk leży jedna deska, a na niej siedzi osoba po kolana i pobiera opinie.
mythwind-adventure-35-give = Wyrazić jakąś
mythwind-adventure-35-give-then = „A o czym?” to już pierwsza. Zostaje wpisana i wydają resztę.
mythwind-adventure-35-jump = Przeskoczyć strumyk
mythwind-adventure-35-jump-then = Jest węższy, niż wygląda. Poborca notuje: „Skoczny, bez komentarza”.

mythwind-adventure-36-text = Na moczarach ścieżka biegnie pod wodą, a znaczą ją pływające butelki, w każdej świeczka.
mythwind-adventure-36-candles = Iść za świeczkami
mythwind-adventure-36-candles-then = To prywatna droga gospodarza. Na końcu jest herbata i krzesło, które prawie nie kapie.
mythwind-adventure-36-candles-else = To droga dla ludzi o dłuższych szyjach. Jest żurawina i wszyscy są mokrzy.
mythwind-adventure-36-bottles = Zebrać butelki
mythwind-adventure-36-bottles-then = Dobre zielone szkło. Z tyłu, jedna po drugiej, syczą świeczki.

mythwind-adventure-37-text = Na płaskim kamieniu mają się ścigać dwa ślimaki, a stawki są znaczne.
mythwind-adventure-37-bet = Postawić na tego w paski
mythwind-adventure-37-bet-then = To kwestia godzin. Publiczność, w większości po kostki, przyniosła jedzenie.
mythwind-adventure-37-judge = Zgodzić się być sędzią
mythwind-adventure-37-judge-then = Remis. Obie strony nazywają wyrok mądrym i obie go sobie przypisują.

mythwind-adventure-38-text = Na gołym wzgórzu stoi słup z trzydziestoma skrzynkami na listy, wszystkie pełne wiatru.
mythwind-adventure-38-post = Otworzyć tę ze znakiem miasteczka
mythwind-adventure-38-post-then = Odpowiedź na jeden z ośmiu listów: pachnie morzem i mówi tylko „niedługo”.
mythwind-adventure-38-post-else = Przeciąg z domu: chleb, mokra wełna, czyjeś śpiewanie.
mythwind-adventure-38-wheel = Zawiesić na nim papierowy wiatraczek
mythwind-adventure-38-wheel-then = Rusza od razu i nie staje. Daleko w dole jakaś piła brzmi weselej.

mythwind-adventure-50-text = Przy najlepszej ulicy miasta aptekarka sprzedaje zimne okłady kolejce za kolejką. Na szybie, od środka, jest szron, w czerwcu.
mythwind-adventure-50-ask = Zapytać, skąd pochodzi
mythwind-adventure-50-ask-then = Bardzo powoli zawija proszek na zmęczone nogi i nie bierze pieniędzy. – Jak duża jest teraz grusza? – pyta.
mythwind-adventure-50-warm = Położyć na ladzie ciepłą skórkę chleba
mythwind-adventure-50-warm-then = Szron cofa się o szerokość dłoni. Skórki nie je. Chowa ją do kieszeni.

mythwind-adventure-51-text = Na rynku jakiejś wsi stoi cokół bez pomnika. Napis głosi: TYM, KTÓRZY NAKRYWALI.
mythwind-adventure-51-stand = Postać na nim chwilę
mythwind-adventure-51-stand-then = Widok jest dobry. Przechodzi staruszka i z przyzwyczajenia podaje śliwkę.
mythwind-adventure-51-set = Postawić na nim talerz
mythwind-adventure-51-set-then = Nim wyjdzie się ze wsi, jest ich dziewięć.

mythwind-adventure-52-text = Na zboczu sznurek od latawca idzie prosto w chmurę. Na dolnym końcu jest kołek i nie ma chłopca.
mythwind-adventure-52-pull = Zwinąć go
mythwind-adventure-52-pull-then = Po dwustu metrach zjeżdża koszyk z obiadem dla jednej osoby, jeszcze ciepłym, i kartka: „Proszę przysłać więcej sznurka”.
mythwind-adventure-52-tie = Dowiązać sznurka
mythwind-adventure-52-tie-then = Przez godzinę ucieka przez palce. Potem coś tam w górze zawiązuje kokardkę.

mythwind-adventure-53-text = Stary dróżnik zasypuje dziury łyżeczką. Za młodu kazano mu zacząć, a przestać już nie.
mythwind-adventure-53-stop = Powiedzieć mu, że gotowe
mythwind-adventure-53-stop-then = Patrzy wzdłuż drogi w obie strony. – Naprawdę? – mówi i idzie zobaczyć, co jeszcze jest do zrobienia.
mythwind-adventure-53-spade = Dać mu łopatę
mythwind-adventure-53-spade-then = Waży ją w ręce, gwiżdże i do kolacji nadrabia dziesięć lat.

mythwind-adventure-54-text = W górze rzeki stara lina promu przywiązana jest do żelaznego kółka, a kółko do dzwonu leżącego w trawie.
mythwind-adventure-54-ring = Uderzyć w niego kamieniem
mythwind-adventure-54-ring-then = Wieża odpowiada co do chwili. Na dole ludzie nastawiają zegary, a oba dzwony się zgadzają.
mythwind-adventure-54-ring-else = Mówi jedno okrągłe słowo. Na razie nic nie odpowiada.
mythwind-adventure-54-sell = Sprzedać na brąz
mythwind-adventure-54-sell-then = Idzie za tyle, ile waży, czyli za dużo. Rzeka jest cichsza niż przedtem.

mythwind-adventure-55-text = Kozy Łucji pasą się same, w porządku alfabetycznym.
mythwind-adventure-55-learn = Poprosić o wpisanie na listę
mythwind-adventure-55-learn-then = Stoi się między Korą a Lolą do zachodu słońca, a widać stamtąd zdumiewająco dużo.
mythwind-adventure-55-milk = Doić od końca
mythwind-adventure-55-milk-then = Zyta, od której jeszcze nie zaczynano, daje ze zdziwienia całe wiadro.

mythwind-adventure-56-text = Na grzbiecie stoi teodolit z zamkniętym okiem. Na poziomnicy siedzi ślimak.
mythwind-adventure-56-look = Spojrzeć przez niego
mythwind-adventure-56-look-then = Widać drogę taką, jaka będzie, a na jej końcu, całkiem ostro, biegnącą dziewczynkę.
mythwind-adventure-56-snail = Poczekać, aż ślimak skończy
mythwind-adventure-56-snail-then = O zmierzchu mija pęcherzyk. Według niego świat jest jednak poziomy.

mythwind-adventure-57-text = Przy drodze stoi osiem krzeseł, każde o numer większe, jakby wzdłuż niej dorastało dziecko.
mythwind-adventure-57-sit = Usiąść na ostatnim
mythwind-adventure-57-sit-then = Pasuje. W siedzisku wyryta jest, drobno i głęboko, sztuczka zawodowa, której właściciel nie musi już dźwigać.
mythwind-adventure-57-sit-else = Na razie jest za duże albo za małe, ale wstaje się z niego wypoczętym.
mythwind-adventure-57-carry = Zanieść najmniejsze do domu
mythwind-adventure-57-carry-then = Nic nie waży. W długim domu jest zajęte, nim się je postawi.

## Rozdział trzeci, Zła zima

mythwind-event-34-title = Kreda na drzwiach
mythwind-event-34-text = Przez noc na każdych drzwiach przybył znak kredą: kółko, gdzie jest dość, półkole, gdzie nie. Zrobiono to bez szmeru. Do południa każdy obejrzał cudze.
mythwind-event-34-a = Złożyć połówki
mythwind-event-34-a-then = Dwa półkola wprowadzają się do kółka. Pali się teraz w mniejszej liczbie pieców i żaden nie dymi.
mythwind-event-34-b = Umyć drzwi
mythwind-event-34-b-then = Są bardzo czyste, a o zmierzchu zgrzytają na nich rygle, których dotąd nie używano.

mythwind-event-35-title = Jeden ziemniak na noc
mythwind-event-35-text = Co noc ginie jeden ziemniak, za każdym razem z innej piwnicy, a w piwnicy robi się porządek. Po trzech tygodniach są tacy, co czują się pominięci.
mythwind-event-35-a = Zostawić jednego na schodku
mythwind-event-35-a-then = To ci przybysze z drogi, zbyt dumni, żeby prosić. Odnoszą ziemniaka ugotowanego, z koperkiem.
mythwind-event-35-b = Czekać po ciemku z kijem
mythwind-event-35-b-then = Wpada czwartej nocy. Ma osiem lat. Odchodzą, on i jego rodzina, nim się rozwidni.

mythwind-event-36-title = Urodzone w zadymce
mythwind-event-36-text = Drugie dziecko młodej pary wybrało sobie noc zawiei. Akuszerka jest po drugiej stronie rzeki, która stoi.
mythwind-event-36-a = Przeprowadzić ją, po linie
mythwind-event-36-a-then = Trzydzieści osób trzyma ją po ciemku, bez słowa. Przychodzi w dwóch chustach, mówi: – No i? – i myje ręce.
mythwind-event-36-b = Poprosić tych spod podłogi
mythwind-event-36-b-then = Mają więcej wprawy, niż by się zdawało. Dziecko ściska jak korzeń i od pierwszego dnia patrzy na to, co pod stołem.

mythwind-event-37-title = Książka bez zakończenia
mythwind-event-37-text = Nie ma nic do roboty, tylko słuchać. Antoni przeczytał na głos wszystkie książki z beczki i wszystkie jeszcze raz. Dziś jest ta bez zakończenia; doszedł do ostatniej strony, a ławy są pełne.
mythwind-event-37-a = Niech każdy doda zdanie
mythwind-event-37-a-then = Trwa to jedenaście wieczorów. Na końcu się pobierają, prawie wszyscy, a młyn dostaje niedźwiedź.
mythwind-event-37-b = Poczekać
mythwind-event-37-b-then = Długo nic. Potem spod ławy cienki głosik mówi, co było dalej, i jest to lepsze niż u kogokolwiek.

mythwind-event-51-title = O jedną latarenkę mniej
mythwind-event-51-text = Latarenki w trzcinach gasną, co noc jedna. Nie odchodzą; siedzą po ciemku z rękami w rękawach i dalej są latarenkami.
mythwind-event-51-a = Zabrać je do domów
mythwind-event-51-a-then = Po dwie na kuchnię, na półkę przy kominie. Trzeciego wieczora pierwsza trochę się rozjaśnia, od dowcipu.
mythwind-event-51-b = Oszczędzać i naszą oliwę
mythwind-event-51-b-then = Miasteczko siedzi razem, w jednym domu i jednym kręgu światła, a gdy wstaje dzień, za kręgiem brakuje latarenki.

mythwind-event-54-title = Elida na szybie
mythwind-event-54-text = Mróz na oknie długiego domu narysował paprocie, potem pióra, potem twarz, śpiącą. Dzieciom wolno oddychać obok, ale nie na nią.
mythwind-event-54-then = Siódmego ranka szyba jest czysta. Elida siedzi w środku, na parapecie, i prostuje skrzydło po skrzydle. Zajmie się każdym domem, mówi, byle bez pośpiechu.
mythwind-event-54-else = Agata przeciera okno, żeby zobaczyć, kto idzie. To tylko pies. Twarz nie wraca, ale szyba pozostaje cudownie czysta.

mythwind-event-55-title = Mrozowe paprocie
mythwind-event-55-text = Paprocie na szybach są w każdym domu inne. Antoni przerysował wszystkie. Ułożone obok siebie dają stronę, a strona jest spisem tego, czego kto się boi.
mythwind-event-55-a = Odczytać, bez nazwisk
mythwind-event-55-a-then = Jest ich tylko pięć i wszyscy wracają do domu lżejsi, choć trochę urażeni.
mythwind-event-55-b = Oddać to słońcu
mythwind-event-55-b-then = Do południa spływa po szybach prosto do bardzo małego kubeczka, który czekał.

mythwind-event-56-title = Skrzydło na śniegu
mythwind-event-56-text = Przy młynie jest na śniegu odcisk skrzydła, długi jak ramię. Obok odcisk kogoś, kto usiadł i czeka na propozycję.
mythwind-event-56-a = Zaproponować pokój z oknem na północ
mythwind-event-56-a-then = Elida zjawia się od stóp w górę. Bagażu nie ma, tylko przeciąg i dar poznawania, w czym dany dom jest dobry.
mythwind-event-56-b = Usiąść obok i nic nie mówić
mythwind-event-56-b-then = Przyjemna godzina, po której zostaje zimne siedzenie i poczucie, że się było branym pod uwagę.

mythwind-event-57-title = Fiks liczy dwa razy
mythwind-event-57-text = Fiks nie melduje już drzwi. Melduje talerze: ile nakrytych, z ilu zjedzono. Od tygodnia druga liczba jest większa. – Ja tylko liczę – mówi. – Nie mówię kto.
mythwind-event-57-a = Nakrywać tyle, z ilu jedzą
mythwind-event-57-a-then = Trzeciego wieczora liczby się spotykają. Fiks zatrzaskuje książkę i po raz pierwszy siada przy ludziach.
mythwind-event-57-b = Szybciej zmywać
mythwind-event-57-b-then = Nie ma już z czego dojadać. Jej raport to teraz jedna liczba, którą oddaje bez słowa.

mythwind-event-58-title = Buuk śpi
mythwind-event-58-text = Od pierwszego śniegu Buuk stoi bez ruchu na środku ulicy, z belką na ramieniu. Na belce siedzi rudzik. Kto przyłoży ucho, słyszy, jak bardzo powoli coś jest niesione.
mythwind-event-58-a = Zdjąć mu belkę i otulić go
mythwind-event-58-a-then = Trzy pierzyny i plandeka. Z odwilżą rusza od razu, a z nim mały lasek.
mythwind-event-58-b = Budować dookoła niego
mythwind-event-58-b-then = Zostaje słupem narożnym. Budzi się z odwilżą, patrzy w lewo, patrzy w prawo i postanawia przytrzymać.

mythwind-event-59-title = Po jednym przy każdym piecu
mythwind-event-59-text = Jest tak zimno, że dym zamarza i trzeba go wynosić. Pod podłogami przestano rozmawiać.
mythwind-event-59-a = W każdym domu podnieść jedną deskę
mythwind-event-59-a-then = Wychodzą z pościelą, bez ceregieli, jak było umówione. Po jednym na piec. Jest ciasno i cieplej niż przedtem.
mythwind-event-59-b = Posłać im na dół koce
mythwind-event-59-b-then = Nazajutrz wracają, złożone, z jednym wyciętym kwadratem. Widocznie tyle wystarczyło.
mythwind-event-59-else = Gdy podnieść deskę, jest pod nią tylko zimna dziura i kartka: „Poszliśmy, gdzie nakrywają”.

mythwind-event-85-title = Piec prosi o więcej
mythwind-event-85-text = Piec na szczycie wieży nigdy nie wygasł i nigdy o nic nie prosił. Teraz o świcie ma otwarte drzwiczki i pokasłuje.
mythwind-event-85-a = Zanieść na górę dębiny
mythwind-event-85-a-then = Łańcuch rąk na stu ośmiu stopniach, a w dół na stu dziewięciu. W południe cała wieża jest ciepła w dotyku.
mythwind-event-85-b = Czuwać przy nim nocami, na zmianę
mythwind-event-85-b-then = Nie tyle drew mu trzeba, ile towarzystwa. Kto miał wartę, schodzi zachrypnięty, bo opowiedział mu wszystko.
mythwind-event-85-c = Niech mierniczyni Róża obejrzy komin
mythwind-event-85-c-then = Jest w nim gniazdo, a w gnieździe księga rachunkowa pierwszego miasta, bardzo drobnym pismem. Piec ciągnie jak koń.

mythwind-event-86-title = Siódme piętro
mythwind-event-86-text = Nad szóstym piętrem jest siódme, ale tylko dla głodnych. Maciej bywał tam często. To jedna izba, całkiem pusta, w której pachnie świeżym chlebem, nie wiadomo skąd.
mythwind-event-86-a = Wejść razem i zaczerpnąć powietrza
mythwind-event-86-a-then = To zdumiewająco syci, a w dół idzie się po dwa stopnie naraz.
mythwind-event-86-b = Poszukać pieca
mythwind-event-86-b-then = Pieca nie ma. W ścianie są żarna, a w ich szufladzie zapiski wszystkich, którzy nimi kręcili.
mythwind-event-86-else = Głód jest za mały, żeby tam trafić. Ale na schodach spotyka się takich, co ocierają usta.

mythwind-event-87-title = Zimne schody
mythwind-event-87-text = Jedne ze schodów wieży zaczęły od dołu zamarzać, stopień na noc. Mróz jest już na piątym piętrze. Stopnie, które ma za sobą, są zamiecione.
mythwind-event-87-a = Postawić na następnym stopniu resztę śniegu ze słoja
mythwind-event-87-a-then = Przez noc znika, a mróz z nim: cokolwiek to było, szukało tylko swojego.
mythwind-event-87-b = Powiesić na podestach drzwi
mythwind-event-87-b-then = Jedne drzwi dziennie i przy każdych mróz staje, namyśla się i puka.
mythwind-event-87-c = Przenieść wszystkich o piętro wyżej
mythwind-event-87-c-then = Jest bliżej do pieca i do siebie nawzajem. Dolne izby wynajmuje się mrozowi, który płaci soplami.

mythwind-event-88-title = Co jedli na końcu
mythwind-event-88-text = Jonasza i Łucję zapytano, osobno, co pierwsze miasto jadło w ostatnim tygodniu. Oboje mówią: ziarno siewne, a potem świece. Oboje dodają, że sami nie dostali nic i że było bardzo dobre.
mythwind-event-88-a = Zamknąć ziarno siewne i dać klucz Mili
mythwind-event-88-a-then = Nosi go na szyi pod trzema szalikami. Śni jej się chleb, ale nie otwiera.
mythwind-event-88-b = Zjeść trzecią część, ostrożnie
mythwind-event-88-b-then = To nie jest kasza, przy której się rozmawia, ale wszyscy śpią.
mythwind-event-88-c = Zapytać Dorę, kto jeszcze posyłał ciasto
mythwind-event-88-c-then = Żadna ręka nie przestała. Koszyki jeżdżą na wieżę od czterdziestu lat, z domu, którego już nie ma.

mythwind-event-89-title = Rachunek tamtej zimy
mythwind-event-89-text = Do księgi Antoniego wszyto księgę pierwszego miasta. Same rachunki: talerze, bochenki, głowy. Na ostatniej stronie suma po raz pierwszy zgadza się co do jednego. Pod spodem inną ręką: „O jedno za mało”.
mythwind-event-89-a = Poprawić rachunek
mythwind-event-89-a-then = Antoni dodaje jeden do talerzy, jeden do bochenków i jeden do głów. Musi mocno naciskać; atrament nie chce, a potem chce.
mythwind-event-89-b = Sprawdzić tą samą metodą nasze
mythwind-event-89-b-then = Zgadza się co do jednego, wszyscy są zadowoleni i aż do snu trzymają się jednej izby.

mythwind-event-91-title = Kapelusz na dziewiątym haczyku
mythwind-event-91-text = Na dziewiątym haczyku, tam gdzie była kartka, wisi kapelusz. Biały, bardzo wysoki, i kapie. Nikt nie widział, żeby ktoś wchodził.
mythwind-event-91-a = Odświeżyć go, jak się odświeża płaszcze
mythwind-event-91-a-then = To dobry kapelusz. Nazajutrz na oknach jest szron we wzór listu z podziękowaniem.
mythwind-event-91-b = Wystawić go za drzwi
mythwind-event-91-b-then = W nocy znika, razem z wycieraczką, latarnią i, jak się zdaje, z tym, kto jej pilnował.
mythwind-event-91-else = Do kolacji cały się wykapał. Zostaje kałuża bardzo dobrej wody, a Wit rozrabia na niej zaprawę, która nigdy nie pęka.

mythwind-event-92-title = Śnieżna izba
mythwind-event-92-text = Pod dachem wieży mróz zostawił po sobie izbę: białe ściany, biała ława, okno na sąsiednią dolinę. Dobrze by się stąd wyruszało, mówi Jonasz, gdyby ludzie chcieli tu wchodzić.
mythwind-event-92-a = Urządzić ją
mythwind-event-92-a-then = Skóry, samowar, stojak na buty. Kto stąd wyrusza, bierze ze sobą kawałek miasteczka i kładzie go tam, gdzie trzeba.
mythwind-event-92-b = Zapytać, kto ją zostawił
mythwind-event-92-b-then = Na ławie leży biała rękawica, dłonią do góry: zaproszenie, żeby trochę pomarznąć, trochę dłużej.
mythwind-event-92-c = Na razie zostawić białą
mythwind-event-92-c-then = Nie topnieje. Już tu kiedyś była, mówi Maciej, i umie czekać.

mythwind-event-93-title = Galeria latarenek
mythwind-event-93-text = Gdy po najdłuższej nocy latarenki wróciły, było ich o jedną więcej i nie było jej gdzie powiesić. Róża narysowała galerię wokół szczytu wieży, na zewnątrz, tam gdzie nie ma na czym stanąć.
mythwind-event-93-a = Zbudować ją
mythwind-event-93-a-then = Wit dwa tygodnie wisi na linie i śpiewa. Kto wyrusza nocą, tego się teraz stamtąd żegna, a co zaczął, idzie na dole dalej.
mythwind-event-93-b = Przyśrubować z zewnątrz żelazem z drogi
mythwind-event-93-b-then = W tydzień wisi i dzwoni na wietrze. Latarenki schodzą się po jednej i trzymają się tej strony, gdzie nie ma śrub.
mythwind-event-93-c = Powiesić latarenkę w długim domu
mythwind-event-93-c-then = Za jasna jest do zupy. Z czasem zechce czegoś wyżej.

mythwind-event-111-title = Gęsi odlatują za wcześnie
mythwind-event-111-text = Gęsi przelatują trzy tygodnie przed czasem, nisko i bez rozmów. Mrówki pozamykały drzwi. Jadwiga mówi, że przez sen słyszy, jak śnieg w słoju, czy gdzie on tam teraz jest, przewraca się na drugi bok. Od dziś jest zima, cokolwiek mówi kalendarz Antoniego.
mythwind-event-111-a = Zrobić zapasy na dwie zimy
mythwind-event-111-a-then = Każda piwnica, każdy strych, pod każdym łóżkiem. Mila śpi na rzepie i mówi, że można się przyzwyczaić.
mythwind-event-111-b = Zapytać Macieja, co się robiło
mythwind-event-111-b-then = – Kazano nam być cicho i jeść powoli – mówi. – A tamci śpiewali w ścianie, żebyśmy jej nie słyszeli.
mythwind-event-111-c = Za gęśmi wysłać ostatnie wozy
mythwind-event-111-c-then = Co da się sprzedać, sprzedaje się, póki przełęcz otwarta. Są z tego pieniądze, a za pieniędzmi coś jednak przemawia.

mythwind-event-112-title = Czarna plama
mythwind-event-112-text = Plama wyszła z księgi. Widziano ją w mące, w piętce chleba, a przez jeden wieczór na księżycu.
mythwind-event-112-a = Spalić, czego dotknęła
mythwind-event-112-a-then = Ogień jest po brzegach czarny. To trzecia część wszystkiego, a reszta wstrzymuje oddech.
mythwind-event-112-b = Wycinać i jeść dookoła
mythwind-event-112-b-then = Miasteczko uczy się kroić cienko i chleby Agaty mają tej zimy okna.
mythwind-event-112-else = Przeszła przez suche zapasy, nie znalazła punktu zaczepienia i ostatnio widziano ją na łyżce, wychudłą.

mythwind-event-114-title = Jelenie wchodzą do środka
mythwind-event-114-text = W tym roku jelenie nie zaglądają w okna. Kto wstał pierwszy, zastał ich w długim domu jedenaście: leżą między ławami, jakby podłoga od zawsze była mchem.
mythwind-event-114-a = Przechodzić nad nimi i zamiatać siano
mythwind-event-114-a-then = Są ciepłe, zajmują mniej miejsca niż chór i noszą w porożach latarenki, z troski o palce u nóg.
mythwind-event-114-b = Zamknąć za nimi drzwi, z rzeźnikiem w środku
mythwind-event-114-b-then = Mięsa starcza do Gromnicznej, a ława po tamtej stronie paleniska stoi pusta.
mythwind-event-114-c = Dobudować im szopę od południa
mythwind-event-114-c-then = Wit stawia ją w jeden dzień, ze żłobem na właściwej wysokości. Oglądają i wprowadzają się według starszeństwa.

mythwind-event-115-title = Rzeka staje
mythwind-event-115-text = W nocy rzeka stanęła. Nie zamarzła; po prostu przestała, jak ktoś, kto zapomniał, co miał powiedzieć. Szymon siedzi na promie z rękami na kolanach.
mythwind-event-115-a = Zadzwonić jej dzwonem
mythwind-event-115-a-then = Trzy uderzenia, przerwa, trzy uderzenia. Z daleka, z góry doliny, słychać, jak ktoś duży odchrząkuje.
mythwind-event-115-b = Przejść i położyć deski dla wozów
mythwind-event-115-b-then = Trzyma jak wstrzymany oddech i do drugiego brzegu nie pada ani słowo.
mythwind-event-115-c = Powiedzieć jej, na czym skończyła
mythwind-event-115-c-then = Mila kładzie się na brzegu i opowiada jej wszystko, od brodu. O zmierzchu rzeka mówi: – Ach, tak – i płynie dalej.

mythwind-event-117-title = Wilki dobrze wychowane
mythwind-event-117-text = Przed długim domem siedzi półkolem siedem wilków. Wytarły łapy; widać gdzie. Najstarsza wilczyca ma coś w pysku i kładzie to na progu: dziecięcą rękawiczkę, zgubioną w niedzielę.
mythwind-event-117-a = Dać im znaleźne
mythwind-event-117-a-then = Jedzą grzecznie i zostawiają straż. Do końca zimy nie ginie ani jedna owca i ani jedno dziecko.
mythwind-event-117-b = Podziękować i zaryglować drzwi
mythwind-event-117-b-then = Siedzą do świtu, nie obrażone, tylko głodne. W owczarni jest teraz dziura o bardzo równych brzegach.
mythwind-event-117-c = Wziąć skóry
mythwind-event-117-c-then = W taką zimę kuśnierze płacą dobrze, a rękawiczka zostaje na progu, tam gdzie ją położono.

mythwind-event-118-title = Las podchodzi pod drzwi
mythwind-event-118-text = Na podwórzu nie ma już suchego polana. O świcie najbliższe drzewa są bliżej, przy samym płocie, i zrzuciły za płot martwe gałęzie. Czekają na coś, jak się czeka, dając prezent.
mythwind-event-118-a = Oddać im za to działkę
mythwind-event-118-a-then = Biorą tę przy ulicy i są bardzo cichymi sąsiadami. Wiosną rosną tam fiołki, nieproszone.
mythwind-event-118-b = Każdemu zawiązać wstążkę
mythwind-event-118-b-then = Mila zachowała halkę. Drzewa stoją bardzo prosto, jak ludzie do fotografii.
mythwind-event-118-c = Spalić gałęzie, a potem ofiarodawców
mythwind-event-118-c-then = Wyrąb jest łatwy; przeszły przecież taki kawał. Dym zostaje na ulicy i na nikogo nie patrzy.

mythwind-event-119-title = Ostatni worek
mythwind-event-119-text = Agata postawiła ostatni worek mąki na krześle pośrodku piekarni i usiadła naprzeciwko. Patrzą na siebie od rana.
mythwind-event-119-a = Przypomnieć jej o zapasach
mythwind-event-119-a-then = To nie jest ostatni worek. To ostatni worek mąki; jest różnica i da się w niej przeżyć.
mythwind-event-119-b = Upiec wszystko i roznieść
mythwind-event-119-b-then = Po bochenku pod każde drzwi, liczyła Fiks, swoje też. Rzadko bywało tak sprawiedliwie i tak wesoło.
mythwind-event-119-c = Posłać Tobiasza przez przełęcz
mythwind-event-119-c-then = Idzie na rakietach śnieżnych z dwóch łopat do chleba. Ósmego dnia wraca z brodą z lodu i czterema workami.

mythwind-event-120-title = Najdłuższa noc
mythwind-event-120-text = Ktoś puka: raz, jakby pękał konar. Za drzwiami stoi stara kobieta, wysoka, biała do ziemi, a za nią nie ma śladów. Przychodzi co czterdzieści lat i za każdym razem drzwi były zamknięte, a stół pełny. O nic nie prosi. Patrzy, tak jak jelenie, na talerze.
mythwind-event-120-a = „Pani miejsce jest pod oknem”
mythwind-event-120-a-then = Zjada pół knedla i ogląda wszystkich po kolei. Gdy wstaje, pada miękki śnieg, a na parapecie siedzi ktoś o skrzydłach ze szronu, kto postanowił zostać.
mythwind-event-120-b = Nie otwierać i palić, ile wlezie
mythwind-event-120-b-then = Trzymają ściany, trzyma spichlerz, trzymają rygle Róży. Stoi tak do rana. To pierwsza zima, z którą dolina wygrała, i nie ma na to zwyczaju.
mythwind-event-120-c = Wynieść jej talerz
mythwind-event-120-c-then = Idzie Mila, w czyimś płaszczu. Siedzą na progu, obok siebie. Nikt nie słyszy, o czym mówią, ale Mila wraca rozgrzana.

mythwind-event-121-title = Co przechował śnieg
mythwind-event-121-text = Odwilż idzie od wieży, kręgiem. Wychodzą na jaw rzeczy, których wcale nie szukano, wszystkie czyste. Kalendarzowi Antoniego znów się wierzy.
mythwind-event-121-a = Wyłożyć je na długim stole
mythwind-event-121-a-then = Sześćdziesiąt jeden łyżek, but, ząb, obrączka: każda rzecz znajduje właściciela, który się rumieni.
mythwind-event-121-b = Zostawić znalazcom
mythwind-event-121-b-then = Tygodniami po ulicach chodzą małe osoby z dużymi przedmiotami i najwyraźniej roznoszą.
mythwind-event-121-else = To głównie monety, z kieszeni wywracanych w pośpiechu; a na progu krąg lodu, któremu do odejścia niespieszno.

mythwind-event-130-title = Ostatni wóz
mythwind-event-130-text = Przez przełęcz przedarł się jeszcze jeden wóz, na płozach, z koniem w derkach. Woźnica ma z miasta polecenie zabrać, kto chce, póki się da. Miejsc jest sześć.
mythwind-event-130-a = Niech szóstka jedzie
mythwind-event-130-a-then = Na zakręcie oglądają się wszyscy i liczą kominy. Potem jest ciszej i więcej zupy.
mythwind-event-130-b = Odesłać pusty, z podziękowaniem
mythwind-event-130-b-then = Woźnica rozgląda się po stole i pyta, czy jest wolne krzesło. Jest.
mythwind-event-130-c = Zapytać, co jest pod derkami
mythwind-event-130-c-then = Mąka, od ludzi, którzy przyjechali kiedyś obejrzeć wieżę i dla których nakryto. Nie zapomnieli; przysłali nawet łyżkę.

mythwind-event-131-title = Ziarno za każdą cenę
mythwind-event-131-text = Na nartach przyjechał handlarz z próbkami w kieszeniach. Cenę ma na tabliczce, a gdy się ją czyta, ściera kciukiem ostatnią cyfrę i pisze większą.
mythwind-event-131-a = Zapłacić
mythwind-event-131-a-then = Ziarno jest dobre. Odjeżdża po szreni przed świtem, a ślad ma głębszy, niż gdy przyjechał.
mythwind-event-131-b = Zważyć na starej wadze
mythwind-event-131-b-then = Tobiasz kładzie odważniki, jeden po drugim. Handlarz patrzy, blednie i przypomina sobie niższą cyfrę.
mythwind-event-131-c = Pokazać mu zupę i puścić wolno
mythwind-event-131-c-then = Zjada dwa talerze na stojąco. Z zakrętu wraca, zostawia worek i mówi, że był dziurawy.

mythwind-event-143-title = Cudze krzesła
mythwind-event-143-text = Raz do roku, zwyczajem starszym, niż to możliwe, wszyscy siadają na jeden wieczór na cudzych krzesłach i mówią tak, jak ich właściciele. Nie jest to złośliwe. Jest dokładne.
mythwind-event-143-a = Być sąsiadem
mythwind-event-143-a-then = Wit przez godzinę jest Dorą. Mówi cicho, patrzy obok ludzi, a na koniec musi wyjść na dwór.
mythwind-event-143-b = Usiąść na tych małych
mythwind-event-143-b-then = Z dołu stół jest dachem, przez który ładnie pachnie, i parę rzeczy o skórkach staje się jasnych.

mythwind-event-144-title = Rok do zapisania
mythwind-event-144-text = Dora prowadzi rubrykę pogody, bo pszczoły o nią pytają. Ta pora roku dostaje dwie linijki i wykrzyknik.
mythwind-event-144-spring = Tęcza stała trzy dni w jednym miejscu. Ktoś powiesił na niej pranie.
mythwind-event-144-summer = Grad jak jaja i całkiem równy. Szklarze przyjechali aż z miasta i pożenili się tutaj.
mythwind-event-144-autumn = Noc spadających gwiazd; jedną znaleziono, jeszcze ciepłą, i podpiera się nią drzwi.
mythwind-event-144-winter = Szklanka: każda gałązka w szkle. W lesie widać własną twarz, wiele razy, i wszystkie patrzą życzliwie.
mythwind-event-144-a = Dać jej osobną stronę
mythwind-event-144-a-then = Antoni ją liniuje. Strona jest niebieska albo taka się robi.
mythwind-event-144-b = Dwie linijki wystarczą
mythwind-event-144-b-then = Pszczoły, gdy im to mówią, też milczą.

mythwind-adventure-39-text = Wodospad stanął w połowie i udaje organy.
mythwind-adventure-39-play = Coś zagrać
mythwind-adventure-39-play-then = Każda piszczałka ma jedną nutę i wierzy w nią. Daleko chór bez ludzi trzyma tę ostatnią.
mythwind-adventure-39-break = Narąbać lodu do piwnic
mythwind-adventure-39-break-then = Odłamując się, dzwoni. W co drugiej bryle jest zdziwiony pstrąg.

mythwind-adventure-40-text = Przez śnieżne pole prowadzą ślady, które zaczynają się pośrodku.
mythwind-adventure-40-forward = Iść po nich
mythwind-adventure-40-forward-then = Kończą się u drzwi ciepłej stajni, a w środku leży zapłata za przejazd, którego jeszcze nie było.
mythwind-adventure-40-begin = Stanąć tam, gdzie się zaczynają, i spojrzeć w górę
mythwind-adventure-40-begin-then = Jest sznurowa drabinka, bardzo cienka, a na niej ktoś, kto będzie wdzięczny za pomoc przy bagażu.

mythwind-adventure-41-text = W nieczynnym młynie słychać chrapanie, a kamień obraca się w takt.
mythwind-adventure-41-grain = Wsypać worek ziarna, cicho
mythwind-adventure-41-grain-then = Wychodzi mąka, najprzedniejsza. Niedźwiedź przewraca się na bok i wychodzi jeszcze przedniejsza.
mythwind-adventure-41-cover = Otulić go
mythwind-adventure-41-cover-then = Przez sen mówi „dziękuję” i podaje adres bardzo dobrej dziupli.

mythwind-adventure-42-text = Ze zbocza zjeżdżają sanki z nakrytym śniadaniem, stają i czekają, aż się je zauważy.
mythwind-adventure-42-eat = Usiąść i zjeść
mythwind-adventure-42-eat-then = Gdy filiżanka jest pusta, same jadą pod górę, dość szybko, jak ktoś, kto wygrał zakład.
mythwind-adventure-42-ride = Pojechać dalej razem z nimi
mythwind-adventure-42-ride-then = Hamulców nie znają, za to skrótów mnóstwo, i dojeżdża się albo wyrzuconym, albo bogatym.

mythwind-adventure-43-text = Staw zamarzł tak czysto, że widać w nim, co odbije się za tydzień.
mythwind-adventure-43-look = Zajrzeć
mythwind-adventure-43-look-then = Widać siebie przy czymś, czego się jeszcze nie umie, i to całkiem dobrze. Wystarczy podpatrzyć.
mythwind-adventure-43-skate = Przejechać po nim na łyżwach
mythwind-adventure-43-skate-then = Od spodu ktoś jedzie krok w krok i kreśli lepsze ósemki.

mythwind-adventure-44-text = Na pniu leży kość, a na niej coś wydrapano. To adres.
mythwind-adventure-44-deliver = Doręczyć
mythwind-adventure-44-deliver-then = Stara wilczyca czyta nosem i daje odpowiedź na drogę: wilczka, który niesie torbę.
mythwind-adventure-44-deliver-else = Nora jest pusta, ale na kamieniu przed wejściem leży napiwek.
mythwind-adventure-44-read = Przeczytać
mythwind-adventure-44-read-then = Rzecz dotyczy ceny owiec. Nie wypada się w tym najlepiej, ale wie się więcej.

mythwind-adventure-58-text = Pod kopcem jest lodownia pierwszego miasta. Lód wciąż tam leży, poukładany, na każdej bryle rok.
mythwind-adventure-58-last = Wziąć ostatni rok
mythwind-adventure-58-last-then = Topi się niechętnie. Jest w nim dziecięcy rysunek stołu, zupełnie suchy.
mythwind-adventure-58-add = Wyciąć bryłę z tego roku i dołożyć
mythwind-adventure-58-add-then = Zostało miejsce dokładnie na jedną. Przy wyjściu mróz przytrzymuje drzwi.

mythwind-adventure-59-text = Ludwisarz jeździ pustym wozem i opukuje drzewa, nasłuchując.
mythwind-adventure-59-home = Opowiedzieć mu o wieży
mythwind-adventure-59-home-then = – Tego znam ze słyszenia – mówi. – Szukałem do niego sznura. – Stroi go za darmo i zostaje tydzień.
mythwind-adventure-59-home-else = – Dzwon bez sznura – mówi – to tajemnica. – Za tajemnice płaci, choć słabo.
mythwind-adventure-59-knock = Opukiwać razem z nim
mythwind-adventure-59-knock-then = Siódme drzewo mówi „proszę”. Zdejmuje czapkę i słuchają do zmroku.

mythwind-adventure-60-text = Pośrodku wysokich śniegów stoi stół nakryty dla jednej osoby. Zupa jest zamarznięta i stoi w niej łyżka.
mythwind-adventure-60-warm = Rozpalić pod nim ogień
mythwind-adventure-60-warm-then = Taje od spodu i zanim ogień się rozpali, talerz jest pusty, a wiatr ucichł.
mythwind-adventure-60-silver = Wziąć łyżkę
mythwind-adventure-60-silver-then = Jest srebrna i nie daje się ogrzać. Przez całą drogę w dół ma się wrażenie, że patrzy mnóstwo gór.

mythwind-adventure-61-text = Nad ścieżką wisi lawina i z jakiegoś powodu jeszcze nie ruszyła.
mythwind-adventure-61-whisper = Szeptem poprosić, żeby poczekała
mythwind-adventure-61-whisper-then = Czeka i schodzi dopiero z tyłu, ostrożnie jak kot z półki.
mythwind-adventure-61-shout = Krzyknąć i mieć to za sobą
mythwind-adventure-61-shout-then = Odpowiada obszernie. Tam, gdzie były zarośla, jest teraz miejsce albo dużo do odkopania.

## Rozdział czwarty, Kolej

mythwind-event-38-title = Ostatni mur Wita
mythwind-event-38-text = Wit mówi, że ten będzie ostatni. Ogrodowy murek, po pas, nic ważnego. Pracuje przy nim od marca i każdy kamień kładzie tak, jakby mieli go potem wypytywać.
mythwind-event-38-a = Pomóc mu skończyć
mythwind-event-38-a-then = W ostatnim kamieniu jest wgłębienie w sam raz na pszczołę. Zrobiła je Dora, gdy to był jeszcze spór.
mythwind-event-38-b = Nie pomagać
mythwind-event-38-b-then = Wciąż nad nim siedzi. Z miasta przyjeżdżają uczniowie, żeby patrzeć, jak wybiera.

mythwind-event-39-title = Mila składa podanie
mythwind-event-39-text = Mila mówi, że jest dorosła, i nie sposób dowieść, że nie. Są trzy posady: zawiadowczyni stacji, nauczycielki i jedna zapisana na brzozowym liściu: „do liczenia, u nas”.
mythwind-event-39-a = Zawiadowczyni
mythwind-event-39-a-then = Czapkę nosi prosto. Pociągi odjeżdżają, gdy wszyscy dokończą zdanie.
mythwind-event-39-b = Nauczycielka
mythwind-event-39-b-then = Świecę stawia przy twarzach. Pierwsza ławka jest na oko pusta i bardzo uważna.
mythwind-event-39-c = Liczyć, u nich
mythwind-event-39-c-then = Nie ma jej od zmierzchu do świtu. Nie mówi, ilu ich jest; ale to ona teraz nakrywa i zawsze się zgadza.

mythwind-event-40-title = Akcje
mythwind-event-40-text = Spółka sprzedaje akcje. Są pięknie drukowane, z lokomotywą i damą. Agata kupiła jedną, dla damy; Tobiasz kupił siedem i nie śpi.
mythwind-event-40-a = Kupować
mythwind-event-40-a-then = Gazetę czyta się teraz od końca. W końcu ile tam warte, tyle są warte.
mythwind-event-40-b = Wytapetować nimi szkołę
mythwind-event-40-b-then = Dzieci uczą się liczyć na sukni damy. Nikt nigdy nie miał takiego pożytku z dywidendy.

mythwind-event-61-title = Puk przy warsztacie
mythwind-event-61-text = Rzeczy na warsztacie Wita zaczęły się same kończyć. Najpierw dłuto, potem budka dla ptaków, teraz skrzypce, których nie zamawiano. W wiórach siedzi Puk, mały, okrągły i bardzo zadowolony, i pyta, co by tu wymyślić.
mythwind-event-61-a = Poprosić, żeby został dla pomysłów
mythwind-event-61-a-then = Do śniadania ma ich tuzin. Czwarty nadaje się do użytku, a do piątego trzeba kozy.
mythwind-event-61-b = Posadzić go do podkładów
mythwind-event-61-b-then = O zmierzchu gotowych jest dwieście, każdy z innym śpiącym zwierzęciem.
mythwind-event-61-c = Patrzeć i notować
mythwind-event-61-c-then = Robi wszystko od końca, zaczynając od przyjemności. Do pewnego stopnia można się tego nauczyć.

mythwind-event-62-title = Petycja
mythwind-event-62-text = Na stole rady leży zwój brzozowej kory, siedem metrów. Zaczyna się od „Z szacunkiem”, a podpisali ją kciukiem wszyscy, co mieszkają pod nasypem. Proszą o schodki.
mythwind-event-62-a = Zbudować schodki, siedem centymetrów stopień
mythwind-event-62-a-then = Wit robi je, leżąc na brzuchu. W dniu otwarcia jest wstęga i orkiestra, którą czuć w ziemi.
mythwind-event-62-b = Potwierdzić odbiór
mythwind-event-62-b-then = Potwierdzenie ma pieczątkę. Następny zwój jest krótszy i bez szacunku.

mythwind-event-63-title = Dołek zgłasza sprzeciw
mythwind-event-63-text = Nasyp przez moczary zapadł się trzy razy, za każdym razem dokładnie o własną wysokość. Na wierzchu, wyjątkowo suchy i bardzo nieswój, siedzi Dołek w adwokackiej peruce z mchu.
mythwind-event-63-a = Postawić linię na palach
mythwind-event-63-a-then = Stoi w wodzie jak czapla. Dołek pływa pod nią łódką i zbiera opłaty.
mythwind-event-63-b = Zasypać po raz czwarty
mythwind-event-63-b-then = Trzyma, bo znalazł się głaz, który zgodził się leżeć spokojnie. Pod pociągiem trochę nuci.

mythwind-event-64-title = Dzień prania
mythwind-event-64-text = Dym z lokomotywy osiadł na praniu, na kwiatach gruszy i na Elidzie, która stoi na parapecie długiego domu, szara, i milczy.
mythwind-event-64-a = Uprać wszystko jeszcze raz, ją pierwszą
mythwind-event-64-a-then = Idzie na to całe mydło. Schnie na wietrze, obraca się raz i wiesza wzdłuż linii pas czystego powietrza.
mythwind-event-64-b = Przenieść sznury i wystawić spółce rachunek
mythwind-event-64-b-then = Płaci, mydłem. Kwiaty zostają tej wiosny szare, a gruszki smakują podróżą.

mythwind-event-65-title = Łupek trzyma most
mythwind-event-65-text = Nowy most ma o jeden filar za mało; pominięto go z oszczędności. W dniu próby jednak jest, z rękami do góry i zamkniętymi oczami.
mythwind-event-65-a = Zbudować brakujący filar i zwolnić go
mythwind-event-65-a-then = Przez godzinę chodzi tam i z powrotem i rozprostowuje ramiona. Potem staje pod następnym mostem, sprawdzić, czy w porządku.
mythwind-event-65-b = Wpisać go do ksiąg jako mur
mythwind-event-65-b-then = Co wiosnę przechodzi kontrolę i jest w dobrym stanie. Raz w roku, nocą, ktoś przynosi mu do potrzymania dzwonek.

mythwind-event-66-title = Rzecz z jedenastoma rączkami
mythwind-event-66-text = Na ulicy stoi rzecz z jedenastoma rączkami. Porządnie zrobiona. Nikt nie wie, do czego służy, a jej twórca leży pod spodem, stuka i mówi, że o tym ma zdecydować miasteczko.
mythwind-event-66-a = Zdecydować i zapłacić za dwunastą rączkę
mythwind-event-66-a-then = Służy do noszenia razem. Puk wychodzi spod spodu i już nie chce wracać do domu.
mythwind-event-66-b = Obejść ją
mythwind-event-66-b-then = Przez noc przesuwa się, bardzo dokładnie, tam, którędy się ją obchodzi.

mythwind-event-94-title = Wieża wstrzymuje oddech
mythwind-event-94-text = Odkąd rozwinięto mapę, wieża nie zrobiła wydechu. Piórko przy dziurce od klucza nie drgnie. Mury są napięte jak bęben, a ludzie zniżają głos i nie wiedzą dlaczego.
mythwind-event-94-a = Oprzeć się o nią, jak pierwszej nocy
mythwind-event-94-a-then = Trwa to do świtu. Potem puszcza, ciepło i długo, i wszystkie drzwi w miasteczku trochę się otwierają i zamykają.
mythwind-event-94-b = Podstemplować ją drewnem z budowy
mythwind-event-94-b-then = Stoi bardzo prosto. Nocą słychać liczenie stempli.

mythwind-event-95-title = Maciej idzie zobaczyć
mythwind-event-95-text = Maciej spakował skórkę chleba i szczotkę do pieca. Nigdy nie był dalej niż przy brodzie. – Chcę zobaczyć, skąd to idzie – mówi – zanim będzie wszędzie.
mythwind-event-95-a = Posłać kogoś z nim
mythwind-event-95-a-then = Nie ma ich tydzień. Widział ulicę, windę i morze i kupił znaczek.
mythwind-event-95-b = Dać mu wszystkie dziewięć płaszczyków
mythwind-event-95-b-then = Na wierzchu ma płaszczyk Ilsy. Na każdej stacji ktoś pyta, czyje to, i na ostatniej opowiada już dobrze.

mythwind-event-96-title = Róża przed drzwiami
mythwind-event-96-text = Deszcz pada na nasyp, na namioty i na Różę, która stoi przed wieżą ze spakowanymi przyrządami. Zmierzyła wszystko, co jest. Drzwiami nigdy nie weszła.
mythwind-event-96-a = Poprosić, żeby wniosła plan
mythwind-event-96-a-then = Wiesza go na pierwszym haczyku. Myli się w jedenastu miejscach. Maciej pokazuje jej każde, a ona przy każdym śmieje się raz, jakby kaszlnęła.
mythwind-event-96-b = Potrzymać nad nią parasol
mythwind-event-96-b-then = Stoją tak dłuższą chwilę. Potem mówi: – Dziękuję, stoi całkiem prosto – i wraca do pracy.

mythwind-event-97-title = Spis ludności
mythwind-event-97-text = Zanim przyznają stację, musi być spis. Formularz ma po jednej linijce na osobę i pyta o wzrost w centymetrach. Fiks przyniosła własny ołówek.
mythwind-event-97-a = Policzyć wszystkich
mythwind-event-97-a-then = Trzeba trzech dodatkowych arkuszy. Najwyższy jest Buuk; najmniejszy nie daje się zmierzyć, ale podpisuje.
mythwind-event-97-b = Policzyć tych od metra wzwyż
mythwind-event-97-b-then = Formularz przyjmują odwrotną pocztą. Fiks czyta go, poprawia jeden przecinek i chowa ołówek.
mythwind-event-97-c = Poprosić rodzinę od ziemniaka, żeby obeszła domy
mythwind-event-97-c-then = Piwnice znają już wszystkie. Chłopiec zapisuje, co kto ma, a w nawiasie, co by dał.

mythwind-event-98-title = Wszyscy, co tu mieszkają
mythwind-event-98-text = Zwołano radę wszystkich, co tu mieszkają. Nie mieści się ani w długim domu, ani na placu. Zbiera się w końcu na dolnej łące, o zmierzchu; a gdy siadają latarenki, widać, ilu tu mieszka.
mythwind-event-98-a = Zapytać, która godzina
mythwind-event-98-a-then = – Nasza – mówi ktoś z wysokości kolan. Przechodzi bez liczenia. Linia kończy się przy brodzie, przy furtce; pilnuje jej Fiks i wpuszcza głodnych.
mythwind-event-98-b = Odczytać im warunki spółki
mythwind-event-98-b-then = Trwa to godzinę. Gdy Antoni podnosi wzrok, łąka jest ciemna i bardzo wysprzątana.

mythwind-event-99-title = Izba z dwojgiem drzwi
mythwind-event-99-text = Na najwyższym piętrze jest izba, do której wchodzi się ze schodów, a wychodzi gdzie indziej. Jak dotąd był to sad, prom i raz spiżarnia Agaty. Byłby z niej pożytek, gdyby dała się namówić, żeby się zdecydowała.
mythwind-event-99-a = Powiesić tabliczkę na tamtych drzwiach
mythwind-event-99-a-then = Trzeba czterech tabliczek, zanim na którąś się zgodzi. Odtąd prowadzi tam, gdzie napisano, jak porządne drzwi.
mythwind-event-99-b = Dać się zaskakiwać
mythwind-event-99-b-then = Znów spiżarnia. Agata postawiła tam już krzesło.

mythwind-event-100-title = Dwudziesty obóz
mythwind-event-100-text = Ilsę poproszono, żeby poprowadziła ludzi przez inną przełęcz do innej doliny. Spakowała drugą koszulę. Rozpakowała ją. Coś, mówi, dolega mułom.
mythwind-event-100-a = Obejrzeć muły i stwierdzić, że zdrowe
mythwind-event-100-a-then = Rusza, nim się rozwidni. Na dziewiątym haczyku wisi kartka: „Zaraz wracam”. Tym razem z datą.
mythwind-event-100-b = Przyznać, że muły wyglądają mizernie
mythwind-event-100-b-then = Prowadzą inni. Rysuje im drogę na serwetce, każdy bród i każde rozstaje, a na końcu stół.

mythwind-event-101-title = Dzwon i gwizdek
mythwind-event-101-text = W południe bije dzwon i gwiżdże lokomotywa, i żadne nie daje drugiemu skończyć. Kacper od poniedziałku nie może nastroić skrzypiec.
mythwind-event-101-a = Dać gwizdkowi drugi głos
mythwind-event-101-a-then = Kacper przez tydzień jeździ ze skrzypcami w budce maszynisty. W sobotę gwizdek wchodzi o tercję wyżej, w punkt.
mythwind-event-101-b = Puścić gwizdek przodem
mythwind-event-101-b-then = W końcu jest punktualny. Dzwon bije, gdy tamten ucichnie, cicho, jak się kończy zdanie dla siebie.
mythwind-event-101-c = Puścić dzwon przodem
mythwind-event-101-c-then = Maszynista czeka z ręką na sznurku. Podróżni pytają, co się stało, a on mówi: – Modlitwa przed jedzeniem.

mythwind-event-102-title = Cośmy sobie winni
mythwind-event-102-text = Antoni prosi o miejską księgę, tom pierwszy. Czytać już nie może, ale kładzie dłoń na pierwszym zdaniu i mówi je. Wszyscy je znają. Nikt nie zauważył, kiedy się nauczył.
mythwind-event-102-a = Zapytać, kto ma pisać dalej
mythwind-event-102-a-then = Wyciąga pióro, do nikogo. Bierze je Mila, która, jak widać, od lat ma atrament na palcach.
mythwind-event-102-b = Zostawić stronę otwartą na noc
mythwind-event-102-b-then = O świcie jest na niej zdanie. Poprawne pod każdym względem i podpisane żołędziem.

mythwind-event-103-title = Ostatnia strona pierwszego tomu
mythwind-event-103-text = Antoni doszedł do końca pierwszego tomu. Zaczyna się od dymu nad przełęczą i ma osiemset stron, niektóre bardzo drobnym pismem, nie jego. Zostało miejsca na jedną linijkę. Wyciąga przed siebie pióro.
mythwind-event-103-a = „Nakryto dla wszystkich”
mythwind-event-103-a-then = Mila osusza. Na furtce przy brodzie też to wyryto, na trzech wysokościach. Pociągi stają, żeby podróżni mogli przeczytać.
mythwind-event-103-b = „Otwarte o każdej porze”
mythwind-event-103-b-then = Drukują to na biletach. Przyjeżdżają ludzie, którzy nigdy nie słyszeli o zimie, i pytają o izbę z piecem; i nakrywa się dla nich.
mythwind-event-103-c = „Uwaga na jeże”
mythwind-event-103-c-then = Wisi w każdym wagonie. To jedyny przepis w jej życiu, mówi Róża, za który dałaby się zabić.
mythwind-event-103-d = „Ciąg dalszy nastąpi”
mythwind-event-103-d-then = Wyciera pióro, zamyka księgę i rozgląda się po stole, twarz po twarzy, dopóki je widzi.

mythwind-event-122-title = Buk ma głos
mythwind-event-122-text = W dniu, w którym linia do niego dochodzi, stary buk jest cały w liściach, w lutym. Brygadzista odkłada siekierę. – Tego nie ma w kosztorysie – mówi.
mythwind-event-122-a = Urządzić pod nim piknik
mythwind-event-122-a-then = Obie strony przynoszą kosze. Obrus już leży, z rogami obciążonymi hakami szynowymi.
mythwind-event-122-b = Dopisać do kosztorysu
mythwind-event-122-b-then = Pada bezgłośnie. Liście nie padają; do lata wiszą w powietrzu w kształcie drzewa.

mythwind-event-123-title = Co jedzą lokomotywy
mythwind-event-123-text = Lokomotywa zjada drzewo na godzinę. Jonaszowi proponują kontrakt na dziesięć lat. Poszedł zapytać las, a las zadał mu zagadkę.
mythwind-event-123-a = Pomóc mu zgadnąć
mythwind-event-123-a-then = Co je i wciąż mówi, że głodne? Wraca i odmawia. Las przysyła kosz smardzów i po sadzonce za każdy z dziesięciu lat.
mythwind-event-123-b = Podpisać za niego
mythwind-event-123-b-then = Pieniądze są dobre. Wypala plecami do drzew i przestał ludzi o cokolwiek pytać.

mythwind-event-132-title = Linia na mapie
mythwind-event-132-text = Jakiś pan rozwija mapę na stole długiego domu. Biegnie przez nią linia, czerwona, od linijki, od brzegu do brzegu; przez wieżę przechodzi jak igła przez guzik. – Wszędzie będziecie mieli pół godziny – mówi.
mythwind-event-132-a = Podpisać
mythwind-event-132-a-then = Osusza podpis dwa razy. Gdy zwija mapę, linia zostaje na stole i nie pomaga żadne szorowanie.
mythwind-event-132-b = Postawić na linii zupę
mythwind-event-132-b-then = Zostaje kółko, trochę na lewo od wieży. Pan długo na nie patrzy i prosi o sól.
mythwind-event-132-c = Zapytać, co na to Róża
mythwind-event-132-c-then = Bierze mu ołówek. – To nie jest linia – mówi. – To ktoś, kto ucieka. Znam tę rękę.

mythwind-event-133-title = Żelazo w trawie
mythwind-event-133-text = Na dolnej łące leżą pierwsze szyny, niezłączone, i wskazują kierunek. Nocą przesuwają się leciutko, aż wskazują na siebie.
mythwind-event-133-a = Przybić je
mythwind-event-133-a-then = Tysiąc sto haków. Dźwięk idzie w górę doliny i wraca z pytaniem w środku.
mythwind-event-133-b = Zostawić, jak im wygodnie
mythwind-event-133-b-then = Nie mija tydzień, a tworzą krąg. Dzieci jeżdżą po nim taczką i wołają nazwy stacji.

mythwind-event-134-title = Dywan w tunelu
mythwind-event-134-text = Na pięćdziesiątym metrze tunel przebija się do czegoś, gdzie leży dywan. Robotnicy zdejmują czapki. W głębi są uchylone drzwi i ktoś coś miesza.
mythwind-event-134-a = Przeprosić i zamurować
mythwind-event-134-a-then = Wit bierze najlepsze cegły. Przez ostatnią szparę wysuwa się talerz i pięć łyżek.
mythwind-event-134-b = Kopać dalej: zupę można przestawić
mythwind-event-134-b-then = Przestawiono. Nazajutrz tunel jest dłuższy, niż wykopano, i wychodzi na zeszły wtorek.
mythwind-event-134-c = Zapytać, czy wolno przejeżdżać z naczyniami
mythwind-event-134-c-then = Wolno, w czwartki, byle wytrzeć nogi. Róża wpisuje to do rozkładu.

mythwind-event-135-title = Wypłata
mythwind-event-135-text = Spółka nie płaci od miesiąca. Dwustu robotników siedzi na nasypie jak jaskółki i patrzy, wcale nie wrogo, na piekarnię.
mythwind-event-135-a = Jak w złą zimę: po bochenku na drzwi
mythwind-event-135-a-then = Namioty nie mają drzwi, więc Fiks liczy klapy. Dwunastu jest tu jeszcze, gdy linia dawno poszła dalej.
mythwind-event-135-b = Wypłacić zaliczkę
mythwind-event-135-b-then = W południe robota rusza. Spółka śle podziękowanie, z nazwą miasteczka napisaną jeszcze inaczej.
mythwind-event-135-c = Pokazać im drogę na targ między korzeniami
mythwind-event-135-c-then = Wracają o świcie bez narzędzi, w znakomitych kapeluszach.

mythwind-event-136-title = Rozkład jazdy
mythwind-event-136-text = Przysłano zegar z poleceniem, żeby go powiesić. Według zegara południe jest jedenaście minut przed południem. Koguty, dzwon i knedle Agaty nie zgodziły się na zmianę.
mythwind-event-136-a = Chodzić według zegara
mythwind-event-136-a-then = Zyskuje się jedenaście minut, a potem nie wiadomo, na co poszły.
mythwind-event-136-b = Niech wisi i się myli
mythwind-event-136-b-then = Dorobiono mu drugą wskazówkę minutową, z szypułki żołędzia. Pokazuje knedle.
mythwind-event-136-c = Zapytać Milę, która pilnowała już klucza
mythwind-event-136-c-then = Codziennie w południe zatrzymuje go palcem na jedenaście minut. Stacja przyjmuje to do wiadomości, jak pogodę.

mythwind-event-137-title = Dziesiąta czterdzieści
mythwind-event-137-text = Wszyscy stoją wzdłuż linii odświętnie ubrani. Jest dziesiąta trzydzieści dziewięć. Piórko, które Mila położyła na szynie, zaczyna drżeć.
mythwind-event-137-a = Powitać go chorągiewkami
mythwind-event-137-a-then = Wychodzi z góry z oświetlonymi oknami, staje na dwie minuty i zostawia jedenaście kufrów, fortepian i świat. Ktoś w trzeciej klasie uchyla kapelusza przed wieżą.
mythwind-event-137-b = Podnieść czerwoną chorągiewkę
mythwind-event-137-b-then = Staje, dysząc w fartuch Mili. Maszynista się wychyla. – Co jest? – Obiad – mówi Mila i nikt nie ma lepszej odpowiedzi.

mythwind-event-138-title = Stacja musi się jakoś nazywać
mythwind-event-138-text = Tablica jest pomalowana i pusta. Na miasteczko tak długo mówiono miasteczko, że nikomu nie przychodzi do głowy inne słowo. Malarz jest płatny od godziny.
mythwind-event-138-a = Wymalować nazwę z kamienia milowego, z błędem
mythwind-event-138-a-then = Obcy, którzy szukają tamtego miasta, będą teraz wysiadać tutaj. Mila mówi, że i tak by wysiedli.
mythwind-event-138-b = Sprzedać nazwę temu, kto płaci
mythwind-event-138-b-then = Przez rok stacja nazywa się Sole Wątrobowe Hartmanna. Z pociągu jest doskonale czytelna.
mythwind-event-138-c = Zostawić tablicę pustą
mythwind-event-138-c-then = Z tego zaczyna być znana. – Ta, na której nic nie ma – mówią ludzie i wysiadają.

mythwind-event-139-title = Linia, która omija
mythwind-event-139-text = Mierniczyni Róża nie spała. Na stole leży trzeci rysunek: wokół buku, wokół wieży, w czwartki pod dywanem. Jest o cztery kilometry dłuższy i nie ma w nim ani jednego prostego metra.
mythwind-event-139-a = Zbudować tę
mythwind-event-139-a-then = Trwa dwa razy dłużej. Pociąg jedzie stępa, ze względu na jeże, a ludzie wysiadają po jednej stronie, zrywają coś i wsiadają po drugiej.
mythwind-event-139-b = Oprawić rysunek
mythwind-event-139-b-then = Wisi w długim domu. W pewnym świetle widać na nim dym.

mythwind-adventure-45-text = W zwalonym pniu jest warsztat, a w warsztacie rząd niedokończonych zwierząt.
mythwind-adventure-45-finish = Dokończyć jedno
mythwind-adventure-45-finish-then = Brakowało mu tylko uszu. Dziękuje, używając ich, i biegnie przodem.
mythwind-adventure-45-tools = Pożyczyć strug
mythwind-adventure-45-tools-then = Nie dłuższy od palca, a zdejmuje wióry długie jak ramię.

mythwind-adventure-46-text = W lesie stoi kolejka: jedenaście duszków, borsuk i wrona. Na jej początku nie ma nic.
mythwind-adventure-46-join = Stanąć w niej
mythwind-adventure-46-join-then = Co jakiś czas się posuwa. Gdy przychodzi kolej, rozumie się po co, i odchodzi zadowolonym.
mythwind-adventure-46-sell = Sprzedać coś czekającym
mythwind-adventure-46-sell-then = Kupują jabłka, sznurek i torbę. Wrona prosi o paragon.

mythwind-adventure-47-text = Na łące stoi krowa, a właściwie stoi miejsce, w którym ona stoi.
mythwind-adventure-47-milk = Wydoić miejsce
mythwind-adventure-47-milk-then = Skopek się napełnia. Lepiej się nie oglądać.
mythwind-adventure-47-bell = Powiesić jej dzwonek
mythwind-adventure-47-bell-then = Teraz przynajmniej słychać, gdzie jej nie ma.

mythwind-adventure-48-text = Dwie latarenki biorą ślub na liściu grążela, a jedyny świadek zasnął.
mythwind-adventure-48-witness = Być świadkiem
mythwind-adventure-48-witness-then = Podpisuje się mokrym palcem. Przez całą drogę do domu ścieżka świeci się z obu stron.
mythwind-adventure-48-cake = Spróbować tortu
mythwind-adventure-48-cake-then = Jest wielkości naparstka i starcza na trzy dni.

mythwind-adventure-62-text = Pod ślepą ścianą wieży stoi drabina. To ta, którą zrobiła mierniczyni Róża, kiedy była dzieckiem, i wciąż brakuje jej dwóch szczebli.
mythwind-adventure-62-rungs = Wstawić je
mythwind-adventure-62-rungs-then = Z góry widać, jak to było pomyślane. Całkiem niezły projekt.
mythwind-adventure-62-leave = Zostawić bez dwóch szczebli
mythwind-adventure-62-leave-then = Kto chce wejść, temu trzeba pomóc. Może właśnie tak było pomyślane.

mythwind-adventure-63-text = Fotograf zdejmuje dolinę, klisza po kliszy. Na każdej jest więcej osób, niż stało.
mythwind-adventure-63-pose = Stanąć z innymi
mythwind-adventure-63-pose-then = Trzeba wstrzymać oddech na dziesięć sekund. Na kliszy na ramieniu ktoś siedzi i macha.
mythwind-adventure-63-buy = Kupić kliszę i sprzedawać odbitki na stacji
mythwind-adventure-63-buy-then = Idą dobrze. Nikt nie widzi na nich tej samej liczby.

mythwind-adventure-64-text = Przy drodze siedzi ubranie, wyprostowane, z nikim w środku, i czyta gazetę.
mythwind-adventure-64-ask = Zapytać, co słychać
mythwind-adventure-64-ask-then = Otwiera na stronie z cenami i składa gazetę tak, żeby było widać.
mythwind-adventure-64-sit = Usiąść obok
mythwind-adventure-64-sit-then = Posuwa się. To godzina odpoczynku; na koniec oddaje krzyżówkę, prawie rozwiązaną.

mythwind-adventure-65-text = Dwustu robotników stoi w kolejce do jednego kucharza, który ze łzami stoi nad jedną cebulą.
mythwind-adventure-65-cook = Zakasać rękawy
mythwind-adventure-65-cook-then = Wychodzi z tego zupa. Jeden z dwustu prosi o przepis, a potem o miejsce, gdzie by go użyć.
mythwind-adventure-65-onion = Obrać cebulę do końca
mythwind-adventure-65-onion-then = W środku siedzi ktoś bardzo mały, też we łzach, i dziękuje.

mythwind-adventure-66-text = Przy niedokończonej linii stoi semafor. Podnosi się, namyśla i opada.
mythwind-adventure-66-obey = Posłuchać go
mythwind-adventure-66-obey-then = Czeka się, idzie się. Z tyłu salutuje: jeszcze go nie słuchano.
mythwind-adventure-66-nest = Sprawdzić, kto je obsługuje
mythwind-adventure-66-nest-then = Bocian, z poglądami. Jaj jest w tym roku pod dostatkiem.

mythwind-adventure-67-text = W rowie leży kufer z nalepkami z trzydziestu miast i nuci.
mythwind-adventure-67-open = Otworzyć
mythwind-adventure-67-open-then = W środku ręczniki z trzydziestu hotelików i ktoś, kto był we wszystkich.
mythwind-adventure-67-deliver = Zanieść na stację
mythwind-adventure-67-deliver-then = Właściciel czeka od tygodnia i płaci, nie otwierając. Na półce nuci dalej.

mythwind-adventure-68-text = Drogowskaz wskazuje w jedną stronę miasteczko i w drugą też miasteczko.
mythwind-adventure-68-left = Iść w lewo
mythwind-adventure-68-left-then = To krócej, a na koniec dochodzi się ze strony, o której się nie wiedziało.
mythwind-adventure-68-right = Iść w prawo
mythwind-adventure-68-right-then = Obchodzi się cały świat, a przynajmniej takie jest wrażenie. W domu nikt nie zauważył.

## Potem

mythwind-event-67-title = Fiks bierze wolne
mythwind-event-67-text = Po tylu latach Fiks złożyła podanie o dzień wolny. W trzech egzemplarzach. Nie wie, co się wtedy robi, i prosi o instrukcje.
mythwind-event-67-a = Zabrać ją na ryby
mythwind-event-67-a-then = Nic nie łapie i liczy ryby. Wieczorem mówi, że liczba się zgadzała.
mythwind-event-67-b = Niech tej nocy każdy policzy swoje drzwi
mythwind-event-67-b-then = Trudniejsze, niż się zdaje; zawsze wychodzi o jedne więcej. Rano raport leży na jej poduszce, podpisany przez wszystkich.

mythwind-event-68-title = Lekcje bycia widzianym
mythwind-event-68-text = Młodsze duszki chciałyby być widziane za dnia i nie wiedzą jak. Będzie kurs. Zbiera się w południe w pustej sali, a obecność jest zawsze pełna.
mythwind-event-68-a = Uczyć
mythwind-event-68-a-then = Mówi się „dzień dobry” do każdego krzesła, aż ktoś odpowie. Przydaje się też w drugą stronę.
mythwind-event-68-b = Pożyczyć im kapelusze
mythwind-event-68-b-then = Ulicą idzie kapelusz, za nim drugi. Ludzie uchylają swoich. Pod koniec tygodnia pod większością już coś jest.

mythwind-event-69-title = Las Buuka
mythwind-event-69-text = To, co Buuk sadził w pierwszym tygodniu, wszędzie, jak uważał za słuszne, urosło. Okazuje się, że uważał. Z wieży widać zdanie, brzozą, bukiem i modrzewiem, bez ostatniego słowa.
mythwind-event-69-a = Zasadzić to słowo
mythwind-event-69-a-then = Pokazuje gdzie. Da się przeczytać za sześćdziesiąt lat; nie spieszy mu się, a jak się okazuje, nikomu innemu też nie.
mythwind-event-69-b = Przerzedzić go
mythwind-event-69-b-then = Są z tego piękne żerdzie. Zdanie mówi teraz co innego, a Buuk chodzi wokół z kapeluszem w ręku.

mythwind-event-70-title = Liczy ktoś nowy
mythwind-event-70-text = W popiele wokół pieca znów są ślady, na pół kciuka. Obchodzą śpiących i zatrzymują się przy najmniejszym. Rano najmniejszy mówi: – Doszła do dziewięciu i zaczęła od nowa.
mythwind-event-70-a = Zostawić skórkę i liczydło
mythwind-event-70-a-then = Najpierw znika skórka. Trzeciej nocy do świtu słychać koraliki, a Fiks stoi za drzwiami i nie pomaga.
mythwind-event-70-b = Ponumerować śpiących kredą
mythwind-event-70-b-then = Pomaga. Rano każdy ma dwa numery, drugi staranniejszy.

mythwind-event-124-title = Kartka z północy
mythwind-event-124-text = Przychodzi kartka, biała, bez znaczka. Jest zimna w dotyku i przedstawia stół pod oknem.
mythwind-event-124-a = Postawić ją w spiżarni
mythwind-event-124-a-then = Póki stoi, nic się nie psuje. Po kolacji Agata słyszy za słojami przewracaną stronę.
mythwind-event-124-b = Odpisać
mythwind-event-124-b-then = Podpisują się wszyscy. Wysyła się ją na grzbiecie, z wiatrem, a w drodze powrotnej trochę prószy.
mythwind-event-124-else = Jest na niej tylko: „A więc do następnego razu”. Wit na wszelki wypadek zamawia kamień.

mythwind-event-140-title = Stół w podróży
mythwind-event-140-text = Na bocznicy stoi wagon, którego nikt nie zamawiał. W środku jest jeden długi stół, nakryty, z lampami. Na drzwiach kredą: dokąd?
mythwind-event-140-a = Posłać go w świat
mythwind-event-140-a-then = Wraca po miesiącu, poobijany, z obcymi łyżkami i jedenastką ludzi, którzy chcą zobaczyć, skąd jest.
mythwind-event-140-b = Zostawić, gdzie stoi
mythwind-event-140-b-then = Zostaje najlepszym adresem w dolinie. Je się tam, wyglądając przez okno, jak w drodze.

mythwind-event-145-title = Urodziny Buuka
mythwind-event-145-text = Nikt nie wie, kiedy Buuk się urodził ani czy w ogóle. Mila policzyła mu słoje tam, gdzie wrzuca monety. Ma tysiąc sto cztery lata, mówi, i to jutro.
mythwind-event-145-a = Upiec tort ze wszystkimi świeczkami
mythwind-event-145-a-then = Widać go z miasta, gdzie biorą to za świt. Buuk dmucha, raz, jak jesień.
mythwind-event-145-b = Dać mu żołądź
mythwind-event-145-b-then = Długo na niego patrzy. Potem idzie szukać miejsca i bierze ze sobą pół miasteczka, do rady.

mythwind-event-146-title = Tom drugi
mythwind-event-146-text = Mila poliniowała pierwszą stronę drugiego tomu i nie umie jej zacząć. Wie, co mówił Antoni: miasto jest tym, co najpierw zapisze. Ale to miasto nie jest już niczym pierwszym.
mythwind-event-146-a = Zapisać, kto był na kolacji
mythwind-event-146-a-then = To długa lista i do śniadania nieaktualna. Postanawia ją prowadzić.
mythwind-event-146-b = Zapisać, co jest do sprzedania
mythwind-event-146-b-then = Podróżni czytają na stojąco. Stronę trzeba wymieniać dwa razy do roku.
mythwind-event-146-c = Zostawić pierwszą linijkę pustą
mythwind-event-146-c-then = Każdy, kto przechodzi, patrzy na nią i coś mu przychodzi do głowy. To, mówi, jest ta linijka.

mythwind-event-147-title = Wieści o Ilsie
mythwind-event-147-text = Poczta przynosi coś płaskiego, owiniętego w koszulę, która wisiała tu kiedyś na sznurze, na widoku.
mythwind-event-147-a = Odczytać list na głos
mythwind-event-147-a-then = „Dwudziesty obóz wybrali inni”, brzmi. „Zły, ale dobrze się ma. Nakryjcie dla mnie w piątek”. Nakrywają. Spóźnia się i przychodzi.
mythwind-event-147-b = Najpierw otworzyć paczkę
mythwind-event-147-b-then = Tabliczka z mapą, sakiewka i dzwonek muła. Dzwonek należy do wnuka Diakona.
mythwind-event-147-else = To druga połowa koszuli. Zastanawiała się, gdzie jest, mówi Ilsa, która siedzi przy piecu; nigdzie nie była.

mythwind-event-148-title = Goście na jedną noc
mythwind-event-148-text = Na ulicy stoi czworo obcych w mokrych kapeluszach. Zobaczyli światło, mówią, a nic innego do zobaczenia nie było.
mythwind-event-148-spring = To aktorzy między dwoma teatrami. Grają tę sztukę co dzieci i zapominają tej samej kwestii.
mythwind-event-148-summer = To botanicy. Za każdy kwiat płacą z nazwy, za trzy z nich podwójnie.
mythwind-event-148-autumn = To rodzina z piecem i bez domu. Rano piec ma ścianę z każdej strony.
mythwind-event-148-winter = Nie mówią, kim są. Jest im zimno, jedno z nich nie rzuca cienia i zostaje.
mythwind-event-148-a = Posłać łóżko, które zostaje posłane
mythwind-event-148-a-then = Nigdy nie są to ci sami ludzie i zawsze jest ich tyle samo.
mythwind-event-148-b = Pokazać im gospodę
mythwind-event-148-b-then = Płacą, śpią i odchodzą. Na stole leży światło, które zobaczyli, przykręcone.

mythwind-event-149-title = Organy doliny
mythwind-event-149-text = Kacper narysował organy, w których szafą jest dolina: miechem wodospad, najniższą piszczałką tunel, tremolem pszczoły. Nie stać na to nikogo. Zacząć można.
mythwind-event-149-a = Zapłacić za kolejną piszczałkę
mythwind-event-149-a-then = Staje na wzgórzu z chorągiewką. W wietrzne noce słychać to, co już jest, i to już stroi.
mythwind-event-149-b = Zagrać na nich
mythwind-event-149-b-then = Raz, w południe, przez jeden oddech wieży. W sąsiedniej dolinie ludzie odkładają, co mają w rękach, i ktoś zaczyna tam rysować.
mythwind-event-149-c = Złożyć rysunek
mythwind-event-149-c-then = Tyle razy go składano, że zaczął trzymać takt.

mythwind-event-150-title = Rada dzieci
mythwind-event-150-text = Za stacją dzieci założyły miasto. Ma jedenastu mieszkańców, dwa prawa i urząd celny. Przysłały zapytanie, czy dolina życzy sobie przystąpić.
mythwind-event-150-a = Przystąpić
mythwind-event-150-a-then = Pierwsze prawo mówi, że nikt nie je sam. Drugie dotyczy żab. Cło płaci się w guzikach.
mythwind-event-150-b = Wysłać ambasadora
mythwind-event-150-b-then = Jedzie Maciej i wręcza szczotkę do pieca. Wraca z traktatem i zabandażowanym kolanem.

mythwind-event-151-title = Suchy rok
mythwind-event-151-text = Nie padało, odkąd są jaskółki. Dołek siedzi w wiadrze na schodach długiego domu i nosi się go tam, gdzie jest coś do podlania. Ludzie kłaniają się wiadru.

mythwind-event-152-title = Dopisek ołówkiem
mythwind-event-152-text = W pierwszym tomie, pod tym, cośmy sobie winni, jest dopisek ołówkiem: co się Dorze należało już wtedy. Nikt nigdy nie zapytał, co to. Czekała, mówi, na ogół z zaciekawieniem.
mythwind-event-152-a = Zapytać
mythwind-event-152-a-then = Taniec. Wit, który przez te wszystkie lata znał ten dopisek na pamięć, wkłada już drugie buty.
mythwind-event-152-b = Wypłacić w miodzie
mythwind-event-152-b-then = Miód bierze. Dopisku nie skreślono, tylko przeniesiono do drugiego tomu.

mythwind-event-153-title = Miasteczko do obrazu
mythwind-event-153-text = Przyjechała malarka, malować miasteczko. Siedzi na przełęczy plecami do wiatru. Każdy znalazł sobie coś do roboty przy oknie.
mythwind-event-153-a = Niech maluje, co widzi
mythwind-event-153-a-then = Widzi mniejszych ludzi, niż by się zdawało, i więcej. Stali bardzo spokojnie.
mythwind-event-153-b = Dać na pierwszy plan stację
mythwind-event-153-b-then = Wisi w poczekalni. Ktoś później domalował nisko, w rogu, kawałek ścieżki długości kciuka.

mythwind-event-154-title = Znów dym nad przełęczą
mythwind-event-154-text = Na przełęczy dym. Wieczorem już ich widać: muły, na wierzchu skrzynia, dziecko śpi na worku. Fiks poszła im naprzeciw. W połowie drogi staje, odwraca się i patrzy, kto idzie z nią.
mythwind-event-154-a = Iść z chlebem i policzyć ich
mythwind-event-154-a-then = Jest ich dziewiętnaścioro i muł. – O jedno więcej, niż was jest – mówi Mila i nikt nie zaprzecza.
mythwind-event-154-b = Zapalić wszystkie okna i czekać
mythwind-event-154-b-then = Schodzą, śpiewając dla odwagi. To ta melodia; mówią, że mają ją od furmana.
mythwind-event-154-c = Przygotować łóżka i cennik
mythwind-event-154-c-then = Łóżka są dobre, ceny uczciwe. A jednak rano ktoś pyta, gdzie jest ten bród, w którym zostawia się skrzynię.

mythwind-adventure-69-text = Na bocznicy stoi wagon sypialny i śpi.
mythwind-adventure-69-wake = Obudzić go
mythwind-adventure-69-wake-then = Zrywa się, uderza głową i oferuje bilet wszędzie tam, gdzie mu się śniło.
mythwind-adventure-69-hush = Zaciągnąć mu zasłonki
mythwind-adventure-69-hush-then = Całe popołudnie chodzi się na palcach i wszystkim to służy.

mythwind-adventure-70-text = Biuro rzeczy znalezionych kolei to stodoła, a w niej siedem parasoli, gęś i sędzia.
mythwind-adventure-70-claim = Zgłosić się po parasol
mythwind-adventure-70-claim-then = Trzeba tylko powiedzieć, gdzie się było, kiedy nie padało. Sędziego to przekonuje.
mythwind-adventure-70-judge = Zgłosić się po sędziego
mythwind-adventure-70-judge-then = Nikt dotąd nie przyszedł. Idzie od razu i uczy tego i owego o czekaniu.

mythwind-adventure-71-text = Pośrodku zboża jest peron z ławką i zegarem, a torów ani śladu.
mythwind-adventure-71-wait = Poczekać na pociąg
mythwind-adventure-71-wait-then = O dziesiątej czterdzieści zboże się rozstępuje. Można by przysiąc, że ktoś wysiadł.
mythwind-adventure-71-clock = Wziąć zegar
mythwind-adventure-71-clock-then = Chodzi dobrze, jedenaście minut za wcześnie. W zbożu jest odtąd cicho o każdej godzinie.

mythwind-adventure-72-text = Druty telegraficzne brzęczą, a siedzą na nich jaskółki, które chyba notują.
mythwind-adventure-72-send = Nadać depeszę do domu
mythwind-adventure-72-send-then = Dochodzi, z poprawkami. To, o co się prosiło, leży już na progu.
mythwind-adventure-72-listen = Przyłożyć ucho do słupa
mythwind-adventure-72-listen-then = Jest tam wszystko: ceny, narodziny, oświadczyny, a bardzo cicho, pomiędzy, melodia.

mythwind-adventure-73-text = Na granicy śniegu siedzi przewodnik bez nikogo do prowadzenia. Wypisał rachunek za widok.
mythwind-adventure-73-pay = Zapłacić
mythwind-adventure-73-pay-then = Podpisuje i zdejmuje kciuk ze słońca.
mythwind-adventure-73-hire = Zatrudnić go w kamieniołomie
mythwind-adventure-73-hire-then = Kamień znajduje po smaku. Każdy blok sprowadza za rękę.

mythwind-adventure-74-text = Na drodze stanął cyrk, bo słoń nie chce minąć kamienia milowego.
mythwind-adventure-74-turn = Obrócić kamień
mythwind-adventure-74-turn-then = Pustą stronę słoń czyta z uznaniem i cyrk jedzie dalej.
mythwind-adventure-74-camp = Poprosić, żeby zagrali tutaj
mythwind-adventure-74-camp-then = Na trybunach jest więcej widzów, niż weszło. Słoń kłania się najpierw małym miejscom.

mythwind-adventure-75-text = Z drugiej strony przełęczy dolinę widać tak, jak się ją zobaczyło pierwszy raz. Tylko że teraz są na niej kominy.
mythwind-adventure-75-count = Policzyć je
mythwind-adventure-75-count-then = Za każdym razem wychodzi inaczej i zawsze więcej.
mythwind-adventure-75-smoke = Rozpalić tu ogień dla następnych
mythwind-adventure-75-smoke-then = Zostawia się patelnię, sól i znak na kamieniu: tędy, i można być głodnym.

mythwind-adventure-76-text = W sąsiedniej dolinie jest jedna rzeka, jedna wieża i jeden komin. Ktoś wychodzi z domu i macha obiema rękami.
mythwind-adventure-76-bread = Zejść z chlebem
mythwind-adventure-76-bread-then = Od trzech lat są sami i codziennie nakrywają dla sześciorga. To najstaranniej nakryty stół, jaki się widziało.
mythwind-adventure-76-trade = Odmachać i sprzedać im sól
mythwind-adventure-76-trade-then = Płacą za dużo i pytają, kiedy znów ktoś przyjdzie.

mythwind-adventure-77-text = Przy drodze leży kamień, a w nim osadzona łyżeczka.
mythwind-adventure-77-fill = Zasypać nią jedną dziurę
mythwind-adventure-77-fill-then = Potem pasuje z powrotem do kamienia. Jest wytarta od wielu rąk.
mythwind-adventure-77-polish = Wypolerować
mythwind-adventure-77-polish-then = Furmani zwalniają od błysku i w porę widzą dziurę.

mythwind-adventure-78-text = Trzydzieścioro dzieci i jedna nauczycielka szukają najmniejszego domu na świecie. Nauczycielka na nim siedzi.
mythwind-adventure-78-tell = Powiedzieć jej to, cicho
mythwind-adventure-78-tell-then = Wstaje jakby przypadkiem. Trzydzieścioro dzieci poznaje słowo „dyskrecja”.
mythwind-adventure-78-knock = Zapukać w dach
mythwind-adventure-78-knock-then = Przy jej kostce otwiera się okiennica. – Zajęte – mówi ktoś, a potem, widząc, ilu ich jest, nastawia wodę na herbatę.

mythwind-adventure-79-text = Daleko na równinie przez chwilę pachnie chlebem Agaty.
mythwind-adventure-79-stop = Stanąć i oddychać
mythwind-adventure-79-stop-then = Wiadomo, która godzina, jaka mąka i że ktoś zapomniał o kminku.
mythwind-adventure-79-sell = Powiedzieć tutejszym, ile kosztuje
mythwind-adventure-79-sell-then = Na sam zapach zamawiają czterdzieści bochenków. Pociąg będzie musiał być szybki.

mythwind-adventure-80-text = Drzwi w polu są uchylone. Przez szparę widać stół i jedno puste krzesło.
mythwind-adventure-80-sit = Wejść i usiąść
mythwind-adventure-80-sit-then = – No, jesteś – mówią wszyscy. To własny długi dom, w wieczór, którego jeszcze nie było.
mythwind-adventure-80-fetch = Wynieść krzesło
mythwind-adventure-80-fetch-then = Gdzie indziej jest potrzebne. Z tyłu bardzo cicho stawiają na jego miejscu drugie.

## Cele

mythwind-goal-1-title = Wolna ziemia
mythwind-goal-1-text =
    Odkryjcie { $wanted ->
        [one] 1 obszar
        [few] { $wanted } obszary
       *[other] { $wanted } obszarów
    } w tej porze roku.
mythwind-goal-2-title = Pierwszy dach
mythwind-goal-2-text =
    Ukończcie { $wanted ->
        [one] 1 budynek
        [few] { $wanted } budynki
       *[other] { $wanted } budynków
    } w tej porze roku.
mythwind-goal-3-title = Pełna spiżarnia
mythwind-goal-3-text = Na koniec pory roku: żywność co najmniej { $wanted }.
mythwind-goal-4-title = Pieśni przy ogniu
mythwind-goal-4-text = Na koniec pory roku: kultura co najmniej { $wanted }.
mythwind-goal-5-title = Pracowite ręce
mythwind-goal-5-text =
    Zatrudnijcie { $wanted ->
        [one] 1 robotnika
        [few] { $wanted } robotników
       *[other] { $wanted } robotników
    } w tej porze roku.
mythwind-goal-6-title = Ścieżki i tropy
mythwind-goal-6-text =
    Rozpatrzcie { $wanted ->
        [one] 1 przygodę
        [few] { $wanted } przygody
       *[other] { $wanted } przygód
    } w tej porze roku.
mythwind-goal-7-title = Grosz w skrzyni
mythwind-goal-7-text = Na koniec pory roku: dochód co najmniej { $wanted }.
mythwind-goal-8-title = Szersza polana
mythwind-goal-8-text =
    Odkryjcie { $wanted ->
        [one] 1 obszar
        [few] { $wanted } obszary
       *[other] { $wanted } obszarów
    } w tej porze roku albo miejcie na jej koniec budynki na { $other } obszarach.
mythwind-goal-9-title = Ulica pełna drzwi
mythwind-goal-9-text =
    Rozpocznijcie { $wanted ->
        [one] 1 budowę
        [few] { $wanted } budowy
       *[other] { $wanted } budów
    } w tej porze roku.
mythwind-goal-10-title = Spichlerz
mythwind-goal-10-text = Na koniec pory roku: żywność co najmniej { $wanted }.
mythwind-goal-11-title = Święto latawców
mythwind-goal-11-text = Na koniec pory roku: kultura co najmniej { $wanted }.
mythwind-goal-12-title = Wprawne ręce
mythwind-goal-12-text =
    Na koniec pory roku miejcie w wieży co najmniej { $wanted ->
        [one] 1 kość
        [few] { $wanted } kości
       *[other] { $wanted } kości
    } o wartości 3.
mythwind-goal-13-title = Droga dla wozów
mythwind-goal-13-text =
    Rozpatrzcie { $wanted ->
        [one] 1 przygodę
        [few] { $wanted } przygody
       *[other] { $wanted } przygód
    } w tej porze roku.
mythwind-goal-14-title = Dni targowe
mythwind-goal-14-text = Na koniec pory roku: dochód co najmniej { $wanted }.
mythwind-goal-15-title = Warsztaty
mythwind-goal-15-text = Na koniec pory roku: produkcja co najmniej { $wanted }.
mythwind-goal-16-title = Przyjaciele duszków
mythwind-goal-16-text =
    Na koniec pory roku miejcie w miasteczku (poza pulą) co najmniej { $wanted ->
        [one] 1 duszka
        [few] { $wanted } duszki
       *[other] { $wanted } duszków
    }.
mythwind-goal-17-title = Nowi sąsiedzi
mythwind-goal-17-text =
    Na koniec pory roku miejcie w miasteczku (poza pulą) co najmniej { $wanted ->
        [one] 1 mieszkańca
        [few] { $wanted } mieszkańców
       *[other] { $wanted } mieszkańców
    }.
mythwind-goal-18-title = Kursy wieczorowe
mythwind-goal-18-text =
    Zdobądźcie { $wanted ->
        [one] 1 umiejętność
        [few] { $wanted } umiejętności
       *[other] { $wanted } umiejętności
    } w tej porze roku.
mythwind-goal-19-title = Pierwsze piętro
mythwind-goal-19-text =
    Na koniec pory roku miejcie { $wanted ->
        [one] 1 budynek
        [few] { $wanted } budynki
       *[other] { $wanted } budynków
    } poziomu II lub wyższego.
mythwind-goal-20-title = Równe rachunki
mythwind-goal-20-text = Na koniec pory roku: każdy z czterech zasobów co najmniej { $wanted }.
mythwind-goal-21-title = Roboty publiczne
mythwind-goal-21-text =
    Użyjcie budynków { $wanted ->
        [one] 1 raz
        [few] { $wanted } razy
       *[other] { $wanted } razy
    } w tej porze roku.
mythwind-goal-22-title = Wielcy budowniczowie
mythwind-goal-22-text =
    Ukończcie { $wanted ->
        [one] 1 budynek
        [few] { $wanted } budynki
       *[other] { $wanted } budynków
    } w tej porze roku.
mythwind-goal-23-title = Otwarte dłonie
mythwind-goal-23-text =
    Użyjcie pola akcji duszków { $wanted ->
        [one] 1 raz
        [few] { $wanted } razy
       *[other] { $wanted } razy
    } w tej porze roku; póki go nie ma, zatrudnijcie zamiast tego { $other ->
        [one] 1 duszka
        [few] { $other } duszki
       *[other] { $other } duszków
    }.
mythwind-goal-24-title = Miasteczko dziesięciu dachów
mythwind-goal-24-text =
    Na koniec pory roku miejcie budynki na { $wanted ->
        [one] 1 obszarze
        [few] { $wanted } obszarach
       *[other] { $wanted } obszarach
    }.
mythwind-goal-25-title = Wysoki dom
mythwind-goal-25-text = Ukończcie w tej porze roku budynek poziomu III lub IV.
mythwind-goal-26-title = Szczodre miasteczko
mythwind-goal-26-text =
    Kupcie w tej porze roku { $wanted ->
        [one] 1 zasób
        [few] { $wanted } zasoby
       *[other] { $wanted } zasobów
    } w ramach prac społecznych.
mythwind-goal-27-title = Arcydzieło
mythwind-goal-27-text = Na koniec pory roku miejcie budynek poziomu IV.
mythwind-goal-28-title = Złoty rok
mythwind-goal-28-text = Na koniec pory roku: każdy z czterech zasobów co najmniej { $wanted }.

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
