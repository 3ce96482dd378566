### Pyramidy stříbra a zlata.

pyramids-title = Pyramidy stříbra a zlata
pyramids-tagline = Jeden tvar pro všechny, všichni najednou: najděte cestu ke zlaté hrobce kolem drahokamů, pochodní a lebek.

## Names

pyramids-purple = fialová
pyramids-orange = oranžová
pyramids-green = zelená
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

## On the table

pyramids-card = Karta { $card }, { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] hrobka dosažena
    [one] { $count } políčko k hrobce
    [few] { $count } políčka k hrobce
    [many] { $count } políčka k hrobce
   *[other] { $count } políček k hrobce
  }
pyramids-field = Karta { $card }, { $field }: { $what }
pyramids-field-marked = Karta { $card }, { $field }: { $what }, označeno
pyramids-field-fresh = Karta { $card }, { $field }: { $what }, označeno právě teď
pyramids-no-cards = Žádná karta už na vás nezbyla. Váš bodovací list se na konci počítá.
pyramids-slot = Sem přijde nová karta.
pyramids-round = Kolo { $round } ze { $rounds }
pyramids-nth = tvar { $nth } ze { $of }
pyramids-shapes-gone = Odehrané
pyramids-shapes-coming = Přijde ještě { $count } z
pyramids-offer = Nabídka
pyramids-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
  }
pyramids-race = Závod o bonusy za barvy
pyramids-sheet = Bodovací list
pyramids-ticked = zaškrtnuto { $count } z { $of }
pyramids-bonuses = Bonusy
pyramids-earned = Bonusy za barvu { $colour }: { $points }
pyramids-cards = Karty
pyramids-total = Body

## What one can do

pyramids-prompt-choose = Nechte si dvě ze svých čtyř karet.
pyramids-prompt-mark = Označte v jedné komnatě tvar { $shape }, nebo jen jedno políčko.
pyramids-prompt-extra = { $count ->
    [one] Za kříž označte ještě jedno políčko v kterékoli komnatě.
    [few] Za kříže označte ještě { $count } políčka v kterékoli komnatě.
    [many] Za kříže označte ještě { $count } políčka v kterékoli komnatě.
   *[other] Za kříže označte ještě { $count } políček v kterékoli komnatě.
  }
pyramids-prompt-take = Vezměte si kartu z nabídky, nebo naslepo z balíčku.
pyramids-keep = Nechat si { $first } a { $second }
pyramids-mark = Označit { $card }: { $fields }
pyramids-mark-brings = Označit { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] políčko navíc
    [few] { $count } políčka navíc
    [many] { $count } políčka navíc
   *[other] { $count } políček navíc
  }
pyramids-take = Vzít kartu { $card }, { $colour }
pyramids-take-blind = Vzít naslepo vrchní kartu balíčku

## What happened

pyramids-event-kept = { $name } si nechává karty { $cards }.
pyramids-event-revealed = Tvar pro všechny: { $shape }.
pyramids-event-marked = { $name } označuje na kartě { $card }: { $fields }.
pyramids-event-ticked = { $name } má na listu: červené drahokamy { $red }, zelené drahokamy { $green }, pochodně { $torches }, lebky { $skulls }.
pyramids-event-completed = { $name } dokončuje kartu { $card }, { $colour }.
pyramids-event-took = { $name } bere z nabídky kartu { $card }.
pyramids-event-drew = { $name } bere z balíčku kartu { $card }.
pyramids-event-bonus = { $name } získává bonus { $points } za barvu: { $colour }.
pyramids-event-round = Začíná kolo { $round }.
pyramids-event-ended = Hra skončila.

## Why not

pyramids-refusal-choosing = Nejdřív si každý nechá dvě ze čtyř rozdaných karet.
pyramids-refusal-marking = Teď všichni označují. Novou kartu si vezme, kdo došel k hrobce.
pyramids-refusal-taking = Teď se berou nové karty. Označuje se zase s dalším tvarem.
pyramids-refusal-over = Hra skončila.
pyramids-refusal-not-dealt = Necháváte si dvě různé karty z těch, které vám byly rozdány; karta { $card } to nesplňuje.
pyramids-refusal-not-in-play = Označujete jen na svých dvou kartách; karta { $card } mezi ně nepatří.
pyramids-refusal-shape = Políčka { $fields } netvoří tvar { $shape }. Označte na jedné kartě celý tvar, otočený či převrácený, nebo právě jedno políčko.
pyramids-refusal-wall = { $count ->
    [one] { $fields } je stěna. Stěny se nikdy neoznačují.
    [few] { $fields } jsou stěny. Stěny se nikdy neoznačují.
    [many] { $fields } jsou stěny. Stěny se nikdy neoznačují.
   *[other] { $fields } jsou stěny. Stěny se nikdy neoznačují.
  }
pyramids-refusal-marked = { $count ->
    [one] { $fields } už je označeno. Žádné políčko se neoznačuje dvakrát.
    [few] { $fields } už jsou označena. Žádné políčko se neoznačuje dvakrát.
    [many] { $fields } už jsou označena. Žádné políčko se neoznačuje dvakrát.
   *[other] { $fields } už jsou označena. Žádné políčko se neoznačuje dvakrát.
  }
pyramids-refusal-entry = První označení na kartě zahrnuje její vstup, zde { $entry }.
pyramids-refusal-apart = { $fields } leží stranou. Každé označení sousedí stranou s políčkem označeným dřív.
pyramids-refusal-one-field = Za kříž se označuje právě jedno políčko navíc.
pyramids-refusal-not-offered = Karta { $card } není v nabídce.
pyramids-refusal-deck = Balíček je prázdný. Vezměte si kartu z nabídky.

## The final account

pyramids-account-cards = dokončené karty
pyramids-account-torches = pochodně
pyramids-account-bonus = bonus za barvu
pyramids-account-pairs = páry červeného a zeleného drahokamu
pyramids-account-gems = zbylé drahokamy
pyramids-account-skull = nejhorší lebka

## Hints

pyramids-hint-choose = Dvě karty jedné barvy jsou dobrý začátek: dokončením druhé získáte bonus za barvu a kdo to dokáže první, má 10 bodů.
pyramids-hint-mark = Klepněte na políčka, která chcete označit; tvar smíte otočit i převrátit. Jakmile zbývá jediný způsob, jak tvar položit, je hotovo. Jediné políčko označíte klepnutím a potvrzením.
pyramids-hint-take = Každá dokončená karta je za 10 bodů. Na nové kartě se začíná u vstupu; bere-li víc hráčů, začíná ten s nejnižším číslem dokončené karty.
