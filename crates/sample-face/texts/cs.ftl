### Sealed, vymyšlená hra pro testy

sealed-title = Pod pečetí
sealed-tagline = Všichni sázejí potají: komnatu získá, kdo sám vložil nejvíc.
sealed-option-rounds = Počet kol
sealed-option-rounds-value = { $value } kola
sealed-option-flaw = Chyba
sealed-account-won = získané karty
sealed-account-hand = karty v ruce

## Stůl

sealed-chamber = komnata { $chamber }: karta { $card }
sealed-card = karta { $value }
sealed-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}

## Co lze udělat

sealed-prompt-put = Vložte žetony do komnat a pak zapečeťte.
sealed-prompt-swap = Vyměňte kartu, nebo si nechte obě.
sealed-put = Vložit žeton do komnaty { $chamber }
sealed-seal = Zapečetit
sealed-swap = Vyměnit kartu { $value }
sealed-keep = Nechat si obě karty
sealed-ask-keep = Nechat si obě karty?
sealed-hint-alone = Komnatu, do které dva vložili stejně, nezíská nikdo.

## Co se stalo

sealed-won = { $name } získává kartu { $value }.
sealed-discarded = Kartu { $value } nezískává nikdo.
sealed-swapped = { $name } vyměňuje kartu.
sealed-kept = { $name } si nechává obě karty.
sealed-ended = Hra skončila.

## Proč ne

sealed-refusal-now = To teď nejde.
sealed-refusal-three = Za kolo vložíte nejvýš tři žetony.
sealed-refusal-token = Nemáte už žádný žeton.
sealed-refusal-nothing = Ještě máte žetony ({ $count }), takže nejdřív jeden vložte.
sealed-refusal-hand = Kartu { $value } v ruce nemáte.

## Lessons

sealed-lesson-put-title = Vložte žeton
sealed-lesson-put-task = Všichni sázejí tajně. Vložte žeton do komnaty a nebo b; dokud žádný nevložíte, nemůžete pečetit.
sealed-lesson-put-done = Žeton je vložený a nikdo nevidí kam.
sealed-lesson-put-other = Všechno ostatní počká: nejdřív vložte žeton.
sealed-lesson-seal-title = Zapečeťte sázku
sealed-lesson-seal-task = Vsadili jste. Zapečeťte, ať se komnaty mohou otevřít.
sealed-lesson-seal-done = Zapečetili jste. Až to udělají všichni, komnaty se otevřou.
sealed-lesson-seal-other = Mohli byste, ale teď zkuste zapečetit.
sealed-lesson-seal-more = Můžete vložit až tři žetony, tady stačí jeden. Zapečeťte.
