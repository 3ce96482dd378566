# Turnieje.
cup-title = Turniej
cups-title = Turnieje
cups-about = Turniej może założyć każdy. Wyślij link dalej: kto go otworzy, może dołączyć pod swoim imieniem, i nikt nie potrzebuje do tego konta.
cups-open = Otwarte turnieje
cups-none = W tej chwili nie ma otwartych turniejów.
cups-new = Załóż turniej
cups-home = Runda za rundą, z klasyfikacją wszystkich graczy
cup-name = Nazwa, jeśli chcesz
cup-game = Gra
cup-seats-label = Graczy przy stole
cup-rounds-label = Liczba rund
cup-rounds-auto = Tyle, ile ma sens
cup-begins-label = Początek
cup-begins-manual = Gdy dam znać
cup-begins-after = { $minutes ->
    [one] Za { $minutes } minutę
    [few] Za { $minutes } minuty
    [many] Za { $minutes } minut
   *[other] Za { $minutes } minuty
}
cup-listed = Pokaż na liście turniejów
cup-go = Załóż turniej
cup-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
cup-seats = { $seats } przy stole
cup-round = Runda { $round }
cup-round-of = Runda { $round } z { $rounds }
cup-waiting = Czekamy na graczy
cup-begins = Początek za
cup-next-round = Następna runda zaczyna się za
cup-time-called = Czas rundy minie za
cup-over = Turniej się skończył
cup-closed = Turniej został odwołany
cup-invite = Wyślij ten link dalej. Kto go otworzy, może grać.
cup-follow = Kto otworzy ten link, może śledzić turniej.
cup-qr = Link do tego turnieju dla aparatu
cup-join = Dołącz
cup-leave = Opuść turniej
cup-leave-sure = Opuścić turniej? Twoje wyniki zostaną.
cup-your-table = Twój stół jest gotowy
cup-you-play = Grasz. Gdy runda się zacznie, pojawi się tu twój stół.
cup-you-sit-out = W tej rundzie masz pauzę.
cup-you-done = Twoja partia się skończyła. Następna runda zacznie się, gdy skończą wszystkie stoły.
cup-standings = Klasyfikacja
cup-player = Gracz
cup-points = Punkty
cup-strength = Rywale
cup-direct = Bezpośrednio
cup-scored = Wynik
cup-tie-breaks = Decydują punkty. W razie remisu siła przeciwników (suma ich punktów, tzw. Buchholz), potem wyniki bezpośrednich spotkań, a na końcu punkty zdobyte w grach.
cup-points-about = Za pierwsze miejsce przy stole jest 1 punkt, za ostatnie 0, a punkty za miejsca pomiędzy rosną równomiernie.
cup-bye = pauza
cup-bye-about = { $kind ->
    [win] Pauza jest warta tyle co wygrana.
    [half] Pauza jest warta pół punktu.
   *[none] Każdy pauzuje raz, więc nic się za to nie dostaje.
}
cup-format = { $kind ->
    [swiss] System szwajcarski: grasz z tymi, którzy mają mniej więcej tyle punktów co ty.
   *[robin] Każdy gra z każdym.
}
cup-who = Gracze
cup-playing = w grze
cup-finished = koniec
cup-left = poza turniejem
cup-earlier = Wcześniejsze rundy
cup-organise = Dla organizatora
cup-begin = Rozpocznij turniej
cup-end = Zakończ turniej
cup-end-sure = Zakończyć turniej teraz?
cup-remove = Usuń
cup-remove-sure = Usunąć z turnieju: { $name }?
cup-bot = Dodaj bota
cup-text = Wyniki jako tekst
cup-json = Wyniki dla programów
cup-screen = Pokaż na dużym ekranie
problem-not-organiser = To może zrobić tylko organizator tego turnieju.
problem-begun = Turniej już się zaczął i wszyscy znają swoich przeciwników. Nie można już dołączyć.
problem-tournament-over = Turniej się skończył.
problem-tournament-full = Turniej jest pełny.
problem-few-players = Jest za mało graczy, żeby zacząć.
problem-one-bot = W tym turnieju gra już jeden bot.
problem-needs-clock = Turniej potrzebuje limitu czasu, żeby nikt nie czekał bez końca.
problem-title = Nazwa może mieć najwyżej 60 liter, cyfr i innych znaków.
problem-too-many-tournaments = Założono stąd zbyt wiele turniejów. Zakończ któryś, w którym nikt nie gra.
cup-to = Do turnieju
cup-rated = Licz gry do rankingu przy stołach, gdzie wszyscy są zalogowani
