### Pyramídy striebra a zlata.

pyramids-title = Pyramídy striebra a zlata
pyramids-tagline = Všetci naraz označujú rovnaký tvar. Nájdite cestu k zlatej hrobke popri drahokamoch, fakliach a lebkách.

## Názvy

pyramids-purple = fialová
pyramids-orange = oranžová
pyramids-green = zelená
pyramids-the-card = { $colour ->
    [purple] fialovú kartu { $card }
    [orange] oranžovú kartu { $card }
   *[green] zelenú kartu { $card }
  }
pyramids-the-colour = { $colour ->
    [purple] fialovú
    [orange] oranžovú
   *[green] zelenú
  }
pyramids-shape-i2 = domino
pyramids-shape-i3 = rovná trojka
pyramids-shape-v3 = roh
pyramids-shape-i4 = rovná štvorka
pyramids-shape-l4 = písmeno L
pyramids-shape-o4 = štvorec
pyramids-shape-s4 = písmeno S
pyramids-shape-t4 = písmeno T
pyramids-entry = vstup
pyramids-tomb = zlatá hrobka
pyramids-wall = stena
pyramids-cross = červený krížik
pyramids-red-gem = červený drahokam
pyramids-green-gem = zelený drahokam
pyramids-torch = fakľa
pyramids-skull = lebka
pyramids-potion = elixír
pyramids-empty = prázdne

## Na stole

pyramids-card = Karta { $card }, { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] cesta k hrobke hotová
    [one] { $count } políčko k hrobke
    [few] { $count } políčka k hrobke
   *[other] { $count } políčok k hrobke
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, označené
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, práve označené
pyramids-no-cards = Žiadna karta sa vám už neušla. Vaša hodnotiaca karta sa na konci aj tak počíta.
pyramids-slot = Sem príde vaša nová karta.
pyramids-round = { $round }. kolo zo { $rounds }
pyramids-nth = { $nth }. tvar zo { $of }
pyramids-shapes-gone = Odohrané
pyramids-shapes-coming = { $count ->
    [0] V tomto kole sa nepoužije
   *[other] Ešte { $count } z týchto
}
pyramids-offer = Ponuka
pyramids-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
  }
pyramids-race = Preteky o bonusy za farby
pyramids-sheet = Hodnotiaca karta
pyramids-ticked = zaškrtnuté: { $count }/{ $of }
pyramids-bonuses = Bonusy
pyramids-earned = Bonusy za { $colour }: { $points }
pyramids-gems = Drahokamy
pyramids-cards = Karty
pyramids-total = Body
pyramids-drawn-dealt = karty na výber: { $count }
pyramids-drawn-sealed = skryté, kým všetci neskončia
pyramids-drawn-marked = označené
pyramids-drawn-hidden = ostatní to zatiaľ nevidia

## Na čo čo slúži

pyramids-tip-entry = Prvé označenie na karte musí zahŕňať vstup.
pyramids-tip-tomb = Označte hrobku a karta je dokončená: 10 bodov a vezmete si novú kartu.
pyramids-tip-wall = Stena sa nedá označiť.
pyramids-tip-cross = Hneď označte jedno políčko navyše v ktorejkoľvek komnate.
pyramids-tip-gem = Zaškrtnite ďalšie okienko tejto farby. Na konci je pár červeného a zeleného drahokamu za 5 bodov, každý zvyšný za 1.
pyramids-tip-torch = Zaškrtnite fakľu tohto kola: 5 bodov. V každom kole sa počíta len jedna.
pyramids-tip-skull = Zaškrtnite ďalšiu lebku. Na konci sa ako mínusové body počíta len tá najhoršia.
pyramids-tip-potion = Vymažte dve zaškrtnuté lebky, za ktoré je najviac mínusových bodov.
pyramids-tip-bonus = Za 2., 4. a 6. dokončenú kartu jednej farby získate najvyšší bonus, ktorý za ňu zostáva: 10, potom 6, potom 3.
pyramids-tip-cards = Každá dokončená karta má hodnotu 10 bodov.
pyramids-tip-shape = Tento tvar teraz označujú všetci. Môžete ho otočiť aj prevrátiť, alebo namiesto neho označiť jediné políčko.

## Čo sa dá urobiť

pyramids-prompt-choose = Nechajte si dve zo svojich štyroch kariet.
pyramids-prompt-mark = Označte v jednej komnate tvar „{ $shape }“ alebo jedno políčko.
pyramids-prompt-extra = { $count ->
    [one] Za krížik označte jedno políčko navyše v ktorejkoľvek svojej komnate.
    [few] Za krížiky označte { $count } políčka navyše v ktorejkoľvek svojej komnate.
   *[other] Za krížiky označte { $count } políčok navyše v ktorejkoľvek svojej komnate.
  }
pyramids-prompt-take = Vezmite si kartu z ponuky, alebo si jednu potiahnite z balíčka.
pyramids-next-keep = Vyberte druhú kartu, ktorú si necháte.
pyramids-next-lay = Ťuknutím tvar otočíte, ťuknutím inam presuniete. Potom potvrďte.
pyramids-keep = Nechať si karty { $first } a { $second }
pyramids-mark = Označiť na karte { $card }: { $fields }
pyramids-mark-brings = Označiť na karte { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] políčko navyše
    [few] { $count } políčka navyše
   *[other] { $count } políčok navyše
  }
pyramids-take = Vziať { $card }
pyramids-take-blind = Potiahnuť vrchnú kartu balíčka

## Čo sa stalo

pyramids-event-kept = { $name } si necháva karty { $cards }.
pyramids-event-revealed = Nový tvar: { $shape }.
pyramids-event-marked = { $name } označuje na karte { $card }: { $fields }.
pyramids-event-ticked = { $name } má na hodnotiacej karte: { $red ->
    [one] { $red } červený drahokam
    [few] { $red } červené drahokamy
   *[other] { $red } červených drahokamov
  }, { $green ->
    [one] { $green } zelený drahokam
    [few] { $green } zelené drahokamy
   *[other] { $green } zelených drahokamov
  }, { $torches ->
    [one] { $torches } fakľu
    [few] { $torches } fakle
   *[other] { $torches } fakieľ
  }, { $skulls ->
    [one] { $skulls } lebku
    [few] { $skulls } lebky
   *[other] { $skulls } lebiek
  }.
pyramids-event-completed = { $name } dokončuje { $card }.
pyramids-event-took = { $name } si berie z ponuky kartu { $card }.
pyramids-event-drew = { $name } si ťahá z balíčka kartu { $card }.
pyramids-event-bonus = { $name } získava za { $colour } farbu bonus { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
  }
pyramids-event-round = Začína sa { $round }. kolo.
pyramids-event-ended = Skončilo sa { $round }. kolo a s ním aj hra.
pyramids-event-ended-cards = Nikto už nemá žiadnu kartu: hra sa končí.
pyramids-tie-break = dokončená karta s najnižším číslom

## Prečo nie

pyramids-refusal-choosing = Najprv si každý vyberie dve zo svojich štyroch kariet.
pyramids-refusal-marking = Teraz všetci označujú. Novú kartu dostanete, keď dôjdete k hrobke.
pyramids-refusal-taking = Teraz sa berú nové karty. Označovať sa bude zasa pri ďalšom tvare.
pyramids-refusal-over = Hra sa skončila.
pyramids-refusal-not-dealt = Nechajte si dve rôzne karty z tých, ktoré ste dostali; s kartou { $card } to nejde.
pyramids-refusal-not-in-play = Označovať môžete len na svojich dvoch kartách a karta { $card } medzi ne nepatrí.
pyramids-refusal-shape = Políčka { $fields } netvoria tvar „{ $shape }“. Označte na jednej karte celý tvar, pokojne otočený alebo zrkadlovo prevrátený, alebo presne jedno políčko.
pyramids-refusal-wall = { $count ->
    [one] Políčko { $fields } je stena. Steny sa nedajú označiť.
   *[other] Políčka { $fields } sú steny. Steny sa nedajú označiť.
  }
pyramids-refusal-marked = { $count ->
    [one] Políčko { $fields } je už označené. Žiadne políčko sa nedá označiť dvakrát.
   *[other] Políčka { $fields } sú už označené. Žiadne políčko sa nedá označiť dvakrát.
  }
pyramids-refusal-entry = Prvé označenie na karte musí zahŕňať jej vstup, tu { $entry }.
pyramids-refusal-apart = { $count ->
    [one] Políčko { $fields } nenadväzuje. Nové označenie sa musí aspoň jednou hranou dotýkať políčka, ktoré ste už označili.
   *[other] Políčka { $fields } nenadväzujú. Nové označenie sa musí aspoň jednou hranou dotýkať políčka, ktoré ste už označili.
  }
pyramids-refusal-one-field = Za krížik označíte presne jedno políčko navyše.
pyramids-refusal-not-offered = Karta { $card } nie je v ponuke.
pyramids-refusal-deck = Balíček je prázdny. Vezmite si kartu z ponuky.

## Záverečné počítanie

pyramids-account-cards = Dokončené karty
pyramids-account-torches = Fakle
pyramids-account-bonus = Bonus za farbu
pyramids-account-pairs = Páry červeného a zeleného drahokamu
pyramids-account-gems = Zvyšné drahokamy
pyramids-account-skull = Najhoršia lebka

## Nápoveda

pyramids-hint-choose = Dve karty rovnakej farby sú dobrý začiatok: za dokončenie druhej získate bonus za farbu, a kto to stihne prvý, dostane 10 bodov.
pyramids-hint-mark = Ťuknite na políčko: ukáže sa tam náčrt tvaru. Ďalším ťuknutím ho otočíte, ťuknutím inam presuniete, a keď bude na správnom mieste, potvrďte ho. Označiť môžete aj jediné políčko.
pyramids-hint-take = Za každú dokončenú kartu je 10 bodov. Na novej karte začínate pri vstupe. Ak si karty berie viac hráčov, prvý je ten, kto dokončil kartu s najnižším číslom.

## Prečo je akcia dobrá alebo zlá

pyramids-reason-points = { $effect ->
    [own-better] bodovo na tom budete lepšie
   *[own-worse] bodovo na tom budete horšie
}
pyramids-reason-tomb = { $effect ->
    [own-better] priblíži vás k zlatej hrobke
   *[own-worse] k zlatým hrobkám to budete mať ďalej
}
pyramids-reason-bonus = { $effect ->
    [own-better] priblíži vás k bonusu za farbu
   *[own-worse] prídete o bonus za farbu
}
pyramids-reason-symbols = { $effect ->
    [own-better] budete mať na dosah viac symbolov
   *[own-worse] budete mať na dosah menej symbolov
}
pyramids-reason-skulls = { $effect ->
    [own-better] vyhnete sa lebkám
   *[own-worse] dovedie vás k lebkám
}
pyramids-reason-shapes = { $effect ->
    [own-better] zostane dosť miesta pre ďalšie tvary
   *[own-worse] zostane málo miesta pre ďalšie tvary
}

## Lekcie

pyramids-lesson-keep-title = Vyberte si komnaty
pyramids-lesson-keep-task = Každý skúma vždy dve komnaty. Dostali ste štyri karty a dve si necháte. Dve dokončené karty rovnakej farby prinesú bonus, tak si nechajte dve zelené: vyberte obe.
pyramids-lesson-keep-done = Tieto dve sú vaše a ostatné sa vrátia. Každý vyberá tajne a potom sa všetky voľby odkryjú naraz.
pyramids-lesson-keep-other = Jedna z nich nie je zelená. Dve karty rovnakej farby vás priblížia k bonusu.
pyramids-lesson-entrance-title = Vstupom dnu
pyramids-lesson-entrance-task = Odkryla sa expedičná karta a všetci označujú jej tvar na jednej zo svojich dvoch kariet. Tvar môžete otočiť aj prevrátiť. Prvé označenie na karte musí zahŕňať vstup. Označte celý tvar tam, kam sa zmestí.
pyramids-lesson-entrance-done = Štyri políčka naraz. Vaše označenia nikto nevidí, kým nie sú všetci hotoví.
pyramids-lesson-entrance-other = Jedno políčko môžete označiť vždy, ale s celým tvarom sa dostanete oveľa ďalej. Do jednej z komnát sa zmestí.
pyramids-lesson-cross-title = Červené krížiky
pyramids-lesson-cross-task = Ďalšie označenie na karte musí susediť hranou s políčkom, ktoré tam už máte označené. Za červený krížik môžete hneď označiť políčko navyše. Označte celý tvar tak, aby zahrnul krížik.
pyramids-lesson-cross-done = Krížik je označený, takže máte políčko navyše a označíte ho hneď.
pyramids-lesson-cross-other = Aj to sa dá, ale červený krížik ste vynechali. Zahrňte ho do celého tvaru.
pyramids-lesson-cross-single = To je hneď vedľa krížika, ale nie na ňom. S celým tvarom sa naň dostanete hneď.
pyramids-lesson-cross-start = Tým začínate druhú kartu. Červený krížik je na tej, ktorú už máte rozpracovanú.
pyramids-lesson-extra-title = Ešte jedno políčko
pyramids-lesson-extra-task = Teraz označte políčko navyše za krížik, na ktorejkoľvek karte vedľa svojich označení. Zamierte k zlatej hrobke v dolnom riadku.
pyramids-lesson-extra-done = K hrobke už zostávajú len dve políčka.
pyramids-lesson-extra-other = To je dovolené, ale k hrobke vás to nepriblíži. Cesta vedie dolným riadkom.
pyramids-lesson-extra-start = Tým začínate druhú kartu, ale na tejto už máte hrobku blízko. Cesta vedie dolným riadkom.
pyramids-lesson-gems-title = Drahokamy v pároch
pyramids-lesson-gems-task = Práve ste označili zelený drahokam a krížik. Na konci má červený drahokam so zeleným spolu hodnotu 5 bodov, samotný len 1. Využite políčko navyše na červený drahokam.
pyramids-lesson-gems-done = Prvý pár drahokamov máte na hodnotiacej karte zaškrtnutý: 5 bodov.
pyramids-lesson-gems-other = Hneď vedľa vašich označení je červený drahokam. So zeleným má hodnotu 5 bodov.
pyramids-lesson-gems-skull = To je lebka a lebky body berú. Hneď vedľa vašich označení je aj červený drahokam.
pyramids-lesson-tomb-title = Zlatá hrobka
pyramids-lesson-tomb-task = Namiesto celého tvaru môžete vždy označiť jediné políčko. Karta je dokončená, len čo označíte jej zlatú hrobku, a každá dokončená karta má hodnotu 10 bodov. Jednu dokončite.
pyramids-lesson-tomb-done = Karta je dokončená: 10 bodov. Čo ste vďaka nej zaškrtli, zostáva na hodnotiacej karte a dostanete novú kartu.
pyramids-lesson-tomb-other = V jednej z komnát je hrobka hneď vedľa vašich označení.
pyramids-lesson-tomb-short = K hrobke tu ešte jedno políčko chýba. V druhej komnate je hneď vedľa vašich označení.
pyramids-lesson-card-title = Nová komnata
pyramids-lesson-card-task = Za každú dokončenú kartu si vezmete novú: z ponuky, alebo naslepo vrchnú kartu balíčka. Dokončená karta je zelená a tá druhá tiež. Vezmite si zelenú.
pyramids-lesson-card-done = Teraz máte na dokončenie ďalšie dve zelené. Túto ste navyše videli vopred, z balíčka by to nešlo.
pyramids-lesson-card-other = Na farbách záleží: tentoraz zostaňte pri zelenej.
pyramids-lesson-card-deck = Vrchná karta balíčka môže byť akákoľvek. V ponuke je zelená.
pyramids-lesson-order-title = Kto vyberá prvý
pyramids-lesson-order-task = Vy aj Meri ste v tom istom kroku dokončili kartu. Novú si skôr berie ten, kto dokončil nižšie číslo: vaša karta má číslo 3, tá druhá 24. Obaja máte rozpracovanú oranžovú kartu a v ponuke je jediná. Vezmite si ju.
pyramids-lesson-order-done = Je vaša. Ponuka sa doplnila na štyri karty a teraz si berie Meri.
pyramids-lesson-order-other = Oranžovú by si potom mohla vziať Meri. Teraz ste na rade vy: vezmite si ju.
pyramids-lesson-order-deck = To môže byť akákoľvek karta a oranžovú by si mohla vziať Meri. Teraz ste na rade vy.
pyramids-lesson-bonus-title = Bonus za farbu
pyramids-lesson-bonus-task = Za 2., 4. alebo 6. dokončenú kartu jednej farby získate najvyšší zostávajúci bonus: najprv 10, potom 6, potom 3. Jednu zelenú už máte. Dokončite ďalšiu skôr než niekto iný.
pyramids-lesson-bonus-done = Druhá zelená karta a nikto nebol rýchlejší: bonus 10 a k tomu 10 bodov za kartu.
pyramids-lesson-bonus-other = Hrobka na vašej zelenej karte je na dosah. Označte ju, kým bonus nezíska niekto iný.
pyramids-lesson-bonus-shape = Celý tvar sa tam zmestí, ale hrobku vynechá. Stačí jediné políčko: označte hrobku.
pyramids-lesson-lowest-title = Vyhráva nižšie číslo
pyramids-lesson-lowest-task = Vy aj Nefer už máte jednu fialovú kartu a v tomto kroku môžete obaja dokončiť ďalšiu. Potom dostane vyšší bonus ten, kto dokončil nižšie číslo: vy máte kartu 15, Nefer 17. Za krížik máte políčko navyše: dokončite kartu 15.
pyramids-lesson-lowest-done = Aj keď teraz Nefer dokončí kartu 17, desiatka je vaša a za druhú kartu zostane len 6. Nízke číslo sa hodí aj na konci: pri rovnosti bodov vyhráva dokončená karta s najnižším číslom.
pyramids-lesson-lowest-other = Tým kartu nedokončíte. Hrobka je hneď vedľa políčok, ktoré ste práve označili.
pyramids-lesson-torch-title = Fakle a lebky
pyramids-lesson-torch-task = Fakľa má hodnotu 5 bodov, v každom kole jedna. Lebky body berú: každá je horšia ako tá pred ňou a počíta sa len tá najhoršia. Označte tvar tak, aby zahrnul fakľu, ale žiadnu lebku.
pyramids-lesson-torch-done = Fakľa tohto kola je zaškrtnutá. A keby lebiek pribudlo, elixír vymaže dve najhoršie.
pyramids-lesson-torch-other = Fakľu ste vynechali. Je hneď pod vstupom vašej novej karty.
pyramids-lesson-torch-skull = Fakľu to zahŕňa, ale aj lebku. Tvar sa zmestí aj bez nej.
