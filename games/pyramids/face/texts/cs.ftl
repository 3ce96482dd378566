### Pyramidy stříbra a zlata.

pyramids-title = Pyramidy stříbra a zlata
pyramids-tagline = Všichni křížkují stejný tvar ve stejnou chvíli. Najděte cestu ke zlaté hrobce kolem drahokamů, pochodní a lebek.

## Názvy

pyramids-purple = fialová
pyramids-orange = oranžová
pyramids-green = zelená
pyramids-the-card = { $colour ->
    [purple] fialovou kartu { $card }
    [orange] oranžovou kartu { $card }
   *[green] zelenou kartu { $card }
  }
pyramids-the-colour = { $colour ->
    [purple] fialovou
    [orange] oranžovou
   *[green] zelenou
  }
pyramids-shape-i2 = domino
pyramids-shape-i3 = rovná trojka
pyramids-shape-v3 = lomená trojka
pyramids-shape-i4 = rovná čtyřka
pyramids-shape-l4 = čtyřka do L
pyramids-shape-o4 = čtverec
pyramids-shape-s4 = čtyřka do S
pyramids-shape-t4 = čtyřka do T
pyramids-entry = vstup
pyramids-tomb = zlatá hrobka
pyramids-wall = stěna
pyramids-cross = červený kříž
pyramids-red-gem = červený drahokam
pyramids-green-gem = zelený drahokam
pyramids-torch = pochodeň
pyramids-skull = lebka
pyramids-potion = lektvar
pyramids-empty = prázdné

## Na stole

pyramids-card = Karta { $card }, { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] cesta k hrobce hotová
    [one] { $count } políčko k hrobce
    [few] { $count } políčka k hrobce
   *[other] { $count } políček k hrobce
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, zakřížkováno
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, zakřížkováno právě teď
pyramids-no-cards = Žádná karta už na vás nezbyla. To, co máte na hodnoticí kartě, se na konci započítá.
pyramids-slot = Sem přijde nová karta.
pyramids-round = Kolo { $round } ze { $rounds }
pyramids-nth = tvar { $nth } ze { $of }
pyramids-shapes-gone = Odehrané
pyramids-shapes-coming = { $count ->
    [0] V tomto kole se nepoužije
   *[other] Ještě { $count } z těchto
}
pyramids-offer = Nabídka
pyramids-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
  }
pyramids-race = Závod o pyramidové body
pyramids-sheet = Hodnoticí karta
pyramids-ticked = zaškrtnuto: { $count } { $of ->
    [4] ze 4
   *[other] z { $of }
  }
pyramids-bonuses = Za barvy
pyramids-earned = Pyramidové body za { $colour }: { $points }
pyramids-gems = Drahokamy
pyramids-cards = Karty
pyramids-total = Body
pyramids-drawn-dealt = karty na výběr: { $count }
pyramids-drawn-sealed = skryto, dokud všichni neskončí
pyramids-drawn-marked = zakřížkováno
pyramids-drawn-hidden = ostatní to zatím nevidí

## K čemu co je

pyramids-tip-entry = První křížky na kartě musí zahrnovat vstup.
pyramids-tip-tomb = Zakřížkujte hrobku a karta je dokončená: 10 bodů a vezmete si novou kartu.
pyramids-tip-wall = Stěnu zakřížkovat nelze.
pyramids-tip-cross = Hned zakřížkujte jedno políčko navíc v kterékoli komnatě.
pyramids-tip-gem = Zaškrtněte další okénko této barvy. Na konci je pár červeného a zeleného drahokamu za 5 bodů, každý zbylý za 1.
pyramids-tip-torch = Zaškrtněte pochodeň tohoto kola: 5 bodů. V každém kole se počítá jen jedna.
pyramids-tip-skull = Zaškrtněte další lebku. Na konci se jako minusové body počítá jen ta nejhorší.
pyramids-tip-potion = Vymažte dvě zaškrtnuté lebky s nejvíce minusovými body.
pyramids-tip-bonus = Za 2., 4. a 6. dokončenou kartu jedné barvy získáte nejvyšší pyramidové body, které pro ni zbývají: 10, pak 6, pak 3.
pyramids-tip-cards = Každá dokončená karta je za 10 bodů.
pyramids-tip-shape = Tento tvar teď křížkují všichni. Můžete ho otočit i převrátit, nebo místo něj zakřížkovat jediné políčko.

## Co lze udělat

pyramids-prompt-choose = Vyberte si dvě ze svých čtyř karet.
pyramids-prompt-mark = Zakřížkujte v jedné komnatě tvar „{ $shape }“, nebo jedno políčko.
pyramids-prompt-extra = { $count ->
    [one] Za kříž máte jedno políčko navíc: zakřížkujte ho v kterékoli komnatě.
    [few] Za kříže máte { $count } políčka navíc: zakřížkujte je v kterékoli komnatě.
   *[other] Za kříže máte { $count } políček navíc: zakřížkujte je v kterékoli komnatě.
  }
pyramids-prompt-take = Vezměte si kartu z nabídky, nebo naslepo z balíčku.
pyramids-next-keep = Vyberte druhou kartu, kterou si necháte.
pyramids-next-lay = Klepnutím tvar otočíte, klepnutím jinam přesunete. Pak potvrďte.
pyramids-keep = Nechat si karty { $first } a { $second }
pyramids-mark = Zakřížkovat na kartě { $card }: { $fields }
pyramids-mark-brings = Zakřížkovat na kartě { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] jedno políčko navíc
    [few] { $count } políčka navíc
   *[other] { $count } políček navíc
  }
pyramids-take = Vzít { $card }
pyramids-take-blind = Vzít naslepo vrchní kartu balíčku

## Co se stalo

pyramids-event-kept = { $name } si nechává karty { $cards }.
pyramids-event-revealed = Nový tvar: { $shape }.
pyramids-event-marked = { $name } křížkuje na kartě { $card }: { $fields }.
pyramids-event-ticked = { $name } má na hodnoticí kartě: { $red ->
    [one] { $red } červený drahokam
    [few] { $red } červené drahokamy
   *[other] { $red } červených drahokamů
  }, { $green ->
    [one] { $green } zelený drahokam
    [few] { $green } zelené drahokamy
   *[other] { $green } zelených drahokamů
  }, { $torches ->
    [one] { $torches } pochodeň
    [few] { $torches } pochodně
   *[other] { $torches } pochodní
  }, { $skulls ->
    [one] { $skulls } lebku
    [few] { $skulls } lebky
   *[other] { $skulls } lebek
  }.
pyramids-event-completed = { $name } dokončuje { $card }.
pyramids-event-took = { $name } si bere z nabídky kartu { $card }.
pyramids-event-drew = { $name } si bere naslepo z balíčku kartu { $card }.
pyramids-event-bonus = { $name } získává { $points ->
    [one] { $points } pyramidový bod
    [few] { $points } pyramidové body
   *[other] { $points } pyramidových bodů
  } za { $colour }.
pyramids-event-round = Začíná { $round }. kolo.
pyramids-event-ended = Skončilo { $round }. kolo a s ním i hra.
pyramids-event-ended-cards = Nikdo už nemá žádnou kartu: hra končí.
pyramids-tie-break = dokončená karta s nejnižším číslem

## Proč ne

pyramids-refusal-choosing = Nejdřív si každý vybere dvě ze svých čtyř karet.
pyramids-refusal-marking = Teď všichni křížkují. Novou kartu si vezmete, až dojdete k hrobce.
pyramids-refusal-taking = Teď se berou nové karty. Křížkovat se bude zase s dalším tvarem.
pyramids-refusal-over = Hra skončila.
pyramids-refusal-not-dealt = Nechte si dvě různé karty z těch, které jste dostali; s kartou { $card } to nejde.
pyramids-refusal-not-in-play = Křížkovat můžete jen na svých dvou kartách a karta { $card } mezi ně nepatří.
pyramids-refusal-shape = Políčka { $fields } netvoří tvar „{ $shape }“. Zakřížkujte na jedné kartě celý tvar, třeba otočený nebo převrácený, anebo právě jedno políčko.
pyramids-refusal-wall = { $count ->
    [one] Políčko { $fields } je stěna. Stěny zakřížkovat nelze.
   *[other] Políčka { $fields } jsou stěny. Stěny zakřížkovat nelze.
  }
pyramids-refusal-marked = { $count ->
    [one] Políčko { $fields } už je zakřížkované. Žádné nelze zakřížkovat dvakrát.
   *[other] Políčka { $fields } už jsou zakřížkovaná. Žádné nelze zakřížkovat dvakrát.
  }
pyramids-refusal-entry = První křížky na kartě musí zahrnovat její vstup, tady { $entry }.
pyramids-refusal-apart = { $count ->
    [one] Políčko { $fields } nenavazuje. Nové křížky musí aspoň jednou hranou sousedit s políčkem, které jste zakřížkovali dřív.
   *[other] Políčka { $fields } nenavazují. Nové křížky musí aspoň jednou hranou sousedit s políčkem, které jste zakřížkovali dřív.
  }
pyramids-refusal-one-field = Za kříž máte právě jedno políčko navíc.
pyramids-refusal-not-offered = Karta { $card } není v nabídce.
pyramids-refusal-deck = Balíček je prázdný. Vezměte si kartu z nabídky.

## Závěrečné bodování

pyramids-account-cards = Dokončené karty
pyramids-account-torches = Pochodně
pyramids-account-bonus = Pyramidové body
pyramids-account-pairs = Páry červeného a zeleného drahokamu
pyramids-account-gems = Zbylé drahokamy
pyramids-account-skull = Nejhorší lebka

## Nápověda

pyramids-hint-choose = Dvě karty stejné barvy jsou dobrý začátek: za dokončení druhé získáte pyramidové body, a kdo to stihne první, dostane 10.
pyramids-hint-mark = Klepněte na políčko: ukáže se tam náčrt tvaru. Dalším klepnutím ho otočíte, klepnutím jinam přesunete, a až bude na správném místě, potvrďte ho. Zakřížkovat můžete i jediné políčko.
pyramids-hint-take = Za každou dokončenou kartu je 10 bodů. Na nové kartě začněte u vstupu. Když si karty bere víc hráčů, první vybírá ten, kdo dokončil kartu s nejnižším číslem.

## Proč je akce dobrá nebo špatná

pyramids-reason-points = { $effect ->
    [own-better] bodově na tom budete lépe
   *[own-worse] bodově na tom budete hůř
}
pyramids-reason-tomb = { $effect ->
    [own-better] přiblíží vás ke zlaté hrobce
   *[own-worse] ke zlatým hrobkám to budete mít dál
}
pyramids-reason-bonus = { $effect ->
    [own-better] přiblíží vás k pyramidovým bodům
   *[own-worse] přijdete o pyramidové body
}
pyramids-reason-symbols = { $effect ->
    [own-better] budete mít na dosah víc symbolů
   *[own-worse] budete mít na dosah méně symbolů
}
pyramids-reason-skulls = { $effect ->
    [own-better] vyhnete se lebkám
   *[own-worse] dovede vás k lebkám
}
pyramids-reason-shapes = { $effect ->
    [own-better] zůstane dost místa pro další tvary
   *[own-worse] zůstane málo místa pro další tvary
}

## Lekce

pyramids-lesson-keep-title = Vyberte si komnaty
pyramids-lesson-keep-task = Každý prozkoumává vždy dvě komnaty. Dostali jste čtyři karty a dvě si necháte. Dvě dokončené karty stejné barvy přinesou pyramidové body navíc, tak si nechte dvě zelené: vyberte obě.
pyramids-lesson-keep-done = Tyhle dvě jsou vaše a zbylé se vrátí. Každý vybírá tajně a pak všichni svůj výběr odkryjí najednou.
pyramids-lesson-keep-other = Jedna z nich není zelená. Dvě karty stejné barvy vás přiblíží k pyramidovým bodům.
pyramids-lesson-entrance-title = Vstupem dovnitř
pyramids-lesson-entrance-task = Odkryla se expediční karta a všichni křížkují její tvar na jedné ze svých dvou karet. Tvar můžete otočit i převrátit. První křížky na kartě musí zahrnovat vstup. Zakřížkujte celý tvar tam, kam se vejde.
pyramids-lesson-entrance-done = Čtyři políčka najednou. Vaše křížky nikdo nevidí, dokud nejsou všichni hotoví.
pyramids-lesson-entrance-other = Jedno políčko jde vždycky, ale s celým tvarem se dostanete mnohem dál. Do jedné z komnat se vejde.
pyramids-lesson-cross-title = Červené kříže
pyramids-lesson-cross-task = Další křížky na kartě musí sousedit hranou s políčkem, které už tam máte zakřížkované. Za červený kříž můžete hned zakřížkovat políčko navíc. Zakřížkujte celý tvar tak, aby zahrnul kříž.
pyramids-lesson-cross-done = Kříž máte, a tak hned zakřížkujete jedno políčko navíc.
pyramids-lesson-cross-other = I to jde, ale červený kříž jste vynechali. Umístěte celý tvar tak, aby ho zahrnul.
pyramids-lesson-cross-single = To je hned vedle kříže, ale ne na něm. S celým tvarem se na něj dostanete hned.
pyramids-lesson-cross-start = Tím začínáte druhou kartu. Červený kříž je na té, kterou už máte rozpracovanou.
pyramids-lesson-extra-title = Ještě jedno políčko
pyramids-lesson-extra-task = Teď zakřížkujte políčko navíc za červený kříž, na kterékoli kartě vedle svých křížků. Zamiřte ke zlaté hrobce v dolním řádku.
pyramids-lesson-extra-done = K hrobce už zbývají jen dvě políčka.
pyramids-lesson-extra-other = To je dovoleno, ale k hrobce vás to nepřiblíží. Cesta vede dolním řádkem.
pyramids-lesson-extra-start = Tím začínáte druhou kartu, ale na téhle už máte hrobku blízko. Cesta vede dolním řádkem.
pyramids-lesson-gems-title = Drahokamy v párech
pyramids-lesson-gems-task = Právě jste zakřížkovali zelený drahokam a kříž. Na konci má červený drahokam se zeleným dohromady hodnotu 5 bodů, samotný jen 1. Využijte políčko navíc na červený drahokam.
pyramids-lesson-gems-done = První pár drahokamů máte na hodnoticí kartě zaškrtnutý: 5 bodů.
pyramids-lesson-gems-other = Hned vedle vašich křížků je červený drahokam. Se zeleným má hodnotu 5 bodů.
pyramids-lesson-gems-skull = To je lebka a lebky body berou. Hned vedle vašich křížků je i červený drahokam.
pyramids-lesson-tomb-title = Zlatá hrobka
pyramids-lesson-tomb-task = Místo celého tvaru můžete vždy zakřížkovat jediné políčko. Karta je dokončená, jakmile zakřížkujete její zlatou hrobku, a každá dokončená karta má hodnotu 10 bodů. Jednu dokončete.
pyramids-lesson-tomb-done = Karta je dokončená: 10 bodů. Co jste díky ní zaškrtli, zůstává na hodnoticí kartě a dostanete novou kartu.
pyramids-lesson-tomb-other = V jedné z komnat je hrobka hned vedle vašich křížků.
pyramids-lesson-tomb-short = K hrobce tu ještě jedno políčko chybí. Ve druhé komnatě je hned vedle vašich křížků.
pyramids-lesson-card-title = Nová komnata
pyramids-lesson-card-task = Za každou dokončenou kartu si vezmete novou: z nabídky, nebo naslepo vrchní kartu balíčku. Dokončená karta je zelená a ta druhá také. Vezměte si zelenou.
pyramids-lesson-card-done = Teď máte k dokončení další dvě zelené. Tuhle jste navíc viděli předem, z balíčku by to nešlo.
pyramids-lesson-card-other = Na barvách záleží: tentokrát zůstaňte u zelené.
pyramids-lesson-card-deck = Vrchní karta balíčku může být jakákoli. V nabídce je zelená.
pyramids-lesson-order-title = Kdo vybírá první
pyramids-lesson-order-task = Vy i Meri jste v témže kroku dokončili kartu. Novou si dřív bere ten, kdo dokončil nižší číslo: vaše karta má číslo 3, ta druhá 24. Oba máte rozpracovanou oranžovou kartu a v nabídce je jediná. Vezměte si ji.
pyramids-lesson-order-done = Je vaše. Nabídka se doplnila na čtyři karty a teď si bere Meri.
pyramids-lesson-order-other = Oranžovou by si pak mohla vzít Meri. Teď jste na řadě vy: vezměte si ji.
pyramids-lesson-order-deck = To může být jakákoli karta a oranžovou by si mohla vzít Meri. Teď jste na řadě vy.
pyramids-lesson-bonus-title = Pyramidové body
pyramids-lesson-bonus-task = Za 2., 4. nebo 6. dokončenou kartu jedné barvy získáte bonus, pyramidové body: vždy nejvyšší číslo, které zbývá, nejdřív 10, pak 6, pak 3. Jednu zelenou už máte. Dokončete další dřív než někdo jiný.
pyramids-lesson-bonus-done = Druhá zelená karta a nikdo nebyl rychlejší: bonus 10 a k tomu 10 bodů za kartu.
pyramids-lesson-bonus-other = Hrobka na vaší zelené kartě je na dosah. Zakřížkujte ji, než bonus získá někdo jiný.
pyramids-lesson-bonus-shape = Celý tvar se tam vejde, ale hrobku vynechá. Stačí jediné políčko: zakřížkujte hrobku.
pyramids-lesson-lowest-title = Vyhrává nižší číslo
pyramids-lesson-lowest-task = Vy i Nefer už máte jednu fialovou kartu a v tomto kroku můžete oba dokončit další. Pak dostane vyšší bonus ten, kdo dokončil nižší číslo: vy máte kartu 15, Nefer 17. Za kříž máte políčko navíc: dokončete kartu 15.
pyramids-lesson-lowest-done = I když teď Nefer dokončí kartu 17, desítka je vaše a za druhou kartu zbude jen 6. Nízké číslo se hodí i na konci: při rovnosti bodů vyhrává dokončená karta s nejnižším číslem.
pyramids-lesson-lowest-other = Tím kartu nedokončíte. Hrobka je hned vedle políček, která jste právě zakřížkovali.
pyramids-lesson-torch-title = Pochodně a lebky
pyramids-lesson-torch-task = Za pochodeň je 5 bodů, ale v každém kole jen za jednu. Lebky body berou: každá je horší než ta před ní a počítá se jen ta nejhorší. Zakřížkujte tvar tak, aby zahrnul pochodeň, ale žádnou lebku.
pyramids-lesson-torch-done = Pochodeň tohoto kola je zaškrtnutá. A kdyby lebek přibylo, lektvar vymaže dvě nejhorší.
pyramids-lesson-torch-other = Pochodeň jste vynechali. Je hned pod vstupem vaší nové karty.
pyramids-lesson-torch-skull = Pochodeň máte, ale s ní i lebku. Tvar se vejde i bez lebky.
