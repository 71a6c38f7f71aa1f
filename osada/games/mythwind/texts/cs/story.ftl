### První kapitola našeho vlastního příběhu, cíle, lesy, roční období a počasí.
### -text se čte, když se karta dobere; a, b, c … jsou volby; -then vypráví, co bylo po volbě
### (na kartě bez voleb: když její podmínka platí), -else: když neplatí,
### -fallback: když se žádná volba nedá zaplatit, -spring … -winter: co z karty udělá roční období.
### -text je pravda, ať karta dopadne jakkoli. Volby stojí v infinitivu.

## Roční období a počasí

mythwind-season-spring = Jaro
mythwind-season-summer = Léto
mythwind-season-autumn = Podzim
mythwind-season-winter = Zima
mythwind-weather-sunny = Slunečno
mythwind-weather-cloudy = Oblačno
mythwind-weather-rainy = Deštivo

## Události, linie A: Příchod

mythwind-event-1-title = Kouř nad průsmykem
mythwind-event-1-text = Za vámi průsmyk, ještě plný vašeho vlastního kouře, před vámi údolí: jedna řeka, jedna věž a ani jediný komín. Ilsa, která vedla mezky, shodí ranec. „Devatenáctkrát jsem vybírala, kde se bude nocovat,“ řekne. „Tohle je na vás.“
mythwind-event-1-a = Utábořit se u vody
mythwind-event-1-a-then = Nikdo nespí, ryby dělají hluk. Snídaně je vydatná.
mythwind-event-1-b = Utábořit se pod starou věží
mythwind-event-1-b-then = Zeď hřeje do zad, ačkoli na ni slunce už dávno nesvítí. Ráno si děti broukají písničku, kterou je nikdo neučil.

mythwind-event-2-title = Co nesl mezek
mythwind-event-2-text = Jáhen, nejstarší z mezků, si lehne doprostřed brodu a nevstane, dokud mu něčeho ze hřbetu neubude. Voda už sahá k provazům. Úplně nahoře se veze bedna, na kterou se nikdo nepamatuje.
mythwind-event-2-a = Zachránit nářadí
mythwind-event-2-a-then = Pily zůstaly suché. Suchary připadly pstruhům, a ti pak několik dní plavou za táborem.
mythwind-event-2-b = Zachránit mouku
mythwind-event-2-b-then = Pekařka Agáta přenese pytle na hlavě a s nikým nepromluví, dokud není venku první bochník.
mythwind-event-2-c = Zachránit bednu, která není ničí
mythwind-event-2-c-then = Je lehká, zatlučená hřebíky a něco uvnitř se sune za tím, kdo zrovna mluví. Ilsa ji strčí pod poslední plachtu. „Později,“ řekne jí.

mythwind-event-4-title = Stopy v popelu
mythwind-event-4-text = Každé ráno jsou v popelu kolem ohně otisky nožek dlouhých jako palec. Přicházejí od věže, obejdou spáče a zastaví se u nejmenší: u Mily, Agátiny vnučky. Ta říká, že jen počítaly.
mythwind-event-4-a = Nechat u žhavých uhlíků kůrku
mythwind-event-4-a-then = Za svítání je kůrka pryč. Místo ní tu stojí ořechová skořápka, po okraj plná suchého troudu.
mythwind-event-4-b = Jít po stopách
mythwind-event-4-b-then = Vedou z tábora, přes hřeben a, jak se ukáže, vědí kam.
mythwind-event-4-c = Celou noc tlouct do pánví
mythwind-event-4-c-then = Nepřijde nic. Kameník Vít stejně nespí, a tak při měsíčku opracuje čtyřicet dobrých kamenů.

mythwind-event-6-title = První věta
mythwind-event-6-text = Antonín býval učitelem, než se stal osadníkem. První stránku městské knihy už nalinkoval a neví, jak ji začít. „Město je to, co si zapíše nejdřív,“ povídá a podává pero.
mythwind-event-6-a = Zapsat, co si jsme dlužni
mythwind-event-6-a-then = Vyjde to na dvě stránky a podepíšou se všichni. Včelařka Dora připíše tužkou jednu věc, která jí náleží už teď.
mythwind-event-6-b = Zapsat, co jsme viděli
mythwind-event-6-b-then = Světýlka, stopy, teplou zeď. Ráno je za poslední větou tečka, kterou Antonín neudělal.
mythwind-event-6-c = Zapsat, kudy jsme přišli
mythwind-event-6-c-then = Každý brod a každé rozcestí, aby trefili i jiní. Inkoust ještě neoschl a podomní obchodník Tobiáš už má opis.

mythwind-event-8-title = Dvojí sekera
mythwind-event-8-text = Do lesa se dá vejít dvojím způsobem, říká Ilsa: přes stromy, které stojí nejblíž, nebo přes ty, které les oželí. Vít chce trámy do neděle. Les ztichl, jako ztichne světnice, když do ní někdo vejde.
mythwind-event-8-a = Kácet ty nejbližší
mythwind-event-8-a-then = Trámy jsou do soboty. Pařezy dlouho neoschnou.
mythwind-event-8-b = Uvázat mašli na každý strom, který zůstane
mythwind-event-8-b-then = Mila stříhá červenou spodničku. Nikdo se neptá čí.
mythwind-event-8-c = Zaplatit lesu za jednu parcelu
mythwind-event-8-c-then = Mince přijdou pod kořeny dubu. Za úsvitu si dub sám lehne, směrem od stanů.

mythwind-event-9-title = Dopisy domů
mythwind-event-9-text = Podomní obchodník Tobiáš se vrací přes průsmyk, dokud se dá projít. Dopisy vezme zadarmo, cestou si je bude číst, aby nebyl sám, a ani s jedním se netají.
mythwind-event-9-a = Požádat o sousedy
mythwind-event-9-a-then = „Chleba je,“ stojí v dopise a na důkaz s ním putuje bochník. Někdo tam venku má dost velký hlad, aby uvěřil.
mythwind-event-9-b = Požádat o knihy
mythwind-event-9-b-then = Antonínův seznam zabere tři archy. Tobiáš slíbí jeden sud.
mythwind-event-9-c = Poslat pozdravy a nic víc
mythwind-event-9-c-then = Žádná mapa, žádná jména. Tobiáš se zatváří dotčeně, pak se podívá na věž a přikývne.

mythwind-event-10-title = O lžíci víc
mythwind-event-10-text = Antonín každý pátek počítá lžíce, protože někdo musí. Bylo jich šedesát. Teď je jich šedesát jedna; ta nová je vyřezaná ze žaludu a někdo z ní už jedl.
mythwind-event-10-a = Prostřít pro ni
mythwind-event-10-a-then = Večer se klade napravo. Ráno leží umytá nalevo.
mythwind-event-10-b = Prodat ji Tobiášovi
mythwind-event-10-b-then = Dá za ni nehorázně moc. V pátek je lžic padesát devět.
mythwind-event-10-c = Ať ji Mila vrátí
mythwind-event-10-c-then = Přijde domů v mokrých botách a někdo ji drží za rukáv.

mythwind-event-11-title = Ilsa si vybaluje
mythwind-event-11-text = Průvodkyni se platí za to, že odejde. Ilse zaplatili dvakrát a dvakrát bylo něco s mezky. Dnes ráno vytáhne z brašny druhou košili a pověsí ji na šňůru, všem na oči.
mythwind-event-11-a = Dát jí světnici u paty věže
mythwind-event-11-a-then = Nikdo jí nemusí říkat, kde dveře drhnou.
mythwind-event-11-b = Dát jí chatrč v průsmyku
mythwind-event-11-b-then = Počítá, kdo přichází a kdo odchází. Někdy v noci její lampa nesvítí v chatrči, ale na pěšině k věži.
mythwind-event-11-c = Uvolnit jí lavici v dlouhém domě
mythwind-event-11-c-then = Chrápe. Panuje shoda, že je to tak bezpečnější.

## Události, linie B: Sousedé

mythwind-event-3-title = Hraniční kámen
mythwind-event-3-text = Kameník Vít si odkrokoval starý sad na svůj dvůr a včelařka Dora si ho odkrokovala pro úly. Začali každý z jiného konce a potkali se, velmi zdvořile, pod toutéž hrušní.
mythwind-event-3-a = Vést hranici prostředkem hrušně
mythwind-event-3-a-then = Půlka stromu je prořezaná a půlka ne. Rodí na obou.
mythwind-event-3-b = Uznat, kdo přišel dřív
mythwind-event-3-b-then = Vítův kolík byl v zemi o hodinu dřív. Za soumraku Dora odnáší úly, jeden po druhém, a na nikoho se nepodívá.
mythwind-event-3-c = Udělat ze sadu obecní půdu
mythwind-event-3-c-then = Sad ničí, žebříky všech. Aspoň včely v tom nevidí rozdíl.

mythwind-event-13-title = Ničí bedna
mythwind-event-13-text = Bedna od brodu stojí uprostřed ulice. Někdo ji přinesl, nebo došla sama: tráva za ní leží slehlá až k řece.
mythwind-event-13-a = Otevřít ji
mythwind-event-13-a-then = Sláma a ve slámě právě to, co městečku chybělo.
mythwind-event-13-b = Zanést ji zavřenou do věže
mythwind-event-13-b-then = Na schodech přede. Druhý den je pryč a hřebíky taky.
mythwind-event-13-c = Prodat ji zavřenou Tobiášovi
mythwind-event-13-c-then = Jednou s ní zatřese, zaplatí na ruku a odejde kratší cestou.
mythwind-event-13-else = Řeka si ji tedy nenechala. Je otevřená, prázdná a úplně suchá a do večera pro ni někdo najde použití.

mythwind-event-14-title = Sůl ve studni
mythwind-event-14-text = Voda v horní studni chutná mořem. Moře tu nikdo neviděl, jen Ilsa, a ta vodu vyplivne a mlčí.
mythwind-event-14-a = Omluvit se za sad, nahlas
mythwind-event-14-a-then = Antonín to čte v dešti. Dora ho vyslechne až do konce a třetí den je voda sladká.
mythwind-event-14-b = Vykopat druhou studnu
mythwind-event-14-b-then = Je to dobrá studna. O té staré se nemluví a o sadu taky ne.
mythwind-event-14-fallback = Není čím se omluvit a není čím kopat. Polévka je slaná, dokud nepřijdou deště.
mythwind-event-14-else = Pytel nějakého obchodníka, kdysi dávno upuštěný a teprve teď prasklý. Agáta ho dá vytáhnout a co tento měsíc nasolí, vydrží roky.

mythwind-event-15-title = Šest židlí
mythwind-event-15-text = Rada má šest židlí a sedm lidí, kteří chtějí mluvit. Vít, který židle dělal, trvá na tom, že šest je číslo, které ví, kdy skončit.
mythwind-event-15-a = Vyrobit sedmou
mythwind-event-15-a-then = Večer sedí všichni. Na příští radě je sedmá židle prázdná a teplá.
mythwind-event-15-b = Mluvit vestoje
mythwind-event-15-b-then = Porady jsou velice krátké. Práce začíná dřív, než oschne rosa.
mythwind-event-15-c = Ať rozhodne Antonín
mythwind-event-15-c-then = Rozhodne, že se všichni naučí vést účty.

mythwind-event-16-title = Čtyřicet těst
mythwind-event-16-text = Kyne čtyřicet těst a pec je jedna. Agáta sestavila pořadí podle zásluh. Nikdo si o seznam neřekl a nikdo nedokáže myslet na nic jiného.
mythwind-event-16-a = Přidělat peci druhá dvířka
mythwind-event-16-a-then = Dvoje dvířka, jeden oheň. Agáta si stěžuje, že má jen dvě ruce, a nikdy nevypadala líp.
mythwind-event-16-b = Péct celou noc
mythwind-event-16-b-then = Všichni zívají a všichni jedí. Kdo zadělává poslední várku, najde plechy už vymazané.
mythwind-event-16-c = Pronajímat hodiny
mythwind-event-16-c-then = Dora si vezme tu před svítáním a neřekne, co peče.

mythwind-event-17-title = Svatba pod hrušní
mythwind-event-17-text = Vítův syn a Dořina neteř prosí o sad na jedno odpoledne. Ptají se taky, kdo kde bude sedět, a to je těžší.
mythwind-event-17-a = Tančit pod stromem
mythwind-event-17-a-then = Hrušky padají do rytmu houslí. Nikomu se nic nestalo a nevěstin klobouk jen získal.
mythwind-event-17-b = Pozvat i ty zpoza hřebene
mythwind-event-17-b-then = Přijdou na koláč. Koláč je dávno pryč a někdo z nich pořád ještě nenašel důvod k odchodu.
mythwind-event-17-c = Tančit na dvě půlky
mythwind-event-17-c-then = Dvoje housle, dva dorty a prostředkem volný pruh, přes který chodí jen nevěsta.
mythwind-event-17-d = Najmout jedny housle a zamknout branku, dokud si nepodají ruce
mythwind-event-17-d-then = Trvá to do druhého rána. První povolí Vít: při polce nikdy nevydržel sedět.

mythwind-event-19-title = Večerní škola
mythwind-event-19-text = Antonín učí při jediné svíčce a ta stojí tak, aby viděli žáci, ne on. Písmena prý umí zpaměti. Rád by se naučil tváře.
mythwind-event-19-a = Ať každý přinese svíčku
mythwind-event-19-a-then = Třetí týden je dlouhý dům z hřebene vidět jako otevřená kniha: jasný obdélník plný skloněných hlav.
mythwind-event-19-b = Zjistit, kdo po vyučování píše na tabulku
mythwind-event-19-b-then = Značky jsou nejdřív špatné, pak lepší, pak je to kresba svíčky. Antonín zadá neviditelnému žákovi cvičení a ráno ho má zpátky.

mythwind-event-20-title = Zeď roste
mythwind-event-20-text = Zeď kolem sadu je každé ráno o vrstvu vyšší. Vít říká, že to není jeho práce. Malta jeho je určitě.
mythwind-event-20-a = Vsadit do ní branku
mythwind-event-20-a-then = Jediný klíč dostane Dora. Nechává ho v zámku.
mythwind-event-20-b = Nechat ji stát
mythwind-event-20-b-then = Chrání před větrem i před sousedy. Hrušky zrají pozdě a nikdo nikomu žádnou nedá.
mythwind-event-20-else = Zastaví se ve výšce lavičky. Koncem týdne na ní lidé sedí v řadě a jedí hrušky.

mythwind-event-23-title = Kolébka
mythwind-event-23-text = První dítě údolí přijde na svět při večeři a je hlasitější než rada. Kolébka není a na dřevo má každý svůj názor.
mythwind-event-23-a = Vyřezat ji z hrušně
mythwind-event-23-a-then = Vít řeže, Dora voskuje. Pracují u jednoho ponku a mluví o odvodnění.
mythwind-event-23-b = Nechat pod bukem prázdný koš
mythwind-event-23-b-then = Ráno stojí koš na lyžinách. Nejsou docela stejně dlouhé a dítě v ničem jiném neusne.

mythwind-event-26-title = Knihy v sudu
mythwind-event-26-text = Antonínovy knihy dorazily přes průsmyk v sudu od sleďů: devět svazků, jeden bez konce, a voní tak, že u vybalování asistuje kocour.
mythwind-event-26-a = Číst je nahlas na schodech
mythwind-event-26-a-then = Nejvíc si lidé říkají o tu bez konce. Každý má svůj vlastní a hájí ho.
mythwind-event-26-b = Půjčit do každého domu jednu
mythwind-event-26-b-then = Vracejí se s moukou, voskem a maltou mezi listy, vždycky na tom užitečném místě.
mythwind-event-26-c = Nechat jednu v dutém dubu
mythwind-event-26-c-then = Do noci je pryč. Každý večer pak les hodinu šustí, jako by obracel jednu velkou stránku.

## Události, linie C: Skřítci

mythwind-event-5-title = Lucerničky v rákosí
mythwind-event-5-text = Za soumraku jdou po břehu malá světýlka, zastaví se tam, kde končí rákosí, a čekají. Je jich tolik, kolik lidí v táboře. Antonín přepočítal obojí, dvakrát.
mythwind-event-5-a = Poslat někoho za nimi
mythwind-event-5-a-then = V poledne návrat, bláto po kolena a lucernička ne větší než švestka. Nikdy nezhasne. O samotě trucuje.
mythwind-event-5-b = Nechat venku misku mléka
mythwind-event-5-b-then = Světýlka vystoupají na břeh husím pochodem. Poslední si otře nohy.
mythwind-event-5-c = Zhasnout lampy a ušetřit olej
mythwind-event-5-c-then = V táboře je tma a u nich taky. V té tmě někdo docela blízko řekne: „Ach.“

mythwind-event-7-title = Broukající deska
mythwind-event-7-text = Pod drnem u pěšiny leží plochý kámen, který si brouká, když u něj někdo zpívá, a to vždycky o tercii výš. Agáta říká, že čekal na sbor. Vít říká, že čekal na dlažbu.
mythwind-event-7-a = Postavit kolem něj zdi
mythwind-event-7-a-then = Střecha, čtyři stěny, dveře bez zámku. První večer to broukání jde všem skrz podrážky.
mythwind-event-7-b = Nechat ho pod širým nebem
mythwind-event-7-b-then = Ovce spásají trávu až k jeho hraně. Jednou večer na něm sedí někdo malý a klepe do taktu.

mythwind-event-18-title = Zaklepání pod podlahou
mythwind-event-18-text = Při večeři zaklepe podlaha dlouhého domu: třikrát, slušně. Dvě prkna se nadzvednou na šířku dlaně a tma pod nimi voní sklepem, jablky a deštěm.
mythwind-event-18-then = „S dovolením,“ ozve se zdola. „My kvůli tomu hluku. Líbí se nám. Rádi bychom byli blíž.“
mythwind-event-18-else = Fiks podá zdola košík loňských jablek, ani jedno svraštělé, a prkna zase spustí.

mythwind-event-22-title = Kámen zpívá falešně
mythwind-event-22-text = Broukající kámen zpívá falešně. Sbor to na něj zkoušel harmonií, Agáta koláčem.
mythwind-event-22-a = Vylámat nad ním okno
mythwind-event-22-a-then = V poledne najde desku první paprsek a tón po něm vyleze do světla.
mythwind-event-22-b = Zpívat hlasitěji
mythwind-event-22-b-then = Sbor vyhrál. Kámen si od té doby nebrouká, zato sbor je teď velmi dobrý.
mythwind-event-22-c = Dovolit Doře, aby přinesla úl
mythwind-event-22-c-then = Bzučí ve správné tónině a kámen se po úvaze přidá. Kázání se zkracují.
mythwind-event-22-else = Bylo to jen vlhkem. S prvním suchým dnem je zas o tercii výš a nálada s ním.

mythwind-event-24-title = Fiks počítá dveře
mythwind-event-24-text = Skřítkyně Fiks se prohlásila strážkyní. Každou noc spočítá dveře a podá Antonínovi hlášení, pokaždé stejné: všechny zavřené, všude klid a o jedny víc, než jich je.
mythwind-event-24-a = Chtít ty jedny vidět
mythwind-event-24-a-then = Vede potmě až k věži. „Tyhle,“ řekne. „Dýchají.“
mythwind-event-24-b = Poděkovat a zapsat do knihy
mythwind-event-24-b-then = Antonín na to nalinkuje sloupec. V městečku, kde někdo počítá, se lépe spí.
mythwind-event-24-c = Poslat ji přepočítat
mythwind-event-24-c-then = Počítá do rána. Hlášení jsou teď správná a mnohem kratší.

mythwind-event-25-title = Buuk se ptá po práci
mythwind-event-25-text = Při východu slunce stojí na ulici kdosi z kůry a kořenů, vysoký jako dveře, a obě ruce drží před sebou. Nežebrá. Ptá se, co by se dalo nosit.
mythwind-event-25-a = Dát mu trámy
mythwind-event-25-a-then = Nese je tak, jak se nosí spící děti.
mythwind-event-25-b = Dát mu sazenice
mythwind-event-25-b-then = Sází je, kam uzná za vhodné, to jest všude. Do týdne je pod každou hřib.
mythwind-event-25-c = Dát mu mzdu
mythwind-event-25-c-then = Hází mince do dutiny po suku, jednu po druhé, aby je slyšel. Druhý den přivede kamaráda.

mythwind-event-41-title = Mléko pro nikoho
mythwind-event-41-text = Každý dům teď na noc vystavuje misku a každý říká, že je to pro kocoura. Kocour je jeden. Ráno jsou všechny misky prázdné, umyté a srovnané podle velikosti.
mythwind-event-41-a = Zkusit med
mythwind-event-41-a-then = Dora dá celý plást. Tu noc se v okapech zpívá, trochu lepkavě.
mythwind-event-41-b = Zůstat vzhůru a dívat se
mythwind-event-41-b-then = Nikdo nehodlá usnout. Všichni se probudí pod dekou, kterou si nepřinesli, a pod podlahou něco hřmotí.
mythwind-event-41-c = Nechat si mléko
mythwind-event-41-c-then = Kocour se zakulacuje. Misky stojí, kde stály, dnem vzhůru.

mythwind-event-44-title = Svíčky na pařezu
mythwind-event-44-text = Agáta postavila na pařez oharek za bratra, který průsmykem neprošel. Koncem týdne jich tam stojí čtyřicet a některé nikdo nezapálil.
mythwind-event-44-a = Postavit nad nimi střechu
mythwind-event-44-a-then = Čtyři kůly a šindel; potom stěny, protože fouká. Jedna police běží ve výšce kolen, pro ty, kdo výš nedosáhnou.
mythwind-event-44-b = Označit místo na později
mythwind-event-44-b-then = Kruh bílých kamenů je podrží, než bude čas. Lidé tam nechávají mince jako u studánek.
mythwind-event-44-c = Nechat je větru
mythwind-event-44-c-then = Zhasínají jedna po druhé. Poslední někdo odnáší, ještě rozsvícenou, takhle nízko nad trávou.

mythwind-event-46-title = Teplá židle
mythwind-event-46-text = Jedna židle v dlouhém domě je vždycky teplá, i když na ní nikdo nesedá. Dnes večer si k ní lehne pes, položí čumák na prázdné sedadlo a vzdychne.
mythwind-event-46-a = Popřát jí dobrý večer
mythwind-event-46-a-then = „Dobrý večer,“ řekne židle, anebo ten, kdo na ní celou tu dobu sedí. Smekne čepici a v tu chvíli je vidět.
mythwind-event-46-b = Jíst dál
mythwind-event-46-b-then = Slušný člověk si ničeho nevšímá. Pod podlahou se někdo směje s plnou pusou.
mythwind-event-46-else = „Obsazeno,“ řekne Fiks, a má pravdu: to se Buuk učí sedět.

mythwind-event-48-title = Knoflíky
mythwind-event-48-text = Ráno není v celém městečku jediný knoflík. Leží na střeše dlouhého domu, srovnané podle barvy a potom podle velikosti.
mythwind-event-48-a = Omluvit se a držet si přitom kalhoty
mythwind-event-48-a-then = Těžko být pyšný, když má člověk plné ruce. V poledne se knoflíky kutálejí po šindelích dolů, nejdřív ty malé.
mythwind-event-48-b = Přinést žebřík
mythwind-event-48-b-then = Jsou to jen knoflíky. Ale lucerničky se toho večera drží na druhém břehu a je jich o jednu méně.
mythwind-event-48-else = V poledne je každý zpátky na svém kabátě, přišitý pevněji než dřív, a liché si našly druha do páru. Byla to patrně laskavost. Nebo inventura.

mythwind-event-50-title = Kámen se ptá na cestu
mythwind-event-50-text = Balvan, který včera ležel na horním poli, dnes stojí na ulici a zjevně se pokoušel zaklepat.
mythwind-event-50-then = Tlumočí Fiks. Jmenuje se, jako když se sype štěrk, umí stavět a byl by rád, kdyby ho někdo požádal.
mythwind-event-50-else = Za soumraku se odvalí, aniž cokoli řekl. Kde stál, tam leží úhledná hromádka břidlice.

mythwind-event-53-title = Cihly po ránu
mythwind-event-53-text = Každé ráno leží vedle dveří věže cihly, srovnané podle velikosti. Ten, kdo to dělá, z nich dokonce oškrábal maltu.
mythwind-event-53-a = Nechat dveře otevřené
mythwind-event-53-a-then = Vít udělá z cihel lavičku. Večer je tam teplo, každý druhý dech.
mythwind-event-53-b = Vzít tvrdší maltu
mythwind-event-53-b-then = Drží. Za ní něco začíná velmi pomalu škrábat písmena.
mythwind-event-53-else = Jsou staré a nikdo odtud je nezdil; někdo ty dveře otvírá už hodně dlouho. Vít si bere, když se tak zřetelně nabízí.

## Události, linie D: Věž

mythwind-event-52-title = Věž dýchá
mythwind-event-52-text = Za soumraku vyjde z nejnižších dveří věže teplý vzduch, zastaví se a vrátí dovnitř. Mila drží u klíčové dírky pírko: dovnitř a ven, asi tak pomalu, jako dýchá kráva.
mythwind-event-52-a = Vyklidit schody za nimi
mythwind-event-52-a-then = Devět fůr suti, koště, dětský střevíček. Nad sutí jsou schody zametené.
mythwind-event-52-b = Pověsit do dveří zvonky
mythwind-event-52-b-then = Zvoní tiše, dvakrát za minutu, celý den. Městečko chytne krok a ani o tom neví.
mythwind-event-52-c = Zazdít je
mythwind-event-52-c-then = Vít je hotov za odpoledne. Ilsa se dívá až do poslední cihly a domů jde bez kabátu.
mythwind-event-52-d = Opřít se o zeď a naslouchat jako první noc
mythwind-event-52-d-then = Kdo tu tábořil, ten si rytmus pamatuje. Dýchají s ním, až se jim točí hlava, a na konci jednoho dlouhého výdechu se dveře zapomenou zavřít.

mythwind-event-60-title = Pokoje, které nebyly
mythwind-event-60-text = Zvenku má věž čtyři patra. Mila, která to cestou dolů počítala na prstech, byla v pátém: odpočívadlo, čtvery zavřené dveře a něčí pantofle.

mythwind-event-71-title = Prostřený stůl
mythwind-event-71-text = Za prvními dveřmi je prostřeno pro devět. Na osmi talířích leží prach. Na devátém leží čerstvá kůrka a židle je odsunutá.
mythwind-event-71-a = Utřít talíře a prostřít desátý
mythwind-event-71-a-then = Druhý den ráno se ze všech deseti jedlo, všechny jsou umyté a z ubrousků někdo poskládal mezky.
mythwind-event-71-b = Odnést stříbro do městečka
mythwind-event-71-b-then = Prodá se dobře a nedá se vyleštit.
mythwind-event-71-c = Zeptat se Ilsy
mythwind-event-71-c-then = „Před čtyřiceti lety tu bylo město,“ řekne nakonec. „Odešlo za jedinou noc. Prostírala jsem já.“

mythwind-event-73-title = O schod víc
mythwind-event-73-text = Vít změřil schodiště věže: sto osm schodů nahoru, sto devět dolů. Od té doby nespí. „Dejte mi kámen,“ říká, „nebo mi dejte železo a já ho najdu.“
mythwind-event-73-a = Dát mu kámen
mythwind-event-73-a-then = Postaví ten chybějící schod. Vejde se mezi dva jiné, kde nebylo místo, a nad ním se rozloží odpočívadlo jako dopis.
mythwind-event-73-b = Poslat k silnici pro železo
mythwind-event-73-b-then = Za den je tady. Sepnuté schody poprvé stojí v klidu a je vidět, kam měly namířeno.
mythwind-event-73-c = Uložit ho ke spánku
mythwind-event-73-c-then = Postará se o to Agáta, knedlíky. Ze spaní Vít říká číslo, a je to třetí.

mythwind-event-77-title = Schody z kořenů
mythwind-event-77-text = Na severní straně věže vylezly mezi kameny kořeny, každý o dlaň výš než ten předchozí. Snaží se být schody.
mythwind-event-77-then = Unesou. Jsou teplé pod nohama, a kde je zeď kolmá, narostlo jim zábradlí.
mythwind-event-77-else = První praskne pod Vítovou botou a slyší to celé městečko. Potřebují víc času, anebo lepší důvod.

mythwind-event-90-title = Jména zevnitř
mythwind-event-90-text = Na vnitřní straně dveří věže, ve výšce dětského ramene, je vyškrábáno v řadě osm jmen. Deváté je jen začaté: svislá čárka a půl písmene L.
mythwind-event-90-a = Přečíst těch osm u večeře
mythwind-event-90-a-then = Nikdo je nezná. Ale po každém vrzne židle, jako když se někdo vyvolaný zvedá.
mythwind-event-90-b = Požádat Ilsu, ať to svoje dopíše
mythwind-event-90-b-then = Vezme tamten hřebík; pořád leží na římse. S posledním písmenem jí dveře zůstanou v rukou a za nimi jsou druhé, které se otvírají.
mythwind-event-90-c = Ohoblovat dveře dohladka
mythwind-event-90-c-then = Je z nich pěkná deska na stůl. V určitém světle jsou jména na ní.

mythwind-event-104-title = Co si Ilsa nechala
mythwind-event-104-text = Ilsa položí na stůl malý černý klíč. „Slíbili jsme jim místo u každého stolu,“ řekne. „Pak přišla zlá zima a prostírali jsme už jen sobě. Když jsme odcházeli, poslali mě zpátky zamknout. Bylo mi devět a utekla jsem. A oni tam dodnes přikládají do kamen.“
mythwind-event-104-a = Znovu prostírat
mythwind-event-104-a-then = U každého stolu jedno místo, ode dneška. Fiks kontroluje lžíce. Klíč visí vedle nože na chleba a ještě ho nikdo nepotřeboval.
mythwind-event-104-b = Ať příběh putuje po silnici
mythwind-event-104-b-then = Přijíždějí vozy, podívat se na věž, kde kamna nikdy nevyhasnou. Zůstanou na večeři, a tak je třeba prostřít i jim.
mythwind-event-104-c = Pověsit klíč ke dveřím dlouhého domu
mythwind-event-104-c-then = Vzít si ho může kdokoli. Tohle je město, píše Antonín a linkuje novou stránku.
mythwind-event-104-d = Vykoupit stříbro zpátky
mythwind-event-104-d-then = Devět lžic, devět nožů. Teď už se leštit dají.

## Události, linie E: Les

mythwind-event-12-title = Břízky v okapech
mythwind-event-12-text = Les si začal brát zpátky střechy. V okapech jsou břízky, po kotníky, a z Agátina komína vykukuje jeřáb.
mythwind-event-12-a = Plít společně
mythwind-event-12-a-then = Den na střechách, obědy všech visí na hřebeni. Odsud shora vypadají parcely jako sliby dané ve spěchu.
mythwind-event-12-b = Nechat jednu parcelu být
mythwind-event-12-b-then = Nejdřív vezme zasvé plot. Do novoluní je z toho pořádná houština a má nájemníka.

mythwind-event-105-title = Mašle ve větru
mythwind-event-105-text = Na stráni nad městečkem vlají červené mašle, na stromech, kam je nikdo neuvázal.
mythwind-event-105-a = Držet se těch nových
mythwind-event-105-a-then = Stromy bez mašle padají málem samy. V těch ostatních, jak se ukáže, byla hnízda.
mythwind-event-105-b = Převázat je zpátky
mythwind-event-105-b-then = Mašle jako mašle. Jenže uzly někdo navoskoval.
mythwind-event-105-else = Jsou to proužky ze spodničky, ke které se nikdo nehlásí. Jeden přebývá a druhý den ráno je uvázaný na sloupu dlouhého domu.

mythwind-event-108-title = Tiché úly
mythwind-event-108-text = Dořiny včely létají jako jindy, ale přestaly bzučet. Dora chodí mezi úly s prstem na rtech a neví proč.
mythwind-event-108-then = Med, co zbyl, se prodává draho. Dokud v létě nerozkvetou lípy, všeho bude míň.
mythwind-event-108-else = Přestěhuje je pod hrušeň, která patří všem. Večer přede celý sad.

mythwind-event-110-title = Velká voda
mythwind-event-110-text = V horách prší týden, tady dole vůbec. A potom se za pěkného rána přijde řeka podívat na městečko.
mythwind-event-110-a = Zvýšit břeh
mythwind-event-110-a-then = Řada lidí, řada věder. Voda se zastaví na prst pod Antonínovým prahem a hodinu tam stojí, jako by si četla.
mythwind-event-110-b = Nechat jí dolní zahrady
mythwind-event-110-b-then = Vezme fazole, tyčky a lavici. Něco taky nechá, kousek dál.
mythwind-event-110-else = U vody nikdo nikdy netábořil, a tak řeka najde jen louku. Když odchází, nechá po sobě vor z dobrého rovného dřeva.

mythwind-event-113-title = Bílý týden
mythwind-event-113-text = Sedm dní je údolí bílé od hřebene k hřebeni a lidé mluví tlumeně, i když se na tom nikdo nedomluvil.
mythwind-event-113-spring = Je to květ, všechen najednou.
mythwind-event-113-summer = Je to topolové chmýří. Někdo ho sbírá do malinkých pytlíků.
mythwind-event-113-autumn = Je to mlha. Kdo jde hledat ovce, vrátí se mnohem později, a nejen s ovcemi.
mythwind-event-113-winter = Je to sníh, až po parapety. Polévka je řídká a všichni jsou vyspalí.

mythwind-event-116-title = Jeleni za oknem
mythwind-event-116-text = Za soumraku sejdou jeleni do ulice a nahlížejí do oken: ne na lidi, na stoly.
mythwind-event-116-a = Nakrmit je
mythwind-event-116-a-then = Jedí z parapetů, pysky mají jako rukavičky. Poslední odchází s lucerničkou v paroží a nikdo neviděl, kdo ji rozsvítil.
mythwind-event-116-b = Přinést kuši
mythwind-event-116-b-then = Masa je do změny měsíce. Okna jako by byla větší než dřív.
mythwind-event-116-c = Zavřít okenice
mythwind-event-116-c-then = Všichni jdou brzy spát. Ráno je na každé okenici otisk nosu, všude stejně vysoko.

## Události, linie F a G: Silnice, Rok

mythwind-event-27-title = Řetěz a kompas
mythwind-event-27-text = Z průsmyku sestupují tři zeměměřiči s řetězem, mosazným kompasem a velice čistými botami. Prosí o svolení vytyčit údolím silnici, rovnou, jak jen terén dovolí.
mythwind-event-27-a = Přivítat je
mythwind-event-27-a-then = Za všechno platí a všechno si zapisují. Jednomu tak zachutná Agátin chleba, že dá výpověď.
mythwind-event-27-b = Požádat o klikatou
mythwind-event-27-b-then = Kolem buku, kolem desky, kolem místa, kde Mila kroutí hlavou. Vyjde dvakrát delší a kámen připadne Vítovi.

mythwind-event-125-title = Milník
mythwind-event-125-text = U brodu stojí milník. Je na něm vzdálenost do města, vytesaná velmi hluboko, a jméno městečka, s chybou.
mythwind-event-125-a = Opravit ji
mythwind-event-125-a-then = Vítovi stačí dopoledne. Večer u něj zastaví vůz, jehož kočí jen čekal, až to bude jisté.
mythwind-event-125-b = Nechat ji tam
mythwind-event-125-b-then = Tohle jméno je lepší, říká Mila. Cizí hledají to druhé městečko a tohle najdou, teprve když hledat přestanou.
mythwind-event-125-else = Je starý a postavila ho tam řeka; o takovém městě nikdo neslyšel. Pod ním leží mince, taky odtamtud.

mythwind-event-33-title = Dlouhý stůl
mythwind-event-33-text = Čas od času, v den, který by nikdo neuměl určit, vynese každý dům svůj stůl na ulici, až je z nich jeden. Židle se nosí vlastní a k tomu něco v hrnci.
mythwind-event-33-spring = Kopřivová polévka, ředkvičky a zbytek starého sýra.
mythwind-event-33-summer = Je tak dlouho světlo, že děti zahrají divadlo dvakrát a dvakrát obejdou s kloboukem.
mythwind-event-33-autumn = Stůl se musí uprostřed podepřít.
mythwind-event-33-winter = Vede skrz dlouhý dům, jedněmi dveřmi dovnitř, druhými ven, a kdo sedí na koncích, po každé písničce si vymění místo.
mythwind-event-33-a = Odložit hrnec na příště
mythwind-event-33-a-then = Antonín zapíše den. Bude to nějaký jiný, ale bude.
mythwind-event-33-b = Složit stoly
mythwind-event-33-b-then = Každý jde domů s cizí židlí.

## Obálky

mythwind-envelope-1-text = Uvnitř je poklop, nakreslený hnědým inkoustem, a pod ním ti dva, kdo bydleli pod dlouhým domem dřív, než dlouhý dům stál: Fiks, která hlídá, a Buuk, který nosí. Kdo má po ruce skřítka, může je pozvat nahoru. Od této chvíle má každé roční období o den víc a ten den přivádí návštěvu.
mythwind-envelope-2-text = Uvnitř je plán věže takové, jaká je zevnitř: víc pater, než kolik se jich zvenku vejde, a u každého stojí, k čemu je dobré. Teplé pokoje někdo odškrtl.

## Dobrodružství 1-10

mythwind-adventure-1-text = Vítr položil lávku napříč kozí stezkou a napříč lávkou kozu.
mythwind-adventure-1-mend = Opravit lávku
mythwind-adventure-1-mend-then = Koza dohlíží. V poledne jsou lávka i koza na svém místě a honák za přechod zaplatí.
mythwind-adventure-1-ford = Přebrodit se
mythwind-adventure-1-ford-then = Voda je studenější, než vypadá, a je v ní víc pstruhů. Někdo přijde o botu a s ní o chuť pokračovat.

mythwind-adventure-2-text = Na hlohu visí střevíčky, stovky párů, žádný delší než prst.
mythwind-adventure-2-add = Přivěsit pár
mythwind-adventure-2-add-then = Nejmenší, jaké švec měl, červené, s mašličkou. Cestou domů jdou dva kroky pozadu červené střevíčky.
mythwind-adventure-2-take = Pár si jich vzít
mythwind-adventure-2-take-then = Dobře se prodávají, na panenky. Ty, co zbyly, chodí v noci po šuplíku.

mythwind-adventure-3-text = Řeka se rozlévá do pomalých hnědých tůní a na každé se šíří kruh.
mythwind-adventure-3-cast = Nahodit
mythwind-adventure-3-cast-then = Večer je tu bouda, sušák a vůně. Nikdo o tom nerozhodl; prostě na tom padl den.
mythwind-adventure-3-map = Nakreslit tůně
mythwind-adventure-3-map-then = Je jich devět, všechny s hloubkou. Za takové věci se platí a jednou tu někdo něco postaví.

mythwind-adventure-4-text = Podomní obchodník Tobiáš sedí na svém nákladu a ptá se, jestli někdo nejde jeho směrem. Nikdo. Zeptá se znovu.
mythwind-adventure-4-carry = Pomoct mu s půlkou
mythwind-adventure-4-carry-then = Celou cestu mluví o cestách: jak přicházejí a koho přivádějí. Někdo se ho prý na tohle údolí vyptával.
mythwind-adventure-4-bargain = Půlku koupit
mythwind-adventure-4-bargain-then = Domů se s tím jde lehčeji a víceméně je to to, co tvrdil.

mythwind-adventure-5-text = Mlha. Dvě pěšiny a jedna z nich si brouká.
mythwind-adventure-5-hum = Jít tou, co si brouká
mythwind-adventure-5-hum-then = Končí na kusu drnu, jako je každý jiný. Ale stojí za to přiložit ucho.
mythwind-adventure-5-quiet = Jít tou tichou
mythwind-adventure-5-quiet-then = Končí u měšce, který tu kdysi ztratil někdo, kdo měl naspěch.

mythwind-adventure-6-text = Na mýtině stojí hrnčířská pec, ještě teplá, plná hrnců, pro které nikdo nepřišel.
mythwind-adventure-6-then = Na dvířkách visí účet, vystavený na údolí, a na něm: zaplaceno.

mythwind-adventure-7-text = Skřítek se zachytil rukávem v ostružiní a dělá, že obdivuje výhled.
mythwind-adventure-7-free = Vyprostit rukáv
mythwind-adventure-7-free-then = Chce to trpělivost a trochu krve. Skřítek se ukloní, ještě jednou obdivuje výhled a běží to říct ostatním.
mythwind-adventure-7-wait = Obdivovat výhled taky
mythwind-adventure-7-wait-then = Za chvíli se vyprostí sám. Za tolik taktu něco zůstane viset na trnu.

mythwind-adventure-8-text = Za hřebenem mají dřevorubci horu dřeva a ani skývu chleba.
mythwind-adventure-8-share = Rozdělit se o chleba
mythwind-adventure-8-share-then = Jedí vestoje. Jeden pak nesebere sekeru, ale ranec, a vydá se k městečku.
mythwind-adventure-8-sell = Chleba prodat
mythwind-adventure-8-sell-then = Zaplatí beze slova a beze slova lámou.

mythwind-adventure-9-text = Vysoko položená louka a vůbec žádný vítr. I ovčí zvonky umlkly.
mythwind-adventure-9-rest = Lehnout si do trávy
mythwind-adventure-9-rest-then = Hodina, možná odpoledne. Všichni vstávají mladší, a kde ležela hlava, leží mince.
mythwind-adventure-9-climb = Jít dál na hřeben
mythwind-adventure-9-climb-then = Odtud je údolí plánem a jedna parcela na něm zjevně čekala.

mythwind-adventure-10-text = Mohyla z kamení a na nejvyšším z nich, vytesaný někým, kdo měl čas, znak vašeho městečka.
mythwind-adventure-10-then = Mech v něm je starší než městečko. Za mohylou vede jedenáct schodů dolů ke stěně a ta stěna je teplá.

## Dobrodružství 11-22

mythwind-adventure-11-text = Někdo přeřízl lano přívozu, docela rovně, a oba konce zavázal na mašličku.
mythwind-adventure-11-splice = Splést lano
mythwind-adventure-11-splice-then = Přívoz zase jezdí. Převozník vyplatí mýto za celý týden; schovával ho pro toho, kdo to spraví.
mythwind-adventure-11-follow = Nechat se unášet proudem
mythwind-adventure-11-follow-then = Loďka strčí nos do starého přístaviště, kde začíná cesta. Domů je po ní hodina a celý den ještě před vámi.

mythwind-adventure-12-text = Pod skálou leží hrstka sněhu, který v dlani netaje.
mythwind-adventure-12-pocket = Strčit ho do kapsy
mythwind-adventure-12-pocket-then = Potulný lékárník zaplatí jmění. Večer v kapse něco klíčí.
mythwind-adventure-12-leave = Nechat ho být
mythwind-adventure-12-leave-then = Bude tu i příště. Zdá se, že je mu to milejší.

mythwind-adventure-13-text = Starý jez: kůly ještě stojí a v každém je vyřezané číslo.
mythwind-adventure-13-mend = Opravit jez
mythwind-adventure-13-mend-then = Čtyřicet kůlů, čtyřicet čísel, v pořadí, které měl někdo na mysli. S posledním proutěným plůtkem se objeví ryby, jako by je zavolali.
mythwind-adventure-13-note = Opsat čísla
mythwind-adventure-13-note-then = Místo je to dobré a počká. Jeden úhoř by nepočkal.

mythwind-adventure-14-text = Uprostřed pole stojí dveře, i se zárubní, a za nimi nic.
mythwind-adventure-14-open = Otevřít je
mythwind-adventure-14-open-then = Za nimi je totéž pole, jen jindy.
mythwind-adventure-14-knock = Zaklepat a čekat
mythwind-adventure-14-knock-then = „Dneska ne,“ řekne hlas a za obtěžování vystrčí něco pode dveřmi.

mythwind-adventure-15-text = V rozštípnutém dubu bydlí divoké včely a po kůře stéká med.
mythwind-adventure-15-sing = Zazpívat jim
mythwind-adventure-15-sing-then = Drží rytmus. Plást, který upadne, je z těch, co oželí.
mythwind-adventure-15-smoke = Vykouřit je
mythwind-adventure-15-smoke-then = Dvě plná vědra. Dub mlčí a pěšina domů taky.

mythwind-adventure-16-text = Pod hladinou plesa visí zvon, a když ustane vítr, zvoní.
mythwind-adventure-16-listen = Poslouchat
mythwind-adventure-16-listen-then = Tři údery, pauza, tři údery. Z údolí něco odpovídá, hluboko ve zdi.
mythwind-adventure-16-haul = Vytáhnout ho
mythwind-adventure-16-haul-then = Dobrý bronz, jen prasklý; na panty se hodí. Pleso je teď už jen voda.

mythwind-adventure-17-text = Uhlíř nabídne místo na lavici a hádanku: co se rozbije, když odpovíš?
mythwind-adventure-17-answer = Odpovědět
mythwind-adventure-17-answer-then = „Rozbito,“ řekne a směje se déle, než si vtip zaslouží. Už dávno mu nikdo neodpověděl.
mythwind-adventure-17-silence = Neříkat nic
mythwind-adventure-17-silence-then = „No právě,“ řekne po chvíli. Do večera se nerozbije nic a všem to udělá dobře.

mythwind-adventure-18-text = Koza s červenou mašlí na krku se ohlíží, jestli někdo jde.
mythwind-adventure-18-follow = Jít za ní
mythwind-adventure-18-follow-then = Zná své barvy. Houštinou vede průchod a do poledne ho vidí každý.
mythwind-adventure-18-follow-else = U prvního pořádného jetele zapomene, kam šla. Zato jsou tu jahody.
mythwind-adventure-18-lead = Odvést ji domů
mythwind-adventure-18-lead-then = Nikdo se o ni nehlásí. Dává mléko a má své názory.

mythwind-adventure-19-text = Pod mostem sedí houslista a čeká, až přestane pršet. Neprší.
mythwind-adventure-19-bring = Vzít ho s sebou
mythwind-adventure-19-bring-then = Hraje celou cestu. V městečku dva lidé ve stejné chvíli zvednou hlavu.
mythwind-adventure-19-listen = Zaplatit za jednu písničku
mythwind-adventure-19-listen-then = Je to ta, kterou si celé městečko brouká při práci a kterou nikdo nikdy neslyšel zahranou. Nese se až k věži.

mythwind-adventure-20-text = Pod mechem je dlažba: silnice, široká pro dva vozy, která končí u stromu.
mythwind-adventure-20-clear = Strhnout mech
mythwind-adventure-20-clear-then = Do večera čtyřicet kroků dobrého kamene. Na jednu stranu ukazuje k městečku a na druhou ke všemu ostatnímu.
mythwind-adventure-20-cover = Položit mech zpátky
mythwind-adventure-20-cover-then = Trvá to déle než ho sundat. Strom něco upustí: šišku, nebo medaili.

mythwind-adventure-21-text = Na skále někdo rok po roce značil, jak roste dítě: pět čárek, jedno jméno.
mythwind-adventure-21-then = ILSA, stojí u nejnižší, a u nejvyšší taky. Přímo naproti je věž a v ní okno, které z městečka není vidět.

mythwind-adventure-22-text = Pastýřská chýše: oheň hoří, na ohni polévka a nikde nikdo.
mythwind-adventure-22-eat = Najíst se a počkat
mythwind-adventure-22-eat-then = Nikdo nepřijde. Polévka je výtečná a nikdy jí není míň než půl kotlíku.
mythwind-adventure-22-chop = Naštípat dříví a jít
mythwind-adventure-22-chop-then = Hranice až po okap. Z protější stráně někdo volá díky, a ať si pár polen odnesete.

## Dobrodružství příběhu: 23-27 Silnice, 31-33 Skřítci, 49 Věž

mythwind-adventure-23-text = Kolíky zeměměřičů pochodují do stráně, rovně jako podle šňůry, přes mraveniště, na starý buk.
mythwind-adventure-23-straighten = Srovnat ten poslední
mythwind-adventure-23-straighten-then = Byl o dlaň vedle. Zeměměřiči si všimnou a zaplatí.
mythwind-adventure-23-bend = Přendat je kolem buku
mythwind-adventure-23-bend-then = Jedenáct kolíků, jeden mírný oblouk. Dál už to vedou mravenci a mimochodem dokončí to a ono v městečku.

mythwind-adventure-24-text = Ve volavčím hnízdě vězí klobouk zeměměřiče a v klobouku volavka.
mythwind-adventure-24-fetch = Získat ho zpátky
mythwind-adventure-24-fetch-then = Volavka se dozví něco o vlastnictví, zeměměřič o volavkách. Platí jen jeden z nich.
mythwind-adventure-24-leave = Nechat jí ho
mythwind-adventure-24-leave-then = Sluší jí. Upustí rybu, nebo ji hodí.

mythwind-adventure-25-text = Napříč pěšinou stojí mýtná závora, čerstvě natřená, a plot není ani z jedné, ani z druhé strany.
mythwind-adventure-25-pay = Zaplatit mýto
mythwind-adventure-25-pay-then = Zvedne se sama. Pěšina za ní je jiná pěšina, a lepší.
mythwind-adventure-25-round = Obejít ji
mythwind-adventure-25-round-then = Nikdo nic nenamítá. V trávě leží, co tu vytrousili jiní, kteří spěchali.

mythwind-adventure-26-text = Tobiášův vůz zapadl po nápravy uprostřed něčeho, co jednou bude silnice.
mythwind-adventure-26-push = Tlačit
mythwind-adventure-26-push-then = Povolí naráz, jako zub. Z vděčnosti Tobiáš třetinu vyloží na místě.
mythwind-adventure-26-wait = Počkat, až to vyschne
mythwind-adventure-26-wait-then = Dvě hodiny. Vyplní je vším, co ví.

mythwind-adventure-27-text = Silničáři rozbili tábor: šest stanů, jeden kotel, jedenáct písniček.
mythwind-adventure-27-sing = Zazpívat jim dvanáctou
mythwind-adventure-27-sing-then = Neznali ji. Při třetí sloce už ji znají.
mythwind-adventure-27-level = Podržet jim lať
mythwind-adventure-27-level-then = Bude to rovné, slibují. Bude to velice rovné.

mythwind-adventure-31-text = V dutém dubu leží kniha, docela suchá, a u některých stránek jsou vylisované listy.
mythwind-adventure-31-read = Přečíst ty stránky
mythwind-adventure-31-read-then = Jsou to ty užitečné. Mezi poslední dvě si někdo střádal mince.
mythwind-adventure-31-write = Připsat něco na konec
mythwind-adventure-31-write-then = Je to ta, která konec nikdy neměla. Druhý den je listů o jeden víc.

mythwind-adventure-32-text = Velká voda nechala na louce loďku, dnem vzhůru, hodinu cesty od jakékoli řeky.
mythwind-adventure-32-turn = Obrátit ji
mythwind-adventure-32-turn-then = Zdravá prkna, mosazné hřebíky a jeden užaslý ježek.
mythwind-adventure-32-prop = Podepřít ji
mythwind-adventure-32-prop-then = Na dvou kůlech je z ní střecha. O deset kroků dál je slyšet, jak někdo klepe koberec.

mythwind-adventure-33-text = Za soumraku je mezi kořeny trh: lucerničky, váhy a všechny ceny v knoflících.
mythwind-adventure-33-buy = Směnit pár mincí za knoflíky
mythwind-adventure-33-buy-then = Za čtyři pořádné je plný košík a, jak se ukáže, i ten, kdo ho nese.
mythwind-adventure-33-look = Jen se dívat
mythwind-adventure-33-look-then = Nikomu to nevadí. Všeho dají ochutnat a ještě vrátí drobné.

mythwind-adventure-49-text = Z hřebene je vidět přímo do okna vysoko ve věži. Někdo vytřepává ubrus.
mythwind-adventure-49-wave = Zamávat
mythwind-adventure-49-wave-then = Zamávají nazpět a ukazují: schody jsou volné. Nahoře někdo předvede, jak se tu jedna věc odjakživa dělá.
mythwind-adventure-49-wave-else = Zamávají nazpět, pokrčí rameny a ukážou na schody, které tam ještě nejsou.
mythwind-adventure-49-count = Spočítat patra
mythwind-adventure-49-count-then = Odtud je jich šest. Vít to uslyší a vrátí se k práci s výrazem, kterého se cihly bojí.

## Cíle

mythwind-goal-1-title = Volná půda
mythwind-goal-1-text = Odkryjte v tomto ročním období 2 oblasti.
mythwind-goal-2-title = První střecha
mythwind-goal-2-text = Dokončete v tomto ročním období 1 budovu.
mythwind-goal-3-title = Plná spíž
mythwind-goal-3-text = Mějte na konci ročního období jídlo alespoň na 4.
mythwind-goal-4-title = Písně u ohně
mythwind-goal-4-text = Mějte na konci ročního období kulturu alespoň na 3.
mythwind-goal-5-title = Pilné ruce
mythwind-goal-5-text = Najměte v tomto ročním období 4 dělníky.
mythwind-goal-6-title = Cesty a stezky
mythwind-goal-6-text = Prožijte v tomto ročním období 4 dobrodružství.
mythwind-goal-7-title = Groš v truhle
mythwind-goal-7-text = Mějte na konci ročního období příjem alespoň na 3.
mythwind-goal-8-title = Širší mýtina
mythwind-goal-8-text = Odkryjte v tomto ročním období 3 oblasti.
mythwind-goal-9-title = Ulice plná dveří
mythwind-goal-9-text = Zahajte v tomto ročním období 2 stavby.
mythwind-goal-10-title = Sýpka
mythwind-goal-10-text = Mějte na konci ročního období jídlo alespoň na 6.
mythwind-goal-11-title = Slavnost draků
mythwind-goal-11-text = Mějte na konci ročního období kulturu alespoň na 5.
mythwind-goal-12-title = Zkušené ruce
mythwind-goal-12-text = Mějte na konci ročního období ve věži alespoň 3 kostky s hodnotou 3.
mythwind-goal-13-title = Vozová cesta
mythwind-goal-13-text = Prožijte v tomto ročním období 5 dobrodružství.
mythwind-goal-14-title = Trhové dny
mythwind-goal-14-text = Mějte na konci ročního období příjem alespoň na 5.
mythwind-goal-15-title = Dílny
mythwind-goal-15-text = Mějte na konci ročního období výrobu alespoň na 5.
mythwind-goal-16-title = Přátelé skřítků
mythwind-goal-16-text = Mějte na konci ročního období v městečku (mimo zásobu) alespoň 4 skřítky.
mythwind-goal-17-title = Noví sousedé
mythwind-goal-17-text = Mějte na konci ročního období v městečku (mimo zásobu) alespoň 4 obyvatele.
mythwind-goal-18-title = Večerní kurzy
mythwind-goal-18-text = Získejte v tomto ročním období 3 dovednosti.
mythwind-goal-19-title = Druhé podlaží
mythwind-goal-19-text = Mějte na konci ročního období 2 budovy úrovně II nebo vyšší.
mythwind-goal-20-title = Vyrovnané účty
mythwind-goal-20-text = Mějte na konci ročního období všechny čtyři zdroje alespoň na 4.
mythwind-goal-21-title = Veřejné práce
mythwind-goal-21-text = Použijte v tomto ročním období budovy 5krát.
mythwind-goal-22-title = Velcí stavitelé
mythwind-goal-22-text = Dokončete v tomto ročním období 3 budovy.
mythwind-goal-23-title = Otevřené dlaně
mythwind-goal-23-text = Použijte v tomto ročním období 5krát pole akcí skřítků; dokud žádné není, najměte místo toho 3 skřítky.
mythwind-goal-24-title = Městečko deseti střech
mythwind-goal-24-text = Mějte na konci ročního období budovy v 10 oblastech.
mythwind-goal-25-title = Vysoký dům
mythwind-goal-25-text = Dokončete v tomto ročním období budovu úrovně III nebo IV.
mythwind-goal-26-title = Štědré městečko
mythwind-goal-26-text = Kupte v tomto ročním období 5 zdrojů v rámci obecních prací.
mythwind-goal-27-title = Mistrovské dílo
mythwind-goal-27-text = Mějte na konci ročního období budovu úrovně IV.
mythwind-goal-28-title = Zlatý rok
mythwind-goal-28-text = Mějte na konci ročního období všechny čtyři zdroje alespoň na 7.

## Lesy

mythwind-forest-1-title = Borůvková rokle
mythwind-forest-2-title = Padlí obři
mythwind-forest-3-title = Starý sklep
mythwind-forest-4-title = Zpívající pařez
mythwind-forest-5-title = Uhlíři
mythwind-forest-6-title = Ztracený milník
mythwind-forest-8-title = Mechový oblouk
mythwind-forest-9-title = Zeměměřičova mohylka
mythwind-forest-10-title = Obchodníkova skrýš
mythwind-forest-11-title = Čarodějný kruh
mythwind-forest-12-title = Vosí dub
mythwind-forest-13-title = Šeptající soutěska
