# People who keep their name.
name-former = Bývalý hráč
name-kept = Toto jméno patří tomuto hráči
keep-title = Nechat si jméno
keep-about = Nikdo jiný si ho pak na tomto serveru nechat nemůže a značka vedle něj ukazuje, že je vaše. Vaše stoly, dohrané hry, lekce i nastavení zůstanou s vámi a můžete se přihlásit i na jiných zařízeních. E-mail není potřeba.
keep-password = Heslo
keep-password-about = Důležité je, aby se heslo dalo těžko uhodnout: dobře poslouží pár slov, která spolu nesouvisejí.
keep-now = Nechat si toto jméno
keep-with-passkey = Nechat si ho s přístupovým klíčem
keep-or-password = Nebo s heslem:
keep-have = Už tu jméno máte?
codes-title = Vaše záchranné kódy
codes-about = Hned si je opište nebo vytiskněte, podruhé se neukážou. Když zapomenete heslo, každý z nich vás jednou pustí dovnitř.
codes-done = Mám je uložené
sign-in-title = Přihlásit se
sign-in-now = Přihlásit se
sign-in-passkey = Přihlásit se přístupovým klíčem
sign-in-code = Přihlásit se kódem z jiného zařízení
sign-in-code-label = Kód
sign-in-code-about = Ukáže ho zařízení, které už je přihlášené: Moje hry, Můj účet, Přihlásit se na jiném zařízení.
sign-in-by-password = Přihlásit se heslem
sign-in-forgotten = Nepamatuji si heslo
sign-in-new = Ještě tu jméno nemám
recover-title = Nepamatujete si heslo?
recover-about = Použijte jeden z deseti záchranných kódů. Všechna ostatní zařízení se odhlásí.
recover-code = Záchranný kód
recover-now = Nastavit nové heslo
account-title = Můj účet
account-sessions = Přihlášená zařízení
account-device = Přihlásit se na jiném zařízení
account-device-unknown = Neznámé zařízení
account-seen = naposledy použito
account-this = toto zařízení
account-end = Odhlásit
account-end-others = Odhlásit všechna ostatní zařízení
account-sign-out = Odhlásit se
account-password = Heslo
account-password-old = Staré heslo
account-password-new = Nové heslo
account-password-yours = Vaše heslo
account-password-change = Změnit heslo
account-password-none = Přihlašujete se přístupovým klíčem. Jestli chcete, můžete k němu mít i heslo.
account-password-set = Nastavit heslo
account-codes = Záchranné kódy
account-codes-left =
    { $count ->
        [0] Nezbývá vám žádný záchranný kód.
        [one] Zbývá vám jeden záchranný kód.
        [few] Zbývají vám { $count } záchranné kódy.
       *[other] Zbývá vám { $count } záchranných kódů.
    }
account-codes-renew = Získat deset nových kódů
account-data = Vaše data
account-export = Stáhnout všechno
account-delete = Smazat účet
account-delete-about = Odejdete od všech stolů, kde ještě máte místo. Dohrané hry zůstanou, ale místo vašeho jména v nich bude „Bývalý hráč“. Nejde to vzít zpět.
account-delete-now = Smazat natrvalo
passkeys-title = Přístupové klíče
passkeys-about = S přístupovým klíčem se přihlásíte stejně, jako odemykáte své zařízení, bez hesla.
passkeys-name = Název klíče
passkeys-add = Přidat přístupový klíč
passkeys-remove = Odebrat
passkeys-since = od
passkeys-not-here = Na této adrese váš prohlížeč přístupový klíč nevytvoří. Je k tomu potřeba zabezpečené připojení (https).
passkeys-elsewhere = Udělejte to na zařízení, které má váš přístupový klíč, nebo si pomocí záchranného kódu nastavte heslo.
device-about =
    { $minutes ->
        [one] Naskenujte obrázek druhým zařízením, nebo tam zadejte kód. Použít jde jednou, do jedné minuty.
        [few] Naskenujte obrázek druhým zařízením, nebo tam zadejte kód. Použít jde jednou, do { $minutes } minut.
       *[other] Naskenujte obrázek druhým zařízením, nebo tam zadejte kód. Použít jde jednou, do { $minutes } minut.
    }
device-picture = Obrázek pro fotoaparát druhého zařízení
device-done = Hotovo
bring-about = V tomto prohlížeči jsou i hry odehrané v roli hosta.
bring-now = Přidat tyto hry k mým
problem-not-signed-in = Nejdřív se prosím přihlaste a pak to zkuste znovu.
problem-sign-in = Toto jméno a heslo k sobě nepatří.
problem-wrong-password = To není vaše heslo.
problem-entry-code = Tento kód neplatí: je chybný, už byl použitý, nebo je příliš starý.
problem-name-kept = Toto jméno (nebo jiné, které vypadá stejně) už tu někdo má. Zvolte si prosím jiné.
problem-invitation-needed = Na tomto serveru je ke jménu potřeba pozvánka. O odkaz požádejte toho, kdo server provozuje. Hrát můžete i bez účtu.
problem-registration-closed = Na tomto serveru si jméno nechat nejde. Hrát můžete i bez účtu.
problem-invitation = Tato pozvánka neplatí: je chybná, už byla použitá, nebo je příliš stará. Požádejte prosím o novou.
problem-weak-password = Toto heslo by se dalo snadno uhodnout. Prodlužte ho, třeba o pár slov.
problem-long-password = Heslo může mít nejvýš 128 znaků.
problem-passkey = S přístupovým klíčem se to nepovedlo. Zkuste to znovu, nebo použijte heslo.
problem-passkey-only = S přístupovým klíčem se to nepovedlo. Zkuste to prosím znovu.
problem-last-way-in = Jinak se přihlásit nemůžete. Nejdřív si nastavte heslo, nebo přidejte další přístupový klíč.
problem-attempts =
    { $minutes ->
        [one] To bylo příliš mnoho pokusů. Zkuste to prosím znovu za minutu.
        [few] To bylo příliš mnoho pokusů. Zkuste to prosím znovu za { $minutes } minuty.
       *[other] To bylo příliš mnoho pokusů. Zkuste to prosím znovu za { $minutes } minut.
    }
