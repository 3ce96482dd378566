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

## The lessons

__id__-lesson-first-title = První karta
__id__-lesson-first-task = Máte sedm karet a nikdo jiný je nevidí. Když jste na tahu, jednu z nich vyložíte na hromádku. První karta nic nepřekrývá, takže bod nepřinese: vyložte svou 1.
__id__-lesson-first-done = Hromádka začala a nejnižší karty jste se zbavili.
__id__-lesson-first-other = To jde, ale tahle karta se vám bude hodit později. Vyložte 1.
__id__-lesson-first-high = Nikdo by ji nepřebil, ale za první kartu bod není. Devítku si nechte a vyložte 1.
__id__-lesson-beat-title = Přebijte kartu nahoře
__id__-lesson-beat-task = Karta vyšší než ta, kterou překryje, přinese bod. Nahoře je teď 3. Přebijte ji.
__id__-lesson-beat-done = Je vyšší než 3, takže máte bod.
__id__-lesson-beat-other = Vaše 2 není vyšší než 3, takže bod nepřinese. Vyložte vyšší kartu.
__id__-lesson-little-title = Přebíjejte co nejlevněji
__id__-lesson-little-task = Nezáleží na tom, o kolik je karta vyšší: bod je to vždycky jeden. Přebijte 3 nejnižší kartou, která na to stačí.
__id__-lesson-little-done = Máte bod a 5, 8 a 9 vám zůstaly na později.
__id__-lesson-little-other = Bod to přinese, ale stačila by nižší karta. Přebijte 3 svou 4.
__id__-lesson-little-low = To je vaše nejnižší karta, jenže 3 nepřebije. Vyložte 4.
__id__-lesson-equal-title = Stejná nestačí
__id__-lesson-equal-task = Nahoře je 8 a vy máte 8 a 9. Bod přinese jen vyšší karta. Vezměte si ho.
__id__-lesson-equal-done = Nic není vyšší než 9: tuhle kartu nikdo nepřebije.
__id__-lesson-equal-other = Tahle karta je nižší než 8, takže bod nepřinese. Jedna z vašich ano.
__id__-lesson-equal-same = 8 není vyšší než 8, takže bod nepřinese. Vyložte 9.
__id__-lesson-easy-title = Dárek
__id__-lesson-easy-task = Nahoře je jen 1, takže bod přinese každá vaše karta. Kterou potřebujete nejméně?
__id__-lesson-easy-done = Bod za nejnižší kartu. Levněji už to nepůjde.
__id__-lesson-easy-other = Bod to přinese, ale 2 také, a tu později těžko využijete.
__id__-lesson-easy-high = Bod to přinese, ale vaše 8 později přebije skoro všechno. 2 ne.
__id__-lesson-beaten-title = Když to nejde přebít
__id__-lesson-beaten-task = 9 nic nepřebije. Kartu ale vyložit musíte, tak dejte tu, která má nejmenší cenu: 4.
__id__-lesson-beaten-done = Bod to není, ale 5 a 8 vám zůstaly.
__id__-lesson-beaten-other = Bod nepřinese ani tahle karta. Dejte raději 4.
__id__-lesson-beaten-high = Bod to nepřinese a nejlepší karta je pryč. Dejte raději 4.
__id__-lesson-round-title = Kolem stolu
__id__-lesson-round-task = Ve čtyřech se hraje po směru hodinových ručiček a vy jste čtvrtí. Nahoře je 2. Získejte bod nejnižší kartou, která na to stačí.
__id__-lesson-round-done = Máte bod. Než budete znovu na tahu, vyloží kartu tři další hráči.
__id__-lesson-round-other = Buď 2 nepřebije, nebo je zbytečně vysoká. Vyložte 4.
__id__-lesson-round-same = 2 není vyšší než 2. Vyložte 4.
__id__-lesson-end-title = Poslední karty
__id__-lesson-end-task = Zbývají vám dvě karty a o bod prohráváte. Až budou všechny ruce prázdné, vyhraje, kdo má nejvíc bodů; při rovnosti se hráči dělí o vítězství. Srovnejte.
__id__-lesson-end-done = Oba máte čtyři body a rozhodne vaše poslední karta. Víc není třeba vědět.
__id__-lesson-end-other = Vaše 5 nepřebije 7. Bod tu přinese jen 8.
