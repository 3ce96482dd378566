### Wszystko wokół gier.

list-and = { $others } i { $last }

table-board = Plansza
table-hand = Przed tobą
table-seats = Gracze
table-log = Co się stało
table-undo = Cofnij
table-actions = { $count ->
    [one] Jedyna możliwa akcja
    [few] Wszystkie { $count } możliwe akcje
   *[many] Wszystkie { $count } możliwych akcji
}
log-empty = Jeszcze nic.
prompt-gathering = Czekamy, aż wszystkie miejsca będą zajęte.
prompt-closed = Ten stół jest zamknięty.
prompt-closed-fault = Przy tym stole coś się zepsuło i został zamknięty. Pozostałe stoły grają dalej.
prompt-over = Gra się skończyła.
prompt-moment = Chwileczkę.
prompt-waiting = { $count ->
    [one] Ruch ma: { $names }.
   *[other] Ruch mają: { $names }.
}
curtain-pass = Ruch ma: { $name }. Przekażcie urządzenie.
curtain-open = To ja, { $name }
undo-asked = { $name } chce cofnąć ostatnią akcję.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
why-not-your-turn = Zasady nie czekają teraz na ciebie.
seat-you = ty
seat-points = Punkty
seat-resigned = poddane
seat-away = zastępuje bot
seat-absent = nieobecność
seat-stand-in = Niech zagra bot
hint-dismiss = Rozumiem
menu = Więcej
menu-rules = Zasady
menu-screen = Pokaż na dużym ekranie
menu-notify = Powiadom, gdy będzie mój ruch
menu-sound = Dźwięk, gdy będzie mój ruch
menu-share = Udostępnij
menu-away = Niech za mnie zagra bot
menu-come-back = Wracam do gry
menu-resign = Poddaj się
menu-resign-sure = Poddać się? Twoje miejsce dogra bot.
gathering-seats = Kto gra
gathering-open = Wolne miejsce
gathering-sit = Usiądź
gathering-bot = Posadź tu bota
gathering-leave = Odejdź od stołu
gathering-leave-sure = Odejść od tego stołu?
table-removed-days = { $count ->
    [one] Jeśli przez jeden dzień nikt tu nie zajrzy, stół zniknie.
    [few] Jeśli przez { $count } dni nikt tu nie zajrzy, stół zniknie.
   *[many] Jeśli przez { $count } dni nikt tu nie zajrzy, stół zniknie.
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
invite-title = Zaproś znajomych
invite-code = Kod tego stołu:
invite-link = Albo wyślij im ten odnośnik:
invite-copy = Kopiuj
invite-qr = Odnośnik jako obrazek dla aparatu telefonu
finish-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
}
finish-ended = Gra skończyła się według zasady
finish-rematch = Zagraj jeszcze raz
finish-to-rematch = Do następnej gry
finish-replay = Obejrzyj przebieg
finish-home = Strona główna
finish-place = { $place }.
finish-parted = remis, rozstrzygnęła
account-what = Za co
account-rule = Zasada
account-count = Liczba
account-points = Punkty
account-scoring = { $number }. punktowanie
account-sum = Razem
plot-title = Punkty w trakcie gry
fair-title = Czy rozdanie było uczciwe?
fair-how = Przed rozdaniem serwer pokazał odcisk swojego sekretu, a każde miejsce dodało własny los. Teraz, gdy sekret jest znany, każdy może sprawdzić, że niczego nie wybrano później.
fair-commitment = Odcisk przed rozdaniem:
fair-record = Pobierz zapis
fair-verify = i sprawdź go programem Benben:

skip = Przejdź do treści
languages = Język
cancel = Anuluj
close = Zamknij
copied = Skopiowano
lost = Połączenie zostało przerwane. Próbuję ponownie…
sure-yes = Tak
sure-no = Nie
turn-mine = Twój ruch
foot-home = Wszystkie gry
foot-api = Dla programów

home-title = Cztery piramidy, jeden stół
home-about = Graj w piramidowe gry planszowe i karciane ze znajomymi w przeglądarce albo przeciw botom. Za darmo, bez konta, bez reklam.
home-mine = Moje stoły
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy.
home-players = { $min }–{ $max } graczy
home-minutes = { $min }–{ $max } minut
home-play-bot = Zagraj z botem
home-friends = Ze znajomymi
home-device = Na jednym urządzeniu
home-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-over = zakończona
name-guest = Gość
code-title = Masz kod od znajomych?
code-label = Kod
code-join = Do stołu

level-random = Kostka
level-apprentice = Uczeń
level-greedy = Kupiec
level-scribe = Skryba
level-architect = Architekt
level-pharaoh = Faraon

setup-who = Kto gra
setup-options = Jak gramy
setup-table = Stół
setup-pace = Czas
setup-spectators = Kto ma odnośnik, może oglądać
setup-listed = Pokaż wśród otwartych stołów
setup-go = Otwórz stół
chair-label = Miejsce { $number }
chair-you = Ty
chair-open = Ktoś przez odnośnik lub kod
chair-here = Ktoś przy tym urządzeniu
chair-none = Nikt
chair-bot = Bot: { $level } ({ $strength ->
    [random] gra losowo
    [greedy] łapie szybkie punkty
    [apprentice] początkujący
    [scribe] średni
    [architect] silny
   *[pharaoh] najsilniejszy
})
chair-name = Imię
chair-guest = Gracz { $number }
pace-none = Ile kto chce
pace-30 = 30 sekund na każdą decyzję
pace-120 = 2 minuty na każdą decyzję
pace-day = Dzień na każdą decyzję
pace-bank = 10 minut i 5 sekund za każdą decyzję

replay-title = Przebieg gry
replay-step = Krok
replay-as = Widok
replay-public = publiczność
replay-open = wszystko odkryte
replay-back = Krok wstecz
replay-forth = Krok dalej
replay-go = Pokaż
replay-result = Wynik

rules-title = { $game }: zasady
rules-chapters = Rozdziały
rules-ids = Każda zasada ma numer. Gdy czegoś nie da się zrobić, stół mówi dlaczego i odsyła do numeru zasady.
rules-rulings = Wyjaśnienie to nasza odpowiedź tam, gdzie drukowane zasady milczą albo można je rozumieć na dwa sposoby.
rules-edition = Edycja określa, co jest wydrukowane na kartach, planszach i płytkach. Nasza nazywa się benben: wartości wymyśliliśmy sami, więc nie są takie jak w drukowanej grze, ale zasady są te same.

problem-not-found = Tu niczego nie ma. Stół, do którego nikt nie zagląda, po pewnym czasie znika.
problem-no-seat = Nie masz miejsca przy tym stole.
problem-no-spectators = Tego stołu nie można oglądać.
problem-taken = Ktoś był szybszy. Spróbuj ponownie.
problem-seated = Masz już miejsce przy tym stole.
problem-name = Imię ma od 1 do 30 liter.
problem-not-dealt = Jeszcze nie wszyscy usiedli.
problem-over = Gra się skończyła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-closed = Ten stół jest zamknięty.
problem-resigned = Ta gra jest już przez ciebie poddana.
problem-old = Stół w międzyczasie się zmienił. Spójrz jeszcze raz.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-present = Gracz jest przy stole, bot nie jest potrzebny.
problem-too-many = To było za szybko. Zaczekaj chwilę i spróbuj ponownie.
problem-store = Serwer nie może teraz zapisywać. Nic nie zginęło; spróbuj za chwilę.
problem-unreadable = Ta wersja Benben nie potrafi odczytać tego stołu.
problem-opening = Tak nie da się otworzyć stołu. Sprawdź miejsca i opcje.
problem-code = Nie ma otwartego stołu z tym kodem.
problem-other = To się nie udało.
