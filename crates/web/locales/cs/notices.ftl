
# Being told that something waits, and holidays.
notices-title = Zprávy a dovolená
notices-about = Tam, kde máte na rozhodnutí celé dny, vám Benben může dát vědět, že jste na tahu, a připomenout se, než čas vyprší. Dělá to, jen když se na stůl právě nedíváte. Napíše, o kterou hru jde, ale nic z toho, co se v ní děje.
push-title = Na tomto zařízení
push-on = Dávat mi vědět na tomto zařízení
push-off = Tady už mi vědět nedávat
push-is-on = Až budete na tahu, dozvíte se to na tomto zařízení.
push-is-off = Na tomto zařízení se nic nedozvíte.
push-denied = Váš prohlížeč zprávy z této stránky nedovoluje. Změnit to můžete v jeho nastavení, obvykle přes zámek vedle adresy.
push-failed = Nepovedlo se to: prohlížeč se nespojil se službou, která mu zprávy doručuje.
push-not-here = Váš prohlížeč nemůže z této adresy zprávy zobrazovat. Je k tomu potřeba zabezpečené připojení (https) a na iPhonu či iPadu musí být stránka přidaná na plochu.
push-test = Poslat zkušební zprávu
push-server-off = Tento server žádné zprávy neposílá.
webhook-title = Do jiné služby
webhook-about = Zprávy mohou chodit i do ntfy, na Discord, na Slack nebo vlastnímu programu.
webhook-address = Adresa (https)
webhook-format = Co tam je
webhook-json = Něco jiného (JSON)
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-save = Uložit
webhook-remove = Odebrat
webhook-test = Poslat zkušební zprávu
webhook-set = Zprávy chodí na { $host }.
webhook-failing = { $count ->
    [one] Poslední zprávu se nepodařilo doručit.
    [few] Poslední { $count } zprávy se nepodařilo doručit.
   *[other] Posledních { $count } zpráv se nepodařilo doručit.
}
webhook-stopped = Už se tam nic neposílá, protože se nepodařilo doručit { $count } zpráv za sebou. Až to zase půjde, pošlete zkušební zprávu, nebo uložte jinou adresu.
webhook-test-ok = Zkušební zpráva dorazila.
webhook-test-answer = Zkušební zpráva nedorazila: služba odpověděla { $status }.
webhook-test-failed = Zkušební zpráva nedorazila: nikdo tam neodpověděl.
notices-account = K tomu potřebujete jméno, které si necháte.
holiday-title = Dovolená
holiday-about = Když máte dovolenou, u stolů s celými dny na rozhodnutí vaše hodiny stojí a ostatní vidí, do kdy. Máte 28 dní v roce; den začíná a končí o půlnoci UTC.
holiday-left = { $count ->
    [one] V roce { $year } vám zbývá jeden den.
    [few] V roce { $year } vám zbývají { $count } dny.
   *[other] V roce { $year } vám zbývá { $count } dní.
}
holiday-from = První den
holiday-to = Poslední den
holiday-take = Vzít si dovolenou
holiday-days = { $from } až { $to }
holiday-end = Ukončit dneškem
holiday-cancel = Zrušit
seat-holiday = dovolená do { $date }
date-day = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
}
told-your-turn = Jste na tahu
told-game = { $game }, hrajete s: { $others }
told-reminder = Pořád se na vás čeká
told-left = { $game }, zbývající čas: { $time }
told-invitation = Pozvánka ke hře
told-invites = { $name } si s vámi chce zahrát. Hra: { $game }
told-match = Stůl je připraven
told-round = Začíná nové kolo
told-test = Funguje to
told-test-about = Benben vás tady zastihne.
problem-notices-off = Tento server žádné zprávy neposílá.
problem-notice-address = Tato adresa nevyhovuje: musí začínat https:// a být na internetu.
problem-holiday-days = Zadejte první a poslední den dovolené. Poslední nesmí být dřív než první.
problem-holiday-when = Dovolená může začít nejdřív dnes a musí skončit do roka.
problem-holiday-overlap = V některých z těch dnů už dovolenou máte.
problem-holiday-many = { $count ->
    [one] Můžete si vzít jeden den v roce.
    [few] Můžete si vzít { $count } dny v roce.
   *[other] Můžete si vzít { $count } dní v roce.
}
