# Pyramída Slnka

sun-title = Pyramída Slnka
sun-tagline = Spoločne staviate jednu pyramídu: čím vyššie karta leží, tým viac bodov môže priniesť.

sun-option-base = Základňa
sun-option-base-short = 8 kariet: krátka hra
sun-option-base-standard = 9 kariet: štandardná hra
sun-option-base-long = 10 kariet: dlhá hra

sun-option-neighbours = Susedné karty
sun-option-neighbours-all = vedľa aj na nižšej úrovni
sun-option-neighbours-levels = len na nižšej úrovni

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
    [one] , { $links } susedná karta s rovnakým symbolom
    [few] , { $links } susedné karty s rovnakým symbolom
   *[other] , { $links } susedných kariet s rovnakým symbolom
}
sun-built = { $what }, staviteľ: { $name }
sun-place-open = { $place }: voľné miesto
sun-place-unsupported = { $place }: ešte sa nedá obsadiť, chýbajú karty pod ním

sun-stock-standard = Štandardné
sun-stock-edge = Okrajové
sun-deck-standard = Balíček štandardných kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
sun-deck-edge = Balíček okrajových kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
sun-pile-standard = Odhadzovací balíček štandardných kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}. Navrchu: { $card }
sun-pile-edge = Odhadzovací balíček okrajových kariet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}. Navrchu: { $card }
sun-pile-standard-empty = Odhadzovací balíček štandardných kariet, prázdny
sun-pile-edge-empty = Odhadzovací balíček okrajových kariet, prázdny
sun-marker = mimo hry
sun-marker-said = Mimo hry: { $card }
sun-discards = Odhodené karty: { $count }
sun-quiet = { $count ->
    [one] Ak nikto nepriloží kartu, hra sa skončí o { $count } ťah.
    [few] Ak nikto nepriloží kartu, hra sa skončí o { $count } ťahy.
   *[other] Ak nikto nepriloží kartu, hra sa skončí o { $count } ťahov.
}

sun-holds = V ruke: { $standard ->
    [one] { $standard } štandardná karta
    [few] { $standard } štandardné karty
   *[other] { $standard } štandardných kariet
}, { $edge ->
    [one] { $edge } okrajová karta
    [few] { $edge } okrajové karty
   *[other] { $edge } okrajových kariet
}
sun-hand-empty = V ruke nemáte žiadnu kartu
sun-drawn-stock = { $stock }: v balíčku { $deck }, odhodené { $discards }
sun-drawn-hand = V ruke: { $cards }
sun-held-best = { $card }, teraz najviac { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
sun-best = až { $points }

sun-do-draw-standard = Potiahnuť štandardnú kartu
sun-do-draw-edge = Potiahnuť okrajovú kartu
sun-do-discard = Odhodiť { $card }
sun-do-place = Priložiť { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
sun-do-place-linked = Priložiť { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, potom ešte { $links ->
    [one] { $links } bod
    [few] { $links } body
   *[other] { $links } bodov
} alebo karta
sun-do-ends = { $action } (hra sa tým skončí)
sun-do-symbol-points = Vziať { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
sun-do-stop = Ukončiť ťah

sun-ask-ends = Priložiť { $card } na vrchol a ukončiť hru?
sun-ask-place = Priložiť { $card } na { $place }? Iné miesto pre túto kartu nie je.

sun-prompt-choosing = Potiahnite si z balíčka, alebo vyberte kartu, ktorú priložíte.
sun-prompt-drawing = Potiahnite si dve karty: vyberte balíček.
sun-prompt-second = Potiahnite si druhú kartu: vyberte balíček.
sun-prompt-discarding = Máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } kariet
}, ale nechať si môžete len { $limit }. Vyberte, ktorú odhodíte.
sun-prompt-symbol = { $count ->
    [one] Vezmite si { $count } bod alebo kartu: { $symbol } je aj na susednej karte.
    [few] Vezmite si { $count } body alebo kartu: { $symbol } je aj na { $count } susedných kartách.
   *[other] Vezmite si { $count } bodov alebo kartu: { $symbol } je aj na { $count } susedných kartách.
}
sun-prompt-placing = Priložte ďalšiu kartu, alebo ukončite ťah.

sun-next-place = Teraz vyberte miesto: pri každom vidíte, koľko by tam karta priniesla.
sun-next-card = Vyberte kartu, ktorú tam priložíte.
sun-next-discard = Teraz vyberte odhadzovací balíček.
sun-next-discarded = Vyberte kartu, ktorú odhodíte.

sun-log-drew-standard = { $name } si ťahá štandardnú kartu.
sun-log-drew-edge = { $name } si ťahá okrajovú kartu.
sun-log-discarded = { $name } odhadzuje { $card }.
sun-log-reshuffled-standard = Odhodené štandardné karty sa zamiešali do nového balíčka: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } kariet.
}
sun-log-reshuffled-edge = Odhodené okrajové karty sa zamiešali do nového balíčka: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } kariet.
}
sun-log-placed = { $name } prikladá { $card } na { $place }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
}
sun-log-symbol-points = { $name } získava za symbol ({ $symbol }) { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
}
sun-log-built = Pyramída je postavená až po vrchol. Hra sa končí.
sun-log-quiet = Už dlho nikto nepriložil kartu. Hra sa končí.
sun-tie-break = viac kariet v ruke
sun-crown = Pyramída Slnka stojí

sun-why-second-draw = Potiahli ste si jednu kartu. Najprv si potiahnite druhú: vyberte balíček.
sun-why-discard-due = Máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } kariet
}, ale nechať si môžete len { $limit }. Najprv niektorú odhoďte.
sun-why-nothing-to-discard = Máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } kariet
} a nechať si ich môžete { $limit }, takže odhadzovať nemusíte. Z odhadzovacieho balíčka sa karty neberú.
sun-why-not-in-hand = Túto kartu v ruke nemáte: { $card }.
sun-why-exhausted-standard = Balíček štandardných kariet aj jeho odhadzovací balíček sú prázdne. Použite balíček okrajových kariet.
sun-why-exhausted-edge = Balíček okrajových kariet aj jeho odhadzovací balíček sú prázdne. Použite balíček štandardných kariet.
sun-why-no-draw = V tomto ťahu ste už priložili kartu, takže si potiahnuť nemôžete. Ďalšiu kartu vám môže dať len rovnaký symbol na susednej karte.
sun-why-nothing-done = Vo svojom ťahu si musíte potiahnuť dve karty, alebo aspoň jednu priložiť.
sun-why-outside = Základňa je hotová a má { $base } kariet. Stavajte na nej, od úrovne 1 vyššie.
sun-why-filled = Tam už leží karta: { $card }.
sun-why-unsupported = Karta musí ležať na dvoch iných a jedna ešte chýba: { $missing }.
sun-why-not-leftmost = Ľavý okraj patrí len úplne vľavo. Toto nie je ľavé krajné miesto úrovne { $level }.
sun-why-not-rightmost = Pravý okraj patrí len úplne vpravo. Toto nie je pravé krajné miesto úrovne { $level }.
sun-why-edge-on-top = Ľavý ani pravý okraj na vrchol nepatrí. Položiť tam môžete len vrcholovú alebo štandardnú kartu.
sun-why-not-very-top = Vrcholová karta patrí len na vrchol, na úroveň { $level }.
sun-why-symbol-due = Najprv využite symbol svojej karty: vezmite si body, alebo si potiahnite kartu.
sun-why-no-symbol = Symbol môžete využiť len vtedy, keď práve priložená karta susedí s rovnakým symbolom.

sun-account-standard = Štandardné karty
sun-account-edge = Okraje, dvojnásobne
sun-account-top = Vrcholová karta, trojnásobne
sun-account-symbols = Symboly

sun-hint-height = Karta prinesie menšie z dvoch čísel: svoju hodnotu, alebo svoju úroveň. Vyberte kartu a každé voľné miesto ukáže, koľko by tam priniesla.
sun-hint-edges = Okraje sa počítajú dvojnásobne a vrcholová karta trojnásobne, ale každú takú kartu môžete položiť len na jej miesto. Nechať si môžete päť kariet.
sun-hint-symbols = Vaša karta susedí s rovnakým symbolom. Vezmite si bod za každú susednú kartu s týmto symbolom, alebo si potiahnite kartu, ktorú môžete hneď priložiť.

## Prečo je akcia dobrá alebo zlá

sun-reason-points = { $effect ->
    [own-better] bodovo na tom budete lepšie
   *[own-worse] bodovo na tom budete horšie
}
sun-reason-now = { $effect ->
    [own-better] karty v ruke vám v ďalších ťahoch prinesú viac bodov
    [own-worse] karty v ruke vám v ďalších ťahoch prinesú menej bodov
    [others-better] otvorí miesta, na ktorých získajú body ostatní
   *[others-worse] ostatní potom získajú len málo bodov
}
sun-reason-later = { $effect ->
    [own-better] zostanú vám dobré karty na vyššie úrovne
   *[own-worse] spotrebuje karty, ktoré by na vyšších úrovniach priniesli viac
}
sun-reason-top = { $effect ->
    [own-better] umožní vám dostavať pyramídu
    [own-worse] prídete o možnosť dostavať pyramídu
    [others-better] umožní niekomu inému dostavať pyramídu
   *[others-worse] zabráni ostatným dostavať pyramídu
}

## Lekcie

sun-lesson-draw-title = Ťahať, alebo stavať
sun-lesson-draw-task = Spoločne staviate jednu pyramídu a za každú priloženú kartu dostávate body. Vo svojom ťahu si buď potiahnete dve karty, alebo nejaké priložíte. Na úrovni 1 karta skoro nič neprinesie, tak sa neponáhľajte: potiahnite si z ktoréhokoľvek balíčka.
sun-lesson-draw-done = Kartu vidíte skôr, než vyberiete balíček pre druhú. V balíčku okrajových kariet sú karty na svahy a na vrchol.
sun-lesson-draw-other = Päťka na úrovni 1 prinesie len 1 bod. Dobré karty prinesú viac na vyšších úrovniach, tak si najprv potiahnite.
sun-lesson-discard-title = Najviac päť kariet
sun-lesson-discard-task = Potiahli ste si dve karty a máte ich šesť, ale po ťahaní si môžete nechať len päť. Odhoďte kartu s nízkou hodnotou: vyberte ju a potom odhadzovací balíček, ku ktorému patrí.
sun-lesson-discard-done = Nízke hodnoty získate ľahko. Vysoké sa vyplatia na vyšších úrovniach.
sun-lesson-discard-other = Túto si nechajte: vysoké hodnoty prinesú najviac na vysokých úrovniach.
sun-lesson-level-title = Hodnota, alebo úroveň
sun-lesson-level-task = Karta leží na dvoch kartách nižšej úrovne a prinesie svoju hodnotu, alebo číslo úrovne, podľa toho, čo je menšie. Na úrovni 3 je jedno voľné miesto. Priložte tam kartu, ktorá prinesie najviac.
sun-lesson-level-done = Z hodnoty 5 a úrovne 3 je menšia trojka, dostanete teda 3 body. V tom istom ťahu môžete prikladať ďalej.
sun-lesson-level-other = Na úrovni 1 prinesie aj päťka len 1 bod. Nájdite najvyššie voľné miesto.
sun-lesson-level-low = Dvojka by tam priniesla len 2 body. Máte kartu s vyššou hodnotou.
sun-lesson-level-edge = Okrajová karta sa počíta dvojnásobne, ale na úrovni 1 sú to len 2 body. Úroveň 3 prinesie 3.
sun-lesson-edge-title = Po svahu nahor
sun-lesson-edge-task = Ľavý okraj patrí len na miesto úplne vľavo, pravý okraj len na miesto úplne vpravo a oba sa počítajú dvojnásobne. Priložte svoj ľavý okraj na úroveň 4.
sun-lesson-edge-done = Menšie z čísel 5 a 4 je štvorka a jej dvojnásobok je 8 bodov. Majte okrajové karty pre tieto miesta poruke.
sun-lesson-edge-other = Ľavý okraj prinesie na úrovni 4 celých 8 bodov. Využite to miesto skôr než niekto iný.
sun-lesson-edge-standard = Aj štandardnú kartu tam môžete priložiť, ale tá sa nikdy nepočíta dvojnásobne: 4 body namiesto 8.
sun-lesson-stairs-title = Schodisko
sun-lesson-stairs-task = Úroveň nemusí byť plná, aby ste mohli začať ďalšiu: stačia dve karty vedľa seba. Na úrovni 2 je voľné miesto d2 a vy máte jednotku, trojku a štvorku. Každá môže otvoriť ďalšie miesto o úroveň vyššie, tak začnite tou správnou: priložte tam jednotku.
sun-lesson-stairs-done = 1 bod a dve susedné slnká. Navyše sa otvorilo miesto na úrovni 3 pre trojku a tá otvorí miesto na úrovni 4 pre štvorku: ďalšie 3 a 4 body v tom istom ťahu.
sun-lesson-stairs-other = Aj to sa dá, ale priložte najprv jednotku na úroveň 2: tam otvorí miesto na úrovni 3.
sun-lesson-stairs-save = Tam by priniesla len 2 body. Nechajte si ju na miesto, ktoré jednotka otvorí.
sun-lesson-stairs-edge = To prinesie 2 body, ale vyššie nič neotvorí. Začnite jednotkou na úrovni 2.
sun-lesson-symbol-title = Rovnaké symboly
sun-lesson-symbol-task = Ak má prikladaná karta rovnaký symbol ako niektorá susedná, dostanete niečo navyše. Susedné sú karty vľavo a vpravo a obe karty, na ktorých leží. Priložte kartu so slnkom tam, kde bude susediť s tromi slnkami.
sun-lesson-symbol-done = Karta sama prinesie 1 bod. Teraz si vyberiete: bod za každú z troch susedných kariet so slnkom, alebo kartu.
sun-lesson-symbol-other = Aj to sa dá, ale na jednom mieste môže karta susediť s tromi slnkami: na úrovni 1, hneď vedľa tých, ktoré tam už sú.
sun-lesson-points-title = Body, alebo karta
sun-lesson-points-task = Práve priložená karta susedí s tromi slnkami. Môžete si potiahnuť kartu a priložiť ju trebárs ešte v tomto ťahu, alebo získať bod za každé susedné slnko. Vezmite si body.
sun-lesson-points-done = To sú ďalšie 3 body, spolu 4 za kartu s hodnotou 1. Za jediný rovnaký symbol býva lepšia karta.
sun-lesson-points-other = Karta sa hodí vždy, ale 3 body naraz sa ťažko prekonávajú. Tentoraz ich vezmite.
sun-lesson-stop-title = Včas prestať
sun-lesson-stop-task = V tomto ťahu ste priložili štyri karty. Posledná v ruke je päťka a voľné miesta sú len na úrovni 1. Ukončite ťah a päťku si nechajte.
sun-lesson-stop-done = Päťka vám zostane na vyššiu úroveň. V ťahu priložíte aspoň jednu kartu, ale nikdy nie viac, než chcete.
sun-lesson-stop-other = Tam päťka prinesie len 1 bod. Vyššie prinesie niekoľkonásobne viac.
sun-lesson-deck-title = Prázdny balíček
sun-lesson-deck-task = Potiahli ste si poslednú štandardnú kartu a potiahnete si ešte raz. Balíček štandardných kariet je prázdny, ale vybrať si ho môžete: najprv sa zamieša jeho odhadzovací balíček. Pre okrajové karty je teraz jediné miesto a kartu naň máte. Potiahnite si štandardnú.
sun-lesson-deck-done = Odhodené karty sú teraz novým balíčkom a vaša karta je z neho. Z druhého balíčka by ste museli ťahať, len keby bol prázdny aj odhadzovací balíček.
sun-lesson-deck-other = Aj to sa dá, ale na jediné miesto pre okrajovú kartu už jednu máte. Potiahnite si štandardnú: tá patrí kamkoľvek.
sun-lesson-top-title = Vrchol
sun-lesson-top-task = Hra sa končí, len čo na vrchole leží karta, a vyhráva ten, kto má najviac bodov. Vrcholová karta patrí len tam a počíta sa trojnásobne. Vediete: dokončite pyramídu.
sun-lesson-top-done = To je 15 bodov a pyramída je hotová. Pri rovnosti bodov by vyhral ten, kto má viac kariet v ruke.
sun-lesson-top-other = Dokončite pyramídu svojou vrcholovou kartou.
sun-lesson-top-standard = Aj tým sa hra skončí, ale vrcholová karta sa počíta trojnásobne: 15 bodov namiesto 4.
sun-lesson-top-stop = Potom pyramídu dokončí niekto iný a body získa on.
