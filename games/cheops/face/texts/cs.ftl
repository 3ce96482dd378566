### Cheops

cheops-title = Cheops
cheops-tagline = Berte z pyramidy poklady. Prodejte je hned, nebo je uskladněte a vsaďte na konečnou cenu.

## Volba

cheops-option-money = Peníze
cheops-option-money-value = { $value ->
    [open] otevřeně: každý vidí peníze všech
    [aid] s pomůckou: za všechny je počítá stůl
   *[strict] přísně: každý si je pamatuje sám
}

## Jak se co jmenuje

cheops-treasure = { $colour ->
    [blue] modrý skarab
    [orange] zlatý ankh
    [green] zelené oko
    [pink] růžový lotos
    [red] terakotový džbán
   *[sky] světle modré pero
}
cheops-the-treasure = { $colour ->
    [blue] modrého skaraba
    [orange] zlatý ankh
    [green] zelené oko
    [pink] růžový lotos
    [red] terakotový džbán
   *[sky] světle modré pero
}
# Vždy jde o kurzovní lístek, proto mužský rod; ve čtvrtém pádě zní stejně: „pod modrý lístek“.
cheops-colour = { $colour ->
    [blue] modrý lístek
    [orange] zlatý lístek
    [green] zelený lístek
    [pink] růžový lístek
    [red] terakotový lístek
   *[sky] světle modrý lístek
}
cheops-board = { $colour ->
    [blue] modrý lístek
    [orange] zlatý lístek
    [green] zelený lístek
    [pink] růžový lístek
    [red] terakotový lístek
   *[sky] světle modrý lístek
}
cheops-tile = { $tile ->
    [father] otec
    [mother] matka
    [son] syn
    [daughter] dcera
   *[neighbour] soused
}
# Slovo „kartičku“ patří k názvu: „Anna si líže otce“ by znamenalo něco jiného.
cheops-the-tile = { $tile ->
    [father] kartičku otce
    [mother] kartičku matky
    [son] kartičku syna
    [daughter] kartičku dcery
   *[neighbour] kartičku souseda
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
    [3] Hru ukončí až tři plné kurzovní lístky, ne dva.
    [4] Poklady této barvy lze jen prodat. Když je lístek plný, vyřadí se ze hry.
    [5] Poklady této barvy lze jen uskladnit.
    [6] Jen obsadí místo pod lístkem.
    [7] Změní jedno nezakryté číslo na { $number }.
    [8] Můžete odstranit jeden zákon: odkrytý na plánu, nebo soupeřův.
    [9] Za 25 si ho necháte a po konci hry ho přičtete ke svým pokladům, v libovolné barvě.
    [10] Jedenkrát můžete prodat poklad ze svého skladiště.
    [11] Jedenkrát můžete vzít za kartičku rodiny poklad navíc.
   *[12] Jedenkrát můžete vyměnit dva poklady v pyramidě, nebo jeden z pyramidy za jeden ze skladiště.
}
cheops-piasters = { $count ->
    [one] { $count } piastr
    [few] { $count } piastry
   *[other] { $count } piastrů
}
cheops-account = { $what ->
    [money] Peníze na konci hry
    [treasure-blue] Modří skarabové
    [treasure-orange] Zlaté ankhy
    [treasure-green] Zelené oči
    [treasure-pink] Růžové lotosy
    [treasure-red] Terakotové džbány
   *[treasure-sky] Světle modrá pera
}

## Plán

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, lze vzít za kartičku: { $tiles }
cheops-market = Tržiště
cheops-market-pays = za prodej
cheops-beside = Všechny lístky
cheops-prices = Kurzovní lístky
cheops-worth = { $treasure }: kdyby hra skončila teď, jeden kus by vynesl { $worth }
cheops-worth-note = Zlaté číslo: kolik by vynesl jeden poklad, kdyby hra skončila teď.
cheops-full-boards = Plné lístky: { $full } ze { $needed }.
cheops-tip-times = ×{ $factor }: jeden poklad vynese { $factor } × počet pokladů této barvy ve všech skladištích dohromady.
cheops-tip-majority = { $most }/{ $others }: kdo má víc pokladů této barvy než kdokoli jiný, dostane za kus { $most }, ostatní { $others }.
cheops-tip-market = Za prodaný poklad dostanete { $price }. Poklad pak zakryje první nezakryté číslo shora na kurzovním lístku své barvy.
cheops-tip-sealed = Když ho vezmete, hned se odkryje a provede.
cheops-tip-family = Položíte ji tam, odkud něco vezmete. Nesmí být vedle kartičky stejného člena rodiny.
cheops-tip-neighbour = Položíte ho tam, odkud něco vezmete, ale ne vedle jiného souseda. Pokud jste vzali poklad, můžete brát ještě jednou.
cheops-covered = zakryto
cheops-number = { $colour }, { $place }. číslo shora: { $number }
cheops-place-under = { $colour }, místo pro zákon
cheops-stacks = Rodina
cheops-stacks-label = Jedna na konci tahu
cheops-guests = Sousedé
cheops-guests-label = Jeden za tah, před braním
# Co lze vzít z pyramidy, jako řada velkých tlačítek na telefonu.
cheops-reach = Na dosah
cheops-stack = hromádka { $stack }: navrchu { $tile }, { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
cheops-stack-empty = hromádka { $stack }: prázdná
cheops-neighbours = { $count ->
    [0] Žádný soused už na prodej není
   *[other] Koupit souseda za { $price }. Zbývá: { $count }
}
cheops-stored = { $treasure }, ve skladišti: { $count }
cheops-mine = { $treasure }, ve skladišti: { $count }, teď po { $worth }
cheops-store-worth = Hodnota skladiště: { $worth }
cheops-purse-hidden = Peníze skryté
cheops-drawn-tiles = kartičky
cheops-drawn-store = skladiště
cheops-drawn-gone = vyřazeno ze hry: { $count }

## Rozhodování

cheops-end = Ukončit tah
cheops-sell = Prodat za { $price }
cheops-sell-brings = lístek pak ukáže { $number }
cheops-store = Uskladnit
cheops-store-brings = hodnota teď: { $worth }
cheops-pay = Zaplatit { $price } za zákon 9
cheops-return = Vrátit zákon 9
cheops-remove-none = Neodstranit žádný zákon
cheops-count-none = Nepočítat ho

cheops-do-buy = Koupit souseda za { $price }
cheops-do-take = Vzít { $what } z pole { $field } a položit { $tile }
cheops-do-store = Uskladnit: { $worth }, kdyby hra skončila teď
cheops-do-put-under = Dát { $law } pod { $board }
cheops-do-put-on = Dát zákon 7 na { $board }, { $place }. číslo shora (teď { $number })
cheops-do-remove = Odstranit { $law }
cheops-do-use = Použít { $law }
cheops-do-sell-stored = Zákon 10: prodat ze skladiště { $treasure } za { $price }
cheops-do-swap = Vyměnit { $what } na poli { $field }
cheops-do-swap-with = Vyměnit za { $what } na poli { $field }
cheops-do-swap-stored = Vyměnit za { $what } ze skladiště
cheops-do-draw = Líznout { $tile } z hromádky { $stack }
cheops-do-count = Počítat zákon 9 jako: { $treasure }

## Otázky s odpovědí Ano a Ne

cheops-ask-end = Ukončit tah? Ještě byste mohli něco udělat.
cheops-ask-use = Použít { $law } teď? Jde to jen jednou.

## Co teď

cheops-prompt-take = Zvolte kartičku a pak poklad nebo zákon, který nahradí.
cheops-prompt-take-or-buy = Kupte souseda, nebo zvolte kartičku a to, co nahradí.
cheops-prompt-second = Berte znovu za kartičku rodiny, nebo si lízněte či ukončete tah.
cheops-prompt-draw = Lízněte si kartičku z některé hromádky, nebo ukončete tah.
cheops-prompt-draw-more = Lízněte si další kartičku, nebo ukončete tah.
cheops-prompt-stuck = Žádná vaše kartička se nikam nehodí. Ukončete tah.
cheops-prompt-stuck-or-buy = Žádná vaše kartička se nehodí. Kupte souseda, nebo ukončete tah.
cheops-prompt-end = Použijte některý ze svých zákonů, nebo ukončete tah.
cheops-prompt-treasure = Prodejte { $treasure } za { $price }, nebo poklad uskladněte.
cheops-prompt-under = Zvolte kurzovní lístek, pod který přijde { $law }.
cheops-prompt-number = Zvolte číslo, které zákon 7 nahradí.
cheops-prompt-remove = Zákon 8: zvolte zákon, který chcete odstranit, nebo žádný.
cheops-prompt-pay = Zaplaťte { $price } za zákon 9, nebo ho vraťte.
cheops-prompt-take-more = Zákon 11: vezměte za kartičku rodiny ještě jeden poklad.
cheops-prompt-swap = Zákon 12: zvolte v pyramidě první poklad.
cheops-prompt-swap-with = Zákon 12: zvolte poklad k výměně s polem { $field }, i ze skladiště.
cheops-prompt-count = Zvolte, za jakou barvu se počítá zákon 9.
cheops-prompt-over = Hra skončila.
cheops-next-field = Teď zvolte, co vezmete za { $tile }.
cheops-next-tile = Teď zvolte kartičku, kterou tam položíte.
cheops-next-stored = Zákon 10: zvolte poklad ze skladiště, který prodáte.
cheops-next-law-10 = Chcete-li ho prodat, zvolte zákon 10.

## Co se stalo

cheops-log-bought = { $name } kupuje souseda za { $price }.
cheops-log-took = { $name } bere { $what } z pole { $field } a pokládá { $tile }.
cheops-log-turned-up = { $name } pokládá { $tile } na pole { $field } a odkrývá { $law }: { $text }
cheops-log-sold = { $name } prodává { $treasure } za { $price }.
cheops-log-stored = { $name } uskladňuje { $treasure }.
cheops-log-discarded = Tento poklad nelze prodat ani uskladnit, proto se vyřazuje ze hry: { $treasure }.
cheops-log-put-under = { $name } dává { $law } pod { $board }.
cheops-log-put-on = { $name } dává { $law } na { $board }.
cheops-log-kept = { $name } si nechává { $law }.
cheops-log-returned = { $name } vrací { $law } do krabice.
cheops-log-used = { $name } používá { $law }.
cheops-log-removed = { $name } vyřazuje ze hry { $law }.
cheops-log-paid = { $name } platí { $price } za zákon 9.
cheops-log-swapped = { $name } vyměňuje poklady na polích { $field } a { $other }.
cheops-log-swapped-stored = { $name } vyměňuje { $given } ze skladiště za { $gained } z pole { $field }.
cheops-log-drew = { $name } si líže { $tile } z hromádky { $stack }.
cheops-log-ended-pyramid = Pyramida je prázdná: hra končí.
cheops-log-ended-family = Nikdo nemůže položit kartičku rodiny: hra končí.
cheops-log-ended-boards = Zaplnil se potřebný počet kurzovních lístků: hra končí.
cheops-tie-break = víc uskladněných pokladů
cheops-log-counted = { $name }: zákon 9 se počítá jako { $treasure }.
cheops-log-counted-none = { $name } zákon 9 nepočítá.

# The last scene: money, then colour by colour, then everything together.
cheops-payout = Výplata za poklady
cheops-payout-money = Peníze
cheops-payout-total = Celkem

## Proč ne

cheops-no-bought = V tomto tahu jste už souseda koupili. Víc než jednoho za tah koupit nelze.
cheops-no-late-to-buy = Už jste něco vzali. Souseda můžete koupit jen předtím.
cheops-no-neighbour-left = Žádný soused už na prodej není.
cheops-no-money-to-buy = Soused stojí { $price } piastrů a vy máte { $money }.
cheops-no-must-take = Nejdřív musíte něco vzít, teprve potom si můžete líznout nebo ukončit tah.
cheops-no-taken = V tomto tahu jste už poklad nebo zákon vzali. Ještě jednou můžete brát jen tehdy, když poklad nahradil soused.
cheops-no-tile = Tuto kartičku nemáte: { $tile }.
cheops-no-empty = Na poli { $field } už není co vzít.
cheops-no-carrying = Z pole { $field } ještě brát nelze: nejdřív se musí vzít, co leží pod ním na poli { $below }.
cheops-no-beside = Stejné kartičky se nesmějí dotýkat: pole { $field } sousedí s polem { $beside }, kde už leží { $tile }.
cheops-no-treasure-waits = Nejdřív prodejte nebo uskladněte, co jste vzali: { $treasure }.
cheops-no-nothing-taken = Teď nemáte poklad k prodeji ani k uskladnění.
cheops-no-family-only = Podruhé můžete brát jen za kartičku rodiny.
cheops-no-draw = V tomto tahu jste nepoložili žádnou kartičku, takže si ani žádnou nelíznete.
cheops-no-hand-full = Máte čtyři kartičky rodiny a víc jich mít nemůžete.
cheops-no-stack = Hromádka { $stack } je prázdná.
cheops-no-drawing = Už jste si začali lízat. Teď si můžete jen líznout další kartičku, nebo ukončit tah.
cheops-no-board-full = Kurzovní lístek je plný, takže tento poklad už prodat nelze: { $treasure }.
cheops-no-over = Hra skončila.
cheops-no-law-waits = Nejdřív proveďte { $law }, který jste právě vzali.
cheops-no-law-not-taken = To jde jen hned poté, co vezmete { $law }.
cheops-no-place = Sem to nejde: { $board } už má pod sebou { $by }, takže { $law } musí jinam.
cheops-no-storing = Zákon 4 zakazuje tuto barvu skladovat: { $treasure }.
cheops-no-selling = Zákon 5 zakazuje tuto barvu prodávat: { $treasure }.
cheops-no-number = Zákon 7 potřebuje nezakryté číslo, ale { $board } má { $number }. číslo shora už zakryté.
cheops-no-such-number = Tolik čísel tam není: { $board } jich má jen { $count }.
cheops-no-remove = Odstranit { $law } nelze. Jde to jen u zákonů, které leží odkryté na plánu nebo patří soupeři.
cheops-no-money-to-pay = Zákon 9 stojí { $price } piastrů a vy máte { $money }.
cheops-no-count-waits = Hra skončila. Zbývá jen určit, za jakou barvu se počítá zákon 9.
cheops-no-not-ended = Zákon 9 se počítá až po konci hry.
cheops-no-law = K tomu byste potřebovali { $law }, a ten nemáte.
cheops-no-stored = Takový poklad ve skladišti nemáte: { $treasure }.
cheops-no-treasure-to-take = Za žádnou ze svých kartiček rodiny teď poklad vzít nemůžete, takže zákon 11 použít nelze.
cheops-no-law-by-11 = Zákonem 11 se berou jen poklady, ale na poli { $field } leží zákon.
cheops-no-take-more-waits = Nejdřív dokončete zákon 11: vezměte poklad za kartičku rodiny.
cheops-no-swap-waits = Nejdřív dokončete zákon 12: zvolte dva poklady k výměně.
cheops-no-swap-begun = Poklady se vyměňují zákonem 12. Nejdřív ho použijte.
cheops-no-swap-possible = Zákon 12 potřebuje dva poklady různých barev a takové tu k výměně nejsou.
cheops-no-treasure-there = Na poli { $field } žádný poklad neleží.
cheops-no-same-colour = Oba mají stejnou barvu, výměnou by se nic nezměnilo: { $treasure }.

## Nápověda

cheops-hint-take = Kartička nahradí to, co vezmete, a nesmí se dotýkat stejné kartičky. Výš můžete vzít jen to, co leží na dvou kartičkách.
cheops-hint-sell = Prodej vynese peníze hned a zakryje na lístku té barvy první nezakryté číslo shora. Za uskladněný poklad dostanete peníze až na konci, podle čísla, které tam tehdy bude první shora.
cheops-hint-neighbour = Když za kartičku souseda vezmete poklad, můžete v tomto tahu brát ještě jednou, tentokrát za kartičku rodiny. Když soused nahradí zákon, podruhé neberete.

## Proč je akce dobrá nebo špatná

cheops-brings = při současných cenách vynese { $money }
cheops-costs = stojí { $money }
cheops-reason-worth = { $effect ->
    [own-better] váš majetek bude mít na konci vyšší hodnotu
    [own-worse] váš majetek bude mít na konci nižší hodnotu
    [others-better] majetek ostatních bude mít na konci vyšší hodnotu
   *[others-worse] majetek ostatních bude mít na konci nižší hodnotu
}
cheops-reason-tiles = { $effect ->
    [own-better] vaše kartičky se budou hodit na víc polí
   *[own-worse] vaše kartičky se budou hodit na méně polí
}
cheops-reason-neighbour = { $effect ->
    [own-better] umožní vám vzít ještě druhý poklad
   *[own-worse] přijdete o možnost vzít ještě druhý poklad
}
cheops-reason-laws = { $effect ->
    [own-better] získáte zákon, který si můžete nechat
   *[own-worse] přijdete o zákon, který by se vám ještě hodil
}
cheops-reason-end = { $effect ->
    [own-better] hra bude moci skončit, dokud vedete
    [own-worse] přiblíží konec hry, ačkoli nevedete
    [others-better] umožní někomu jinému ukončit hru, dokud vede
   *[others-worse] zabrání ostatním ukončit hru, dokud vedou
}

## Lekce

cheops-lesson-take-title = Vzhůru do pyramidy
cheops-lesson-take-task = Ve svém tahu vezmete jeden poklad a na jeho místo položíte jednu ze svých kartiček rodiny. V dolní řadě můžete brát z kteréhokoli pole. Vezměte modrého skaraba, druhého zleva: vyberte kartičku a jeho pole.
cheops-lesson-take-done = Skarab je váš a kartička zůstala na jeho místě. Teď se musíte rozhodnout, co s ním.
cheops-lesson-take-other = I to jde, ale tentokrát vezměte modrého skaraba, druhého zleva v dolní řadě.
cheops-lesson-take-next = To je hned vedle. Modrý skarab je druhý poklad zleva.
cheops-lesson-sell-title = Prodat
cheops-lesson-sell-task = Každá barva má kurzovní lístek. Uskladněný poklad vynese na konci tolik, kolik ukazuje první nezakryté číslo shora, a u modré je to 0. Poklad ale můžete také hned prodat za tržní cenu 10 piastrů. Prodejte ho.
cheops-lesson-sell-done = Dostanete 10 piastrů a skarab zakryje na lístku nulu. První nezakryté číslo shora je teď 20: další modré poklady mají větší cenu.
cheops-lesson-sell-other = Uskladněný skarab by podle lístku vynesl 0. Raději ho prodejte.
cheops-lesson-draw-title = Nová kartička
cheops-lesson-draw-task = Položili jste kartičku, takže si na konci tahu můžete líznout vrchní kartičku z jedné ze tří hromádek. Víc než čtyři kartičky rodiny nikdy mít nemůžete. Jednu si lízněte.
cheops-lesson-draw-done = Máte zase čtyři kartičky rodiny. Vidí je každý, stejně jako vrchní kartičky hromádek.
cheops-lesson-draw-other = Nemusíte, ale s menším počtem kartiček brzy nebudete moci vzít, co chcete. Jednu si lízněte.
cheops-lesson-beside-title = Nikdy vedle sebe
cheops-lesson-beside-task = Kartička nikdy nesmí být vedle kartičky stejného člena rodiny, v žádném směru. Vezměte světle modré pero mezi otcem a matkou za kartičku, která se tam hodí.
cheops-lesson-beside-done = Vedle jsou otec a matka, takže se tam hodí jen syn nebo dcera.
cheops-lesson-beside-other = I to jde, ale podívejte se na pero mezi otcem a matkou: která z vašich kartiček se tam hodí?
cheops-lesson-beside-side = Tam je vedle jen jedna kartička. Vezměte pero, které má kartičku z obou stran.
cheops-lesson-store-title = Uskladnit
cheops-lesson-store-task = Vzali jste zlatý ankh. Tržiště platí 10 piastrů, ale na zlatém kurzovním lístku je 15. Uskladněný poklad vynese svou cenu až na konci. Uskladněte ho a doufejte, že číslo vydrží.
cheops-lesson-store-done = Ankh je ve vašem skladišti a všichni ho vidí. Když někdo prodá zlatý ankh, patnáctka se zakryje a cena klesne na 10.
cheops-lesson-store-other = Tržiště platí jen 10 piastrů. Uskladněný ankh by teď vynesl 15.
cheops-lesson-majority-title = Víc než ostatní
cheops-lesson-majority-task = První nezakryté číslo shora je na terakotovém lístku 20/15: kdo má té barvy uskladněno víc než kdokoli jiný, dostane za každý poklad 20, ostatní 15. Vy i soupeř máte po jednom džbánu a vy jste právě vzali další. Uskladněte ho.
cheops-lesson-majority-done = Máte dva džbány proti jednomu, a tedy převahu: za každý teď dostanete 20, soupeř 15. Při rovnosti platí pro všechny druhé číslo.
cheops-lesson-majority-other = Tržiště platí jen 10 a prodaný džbán by zakryl 20/15: platilo by pak 5/10.
cheops-lesson-above-title = O řadu výš
cheops-lesson-above-task = Výš můžete brát z pole jen tehdy, když už se bralo z obou polí přímo pod ním. Vezměte poklad z druhé řady.
cheops-lesson-above-done = Ležel na dvou kartičkách. Cesta k vrcholu se kousek po kousku otevírá.
cheops-lesson-above-other = I to jde, ale podívejte se na druhou řadu: který růžový lotos leží na dvou kartičkách?
cheops-lesson-above-buy = Souseda tu nepotřebujete: do druhé řady se hodí kartička matky.
cheops-lesson-law-title = Co skrývají oči
cheops-lesson-law-task = Na polích s okem jsou zakryté zákony. Zákon vezmete stejně jako poklad, odkryje se a hned se provede. Jeden z nich leží na dvou kartičkách: vezměte ho.
cheops-lesson-law-done = Je to zákon 4 a dává se pod kurzovní lístek: jeho barvu pak půjde jen prodat, ne uskladnit. Zákon 5 to dělá obráceně a zákon 6 jen zabere místo. Na později si můžete nechat jen zákony 10 až 12.
cheops-lesson-law-other = Tentokrát vezměte zákon, a to ten, který leží na dvou kartičkách.
cheops-lesson-law-buy = Souseda tu nepotřebujete: kartička matky se hodí. A místo zákona by vám stejně podruhé brát nedovolil.
cheops-lesson-price-title = Cena podle vás
cheops-lesson-price-task = Odkryli jste zákon 7: nahradí kterékoli nezakryté číslo dvacítkou. Máte uskladněné čtyři růžové lotosy a při ×3 vynese každý 12: třikrát čtyři. Dejte zákon na první nezakryté číslo shora na růžovém kurzovním lístku.
cheops-lesson-price-done = Každý z vašich čtyř lotosů teď vynese 20 místo 12, pokud nikdo neprodá růžový lotos a číslo nezakryje.
cheops-lesson-price-other = V té barvě jste skoro nic neuskladnili. Vaše poklady jsou růžové.
cheops-lesson-price-lower = Tohle číslo začne platit, až budou zakrytá všechna nad ním. Dejte zákon na to první shora.
cheops-lesson-buy-title = Ochotný soused
cheops-lesson-buy-task = Na začátku tahu můžete koupit kartičku souseda za 20 piastrů. Když za ni vezmete poklad, můžete v tomto tahu brát ještě jednou. Máte přesně 20 piastrů: kupte ji.
cheops-lesson-buy-done = Kartička souseda je vaše a mezi čtyři kartičky rodiny se nepočítá. Můžete ji použít hned, nebo v některém z dalších tahů.
cheops-lesson-buy-other = Jakmile něco vezmete, je v tomto tahu na koupi pozdě. Nejdřív kupte souseda.
cheops-lesson-twice-title = Dvakrát za tah
cheops-lesson-twice-task = Teď vezměte poklad za kartičku souseda. Potom můžete v tomto tahu brát ještě jednou, za kartičku rodiny.
cheops-lesson-twice-done = Jakmile poklad prodáte nebo uskladníte, můžete vzít další. Kdyby kartička souseda nahradila zákon, už by to nešlo.
cheops-lesson-twice-other = Za kartičku rodiny berete jen jednou. Použijte nejdřív kartičku souseda.
cheops-lesson-end-title = Poslední prodej
cheops-lesson-end-task = Kurzovní lístek je plný, když zbývá jen spodní číslo, a hra končí, jakmile jsou plné dva. Zlatý je plný a modrému chybí jeden poklad. Nechali jste si zákon 10: s ním prodáte poklad ze skladiště. Vašich pět lotosů teď vynese po 20, tak hru ukončete: vyberte zákon a pak svého skaraba.
cheops-lesson-end-done = Dva kurzovní lístky jsou plné, takže hra skončila. Každý uskladněný poklad vynese konečnou cenu a vyhrává ten, kdo má nejvíc peněz: vy máte 205 piastrů, soupeř 175.
cheops-lesson-end-other = Hra by pokračovala a jediný prodaný lotos by srazil cenu těch vašich na 0. Použijte zákon 10 na skaraba.
cheops-lesson-end-pink = Tím byste zakryli dvacítku a zbylé čtyři lotosy by vynesly 0.
cheops-lesson-end-open = Tím se žádný kurzovní lístek nezaplní a hra pokračuje. Jediný poklad chybí jen modrému.
