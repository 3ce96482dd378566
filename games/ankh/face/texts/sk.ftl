### Ankh

ankh-title = Ankh
ankh-tagline = Múmie nosia dary náladovej kráľovnej. Stihnite bodovanie skôr, než si to rozmyslí.
ankh-goal = Cieľ
ankh-goal-50 = 50 bodov
ankh-goal-100 = 100 bodov, dlhšia hra
ankh-goal-150 = 150 bodov, najdlhšia hra

## Karty

ankh-gift-green = zelený skarabeus
ankh-gift-yellow = žlté slnko
ankh-gift-blue = modré oko
ankh-gift-red = červený Anubis
ankh-colour-green = zelená
ankh-colour-yellow = žltá
ankh-colour-blue = modrá
ankh-colour-red = červená
ankh-mummy = { $gift } { $value }
ankh-mummy-label = múmia ({ $gift }), hodnota { $value }
ankh-papyrus = papyrus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] papyrus na { $number } múmiu ({ $wishes })
    [few] papyrus na { $number } múmie ({ $wishes })
   *[other] papyrus na { $number } múmií ({ $wishes })
}
ankh-held-mummy = V ruke: { $card }. Body práve teraz: { $points }.
ankh-held-papyrus = V ruke: { $card }. Hodnota vášho radu potom: { $points }.

## Stôl

ankh-middle-label = V strede: { $card }
ankh-asks-for = { $count ->
    [one] múmia
    [few] múmie
   *[other] múmií
}
ankh-would-hold = Zatiaľ sa neboduje.
ankh-would-score = Obodujú sa všetky rady.
ankh-would-end = Obodujú sa všetky rady a hra sa skončí.
ankh-row = rad
ankh-row-empty = prázdny
ankh-row-label = { $name }, rad: { $cards }. Hodnota { $worth }, { $missing }.
ankh-row-mine-label = Váš rad: { $cards }. Hodnota { $worth }, { $missing }.
ankh-queen-pleased = Kráľovná je spokojná: to, čo vidí, prináša body.
ankh-queen-calm = Kráľovná vyčkáva: to, čo vidí, neprináša žiadne body.
ankh-queen-cross = Kráľovná sa mračí: to, čo vidí, body berie.
ankh-worth = hodnota
ankh-drawn-hand = v ruke
ankh-missing = { $count ->
    [0] plný
    [one] chýba { $count }
    [few] chýbajú { $count }
   *[other] chýba { $count }
}
ankh-scored = boduje sa
ankh-of-goal = { $goal ->
    [50] z { $goal }
   *[other] zo { $goal }
}
ankh-way = { $goal ->
    [50] { $score } z { $goal } bodov
   *[other] { $score } zo { $goal } bodov
}
ankh-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
ankh-deck = Balíček
ankh-deck-label = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
}
ankh-discard = Odhodené
ankh-discard-label = { $count ->
    [0] Odhadzovací balíček, prázdny
    [one] Odhadzovací balíček, { $count } karta. Navrchu: { $top }
    [few] Odhadzovací balíček, { $count } karty. Navrchu: { $top }
   *[other] Odhadzovací balíček, { $count } kariet. Navrchu: { $top }
}
ankh-discard-empty = Zatiaľ nie je odhodená žiadna karta.
ankh-contents = Prezrieť odhodené
ankh-contents-papyri = Odhodené papyrusy
ankh-contents-beneath = Papyrusy pod tým v strede
ankh-quiet = { $count ->
    [one] Ak nedôjde k bodovaniu, hra sa skončí o { $count } ťah.
    [few] Ak nedôjde k bodovaniu, hra sa skončí o { $count } ťahy.
   *[other] Ak nedôjde k bodovaniu, hra sa skončí o { $count } ťahov.
}

## Čo sa dá urobiť

ankh-prompt = Vyberte múmiu alebo papyrus, prípadne karty, ktoré obetujete.
ankh-prompt-mummies = Vyberte múmiu, ktorú vyložíte, alebo karty, ktoré obetujete.
ankh-prompt-papyri = Vyberte papyrus, ktorý zahráte, alebo karty, ktoré obetujete.
ankh-next-mummy = Vyberte svoj rad, alebo odhadzovací balíček, ak chcete obetovať.
ankh-next-papyrus = Vyberte stred stola, alebo odhadzovací balíček, ak chcete obetovať.
ankh-next-cards = Výberom odhadzovacieho balíčka tieto karty obetujete.
ankh-next-row = Vyberte múmiu do svojho radu.
ankh-next-middle = Vyberte papyrus, ktorým zakryjete ten v strede.
ankh-next-discard = Vyberte karty, ktoré obetujete.
ankh-do-mummy = Vyložiť múmiu ({ $card }): váš rad bude mať hodnotu { $worth }
ankh-do-mummy-scored = Vyložiť múmiu ({ $card }) a obodovať všetky rady: { $gains }
ankh-do-papyrus = Zahrať { $card }, hodnota radov potom: { $gains }
ankh-do-papyrus-scored = Zahrať { $card } a obodovať všetky rady: { $gains }
ankh-do-sacrifice = { $count ->
    [one] Obetovať kartu: { $cards }
    [few] Obetovať { $count } karty: { $cards }
   *[other] Obetovať { $count } kariet: { $cards }
}
ankh-do-ends = (hra sa tým skončí)

## Otázky s odpoveďou áno alebo nie

ankh-ask-sacrifice = Obetovať všetky karty z ruky?
ankh-ask-ends = Hra sa tým skončí a vy nebudete vo vedení. Zahrať aj tak?

## Čo sa stalo

ankh-verdict = Kráľovná boduje všetky rady
ankh-told-mummy = { $name } vykladá múmiu: { $card }.
ankh-told-papyrus = { $name } hrá { $card }.
ankh-told-sacrifice = { $name } obetuje: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Odhodené karty sa zamiešali do nového balíčka: { $count } karta.
    [few] Odhodené karty sa zamiešali do nového balíčka: { $count } karty.
   *[other] Odhodené karty sa zamiešali do nového balíčka: { $count } kariet.
}
ankh-told-scored = { $name } spúšťa bodovanie: { $gains }.
ankh-told-goal = { $count ->
    [one] { $names } má aspoň { $goal } bodov: hra sa končí.
   *[other] { $names } majú aspoň { $goal } bodov: hra sa končí.
}
ankh-told-quiet = { $count ->
    [one] Každý mal { $count } ťah bez bodovania: hra sa končí.
    [few] Každý mal { $count } ťahy bez bodovania: hra sa končí.
   *[other] Každý mal { $count } ťahov bez bodovania: hra sa končí.
}

## Prečo nie

ankh-not-in-hand = Túto kartu v ruke nemáte: { $card }.
ankh-too-few-in-hand = Túto kartu ste vybrali { $asked }-krát, ale v ruke ju máte { $held ->
    [one] len raz
   *[other] len { $held }-krát
}: { $card }.
ankh-not-a-mummy = Do radu patria len múmie, a to len do toho vášho. Papyrusom zakryjete ten, ktorý je v strede.
ankh-not-a-papyrus = Papyrus v strede sa dá zakryť len iným papyrusom. Táto múmia patrí do vášho radu: { $card }.
ankh-nothing-offered = Ťah nemôžete vynechať ani si len tak potiahnuť karty. Vyberte jednu až štyri karty, ktoré obetujete, a potiahnete si rovnaký počet.

## Nápoveda

ankh-hint-papyrus = Papyrus určuje, čo sa počíta: prvý dar prinesie dvojnásobok svojej hodnoty, druhý svoju hodnotu, tretí nič a za štvrtý body stratíte. Pod každou svojou kartou vidíte, koľko by priniesla práve teraz.
ankh-hint-scoring = Jednému radu chýba už len jedna múmia. Keď bude plný, obodujú sa všetky rady, aj tie kratšie, a potom sa vyprázdnia.
ankh-hint-sacrifice = Žiadna z vašich kariet vám teraz body neprinesie. Vyberte niektoré z nich a potom odhadzovací balíček: potiahnete si rovnaký počet nových.

## Prečo je akcia dobrá alebo zlá

ankh-reason-row = { $effect ->
    [own-better] váš rad bude mať vyššiu hodnotu
    [own-worse] váš rad bude mať nižšiu hodnotu
    [others-better] rady ostatných budú mať vyššiu hodnotu
   *[others-worse] rady ostatných budú mať nižšiu hodnotu
}
ankh-reason-score = { $effect ->
    [own-better] bodovo na tom budete lepšie
    [own-worse] bodovo na tom budete horšie
    [others-better] ostatní získajú viac bodov
   *[others-worse] ostatní získajú menej bodov
}
ankh-reason-hand = { $effect ->
    [own-better] v ruke vám zostanú karty, ktoré zodpovedajú želaniam
   *[own-worse] v ruke vám zostanú karty, ktoré želaniam veľmi nezodpovedajú
}
ankh-reason-papyri = { $effect ->
    [own-better] papyrus vám zostane na lepšiu chvíľu
   *[own-worse] prídete o papyrus, ktorý by sa vám ešte hodil
}
ankh-reason-scoring = { $effect ->
    [own-better] priblíži bodovanie, ktoré sa vám hodí
    [own-worse] oddiali bodovanie, ktoré sa vám hodí
    [others-better] umožní niekomu inému spustiť bodovanie, ktoré sa mu hodí
   *[others-worse] zabráni ostatným spustiť bodovanie, ktoré sa im hodí
}

## Lekcie

ankh-lesson-gifts-title = Čo si kráľovná želá
ankh-lesson-gifts-task = Múmie nosia kráľovnej dary a papyrus v strede ich zoraďuje: prvé želanie sa počíta dvojnásobne, druhé jedenkrát, tretie neprinesie nič a štvrté body uberá. Vyložte múmiu s darom, ktorý si kráľovná želá najviac: vyberte ju a potom svoj rad.
ankh-lesson-gifts-done = Modrá je prvé želanie, takže štvorka má vo vašom rade hodnotu 8 bodov. Potom si potiahnete: na konci ťahu máte vždy štyri karty.
ankh-lesson-gifts-other = Aj to sa dá, ale skúste najprv prvé želanie: vyložte modrú štvorku.
ankh-lesson-gifts-second = Zelená je druhé želanie, trojka by teda mala hodnotu 3. V ruke máte aj lepšiu kartu.
ankh-lesson-gifts-fourth = Červená je štvrté želanie: táto múmia by vás stála bod.
ankh-lesson-wishes-title = Druhý najlepší dar
ankh-lesson-wishes-task = Prvé želanie je červená, ale červený dar v ruke nemáte. Pod každou kartou vidíte, koľko by teraz priniesla. Vyložte múmiu, ktorá prinesie najviac.
ankh-lesson-wishes-done = Zelená je druhé želanie, štvorka sa teda počíta raz: 4 body vo vašom rade.
ankh-lesson-wishes-other = Papyrus si nechajte na neskôr: jedna z vašich múmií prinesie body hneď.
ankh-lesson-wishes-third = Modrá je tretie želanie a neprinesie nič. Máte lepšiu kartu.
ankh-lesson-wishes-fourth = Žltá je štvrté želanie: trojka by vás stála 3 body.
ankh-lesson-papyrus-title = Nech si to rozmyslí
ankh-lesson-papyrus-task = Vaše dve modré múmie majú hodnotu −9, lebo modrá je štvrté želanie. Platí len papyrus navrchu a vy máte dva iné. Zahrajte ten, ktorý si modrú želá najviac: vyberte ho a potom stred stola.
ankh-lesson-papyrus-done = Teraz je modrá prvé želanie a ten istý rad má hodnotu 18. Starý papyrus zostane naspodku a už neplatí.
ankh-lesson-papyrus-other = Váš rad by mal stále zápornú hodnotu. Zahrajte radšej papyrus.
ankh-lesson-papyrus-third = S týmto je modrá tretie želanie a rad by mal hodnotu 0. Druhý papyrus je lepší.
ankh-lesson-scoring-title = Bodovanie
ankh-lesson-scoring-task = Číslo na papyruse hovorí, koľko múmií si žiada. Len čo ich má niektorý rad toľko, bodujú sa všetky rady, aj tie kratšie. Váš rad má navrch a chýba mu jediná múmia: doplňte ho najlepšou kartou.
ankh-lesson-scoring-done = Bodovali sa všetky rady: vy máte 20 bodov, Meri 4. Všetky múmie sa potom odhodia, karty v ruke si každý nechá a hrá sa ďalej.
ankh-lesson-scoring-other = Váš rad má teraz vyššiu hodnotu, tak s bodovaním nečakajte.
ankh-lesson-scoring-four = Aj to funguje, ale modrá päťka prinesie o 2 body viac.
ankh-lesson-scoring-yellow = Rad by doplnila, ale žltá je tretie želanie a neprinesie nič.
ankh-lesson-sacrifice-title = Karty, ktoré nikto nechce
ankh-lesson-sacrifice-task = Tri vaše karty sú modré a modrá je štvrté želanie. Namiesto vyloženia karty môžete obetovať: odhodíte jednu až štyri karty a rovnaký počet si potiahnete. Vyberte tri modré karty a potom odhadzovací balíček.
ankh-lesson-sacrifice-done = Potiahli ste si nové karty. Stálo vás to celý ťah, ale dary, ktoré nikto nechce, by vás stáli body.
ankh-lesson-sacrifice-other = Zbavte sa všetkých troch modrých kariet: každá by vás stála body.
ankh-lesson-sooner-title = Kratší zoznam
ankh-lesson-sooner-task = Aj papyrus môže spustiť bodovanie: ak si nežiada viac múmií, než koľko ich už niektorý rad má, hneď sa bodujú všetky rady. Váš rad vedie. Zahrajte papyrus, ktorý spustí bodovanie hneď.
ankh-lesson-sooner-done = Žiada si 3 múmie a oba rady ich toľko majú: dostanete 20 bodov a Meri 10, lebo žltá teraz body uberá.
ankh-lesson-sooner-other = Teraz vediete. Papyrus s malým číslom spustí bodovanie skôr, než vás Meri dobehne.
ankh-lesson-sooner-four = Tento si žiada 4 múmie a žiadny rad ich toľko nemá, takže by sa nebodovalo.
ankh-lesson-later-title = Ešte nie
ankh-lesson-later-task = Obom radom chýba jedna múmia, lenže Meri má rad s hodnotou 28 a vy len 14. Ak sa teraz bude bodovať, prehráte. Zahrajte papyrus, ktorý to obráti, a pritom nespustí bodovanie.
ankh-lesson-later-done = Teraz je modrá prvá a žltá posledná: váš rad má hodnotu 28, Meri má −14. Vašou ďalšou múmiou sa hra môže skončiť.
ankh-lesson-later-other = Tým sa nič nezmení: Meri svoj rad doplní a vyhrá.
ankh-lesson-later-three = Žiada si 3 múmie a oba rady ich toľko majú: hneď by sa bodovalo, Meri by mala 14 bodov a vy −14.
ankh-lesson-later-five = Žltá by zostala prvým želaním a modrá štvrtým.
ankh-lesson-later-mummy = Svoj rad tým doplníte, ale Meri by získala 28 bodov a vyhrala.
ankh-lesson-deck-title = Prázdny balíček
ankh-lesson-deck-task = Balíček je prázdny, ale obetovať môžete aj tak: len čo treba ťahať, zamieša sa nový balíček z odhadzovacieho balíčka a všetkých papyrusov okrem vrchného. Tri vaše karty sú modré a modrá je štvrté želanie. Vyberte ich a potom odhadzovací balíček.
ankh-lesson-deck-done = Nové karty sú už z nového balíčka. Zamiešali sa doň aj tie, ktoré ste práve obetovali, a všetky zakryté papyrusy. V strede zostal len ten vrchný.
ankh-lesson-deck-other = Zbavte sa všetkých troch modrých kariet: každá by vás stála body.
ankh-lesson-deck-blue = Modrá je štvrté želanie: táto múmia by vás stála body.
ankh-lesson-deck-yellow = Žltá je tretie želanie a neprinesie nič. A tri modré karty by vám zostali.
ankh-lesson-end-title = Posledné bodovanie
ankh-lesson-end-task = Hra sa končí bodovaním, v ktorom niekto dosiahne 50 bodov, a vyhráva ten, kto má najviac. Vy ich máte 39. Doplňte svoj rad a vyhrajte.
ankh-lesson-end-done = Máte viac ako 50 bodov, takže hra sa skončila a vy ste vyhrali. Svoj rad si naposledy obodovali všetci.
ankh-lesson-end-other = Niet na čo čakať: zelená múmia doplní váš rad a dostane vás nad 50 bodov.
