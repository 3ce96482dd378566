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

## The lessons

__id__-lesson-first-title = Pierwsza karta
__id__-lesson-first-task = Masz siedem kart i nikt inny ich nie widzi. W swojej turze zagrywasz jedną z nich na stos. Pierwsza karta niczego nie przykrywa, więc nie daje punktu: zagraj 1.
__id__-lesson-first-done = Stos jest rozpoczęty, a twoja najniższa karta już nie przeszkadza.
__id__-lesson-first-other = Można, ale ta karta przyda ci się później. Zagraj 1.
__id__-lesson-first-high = Nikt by jej nie przebił, ale pierwsza karta nie daje punktu. Zachowaj 9 i zagraj 1.
__id__-lesson-beat-title = Przebij kartę na wierzchu
__id__-lesson-beat-task = Karta wyższa od tej, którą przykrywa, daje punkt. Na wierzchu leży teraz 3. Przebij ją.
__id__-lesson-beat-done = Jest wyższa niż 3, więc masz punkt.
__id__-lesson-beat-other = Twoja 2 nie jest wyższa niż 3, więc nie daje punktu. Zagraj wyższą kartę.
__id__-lesson-little-title = Przebijaj najniższą kartą
__id__-lesson-little-task = Nie ma znaczenia, o ile karta jest wyższa: punkt jest zawsze jeden. Przebij 3 najniższą kartą, która wystarczy.
__id__-lesson-little-done = Masz punkt, a 5, 8 i 9 zostały na później.
__id__-lesson-little-other = To daje punkt, ale wystarczyłaby niższa karta. Przebij 3 swoją 4.
__id__-lesson-little-low = To twoja najniższa karta, ale nie przebija 3. Zagraj 4.
__id__-lesson-equal-title = Równa nie wystarczy
__id__-lesson-equal-task = Na wierzchu leży 8, a ty masz 8 i 9. Punkt daje tylko wyższa karta. Weź go.
__id__-lesson-equal-done = Nie ma nic wyższego niż 9: tej karty nikt nie przebije.
__id__-lesson-equal-other = Ta karta jest niższa niż 8, więc nie daje punktu. Jedna z twoich daje.
__id__-lesson-equal-same = 8 nie jest wyższa niż 8, więc nie daje punktu. Zagraj 9.
__id__-lesson-easy-title = Prezent
__id__-lesson-easy-task = Na wierzchu leży tylko 1, więc punkt da każda twoja karta. Której potrzebujesz najmniej?
__id__-lesson-easy-done = Punkt za najniższą kartę. Taniej już nie będzie.
__id__-lesson-easy-other = To daje punkt, ale 2 też, a później trudno będzie ją wykorzystać.
__id__-lesson-easy-high = To daje punkt, ale twoja 8 przebije później prawie wszystko. 2 już nie.
__id__-lesson-beaten-title = Gdy nie da się przebić
__id__-lesson-beaten-task = Nic nie przebije 9. Kartę i tak trzeba zagrać, więc oddaj tę, która jest najmniej warta: 4.
__id__-lesson-beaten-done = Punktu nie ma, ale 5 i 8 zostały.
__id__-lesson-beaten-other = Ta karta też nie daje punktu. Lepiej oddaj 4.
__id__-lesson-beaten-high = To nie daje punktu, a najlepszej karty już nie ma. Lepiej oddaj 4.
__id__-lesson-round-title = Dookoła stołu
__id__-lesson-round-task = We czworo gracie zgodnie z ruchem wskazówek zegara, a ty grasz jako czwarta osoba. Na wierzchu leży 2. Zdobądź punkt najniższą kartą, która wystarczy.
__id__-lesson-round-done = Masz punkt. Zanim znów nadejdzie twoja tura, każda z trzech innych osób zagra kartę.
__id__-lesson-round-other = Albo nie przebija 2, albo jest wyższa, niż trzeba. Zagraj 4.
__id__-lesson-round-same = 2 nie jest wyższa niż 2. Zagraj 4.
__id__-lesson-end-title = Ostatnie karty
__id__-lesson-end-task = Zostały ci dwie karty i tracisz jeden punkt. Gdy wszystkie ręce są puste, wygrywa osoba z największą liczbą punktów; w razie remisu gracze dzielą się zwycięstwem. Wyrównaj.
__id__-lesson-end-done = Jest po cztery punkty i o wszystkim zdecyduje twoja ostatnia karta. Więcej nie trzeba wiedzieć.
__id__-lesson-end-other = Twoja 5 nie przebija 7. Punkt daje tu tylko 8.
