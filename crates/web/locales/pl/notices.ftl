
# Being told that something waits, and holidays.
notices-title = Powiadomienia i urlop
notices-about = Tam, gdzie na decyzję masz całe dni, Benben może dać ci znać, że nadeszła twoja tura, i przypomnieć się, zanim skończy się czas. Robi to tylko wtedy, gdy akurat nie patrzysz na stół. Napisze, o którą grę chodzi, ale nic z tego, co się w niej dzieje.
push-title = Na tym urządzeniu
push-on = Powiadamiaj mnie na tym urządzeniu
push-off = Nie powiadamiaj mnie tutaj
push-is-on = Gdy nadejdzie twoja tura, dowiesz się o tym na tym urządzeniu.
push-is-off = Na tym urządzeniu nie dostajesz powiadomień.
push-denied = Twoja przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach, zwykle pod kłódką obok adresu.
push-failed = Nie udało się: przeglądarka nie połączyła się z usługą, która dostarcza jej powiadomienia.
push-not-here = Twoja przeglądarka nie może pokazywać powiadomień z tego adresu. Potrzebne jest bezpieczne połączenie (https), a na iPhonie lub iPadzie strona musi być dodana do ekranu początkowego.
push-test = Wyślij próbne powiadomienie
push-server-off = Ten serwer nie wysyła powiadomień.
webhook-title = Do innej usługi
webhook-about = Powiadomienia mogą też trafiać do ntfy, na Discorda, na Slacka albo do twojego własnego programu.
webhook-address = Adres (https)
webhook-format = Co tam jest
webhook-json = Coś innego (JSON)
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-save = Zapisz
webhook-remove = Usuń
webhook-test = Wyślij próbne powiadomienie
webhook-set = Powiadomienia trafiają na { $host }.
webhook-failing = { $count ->
    [one] Nie udało się dostarczyć ostatniego powiadomienia.
   *[many] Nie udało się dostarczyć ostatnich { $count } powiadomień.
}
webhook-stopped = Nic już tam nie jest wysyłane, bo nie udało się dostarczyć { $count } powiadomień z rzędu. Gdy znów będzie działać, wyślij próbne powiadomienie albo zapisz inny adres.
webhook-test-ok = Próbne powiadomienie dotarło.
webhook-test-answer = Próbne powiadomienie nie dotarło: usługa odpowiedziała { $status }.
webhook-test-failed = Próbne powiadomienie nie dotarło: nikt tam nie odpowiedział.
notices-account = Do tego potrzebujesz imienia, które zachowasz.
holiday-title = Urlop
holiday-about = Podczas urlopu twoje zegary przy stołach z całymi dniami na decyzję stoją, a inni widzą, do kiedy. Masz 28 dni w roku; dzień zaczyna się i kończy o północy UTC.
holiday-left = { $count ->
    [one] W roku { $year } został ci jeden dzień.
    [few] W roku { $year } zostały ci { $count } dni.
   *[many] W roku { $year } zostało ci { $count } dni.
}
holiday-from = Pierwszy dzień
holiday-to = Ostatni dzień
holiday-take = Weź urlop
holiday-days = { $from } – { $to }
holiday-end = Zakończ dzisiaj
holiday-cancel = Anuluj
seat-holiday = urlop do { $date }
date-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
told-your-turn = Twoja tura
told-game = { $game }, grasz z: { $others }
told-reminder = Inni wciąż na ciebie czekają
told-left = { $game }, pozostały czas: { $time }
told-invitation = Zaproszenie do gry
told-invites = { $name } chce z tobą zagrać. Gra: { $game }
told-match = Stół jest gotowy
told-round = Zaczyna się nowa runda
told-test = Działa
told-test-about = Benben może cię tu powiadomić.
problem-notices-off = Ten serwer nie wysyła powiadomień.
problem-notice-address = Ten adres się nie nadaje: musi zaczynać się od https:// i być w internecie.
problem-holiday-days = Podaj pierwszy i ostatni dzień urlopu. Ostatni nie może być wcześniejszy niż pierwszy.
problem-holiday-when = Urlop może zacząć się najwcześniej dziś i musi skończyć się w ciągu roku.
problem-holiday-overlap = W niektóre z tych dni masz już urlop.
problem-holiday-many = { $count ->
    [one] Możesz wziąć jeden dzień w roku.
   *[many] Możesz wziąć { $count } dni w roku.
}
