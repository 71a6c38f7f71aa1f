### The Crafter's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. “hidden” stands for an empty list.
### Glossary: token žeton · level úroveň · bag pytlík · reserve rezerva · order zakázka · counter pult ·
### refine zušlechtit · reputation pověst · worker dělník · sprite skřítek · villager obyvatel.

## Names

mythwind-crafter-help = Losujte materiály z pytlíku, zušlechťujte je úroveň po úrovni a plňte zakázky. Lepší práce i lepší pověst vynášejí víc. Jednou denně máte otevřený pult: doplňte materiál, nebo prodejte zušlechtěný žeton za mince a bonus. Obyvatelé přinášejí materiál a zakázky, skřítci zušlechťují.
mythwind-crafter-cloth = Látka
mythwind-crafter-leather = Kůže
mythwind-crafter-paper = Papír
mythwind-crafter-birch = Bříza
mythwind-crafter-cedar = Cedr
mythwind-crafter-boots = Boty
mythwind-crafter-satchel = Brašna
mythwind-crafter-scroll = Svitek
mythwind-crafter-mallet = Palička
mythwind-crafter-stool = Stolička
mythwind-crafter-ledger = Účetní kniha
mythwind-crafter-cloak = Plášť
mythwind-crafter-chest = Truhla
mythwind-crafter-lantern = Lucerna
mythwind-crafter-sail = Plachta
mythwind-crafter-cradle = Kolébka
mythwind-crafter-map-case = Pouzdro na mapy
mythwind-crafter-loom = Tkalcovský stav
mythwind-crafter-saddle = Sedlo
mythwind-crafter-bookcase = Skříň na knihy
mythwind-crafter-harp = Harfa
mythwind-crafter-festival-tent = Stan na slavnost

# In a list.
mythwind-word-cloth = látka
mythwind-word-leather = kůže
mythwind-word-paper = papír
mythwind-word-birch = bříza
mythwind-word-cedar = cedr

## Skills

mythwind-skill-C1 = Tkalcovství
mythwind-skill-C1-help = Jednou denně, když prodáváte látku: zušlechtěte jinou látku o jednu úroveň.
mythwind-skill-C2 = Koželužství
mythwind-skill-C2-help = Jednou denně, když prodáváte kůži: o 2 mince víc.
mythwind-skill-C3 = Papírna
mythwind-skill-C3-help = Jednou denně, když prodáváte papír: vylosujte jeden žeton na první úroveň.
mythwind-skill-C4 = Truhlařina
mythwind-skill-C4-help = Jednou denně, když prodáváte břízu: zušlechtěte jeden žeton z první úrovně.
mythwind-skill-C5 = Umělecké truhlářství
mythwind-skill-C5-help = Jednou denně, když prodáváte cedr: zušlechtěte jeden žeton ze třetí nebo čtvrté úrovně.
mythwind-skill-C6 = Učeň
mythwind-skill-C6-help = Práce má o jeden bod zušlechtění víc.
mythwind-skill-C7 = Otevřené dveře
mythwind-skill-C7-help = Máte o jednu otevřenou zakázku víc.
mythwind-skill-C8 = Mistrovský podpis
mythwind-skill-C8-help = Každá úroveň lepší kvality vynáší o 1 minci víc.

## Parts of sentences

mythwind-crafter-part-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
# co
mythwind-crafter-part-material =
    { $material ->
        [cloth] látku
        [leather] kůži
        [paper] papír
        [birch] břízu
       *[cedar] cedr
    }
# čeho
mythwind-crafter-part-material-gen =
    { $material ->
        [cloth] látky
        [leather] kůže
        [paper] papíru
        [birch] břízy
       *[cedar] cedru
    }
mythwind-crafter-part-order =
    { $order ->
        [boots] { mythwind-crafter-boots }
        [satchel] { mythwind-crafter-satchel }
        [scroll] { mythwind-crafter-scroll }
        [mallet] { mythwind-crafter-mallet }
        [stool] { mythwind-crafter-stool }
        [ledger] { mythwind-crafter-ledger }
        [cloak] { mythwind-crafter-cloak }
        [chest] { mythwind-crafter-chest }
        [lantern] { mythwind-crafter-lantern }
        [sail] { mythwind-crafter-sail }
        [cradle] { mythwind-crafter-cradle }
        [map-case] { mythwind-crafter-map-case }
        [loom] { mythwind-crafter-loom }
        [saddle] { mythwind-crafter-saddle }
        [bookcase] { mythwind-crafter-bookcase }
        [harp] { mythwind-crafter-harp }
       *[festival-tent] { mythwind-crafter-festival-tent }
    }

## Actions

mythwind-action-stock = doplnit do pytlíku { mythwind-crafter-part-material }
mythwind-action-sell-token = prodat { mythwind-crafter-part-material } z úrovně { $level }
mythwind-action-refine-token = zušlechtit { mythwind-crafter-part-material } na úrovni { $level }
mythwind-action-return-token = vrátit do pytlíku { mythwind-crafter-part-material }
mythwind-action-craft = pracovat: vylosovat { $printed-crafter-drawn_at_work ->
        [one] { $printed-crafter-drawn_at_work } žeton
        [few] { $printed-crafter-drawn_at_work } žetony
       *[other] { $printed-crafter-drawn_at_work } žetonů
    } a zušlechťovat
mythwind-action-deliver-order =
    { $quality ->
        [0] splnit „{ mythwind-crafter-part-order }“
        [one] splnit „{ mythwind-crafter-part-order }“ o { $quality } úroveň lépe
        [few] splnit „{ mythwind-crafter-part-order }“ o { $quality } úrovně lépe
       *[other] splnit „{ mythwind-crafter-part-order }“ o { $quality } úrovní lépe
    }
mythwind-action-replace-order = vyměnit „{ mythwind-crafter-part-order }“
mythwind-action-tier = zakázka třídy { $tier }
mythwind-action-bench =
    { $help ->
        [draw] nechat obyvatele vylosovat žeton
        [replace] nechat obyvatele vyměnit zakázku
       *[refine] nechat skřítka zušlechtit žeton
    }
mythwind-action-bonus =
    { $bonus ->
        [order] vyměnit zakázku
        [refine] zušlechtit žeton
        [draw] vylosovat žeton
        [sell] prodat ještě jeden žeton
       *[reputation] zaplatit { $printed-crafter-reputation_price ->
            [one] { $printed-crafter-reputation_price } minci
            [few] { $printed-crafter-reputation_price } mince
           *[other] { $printed-crafter-reputation_price } mincí
        } za lepší pověst
    }

## Questions

mythwind-question-crafter-return = Které surové žetony se vrátí do pytlíku, než budete losovat?
mythwind-question-crafter-refine = Který žeton zušlechtíte?
mythwind-question-crafter-bonus = Jaký bonus prodej přinese?
mythwind-question-crafter-sell-another = Který další žeton prodáte?
mythwind-question-crafter-replace = Kterou zakázku vyměníte?
mythwind-question-crafter-tier = Jaké třídy bude další zakázka?
mythwind-question-crafter-skill = Použijete dovednost prodaného materiálu?

## What happens

mythwind-crafter-stocked = { $seat } přidává do pytlíku žeton { mythwind-crafter-part-material-gen }.
mythwind-crafter-sold = { $seat } prodává { mythwind-crafter-part-material } z úrovně { $level } za { mythwind-crafter-part-coins }.
mythwind-crafter-drew =
    { $materials ->
        [hidden] { $seat } nevylosuje nic.
       *[other] { $seat } losuje z pytlíku: { $materials }.
    }
mythwind-crafter-returned = { $seat } vrací do pytlíku { mythwind-crafter-part-material }.
mythwind-crafter-refined = { $seat } zušlechťuje { mythwind-crafter-part-material } na úroveň { $level }.
mythwind-crafter-delivered = { $seat } plní zakázku „{ mythwind-crafter-part-order }“ za { mythwind-crafter-part-coins }.
mythwind-crafter-replaced = { $seat } zasouvá zakázku „{ mythwind-crafter-part-order }“ pod balíček.
mythwind-crafter-order-opened = Nová zakázka: „{ mythwind-crafter-part-order }“.
mythwind-crafter-reputation = { $seat } má nyní pověst { $reputation }.

## Why not

mythwind-crafter-counter-done = Pult se smí použít jednou denně a dnes už byl použit.
mythwind-crafter-not-in-reserve = V rezervě už není žádný žeton { mythwind-crafter-part-material-gen }.
mythwind-crafter-other-stock =
    { $kind ->
        [sprite] Skřítci přinášejí břízu a cedr, ne { mythwind-crafter-part-material }, a dnes máte přidružení k nim.
       *[villager] Obyvatelé přinášejí látku, kůži a papír, ne { mythwind-crafter-part-material }, a dnes máte přidružení k nim.
    }
mythwind-crafter-no-token = Na úrovni { $level } není žádný žeton { mythwind-crafter-part-material-gen }.
mythwind-crafter-too-raw = Žeton z první úrovně prodat nejde; nejdřív ho zušlechtěte.
mythwind-crafter-no-order = Zakázka „{ mythwind-crafter-part-order }“ není otevřená.
mythwind-crafter-cannot-deliver = Nemáte žetony na „{ mythwind-crafter-part-order }“, z nichž by nejnižší ležel na úrovni { $level }.
mythwind-crafter-no-worker =
    { $kind ->
        [sprite] K tomu potřebujete přidružení ke skřítkům a najatého skřítka s hodnotou alespoň 1.
       *[villager] K tomu potřebujete přidružení k obyvatelům a najatého obyvatele s hodnotou alespoň 1.
    }
mythwind-crafter-nothing-to-do = Teď by to nic nepřineslo.
mythwind-crafter-no-more-actions = Dnes už nemáte akci postavy.
mythwind-crafter-asked-only =
    { $given ->
        [refine-token] Zušlechťujete, když se na to hra zeptá: při práci, díky skřítkovi, dovednosti nebo bonusu za prodej.
        [return-token] Nejdřív zvolte práci; pak se hra zeptá, co se vrátí do pytlíku.
        [replace-order] Zakázku vyměňujete, když se na to hra zeptá: díky obyvateli, bonusu za prodej nebo na konci ročního období.
        [tier] Třídu volíte, když se bere nová zakázka.
       *[bonus] Nejdřív prodejte žeton; pak se hra zeptá na bonus.
    }
mythwind-crafter-on-top = Úroveň { $level } je nejvyšší: žeton už dál zušlechtit nelze.
mythwind-crafter-damp = Prší, takže papír je příliš vlhký na zušlechťování.
mythwind-crafter-level-full =
    { $count ->
        [one] Úroveň { $level } je plná: pojme { $count } žeton.
        [few] Úroveň { $level } je plná: pojme { $count } žetony.
       *[other] Úroveň { $level } je plná: pojme { $count } žetonů.
    }
mythwind-crafter-other-token = Tato dovednost se netýká { mythwind-crafter-part-material-gen } na úrovni { $level }.
mythwind-crafter-empty-bag = Pytlík je prázdný.
mythwind-crafter-none-to-sell = Na druhé ani vyšší úrovni není žeton na prodej.
mythwind-crafter-name-too-dear = Lepší pověst stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-crafter-best-name = Vaše pověst už je { $reputation }: vyšší není.
mythwind-crafter-tier-closed = Zakázky třídy { $tier } vyžadují pověst { $least } a vaše je { $reputation }.
mythwind-crafter-tier-empty = Zakázky třídy { $tier } už došly.
mythwind-crafter-tier-too-low = Počítají se jen dvě nejvyšší třídy, které máte otevřené, a { $tier } je nižší.
mythwind-crafter-other-skill = Dovednost { mythwind-part-skill } patří k jinému materiálu, než jaký se prodal.
