
## Gry rankingowe

problem-rated-guest = Gry rankingowe są dla zalogowanych, każdy na swoim urządzeniu. Najpierw zaloguj się albo zachowaj swoje imię, a potem zajmij miejsce.
problem-rated-undo = W grze rankingowej nie cofniesz ruchu, z którego inni już się czegoś dowiedzieli.
problem-rated-stand-in = W grze rankingowej bot nie gra za nikogo.
problem-rated = Gra rankingowa wymaga zegara, zwykłych zasad, gry bez podpowiedzi i co najmniej jednego przeciwnika: człowieka albo jednego z czterech botów.
rated-tag = Gra rankingowa
rated-about = Wszyscy są zalogowani, zegar biegnie, nie ma podpowiedzi, a wynik zmienia twój ranking.
setup-rated = Graj o ranking.
# At a seat, for whoever asks what the number means.
rating-known = Ranking { $rating }, z dokładnością do około { $deviation } punktów
rating-provisional = Ranking około { $rating }, na razie wstępny: po kilku kolejnych grach będzie dokładniejszy
rating-change = Ranking wcześniej { $before }, teraz { $after }
# The page of those who play a game best.
best-title = Najlepsi gracze
best-games = Gry
best-about = Wszyscy, którzy rozegrali dość gier rankingowych, żeby ich ranking był pewny. Każdy poziom botów ma stały ranking; zwykły ma 1500 i od tego wszyscy zaczynają.
best-none = Nikt nie rozegrał jeszcze dość gier. Zagraj kilka gier rankingowych, a możesz być tu pierwszą osobą.
best-name = Imię
best-rating = Ranking
best-played = Gry rankingowe
