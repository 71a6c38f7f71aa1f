### The page where the position of a table at home is entered.

page-edit-title = Odtwórz grę ze swojego stołu
page-edit-link = Odtwórz grę z domowego stołu
page-edit-link-help = Połóż wszystko tam, gdzie leży, i graj stamtąd dalej, zobacz analizę albo wydrukuj.
page-edit-here = Zmień tę pozycję
page-edit-redo = Ponów
page-edit-begin = Zacznij od nowa
page-edit-set-up = Zacznij od rozłożonej gry
page-edit-empty = Zacznij od pustego stołu
page-edit-text = Jako tekst
page-edit-print = Drukuj
page-edit-copy = Kopiuj pozycję
page-edit-download = Zapisz jako plik
page-edit-paste-here = Wklej tu tekst pozycji albo upuść jej plik
page-edit-choose-file = Wybierz plik
page-edit-use = Graj dalej od tej pozycji
page-edit-left =
    { $left ->
        [0] nic nie zostało
       *[other] w pudełku: { $left }
    }
page-edit-thing = { $name }; { page-edit-left }
page-edit-less = mniej: { $name }
page-edit-more = więcej: { $name }
page-edit-adds-up = Czy wszystko się zgadza?
page-edit-sound = Wszystko się zgadza.
page-edit-places = Gdzie to położyć, słowami ({ $count })
page-edit-take-up = Co leży na stole, słowami ({ $count })
page-edit-take = Rozłóż to, co leży na twoim stole
page-edit-take-how = Wybierz coś z pudełka albo to, co chcesz przełożyć
page-edit-put = Połóż tam, gdzie leży na twoim stole: { $name }
page-edit-put-how = Wybierz podświetlone miejsce
page-edit-put-back = Z powrotem do pudełka
page-edit-analyse = Analizuj
page-edit-play-on = Graj stąd dalej
page-edit-advice = Najlepsze ruchy, { $name }
page-edit-unreachable = Nie ma połączenia z serwerem. To, co rozłożone, zostaje tutaj.
page-edit-from-here = Gra toczy się dalej od pozycji, którą masz rozłożoną.
problem-fault =
    Coś się nie zgadza.
    Szczegóły (po angielsku): { $why }
# What the reader is told already, as a fault
problem-said = { $why }
problem-no-position =
    Ten tekst nie jest pozycją.
    Szczegóły (po angielsku): { $why }
problem-bad-edit =
    Z tą pozycją nie można tego zrobić.
    Szczegóły (po angielsku): { $why }
