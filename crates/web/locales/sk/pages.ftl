### Všetko okolo hier.

list-and = { $others } a { $last }

table-board = Hracia plocha
table-hand = Pred vami
table-seats = Hráči
table-log = Priebeh hry
table-undo = Vziať späť
table-actions = { $count ->
    [one] Jediná možná akcia
    [few] Všetky { $count } možné akcie
   *[other] Všetkých { $count } možných akcií
}
# The climax of a game in a layer over the board, where points are counted one after the other.
spectacle = Vyhodnotenie
spectacle-on = Pokračovať
spectacle-again = Ukázať znova
log-whole = Celý priebeh hry
log-table = Späť k stolu
log-empty = Zatiaľ sa nič nestalo.
notice-resigned = { $name } sa vzdáva.
notice-time-up = { $name }: čas vypršal, rozhoduje bot.
notice-stand-in = { $name }: teraz hrá bot.
notice-back = { $name } je späť.
notice-left = { $name } odchádza od stola. Ďalej hrá bot.
notice-took-back = { $name } berie akciu späť.
notice-host = Hostiteľom stola je teraz { $name }. Predchádzajúci hostiteľ je už dlho preč.
notice-hint = { $name } žiada o radu.
prompt-closed = Všetci odišli, takže stôl je zatvorený.
prompt-gathering = Čaká sa na ďalších hráčov.
prompt-ready = { $count ->
    [one] Čaká sa, kým začiatok potvrdí { $names }.
   *[other] Čaká sa, kým začiatok potvrdia { $names }.
}
prompt-start = Všetci sú tu. Začnite, keď budete chcieť.
prompt-host = Čaká sa, kým { $name } spustí hru.
prompt-closed-host = Hostiteľ tento stôl zatvoril.
prompt-closed-people-came = Táto hra sa skončila, lebo ste našli spoluhráčov.
prompt-sit = Posaďte sa, alebo sa len pozerajte.
prompt-resigned = Vzdali ste sa a ďalej hrá bot. Pozerajte sa, alebo hrajte niečo iné.
prompt-closed-fault = Niečo sa pokazilo a stôl sa zatvoril. Ostatných stolov sa to netýka.
prompt-over = Hra sa skončila.
prompt-moment = Chvíľku strpenia…
prompt-waiting = { $count ->
    [one] Na ťahu je { $names }.
   *[other] Na ťahu sú { $names }.
}
# Shows the last round of actions once more.
tool-missed = Čo mi ušlo?
missed-nothing = Nič vám neušlo.
return-bot = Hrá za vás bot.

# A player asks a bot; the key is in brackets.
advice-ask = Poradiť
advice-tip = Opýtať sa silného bota, čo by urobil (H). Ostatní to uvidia v priebehu hry.
# $name is a bot’s name.
advice-title = { $name } radí
advice-only = Môžete urobiť jedinú vec.
advice-play = Zahrať
advice-about = Vaše šance na výhru podľa toho, čo vidíte. Číslo za ± udáva, s akou presnosťou poznáme odstup od najlepšej možnosti.
# How much of the win somebody can expect, in per cent.
share = { $share } %

curtain-pass = Na ťahu je { $name }. Odovzdajte zariadenie.
curtain-open = Som { $name }
curtain-since = Od vášho posledného ťahu
undo-asked = { $name } chce vziať späť poslednú akciu.
undo-agree = Povoliť
undo-refuse = Odmietnuť
why-not-your-turn = Teraz nie ste na ťahu.
seat-you = vy
seat-points = Body
seat-resigned = vzdaná hra
seat-away = zastupuje bot
seat-absent = nie je pri stole
seat-stand-in = Nechať hrať bota
seat-stand-in-later = Ak sa hráč nevráti, môžete zaňho nechať hrať bota.
seat-stand-in-wished = Chcete, aby hral bot. Ostatní pri stole s tým musia súhlasiť.
audience = { $count ->
    [one] Hru sleduje jeden divák
    [few] Hru sledujú { $count } diváci
   *[other] Hru sleduje { $count } divákov
}
clock-reminder = Čas sa kráti. Ak nerozhodnete, urobí to bot.
hint-dismiss = Rozumiem
menu = Viac
menu-rules = Pravidlá
menu-screen = Zobraziť na veľkej obrazovke
menu-share = Zdieľať
menu-away = Nechať za seba hrať bota
menu-come-back = Som späť
menu-resign = Vzdať sa
menu-resign-sure = Vzdať sa? Hru za vás dohrá bot.
menu-resign-ends = Vzdať sa? Hra sa tým skončí a prehráte.
room-invites = { $name } vás pozýva na hru
room-table = Váš stôl je pripravený
room-pace = Čas
room-players = Miesta
room-chair = Voľné miesto
room-seats = Kto hrá
room-sit-here = Posadiť sa sem
room-sit = Pridať sa k hre
room-bot = Pridať bota
room-drop = Zrušiť miesto
room-free = Uvoľniť miesto
room-ready = Môžeme začať
room-is-ready = čaká na začiatok
room-not-ready = ešte sa rozhoduje
room-away = zatiaľ tu nie je
room-rematch = Ešte jedna hra s tými istými ľuďmi
room-leave = Odísť od stola
room-leave-sure = Odísť od tohto stola?
room-host = hostiteľ
room-remove = Vylúčiť hráča
room-block = Vylúčiť a zablokovať
room-block-sure = { $name }: vylúčiť a už k stolu nepustiť?
room-close = Zatvoriť stôl
room-close-sure = Zatvoriť tento stôl pre všetkých?
invite-title = Pozvať priateľov
invite-code = Kód stola:
invite-link = Odkaz na stôl
invite-copy = Kopírovať odkaz
invite-qr = QR kód stola
table-removed-days = { $count ->
    [one] Tento stôl sa odstráni, ak ho celý deň nikto nenavštívi.
    [few] Tento stôl sa odstráni, ak ho { $count } dni nikto nenavštívi.
   *[other] Tento stôl sa odstráni, ak ho { $count } dní nikto nenavštívi.
}
table-removed-hours = { $count ->
    [one] Tento stôl sa odstráni, ak ho celú hodinu nikto nenavštívi.
    [few] Tento stôl sa odstráni, ak ho { $count } hodiny nikto nenavštívi.
   *[other] Tento stôl sa odstráni, ak ho { $count } hodín nikto nenavštívi.
}
table-removed-minutes = { $count ->
    [one] Tento stôl sa odstráni, ak ho celú minútu nikto nenavštívi.
    [few] Tento stôl sa odstráni, ak ho { $count } minúty nikto nenavštívi.
   *[other] Tento stôl sa odstráni, ak ho { $count } minút nikto nenavštívi.
}
name-label = Vaše meno
finish-ahead = Vyhráva { $names }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, o { $ahead } viac než { $others }
finish-tied = Vyhráva { $names }: rovnaký počet bodov ako { $others }, rozhoduje { $why }
finish-shared = O víťazstvo sa delia { $names }: každý má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
finish-resigned = { $count ->
    [one] Vyhráva { $names }
   *[other] O víťazstvo sa delia { $names }
}, pretože sa { $others } { $gave ->
    [one] vzdáva
   *[other] vzdávajú
}
finish-difference = Najväčší rozdiel ({ $own } : { $other }): { $what }
finish-rematch = Hrať znova
finish-to-rematch = Prejsť na ďalšiu hru
again-waits = Ešte jednu? Ostatní na vás čakajú.
again-gathers = Chystajú sa na ďalšiu hru.
again-begun = Ďalšia hra sa už začala.
again-watch = Sledovať
again-decline = Nie, ďakujem
again-otherwise = Zmeniť miesta alebo súperov
again-seats = Kto kde sedí
again-rotate = Všetci o miesto ďalej
again-same = Ako predtým
again-draw = Žrebom
again-level-same = Ako predtým
again-others = Vybrať všetko znova
finish-replay = Pozrieť si záznam hry
finish-home = Domov
finish-place = { $place }.
finish-parted = pri rovnosti rozhoduje { $why }
account-what = Za čo
account-rule = Pravidlo
account-count = Počet
account-points = Body
account-scoring = { $number }. bodovanie
account-sum = Spolu
plot-title = Body v priebehu hry
fair-title = Bola hra poctivá?
fair-record = Stiahnuť záznam
proof-good = Všetko sedí. Náhodu v tejto hre nemohol nikto ovplyvniť a každá akcia zodpovedala pravidlám.
proof-bad = Niečo nesedí. Nižšie vidíte čo.
proof-later = Hra ešte prebieha. Toto všetko si budete môcť overiť, keď sa skončí.
proof-commitment = Tajné číslo servera bolo určené už pred rozdaním
proof-commitment-how = Pri otvorení stola server zverejní odtlačok svojho tajného čísla. Po hre číslo ukáže. Keby ho medzitým vymenil, odtlačok by nesedel.
proof-published = Zverejnený odtlačok
proof-secret = Tajné číslo
proof-noted = Tento prehliadač si pri príchode k stolu zapísal rovnaký odtlačok.
proof-noted-other = Tento prehliadač si pri príchode k stolu zapísal iný odtlačok:
proof-nonces = Každý hráč pridal svoje náhodné číslo
proof-nonces-how = Každý hráč pridá náhodné číslo, takže tajné číslo samo o ničom nerozhodne. Programy môžu dodať vlastné, ostatným ho vyžrebuje server.
proof-seed = Všetka náhoda vychádza z týchto čísel
proof-seed-how = Z tajného čísla a z čísel všetkých hráčov vznikne semienko a to rozhoduje o každej potiahnutej karte a kartičke.
proof-seed-name = Semienko
proof-actions = Každá akcia bola podľa pravidiel
proof-actions-how = Celá hra sa zopakuje od prvej akcie po poslednú a pravidlá musia každú z nich dovoliť.
proof-actions-count = { $count ->
    [one] Jedna akcia
    [few] { $count } akcie
   *[other] { $count } akcií
}{ $undone ->
    [0] { "" }
   *[other] , z toho vzaté späť: { $undone }
}
proof-result = Výsledok je rovnaký
proof-result-how = Aj pri zopakovaní sa hra musí skončiť s rovnakými bodmi a poradím.
proof-holds = overené
proof-fails = nesedí
proof-found = Zistenie: { $problem }
proof-self = Nemusíte nám veriť. Stiahnite si záznam a overte ho programom Benben na vlastnom počítači:

# Buttons beside a shape that is about to be laid; the key is in brackets.
lay-part = Len toto políčko, alebo celý tvar
lay-turn = Otočiť (R)
lay-mirror = Prevrátiť (F)
# What a screen reader calls the window in which rules and log open over the table.
sheet = Pravidlá a priebeh
settings = Nastavenia
settings-theme = Farby
settings-theme-auto = Podľa zariadenia
settings-theme-light = Svetlé
settings-theme-dark = Tmavé
# How fast they are shown.
settings-speed = Ťahy ostatných hráčov
settings-speed-slow = Pomaly
settings-speed-normal = Normálne
settings-speed-fast = Rýchlo
settings-speed-once = Okamžite
settings-confirm = Potvrdzovať každú akciu
settings-sound = Zvuky: môj ťah, vyhodnotenie, výhra
settings-notify = Upozorniť ma, keď som na ťahu
skip = Preskočiť na obsah
languages = Jazyk
cancel = Zrušiť
close = Zavrieť
copied = Skopírované
lost = Spojenie sa prerušilo. Skúšame ho obnoviť…
sure-yes = Áno
sure-no = Nie
turn-mine = Ste na ťahu
foot-home = Všetky hry
foot-api = API pre vývojárov

talk = Rozhovor
talk-said = Kto čo povedal
talk-none = Zatiaľ nikto nič nepovedal.
talk-about = Každý to číta vo svojom jazyku.
talk-watching = Rozprávať sa môžu len tí, ktorí tu hrajú.
talk-mute = Stlmiť: { $name }
talk-greetings = Na privítanie
talk-playing = Počas hry
talk-reactions = Reakcie
talk-after = Po hre
phrase-hello = Ahoj
phrase-hello-again = Zase sa vidíme
phrase-glad-you-came = Fajn, že to vyšlo
phrase-good-luck = Veľa šťastia
phrase-have-fun = Príjemnú zábavu
phrase-first-time = Hrám to prvýkrát
phrase-wait-for-others = Počkáme na ostatných?
phrase-lets-start = Ideme na to
phrase-one-moment = Pardon, chvíľku
phrase-take-your-time = Nie je sa kam ponáhľať
phrase-thinking = Premýšľam
phrase-back = Už som späť
phrase-whose-turn = Kto je na ťahu?
phrase-misclick = Ojoj, preklik
phrase-may-i-undo = Môžem to vziať späť?
phrase-sure = Jasné
phrase-sorry-no = Žiaľ, nie
phrase-have-to-go = O chvíľu budem musieť ísť
phrase-close-game = Bude to tesné
phrase-slow-connection = Mám pomalé pripojenie
phrase-nice-move = Pekný ťah
phrase-surprise = Kto by to čakal
phrase-wow = No teda
phrase-ouch = Au
phrase-phew = Uf
phrase-haha = Haha
phrase-oh-no = Ale nie
phrase-lucky = To bolo šťastie
phrase-unlucky = To je smola
phrase-clever = Šikovné
phrase-exciting = To je napínavé
phrase-tough-decision = Ťažké rozhodovanie
phrase-thanks = Vďaka
phrase-sorry = Pardon
phrase-well-played = Dobre zahrané
phrase-congratulations = Gratulujem
phrase-good-game = Pekná hra
phrase-that-was-close = Bolo to tesné
phrase-another-one = Ešte jednu?
phrase-one-more = Ešte jednu a potom musím ísť
phrase-rematch = Chcem odvetu
phrase-thanks-for-the-game = Vďaka za hru
phrase-see-you = Tak zase niekedy

home-title = Štyri pyramídy, jeden stôl
home-about = Stolové a kartové hry o pyramídach. Hrajte v prehliadači s priateľmi alebo proti botom, zadarmo a bez reklám. Účet nepotrebujete.
home-mine = Moje stoly
mine-title = Moje hry
mine-save = Uložiť
mine-kept = Vaše meno, miesta pri stoloch a dohrané hry si pamätá tento prehliadač.
mine-renew = Získať nový kľúč
mine-renew-about = Miesta pri stoloch vám drží tajný kľúč uložený v tomto prehliadači. Ak by ho mohol mať aj niekto iný, vyžiadajte si nový: starý prestane všade platiť a miesta vám zostanú.
mine-going-none = Nesedíte pri žiadnom stole.
mine-finished = Dohrané hry
mine-finished-none = Tu nájdete dohrané hry s výsledkom a záznamom.
mine-won = výhra
home-open = Otvorené stoly
home-open-none = Práve teraz nikto nehľadá spoluhráčov. Keď založíte hru s priateľmi online, môže sa tu objaviť aj váš stôl.
home-players = { $max ->
    [few] { $min }–{ $max } hráči
   *[other] { $min }–{ $max } hráčov
}
home-minutes = { $min }–{ $max } minút
home-play = Hrať
home-learn = Ako sa hrá
again-bots = Znova: { $count } × { $level }
again-friends = Znova s priateľmi
again-device = Znova na tomto zariadení
home-play-bot = Hrať proti botovi
home-free = { $count ->
    [one] jedno voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
name-guest = Hosť
code-title = Máte kód?
code-label = Kód
code-join = Pripojiť sa

level-random = Kocka
level-apprentice = Učeň
level-greedy = Kupec
level-scribe = Pisár
level-architect = Architekt
level-pharaoh = Faraón
level-about = { $level ->
    [apprentice] Najslabší. Ešte sa len učí, na prvé hry je to dobrý súper.
    [scribe] Hrá rozumne. Pre väčšinu ľudí rovnocenný súper.
    [architect] Plánuje dopredu a chyby neodpúšťa.
   *[pharaoh] Najsilnejší. Rozmýšľa tak dlho a dôkladne, ako len dokáže.
}
with-bots = Boti
with-friends = Priatelia online
with-device = Jedno zariadenie
setup-with = S kým?
setup-players = Hráčov vrátane vás
setup-bots = Z toho botov
setup-level = Sila botov
setup-more = Ďalšie nastavenia
setup-start = Začať hru

setup-pace = Čas na rozmyslenie
setup-hints = Rady
setup-hints-usual = Proti botom a na jednom zariadení
setup-hints-on = Povolené
setup-hints-off = Nepovolené
setup-spectators = Každý, kto má odkaz, sa môže pozerať
setup-listed = Zaradiť medzi otvorené stoly
setup-go = Otvoriť stôl
chair-guest = Hráč { $number }
pace-none = Bez obmedzenia
pace-decision = { $time } na rozhodnutie
pace-bank = { $time } na hráča a k tomu { $more } za každé rozhodnutie
time-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
time-minutes = { $count ->
    [one] jedna minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
time-hours = { $count ->
    [one] jedna hodina
    [few] { $count } hodiny
   *[other] { $count } hodín
}
time-days = { $count ->
    [one] jeden deň
    [few] { $count } dni
   *[other] { $count } dní
}

replay-title = Záznam hry
replay-step = Krok
replay-turn = Ťah
replay-round = Kolo
replay-as = Pohľad
replay-public = divák
replay-open = všetko odkryté
replay-speed = Rýchlosť
replay-moves = Späť a ďalej
replay-back = O krok späť (←)
replay-forth = O krok ďalej (→)
replay-turn-back = Na predchádzajúci ťah (Shift ←)
replay-turn-forth = Na ďalší ťah (Shift →)
replay-round-back = Na predchádzajúce kolo (Shift ↑)
replay-round-forth = Na ďalšie kolo (Shift ↓)
replay-play = Spustiť alebo pozastaviť (P)
replay-go = Zobraziť
replay-result = Výsledok
replay-not-yet = Hra sa ešte neskončila. Záznam ukazuje všetkým všetky karty, takže bude k dispozícii, až keď tým nikto nič nezíska.
replay-now = Všetko, čo zatiaľ môžete vedieť, nájdete pri stole: vyberte vetu v priebehu hry a uvidíte znova, čo sa od nej dialo. Pod „Čo mi ušlo?“ je posledné kolo.
replay-not-begun = Hra sa ešte nezačala. Keď sa skončí, môžete si tu pozrieť jej záznam.

## A finished game, looked at again

review-open = Rozobrať hru
review-title = Rozbor
# Points are hundredths of the win. $amount and $points have one decimal.
review-summary = { $who ->
    [you] { $played ->
        [best] Lepšie sa to zahrať nedalo
       *[below] Vaše rozhodnutia vás stáli { $points } bodu
    } a { $luck ->
        [gave] šťastie vám pridalo { $amount }.
        [took] šťastie vám ubralo { $amount }.
       *[even] šťastie bolo vyrovnané.
    }
   *[name] { $played ->
        [best] { $name }: lepšie sa to zahrať nedalo
       *[below] { $name }: rozhodnutia stáli { $points } bodu
    } a { $luck ->
        [gave] šťastie pridalo { $amount }.
        [took] šťastie ubralo { $amount }.
       *[even] šťastie bolo vyrovnané.
    }
}
review-points = Body tu znamenajú stotiny výhry: 100 je výhra, 0 prehra. Každé rozhodnutie sa posudzuje podľa toho, čo hráč videl.
review-fair = Rovnaké šance
review-deal = Šťastie pri rozdaní
review-decisions = Vlastné rozhodnutia
review-between = Šťastie a ostatní hráči
review-plot = Očakávaný výsledok po jednotlivých rozhodnutiach
review-making = Prechádzame všetky rozhodnutia: { $done }/{ $total }
review-making-about = Trvá to niekoľko sekúnd. Rozbor potom pri stole zostane.
review-nothing = Nebolo o čom rozhodovať.
review-all = { $count ->
    [one] Jedno rozhodnutie
    [few] Všetky { $count } rozhodnutia
   *[other] Všetkých { $count } rozhodnutí
}
# How good a decision was.
grade = { $grade ->
    [best] najlepšie
    [good] dobré
    [slip] zaváhanie
    [mistake] chyba
   *[blunder] hrubá chyba
}
review-cost = Stálo to { $points } ± { $error } bodu.
review-decision = Rozhodnutie { $number }/{ $count }
review-mistake-before = Predchádzajúca chyba
review-mistake-after = Ďalšia chyba
# What is better, and what was played, follows.
review-better = Lepšie:
review-was-played = Zahrané:
# The rest of a turn follows.
review-line = Celý ťah:
review-candidates = Čo stálo za úvahu
review-tag-played = zahrané
review-tag-order = rovnaký ťah v inom poradí
review-knew = Čo v tej chvíli vidí { $name }
review-replay = Ukázať v zázname

# Mistakes of a finished game, tried again. $who is `you` or `name`: whose game it was.
retry-open = { $who ->
    [you] Napraviť svoje chyby
   *[name] Napraviť tieto chyby
}
retry-one = Skúsiť to znova
retry-title = Druhý pokus
retry-step = chyba { $number }/{ $count }
retry-task = { $who ->
    [you] Tu sa dalo hrať lepšie. Čo by ste urobili teraz?
   *[name] { $name }: tu sa dalo hrať lepšie. Čo by ste urobili vy?
}
retry-best = Výborne: nič lepšie sme nenašli.
retry-good = Výborne: je to takmer také dobré ako to najlepšie, čo sme našli.
# $points and $error have one decimal.
retry-costs = Stojí to { $points } ± { $error } bodu. Výhra má hodnotu 100.
# $points is what the action that was played cost, with one decimal.
retry-better = { $who ->
    [you] To je lepšie než to, čo ste hrali: tam to stálo { $points } bodu. Dá sa však ešte lepšie.
   *[name] To je lepšie než to, čo sa zahralo: tam to stálo { $points } bodu. Dá sa však ešte lepšie.
}
retry-as-played = { $who ->
    [you] Presne toto ste v hre aj urobili.
   *[name] Presne toto sa v hre aj zahralo.
}
retry-else = Skúste niečo iné alebo sa pozrite na riešenie.
retry-answer = Ukázať riešenie
retry-finish = Dokončiť
retry-review = Späť k rozboru
retry-nothing = Nie je tu žiadna chyba, ktorú by ste mohli napraviť.
retry-sum = Napravené chyby: { $found }/{ $count }.

branch-off = Hrať odtiaľto ďalej
branch-tip = Otvorí váš vlastný stôl: z tejto pozície, proti botom a s novou náhodou. Pôvodná hra zostane, aká bola.
# A tag on tables that branch off from a game that was played.
branch-tag = Štúdia
branch-about = Toto nie je pôvodná hra: len z nej vychádza a hrá sa proti botom s novou náhodou.
branch-origin = Pôvodná hra
branch-unfair = Začína sa uprostred, bez vlastného rozdania, takže tu nie je čo overovať.

rules-title = { $game }: pravidlá
rules-chapters = Kapitoly
rules-search = Hľadať v pravidlách
rules-search-none = Nič sa nenašlo
rules-ids = Každé pravidlo má číslo. Keď niečo nejde, stôl vám povie prečo a odkáže vás na číslo pravidla.
rules-rulings = Výklad pravidla je naša odpoveď tam, kde tlačené pravidlá mlčia alebo sa dajú chápať dvojako.
rules-edition = Vydanie určuje, čo je vytlačené na kartách a ďalších súčastiach hry. Naše sa volá benben: hodnoty sme si vymysleli sami, takže sú iné než v tlačenej hre. Pravidlá sú však rovnaké.

# Hra v termináli.
play-welcome = { $game }. Hráte ako { $name }, proti vám: { $others }.
play-welcome-help = Napíšte „help“ a uvidíte, čo všetko môžete.
play-go-on = Takto môžete pokračovať neskôr: { $command }
play-saved = Hra je uložená v súbore { $file }
play-more = { $count ->
    [one] … a ešte jedna. Všetky vypíše „actions“.
    [few] … a ešte { $count }. Všetky vypíše „actions“.
   *[other] … a ešte { $count }. Všetky vypíše „actions“.
}
play-several = Môže to byť ktorákoľvek z týchto akcií:
play-unknown = „{ $text }“ nie je akcia ani príkaz. Napíšte „help“ a uvidíte, čo všetko môžete.
play-possible = To sa dá. Pokojne to urobte.
play-because = { $why } (pravidlo { $rule })
play-why-what = Napíšte „why“ a za ním akciu, ktorá nie je možná.
play-thinking = Premýšľam…
play-hint = Faraón by zvolil: { $action }
play-hint-only = Nič iné robiť nemôžete: { $action }
play-hint-share = šanca na výhru { $share } %: { $action }
play-undone = Vzaté späť.
play-undo-asked = Ostatných sme sa opýtali, či to môžete vziať späť.
play-answered = Vašu odpoveď sme odovzdali.
play-nobody-asks = Nikto nechce vziať nič späť.
play-no-rule = Pravidlo { $rule } neexistuje. Pravidlá sú od { $first } do { $last }.
play-small = Okno je príliš malé. Zväčšite ho alebo začnite znova s --plain.
play-sure = { $question } Potvrďte ešte raz klávesom Enter.
play-keys = ↑↓ výber · Enter zahrať · píšte: why, hint, undo, rules, log, help, quit
play-help-action = Akciu zahráte jej číslom, zápisom v zátvorke alebo jeho prvými písmenami.
play-help-why = „why“ a akcia: ktoré pravidlo ju zakazuje.
play-help-hint = „hint“: čo by urobil silný bot, keby vedel to čo vy.
play-help-undo = „undo“: vezme späť vašu poslednú akciu. Na náhode to nič nezmení, potiahnete si to isté.
play-help-answer = „allow“ alebo „decline“: odpoveď tomu, kto chce vziať akciu späť.
play-help-rules = „rules“, prípadne „rules“ a číslo: všetky pravidlá alebo jedno z nich.
play-help-log = „log“: všetko, čo sa stalo.
play-help-board = „board“ a „actions“: ukáže plochu a akcie ešte raz.
play-help-quit = „quit“: odísť. Pokračovať môžete neskôr.
play-help-keys = PgUp a PgDn posúvajú text, Tab a Shift Tab hraciu plochu, ← a → ju posúvajú do strán. Esc sa vráti k priebehu hry.

problem-not-found = Tu nič nie je. Stôl, ktorý nikto nenavštevuje, sa po čase odstráni.
problem-no-seat = Pri tomto stole nemáte miesto.
problem-no-spectators = Tento stôl sa nedá sledovať.
problem-taken = Niekto bol rýchlejší. Skúste to, prosím, znova.
problem-seated = Pri tomto stole už miesto máte.
problem-not-ready = Ešte nie sú všetci pripravení.
problem-not-host = To môže urobiť len hostiteľ tohto stola.
problem-blocked = Hostiteľ vás k tomuto stolu nepustí.
problem-name = Meno musí mať 1 až 30 znakov.
problem-name-characters = V mene sú neviditeľné znaky. Vynechajte ich, prosím.
problem-name-bot = Tak sa volá bot. Zvoľte si, prosím, iné meno.
problem-name-alike = Niekto pri tomto stole má rovnaké alebo veľmi podobné meno. Zvoľte si, prosím, iné.
problem-not-dealt = Hra sa ešte nezačala: pri stole nesedia všetci.
problem-over = Hra sa skončila.
problem-not-over = Hra sa ešte neskončila.
problem-no-hints = Pri tomto stole sú rady vypnuté.
problem-no-branch = Odtiaľto sa ďalej hrať nedá. Skúste krok predtým alebo potom.
problem-closed = Tento stôl je zatvorený.
problem-resigned = Túto hru ste už vzdali.
problem-old = Situácia pri stole sa medzitým zmenila. Pozrite sa, prosím, znova.
problem-nothing-to-undo = Nie je čo vziať späť.
problem-too-long-to-undo = Táto hra už trvá tak dlho, že sa v nej nedá vziať nič späť.
problem-present = Bot môže hráča zastúpiť, až keď sa naňho už chvíľu čaká.
problem-reserved = Toto miesto je ešte rezervované pre svojho hráča. Skúste to, prosím, o chvíľu znova.
problem-too-many = To bolo príliš rýchle. Chvíľu počkajte a skúste to znova.
problem-host = Tento server nepozná adresu, ktorú máte v prehliadači.
problem-store = Server teraz nedokáže ukladať. Nič sa nestratilo; skúste to o chvíľu znova.
problem-too-many-tables = Odtiaľto je už otvorených príliš veľa stolov. Najprv niektorý dohrajte alebo opustite.
problem-crowded = Server má teraz plné ruky práce. Skúste to o chvíľu znova.
problem-stopping = Server sa práve reštartuje. Nič sa nestratilo; skúste to o chvíľu znova.
problem-elsewhere = Server, ktorý to má na starosti, neodpovedá a práve ho preberá iný. Pozrite sa, či sa to podarilo, a ak nie, skúste to znova.
problem-store-full = Na tomto serveri už nie je miesto pre ďalšie stoly. Uvoľniť ho môže jeho správca.
problem-unreadable = Táto verzia Benbenu nevie tento stôl prečítať.
problem-damaged = Uložené údaje tohto stola sú poškodené, preto sa nedá zobraziť. Ostatných stolov sa to netýka.
problem-opening = S týmito nastaveniami sa stôl nedá otvoriť. Skontrolujte miesta a nastavenia hry.
problem-code = Otvorený stôl s týmto kódom neexistuje.
problem-other = To sa nepodarilo.

## Prečo je akcia dobrá alebo zlá: čo prinesie hneď a čo po sebe nechá

why-brings = hneď prinesie { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
why-costs = hneď uberie { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
why-and = { $brings } a { $leaves }.
why-but = { $brings }, ale { $leaves }.
why-only = { $what }.
why-unsaid = čím sa líši od druhej možnosti, sa nedá povedať pár slovami.

## Lekcie a všetko, čo sa skúša v pripravenej pozícii

exercise-done = Pozrite sa, čo to prinieslo.
learn-lessons = Lekcie
learn-about = { $count ->
    [one] Jedna krátka lekcia priamo na hracej ploche, bez čakania a bez časového limitu.
    [few] { $count } krátke lekcie priamo na hracej ploche, bez čakania a bez časového limitu. Spolu zaberú asi päť minút.
   *[other] { $count } krátkych lekcií priamo na hracej ploche, bez čakania a bez časového limitu. Spolu zaberú asi päť minút.
}
learn-begin = Začať sa učiť
learn-go-on = Pokračovať v lekciách
learn-rules = Radšej si prečítať pravidlá
learn-step = lekcia { $number }/{ $count }
learn-back = Späť
learn-next = Ďalej
learn-skip = Preskočiť
learn-again = Ešte raz
learn-show = Ukázať
learn-right = Presne tak.
learn-other = Tentoraz nie.
learn-refused = To sa nedá.
learn-end-title = Môžete hrať
learn-end-about = Videli ste všetko, čo treba na prvú hru. Učeň robí ešte veľa chýb, takže sa s ním dobre začína. Keď si nebudete vedieť rady, stačí ťuknúť na „Poradiť“.
learn-end-play = Zahrať si prvú hru
learn-end-choose = Vybrať súperov
learn-offer = Hru ešte nepoznáte? Naučíte sa ju za päť minút

## Puzzles: positions with one clearly best choice

puzzles-title = Úlohy
puzzles-about = Pozície z hier silných botov. V každej je jedna možnosť jasne lepšia ako všetky ostatné, a nie je to tá, ktorá sa núka ako prvá. Nájdete ju?
puzzles-today = Úloha dňa
puzzles-count = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-none = Zatiaľ tu nie sú žiadne úlohy.
puzzles-solve = Riešiť
puzzles-go-on = Ďalšia nevyriešená úloha
puzzles-all = Všetky úlohy
# How hard several puzzles are: $found of three weaker bots find the solution.
puzzles-level = { $found ->
    [0] Veľmi ťažké
    [1] Ťažké
    [2] Záludné
   *[other] Ľahké
}
puzzles-level-about = { $found ->
    [0] Riešenie nenájde žiadny z troch slabších botov.
    [1] Riešenie nájde jeden z troch slabších botov.
    [2] Riešenie nájdu dvaja z troch slabších botov.
   *[other] Riešenie nájdu všetci traja slabší boti.
}
puzzle-title = Úloha { $number }
puzzle-step = úloha { $number }/{ $count }
# How hard a puzzle is, beside its title.
puzzle-level = { $found ->
    [0] veľmi ťažká
    [1] ťažká
    [2] záludná
   *[other] ľahká
}
puzzle-task = Ste na ťahu. Čo je tu jasne najlepšie?
puzzle-show = Ukázať riešenie
puzzle-solution = Riešenie:
puzzle-next-best = Druhé najlepšie:
puzzle-other = Dá sa to lepšie.
# $points and $error have one decimal.
puzzle-cost = Stojí to { $points } ± { $error } bodu.
puzzle-ahead = To je o { $points } ± { $error } bodu lepšie ako druhá najlepšia možnosť.
puzzle-best = Najlepšia možnosť
puzzle-shares = Šanca na výhru
puzzle-try-again = Skúste to znova alebo si pozrite riešenie.

### Rozdanie dňa.

daily-title = Rozdanie dňa
daily-home = Jedno rozdanie pre všetkých, jeden pokus
daily-about = Každá hra má každý deň jedno rozdanie: rovnakú náhodu a rovnakého bota pre všetkých. Máte jeden pokus a musíte dohrať do polnoci UTC. Nič sa nedá vziať späť, a keď odídete, vzdávate sa.
daily-play = Hrať
daily-continue = Pokračovať
daily-table = Vaša hra
daily-board = Výsledky
daily-all = Dnešné rozdania
daily-earlier = Skoršie rozdania
daily-earlier-about = Tieto dni sa už skončili, takže je všetko verejné. Ich rozdania si môžete zahrať aj teraz, počítajú sa však len výsledky z daného dňa.
daily-tomorrow = Zajtrajšie rozdania sú už vyžrebované
daily-tomorrow-about = Dokazujú to tieto odtlačky. Nič neprezradia, ale rozdania už nikto zmeniť nemôže.
daily-against = Váš súper: { $bot }.
daily-ends = Deň sa končí o polnoci UTC.
daily-over = Tento deň sa už skončil.
daily-play-late = Zahrať si toto rozdanie (nepočíta sa)
daily-player = Hráč
daily-result = Výsledok
daily-luck = Šťastie
daily-decisions = Rozhodnutia
daily-won = výhra
daily-shared = delená výhra
daily-lost = prehra
daily-bot = bot
daily-board-later = Najprv si zahrajte! Potom uvidíte, ako si s týmto rozdaním poradili ostatní hráči a boti.
daily-board-none = Toto rozdanie nikto nedohral.
daily-bots-play = Boti toto rozdanie ešte hrajú. Pozrite sa o chvíľu znova.
daily-account-later = Vaše šťastie a rozhodnutia sa práve vyhodnocujú. Pozrite sa o chvíľu znova.
daily-account-about = „Šťastie“ ukazuje, o koľko zmenili šancu na výhru náhoda a súper. „Rozhodnutia“ ukazujú, koľko z nej hráč stratil vlastnými rozhodnutiami; posudzujeme ich podľa toho, čo mohol vedieť. Oba údaje sú v percentuálnych bodoch. Boti hrajú toto rozdanie z rovnakého miesta.
daily-fair = Odkiaľ sa berie náhoda
daily-fair-drawn = Server vyžreboval tajné číslo tohto rozdania { $time } a zverejnil iba jeho odtlačok.
daily-fair-same = Na rozdiel od všetkých ostatných stolov tu hráči nepridávajú vlastné náhodné čísla: inak by mal každý iné rozdanie. Aj náhoda botov vychádza z rovnakého semienka.
daily-fair-later = Keď sa deň skončí, tajné číslo sa zverejní a každý si ho môže overiť.
daily-fair-over = Deň sa skončil, takže je tajné číslo verejné. Dá sa ním overiť záznam každej hry.
# On the results of a finished game.
daily-withheld = Záznam tejto hry bude k dispozícii, keď sa deň skončí. Dovtedy by prezradil rozdanie tým, ktorí ho ešte nehrali.
proof-daily = Všetci mali rovnaké rozdanie
proof-daily-how = Bolo to rozdanie dňa. Hráči k nemu nepridávajú vlastné náhodné čísla, namiesto nich sa použije dátum. Tajné číslo bolo vyžrebované vopred a jeho odtlačok zverejnený.
problem-one-try = V rozdaní dňa máte jeden pokus: nič sa nedá vziať späť a nikto za vás nehrá.
problem-day-runs = Niektorí toto rozdanie ešte nehrali. Celé ho uvidíte, keď sa deň skončí, po polnoci UTC.
