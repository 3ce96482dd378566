### Ankh

ankh-title = Ankh
ankh-tagline = Mumie niosą dary królowej, która zmienia życzenia: podlicz je, zanim się rozmyśli.
ankh-goal = Cel
ankh-goal-50 = 50 punktów
ankh-goal-100 = 100 punktów, dłuższa gra
ankh-goal-150 = 150 punktów, najdłuższa gra

## Karty

ankh-gift-green = zielony skarabeusz
ankh-gift-yellow = żółte słońce
ankh-gift-blue = niebieskie oko
ankh-gift-red = czerwony Anubis
ankh-colour-green = zielony
ankh-colour-yellow = żółty
ankh-colour-blue = niebieski
ankh-colour-red = czerwony
ankh-mummy = { $gift } { $value }
ankh-mummy-label = Mumia, { $gift }, { $value }
ankh-papyrus = papirus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] Papirus, { $number } mumia: { $wishes }
    [few] Papirus, { $number } mumie: { $wishes }
    [many] Papirus, { $number } mumii: { $wishes }
   *[other] Papirus, { $number } mumii: { $wishes }
}
ankh-held-mummy = { $card }. Teraz liczy się za { $points }.
ankh-held-papyrus = { $card }. Twój rząd liczyłby się za { $points }.

## Stół

ankh-middle-label = Pośrodku: { $card }
ankh-asks-for = { $count ->
    [one] mumia
    [few] mumie
    [many] mumii
   *[other] mumii
}
ankh-would-hold = Jeszcze bez punktowania.
ankh-would-score = Od razu punktują wszystkie rzędy.
ankh-would-end = Punktują wszystkie rzędy i gra się kończy.
ankh-row = rząd
ankh-row-empty = pusty
ankh-row-label = Rząd, { $name }: { $cards }. Wart { $worth }, { $missing }.
ankh-row-mine-label = Twój rząd: { $cards }. Wart { $worth }, { $missing }.
ankh-worth = wart
ankh-missing = { $count ->
    [0] pełny
    [one] brakuje { $count }
    [few] brakuje { $count }
    [many] brakuje { $count }
   *[other] brakuje { $count }
}
ankh-scored = punktuje
ankh-of-goal = z { $goal }
ankh-way = { $score } z { $goal } punktów
ankh-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
ankh-deck = Talia
ankh-deck-label = { $count ->
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
    [many] Talia, { $count } kart
   *[other] Talia, { $count } karty
}
ankh-discard = Odrzucone
ankh-discard-label = { $count ->
    [one] Stos kart odrzuconych, { $count } karta. Na wierzchu: { $top }
    [few] Stos kart odrzuconych, { $count } karty. Na wierzchu: { $top }
    [many] Stos kart odrzuconych, { $count } kart. Na wierzchu: { $top }
   *[other] Stos kart odrzuconych, { $count } karty. Na wierzchu: { $top }
}
ankh-discard-empty = nic
ankh-contents = Przejrzyj
ankh-contents-papyri = Odrzucone papirusy
ankh-contents-beneath = Zakryte papirusy
ankh-quiet = { $count ->
    [one] Bez punktowania gra skończy się za { $count } turę.
    [few] Bez punktowania gra skończy się za { $count } tury.
    [many] Bez punktowania gra skończy się za { $count } tur.
   *[other] Bez punktowania gra skończy się za { $count } tury.
}

## Co można zrobić

ankh-prompt = Wybierz mumię do swojego rzędu, papirus na środek albo karty na stos kart odrzuconych.
ankh-prompt-mummies = Wybierz mumię do swojego rzędu albo karty na stos kart odrzuconych.
ankh-prompt-papyri = Wybierz papirus na środek albo karty na stos kart odrzuconych.
ankh-do-mummy = Połóż mumię: { $card }. Twój rząd jest wtedy wart { $worth }.
ankh-do-mummy-scored = Połóż mumię: { $card } i podlicz wszystkie rzędy: { $gains }.
ankh-do-papyrus = Zagraj { $card }. Rzędy są wtedy warte: { $gains }.
ankh-do-papyrus-scored = Zagraj { $card } i podlicz wszystkie rzędy: { $gains }.
ankh-do-sacrifice = { $count ->
    [one] Poświęć: { $cards } i dobierz { $count } kartę.
    [few] Poświęć: { $cards } i dobierz { $count } karty.
    [many] Poświęć: { $cards } i dobierz { $count } kart.
   *[other] Poświęć: { $cards } i dobierz { $count } karty.
}
ankh-do-ends = To kończy grę.

ankh-ask-sacrifice = Poświęcić całą rękę?
ankh-ask-ends = To zakończy grę, a prowadzić będzie ktoś inny. Zagrać mimo to?

## Co się stało

ankh-told-mummy = { $name } kładzie mumię: { $card }.
ankh-told-papyrus = { $name } zagrywa { $card }.
ankh-told-sacrifice = { $name } poświęca: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Ze stosu kart odrzuconych powstaje nowa talia: { $count } karta.
    [few] Ze stosu kart odrzuconych powstaje nowa talia: { $count } karty.
    [many] Ze stosu kart odrzuconych powstaje nowa talia: { $count } kart.
   *[other] Ze stosu kart odrzuconych powstaje nowa talia: { $count } karty.
}
ankh-told-scored = { $name } wywołuje punktowanie: { $gains }.
ankh-told-goal = Cel { $goal } punktów osiągnięty: koniec gry.
ankh-told-quiet = Każdy ma za sobą { $count } tur bez punktowania: koniec gry.

## Dlaczego nie

ankh-not-in-hand = Gra się z własnej ręki, a tej karty na niej nie ma: { $card }.
ankh-too-few-in-hand = Nie masz ich tylu ({ $card }): wybrano { $asked }, na ręce { $held }.
ankh-not-a-mummy = Mumia trafia na koniec własnego rzędu, a papirus zakrywa ten pośrodku.
ankh-not-a-papyrus = Papirus pośrodku zakryje tylko inny papirus. Ta mumia trafia do twojego rzędu: { $card }.
ankh-nothing-offered = Nikt nie pasuje i nikt nie dobiera za darmo: wybierz od jednej do czterech kart na stos kart odrzuconych i dobierz tyle samo.

## Podpowiedzi

ankh-hint-papyrus = Zwój mówi, co się liczy: pierwszy dar podwójnie, drugi raz, trzeci wcale, czwarty przeciw tobie. Pod kartami widzisz, za ile liczyłaby się teraz każda z nich.
ankh-hint-scoring = W jednym rzędzie brakuje jednej mumii. Gdy jest pełny, punktują wszystkie rzędy, także krótsze, a potem są opróżniane.
ankh-hint-sacrifice = Żadna z twoich kart teraz nie pomaga. Wybierz kilka, a potem stos kart odrzuconych: dobierasz tyle samo.
