### Vše kolem her.

list-and = { $others } a { $last }

table-board = Herní plán
table-hand = Před vámi
table-seats = Hráči
table-log = Co se stalo
table-undo = Vzít zpět
table-actions = { $count ->
    [one] Jediná možná akce
    [few] Všechny { $count } možné akce
   *[other] Všech { $count } možných akcí
}
log-empty = Zatím nic.
prompt-gathering = Čeká se, až budou všechna místa obsazená.
prompt-closed = Tento stůl je zavřený.
prompt-closed-fault = U tohoto stolu se něco pokazilo a byl zavřen. Ostatní stoly hrají dál.
prompt-over = Hra skončila.
prompt-moment = Okamžik.
prompt-waiting = { $count ->
    [one] Na tahu: { $names }.
   *[other] Na tahu jsou: { $names }.
}
curtain-pass = Na tahu: { $name }. Předejte zařízení.
curtain-open = Jsem { $name }
undo-asked = { $name } chce vzít zpět poslední akci.
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
why-not-your-turn = Pravidla teď nečekají na vás.
seat-you = vy
seat-points = Body
seat-resigned = vzdáno
seat-away = zastupuje bot
seat-absent = není tu
seat-stand-in = Nechat hrát bota
hint-dismiss = Rozumím
menu = Další
menu-rules = Pravidla
menu-screen = Ukázat na velké obrazovce
menu-notify = Upozornit, až budu na tahu
menu-sound = Zvuk, až budu na tahu
menu-share = Sdílet
menu-away = Ať za mě hraje bot
menu-come-back = Jsem zpět
menu-resign = Vzdát se
menu-resign-sure = Vzdát se? Vaše místo dohraje bot.
gathering-seats = Kdo hraje
gathering-open = Volné místo
gathering-sit = Posadit se
gathering-bot = Posadit sem bota
gathering-leave = Odejít od stolu
gathering-leave-sure = Odejít od tohoto stolu?
table-removed-days = { $count ->
    [one] Když sem den nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } dny nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } dní nikdo nepřijde, stůl zmizí.
}
table-removed-hours = { $count ->
    [one] Když sem hodinu nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } hodiny nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } hodin nikdo nepřijde, stůl zmizí.
}
table-removed-minutes = { $count ->
    [one] Když sem minutu nikdo nepřijde, stůl zmizí.
    [few] Když sem { $count } minuty nikdo nepřijde, stůl zmizí.
   *[other] Když sem { $count } minut nikdo nepřijde, stůl zmizí.
}
name-label = Vaše jméno
invite-title = Pozvěte přátele
invite-code = Kód tohoto stolu:
invite-link = Nebo jim pošlete tento odkaz:
invite-copy = Zkopírovat
invite-qr = Odkaz jako obrázek pro fotoaparát telefonu
finish-winner = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
finish-ended = Hra skončila podle pravidla
finish-rematch = Hrát znovu
finish-to-rematch = K další hře
finish-replay = Přehrát hru
finish-home = Domů
finish-place = { $place }.
finish-parted = shoda, rozhodlo
account-what = Za co
account-rule = Pravidlo
account-count = Počet
account-points = Body
account-scoring = { $number }. bodování
account-sum = Celkem
plot-title = Body v průběhu hry
fair-title = Bylo rozdání poctivé?
fair-how = Před rozdáním server ukázal otisk svého tajemství a každé místo přidalo vlastní náhodu. Teď, když je tajemství známé, si každý může ověřit, že se nic nevybíralo dodatečně.
fair-commitment = Otisk před rozdáním:
fair-record = Stáhnout záznam
fair-verify = a nechat ho ověřit programem Benben:

skip = Přejít k obsahu
languages = Jazyk
cancel = Zrušit
close = Zavřít
copied = Zkopírováno
lost = Spojení se přerušilo. Zkouším to znovu…
sure-yes = Ano
sure-no = Ne
turn-mine = Jste na tahu
foot-home = Všechny hry
foot-api = Pro programy

home-title = Čtyři pyramidy, jeden stůl
home-about = Hrajte pyramidové deskové a karetní hry s přáteli v prohlížeči nebo proti botům. Zdarma, bez účtu, bez reklam.
home-mine = Moje stoly
home-open = Otevřené stoly
home-open-none = Právě nikdo nehledá spoluhráče.
home-players = { $min }–{ $max } hráčů
home-minutes = { $min }–{ $max } minut
home-play-bot = Hrát proti botovi
home-friends = S přáteli
home-device = Na jednom zařízení
home-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
home-over = dohráno
name-guest = Host
code-title = Máte kód od přátel?
code-label = Kód
code-join = Ke stolu

level-random = Kostka
level-apprentice = Učeň
level-greedy = Kupec
level-scribe = Písař
level-architect = Architekt
level-pharaoh = Faraon

setup-who = Kdo hraje
setup-options = Jak hrát
setup-table = Stůl
setup-pace = Čas
setup-spectators = Kdo má odkaz, může se dívat
setup-listed = Ukázat mezi otevřenými stoly
setup-go = Otevřít stůl
chair-label = Místo { $number }
chair-you = Vy
chair-open = Přítel, přes odkaz nebo kód
chair-here = Někdo u tohoto zařízení
chair-none = Nikdo
chair-bot = Bot: { $level } ({ $strength ->
    [random] hraje náhodně
    [greedy] jde po rychlých bodech
    [apprentice] začátečník
    [scribe] pokročilý
    [architect] silný
   *[pharaoh] nejsilnější
})
chair-name = Jméno
chair-guest = Hráč { $number }
pace-none = Kolik kdo chce
pace-30 = 30 sekund na každé rozhodnutí
pace-120 = 2 minuty na každé rozhodnutí
pace-day = Den na každé rozhodnutí
pace-bank = 10 minut a 5 sekund za každé rozhodnutí

replay-title = Záznam
replay-step = Krok
replay-as = Pohled
replay-public = veřejnost
replay-open = vše odkryté
replay-back = O krok zpět
replay-forth = O krok dál
replay-go = Ukázat
replay-result = Výsledek

rules-title = { $game }: pravidla
rules-chapters = Kapitoly
rules-ids = Každé pravidlo má číslo. Když něco nejde, stůl vám řekne proč a odkáže na číslo pravidla.
rules-rulings = Výklad je naše odpověď tam, kde tištěná pravidla mlčí nebo se dají číst dvojím způsobem.
rules-edition = Vydání určuje, co je natištěno na kartách, plánech a kartičkách. Naše se jmenuje benben: hodnoty jsme si vymysleli sami, takže nejsou stejné jako v tištěné hře, ale pravidla ano.

problem-not-found = Tady nic není. Stůl, ke kterému nikdo nechodí, po čase zmizí.
problem-no-seat = U tohoto stolu nemáte místo.
problem-no-spectators = U tohoto stolu se nelze dívat.
problem-taken = Někdo byl rychlejší. Zkuste to znovu.
problem-seated = U tohoto stolu už místo máte.
problem-name = Jméno má 1 až 30 písmen.
problem-not-dealt = Ještě nesedí všichni.
problem-over = Hra skončila.
problem-not-over = Hra ještě neskončila.
problem-closed = Tento stůl je zavřený.
problem-resigned = Tuto hru už máte vzdanou.
problem-old = Stůl se mezitím změnil. Podívejte se znovu.
problem-nothing-to-undo = Není co vzít zpět.
problem-present = Hráč je u stolu, bot není potřeba.
problem-too-many = To bylo moc rychle. Chvíli počkejte a zkuste to znovu.
problem-store = Server teď nemůže zapisovat. Nic se neztratilo; zkuste to za chvíli.
problem-unreadable = Tato verze Benbenu neumí tento stůl přečíst.
problem-opening = Takto stůl otevřít nelze. Zkontrolujte místa a volby.
problem-code = S tímto kódem žádný otevřený stůl není.
problem-other = To se nepodařilo.
