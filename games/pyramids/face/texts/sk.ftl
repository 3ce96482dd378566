### Pyramídy striebra a zlata.

pyramids-title = Pyramídy striebra a zlata
pyramids-tagline = Jeden tvar pre všetkých, všetci naraz: nájdite cestu k zlatej hrobke okolo drahokamov, fakieľ a lebiek.

## Names

pyramids-purple = fialová
pyramids-orange = oranžová
pyramids-green = zelená
pyramids-shape-i2 = domino
pyramids-shape-i3 = rovná trojka
pyramids-shape-v3 = lomená trojka
pyramids-shape-i4 = rovná štvorka
pyramids-shape-l4 = štvorka do L
pyramids-shape-o4 = štvorec
pyramids-shape-s4 = štvorka do S
pyramids-shape-t4 = štvorka do T
pyramids-entry = vstup
pyramids-tomb = zlatá hrobka
pyramids-wall = stena
pyramids-cross = červený kríž
pyramids-red-gem = červený drahokam
pyramids-green-gem = zelený drahokam
pyramids-torch = fakľa
pyramids-skull = lebka
pyramids-potion = elixír
pyramids-empty = prázdne

## On the table

pyramids-card = Karta { $card }, { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] hrobka dosiahnutá
    [one] { $count } políčko k hrobke
    [few] { $count } políčka k hrobke
    [many] { $count } políčka k hrobke
   *[other] { $count } políčok k hrobke
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, označené
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, označené práve teraz
pyramids-no-cards = Žiadna karta už na vás nezostala. Váš bodovací list sa na konci počíta.
pyramids-slot = Sem príde nová karta.
pyramids-round = Kolo { $round } zo { $rounds }
pyramids-nth = tvar { $nth } zo { $of }
pyramids-shapes-gone = Odohrané
pyramids-shapes-coming = Príde ešte { $count } z
pyramids-offer = Ponuka
pyramids-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
  }
pyramids-race = Preteky o bonusy za farby
pyramids-sheet = Bodovací list
pyramids-ticked = zaškrtnuté { $count } z { $of }
pyramids-bonuses = Bonusy
pyramids-earned = Bonusy za farbu { $colour }: { $points }
pyramids-cards = Karty
pyramids-total = Body

## What one can do

pyramids-prompt-choose = Nechajte si dve zo svojich štyroch kariet.
pyramids-prompt-mark = Označte v jednej komnate tvar { $shape } alebo len jedno políčko.
pyramids-prompt-extra = { $count ->
    [one] Za kríž označte ešte jedno políčko v ktorejkoľvek komnate.
    [few] Za kríže označte ešte { $count } políčka v ktorejkoľvek komnate.
    [many] Za kríže označte ešte { $count } políčka v ktorejkoľvek komnate.
   *[other] Za kríže označte ešte { $count } políčok v ktorejkoľvek komnate.
  }
pyramids-prompt-take = Vezmite si kartu z ponuky alebo naslepo z balíčka.
pyramids-keep = Nechať si { $first } a { $second }
pyramids-mark = Označiť { $card }: { $fields }
pyramids-mark-brings = Označiť { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] políčko navyše
    [few] { $count } políčka navyše
    [many] { $count } políčka navyše
   *[other] { $count } políčok navyše
  }
pyramids-take = Vziať kartu { $card }, { $colour }
pyramids-take-blind = Vziať naslepo vrchnú kartu balíčka

## What happened

pyramids-event-kept = { $name } si necháva karty { $cards }.
pyramids-event-revealed = Tvar pre všetkých: { $shape }.
pyramids-event-marked = { $name } označuje na karte { $card }: { $fields }.
pyramids-event-ticked = { $name } má na liste: červené drahokamy { $red }, zelené drahokamy { $green }, fakle { $torches }, lebky { $skulls }.
pyramids-event-completed = { $name } dokončuje kartu { $card }, { $colour }.
pyramids-event-took = { $name } berie z ponuky kartu { $card }.
pyramids-event-drew = { $name } berie z balíčka kartu { $card }.
pyramids-event-bonus = { $name } získava bonus { $points } za farbu: { $colour }.
pyramids-event-round = Začína sa kolo { $round }.
pyramids-event-ended = Hra sa skončila.

## Why not

pyramids-refusal-choosing = Najprv si každý nechá dve zo štyroch rozdaných kariet.
pyramids-refusal-marking = Teraz všetci označujú. Novú kartu si vezme, kto došiel k hrobke.
pyramids-refusal-taking = Teraz sa berú nové karty. Označuje sa zase s ďalším tvarom.
pyramids-refusal-over = Hra sa skončila.
pyramids-refusal-not-dealt = Nechávate si dve rôzne karty z tých, ktoré vám rozdali; karta { $card } to nespĺňa.
pyramids-refusal-not-in-play = Označujete len na svojich dvoch kartách; karta { $card } medzi ne nepatrí.
pyramids-refusal-shape = Políčka { $fields } netvoria tvar { $shape }. Označte na jednej karte celý tvar, otočený či prevrátený, alebo práve jedno políčko.
pyramids-refusal-wall = { $count ->
    [one] { $fields } je stena. Steny sa nikdy neoznačujú.
    [few] { $fields } sú steny. Steny sa nikdy neoznačujú.
    [many] { $fields } sú steny. Steny sa nikdy neoznačujú.
   *[other] { $fields } sú steny. Steny sa nikdy neoznačujú.
  }
pyramids-refusal-marked = { $count ->
    [one] { $fields } je už označené. Žiadne políčko sa neoznačuje dvakrát.
    [few] { $fields } sú už označené. Žiadne políčko sa neoznačuje dvakrát.
    [many] { $fields } sú už označené. Žiadne políčko sa neoznačuje dvakrát.
   *[other] { $fields } sú už označené. Žiadne políčko sa neoznačuje dvakrát.
  }
pyramids-refusal-entry = Prvé označenie na karte zahŕňa jej vstup, tu { $entry }.
pyramids-refusal-apart = { $fields } leží bokom. Každé označenie susedí stranou s políčkom označeným skôr.
pyramids-refusal-one-field = Za kríž sa označuje práve jedno políčko navyše.
pyramids-refusal-not-offered = Karta { $card } nie je v ponuke.
pyramids-refusal-deck = Balíček je prázdny. Vezmite si kartu z ponuky.

## The final account

pyramids-account-cards = dokončené karty
pyramids-account-torches = fakle
pyramids-account-bonus = bonus za farbu
pyramids-account-pairs = páry červeného a zeleného drahokamu
pyramids-account-gems = zvyšné drahokamy
pyramids-account-skull = najhoršia lebka

## Hints

pyramids-hint-choose = Dve karty jednej farby sú dobrý začiatok: dokončením druhej získate bonus za farbu a kto to dokáže prvý, má 10 bodov.
pyramids-hint-mark = Ťuknite na políčka, ktoré chcete označiť; tvar smiete otočiť aj prevrátiť. Len čo zostáva jediný spôsob, ako tvar položiť, je hotovo. Jediné políčko označíte ťuknutím a potvrdením.
pyramids-hint-take = Každá dokončená karta je za 10 bodov. Na novej karte sa začína pri vstupe; ak berie viac hráčov, začína ten s najnižším číslom dokončenej karty.
