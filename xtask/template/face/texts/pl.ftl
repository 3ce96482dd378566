### __Name__

__id__-title = __Name__
__id__-tagline = Przebij kartę na wierzchu, a najlepsze zachowaj na właściwą chwilę.
__id__-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
__id__-card = Karta { $value }
__id__-top = Na wierzchu stosu: { $value }
__id__-empty = Stos jest pusty.
__id__-prompt = Zagraj kartę. Punkt daje karta wyższa niż { $value }.
__id__-prompt-first = Zagraj pierwszą kartę.
__id__-lay = Zagraj kartę { $value }
__id__-laid = { $name } zagrywa kartę { $value }.
__id__-laid-scored = { $name } zagrywa kartę { $value } i zdobywa punkt.
__id__-ended = Wszyscy zagrali wszystkie karty: koniec gry.
__id__-not-in-hand = Nie masz na ręce karty { $value }.
__id__-account-cards = karty, które przebiły poprzednią
__id__-hint-beat = Punkt daje tylko karta wyższa od tej na wierzchu. Przebijaj możliwie najniższą kartą.
__id__-reason-points = { $effect ->
    [own-better] powiększa twoją przewagę
   *[own-worse] powiększa twoją stratę
}
__id__-reason-hand = { $effect ->
    [own-better] zostawia ci wysokie karty na później
   *[own-worse] marnuje wysoką kartę
}
