### Ankh

ankh-title = Ankh
ankh-tagline = Mumie nosí dary královně, která mění přání: nechte si je spočítat dřív, než si to rozmyslí.
ankh-goal = Cíl
ankh-goal-50 = 50 bodů
ankh-goal-100 = 100 bodů, delší hra
ankh-goal-150 = 150 bodů, nejdelší hra

## Karty

ankh-gift-green = zelený skarab
ankh-gift-yellow = žluté slunce
ankh-gift-blue = modré oko
ankh-gift-red = červený Anubis
ankh-colour-green = zelená
ankh-colour-yellow = žlutá
ankh-colour-blue = modrá
ankh-colour-red = červená
ankh-mummy = { $gift } { $value }
ankh-mummy-label = Mumie, { $gift }, { $value }
ankh-papyrus = papyrus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] Papyrus, { $number } mumie: { $wishes }
    [few] Papyrus, { $number } mumie: { $wishes }
    [many] Papyrus, { $number } mumie: { $wishes }
   *[other] Papyrus, { $number } mumií: { $wishes }
}
ankh-held-mummy = { $card }. Teď se počítá za { $points }.
ankh-held-papyrus = { $card }. Vaše řada by se počítala za { $points }.

## Stůl

ankh-middle-label = Uprostřed: { $card }
ankh-asks-for = { $count ->
    [one] mumie
    [few] mumie
    [many] mumie
   *[other] mumií
}
ankh-would-hold = Zatím bez bodování.
ankh-would-score = Hned se bodují všechny řady.
ankh-would-end = Bodují se všechny řady a hra končí.
ankh-row = řada
ankh-row-empty = prázdná
ankh-row-label = Řada, { $name }: { $cards }. Hodnota { $worth }, { $missing }.
ankh-row-mine-label = Vaše řada: { $cards }. Hodnota { $worth }, { $missing }.
ankh-worth = hodnota
ankh-missing = { $count ->
    [0] plná
    [one] chybí { $count }
    [few] chybí { $count }
    [many] chybí { $count }
   *[other] chybí { $count }
}
ankh-scored = boduje se
ankh-of-goal = z { $goal }
ankh-way = { $score } z { $goal } bodů
ankh-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
ankh-deck = Balíček
ankh-deck-label = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
ankh-discard = Odhozené
ankh-discard-label = { $count ->
    [one] Odhazovací hromádka, { $count } karta. Navrchu: { $top }
    [few] Odhazovací hromádka, { $count } karty. Navrchu: { $top }
    [many] Odhazovací hromádka, { $count } karty. Navrchu: { $top }
   *[other] Odhazovací hromádka, { $count } karet. Navrchu: { $top }
}
ankh-discard-empty = nic
ankh-contents = Prohlédnout
ankh-contents-papyri = Odhozené papyry
ankh-contents-beneath = Zakryté papyry
ankh-quiet = { $count ->
    [one] Bez bodování hra skončí za { $count } tah.
    [few] Bez bodování hra skončí za { $count } tahy.
    [many] Bez bodování hra skončí za { $count } tahu.
   *[other] Bez bodování hra skončí za { $count } tahů.
}

## Co lze udělat

ankh-prompt = Vyberte mumii do své řady, papyrus doprostřed, nebo karty na odhazovací hromádku.
ankh-prompt-mummies = Vyberte mumii do své řady, nebo karty na odhazovací hromádku.
ankh-prompt-papyri = Vyberte papyrus doprostřed, nebo karty na odhazovací hromádku.
ankh-do-mummy = Položit mumii: { $card }. Vaše řada pak má hodnotu { $worth }.
ankh-do-mummy-scored = Položit mumii: { $card } a bodovat všechny řady: { $gains }.
ankh-do-papyrus = Zahrát { $card }. Řady pak mají hodnotu: { $gains }.
ankh-do-papyrus-scored = Zahrát { $card } a bodovat všechny řady: { $gains }.
ankh-do-sacrifice = { $count ->
    [one] Obětovat: { $cards } a líznout { $count } kartu.
    [few] Obětovat: { $cards } a líznout { $count } karty.
    [many] Obětovat: { $cards } a líznout { $count } karty.
   *[other] Obětovat: { $cards } a líznout { $count } karet.
}
ankh-do-ends = Tím hra končí.

ankh-ask-sacrifice = Obětovat celou ruku?
ankh-ask-ends = Tím hra skončí a vy nebudete ve vedení. Přesto zahrát?

## Co se stalo

ankh-told-mummy = { $name } klade mumii: { $card }.
ankh-told-papyrus = { $name } hraje { $card }.
ankh-told-sacrifice = { $name } obětuje: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Z odhazovací hromádky je nový balíček: { $count } karta.
    [few] Z odhazovací hromádky je nový balíček: { $count } karty.
    [many] Z odhazovací hromádky je nový balíček: { $count } karty.
   *[other] Z odhazovací hromádky je nový balíček: { $count } karet.
}
ankh-told-scored = { $name } spouští bodování: { $gains }.
ankh-told-goal = Cíl { $goal } bodů je dosažen: hra končí.
ankh-told-quiet = Každý má za sebou { $count } tahů bez bodování: hra končí.

## Proč ne

ankh-not-in-hand = Hraje se z vlastní ruky a v té není: { $card }.
ankh-too-few-in-hand = Tolik jich nemáte ({ $card }): vybráno { $asked }, v ruce { $held }.
ankh-not-a-mummy = Mumie patří na konec vlastní řady, papyrus zakrývá ten uprostřed.
ankh-not-a-papyrus = Papyrus uprostřed zakryje jen jiný papyrus. Tato mumie patří do vaší řady: { $card }.
ankh-nothing-offered = Tah se nevynechává a jen tak se nelíže: vyberte jednu až čtyři karty na odhazovací hromádku a líznete si stejně.

## Nápověda

ankh-hint-papyrus = Svitek říká, co se počítá: první dar dvakrát, druhý jednou, třetí vůbec, čtvrtý proti vám. Pod kartami vidíte, za kolik by se která teď počítala.
ankh-hint-scoring = V jedné řadě chybí jediná mumie. Jakmile je plná, bodují se všechny řady, i ty kratší, a pak se vyprázdní.
ankh-hint-sacrifice = Žádná z vašich karet teď nepomáhá. Vyberte některé a pak odhazovací hromádku: líznete si stejně.
