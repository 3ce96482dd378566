# Piramida Słońca

sun-title = Piramida Słońca
sun-tagline = Jedna piramida, którą budujecie wspólnie: im wyżej, tym cenniejsze kamienie.

sun-option-base = Podstawa
sun-option-base-short = 8 kart: krótka gra
sun-option-base-standard = 9 kart: standardowa gra
sun-option-base-long = 10 kart: długa gra

sun-option-neighbours = Sąsiednie karty
sun-option-neighbours-all = obok i na niższym poziomie
sun-option-neighbours-levels = tylko niższy poziom

sun-symbol-sun = słońce
sun-symbol-moon = księżyc
sun-symbol-eagle = orzeł
sun-symbol-jaguar = jaguar

sun-card-standard = karta standardowa { $value }
sun-card-standard-accusative = kartę standardową { $value }
sun-card-left = lewa krawędź { $value }
sun-card-left-accusative = lewą krawędź { $value }
sun-card-right = prawa krawędź { $value }
sun-card-right-accusative = prawą krawędź { $value }
sun-card-top = karta szczytowa { $value }
sun-card-top-accusative = kartę szczytową { $value }
sun-card-base = karta podstawy
sun-card-bearing = { $card } ({ $symbol })

sun-base = Podstawa
sun-level = Poziom { $level }
sun-place = poziom { $level }, miejsce { $position }
sun-very-top = szczyt
sun-place-laid = { $place }: { $card }{ $links ->
    [0] { "" }
    [one] , { $links } połączenie
    [few] , { $links } połączenia
    [many] , { $links } połączeń
   *[other] , { $links } połączenia
}
sun-place-open = { $place }: wolne
sun-place-unsupported = { $place }: puste, pod spodem brakuje kart

sun-stock-standard = Standardowe
sun-stock-edge = Krawędzie
sun-deck-standard = Talia kart standardowych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sun-deck-edge = Talia kart krawędzi, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sun-pile-standard = Stos odrzuconych kart standardowych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; na wierzchu: { $card }
sun-pile-edge = Stos odrzuconych kart krawędzi, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; na wierzchu: { $card }
sun-pile-standard-empty = Stos odrzuconych kart standardowych, pusty
sun-pile-edge-empty = Stos odrzuconych kart krawędzi, pusty
sun-marker = poza grą
sun-marker-said = Poza grą: { $card }
sun-discards = Odrzucone karty: { $count }
sun-quiet = { $count ->
    [one] Jeszcze { $count } tura bez dołożonej karty i gra się skończy.
    [few] Jeszcze { $count } tury bez dołożonej karty i gra się skończy.
    [many] Jeszcze { $count } tur bez dołożonej karty i gra się skończy.
   *[other] Jeszcze { $count } tury bez dołożonej karty i gra się skończy.
}

sun-holds = Na ręce: karty standardowe { $standard }, karty krawędzi { $edge }
sun-hand-empty = Na ręce nie ma żadnej karty
sun-held-best = { $card }, teraz do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
sun-best = do { $points }

sun-do-draw-standard = Dobierz kartę standardową
sun-do-draw-edge = Dobierz kartę krawędzi
sun-do-discard = Odrzuć { $card }
sun-do-place = Dołóż { $card } na { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sun-do-place-linked = Dołóż { $card } na { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, potem za symbol { $links } albo karta
sun-do-ends = { $action }. Gra się kończy
sun-do-symbol-points = Weź { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sun-do-stop = Zakończ turę

sun-ask-ends = Dołożyć { $card } na szczyt i zakończyć grę?
sun-ask-place = Dołożyć { $card }: { $place }? Nigdzie indziej nie pasuje.

sun-prompt-choosing = Dobierz z talii albo wybierz kartę do dołożenia.
sun-prompt-drawing = Dobierz dwie karty: wybierz talię.
sun-prompt-second = Dobierz drugą kartę: wybierz talię.
sun-prompt-discarding = Kart na ręce: { $held }, zatrzymać możesz { $limit }. Wybierz, którą odrzucasz.
sun-prompt-symbol = Symbol { $symbol }, { $count ->
    [one] { $count } połączenie: weź { $count } punkt albo dobierz kartę.
    [few] { $count } połączenia: weź { $count } punkty albo dobierz kartę.
    [many] { $count } połączeń: weź { $count } punktów albo dobierz kartę.
   *[other] { $count } połączenia: weź { $count } punktu albo dobierz kartę.
}
sun-prompt-placing = Dołóż następną kartę albo zakończ turę.

sun-log-drew-standard = { $name } dobiera kartę standardową.
sun-log-drew-edge = { $name } dobiera kartę krawędzi.
sun-log-discarded = { $name } odrzuca { $card }.
sun-log-reshuffled-standard = Ze stosu kart odrzuconych powstaje nowa talia kart standardowych: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
sun-log-reshuffled-edge = Ze stosu kart odrzuconych powstaje nowa talia kart krawędzi: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
sun-log-placed = { $name } dokłada { $card } na { $place }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
sun-log-symbol-points = { $name } zdobywa za symbol ({ $symbol }) { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
sun-log-built = Szczyt stoi. Koniec gry.
sun-log-quiet = Od dawna nikt nie dołożył karty. Koniec gry.

sun-why-second-draw = Jedna karta jest już dobrana. Najpierw dobierz drugą: wybierz talię.
sun-why-discard-due = Kart na ręce: { $held }, zatrzymać możesz { $limit }. Najpierw odrzuć.
sun-why-nothing-to-discard = Kart na ręce: { $held }, zatrzymać możesz { $limit }. Teraz nic się nie odrzuca, a ze stosu kart odrzuconych nikt nie bierze.
sun-why-not-in-hand = Nie masz tej karty na ręce: { $card }.
sun-why-exhausted-standard = Talia kart standardowych i jej stos kart odrzuconych są puste. Użyj kart krawędzi.
sun-why-exhausted-edge = Talia kart krawędzi i jej stos kart odrzuconych są puste. Użyj kart standardowych.
sun-why-no-draw = W tej turze karta jest już dołożona, więc nie dobierasz. Kartę może teraz dać tylko symbol.
sun-why-nothing-done = W swojej turze dobierasz dwie karty albo dokładasz przynajmniej jedną.
sun-why-outside = Podstawa jest gotowa, kart ma { $base }. Buduje się na niej, od poziomu 1 w górę.
sun-why-filled = Tam już leży karta: { $card }.
sun-why-unsupported = Karta leży na dwóch innych. Jednej jeszcze brakuje: { $missing }.
sun-why-not-leftmost = Lewa krawędź idzie tylko na miejsce najdalej po lewej. Na poziomie { $level } to inne miejsce.
sun-why-not-rightmost = Prawa krawędź idzie tylko na miejsce najdalej po prawej. Na poziomie { $level } to inne miejsce.
sun-why-edge-on-top = Krawędź nie idzie na szczyt. Idzie tam karta szczytowa albo standardowa.
sun-why-not-very-top = Karta szczytowa idzie tylko na szczyt, na poziom { $level }.
sun-why-symbol-due = Najpierw użyj symbolu dołożonej karty: weź punkty albo dobierz kartę.
sun-why-no-symbol = Symbolu używa się tylko wtedy, gdy dołożona właśnie karta sąsiaduje z takim samym symbolem.

sun-account-standard = Karty standardowe
sun-account-edge = Krawędzie, podwójnie
sun-account-top = Karta szczytowa, potrójnie
sun-account-symbols = Symbole

sun-hint-height = Karta daje tyle punktów, ile wynosi jej wartość albo numer poziomu, zależnie od tego, co mniejsze. Wybierz kartę, a każde miejsce pokaże, ile by dała.
sun-hint-edges = Krawędzie punktują podwójnie, a karta szczytowa potrójnie, ale każda idzie tylko na swoją stronę. Zatrzymać możesz pięć kart.
sun-hint-symbols = Twoja karta sąsiaduje z takim samym symbolem. Weź punkt za każdego takiego sąsiada albo dobierz kartę, którą możesz od razu dołożyć.
