### Cheops

cheops-title = Cheops
cheops-tagline = Zabieraj skarby z piramidy: sprzedaj je od razu albo odłóż do magazynu i postaw na cenę.

## Option

cheops-option-money = Pieniądze
cheops-option-money-value = { $value ->
    [open] jawnie: wszyscy widzą wszystkie pieniądze
    [aid] z pomocą: stół liczy za wszystkich
   *[strict] ściśle: każdy pamięta sam
}

## What things are called

cheops-treasure = { $colour ->
    [blue] niebieski skarabeusz
    [orange] pomarańczowy ankh
    [green] zielone oko
    [pink] różowy lotos
    [red] czerwony dzban
   *[sky] błękitne pióro
}
cheops-the-treasure = { $colour ->
    [blue] niebieskiego skarabeusza
    [orange] pomarańczowy ankh
    [green] zielone oko
    [pink] różowy lotos
    [red] czerwony dzban
   *[sky] błękitne pióro
}
cheops-colour = { $colour ->
    [blue] niebieski
    [orange] pomarańczowy
    [green] zielony
    [pink] różowy
    [red] czerwony
   *[sky] błękitny
}
cheops-tile = { $tile ->
    [father] ojciec
    [mother] matka
    [son] syn
    [daughter] córka
   *[neighbour] sąsiad
}
cheops-the-tile = { $tile ->
    [father] ojca
    [mother] matkę
    [son] syna
    [daughter] córkę
   *[neighbour] sąsiada
}
cheops-letter = { $tile ->
    [father] O
    [mother] M
    [son] S
    [daughter] C
   *[neighbour] Są
}
cheops-sealed = zakryty dekret
cheops-the-sealed = zakryty dekret
cheops-law = dekret { $law }
cheops-law-label = { $name }: { $text }
cheops-law-text = { $law ->
    [1] Cena rynkowa wynosi 5.
    [2] Cena rynkowa wynosi 15.
    [3] Grę kończą trzy pełne tablice cen zamiast dwóch.
    [4] Skarby tego koloru można tylko sprzedać. Gdy tablica jest pełna, usuwa się je z gry.
    [5] Skarby tego koloru można tylko odłożyć do magazynu.
    [6] Blokuje miejsce pod tą tablicą.
    [7] Zastępuje jedną niezakrytą liczbę liczbą { $number }.
    [8] Usuń dekret, który leży odkryty na planszy albo należy do przeciwnika.
    [9] Zapłać 25: po końcu gry liczy się jako jeden skarb dowolnego koloru.
    [10] Raz: sprzedaj skarb ze swojego magazynu.
    [11] Raz: zabierz płytką rodziny jeszcze jeden skarb.
   *[12] Raz: zamień dwa skarby w piramidzie albo jeden ze swoim magazynem.
}
cheops-piasters = { $count ->
    [one] { $count } piastr
    [few] { $count } piastry
    [many] { $count } piastrów
   *[other] { $count } piastra
}
cheops-account = { $what ->
    [money] Pieniądze na koniec gry
    [treasure-blue] Niebieskie skarabeusze
    [treasure-orange] Pomarańczowe ankhy
    [treasure-green] Zielone oczy
    [treasure-pink] Różowe lotosy
    [treasure-red] Czerwone dzbany
   *[treasure-sky] Błękitne pióra
}

## The board

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, można zabrać płytką: { $tiles }
cheops-market = Rynek
cheops-market-pays = za każdą sprzedaż
cheops-beside = Wszystkie tablice
cheops-prices = Tablice cen
cheops-worth = Gdyby gra skończyła się teraz, { $treasure } da { $worth } za sztukę.
cheops-worth-note = Na złoto: ile dałby jeden, gdyby gra skończyła się teraz.
cheops-full-boards = Pełne tablice: { $full } z { $needed }.
cheops-covered = zakryta
cheops-number = { $colour }, liczba { $place }: { $number }
cheops-place-under = miejsce pod tablicą: { $colour }
cheops-stack = stos { $stack }: na wierzchu { $tile }, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
cheops-stack-empty = stos { $stack }: pusty
cheops-neighbours = Kup sąsiada za { $price }. Zostało { $count }
cheops-stored = { $treasure } w magazynie: { $count }
cheops-store-worth = Magazyn teraz: { $worth }
cheops-purse-hidden = Pieniądze ukryte

## Decisions

cheops-end = Zakończ turę
cheops-sell = Sprzedaj za { $price }
cheops-sell-brings = na tablicy będzie wtedy { $number }
cheops-store = Odłóż do magazynu
cheops-store-brings = { $worth }, gdyby gra skończyła się teraz
cheops-pay = Zapłać { $price } za dekret 9
cheops-return = Zwróć dekret 9
cheops-remove-none = Nie usuwaj niczego
cheops-count-none = Nie licz go

cheops-do-buy = Kup sąsiada za { $price }
cheops-do-take = Zabierz { $what } z { $field }, połóż { $tile }
cheops-do-store = Odłóż do magazynu: { $worth }, gdyby gra skończyła się teraz
cheops-do-put-under = Połóż { $law } pod tablicą: { $board }
cheops-do-put-on = Połóż dekret 7 na tablicy: { $board }, liczba { $place }, teraz { $number }
cheops-do-remove = Usuń { $law }
cheops-do-use = Użyj: { $law }
cheops-do-sell-stored = Dekret 10: sprzedaj z magazynu { $treasure } za { $price }
cheops-do-swap = Zamień { $field }: { $what }
cheops-do-swap-stored = Zamień z magazynem: { $what }
cheops-do-draw = Dobierz { $tile } ze stosu { $stack }
cheops-do-count = Licz dekret 9 jako: { $treasure }

cheops-ask-end = Zakończyć turę? Możesz jeszcze coś zrobić.
cheops-ask-use = Użyć: { $law }? Można to zrobić tylko raz.

## What to do now

cheops-prompt-take = Wybierz płytkę i to, co nią zabierasz.
cheops-prompt-take-or-buy = Wybierz płytkę i to, co nią zabierasz. Przedtem możesz kupić sąsiada.
cheops-prompt-second = Dzięki sąsiadowi możesz zabrać jeszcze raz, płytką rodziny. Jeśli dobierzesz płytkę albo zakończysz turę, stracisz tę możliwość.
cheops-prompt-draw = Dobierz płytkę z jednego ze stosów.
cheops-prompt-draw-more = Dobierz następną płytkę albo zakończ turę.
cheops-prompt-stuck = Żadna z twoich płytek nigdzie nie pasuje. Zakończ turę.
cheops-prompt-stuck-or-buy = Żadna z twoich płytek nigdzie nie pasuje. Kup sąsiada albo zakończ turę.
cheops-prompt-end = Użyj zatrzymanego dekretu albo zakończ turę.
cheops-prompt-treasure = Sprzedaj { $treasure } za { $price } albo odłóż do magazynu.
cheops-prompt-under = Wybierz tablicę cen, pod którą trafi { $law }.
cheops-prompt-number = Wybierz liczbę, którą zastąpi dekret 7.
cheops-prompt-remove = Dekret 8: wybierz dekret do usunięcia albo żaden.
cheops-prompt-pay = Zapłać { $price } za dekret 9 albo go zwróć.
cheops-prompt-take-more = Dekret 11: zabierz płytką rodziny jeszcze jeden skarb.
cheops-prompt-swap = Dekret 12: wybierz pierwszy skarb w piramidzie.
cheops-prompt-swap-with = Dekret 12: wybierz, co zamieni się z { $field }, w piramidzie albo w swoim magazynie.
cheops-prompt-count = Wybierz kolor, jako który liczy się dekret 9.
cheops-prompt-over = Gra skończona.

## What happened

cheops-log-bought = { $name } kupuje sąsiada za { $price }.
cheops-log-took = { $name } zabiera { $what } z { $field } i kładzie { $tile }.
cheops-log-turned-up = { $name } kładzie { $tile } na { $field } i odkrywa { $law }: { $text }
cheops-log-sold = { $name } sprzedaje { $treasure } za { $price }.
cheops-log-stored = { $name } odkłada do magazynu { $treasure }.
cheops-log-discarded = Nie można sprzedać ani odłożyć, z gry odchodzi { $treasure }.
cheops-log-put-under = { $name } kładzie { $law } pod tablicą: { $board }.
cheops-log-put-on = { $name } kładzie { $law } na tablicy: { $board }.
cheops-log-kept = { $name } zatrzymuje { $law }.
cheops-log-returned = { $name } zwraca { $law } do pudełka.
cheops-log-used = { $name } wykorzystuje { $law }.
cheops-log-removed = { $name } usuwa z gry { $law }.
cheops-log-paid = { $name } płaci { $price } za dekret 9.
cheops-log-swapped = { $name } zamienia skarby na { $field } i { $other }.
cheops-log-swapped-stored = { $name } daje { $given } i zabiera { $gained } z { $field }.
cheops-log-drew = { $name } dobiera { $tile } ze stosu { $stack }.
cheops-log-ended-pyramid = Piramida jest pusta: gra się kończy.
cheops-log-ended-family = Nikt nie może położyć płytki rodziny: gra się kończy.
cheops-log-ended-boards = Dość tablic cen jest pełnych: gra się kończy.
cheops-log-counted = { $name } liczy dekret 9 jako { $treasure }.
cheops-log-counted-none = { $name } nie liczy dekretu 9.

## Why not

cheops-no-bought = Sąsiad w tej turze jest już kupiony. Więcej niż jednego na turę kupić nie można.
cheops-no-late-to-buy = W tej turze coś już zabrano. Sąsiada kupuje się przedtem.
cheops-no-neighbour-left = Wszyscy sąsiedzi są kupieni.
cheops-no-money-to-buy = Sąsiad kosztuje { $price } piastrów, ty masz { $money }.
cheops-no-must-take = Możesz coś zabrać, więc musisz, zanim dobierzesz albo zakończysz turę.
cheops-no-taken = W tej turze skarb albo dekret jest już zabrany. Jeszcze raz można zabrać tylko wtedy, gdy sąsiad zastąpi skarb.
cheops-no-tile = Nie masz tej płytki: { $tile }.
cheops-no-empty = To, co leżało na { $field }, jest już zabrane.
cheops-no-carrying = Z { $field } jeszcze nie można zabrać: poniżej, na { $below }, coś leży.
cheops-no-beside = Takie same płytki nie mogą się stykać: { $tile } na { $field } leży wtedy obok { $beside }, gdzie też jest { $tile }.
cheops-no-treasure-waits = Najpierw sprzedaj albo odłóż do magazynu to, co zabrano: { $treasure }.
cheops-no-nothing-taken = Nic nie czeka na sprzedaż ani na odłożenie do magazynu.
cheops-no-family-only = Drugi raz zabiera się płytką rodziny.
cheops-no-draw = W tej turze nie położono żadnej twojej płytki, więc żadnej nie dobierasz.
cheops-no-hand-full = Masz cztery płytki rodziny. Więcej trzymać nie można.
cheops-no-stack = Stos { $stack } jest pusty.
cheops-no-drawing = Dobieranie już trwa. Zostaje tylko dobierać dalej i zakończyć turę.
cheops-no-board-full = Tablica cen jest pełna, nic więcej nie można na niej sprzedać: { $treasure }.
cheops-no-over = Gra jest skończona.
cheops-no-law-waits = Najpierw wykonaj zabrany dekret: { $law }.
cheops-no-law-not-taken = To robi tylko ten, kto go właśnie zabrał: { $law }.
cheops-no-place = Pod tą tablicą ({ $board }) leży już { $by }, więc { $law } musi trafić gdzie indziej.
cheops-no-storing = Dekret 4 zabrania odkładać ten kolor do magazynu: { $treasure }.
cheops-no-selling = Dekret 5 zabrania sprzedawać ten kolor: { $treasure }.
cheops-no-number = Liczbę { $number } na tej tablicy ({ $board }) zakrywa skarb. Dekret 7 potrzebuje niezakrytej.
cheops-no-such-number = Na tej tablicy cen ({ $board }) liczb jest tylko { $count }.
cheops-no-remove = Usunąć można tylko dekret, który leży odkryty na planszy albo należy do przeciwnika. Nie jest takim { $law }.
cheops-no-money-to-pay = Dekret 9 kosztuje { $price } piastrów, ty masz { $money }.
cheops-no-count-waits = Gra jest skończona. Zostaje tylko określić, jako co liczy się dekret 9.
cheops-no-not-ended = Dekret 9 liczy się dopiero po końcu gry.
cheops-no-law = Do tego potrzebny jest { $law }, a nie masz go.
cheops-no-stored = W magazynie nie masz: { $treasure }.
cheops-no-treasure-to-take = Dekret 11 potrzebuje skarbu, który można zabrać jedną z twoich płytek rodziny. Teraz takiego nie ma.
cheops-no-law-by-11 = Dekretem 11 zabiera się tylko skarby, a na { $field } leży dekret.
cheops-no-take-more-waits = Najpierw dekret 11: zabierz skarb płytką rodziny.
cheops-no-swap-waits = Najpierw dekret 12: wybierz dwa skarby do zamiany.
cheops-no-swap-begun = Skarby zamienia się dekretem 12. Najpierw go użyj.
cheops-no-swap-possible = Dekret 12 potrzebuje dwóch skarbów różnych kolorów. Nie ma czego zamienić.
cheops-no-treasure-there = Na { $field } nie leży żaden skarb.
cheops-no-same-colour = Oba mają ten sam kolor, nic by się nie zmieniło: { $treasure }.

## Help

cheops-hint-take = Płytka zajmuje miejsce tego, co zabierasz. Nie może dotykać takiej samej. Wyżej sięgniesz tylko po to, co leży na dwóch płytkach.
cheops-hint-sell = Sprzedaż daje pieniądze od razu i zakrywa na tablicy najwyższą liczbę. To, co odkładasz, da liczbę, która na końcu będzie na górze.
cheops-hint-neighbour = Jeśli zabierzesz skarb sąsiadem, możesz w tej turze zabrać jeszcze raz, płytką rodziny. Za dekret zabrany sąsiadem drugiego razu nie ma.
