### Ankh

ankh-title = Ankh
ankh-tagline = Mumie nosí dary náladové královně. Stihněte bodování dřív, než si to rozmyslí.
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
ankh-mummy-label = mumie ({ $gift }), hodnota { $value }
ankh-papyrus = papyrus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] papyrus, který si žádá { $number } mumii ({ $wishes })
    [few] papyrus, který si žádá { $number } mumie ({ $wishes })
   *[other] papyrus, který si žádá { $number } mumií ({ $wishes })
}
ankh-held-mummy = V ruce: { $card }. Teď přinese { $points }.
ankh-held-papyrus = V ruce: { $card }. Vaše řada by přinesla { $points }.

## Stůl

ankh-middle-label = Uprostřed: { $card }
ankh-asks-for = { $count ->
    [one] mumie
    [few] mumie
   *[other] mumií
}
ankh-would-hold = Zatím bez bodování.
ankh-would-score = Budou se bodovat všechny řady.
ankh-would-end = Budou se bodovat všechny řady a hra skončí.
ankh-row = řada
ankh-row-empty = prázdná
ankh-row-label = { $name }, řada: { $cards }. Hodnota { $worth }, { $missing }.
ankh-row-mine-label = Vaše řada: { $cards }. Hodnota { $worth }, { $missing }.
ankh-queen-pleased = Královna je spokojená: to, co vidí, přináší body.
ankh-queen-calm = Královna vyčkává: to, co vidí, žádné body nepřináší.
ankh-queen-cross = Královna se mračí: to, co vidí, body bere.
ankh-worth = hodnota
ankh-drawn-hand = v ruce
ankh-missing = { $count ->
    [0] plná
    [few] chybějí { $count }
   *[other] chybí { $count }
}
ankh-scored = boduje se
ankh-of-goal = { $goal ->
    [50] z 50
   *[other] ze { $goal }
}
ankh-way = { $goal ->
    [50] { $score } z 50 bodů
   *[other] { $score } ze { $goal } bodů
}
ankh-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
ankh-deck = Balíček
ankh-deck-label = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
ankh-discard = Odhozené
ankh-discard-label = { $count ->
    [0] Odhazovací hromádka, prázdná
    [one] Odhazovací hromádka, { $count } karta. Navrchu: { $top }
    [few] Odhazovací hromádka, { $count } karty. Navrchu: { $top }
   *[other] Odhazovací hromádka, { $count } karet. Navrchu: { $top }
}
ankh-discard-empty = Zatím se nic neodhodilo.
ankh-contents = Prohlédnout odhozené
ankh-contents-papyri = Odhozené papyry
ankh-contents-beneath = Zakryté papyry uprostřed
ankh-quiet = { $count ->
    [one] Pokud nedojde k bodování, hra skončí za { $count } tah.
    [few] Pokud nedojde k bodování, hra skončí za { $count } tahy.
   *[other] Pokud nedojde k bodování, hra skončí za { $count } tahů.
}

## Co lze udělat

ankh-prompt = Vyberte mumii nebo papyrus, anebo karty, které obětujete.
ankh-prompt-mummies = Vyberte mumii, kterou vyložíte, nebo karty, které obětujete.
ankh-prompt-papyri = Vyberte papyrus, který zahrajete, nebo karty, které obětujete.
ankh-next-mummy = Teď vyberte svou řadu, nebo odhazovací hromádku, chcete-li obětovat.
ankh-next-papyrus = Teď vyberte střed stolu, nebo odhazovací hromádku, chcete-li obětovat.
ankh-next-cards = Výběrem odhazovací hromádky tyto karty obětujete.
ankh-next-row = Vyberte mumii do své řady.
ankh-next-middle = Vyberte papyrus, kterým zakryjete ten uprostřed.
ankh-next-discard = Vyberte karty, které obětujete.
ankh-do-mummy = Vyložit mumii ({ $card }): vaše řada pak bude mít hodnotu { $worth }
ankh-do-mummy-scored = Vyložit mumii ({ $card }) a obodovat všechny řady: { $gains }
ankh-do-papyrus = Zahrát { $card }, hodnota řad pak bude: { $gains }
ankh-do-papyrus-scored = Zahrát { $card } a obodovat všechny řady: { $gains }
ankh-do-sacrifice = { $count ->
    [one] Obětovat kartu: { $cards }
    [few] Obětovat { $count } karty: { $cards }
   *[other] Obětovat { $count } karet: { $cards }
}
ankh-do-ends = (konec hry)

ankh-ask-sacrifice = Obětovat všechny karty v ruce?
ankh-ask-ends = Tím hra skončí a vy nebudete ve vedení. Přesto zahrát?

## Co se stalo

ankh-verdict = Královna boduje všechny řady
ankh-told-mummy = { $name } vykládá mumii: { $card }.
ankh-told-papyrus = { $name } hraje { $card }.
ankh-told-sacrifice = { $name } obětuje: { $cards }.
ankh-told-reshuffled = { $count ->
    [one] Z odhozených karet se zamíchal nový balíček: { $count } karta.
    [few] Z odhozených karet se zamíchal nový balíček: { $count } karty.
   *[other] Z odhozených karet se zamíchal nový balíček: { $count } karet.
}
ankh-told-scored = { $name } spouští bodování: { $gains }.
ankh-told-goal = { $count ->
    [one] { $names } má aspoň { $goal } bodů: hra končí.
   *[other] { $names } mají aspoň { $goal } bodů: hra končí.
}
ankh-told-quiet = { $count ->
    [one] Každý má za sebou { $count } tah bez bodování: hra končí.
    [few] Každý má za sebou { $count } tahy bez bodování: hra končí.
   *[other] Každý má za sebou { $count } tahů bez bodování: hra končí.
}

## Proč ne

ankh-not-in-hand = Tuto kartu v ruce nemáte: { $card }.
ankh-too-few-in-hand = Tolikrát tuto kartu nemáte (vybráno { $asked }×, v ruce { $held }×): { $card }.
ankh-not-a-mummy = Do řady patří jen mumie, a to jen do té vaší. Papyrus patří na ten, který leží uprostřed.
ankh-not-a-papyrus = Papyrus uprostřed zakryje jen jiný papyrus. Tato mumie patří do vaší řady: { $card }.
ankh-nothing-offered = Tah nelze vynechat a jen tak si líznout také ne: obětujte jednu až čtyři karty a stejný počet si líznete.

## Nápověda

ankh-hint-papyrus = Papyrus říká, co se počítá: první dar dvojnásobně, druhý jednou, třetí vůbec ne a čtvrtý se odečítá. Pod každou svou kartou vidíte, kolik bodů by teď přinesla.
ankh-hint-scoring = V jedné z řad chybí jediná mumie. Jakmile je řada plná, bodují se všechny, i ty kratší, a potom se všechny vyprázdní.
ankh-hint-sacrifice = Za žádnou ze svých karet byste teď body nezískali. Vyberte některé a pak odhazovací hromádku: líznete si stejný počet nových.

## Proč je akce dobrá nebo špatná

ankh-reason-row = { $effect ->
    [own-better] vaše řada bude mít vyšší hodnotu
    [own-worse] vaše řada bude mít nižší hodnotu
    [others-better] řady ostatních budou mít vyšší hodnotu
   *[others-worse] řady ostatních budou mít nižší hodnotu
}
ankh-reason-score = { $effect ->
    [own-better] bodově na tom budete lépe
    [own-worse] bodově na tom budete hůř
    [others-better] ostatní získají víc bodů
   *[others-worse] ostatní získají méně bodů
}
ankh-reason-hand = { $effect ->
    [own-better] v ruce vám zůstanou karty, které odpovídají přáním
   *[own-worse] v ruce vám zůstanou karty, které přáním moc neodpovídají
}
ankh-reason-papyri = { $effect ->
    [own-better] papyrus vám zůstane na lepší chvíli
   *[own-worse] přijdete o papyrus, který by se vám ještě hodil
}
ankh-reason-scoring = { $effect ->
    [own-better] přiblíží bodování, které se vám hodí
    [own-worse] oddálí bodování, které se vám hodí
    [others-better] umožní někomu jinému spustit bodování, které se mu hodí
   *[others-worse] zabrání ostatním spustit bodování, které se jim hodí
}

## Lekce

ankh-lesson-gifts-title = Co si královna přeje
ankh-lesson-gifts-task = Mumie nosí královně dary a papyrus uprostřed je řadí: první přání se počítá dvojnásobně, druhé jednou, třetí vůbec ne a čtvrté body ubírá. Vyložte mumii s darem, který si královna přeje nejvíc: vyberte ji a pak svou řadu.
ankh-lesson-gifts-done = Modrá je první přání, takže čtyřka má ve vaší řadě hodnotu 8 bodů. Potom si líznete: na konci tahu máte vždy čtyři karty.
ankh-lesson-gifts-other = I to jde, ale zkuste nejdřív první přání: vyložte modrou čtyřku.
ankh-lesson-gifts-second = Zelená je druhé přání, trojka by tedy měla hodnotu 3. V ruce máte i lepší kartu.
ankh-lesson-gifts-fourth = Červená je čtvrté přání: tahle mumie by vás stála bod.
ankh-lesson-wishes-title = Druhý nejlepší dar
ankh-lesson-wishes-task = Červená je první přání, ale žádný červený dar v ruce nemáte. Pod každou kartou vidíte, kolik by teď přinesla. Vyložte mumii, která přinese nejvíc.
ankh-lesson-wishes-done = Zelená je druhé přání, čtyřka se tedy počítá jednou: 4 body ve vaší řadě.
ankh-lesson-wishes-other = Papyrus si nechte na později: jedna z vašich mumií přinese body hned.
ankh-lesson-wishes-third = Modrá je třetí přání a nepřinese nic. Máte lepší kartu.
ankh-lesson-wishes-fourth = Žlutá je čtvrté přání: trojka by vás stála 3 body.
ankh-lesson-papyrus-title = Ať si to rozmyslí
ankh-lesson-papyrus-task = Vaše dvě modré mumie mají hodnotu −9, protože modrá je čtvrté přání. Platí jen papyrus navrchu a vy máte dva jiné. Zahrajte ten, který si modrou přeje nejvíc: vyberte ho a pak střed stolu.
ankh-lesson-papyrus-done = Teď je modrá první přání a stejná řada má hodnotu 18. Starý papyrus zůstane vespod a už neplatí.
ankh-lesson-papyrus-other = Vaše řada by měla pořád zápornou hodnotu. Zahrajte raději papyrus.
ankh-lesson-papyrus-third = S tímhle je modrá třetí přání a řada by měla hodnotu 0. Druhý papyrus je lepší.
ankh-lesson-scoring-title = Bodování
ankh-lesson-scoring-task = Číslo na papyru říká, kolik si žádá mumií. Jakmile jich některá řada tolik má, bodují se všechny řady, i ty kratší. Vaše řada vede a chybí jí jediná mumie: doplňte ji nejlepší kartou.
ankh-lesson-scoring-done = Bodovaly se všechny řady: vy máte 20 bodů, Meri 4. Všechny mumie se pak odhodí, karty v ruce si každý nechá a hraje se dál.
ankh-lesson-scoring-other = Vaše řada má teď větší hodnotu, tak s bodováním nečekejte.
ankh-lesson-scoring-four = I to funguje, ale modrá pětka přinese o 2 body víc.
ankh-lesson-scoring-yellow = Řadu by doplnila, ale žlutá je třetí přání a nepřinese nic.
ankh-lesson-sacrifice-title = Karty, které nikdo nechce
ankh-lesson-sacrifice-task = Tři vaše karty jsou modré a modrá je čtvrté přání. Místo vyložení karty můžete obětovat: odhodíte jednu až čtyři karty a stejný počet si líznete. Vyberte tři modré karty a pak odhazovací hromádku.
ankh-lesson-sacrifice-done = Lízli jste si nové karty. Stálo vás to celý tah, ale dary, které nikdo nechce, by vás stály body.
ankh-lesson-sacrifice-other = Zbavte se všech tří modrých karet: každá by vás stála body.
ankh-lesson-sooner-title = Kratší seznam
ankh-lesson-sooner-task = I papyrus může spustit bodování: pokud si nežádá víc mumií, než kolik jich už některá řada má, bodují se hned všechny řady. Vaše řada vede. Zahrajte papyrus, který bodování spustí už teď.
ankh-lesson-sooner-done = Žádá si 3 mumie a obě řady jich tolik mají: dostanete 20 bodů a Meri 10, protože žlutá teď body ubírá.
ankh-lesson-sooner-other = Teď vedete. Papyrus s malým číslem spustí bodování dřív, než vás Meri dožene.
ankh-lesson-sooner-four = Tenhle si žádá 4 mumie a žádná řada jich tolik nemá, takže by se nebodovalo.
ankh-lesson-later-title = Ještě ne
ankh-lesson-later-task = Oběma řadám chybí jedna mumie, jenže Meri má řadu za 28 bodů a vy jen za 14. Když se teď bude bodovat, prohrajete. Zahrajte papyrus, který to obrátí, aniž by spustil bodování.
ankh-lesson-later-done = Teď je modrá první a žlutá poslední: vaše řada má hodnotu 28 a ta druhá −14. Další mumií můžete hru ukončit.
ankh-lesson-later-other = Tím se nic nezmění: Meri svou řadu doplní a vyhraje.
ankh-lesson-later-three = Žádá si 3 mumie a obě řady jich tolik mají: hned by se bodovalo, Meri by měla 14 bodů a vy −14.
ankh-lesson-later-five = Žlutá by zůstala prvním přáním a modrá čtvrtým.
ankh-lesson-later-mummy = Svou řadu tím doplníte, ale Meri by získala 28 bodů a vyhrála.
ankh-lesson-deck-title = Prázdný balíček
ankh-lesson-deck-task = Balíček je prázdný, ale obětovat můžete i tak: jakmile je třeba líznout, zamíchá se nový balíček z odhazovací hromádky a všech papyrů kromě vrchního. Tři vaše karty jsou modré a modrá je čtvrté přání. Vyberte je a pak odhazovací hromádku.
ankh-lesson-deck-done = Nové karty už jsou z nového balíčku. Zamíchaly se do něj i ty, které jste právě obětovali, a všechny zakryté papyry. Uprostřed zůstal jen ten vrchní.
ankh-lesson-deck-other = Zbavte se všech tří modrých karet: každá by vás stála body.
ankh-lesson-deck-blue = Modrá je čtvrté přání: tahle mumie by vás stála body.
ankh-lesson-deck-yellow = Žlutá je třetí přání a nepřinese nic. A tři modré karty by vám zůstaly.
ankh-lesson-end-title = Poslední bodování
ankh-lesson-end-task = Hra končí bodováním, ve kterém někdo dosáhne 50 bodů, a vyhrává ten, kdo má nejvíc. Vy jich máte 39. Doplňte svou řadu a vyhrajte.
ankh-lesson-end-done = Máte přes 50 bodů, takže hra skončila a vy jste vyhráli. Naposledy se bodovaly řady všech hráčů.
ankh-lesson-end-other = Není na co čekat: zelená mumie doplní vaši řadu a dostane vás přes 50.
