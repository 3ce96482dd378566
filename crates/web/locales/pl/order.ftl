# Własne słowa i porządek.
words-write = Napisz coś
words-send = Wyślij
words-about = Każdy przy tym stole może to czytać przez 30 dni. Nie jest to tłumaczone.
words-on = Pozwól wszystkim pisać
words-on-about = Grający przy tym stole będą mogli pisać własnymi słowami. W każdej chwili możesz to wyłączyć.
words-off = Znów tylko gotowe zwroty
words-switched-on = Gospodarz włączył pisanie.
words-switched-off = Gospodarz wyłączył pisanie.
report = Zgłoś
# $name: kto to napisał
report-line = Zgłoś, co pisze { $name }
report-name = Zgłoś imię
report-this-name = Zgłoś imię { $name }
report-sent = Wysłano do osoby, która prowadzi serwer. Tej linijki już nie zobaczysz.
problem-words = Napisz od 1 do 200 znaków.
problem-words-characters = Pomiń znaki, których nikt nie widzi.
problem-words-off = Pisanie przy tym stole jest wyłączone.
problem-words-barred = Przy tym stole są tylko gotowe zwroty. Pisać można tam, gdzie graczy ktoś zaprosił.
problem-locked = To konto jest zablokowane. Napisz do osoby, która prowadzi serwer.
problem-reports = To już dużo zgłoszeń. Osoba, która prowadzi serwer, najpierw się nimi zajmie.
