# Pyramída Slnka

sun-title = Pyramída Slnka
sun-tagline = Jedna pyramída, ktorú staviate spoločne: čím vyššie, tým cennejšie kamene.

sun-option-base = Základňa
sun-option-base-short = 8 kariet: krátka hra
sun-option-base-standard = 9 kariet: štandardná hra
sun-option-base-long = 10 kariet: dlhá hra

sun-option-neighbours = Susedné karty
sun-option-neighbours-all = vedľa a v nižšej úrovni
sun-option-neighbours-levels = len nižšia úroveň

sun-symbol-sun = slnko
sun-symbol-moon = mesiac
sun-symbol-eagle = orol
sun-symbol-jaguar = jaguár

sun-card-standard = štandardná karta { $value }
sun-card-standard-accusative = štandardnú kartu { $value }
sun-card-left = ľavý okraj { $value }
sun-card-left-accusative = ľavý okraj { $value }
sun-card-right = pravý okraj { $value }
sun-card-right-accusative = pravý okraj { $value }
sun-card-top = vrcholová karta { $value }
sun-card-top-accusative = vrcholovú kartu { $value }
sun-card-base = karta základne
sun-card-bearing = { $card } ({ $symbol })

sun-base = Základňa
sun-level = Úroveň { $level }
sun-place = úroveň { $level }, miesto { $position }
sun-very-top = vrchol
sun-place-laid = { $place }: { $card }{ $links ->
    [0] { "" }
    [one] , { $links } spojenie
    [few] , { $links } spojenia
    [many] , { $links } spojenia
   *[other] , { $links } spojení
}
sun-place-open = { $place }: voľné
sun-place-unsupported = { $place }: prázdne, dole chýbajú karty

sun-stock-standard = Štandardné
sun-stock-edge = Okrajové
sun-deck-standard = Balíček štandardných kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
sun-deck-edge = Balíček okrajových kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
sun-pile-standard = Odhadzovacia kôpka štandardných kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}; navrchu: { $card }
sun-pile-edge = Odhadzovacia kôpka okrajových kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}; navrchu: { $card }
sun-pile-standard-empty = Odhadzovacia kôpka štandardných kariet, prázdna
sun-pile-edge-empty = Odhadzovacia kôpka okrajových kariet, prázdna
sun-marker = mimo hry
sun-marker-said = Mimo hry: { $card }
sun-discards = Odhodené karty: { $count }
sun-quiet = { $count ->
    [one] Ešte { $count } ťah bez priloženej karty a hra sa skončí.
    [few] Ešte { $count } ťahy bez priloženej karty a hra sa skončí.
    [many] Ešte { $count } ťahu bez priloženej karty a hra sa skončí.
   *[other] Ešte { $count } ťahov bez priloženej karty a hra sa skončí.
}

sun-holds = V ruke: štandardné karty { $standard }, okrajové karty { $edge }
sun-hand-empty = V ruke nie je žiadna karta
sun-held-best = { $card }, teraz až { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sun-best = max. { $points }

sun-do-draw-standard = Potiahnuť štandardnú kartu
sun-do-draw-edge = Potiahnuť okrajovú kartu
sun-do-discard = Odhodiť { $card }
sun-do-place = Priložiť { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sun-do-place-linked = Priložiť { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}, potom za symbol { $links } alebo karta
sun-do-ends = { $action }. Hra sa tým skončí
sun-do-symbol-points = Vziať { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sun-do-stop = Ukončiť ťah

sun-ask-ends = Priložiť { $card } na vrchol a ukončiť hru?
sun-ask-place = Priložiť { $card }: { $place }? Inam sa dať nedá.

sun-prompt-choosing = Potiahnite si z balíčka, alebo vyberte kartu na priloženie.
sun-prompt-drawing = Potiahnite si dve karty: vyberte balíček.
sun-prompt-second = Potiahnite si druhú kartu: vyberte balíček.
sun-prompt-discarding = Kariet v ruke: { $held }, nechať si môžete { $limit }. Vyberte, ktorú odhodíte.
sun-prompt-symbol = Symbol { $symbol }, { $count ->
    [one] { $count } spojenie: vezmite si { $count } bod, alebo si potiahnite kartu.
    [few] { $count } spojenia: vezmite si { $count } body, alebo si potiahnite kartu.
    [many] { $count } spojenia: vezmite si { $count } bodu, alebo si potiahnite kartu.
   *[other] { $count } spojení: vezmite si { $count } bodov, alebo si potiahnite kartu.
}
sun-prompt-placing = Priložte ďalšiu kartu, alebo ukončite ťah.

sun-log-drew-standard = { $name } si ťahá štandardnú kartu.
sun-log-drew-edge = { $name } si ťahá okrajovú kartu.
sun-log-discarded = { $name } odhadzuje { $card }.
sun-log-reshuffled-standard = Z odhadzovacej kôpky sa mieša nový balíček štandardných kariet: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } kariet.
}
sun-log-reshuffled-edge = Z odhadzovacej kôpky sa mieša nový balíček okrajových kariet: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } kariet.
}
sun-log-placed = { $name } prikladá { $card } na { $place }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodov.
}
sun-log-symbol-points = { $name } získava za symbol ({ $symbol }) { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodov.
}
sun-log-built = Vrchol stojí. Hra sa končí.
sun-log-quiet = Dlho nikto nepriložil kartu. Hra sa končí.

sun-why-second-draw = Jednu kartu ste si potiahli. Najprv si potiahnite druhú: vyberte balíček.
sun-why-discard-due = Kariet v ruke: { $held }, nechať si môžete { $limit }. Najprv odhoďte.
sun-why-nothing-to-discard = Kariet v ruke: { $held }, nechať si môžete { $limit }. Teraz sa nič neodhadzuje a z odhadzovacej kôpky sa karty neberú.
sun-why-not-in-hand = Túto kartu v ruke nemáte: { $card }.
sun-why-exhausted-standard = Balíček štandardných kariet aj jeho odhadzovacia kôpka sú prázdne. Použite okrajové karty.
sun-why-exhausted-edge = Balíček okrajových kariet aj jeho odhadzovacia kôpka sú prázdne. Použite štandardné karty.
sun-why-no-draw = V tomto ťahu ste už priložili kartu, takže si neťaháte. Kartu teraz prinesie iba symbol.
sun-why-nothing-done = Vo svojom ťahu si potiahnete dve karty, alebo aspoň jednu priložíte.
sun-why-outside = Základňa je hotová, kariet má { $base }. Stavia sa na nej, od úrovne 1 vyššie.
sun-why-filled = Tam už leží karta: { $card }.
sun-why-unsupported = Karta leží na dvoch iných. Jedna ešte chýba: { $missing }.
sun-why-not-leftmost = Ľavý okraj patrí iba na miesto úplne vľavo. Na úrovni { $level } je to iné.
sun-why-not-rightmost = Pravý okraj patrí iba na miesto úplne vpravo. Na úrovni { $level } je to iné.
sun-why-edge-on-top = Okraj na vrchol nepatrí. Patrí tam vrcholová alebo štandardná karta.
sun-why-not-very-top = Vrcholová karta patrí iba na vrchol, na úroveň { $level }.
sun-why-symbol-due = Najprv použite symbol priloženej karty: vezmite si body, alebo si potiahnite kartu.
sun-why-no-symbol = Symbol sa použije, iba keď práve priložená karta susedí s rovnakým symbolom.

sun-account-standard = Štandardné karty
sun-account-edge = Okraje, dvojnásobne
sun-account-top = Vrcholová karta, trojnásobne
sun-account-symbols = Symboly

sun-hint-height = Karta prinesie svoju hodnotu, alebo číslo svojej úrovne, podľa toho, čo je menšie. Vyberte kartu a každé miesto ukáže, koľko by priniesla.
sun-hint-edges = Okraje bodujú dvojnásobne a vrcholová karta trojnásobne, ale každý patrí iba na svoju stranu. Nechať si môžete päť kariet.
sun-hint-symbols = Vaša karta susedí s rovnakým symbolom. Vezmite si bod za každého takého suseda, alebo si potiahnite kartu, ktorú môžete hneď priložiť.
