### Postavení slovy, pro textový stůl; co desky nazývají stejně, je v page.ftl a terminal.ftl.

mythwind-words-area = Oblast { $area }
mythwind-words-space = Pole { $space }
mythwind-words-progress = { $has } z { $needs }
mythwind-words-row = Řada { $row }
mythwind-words-to-build = Dosud nepostavené budovy
mythwind-words-community = Cena obecních prací
mythwind-words-skills = Dovednosti
mythwind-words-used = dnes použito
mythwind-words-set =
    { $count ->
        [one] { $count } dílek, zralé: { $ripe }, hodnota: { $coins }; políčka { $cells }
        [few] { $count } dílky, zralé: { $ripe }, hodnota: { $coins }; políčka { $cells }
       *[other] { $count } dílků, zralé: { $ripe }, hodnota: { $coins }; políčka { $cells }
    }
mythwind-words-orders-left = zakázky v hromádkách: { $count }
mythwind-words-exclusive = soupeři je nechají být
