
## Profily

profile-mine = Váš profil
profile-own = Takto svoj profil vidíte vy. Ostatní vidia len to, čo im ukážete.
profile-nothing = { $name } tu nič neukazuje.
profile-ratings = Hodnotenie
profile-ratings-none = Zatiaľ žiadne hodnotené hry.
profile-provisional = predbežné
profile-rated-games = { $count ->
    [one] po { $count } hodnotenej hre
    [few] po { $count } hodnotených hrách
    [many] po { $count } hodnotených hrách
   *[other] po { $count } hodnotených hrách
}
profile-plot = { $game }: hodnotenie sa zmenilo z { $first } na { $last }. Najnižšie bolo { $least }, najvyššie { $most }.
profile-as-table = Ako tabuľka
profile-date = Dátum
profile-games = Dohrané hry
profile-games-none = Zatiaľ žiadne dohrané hry.
profile-played = Hry
profile-won = Výhry
profile-older = Staršie hry
profile-somebody = niekto
profile-opponents = Najčastejší súperi
profile-opponents-none = Zatiaľ žiadne hry s ľuďmi, ktorí si tu nechali meno.
profile-ahead = Pred súperom
profile-reviews = Rozobrané hry
profile-reviews-none = Zatiaľ žiadne rozobrané hry.
profile-reviews-about = Koľko v priemere stálo jedno rozhodnutie v porovnaní s najlepším, podľa toho, čo bolo vtedy známe. 100 % je celá výhra.
profile-decisions = Rozhodnutia
profile-loss = Cena rozhodnutia
profile-percent = { $percent } %
profile-show = Kto čo vidí
profile-show-about = Pri hodnotených stoloch sa hrá o hodnotenie, takže ho tam spoluhráči vidia vždy. Mená ostatných sú vo vašom profile len vtedy, keď sami ukazujú rovnakú časť.
profile-everyone = Všetci
profile-friends = Priatelia
profile-nobody = Len ja
