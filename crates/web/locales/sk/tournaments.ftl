# Turnaje.
cup-title = Turnaj
cups-title = Turnaje
cups-about = Turnaj môže založiť ktokoľvek. Pošlite odkaz ďalej: kto ho otvorí, môže sa pod svojím menom pridať, a nikto na to nepotrebuje účet.
cups-open = Otvorené turnaje
cups-none = Práve teraz nie je otvorený žiadny turnaj.
cups-new = Založiť turnaj
cups-home = Kolo za kolom, s poradím všetkých hráčov
cup-name = Názov, ak chcete
cup-game = Hra
cup-seats-label = Hráčov pri stole
cup-rounds-label = Počet kôl
cup-rounds-auto = Koľko dáva zmysel
cup-begins-label = Začiatok
cup-begins-manual = Keď dám pokyn
cup-begins-after = { $minutes ->
    [one] O { $minutes } minútu
    [few] O { $minutes } minúty
    [many] O { $minutes } minúty
   *[other] O { $minutes } minút
}
cup-listed = Zobraziť v zozname turnajov
cup-go = Založiť turnaj
cup-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
cup-seats = { $seats } pri stole
cup-round = { $round }. kolo
cup-round-of = { $round }. kolo z { $rounds }
cup-waiting = Čaká sa na hráčov
cup-begins = Začiatok o
cup-next-round = Ďalšie kolo sa začína o
cup-time-called = Čas kola vyprší o
cup-over = Turnaj sa skončil
cup-closed = Turnaj bol zrušený
cup-invite = Pošlite tento odkaz ďalej. Kto ho otvorí, môže hrať.
cup-follow = Kto otvorí tento odkaz, môže turnaj sledovať.
cup-qr = Odkaz na tento turnaj pre fotoaparát
cup-join = Pridať sa
cup-leave = Odísť z turnaja
cup-leave-sure = Odísť z turnaja? Vaše výsledky zostanú.
cup-your-table = Váš stôl je pripravený
cup-you-play = Hráte. Len čo sa kolo začne, objaví sa tu váš stôl.
cup-you-sit-out = V tomto kole máte voľno.
cup-you-done = Vaša partia sa skončila. Ďalšie kolo sa začne, keď dohrajú všetky stoly.
cup-standings = Poradie
cup-player = Hráč
cup-points = Body
cup-strength = Súperi
cup-direct = Vzájomne
cup-scored = Skóre
cup-tie-breaks = Rozhodujú body. Pri rovnosti sila súperov (súčet ich bodov, tzv. Buchholz), potom vzájomné výsledky a nakoniec body získané v hrách.
cup-points-about = Za prvé miesto pri stole je 1 bod, za posledné 0 a body za miesta medzi nimi sú odstupňované rovnomerne.
cup-bye = voľno
cup-bye-about = { $kind ->
    [win] Voľno má hodnotu výhry.
    [half] Voľno má hodnotu pol bodu.
   *[none] Voľno má každý jedenkrát, a tak zaň žiadne body nie sú.
}
cup-format = { $kind ->
    [swiss] Švajčiarsky systém: hráte s tými, ktorí majú asi toľko bodov ako vy.
   *[robin] Každý hrá s každým.
}
cup-who = Hráči
cup-playing = hrá sa
cup-finished = dohrané
cup-left = mimo turnaja
cup-earlier = Predchádzajúce kolá
cup-organise = Pre usporiadateľa
cup-begin = Začať turnaj
cup-end = Ukončiť turnaj
cup-end-sure = Ukončiť turnaj teraz?
cup-remove = Vyradiť
cup-remove-sure = Vyradiť z turnaja: { $name }?
cup-bot = Pridať bota
cup-text = Výsledky ako text
cup-json = Výsledky pre programy
cup-screen = Zobraziť na veľkej obrazovke
problem-not-organiser = To môže urobiť len usporiadateľ tohto turnaja.
problem-begun = Turnaj sa už začal a všetci poznajú svojich súperov. Pridať sa už nedá.
problem-tournament-over = Turnaj sa už skončil.
problem-tournament-full = Turnaj je plný.
problem-few-players = Na spustenie turnaja je tu málo hráčov.
problem-one-bot = V tomto turnaji už jeden bot hrá.
problem-needs-clock = Turnaj potrebuje časový limit, aby nikto nečakal donekonečna.
problem-title = Názov môže mať najviac 60 písmen, číslic a iných znakov.
problem-too-many-tournaments = Odtiaľto už bolo založených príliš veľa turnajov. Ukončite niektorý, v ktorom nikto nehrá.
cup-to = K turnaju
cup-rated = Počítať hry do hodnotenia pri stoloch, kde sú všetci prihlásení
