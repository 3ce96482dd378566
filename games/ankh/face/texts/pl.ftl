### Ankh

ankh-title = Ankh
ankh-tagline = Mumie przynoszą dary kapryśnej królowej. Zdobądź za nie punkty, zanim zmieni zdanie.
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
ankh-mummy-label = Mumia, { $gift }, wartość { $value }
ankh-papyrus = papirus { $number } ({ $colours })
ankh-papyrus-label = Papirus wymagający { $number } mumii ({ $wishes })
ankh-held-mummy = { $card }. Teraz daje { $points }.
ankh-held-papyrus = { $card }. Twój rząd dałby { $points }.

## Stół

ankh-middle-label = Na środku: { $card }
ankh-asks-for = { $count ->
    [one] mumia
    [few] mumie
   *[many] mumii
}
ankh-would-hold = Jeszcze bez punktowania.
ankh-would-score = Punktowanie wszystkich rzędów.
ankh-would-end = Punktowanie wszystkich rzędów i koniec gry.
ankh-row = rząd
ankh-row-empty = pusty
ankh-row-label = Rząd ({ $name }): { $cards }. Wartość { $worth }, { $missing }.
ankh-row-mine-label = Twój rząd: { $cards }. Wartość { $worth }, { $missing }.
ankh-queen-pleased = Królowa jest zadowolona: to, co widzi, daje punkty.
ankh-queen-calm = Królowa czeka: to, co widzi, nie daje punktów.
ankh-queen-cross = Królowa się gniewa: to, co widzi, zabiera punkty.
ankh-worth = wartość
ankh-drawn-hand = na ręce
ankh-missing = { $count ->
    [0] pełny
   *[other] brakuje { $count }
}
ankh-scored = punktowany
ankh-of-goal = { $goal ->
    [50] z { $goal }
   *[other] ze { $goal }
}
ankh-way = { $goal ->
    [50] { $score } z { $goal } punktów
   *[other] { $score } ze { $goal } punktów
}
ankh-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
ankh-deck = Talia
ankh-deck-label = { $count ->
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
   *[many] Talia, { $count } kart
}
ankh-discard = Odrzucone
ankh-discard-label = { $count ->
    [0] Stos kart odrzuconych, pusty
    [one] Stos kart odrzuconych, { $count } karta. Na wierzchu: { $top }
    [few] Stos kart odrzuconych, { $count } karty. Na wierzchu: { $top }
   *[many] Stos kart odrzuconych, { $count } kart. Na wierzchu: { $top }
}
ankh-discard-empty = Niczego jeszcze nie odrzucono.
ankh-contents = Pokaż odrzucone
ankh-contents-papyri = Odrzucone papirusy
ankh-contents-beneath = Papirusy pod tym na środku
ankh-quiet = { $count ->
    [one] Bez punktowania gra skończy się za { $count } turę.
    [few] Bez punktowania gra skończy się za { $count } tury.
   *[many] Bez punktowania gra skończy się za { $count } tur.
}

## Co można zrobić

ankh-prompt = Wybierz mumię lub papirus albo karty do poświęcenia.
ankh-prompt-mummies = Wybierz mumię do wyłożenia albo karty do poświęcenia.
ankh-prompt-papyri = Wybierz papirus do zagrania albo karty do poświęcenia.
ankh-next-mummy = Teraz wybierz swój rząd albo stos odrzuconych, żeby ją poświęcić.
ankh-next-papyrus = Teraz wybierz środek albo stos odrzuconych, żeby go poświęcić.
ankh-next-cards = Wybierz stos kart odrzuconych, żeby poświęcić te karty.
ankh-next-row = Wybierz mumię do swojego rzędu.
ankh-next-middle = Wybierz papirus, którym przykryjesz ten na środku.
ankh-next-discard = Wybierz karty do poświęcenia.
ankh-do-mummy = Wyłóż mumię ({ $card }): twój rząd będzie wart { $worth }
ankh-do-mummy-scored = Wyłóż mumię ({ $card }) i podlicz wszystkie rzędy: { $gains }
ankh-do-papyrus = Zagraj { $card }, a rzędy będą warte: { $gains }
ankh-do-papyrus-scored = Zagraj { $card } i podlicz wszystkie rzędy: { $gains }
ankh-do-sacrifice = { $count ->
    [one] Poświęć kartę: { $cards }
    [few] Poświęć { $count } karty: { $cards }
   *[many] Poświęć { $count } kart: { $cards }
}
ankh-do-ends = (koniec gry)

## Pytania w oknie z przyciskami Tak i Nie

ankh-ask-sacrifice = Poświęcić wszystkie karty z ręki?
ankh-ask-ends = To zakończy grę, a prowadzić będzie ktoś inny. Zagrać mimo to?

## Co się stało

ankh-verdict = Królowa punktuje wszystkie rzędy
ankh-told-mummy = { $name } wykłada mumię: { $card }.
ankh-told-papyrus = { $name } zagrywa { $card }.
ankh-told-sacrifice = { $name } składa ofiarę: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Z potasowanego stosu kart odrzuconych powstaje nowa talia: { $count } karta.
    [few] Z potasowanego stosu kart odrzuconych powstaje nowa talia: { $count } karty.
   *[many] Z potasowanego stosu kart odrzuconych powstaje nowa talia: { $count } kart.
}
ankh-told-scored = { $name } wywołuje punktowanie: { $gains }.
ankh-told-goal = { $count ->
    [one] { $names } ma już co najmniej { $goal } punktów: koniec gry.
   *[other] { $names } mają już co najmniej { $goal } punktów: koniec gry.
}
ankh-told-quiet = { $count ->
    [one] Wszyscy mają za sobą { $count } turę bez punktowania: koniec gry.
    [few] Wszyscy mają za sobą po { $count } tury bez punktowania: koniec gry.
   *[many] Wszyscy mają za sobą po { $count } tur bez punktowania: koniec gry.
}

## Dlaczego nie

ankh-not-in-hand = Nie masz na ręce takiej karty: { $card }.
ankh-too-few-in-hand = Wybierasz { $asked } takie karty, a na ręce masz tylko { $held }: { $card }.
ankh-not-a-mummy = Do rzędu możesz wykładać tylko mumie, i to tylko do własnego. Papirus kładziesz na środku, na poprzednim.
ankh-not-a-papyrus = Papirus na środku możesz przykryć tylko innym papirusem. Ta mumia ({ $card }) trafia do twojego rzędu.
ankh-nothing-offered = Nie możesz spasować ani tylko dobrać kart. Poświęć od jednej do czterech kart, a dobierzesz tyle samo.

## Podpowiedzi

ankh-hint-papyrus = Papirus mówi, co się liczy: pierwszy dar daje podwójną wartość, drugi zwykłą, trzeci nic, a czwarty zabiera punkty. Pod każdą swoją kartą widzisz, ile dałaby w tej chwili.
ankh-hint-scoring = Jednemu z rzędów brakuje już tylko jednej mumii. Gdy się zapełni, punktowane są wszystkie rzędy, także krótsze, a potem wszystkie się opróżnia.
ankh-hint-sacrifice = Żadna z twoich kart nie daje teraz punktów. Wybierz kilka z nich, a potem stos kart odrzuconych: dobierzesz tyle samo nowych.

## Dlaczego akcja jest dobra albo zła

ankh-reason-row = { $effect ->
    [own-better] twój rząd będzie wart więcej
    [own-worse] twój rząd będzie wart mniej
    [others-better] pozostałe rzędy będą warte więcej
   *[others-worse] pozostałe rzędy będą warte mniej
}
ankh-reason-score = { $effect ->
    [own-better] punktowo wyjdziesz na tym lepiej
    [own-worse] punktowo wyjdziesz na tym gorzej
    [others-better] oddaje punkty pozostałym
   *[others-worse] nie oddaje punktów pozostałym
}
ankh-reason-hand = { $effect ->
    [own-better] zostawia ci na ręce karty, które pasują do życzeń
   *[own-worse] zostawia ci na ręce karty, które słabo pasują do życzeń
}
ankh-reason-papyri = { $effect ->
    [own-better] zostawia ci papirus na lepszą chwilę
   *[own-worse] pozbawia cię papirusu, który mógłby się jeszcze przydać
}
ankh-reason-scoring = { $effect ->
    [own-better] przybliża punktowanie, które ci odpowiada
    [own-worse] oddala punktowanie, które ci odpowiada
    [others-better] pozwala komuś innemu wywołać punktowanie, które mu odpowiada
   *[others-worse] nie pozwala pozostałym wywołać punktowania, które im odpowiada
}

## Lekcje

ankh-lesson-gifts-title = Czego chce królowa
ankh-lesson-gifts-task = Mumie niosą królowej dary, a papirus na środku ustala ich kolejność: pierwsze życzenie liczy się podwójnie, drugie normalnie, trzecie nic nie daje, a czwarte odbiera punkty. Wyłóż mumię, której królowa chce najbardziej: wybierz ją, a potem swój rząd.
ankh-lesson-gifts-done = Niebieski to pierwsze życzenie, więc czwórka jest w twoim rzędzie warta 8 punktów. Potem dobierasz: turę zawsze kończysz z czterema kartami.
ankh-lesson-gifts-other = Można i tak, ale najpierw spróbuj pierwszego życzenia: wyłóż niebieską czwórkę.
ankh-lesson-gifts-second = Zielony to drugie życzenie, więc trójka byłaby warta 3. Masz na ręce lepszą kartę.
ankh-lesson-gifts-fourth = Czerwony to czwarte życzenie: ta mumia kosztowałaby cię punkt.
ankh-lesson-wishes-title = Drugi w kolejności dar
ankh-lesson-wishes-task = Nie masz czerwonego daru, a to pierwsze życzenie. Pod każdą kartą widzisz, ile by teraz dała. Wyłóż mumię, która da najwięcej.
ankh-lesson-wishes-done = Zielony to drugie życzenie, więc czwórka liczy się normalnie: 4 punkty w twoim rzędzie.
ankh-lesson-wishes-other = Papirus zachowaj na później: jedna z twoich mumii da punkty od razu.
ankh-lesson-wishes-third = Niebieski to trzecie życzenie i nic nie daje. Masz lepszą kartę.
ankh-lesson-wishes-fourth = Żółty to czwarte życzenie: trójka kosztowałaby cię 3 punkty.
ankh-lesson-papyrus-title = Niech zmieni zdanie
ankh-lesson-papyrus-task = Twoje dwie niebieskie mumie są warte −9, bo niebieski to czwarte życzenie. Liczy się tylko papirus na wierzchu, a ty masz dwa inne. Zagraj ten, który najbardziej ceni niebieski: wybierz go, a potem środek stołu.
ankh-lesson-papyrus-done = Teraz niebieski jest pierwszym życzeniem i ten sam rząd jest wart 18. Stary papirus zostaje pod spodem i już się nie liczy.
ankh-lesson-papyrus-other = Twój rząd nadal byłby wart mniej niż zero. Zagraj raczej papirus.
ankh-lesson-papyrus-third = Z tym papirusem niebieski to trzecie życzenie i rząd byłby wart 0. Drugi jest lepszy.
ankh-lesson-scoring-title = Punktowanie
ankh-lesson-scoring-task = Liczba na papirusie mówi, ilu mumii wymaga. Gdy tylko któryś rząd ma ich tyle, punktowane są wszystkie, nawet te krótsze. Twój jest wart więcej i brakuje mu jednej mumii: uzupełnij go najlepszą kartą.
ankh-lesson-scoring-done = Wszystkie rzędy zostały podliczone: dostajesz 20 punktów, a Meri 4. Potem wszystkie mumie się odrzuca, każdy zatrzymuje karty na ręce i gra toczy się dalej.
ankh-lesson-scoring-other = Twój rząd jest teraz wart więcej, więc nie czekaj z punktowaniem.
ankh-lesson-scoring-four = Tak też można, ale niebieska piątka da 2 punkty więcej.
ankh-lesson-scoring-yellow = Ta mumia uzupełniłaby rząd, ale żółty to trzecie życzenie i nic nie daje.
ankh-lesson-sacrifice-title = Karty, których nikt nie chce
ankh-lesson-sacrifice-task = Trzy twoje karty są niebieskie, a niebieski to czwarte życzenie. Zamiast zagrywać kartę, możesz złożyć ofiarę: odrzucasz od jednej do czterech kart i tyle samo dobierasz. Wybierz trzy niebieskie karty, a potem stos kart odrzuconych.
ankh-lesson-sacrifice-done = Masz nowe karty. Kosztowało cię to całą turę, ale dary, których nikt nie chce, kosztowałyby punkty.
ankh-lesson-sacrifice-other = Pozbądź się wszystkich trzech niebieskich kart: każda kosztowałaby cię punkty.
ankh-lesson-sooner-title = Krótsza lista
ankh-lesson-sooner-task = Papirus też może wywołać punktowanie: jeśli nie wymaga więcej mumii, niż ma już któryś rząd, od razu punktowane są wszystkie. Twój rząd prowadzi. Zagraj papirus, który wywoła punktowanie.
ankh-lesson-sooner-done = Wymaga 3 mumii, a oba rzędy mają po 3: dostajesz 20 punktów, a Meri 10, bo żółty teraz odbiera punkty.
ankh-lesson-sooner-other = Teraz prowadzisz. Papirus z małą liczbą wywoła punktowanie, zanim Meri cię dogoni.
ankh-lesson-sooner-four = Ten wymaga 4 mumii, a żaden rząd tylu nie ma, więc nie byłoby punktowania.
ankh-lesson-later-title = Jeszcze nie
ankh-lesson-later-task = Obu rzędom brakuje jednej mumii, ale rząd, który ma Meri, jest wart 28, a twój tylko 14. Jeśli teraz dojdzie do punktowania, przegrasz. Zagraj papirus, który odwróci sytuację bez punktowania.
ankh-lesson-later-done = Teraz niebieski jest pierwszy, a żółty ostatni: twój rząd jest wart 28, a tamten −14. Twoja następna mumia może zakończyć grę.
ankh-lesson-later-other = To nic nie zmienia: Meri uzupełni swój rząd i wygra.
ankh-lesson-later-three = Wymaga 3 mumii, a oba rzędy mają po 3: od razu doszłoby do punktowania, Meri dostałaby 14 punktów, a ty −14.
ankh-lesson-later-five = Żółty nadal byłby pierwszym życzeniem, a niebieski czwartym.
ankh-lesson-later-mummy = Tak uzupełnisz swój rząd, ale Meri dostanie 28 punktów i wygra.
ankh-lesson-deck-title = Pusta talia
ankh-lesson-deck-task = Talia jest pusta, ale ofiarę i tak możesz złożyć: gdy trzeba dobrać kartę, stos kart odrzuconych i wszystkie papirusy oprócz wierzchniego tworzą nową talię. Trzy twoje karty są niebieskie, a niebieski to czwarte życzenie. Wybierz je, a potem stos kart odrzuconych.
ankh-lesson-deck-done = Nowe karty są już z nowej talii. Trafiły do niej także te, które właśnie poszły na ofiarę, i wszystkie zakryte papirusy. Na środku został tylko wierzchni.
ankh-lesson-deck-other = Pozbądź się wszystkich trzech niebieskich kart: każda kosztowałaby cię punkty.
ankh-lesson-deck-blue = Niebieski to czwarte życzenie: ta mumia kosztowałaby cię punkty.
ankh-lesson-deck-yellow = Żółty to trzecie życzenie i nic nie daje, a trzy niebieskie karty zostałyby ci na ręce.
ankh-lesson-end-title = Ostatnie punktowanie
ankh-lesson-end-task = Gra kończy się punktowaniem, w którym ktoś osiąga 50 punktów, a wygrywa ten, kto ma ich najwięcej. Ty masz 39. Uzupełnij swój rząd i wygraj.
ankh-lesson-end-done = Masz ponad 50 punktów, więc gra się skończyła i wygrywasz. Wszystkie rzędy zostały podliczone po raz ostatni.
ankh-lesson-end-other = Nie ma na co czekać: zielona mumia uzupełni twój rząd i da ci ponad 50 punktów.
