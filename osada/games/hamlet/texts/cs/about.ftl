### The game before it is opened: what the lobby and the first game say of it.

hamlet-about-title = Vesnička
hamlet-about-what = Poskládejte z dílků podivných tvarů jednu vesnici, sdílejte její cesty a společně dostavte kostel. Každý bod se počítá.
hamlet-about-play = Hrát Vesničku
hamlet-about-reached =
    { $last ->
        [yes] poslední kolo
       *[no]
            { $rounds ->
                [0] { $round }. kolo
               *[other] { $round }. kolo z { $rounds }
            }
    }
hamlet-about-learn-1 = Společně stavíte jednu vesnici z dílků podivných tvarů, jejichž cesty na sebe musí navazovat.
hamlet-about-learn-2 = Pracovníci vyrábějí suroviny, osli je přepravují po cestách, a když někdo spotřebuje vaši zpracovanou surovinu, získáte zlaťáky a body.
hamlet-about-learn-3 = Jakmile je kostel hotový, dohraje se kolo a vyhrává ten, kdo má nejvíc bodů.
hamlet-about-end = Kostel je hotový.
hamlet-about-end-early = Poslední tah skončil a kostel není hotový.
hamlet-about-rests = Kostel stojí a poslední kolo je dohráno.
hamlet-about-rests-early = Poslední tah skončil a kostel není hotový.
hamlet-about-wins = Vyhrává, kdo má nejvíc bodů, až bude kostel hotový

# How a level thinks, behind its animal’s name
hamlet-about-level =
    { $level ->
        [novice] bere, co pěkně vypadá, krok za krokem
        [casual] zvažuje každý krok zvlášť
        [skilled] naplánuje celý tah před prvním krokem
        [strong] naplánuje tah a podívá se, jak by se dalo odpovědět na pět nejlepších
       *[master] počítá s vaší odpovědí i s vlastním příštím tahem
    }

## The chapters of its rules, by the section that content/rules.toml names

hamlet-about-chapter-components = Komponenty
hamlet-about-chapter-setup = Příprava hry
hamlet-about-chapter-tiles = Dílky, úseky a sousedství
hamlet-about-chapter-ownership = Co komu patří
hamlet-about-chapter-gold = Zlaťáky
hamlet-about-chapter-roads = Cesty
hamlet-about-chapter-resources = Suroviny
hamlet-about-chapter-workers = Pracovníci
hamlet-about-chapter-transport = Přeprava a spotřeba surovin
hamlet-about-chapter-goals = Milníky a ocenění
hamlet-about-chapter-turns = Průběh tahu
hamlet-about-chapter-producers = Výrobní budovy
hamlet-about-chapter-refineries = Zpracovatelské budovy
hamlet-about-chapter-town-hall = Rychta
hamlet-about-chapter-market = Tržiště
hamlet-about-chapter-church = Kostel
hamlet-about-chapter-building = Stavba budovy
hamlet-about-chapter-road-building = Stavba cesty
hamlet-about-chapter-end = Konec hry
hamlet-about-chapter-scoring = Závěrečné bodování
hamlet-about-chapter-landmarks = Bodování památek
hamlet-about-chapter-rulings = Otevřené otázky a jak jsme je rozhodli
