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
ankh-not-a-papyrus = Papyrus v strede zakryje len iný papyrus. Táto múmia patrí do vášho radu: { $card }.
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
