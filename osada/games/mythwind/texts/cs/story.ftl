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
mythwind-event-1-text = Za vámi průsmyk, ještě plný vašeho vlastního kouře, před vámi údolí: jedna řeka, jedna věž a ani jediný komín. Fiks, která na vás nahoře čekala a nesahá ani po lem bot, vás ještě jednou přepočítá a zmizí napřed v rákosí. Ilsa, která vedla mezky, shodí ranec. „Devatenáctkrát jsem vybírala, kde se bude nocovat,“ řekne. „Tohle je na vás.“
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
mythwind-event-5-text = Za soumraku jdou po břehu malá světýlka a v čele Fiks, kterou od průsmyku nikdo neviděl. Kde končí rákosí, zastaví se a čekají. Je jich tolik, kolik lidí v táboře. Antonín přepočítal obojí, dvakrát.
mythwind-event-5-a = Poslat někoho za nimi
mythwind-event-5-a-then = V poledne návrat, bláto po kolena a lucernička ne větší než švestka. Nikdy nezhasne. O samotě trucuje.
mythwind-event-5-b = Nechat venku misku mléka
mythwind-event-5-b-then = Světýlka vystoupají na břeh husím pochodem. Poslední si otře nohy.
mythwind-event-5-c = Zhasnout lampy a ušetřit olej
mythwind-event-5-c-then = V táboře je tma a u nich taky. V té tmě někdo docela blízko řekne: „Ach.“ Je to Fiks. Zůstane, ale sedne si zády k ohni.

mythwind-event-7-title = Broukající deska
mythwind-event-7-text = Pod drnem u pěšiny leží plochý kámen, který si brouká, když u něj někdo zpívá, a to vždycky o tercii výš. Agáta říká, že čekal na sbor. Vít říká, že čekal na dlažbu.
mythwind-event-7-a = Postavit kolem něj zdi
mythwind-event-7-a-then = Střecha, čtyři stěny, dveře bez zámku. První večer to broukání jde všem skrz podrážky.
mythwind-event-7-b = Nechat ho pod širým nebem
mythwind-event-7-b-then = Ovce spásají trávu až k jeho hraně. Jednou večer na něm sedí někdo malý a klepe do taktu.

mythwind-event-18-title = Zaklepání pod podlahou
mythwind-event-18-text = Při večeři zaklepe podlaha dlouhého domu: třikrát, slušně. Dvě prkna se nadzvednou na šířku dlaně a tma pod nimi voní sklepem, jablky a deštěm.
mythwind-event-18-then = „S dovolením,“ ozve se zdola Fiks a za ní cosi zavrže jako skříň. „My kvůli tomu hluku. Líbí se nám. Rádi bychom byli blíž.“
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
mythwind-event-24-text = Fiks, která vás v průsmyku přepočítala, se prohlásila strážkyní městečka. Každou noc spočítá dveře a podá Antonínovi hlášení, pokaždé stejné: všechny zavřené, všude klid a o jedny víc, než jich je.
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

mythwind-envelope-1-text = Uvnitř je poklop, nakreslený hnědým inkoustem, a pod ním domácnost, která tu byla dřív než dlouhý dům: Fiks, kterou znáte z průsmyku, a Buuk, který nosí. Kdo má po ruce skřítka, může teď pozvat nahoru jednoho nebo druhého. Odteď má každé období o den víc a ten den přivede návštěvu.
mythwind-envelope-2-text = Uvnitř je plán věže takové, jaká je zevnitř: víc pater, než kolik se jich zvenku vejde, a u každého stojí, k čemu je dobré. Teplé pokoje někdo odškrtl.
mythwind-envelope-3-text = Uvnitř je druhá polovina plánu: horní patra, nakreslená dětskou rukou a nikdy neuklizená. U každé podesty jsou stopy dvou velikostí a vycházejí spolu. Kdo najímá, může odteď rovnou poslat na cestu.
mythwind-envelope-4-text = Uvnitř je fotografie, pořízená z průsmyku: jedna řeka, jedna věž a víc komínů, než se dá spočítat. Jsou na ní všichni, když má člověk dobrou lupu. Na zadní straně stojí dvojím písmem, velkým a drobounkým, totéž: „Domov.“

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

## Kapitola druhá, Osm jmen

mythwind-event-21-title = Agátin bratr
mythwind-event-21-text = Jedna z nově příchozích má v tašce bochník, který nepekla a který nebude jíst. „Od bratra,“ řekne Agátě. „Prý je to váš recept a na druhé straně průsmyku nekyne.“
mythwind-event-21-a = Poslat pro něj
mythwind-event-21-a-then = Přijede od mouky po lokty, a než odloží tašku, hádají se o sůl. Tak šťastnou Agátu městečko ještě nevidělo.
mythwind-event-21-b = Poslat mu sklenici kvásku
mythwind-event-21-b-then = Cestuje pod Tobiášovým kloboukem. Na jaře přijde dopis, trochu nakynutý.

mythwind-event-28-title = Kabát, do kterého se doroste
mythwind-event-28-text = Mila vyrostla ze všeho najednou, jako děti rostou, ve čtvrtek. Nahoře visí osm kabátků, ze kterých všichni vyrostli, a zima na něčí názor nečeká.
mythwind-event-28-a = Dát jí devátý háček a Ilsin vlastní kabát
mythwind-event-28-a-then = Na háčku nikdy nevisel; Ilsa v něm utekla. V kapse je pořád kůrka chleba, a čerstvá.
mythwind-event-28-b = Dát ušít nový, s rezervou
mythwind-event-28-b-then = Krejčí od silnice ho střihne na tři zimy. Má jedenáct kapes, na Milino výslovné přání.

mythwind-event-29-title = Antonínovy brýle
mythwind-event-29-text = Antonín se naučil všechny tváře v městečku a teď mu zase mizí, od kraje ke středu. Neříká nic. Ale v pátek počítal lžíce po hmatu a vyšlo jich víc než kdy dřív.
mythwind-event-29-a = Objednat skla z města
mythwind-event-29-a-then = Má v nich obrovské oči. Celý den se na lidi dívá, na jednoho po druhém, a třem se omluví.
mythwind-event-29-b = Ať mu čte neviditelný žák
mythwind-event-29-b-then = Den co den tenký hlásek slabikuje městskou knihu. Nic nepřeskočí a směje se na správných místech.
mythwind-event-29-c = Ať dá Kašpar každému vlastní melodii
mythwind-event-29-c-then = Sedm tónů pro Agátu, čtyři pro Doru, jeden dlouhý pro Víta. Antonín každému pokyne, než vyjde zpoza rohu.

mythwind-event-30-title = Hodina před svítáním
mythwind-event-30-text = Dora si pořád pronajímá pec na hodinu před svítáním a pořád nic neříká. Od jejích dveří se táhne mouka podél zdi sadu, přes zeď a pěšinou k věži, bílá šlápota za šlápotou.
mythwind-event-30-a = Jít za moukou
mythwind-event-30-a-then = Končí u košíku na provázku, který jede nahoru. „Má rád perník,“ říká Dora. „Nevím kdo. Plech vrací.“
mythwind-event-30-b = Zamést pěšinu a na nic se neptat
mythwind-event-30-b-then = Zamete ji Vít, prý kvůli odvodnění.

mythwind-event-31-title = Klepadlo ve zdi
mythwind-event-31-text = Na zdi kolem sadu, tam, kde nejsou dveře, visí mosazné klepadlo. Už se jím klepalo. Obě strany říkají, že ta druhá.
mythwind-event-31-a = Prorazit za ním dveře
mythwind-event-31-a-then = Vít otvírá ze své strany, Dora ze své. Oba jsou svátečně oblečení a oba dělají, že jen jdou kolem.
mythwind-event-31-b = Nechat ho na zdi
mythwind-event-31-b-then = Klepe se každý den za šera, dvakrát, a než se k němu doběhne, je ticho.
mythwind-event-31-else = Patří k lavičce: kdo zaklepe, tomu se ostatní posunou. Do žní se jich tam vejde dvanáct.

mythwind-event-32-title = Hlasování
mythwind-event-32-text = Rada hlasuje, jak široká má být silnice. Šest rukou pro, šest proti a jedna, bez majitele, zvednutá zpod stolu, velmi zpříma.
mythwind-event-32-a = Započítat ji: vždyť má židli
mythwind-event-32-a-then = Byla prý pro živý plot, který na seznamu nebyl, a ten prošel o jeden hlas.
mythwind-event-32-b = Uznat, že se někdo drbal
mythwind-event-32-b-then = Silnice bude mít šest metrů. Zpod stolu zmizí čepice a dveře se řádně zavřou.
mythwind-event-32-c = Odročit, dokud neřekne, co chce
mythwind-event-32-c-then = Chce, aby se jí lidé víc ptali. Návrh se přijímá bez zvedání čehokoli.

mythwind-event-42-title = Nájemník za pecí
mythwind-event-42-text = Agátina pec má nájemníka. Drží se teplé strany, nechává hrozinky na pokoji a obrací bochníky, než se spálí. Zato začal mít názory na kůrku.
mythwind-event-42-a = Týden péct podle něj
mythwind-event-42-a-then = Kůrka silná, tmavá, s kmínem. Osmý den stojí fronta a půlka z ní je po kolena.
mythwind-event-42-b = Říct mu, čí ta pec je
mythwind-event-42-b-then = Vystěhuje se se svíčkou a jednou hrozinkou a chleba je až do jara z jedné strany připálený.

mythwind-event-43-title = Důlkovo nájemné
mythwind-event-43-text = Dolní louka je mokrá od té doby, co ji zeměměřiči vysušili. Uprostřed stojí až po bradu skřítek z bažin Důlek s nájemní knížkou. Podle něj mu louka patří od časů, kdy loukou nebyla, a městečko dluží za čtyři roky.
mythwind-event-43-a = Zaplatit, co dlužíme
mythwind-event-43-a-then = Dvakrát to přepočítá, napíše „s díky přijato“ a jako domácí se teď cítí povinen se o všechno starat.
mythwind-event-43-b = Prohloubit stoky
mythwind-event-43-b-then = Louka schne a voda se objeví ve Vítově sklepě, i s účtem.
mythwind-event-43-c = Přít se o datum první splátky
mythwind-event-43-c-then = Antonín najde precedenty. Důlek najde starší, na hlíně. Je to nejnavštěvovanější přednáška roku.

mythwind-event-45-title = Klobouk pro Buuka
mythwind-event-45-text = Buuk si všiml, že lidé ve světnici smekají. Celý týden stává ve dveřích s rukou na hlavě a nemá co sundat.
mythwind-event-45-a = Dát mu nějaký udělat
mythwind-event-45-a-then = Padnou na něj dvě ovce a obruč ze sudu. Smeká přede všemi a taky před počasím.
mythwind-event-45-b = Ať mu tam něco vyroste
mythwind-event-45-b-then = V létě má na hlavě hnízdo se třemi vejci. Dveřmi teď prochází velmi pomalu, v úkloně.

mythwind-event-47-title = Lupek se učí klepat
mythwind-event-47-text = Balvan, který se jmenuje, jako když se sype štěrk, bere hodiny. Troje dveře jsou na třísky. Čtvrté jen praskly a za nimi Agáta s válečkem říká: „Lepší.“
mythwind-event-47-a = Udělat mu vlastní dveře na cvičení
mythwind-event-47-a-then = Stojí v poli, dubové, na dlaň silné. Když je zvládne, otevře je a zeptá se, jestli není potřeba něco postavit.
mythwind-event-47-b = Pověsit mu zvonek
mythwind-event-47-b-then = Zvonek má radši: jednou zatáhne a celá ulice je na ulici.

mythwind-event-49-title = Voda ve sklepě
mythwind-event-49-text = V každém sklepě stojí voda na dlaň, docela čirá, s jednou rybičkou. Na dveřích dlouhého domu visí hliněná tabulka: poslední upomínka.
mythwind-event-49-a = Vyrovnat se, i s úroky
mythwind-event-49-a-then = Důlek si vezme peníze, omluvu a po chvilce i ručník. Rybičky zůstanou; jsou součástí smlouvy.
mythwind-event-49-b = Vylévat a rybičky sníst
mythwind-event-49-b-then = Jsou výtečné. Příští měsíc jich je víc.

mythwind-event-72-title = Devět háčků
mythwind-event-72-text = Ilsin klíč sedí do skříně v pátém patře. Uvnitř je devět háčků ve výšce dítěte. Na osmi visí kabátky, rok co rok vykartáčované a zašité, ačkoli čtyřicet let jen visí. Na devátém visí lístek: „Hned jsem zpátky.“
mythwind-event-72-a = Napsat všem osmi
mythwind-event-72-a-then = Antonín na dopisy nadepíše „ať jste kdekoli“. Pošta je přijme, jako by to byla ulice.
mythwind-event-72-b = Nechat kabátky těm, kdo je spravovali
mythwind-event-72-b-then = Mila položí na polici novou cívku nití. Přes noc se o půlku ztenčí a všechny knoflíky drží.
mythwind-event-72-c = Zeptat se Ilsy, čí jsou
mythwind-event-72-c-then = Pozná každý podle kapsy: kdo měl kaštany, kdo provázky a kdo žábu, než se na to přišlo.

mythwind-event-74-title = Písnička jde domů
mythwind-event-74-text = Houslista zpod mostu stojí na ulici a nechce pod střechu, dokud nepřestane pršet. Neprší. „Kašpare,“ řekne Ilsa, „ty jsi vzal tu písničku.“ Přikývne. „Chtěl jsem jen, aby nezmokla.“
mythwind-event-74-a = Ať ji zahraje ve věži
mythwind-event-74-a-then = Zahraje jednu sloku. Věž se nadechne a po čtyřiceti letech mu dá druhou.
mythwind-event-74-b = Napřed ho pozvat k večeři
mythwind-event-74-b-then = Jí se smyčcem v ruce. U knedlíků vyjde najevo, že ji nikdy nedohrál, ze strachu, že by mohla končit.
mythwind-event-74-c = Poslat ho na rozcestí, ať hraje povozům
mythwind-event-74-c-then = Vydělává tam slušně. Vozkové si to broukají až do města a nevědí, kde k tomu přišli.

mythwind-event-75-title = Co se rozbije
mythwind-event-75-text = Uhlíř sešel dolů s pytlem a hádankou. Ilsa odpoví, ještě než se zeptá: „Ticho, Jonáši. Dal jsi mi ji na schodech tu noc, co jsme odcházeli, abych nebrečela.“ Jonáš si sedne na pytel. Pytel trochu žhne.
mythwind-event-75-a = Donést jeho uhlíky nahoru do kamen
mythwind-event-75-a-then = Je to týž oheň; svou půlku udržoval v hrnci. Chvíli trvá, než se ty dvě půlky poznají.
mythwind-event-75-b = Postavit mu milíř u lomu
mythwind-event-75-b-then = V noci pálí, ve dne spí. Uhlí při pádu zvoní a Vít si objedná celou fůru jen pro ten zvuk.
mythwind-event-75-c = Poprosit ho o další hádanku
mythwind-event-75-c-then = Má jen tu jednu. Ale umí čekat, čtyřicet let, a to se dá naučit.

mythwind-event-76-title = Provaz od zvonu
mythwind-event-76-text = Převozník prosí o kus dobrého lana a stydí se říct proč. To jeho není jeho. Je to provaz od zvonu z věže; vzal ho v sedmi letech, protože v prázdném městě nebude k ničemu.
mythwind-event-76-a = Dát mu nové a to staré pověsit
mythwind-event-76-a-then = Zazvoní Mila. Je to slyšet až k plesu, kde něco třikrát odpoví a pak slušně přestane.
mythwind-event-76-b = Nechat ho přes řeku, tam pracuje
mythwind-event-76-b-then = Přívoz teď bere i vozy. Šimon na nikoho nezvoní, ale každého pozdraví jménem jako zvon.

mythwind-event-78-title = Půl hrnce
mythwind-event-78-text = Pastýřka, která nikdy není v kolibě, sedí na schodech dlouhého domu s naběračkou. Je to Lucie, šestý háček. V zlé zimě vzala naběračku, aby bez ní nejedli; a oni odešli a jí zůstala naběračka.
mythwind-event-78-a = Ať rozlévá
mythwind-event-78-a-then = Komu ta naběračka nalije, ten má dost. Agáta čeká, v čem je háček, a zjistí, že jen ve spravedlnosti.
mythwind-event-78-b = Pověsit naběračku nízko, pro malé ruce
mythwind-event-78-b-then = V hrnci není nikdy míň než půlka a v noci Agáta slyší, že se míchá na druhou stranu.

mythwind-event-79-title = Sníh ve sklenici
mythwind-event-79-text = Lékárnice Hedvika četla dopis dvakrát a přijela vlastním kočárem. Bylo jí deset a vzala sklenici sněhu z té zimy, na důkaz, jak bylo zle. Vyléčil ve městě každou horečku. Nikdy ho neubylo a u ní doma nikdy nebylo teplo.
mythwind-event-79-a = Nechat sklenici v dlouhém domě
mythwind-event-79-a-then = Stojí na polici vedle medu. Kdo jde kolem, vyhrne si límec, a městečko přestalo kašlat.
mythwind-event-79-b = Odnést ji na hřeben a otevřít
mythwind-event-79-b-then = Sněží tak dlouho, jak trvá jeden dech. Hedvika si stáhne rukavice, prohlédne si dlaně a zůstane na večeři.
mythwind-event-79-c = Ať si ji odveze zpátky do města
mythwind-event-79-c-then = Nechá peníze, adresu a lžíci sněhu v papírku. Papírek nikdy nenavlhne.

mythwind-event-80-title = Někdo na schodech
mythwind-event-80-text = Kůrky, které se nechávají v pátém patře, přes noc zmizí a někdy i kniha. Na otevřené stránce leží drobek jako záložka. „Matějovi byly čtyři,“ říká Ilsa. „Každý z nás myslel, že ho za ruku drží ten druhý.“
mythwind-event-80-a = Nechat u kůrky dopis
mythwind-event-80-a-then = Odpověď je tiskacím, jak se píše ve čtyřech letech: NEJSEM SÁM. KDO JSTE VY.
mythwind-event-80-b = Spravit horní schody
mythwind-event-80-b-then = Vít postupuje nahoru, shora dostane pokaždé správný kámen a ani jedna strana se nepodívá.
mythwind-event-80-c = Čekat na podestě s lampou
mythwind-event-80-c-then = Kolem půlnoci lampu jemně sfoukne osoba, které řekli, ať s cizími nemluví.

mythwind-event-81-title = Devátá židle
mythwind-event-81-text = V místnosti s prostřeným stolem se na židlích zase sedí, na jedné po druhé, a lidé se na nich drží jako děti v kostele. Devátá zůstává volná. Všichni jí podávají sůl.
mythwind-event-81-a = Zvednout společně poklop mísy
mythwind-event-81-a-then = Mísa je prázdná a teplá. Pod ní leží druhé schody, složené do čtverce; chtěly jen tolik rukou.
mythwind-event-81-b = Podat sůl a čekat
mythwind-event-81-b-then = Hosta se neptáme, proč jde pozdě. Někde nahoře se židle přisune blíž k poklopu.

mythwind-event-82-title = Matěj jde dolů
mythwind-event-82-text = Poklop na vrcholu věže je týden pootevřený na šířku nosu. Lidé pod ním, ač se nedomluvili, mluví trochu pomaleji a jen o jedné věci.
mythwind-event-82-then = Je mu čtyřiačtyřicet a v ruce má kartáč na kamna. „Je to pořád ta zima?“ ptá se. Fiks ho dovede až na poslední schod a pustí.
mythwind-event-82-else = Osmý den se zase zavře, bez hluku. Na schodu leží čistý talíř; knedlíky jsou aspoň ochutnané.

mythwind-event-83-title = Devět u stolu
mythwind-event-83-text = Přišli všichni: ti nalezení i ti, kterým se jen psalo a kteří poslali židli. Prostírá Matěj. Prostře pro devět, přepočítá to a beze slova položí desátý talíř, na konec, k oknu, kde je zima. „Pro koho?“ ptá se Mila. „Pro zimu,“ řekne. „Ta chodila vždycky. To vy jste přestali prostírat.“
mythwind-event-83-a = Nechat desáté místo prostřené
mythwind-event-83-a-then = Přes noc se talíř ojíní a vyprázdní a zpod stolu vyleze ještě jeden, po kolena mokrý, který čekal na pozvání.
mythwind-event-83-b = Místo prostírání pro počasí postavit sýpku
mythwind-event-83-b-then = Zeměměřička Růžena ji nakreslí, než vystydne polévka: suchou, hranatou, u silnice. Vejdou se do ní dvě zimy. Matěj desátý talíř stejně položí, na dvůr.
mythwind-event-83-c = Napřed se najíst a rozhodnout, až bude sněžit
mythwind-event-83-c-then = Večeře je dobrá a myjí deset talířů, protože jich je deset.

mythwind-event-84-title = Místnost, která zůstala studená
mythwind-event-84-text = Jedna z místností na plánu nebyla nikdy odškrtnutá. Klika jde, dveře jdou, a místnost přesto říká ne: není zamčená, je uražená. Matěj ji zná odjakživa. „Chce být k něčemu,“ řekne, „a chce být požádána kamenem.“
mythwind-event-84-a = Požádat ji kamenem
mythwind-event-84-a-then = Nový práh, nové ohniště, jedno vytesané slovo nade dveřmi, a zeď se zvolna zahřívá a trochu pyšní.
mythwind-event-84-b = Zatím v ní mít jablka
mythwind-event-84-b-then = Vydrží v ní skvěle. Místnost mlčí a to už je pokrok.

mythwind-event-106-title = Buk se pohnul
mythwind-event-106-text = Starý buk stojí o čtyři kroky vlevo od místa, kde stál v pondělí. Stopy nikde. Jen vrány se tváří spokojeně.
mythwind-event-106-a = Posunout silnici
mythwind-event-106-a-then = Zeměměřička Růžena se zaťatými zuby kreslí oblouk znovu. Je to nejlepší oblouk, jaký kdy nakreslila, a uvnitř zbude volná parcela.
mythwind-event-106-b = Pokácet ho, kde stojí
mythwind-event-106-b-then = Trvá to den a půl. Ještě týden lidé na ulici obcházejí něco, co tam není.

mythwind-event-107-title = Plíseň v knize
mythwind-event-107-text = V městské knize, na stránce se zásobami, se objevila černá skvrna jako zrnko čočky. Antonín stránku vytrhl. Na další už je jako hrách.
mythwind-event-107-a = Vyklidit sýpku a všechno usušit
mythwind-event-107-a-then = Tři dny na všech střechách a židlích. Skvrna zůstane, jak byla, a tváří se, že čte.
mythwind-event-107-b = Rychle prodat to nejstarší
mythwind-event-107-b-then = Silnice to vezme, ani nečichá. Zbude toho míň a sušší to nevypadá.
mythwind-event-107-c = Zeptat se těch, co bydlí ve zdech
mythwind-event-107-c-then = Vědí to měsíc. Mysleli, že to tak má být, když pro ni nikdo neprostřel.

mythwind-event-109-title = Papír v krovu
mythwind-event-109-text = Vosy si postavily v nejvyšším místě, jaké našly, šedý papírový lampion velký jako kbelík a slouží v něm mše.
mythwind-event-109-a = Zpívat níž
mythwind-event-109-a-then = Sbor klesne o tercii. Kámen je nadšený; horní hlas nikdy nemohl vzít.
mythwind-event-109-b = Ať si s nimi Dora promluví
mythwind-event-109-b-then = Je nahoře hodinu. Odejdou spořádaně a papír je tak jemný, že na něj Antonín píše.
mythwind-event-109-else = Visí v prázdné stodole a nevadí. Na podzim spadne vcelku a Antonín má papír na rok.

mythwind-event-126-title = Jméno na voze
mythwind-event-126-text = Tobiášovi se u brodu odřel vůz a pod nápisem TOBIÁŠ je vidět cizí řemeslo. „Přišlo to levněji než přemalovat,“ říká. „Předtím jsem byl Beno. Třetí háček zleva. Vzal jsem malá závaží z městské váhy a vážím s nimi dodnes.“
mythwind-event-126-a = Vrátit závaží na váhu
mythwind-event-126-a-then = Pořád jsou poctivá. Fiks zváží Tobiáše proti jeho kabátku, pro pořádek, a vyjde jí, že chyběl.
mythwind-event-126-b = Ať si je nechá, za podíl
mythwind-event-126-b-then = Z jedné ponožky vyplatí všechny úroky a hned vypadá o deset let mladší.

mythwind-event-127-title = Inženýrka
mythwind-event-127-text = Silnice dostala hlavní inženýrku. Má ze všech nejčistší boty, a když měří věž, ani jednou se na ni nepodívá. Ilsa jí přinese čaj. „Růženo, tys vzala plán domu,“ řekne. „Chtěla jsem vidět, kde jsou dveře,“ řekne Růžena.
mythwind-event-127-a = Poprosit ji, ať dokreslí chybějící patra
mythwind-event-127-a-then = Kreslí celou noc, zády k oknu, a mezi čarami přibývají malé šlápoty: opravy.
mythwind-event-127-b = Ať staví silnici, jak chce
mythwind-event-127-b-then = Běží z kopce jako věta bez čárky a na konci už je vidět, kdo přichází.
mythwind-event-127-c = Vypít čaj a nechat ji být
mythwind-event-127-c-then = Čaj zaplatí. Je to první věc, kterou kdy v tomhle údolí zaplatila, a chce na to stvrzenku.

mythwind-event-128-title = Růženin žebřík
mythwind-event-128-text = Růžena spočítala, že věž je uvnitř o jedenáct metrů vyšší než zvenku, a nemůže jí to odpustit. „Dejte mi třicet příček,“ říká, „a vlezu dovnitř shora jako poctivý člověk.“
mythwind-event-128-a = Dát jí příčky
mythwind-event-128-a-then = Nahoře se otevře okno a žebřík se přestane třást. „Vyrostla jsi,“ řekne Matěj. Jediné měření, řekne později, které si neověřila.
mythwind-event-128-b = Ukázat jí dveře
mythwind-event-128-b-then = Hodinu před nimi stojí. Jsou nižší než na plánu, nebo je ona vyšší.
mythwind-event-128-c = Poslat ji zpátky na silnici
mythwind-event-128-c-then = Jde. Jednu noc řada kolíků míří na věž.

mythwind-event-129-title = Hledají se domy
mythwind-event-129-text = Po silnici přišlo sedm lidí s nábytkem. Na milníku četli, že je tu město, a jsou ochotni počkat, až ho bude víc.
mythwind-event-129-a = Postavit jim domy
mythwind-event-129-a-then = Každému čtyři místnosti a kamna. Věší prádlo v barvách, jaké údolí ještě nevidělo.
mythwind-event-129-b = Ubytovat je u těch, kdo mají místo
mythwind-event-129-b-then = Všichni se stlačí. Ve dvou domech jim dodnes neřekli, že to bylo jen na zimu.
mythwind-event-129-c = Prodat jim polévku a ukázat dál po silnici
mythwind-event-129-c-then = Zaplatí, sbalí se a jdou. Příborník stojí u příkopu roky, i s těmi lepšími talíři.

mythwind-event-141-title = Den kouře
mythwind-event-141-text = Antonín spočítal, že je to den vašeho přechodu přes průsmyk. Na takový den ještě není zvyk. Mezek Jáhen si lehne do brodu na totéž místo, v tutéž hodinu, a čeká.
mythwind-event-141-a = Naložit ho a něco sundat
mythwind-event-141-a-then = Sundají jednu pilu, jeden pytel, jednu bednu. Vstane důstojně. Od té doby se to slaví takhle.
mythwind-event-141-b = Rozdělat ohně až k průsmyku
mythwind-event-141-b-then = Po stu krocích jeden a u každého hrnec. Poslední oheň zapálí z druhé strany lidé, kteří uviděli ten první.

mythwind-event-142-title = Co se v takový den dělá
mythwind-event-142-text = Zvyky městečka nikdo neschválil. Našly se, povalovaly se jako rukavice, a kdo nějaký zvedne, ten za něj odpovídá.
mythwind-event-142-spring = Na jaře se na hrušeň věší houpačka a první jde nejstarší.
mythwind-event-142-summer = V létě se plave na druhý břeh a zpátky s kamenem; zídka u přívozu už je dost dlouhá.
mythwind-event-142-autumn = Na podzim se počítají ořechy, špatně, a rozdíl se rozdá.
mythwind-event-142-winter = V zimě se chodí dům od domu v převleku za souseda a platí se za to, co se člověk dozví.
mythwind-event-142-a = Zvednout ho a ručit za něj
mythwind-event-142-a-then = Antonín ho zapíše pod „Zvyky“, i se jménem.
mythwind-event-142-b = Nechat ho ležet pro někoho jiného
mythwind-event-142-b-then = Do večeře je pryč, takže už má majitele.

mythwind-adventure-28-text = U nové silnice stojí hospoda s vývěsním štítem, stájí a zatím jednou postelí.
mythwind-adventure-28-bed = Zaplatit za postel
mythwind-adventure-28-bed-then = Už v ní leží tři honáci, hlavou k nohám, a celou noc povídají, co se odsud až k moři kupuje a prodává.
mythwind-adventure-28-stable = Vyspat se ve stáji
mythwind-adventure-28-stable-then = Seno je v jednom rohu odestlané a v noci se koně češou za zpěvu.

mythwind-adventure-29-text = Na vřesovišti se potkají dvě silnice a minou se o šířku vozu.
mythwind-adventure-29-join = Spojit je zatáčkou
mythwind-adventure-29-join-then = Trvá to den a všechny nadávky. Za soumraku projede první vozka a před zatáčkou smekne.
mythwind-adventure-29-plant = Zasadit do mezery jeřáb
mythwind-adventure-29-plant-then = Silnice obejdou jeřáb samy od sebe.

mythwind-adventure-30-text = Po silnici se valí sud, sám, přejede kolem a neohlédne se.
mythwind-adventure-30-chase = Běžet za ním
mythwind-adventure-30-chase-then = Zastaví se u přívozu, kam zjevně mířil. Uvnitř je něco pro městečko.
mythwind-adventure-30-up = Jít nahoru a zjistit, kdo ho pustil
mythwind-adventure-30-up-then = Starý pán s prázdnýma rukama, který to chtěl udělat už léta. Za zprávu, kam dojel, zaplatí.

mythwind-adventure-34-text = V úžlabině se dvanáct malinkých lucerniček učí zhasínat na povel.
mythwind-adventure-34-blow = Ukázat jim to na sirce
mythwind-adventure-34-blow-then = Jedno fouknutí. Jedenáct vzdechů. Dvanáctá se zeptá, jestli to bolí.
mythwind-adventure-34-steal = Vzít domů tu, která se učit nechce
mythwind-adventure-34-steal-then = Je z ní dobrá noční lampička. Za bezměsíčných nocí trénuje.

mythwind-adventure-35-text = Přes potok leží jedno prkno a na něm sedí osoba po kolena a vybírá názory.
mythwind-adventure-35-give = Nějaký dát
mythwind-adventure-35-give-then = „A na co?“ je první. Zapíše se a vrátí se drobné.
mythwind-adventure-35-jump = Potok přeskočit
mythwind-adventure-35-jump-then = Je užší, než vypadá. Výběrčí si poznamená: „Mrštný, bez komentáře.“

mythwind-adventure-36-text = V močálu vede cesta pod vodou a značí ji plovoucí láhve, v každé svíčka.
mythwind-adventure-36-candles = Jít podle svíček
mythwind-adventure-36-candles-then = Je to domácího soukromá cesta. Na konci je čaj a židle, ze které skoro nekape.
mythwind-adventure-36-candles-else = Je to cesta pro lidi s delším krkem. Jsou tam klikvy a všichni jsou mokří.
mythwind-adventure-36-bottles = Posbírat láhve
mythwind-adventure-36-bottles-then = Dobré zelené sklo. Vzadu, jedna po druhé, syčí svíčky.

mythwind-adventure-37-text = Na plochém kameni se chystají závodit dva šneci a sázky jsou značné.
mythwind-adventure-37-bet = Vsadit na toho pruhovaného
mythwind-adventure-37-bet-then = Je to otázka hodin. Publikum, většinou po kotníky, si přineslo jídlo.
mythwind-adventure-37-judge = Dělat rozhodčího
mythwind-adventure-37-judge-then = Nerozhodně. Obě strany nazvou výrok moudrým a obě si ho přivlastní.

mythwind-adventure-38-text = Na holém kopci stojí sloup se třiceti poštovními schránkami a všechny jsou plné větru.
mythwind-adventure-38-post = Otevřít tu se značkou městečka
mythwind-adventure-38-post-then = Odpověď na jeden z osmi dopisů: voní mořem a říká jen „brzy“.
mythwind-adventure-38-post-else = Závan z domova: chleba, mokrá vlna, něčí zpěv.
mythwind-adventure-38-wheel = Pověsit na něj papírový větrník
mythwind-adventure-38-wheel-then = Hned se roztočí a nezastaví. Daleko dole začne nějaká pila znít veseleji.

mythwind-adventure-50-text = V nejlepší ulici města prodává lékárnice studené obklady, co fronta stačí. Na okně má zevnitř jinovatku, v červnu.
mythwind-adventure-50-ask = Zeptat se, odkud je
mythwind-adventure-50-ask-then = Pomalu zabalí prášek na bolavé nohy a peníze nechce. „Jak je teď vysoká ta hrušeň?“ zeptá se.
mythwind-adventure-50-warm = Položit na pult teplou kůrku
mythwind-adventure-50-warm-then = Jinovatka o dlaň ustoupí. Kůrku nesní. Strčí ji do kapsy.

mythwind-adventure-51-text = Na návsi stojí podstavec bez sochy. Je na něm: TĚM, KDO PROSTÍRALI.
mythwind-adventure-51-stand = Chvíli na něm postát
mythwind-adventure-51-stand-then = Je odtud pěkně vidět. Jde kolem stařenka a ze zvyku podá nahoru švestku.
mythwind-adventure-51-set = Postavit na něj talíř
mythwind-adventure-51-set-then = Než člověk vyjde z vesnice, je jich devět.

mythwind-adventure-52-text = Na stráni jde provázek od draka rovnou do mraku. Na dolním konci je kolík a žádný kluk.
mythwind-adventure-52-pull = Přitáhnout ho
mythwind-adventure-52-pull-then = Po dvou stech metrech sjede košík s obědem pro jednoho, ještě teplým, a lístek: „Pošlete prosím víc provázku.“
mythwind-adventure-52-tie = Přivázat další provázek
mythwind-adventure-52-tie-then = Hodinu ubíhá mezi prsty. Pak tam nahoře něco uváže mašličku.

mythwind-adventure-53-text = Starý cestář zasypává díry lžičkou. Jako klukovi mu řekli, ať začne, a přestat už ne.
mythwind-adventure-53-stop = Říct mu, že je hotovo
mythwind-adventure-53-stop-then = Podívá se po silnici na obě strany. „Opravdu?“ řekne a jde se podívat, co je ještě dělat.
mythwind-adventure-53-spade = Dát mu lopatu
mythwind-adventure-53-spade-then = Potěžká ji, hvízdne a do večeře dožene deset let.

mythwind-adventure-54-text = Proti proudu je staré převozní lano přivázané k železnému kruhu a kruh ke zvonu ležícímu v trávě.
mythwind-adventure-54-ring = Uhodit do něj kamenem
mythwind-adventure-54-ring-then = Věž odpoví přesně do taktu. Lidé dole si řídí hodiny a oba zvony souhlasí.
mythwind-adventure-54-ring-else = Řekne jedno kulaté slovo. Zatím nic neodpovídá.
mythwind-adventure-54-sell = Prodat ho na bronz
mythwind-adventure-54-sell-then = Jde za to, co váží, a váží hodně. Řeka je tišší než dřív.

mythwind-adventure-55-text = Luciiny kozy se pasou samy, podle abecedy.
mythwind-adventure-55-learn = Nechat se zapsat
mythwind-adventure-55-learn-then = Do západu se stojí mezi Korou a Lolou a je až k nevíře, čeho si odtamtud člověk všimne.
mythwind-adventure-55-milk = Dojit od konce
mythwind-adventure-55-milk-then = Zita, se kterou se ještě nikdy nezačalo, dá překvapením celý kbelík.

mythwind-adventure-56-text = Na hřebeni stojí teodolit se zavřeným okem. Na libele sedí šnek.
mythwind-adventure-56-look = Podívat se skrz
mythwind-adventure-56-look-then = Je vidět silnice, jaká bude, a na jejím konci docela ostře běžící holčička.
mythwind-adventure-56-snail = Počkat, až šnek skončí
mythwind-adventure-56-snail-then = Za soumraku přejde přes bublinku. Podle něj je svět přece jen rovný.

mythwind-adventure-57-text = U cesty stojí osm židlí, každá o číslo větší, jako by podél ní rostlo dítě.
mythwind-adventure-57-sit = Sednout si na poslední
mythwind-adventure-57-sit-then = Padne. V sedáku je drobně a hluboko vyrytá finta řemesla, kterou už majitel nemusí nosit s sebou.
mythwind-adventure-57-sit-else = Ještě je moc velká nebo moc malá, ale člověk z ní vstane odpočatý.
mythwind-adventure-57-carry = Odnést nejmenší domů
mythwind-adventure-57-carry-then = Nic neváží. V dlouhém domě je obsazená, než ji člověk postaví.

## Kapitola třetí, Zlá zima

mythwind-event-34-title = Křída na dveřích
mythwind-event-34-text = Přes noc přibylo na každých dveřích znamení křídou: kruh, kde je dost, půlkruh, kde není. Stalo se to bez hlesu. Do poledne si každý prohlédl ty druhé.
mythwind-event-34-a = Složit půlky dohromady
mythwind-event-34-a-then = Dva půlkruhy se nastěhují k celému. Topí se teď v míň kamnech a žádná nekouří.
mythwind-event-34-b = Dveře umýt
mythwind-event-34-b-then = Jsou velmi čisté a za soumraku na nich zaskřípou závory, které se dřív neužívaly.

mythwind-event-35-title = Jedna brambora za noc
mythwind-event-35-text = Každou noc zmizí jedna brambora, pokaždé z jiného sklepa, a ve sklepě je uklizeno. Po třech týdnech se někteří cítí opomenutí.
mythwind-event-35-a = Nechat jednu na schodu
mythwind-event-35-a-then = Jsou to ti nově příchozí od silnice, moc hrdí, než aby prosili. Bramboru vrátí uvařenou, s koprem.
mythwind-event-35-b = Počkat potmě s klackem
mythwind-event-35-b-then = Chytí ho čtvrtou noc. Je mu osm. Odejdou, on i jeho rodina, než se rozední.

mythwind-event-36-title = Narozené v metelici
mythwind-event-36-text = Druhé dítě novomanželů si vybralo noc vánice. Porodní bába je na druhé straně řeky, která stojí.
mythwind-event-36-a = Přivést ji po laně
mythwind-event-36-a-then = Třicet lidí ho potmě drží, beze slova. Přijde ve dvou šátcích, řekne: „Tak co?“ a umyje si ruce.
mythwind-event-36-b = Požádat ty pod podlahou
mythwind-event-36-b-then = Mají víc praxe, než by člověk řekl. Dítě má stisk jako kořen a od prvního dne se dívá na to, co je pod stolem.

mythwind-event-37-title = Kniha bez konce
mythwind-event-37-text = Není co dělat, jen poslouchat. Antonín přečetl nahlas všechny knihy ze sudu a všechny ještě jednou. Dnes je na řadě ta bez konce; je na poslední stránce a lavice jsou plné.
mythwind-event-37-a = Ať každý přidá větu
mythwind-event-37-a-then = Trvá to jedenáct večerů. Nakonec se vezmou, skoro všichni, a mlýn dostane medvěd.
mythwind-event-37-b = Počkat
mythwind-event-37-b-then = Dlouho nic. Pak zpod lavice tenký hlásek řekne, co bylo dál, a je to lepší než od kohokoli.

mythwind-event-51-title = O lucerničku míň
mythwind-event-51-text = Lucerničky v rákosí zhasínají, každou noc jedna. Nejsou pryč; sedí tam potmě s rukama v rukávech a dál jsou lucerničkami.
mythwind-event-51-a = Vzít je domů
mythwind-event-51-a-then = Do každé kuchyně dvě, na polici u komína. Třetí den se první trochu rozsvítí, vtipem.
mythwind-event-51-b = Šetřit i naším olejem
mythwind-event-51-b-then = Městečko sedí společně, v jednom domě a jednom kruhu světla, a když se rozední, za kruhem jedna lucernička chybí.

mythwind-event-54-title = Elida na okně
mythwind-event-54-text = Mráz namaloval na okno dlouhého domu kapradiny, pak peří, pak tvář, spící. Děti smějí dýchat vedle, ale ne na ni.
mythwind-event-54-then = Sedmého rána je okno čiré. Elida sedí uvnitř na parapetu a protahuje jedno křídlo po druhém. Postará se o každý dům, řekne, jen když se nebude spěchat.
mythwind-event-54-else = Agáta okno otře, aby viděla, kdo jde. Je to jen pes. Tvář se nevrátí, ale sklo zůstane nádherně čisté.

mythwind-event-55-title = Ledové kapradí
mythwind-event-55-text = Kapradiny na oknech jsou v každém domě jiné. Antonín je všechny překreslil. Vedle sebe dají stránku a stránka je seznam toho, čeho se kdo bojí.
mythwind-event-55-a = Přečíst to nahlas, beze jmen
mythwind-event-55-a-then = Je to jen pět věcí a všichni jdou domů lehčí a trochu uražení.
mythwind-event-55-b = Nechat to slunci
mythwind-event-55-b-then = Do poledne to steče po skle rovnou do malinkého hrnečku, který dole čekal.

mythwind-event-56-title = Křídlo ve sněhu
mythwind-event-56-text = U mlýna je ve sněhu otisk křídla, dlouhý jako paže. Vedle otisk někoho, kdo si sedl a čeká na nabídku.
mythwind-event-56-a = Nabídnout pokoj s oknem na sever
mythwind-event-56-a-then = Elida se objeví od nohou nahoru. Zavazadla nemá, jen průvan a dar poznat, v čem je který dům dobrý.
mythwind-event-56-b = Sednout si vedle a nic neříkat
mythwind-event-56-b-then = Příjemná hodina, po které zbude studený zadek a pocit, že se o člověku uvažovalo.

mythwind-event-57-title = Fiks počítá dvakrát
mythwind-event-57-text = Fiks už nehlásí dveře. Hlásí talíře: kolik prostřených, z kolika se jedlo. Už týden je druhé číslo větší. „Já jen počítám,“ říká. „Neříkám kdo.“
mythwind-event-57-a = Prostírat tolik, z kolika se jí
mythwind-event-57-a-then = Třetí den se čísla potkají. Fiks zaklapne knihu a poprvé si sedne k lidem.
mythwind-event-57-b = Dřív umýt nádobí
mythwind-event-57-b-then = Není z čeho dojídat. Její hlášení je teď jediné číslo a odevzdá ho beze slova.

mythwind-event-58-title = Buuk spí
mythwind-event-58-text = Od prvního sněhu stojí Buuk bez hnutí uprostřed ulice s trámem na rameni. Na trámu sedí červenka. Kdo přiloží ucho, slyší, jak se velmi pomalu něco nese.
mythwind-event-58-a = Vzít mu trám a přikrýt ho
mythwind-event-58-a-then = Tři peřiny a plachta. S oblevou se hned vydá na cestu a s ním malý lesík.
mythwind-event-58-b = Stavět kolem něj
mythwind-event-58-b-then = Stane se z něj rohový sloup. S oblevou se probudí, podívá se vlevo, podívá se vpravo a rozhodne se držet.

mythwind-event-59-title = U každých kamen jeden
mythwind-event-59-text = Je taková zima, že kouř zamrzá a musí se vynášet. Pod podlahami se přestalo mluvit.
mythwind-event-59-a = V každém domě zvednout jedno prkno
mythwind-event-59-a-then = Vylezou i s peřinami, bez okolků, jak bylo domluveno. U kamen jeden. Je těsno a tepleji než dřív.
mythwind-event-59-b = Poslat jim dolů deky
mythwind-event-59-b-then = Druhý den je vrátí, složené, z každé vystřižený jeden čtverec. Zřejmě to stačilo.
mythwind-event-59-else = Když se zvedne prkno, je pod ním jen studená díra a lístek: „Šli jsme, kde se prostírá.“

mythwind-event-85-title = Kamna prosí o víc
mythwind-event-85-text = Kamna na vrcholu věže nikdy nevyhasla a nikdy o nic neprosila. Teď mají každé ráno otevřená dvířka a pokašlávají.
mythwind-event-85-a = Donést nahoru dubové dřevo
mythwind-event-85-a-then = Řetěz rukou na sto osmi schodech, dolů na sto devíti. V poledne je celá věž na dotek teplá.
mythwind-event-85-b = Sedět u nich v noci, na střídačku
mythwind-event-85-b-then = Nechtějí ani tak dřevo jako společnost. Kdo měl hlídku, sejde dolů ochraptělý, protože jim všechno pověděl.
mythwind-event-85-c = Ať se na tah podívá zeměměřička Růžena
mythwind-event-85-c-then = Je v něm hnízdo a v hnízdě účetní kniha prvního města, velmi drobně psaná. Kamna táhnou jako kůň.

mythwind-event-86-title = Sedmé patro
mythwind-event-86-text = Nad šestým patrem je sedmé, ale jen pro hladové. Matěj tam býval často. Je to jedna místnost, docela prázdná, a voní v ní čerstvý chleba, neví se odkud.
mythwind-event-86-a = Jít tam společně a nadechnout se
mythwind-event-86-a-then = Kupodivu to zasytí a dolů se jde po dvou schodech.
mythwind-event-86-b = Hledat pec
mythwind-event-86-b-then = Pec tam není. Ve zdi je ruční mlýnek a v jeho zásuvce zápisky všech, kdo jím kdy točili.
mythwind-event-86-else = Nikdo nemá dost velký hlad, aby ho našel. Ale na schodech člověk potká takové, co si utírají pusu.

mythwind-event-87-title = Studené schody
mythwind-event-87-text = Jedny schody ve věži začaly zdola zamrzat, schod za noc. Mráz už je v pátém patře. Schody, které má za sebou, jsou zametené.
mythwind-event-87-a = Postavit na další schod, co zbylo ze sněhu
mythwind-event-87-a-then = Přes noc to zmizí a mráz taky; ať to bylo cokoli, hledalo to jen svoje.
mythwind-event-87-b = Pověsit na podesty dveře
mythwind-event-87-b-then = Jedny dveře denně a u každých se mráz zastaví, zamyslí a zaklepe.
mythwind-event-87-c = Přestěhovat všechny o patro výš
mythwind-event-87-c-then = Je to blíž ke kamnům i k sobě. Spodní místnosti se pronajmou mrazu, který platí rampouchy.

mythwind-event-88-title = Co jedli nakonec
mythwind-event-88-text = Jonáše a Lucie se každého zvlášť zeptali, co první město jedlo poslední týden. Oba řeknou: osivo a potom svíčky. Oba dodají, že sami neměli nic a že to bylo moc dobré.
mythwind-event-88-a = Zamknout osivo a klíč dát Mile
mythwind-event-88-a-then = Nosí ho na krku pod třemi šálami. Zdá se jí o chlebu a neotevře.
mythwind-event-88-b = Sníst třetinu, opatrně
mythwind-event-88-b-then = Není to kaše, u které se povídá, ale všichni spí.
mythwind-event-88-c = Zeptat se Dory, kdo ještě posílal koláč
mythwind-event-88-c-then = Nepřestal ani jeden. Košíky jezdí na věž čtyřicet let, z domu, který už nestojí.

mythwind-event-89-title = Účet té zimy
mythwind-event-89-text = Do Antonínovy knihy je vevázaná kniha prvního města. Samé součty: talíře, bochníky, hlavy. Na poslední stránce součet poprvé vyjde přesně. Pod ním stojí jiným písmem: „O jedno míň.“
mythwind-event-89-a = Opravit součet
mythwind-event-89-a-then = Antonín přičte jednu k talířům, jednu k bochníkům a jednu k hlavám. Musí hodně tlačit; inkoust nechce a pak chce.
mythwind-event-89-b = Přepočítat stejně naše
mythwind-event-89-b-then = Vyjde to přesně, všichni jsou spokojení a až do spaní zůstanou v jedné místnosti.

mythwind-event-91-title = Klobouk na devátém háčku
mythwind-event-91-text = Na devátém háčku, kde byl lístek, visí klobouk. Bílý, velmi vysoký, a kape z něj. Nikdo neviděl nikoho přijít.
mythwind-event-91-a = Vykartáčovat ho, jako se kartáčují kabáty
mythwind-event-91-a-then = Je to dobrý klobouk. Druhý den je na oknech jinovatka se vzorem děkovného dopisu.
mythwind-event-91-b = Vystavit ho za dveře
mythwind-event-91-b-then = V noci zmizí, i se škrabákem, lucernou a zřejmě i s tím, kdo u ní hlídal.
mythwind-event-91-else = Do večeře celý vykape. Zbude louže moc dobré vody a Vít v ní zadělá maltu, která nikdy nepraskne.

mythwind-event-92-title = Sněžná světnice
mythwind-event-92-text = Pod střechou věže po sobě mráz nechal světnici: bílé stěny, bílá lavice, okno do vedlejšího údolí. Dobře by se odtud vyráželo, říká Jonáš, jen kdyby sem lidi chtěli chodit.
mythwind-event-92-a = Zařídit ji
mythwind-event-92-a-then = Kožešiny, samovar, stojan na boty. Kdo odtud vyráží, vezme si kus městečka s sebou a položí ho, kde je třeba.
mythwind-event-92-b = Zeptat se toho, kdo ji nechal
mythwind-event-92-b-then = Na lavici leží bílá rukavice dlaní vzhůru: pozvání trochu mrznout, trochu déle.
mythwind-event-92-c = Nechat ji zatím bílou
mythwind-event-92-c-then = Netaje. Už tu jednou byla, říká Matěj, a počkat umí.

mythwind-event-93-title = Ochoz s lucerničkami
mythwind-event-93-text = Když se po nejdelší noci lucerničky vrátily, byla o jednu víc a neměla kde viset. Růžena nakreslila kolem vrcholu věže ochoz, zvenku, tam, kde není na čem stát.
mythwind-event-93-a = Postavit ho
mythwind-event-93-a-then = Vít visí dva týdny na laně a zpívá. Kdo teď vyráží v noci, toho odtud vyprovodí, a co začal, jde dole dál.
mythwind-event-93-b = Přišroubovat ho zvenku železem od silnice
mythwind-event-93-b-then = Za týden visí a ve větru zvoní. Lucerničky přicházejí po jedné a drží se té strany, kde nejsou šrouby.
mythwind-event-93-c = Pověsit lucerničku v dlouhém domě
mythwind-event-93-c-then = Na polévku moc svítí. Časem bude chtít výš.

mythwind-event-111-title = Husy táhnou brzy
mythwind-event-111-text = Husy táhnou o tři týdny dřív, nízko a bez řečí. Mravenci zavřeli dveře. Hedvika říká, že ve spánku slyší sníh ve sklenici, nebo kde teď je, jak se obrací na druhý bok. Ode dneška je zima, ať Antonínův kalendář říká, co chce.
mythwind-event-111-a = Nakoupit na dvě zimy
mythwind-event-111-a-then = Každý sklep, každá půda, pod každou postelí. Mila spí na tuřínu a říká, že se na to dá zvyknout.
mythwind-event-111-b = Zeptat se Matěje, co se dělalo
mythwind-event-111-b-then = „Řekli nám, ať jsme zticha a jíme pomalu,“ říká. „A oni zpívali ve zdi, abychom ji neslyšeli.“
mythwind-event-111-c = Poslat za husami poslední vozy
mythwind-event-111-c-then = Co se dá prodat, prodá se, dokud je průsmyk otevřený. Jsou z toho peníze a pro peníze ledacos mluví.

mythwind-event-112-title = Černá skvrna
mythwind-event-112-text = Skvrna odešla z knihy. Byla vidět v mouce, v patce chleba a jeden večer i na měsíci.
mythwind-event-112-a = Spálit, čeho se dotkla
mythwind-event-112-a-then = Oheň je po krajích černý. Je to třetina všeho a zbytek tají dech.
mythwind-event-112-b = Vykrajovat ji a jíst kolem
mythwind-event-112-b-then = Městečko se naučí krájet tence a Agátiny bochníky mají té zimy okna.
mythwind-event-112-else = Prošla suchými zásobami, neměla se čeho chytit a naposled ji viděli na lžíci, celou pohublou.

mythwind-event-114-title = Jeleni jdou dovnitř
mythwind-event-114-text = Letos se jeleni do oken nedívají. Kdo vstal první, našel jich v dlouhém domě jedenáct: leží mezi lavicemi, jako by podlaha byla odjakživa mech.
mythwind-event-114-a = Překračovat je a zametat seno
mythwind-event-114-a-then = Jsou teplí, zaberou míň místa než sbor a v paroží nosí lucerničky, z ohledu na prsty u nohou.
mythwind-event-114-b = Zavřít za nimi dveře, i s řezníkem
mythwind-event-114-b-then = Masa je do Hromnic a lavice na té straně ohniště je prázdná.
mythwind-event-114-c = Přistavět jim kůlnu na jih
mythwind-event-114-c-then = Vít ji postaví za den, s jeslemi ve správné výšce. Prohlédnou si ji a nastěhují se podle věku.

mythwind-event-115-title = Řeka se zastaví
mythwind-event-115-text = V noci se řeka zastavila. Nezamrzla; prostě přestala, jako když člověk zapomene, co chtěl říct. Šimon sedí na přívozu s rukama v klíně.
mythwind-event-115-a = Zazvonit jí na zvon
mythwind-event-115-a-then = Tři údery, pauza, tři údery. Zdaleka shora je slyšet, jak si někdo velký odkašle.
mythwind-event-115-b = Přejít a položit prkna pro vozy
mythwind-event-115-b-then = Drží to jako zatajený dech a až na druhý břeh nepadne ani slovo.
mythwind-event-115-c = Říct jí, kde skončila
mythwind-event-115-c-then = Mila si lehne na břeh a všechno jí vypráví, od brodu. Za soumraku řeka řekne: „No jistě,“ a teče dál.

mythwind-event-117-title = Vlci se způsoby
mythwind-event-117-text = Před dlouhým domem sedí v půlkruhu sedm vlků. Otřeli si nohy; je vidět kde. Nejstarší vlčice má něco v tlamě a položí to na práh: dětskou rukavici, ztracenou v neděli.
mythwind-event-117-a = Dát jim nálezné
mythwind-event-117-a-then = Slušně se najedí a nechají tu hlídku. Do konce zimy se neztratí jediná ovce a jediné dítě.
mythwind-event-117-b = Poděkovat a zavřít na závoru
mythwind-event-117-b-then = Sedí do svítání, ne uražení, jen hladoví. V ovčíně je teď díra s velmi rovnými okraji.
mythwind-event-117-c = Vzít kožešiny
mythwind-event-117-c-then = Kožešníci v takové zimě platí dobře a rukavice zůstane na prahu, kam byla položena.

mythwind-event-118-title = Les přijde ke dveřím
mythwind-event-118-text = Na dvoře už není suché polínko. Za úsvitu jsou nejbližší stromy blíž, u samého plotu, a shodily za něj mrtvé větve. Na něco čekají, jako se čeká, když se dává dárek.
mythwind-event-118-a = Dát jim za to parcelu
mythwind-event-118-a-then = Vezmou si tu u ulice a jsou velmi tichými sousedy. Na jaře tam kvetou fialky, nežádané.
mythwind-event-118-b = Každému uvázat mašli
mythwind-event-118-b-then = Mila si spodničku schovala. Stromy stojí velmi zpříma, jako lidé, když se fotografují.
mythwind-event-118-c = Spálit větve a potom dárce
mythwind-event-118-c-then = Kácí se to snadno; tak daleko ušly. Kouř zůstane v ulici a na nikoho se nepodívá.

mythwind-event-119-title = Poslední pytel
mythwind-event-119-text = Agáta postavila poslední pytel mouky na židli doprostřed pekárny a sedla si naproti. Dívají se na sebe od rána.
mythwind-event-119-a = Připomenout jí zásoby
mythwind-event-119-a-then = Není to poslední pytel. Je to poslední pytel mouky; je v tom rozdíl a dá se v něm přežít.
mythwind-event-119-b = Upéct to všechno a roznést
mythwind-event-119-b-then = Bochník ke každým dveřím, počítala Fiks, i ke svým. Málokdy se dělilo tak poctivě a tak vesele.
mythwind-event-119-c = Poslat Tobiáše přes průsmyk
mythwind-event-119-c-then = Jde na sněžnicích ze dvou sázecích lopat. Osmý den je zpátky, s vousy z ledu a čtyřmi pytli.

mythwind-event-120-title = Nejdelší noc
mythwind-event-120-text = Někdo zaklepe: jednou, jako když praskne větev. Venku stojí stará žena, vysoká, bílá až po zem, a za ní žádné stopy. Chodí každých čtyřicet let a pokaždé našla zavřené dveře a plný stůl. O nic neprosí. Dívá se, jako se dívají jeleni, na talíře.
mythwind-event-120-a = „Vaše místo je u okna“
mythwind-event-120-a-then = Sní půl knedlíku a prohlédne si jednoho po druhém. Když vstane, měkce sněží a na parapetu sedí někdo s křídly z jinovatky, kdo se rozhodl zůstat.
mythwind-event-120-b = Neotevřít a topit, až hučí
mythwind-event-120-b-then = Drží zdi, drží sýpka, drží Růženiny závory. Stojí tam do rána. Je to první zima, kterou údolí vyhrálo, a na to není zvyk.
mythwind-event-120-c = Vynést jí talíř
mythwind-event-120-c-then = Jde Mila, v něčím kabátě. Sedí na prahu vedle sebe. Nikdo neslyší, co si povídají, ale Mila se vrátí zahřátá.

mythwind-event-121-title = Co sníh schoval
mythwind-event-121-text = Taje od věže, v kruhu. Na světlo vycházejí věci, které se ani nehledaly, a všechny čisté. Antonínovu kalendáři se zase věří.
mythwind-event-121-a = Vyložit je na dlouhý stůl
mythwind-event-121-a-then = Šedesát jedna lžic, bota, zub, snubní prsten: každá věc najde majitele, který zčervená.
mythwind-event-121-b = Nechat je tomu, kdo je najde
mythwind-event-121-b-then = Celé týdny chodí ulicemi malé osoby s velkými věcmi a zřejmě je roznášejí.
mythwind-event-121-else = Jsou to hlavně mince, z kapes obrácených ve spěchu; a na prahu kruh ledu, kterému se pryč nechce.

mythwind-event-130-title = Poslední vůz
mythwind-event-130-text = Přes průsmyk se dostal ještě jeden vůz, na saních, s koněm v dekách. Vozka má z města příkaz odvézt, kdo chce, dokud to jde. Míst je šest.
mythwind-event-130-a = Ať jich šest odjede
mythwind-event-130-a-then = V zatáčce se všichni ohlédnou a spočítají komíny. Pak je tišeji a víc polévky.
mythwind-event-130-b = Poslat ho prázdný zpátky, s poděkováním
mythwind-event-130-b-then = Vozka se rozhlédne po stole a zeptá se, jestli je tu volná židle. Je.
mythwind-event-130-c = Zeptat se, co je pod dekami
mythwind-event-130-c-then = Mouka od lidí, kteří se kdysi přijeli podívat na věž a kterým se prostřelo. Nezapomněli; poslali i lžíci.

mythwind-event-131-title = Obilí za každou cenu
mythwind-event-131-text = Na lyžích přijel obchodník se vzorky v kapsách. Cenu má na tabulce, a zatímco ji člověk čte, setře palcem poslední číslici a napíše větší.
mythwind-event-131-a = Zaplatit
mythwind-event-131-a-then = Obilí je dobré. Odjede po zmrzlém sněhu před svítáním a stopu má hlubší, než když přijel.
mythwind-event-131-b = Zvážit je na staré váze
mythwind-event-131-b-then = Tobiáš klade závaží, jedno po druhém. Obchodník se dívá, zbledne a vzpomene si na nižší číslo.
mythwind-event-131-c = Ukázat mu polévku a nechat ho jít
mythwind-event-131-c-then = Vestoje sní dva talíře. Ze zatáčky se vrátí, nechá pytel a řekne, že byl děravý.

mythwind-event-143-title = Cizí židle
mythwind-event-143-text = Jednou za rok, zvykem starším, než je možné, si všichni na jeden večer sednou na cizí židli a mluví jako její majitel. Není to myšleno zle. Je to myšleno přesně.
mythwind-event-143-a = Být sousedem
mythwind-event-143-a-then = Vít je hodinu Dora. Mluví tiše, dívá se vedle lidí a na konci musí jít ven.
mythwind-event-143-b = Sednout si na ty malé
mythwind-event-143-b-then = Odspodu je stůl střecha, skrz kterou hezky voní, a člověk pak pochopí ledacos o kůrkách.

mythwind-event-144-title = Rok do knihy
mythwind-event-144-text = Dora si vede sloupec pro počasí, protože se na ně včely ptají. Tohle období dostane dva řádky a vykřičník.
mythwind-event-144-spring = Duha stála tři dny na jednom místě. Někdo na ni pověsil prádlo.
mythwind-event-144-summer = Kroupy jako vejce a docela pravidelné. Sklenáři přijeli až z města a oženili se tu.
mythwind-event-144-autumn = Noc padajících hvězd; jednu našli, ještě teplou, a podkládají s ní dveře.
mythwind-event-144-winter = Ledovka: každá větvička ve skle. V lese je vidět vlastní tvář, mnohokrát, a všechny se dívají vlídně.
mythwind-event-144-a = Dát mu vlastní stránku
mythwind-event-144-a-then = Antonín ji nalinkuje. Stránka je modrá, nebo zmodrá.
mythwind-event-144-b = Dva řádky stačí
mythwind-event-144-b-then = Včely, když jim to řeknou, taky nic neříkají.

mythwind-adventure-39-text = Vodopád se v půlce zastavil a dělá, že je varhany.
mythwind-adventure-39-play = Něco zahrát
mythwind-adventure-39-play-then = Každá píšťala má jeden tón a myslí to vážně. Daleko drží ten poslední sbor bez lidí.
mythwind-adventure-39-break = Nasekat led do sklepů
mythwind-adventure-39-break-then = Když se láme, zvoní. V každém druhém kusu je překvapený pstruh.

mythwind-adventure-40-text = Přes sněžnou pláň vedou stopy, které začínají uprostřed.
mythwind-adventure-40-forward = Jít po nich
mythwind-adventure-40-forward-then = Končí u dveří teplé stáje a uvnitř leží jízdné za jízdu, která se ještě nejela.
mythwind-adventure-40-begin = Postavit se, kde začínají, a podívat se vzhůru
mythwind-adventure-40-begin-then = Visí tam provazový žebřík, tenoučký, a na něm někdo, kdo by uvítal pomoc se zavazadly.

mythwind-adventure-41-text = V zavřeném mlýně se chrápe a kámen se do toho točí.
mythwind-adventure-41-grain = Potichu nasypat pytel obilí
mythwind-adventure-41-grain-then = Sype se mouka, ta nejjemnější. Medvěd se obrátí a sype se ještě jemnější.
mythwind-adventure-41-cover = Přikrýt ho
mythwind-adventure-41-cover-then = Ze spaní řekne „děkuju“ a adresu moc dobré dutiny.

mythwind-adventure-42-text = Ze svahu sjedou sáňky s prostřenou snídaní, zastaví a čekají, až si jich všimnou.
mythwind-adventure-42-eat = Sednout si a najíst se
mythwind-adventure-42-eat-then = Když je hrnek prázdný, jedou sáňky samy do kopce, dost rychle, jako kdo vyhrál sázku.
mythwind-adventure-42-ride = Jet na nich dál
mythwind-adventure-42-ride-then = Brzdy neznají, zato spoustu zkratek, a člověk dojede buď shozený, nebo bohatý.

mythwind-adventure-43-text = Rybník zamrzl tak čistě, že ukazuje, co se v něm bude zrcadlit příští týden.
mythwind-adventure-43-look = Podívat se
mythwind-adventure-43-look-then = Člověk vidí sám sebe při něčem, co ještě neumí, a docela dobře. Stačí to od sebe opsat.
mythwind-adventure-43-skate = Radši se po něm projet na bruslích
mythwind-adventure-43-skate-then = Zespodu někdo jede krok za krokem a kroutí lepší figury.

mythwind-adventure-44-text = Na pařezu leží kost a něco je na ní vyškrábáno. Je to adresa.
mythwind-adventure-44-deliver = Doručit ji
mythwind-adventure-44-deliver-then = Stará vlčice čte čenichem a dá s sebou odpověď: vlče, které nese brašnu.
mythwind-adventure-44-deliver-else = Nora je prázdná, ale na kameni před ní leží spropitné.
mythwind-adventure-44-read = Přečíst si ji
mythwind-adventure-44-read-then = Týká se ceny ovcí. Člověk z toho nevyjde nejlíp, ale ví víc.

mythwind-adventure-58-text = Pod kopcem je lednice prvního města. Led tam pořád je, narovnaný, na každé kostce rok.
mythwind-adventure-58-last = Vzít poslední rok
mythwind-adventure-58-last-then = Taje neochotně. Je v něm dětská kresba stolu, docela suchá.
mythwind-adventure-58-add = Vyřezat kostku za letošek a přidat ji
mythwind-adventure-58-add-then = Zbývá místo přesně na jednu. Při odchodu zima podrží dveře.

mythwind-adventure-59-text = Zvonař jezdí s prázdným vozem, klepe na stromy a poslouchá.
mythwind-adventure-59-home = Povědět mu o věži
mythwind-adventure-59-home-then = „Ten znám po sluchu,“ říká. „Hledal jsem k němu provaz.“ Naladí ho zadarmo a zůstane týden.
mythwind-adventure-59-home-else = „Zvon bez provazu,“ říká, „je tajemství.“ Za tajemství platí, i když málo.
mythwind-adventure-59-knock = Klepat s ním
mythwind-adventure-59-knock-then = Sedmý strom řekne „dále“. Smekne a poslouchají až do tmy.

mythwind-adventure-60-text = Uprostřed vysokého sněhu stojí stůl prostřený pro jednoho. Polévka je zmrzlá a lžíce v ní stojí.
mythwind-adventure-60-warm = Rozdělat pod ním oheň
mythwind-adventure-60-warm-then = Taje zespodu, a než se oheň rozhoří, talíř je prázdný a vítr ustal.
mythwind-adventure-60-silver = Vzít lžíci
mythwind-adventure-60-silver-then = Je stříbrná a zůstává studená. Cestou dolů má člověk pocit, že si ho všimla spousta hor.

mythwind-adventure-61-text = Nad stezkou visí lavina a z nějakého důvodu se ještě neutrhla.
mythwind-adventure-61-whisper = Šeptem ji poprosit, ať počká
mythwind-adventure-61-whisper-then = Počká a sjede až za zády, opatrně jako kočka z police.
mythwind-adventure-61-shout = Zakřičet a mít to za sebou
mythwind-adventure-61-shout-then = Odpoví obšírně. Kde byla houština, je teď buď místo, nebo hodně co vykopávat.

## Kapitola čtvrtá, Trať

mythwind-event-38-title = Vítova poslední zeď
mythwind-event-38-text = Vít říká, že tahle bude poslední. Zahradní zídka, po pás, nic důležitého. Dělá na ní od března a každý kámen klade, jako by se ho pak měli vyptávat.
mythwind-event-38-a = Pomoct mu ji dodělat
mythwind-event-38-a-then = V posledním kameni je důlek akorát na včelu. Udělala ho Dora, když to ještě byla pře.
mythwind-event-38-b = Nepomáhat
mythwind-event-38-b-then = Dělá na ní pořád. Z města jezdí učni, aby viděli, jak vybírá.

mythwind-event-39-title = Mila se uchází o místo
mythwind-event-39-text = Mila říká, že je dospělá, a opak se nedá dokázat. Volná jsou tři místa: přednostka stanice, učitelka a jedno napsané na březovém listu: „počítat, u nás“.
mythwind-event-39-a = Přednostka
mythwind-event-39-a-then = Čepici nosí rovně. Vlaky odjíždějí, až všichni domluví.
mythwind-event-39-b = Učitelka
mythwind-event-39-b-then = Svíčku staví k tvářím. První řada je na pohled prázdná a velmi pozorná.
mythwind-event-39-c = Počítat, u nich
mythwind-event-39-c-then = Od soumraku do svítání je pryč. Neřekne, kolik jich je; ale prostírá teď ona a vždycky to vyjde.

mythwind-event-40-title = Akcie
mythwind-event-40-text = Společnost prodává akcie. Jsou krásně tištěné, s lokomotivou a dámou. Agáta koupila jednu, kvůli té dámě; Tobiáš jich koupil sedm a nespí.
mythwind-event-40-a = Kupovat
mythwind-event-40-a-then = Noviny se teď čtou odzadu. Nakonec mají nějakou tu cenu.
mythwind-event-40-b = Vytapetovat s nimi školu
mythwind-event-40-b-then = Děti se učí počítat na dámině sukni. Nikdo nikdy neměl z dividendy takový užitek.

mythwind-event-61-title = Puk u ponku
mythwind-event-61-text = Věci na Vítově ponku se začaly samy dokončovat. Napřed dláto, pak budka pro ptáky, teď housle, které si neobjednali. V hoblinách sedí Puk, malý, kulatý a velmi spokojený, a ptá se, co by se dalo vymyslet.
mythwind-event-61-a = Poprosit ho, ať zůstane kvůli nápadům
mythwind-event-61-a-then = Do snídaně jich má tucet. Čtvrtý se dá použít a na pátý je potřeba koza.
mythwind-event-61-b = Posadit ho k pražcům
mythwind-event-61-b-then = Za soumraku je jich hotovo dvě stě, na každém vyřezané jiné spící zvíře.
mythwind-event-61-c = Dívat se a dělat si poznámky
mythwind-event-61-c-then = Dělá všechno pozpátku a začíná potěšením. Do jisté míry se to dá naučit.

mythwind-event-62-title = Petice
mythwind-event-62-text = Na stole rady leží svitek březové kůry, sedm metrů. Začíná „S úctou“ a palcem ho podepsali všichni, kdo bydlí pod náspem. Prosí o schůdky.
mythwind-event-62-a = Postavit schůdky, schod sedm centimetrů
mythwind-event-62-a-then = Vít je dělá vleže na břiše. Při otevření je stuha a kapela, kterou je cítit v zemi.
mythwind-event-62-b = Potvrdit příjem
mythwind-event-62-b-then = Potvrzení má razítko. Další svitek je kratší a bez úcty.

mythwind-event-63-title = Důlek má námitku
mythwind-event-63-text = Násep přes močál se třikrát propadl, pokaždé přesně o svou výšku. Nahoře, výjimečně suchý a celý nesvůj, sedí Důlek v advokátské paruce z mechu.
mythwind-event-63-a = Postavit trať na kůly
mythwind-event-63-a-then = Stojí ve vodě jako volavka. Důlek pod ní jezdí na pramičce a vybírá.
mythwind-event-63-b = Zasypat to počtvrté
mythwind-event-63-b-then = Drží, protože se našel balvan, který byl ochoten ležet. Pod vlakem si trochu brouká.

mythwind-event-64-title = Den prádla
mythwind-event-64-text = Kouř z lokomotivy padl na prádlo, na květy hrušně a na Elidu, která stojí na parapetu dlouhého domu celá šedá a nemluví.
mythwind-event-64-a = Vyprat všechno znovu, ji první
mythwind-event-64-a-then = Padne na to všechno mýdlo. Uschne ve větru, jednou se otočí a pověsí podél trati pruh čistého vzduchu.
mythwind-event-64-b = Přestěhovat šňůry a účtovat to společnosti
mythwind-event-64-b-then = Zaplatí, mýdlem. Květy zůstanou toho jara šedé a hrušky chutnají po cestování.

mythwind-event-65-title = Lupek drží most
mythwind-event-65-text = Novému mostu chybí pilíř; vynechali ho, aby ušetřili. V den zkoušky tam přece je, s rukama nahoře a se zavřenýma očima.
mythwind-event-65-a = Postavit chybějící pilíř a pustit ho
mythwind-event-65-a-then = Hodinu chodí sem a tam a protahuje ramena. Pak se jde postavit pod další most, jestli je v pořádku.
mythwind-event-65-b = Zapsat ho do knih jako zdivo
mythwind-event-65-b-then = Každé jaro ho prohlédnou a je v dobrém stavu. Jednou za rok mu v noci někdo přinese podržet zvonek.

mythwind-event-66-title = Věc s jedenácti držadly
mythwind-event-66-text = Na ulici stojí věc s jedenácti držadly. Je dobře udělaná. Nikdo neví, k čemu je, a její tvůrce pod ní leží, tluče a říká, že o tom má rozhodnout městečko.
mythwind-event-66-a = Rozhodnout a zaplatit dvanácté držadlo
mythwind-event-66-a-then = Slouží k tomu, aby se nosilo společně. Puk zpod ní vyleze a už nechce domů.
mythwind-event-66-b = Obejít ji
mythwind-event-66-b-then = Přes noc se posune, s velkou přesností, tam, kudy se obchází.

mythwind-event-94-title = Věž zatajila dech
mythwind-event-94-text = Od chvíle, kdy se rozvinula mapa, věž nevydechla. Pírka u klíčové dírky stojí. Zdi jsou napjaté jako buben a lidé ztišují hlas, aniž vědí proč.
mythwind-event-94-a = Opřít se o ni jako první noc
mythwind-event-94-a-then = Trvá to do svítání. Pak povolí, teple a dlouze, a všechny dveře v městečku se trochu otevřou a zase zavřou.
mythwind-event-94-b = Podepřít ji trámy ze stavby
mythwind-event-94-b-then = Stojí velmi zpříma. V noci je slyšet počítání vzpěr.

mythwind-event-95-title = Matěj se jde podívat
mythwind-event-95-text = Matěj si sbalil kůrku a kartáč na kamna. Nikdy nebyl dál než u brodu. „Chci vidět, odkud to jde,“ říká, „než to bude všude.“
mythwind-event-95-a = Poslat někoho s ním
mythwind-event-95-a-then = Jsou pryč týden. Viděl ulici, výtah a moře a koupil si známku.
mythwind-event-95-b = Dát mu všech devět kabátků
mythwind-event-95-b-then = Navrchu má Ilsin. V každé stanici se někdo zeptá, čí jsou, a na poslední už to vypráví dobře.

mythwind-event-96-title = Růžena u dveří
mythwind-event-96-text = Prší na násep, na stany a na Růženu, která stojí před věží se sbalenými přístroji. Změřila všechno, co je. Dveřmi nikdy nevešla.
mythwind-event-96-a = Poprosit ji, ať přinese plán
mythwind-event-96-a-then = Pověsí ho na první háček. Je špatně na jedenácti místech. Matěj jí ukáže každé a ona se u každého jednou zasměje, jako když někdo zakašle.
mythwind-event-96-b = Podržet nad ní deštník
mythwind-event-96-b-then = Chvíli tak stojí. Pak řekne: „Děkuji, je docela rovná,“ a vrátí se k práci.

mythwind-event-97-title = Sčítání
mythwind-event-97-text = Než přidělí stanici, musí být sčítání. Formulář má na osobu řádek a ptá se na výšku v centimetrech. Fiks si přinesla vlastní tužku.
mythwind-event-97-a = Spočítat všechny
mythwind-event-97-a-then = Jsou třeba tři archy navíc. Nejvyšší je Buuk; nejmenší se odmítne změřit, ale podepíše se.
mythwind-event-97-b = Spočítat ty od metru výš
mythwind-event-97-b-then = Formulář přijmou obratem pošty. Fiks ho přečte, opraví jednu čárku a tužku schová.
mythwind-event-97-c = Poprosit rodinu s bramborou, ať obejde domy
mythwind-event-97-c-then = Sklepy už znají všechny. Kluk zapisuje, co kdo má, a do závorky, co by dal.

mythwind-event-98-title = Všichni, kdo tu žijí
mythwind-event-98-text = Svolali radu všech, kdo tu žijí. Nevejde se do dlouhého domu ani na náves. Nakonec se sejde na dolní louce, za soumraku; a když si sednou lucerničky, je vidět, kolik jich tu žije.
mythwind-event-98-a = Zeptat se, kolik je hodin
mythwind-event-98-a-then = „Naše,“ řekne někdo asi z výšky kolen. Projde to bez počítání. Trať končí u brodu, u branky; hlídá ji Fiks a pouští toho, kdo má hlad.
mythwind-event-98-b = Přečíst jim podmínky společnosti
mythwind-event-98-b-then = Trvá to hodinu. Když Antonín vzhlédne, je louka tmavá a moc uklizená.

mythwind-event-99-title = Místnost s dvojími dveřmi
mythwind-event-99-text = V nejvyšším patře je místnost, do které se vchází ze schodů a vychází jinam. Zatím to byl sad, přívoz a jednou Agátina spíž. Dala by se využít, kdyby se nechala přemluvit, aby se rozhodla.
mythwind-event-99-a = Pověsit na druhé dveře ceduli
mythwind-event-99-a-then = Padnou čtyři cedule, než s některou souhlasí. Pak už vede, kam je napsáno, jako pořádné dveře.
mythwind-event-99-b = Nechat se překvapovat
mythwind-event-99-b-then = Zase spíž. Agáta tam už dala židli.

mythwind-event-100-title = Dvacátý tábor
mythwind-event-100-text = Ilsu poprosili, aby převedla lidi přes jiný průsmyk do jiného údolí. Sbalila si druhou košili. Zase ji vybalila. S mezky, říká, je něco v nepořádku.
mythwind-event-100-a = Podívat se na mezky a shledat je zdravými
mythwind-event-100-a-then = Odejde, než se rozední. Na devátém háčku visí lístek: „Hned jsem zpátky.“ Tentokrát s datem.
mythwind-event-100-b = Uznat, že mezci vypadají bídně
mythwind-event-100-b-then = Povedou jiní. Nakreslí jim cestu na ubrousek, každý brod a každé rozcestí, a na konci stůl.

mythwind-event-101-title = Zvon a píšťala
mythwind-event-101-text = V poledne bije zvon a píská lokomotiva a jeden nenechá druhého domluvit. Kašpar od pondělka nemůže naladit.
mythwind-event-101-a = Dát píšťale druhý hlas
mythwind-event-101-a-then = Kašpar jezdí týden s houslemi na lokomotivě. V sobotu píšťala nastoupí o tercii výš, přesně.
mythwind-event-101-b = Nechat první píšťalu
mythwind-event-101-b-then = Je přece přesná. Zvon bije, až když odjede, tiše, jako když si člověk dopoví větu pro sebe.
mythwind-event-101-c = Nechat první zvon
mythwind-event-101-c-then = Strojvůdce čeká s rukou na šňůře. Cestující se ptají, co se děje, a on řekne: „Modlitba před jídlem.“

mythwind-event-102-title = Co jsme si dlužni
mythwind-event-102-text = Antonín si řekl o městskou knihu, první svazek. Číst už ji nemůže, ale položí ruku na první větu a řekne ji. Všichni ji znají. Nikdo si nevšiml, že se ji naučil.
mythwind-event-102-a = Zeptat se, kdo má psát dál
mythwind-event-102-a-then = Podá pero, nikomu. Vezme ho Mila, která má, jak je vidět, už léta inkoust na prstech.
mythwind-event-102-b = Nechat stránku přes noc otevřenou
mythwind-event-102-b-then = Za svítání je na ní věta. Ve všem správná a podepsaná žaludem.

mythwind-event-103-title = Poslední strana prvního svazku
mythwind-event-103-text = Antonín je na konci prvního svazku. Začíná kouřem nad průsmykem a má osm set stran, některé drobným písmem, které není jeho. Zbývá místo na jeden řádek. Podává pero.
mythwind-event-103-a = „Prostřeno všem“
mythwind-event-103-a-then = Mila to osuší. Na brance u brodu je to taky vyřezané, ve třech výškách. Vlaky tam staví, aby si to cestující přečetli.
mythwind-event-103-b = „Otevřeno v každou hodinu“
mythwind-event-103-b-then = Tisknou to na jízdenky. Přijíždějí lidé, kteří o zimě nikdy neslyšeli, ptají se po světnici s kamny; a prostře se jim.
mythwind-event-103-c = „Pozor na ježky“
mythwind-event-103-c-then = Visí v každém vagonu. Je to, říká Růžena, jediný předpis, za který by položila život.
mythwind-event-103-d = „Pokračování příště“
mythwind-event-103-d-then = Otře pero, zavře knihu a rozhlédne se po stole od tváře k tváři, pokud je vidí.

mythwind-event-122-title = Buk má slovo
mythwind-event-122-text = V den, kdy k němu trať dojde, je starý buk celý olistěný, v únoru. Předák odloží sekeru. „Tohle v rozpočtu není,“ řekne.
mythwind-event-122-a = Udělat pod ním piknik
mythwind-event-122-a-then = Obě strany přinesou koše. Ubrus už leží a rohy má zatížené kolejovými hřeby.
mythwind-event-122-b = Připsat ho do rozpočtu
mythwind-event-122-b-then = Padne bez hluku. Listí s ním ne; do léta visí ve vzduchu v podobě stromu.

mythwind-event-123-title = Co jedí lokomotivy
mythwind-event-123-text = Lokomotiva sní strom za hodinu. Jonášovi nabídli smlouvu na deset let. Šel se zeptat lesa a les mu dal hádanku.
mythwind-event-123-a = Pomoct mu hádat
mythwind-event-123-a-then = Co jí a pořád říká, že má hlad? Vrátí se a odmítne. Les pošle košík smržů a sazenici za každý z těch deseti let.
mythwind-event-123-b = Podepsat za něj
mythwind-event-123-b-then = Jsou to slušné peníze. Pálí zády ke stromům a přestal se lidí na cokoli ptát.

mythwind-event-132-title = Čára na mapě
mythwind-event-132-text = Jakýsi pán rozvine na stole dlouhého domu mapu. Vede přes ni čára, červená, podle pravítka, od kraje ke kraji; věží projde jako jehla knoflíkem. „Odevšad sem bude půl hodiny,“ řekne.
mythwind-event-132-a = Podepsat
mythwind-event-132-a-then = Dvakrát to osuší. Když mapu svine, čára zůstane na stole a nepomůže žádné drhnutí.
mythwind-event-132-b = Postavit na čáru polévku
mythwind-event-132-b-then = Zůstane kolečko, kousek vlevo od věže. Pán se na ně dlouho dívá a požádá o sůl.
mythwind-event-132-c = Zeptat se, co na to Růžena
mythwind-event-132-c-then = Vezme mu tužku. „Tohle není čára,“ říká. „Tohle někdo utíká. Tu ruku znám.“

mythwind-event-133-title = Železo v trávě
mythwind-event-133-text = Na dolní louce leží první koleje, nespojené, a ukazují směr. V noci se malinko pootočí, až ukazují na sebe.
mythwind-event-133-a = Přibít je
mythwind-event-133-a-then = Tisíc sto hřebů. Zvuk jde údolím nahoru a vrátí se s otázkou.
mythwind-event-133-b = Nechat je, jak se jim leží
mythwind-event-133-b-then = Do týdne udělají kruh. Děti po něm jezdí na trakaři a vyvolávají stanice.

mythwind-event-134-title = Tunel
mythwind-event-134-text = Na padesátém metru se tunel prolomí do něčeho, kde leží koberec. Dělníci smeknou. Vzadu jsou pootevřené dveře a někdo tam něco míchá.
mythwind-event-134-a = Omluvit se a zazdít to
mythwind-event-134-a-then = Vít vezme nejlepší cihly. Poslední škvírou vyklouzne talířek a pět lžiček.
mythwind-event-134-b = Kopat dál: polévka se dá odnést
mythwind-event-134-b-then = Odnesla se. Druhý den je tunel delší, než se vykopalo, a ústí do minulého úterka.
mythwind-event-134-c = Zeptat se, jestli se smí projet s nádobím
mythwind-event-134-c-then = Smí, ve čtvrtek, když si člověk otře nohy. Růžena to zapíše do řádu.

mythwind-event-135-title = Výplata
mythwind-event-135-text = Společnost měsíc neplatí. Dvě stě dělníků sedí na náspu jako vlaštovky a dívá se, ne nevlídně, na pekárnu.
mythwind-event-135-a = Jako ve zlé zimě: na dveře bochník
mythwind-event-135-a-then = Stany dveře nemají, a tak Fiks počítá chlopně. Dvanáct jich tu je ještě dlouho poté, co trať odešla dál.
mythwind-event-135-b = Vyplatit zálohu
mythwind-event-135-b-then = V poledne se zase pracuje. Společnost pošle děkovný dopis a jméno městečka je v něm napsané ještě jinak.
mythwind-event-135-c = Ukázat jim cestu na trh mezi kořeny
mythwind-event-135-c-then = Vrátí se za svítání bez nářadí a ve výborných kloboucích.

mythwind-event-136-title = Jízdní řád
mythwind-event-136-text = Poslali hodiny s příkazem je pověsit. Podle hodin je poledne jedenáct minut před polednem. Kohouti, zvon a Agátiny knedlíky změnu odmítli.
mythwind-event-136-a = Řídit se hodinami
mythwind-event-136-a-then = Získá se jedenáct minut a pak se neví, na co padly.
mythwind-event-136-b = Ať visí a mýlí se
mythwind-event-136-b-then = Přibyla jim druhá minutová ručička, ze stopky od žaludu. Ukazuje knedlíky.
mythwind-event-136-c = Zeptat se Mily, která už jednou hlídala klíč
mythwind-event-136-c-then = Každý den je v poledne jedním prstem na jedenáct minut zastaví. Stanice to bere na vědomí jako počasí.

mythwind-event-137-title = Deset čtyřicet
mythwind-event-137-text = Všichni stojí podél trati ve svátečním. Je deset třicet devět. Pírko, které Mila položila na kolej, se začne chvět.
mythwind-event-137-a = Uvítat ho praporky
mythwind-event-137-a-then = Vyjede z kopce s rozsvícenými okny, na dvě minuty zastaví a nechá tu jedenáct kufrů, piano a svět. Někdo ve třetí třídě smekne před věží.
mythwind-event-137-b = Zvednout červený praporek
mythwind-event-137-b-then = Zastaví a dýchá Mile na zástěru. Strojvůdce se vykloní. „Co je?“ – „Oběd,“ řekne a nikdo nemá lepší odpověď.

mythwind-event-138-title = Stanice se musí jmenovat
mythwind-event-138-text = Tabule je natřená a prázdná. Městečku se tak dlouho říkalo městečko, že nikoho nenapadá jiné slovo. Malíř je placený od hodiny.
mythwind-event-138-a = Namalovat jméno z milníku, i s chybou
mythwind-event-138-a-then = Cizí, kdo hledají to druhé město, budou teď vystupovat tady. Mila říká, že by stejně vystoupili.
mythwind-event-138-b = Prodat jméno tomu, kdo zaplatí
mythwind-event-138-b-then = Rok se stanice jmenuje Hartmannovy jaterní soli. Z vlaku je výborně čitelná.
mythwind-event-138-c = Nechat tabuli prázdnou
mythwind-event-138-c-then = Tím se proslaví. „Ta, co na ní nic není,“ říkají lidé a vystupují.

mythwind-event-139-title = Trať, která obchází
mythwind-event-139-text = Zeměměřička Růžena nespala. Na stole leží třetí výkres: kolem buku, kolem věže, ve čtvrtek pod kobercem. Je o čtyři kilometry delší a není v něm jediný rovný metr.
mythwind-event-139-a = Postavit tuhle
mythwind-event-139-a-then = Trvá to dvakrát déle. Vlak jede krokem, kvůli ježkům, a lidé na jedné straně vystoupí, něco si utrhnou a na druhé nastoupí.
mythwind-event-139-b = Výkres zarámovat
mythwind-event-139-b-then = Visí v dlouhém domě. V některém světle je na něm kouř.

mythwind-adventure-45-text = V padlém kmeni je dílna a v dílně řada nedodělaných zvířat.
mythwind-adventure-45-finish = Jedno dodělat
mythwind-adventure-45-finish-then = Chyběly mu jen uši. Poděkuje tím, že je použije, a běží napřed.
mythwind-adventure-45-tools = Půjčit si hoblík
mythwind-adventure-45-tools-then = Není delší než prst a bere hobliny dlouhé jako paže.

mythwind-adventure-46-text = V lese stojí fronta: jedenáct skřítků, jezevec a vrána. Na jejím začátku není vůbec nic.
mythwind-adventure-46-join = Postavit se do ní
mythwind-adventure-46-join-then = Občas se posune. Když přijde řada, člověk pochopí na co, a odejde spokojený.
mythwind-adventure-46-sell = Prodat něco čekajícím
mythwind-adventure-46-sell-then = Koupí jablka, provázek i tašku. Vrána chce účtenku.

mythwind-adventure-47-text = Na louce stojí kráva, nebo spíš místo, kde stojí.
mythwind-adventure-47-milk = Podojit to místo
mythwind-adventure-47-milk-then = Dížka se plní. Radši se neohlížet.
mythwind-adventure-47-bell = Pověsit jí zvonec
mythwind-adventure-47-bell-then = Teď je aspoň slyšet, kde není.

mythwind-adventure-48-text = Na leknínu se berou dvě lucerničky a jediný svědek usnul.
mythwind-adventure-48-witness = Jít za svědka
mythwind-adventure-48-witness-then = Podepisuje se mokrým prstem. Celou cestu domů je pěšina osvětlená z obou stran.
mythwind-adventure-48-cake = Ochutnat dort
mythwind-adventure-48-cake-then = Je jako náprstek a vydrží tři dny.

mythwind-adventure-62-text = U slepé strany věže stojí žebřík. Je to ten, který si udělala zeměměřička Růžena jako dítě, a pořád mu chybí dvě příčky.
mythwind-adventure-62-rungs = Doplnit je
mythwind-adventure-62-rungs-then = Shora je vidět, jak to bylo myšleno. Není to špatný návrh.
mythwind-adventure-62-leave = Nechat ho bez dvou příček
mythwind-adventure-62-leave-then = Kdo chce nahoru, tomu se musí pomoct. Možná to tak bylo myšleno.

mythwind-adventure-63-text = Fotograf snímá údolí, desku po desce. Na každé je víc lidí, než jich tam stálo.
mythwind-adventure-63-pose = Postavit se k ostatním
mythwind-adventure-63-pose-then = Je třeba deset vteřin nedýchat. Na desce pak člověku někdo sedí na rameni a mává.
mythwind-adventure-63-buy = Koupit desku a prodávat otisky na stanici
mythwind-adventure-63-buy-then = Jdou na odbyt. Každý na nich vidí jiný počet.

mythwind-adventure-64-text = U cesty sedí oblek, vzpřímený, s nikým uvnitř, a čte noviny.
mythwind-adventure-64-ask = Zeptat se, co je nového
mythwind-adventure-64-ask-then = Otočí na stránku s cenami a složí noviny, aby bylo vidět.
mythwind-adventure-64-sit = Sednout si vedle
mythwind-adventure-64-sit-then = Posune se. Je to hodina klidu; na konci předá křížovku, skoro vyluštěnou.

mythwind-adventure-65-text = Dvě stě dělníků stojí frontu na jednoho kuchaře, který v slzách stojí nad jednou cibulí.
mythwind-adventure-65-cook = Vyhrnout si rukávy
mythwind-adventure-65-cook-then = Vyjde z toho polévka. Jeden z těch dvou set si řekne o recept a pak o místo, kde by ho užil.
mythwind-adventure-65-onion = Oloupat cibuli až do konce
mythwind-adventure-65-onion-then = Uprostřed sedí někdo malinký, taky v slzách, a moc děkuje.

mythwind-adventure-66-text = U nedokončené trati stojí návěstidlo. Zvedne se, zamyslí a zase klesne.
mythwind-adventure-66-obey = Poslechnout je
mythwind-adventure-66-obey-then = Člověk čeká, člověk jde. Vzadu zasalutuje; ještě nikdy je nikdo neposlechl.
mythwind-adventure-66-nest = Podívat se, kdo je obsluhuje
mythwind-adventure-66-nest-then = Čáp, s názory. Vajec je letos dost.

mythwind-adventure-67-text = V příkopu leží kufr s nálepkami ze třiceti měst a brouká si.
mythwind-adventure-67-open = Otevřít ho
mythwind-adventure-67-open-then = Uvnitř jsou ručníky ze třiceti hotýlků a někdo, kdo byl ve všech.
mythwind-adventure-67-deliver = Donést ho na stanici
mythwind-adventure-67-deliver-then = Majitel čeká týden a zaplatí, aniž ho otevře. Na polici si brouká dál.

mythwind-adventure-68-text = Rozcestník ukazuje na jednu stranu do městečka a na druhou taky do městečka.
mythwind-adventure-68-left = Jít doleva
mythwind-adventure-68-left-then = Je to kratší a člověk dojde ze strany, o které nevěděl.
mythwind-adventure-68-right = Jít doprava
mythwind-adventure-68-right-then = Vede jednou kolem světa, nebo to tak aspoň vypadá. Doma si nikdo nevšiml.

## Potom

mythwind-event-67-title = Fiks si bere volno
mythwind-event-67-text = Po tolika letech si Fiks zažádala o den volna. Trojmo. Neví, co se přitom dělá, a prosí o pokyny.
mythwind-event-67-a = Vzít ji na ryby
mythwind-event-67-a-then = Nic nechytí a počítá ryby. Večer řekne, že počet souhlasil.
mythwind-event-67-b = Ať si tu noc každý spočítá svoje dveře
mythwind-event-67-b-then = Je to těžší, než se zdá; vždycky vyjdou jedny navíc. Ráno má hlášení na polštáři, podepsané všemi.

mythwind-event-68-title = Hodiny viditelnosti
mythwind-event-68-text = Mladší skřítci by chtěli být vidět i ve dne a nevědí jak. Bude kurz. Schází se v poledne v prázdné místnosti a docházka je vždycky úplná.
mythwind-event-68-a = Učit
mythwind-event-68-a-then = Každé židli se říká „dobrý den“, dokud někdo neodpoví. Hodí se to i opačně.
mythwind-event-68-b = Půjčit jim klobouky
mythwind-event-68-b-then = Ulicí jde klobouk a za ním další. Lidé smekají. Koncem týdne pod většinou něco je.

mythwind-event-69-title = Buukův les
mythwind-event-69-text = Co Buuk sázel první týden, všude, jak uznal za vhodné, vyrostlo. Ukáže se, že si to rozmyslel. Z věže je to věta, z břízy, buku a modřínu, a chybí poslední slovo.
mythwind-event-69-a = To slovo zasadit
mythwind-event-69-a-then = Ukáže kde. Čitelné bude za šedesát let; nespěchá a nespěchá, jak se zjistí, ani nikdo jiný.
mythwind-event-69-b = Prořezat ho
mythwind-event-69-b-then = Jsou z něj pěkné tyče. Věta teď říká něco jiného a Buuk kolem ní chodí s kloboukem v ruce.

mythwind-event-70-title = Počítá někdo nový
mythwind-event-70-text = V popelu kolem kamen jsou zase stopy, dlouhé na půl palce. Obejdou spáče a zastaví se u nejmenšího. Ten ráno řekne: „Došla k devíti a začala znova.“
mythwind-event-70-a = Nechat tu kůrku a počítadlo
mythwind-event-70-a-then = Napřed zmizí kůrka. Třetí noc je až do svítání slyšet korálky a Fiks stojí za dveřmi a nepomáhá.
mythwind-event-70-b = Očíslovat spáče křídou
mythwind-event-70-b-then = Pomůže to. Ráno má každý dvě čísla a to druhé je úhlednější.

mythwind-event-124-title = Lístek ze severu
mythwind-event-124-text = Přijde lístek, bílý, bez známky. Je na dotek studený a je na něm stůl u okna.
mythwind-event-124-a = Postavit ho do spíže
mythwind-event-124-a-then = Dokud tam stojí, nic se nezkazí. Po večeři slyší Agáta, jak se za sklenicemi obrací stránka.
mythwind-event-124-b = Odpovědět
mythwind-event-124-b-then = Podepíšou se všichni. Pošle se z hřebene, po větru, a cestou zpátky trochu poletuje sníh.
mythwind-event-124-else = Stojí na něm jen: „Tedy až příště.“ Vít pro jistotu objedná kámen.

mythwind-event-140-title = Stůl na cestách
mythwind-event-140-text = Na vlečce stojí vagon, který nikdo neobjednal. Uvnitř je jeden dlouhý stůl, prostřený, s lampami. Na dveřích je křídou: kam?
mythwind-event-140-a = Poslat ho po kraji
mythwind-event-140-a-then = Za měsíc se vrátí, otlučený, s cizími lžícemi a jedenácti lidmi, kteří chtějí vidět, odkud je.
mythwind-event-140-b = Nechat ho, kde stojí
mythwind-event-140-b-then = Je z něj nejlepší adresa v údolí. Večeří se tam s pohledem z okna, jako by to jelo.

mythwind-event-145-title = Buukovy narozeniny
mythwind-event-145-text = Nikdo neví, kdy se Buuk narodil a jestli vůbec. Mila mu spočítala letokruhy tam, kam hází mince. Je mu tisíc sto čtyři, říká, a to zítra.
mythwind-event-145-a = Upéct dort se všemi svíčkami
mythwind-event-145-a-then = Vidí ho až ve městě, kde to mají za svítání. Foukne, jednou, jako podzim.
mythwind-event-145-b = Dát mu žalud
mythwind-event-145-b-then = Dlouho se na něj dívá. Pak jde hledat místo a vezme si půl městečka s sebou, na radu.

mythwind-event-146-title = Druhý svazek
mythwind-event-146-text = Mila nalinkovala první stránku druhého svazku a neví, jak ji začít. Ví, co říkal Antonín: město je to, co si zapíše nejdřív. Ale tohle město už není nic prvního.
mythwind-event-146-a = Zapsat, kdo byl na večeři
mythwind-event-146-a-then = Je to dlouhý seznam a do snídaně neplatí. Rozhodne se ho vést dál.
mythwind-event-146-b = Zapsat, co je na prodej
mythwind-event-146-b-then = Cestující to čtou vestoje. Stránka se musí dvakrát do roka vyměnit.
mythwind-event-146-c = Nechat první řádek prázdný
mythwind-event-146-c-then = Kdo jde kolem, podívá se a něco ho napadne. To, říká, je ten řádek.

mythwind-event-147-title = Zprávy o Ilse
mythwind-event-147-text = Pošta přinese něco plochého, zabaleného do košile, která tu kdysi visela na šňůře, všem na očích.
mythwind-event-147-a = Přečíst dopis nahlas
mythwind-event-147-a-then = „Dvacátý tábor vybrali jiní,“ stojí v něm. „Je to ten špatný a daří se mu. Prostřete mi v pátek.“ Prostřou. Přijde pozdě, ale přijde.
mythwind-event-147-b = Napřed otevřít balík
mythwind-event-147-b-then = Tabulka s mapou, měšec a zvonec z mezka. Zvonec patří Jáhnovu vnukovi.
mythwind-event-147-else = Je to druhá půlka košile. Říkala si, kde asi je, povídá Ilsa, která sedí u kamen; nikde nebyla.

mythwind-event-148-title = Hosté na jednu noc
mythwind-event-148-text = Na ulici stojí čtyři cizí lidé v mokrých kloboucích. Viděli světlo, říkají, a nic jiného vidět nebylo.
mythwind-event-148-spring = Jsou to herci mezi dvěma divadly. Zahrají hru, kterou hrají děti, a zapomenou stejnou větu.
mythwind-event-148-summer = Jsou to botanici. Za každou květinu platí jmenovitě a za tři dvakrát.
mythwind-event-148-autumn = Je to rodina s kamny a bez domu. Do rána stojí kolem kamen zdi.
mythwind-event-148-winter = Neřeknou, kdo jsou. Je jim zima, jeden z nich nevrhá stín a zůstane.
mythwind-event-148-a = Ustlat postel, která zůstane ustlaná
mythwind-event-148-a-then = Nikdy to nejsou titíž lidé a vždycky je jich stejně.
mythwind-event-148-b = Ukázat jim hospodu
mythwind-event-148-b-then = Zaplatí, vyspí se a jdou. Na stole leží světlo, které viděli, stažené.

mythwind-event-149-title = Varhany údolí
mythwind-event-149-text = Kašpar nakreslil varhany, kterým je skříní údolí: měchem vodopád, nejhlubší píšťalou tunel, tremolem včely. Zaplatit se nedají. Začít ano.
mythwind-event-149-a = Zaplatit další píšťalu
mythwind-event-149-a-then = Stojí na kopci s praporkem. Za větrných nocí je slyšet, co už je, a už to ladí.
mythwind-event-149-b = Zahrát na ně
mythwind-event-149-b-then = Jednou, v poledne, po jeden dech věže. V sousedním údolí lidé odloží, co mají v ruce, a někdo tam začne kreslit.
mythwind-event-149-c = Výkres složit
mythwind-event-149-c-then = Skládal se tolikrát, že už drží takt.

mythwind-event-150-title = Dětská rada
mythwind-event-150-text = Děti si za stanicí založily město. Má jedenáct obyvatel, dva zákony a celnici. Poslaly dotaz, zda si údolí přeje přistoupit.
mythwind-event-150-a = Přistoupit
mythwind-event-150-a-then = První zákon je, že nikdo nejí sám. Druhý se týká žab. Clo se platí v knoflících.
mythwind-event-150-b = Poslat velvyslance
mythwind-event-150-b-then = Jde Matěj a předá kartáč na kamna. Vrátí se se smlouvou a zavázaným kolenem.

mythwind-event-151-title = Suchý rok
mythwind-event-151-text = Neprší, co přiletěly vlaštovky. Důlek sedí v kbelíku na schodech dlouhého domu a nosí se tam, kde je co zalít. Lidé ten kbelík zdraví.

mythwind-event-152-title = Řádek tužkou
mythwind-event-152-text = V prvním svazku, pod tím, co jsme si dlužni, je řádek tužkou: co náleželo Doře už tehdy. Nikdo se nikdy nezeptal, co to bylo. Čekala prý celkem se zájmem.
mythwind-event-152-a = Zeptat se
mythwind-event-152-a-then = Tanec. Vít, který ten řádek celá ta léta umí nazpaměť, si už obouvá druhé boty.
mythwind-event-152-b = Vyplatit ji v medu
mythwind-event-152-b-then = Med si vezme. Řádek se neškrtne, jen přenese do druhého svazku.

mythwind-event-153-title = Městečko na obraze
mythwind-event-153-text = Přijela malířka malovat městečko. Sedí v průsmyku zády k větru. Každý si našel něco na práci u okna.
mythwind-event-153-a = Ať maluje, co vidí
mythwind-event-153-a-then = Vidí menší lidi, než by člověk myslel, a víc. Stáli moc klidně.
mythwind-event-153-b = Dát dopředu stanici
mythwind-event-153-b-then = Visí v čekárně. Někdo pak dole v rohu domaloval kousek pěšiny, dlouhý jako palec.

mythwind-event-154-title = Zase kouř nad průsmykem
mythwind-event-154-text = V průsmyku je kouř. Večer už jsou vidět: mezci, navrchu bedna, dítě spí na pytli. Fiks jim šla naproti. Cestou se zastaví, otočí a dívá se, kdo jde s ní.
mythwind-event-154-a = Jít nahoru s chlebem a spočítat je
mythwind-event-154-a-then = Je jich devatenáct a mezek. „O jednoho víc, než vás je,“ řekne Mila a nikdo jí neodporuje.
mythwind-event-154-b = Rozsvítit všechna okna a čekat
mythwind-event-154-b-then = Jdou dolů se zpěvem, na kuráž. Je to ta písnička; mají ji prý od vozky.
mythwind-event-154-c = Připravit postele a ceník
mythwind-event-154-c-then = Postele jsou dobré a ceny poctivé. Ráno se přesto někdo zeptá, kde je ten brod, co se v něm nechává bedna.

mythwind-adventure-69-text = Na vlečce stojí spací vůz a spí.
mythwind-adventure-69-wake = Vzbudit ho
mythwind-adventure-69-wake-then = Lekne se, bouchne se do hlavy a nabídne lístek kamkoli, kde se mu zdálo, že byl.
mythwind-adventure-69-hush = Zatáhnout mu záclonky
mythwind-adventure-69-hush-then = Celé odpoledne se chodí po špičkách a všem to svědčí.

mythwind-adventure-70-text = Ztráty a nálezy dráhy jsou stodola a v ní je sedm deštníků, husa a soudce.
mythwind-adventure-70-claim = Přihlásit se o deštník
mythwind-adventure-70-claim-then = Stačí říct, kde člověk byl, když nepršelo. Soudce to přesvědčí.
mythwind-adventure-70-judge = Přihlásit se o soudce
mythwind-adventure-70-judge-then = Ještě nikdy nikdo nepřišel. Hned jde s sebou a naučí leccos o čekání.

mythwind-adventure-71-text = Uprostřed obilí je nástupiště s lavičkou a hodinami a koleje nikde.
mythwind-adventure-71-wait = Počkat na vlak
mythwind-adventure-71-wait-then = V deset čtyřicet se obilí rozestoupí. Člověk by přísahal, že někdo vystoupil.
mythwind-adventure-71-clock = Vzít hodiny
mythwind-adventure-71-clock-then = Jdou dobře, o jedenáct minut napřed. V obilí je od té doby v každou hodinu ticho.

mythwind-adventure-72-text = Telegrafní dráty hučí a sedí na nich vlaštovky, které si nejspíš dělají zápisky.
mythwind-adventure-72-send = Poslat domů zprávu
mythwind-adventure-72-send-then = Dojde, s vylepšeními. O co člověk žádal, už leží na prahu.
mythwind-adventure-72-listen = Přiložit ucho ke sloupu
mythwind-adventure-72-listen-then = Je tam všechno: ceny, narození, nabídka k sňatku a hodně potichu mezi tím písnička.

mythwind-adventure-73-text = Na hranici sněhu sedí vůdce a nemá koho vést. Vystavil účet za výhled.
mythwind-adventure-73-pay = Zaplatit
mythwind-adventure-73-pay-then = Podepíše a sundá palec ze slunce.
mythwind-adventure-73-hire = Najmout ho do lomu
mythwind-adventure-73-hire-then = Kámen pozná po chuti. Každý kvádr svede dolů za ruku.

mythwind-adventure-74-text = Na silnici stojí cirkus, protože slon nechce přejít kolem milníku.
mythwind-adventure-74-turn = Kámen otočit
mythwind-adventure-74-turn-then = Prázdnou stranu si slon přečte s uznáním a cirkus jede dál.
mythwind-adventure-74-camp = Poprosit je, ať hrají tady
mythwind-adventure-74-camp-then = Na tribunách je víc diváků, než přišlo brankou. Slon se nejdřív ukloní malým sedadlům.

mythwind-adventure-75-text = Z druhé strany průsmyku je údolí vidět jako poprvé. Jen jsou na něm teď komíny.
mythwind-adventure-75-count = Spočítat je
mythwind-adventure-75-count-then = Pokaždé to vyjde jinak a vždycky víc.
mythwind-adventure-75-smoke = Rozdělat tu oheň pro ty, co přijdou
mythwind-adventure-75-smoke-then = Nechá se tu pánev, sůl a značka na kameni: tudy, a klidně o hladu.

mythwind-adventure-76-text = Ve vedlejším údolí je jedna řeka, jedna věž a jeden komín. Někdo vyjde z domu a mává oběma rukama.
mythwind-adventure-76-bread = Jít dolů s chlebem
mythwind-adventure-76-bread-then = Jsou tu tři roky sami a denně prostírají pro šest. Tak pečlivě prostřený stůl člověk neviděl.
mythwind-adventure-76-trade = Zamávat taky a prodat jim sůl
mythwind-adventure-76-trade-then = Zaplatí moc a ptají se, kdy zas někdo přijde.

mythwind-adventure-77-text = U silnice leží kámen a v něm je zasazená lžička.
mythwind-adventure-77-fill = Zasypat s ní jednu díru
mythwind-adventure-77-fill-then = Pak zase zapadne do kamene. Je ohmataná mnoha rukama.
mythwind-adventure-77-polish = Vyleštit ji
mythwind-adventure-77-polish-then = Vozkové kvůli lesku zpomalí a díry si včas všimnou.

mythwind-adventure-78-text = Třicet dětí a jedna učitelka hledají nejmenší dům na světě. Učitelka na něm sedí.
mythwind-adventure-78-tell = Potichu jí to říct
mythwind-adventure-78-tell-then = Vstane jakoby náhodou. Třicet dětí se naučí slovo „takt“.
mythwind-adventure-78-knock = Zaklepat na střechu
mythwind-adventure-78-knock-then = U jejího kotníku se otevře okenice. „Obsazeno,“ řekne někdo a pak, když vidí, kolik jich je, postaví na čaj.

mythwind-adventure-79-text = Daleko na rovině to na okamžik zavoní Agátiným chlebem.
mythwind-adventure-79-stop = Zastavit se a dýchat
mythwind-adventure-79-stop-then = Člověk pozná hodinu, mouku a že někdo zapomněl kmín.
mythwind-adventure-79-sell = Říct zdejším, co stojí
mythwind-adventure-79-sell-then = Jen podle vůně si objednají čtyřicet bochníků. Bude to muset být rychlý vlak.

mythwind-adventure-80-text = Dveře v poli jsou pootevřené. Škvírou je vidět stůl a jedna prázdná židle.
mythwind-adventure-80-sit = Vejít a sednout si
mythwind-adventure-80-sit-then = „Tak tady jsi,“ řeknou všichni. Je to vlastní dlouhý dům, ve večer, který ještě nebyl.
mythwind-adventure-80-fetch = Židli vynést
mythwind-adventure-80-fetch-then = Jinde je jí třeba. Vzadu někdo docela tiše postaví na její místo jinou.

## Cíle

mythwind-goal-1-title = Volná půda
mythwind-goal-1-text =
    Odkryjte v tomto ročním období { $wanted ->
        [one] 1 oblast
        [few] { $wanted } oblasti
       *[other] { $wanted } oblastí
    }.
mythwind-goal-2-title = První střecha
mythwind-goal-2-text =
    Dokončete v tomto ročním období { $wanted ->
        [one] 1 budovu
        [few] { $wanted } budovy
       *[other] { $wanted } budov
    }.
mythwind-goal-3-title = Plná spíž
mythwind-goal-3-text = Mějte na konci ročního období jídlo alespoň na { $wanted }.
mythwind-goal-4-title = Písně u ohně
mythwind-goal-4-text = Mějte na konci ročního období kulturu alespoň na { $wanted }.
mythwind-goal-5-title = Pilné ruce
mythwind-goal-5-text =
    Najměte v tomto ročním období { $wanted ->
        [one] 1 dělníka
        [few] { $wanted } dělníky
       *[other] { $wanted } dělníků
    }.
mythwind-goal-6-title = Cesty a stezky
mythwind-goal-6-text = Prožijte v tomto ročním období { $wanted } dobrodružství.
mythwind-goal-7-title = Groš v truhle
mythwind-goal-7-text = Mějte na konci ročního období příjem alespoň na { $wanted }.
mythwind-goal-8-title = Širší mýtina
mythwind-goal-8-text =
    Odkryjte v tomto ročním období { $wanted ->
        [one] 1 oblast
        [few] { $wanted } oblasti
       *[other] { $wanted } oblastí
    }, nebo mějte na jeho konci budovy { $other ->
        [12] ve 12 oblastech
       *[other] v { $other } oblastech
    }.
mythwind-goal-9-title = Ulice plná dveří
mythwind-goal-9-text =
    Zahajte v tomto ročním období { $wanted ->
        [one] 1 stavbu
        [few] { $wanted } stavby
       *[other] { $wanted } staveb
    }.
mythwind-goal-10-title = Sýpka
mythwind-goal-10-text = Mějte na konci ročního období jídlo alespoň na { $wanted }.
mythwind-goal-11-title = Slavnost draků
mythwind-goal-11-text = Mějte na konci ročního období kulturu alespoň na { $wanted }.
mythwind-goal-12-title = Zkušené ruce
mythwind-goal-12-text =
    Mějte na konci ročního období ve věži alespoň { $wanted ->
        [one] 1 kostku
        [few] { $wanted } kostky
       *[other] { $wanted } kostek
    } s hodnotou 3.
mythwind-goal-13-title = Vozová cesta
mythwind-goal-13-text = Prožijte v tomto ročním období { $wanted } dobrodružství.
mythwind-goal-14-title = Trhové dny
mythwind-goal-14-text = Mějte na konci ročního období příjem alespoň na { $wanted }.
mythwind-goal-15-title = Dílny
mythwind-goal-15-text = Mějte na konci ročního období výrobu alespoň na { $wanted }.
mythwind-goal-16-title = Přátelé skřítků
mythwind-goal-16-text =
    Mějte na konci ročního období v městečku (mimo zásobu) alespoň { $wanted ->
        [one] 1 skřítka
        [few] { $wanted } skřítky
       *[other] { $wanted } skřítků
    }.
mythwind-goal-17-title = Noví sousedé
mythwind-goal-17-text =
    Mějte na konci ročního období v městečku (mimo zásobu) alespoň { $wanted ->
        [one] 1 obyvatele
        [few] { $wanted } obyvatele
       *[other] { $wanted } obyvatel
    }.
mythwind-goal-18-title = Večerní kurzy
mythwind-goal-18-text =
    Získejte v tomto ročním období { $wanted ->
        [one] 1 dovednost
        [few] { $wanted } dovednosti
       *[other] { $wanted } dovedností
    }.
mythwind-goal-19-title = Druhé podlaží
mythwind-goal-19-text =
    Mějte na konci ročního období { $wanted ->
        [one] 1 budovu
        [few] { $wanted } budovy
       *[other] { $wanted } budov
    } úrovně II nebo vyšší.
mythwind-goal-20-title = Vyrovnané účty
mythwind-goal-20-text = Mějte na konci ročního období všechny čtyři zdroje alespoň na { $wanted }.
mythwind-goal-21-title = Veřejné práce
mythwind-goal-21-text = Použijte v tomto ročním období budovy { $wanted }krát.
mythwind-goal-22-title = Velcí stavitelé
mythwind-goal-22-text =
    Dokončete v tomto ročním období { $wanted ->
        [one] 1 budovu
        [few] { $wanted } budovy
       *[other] { $wanted } budov
    }.
mythwind-goal-23-title = Otevřené dlaně
mythwind-goal-23-text =
    Použijte v tomto ročním období { $wanted }krát pole akcí skřítků; dokud žádné není, najměte místo toho { $other ->
        [one] 1 skřítka
        [few] { $other } skřítky
       *[other] { $other } skřítků
    }.
mythwind-goal-24-title = Městečko deseti střech
mythwind-goal-24-text =
    Mějte na konci ročního období budovy { $wanted ->
        [one] v 1 oblasti
        [few] ve { $wanted } oblastech
        [12] ve 12 oblastech
       *[other] v { $wanted } oblastech
    }.
mythwind-goal-25-title = Vysoký dům
mythwind-goal-25-text = Dokončete v tomto ročním období budovu úrovně III nebo IV.
mythwind-goal-26-title = Štědré městečko
mythwind-goal-26-text =
    Kupte v tomto ročním období { $wanted ->
        [one] 1 zdroj
        [few] { $wanted } zdroje
       *[other] { $wanted } zdrojů
    } v rámci obecních prací.
mythwind-goal-27-title = Mistrovské dílo
mythwind-goal-27-text = Mějte na konci ročního období budovu úrovně IV.
mythwind-goal-28-title = Zlatý rok
mythwind-goal-28-text = Mějte na konci ročního období všechny čtyři zdroje alespoň na { $wanted }.

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
