### Cheops

cheops-title = Cheops
cheops-tagline = Berte z pyramidy poklady: prodejte je hned, nebo je uskladněte a vsaďte na cenu.

## Option

cheops-option-money = Peníze
cheops-option-money-value = { $value ->
    [open] otevřeně: všichni vidí všechny peníze
    [aid] s pomůckou: stůl počítá za všechny
   *[strict] přísně: každý si pamatuje sám
}

## What things are called

cheops-treasure = { $colour ->
    [blue] modrý skarab
    [orange] oranžový ankh
    [green] zelené oko
    [pink] růžový lotos
    [red] červený džbán
   *[sky] blankytné pero
}
cheops-the-treasure = { $colour ->
    [blue] modrého skaraba
    [orange] oranžový ankh
    [green] zelené oko
    [pink] růžový lotos
    [red] červený džbán
   *[sky] blankytné pero
}
cheops-colour = { $colour ->
    [blue] modrá
    [orange] oranžová
    [green] zelená
    [pink] růžová
    [red] červená
   *[sky] blankytná
}
cheops-tile = { $tile ->
    [father] otec
    [mother] matka
    [son] syn
    [daughter] dcera
   *[neighbour] soused
}
cheops-the-tile = { $tile ->
    [father] otce
    [mother] matku
    [son] syna
    [daughter] dceru
   *[neighbour] souseda
}
cheops-letter = { $tile ->
    [father] O
    [mother] M
    [son] S
    [daughter] D
   *[neighbour] So
}
cheops-sealed = zakrytý zákon
cheops-the-sealed = zakrytý zákon
cheops-law = zákon { $law }
cheops-law-label = { $name }: { $text }
cheops-law-text = { $law ->
    [1] Tržní cena je 5.
    [2] Tržní cena je 15.
    [3] Hra končí až se třemi plnými kurzovními lístky místo dvou.
    [4] Poklady této barvy lze jen prodat. Je-li lístek plný, vyřadí se ze hry.
    [5] Poklady této barvy lze jen uskladnit.
    [6] Blokuje místo pod tímto lístkem.
    [7] Nahradí jedno nezakryté číslo číslem { $number }.
    [8] Odstraňte zákon, který leží odkrytě na plánu nebo patří soupeři.
    [9] Zaplaťte 25: po konci hry platí za jeden poklad libovolné barvy.
    [10] Jednou: prodejte poklad ze svého skladu.
    [11] Jednou: vezměte kartičkou rodiny ještě jeden poklad.
   *[12] Jednou: vyměňte dva poklady v pyramidě, nebo jeden se svým skladem.
}
cheops-piasters = { $count ->
    [one] { $count } piastr
    [few] { $count } piastry
    [many] { $count } piastru
   *[other] { $count } piastrů
}
cheops-account = { $what ->
    [money] Peníze na konci hry
    [treasure-blue] Modří skarabové
    [treasure-orange] Oranžové ankhy
    [treasure-green] Zelené oči
    [treasure-pink] Růžové lotosy
    [treasure-red] Červené džbány
   *[treasure-sky] Blankytná pera
}

## The board

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, lze vzít kartičkou: { $tiles }
cheops-market = Tržiště
cheops-market-pays = za každý prodej
cheops-beside = Všechny lístky
cheops-prices = Kurzovní lístky
cheops-worth = Kdyby hra skončila teď, { $treasure } vynese { $worth } za kus.
cheops-worth-note = Zlatě: kolik by jeden vynesl, kdyby hra skončila teď.
cheops-full-boards = Plné lístky: { $full } z { $needed }.
cheops-covered = zakryto
cheops-number = { $colour }, číslo { $place }: { $number }
cheops-place-under = místo pod lístkem: { $colour }
cheops-stack = hromádka { $stack }: nahoře { $tile }, { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
    [many] { $count } kartičky
   *[other] { $count } kartiček
}
cheops-stack-empty = hromádka { $stack }: prázdná
cheops-neighbours = Koupit souseda za { $price }. Zbývá { $count }
cheops-stored = { $treasure } ve skladu: { $count }
cheops-store-worth = Sklad teď: { $worth }
cheops-purse-hidden = Peníze skryté

## Decisions

cheops-end = Ukončit tah
cheops-sell = Prodat za { $price }
cheops-sell-brings = na lístku pak bude { $number }
cheops-store = Uskladnit
cheops-store-brings = { $worth }, kdyby hra skončila teď
cheops-pay = Zaplatit { $price } za zákon 9
cheops-return = Vrátit zákon 9
cheops-remove-none = Neodstranit nic
cheops-count-none = Nepočítat ho

cheops-do-buy = Koupit souseda za { $price }
cheops-do-take = Vzít { $what } z { $field }, položit { $tile }
cheops-do-store = Uskladnit: { $worth }, kdyby hra skončila teď
cheops-do-put-under = Dát { $law } pod lístek: { $board }
cheops-do-put-on = Dát zákon 7 na lístek { $board }, číslo { $place }, teď { $number }
cheops-do-remove = Odstranit { $law }
cheops-do-use = Použít { $law }
cheops-do-sell-stored = Zákon 10: prodat ze skladu { $treasure } za { $price }
cheops-do-swap = Vyměnit { $field }: { $what }
cheops-do-swap-stored = Vyměnit se skladem: { $what }
cheops-do-draw = Líznout { $tile } z hromádky { $stack }
cheops-do-count = Počítat zákon 9 jako: { $treasure }

cheops-ask-end = Ukončit tah? Ještě můžete něco udělat.
cheops-ask-use = Použít { $law }? Jde to jen jednou.

## What to do now

cheops-prompt-take = Zvolte kartičku a co s ní vezmete.
cheops-prompt-take-or-buy = Zvolte kartičku a co s ní vezmete. Předtím můžete koupit souseda.
cheops-prompt-second = Díky sousedovi můžete vzít ještě jednou, kartičkou rodiny. Když si líznete nebo ukončíte tah, vzdáte se toho.
cheops-prompt-draw = Lízněte si kartičku z některé hromádky.
cheops-prompt-draw-more = Lízněte si další kartičku, nebo ukončete tah.
cheops-prompt-stuck = Žádná vaše kartička se nikam nehodí. Ukončete tah.
cheops-prompt-stuck-or-buy = Žádná vaše kartička se nikam nehodí. Kupte souseda, nebo ukončete tah.
cheops-prompt-end = Použijte ponechaný zákon, nebo ukončete tah.
cheops-prompt-treasure = Prodejte { $treasure } za { $price }, nebo uskladněte.
cheops-prompt-under = Zvolte kurzovní lístek, pod který přijde { $law }.
cheops-prompt-number = Zvolte číslo, které zákon 7 nahradí.
cheops-prompt-remove = Zákon 8: zvolte zákon k odstranění, nebo žádný.
cheops-prompt-pay = Zaplaťte { $price } za zákon 9, nebo ho vraťte.
cheops-prompt-take-more = Zákon 11: vezměte kartičkou rodiny ještě jeden poklad.
cheops-prompt-swap = Zákon 12: zvolte první poklad v pyramidě.
cheops-prompt-swap-with = Zákon 12: zvolte, co se vymění s { $field }, v pyramidě nebo ve svém skladu.
cheops-prompt-count = Zvolte barvu, za kterou zákon 9 platí.
cheops-prompt-over = Hra skončila.

## What happened

cheops-log-bought = { $name } kupuje souseda za { $price }.
cheops-log-took = { $name } bere { $what } z { $field } a klade { $tile }.
cheops-log-turned-up = { $name } klade { $tile } na { $field } a odkrývá { $law }: { $text }
cheops-log-sold = { $name } prodává { $treasure } za { $price }.
cheops-log-stored = { $name } uskladňuje { $treasure }.
cheops-log-discarded = Nelze prodat ani uskladnit, ze hry odchází { $treasure }.
cheops-log-put-under = { $name } dává { $law } pod lístek: { $board }.
cheops-log-put-on = { $name } dává { $law } na lístek: { $board }.
cheops-log-kept = { $name } si ponechává { $law }.
cheops-log-returned = { $name } vrací { $law } do krabice.
cheops-log-used = { $name } používá { $law }.
cheops-log-removed = { $name } vyřazuje ze hry { $law }.
cheops-log-paid = { $name } platí { $price } za zákon 9.
cheops-log-swapped = { $name } vyměňuje poklady na { $field } a { $other }.
cheops-log-swapped-stored = { $name } dává { $given } a bere { $gained } z { $field }.
cheops-log-drew = { $name } si líže { $tile } z hromádky { $stack }.
cheops-log-ended-pyramid = Pyramida je vybraná: hra končí.
cheops-log-ended-family = Nikdo nemůže položit kartičku rodiny: hra končí.
cheops-log-ended-boards = Dost kurzovních lístků je plných: hra končí.
cheops-log-counted = { $name } počítá zákon 9 jako { $treasure }.
cheops-log-counted-none = { $name } zákon 9 nepočítá.

## Why not

cheops-no-bought = V tomto tahu jste už souseda koupili. Víc než jednoho za tah koupit nelze.
cheops-no-late-to-buy = Už jste něco vzali. Soused se kupuje předtím.
cheops-no-neighbour-left = Všichni sousedé jsou koupení.
cheops-no-money-to-buy = Soused stojí { $price } piastrů, vy máte { $money }.
cheops-no-must-take = Můžete něco vzít, a tak musíte, než si líznete nebo ukončíte tah.
cheops-no-taken = V tomto tahu jste už poklad nebo zákon vzali. Ještě jednou smíte jen tehdy, když soused nahradí poklad.
cheops-no-tile = Tuto kartičku nemáte: { $tile }.
cheops-no-empty = Co leželo na { $field }, už někdo vzal.
cheops-no-carrying = Z { $field } ještě brát nelze: pod ním na { $below } něco leží.
cheops-no-beside = Stejné kartičky se nesmějí dotýkat: { $tile } na { $field } sousedí s { $beside }, kde je také { $tile }.
cheops-no-treasure-waits = Nejdřív prodejte nebo uskladněte, co jste vzali: { $treasure }.
cheops-no-nothing-taken = Nic vzatého nečeká na prodej ani na uskladnění.
cheops-no-family-only = Podruhé se bere kartičkou rodiny.
cheops-no-draw = V tomto tahu jste nepoložili žádnou kartičku, a tak si ani nelíznete.
cheops-no-hand-full = Máte čtyři kartičky rodiny. Víc jich držet nelze.
cheops-no-stack = Hromádka { $stack } je prázdná.
cheops-no-drawing = Začali jste lízat. Zbývá už jen líznout další a ukončit tah.
cheops-no-board-full = Kurzovní lístek je plný, nic dalšího na něj prodat nelze: { $treasure }.
cheops-no-over = Hra skončila.
cheops-no-law-waits = Nejdřív proveďte zákon, který jste vzali: { $law }.
cheops-no-law-not-taken = To dělá jen ten, kdo ho právě vzal: { $law }.
cheops-no-place = Pod tímto lístkem ({ $board }) už leží { $by }, takže { $law } musí jinam.
cheops-no-storing = Zákon 4 zakazuje tuto barvu uskladnit: { $treasure }.
cheops-no-selling = Zákon 5 zakazuje tuto barvu prodat: { $treasure }.
cheops-no-number = Číslo { $number } na tomto lístku ({ $board }) zakrývá poklad. Zákon 7 potřebuje nezakryté.
cheops-no-such-number = Na tomto kurzovním lístku ({ $board }) je čísel jen { $count }.
cheops-no-remove = Odstranit lze jen zákon, který leží odkrytě na plánu nebo patří soupeři. Neplatí pro { $law }.
cheops-no-money-to-pay = Zákon 9 stojí { $price } piastrů, vy máte { $money }.
cheops-no-count-waits = Hra skončila. Zbývá jen určit, co počítá zákon 9.
cheops-no-not-ended = Zákon 9 se počítá až po konci hry.
cheops-no-law = K tomu je potřeba { $law }, a ten nemáte.
cheops-no-stored = Ve skladu nemáte: { $treasure }.
cheops-no-treasure-to-take = Zákon 11 potřebuje poklad, který lze vzít některou vaší kartičkou rodiny. Žádný teď není.
cheops-no-law-by-11 = Zákonem 11 se berou jen poklady, a na { $field } leží zákon.
cheops-no-take-more-waits = Nejdřív zákon 11: vezměte poklad kartičkou rodiny.
cheops-no-swap-waits = Nejdřív zákon 12: zvolte dva poklady k výměně.
cheops-no-swap-begun = Poklady se vyměňují zákonem 12. Nejdřív ho použijte.
cheops-no-swap-possible = Zákon 12 potřebuje dva poklady různých barev. Žádné k výměně nejsou.
cheops-no-treasure-there = Na { $field } neleží žádný poklad.
cheops-no-same-colour = Oba mají stejnou barvu, nic by se nezměnilo: { $treasure }.

## Help

cheops-hint-take = Kartička nahradí to, co vezmete. Nesmí se dotýkat stejné. Výš dosáhnete jen na to, co leží na dvou kartičkách.
cheops-hint-sell = Prodej vynese hned a zakryje na lístku nejvyšší číslo. Co uskladníte, vynese číslo, které bude nahoře na konci.
cheops-hint-neighbour = Vezmete-li sousedem poklad, smíte v tomto tahu vzít ještě jednou, kartičkou rodiny. Za zákon vzatý sousedem nic dalšího nevezmete.
