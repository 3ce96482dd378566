### Ankh

ankh-title = Ankh
ankh-tagline = Múmie nosia dary kráľovnej, ktorá mení želania: dajte si ich spočítať skôr, než si to rozmyslí.
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
ankh-mummy-label = Múmia, { $gift }, { $value }
ankh-papyrus = papyrus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] Papyrus, { $number } múmia: { $wishes }
    [few] Papyrus, { $number } múmie: { $wishes }
    [many] Papyrus, { $number } múmie: { $wishes }
   *[other] Papyrus, { $number } múmií: { $wishes }
}
ankh-held-mummy = { $card }. Teraz sa počíta za { $points }.
ankh-held-papyrus = { $card }. Váš rad by sa počítal za { $points }.

## Stôl

ankh-middle-label = V strede: { $card }
ankh-asks-for = { $count ->
    [one] múmia
    [few] múmie
    [many] múmie
   *[other] múmií
}
ankh-would-hold = Zatiaľ bez bodovania.
ankh-would-score = Hneď sa bodujú všetky rady.
ankh-would-end = Bodujú sa všetky rady a hra sa končí.
ankh-row = rad
ankh-row-empty = prázdny
ankh-row-label = Rad, { $name }: { $cards }. Hodnota { $worth }, { $missing }.
ankh-row-mine-label = Váš rad: { $cards }. Hodnota { $worth }, { $missing }.
ankh-worth = hodnota
ankh-missing = { $count ->
    [0] plný
    [one] chýba { $count }
    [few] chýbajú { $count }
    [many] chýba { $count }
   *[other] chýba { $count }
}
ankh-scored = boduje sa
ankh-of-goal = z { $goal }
ankh-way = { $score } z { $goal } bodov
ankh-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
ankh-deck = Balíček
ankh-deck-label = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
}
ankh-discard = Odhodené
ankh-discard-label = { $count ->
    [one] Odhadzovacia kôpka, { $count } karta. Navrchu: { $top }
    [few] Odhadzovacia kôpka, { $count } karty. Navrchu: { $top }
    [many] Odhadzovacia kôpka, { $count } karty. Navrchu: { $top }
   *[other] Odhadzovacia kôpka, { $count } kariet. Navrchu: { $top }
}
ankh-discard-empty = nič
ankh-contents = Prezrieť
ankh-contents-papyri = Odhodené papyrusy
ankh-contents-beneath = Zakryté papyrusy
ankh-quiet = { $count ->
    [one] Bez bodovania sa hra skončí o { $count } ťah.
    [few] Bez bodovania sa hra skončí o { $count } ťahy.
    [many] Bez bodovania sa hra skončí o { $count } ťahu.
   *[other] Bez bodovania sa hra skončí o { $count } ťahov.
}

## Čo sa dá urobiť

ankh-prompt = Vyberte múmiu do svojho radu, papyrus do stredu, alebo karty na odhadzovaciu kôpku.
ankh-prompt-mummies = Vyberte múmiu do svojho radu, alebo karty na odhadzovaciu kôpku.
ankh-prompt-papyri = Vyberte papyrus do stredu, alebo karty na odhadzovaciu kôpku.
ankh-do-mummy = Položiť múmiu: { $card }. Váš rad má potom hodnotu { $worth }.
ankh-do-mummy-scored = Položiť múmiu: { $card } a bodovať všetky rady: { $gains }.
ankh-do-papyrus = Zahrať { $card }. Rady majú potom hodnotu: { $gains }.
ankh-do-papyrus-scored = Zahrať { $card } a bodovať všetky rady: { $gains }.
ankh-do-sacrifice = { $count ->
    [one] Obetovať: { $cards } a potiahnuť { $count } kartu.
    [few] Obetovať: { $cards } a potiahnuť { $count } karty.
    [many] Obetovať: { $cards } a potiahnuť { $count } karty.
   *[other] Obetovať: { $cards } a potiahnuť { $count } kariet.
}
ankh-do-ends = Tým sa hra končí.

ankh-ask-sacrifice = Obetovať celú ruku?
ankh-ask-ends = Tým sa hra skončí a vy nebudete vo vedení. Napriek tomu zahrať?

## Čo sa stalo

ankh-told-mummy = { $name } kladie múmiu: { $card }.
ankh-told-papyrus = { $name } hrá { $card }.
ankh-told-sacrifice = { $name } obetuje: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Z odhadzovacej kôpky je nový balíček: { $count } karta.
    [few] Z odhadzovacej kôpky je nový balíček: { $count } karty.
    [many] Z odhadzovacej kôpky je nový balíček: { $count } karty.
   *[other] Z odhadzovacej kôpky je nový balíček: { $count } kariet.
}
ankh-told-scored = { $name } spúšťa bodovanie: { $gains }.
ankh-told-goal = Cieľ { $goal } bodov je dosiahnutý: hra sa končí.
ankh-told-quiet = Každý má za sebou { $count } ťahov bez bodovania: hra sa končí.

## Prečo nie

ankh-not-in-hand = Hrá sa z vlastnej ruky a v tej nie je: { $card }.
ankh-too-few-in-hand = Toľko ich nemáte ({ $card }): vybraté { $asked }, v ruke { $held }.
ankh-not-a-mummy = Múmia patrí na koniec vlastného radu, papyrus zakrýva ten v strede.
ankh-not-a-papyrus = Papyrus v strede zakryje len iný papyrus. Táto múmia patrí do vášho radu: { $card }.
ankh-nothing-offered = Ťah sa nevynecháva a len tak sa neťahá: vyberte jednu až štyri karty na odhadzovaciu kôpku a potiahnete si rovnako.

## Nápoveda

ankh-hint-papyrus = Zvitok hovorí, čo sa počíta: prvý dar dvakrát, druhý raz, tretí vôbec, štvrtý proti vám. Pod kartami vidíte, za koľko by sa ktorá teraz počítala.
ankh-hint-scoring = V jednom rade chýba jediná múmia. Keď je plný, bodujú sa všetky rady, aj kratšie, a potom sa vyprázdnia.
ankh-hint-sacrifice = Žiadna z vašich kariet teraz nepomáha. Vyberte niektoré a potom odhadzovaciu kôpku: potiahnete si rovnako.
