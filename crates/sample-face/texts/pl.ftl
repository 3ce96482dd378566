### Sealed, gra wymyślona na potrzeby testów

sealed-title = Pod pieczęcią
sealed-tagline = Wszyscy licytują w tajemnicy: komnatę zdobywa ten, kto jako jedyny włożył do niej najwięcej.
sealed-option-rounds = Liczba rund
sealed-option-rounds-value = { $value } rundy
sealed-option-flaw = Usterka
sealed-account-won = zdobyte karty
sealed-account-hand = karty na ręce

## Stół

sealed-chamber = komnata { $chamber }: karta { $card }
sealed-card = karta { $value }
sealed-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}

## Co można zrobić

sealed-prompt-put = Włóż żetony do komnat, a potem zapieczętuj.
sealed-prompt-swap = Wymień kartę albo zatrzymaj obie.
sealed-put = Włóż żeton do komnaty { $chamber }
sealed-seal = Zapieczętuj
sealed-swap = Wymień kartę { $value }
sealed-keep = Zatrzymaj obie karty
sealed-ask-keep = Zatrzymać obie karty?
sealed-hint-alone = Jeśli najwięcej żetonów w komnacie ma dwóch graczy po równo, nie zdobywa jej nikt.

## Co się stało

sealed-won = { $name } zdobywa kartę { $value }.
sealed-discarded = Karty { $value } nie zdobywa nikt.
sealed-swapped = { $name } wymienia kartę.
sealed-kept = { $name } zatrzymuje obie karty.
sealed-ended = Koniec gry.

## Dlaczego nie

sealed-refusal-now = Teraz nie można tego zrobić.
sealed-refusal-three = W jednej rundzie możesz włożyć najwyżej trzy żetony.
sealed-refusal-token = Nie masz już żetonów.
sealed-refusal-nothing = Masz jeszcze żetony ({ $count }), więc najpierw włóż jeden.
sealed-refusal-hand = Nie masz na ręce karty { $value }.

## Lessons

sealed-lesson-put-title = Włóż żeton
sealed-lesson-put-task = Wszyscy licytują w tajemnicy. Włóż żeton do komnaty a albo b; dopóki żadnego nie włożysz, nie możesz pieczętować.
sealed-lesson-put-done = Żeton jest włożony i nikt nie widzi gdzie.
sealed-lesson-put-other = Wszystko inne może poczekać: najpierw włóż żeton.
sealed-lesson-seal-title = Zapieczętuj
sealed-lesson-seal-task = Licytacja skończona. Zapieczętuj, żeby można było otworzyć komnaty.
sealed-lesson-seal-done = Zapieczętowane. Gdy zrobią to wszyscy, komnaty zostaną otwarte.
sealed-lesson-seal-other = Można, ale teraz spróbuj zapieczętować.
sealed-lesson-seal-more = Możesz włożyć do trzech żetonów, tu wystarczy jeden. Zapieczętuj.
