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

## The lessons

__id__-lesson-first-title = Prvá karta
__id__-lesson-first-task = Máte sedem kariet a nikto iný ich nevidí. Keď ste na ťahu, jednu z nich vyložíte na kôpku. Prvá karta nič neprekrýva, takže bod neprinesie: vyložte svoju 1.
__id__-lesson-first-done = Kôpka sa začala a najnižšej karty ste sa zbavili.
__id__-lesson-first-other = To sa dá, ale táto karta sa vám bude hodiť neskôr. Vyložte 1.
__id__-lesson-first-high = Nikto by ju neprebil, ale za prvú kartu bod nie je. Deviatku si nechajte a vyložte 1.
__id__-lesson-beat-title = Prebite kartu navrchu
__id__-lesson-beat-task = Karta vyššia než tá, ktorú prekryje, prinesie bod. Navrchu je teraz 3. Prebite ju.
__id__-lesson-beat-done = Je vyššia než 3, takže máte bod.
__id__-lesson-beat-other = Vaša 2 nie je vyššia než 3, takže bod neprinesie. Vyložte vyššiu kartu.
__id__-lesson-little-title = Prebíjajte čo najlacnejšie
__id__-lesson-little-task = Nezáleží na tom, o koľko je karta vyššia: bod je to vždy jeden. Prebite 3 najnižšou kartou, ktorá na to stačí.
__id__-lesson-little-done = Máte bod a 5, 8 a 9 vám zostali na neskôr.
__id__-lesson-little-other = Bod to prinesie, ale stačila by nižšia karta. Prebite 3 svojou 4.
__id__-lesson-little-low = To je vaša najnižšia karta, lenže 3 neprebije. Vyložte 4.
__id__-lesson-equal-title = Rovnaká nestačí
__id__-lesson-equal-task = Navrchu je 8 a vy máte 8 a 9. Bod prinesie len vyššia karta. Vezmite si ho.
__id__-lesson-equal-done = Nič nie je vyššie než 9: túto kartu nikto neprebije.
__id__-lesson-equal-other = Táto karta je nižšia než 8, takže bod neprinesie. Jedna z vašich áno.
__id__-lesson-equal-same = 8 nie je vyššia než 8, takže bod neprinesie. Vyložte 9.
__id__-lesson-easy-title = Darček
__id__-lesson-easy-task = Navrchu je len 1, takže bod prinesie každá vaša karta. Ktorú potrebujete najmenej?
__id__-lesson-easy-done = Bod za najnižšiu kartu. Lacnejšie to už nepôjde.
__id__-lesson-easy-other = Bod to prinesie, ale 2 tiež, a tú neskôr ťažko využijete.
__id__-lesson-easy-high = Bod to prinesie, ale vaša 8 neskôr prebije takmer všetko. 2 nie.
__id__-lesson-beaten-title = Keď sa nedá prebiť
__id__-lesson-beaten-task = 9 nič neprebije. Kartu však vyložiť musíte, tak dajte tú, ktorá má najmenšiu cenu: 4.
__id__-lesson-beaten-done = Bod to nie je, ale 5 a 8 vám zostali.
__id__-lesson-beaten-other = Bod neprinesie ani táto karta. Dajte radšej 4.
__id__-lesson-beaten-high = Bod to neprinesie a najlepšia karta je preč. Dajte radšej 4.
__id__-lesson-round-title = Okolo stola
__id__-lesson-round-task = Vo štvorici sa hrá v smere hodinových ručičiek a vy ste štvrtí. Navrchu je 2. Získajte bod najnižšou kartou, ktorá na to stačí.
__id__-lesson-round-done = Máte bod. Kým budete znova na ťahu, vyložia kartu traja ďalší hráči.
__id__-lesson-round-other = Buď 2 neprebije, alebo je zbytočne vysoká. Vyložte 4.
__id__-lesson-round-same = 2 nie je vyššia než 2. Vyložte 4.
__id__-lesson-end-title = Posledné karty
__id__-lesson-end-task = Zostávajú vám dve karty a o bod prehrávate. Keď budú všetky ruky prázdne, vyhrá, kto má najviac bodov; pri rovnosti sa hráči delia o víťazstvo. Vyrovnajte.
__id__-lesson-end-done = Obaja máte štyri body a rozhodne vaša posledná karta. Viac netreba vedieť.
__id__-lesson-end-other = Vaša 5 neprebije 7. Bod tu prinesie len 8.
