# Piramida Słońca

sun-title = Piramida Słońca
sun-tagline = Wspólnie budujecie jedną piramidę: im wyżej, tym więcej punktów mogą dać twoje karty.

sun-option-base = Podstawa
sun-option-base-short = 8 kart: krótka gra
sun-option-base-standard = 9 kart: gra standardowa
sun-option-base-long = 10 kart: długa gra

sun-option-neighbours = Sąsiednie karty
sun-option-neighbours-all = obok i pod spodem
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
   *[other] , takie same symbole obok: { $links }
}
sun-built = { $what }, gracz: { $name }
sun-place-open = { $place }: można tu dołożyć kartę
sun-place-unsupported = { $place }: nie można tu jeszcze dołożyć karty, bo pod spodem ich brakuje

sun-stock-standard = Standardowe
sun-stock-edge = Krawędzie
sun-deck-standard = Talia kart standardowych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
sun-deck-edge = Talia kart krawędzi, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
sun-pile-standard = Stos odrzuconych kart standardowych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}. Na wierzchu: { $card }
sun-pile-edge = Stos odrzuconych kart krawędzi, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}. Na wierzchu: { $card }
sun-pile-standard-empty = Stos odrzuconych kart standardowych, pusty
sun-pile-edge-empty = Stos odrzuconych kart krawędzi, pusty
sun-marker = poza grą
sun-marker-said = Poza grą: { $card }
sun-discards = Odrzucone karty: { $count }
sun-quiet = { $count ->
    [one] Jeszcze { $count } tura bez dołożonej karty i gra się skończy.
    [few] Jeszcze { $count } tury bez dołożonej karty i gra się skończy.
   *[many] Jeszcze { $count } tur bez dołożonej karty i gra się skończy.
}

sun-holds = Na ręce: { $standard ->
    [one] { $standard } karta standardowa
    [few] { $standard } karty standardowe
   *[many] { $standard } kart standardowych
}, { $edge ->
    [one] { $edge } karta krawędzi
    [few] { $edge } karty krawędzi
   *[many] { $edge } kart krawędzi
}
sun-hand-empty = Nie masz kart na ręce
sun-drawn-stock = { $stock }: w talii { $deck }, odrzucone { $discards }
sun-drawn-hand = Na ręce: { $cards }
sun-held-best = { $card }, teraz do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
sun-best = do { $points }

sun-do-draw-standard = Dobierz kartę standardową
sun-do-draw-edge = Dobierz kartę krawędzi
sun-do-discard = Odrzuć { $card }
sun-do-place = Dołóż { $card } na { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sun-do-place-linked = Dołóż { $card } na { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a potem jeszcze { $links ->
    [one] { $links } punkt
    [few] { $links } punkty
   *[many] { $links } punktów
} albo karta
sun-do-ends = { $action } (koniec gry)
sun-do-symbol-points = Zdobądź { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sun-do-stop = Zakończ turę

# Pytania w oknie z przyciskami Tak i Nie.
sun-ask-ends = Dołożyć { $card } na szczyt i zakończyć grę?
sun-ask-place = Dołożyć { $card } na { $place }? Nigdzie indziej nie pasuje.

sun-prompt-choosing = Dobierz z talii albo wybierz kartę do dołożenia.
sun-prompt-drawing = Dobierz dwie karty: wybierz talię.
sun-prompt-second = Dobierz drugą kartę: wybierz talię.
sun-prompt-discarding = Masz { $held } { $held ->
    [one] kartę
    [few] karty
   *[many] kart
}, a zatrzymać możesz { $limit }. Wybierz jedną do odrzucenia.
sun-prompt-symbol = Symbol ({ $symbol }) na { $count ->
    [one] sąsiedniej karcie: weź { $count } punkt albo kartę.
    [few] { $count } sąsiednich kartach: weź { $count } punkty albo kartę.
   *[many] { $count } sąsiednich kartach: weź { $count } punktów albo kartę.
}
sun-prompt-placing = Dołóż następną kartę albo zakończ turę.

sun-next-place = Teraz wybierz miejsce: na każdym widać, ile dałaby tam karta.
sun-next-card = Wybierz kartę, którą tam dołożysz.
sun-next-discard = Teraz wybierz stos kart odrzuconych.
sun-next-discarded = Wybierz kartę do odrzucenia.

sun-log-drew-standard = { $name } dobiera kartę standardową.
sun-log-drew-edge = { $name } dobiera kartę krawędzi.
sun-log-discarded = { $name } odrzuca { $card }.
sun-log-reshuffled-standard = Po potasowaniu odrzuconych kart standardowych powstaje nowa talia: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
sun-log-reshuffled-edge = Po potasowaniu odrzuconych kart krawędzi powstaje nowa talia: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
sun-log-placed = { $name } dokłada { $card } na { $place }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
sun-log-symbol-points = { $name } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za symbol ({ $symbol }).
sun-log-built = Piramida ma już szczyt. Koniec gry.
sun-log-quiet = Od dawna nikt nie dokłada kart. Koniec gry.
sun-tie-break = więcej kart na ręce
sun-crown = Piramida Słońca jest gotowa

sun-why-second-draw = Najpierw dobierz drugą kartę: wybierz talię.
sun-why-discard-due = Masz na ręce { $held } { $held ->
    [one] kartę
    [few] karty
   *[many] kart
}, a zatrzymać możesz tylko { $limit }. Najpierw odrzuć nadmiar.
sun-why-nothing-to-discard = Masz na ręce { $held } { $held ->
    [one] kartę
    [few] karty
   *[many] kart
}, a zatrzymać możesz { $limit }, więc nie trzeba niczego odrzucać. Ze stosu kart odrzuconych też nie można brać.
sun-why-not-in-hand = Nie masz na ręce takiej karty: { $card }.
sun-why-exhausted-standard = Talia kart standardowych i jej stos kart odrzuconych są puste. Dobierz kartę krawędzi.
sun-why-exhausted-edge = Talia kart krawędzi i jej stos kart odrzuconych są puste. Dobierz kartę standardową.
sun-why-no-draw = W turze, w której dokładasz karty, już nie dobierasz. Nową kartę może ci dać tylko taki sam symbol na sąsiedniej karcie.
sun-why-nothing-done = W swojej turze musisz dobrać dwie karty albo dołożyć przynajmniej jedną.
sun-why-outside = Podstawa jest już pełna (karty: { $base }). Buduj na niej, od poziomu 1 w górę.
sun-why-filled = To miejsce jest zajęte: { $card }.
sun-why-unsupported = Karta musi leżeć na dwóch innych, a jednej jeszcze brakuje: { $missing }.
sun-why-not-leftmost = Lewą krawędź można położyć tylko na skrajnym lewym miejscu poziomu. Na poziomie { $level } jest ono gdzie indziej.
sun-why-not-rightmost = Prawą krawędź można położyć tylko na skrajnym prawym miejscu poziomu. Na poziomie { $level } jest ono gdzie indziej.
sun-why-edge-on-top = Na szczycie nie można położyć krawędzi, tylko kartę szczytową albo standardową.
sun-why-not-very-top = Kartę szczytową można położyć tylko na szczycie, na poziomie { $level }.
sun-why-symbol-due = Najpierw wykorzystaj symbol dołożonej karty: zdobądź punkty albo dobierz kartę.
sun-why-no-symbol = Symbol można wykorzystać tylko wtedy, gdy dołożona właśnie karta sąsiaduje z takim samym symbolem.

sun-account-standard = Karty standardowe
sun-account-edge = Karty krawędzi, podwójnie
sun-account-top = Karta szczytowa, potrójnie
sun-account-symbols = Symbole

sun-hint-height = Karta daje tyle punktów, ile wynosi mniejsza z dwóch liczb: jej wartość albo poziom. Wybierz kartę, a na każdym dostępnym miejscu zobaczysz, ile by tam dała.
sun-hint-edges = Karty krawędzi liczą się podwójnie, a karta szczytowa potrójnie, ale każdą można położyć tylko na jej własnym miejscu. Zatrzymać możesz pięć kart.
sun-hint-symbols = Twoja karta sąsiaduje z takim samym symbolem. Zdobądź punkt za każdą taką sąsiednią kartę albo dobierz kartę, którą możesz od razu dołożyć.

## Dlaczego akcja jest dobra albo zła

sun-reason-points = { $effect ->
    [own-better] punktowo wyjdziesz na tym lepiej
   *[own-worse] punktowo wyjdziesz na tym gorzej
}
sun-reason-now = { $effect ->
    [own-better] pozwala ci zdobyć więcej w następnych turach
    [own-worse] zostawia ci mniej do zdobycia w następnych turach
    [others-better] otwiera miejsca, na których zapunktują pozostali
   *[others-worse] zostawia pozostałym niewiele do zdobycia
}
sun-reason-later = { $effect ->
    [own-better] zostawia ci dobre karty na wyższe poziomy
   *[own-worse] zużywa karty, które na wyższych poziomach dałyby więcej
}
sun-reason-top = { $effect ->
    [own-better] pozwala ci dokończyć piramidę
    [own-worse] odbiera ci możliwość dokończenia piramidy
    [others-better] pozwala komuś innemu dokończyć piramidę
   *[others-worse] nie pozwala pozostałym dokończyć piramidy
}

## Lekcje

sun-lesson-draw-title = Dobrać czy dołożyć
sun-lesson-draw-task = Razem budujecie jedną piramidę i za każdą dołożoną kartę dostajesz punkty. W swojej turze albo dobierasz dwie karty, albo jakieś dokładasz. Na poziomie 1 karta daje bardzo niewiele, więc bez pośpiechu: dobierz kartę z dowolnej talii.
sun-lesson-draw-done = Widzisz kartę, zanim wybierzesz, skąd dobrać drugą. W talii kart krawędzi są karty na zbocza i szczyt.
sun-lesson-draw-other = Piątka na poziomie 1 daje tylko 1 punkt. Dobre karty są więcej warte wyżej, więc najpierw dobierz.
sun-lesson-discard-title = Najwyżej pięć kart
sun-lesson-discard-task = Po dobraniu dwóch kart masz ich sześć, a zatrzymać możesz tylko pięć. Odrzuć kartę o niskiej wartości: wybierz ją, a potem stos kart odrzuconych jej talii.
sun-lesson-discard-done = O niskie wartości łatwo. Te wysokie opłacą się wyżej.
sun-lesson-discard-other = Tę zatrzymaj: wysokie wartości dają najwięcej na wysokich poziomach.
sun-lesson-level-title = Wartość czy poziom
sun-lesson-level-task = Karta leży na dwóch kartach niższego poziomu i daje tyle punktów, ile wynosi mniejsza z liczb: wartość lub poziom. Na poziomie 3 jest jedno wolne miejsce. Dołóż tam kartę, która da najwięcej.
sun-lesson-level-done = Z wartości 5 i poziomu 3 mniejsza jest trójka, więc dostajesz 3 punkty. W tej samej turze możesz dokładać dalej.
sun-lesson-level-other = Na poziomie 1 nawet piątka daje tylko 1 punkt. Poszukaj najwyższego wolnego miejsca.
sun-lesson-level-low = Dwójka dałaby tam tylko 2 punkty. Masz kartę o wyższej wartości.
sun-lesson-level-edge = Karta krawędzi liczy się podwójnie, ale na poziomie 1 to tylko 2 punkty. Poziom 3 daje 3.
sun-lesson-edge-title = W górę po zboczu
sun-lesson-edge-task = Lewą krawędź można położyć tylko na skrajnym lewym miejscu, prawą tylko na skrajnym prawym, a obie liczą się podwójnie. Dołóż lewą krawędź na poziomie 4.
sun-lesson-edge-done = Z liczb 5 i 4 mniejsza jest czwórka, a podwójnie to 8 punktów. Miej karty krawędzi w pogotowiu na te miejsca.
sun-lesson-edge-other = Lewa krawędź da na poziomie 4 aż 8 punktów. Zajmij to miejsce, zanim zrobi to ktoś inny.
sun-lesson-edge-standard = Kartę standardową też można tam położyć, ale nigdy nie liczy się podwójnie: 4 punkty zamiast 8.
sun-lesson-stairs-title = Schody
sun-lesson-stairs-task = Poziom nie musi być pełny, żeby zacząć następny: wystarczą dwie karty obok siebie. Na poziomie 2 wolne jest miejsce d2, a ty masz jedynkę, trójkę i czwórkę. Każda może otworzyć następne miejsce wyżej, więc zacznij od właściwej: dołóż tam jedynkę.
sun-lesson-stairs-done = 1 punkt i dwa sąsiednie słońca. Do tego otworzyło się miejsce na poziomie 3 dla trójki, a ona otworzy miejsce na poziomie 4 dla czwórki: jeszcze 3 i 4 punkty w tej samej turze.
sun-lesson-stairs-other = Można i tak, ale najpierw dołóż jedynkę na poziomie 2: tam otworzy miejsce na poziomie 3.
sun-lesson-stairs-save = Tam dałaby tylko 2 punkty. Zachowaj ją na miejsce, które otworzy jedynka.
sun-lesson-stairs-edge = To da 2 punkty, ale wyżej niczego nie otworzy. Zacznij od jedynki na poziomie 2.
sun-lesson-symbol-title = Takie same symbole
sun-lesson-symbol-task = Jeśli dokładana karta ma ten sam symbol co sąsiednia, dostajesz coś jeszcze. Sąsiednie są karty po lewej, po prawej i dwie, na których leży. Dołóż kartę ze słońcem tam, gdzie będzie sąsiadować z trzema słońcami.
sun-lesson-symbol-done = Sama karta daje 1 punkt. Teraz wybierasz: punkt za każde z trzech sąsiednich słońc albo kartę.
sun-lesson-symbol-other = Można i tak, ale jest miejsce, które sąsiaduje z trzema słońcami: na poziomie 1, tuż obok tych, które już tam leżą.
sun-lesson-points-title = Punkty czy karta
sun-lesson-points-task = Dołożona właśnie karta sąsiaduje z trzema słońcami. Możesz albo dobrać kartę i nawet dołożyć ją jeszcze w tej turze, albo zdobyć punkt za każde słońce. Weź punkty.
sun-lesson-points-done = To jeszcze 3 punkty, razem 4 za kartę o wartości 1. Przy jednym takim samym symbolu często lepsza jest karta.
sun-lesson-points-other = Karta zawsze się przyda, ale 3 punkty naraz trudno przebić. Tym razem je weź.
sun-lesson-stop-title = Skończyć w porę
sun-lesson-stop-task = Cztery twoje karty z tej tury już leżą. Na ręce została ci piątka, a wolne miejsca są tylko na poziomie 1. Zakończ turę i zatrzymaj piątkę.
sun-lesson-stop-done = Piątka czeka na wyższy poziom. W turze dokładasz przynajmniej jedną kartę, ale nigdy więcej, niż chcesz.
sun-lesson-stop-other = Tam piątka da tylko 1 punkt. Wyżej jest warta kilka razy więcej.
sun-lesson-deck-title = Pusta talia
sun-lesson-deck-task = To była ostatnia karta standardowa, a dobierasz jeszcze jedną. Talia kart standardowych jest pusta, ale możesz ją wybrać: najpierw tasuje się jej stos kart odrzuconych. Dla kart krawędzi jest teraz tylko jedno miejsce, a kartę na nie już masz. Dobierz kartę standardową.
sun-lesson-deck-done = Karty odrzucone są teraz nową talią i twoja karta jest z niej. Z drugiej talii trzeba dobrać tylko wtedy, gdy stos kart odrzuconych też jest pusty.
sun-lesson-deck-other = Można i tak, ale na jedyne miejsce dla karty krawędzi masz już kartę. Dobierz kartę standardową: pasuje wszędzie.
sun-lesson-top-title = Szczyt
sun-lesson-top-task = Gra kończy się, gdy tylko na szczyt trafi karta, a wygrywa ten, kto ma najwięcej punktów. Kartę szczytową można położyć tylko tam, a liczy się ona potrójnie. Prowadzisz: dokończ piramidę.
sun-lesson-top-done = To 15 punktów i piramida jest gotowa. Przy remisie wygrałby gracz, który ma więcej kart na ręce.
sun-lesson-top-other = Dokończ piramidę swoją kartą szczytową.
sun-lesson-top-standard = To też kończy grę, ale karta szczytowa liczy się potrójnie: 15 punktów zamiast 4.
sun-lesson-top-stop = Wtedy piramidę dokończy ktoś inny i to on dostanie punkty.
