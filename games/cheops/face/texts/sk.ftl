### Cheops

cheops-title = Cheops
cheops-tagline = Berte z pyramídy poklady: predajte ich hneď, alebo ich uskladnite a stavte na cenu.

## Option

cheops-option-money = Peniaze
cheops-option-money-value = { $value ->
    [open] otvorene: všetci vidia všetky peniaze
    [aid] s pomôckou: stôl počíta za všetkých
   *[strict] prísne: každý si pamätá sám
}

## What things are called

cheops-treasure = { $colour ->
    [blue] modrý skarabeus
    [orange] oranžový ankh
    [green] zelené oko
    [pink] ružový lotos
    [red] červený džbán
   *[sky] belasé pero
}
cheops-the-treasure = { $colour ->
    [blue] modrého skarabea
    [orange] oranžový ankh
    [green] zelené oko
    [pink] ružový lotos
    [red] červený džbán
   *[sky] belasé pero
}
cheops-colour = { $colour ->
    [blue] modrá
    [orange] oranžová
    [green] zelená
    [pink] ružová
    [red] červená
   *[sky] belasá
}
cheops-tile = { $tile ->
    [father] otec
    [mother] matka
    [son] syn
    [daughter] dcéra
   *[neighbour] sused
}
cheops-the-tile = { $tile ->
    [father] otca
    [mother] matku
    [son] syna
    [daughter] dcéru
   *[neighbour] suseda
}
cheops-letter = { $tile ->
    [father] O
    [mother] M
    [son] S
    [daughter] D
   *[neighbour] Su
}
cheops-sealed = zakrytý zákon
cheops-the-sealed = zakrytý zákon
cheops-law = zákon { $law }
cheops-law-label = { $name }: { $text }
cheops-law-text = { $law ->
    [1] Trhová cena je 5.
    [2] Trhová cena je 15.
    [3] Hra sa končí až s tromi plnými kurzovými lístkami namiesto dvoch.
    [4] Poklady tejto farby možno len predať. Ak je lístok plný, vyradia sa z hry.
    [5] Poklady tejto farby možno len uskladniť.
    [6] Blokuje miesto pod týmto lístkom.
    [7] Nahradí jedno nezakryté číslo číslom { $number }.
    [8] Odstráňte zákon, ktorý leží odkryto na pláne alebo patrí súperovi.
    [9] Zaplaťte 25: po konci hry platí za jeden poklad ľubovoľnej farby.
    [10] Raz: predajte poklad zo svojho skladu.
    [11] Raz: vezmite kartičkou rodiny ešte jeden poklad.
   *[12] Raz: vymeňte dva poklady v pyramíde, alebo jeden so svojím skladom.
}
cheops-piasters = { $count ->
    [one] { $count } piaster
    [few] { $count } piastre
    [many] { $count } piastra
   *[other] { $count } piastrov
}
cheops-account = { $what ->
    [money] Peniaze na konci hry
    [treasure-blue] Modré skarabey
    [treasure-orange] Oranžové ankhy
    [treasure-green] Zelené oči
    [treasure-pink] Ružové lotosy
    [treasure-red] Červené džbány
   *[treasure-sky] Belasé perá
}

## The board

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, možno vziať kartičkou: { $tiles }
cheops-market = Trhovisko
cheops-market-pays = za každý predaj
cheops-beside = Všetky lístky
cheops-prices = Kurzové lístky
cheops-worth = Keby sa hra skončila teraz, { $treasure } vynesie { $worth } za kus.
cheops-worth-note = Zlatou: koľko by jeden vyniesol, keby sa hra skončila teraz.
cheops-full-boards = Plné lístky: { $full } z { $needed }.
cheops-covered = zakryté
cheops-number = { $colour }, číslo { $place }: { $number }
cheops-place-under = miesto pod lístkom: { $colour }
cheops-stack = kôpka { $stack }: navrchu { $tile }, { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
    [many] { $count } kartičky
   *[other] { $count } kartičiek
}
cheops-stack-empty = kôpka { $stack }: prázdna
cheops-neighbours = Kúpiť suseda za { $price }. Zostáva { $count }
cheops-stored = { $treasure } v sklade: { $count }
cheops-store-worth = Sklad teraz: { $worth }
cheops-purse-hidden = Peniaze skryté

## Decisions

cheops-end = Ukončiť ťah
cheops-sell = Predať za { $price }
cheops-sell-brings = na lístku potom bude { $number }
cheops-store = Uskladniť
cheops-store-brings = { $worth }, keby sa hra skončila teraz
cheops-pay = Zaplatiť { $price } za zákon 9
cheops-return = Vrátiť zákon 9
cheops-remove-none = Neodstrániť nič
cheops-count-none = Nepočítať ho

cheops-do-buy = Kúpiť suseda za { $price }
cheops-do-take = Vziať { $what } z { $field }, položiť { $tile }
cheops-do-store = Uskladniť: { $worth }, keby sa hra skončila teraz
cheops-do-put-under = Dať { $law } pod lístok: { $board }
cheops-do-put-on = Dať zákon 7 na lístok { $board }, číslo { $place }, teraz { $number }
cheops-do-remove = Odstrániť { $law }
cheops-do-use = Použiť { $law }
cheops-do-sell-stored = Zákon 10: predať zo skladu { $treasure } za { $price }
cheops-do-swap = Vymeniť { $field }: { $what }
cheops-do-swap-stored = Vymeniť so skladom: { $what }
cheops-do-draw = Potiahnuť { $tile } z kôpky { $stack }
cheops-do-count = Počítať zákon 9 ako: { $treasure }

cheops-ask-end = Ukončiť ťah? Ešte môžete niečo urobiť.
cheops-ask-use = Použiť { $law }? Dá sa to len raz.

## What to do now

cheops-prompt-take = Zvoľte kartičku a čo ňou vezmete.
cheops-prompt-take-or-buy = Zvoľte kartičku a čo ňou vezmete. Predtým môžete kúpiť suseda.
cheops-prompt-second = Vďaka susedovi môžete vziať ešte raz, kartičkou rodiny. Ak si potiahnete alebo ukončíte ťah, vzdáte sa toho.
cheops-prompt-draw = Potiahnite si kartičku z niektorej kôpky.
cheops-prompt-draw-more = Potiahnite si ďalšiu kartičku, alebo ukončite ťah.
cheops-prompt-stuck = Žiadna vaša kartička sa nikam nehodí. Ukončite ťah.
cheops-prompt-stuck-or-buy = Žiadna vaša kartička sa nikam nehodí. Kúpte suseda, alebo ukončite ťah.
cheops-prompt-end = Použite ponechaný zákon, alebo ukončite ťah.
cheops-prompt-treasure = Predajte { $treasure } za { $price }, alebo uskladnite.
cheops-prompt-under = Zvoľte kurzový lístok, pod ktorý príde { $law }.
cheops-prompt-number = Zvoľte číslo, ktoré zákon 7 nahradí.
cheops-prompt-remove = Zákon 8: zvoľte zákon na odstránenie, alebo žiadny.
cheops-prompt-pay = Zaplaťte { $price } za zákon 9, alebo ho vráťte.
cheops-prompt-take-more = Zákon 11: vezmite kartičkou rodiny ešte jeden poklad.
cheops-prompt-swap = Zákon 12: zvoľte prvý poklad v pyramíde.
cheops-prompt-swap-with = Zákon 12: zvoľte, čo sa vymení s { $field }, v pyramíde alebo vo svojom sklade.
cheops-prompt-count = Zvoľte farbu, za ktorú zákon 9 platí.
cheops-prompt-over = Hra sa skončila.

## What happened

cheops-log-bought = { $name } kupuje suseda za { $price }.
cheops-log-took = { $name } berie { $what } z { $field } a kladie { $tile }.
cheops-log-turned-up = { $name } kladie { $tile } na { $field } a odkrýva { $law }: { $text }
cheops-log-sold = { $name } predáva { $treasure } za { $price }.
cheops-log-stored = { $name } uskladňuje { $treasure }.
cheops-log-discarded = Nemožno predať ani uskladniť, z hry odchádza { $treasure }.
cheops-log-put-under = { $name } dáva { $law } pod lístok: { $board }.
cheops-log-put-on = { $name } dáva { $law } na lístok: { $board }.
cheops-log-kept = { $name } si ponecháva { $law }.
cheops-log-returned = { $name } vracia { $law } do škatule.
cheops-log-used = { $name } používa { $law }.
cheops-log-removed = { $name } vyraďuje z hry { $law }.
cheops-log-paid = { $name } platí { $price } za zákon 9.
cheops-log-swapped = { $name } vymieňa poklady na { $field } a { $other }.
cheops-log-swapped-stored = { $name } dáva { $given } a berie { $gained } z { $field }.
cheops-log-drew = { $name } si ťahá { $tile } z kôpky { $stack }.
cheops-log-ended-pyramid = Pyramída je vybraná: hra sa končí.
cheops-log-ended-family = Nikto nemôže položiť kartičku rodiny: hra sa končí.
cheops-log-ended-boards = Dosť kurzových lístkov je plných: hra sa končí.
cheops-log-counted = { $name } počíta zákon 9 ako { $treasure }.
cheops-log-counted-none = { $name } zákon 9 nepočíta.

## Why not

cheops-no-bought = V tomto ťahu ste už suseda kúpili. Viac než jedného za ťah kúpiť nemožno.
cheops-no-late-to-buy = Už ste niečo vzali. Sused sa kupuje predtým.
cheops-no-neighbour-left = Všetci susedia sú kúpení.
cheops-no-money-to-buy = Sused stojí { $price } piastrov, vy máte { $money }.
cheops-no-must-take = Môžete niečo vziať, a tak musíte, skôr než si potiahnete alebo ukončíte ťah.
cheops-no-taken = V tomto ťahu ste už poklad alebo zákon vzali. Ešte raz smiete len vtedy, keď sused nahradí poklad.
cheops-no-tile = Túto kartičku nemáte: { $tile }.
cheops-no-empty = Čo ležalo na { $field }, už niekto vzal.
cheops-no-carrying = Z { $field } ešte brať nemožno: pod ním na { $below } niečo leží.
cheops-no-beside = Rovnaké kartičky sa nesmú dotýkať: { $tile } na { $field } susedí s { $beside }, kde je tiež { $tile }.
cheops-no-treasure-waits = Najprv predajte alebo uskladnite, čo ste vzali: { $treasure }.
cheops-no-nothing-taken = Nič vzaté nečaká na predaj ani na uskladnenie.
cheops-no-family-only = Druhý raz sa berie kartičkou rodiny.
cheops-no-draw = V tomto ťahu ste nepoložili žiadnu kartičku, a tak si ani žiadnu nepotiahnete.
cheops-no-hand-full = Máte štyri kartičky rodiny. Viac ich držať nemožno.
cheops-no-stack = Kôpka { $stack } je prázdna.
cheops-no-drawing = Začali ste ťahať kartičky. Zostáva už len potiahnuť ďalšie a ukončiť ťah.
cheops-no-board-full = Kurzový lístok je plný, nič ďalšie naň predať nemožno: { $treasure }.
cheops-no-over = Hra sa skončila.
cheops-no-law-waits = Najprv vykonajte zákon, ktorý ste vzali: { $law }.
cheops-no-law-not-taken = To robí len ten, kto ho práve vzal: { $law }.
cheops-no-place = Pod týmto lístkom ({ $board }) už leží { $by }, takže { $law } musí inam.
cheops-no-storing = Zákon 4 zakazuje túto farbu uskladniť: { $treasure }.
cheops-no-selling = Zákon 5 zakazuje túto farbu predať: { $treasure }.
cheops-no-number = Číslo { $number } na tomto lístku ({ $board }) zakrýva poklad. Zákon 7 potrebuje nezakryté.
cheops-no-such-number = Na tomto kurzovom lístku ({ $board }) je čísel len { $count }.
cheops-no-remove = Odstrániť možno len zákon, ktorý leží odkryto na pláne alebo patrí súperovi. Neplatí pre { $law }.
cheops-no-money-to-pay = Zákon 9 stojí { $price } piastrov, vy máte { $money }.
cheops-no-count-waits = Hra sa skončila. Zostáva len určiť, čo počíta zákon 9.
cheops-no-not-ended = Zákon 9 sa počíta až po konci hry.
cheops-no-law = Na to je potrebný { $law }, a ten nemáte.
cheops-no-stored = V sklade nemáte: { $treasure }.
cheops-no-treasure-to-take = Zákon 11 potrebuje poklad, ktorý možno vziať niektorou vašou kartičkou rodiny. Žiadny teraz nie je.
cheops-no-law-by-11 = Zákonom 11 sa berú len poklady, a na { $field } leží zákon.
cheops-no-take-more-waits = Najprv zákon 11: vezmite poklad kartičkou rodiny.
cheops-no-swap-waits = Najprv zákon 12: zvoľte dva poklady na výmenu.
cheops-no-swap-begun = Poklady sa vymieňajú zákonom 12. Najprv ho použite.
cheops-no-swap-possible = Zákon 12 potrebuje dva poklady rôznych farieb. Žiadne na výmenu nie sú.
cheops-no-treasure-there = Na { $field } neleží žiadny poklad.
cheops-no-same-colour = Oba majú rovnakú farbu, nič by sa nezmenilo: { $treasure }.

## Help

cheops-hint-take = Kartička nahradí to, čo vezmete. Nesmie sa dotýkať rovnakej. Vyššie dosiahnete len na to, čo leží na dvoch kartičkách.
cheops-hint-sell = Predaj vynesie hneď a zakryje na lístku najvyššie číslo. Čo uskladníte, vynesie číslo, ktoré bude navrchu na konci.
cheops-hint-neighbour = Ak vezmete susedom poklad, smiete v tomto ťahu vziať ešte raz, kartičkou rodiny. Za zákon vzatý susedom už nič ďalšie nevezmete.
