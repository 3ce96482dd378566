# People who keep their name.
name-former = Bývalý hráč
name-kept = Toto meno patrí tomuto hráčovi
keep-title = Nechať si meno
keep-about = Nikto iný si ho potom na tomto serveri nechať nemôže a značka vedľa neho ukazuje, že je vaše. Vaše stoly, dohrané hry, lekcie aj nastavenia zostanú s vami a môžete sa prihlásiť aj na iných zariadeniach. E-mail nie je potrebný.
keep-password = Heslo
keep-password-about = Dôležité je, aby sa heslo dalo ťažko uhádnuť: dobre poslúži pár slov, ktoré spolu nesúvisia.
keep-now = Nechať si toto meno
keep-with-passkey = Nechať si ho s prístupovým kľúčom
keep-or-password = Alebo s heslom:
keep-have = Už tu meno máte?
codes-title = Vaše záchranné kódy
codes-about = Hneď si ich odpíšte alebo vytlačte, druhýkrát sa neukážu. Keď zabudnete heslo, každý z nich vás raz pustí dnu.
codes-done = Mám ich uložené
sign-in-title = Prihlásiť sa
sign-in-now = Prihlásiť sa
sign-in-passkey = Prihlásiť sa prístupovým kľúčom
sign-in-code = Prihlásiť sa kódom z iného zariadenia
sign-in-code-label = Kód
sign-in-code-about = Ukáže ho zariadenie, ktoré už je prihlásené: Moje hry, Môj účet, Prihlásiť sa na inom zariadení.
sign-in-by-password = Prihlásiť sa heslom
sign-in-forgotten = Nepamätám si heslo
sign-in-new = Ešte tu meno nemám
recover-title = Nepamätáte si heslo?
recover-about = Použite jeden z desiatich záchranných kódov. Všetky ostatné zariadenia sa odhlásia.
recover-code = Záchranný kód
recover-now = Nastaviť nové heslo
account-title = Môj účet
account-sessions = Prihlásené zariadenia
account-device = Prihlásiť sa na inom zariadení
account-device-unknown = Neznáme zariadenie
account-seen = naposledy použité
account-this = toto zariadenie
account-end = Odhlásiť
account-end-others = Odhlásiť všetky ostatné zariadenia
account-sign-out = Odhlásiť sa
account-password = Heslo
account-password-old = Staré heslo
account-password-new = Nové heslo
account-password-yours = Vaše heslo
account-password-change = Zmeniť heslo
account-password-none = Prihlasujete sa prístupovým kľúčom. Ak chcete, môžete mať aj heslo.
account-password-set = Nastaviť heslo
account-codes = Záchranné kódy
account-codes-left =
    { $count ->
        [0] Nezostáva vám žiadny záchranný kód.
        [one] Zostáva vám jeden záchranný kód.
        [few] Zostávajú vám { $count } záchranné kódy.
       *[other] Zostáva vám { $count } záchranných kódov.
    }
account-codes-renew = Získať desať nových kódov
account-data = Vaše údaje
account-export = Stiahnuť všetko
account-delete = Zmazať účet
account-delete-about = Odídete od všetkých stolov, kde ešte máte miesto. Dohrané hry zostanú, ale namiesto vášho mena v nich bude „Bývalý hráč“. Nedá sa to vziať späť.
account-delete-now = Zmazať natrvalo
passkeys-title = Prístupové kľúče
passkeys-about = S prístupovým kľúčom sa prihlásite rovnako, ako odomykáte svoje zariadenie, bez hesla.
passkeys-name = Názov kľúča
passkeys-add = Pridať prístupový kľúč
passkeys-remove = Odobrať
passkeys-since = od
passkeys-not-here = Na tejto adrese váš prehliadač prístupový kľúč nevytvorí. Treba na to zabezpečené pripojenie (https).
passkeys-elsewhere = Urobte to na zariadení, ktoré má váš prístupový kľúč, alebo si pomocou záchranného kódu nastavte heslo.
device-about =
    { $minutes ->
        [one] Naskenujte obrázok druhým zariadením alebo tam zadajte kód. Použiť sa dá raz, do jednej minúty.
        [few] Naskenujte obrázok druhým zariadením alebo tam zadajte kód. Použiť sa dá raz, do { $minutes } minút.
       *[other] Naskenujte obrázok druhým zariadením alebo tam zadajte kód. Použiť sa dá raz, do { $minutes } minút.
    }
device-picture = Obrázok pre fotoaparát druhého zariadenia
device-done = Hotovo
bring-about = V tomto prehliadači sú aj hry odohrané v úlohe hosťa.
bring-now = Pridať tieto hry k mojim
problem-not-signed-in = Najprv sa, prosím, prihláste a potom to skúste znova.
problem-sign-in = Toto meno a heslo k sebe nepatria.
problem-wrong-password = To nie je vaše heslo.
problem-entry-code = Tento kód neplatí: je chybný, už bol použitý alebo je príliš starý.
problem-name-kept = Toto meno (alebo iné, ktoré vyzerá rovnako) už tu niekto má. Zvoľte si, prosím, iné.
problem-invitation-needed = Na tomto serveri je k menu potrebná pozvánka. O odkaz požiadajte toho, kto server prevádzkuje. Hrať môžete aj bez účtu.
problem-registration-closed = Na tomto serveri sa meno nechať nedá. Hrať môžete aj bez účtu.
problem-invitation = Táto pozvánka neplatí: je chybná, už bola použitá alebo je príliš stará. Požiadajte, prosím, o novú.
problem-weak-password = Toto heslo by sa dalo ľahko uhádnuť. Predĺžte ho, napríklad o pár slov.
problem-long-password = Heslo môže mať najviac 128 znakov.
problem-passkey = S prístupovým kľúčom sa to nepodarilo. Skúste to znova alebo použite heslo.
problem-passkey-only = S prístupovým kľúčom sa to nepodarilo. Skúste to, prosím, znova.
problem-last-way-in = Inak sa prihlásiť nemôžete. Najprv si nastavte heslo alebo pridajte ďalší prístupový kľúč.
problem-attempts =
    { $minutes ->
        [one] To bolo príliš veľa pokusov. Skúste to, prosím, znova o minútu.
        [few] To bolo príliš veľa pokusov. Skúste to, prosím, znova o { $minutes } minúty.
       *[other] To bolo príliš veľa pokusov. Skúste to, prosím, znova o { $minutes } minút.
    }
