# People who keep their name.
name-former = Dawny gracz
name-kept = To imię należy do tego gracza
keep-title = Zachowaj swoje imię
keep-about = Nikt inny na tym serwerze nie będzie mógł go zachować, a znak obok pokazuje, że należy do ciebie. Twoje stoły, zakończone gry, lekcje i ustawienia zostaną z tobą, a zalogujesz się też na innych urządzeniach. Adres e-mail nie jest potrzebny.
keep-password = Hasło
keep-password-about = Liczy się to, jak trudno je odgadnąć: dobrze sprawdza się kilka słów, które nie mają ze sobą nic wspólnego.
keep-now = Zachowaj to imię
keep-with-passkey = Zachowaj je z kluczem dostępu
keep-or-password = Albo z hasłem:
keep-have = Masz już tu swoje imię?
codes-title = Twoje kody ratunkowe
codes-about = Przepisz je albo wydrukuj od razu, bo nie pokażą się drugi raz. Jeśli zapomnisz hasła, każdy z nich jeden raz pozwoli ci się zalogować.
codes-done = Mam je zapisane
sign-in-title = Zaloguj się
sign-in-now = Zaloguj się
sign-in-passkey = Zaloguj się kluczem dostępu
sign-in-code = Zaloguj się kodem z innego urządzenia
sign-in-code-label = Kod
sign-in-code-about = Znajdziesz go na urządzeniu, na którym działa już twoje konto: Moje gry, Moje konto, Zaloguj się na innym urządzeniu.
sign-in-by-password = Zaloguj się hasłem
sign-in-forgotten = Nie pamiętam hasła
sign-in-new = Nie mam tu jeszcze swojego imienia
recover-title = Nie pamiętasz hasła?
recover-about = Użyj jednego z dziesięciu kodów ratunkowych. Wszystkie inne urządzenia zostaną wylogowane.
recover-code = Kod ratunkowy
recover-now = Ustaw nowe hasło
account-title = Moje konto
account-sessions = Zalogowane urządzenia
account-device = Zaloguj się na innym urządzeniu
account-device-unknown = Nieznane urządzenie
account-seen = ostatnio używane
account-this = to urządzenie
account-end = Wyloguj
account-end-others = Wyloguj wszystkie inne urządzenia
account-sign-out = Wyloguj się
account-password = Hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-yours = Twoje hasło
account-password-change = Zmień hasło
account-password-none = Logujesz się kluczem dostępu. Jeśli chcesz, możesz mieć też hasło.
account-password-set = Ustaw hasło
account-codes = Kody ratunkowe
account-codes-left =
    { $count ->
        [0] Nie masz już żadnego kodu ratunkowego.
        [one] Został ci jeden kod ratunkowy.
        [few] Zostały ci { $count } kody ratunkowe.
       *[other] Zostało ci { $count } kodów ratunkowych.
    }
account-codes-renew = Pobierz dziesięć nowych kodów
account-data = Twoje dane
account-export = Pobierz wszystko
account-delete = Usuń konto
account-delete-about = Odejdziesz od wszystkich stołów, przy których masz jeszcze miejsce. Zakończone gry zostaną, ale zamiast twojego imienia będzie w nich „Dawny gracz”. Tego nie da się cofnąć.
account-delete-now = Usuń na zawsze
passkeys-title = Klucze dostępu
passkeys-about = Z kluczem dostępu logujesz się tak, jak odblokowujesz swoje urządzenie, bez hasła.
passkeys-name = Nazwa klucza
passkeys-add = Dodaj klucz dostępu
passkeys-remove = Usuń
passkeys-since = od
passkeys-not-here = Pod tym adresem przeglądarka nie utworzy klucza dostępu. Potrzebne jest bezpieczne połączenie (https).
passkeys-elsewhere = Zrób to na urządzeniu, które ma twój klucz dostępu, albo ustaw hasło za pomocą kodu ratunkowego.
device-about =
    { $minutes ->
        [one] Zeskanuj obrazek drugim urządzeniem albo wpisz tam kod. Działa jeden raz, przez minutę.
        [few] Zeskanuj obrazek drugim urządzeniem albo wpisz tam kod. Działa jeden raz, przez { $minutes } minuty.
       *[other] Zeskanuj obrazek drugim urządzeniem albo wpisz tam kod. Działa jeden raz, przez { $minutes } minut.
    }
device-picture = Obrazek dla aparatu drugiego urządzenia
device-done = Gotowe
bring-about = W tej przeglądarce są też gry rozegrane w roli gościa.
bring-now = Dołącz te gry do moich
problem-not-signed-in = Najpierw się zaloguj, a potem spróbuj jeszcze raz.
problem-sign-in = To imię i to hasło do siebie nie pasują.
problem-wrong-password = To nie jest twoje hasło.
problem-entry-code = Ten kod nie działa: jest błędny, użyty albo zbyt stary.
problem-name-kept = Ktoś już ma tu to imię albo takie, które wygląda tak samo. Wybierz inne.
problem-invitation-needed = Na tym serwerze, żeby zachować imię, potrzebujesz zaproszenia. O link poproś osobę, która prowadzi serwer. Grać możesz też bez konta.
problem-registration-closed = Na tym serwerze nie można zachować imienia. Grać możesz też bez konta.
problem-invitation = To zaproszenie nie działa: jest błędne, użyte albo zbyt stare. Poproś o nowe.
problem-weak-password = To hasło zbyt łatwo zgadnąć. Wydłuż je, na przykład o kilka słów.
problem-long-password = Hasło może mieć najwyżej 128 znaków.
problem-passkey = Z kluczem dostępu się nie udało. Spróbuj jeszcze raz albo użyj hasła.
problem-passkey-only = Z kluczem dostępu się nie udało. Spróbuj jeszcze raz.
problem-last-way-in = To jedyny sposób, w jaki możesz się zalogować. Najpierw ustaw hasło albo dodaj kolejny klucz dostępu.
problem-attempts =
    { $minutes ->
        [one] To było za dużo prób. Spróbuj ponownie za minutę.
        [few] To było za dużo prób. Spróbuj ponownie za { $minutes } minuty.
       *[other] To było za dużo prób. Spróbuj ponownie za { $minutes } minut.
    }
