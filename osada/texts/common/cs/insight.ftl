### Rady, rozbory a ponaučení na stránce.

page-hint = Rada
page-hint-thinking = Hledám dobrý tah
page-hint-failed = Radu se nepodařilo najít.
page-hint-play = Zahrát { $letter }
page-hint-companion = Dobrý společník volí
page-hint-next = Další možnost
page-hint-think = Rozmyslím si to
page-hint-stop = Přestat
page-hint-same = stejně dobré
page-hint-slightly = o něco horší
page-hint-weaker = horší
page-hint-much = o dost horší
page-new-hints = Rady povoleny
page-new-hints-help = Kdo je na tahu, může požádat o dobrý tah; v záznamu to bude uvedeno.

page-analysis = Rozbor
page-analysis-table = Zpět ke stolu
page-analysis-beginning = První pohled
page-analysis-looked = Rozebraná rozhodnutí: { $done } z { $of }
page-analysis-left =
    { $minutes ->
        [0] zbývá necelá minuta
        [one] zbývá asi minuta
        [few] zbývají asi { $minutes } minuty
       *[other] zbývá asi { $minutes } minut
    }
page-analysis-pause = Pozastavit
page-analysis-go-on = Pokračovat
page-analysis-failed = Rozbor teď nemůže pokračovat.
page-analysis-course = Šance na výhru
page-analysis-turn = Kolo { $round }, { $name }
page-analysis-was = bylo { $chance }
page-analysis-then = Dál třeba:
page-analysis-try = Zkusit to tu jinak
page-analysis-try-failed = Stůl pro tento pokus se nepodařilo připravit.
page-analysis-moves = Tahy
page-analysis-lesson = Ponaučení
page-analysis-round = kolo { $round }
page-analysis-your-try = váš pokus
page-analysis-in-game = Ve hře:
page-analysis-tried = Po vašem pokusu:
page-analysis-compare = Porovnat
page-analysis-try-keep = Ponechat jako stůl
page-analysis-try-keep-how = Pokus pak najdete i mezi svými stoly. Ze samotných pokusů se pamatuje posledních 60.
page-analysis-try-open = Otevřít jeho stůl
page-analysis-try-away = Zahodit
page-analysis-compare-later = Ostatní jsou ještě na tahu. Porovnejte znovu, až budete na řadě.
page-analysis-beside = Vedle plánu
page-analysis-dock = V ruce a v řadě
page-analysis-leave-try = Zpět ke hře
page-analysis-instead = Lépe: { $move }.
page-analysis-again = Zkusit odtud znovu
page-analysis-no-lesson = Žádné rozhodnutí nevyčnívalo.
page-analysis-decided = Žádné rozhodnutí hráče { $whose } nevyčnívalo. Vítězí { $name }, { $other } má o { $by } b. méně. Nejvíc vyneslo: { $part }, { $mine } ku { $theirs }.
page-analysis-level = Žádné rozhodnutí hráče { $whose } nevyčnívalo. { $name } a { $other } končí se stejným počtem bodů.
page-analysis-played = Zahráno: { $move }.
page-analysis-first = První rozhodnutí
page-analysis-previous = Předchozí rozhodnutí
page-analysis-next = Další rozhodnutí
page-analysis-last = Poslední rozhodnutí
page-analysis-decision = rozhodnutí { $number }
page-analysis-between = velmi pravděpodobně mezi { $low } a { $high } %
page-analysis-about = asi { $chance } %
page-analysis-more = a ještě { $count }
page-analysis-play-on = Hrát odtud dál
page-analysis-record = Záznam s vašimi pokusy a komentáři
page-analysis-remark = Napsat komentář
page-analysis-remark-change = Změnit komentář
page-analysis-remark-save = Uložit
page-analysis-remark-failed = Komentář se neuložil.
page-mark-chance = náhoda
page-end-moments = Okamžiky, které rozhodly
page-mark-best = nejlepší
page-mark-good = dobrý
page-mark-slip = zaváhání
page-mark-blunder = chyba
page-mark-only = jediný tah

page-puzzles = Hádanky
page-puzzle-today = Dnešní hádanka
page-puzzle-week = Tento týden
page-puzzle-collection = Sbírka
page-puzzle-try = Zkusit
page-puzzle-none = Zatím tu žádné hádanky nejsou.
page-puzzle-error = Hádanky se nepodařilo načíst.
page-puzzle-unknown = Taková hádanka tu není.
page-puzzle-grade-skilled = Naplánujte celý tah
page-puzzle-grade-strong = Soupeři odpovědí
page-puzzle-grade-master = Dívejte se dvě kola dopředu
page-puzzle-grade-nobody = Nenajde ji žádný počítač
page-puzzle-done = { $done } z { $of }
page-puzzle-number = Hádanka { $number }
page-puzzle-task = Na tahu je { $name }: najděte nejlepší tah.
page-puzzle-goal =
    Jeden tah je jasně nejlepší: každý jiný vás připraví nejméně o { $points ->
        [one] { $points } procentní bod
        [few] { $points } procentní body
       *[other] { $points } procentních bodů
    } šance na výhru.
page-puzzle-seats =
    { $seats ->
        [one] Hra pro jednoho hráče.
        [few] Hra pro { $seats } hráče.
       *[other] Hra pro { $seats } hráčů.
    }
page-puzzle-people = Vyřešena hned: { $found } z { $tried }.
page-puzzle-help = Chci radu
page-puzzle-about = Téma: { $theme }.
page-puzzle-thinking = Posuzujeme vaši odpověď
page-puzzle-solved = Vyřešeno
page-puzzle-at-first = na první pokus
page-puzzle-at-last = ne na první pokus
page-puzzle-not-yet = Ještě ne
page-puzzle-costs = Šance na výhru: −{ $lost } p. b.
page-puzzle-then = Dál to může jít takto:
page-puzzle-again = Zkusit znovu
page-puzzle-show = Ukázat odpověď
page-puzzle-next = Další hádanka
page-puzzle-answer = Odpověď
page-puzzle-chance = Vaše šance na výhru je pak { $chance } %, nejspíš mezi { $low } a { $high }.
page-puzzle-chance-about = Vaše šance na výhru je pak asi { $chance } %.
page-puzzle-every = Všechny hádanky
page-puzzle-themes = Podle toho, co učí
page-puzzle-unsolved = Jen nevyřešené
page-puzzle-none-left = Další takové hádanky už nejsou.
page-puzzle-mark-first = vyřešená na první pokus
page-puzzle-mark-later = vyřešená
page-puzzle-mark-missed = zatím nevyřešená
page-puzzle-mark-none = zatím nezkoušená
