### Sealed, vymyslená hra pre testy

sealed-title = Pod pečaťou
sealed-tagline = Všetci stávkujú potajomky: komnatu získa ten, kto do nej sám vložil najviac.
sealed-option-rounds = Počet kôl
sealed-option-rounds-value = { $value } kolá
sealed-option-flaw = Chyba
sealed-account-won = získané karty
sealed-account-hand = karty v ruke

## Stôl

sealed-chamber = komnata { $chamber }: karta { $card }
sealed-card = karta { $value }
sealed-tokens = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}

## Čo možno urobiť

sealed-prompt-put = Vložte žetóny do komnát a potom zapečaťte.
sealed-prompt-swap = Vymeňte kartu, alebo si nechajte obe.
sealed-put = Vložiť žetón do komnaty { $chamber }
sealed-seal = Zapečatiť
sealed-swap = Vymeniť kartu { $value }
sealed-keep = Nechať si obe karty
sealed-ask-keep = Nechať si obe karty?
sealed-hint-alone = Komnatu, do ktorej dvaja vložili rovnako, nezíska nikto.

## Čo sa stalo

sealed-won = { $name } získava kartu { $value }.
sealed-discarded = Kartu { $value } nezískava nikto.
sealed-swapped = { $name } mení kartu.
sealed-kept = { $name } si necháva obe karty.
sealed-ended = Hra sa skončila.

## Prečo nie

sealed-refusal-now = To teraz nejde.
sealed-refusal-three = Za kolo môžete vložiť najviac tri žetóny.
sealed-refusal-token = Už nemáte žiadny žetón.
sealed-refusal-nothing = Ešte máte žetóny ({ $count }), preto najprv jeden vložte a potom zapečaťte.
sealed-refusal-hand = Kartu { $value } v ruke nemáte.

## Lessons

sealed-lesson-put-title = Vložte žetón
sealed-lesson-put-task = Všetci stávkujú tajne. Vložte žetón do komnaty a alebo b; kým žiadny nevložíte, nemôžete pečatiť.
sealed-lesson-put-done = Žetón je vložený a nikto nevidí kam.
sealed-lesson-put-other = Všetko ostatné počká: najprv vložte žetón.
sealed-lesson-seal-title = Zapečaťte stávku
sealed-lesson-seal-task = Stavili ste. Zapečaťte, nech sa komnaty môžu otvoriť.
sealed-lesson-seal-done = Zapečatili ste. Keď to urobia všetci, komnaty sa otvoria.
sealed-lesson-seal-other = Mohli by ste, ale teraz skúste zapečatiť.
sealed-lesson-seal-more = Môžete vložiť až tri žetóny, tu stačí jeden. Zapečaťte.
