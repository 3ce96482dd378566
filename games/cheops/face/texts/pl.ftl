### Cheops

cheops-title = Cheops
cheops-tagline = Zabieraj skarby z piramidy. Sprzedawaj je od razu albo odkładaj do magazynu i stawiaj na cenę końcową.

## Opcja

cheops-option-money = Pieniądze
cheops-option-money-value = { $value ->
    [open] jawnie: wszyscy widzą wszystkie pieniądze
    [aid] z pomocą: stół liczy za wszystkich
   *[strict] ściśle: każdy liczy sam
}

## Nazwy

cheops-treasure = { $colour ->
    [blue] niebieski skarabeusz
    [orange] złoty ankh
    [green] zielone oko
    [pink] różowy lotos
    [red] terakotowy dzban
   *[sky] błękitne pióro
}
cheops-the-treasure = { $colour ->
    [blue] niebieskiego skarabeusza
    [orange] złoty ankh
    [green] zielone oko
    [pink] różowy lotos
    [red] terakotowy dzban
   *[sky] błękitne pióro
}
# Zawsze o tablicy cen, dlatego rodzaj żeński.
cheops-colour = { $colour ->
    [blue] niebieska
    [orange] złota
    [green] zielona
    [pink] różowa
    [red] terakotowa
   *[sky] błękitna
}
# Po przyimku: „pod niebieską tablicą”, „na niebieską tablicę”.
cheops-board = { $colour ->
    [blue] niebieską
    [orange] złotą
    [green] zieloną
    [pink] różową
    [red] terakotową
   *[sky] błękitną
}
cheops-tile = { $tile ->
    [father] ojciec
    [mother] matka
    [son] syn
    [daughter] córka
   *[neighbour] sąsiad
}
# Słowo „płytkę” należy do nazwy: „Anna kładzie córkę” znaczyłoby coś innego.
cheops-the-tile = { $tile ->
    [father] płytkę ojca
    [mother] płytkę matki
    [son] płytkę syna
    [daughter] płytkę córki
   *[neighbour] płytkę sąsiada
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
    [3] Gra kończy się po zapełnieniu trzech tablic cen, a nie dwóch.
    [4] Skarby tego koloru można tylko sprzedawać. Gdy tablica jest pełna, usuwa się je z gry.
    [5] Skarby tego koloru można tylko odkładać do magazynu.
    [6] Blokuje miejsce pod tą tablicą.
    [7] Zmienia jedną niezakrytą liczbę na { $number }.
    [8] Usuń dekret, który leży odkryty na planszy albo należy do przeciwnika.
    [9] Zapłać 25, a po zakończeniu gry policzysz go jako jeden skarb dowolnego koloru.
    [10] Raz możesz sprzedać skarb ze swojego magazynu.
    [11] Raz możesz zabrać jeszcze jeden skarb, kładąc płytkę rodziny.
   *[12] Raz możesz zamienić dwa skarby w piramidzie albo skarb z piramidy na skarb ze swojego magazynu.
}
cheops-piasters = { $count ->
    [one] { $count } piastr
    [few] { $count } piastry
   *[many] { $count } piastrów
}
cheops-account = { $what ->
    [money] Pieniądze na koniec rozgrywki
    [treasure-blue] Niebieskie skarabeusze
    [treasure-orange] Złote ankhy
    [treasure-green] Zielone oczy
    [treasure-pink] Różowe lotosy
    [treasure-red] Terakotowe dzbany
   *[treasure-sky] Błękitne pióra
}

## Plansza

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, pasujące płytki: { $tiles }
cheops-market = Rynek
cheops-market-pays = za sprzedaż
cheops-beside = Wszystkie tablice
cheops-prices = Tablice cen
cheops-worth = { $treasure }: gdyby gra skończyła się teraz, każdy taki skarb dałby { $worth }
cheops-worth-note = Złota liczba: ile dałby jeden skarb, gdyby gra skończyła się teraz.
cheops-full-boards = Pełne tablice: { $full } z { $needed }.
cheops-tip-times = ×{ $factor }: skarb tego koloru jest wart { $factor ->
    [1] tyle
   *[other] { $factor } razy tyle
}, ile takich skarbów jest łącznie we wszystkich magazynach.
cheops-tip-majority = { $most }/{ $others }: kto ma w magazynie więcej skarbów tego koloru niż każdy inny gracz, dostaje po { $most } za sztukę, a pozostali po { $others }.
cheops-tip-market = Za sprzedany skarb dostajesz { $price }. Skarb zakrywa potem pierwszą od góry niezakrytą liczbę na tablicy cen swojego koloru.
cheops-tip-sealed = Gdy go zabierzesz, od razu go odkrywasz i wykonujesz.
cheops-tip-family = Kładziesz ją tam, skąd coś zabierasz. Nie może sąsiadować z płytką tego samego członka rodziny.
cheops-tip-neighbour = Kładziesz go tam, skąd coś zabierasz, ale nie obok innego sąsiada. Jeśli zastąpi skarb, możesz zabrać coś jeszcze.
cheops-covered = zakryta
cheops-number = Tablica { $colour }, { $place }. liczba od góry: { $number }
cheops-place-under = Tablica { $colour }, miejsce na dekret
cheops-stacks = Rodzina
cheops-stacks-label = Jedna na koniec tury
cheops-guests = Sąsiedzi
cheops-guests-label = Jeden na turę, przed zabraniem
# Co można zabrać z piramidy, jako rząd dużych przycisków na telefonie.
cheops-reach = W zasięgu
cheops-stack = stos { $stack }: na wierzchu { $tile }, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
cheops-stack-empty = stos { $stack }: pusty
cheops-neighbours = { $count ->
    [0] Nie ma już sąsiadów do kupienia
   *[other] Kup sąsiada za { $price } (pozostało: { $count })
}
cheops-stored = { $treasure }, w magazynie: { $count }
cheops-mine = { $treasure }, w magazynie: { $count }, teraz po { $worth }
cheops-store-worth = Wartość magazynu: { $worth }
cheops-purse-hidden = Pieniądze ukryte
cheops-drawn-tiles = płytki
cheops-drawn-store = magazyn
cheops-drawn-gone = poza grą: { $count }

## Decyzje

cheops-end = Zakończ turę
cheops-sell = Sprzedaj za { $price }
cheops-sell-brings = tablica pokaże { $number }
cheops-store = Odłóż do magazynu
cheops-store-brings = teraz: { $worth }
cheops-pay = Zapłać { $price } za dekret 9
cheops-return = Zwróć dekret 9
cheops-remove-none = Nie usuwaj żadnego
cheops-count-none = Nie licz go

cheops-do-buy = Kup sąsiada za { $price }
cheops-do-take = Zabierz { $what } z pola { $field } i połóż { $tile }
cheops-do-store = Odłóż do magazynu: { $worth }, gdyby gra skończyła się teraz
cheops-do-put-under = Połóż { $law } pod { $board } tablicą
cheops-do-put-on = Połóż dekret 7 na { $board } tablicę: { $place }. liczba od góry (teraz { $number })
cheops-do-remove = Usuń { $law }
cheops-do-use = Wykorzystaj { $law }
cheops-do-sell-stored = Dekret 10: sprzedaj z magazynu { $treasure } za { $price }
cheops-do-swap = Zamień { $what } z pola { $field }
cheops-do-swap-with = Zamień na { $what } z pola { $field }
cheops-do-swap-stored = Zamień na { $what } z magazynu
cheops-do-draw = Dobierz { $tile } ze stosu { $stack }
cheops-do-count = Policz dekret 9 jako: { $treasure }

## Pytania w oknie z przyciskami Tak i Nie

cheops-ask-end = Zakończyć turę? Możesz jeszcze coś zrobić.
cheops-ask-use = Wykorzystać teraz { $law }? Można to zrobić tylko raz.

## Co teraz

cheops-prompt-take = Wybierz płytkę, a potem skarb lub dekret, który nią zastąpisz.
cheops-prompt-take-or-buy = Kup sąsiada albo wybierz płytkę i to, co nią zastąpisz.
cheops-prompt-second = Zastąp coś jeszcze płytką rodziny, dobierz płytkę albo zakończ turę.
cheops-prompt-draw = Dobierz płytkę z jednego ze stosów albo zakończ turę.
cheops-prompt-draw-more = Dobierz następną płytkę albo zakończ turę.
cheops-prompt-stuck = Żadna z twoich płytek nie pasuje. Zakończ turę.
cheops-prompt-stuck-or-buy = Żadna z twoich płytek nie pasuje. Kup sąsiada albo zakończ turę.
cheops-prompt-end = Wykorzystaj jeden ze swoich dekretów albo zakończ turę.
cheops-prompt-treasure = Sprzedaj { $treasure } za { $price } albo odłóż do magazynu.
cheops-prompt-under = Wybierz tablicę cen, pod którą trafi { $law }.
cheops-prompt-number = Wybierz liczbę, którą zastąpi dekret 7.
cheops-prompt-remove = Dekret 8: wybierz dekret do usunięcia albo nie usuwaj żadnego.
cheops-prompt-pay = Zapłać { $price } za dekret 9 albo go zwróć.
cheops-prompt-take-more = Dekret 11: zabierz jeszcze jeden skarb, kładąc płytkę rodziny.
cheops-prompt-swap = Dekret 12: wybierz pierwszy skarb, w piramidzie.
cheops-prompt-swap-with = Dekret 12: wybierz skarb na zamianę z polem { $field }, także z magazynu.
cheops-prompt-count = Wybierz, skarbem jakiego koloru będzie dekret 9.
cheops-prompt-over = Gra się skończyła.
cheops-next-field = Teraz wybierz, co zabierzesz, kładąc { $tile }.
cheops-next-tile = Teraz wybierz płytkę, którą tam położysz.
cheops-next-stored = Dekret 10: wybierz skarb z magazynu do sprzedania.
cheops-next-law-10 = Wybierz dekret 10, żeby sprzedać ten skarb.

## Co się stało

cheops-log-bought = { $name } kupuje sąsiada za { $price }.
cheops-log-took = { $name } zabiera { $what } z pola { $field } i kładzie { $tile }.
cheops-log-turned-up = { $name } kładzie { $tile } na polu { $field } i odkrywa { $law }: { $text }
cheops-log-sold = { $name } sprzedaje { $treasure } za { $price }.
cheops-log-stored = { $name } odkłada do magazynu { $treasure }.
cheops-log-discarded = Skarbu nie można sprzedać ani odłożyć, więc usuwa się go z gry: { $treasure }.
cheops-log-put-under = { $name } kładzie { $law } pod { $board } tablicą.
cheops-log-put-on = { $name } kładzie { $law } na { $board } tablicę.
cheops-log-kept = { $name } zatrzymuje { $law }.
cheops-log-returned = { $name } zwraca { $law } do pudełka.
cheops-log-used = { $name } wykorzystuje { $law }.
cheops-log-removed = { $name } usuwa z gry { $law }.
cheops-log-paid = { $name } płaci { $price } za dekret 9.
cheops-log-swapped = { $name } zamienia skarby na polach { $field } i { $other }.
cheops-log-swapped-stored = { $name } oddaje z magazynu { $given } i bierze { $gained } z pola { $field }.
cheops-log-drew = { $name } dobiera { $tile } ze stosu { $stack }.
cheops-log-ended-pyramid = Piramida jest pusta: koniec gry.
cheops-log-ended-family = Nikt nie może położyć płytki rodziny: koniec gry.
cheops-log-ended-boards = Zapełniono wymaganą liczbę tablic cen: koniec gry.
cheops-tie-break = więcej zmagazynowanych skarbów
cheops-log-counted = { $name }: dekret 9 liczy się jako { $treasure }.
cheops-log-counted-none = { $name } nie liczy dekretu 9.

# The last scene: money, then colour by colour, then everything together.
cheops-payout = Wypłata za skarby
cheops-payout-money = Pieniądze
cheops-payout-total = Razem

## Dlaczego nie

cheops-no-bought = W jednej turze możesz kupić tylko jednego sąsiada.
cheops-no-late-to-buy = Po zabraniu skarbu lub dekretu jest już za późno. Sąsiada kupuje się na początku tury.
cheops-no-neighbour-left = Nie ma już sąsiadów do kupienia.
cheops-no-money-to-buy = Sąsiad kosztuje { $price } piastrów, a ty masz { $money }.
cheops-no-must-take = Najpierw musisz coś zabrać, dopiero potem możesz dobrać płytkę albo zakończyć turę.
cheops-no-taken = W tej turze nie możesz już nic zabrać. Drugi raz możesz to zrobić tylko wtedy, gdy płytka sąsiada zastąpi skarb.
cheops-no-tile = Nie masz takiej płytki: { $tile }.
cheops-no-empty = Na polu { $field } nie ma już czego zabrać.
cheops-no-carrying = Z pola { $field } nie można jeszcze nic zabrać: najpierw trzeba zabrać to, co leży niżej, na polu { $below }.
cheops-no-beside = Takie same płytki nie mogą się stykać: { $tile } na polu { $field } i { $tile } na polu { $beside }.
cheops-no-treasure-waits = Najpierw sprzedaj albo odłóż do magazynu zabrany skarb: { $treasure }.
cheops-no-nothing-taken = Nie masz teraz skarbu do sprzedania ani do odłożenia.
cheops-no-family-only = Zabierając po raz drugi, musisz położyć płytkę rodziny.
cheops-no-draw = Płytkę możesz dobrać tylko w turze, w której jakąś kładziesz.
cheops-no-hand-full = Masz już cztery płytki rodziny, a więcej mieć nie można.
cheops-no-stack = Stos { $stack } jest pusty.
cheops-no-drawing = Dobieranie już się zaczęło. Możesz tylko dobierać dalej albo zakończyć turę.
cheops-no-board-full = Tablica cen jest pełna, więc tego skarbu już nie sprzedasz: { $treasure }.
cheops-no-over = Gra się skończyła.
cheops-no-law-waits = Najpierw wykonaj zabrany przed chwilą { $law }.
cheops-no-law-not-taken = Pozwala na to tylko { $law }, i to zaraz po zabraniu.
cheops-no-place = Pod { $board } tablicą leży już { $by }, więc { $law } musi trafić gdzie indziej.
cheops-no-storing = Dekret 4 nie pozwala odkładać tego koloru do magazynu: { $treasure }.
cheops-no-selling = Dekret 5 nie pozwala sprzedawać tego koloru: { $treasure }.
cheops-no-number = Kładąc dekret 7 na { $board } tablicę, wybierz niezakrytą liczbę, bo { $number }. od góry zakrywa już skarb.
cheops-no-such-number = { $count ->
    [few] Spójrz na { $board } tablicę: są na niej tylko { $count } liczby.
   *[many] Spójrz na { $board } tablicę: jest na niej tylko { $count } liczb.
}
cheops-no-remove = Tego dekretu nie możesz usunąć ({ $law }). Usuwa się tylko dekrety, które leżą odkryte na planszy albo należą do przeciwnika.
cheops-no-money-to-pay = Dekret 9 kosztuje { $price } piastrów, a ty masz { $money }.
cheops-no-count-waits = Gra się skończyła. Pozostaje tylko wybrać, skarbem jakiego koloru będzie dekret 9.
cheops-no-not-ended = Dekret 9 liczy się dopiero po zakończeniu gry.
cheops-no-law = Do tego potrzebny jest { $law }, a ty go nie masz.
cheops-no-stored = Tego skarbu nie masz w magazynie: { $treasure }.
cheops-no-treasure-to-take = Żadną z twoich płytek rodziny nie można teraz zastąpić skarbu, więc dekretu 11 nie możesz wykorzystać.
cheops-no-law-by-11 = Dekret 11 pozwala zabierać tylko skarby, a na polu { $field } leży dekret.
cheops-no-take-more-waits = Najpierw dokończ dekret 11: zabierz skarb, kładąc płytkę rodziny.
cheops-no-swap-waits = Najpierw dokończ dekret 12: wybierz dwa skarby do zamiany.
cheops-no-swap-begun = Żeby zamienić skarby, najpierw wykorzystaj dekret 12.
cheops-no-swap-possible = Dekret 12 zamienia dwa skarby różnych kolorów, a teraz nie ma takich do zamiany.
cheops-no-treasure-there = Na polu { $field } nie ma skarbu.
cheops-no-same-colour = Oba skarby są tego samego koloru, więc zamiana nic by nie zmieniła: { $treasure }.

## Podpowiedzi

cheops-hint-take = Płytka zajmuje miejsce tego, co zabierasz, i nie może dotykać takiej samej płytki. Wyżej sięgniesz tylko po to, co leży na dwóch płytkach.
cheops-hint-sell = Sprzedaż daje pieniądze od razu i zakrywa na tablicy tego koloru pierwszą od góry niezakrytą liczbę. Za skarb z magazynu dostaniesz na koniec tyle, ile wyniesie liczba, która będzie wtedy pierwsza od góry.
cheops-hint-neighbour = Jeśli zabierzesz skarb, kładąc płytkę sąsiada, możesz w tej turze zabrać coś jeszcze, tym razem kładąc płytkę rodziny. Gdy płytka sąsiada zastępuje dekret, drugi raz zabrać nie możesz.

## Dlaczego akcja jest dobra albo zła

cheops-brings = przy obecnych cenach daje { $money }
cheops-costs = kosztuje { $money }
cheops-reason-worth = { $effect ->
    [own-better] twój majątek będzie na koniec wart więcej
    [own-worse] twój majątek będzie na koniec wart mniej
    [others-better] majątek pozostałych będzie na koniec wart więcej
   *[others-worse] majątek pozostałych będzie na koniec wart mniej
}
cheops-reason-tiles = { $effect ->
    [own-better] zostawia twoim płytkom więcej pól
   *[own-worse] zostawia twoim płytkom mniej pól
}
cheops-reason-neighbour = { $effect ->
    [own-better] pozwala ci zabrać jeszcze jeden skarb
   *[own-worse] odbiera ci możliwość zabrania jeszcze jednego skarbu
}
cheops-reason-laws = { $effect ->
    [own-better] daje ci dekret, który zatrzymasz
   *[own-worse] pozbawia cię dekretu, który mógłby się jeszcze przydać
}
cheops-reason-end = { $effect ->
    [own-better] pozwala zakończyć grę, póki prowadzisz
    [own-worse] przybliża koniec gry, choć nie prowadzisz
    [others-better] pozwala komuś innemu zakończyć grę, póki prowadzi
   *[others-worse] nie pozwala pozostałym zakończyć gry, póki prowadzą
}

## Lekcje

cheops-lesson-take-title = Do piramidy
cheops-lesson-take-task = W swojej turze zabierasz jeden skarb i kładziesz w jego miejsce jedną ze swoich płytek rodziny. W dolnym rzędzie możesz brać z każdego pola. Zabierz niebieskiego skarabeusza, drugiego od lewej: wybierz płytkę i jego pole.
cheops-lesson-take-done = Skarabeusz jest twój, a płytka została na jego miejscu. Teraz musisz zdecydować, co z nim zrobić.
cheops-lesson-take-other = Można i tak, ale tym razem zabierz niebieskiego skarabeusza, drugiego od lewej w dolnym rzędzie.
cheops-lesson-take-next = To tuż obok. Niebieski skarabeusz to drugi skarb od lewej.
cheops-lesson-sell-title = Sprzedaj
cheops-lesson-sell-task = Każdy kolor ma tablicę cen. Na koniec zmagazynowany skarb jest wart tyle, ile wynosi pierwsza od góry niezakryta liczba, a dla niebieskich to 0. Skarb można też od razu sprzedać za cenę rynkową, 10 piastrów. Sprzedaj go.
cheops-lesson-sell-done = Dostajesz 10 piastrów, a skarabeusz zakrywa na tablicy zero. Pierwsza od góry niezakryta liczba to teraz 20: następne niebieskie skarby są warte więcej.
cheops-lesson-sell-other = Zmagazynowany skarabeusz byłby teraz wart 0. Lepiej go sprzedaj.
cheops-lesson-draw-title = Nowa płytka
cheops-lesson-draw-task = Twoja płytka leży już w piramidzie, więc na koniec tury możesz dobrać wierzchnią płytkę jednego z trzech stosów. Nigdy nie możesz mieć więcej niż cztery płytki rodziny. Dobierz jedną.
cheops-lesson-draw-done = Znów masz cztery płytki rodziny. Wszyscy je widzą, tak jak wierzchnie płytki stosów.
cheops-lesson-draw-other = Nie musisz, ale z mniejszą liczbą płytek wkrótce nie zabierzesz tego, co chcesz. Dobierz jedną.
cheops-lesson-beside-title = Nigdy obok siebie
cheops-lesson-beside-task = Płytka nigdy nie może leżeć obok płytki tego samego członka rodziny, w żadnym kierunku. Zabierz błękitne pióro między ojcem a matką: połóż płytkę, która pasuje.
cheops-lesson-beside-done = Obok są ojciec i matka, więc pasuje tam tylko syn albo córka.
cheops-lesson-beside-other = Można i tak, ale spójrz na pióro między ojcem a matką: która z twoich płytek tam pasuje?
cheops-lesson-beside-side = Tam obok leży tylko jedna płytka. Zabierz pióro, które ma płytki po obu stronach.
cheops-lesson-store-title = Odłóż do magazynu
cheops-lesson-store-task = Masz złoty ankh. Rynek płaci 10 piastrów, ale złota tablica cen pokazuje 15. Za skarb z magazynu dostajesz jego cenę na koniec gry: odłóż go tam i miej nadzieję, że liczba się utrzyma.
cheops-lesson-store-done = Ankh jest w twoim magazynie i wszyscy go widzą. Jeśli ktoś sprzeda złoty skarb, piętnastka zostanie zakryta i cena spadnie do 10.
cheops-lesson-store-other = Rynek płaci tylko 10 piastrów. W magazynie ankh jest teraz wart 15.
cheops-lesson-majority-title = Więcej niż inni
cheops-lesson-majority-task = Pierwsza od góry niezakryta liczba terakotowej tablicy to 20/15: kto ma w magazynie więcej skarbów tego koloru niż każdy inny gracz, dostaje po 20 za sztukę, a pozostali po 15. Ty i przeciwnik macie po jednym dzbanie, a ty masz teraz następny. Odłóż go do magazynu.
cheops-lesson-majority-done = Masz dwa dzbany, a przeciwnik jeden, czyli masz przewagę: teraz dostajesz po 20, a przeciwnik 15. Przy remisie dla wszystkich liczy się druga liczba.
cheops-lesson-majority-other = Rynek płaci tylko 10, a sprzedany dzban zakryje 20/15: liczyłoby się wtedy 5/10.
cheops-lesson-above-title = Rząd wyżej
cheops-lesson-above-task = Wyżej możesz brać z pola tylko wtedy, gdy z obu pól bezpośrednio pod nim już coś zabrano. Zabierz skarb z drugiego rzędu.
cheops-lesson-above-done = Leżał na dwóch płytkach. Droga na szczyt powoli się otwiera.
cheops-lesson-above-other = Można i tak, ale spójrz na drugi rząd: który różowy lotos leży na dwóch płytkach?
cheops-lesson-above-buy = Sąsiad nie jest tu potrzebny: do drugiego rzędu pasuje płytka matki.
cheops-lesson-law-title = Co kryją oczy
cheops-lesson-law-task = Na polach z okiem leżą zakryte dekrety. Dekret zabierasz tak jak skarb, po czym od razu go odkrywasz i wykonujesz. Jeden z nich leży na dwóch płytkach: zabierz go.
cheops-lesson-law-done = To dekret 4, a kładzie się go pod tablicą cen: skarby tego koloru można potem tylko sprzedać, a nie odłożyć do magazynu. Dekret 5 działa odwrotnie, a dekret 6 tylko zajmuje miejsce. Zatrzymać można jedynie dekrety od 10 do 12.
cheops-lesson-law-other = Tym razem zabierz dekret: leży na polu z okiem, pod którym są dwie płytki.
cheops-lesson-law-buy = Sąsiad nie jest tu potrzebny: pasuje płytka matki. A w miejscu dekretu i tak nie pozwoliłby zabrać czegoś jeszcze.
cheops-lesson-price-title = Własna cena
cheops-lesson-price-task = Odkryty dekret 7 zastępuje dowolną niezakrytą liczbę dwudziestką. Masz w magazynie cztery różowe lotosy, a ×3 oznacza po 12 za każdy: trzy razy cztery. Połóż dekret na górnej liczbie różowej tablicy cen.
cheops-lesson-price-done = Każdy z twoich czterech lotosów jest teraz wart 20 zamiast 12, chyba że ktoś sprzeda różowy skarb i zakryje liczbę.
cheops-lesson-price-other = Tego koloru prawie nie masz w magazynie. Twoje skarby są różowe.
cheops-lesson-price-lower = Ta liczba zacznie się liczyć dopiero, gdy wszystkie nad nią będą zakryte. Połóż dekret na górnej.
cheops-lesson-buy-title = Pomocny sąsiad
cheops-lesson-buy-task = Na początku tury możesz kupić płytkę sąsiada za 20 piastrów. Jeśli zastąpisz nią skarb, możesz w tej turze zabrać coś jeszcze. Masz dokładnie 20 piastrów: kup ją.
cheops-lesson-buy-done = Płytka sąsiada jest twoja i nie wlicza się do czterech płytek rodziny. Możesz użyć jej teraz albo w którejś z następnych tur.
cheops-lesson-buy-other = Gdy coś zabierzesz, w tej turze na zakup będzie za późno. Najpierw kup sąsiada.
cheops-lesson-twice-title = Dwa razy w turze
cheops-lesson-twice-task = Teraz zastąp skarb płytką sąsiada. Potem możesz w tej turze zabrać coś jeszcze, kładąc płytkę rodziny.
cheops-lesson-twice-done = Gdy sprzedasz ten skarb albo odłożysz go do magazynu, możesz zabrać następny. Gdyby płytka sąsiada zastąpiła dekret, nie byłoby to możliwe.
cheops-lesson-twice-other = Kładąc płytkę rodziny, zabierasz tylko raz. Najpierw użyj sąsiada.
cheops-lesson-end-title = Ostatnia sprzedaż
cheops-lesson-end-task = Tablica cen jest pełna, gdy zostaje tylko dolna liczba, a gra kończy się, gdy pełne są dwie. Złota jest pełna, a niebieskiej brakuje jednego skarbu. Masz zatrzymany dekret 10: pozwala sprzedać skarb z magazynu. Pięć twoich lotosów daje teraz po 20, więc zakończ grę: wybierz dekret, a potem swojego skarabeusza.
cheops-lesson-end-done = Dwie tablice cen są pełne, więc gra się skończyła. Każdy skarb z magazynu daje swoją cenę końcową, a wygrywa ten, kto ma najwięcej pieniędzy: masz 205 piastrów, a przeciwnik 175.
cheops-lesson-end-other = Wtedy gra toczy się dalej, a jeden sprzedany lotos zbije cenę twoich do 0. Użyj dekretu 10 na skarabeuszu.
cheops-lesson-end-pink = To zakryłoby dwudziestkę, a pozostałe cztery lotosy dałyby 0.
cheops-lesson-end-open = To nie zapełni żadnej tablicy cen i gra toczy się dalej. Jednego skarbu brakuje tylko niebieskiej.
