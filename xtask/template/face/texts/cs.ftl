### __Name__

__id__-title = __Name__
__id__-tagline = Přebijte kartu nahoře a nejlepší karty si nechte na správnou chvíli.
__id__-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
__id__-card = Karta { $value }
__id__-top = Na hromádce nahoře: { $value }
__id__-empty = Hromádka je prázdná.
__id__-prompt = Vyložte kartu. Bod přinese karta vyšší než { $value }.
__id__-prompt-first = Vyložte první kartu.
__id__-lay = Vyložit kartu { $value }
__id__-laid = { $name } vykládá kartu { $value }.
__id__-laid-scored = { $name } vykládá kartu { $value } a získává bod.
__id__-ended = Všichni vyložili všechny karty: hra končí.
__id__-not-in-hand = Kartu { $value } nemáte v ruce.
__id__-account-cards = karty, které přebily předchozí
__id__-hint-beat = Bod přinese jen karta vyšší než ta nahoře. Přebíjejte co nejlevněji.
__id__-reason-points = { $effect ->
    [own-better] bodově na tom budete lépe
   *[own-worse] bodově na tom budete hůř
}
__id__-reason-hand = { $effect ->
    [own-better] vysoké karty vám zůstanou na později
   *[own-worse] vyplýtvá vysokou kartu
}
