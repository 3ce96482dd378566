# Vlastné slová a poriadok.
words-write = Napíšte niečo
words-send = Odoslať
words-about = Ktokoľvek pri tomto stole si to môže prečítať 30 dní. Neprekladá sa to.
words-on = Povoliť písanie
words-on-about = Kto tu hrá, bude môcť okrem hotových viet aj písať. Kedykoľvek to môžete zase vypnúť.
words-off = Zase len hotové vety
words-switched-on = Hostiteľ zapol písanie.
words-switched-off = Hostiteľ vypol písanie.
report = Nahlásiť
# $name: kto to napísal
report-line = Nahlásiť, čo píše { $name }
report-name = Nahlásiť meno
report-this-name = Nahlásiť meno { $name }
report-sent = Odoslané správcovi servera. Ten riadok už neuvidíte.
problem-words = Napíšte 1 až 200 znakov.
problem-words-characters = Vynechajte, prosím, znaky, ktoré nikto nevidí.
problem-words-off = Písanie je pri tomto stole vypnuté.
problem-words-barred = Pri tomto stole sú len hotové vety. Písať sa dá tam, kam hráčov niekto pozval.
problem-locked = Tento účet je zamknutý. Obráťte sa, prosím, na správcu servera.
problem-reports = Nahlásili ste toho už veľa. Správca servera sa na to najprv pozrie.
