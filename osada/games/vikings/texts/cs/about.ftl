### The game before it is opened: what the lobby and the first game say of it.

vikings-about-title = Vikingové: Na palubu!
vikings-about-what = Vyčkejte na pravou chvíli, přeskupte štíty, vsaďte na nejsilnější posádku a vyplujte se správným zbožím.
vikings-about-play = Hrát Vikingy
vikings-about-reached = { $round }. kolo
vikings-about-learn-1 = Ve fjordu kotví osm lodí a týmy na palubách soupeří o kontrolu nad každou z nich.
vikings-about-learn-2 = Svými vikingy volíte akce: přesouváte díly lodí, nakládáte zboží, sázíte na nejsilnější a posíláte loď na moře.
vikings-about-learn-3 = Zboží z lodi, která vypluje, se dělí podle síly týmů; po sedmé lodi se sečte zboží a sázky.
vikings-about-end = Sedmá loď vyplula na moře.
vikings-about-rests = Poslední záď je pryč, vesnice odpočívá.
vikings-about-wins = Vyhrává, kdo má po sedmi lodích nejvíc bodů

# How a level thinks, behind its animal’s name
vikings-about-level =
    { $level ->
        [novice] bere, co pěkně vypadá, a každým čtvrtým tahem udělá něco podivného
        [casual] zvažuje tento tah, nikdy další
        [skilled] přehraje si v hlavě 60 možných průběhů hry a ví, co vyhrává
        [strong] přehraje si 200 možných průběhů, do konce kola
       *[master] přehraje si 600 možných průběhů, do konce příštího kola
    }

## The chapters of its rules, by the section that content/rules.toml names

vikings-about-chapter-components = Komponenty
vikings-about-chapter-setup = Příprava hry
vikings-about-chapter-areas = Části herního plánu
vikings-about-chapter-ships = Lodě
vikings-about-chapter-rounds = Kola a tahy
vikings-about-chapter-actions = Jedenáct akcí ve vesnici
vikings-about-chapter-sailing = Vyplutí na moře
vikings-about-chapter-control = Kdo kontroluje loď
vikings-about-chapter-goods = Dělení zboží
vikings-about-chapter-hidden = Co je skryté
vikings-about-chapter-betting = Sázky
vikings-about-chapter-limits = Omezení
vikings-about-chapter-two-players = Volitelné pravidlo pro dva hráče
vikings-about-chapter-end = Konec, bodování a shody
vikings-about-chapter-rulings = Otevřené otázky a jak jsme je rozhodli
