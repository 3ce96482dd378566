# Turnaje.
cup-title = Turnaj
cups-title = Turnaje
cups-about = Turnaj může založit kdokoli. Pošlete odkaz dál: kdo ho otevře, může se pod svým jménem přihlásit do hry, a nikdo k tomu nepotřebuje účet.
cups-open = Otevřené turnaje
cups-none = Právě teď není otevřený žádný turnaj.
cups-new = Založit turnaj
cups-home = Kolo za kolem, s pořadím všech hráčů
cup-name = Název, chcete-li
cup-game = Hra
cup-seats-label = Hráčů u stolu
cup-rounds-label = Počet kol
cup-rounds-auto = Kolik dává smysl
cup-begins-label = Začátek
cup-begins-manual = Až dám pokyn
cup-begins-after = { $minutes ->
    [one] Za { $minutes } minutu
    [few] Za { $minutes } minuty
    [many] Za { $minutes } minuty
   *[other] Za { $minutes } minut
}
cup-listed = Zobrazit v seznamu turnajů
cup-go = Založit turnaj
cup-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
cup-seats = { $seats } u stolu
cup-round = { $round }. kolo
cup-round-of = { $round }. kolo z { $rounds }
cup-waiting = Čeká se na hráče
cup-begins = Začátek za
cup-next-round = Další kolo začíná za
cup-time-called = Čas kola vyprší za
cup-over = Turnaj skončil
cup-closed = Turnaj byl zrušen
cup-invite = Pošlete tento odkaz dál. Kdo ho otevře, může hrát.
cup-follow = Kdo otevře tento odkaz, může turnaj sledovat.
cup-qr = Odkaz na tento turnaj pro fotoaparát
cup-join = Přidat se
cup-leave = Odejít z turnaje
cup-leave-sure = Odejít z turnaje? Vaše výsledky zůstanou.
cup-your-table = Váš stůl je připravený
cup-you-play = Hrajete. Jakmile kolo začne, objeví se tu váš stůl.
cup-you-sit-out = V tomto kole máte volno.
cup-you-done = Vaše partie skončila. Další kolo začne, až dohrají všechny stoly.
cup-standings = Pořadí
cup-player = Hráč
cup-points = Body
cup-strength = Soupeři
cup-direct = Vzájemně
cup-scored = Skóre
cup-tie-breaks = Rozhodují body. Při rovnosti síla soupeřů (součet jejich bodů, tzv. Buchholz), potom vzájemné výsledky a nakonec body získané ve hrách.
cup-points-about = Za první místo u stolu je 1 bod, za poslední 0 a body za místa mezi nimi jsou odstupňované rovnoměrně.
cup-bye = volno
cup-bye-about = { $kind ->
    [win] Volno má hodnotu výhry.
    [half] Volno má hodnotu půl bodu.
   *[none] Volno má každý jednou, a tak za ně žádné body nejsou.
}
cup-format = { $kind ->
    [swiss] Švýcarský systém: hrajete s těmi, kdo mají asi tolik bodů jako vy.
   *[robin] Každý hraje s každým.
}
cup-who = Hráči
cup-playing = hraje se
cup-finished = dohráno
cup-left = mimo turnaj
cup-earlier = Předchozí kola
cup-organise = Pro pořadatele
cup-begin = Zahájit turnaj
cup-end = Ukončit turnaj
cup-end-sure = Ukončit turnaj teď?
cup-remove = Vyřadit
cup-remove-sure = Vyřadit z turnaje: { $name }?
cup-bot = Přidat bota
cup-text = Výsledky jako text
cup-json = Výsledky pro programy
cup-screen = Zobrazit na velké obrazovce
problem-not-organiser = To může udělat jen pořadatel tohoto turnaje.
problem-begun = Turnaj už začal a všichni znají své soupeře. Přidat se už nejde.
problem-tournament-over = Turnaj už skončil.
problem-tournament-full = Turnaj je plný.
problem-few-players = K zahájení turnaje je tu málo hráčů.
problem-one-bot = V tomto turnaji už jeden bot hraje.
problem-needs-clock = Turnaj potřebuje časový limit, aby nikdo nečekal donekonečna.
problem-title = Název může mít nejvýš 60 písmen, číslic a jiných znaků.
problem-too-many-tournaments = Odtud už bylo založeno příliš mnoho turnajů. Ukončete některý, ve kterém nikdo nehraje.
cup-to = K turnaji
cup-rated = Počítat hry do hodnocení u stolů, kde jsou všichni přihlášení
