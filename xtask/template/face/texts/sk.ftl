### __Name__

__id__-title = __Name__
__id__-tagline = Prebite kartu navrchu a najlepšie karty si nechajte na správnu chvíľu.
__id__-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
__id__-card = Karta { $value }
__id__-top = Navrchu na kôpke: { $value }
__id__-empty = Kôpka je prázdna.
__id__-prompt = Vyložte kartu. Bod prinesie karta vyššia než { $value }.
__id__-prompt-first = Vyložte prvú kartu.
__id__-lay = Vyložiť kartu { $value }
__id__-laid = { $name } vykladá kartu { $value }.
__id__-laid-scored = { $name } vykladá kartu { $value } a získava bod.
__id__-ended = Všetci vyložili všetky karty: hra sa končí.
__id__-not-in-hand = Kartu { $value } nemáte v ruke.
__id__-account-cards = karty, ktoré prebili predchádzajúcu
__id__-hint-beat = Bod prinesie len karta vyššia než tá navrchu. Prebíjajte čo najlacnejšie.
__id__-reason-points = { $effect ->
    [own-better] bodovo na tom budete lepšie
   *[own-worse] bodovo na tom budete horšie
}
__id__-reason-hand = { $effect ->
    [own-better] vysoké karty vám zostanú na neskôr
   *[own-worse] premrhá vysokú kartu
}
