### Cheops

cheops-title = Cheops
cheops-tagline = Berte z pyramídy poklady. Predajte ich hneď, alebo ich uskladnite a stavte na konečnú cenu.

## Voľba

cheops-option-money = Peniaze
cheops-option-money-value = { $value ->
    [open] otvorene: všetci vidia peniaze všetkých
    [aid] s pomôckou: stôl počíta za všetkých
   *[strict] prísne: každý si počíta sám
}

## Ako sa veci volajú

cheops-treasure = { $colour ->
    [blue] modrý skarabeus
    [orange] zlatý ankh
    [green] zelené oko
    [pink] ružový lotos
    [red] terakotový džbán
   *[sky] svetlomodré pero
}
cheops-the-treasure = { $colour ->
    [blue] modrého skarabea
    [orange] zlatý ankh
    [green] zelené oko
    [pink] ružový lotos
    [red] terakotový džbán
   *[sky] svetlomodré pero
}
# O lístku alebo poklade, v mužskom rode: „modrý lístok“.
cheops-colour = { $colour ->
    [blue] modrý
    [orange] zlatý
    [green] zelený
    [pink] ružový
    [red] terakotový
   *[sky] svetlomodrý
}
cheops-board = { $colour ->
    [blue] modrý
    [orange] zlatý
    [green] zelený
    [pink] ružový
    [red] terakotový
   *[sky] svetlomodrý
}
cheops-tile = { $tile ->
    [father] otec
    [mother] matka
    [son] syn
    [daughter] dcéra
   *[neighbour] sused
}
# Samotné „otca“ by znelo smiešne: „Anna si ťahá otca“.
cheops-the-tile = { $tile ->
    [father] kartičku otca
    [mother] kartičku matky
    [son] kartičku syna
    [daughter] kartičku dcéry
   *[neighbour] kartičku suseda
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
    [3] Hra sa skončí až pri troch plných kurzových lístkoch, nie pri dvoch.
    [4] Poklady tejto farby môžete len predať. Keď je lístok plný, vyradia sa z hry.
    [5] Poklady tejto farby môžete len uskladniť.
    [6] Len obsadí miesto pod lístkom.
    [7] Zmení jedno nezakryté číslo na { $number }.
    [8] Môžete odstrániť jeden zákon: odkrytý na pláne alebo súperov.
    [9] Za 25 si ho necháte a po skončení hry ho pripočítate k svojim pokladom, v ľubovoľnej farbe.
    [10] Jedenkrát môžete predať poklad zo svojho skladu.
    [11] Jedenkrát môžete vziať za kartičku rodiny poklad navyše.
   *[12] Jedenkrát môžete vymeniť dva poklady v pyramíde alebo jeden z pyramídy za jeden zo svojho skladu.
}
cheops-piasters = { $count ->
    [one] { $count } piaster
    [few] { $count } piastre
   *[other] { $count } piastrov
}
cheops-account = { $what ->
    [money] Peniaze na konci hry
    [treasure-blue] Modré skarabey
    [treasure-orange] Zlaté ankhy
    [treasure-green] Zelené oči
    [treasure-pink] Ružové lotosy
    [treasure-red] Terakotové džbány
   *[treasure-sky] Svetlomodré perá
}

## Plán

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, dá sa vziať za kartičku: { $tiles }
cheops-market = Trhovisko
cheops-market-pays = za každý predaj
cheops-beside = Všetky lístky
cheops-prices = Kurzové lístky
cheops-worth = { $treasure }: keby sa hra skončila teraz, jeden kus by vyniesol { $worth }
cheops-worth-note = Zlaté číslo: koľko by vyniesol jeden poklad, keby sa hra skončila teraz.
cheops-full-boards = Plné lístky: { $full }/{ $needed }.
cheops-tip-times = ×{ $factor }: jeden poklad vynesie { $factor } × počet pokladov tejto farby vo všetkých skladoch spolu.
cheops-tip-majority = { $most }/{ $others }: kto má viac pokladov tejto farby než ktokoľvek iný, dostane za kus { $most }, ostatní { $others }.
cheops-tip-market = Za predaný poklad dostanete { $price }. Poklad potom zakryje prvé nezakryté číslo zhora na kurzovom lístku svojej farby.
cheops-tip-sealed = Keď ho vezmete, hneď sa odkryje a vykoná.
cheops-tip-family = Položíte ju tam, odkiaľ niečo vezmete. Nesmie byť vedľa kartičky rovnakého člena rodiny.
cheops-tip-neighbour = Položíte ho tam, odkiaľ niečo vezmete, ale nie vedľa iného suseda. Ak ste vzali poklad, môžete brať ešte raz.
cheops-covered = zakryté
cheops-number = { $colour } lístok, { $place }. číslo zhora: { $number }
cheops-place-under = { $colour } lístok, miesto pre zákon
cheops-stacks = Rodina
cheops-stacks-label = Jedna na konci ťahu
cheops-guests = Susedia
cheops-guests-label = Jeden za ťah, pred braním
# Čo možno vziať z pyramídy, ako rad veľkých tlačidiel na telefóne.
cheops-reach = Na dosah
cheops-stack = kôpka { $stack }: navrchu { $tile }, { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartičiek
}
cheops-stack-empty = kôpka { $stack }: prázdna
cheops-neighbours = { $count ->
    [0] Všetci susedia sú už kúpení
   *[other] Kúpiť suseda za { $price }. Zostáva: { $count }
}
cheops-stored = { $treasure }, v sklade: { $count }
cheops-mine = { $treasure }, v sklade: { $count }, teraz po { $worth }
cheops-store-worth = Hodnota skladu: { $worth }
cheops-purse-hidden = Peniaze sú skryté
cheops-drawn-tiles = kartičky
cheops-drawn-store = sklad
cheops-drawn-gone = vyradené z hry: { $count }

## Rozhodnutia

cheops-end = Ukončiť ťah
cheops-sell = Predať za { $price }
cheops-sell-brings = lístok potom ukáže { $number }
cheops-store = Uskladniť
cheops-store-brings = hodnota teraz: { $worth }
cheops-pay = Zaplatiť { $price } za zákon 9
cheops-return = Vrátiť zákon 9
cheops-remove-none = Neodstrániť žiadny zákon
cheops-count-none = Nepočítať ho

cheops-do-buy = Kúpiť suseda za { $price }
cheops-do-take = Vziať { $what } z poľa { $field } a položiť { $tile }
cheops-do-store = Uskladniť: { $worth }, keby sa hra skončila teraz
cheops-do-put-under = Dať { $law } pod { $board } lístok
cheops-do-put-on = Dať zákon 7 na { $board } lístok, { $place }. číslo zhora (teraz { $number })
cheops-do-remove = Odstrániť { $law }
cheops-do-use = Použiť { $law }
cheops-do-sell-stored = Zákon 10: predať zo skladu { $treasure } za { $price }
cheops-do-swap = Vymeniť { $what } na poli { $field }
cheops-do-swap-with = Vymeniť za { $what } na poli { $field }
cheops-do-swap-stored = Vymeniť za { $what } zo skladu
cheops-do-draw = Potiahnuť { $tile } z kôpky { $stack }
cheops-do-count = Počítať zákon 9 ako: { $treasure }

## Otázky s odpoveďou áno alebo nie

cheops-ask-end = Ukončiť ťah? Ešte by ste mohli niečo urobiť.
cheops-ask-use = Použiť teraz { $law }? Dá sa to len raz.

## Čo robiť teraz

cheops-prompt-take = Zvoľte kartičku a potom poklad alebo zákon, ktorý ňou nahradíte.
cheops-prompt-take-or-buy = Kúpte suseda, alebo zvoľte kartičku a to, čo ňou nahradíte.
cheops-prompt-second = Berte znova za kartičku rodiny, alebo si potiahnite či ukončite ťah.
cheops-prompt-draw = Potiahnite si kartičku z niektorej kôpky, alebo ukončite ťah.
cheops-prompt-draw-more = Potiahnite si ďalšiu kartičku, alebo ukončite ťah.
cheops-prompt-stuck = Žiadna vaša kartička sa nikam nehodí. Ukončite ťah.
cheops-prompt-stuck-or-buy = Žiadna vaša kartička sa nehodí. Kúpte suseda, alebo ukončite ťah.
cheops-prompt-end = Použite niektorý zo svojich zákonov, alebo ukončite ťah.
cheops-prompt-treasure = Predajte { $treasure } za { $price }, alebo ho uskladnite.
cheops-prompt-under = Zvoľte kurzový lístok, pod ktorý dáte { $law }.
cheops-prompt-number = Zvoľte číslo, ktoré zákon 7 nahradí.
cheops-prompt-remove = Zákon 8: zvoľte zákon, ktorý odstránite, alebo žiadny.
cheops-prompt-pay = Zaplaťte { $price } za zákon 9, alebo ho vráťte.
cheops-prompt-take-more = Zákon 11: vezmite ešte jeden poklad za kartičku rodiny.
cheops-prompt-swap = Zákon 12: zvoľte prvý poklad v pyramíde.
cheops-prompt-swap-with = Zákon 12: zvoľte poklad na výmenu s poľom { $field }, aj zo skladu.
cheops-prompt-count = Zvoľte, za akú farbu sa počíta zákon 9.
cheops-prompt-over = Hra sa skončila.
cheops-next-field = Teraz zvoľte, čo vezmete za { $tile }.
cheops-next-tile = Teraz zvoľte kartičku, ktorú tam položíte.
cheops-next-stored = Zákon 10: zvoľte poklad zo skladu, ktorý predáte.
cheops-next-law-10 = Ak ho chcete predať, zvoľte zákon 10.

## Čo sa stalo

cheops-log-bought = { $name } kupuje suseda za { $price }.
cheops-log-took = { $name } berie { $what } z poľa { $field } a kladie { $tile }.
cheops-log-turned-up = { $name } kladie { $tile } na pole { $field } a odkrýva { $law }: { $text }
cheops-log-sold = { $name } predáva { $treasure } za { $price }.
cheops-log-stored = { $name } uskladňuje { $treasure }.
cheops-log-discarded = Tento poklad sa nedá predať ani uskladniť, preto sa vyraďuje z hry: { $treasure }.
cheops-log-put-under = { $name } dáva { $law } pod { $board } lístok.
cheops-log-put-on = { $name } dáva { $law } na { $board } lístok.
cheops-log-kept = { $name } si necháva { $law }.
cheops-log-returned = { $name } vracia { $law } do krabice.
cheops-log-used = { $name } používa { $law }.
cheops-log-removed = { $name } vyraďuje z hry { $law }.
cheops-log-paid = { $name } platí { $price } za zákon 9.
cheops-log-swapped = { $name } vymieňa poklady na poliach { $field } a { $other }.
cheops-log-swapped-stored = { $name } vymieňa { $given } zo skladu za { $gained } z poľa { $field }.
cheops-log-drew = { $name } si ťahá { $tile } z kôpky { $stack }.
cheops-log-ended-pyramid = Pyramída je prázdna: hra sa končí.
cheops-log-ended-family = Nikto nemôže položiť kartičku rodiny: hra sa končí.
cheops-log-ended-boards = Zaplnil sa potrebný počet kurzových lístkov: hra sa končí.
cheops-tie-break = viac uskladnených pokladov
cheops-log-counted = { $name }: zákon 9 sa počíta ako { $treasure }.
cheops-log-counted-none = { $name } zákon 9 nepočíta.

# The last scene: money, then colour by colour, then everything together.
cheops-payout = Výplata za poklady
cheops-payout-money = Peniaze
cheops-payout-total = Spolu

## Prečo nie

cheops-no-bought = V tomto ťahu ste už suseda kúpili. Za ťah môžete kúpiť len jedného.
cheops-no-late-to-buy = Už ste niečo vzali. Suseda treba kúpiť ešte predtým.
cheops-no-neighbour-left = Všetci susedia sú už kúpení.
cheops-no-money-to-buy = Sused stojí { $price } piastrov a vy máte { $money }.
cheops-no-must-take = Najprv musíte niečo vziať, až potom si môžete potiahnuť alebo ukončiť ťah.
cheops-no-taken = V tomto ťahu ste už poklad alebo zákon vzali. Ešte raz môžete brať len vtedy, keď poklad nahradil sused.
cheops-no-tile = Túto kartičku nemáte: { $tile }.
cheops-no-empty = Na poli { $field } už nie je čo vziať.
cheops-no-carrying = Z poľa { $field } sa ešte brať nedá: najprv treba vziať to, čo je pod ním na poli { $below }.
cheops-no-beside = Rovnaké kartičky sa nesmú dotýkať: pole { $field } susedí s poľom { $beside }, na ktorom už leží { $tile }.
cheops-no-treasure-waits = Najprv predajte alebo uskladnite, čo ste vzali: { $treasure }.
cheops-no-nothing-taken = Teraz nemáte poklad na predaj ani na uskladnenie.
cheops-no-family-only = Druhýkrát môžete brať len za kartičku rodiny.
cheops-no-draw = V tomto ťahu ste nepoložili žiadnu kartičku, preto si ani žiadnu nepotiahnete.
cheops-no-hand-full = Máte štyri kartičky rodiny a viac ich mať nemôžete.
cheops-no-stack = Kôpka { $stack } je prázdna.
cheops-no-drawing = Začali ste si ťahať kartičky. Teraz si už môžete len potiahnuť ďalšie alebo ukončiť ťah.
cheops-no-board-full = Kurzový lístok je plný, preto sa tento poklad už nedá predať: { $treasure }.
cheops-no-over = Hra sa skončila.
cheops-no-law-waits = Najprv vykonajte { $law }, ktorý ste práve vzali.
cheops-no-law-not-taken = To môžete urobiť len hneď po tom, ako vezmete { $law }.
cheops-no-place = Sem to nejde: { $board } lístok už má pod sebou { $by }, takže { $law } musí ísť inam.
cheops-no-storing = Zákon 4 zakazuje túto farbu uskladniť: { $treasure }.
cheops-no-selling = Zákon 5 zakazuje túto farbu predať: { $treasure }.
cheops-no-number = Zákon 7 potrebuje nezakryté číslo, ale { $board } lístok má { $number }. číslo zhora už zakryté.
cheops-no-such-number = Toľko čísel tam nie je: { $board } lístok ich má len { $count }.
cheops-no-remove = Odstrániť { $law } sa nedá. Dá sa to len pri zákonoch, ktoré ležia odkryté na pláne alebo patria súperovi.
cheops-no-money-to-pay = Zákon 9 stojí { $price } piastrov a vy máte { $money }.
cheops-no-count-waits = Hra sa skončila. Zostáva len určiť, za akú farbu sa počíta zákon 9.
cheops-no-not-ended = Zákon 9 sa počíta až po skončení hry.
cheops-no-law = Na to potrebujete { $law }, a ten nemáte.
cheops-no-stored = Taký poklad v sklade nemáte: { $treasure }.
cheops-no-treasure-to-take = Za žiadnu z vašich kartičiek rodiny sa teraz nedá vziať poklad, takže zákon 11 použiť nemôžete.
cheops-no-law-by-11 = Zákonom 11 sa berú len poklady, ale na poli { $field } je zákon.
cheops-no-take-more-waits = Najprv dokončite zákon 11: vezmite poklad za kartičku rodiny.
cheops-no-swap-waits = Najprv dokončite zákon 12: zvoľte dva poklady na výmenu.
cheops-no-swap-begun = Ak chcete poklady vymeniť, použite najprv zákon 12.
cheops-no-swap-possible = Zákon 12 potrebuje dva poklady rôznych farieb a žiadne také sa teraz vymeniť nedajú.
cheops-no-treasure-there = Na poli { $field } nie je žiadny poklad.
cheops-no-same-colour = Oba majú rovnakú farbu, výmenou by sa nič nezmenilo: { $treasure }.

## Nápoveda

cheops-hint-take = Kartička nahradí to, čo vezmete, a nesmie sa dotýkať rovnakej kartičky. Vyššie môžete vziať len to, čo leží na dvoch kartičkách.
cheops-hint-sell = Predaj vynesie peniaze hneď a zakryje na lístku tej farby prvé nezakryté číslo zhora. Za uskladnený poklad dostanete peniaze až na konci, podľa čísla, ktoré tam vtedy bude prvé zhora.
cheops-hint-neighbour = Keď poklad nahradíte susedom, môžete v tomto ťahu brať ešte raz, za kartičku rodiny. Keď susedom nahradíte zákon, druhýkrát neberiete.

## Prečo je akcia dobrá alebo zlá

cheops-brings = pri súčasných cenách vynesie { $money }
cheops-costs = stojí { $money }
cheops-reason-worth = { $effect ->
    [own-better] váš majetok bude mať na konci vyššiu hodnotu
    [own-worse] váš majetok bude mať na konci nižšiu hodnotu
    [others-better] majetok ostatných bude mať na konci vyššiu hodnotu
   *[others-worse] majetok ostatných bude mať na konci nižšiu hodnotu
}
cheops-reason-tiles = { $effect ->
    [own-better] vaše kartičky sa budú hodiť na viac polí
   *[own-worse] vaše kartičky sa budú hodiť na menej polí
}
cheops-reason-neighbour = { $effect ->
    [own-better] umožní vám vziať ešte druhý poklad
   *[own-worse] prídete o možnosť vziať ešte druhý poklad
}
cheops-reason-laws = { $effect ->
    [own-better] získate zákon, ktorý si môžete nechať
   *[own-worse] prídete o zákon, ktorý by sa vám ešte hodil
}
cheops-reason-end = { $effect ->
    [own-better] hra sa bude môcť skončiť, kým vediete
    [own-worse] priblíži koniec hry, hoci nevediete
    [others-better] umožní niekomu inému ukončiť hru, kým vedie
   *[others-worse] zabráni ostatným ukončiť hru, kým vedú
}

## Lekcie

cheops-lesson-take-title = Hor sa do pyramídy
cheops-lesson-take-task = Vo svojom ťahu vezmete jeden poklad a na jeho miesto dáte jednu zo svojich kartičiek rodiny. V dolnom rade môžete brať z ktoréhokoľvek poľa. Vezmite modrého skarabea, druhého zľava: vyberte kartičku a jeho pole.
cheops-lesson-take-done = Skarabeus je váš a kartička zostala na jeho mieste. Teraz sa musíte rozhodnúť, čo s ním.
cheops-lesson-take-other = Aj to sa dá, ale tentoraz vezmite modrého skarabea, druhého zľava v dolnom rade.
cheops-lesson-take-next = To je hneď vedľa. Modrý skarabeus je druhý poklad zľava.
cheops-lesson-sell-title = Predať
cheops-lesson-sell-task = Každá farba má kurzový lístok. Uskladnený poklad na konci vynesie prvé nezakryté číslo zhora a pri modrej je to 0. Poklad však môžete aj hneď predať za trhovú cenu 10 piastrov. Predajte ho.
cheops-lesson-sell-done = Dostanete 10 piastrov a skarabeus zakryje na lístku nulu. Prvé nezakryté číslo zhora je teraz 20: ďalšie modré poklady majú vyššiu cenu.
cheops-lesson-sell-other = Uskladnený skarabeus by podľa lístka vyniesol 0. Radšej ho predajte.
cheops-lesson-draw-title = Nová kartička
cheops-lesson-draw-task = Položili ste kartičku, takže si na konci ťahu môžete potiahnuť vrchnú kartičku z jednej z troch kôpok. Viac ako štyri kartičky rodiny nikdy mať nemôžete. Jednu si potiahnite.
cheops-lesson-draw-done = Máte opäť štyri kartičky rodiny. Vidí ich každý, rovnako ako vrchné kartičky kôpok.
cheops-lesson-draw-other = Nemusíte, ale s menším počtom kartičiek čoskoro nebudete môcť vziať, čo chcete. Jednu si potiahnite.
cheops-lesson-beside-title = Nikdy vedľa seba
cheops-lesson-beside-task = Kartička nikdy nesmie byť vedľa kartičky rovnakého člena rodiny, v žiadnom smere. Vezmite svetlomodré pero medzi otcom a matkou za kartičku, ktorá sa tam hodí.
cheops-lesson-beside-done = Vedľa sú otec a matka, takže sa tam hodí len syn alebo dcéra.
cheops-lesson-beside-other = Aj to sa dá, ale pozrite sa na pero medzi otcom a matkou: ktorá z vašich kartičiek sa tam hodí?
cheops-lesson-beside-side = Tam je vedľa len jedna kartička. Vezmite pero, ktoré má kartičku z oboch strán.
cheops-lesson-store-title = Uskladniť
cheops-lesson-store-task = Vzali ste zlatý ankh. Trhovisko platí 10 piastrov, ale na zlatom kurzovom lístku je 15. Uskladnený poklad vynesie svoju cenu na konci. Uskladnite ho a dúfajte, že číslo vydrží.
cheops-lesson-store-done = Ankh je vo vašom sklade a všetci ho vidia. Keď niekto predá zlatý ankh, pätnástka sa zakryje a cena klesne na 10.
cheops-lesson-store-other = Trhovisko platí len 10 piastrov. Uskladnený ankh by teraz vyniesol 15.
cheops-lesson-majority-title = Viac než ostatní
cheops-lesson-majority-task = Prvé nezakryté číslo zhora je na terakotovom lístku 20/15: kto má tej farby uskladnené viac než ktokoľvek iný, dostane za každý poklad 20, ostatní 15. Vy aj súper máte po jednom džbáne a vy ste práve vzali ďalší. Uskladnite ho.
cheops-lesson-majority-done = Máte dva džbány proti jednému, a teda prevahu: za každý teraz dostanete 20, súper 15. Pri rovnosti platí pre všetkých druhé číslo.
cheops-lesson-majority-other = Trhovisko platí len 10 a predaný džbán by zakryl 20/15: platilo by potom 5/10.
cheops-lesson-above-title = O rad vyššie
cheops-lesson-above-task = Vyššie môžete brať z poľa len vtedy, keď sa už bralo z oboch polí priamo pod ním. Vezmite poklad z druhého radu.
cheops-lesson-above-done = Ležal na dvoch kartičkách. Cesta k vrcholu sa kúsok po kúsku otvára.
cheops-lesson-above-other = Aj to sa dá, ale pozrite sa na druhý rad: ktorý ružový lotos leží na dvoch kartičkách?
cheops-lesson-above-buy = Suseda tu nepotrebujete: do druhého radu sa hodí kartička matky.
cheops-lesson-law-title = Čo skrývajú oči
cheops-lesson-law-task = Na poliach s okom sú zakryté zákony. Zákon vezmete rovnako ako poklad, odkryje sa a hneď sa vykoná. Jeden z nich leží na dvoch kartičkách: vezmite ho.
cheops-lesson-law-done = Je to zákon 4 a dáva sa pod kurzový lístok: jeho farba sa potom dá len predať, nie uskladniť. Zákon 5 to robí naopak a zákon 6 len zaberie miesto. Na neskôr si môžete nechať len zákony 10 až 12.
cheops-lesson-law-other = Tentoraz vezmite zákon, a to ten, ktorý leží na dvoch kartičkách.
cheops-lesson-law-buy = Suseda tu nepotrebujete: kartička matky sa hodí. A namiesto zákona by vám aj tak druhýkrát brať nedovolil.
cheops-lesson-price-title = Cena podľa vás
cheops-lesson-price-task = Odkryli ste zákon 7: nahradí ktorékoľvek nezakryté číslo dvadsiatkou. Uskladnili ste štyri ružové lotosy a ×3 znamená za každý 12: trikrát štyri. Dajte zákon na prvé nezakryté číslo zhora na ružovom kurzovom lístku.
cheops-lesson-price-done = Každý z vašich štyroch lotosov teraz vynesie 20 namiesto 12, ak nikto nepredá ružový lotos a číslo nezakryje.
cheops-lesson-price-other = V tej farbe ste skoro nič neuskladnili. Vaše poklady sú ružové.
cheops-lesson-price-lower = Toto číslo začne platiť, až keď budú zakryté všetky nad ním. Dajte zákon na to prvé zhora.
cheops-lesson-buy-title = Ochotný sused
cheops-lesson-buy-task = Na začiatku ťahu môžete kúpiť kartičku suseda za 20 piastrov. Keď za ňu vezmete poklad, môžete v tomto ťahu brať ešte raz. Máte presne 20 piastrov: kúpte ju.
cheops-lesson-buy-done = Kartička suseda je vaša a medzi štyri kartičky rodiny sa nepočíta. Môžete ju použiť hneď alebo v niektorom z ďalších ťahov.
cheops-lesson-buy-other = Len čo niečo vezmete, je v tomto ťahu na kúpu neskoro. Najprv kúpte suseda.
cheops-lesson-twice-title = Dvakrát za ťah
cheops-lesson-twice-task = Teraz vezmite poklad za kartičku suseda. Potom môžete v tomto ťahu brať ešte raz, za kartičku rodiny.
cheops-lesson-twice-done = Len čo poklad predáte alebo uskladníte, môžete vziať ďalší. Keby kartička suseda nahradila zákon, už by to nešlo.
cheops-lesson-twice-other = Za kartičku rodiny beriete len raz. Použite najprv kartičku suseda.
cheops-lesson-end-title = Posledný predaj
cheops-lesson-end-task = Kurzový lístok je plný, keď zostáva len spodné číslo, a hra sa končí, len čo sú plné dva. Zlatý je plný a modrému chýba jeden poklad. Nechali ste si zákon 10: s ním predáte poklad zo skladu. Vašich päť lotosov teraz vynesie po 20, tak hru ukončite: vyberte zákon a potom svojho skarabea.
cheops-lesson-end-done = Dva kurzové lístky sú plné, takže hra sa skončila. Každý uskladnený poklad vynesie konečnú cenu a vyhráva ten, kto má najviac peňazí: vy máte 205 piastrov, súper 175.
cheops-lesson-end-other = Hra by pokračovala a jediný predaný lotos by zrazil cenu tých vašich na 0. Použite zákon 10 na skarabea.
cheops-lesson-end-pink = Tým by ste zakryli dvadsiatku a zvyšné štyri lotosy by vyniesli 0.
cheops-lesson-end-open = Tým sa žiadny kurzový lístok nezaplní a hra pokračuje. Jediný poklad chýba len modrému.
