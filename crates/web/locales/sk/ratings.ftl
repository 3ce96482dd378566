
## Hodnotené hry

problem-rated-guest = Hodnotené hry sú pre prihlásených, každý na svojom zariadení. Najprv sa prihláste alebo si nechajte meno a potom si sadnite.
problem-rated-undo = V hodnotenej hre sa nedá vziať späť to, z čoho sa už ostatní niečo dozvedeli.
problem-rated-stand-in = V hodnotenej hre za nikoho nehrá bot.
problem-rated = Hodnotená hra potrebuje hodiny, základné pravidlá, žiadne rady a aspoň jedného súpera: ďalšieho človeka alebo niektorého zo štyroch botov.
rated-tag = Hodnotená hra
rated-about = Všetci sú prihlásení, beží čas, nikto nedostáva rady a výsledok zmení vaše hodnotenie.
setup-rated = Hrať o hodnotenie.
# At a seat, for whoever asks what the number means.
rating-known = Hodnotenie { $rating }, presné asi na { $deviation } bodov
rating-provisional = Hodnotenie asi { $rating }, zatiaľ predbežné: spresní ho pár ďalších hier
rating-change = Hodnotenie predtým { $before }, teraz { $after }
# The page of those who play a game best.
best-title = Najlepší hráči
best-games = Hry
best-about = Všetci, ktorí odohrali dosť hodnotených hier na to, aby bolo hodnotenie spoľahlivé. Každá úroveň botov má pevné hodnotenie; tá obvyklá má 1500 a tam všetci začínajú.
best-none = Zatiaľ nikto nemá dosť hier. Zahrajte si pár hodnotených hier a môžete tu byť prví.
best-name = Meno
best-rating = Hodnotenie
best-played = Hodnotené hry
