
## Profile

profile-mine = Twój profil
profile-own = Tak ty widzisz swój profil. Inni widzą tylko to, co im pokazujesz.
profile-nothing = { $name } niczego tu nie pokazuje.
profile-ratings = Ranking
profile-ratings-none = Na razie nie ma gier rankingowych.
profile-provisional = wstępny
profile-rated-games = { $count ->
    [one] po { $count } grze rankingowej
    [few] po { $count } grach rankingowych
    [many] po { $count } grach rankingowych
   *[other] po { $count } grach rankingowych
}
profile-plot = { $game }: ranking zmienił się z { $first } na { $last }. Najniższy: { $least }, najwyższy: { $most }.
profile-as-table = Jako tabela
profile-date = Data
profile-games = Zakończone gry
profile-games-none = Na razie nie ma zakończonych gier.
profile-played = Gry
profile-won = Wygrane
profile-older = Starsze gry
profile-somebody = ktoś
profile-opponents = Najczęstsi przeciwnicy
profile-opponents-none = Na razie nie ma gier z osobami, które zachowały tu swoje imię.
profile-ahead = Przed przeciwnikiem
profile-reviews = Przeanalizowane gry
profile-reviews-none = Na razie nie ma przeanalizowanych gier.
profile-reviews-about = Ile średnio kosztowała jedna decyzja w porównaniu z najlepszą, według tego, co było wtedy wiadomo. 100% to cała wygrana.
profile-decisions = Decyzje
profile-loss = Koszt decyzji
profile-percent = { $percent }%
profile-show = Kto co widzi
profile-show-about = Przy stołach rankingowych gra się o ranking, więc grający tam widzą go zawsze. Imiona innych są w twoim profilu tylko wtedy, gdy sami pokazują tę samą część.
profile-everyone = Wszyscy
profile-friends = Znajomi
profile-nobody = Tylko ja
