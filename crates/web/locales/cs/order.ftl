# Vlastní slova a pořádek.
words-write = Napište něco
words-send = Odeslat
words-about = Kdokoli u tohoto stolu si to může přečíst po dobu 30 dnů. Nepřekládá se to.
words-on = Povolit psaní
words-on-about = Kdo tu hraje, bude moct kromě hotových vět i psát. Kdykoli to můžete zase vypnout.
words-off = Zase jen hotové věty
words-switched-on = Hostitel zapnul psaní.
words-switched-off = Hostitel vypnul psaní.
report = Nahlásit
# $name: kdo to napsal
report-line = Nahlásit, co píše { $name }
report-name = Nahlásit jméno
report-this-name = Nahlásit jméno { $name }
report-sent = Odesláno správci serveru. Ten řádek už neuvidíte.
problem-words = Napište 1 až 200 znaků.
problem-words-characters = Vynechte prosím znaky, které nikdo nevidí.
problem-words-off = Psaní je u tohoto stolu vypnuté.
problem-words-barred = U tohoto stolu jsou jen hotové věty. Psát se dá tam, kam hráče někdo pozval.
problem-locked = Tento účet je zamčený. Obraťte se prosím na správce serveru.
problem-reports = Nahlásili jste toho už hodně. Správce serveru se na to nejdřív podívá.
