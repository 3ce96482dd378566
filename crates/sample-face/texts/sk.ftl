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
