# Pyramida Slunce

sun-title = Pyramida Slunce
sun-tagline = Jedna pyramida, kterou stavíte společně: čím výš, tím cennější kameny.

sun-option-base = Základna
sun-option-base-short = 8 karet: krátká hra
sun-option-base-standard = 9 karet: standardní hra
sun-option-base-long = 10 karet: dlouhá hra

sun-option-neighbours = Sousední karty
sun-option-neighbours-all = vedle a v nižší úrovni
sun-option-neighbours-levels = jen nižší úroveň

sun-symbol-sun = slunce
sun-symbol-moon = měsíc
sun-symbol-eagle = orel
sun-symbol-jaguar = jaguár

sun-card-standard = standardní karta { $value }
sun-card-standard-accusative = standardní kartu { $value }
sun-card-left = levý okraj { $value }
sun-card-left-accusative = levý okraj { $value }
sun-card-right = pravý okraj { $value }
sun-card-right-accusative = pravý okraj { $value }
sun-card-top = vrcholová karta { $value }
sun-card-top-accusative = vrcholovou kartu { $value }
sun-card-base = karta základny
sun-card-bearing = { $card } ({ $symbol })

sun-base = Základna
sun-level = Úroveň { $level }
sun-place = úroveň { $level }, místo { $position }
sun-very-top = vrchol
sun-place-laid = { $place }: { $card }{ $links ->
    [0] { "" }
    [one] , { $links } spojení
    [few] , { $links } spojení
    [many] , { $links } spojení
   *[other] , { $links } spojení
}
sun-place-open = { $place }: volné
sun-place-unsupported = { $place }: prázdné, dole chybějí karty

sun-stock-standard = Standardní
sun-stock-edge = Okrajové
sun-deck-standard = Balíček standardních karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
sun-deck-edge = Balíček okrajových karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
sun-pile-standard = Odhazovací hromádka standardních karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}; navrchu: { $card }
sun-pile-edge = Odhazovací hromádka okrajových karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}; navrchu: { $card }
sun-pile-standard-empty = Odhazovací hromádka standardních karet, prázdná
sun-pile-edge-empty = Odhazovací hromádka okrajových karet, prázdná
sun-marker = mimo hru
sun-marker-said = Mimo hru: { $card }
sun-discards = Odhozené karty: { $count }
sun-quiet = { $count ->
    [one] Ještě { $count } tah bez přiložené karty a hra skončí.
    [few] Ještě { $count } tahy bez přiložené karty a hra skončí.
    [many] Ještě { $count } tahu bez přiložené karty a hra skončí.
   *[other] Ještě { $count } tahů bez přiložené karty a hra skončí.
}

sun-holds = V ruce: standardní karty { $standard }, okrajové karty { $edge }
sun-hand-empty = V ruce není žádná karta
sun-held-best = { $card }, teď až { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sun-best = max. { $points }

sun-do-draw-standard = Líznout standardní kartu
sun-do-draw-edge = Líznout okrajovou kartu
sun-do-discard = Odhodit { $card }
sun-do-place = Přiložit { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sun-do-place-linked = Přiložit { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, pak za symbol { $links } nebo karta
sun-do-ends = { $action }. Hra tím skončí
sun-do-symbol-points = Vzít { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sun-do-stop = Ukončit tah

sun-ask-ends = Přiložit { $card } na vrchol a ukončit hru?
sun-ask-place = Přiložit { $card }: { $place }? Jinam dát nejde.

sun-prompt-choosing = Lízněte si z balíčku, nebo vyberte kartu k přiložení.
sun-prompt-drawing = Lízněte si dvě karty: vyberte balíček.
sun-prompt-second = Lízněte si druhou kartu: vyberte balíček.
sun-prompt-discarding = Karet v ruce: { $held }, nechat si můžete { $limit }. Vyberte, kterou odhodíte.
sun-prompt-symbol = Symbol { $symbol }, { $count ->
    [one] { $count } spojení: vezměte si { $count } bod, nebo si lízněte kartu.
    [few] { $count } spojení: vezměte si { $count } body, nebo si lízněte kartu.
    [many] { $count } spojení: vezměte si { $count } bodu, nebo si lízněte kartu.
   *[other] { $count } spojení: vezměte si { $count } bodů, nebo si lízněte kartu.
}
sun-prompt-placing = Přiložte další kartu, nebo ukončete tah.

sun-log-drew-standard = { $name } si líže standardní kartu.
sun-log-drew-edge = { $name } si líže okrajovou kartu.
sun-log-discarded = { $name } odhazuje { $card }.
sun-log-reshuffled-standard = Z odhazovací hromádky se míchá nový balíček standardních karet: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
}
sun-log-reshuffled-edge = Z odhazovací hromádky se míchá nový balíček okrajových karet: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
}
sun-log-placed = { $name } přikládá { $card } na { $place }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
sun-log-symbol-points = { $name } získává za symbol ({ $symbol }) { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
sun-log-built = Vrchol stojí. Hra končí.
sun-log-quiet = Dlouho nikdo nepřiložil kartu. Hra končí.

sun-why-second-draw = Jednu kartu jste si lízli. Nejdřív si lízněte druhou: vyberte balíček.
sun-why-discard-due = Karet v ruce: { $held }, nechat si můžete { $limit }. Nejdřív odhoďte.
sun-why-nothing-to-discard = Karet v ruce: { $held }, nechat si můžete { $limit }. Teď se nic neodhazuje a z odhazovací hromádky se karty neberou.
sun-why-not-in-hand = Tuto kartu v ruce nemáte: { $card }.
sun-why-exhausted-standard = Balíček standardních karet i jeho odhazovací hromádka jsou prázdné. Použijte okrajové karty.
sun-why-exhausted-edge = Balíček okrajových karet i jeho odhazovací hromádka jsou prázdné. Použijte standardní karty.
sun-why-no-draw = V tomto tahu jste už přiložili kartu, takže si nelížete. Kartu teď přinese jen symbol.
sun-why-nothing-done = Ve svém tahu si líznete dvě karty, nebo aspoň jednu přiložíte.
sun-why-outside = Základna je hotová, karet má { $base }. Staví se na ní, od úrovně 1 výš.
sun-why-filled = Tam už leží karta: { $card }.
sun-why-unsupported = Karta leží na dvou jiných. Jedna ještě chybí: { $missing }.
sun-why-not-leftmost = Levý okraj patří jen na místo úplně vlevo. Na úrovni { $level } je to jiné.
sun-why-not-rightmost = Pravý okraj patří jen na místo úplně vpravo. Na úrovni { $level } je to jiné.
sun-why-edge-on-top = Okraj na vrchol nepatří. Patří tam vrcholová nebo standardní karta.
sun-why-not-very-top = Vrcholová karta patří jen na vrchol, na úroveň { $level }.
sun-why-symbol-due = Nejdřív použijte symbol přiložené karty: vezměte si body, nebo si lízněte kartu.
sun-why-no-symbol = Symbol se použije, jen když právě přiložená karta sousedí se stejným symbolem.

sun-account-standard = Standardní karty
sun-account-edge = Okraje, dvojnásobně
sun-account-top = Vrcholová karta, trojnásobně
sun-account-symbols = Symboly

sun-hint-height = Karta přinese svou hodnotu, nebo číslo své úrovně, podle toho, co je menší. Vyberte kartu a každé místo ukáže, kolik by přinesla.
sun-hint-edges = Okraje bodují dvojnásobně a vrcholová karta trojnásobně, ale každý patří jen na svou stranu. Nechat si můžete pět karet.
sun-hint-symbols = Vaše karta sousedí se stejným symbolem. Vezměte si bod za každého takového souseda, nebo si lízněte kartu, kterou můžete hned přiložit.
