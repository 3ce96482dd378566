
# Being told that something waits, and holidays.
notices-title = Správy a dovolenka
notices-about = Tam, kde máte na rozhodnutie celé dni, vám Benben môže dať vedieť, že ste na ťahu, a pripomenúť sa, než čas vyprší. Robí to, len keď sa na stôl práve nepozeráte. Napíše, o ktorú hru ide, ale nič z toho, čo sa v nej deje.
push-title = Na tomto zariadení
push-on = Dávať mi vedieť na tomto zariadení
push-off = Tu mi už vedieť nedávať
push-is-on = Keď budete na ťahu, dozviete sa to na tomto zariadení.
push-is-off = Na tomto zariadení sa nič nedozviete.
push-denied = Váš prehliadač správy z tejto stránky nedovoľuje. Zmeniť to môžete v jeho nastaveniach, zvyčajne cez zámku vedľa adresy.
push-failed = Nepodarilo sa to: prehliadač sa nespojil so službou, ktorá mu správy doručuje.
push-not-here = Váš prehliadač nemôže z tejto adresy správy zobrazovať. Treba na to zabezpečené pripojenie (https) a na iPhone či iPade musí byť stránka pridaná na plochu.
push-test = Poslať skúšobnú správu
push-server-off = Tento server nijaké správy neposiela.
webhook-title = Do inej služby
webhook-about = Správy môžu chodiť aj do ntfy, na Discord, na Slack alebo vlastnému programu.
webhook-address = Adresa (https)
webhook-format = Čo tam je
webhook-json = Niečo iné (JSON)
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-save = Uložiť
webhook-remove = Odobrať
webhook-test = Poslať skúšobnú správu
webhook-set = Správy chodia na { $host }.
webhook-failing = { $count ->
    [one] Poslednú správu sa nepodarilo doručiť.
    [few] Posledné { $count } správy sa nepodarilo doručiť.
   *[other] Posledných { $count } správ sa nepodarilo doručiť.
}
webhook-stopped = Už sa tam nič neposiela, lebo sa nepodarilo doručiť { $count } správ za sebou. Keď to znova pôjde, pošlite skúšobnú správu alebo uložte inú adresu.
webhook-test-ok = Skúšobná správa dorazila.
webhook-test-answer = Skúšobná správa nedorazila: služba odpovedala { $status }.
webhook-test-failed = Skúšobná správa nedorazila: nikto tam neodpovedal.
notices-account = Na to potrebujete meno, ktoré si necháte.
holiday-title = Dovolenka
holiday-about = Keď máte dovolenku, pri stoloch s celými dňami na rozhodnutie vaše hodiny stoja a ostatní vidia, dokedy. Máte 28 dní v roku; deň sa začína a končí o polnoci UTC.
holiday-left = { $count ->
    [one] V roku { $year } vám zostáva jeden deň.
    [few] V roku { $year } vám zostávajú { $count } dni.
   *[other] V roku { $year } vám zostáva { $count } dní.
}
holiday-from = Prvý deň
holiday-to = Posledný deň
holiday-take = Vziať si dovolenku
holiday-days = { $from } až { $to }
holiday-end = Ukončiť dneškom
holiday-cancel = Zrušiť
seat-holiday = dovolenka do { $date }
date-day = { $day }. { $month ->
    [1] januára
    [2] februára
    [3] marca
    [4] apríla
    [5] mája
    [6] júna
    [7] júla
    [8] augusta
    [9] septembra
    [10] októbra
    [11] novembra
   *[12] decembra
}
told-your-turn = Ste na ťahu
told-game = { $game }, hráte s: { $others }
told-reminder = Stále sa na vás čaká
told-left = { $game }, zostávajúci čas: { $time }
told-invitation = Pozvánka do hry
told-invites = { $name } si s vami chce zahrať. Hra: { $game }
told-match = Stôl je pripravený
told-round = Začína sa nové kolo
told-test = Funguje to
told-test-about = Benben vás tu zastihne.
problem-notices-off = Tento server nijaké správy neposiela.
problem-notice-address = Táto adresa nevyhovuje: musí sa začínať na https:// a byť na internete.
problem-holiday-days = Zadajte prvý a posledný deň dovolenky. Posledný nesmie byť skôr ako prvý.
problem-holiday-when = Dovolenka sa môže začať najskôr dnes a musí sa skončiť do roka.
problem-holiday-overlap = V niektorých z tých dní už dovolenku máte.
problem-holiday-many = { $count ->
    [one] Môžete si vziať jeden deň v roku.
    [few] Môžete si vziať { $count } dni v roku.
   *[other] Môžete si vziať { $count } dní v roku.
}
