
## Profily

profile-mine = Váš profil
profile-own = Takhle svůj profil vidíte vy. Ostatní vidí jen to, co jim ukážete.
profile-nothing = { $name } tu nic neukazuje.
profile-ratings = Hodnocení
profile-ratings-none = Zatím žádné hodnocené hry.
profile-provisional = předběžné
profile-rated-games = { $count ->
    [one] po { $count } hodnocené hře
    [few] po { $count } hodnocených hrách
    [many] po { $count } hodnocených hrách
   *[other] po { $count } hodnocených hrách
}
profile-plot = { $game }: hodnocení se změnilo z { $first } na { $last }. Nejnižší bylo { $least }, nejvyšší { $most }.
profile-as-table = Jako tabulka
profile-date = Datum
profile-games = Dohrané hry
profile-games-none = Zatím žádné dohrané hry.
profile-played = Hry
profile-won = Výhry
profile-older = Starší hry
profile-somebody = někdo
profile-opponents = Nejčastější soupeři
profile-opponents-none = Zatím žádné hry s lidmi, kteří si tu nechali jméno.
profile-ahead = Před soupeřem
profile-reviews = Rozebrané hry
profile-reviews-none = Zatím žádné rozebrané hry.
profile-reviews-about = Kolik průměrně stálo jedno rozhodnutí ve srovnání s nejlepším, podle toho, co bylo v tu chvíli známo. 100 % je celá výhra.
profile-decisions = Rozhodnutí
profile-loss = Cena rozhodnutí
profile-percent = { $percent } %
profile-show = Kdo co vidí
profile-show-about = U hodnocených stolů se hraje o hodnocení, takže ho tam spoluhráči vidí vždycky. Jména ostatních jsou ve vašem profilu jen tehdy, když sami ukazují stejnou část.
profile-everyone = Všichni
profile-friends = Přátelé
profile-nobody = Jen já
