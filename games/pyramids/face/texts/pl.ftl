### Piramidy srebra i złota.

pyramids-title = Piramidy srebra i złota
pyramids-tagline = Wszyscy naraz skreślają ten sam kształt. Znajdź drogę do złotego grobowca wśród klejnotów, pochodni i czaszek.

## Nazwy

# Zawsze o kolorze, dlatego rodzaj męski.
pyramids-purple = fioletowy
pyramids-orange = pomarańczowy
pyramids-green = zielony
pyramids-the-card = { $colour ->
    [purple] fioletową kartę { $card }
    [orange] pomarańczową kartę { $card }
   *[green] zieloną kartę { $card }
  }
pyramids-the-colour = { $colour ->
    [purple] fioletowy
    [orange] pomarańczowy
   *[green] zielony
  }
pyramids-shape-i2 = domino
pyramids-shape-i3 = linia trzech pól
pyramids-shape-v3 = narożnik
pyramids-shape-i4 = linia czterech pól
pyramids-shape-l4 = litera L
pyramids-shape-o4 = kwadrat
pyramids-shape-s4 = litera S
pyramids-shape-t4 = litera T
pyramids-entry = wejście
pyramids-tomb = złoty grobowiec
pyramids-wall = ściana
pyramids-cross = czerwony krzyżyk
pyramids-red-gem = czerwony klejnot
pyramids-green-gem = zielony klejnot
pyramids-torch = pochodnia
pyramids-skull = czaszka
pyramids-potion = eliksir
pyramids-empty = puste

## Na stole

pyramids-card = Karta { $card }, kolor { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] grobowiec skreślony
    [one] { $count } pole do grobowca
    [few] { $count } pola do grobowca
   *[many] { $count } pól do grobowca
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, skreślone
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, skreślone przed chwilą
pyramids-no-cards = Nie ma już dla ciebie kart. Twoja karta punktacji nadal liczy się na koniec gry.
pyramids-slot = Tu trafi twoja nowa karta.
pyramids-round = Runda { $round } z { $rounds }
pyramids-nth = kształt { $nth } z { $of }
pyramids-shapes-gone = Rozegrane
pyramids-shapes-coming = { $count ->
    [0] Niewykorzystany w tej rundzie
   *[other] Jeszcze { $count } z tych:
}
pyramids-offer = Oferta
pyramids-deck = { $count ->
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
   *[many] Talia, { $count } kart
  }
pyramids-race = Wyścig o punkty piramid
pyramids-sheet = Karta punktacji
pyramids-ticked = zaznaczone: { $count } z { $of }
pyramids-bonuses = Piramidy
pyramids-earned = Punkty piramid za kolor { $colour }: { $points }
pyramids-gems = Klejnoty
pyramids-cards = Karty
pyramids-total = Punkty
pyramids-drawn-dealt = karty do wyboru: { $count }
pyramids-drawn-sealed = ukryte, dopóki wszyscy nie skończą
pyramids-drawn-marked = skreślone
pyramids-drawn-hidden = inni jeszcze tego nie widzą

## Do czego co służy

pyramids-tip-entry = Pierwsze skreślenie na karcie zaczyna się od wejścia.
pyramids-tip-tomb = Skreśl grobowiec, a karta będzie zbadana: dostaniesz 10 punktów i weźmiesz nową kartę.
pyramids-tip-wall = Ściany nie można skreślić.
pyramids-tip-cross = Od razu skreśl jedno dodatkowe pole w dowolnej komnacie.
pyramids-tip-gem = Zaznacz następną kratkę tego koloru. Na koniec każda para, czerwony i zielony klejnot, jest warta 5 punktów, a każdy pozostały klejnot 1.
pyramids-tip-torch = Zaznacz pochodnię tej rundy: 5 punktów. W każdej rundzie liczy się tylko jedna.
pyramids-tip-skull = Zaznacz następną czaszkę. Na koniec jako punkty ujemne liczy się tylko najgorsza.
pyramids-tip-potion = Zmaż dwie zaznaczone czaszki z największą liczbą punktów ujemnych.
pyramids-tip-bonus = Za 2., 4. i 6. zbadaną kartę jednego koloru dostajesz najwyższe dostępne punkty piramid: 10, potem 6, potem 3.
pyramids-tip-cards = Każda zbadana karta jest warta 10 punktów.
pyramids-tip-shape = Ten kształt skreślają teraz wszyscy. Możesz go obrócić i odbić albo skreślić zamiast niego jedno pole.

## Co można zrobić

pyramids-prompt-choose = Zatrzymaj dwie ze swoich czterech kart.
pyramids-prompt-mark = Skreśl w jednej z komnat kształt „{ $shape }” albo jedno pole.
pyramids-prompt-extra = { $count ->
    [one] Za krzyżyk skreśl jeszcze jedno pole w dowolnej komnacie.
    [few] Za krzyżyki skreśl w swoich komnatach jeszcze { $count } pola.
   *[many] Za krzyżyki skreśl w swoich komnatach jeszcze { $count } pól.
  }
pyramids-prompt-take = Weź kartę z oferty albo dobierz z talii.
pyramids-next-keep = Wybierz drugą kartę, którą zatrzymasz.
pyramids-next-lay = Dotknij znów, by obrócić, albo obok, by przesunąć. Potem zatwierdź.
pyramids-keep = Zatrzymaj karty { $first } i { $second }
pyramids-mark = Skreśl na karcie { $card }: { $fields }
pyramids-mark-brings = Skreśl na karcie { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] dodatkowe pole
    [few] { $count } dodatkowe pola
   *[many] { $count } dodatkowych pól
  }
pyramids-take = Weź { $card }
pyramids-take-blind = Dobierz wierzchnią kartę z talii

## Co się stało

pyramids-event-kept = { $name } zatrzymuje karty { $cards }.
pyramids-event-revealed = Nowy kształt: { $shape }.
pyramids-event-marked = { $name } skreśla na karcie { $card }: { $fields }.
pyramids-event-ticked = { $name } ma na karcie punktacji: { $red ->
    [one] { $red } czerwony klejnot
    [few] { $red } czerwone klejnoty
   *[many] { $red } czerwonych klejnotów
  }, { $green ->
    [one] { $green } zielony klejnot
    [few] { $green } zielone klejnoty
   *[many] { $green } zielonych klejnotów
  }, { $torches ->
    [one] { $torches } pochodnię
    [few] { $torches } pochodnie
   *[many] { $torches } pochodni
  }, { $skulls ->
    [one] { $skulls } czaszkę
    [few] { $skulls } czaszki
   *[many] { $skulls } czaszek
  }.
pyramids-event-completed = { $name } kończy badać { $card }.
pyramids-event-took = { $name } bierze z oferty kartę { $card }.
pyramids-event-drew = { $name } dobiera z talii kartę { $card }.
pyramids-event-bonus = { $points ->
    [one] { $name } zdobywa { $points } punkt piramid za kolor { $colour }.
    [few] { $name } zdobywa { $points } punkty piramid za kolor { $colour }.
   *[many] { $name } zdobywa { $points } punktów piramid za kolor { $colour }.
  }
pyramids-event-round = Zaczyna się runda { $round }.
pyramids-event-ended = Skończyła się runda { $round }, a z nią gra.
pyramids-event-ended-cards = Nikt nie ma już żadnej karty: koniec gry.
pyramids-tie-break = zbadana karta o najniższym numerze

## Dlaczego nie

pyramids-refusal-choosing = Najpierw każdy wybiera dwie ze swoich czterech kart.
pyramids-refusal-marking = Teraz wszyscy skreślają. Nową kartę dostaniesz, gdy dotrzesz do grobowca.
pyramids-refusal-taking = Teraz gracze biorą nowe karty. Skreślać będzie można przy następnym kształcie.
pyramids-refusal-over = Gra się skończyła.
pyramids-refusal-not-dealt = Zatrzymujesz dwie różne karty z czterech, które ci rozdano, więc karta { $card } nie wchodzi w grę.
pyramids-refusal-not-in-play = Skreślać możesz tylko na swoich dwóch kartach; karta { $card } do nich nie należy.
pyramids-refusal-shape = Pola { $fields } nie tworzą kształtu „{ $shape }”. Skreśl cały kształt na jednej karcie, w razie potrzeby obrócony lub odbity, albo dokładnie jedno pole.
pyramids-refusal-wall = { $count ->
    [one] Pole { $fields } to ściana. Ścian nie można skreślać.
   *[other] Pola { $fields } to ściany. Ścian nie można skreślać.
  }
pyramids-refusal-marked = { $count ->
    [one] Pole { $fields } jest już skreślone. Żadnego pola nie można skreślić dwa razy.
   *[other] Pola { $fields } są już skreślone. Żadnego pola nie można skreślić dwa razy.
  }
pyramids-refusal-entry = Na każdej karcie zaczynasz od wejścia, tutaj od pola { $entry }.
pyramids-refusal-apart = { $count ->
    [one] Pole { $fields } z niczym się nie łączy. Nowe skreślenie musi stykać się bokiem z polem skreślonym wcześniej.
   *[other] Pola { $fields } z niczym się nie łączą. Nowe skreślenie musi stykać się bokiem z polem skreślonym wcześniej.
  }
pyramids-refusal-one-field = Za krzyżyk skreśla się dokładnie jedno dodatkowe pole.
pyramids-refusal-not-offered = Karty { $card } nie ma w ofercie.
pyramids-refusal-deck = Talia jest pusta. Weź kartę z oferty.

## Podliczenie

pyramids-account-cards = Zbadane karty
pyramids-account-torches = Pochodnie
pyramids-account-bonus = Punkty piramid
pyramids-account-pairs = Pary klejnotów (czerwony i zielony)
pyramids-account-gems = Klejnoty bez pary
pyramids-account-skull = Najgorsza czaszka

## Podpowiedzi

pyramids-hint-choose = Dwie karty jednego koloru to dobry początek: za zbadanie drugiej zdobywasz punkty piramid, a kto zrobi to pierwszy, dostaje ich 10.
pyramids-hint-mark = Dotknij pola: pojawi się tam szkic kształtu. Dotknij ponownie, aby go obrócić, albo gdzie indziej, aby go przesunąć, i zatwierdź, gdy będzie na właściwym miejscu. Możesz też skreślić tylko jedno pole.
pyramids-hint-take = Każda zbadana karta jest warta 10 punktów. Na nowej karcie zaczynasz od wejścia. Gdy nowe karty bierze kilku graczy, zaczyna ten z najniższym numerem zbadanej karty.

## Dlaczego akcja jest dobra albo zła

pyramids-reason-points = { $effect ->
    [own-better] punktowo wyjdziesz na tym lepiej
   *[own-worse] punktowo wyjdziesz na tym gorzej
}
pyramids-reason-tomb = { $effect ->
    [own-better] przybliża cię do złotego grobowca
   *[own-worse] do złotych grobowców będziesz mieć dalej
}
pyramids-reason-bonus = { $effect ->
    [own-better] przybliża cię do punktów piramid
   *[own-worse] odbiera ci szansę na punkty piramid
}
pyramids-reason-symbols = { $effect ->
    [own-better] będziesz mieć w zasięgu więcej symboli
   *[own-worse] będziesz mieć w zasięgu mniej symboli
}
pyramids-reason-skulls = { $effect ->
    [own-better] omija czaszki
   *[own-worse] prowadzi do czaszek
}
pyramids-reason-shapes = { $effect ->
    [own-better] zostawia miejsce na następne kształty
   *[own-worse] zostawia mało miejsca na następne kształty
}

## Lekcje

pyramids-lesson-keep-title = Wybierz komnaty
pyramids-lesson-keep-task = Każdy bada naraz dwie komnaty. Masz cztery karty i zatrzymujesz dwie. Dwie zbadane karty tego samego koloru dają punkty piramid, więc zatrzymaj dwie zielone: wybierz obie.
pyramids-lesson-keep-done = Te dwie są twoje, a pozostałe wracają. Każdy wybiera w tajemnicy, a potem wszyscy odkrywają karty naraz.
pyramids-lesson-keep-other = Jedna z nich nie jest zielona. Dwie w tym samym kolorze przybliżą cię do punktów piramid.
pyramids-lesson-entrance-title = Przez wejście
pyramids-lesson-entrance-task = Odkryto kartę ekspedycji i wszyscy skreślają jej kształt na jednej ze swoich dwóch kart. Kształt możesz obrócić i odbić. Pierwsze skreślenie na karcie zaczyna się od wejścia. Skreśl cały kształt tam, gdzie się mieści.
pyramids-lesson-entrance-done = Cztery pola naraz. Nikt nie widzi twoich skreśleń, dopóki wszyscy nie skończą.
pyramids-lesson-entrance-other = Jedno pole można skreślić zawsze, ale z całym kształtem zajdziesz dużo dalej. W jednej z komnat się mieści.
pyramids-lesson-cross-title = Czerwone krzyżyki
pyramids-lesson-cross-task = Każde następne skreślenie na karcie musi stykać się bokiem z polem, które już tam skreślono. Za czerwony krzyżyk możesz od razu skreślić dodatkowe pole. Skreśl cały kształt tak, żeby objął krzyżyk.
pyramids-lesson-cross-done = Krzyżyk jest skreślony, więc masz dodatkowe pole i skreślasz je od razu.
pyramids-lesson-cross-other = Można i tak, ale pomijasz czerwony krzyżyk. Obejmij go całym kształtem.
pyramids-lesson-cross-single = To tuż obok krzyżyka, ale nie na nim. Z całym kształtem dotrzesz do niego od razu.
pyramids-lesson-cross-start = Tak zaczynasz drugą kartę. Czerwony krzyżyk jest na tej, która jest już zaczęta.
pyramids-lesson-extra-title = Jeszcze jedno pole
pyramids-lesson-extra-task = Teraz skreśl dodatkowe pole za krzyżyk, na dowolnej karcie obok swoich skreśleń. Kieruj się do złotego grobowca w dolnym rzędzie.
pyramids-lesson-extra-done = Do grobowca zostały już tylko dwa pola.
pyramids-lesson-extra-other = To dozwolone, ale nie przybliża cię do grobowca. Droga prowadzi dolnym rzędem.
pyramids-lesson-extra-start = Tak zaczynasz drugą kartę, a na tej do grobowca jest już blisko. Droga prowadzi dolnym rzędem.
pyramids-lesson-gems-title = Klejnoty w parach
pyramids-lesson-gems-task = Zielony klejnot i krzyżyk są już skreślone. Na koniec czerwony i zielony klejnot razem są warte 5 punktów, a pojedynczy tylko 1. Wykorzystaj dodatkowe pole na czerwony klejnot.
pyramids-lesson-gems-done = Pierwsza para klejnotów trafia na kartę punktacji: 5 punktów.
pyramids-lesson-gems-other = Tuż obok twoich skreśleń jest czerwony klejnot. Razem z zielonym jest wart 5 punktów.
pyramids-lesson-gems-skull = To czaszka, a czaszki odbierają punkty. Tuż obok twoich skreśleń jest też czerwony klejnot.
pyramids-lesson-tomb-title = Złoty grobowiec
pyramids-lesson-tomb-task = Zamiast całego kształtu zawsze możesz skreślić jedno pole. Karta jest zbadana, gdy tylko skreślisz jej złoty grobowiec, a każda zbadana karta jest warta 10 punktów. Zbadaj jedną.
pyramids-lesson-tomb-done = Karta jest zbadana: 10 punktów. Z karty punktacji nic przez to nie znika, a ty dostajesz nową kartę.
pyramids-lesson-tomb-other = W jednej z komnat grobowiec jest tuż obok twoich skreśleń.
pyramids-lesson-tomb-short = Do grobowca brakuje tu jeszcze jednego pola. W drugiej komnacie jest tuż obok twoich skreśleń.
pyramids-lesson-card-title = Nowa komnata
pyramids-lesson-card-task = Za każdą zbadaną kartę bierzesz nową: z oferty albo w ciemno wierzchnią kartę talii. Zbadana karta jest zielona, twoja druga też. Weź zieloną.
pyramids-lesson-card-done = Teraz masz do zbadania jeszcze dwie zielone. Tę widać było od razu, a karta z talii byłaby niespodzianką.
pyramids-lesson-card-other = Kolory są ważne: tym razem zostań przy zielonym.
pyramids-lesson-card-deck = Wierzchnia karta talii może być dowolna. W ofercie jest zielona.
pyramids-lesson-order-title = Kto wybiera pierwszy
pyramids-lesson-order-task = W tym samym kroku zbadano dwie karty: twoją z numerem 3 i kartę Meri z numerem 24. Nową kartę bierze najpierw gracz z niższym numerem, czyli ty. Ty i Meri macie zaczęte pomarańczowe karty, a w ofercie jest tylko jedna. Weź ją.
pyramids-lesson-order-done = Jest twoja. Oferta znów ma cztery karty i teraz kartę bierze Meri.
pyramids-lesson-order-other = Wtedy pomarańczową może wziąć Meri. Teraz wybierasz ty: weź ją.
pyramids-lesson-order-deck = To może być dowolna karta, a pomarańczową może wziąć Meri. Teraz wybierasz ty.
pyramids-lesson-bonus-title = Punkty piramid
pyramids-lesson-bonus-task = Za 2., 4. lub 6. zbadaną kartę jednego koloru dostajesz najwyższe dostępne punkty piramid: najpierw 10, potem 6, potem 3. Jedną zieloną już masz. Zbadaj drugą, zanim zrobi to ktoś inny.
pyramids-lesson-bonus-done = Druga zielona karta i nikt nie był szybszy: 10 punktów piramid, a do tego 10 punktów za kartę.
pyramids-lesson-bonus-other = Grobowiec na twojej zielonej karcie jest w zasięgu. Skreśl go, zanim ktoś inny zdobędzie punkty piramid.
pyramids-lesson-bonus-shape = Cały kształt się tam mieści, ale omija grobowiec. Wystarczy jedno pole: skreśl grobowiec.
pyramids-lesson-lowest-title = Wygrywa niższy numer
pyramids-lesson-lowest-task = Ty i Nefer macie już po jednej fioletowej karcie i w tym kroku możecie zbadać następną. Wtedy więcej punktów piramid dostaje gracz z niższym numerem: ty masz kartę 15, a Nefer 17. Masz dodatkowe pole za krzyżyk: zbadaj kartę 15.
pyramids-lesson-lowest-done = Nawet jeśli Nefer zbada teraz kartę 17, to 10 jest twoje, a za drugą kartę zostaje 6. Niski numer przydaje się też na końcu: przy remisie wygrywa zbadana karta o najniższym numerze.
pyramids-lesson-lowest-other = To nie wystarczy, żeby zbadać kartę. Grobowiec jest tuż obok ostatnich skreślonych pól.
pyramids-lesson-torch-title = Pochodnie i czaszki
pyramids-lesson-torch-task = Pochodnia jest warta 5 punktów, ale w każdej rundzie liczy się tylko jedna. Czaszki odbierają punkty: każda jest gorsza od poprzedniej, a liczy się tylko najgorsza. Skreśl kształt tak, żeby objął pochodnię, ale żadnej czaszki.
pyramids-lesson-torch-done = Pochodnia tej rundy jest zaznaczona. A gdyby czaszek przybyło, eliksir zmaże dwie najgorsze.
pyramids-lesson-torch-other = Pomijasz pochodnię. Jest tuż pod wejściem na twojej nowej karcie.
pyramids-lesson-torch-skull = To obejmuje pochodnię, ale i czaszkę. Kształt zmieści się też bez niej.
