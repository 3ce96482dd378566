### Všetko okolo hier.

list-and = { $others } a { $last }

table-board = Herný plán
table-hand = Pred vami
table-seats = Hráči
table-log = Čo sa stalo
table-undo = Vziať späť
table-actions = { $count ->
    [one] Jediná možná akcia
    [few] Všetky { $count } možné akcie
   *[other] Všetkých { $count } možných akcií
}
log-empty = Zatiaľ nič.
prompt-gathering = Čaká sa, kým budú všetky miesta obsadené.
prompt-closed = Tento stôl je zatvorený.
prompt-closed-fault = Pri tomto stole sa niečo pokazilo a bol zatvorený. Ostatné stoly hrajú ďalej.
prompt-over = Hra sa skončila.
prompt-moment = Okamih.
prompt-waiting = { $count ->
    [one] Na ťahu: { $names }.
   *[other] Na ťahu sú: { $names }.
}
curtain-pass = Na ťahu: { $name }. Odovzdajte zariadenie.
curtain-open = Som { $name }
undo-asked = { $name } chce vziať späť poslednú akciu.
undo-agree = Súhlasím
undo-refuse = Nesúhlasím
why-not-your-turn = Pravidlá teraz nečakajú na vás.
seat-you = vy
seat-points = Body
seat-resigned = vzdané
seat-away = zastupuje bot
seat-absent = nie je tu
seat-stand-in = Nechať hrať bota
hint-dismiss = Rozumiem
menu = Ďalšie
menu-rules = Pravidlá
menu-screen = Ukázať na veľkej obrazovke
menu-notify = Upozorniť, keď budem na ťahu
menu-sound = Zvuk, keď budem na ťahu
menu-share = Zdieľať
menu-away = Nech za mňa hrá bot
menu-come-back = Som späť
menu-resign = Vzdať sa
menu-resign-sure = Vzdať sa? Vaše miesto dohrá bot.
gathering-seats = Kto hrá
gathering-open = Voľné miesto
gathering-sit = Posadiť sa
gathering-bot = Posadiť sem bota
gathering-leave = Odísť od stola
gathering-leave-sure = Odísť od tohto stola?
table-removed-days = { $count ->
    [one] Ak sem deň nikto nepríde, stôl zmizne.
    [few] Ak sem { $count } dni nikto nepríde, stôl zmizne.
   *[other] Ak sem { $count } dní nikto nepríde, stôl zmizne.
}
table-removed-hours = { $count ->
    [one] Ak sem hodinu nikto nepríde, stôl zmizne.
    [few] Ak sem { $count } hodiny nikto nepríde, stôl zmizne.
   *[other] Ak sem { $count } hodín nikto nepríde, stôl zmizne.
}
table-removed-minutes = { $count ->
    [one] Ak sem minútu nikto nepríde, stôl zmizne.
    [few] Ak sem { $count } minúty nikto nepríde, stôl zmizne.
   *[other] Ak sem { $count } minút nikto nepríde, stôl zmizne.
}
name-label = Vaše meno
invite-title = Pozvite priateľov
invite-code = Kód tohto stola:
invite-link = Alebo im pošlite tento odkaz:
invite-copy = Skopírovať
invite-qr = Odkaz ako obrázok pre fotoaparát telefónu
finish-winner = { $count ->
    [one] Víťazí { $names }
   *[other] O víťazstvo sa delia { $names }
}
finish-ended = Hra sa skončila podľa pravidla
finish-rematch = Hrať znova
finish-to-rematch = K ďalšej hre
finish-replay = Prehrať hru
finish-home = Domov
finish-place = { $place }.
finish-parted = zhoda, rozhodlo
account-what = Za čo
account-rule = Pravidlo
account-count = Počet
account-points = Body
account-scoring = { $number }. bodovanie
account-sum = Spolu
plot-title = Body v priebehu hry
fair-title = Bolo rozdanie poctivé?
fair-how = Pred rozdaním server ukázal odtlačok svojho tajomstva a každé miesto pridalo vlastnú náhodu. Teraz, keď je tajomstvo známe, si každý môže overiť, že sa nič nevyberalo dodatočne.
fair-commitment = Odtlačok pred rozdaním:
fair-record = Stiahnuť záznam
fair-verify = a nechať ho overiť programom Benben:

skip = Prejsť na obsah
languages = Jazyk
cancel = Zrušiť
close = Zavrieť
copied = Skopírované
lost = Spojenie sa prerušilo. Skúšam to znova…
sure-yes = Áno
sure-no = Nie
turn-mine = Ste na ťahu
foot-home = Všetky hry
foot-api = Pre programy

home-title = Štyri pyramídy, jeden stôl
home-about = Hrajte pyramídové stolové a kartové hry s priateľmi v prehliadači alebo proti botom. Zadarmo, bez účtu, bez reklám.
home-mine = Moje stoly
home-open = Otvorené stoly
home-open-none = Práve nikto nehľadá spoluhráčov.
home-players = { $min }–{ $max } hráčov
home-minutes = { $min }–{ $max } minút
home-play-bot = Hrať proti botovi
home-friends = S priateľmi
home-device = Na jednom zariadení
home-free = { $count ->
    [one] jedno voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
home-over = dohrané
name-guest = Hosť
code-title = Máte kód od priateľov?
code-label = Kód
code-join = K stolu

level-random = Kocka
level-apprentice = Učeň
level-greedy = Kupec
level-scribe = Pisár
level-architect = Architekt
level-pharaoh = Faraón

setup-who = Kto hrá
setup-options = Ako hrať
setup-table = Stôl
setup-pace = Čas
setup-spectators = Kto má odkaz, môže sa pozerať
setup-listed = Ukázať medzi otvorenými stolmi
setup-go = Otvoriť stôl
chair-label = Miesto { $number }
chair-you = Vy
chair-open = Priateľ, cez odkaz alebo kód
chair-here = Niekto pri tomto zariadení
chair-none = Nikto
chair-bot = Bot: { $level } ({ $strength ->
    [random] hrá náhodne
    [greedy] ide po rýchlych bodoch
    [apprentice] začiatočník
    [scribe] pokročilý
    [architect] silný
   *[pharaoh] najsilnejší
})
chair-name = Meno
chair-guest = Hráč { $number }
pace-none = Koľko kto chce
pace-30 = 30 sekúnd na každé rozhodnutie
pace-120 = 2 minúty na každé rozhodnutie
pace-day = Deň na každé rozhodnutie
pace-bank = 10 minút a 5 sekúnd za každé rozhodnutie

replay-title = Záznam
replay-step = Krok
replay-as = Pohľad
replay-public = verejnosť
replay-open = všetko odkryté
replay-back = O krok späť
replay-forth = O krok ďalej
replay-go = Ukázať
replay-result = Výsledok

rules-title = { $game }: pravidlá
rules-chapters = Kapitoly
rules-ids = Každé pravidlo má číslo. Keď niečo nejde, stôl vám povie prečo a odkáže na číslo pravidla.
rules-rulings = Výklad je naša odpoveď tam, kde tlačené pravidlá mlčia alebo sa dajú čítať dvojako.
rules-edition = Vydanie určuje, čo je vytlačené na kartách, plánoch a kartičkách. Naše sa volá benben: hodnoty sme si vymysleli sami, takže nie sú rovnaké ako v tlačenej hre, ale pravidlá áno.

problem-not-found = Tu nič nie je. Stôl, ku ktorému nikto nechodí, po čase zmizne.
problem-no-seat = Pri tomto stole nemáte miesto.
problem-no-spectators = Pri tomto stole sa nedá pozerať.
problem-taken = Niekto bol rýchlejší. Skúste to znova.
problem-seated = Pri tomto stole už miesto máte.
problem-name = Meno má 1 až 30 písmen.
problem-not-dealt = Ešte nesedia všetci.
problem-over = Hra sa skončila.
problem-not-over = Hra sa ešte neskončila.
problem-closed = Tento stôl je zatvorený.
problem-resigned = Túto hru už máte vzdanú.
problem-old = Stôl sa medzitým zmenil. Pozrite sa znova.
problem-nothing-to-undo = Niet čo vziať späť.
problem-present = Hráč je pri stole, bot nie je potrebný.
problem-too-many = To bolo príliš rýchlo. Chvíľu počkajte a skúste to znova.
problem-store = Server teraz nemôže zapisovať. Nič sa nestratilo; skúste to o chvíľu.
problem-unreadable = Táto verzia Benbenu nevie tento stôl prečítať.
problem-opening = Takto sa stôl otvoriť nedá. Skontrolujte miesta a voľby.
problem-code = S týmto kódom nie je žiadny otvorený stôl.
problem-other = To sa nepodarilo.
