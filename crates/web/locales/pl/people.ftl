# Szukanie ludzi: poczekalnia, znajomi, zaproszenia, blokowanie.
lobby-title = Poczekalnia
lobby-playing = { $count ->
    [one] osoba gra
    [few] osoby grają
    [many] osób gra
   *[other] osoby gra
}
lobby-watching = { $count ->
    [one] ogląda
    [few] oglądają
    [many] ogląda
   *[other] ogląda
}
lobby-waiting = { $count ->
    [one] szuka gry
    [few] szukają gry
    [many] szuka gry
   *[other] szuka gry
}
lobby-who-waits = Kto szuka gry
lobby-more = { $count ->
    [one] i jeszcze jedna osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
seek-title = Znajdź mi grę
seek-about = Powiedz, w co lubisz grać. Gdy tylko ktoś zechce tego samego, usiądziecie razem do stołu.
seek-games = Gry
seek-seats = Liczba graczy
seek-flexible = Jeśli przez chwilę nikogo nie będzie, może być też inna liczba graczy albo inny czas
seek-strength = Przeciwnicy
seek-strength-near = Mniej więcej na moim poziomie
seek-strength-anyone = Ktokolwiek
seek-strength-about = Decyduje ranking. Im dłużej czekasz, tym większa może być różnica. Kto nie ma jeszcze ustalonego rankingu, gra z każdym.
seek-keep = Gry rankingowe i przeciwnicy na twoim poziomie są dla tych, którzy zachowali swoje imię.
seek-rated = Gra rankingowa, która liczy się do twojego rankingu
seek-rated-tag = gra rankingowa
seek-now = Znajdź mi grę
seek-waits = Szukamy graczy
seek-meanwhile = Zagraj na razie z botem
seek-meanwhile-about = Strona da ci znać, gdy tylko znajdzie się dla ciebie gra. Gdy się zacznie, gra z botem sama się skończy i nic z niej nie będzie się liczyć.
seek-meanwhile-back = Wróć do gry z botem
seek-meanwhile-here = Gdy zacznie się twoja gra z ludźmi, ta sama się skończy i nic z niej nie będzie się liczyć.
seek-ends-another = Twoja gra z botem wtedy się skończy i nic z niej nie będzie się liczyć.
seek-stop = Nie szukaj dalej
seek-asked = Jest dla ciebie gra
seek-accept = Gramy
seek-decline = Nie, dziękuję
seek-others = Czekamy, aż pozostali się zgodzą
seek-left = Pozostało sekund:
seek-found = Twój stół jest gotowy
seek-go = Do stołu
seek-dropped = Była dla ciebie gra, ale zabrakło odpowiedzi na czas.
seek-again = Szukaj znowu
friends-title = Znajomi
friends-all = Wszyscy znajomi
friends-need-account = Znajomych mają tu osoby, które zachowały swoje imię.
friends-none = Nie masz tu jeszcze znajomych.
friends-nobody-here = Nikogo z twoich znajomych teraz tu nie ma.
friends-here = jest tutaj
friends-add = Dodaj znajomego
friends-link-about = Wyślij ten link komuś znajomemu albo go pokaż. Kto go otworzy i potwierdzi, będzie wśród twoich znajomych, a ty wśród jego.
friends-link = Twój link
friends-link-new = Utwórz inny link; ten przestanie działać
friends-qr = Pokaż dla aparatu
friends-seen = Znajomi widzą, kiedy tu jesteś.
friends-offline = Znajomi nie widzą, że tu jesteś.
friends-hide = Nie pokazuj mnie
friends-appear = Pokazuj mnie
friends-more = Więcej
friends-remove = Usuń ze znajomych
friends-invite = Zaproś
friends-invited = Zaproszono
friends-to-table = Zaproś znajomych
invited = { $name } zaprasza cię do gry
invited-join = Dołącz
befriend-ask = { $name }: chcecie być znajomymi?
befriend-about = Będziecie widzieć, kiedy druga osoba tu jest, i jednym stuknięciem możecie zapraszać się do stołu.
befriend-now = Tak, bądźmy znajomymi
befriend-own = To twój własny link
befriend-sign-in = Ktoś chce dodać cię do znajomych
befriend-come-back = Potem otwórz link jeszcze raz.
block-now = Zablokuj
block-person = Zablokuj: { $name }
block-sure = { $name } nie zaprosi cię już, nie usiądzie przy twoim stole ani nie trafi z tobą do pary, a ty nie zobaczysz, co pisze. Ta osoba się o tym nie dowie. Zablokować?
blocks-title = Zablokowani
blocks-about = Nie zaproszą cię, nie usiądą przy twoim stole, nie trafisz na nich przy szukaniu gry i nie widzisz, co piszą.
blocks-end = Odblokuj
blocked-here = Blokujesz: { $name }.
problem-friend = Ten link już do nikogo nie prowadzi.
problem-own-link = To twój własny link.
problem-many-friends = Jedno z was ma tu już tylu znajomych, ilu można mieć.
