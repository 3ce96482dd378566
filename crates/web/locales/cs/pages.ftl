### Vše kolem her.

list-and = { $others } a { $last }

table-board = Herní plán
table-hand = Před vámi
table-seats = Hráči
table-log = Průběh hry
table-undo = Vzít zpět
table-actions = { $count ->
    [one] Jediná možná akce
    [few] Všechny { $count } možné akce
   *[other] Všech { $count } možných akcí
}
# The climax of a game in a layer over the board, where points are counted one after the other.
spectacle = Vyhodnocení
spectacle-on = Pokračovat
spectacle-again = Ukázat znovu
log-whole = Celý průběh hry
log-table = Zpět ke stolu
log-empty = Zatím se nic nestalo.
notice-resigned = { $name } se vzdává.
notice-time-up = { $name }: čas vypršel, rozhoduje bot.
notice-stand-in = { $name }: teď hraje bot.
notice-back = { $name } je zpět.
notice-left = { $name } odchází od stolu. Dál hraje bot.
notice-took-back = { $name } bere akci zpět.
notice-host = Hostitelem stolu je teď { $name }. Předchozí hostitel je už dlouho pryč.
notice-hint = { $name } žádá o radu.
prompt-closed = Všichni odešli, takže je stůl zavřený.
prompt-gathering = Čeká se na další hráče.
prompt-ready = Čeká se, až začátek potvrdí { $names }.
prompt-start = Všichni jsou tu. Začněte, až budete chtít.
prompt-host = Čeká se, až { $name } spustí hru.
prompt-closed-host = Hostitel tento stůl zavřel.
prompt-closed-people-came = Tato hra skončila, protože jste našli spoluhráče.
prompt-sit = Posaďte se, nebo se jen dívejte.
prompt-resigned = Vzdali jste se a dál hraje bot. Dívejte se, nebo hrajte něco jiného.
prompt-closed-fault = Něco se pokazilo a stůl se zavřel. Ostatních stolů se to netýká.
prompt-over = Hra skončila.
prompt-moment = Chvilku strpení…
prompt-waiting = { $count ->
    [one] Na tahu je { $names }.
   *[other] Na tahu jsou { $names }.
}
# Shows the last round of actions once more.
tool-missed = Co mi uteklo?
missed-nothing = Nic vám neuteklo.
return-bot = Hraje za vás bot.

# A player asks a bot; the key is in brackets.
advice-ask = Poradit
advice-tip = Zeptat se silného bota, co by udělal (H). Ostatní to uvidí v průběhu hry.
# $name is a bot’s name.
advice-title = { $name } radí
advice-only = Máte jen jednu možnost.
advice-play = Zahrát
advice-about = Vaše šance na výhru, odhadnuté z toho, co vidíte. Číslo za ± říká, o kolik se může mýlit odhad ztráty na nejlepší možnost.
# How much of the win somebody can expect, in per cent.
share = { $share } %

curtain-pass = Na tahu je { $name }. Předejte zařízení.
curtain-open = Jsem { $name }
curtain-since = Od vašeho posledního tahu
undo-asked = { $name } chce vzít zpět poslední akci.
undo-agree = Povolit
undo-refuse = Odmítnout
why-not-your-turn = Teď nejste na tahu.
seat-you = vy
seat-points = Body
seat-resigned = vzdáno
seat-away = zastupuje bot
seat-absent = není u stolu
seat-stand-in = Nechat hrát bota
seat-stand-in-later = Pokud se hráč nevrátí, můžete za něj nechat hrát bota.
seat-stand-in-wished = Chcete, aby hrál bot. Ostatní u stolu s tím musí souhlasit.
audience = { $count ->
    [one] Hru sleduje jeden divák
    [few] Hru sledují { $count } diváci
   *[other] Hru sleduje { $count } diváků
}
clock-reminder = Čas se krátí. Když nerozhodnete, udělá to bot.
hint-dismiss = Rozumím
menu = Více
menu-rules = Pravidla
menu-screen = Zobrazit na velké obrazovce
menu-share = Sdílet
menu-away = Nechat za sebe hrát bota
menu-come-back = Jsem zpět
menu-resign = Vzdát se
menu-resign-sure = Vzdát se? Hru za vás dohraje bot.
menu-resign-ends = Vzdát se? Hra tím skončí a prohrajete.
room-invites = { $name } vás zve ke hře
room-table = Váš stůl je připravený
room-pace = Čas
room-players = Místa
room-chair = Volné místo
room-seats = Kdo hraje
room-sit-here = Posadit se sem
room-sit = Přidat se ke hře
room-bot = Přidat bota
room-drop = Odebrat místo
room-free = Uvolnit místo
room-ready = Můžeme začít
room-is-ready = čeká na začátek
room-not-ready = zatím se rozmýšlí
room-away = zatím tu není
room-rematch = Ještě jedna hra se stejnými lidmi
room-leave = Odejít od stolu
room-leave-sure = Odejít od tohoto stolu?
room-host = hostitel
room-remove = Odebrat hráče
room-block = Odebrat a zablokovat
room-block-sure = { $name }: odebrat a už ke stolu nepustit?
room-close = Zavřít stůl
room-close-sure = Zavřít tento stůl pro všechny?
invite-title = Pozvat přátele
invite-code = Kód stolu:
invite-link = Odkaz na stůl
invite-copy = Kopírovat odkaz
invite-qr = QR kód stolu
table-removed-days = { $count ->
    [one] Když sem celý den nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } dny nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } dní nikdo nepřijde, stůl zmizí.
}
table-removed-hours = { $count ->
    [one] Když sem celou hodinu nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } hodiny nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } hodin nikdo nepřijde, stůl zmizí.
}
table-removed-minutes = { $count ->
    [one] Když sem celou minutu nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } minuty nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } minut nikdo nepřijde, stůl zmizí.
}
name-label = Vaše jméno
finish-ahead = Vítězí { $names }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, o { $ahead } víc než { $others }
finish-tied = Vítězí { $names }: stejný počet bodů jako { $others }, rozhoduje { $why }
finish-shared = O vítězství se dělí { $names }: každý má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
finish-resigned = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}, protože { $others } to { $gave ->
    [one] vzdává
   *[other] vzdávají
}
finish-difference = Největší rozdíl ({ $own } : { $other }): { $what }
finish-rematch = Hrát znovu
finish-to-rematch = Přejít k další hře
again-waits = Ještě jednu? Ostatní na vás čekají.
again-gathers = Chystají se na další hru.
again-begun = Další hra už začala.
again-watch = Sledovat
again-decline = Ne, děkuji
again-otherwise = Změnit místa nebo soupeře
again-seats = Kdo kde sedí
again-rotate = Všichni o místo dál
again-same = Jako předtím
again-draw = Losem
again-level-same = Jako předtím
again-others = Vybrat všechno znovu
finish-replay = Přehrát záznam
finish-home = Domů
finish-place = { $place }.
finish-parted = při rovnosti rozhoduje { $why }
account-what = Za co
account-rule = Pravidlo
account-count = Počet
account-points = Body
account-scoring = { $number }. bodování
account-sum = Celkem
plot-title = Body v průběhu hry
fair-title = Byla hra poctivá?
fair-record = Stáhnout záznam
proof-good = Všechno sedí. Náhodu v této hře nemohl nikdo ovlivnit a každá akce odpovídala pravidlům.
proof-bad = Něco nesedí. Níže vidíte co.
proof-later = Hra ještě běží. Tohle všechno si budete moci ověřit, až skončí.
proof-commitment = Tajné číslo serveru bylo dané už před rozdáním
proof-commitment-how = Při otevření stolu server zveřejní otisk svého tajného čísla. Po hře číslo ukáže. Kdyby ho mezitím vyměnil, otisk by neseděl.
proof-published = Zveřejněný otisk
proof-secret = Tajné číslo
proof-noted = Tento prohlížeč si při příchodu ke stolu zapsal stejný otisk.
proof-noted-other = Tento prohlížeč si při příchodu ke stolu zapsal jiný otisk:
proof-nonces = Každý hráč přidal své náhodné číslo
proof-nonces-how = Každý hráč přidá náhodné číslo, takže tajné číslo samo o ničem nerozhodne. Programy mohou dodat vlastní, ostatním ho vylosuje server.
proof-seed = Veškerá náhoda vychází z těchto čísel
proof-seed-how = Z tajného čísla a z čísel všech hráčů vznikne semínko a to rozhoduje o každé líznuté kartě a kartičce.
proof-seed-name = Semínko
proof-actions = Každá akce byla podle pravidel
proof-actions-how = Celá hra se přehraje znovu od první akce do poslední a pravidla musí každou z nich dovolit.
proof-actions-count = { $count ->
    [one] Jedna akce
    [few] { $count } akce
   *[other] { $count } akcí
}{ $undone ->
    [0] { "" }
   *[other] , z toho vzato zpět: { $undone }
}
proof-result = Výsledek je stejný
proof-result-how = I při opakovaném přehrání musí hra skončit se stejnými body a pořadím.
proof-holds = ověřeno
proof-fails = nesedí
proof-found = Zjištění: { $problem }
proof-self = Nemusíte nám věřit. Stáhněte si záznam a ověřte ho programem Benben na vlastním počítači:

# Buttons beside a shape that is about to be laid; the key is in brackets.
lay-part = Jen toto políčko, nebo celý tvar
lay-turn = Otočit (R)
lay-mirror = Převrátit (F)
# What a screen reader calls the window in which rules and log open over the table.
sheet = Pravidla a průběh
settings = Nastavení
settings-theme = Barvy
settings-theme-auto = Podle zařízení
settings-theme-light = Světlé
settings-theme-dark = Tmavé
# How fast they are shown.
settings-speed = Tahy ostatních hráčů
settings-speed-slow = Pomalu
settings-speed-normal = Normálně
settings-speed-fast = Rychle
settings-speed-once = Okamžitě
settings-confirm = Potvrzovat každou akci
settings-sound = Zvuky: můj tah, vyhodnocení, výhra
settings-notify = Upozornit mě, když jsem na tahu
skip = Přejít k obsahu
languages = Jazyk
cancel = Zrušit
close = Zavřít
copied = Zkopírováno
lost = Spojení se přerušilo. Obnovuje se…
sure-yes = Ano
sure-no = Ne
turn-mine = Jste na tahu
foot-home = Všechny hry
foot-api = API pro vývojáře

talk = Povídání
talk-said = Co kdo řekl
talk-none = Zatím nikdo nic neřekl.
talk-about = Každý to čte ve svém jazyce.
talk-watching = Povídat si můžou jen ti, kdo tu hrají.
talk-mute = Ztlumit: { $name }
talk-greetings = Na přivítanou
talk-playing = Během hry
talk-reactions = Reakce
talk-after = Po hře
phrase-hello = Ahoj
phrase-hello-again = Zase se vidíme
phrase-glad-you-came = Prima, že to vyšlo
phrase-good-luck = Hodně štěstí
phrase-have-fun = Příjemnou zábavu
phrase-first-time = Hraju to poprvé
phrase-wait-for-others = Počkáme na ostatní?
phrase-lets-start = Jdeme na to
phrase-one-moment = Pardon, chviličku
phrase-take-your-time = Není kam spěchat
phrase-thinking = Přemýšlím
phrase-back = Už jsem zpátky
phrase-whose-turn = Kdo je na tahu?
phrase-misclick = Jejda, překlik
phrase-may-i-undo = Můžu to vzít zpět?
phrase-sure = Jasně
phrase-sorry-no = Bohužel ne
phrase-have-to-go = Brzy budu muset jít
phrase-close-game = Bude to těsné
phrase-slow-connection = Mám pomalé připojení
phrase-nice-move = Pěkný tah
phrase-surprise = Kdo by to čekal
phrase-wow = Páni
phrase-ouch = Au
phrase-phew = Uf
phrase-haha = Haha
phrase-oh-no = Ale ne
phrase-lucky = To byla klika
phrase-unlucky = To je smůla
phrase-clever = Chytré
phrase-exciting = To je napínavé
phrase-tough-decision = Těžké rozhodování
phrase-thanks = Díky
phrase-sorry = Pardon
phrase-well-played = Dobře zahráno
phrase-congratulations = Gratuluju
phrase-good-game = Pěkná hra
phrase-that-was-close = Bylo to těsné
phrase-another-one = Ještě jednu?
phrase-one-more = Ještě jednu a pak musím jít
phrase-rematch = Chci odvetu
phrase-thanks-for-the-game = Díky za hru
phrase-see-you = Tak zase někdy

home-title = Čtyři pyramidy, jeden stůl
home-about = Deskové a karetní hry o pyramidách v prohlížeči, s přáteli nebo proti botům. Zdarma, bez reklam a účet není potřeba.
home-mine = Moje stoly
mine-title = Moje hry
mine-save = Uložit
mine-kept = Vaše jméno, místa u stolů a dohrané hry si pamatuje tento prohlížeč.
mine-renew = Získat nový klíč
mine-renew-about = Místa u stolů vám drží tajný klíč uložený v tomto prohlížeči. Pokud by ho mohl mít i někdo jiný, vyžádejte si nový: starý přestane všude platit a místa vám zůstanou.
mine-going-none = Nesedíte u žádného stolu.
mine-finished = Dohrané hry
mine-finished-none = Tady najdete dohrané hry s výsledkem a záznamem.
mine-won = výhra
home-open = Otevřené stoly
home-open-none = Právě teď nikdo nehledá spoluhráče. Když založíte hru s přáteli online, může se tu objevit i váš stůl.
home-players = { $max ->
    [few] { $min }–{ $max } hráči
   *[other] { $min }–{ $max } hráčů
}
home-minutes = { $min }–{ $max } minut
home-play = Hrát
home-learn = Jak se hraje
again-bots = Znovu: { $count } × { $level }
again-friends = Znovu s přáteli
again-device = Znovu na tomto zařízení
home-play-bot = Hrát proti botovi
home-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
name-guest = Host
code-title = Máte kód stolu?
code-label = Kód
code-join = Připojit se

level-random = Kostka
level-apprentice = Učeň
level-greedy = Kupec
level-scribe = Písař
level-architect = Architekt
level-pharaoh = Faraon
level-about = { $level ->
    [apprentice] Nejslabší. Teprve se učí, na první hry je to dobrý soupeř.
    [scribe] Hraje rozumně. Pro většinu lidí vyrovnaný soupeř.
    [architect] Plánuje dopředu a chyby neodpouští.
   *[pharaoh] Nejsilnější. Přemýšlí tak dlouho a důkladně, jak jen dokáže.
}
with-bots = Boti
with-friends = Přátelé online
with-device = Jedno zařízení
setup-with = S kým?
setup-players = Hráčů včetně vás
setup-bots = Z toho botů
setup-level = Síla botů
setup-more = Další nastavení
setup-start = Začít hru

setup-pace = Čas na rozmyšlenou
setup-hints = Rady
setup-hints-usual = Proti botům a na jednom zařízení
setup-hints-on = Povolené
setup-hints-off = Nepovolené
setup-spectators = Kdo má odkaz, může hru sledovat
setup-listed = Zobrazit mezi otevřenými stoly
setup-go = Otevřít stůl
chair-guest = Hráč { $number }
pace-none = Bez omezení
pace-decision = { $time } na rozhodnutí
pace-bank = { $time } na hráče a k tomu { $more } za každé rozhodnutí
time-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
time-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
time-hours = { $count ->
    [one] jedna hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
time-days = { $count ->
    [one] jeden den
    [few] { $count } dny
   *[other] { $count } dní
}

replay-title = Záznam
replay-step = Krok
replay-turn = Tah
replay-round = Kolo
replay-as = Pohled
replay-public = divák
replay-open = vše odkryté
replay-speed = Rychlost
replay-moves = Zpět a vpřed
replay-back = O krok zpět (←)
replay-forth = O krok vpřed (→)
replay-turn-back = Předchozí tah (Shift ←)
replay-turn-forth = Další tah (Shift →)
replay-round-back = Předchozí kolo (Shift ↑)
replay-round-forth = Další kolo (Shift ↓)
replay-play = Přehrát nebo pozastavit (P)
replay-go = Zobrazit
replay-result = Výsledek
replay-not-yet = Hra ještě neskončila. Záznam ukazuje karty všech hráčů, takže bude k dispozici, až tím nikdo nezíská výhodu.
replay-now = Všechno, co zatím můžete vědět, najdete u stolu: vyberte větu v průběhu hry a uvidíte znovu, co se od ní dělo. Pod „Co mi uteklo?“ je poslední kolo.
replay-not-begun = Hra ještě nezačala. Až skončí, můžete si ji tu přehrát.

## A finished game, looked at again

review-open = Rozebrat hru
review-title = Rozbor
# Points are hundredths of the win. $amount and $points have one decimal.
review-summary = { $who ->
    [you] { $played ->
        [best] Lépe se to zahrát nedalo
       *[below] Vaše rozhodnutí vás stála { $points } bodu
    } a { $luck ->
        [gave] štěstí vám přidalo { $amount }.
        [took] štěstí vám ubralo { $amount }.
       *[even] štěstí bylo vyrovnané.
    }
   *[name] { $played ->
        [best] { $name }: lépe se to zahrát nedalo
       *[below] { $name }: rozhodnutí stála { $points } bodu
    } a { $luck ->
        [gave] štěstí přidalo { $amount }.
        [took] štěstí ubralo { $amount }.
       *[even] štěstí bylo vyrovnané.
    }
}
review-points = Body tu znamenají setiny výhry: 100 je výhra, 0 prohra. Každé rozhodnutí se posuzuje podle toho, co hráč viděl.
review-fair = Rovné šance
review-deal = Štěstí při rozdání
review-decisions = Vlastní rozhodnutí
review-between = Štěstí a ostatní hráči
review-plot = Očekávaný výsledek po jednotlivých rozhodnutích
review-making = Procházíme všechna rozhodnutí: { $done }/{ $total }
review-making-about = Trvá to několik sekund. Rozbor pak u stolu zůstane.
review-nothing = Nebylo o čem rozhodovat.
review-all = { $count ->
    [one] Jedno rozhodnutí
    [few] Všechna { $count } rozhodnutí
   *[other] Všech { $count } rozhodnutí
}
# How good a decision was.
grade = { $grade ->
    [best] nejlepší
    [good] dobré
    [slip] zaváhání
    [mistake] chyba
   *[blunder] hrubá chyba
}
review-cost = Stálo to { $points } ± { $error } bodu.
review-decision = Rozhodnutí { $number }/{ $count }
review-mistake-before = Předchozí chyba
review-mistake-after = Další chyba
# What is better, and what was played, follows.
review-better = Lepší:
review-was-played = Zahráno:
# The rest of a turn follows.
review-line = Celý tah:
review-candidates = Co stálo za úvahu
review-tag-played = zahráno
review-tag-order = stejný tah v jiném pořadí
review-knew = Co v té chvíli vidí { $name }
review-replay = Ukázat v záznamu

# Mistakes of a finished game, tried again. $who is `you` or `name`: whose game it was.
retry-open = { $who ->
    [you] Napravit své chyby
   *[name] Napravit tyto chyby
}
retry-one = Zkusit to znovu
retry-title = Druhý pokus
retry-step = chyba { $number }/{ $count }
retry-task = { $who ->
    [you] Tady se dalo hrát lépe. Co byste udělali teď?
   *[name] { $name }: tady se dalo hrát lépe. Co byste udělali vy?
}
retry-best = Výborně: nic lepšího jsme nenašli.
retry-good = Výborně: je to skoro tak dobré jako to nejlepší, co jsme našli.
# $points and $error have one decimal.
retry-costs = Stojí to { $points } ± { $error } bodu. Výhra má hodnotu 100.
# $points is what the action that was played cost, with one decimal.
retry-better = { $who ->
    [you] To je lepší než to, co jste hráli: tam to stálo { $points } bodu. Jde to ale ještě lépe.
   *[name] To je lepší než to, co bylo zahráno: tam to stálo { $points } bodu. Jde to ale ještě lépe.
}
retry-as-played = { $who ->
    [you] Přesně tohle jste udělali i ve hře.
   *[name] Přesně tohle bylo zahráno i ve hře.
}
retry-else = Zkuste něco jiného, nebo se podívejte na řešení.
retry-answer = Ukázat řešení
retry-finish = Dokončit
retry-review = Zpět k rozboru
retry-nothing = Není tu žádná chyba, kterou by šlo napravit.
retry-sum = Napravené chyby: { $found }/{ $count }.

branch-off = Hrát odtud dál
branch-tip = Otevře vám vlastní stůl s touto pozicí, proti botům a s novou náhodou. Původní hra zůstane, jak byla.
# A tag on tables that branch off from a game that was played.
branch-tag = Studie
branch-about = Tohle není původní hra: jen z ní vychází a hraje se proti botům s novou náhodou.
branch-origin = Původní hra
branch-unfair = Začíná uprostřed, bez vlastního rozdání, takže tu není co ověřovat.

rules-title = { $game }: pravidla
rules-chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-search-none = Nic nenalezeno
rules-ids = Každé pravidlo má číslo. Když něco nejde, stůl vám řekne proč a odkáže vás na číslo pravidla.
rules-rulings = Výklad je naše odpověď tam, kde tištěná pravidla mlčí nebo se dají číst dvojím způsobem.
rules-edition = Vydání určuje, co je natištěno na kartách a dalších součástech hry. Naše se jmenuje benben: hodnoty jsme si vymysleli sami, takže jsou jiné než v tištěné hře. Pravidla jsou ale stejná.

# Hra v terminálu.
play-welcome = { $game }. Hrajete jako { $name }, proti vám: { $others }.
play-welcome-help = Napište „help“ a uvidíte, co všechno můžete.
play-go-on = Takhle můžete pokračovat později: { $command }
play-saved = Hra je uložená v souboru { $file }
play-more = { $count ->
    [one] … a ještě jedna. Všechny vypíše „actions“.
    [few] … a ještě { $count } další. Všechny vypíše „actions“.
   *[other] … a ještě { $count } dalších. Všechny vypíše „actions“.
}
play-several = Může to být kterákoli z těchto akcí:
play-unknown = „{ $text }“ není akce ani příkaz. Napište „help“ a uvidíte, co všechno můžete.
play-possible = To jde. Klidně to udělejte.
play-because = { $why } (pravidlo { $rule })
play-why-what = Napište „why“ a za něj akci, která není možná.
play-thinking = Přemýšlím…
play-hint = Faraon by zvolil: { $action }
play-hint-only = Jediná možnost: { $action }
play-hint-share = šance na výhru { $share } %: { $action }
play-undone = Vzato zpět.
play-undo-asked = Ostatních jsme se zeptali, jestli to můžete vzít zpět.
play-answered = Vaši odpověď jsme předali.
play-nobody-asks = Nikdo nechce vzít nic zpět.
play-no-rule = Pravidlo { $rule } neexistuje. Pravidla jsou od { $first } do { $last }.
play-small = Okno je moc malé. Zvětšete ho, nebo začněte znovu s --plain.
play-sure = { $question } Potvrďte ještě jednou klávesou Enter.
play-keys = ↑↓ výběr · Enter zahrát · pište: why, hint, undo, rules, log, help, quit
play-help-action = Akci zahrajete jejím číslem, zápisem v závorce nebo jeho prvními písmeny.
play-help-why = „why“ a akce: které pravidlo ji zakazuje.
play-help-hint = „hint“: co by udělal silný bot, kdyby věděl to co vy.
play-help-undo = „undo“: vezme zpět vaši poslední akci. Na náhodě to nic nezmění, líznete si totéž.
play-help-answer = „allow“ nebo „decline“: odpověď tomu, kdo chce vzít akci zpět.
play-help-rules = „rules“, případně „rules“ a číslo: všechna pravidla, nebo jedno z nich.
play-help-log = „log“: všechno, co se stalo.
play-help-board = „board“ a „actions“: ukáže plán a akce ještě jednou.
play-help-quit = „quit“: odejít. Pokračovat můžete později.
play-help-keys = PgUp a PgDn posouvají text, Tab a Shift Tab plán, ← a → ho posouvají do stran. Esc se vrátí k průběhu hry.

problem-not-found = Tady nic není. Stůl, ke kterému nikdo nechodí, po čase zmizí.
problem-no-seat = U tohoto stolu nemáte místo.
problem-no-spectators = U tohoto stolu nejsou diváci povoleni.
problem-taken = Někdo byl rychlejší. Zkuste to prosím znovu.
problem-seated = U tohoto stolu už místo máte.
problem-not-ready = Ještě nejsou všichni připraveni.
problem-not-host = To může udělat jen hostitel tohoto stolu.
problem-blocked = Hostitel vás k tomuto stolu nepustí.
problem-name = Jméno musí mít 1 až 30 znaků.
problem-name-characters = Ve jméně jsou neviditelné znaky. Vynechte je prosím.
problem-name-bot = Tak se jmenuje bot. Zvolte si prosím jiné jméno.
problem-name-alike = Někdo u tohoto stolu má stejné nebo velmi podobné jméno. Zvolte si prosím jiné.
problem-not-dealt = Hra ještě nezačala, některá místa jsou stále volná.
problem-over = Hra skončila.
problem-not-over = Hra ještě neskončila.
problem-no-hints = U tohoto stolu jsou rady vypnuté.
problem-no-branch = Odtud se dál hrát nedá. Zkuste krok předtím nebo potom.
problem-closed = Tento stůl je zavřený.
problem-resigned = Tuto hru jste vzdali.
problem-old = Situace u stolu se mezitím změnila. Podívejte se prosím znovu.
problem-nothing-to-undo = Není co vzít zpět.
problem-too-long-to-undo = Tato hra už trvá tak dlouho, že v ní nelze nic vzít zpět.
problem-present = Bot může hráče zastoupit, až když se na něj už chvíli čeká.
problem-reserved = Toto místo ještě čeká na svého hráče. Zkuste to prosím za chvíli znovu.
problem-too-many = To bylo trochu moc rychle. Chvilku počkejte a zkuste to znovu.
problem-host = Tento server nezná adresu, kterou máte v prohlížeči.
problem-store = Server teď nemůže ukládat. Nic se neztratilo, zkuste to prosím za chvíli.
problem-too-many-tables = Odtud už je otevřeno příliš mnoho stolů. Nejdřív některý dohrajte nebo opusťte.
problem-crowded = Server má teď plné ruce práce. Zkuste to prosím za chvíli.
problem-stopping = Server se právě restartuje. Nic se neztratilo, zkuste to prosím za chvíli.
problem-elsewhere = Server, který to má na starosti, neodpovídá a právě ho přebírá jiný. Podívejte se, jestli se to povedlo, a když ne, zkuste to znovu.
problem-store-full = Na tomto serveru už není místo pro další stoly. Uvolnit ho může jeho správce.
problem-unreadable = Tato verze Benbenu neumí tento stůl přečíst.
problem-damaged = Uložená data tohoto stolu jsou poškozená, takže ho nelze zobrazit. Ostatních stolů se to netýká.
problem-opening = S tímto nastavením stůl otevřít nelze. Zkontrolujte místa a volby.
problem-code = Otevřený stůl s tímto kódem neexistuje.
problem-other = To se nepovedlo.

## Proč je akce dobrá nebo špatná: co přinese hned a co po sobě nechá

why-brings = hned přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
why-costs = hned ubere { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
why-and = { $brings } a { $leaves }.
why-but = { $brings }, ale { $leaves }.
why-only = { $what }.
why-unsaid = čím se liší od druhé možnosti, nejde říct pár slovy.

## Lekce a všechno, co se zkouší v připravené pozici

exercise-done = Podívejte se, co to přineslo.
learn-lessons = Lekce
learn-about = { $count ->
    [one] Jedna krátká lekce přímo na herním plánu, bez čekání a bez časového limitu.
    [few] { $count } krátké lekce přímo na herním plánu, bez čekání a bez časového limitu. Dohromady zaberou asi pět minut.
   *[other] { $count } krátkých lekcí přímo na herním plánu, bez čekání a bez časového limitu. Dohromady zaberou asi pět minut.
}
learn-begin = Začít se učit
learn-go-on = Pokračovat v lekcích
learn-rules = Raději si přečíst pravidla
learn-step = lekce { $number }/{ $count }
learn-back = Zpět
learn-next = Další
learn-skip = Přeskočit
learn-again = Ještě jednou
learn-show = Ukázat
learn-right = Přesně tak.
learn-other = Tentokrát ne.
learn-refused = To nejde.
learn-end-title = Můžete hrát
learn-end-about = Viděli jste všechno, co je potřeba pro první hru. Učeň dělá ještě spoustu chyb, takže se s ním dobře začíná. Když si nebudete vědět rady, stačí klepnout na „Poradit“.
learn-end-play = Zahrát si první hru
learn-end-choose = Vybrat soupeře
learn-offer = Hru ještě neznáte? Naučíte se ji za pět minut

## Puzzles: positions with one clearly best choice

puzzles-title = Úlohy
puzzles-about = Pozice z her silných botů. V každé je jedna možnost jasně lepší než všechny ostatní, a není to ta, která se nabízí jako první. Najdete ji?
puzzles-today = Úloha dne
puzzles-count = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-none = Zatím tu žádné úlohy nejsou.
puzzles-solve = Řešit
puzzles-go-on = Další nevyřešená úloha
puzzles-all = Všechny úlohy
# How hard several puzzles are: $found of three weaker bots find the solution.
puzzles-level = { $found ->
    [0] Velmi těžké
    [1] Těžké
    [2] Záludné
   *[other] Snadné
}
puzzles-level-about = { $found ->
    [0] Řešení nenajde žádný ze tří slabších botů.
    [1] Řešení najde jeden ze tří slabších botů.
    [2] Řešení najdou dva ze tří slabších botů.
   *[other] Řešení najdou všichni tři slabší boti.
}
puzzle-title = Úloha { $number }
puzzle-step = úloha { $number }/{ $count }
# How hard a puzzle is, beside its title.
puzzle-level = { $found ->
    [0] velmi těžká
    [1] těžká
    [2] záludná
   *[other] snadná
}
puzzle-task = Jste na tahu. Co je tady jasně nejlepší?
puzzle-show = Ukázat řešení
puzzle-solution = Řešení:
puzzle-next-best = Druhé nejlepší:
puzzle-other = Jde to lépe.
# $points and $error have one decimal.
puzzle-cost = Stojí to { $points } ± { $error } bodu.
puzzle-ahead = To je o { $points } ± { $error } bodu lepší než druhá nejlepší možnost.
puzzle-best = Nejlepší možnost
puzzle-shares = Šance na výhru
puzzle-try-again = Zkuste to znovu, nebo se podívejte na řešení.

### Rozdání dne.

daily-title = Rozdání dne
daily-home = Jedno rozdání pro všechny, jeden pokus
daily-about = Každá hra má každý den jedno rozdání: stejnou náhodu a stejného bota pro všechny. Máte jeden pokus a musíte dohrát do půlnoci UTC. Nic nelze vzít zpět, a když odejdete, vzdáváte se.
daily-play = Hrát
daily-continue = Pokračovat
daily-table = Vaše hra
daily-board = Výsledky
daily-all = Dnešní rozdání
daily-earlier = Dřívější rozdání
daily-earlier-about = Tyto dny už skončily, takže je všechno veřejné. Jejich rozdání si můžete zahrát i teď, počítají se ale jen výsledky z daného dne.
daily-tomorrow = Zítřejší rozdání už jsou vylosovaná
daily-tomorrow-about = Dokazují to tyto otisky. Nic neprozradí, ale zaručují, že rozdání už nikdo nezmění.
daily-against = Váš soupeř: { $bot }.
daily-ends = Den končí o půlnoci UTC.
daily-over = Tento den už skončil.
daily-play-late = Zahrát si toto rozdání (nepočítá se)
daily-player = Hráč
daily-result = Výsledek
daily-luck = Štěstí
daily-decisions = Rozhodnutí
daily-won = výhra
daily-shared = dělená výhra
daily-lost = prohra
daily-bot = bot
daily-board-later = Nejdřív si zahrajte! Pak uvidíte, jak si s tímto rozdáním poradili ostatní hráči a boti.
daily-board-none = Toto rozdání nikdo nedohrál.
daily-bots-play = Boti toto rozdání ještě hrají. Podívejte se za chvíli znovu.
daily-account-later = Vaše štěstí a rozhodnutí se právě vyhodnocují. Podívejte se za chvíli znovu.
daily-account-about = „Štěstí“ ukazuje, o kolik šanci na výhru změnila náhoda a soupeř. „Rozhodnutí“ ukazuje, o kolik ji snížila vlastní rozhodnutí; posuzují se podle toho, co hráč mohl vědět. Obojí je v procentních bodech. Boti hrají toto rozdání ze stejného místa.
daily-fair = Odkud se bere náhoda
daily-fair-drawn = Tajné číslo tohoto rozdání server vylosoval { $time } a zveřejnil jen jeho otisk.
daily-fair-same = Na rozdíl od všech ostatních stolů tu hráči nepřidávají vlastní náhodná čísla: jinak by měl každý jiné rozdání. I náhoda botů vychází ze stejného semínka.
daily-fair-later = Až den skončí, tajné číslo se zveřejní a každý si ho bude moci ověřit.
daily-fair-over = Den skončil, takže je tajné číslo veřejné. Lze jím ověřit záznam každé hry.
# On the results of a finished game.
daily-withheld = Záznam této hry bude k dispozici, až den skončí. Do té doby by prozradil rozdání těm, kdo ho ještě nehráli.
proof-daily = Všichni měli stejné rozdání
proof-daily-how = Bylo to rozdání dne. Hráči k němu nepřidávají vlastní náhodná čísla, místo nich se použije datum. Tajné číslo bylo vylosováno předem a jeho otisk zveřejněn.
problem-one-try = V rozdání dne máte jeden pokus: nic nelze vzít zpět a nikdo za vás nemůže hrát.
problem-day-runs = Někteří hráči toto rozdání ještě nehráli. Celé ho uvidíte, až den skončí, po půlnoci UTC.
