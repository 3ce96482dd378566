### Wszystko wokół gier.

list-and = { $others } i { $last }

table-board = Plansza
table-hand = Przed tobą
table-seats = Gracze
table-log = Przebieg gry
table-undo = Cofnij
table-actions = { $count ->
    [one] Jedna możliwa akcja
   *[other] Wszystkie możliwe akcje: { $count }
}
# The climax of a game in a layer over the board, where points are counted one after the other.
spectacle = Podliczanie
spectacle-on = Dalej
spectacle-again = Pokaż jeszcze raz
log-whole = Cały przebieg gry
log-table = Wróć do gry
log-empty = Jeszcze nic się nie wydarzyło.
notice-resigned = { $name } poddaje partię.
notice-time-up = { $name } nie ma już czasu, decyduje bot.
notice-stand-in = { $name }: teraz gra bot.
notice-back = { $name } wraca do gry.
notice-left = { $name } odchodzi od stołu. Dalej gra bot.
notice-took-back = { $name } cofa akcję.
notice-host = Gospodarzem stołu jest teraz { $name }. Poprzedniego gospodarza nie ma już od dłuższego czasu.
notice-hint = { $name } prosi o podpowiedź.
prompt-closed = Wszyscy odeszli, więc stół został zamknięty.
prompt-gathering = Czekamy na kolejnych graczy.
prompt-ready = { $count ->
    [one] Czekamy, aż { $names } potwierdzi gotowość.
   *[other] Czekamy, aż { $names } potwierdzą gotowość.
}
prompt-start = Wszyscy już są. Zacznij, kiedy chcesz.
prompt-host = Czekamy, aż { $name } rozpocznie grę.
prompt-closed-host = Gospodarz zamknął ten stół.
prompt-closed-people-came = Ta gra się skończyła, bo znaleźli się gracze do wspólnej gry.
prompt-sit = Usiądź albo tylko popatrz.
prompt-resigned = Partia poddana, dalej gra bot. Popatrz albo zagraj w coś innego.
prompt-closed-fault = Coś się zepsuło i stół został zamknięty. Inne stoły działają dalej.
prompt-over = Gra się skończyła.
prompt-moment = Chwileczkę…
prompt-waiting = { $count ->
    [one] Teraz gra: { $names }.
   *[other] Teraz grają: { $names }.
}
# Shows the last round of actions once more.
tool-missed = Co mnie ominęło?
missed-nothing = Nic cię nie ominęło.
return-bot = Teraz gra za ciebie bot.

# A player asks a bot; the key is in brackets.
advice-ask = Podpowiedz
advice-tip = Zapytaj silnego bota, co by zrobił (H). Inni zobaczą to w przebiegu gry.
# $name is a bot’s name.
advice-title = { $name } radzi
advice-only = Możesz zrobić tylko jedno.
advice-play = Zagraj to
advice-about = Twoje szanse na wygraną, oceniane na podstawie tego, co widzisz. Liczba po ± mówi, o ile możemy się mylić w ocenie straty do najlepszej możliwości.
# How much of the win somebody can expect, in per cent.
share = { $share }%

curtain-pass = Teraz gra: { $name }. Przekażcie urządzenie.
curtain-open = To ja, { $name }
curtain-since = Od twojej ostatniej tury
undo-asked = { $name } chce cofnąć ostatnią akcję.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
why-not-your-turn = To nie twoja tura.
seat-you = ty
seat-points = Punkty
seat-resigned = partia poddana
seat-away = bot w zastępstwie
seat-absent = offline
seat-stand-in = Przekaż grę botowi
seat-stand-in-later = Jeśli ten gracz nie wróci, będzie można przekazać grę botowi.
seat-stand-in-wished = Chcesz, żeby grę przejął bot. Pozostali przy stole muszą się na to zgodzić.
audience = { $count ->
    [one] Grę ogląda jeden widz
    [few] Grę oglądają { $count } widzowie
   *[many] Grę ogląda { $count } widzów
}
clock-reminder = Czas się kończy. Jeśli nie zdecydujesz, zrobi to bot.
hint-dismiss = Rozumiem
menu = Więcej
menu-rules = Zasady
menu-screen = Pokaż na dużym ekranie
menu-share = Udostępnij
menu-away = Niech bot gra za mnie
menu-come-back = Wracam do gry
menu-resign = Poddaj się
menu-resign-sure = Poddać się? Bot dogra partię za ciebie.
menu-resign-ends = Poddać się? Partia się skończy, a ty przegrasz.
room-invites = { $name } zaprasza do gry
room-table = Twój stół jest gotowy
room-pace = Czas
room-players = Miejsca
room-chair = Wolne miejsce
room-seats = Kto gra
room-sit-here = Usiądź tutaj
room-sit = Dołącz do gry
room-bot = Dodaj bota
room-drop = Usuń miejsce
room-free = Zwolnij miejsce
room-ready = Możemy zaczynać
room-is-ready = czeka na start
room-not-ready = jeszcze się namyśla
room-away = jeszcze w drodze
room-rematch = Jeszcze jedna partia w tym samym gronie
room-leave = Odejdź od stołu
room-leave-sure = Odejść od tego stołu?
room-host = gospodarz
room-remove = Usuń gracza
room-block = Usuń i zablokuj
room-block-sure = { $name }: usunąć i nie dopuszczać więcej do tego stołu?
room-close = Zamknij stół
room-close-sure = Zamknąć ten stół dla wszystkich?
invite-title = Zaproś znajomych
invite-code = Kod stołu:
invite-link = Link do stołu
invite-copy = Kopiuj link
invite-qr = Kod QR stołu
table-removed-days = { $count ->
    [one] Jeśli przez jeden dzień nikt tu nie zajrzy, stół zniknie.
   *[other] Jeśli przez { $count } dni nikt tu nie zajrzy, stół zniknie.
}
table-removed-hours = { $count ->
    [one] Jeśli przez godzinę nikt tu nie zajrzy, stół zniknie.
    [few] Jeśli przez { $count } godziny nikt tu nie zajrzy, stół zniknie.
   *[many] Jeśli przez { $count } godzin nikt tu nie zajrzy, stół zniknie.
}
table-removed-minutes = { $count ->
    [one] Jeśli przez minutę nikt tu nie zajrzy, stół zniknie.
    [few] Jeśli przez { $count } minuty nikt tu nie zajrzy, stół zniknie.
   *[many] Jeśli przez { $count } minut nikt tu nie zajrzy, stół zniknie.
}
name-label = Twoje imię
finish-ahead = Wygrywa { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, o { $ahead } więcej niż { $others }
finish-tied = Wygrywa { $names }: tyle samo punktów co { $others }, ale { $why }
finish-shared = Zwycięstwem dzielą się { $names }: mają po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[other] { $points } punktów
}
finish-resigned = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
}, bo { $others } { $gave ->
    [one] poddaje
   *[other] poddają
} partię
finish-difference = Największa różnica ({ $own } do { $other }): { $what }
finish-rematch = Zagraj jeszcze raz
finish-to-rematch = Przejdź do następnej partii
again-waits = Jeszcze raz? Pozostali na ciebie czekają.
again-gathers = Szykują się do następnej partii.
again-begun = Następna partia już się zaczęła.
again-watch = Oglądaj
again-decline = Nie, dziękuję
again-otherwise = Inne miejsca lub przeciwnicy
again-seats = Kto gdzie siedzi
again-rotate = O jedno miejsce dalej
again-same = Jak poprzednio
again-draw = Losowo
again-level-same = Jak poprzednio
again-others = Wybierz wszystko od nowa
finish-replay = Obejrzyj powtórkę
finish-home = Strona główna
finish-place = { $place }.
finish-parted = remis rozstrzyga: { $why }
account-what = Za co
account-rule = Zasada
account-count = Liczba
account-points = Punkty
account-scoring = { $number }. punktowanie
account-sum = Razem
plot-title = Punkty w trakcie gry
fair-title = Czy gra była uczciwa?
fair-record = Pobierz zapis gry
proof-good = Wszystko się zgadza. Nikt nie mógł wpłynąć na losowanie, a każda akcja była zgodna z zasadami.
proof-bad = Coś się nie zgadza. Poniżej widać co.
proof-later = Gra jeszcze trwa. Gdy się skończy, będzie można to wszystko sprawdzić.
proof-commitment = Tajna liczba serwera była ustalona przed rozdaniem
proof-commitment-how = Przy otwarciu stołu serwer publikuje odcisk swojej tajnej liczby. Po grze pokazuje samą liczbę. Gdyby ją po drodze podmienił, odcisk by się nie zgadzał.
proof-published = Opublikowany odcisk
proof-secret = Tajna liczba
proof-noted = Ta przeglądarka zapisała ten sam odcisk, gdy stół otwarto w niej po raz pierwszy.
proof-noted-other = Ta przeglądarka zapisała inny odcisk, gdy stół otwarto w niej po raz pierwszy:
proof-nonces = Każde miejsce dodało własną liczbę losową
proof-nonces-how = Każde miejsce dodaje liczbę losową, więc sama tajna liczba o niczym nie decyduje. Programy mogą podać własną; za pozostałych losuje serwer.
proof-seed = Losowanie zależy tylko od tych liczb
proof-seed-how = Z tajnej liczby i liczb wszystkich miejsc powstaje ziarno, a od niego zależy każda dobrana karta i płytka.
proof-seed-name = Ziarno
proof-actions = Każda akcja była zgodna z zasadami
proof-actions-how = Cała gra jest rozgrywana jeszcze raz, od pierwszej akcji do ostatniej, a zasady muszą pozwalać na każdą z nich.
proof-actions-count = { $count ->
    [one] Jedna akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}{ $undone ->
    [0] { "" }
   *[other] , w tym cofniętych: { $undone }
}
proof-result = Wynik jest taki sam
proof-result-how = Gra rozegrana jeszcze raz musi skończyć się tymi samymi punktami i miejscami.
proof-holds = sprawdzone
proof-fails = nie zgadza się
proof-found = Wynik sprawdzenia: { $problem }
proof-self = Nie musisz wierzyć nam na słowo. Pobierz zapis gry i sprawdź go programem Benben na własnym komputerze:

# Buttons beside a shape that is about to be laid; the key is in brackets.
lay-part = Tylko to pole albo cały kształt
lay-turn = Obróć (R)
lay-mirror = Odbij (F)
# What a screen reader calls the window in which rules and log open over the table.
sheet = Zasady i przebieg gry
settings = Ustawienia
settings-theme = Kolory
settings-theme-auto = Jak na urządzeniu
settings-theme-light = Jasne
settings-theme-dark = Ciemne
# How fast they are shown.
settings-speed = Akcje innych graczy
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-once = Natychmiast
settings-confirm = Potwierdzanie każdej akcji
settings-sound = Dźwięki: moja tura, punktowanie, wygrana
settings-notify = Powiadamiaj mnie, gdy nadchodzi moja tura
skip = Przejdź do treści
languages = Język
cancel = Anuluj
close = Zamknij
copied = Skopiowano
lost = Utracono połączenie. Łączę ponownie…
sure-yes = Tak
sure-no = Nie
turn-mine = Twoja tura
foot-home = Wszystkie gry
foot-api = API dla programistów

talk = Rozmowa
talk-said = Kto co powiedział
talk-none = Nikt jeszcze nic nie powiedział.
talk-about = Każdy czyta to w swoim języku.
talk-watching = Rozmawiać mogą tylko grający przy tym stole.
talk-mute = Wycisz: { $name }
talk-greetings = Na powitanie
talk-playing = W trakcie gry
talk-reactions = Reakcje
talk-after = Po grze
phrase-hello = Cześć
phrase-hello-again = Znowu się widzimy
phrase-glad-you-came = Fajnie, że się udało
phrase-good-luck = Powodzenia
phrase-have-fun = Miłej zabawy
phrase-first-time = Gram w to pierwszy raz
phrase-wait-for-others = Poczekamy na resztę?
phrase-lets-start = Zaczynajmy
phrase-one-moment = Przepraszam, chwileczkę
phrase-take-your-time = Nie ma pośpiechu
phrase-thinking = Myślę
phrase-back = Już jestem z powrotem
phrase-whose-turn = Czyja teraz tura?
phrase-misclick = Ups, złe kliknięcie
phrase-may-i-undo = Mogę to cofnąć?
phrase-sure = Jasne
phrase-sorry-no = Niestety nie
phrase-have-to-go = Niedługo muszę iść
phrase-close-game = Będzie wyrównana końcówka
phrase-slow-connection = Mam wolne połączenie
phrase-nice-move = Ładne zagranie
phrase-surprise = Kto by się spodziewał
phrase-wow = No nieźle
phrase-ouch = Auć
phrase-phew = Uff
phrase-haha = Ha, ha
phrase-oh-no = O nie
phrase-lucky = To się nazywa szczęście
phrase-unlucky = Ale pech
phrase-clever = Sprytne
phrase-exciting = Ale emocje
phrase-tough-decision = Trudna decyzja
phrase-thanks = Dzięki
phrase-sorry = Przepraszam
phrase-well-played = Dobrze zagrane
phrase-congratulations = Gratulacje
phrase-good-game = Dobra gra
phrase-that-was-close = Mało brakowało
phrase-another-one = Jeszcze raz?
phrase-one-more = Jeszcze raz i muszę iść
phrase-rematch = Chcę rewanżu
phrase-thanks-for-the-game = Dzięki za grę
phrase-see-you = Do zobaczenia

home-title = Cztery piramidy, jeden stół
home-about = Gry planszowe i karciane o piramidach w przeglądarce: ze znajomymi albo przeciwko botom. Za darmo, bez reklam, konto nie jest potrzebne.
home-mine = Moje stoły
mine-title = Moje gry
mine-save = Zapisz
mine-kept = Twoje imię, miejsca przy stołach i rozegrane partie pamięta ta przeglądarka.
mine-renew = Zmień klucz
mine-renew-about = Twoje miejsca przy stołach są przypisane do tajnego klucza tej przeglądarki. Jeśli może go mieć ktoś jeszcze, zmień go: stary wszędzie przestanie działać, a miejsca pozostaną twoje.
mine-going-none = Nie siedzisz przy żadnym stole.
mine-finished = Rozegrane partie
mine-finished-none = Tu znajdziesz rozegrane partie z wynikiem i powtórką.
mine-won = wygrana
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy. Gdy założysz grę ze znajomymi online, twój stół też może się tu pojawić.
home-players = { $min }–{ $max } graczy
home-minutes = { $min }–{ $max } minut
home-play = Graj
home-learn = Jak grać
again-bots = Jeszcze raz: { $count } × { $level }
again-friends = Jeszcze raz ze znajomymi
again-device = Jeszcze raz na tym urządzeniu
home-play-bot = Zagraj z botem
home-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
name-guest = Gość
code-title = Masz kod?
code-label = Kod
code-join = Dołącz

level-random = Kostka
level-apprentice = Uczeń
level-greedy = Kupiec
level-scribe = Skryba
level-architect = Architekt
level-pharaoh = Faraon
level-about = { $level ->
    [apprentice] Najłatwiejszy. Dopiero się uczy, w sam raz na pierwsze partie.
    [scribe] Gra rozsądnie. Dla większości osób równorzędny przeciwnik.
    [architect] Planuje naprzód i nie wybacza błędów.
   *[pharaoh] Najsilniejszy. Przemyśli wszystko, co tylko się da.
}
with-bots = Boty
with-friends = Znajomi online
with-device = Jedno urządzenie
setup-with = Z kim?
setup-players = Liczba graczy razem z tobą
setup-bots = W tym botów
setup-level = Poziom botów
setup-more = Więcej ustawień
setup-start = Rozpocznij grę

setup-pace = Limit czasu
setup-hints = Podpowiedzi
setup-hints-usual = Z botami i na jednym urządzeniu
setup-hints-on = Dozwolone
setup-hints-off = Niedozwolone
setup-spectators = Każdy, kto ma link, może oglądać
setup-listed = Pokaż wśród otwartych stołów
setup-go = Otwórz stół
chair-guest = Gracz { $number }
pace-none = Bez limitu
pace-decision = { $time } na decyzję
pace-bank = { $time } na gracza plus { $more } za każdą decyzję
time-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
time-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
time-hours = { $count ->
    [one] jedna godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
time-days = { $count ->
    [one] jeden dzień
   *[many] { $count } dni
}

replay-title = Powtórka
replay-step = Krok
replay-turn = Tura
replay-round = Runda
replay-as = Widok
replay-public = widz
replay-open = wszystko odkryte
replay-speed = Tempo
replay-moves = Wstecz i naprzód
replay-back = Krok wstecz (←)
replay-forth = Krok naprzód (→)
replay-turn-back = Do poprzedniej tury (Shift ←)
replay-turn-forth = Do następnej tury (Shift →)
replay-round-back = Do poprzedniej rundy (Shift ↑)
replay-round-forth = Do następnej rundy (Shift ↓)
replay-play = Odtwórz lub wstrzymaj (P)
replay-go = Pokaż
replay-result = Wynik
replay-not-yet = Gra jeszcze trwa. Powtórka pokazuje wszystkie karty, więc będzie dostępna dopiero wtedy, gdy nikt już na tym nie skorzysta.
replay-now = Wszystko, co na razie można wiedzieć, jest przy stole: wybierz zdanie z przebiegu gry, a zobaczysz jeszcze raz, co działo się od tej chwili. Pod „Co mnie ominęło?” jest ostatnia runda.
replay-not-begun = Gra jeszcze się nie zaczęła. Gdy się skończy, będzie można ją tu obejrzeć.

## A finished game, looked at again

review-open = Przeanalizuj partię
review-title = Analiza
# Points are hundredths of the win. $amount and $points have one decimal.
review-summary = { $who ->
    [you] { $played ->
        [best] Lepiej nie można było zagrać
       *[below] Twoje decyzje kosztowały { $points } punktu
    }, a { $luck ->
        [gave] szczęście dało ci { $amount }.
        [took] szczęście zabrało ci { $amount }.
       *[even] szczęście się wyrównało.
    }
   *[name] { $played ->
        [best] { $name }: lepiej nie można było zagrać
       *[below] { $name }: decyzje kosztowały { $points } punktu
    }, a { $luck ->
        [gave] szczęście dało { $amount }.
        [took] szczęście zabrało { $amount }.
       *[even] szczęście się wyrównało.
    }
}
review-points = Punkty oznaczają tu setne części wygranej: 100 to wygrana, 0 to przegrana. Każda decyzja jest oceniana według tego, co widział gracz.
review-fair = Równe szanse
review-deal = Szczęście w rozdaniu
review-decisions = Własne decyzje
review-between = Szczęście i pozostali gracze
review-plot = Oczekiwany wynik po kolejnych decyzjach
review-making = Przeglądamy wszystkie decyzje: { $done } z { $total }
review-making-about = To potrwa kilka sekund. Gotowa analiza zostanie przy stole.
review-nothing = Nie było o czym decydować.
review-all = { $count ->
    [one] Jedna decyzja
    [few] Wszystkie decyzje: { $count }
   *[many] Wszystkie decyzje: { $count }
}
# How good a decision was.
grade = { $grade ->
    [best] najlepsza
    [good] dobra
    [slip] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
review-cost = To kosztowało { $points } ± { $error } punktu.
review-decision = Decyzja { $number } z { $count }
review-mistake-before = Poprzedni błąd
review-mistake-after = Następny błąd
# What is better, and what was played, follows.
review-better = Lepiej:
review-was-played = Zagrano:
# The rest of a turn follows.
review-line = Cała tura:
review-candidates = Co warto było rozważyć
review-tag-played = zagrano
review-tag-order = ta sama tura w innej kolejności
review-knew = Co widzi { $name }
review-replay = Pokaż w powtórce

# Mistakes of a finished game, tried again. $who is `you` or `name`: whose game it was.
retry-open = { $who ->
    [you] Popraw swoje błędy
   *[name] Popraw te błędy
}
retry-one = Spróbuj jeszcze raz
retry-title = Druga próba
retry-step = błąd { $number } z { $count }
retry-task = { $who ->
    [you] Tutaj dało się zagrać lepiej. Co zrobisz teraz?
   *[name] { $name }: tutaj dało się zagrać lepiej. A co ty zrobisz?
}
retry-best = Świetnie: nic lepszego nie znaleźliśmy.
retry-good = Świetnie: to prawie tak dobre jak najlepsza możliwość, jaką znaleźliśmy.
# $points and $error have one decimal.
retry-costs = To kosztuje { $points } ± { $error } punktu. Wygrana jest warta 100.
# $points is what the action that was played cost, with one decimal.
retry-better = { $who ->
    [you] To lepsze niż w twojej partii: tam kosztowało to { $points } punktu. Da się jednak jeszcze lepiej.
   *[name] To lepsze niż w partii: tam kosztowało to { $points } punktu. Da się jednak jeszcze lepiej.
}
retry-as-played = { $who ->
    [you] Właśnie tak było w twojej partii.
   *[name] Właśnie tak było w partii.
}
retry-else = Spróbuj czegoś innego albo zobacz rozwiązanie.
retry-answer = Pokaż rozwiązanie
retry-finish = Zakończ
retry-review = Wróć do analizy
retry-nothing = Nie ma tu błędów do poprawienia.
retry-sum = Poprawione błędy: { $found } z { $count }.

branch-off = Graj dalej od tego miejsca
branch-tip = Otwiera twój własny stół: grasz od tej pozycji, z botami i z nowym losowaniem. Pierwotna partia się nie zmieni.
# A tag on tables that branch off from a game that was played.
branch-tag = Wariant
branch-about = To nie jest pierwotna partia, tylko jej odgałęzienie: z botami i z nowym losowaniem.
branch-origin = Pierwotna partia
branch-unfair = Zaczyna się w środku gry, bez własnego rozdania, więc nie ma tu czego sprawdzać.

rules-title = { $game }: zasady
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-search-none = Nic nie znaleziono
rules-ids = Każda zasada ma swój numer. Gdy czegoś nie da się zrobić, stół mówi dlaczego i odsyła do odpowiedniej zasady.
rules-rulings = Wyjaśnienie to nasza odpowiedź tam, gdzie drukowana instrukcja milczy albo można ją rozumieć na dwa sposoby.
rules-edition = Edycja mówi, co jest nadrukowane na kartach, planszach i płytkach. Nasza nazywa się benben: jej wartości wymyśliliśmy sami, więc różni się od drukowanej gry, ale zasady są te same.

# Gra w terminalu.
play-welcome = { $game }. Grasz jako { $name }, przeciwko tobie: { $others }.
play-welcome-help = Wpisz „help”, żeby zobaczyć, co możesz zrobić.
play-go-on = Żeby wrócić do gry później: { $command }
play-saved = Gra jest zapisana w pliku { $file }
play-more = { $count ->
    [one] … i jeszcze jedna. Wszystkie pokaże „actions”.
    [few] … i jeszcze { $count }. Wszystkie pokaże „actions”.
    [many] … i jeszcze { $count }. Wszystkie pokaże „actions”.
   *[other] … i jeszcze { $count }. Wszystkie pokaże „actions”.
}
play-several = To może być każda z tych akcji:
play-unknown = „{ $text }” to nie akcja ani polecenie. Wpisz „help”, żeby zobaczyć, co możesz zrobić.
play-possible = To jest możliwe. Po prostu to zrób.
play-because = { $why } (zasada { $rule })
play-why-what = Wpisz „why”, a potem akcję, która nie jest możliwa.
play-thinking = Zastanawiam się…
play-hint = Faraon zrobiłby tak: { $action }
play-hint-only = To jedyne, co możesz zrobić: { $action }
play-hint-share = { $share }% szans na wygraną: { $action }
play-undone = Cofnięte.
play-undo-asked = Zapytaliśmy pozostałych, czy możesz to cofnąć.
play-answered = Twoja odpowiedź została przekazana.
play-nobody-asks = Nikt nie prosił o cofnięcie akcji.
play-no-rule = Nie ma zasady { $rule }. Zasady mają numery od { $first } do { $last }.
play-small = Okno jest za małe. Powiększ je albo uruchom grę ponownie z --plain.
play-sure = { $question } Naciśnij Enter jeszcze raz, żeby potwierdzić.
play-keys = ↑↓ wybór · Enter zagraj · wpisz: why, hint, undo, rules, log, help, quit
play-help-action = Akcję wykonasz, wpisując jej numer, zapis w nawiasie albo jego pierwsze litery.
play-help-why = „why” i akcja: która zasada jej zabrania.
play-help-hint = „hint”: co zrobiłby silny bot, gdyby wiedział to samo co ty.
play-help-undo = „undo”: cofnij swoją ostatnią akcję. Losowanie się nie zmieni: dobierzesz znów to samo.
play-help-answer = „allow” albo „decline”: odpowiedz komuś, kto chce cofnąć akcję.
play-help-rules = „rules” albo „rules” i numer: wszystkie zasady albo jedna z nich.
play-help-log = „log”: wszystko, co się wydarzyło.
play-help-board = „board” i „actions”: pokaż je jeszcze raz.
play-help-quit = „quit”: wyjdź. Później możesz wrócić do gry.
play-help-keys = PgUp i PgDn przewijają tekst, Tab i Shift Tab planszę, ← i → przesuwają ją na boki. Esc wraca do przebiegu gry.

problem-not-found = Nic tu nie ma. Stół, do którego nikt nie zagląda, po pewnym czasie znika.
problem-no-seat = Nie masz miejsca przy tym stole.
problem-no-spectators = Tego stołu nie można oglądać.
problem-taken = Ktoś był szybszy. Spróbuj ponownie.
problem-seated = Masz już miejsce przy tym stole.
problem-not-ready = Nie wszyscy są jeszcze gotowi.
problem-not-host = To może zrobić tylko gospodarz tego stołu.
problem-blocked = Gospodarz zablokował ci dostęp do tego stołu.
problem-name = Imię musi mieć od 1 do 30 znaków.
problem-name-characters = Imię zawiera niewidoczne znaki. Usuń je.
problem-name-bot = Tak nazywa się bot. Wybierz inne imię.
problem-name-alike = Ktoś przy tym stole ma takie samo lub bardzo podobne imię. Wybierz inne.
problem-not-dealt = Gra się jeszcze nie zaczęła: nie wszyscy usiedli.
problem-over = Gra się skończyła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-no-hints = Przy tym stole podpowiedzi są wyłączone.
problem-no-branch = Od tego miejsca nie da się grać dalej. Spróbuj krok wcześniej albo później.
problem-closed = Ten stół jest zamknięty.
problem-resigned = Ta partia jest już poddana.
problem-old = Tymczasem coś się przy stole zmieniło. Spójrz jeszcze raz.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-too-long-to-undo = Ta partia trwa już tak długo, że niczego więcej nie można cofnąć.
problem-present = Bot może zastąpić gracza dopiero wtedy, gdy stół czeka na niego już dłuższą chwilę.
problem-reserved = To miejsce czeka jeszcze na swojego gracza. Spróbuj ponownie za chwilę.
problem-too-many = To było trochę za szybko. Zaczekaj chwilę i spróbuj ponownie.
problem-host = Ten serwer nie obsługuje adresu, pod którym go szukasz.
problem-store = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj za chwilę.
problem-too-many-tables = Otwarto stąd już zbyt wiele stołów. Najpierw dokończ grę przy którymś z nich albo go opuść.
problem-crowded = Serwer ma teraz pełne ręce roboty. Spróbuj za chwilę.
problem-stopping = Serwer jest właśnie uruchamiany ponownie. Nic nie przepadło; spróbuj za chwilę.
problem-elsewhere = Serwer, który się tym zajmuje, nie odpowiada i właśnie przejmuje to inny. Sprawdź, czy się udało, a jeśli nie, spróbuj ponownie.
problem-store-full = Na tym serwerze nie ma już miejsca na kolejne stoły. Zwolnić je może administrator.
problem-unreadable = Ta wersja programu Benben nie potrafi odczytać tego stołu.
problem-damaged = Zapisane dane tego stołu są uszkodzone, więc nie można go pokazać. Przy innych stołach gra toczy się dalej.
problem-opening = Z takimi ustawieniami nie da się otworzyć stołu. Sprawdź miejsca i opcje.
problem-code = Nie ma otwartego stołu z takim kodem.
problem-other = To się nie udało.

## Dlaczego akcja jest dobra albo zła: co daje od razu i co po sobie zostawia

why-brings = od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
why-costs = od razu kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
why-and = { $brings } i { $leaves }.
why-but = { $brings }, ale { $leaves }.
why-only = { $what }.
why-unsaid = czym różni się od drugiej możliwości, nie da się powiedzieć w kilku słowach.

## Lekcje i wszystko, czego próbuje się w przygotowanej pozycji

exercise-done = Zobacz, co to dało.
learn-lessons = Lekcje
learn-about = { $count ->
    [one] Jedna krótka lekcja na prawdziwej planszy, bez przeciwników i bez zegara.
    [few] { $count } krótkie lekcje na prawdziwej planszy, bez przeciwników i bez zegara. Razem zajmą około pięciu minut.
   *[many] { $count } krótkich lekcji na prawdziwej planszy, bez przeciwników i bez zegara. Razem zajmą około pięciu minut.
}
learn-begin = Zacznij naukę
learn-go-on = Ucz się dalej
learn-rules = Wolę przeczytać zasady
learn-step = lekcja { $number } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-again = Jeszcze raz
learn-show = Pokaż
learn-right = Właśnie tak.
learn-other = Nie tym razem.
learn-refused = Tak nie wolno.
learn-end-title = Możesz już grać
learn-end-about = Wiesz już wszystko, czego trzeba do pierwszej partii. Uczeń popełnia jeszcze sporo błędów, więc na początek to dobry przeciwnik. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz”.
learn-end-play = Zagraj pierwszą partię
learn-end-choose = Wybierz przeciwników
learn-offer = Nie znasz tej gry? Nauczysz się jej w pięć minut

## Puzzles: positions with one clearly best choice

puzzles-title = Zadania
puzzles-about = Pozycje z partii silnych botów. W każdej jedna możliwość jest wyraźnie lepsza od wszystkich innych i nie jest to ta, która sama się narzuca. Znajdziesz ją?
puzzles-today = Zadanie dnia
puzzles-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzles-none = Na razie nie ma tu zadań.
puzzles-solve = Rozwiąż
puzzles-go-on = Następne nierozwiązane zadanie
puzzles-all = Wszystkie zadania
# How hard several puzzles are: $found of three weaker bots find the solution.
puzzles-level = { $found ->
    [0] Bardzo trudne
    [1] Trudne
    [2] Podchwytliwe
   *[other] Łatwe
}
puzzles-level-about = { $found ->
    [0] Rozwiązania nie znajduje żaden z trzech słabszych botów.
    [1] Rozwiązanie znajduje jeden z trzech słabszych botów.
    [2] Rozwiązanie znajdują dwa z trzech słabszych botów.
   *[other] Rozwiązanie znajdują wszystkie trzy słabsze boty.
}
puzzle-title = Zadanie { $number }
puzzle-step = zadanie { $number } z { $count }
# How hard a puzzle is, beside its title.
puzzle-level = { $found ->
    [0] bardzo trudne
    [1] trudne
    [2] podchwytliwe
   *[other] łatwe
}
puzzle-task = Twoja tura. Co jest tu wyraźnie najlepsze?
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie:
puzzle-next-best = Druga najlepsza możliwość:
puzzle-other = Można lepiej.
# $points and $error have one decimal.
puzzle-cost = To kosztuje { $points } ± { $error } punktu.
puzzle-ahead = To o { $points } ± { $error } punktu lepiej niż druga najlepsza możliwość.
puzzle-best = Najlepsza możliwość
puzzle-shares = Szansa na wygraną
puzzle-try-again = Spróbuj jeszcze raz albo zobacz rozwiązanie.

### Rozdanie dnia.

daily-title = Rozdanie dnia
daily-home = Jedno rozdanie dla wszystkich, jedna próba
daily-about = Codziennie każda gra ma jedno rozdanie: to samo losowanie i ten sam bot dla wszystkich. Masz jedną próbę i musisz skończyć przed północą UTC. Niczego nie można cofnąć, a kto odchodzi, ten się poddaje.
daily-play = Graj
daily-continue = Graj dalej
daily-table = Twoja gra
daily-board = Wyniki
daily-all = Dzisiejsze rozdania
daily-earlier = Wcześniejsze rozdania
daily-earlier-about = Te dni już minęły, więc wszystko jest jawne. Rozdania nadal możesz rozegrać, ale liczą się tylko wyniki z danego dnia.
daily-tomorrow = Jutrzejsze rozdania są już wylosowane
daily-tomorrow-about = Dowodzą tego te odciski. Niczego nie zdradzają, ale rozdań nikt już nie może zmienić.
daily-against = Twój przeciwnik: { $bot }.
daily-ends = Dzień kończy się o północy UTC.
daily-over = Ten dzień już minął.
daily-play-late = Rozegraj to rozdanie (nie liczy się)
daily-player = Gracz
daily-result = Wynik
daily-luck = Szczęście
daily-decisions = Decyzje
daily-won = wygrana
daily-shared = wspólna wygrana
daily-lost = przegrana
daily-bot = bot
daily-board-later = Najpierw zagraj! Potem zobaczysz, jak z tym rozdaniem poradzili sobie inni gracze i boty.
daily-board-none = Nikt nie skończył tego rozdania.
daily-bots-play = Boty jeszcze rozgrywają to rozdanie. Zajrzyj za chwilę.
daily-account-later = Właśnie oceniamy twoje szczęście i decyzje. Zajrzyj za chwilę.
daily-account-about = „Szczęście” pokazuje, o ile los i przeciwnik zmienili szanse gracza na wygraną, a „Decyzje”, ile kosztowały go własne decyzje, oceniane według tego, co mógł wiedzieć. Jedno i drugie podajemy w punktach procentowych. Boty rozgrywają to rozdanie z tego samego miejsca.
daily-fair = Skąd bierze się losowość
daily-fair-drawn = Tajną liczbę tego rozdania serwer wylosował { $time }, a opublikował tylko jej odcisk.
daily-fair-same = Inaczej niż przy pozostałych stołach gracze nie dodają tu własnej liczby losowej, bo wtedy każdy miałby inne rozdanie. Losowość botów pochodzi z tego samego ziarna.
daily-fair-later = Gdy dzień minie, tajna liczba zostanie opublikowana i każdy będzie mógł ją sprawdzić.
daily-fair-over = Dzień minął, więc tajna liczba jest jawna. Dzięki niej można sprawdzić zapis każdej gry.
# On the results of a finished game.
daily-withheld = Zapis i powtórka tej gry będą dostępne, gdy dzień minie. Wcześniej zdradziłyby rozdanie tym, którzy go jeszcze nie rozegrali.
proof-daily = Wszyscy mieli to samo rozdanie
proof-daily-how = To było rozdanie dnia. Gracze nie dodają do niego własnych liczb losowych, zamiast nich używa się daty. Tajną liczbę wylosowano z wyprzedzeniem i opublikowano jej odcisk.
problem-one-try = W rozdaniu dnia masz jedną próbę: niczego nie można cofnąć i nikt za ciebie nie gra.
problem-day-runs = Inni jeszcze nie rozegrali tego rozdania. Całe zobaczysz po północy UTC, gdy dzień minie.
