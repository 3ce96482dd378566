# Pyramida Slunce

sun-title = Pyramida Slunce
sun-tagline = Postavte společně jednu pyramidu: čím výš stavíte, tím víc bodů vaše karty mohou přinést.

sun-option-base = Základna
sun-option-base-short = 8 karet: krátká hra
sun-option-base-standard = 9 karet: standardní hra
sun-option-base-long = 10 karet: dlouhá hra

sun-option-neighbours = Sousední karty
sun-option-neighbours-all = vedle i na nižší úrovni
sun-option-neighbours-levels = jen na nižší úrovni

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
    [one] , { $links } sousední karta se stejným symbolem
    [few] , { $links } sousední karty se stejným symbolem
   *[other] , { $links } sousedních karet se stejným symbolem
}
sun-built = { $what }, stavitel: { $name }
sun-place-open = { $place }: volno
sun-place-unsupported = { $place }: zatím nelze přiložit, chybějí karty pod tímto místem

sun-stock-standard = Standardní
sun-stock-edge = Okrajové
sun-deck-standard = Balíček standardních karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
sun-deck-edge = Balíček okrajových karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
sun-pile-standard = Odhazovací hromádka standardních karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}. Navrchu: { $card }
sun-pile-edge = Odhazovací hromádka okrajových karet, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}. Navrchu: { $card }
sun-pile-standard-empty = Odhazovací hromádka standardních karet, prázdná
sun-pile-edge-empty = Odhazovací hromádka okrajových karet, prázdná
sun-marker = mimo hru
sun-marker-said = Mimo hru: { $card }
sun-discards = Odhozené karty: { $count }
sun-quiet = { $count ->
    [one] Pokud nikdo nepřiloží kartu, hra skončí za { $count } tah.
    [few] Pokud nikdo nepřiloží kartu, hra skončí za { $count } tahy.
   *[other] Pokud nikdo nepřiloží kartu, hra skončí za { $count } tahů.
}

sun-holds = V ruce: { $standard ->
    [one] { $standard } standardní karta
    [few] { $standard } standardní karty
   *[other] { $standard } standardních karet
}, { $edge ->
    [one] { $edge } okrajová karta
    [few] { $edge } okrajové karty
   *[other] { $edge } okrajových karet
}
sun-hand-empty = V ruce nemáte žádnou kartu
sun-drawn-stock = { $stock }: v balíčku { $deck }, odhozeno { $discards }
sun-drawn-hand = V ruce: { $cards }
sun-held-best = { $card }, teď až { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sun-best = až { $points }

sun-do-draw-standard = Líznout standardní kartu
sun-do-draw-edge = Líznout okrajovou kartu
sun-do-discard = Odhodit { $card }
sun-do-place = Přiložit { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sun-do-place-linked = Přiložit { $card } na { $place }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, potom ještě { $links ->
    [one] { $links } bod
    [few] { $links } body
   *[other] { $links } bodů
}, nebo karta
sun-do-ends = { $action } (konec hry)
sun-do-symbol-points = Vzít { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sun-do-stop = Ukončit tah

sun-ask-ends = Přiložit { $card } na vrchol a ukončit hru?
sun-ask-place = Přiložit { $card } na { $place }? Jiné místo pro tuto kartu není.

sun-prompt-choosing = Lízněte si z některého balíčku, nebo vyberte kartu k přiložení.
sun-prompt-drawing = Lízněte si dvě karty: vyberte balíček.
sun-prompt-second = Lízněte si druhou kartu: vyberte balíček.
sun-prompt-discarding = Máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } karet
} a nechat si můžete jen { $limit }. Vyberte, kterou odhodíte.
sun-prompt-symbol = { $count ->
    [one] Vezměte si { $count } bod, nebo kartu: { $symbol } je i na sousední kartě.
    [few] Vezměte si { $count } body, nebo kartu: { $symbol } je i na { $count } sousedních kartách.
   *[other] Vezměte si { $count } bodů, nebo kartu: { $symbol } je i na { $count } sousedních kartách.
}
sun-prompt-placing = Přiložte další kartu, nebo ukončete tah.

sun-next-place = Teď vyberte místo: u každého vidíte, kolik by tam karta přinesla.
sun-next-card = Vyberte kartu, kterou tam přiložíte.
sun-next-discard = Teď vyberte odhazovací hromádku.
sun-next-discarded = Vyberte kartu, kterou odhodíte.

sun-log-drew-standard = { $name } si líže standardní kartu.
sun-log-drew-edge = { $name } si líže okrajovou kartu.
sun-log-discarded = { $name } odhazuje { $card }.
sun-log-reshuffled-standard = Z odhozených standardních karet se zamíchal nový balíček: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}
sun-log-reshuffled-edge = Z odhozených okrajových karet se zamíchal nový balíček: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}
sun-log-placed = { $name } přikládá { $card } na { $place }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
sun-log-symbol-points = { $name } si bere za symbol ({ $symbol }) { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
sun-log-built = Pyramida je dostavěná až po vrchol. Hra končí.
sun-log-quiet = Dlouho nikdo nepřiložil kartu. Hra končí.
sun-tie-break = víc karet v ruce
sun-crown = Pyramida Slunce stojí

sun-why-second-draw = Jednu kartu jste si už lízli. Nejdřív si lízněte druhou: vyberte balíček.
sun-why-discard-due = V ruce máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } karet
}, ale nechat si jich můžete jen { $limit }. Nejdřív některou odhoďte.
sun-why-nothing-to-discard = V ruce máte { $held ->
    [one] { $held } kartu
    [few] { $held } karty
   *[other] { $held } karet
} a nechat si jich můžete { $limit }, takže odhazovat nemusíte. Brát si karty z odhazovací hromádky nelze.
sun-why-not-in-hand = Tuto kartu v ruce nemáte: { $card }.
sun-why-exhausted-standard = Balíček standardních karet i jeho odhazovací hromádka jsou prázdné. Lízněte si okrajovou kartu.
sun-why-exhausted-edge = Balíček okrajových karet i jeho odhazovací hromádka jsou prázdné. Lízněte si standardní kartu.
sun-why-no-draw = V tomto tahu jste už přiložili kartu, takže si líznout nemůžete. Další kartu vám může dát jen stejný symbol na sousední kartě.
sun-why-nothing-done = Ve svém tahu si musíte líznout dvě karty, nebo aspoň jednu přiložit.
sun-why-outside = Základna je hotová a má { $base } karet. Stavte na ní, od úrovně 1 výš.
sun-why-filled = Tam už karta leží: { $card }.
sun-why-unsupported = Karta musí ležet na dvou jiných a jedna z nich ještě chybí: { $missing }.
sun-why-not-leftmost = Levý okraj patří jen úplně vlevo. Toto není levé krajní místo úrovně { $level }.
sun-why-not-rightmost = Pravý okraj patří jen úplně vpravo. Toto není pravé krajní místo úrovně { $level }.
sun-why-edge-on-top = Na vrchol nepatří okraje, jen vrcholová nebo standardní karta.
sun-why-not-very-top = Vrcholová karta patří jen na vrchol, na úroveň { $level }.
sun-why-symbol-due = Nejdřív využijte symbol přiložené karty: vezměte si body, nebo si lízněte kartu.
sun-why-no-symbol = Symbol můžete využít, jen když právě přiložená karta sousedí se stejným symbolem.

sun-account-standard = Standardní karty
sun-account-edge = Okraje, dvojnásobně
sun-account-top = Vrcholová karta, trojnásobně
sun-account-symbols = Symboly

sun-hint-height = Karta přinese menší ze dvou čísel: svou hodnotu, nebo svou úroveň. Vyberte kartu a každé volné místo ukáže, kolik by na něm přinesla.
sun-hint-edges = Okraje se počítají dvojnásobně a vrcholová karta trojnásobně, ale každá z těchto karet patří jen na své místo. Nechat si můžete pět karet.
sun-hint-symbols = Vaše karta sousedí se stejným symbolem. Vezměte si bod za každou takovou sousední kartu, nebo si lízněte kartu, kterou můžete hned přiložit.

## Proč je akce dobrá nebo špatná

sun-reason-points = { $effect ->
    [own-better] bodově na tom budete lépe
   *[own-worse] bodově na tom budete hůř
}
sun-reason-now = { $effect ->
    [own-better] karty v ruce vám v dalších tazích přinesou víc bodů
    [own-worse] karty v ruce vám v dalších tazích přinesou méně bodů
    [others-better] otevře místa, na kterých získají body ostatní
   *[others-worse] ostatní pak získají jen málo bodů
}
sun-reason-later = { $effect ->
    [own-better] zůstanou vám dobré karty na vyšší úrovně
   *[own-worse] spotřebuje karty, které by na vyšších úrovních přinesly víc
}
sun-reason-top = { $effect ->
    [own-better] umožní vám dostavět pyramidu
    [own-worse] přijdete o možnost dostavět pyramidu
    [others-better] umožní někomu jinému dostavět pyramidu
   *[others-worse] zabrání ostatním dostavět pyramidu
}

## Lekce

sun-lesson-draw-title = Lízat, nebo stavět
sun-lesson-draw-task = Společně stavíte jednu pyramidu a za každou přiloženou kartu dostáváte body. Ve svém tahu si buď líznete dvě karty, nebo nějaké přiložíte. Na úrovni 1 karta skoro nic nepřinese, tak nespěchejte: lízněte si z kteréhokoli balíčku.
sun-lesson-draw-done = Kartu vidíte dřív, než vyberete balíček pro druhou. V balíčku okrajových karet jsou karty na svahy a na vrchol.
sun-lesson-draw-other = Pětka na úrovni 1 přinese jen 1 bod. Dobré karty přinesou víc na vyšších úrovních, tak si nejdřív lízněte.
sun-lesson-discard-title = Nejvýš pět karet
sun-lesson-discard-task = Lízli jste si dvě karty a máte jich šest, ale po líznutí si můžete nechat jen pět. Odhoďte kartu s nízkou hodnotou: vyberte ji a pak odhazovací hromádku jejího balíčku.
sun-lesson-discard-done = K nízkým hodnotám se dostanete snadno. Ty vysoké se vyplatí výš.
sun-lesson-discard-other = Tuhle si nechte: vysoké hodnoty přinesou nejvíc na vysokých úrovních.
sun-lesson-level-title = Hodnota, nebo úroveň
sun-lesson-level-task = Karta leží na dvou kartách nižší úrovně a přinese svou hodnotu, nebo číslo úrovně, podle toho, co je menší. Na úrovni 3 je jedno volné místo. Přiložte tam kartu, která přinese nejvíc.
sun-lesson-level-done = Z hodnoty 5 a úrovně 3 je menší trojka, dostanete tedy 3 body. Ve stejném tahu můžete přikládat dál.
sun-lesson-level-other = Na úrovni 1 přinese i pětka jen 1 bod. Najděte nejvyšší volné místo.
sun-lesson-level-low = Dvojka by tam přinesla jen 2 body. Máte kartu s vyšší hodnotou.
sun-lesson-level-edge = Okrajová karta se počítá dvojnásobně, ale na úrovni 1 jsou to jen 2 body. Úroveň 3 přinese 3.
sun-lesson-edge-title = Po svahu nahoru
sun-lesson-edge-task = Levý okraj patří jen na místo úplně vlevo, pravý okraj jen na místo úplně vpravo a oba se počítají dvojnásobně. Přiložte svůj levý okraj na úroveň 4.
sun-lesson-edge-done = Menší z čísel 5 a 4 je čtyřka a její dvojnásobek je 8 bodů. Mějte okrajové karty pro tahle místa po ruce.
sun-lesson-edge-other = Levý okraj přinese na úrovni 4 celých 8 bodů. Využijte to místo dřív než někdo jiný.
sun-lesson-edge-standard = I standardní kartu tam lze přiložit, ale ta se nikdy nepočítá dvojnásobně: 4 body místo 8.
sun-lesson-stairs-title = Schodiště
sun-lesson-stairs-task = Úroveň nemusí být plná, abyste mohli začít další: stačí dvě karty vedle sebe. Na úrovni 2 je volné místo d2 a vy máte jedničku, trojku a čtyřku. Každá může otevřít další místo o úroveň výš, a tak začněte tou správnou: přiložte tam jedničku.
sun-lesson-stairs-done = 1 bod a dvě sousední slunce. Navíc se otevřelo místo na úrovni 3 pro trojku a ta otevře místo na úrovni 4 pro čtyřku: další 3 a 4 body v témže tahu.
sun-lesson-stairs-other = I to jde, ale přiložte nejdřív jedničku na úroveň 2: tam otevře místo na úrovni 3.
sun-lesson-stairs-save = Tam by přinesla jen 2 body. Nechte si ji na místo, které jednička otevře.
sun-lesson-stairs-edge = To přinese 2 body, ale výš nic neotevře. Začněte jedničkou na úrovni 2.
sun-lesson-symbol-title = Stejné symboly
sun-lesson-symbol-task = Pokud má přikládaná karta stejný symbol jako některá sousední, dostanete něco navíc. Sousední jsou karty vlevo a vpravo a obě, na kterých leží. Přiložte kartu se sluncem tam, kde bude sousedit se třemi slunci.
sun-lesson-symbol-done = Karta sama přinese 1 bod. Teď si vyberete: bod za každou ze tří sousedních karet se sluncem, nebo kartu.
sun-lesson-symbol-other = I to jde, ale na jednom místě může karta sousedit se třemi slunci: na úrovni 1, hned vedle těch, která tam už jsou.
sun-lesson-points-title = Body, nebo karta
sun-lesson-points-task = Právě přiložená karta sousedí se třemi slunci. Můžete si líznout kartu a přiložit ji třeba ještě v tomto tahu, nebo získat bod za každé ze tří. Vezměte si body.
sun-lesson-points-done = To jsou další 3 body, dohromady 4 za kartu s hodnotou 1. Za jediný stejný symbol bývá lepší karta.
sun-lesson-points-other = Karta se hodí vždycky, ale 3 body najednou se těžko překonávají. Tentokrát je vezměte.
sun-lesson-stop-title = Včas přestat
sun-lesson-stop-task = V tomto tahu jste přiložili čtyři karty. Poslední v ruce je pětka a volná místa jsou jen na úrovni 1. Ukončete tah a pětku si nechte.
sun-lesson-stop-done = Pětka vám zůstane na vyšší úroveň. Když přikládáte, stačí jedna karta za tah, další jsou jen na vás.
sun-lesson-stop-other = Tam pětka přinese jen 1 bod. Výš přinese několikrát tolik.
sun-lesson-deck-title = Prázdný balíček
sun-lesson-deck-task = Lízli jste si poslední standardní kartu a líznete si ještě jednou. Balíček standardních karet je prázdný, ale vybrat si ho můžete: nejdřív se zamíchá jeho odhazovací hromádka. Pro okrajové karty je teď jediné místo a kartu na něj máte. Lízněte si standardní.
sun-lesson-deck-done = Odhozené karty jsou teď novým balíčkem a vaše karta je z něj. Z druhého balíčku byste museli líznout, jen kdyby byla prázdná i odhazovací hromádka.
sun-lesson-deck-other = I to jde, ale na jediné místo pro okrajovou kartu už jednu máte. Lízněte si standardní: ta patří kamkoli.
sun-lesson-top-title = Vrchol
sun-lesson-top-task = Hra končí, jakmile leží karta na vrcholu, a vyhrává ten, kdo má nejvíc bodů. Vrcholová karta patří jen tam a počítá se trojnásobně. Vedete: dokončete pyramidu.
sun-lesson-top-done = To je 15 bodů a pyramida je hotová. Při rovnosti bodů by vyhrál ten, kdo má víc karet v ruce.
sun-lesson-top-other = Dokončete pyramidu svou vrcholovou kartou.
sun-lesson-top-standard = I tím hra skončí, ale vrcholová karta se počítá trojnásobně: 15 bodů místo 4.
sun-lesson-top-stop = Pak pyramidu dokončí někdo jiný a body získá on.
