
## Hodnocené hry

problem-rated-guest = Hodnocené hry jsou pro přihlášené, každý na svém zařízení. Nejdřív se přihlaste nebo si nechte jméno a potom si sedněte.
problem-rated-undo = V hodnocené hře nejde vzít zpět to, z čeho se už ostatní něco dozvěděli.
problem-rated-stand-in = V hodnocené hře za nikoho nehraje bot.
problem-rated = Hodnocená hra potřebuje hodiny, základní pravidla, žádné rady a aspoň jednoho soupeře: dalšího člověka nebo některého ze čtyř botů.
rated-tag = Hodnocená hra
rated-about = Všichni jsou přihlášení, běží čas, nikdo nedostává rady a výsledek změní vaše hodnocení.
setup-rated = Hrát o hodnocení.
# At a seat, for whoever asks what the number means.
rating-known = Hodnocení { $rating }, přesné asi na { $deviation } bodů
rating-provisional = Hodnocení asi { $rating }, zatím předběžné: zpřesní ho pár dalších her
rating-change = Hodnocení předtím { $before }, teď { $after }
# The page of those who play a game best.
best-title = Nejlepší hráči
best-games = Hry
best-about = Všichni, kdo odehráli dost hodnocených her na to, aby bylo hodnocení spolehlivé. Každá úroveň botů má pevné hodnocení; ta obvyklá má 1500 a tam všichni začínají.
best-none = Zatím nikdo nemá dost her. Zahrajte si pár hodnocených her a můžete tu být první.
best-name = Jméno
best-rating = Hodnocení
best-played = Hodnocené hry
