### Piramidy srebra i złota.

pyramids-title = Piramidy srebra i złota
pyramids-tagline = Jeden kształt dla wszystkich, wszyscy naraz: znajdź drogę do złotego grobowca obok klejnotów, pochodni i czaszek.

## Names

pyramids-purple = fioletowy
pyramids-orange = pomarańczowy
pyramids-green = zielony
pyramids-shape-i2 = domino
pyramids-shape-i3 = prosta trójka
pyramids-shape-v3 = łamana trójka
pyramids-shape-i4 = prosta czwórka
pyramids-shape-l4 = czwórka w L
pyramids-shape-o4 = kwadrat
pyramids-shape-s4 = czwórka w S
pyramids-shape-t4 = czwórka w T
pyramids-entry = wejście
pyramids-tomb = złoty grobowiec
pyramids-wall = ściana
pyramids-cross = czerwony krzyż
pyramids-red-gem = czerwony klejnot
pyramids-green-gem = zielony klejnot
pyramids-torch = pochodnia
pyramids-skull = czaszka
pyramids-potion = eliksir
pyramids-empty = puste

## On the table

pyramids-card = Karta { $card }, kolor { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] grobowiec osiągnięty
    [one] { $count } pole do grobowca
    [few] { $count } pola do grobowca
    [many] { $count } pól do grobowca
   *[other] { $count } pola do grobowca
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, skreślone
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, skreślone przed chwilą
pyramids-no-cards = Nie ma już dla ciebie kart. Twoja karta punktacji liczy się na koniec.
pyramids-slot = Tu przyjdzie nowa karta.
pyramids-round = Runda { $round } z { $rounds }
pyramids-nth = kształt { $nth } z { $of }
pyramids-shapes-gone = Rozegrane
pyramids-shapes-coming = Przyjdzie jeszcze { $count } z
pyramids-offer = Oferta
pyramids-deck = { $count ->
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
    [many] Talia, { $count } kart
   *[other] Talia, { $count } karty
  }
pyramids-race = Wyścig o premie za kolory
pyramids-sheet = Karta punktacji
pyramids-ticked = odhaczone { $count } z { $of }
pyramids-bonuses = Premie
pyramids-earned = Premie za kolor { $colour }: { $points }
pyramids-cards = Karty
pyramids-total = Punkty

## What one can do

pyramids-prompt-choose = Zatrzymaj dwie ze swoich czterech kart.
pyramids-prompt-mark = Skreśl w jednej komnacie kształt { $shape } albo tylko jedno pole.
pyramids-prompt-extra = { $count ->
    [one] Za krzyż skreśl jeszcze jedno pole w dowolnej komnacie.
    [few] Za krzyże skreśl jeszcze { $count } pola w dowolnej komnacie.
    [many] Za krzyże skreśl jeszcze { $count } pól w dowolnej komnacie.
   *[other] Za krzyże skreśl jeszcze { $count } pola w dowolnej komnacie.
  }
pyramids-prompt-take = Weź kartę z oferty albo w ciemno z talii.
pyramids-keep = Zatrzymaj { $first } i { $second }
pyramids-mark = Skreśl { $card }: { $fields }
pyramids-mark-brings = Skreśl { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] dodatkowe pole
    [few] { $count } dodatkowe pola
    [many] { $count } dodatkowych pól
   *[other] { $count } dodatkowego pola
  }
pyramids-take = Weź kartę { $card }, kolor { $colour }
pyramids-take-blind = Weź w ciemno wierzchnią kartę talii

## What happened

pyramids-event-kept = { $name } zatrzymuje karty { $cards }.
pyramids-event-revealed = Kształt dla wszystkich: { $shape }.
pyramids-event-marked = { $name } skreśla na karcie { $card }: { $fields }.
pyramids-event-ticked = { $name } ma na karcie punktacji: czerwone klejnoty { $red }, zielone klejnoty { $green }, pochodnie { $torches }, czaszki { $skulls }.
pyramids-event-completed = { $name } kończy kartę { $card }, kolor { $colour }.
pyramids-event-took = { $name } bierze z oferty kartę { $card }.
pyramids-event-drew = { $name } bierze z talii kartę { $card }.
pyramids-event-bonus = { $name } zdobywa premię { $points } za kolor { $colour }.
pyramids-event-round = Zaczyna się runda { $round }.
pyramids-event-ended = Gra się skończyła.

## Why not

pyramids-refusal-choosing = Najpierw każdy zatrzymuje dwie z czterech rozdanych kart.
pyramids-refusal-marking = Teraz wszyscy skreślają. Nową kartę bierze ten, kto dotarł do grobowca.
pyramids-refusal-taking = Teraz bierze się nowe karty. Skreślanie wróci z następnym kształtem.
pyramids-refusal-over = Gra się skończyła.
pyramids-refusal-not-dealt = Zatrzymujesz dwie różne karty z tych, które dostajesz; karta { $card } tego nie spełnia.
pyramids-refusal-not-in-play = Skreślasz tylko na swoich dwóch kartach; karta { $card } do nich nie należy.
pyramids-refusal-shape = Pola { $fields } to nie { $shape }. Skreśl na jednej karcie cały kształt, obrócony lub odbity, albo dokładnie jedno pole.
pyramids-refusal-wall = { $count ->
    [one] { $fields } to ściana. Ścian nigdy się nie skreśla.
    [few] { $fields } to ściany. Ścian nigdy się nie skreśla.
    [many] { $fields } to ściany. Ścian nigdy się nie skreśla.
   *[other] { $fields } to ściany. Ścian nigdy się nie skreśla.
  }
pyramids-refusal-marked = { $count ->
    [one] { $fields } jest już skreślone. Żadnego pola nie skreśla się dwa razy.
    [few] { $fields } są już skreślone. Żadnego pola nie skreśla się dwa razy.
    [many] { $fields } są już skreślone. Żadnego pola nie skreśla się dwa razy.
   *[other] { $fields } są już skreślone. Żadnego pola nie skreśla się dwa razy.
  }
pyramids-refusal-entry = Pierwsze skreślenie na karcie obejmuje jej wejście, tutaj { $entry }.
pyramids-refusal-apart = { $fields } leży osobno. Każde skreślenie styka się bokiem z polem skreślonym wcześniej.
pyramids-refusal-one-field = Za krzyż skreśla się dokładnie jedno dodatkowe pole.
pyramids-refusal-not-offered = Karty { $card } nie ma w ofercie.
pyramids-refusal-deck = Talia jest pusta. Weź kartę z oferty.

## The final account

pyramids-account-cards = ukończone karty
pyramids-account-torches = pochodnie
pyramids-account-bonus = premia za kolor
pyramids-account-pairs = pary czerwonego i zielonego klejnotu
pyramids-account-gems = pozostałe klejnoty
pyramids-account-skull = najgorsza czaszka

## Hints

pyramids-hint-choose = Dwie karty jednego koloru to dobry początek: ukończenie drugiej daje premię za kolor, a kto zrobi to pierwszy, dostaje 10 punktów.
pyramids-hint-mark = Dotknij pól, które chcesz skreślić; kształt wolno obrócić i odbić. Gdy zostaje tylko jeden sposób ułożenia kształtu, skreślenie jest gotowe. Jedno pole skreślasz dotknięciem i potwierdzeniem.
pyramids-hint-take = Każda ukończona karta liczy się za 10 punktów. Na nowej karcie zaczynasz od wejścia; gdy bierze kilku graczy, zaczyna najniższy numer ukończonej karty.
