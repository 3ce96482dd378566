# Hľadanie ľudí: herňa, priatelia, pozvánky, blokovanie.
lobby-title = Herňa
lobby-playing = { $count ->
    [one] človek hrá
    [few] ľudia hrajú
    [many] človeka hrá
   *[other] ľudí hrá
}
lobby-watching = { $count ->
    [one] sa pozerá
    [few] sa pozerajú
    [many] sa pozerá
   *[other] sa pozerá
}
lobby-waiting = { $count ->
    [one] hľadá hru
    [few] hľadajú hru
    [many] hľadá hru
   *[other] hľadá hru
}
lobby-who-waits = Kto hľadá hru
lobby-more = { $count ->
    [one] a ešte jeden človek
    [few] a ešte { $count } ľudia
    [many] a ešte { $count } človeka
   *[other] a ešte { $count } ľudí
}
seek-title = Nájsť hru
seek-about = Povedzte, čo si radi zahráte. Len čo bude to isté chcieť aj niekto iný, sadnete si k stolu spolu.
seek-games = Hry
seek-seats = Počet hráčov
seek-flexible = Keď chvíľu nikto nepríde, neprekáža mi ani iný počet hráčov alebo iný čas
seek-strength = Súperi
seek-strength-near = Približne takí silní ako ja
seek-strength-anyone = Ktokoľvek
seek-strength-about = Riadi sa to hodnotením. Čím dlhšie čakáte, tým väčší rozdiel môže byť. Kto nemá ustálené hodnotenie, hrá s kýmkoľvek.
seek-keep = Hodnotené hry a rovnako silní súperi sú pre tých, ktorí si nechali svoje meno.
seek-rated = Hodnotená hra, ktorá sa počíta do vášho hodnotenia
seek-rated-tag = hodnotená hra
seek-now = Nájsť hru
seek-waits = Hľadáme spoluhráčov
seek-meanwhile = Zatiaľ hrať s botom
seek-meanwhile-about = Stránka vám povie, len čo sa pre vás nájde hra. Keď sa začne, hra s botom sa sama skončí a nič sa z nej nepočíta.
seek-meanwhile-back = Späť k hre s botom
seek-meanwhile-here = Keď sa začne vaša hra s ľuďmi, táto sa sama skončí a nič sa z nej nepočíta.
seek-ends-another = Vaša hra s botom sa tým skončí a nič sa z nej nepočíta.
seek-stop = Už nehľadať
seek-asked = Našla sa pre vás hra
seek-accept = Ideme hrať
seek-decline = Nie, ďakujem
seek-others = Čaká sa, kým hru potvrdia aj ostatní
seek-left = Zostáva sekúnd:
seek-found = Váš stôl je pripravený
seek-go = K stolu
seek-dropped = Našla sa pre vás hra, ale neozvali ste sa včas.
seek-again = Hľadať znova
friends-title = Priatelia
friends-all = Všetci priatelia
friends-need-account = Priateľov tu majú ľudia, ktorí si nechali svoje meno.
friends-none = Zatiaľ tu nemáte žiadnych priateľov.
friends-nobody-here = Nikto z vašich priateľov tu teraz nie je.
friends-here = je tu
friends-add = Pridať priateľa
friends-link-about = Pošlite tento odkaz niekomu blízkemu alebo mu ho ukážte. Kto ho otvorí a potvrdí, bude medzi vašimi priateľmi a vy medzi jeho.
friends-link = Váš odkaz
friends-link-new = Vytvoriť iný odkaz; tento prestane platiť
friends-qr = Ukázať pre fotoaparát
friends-seen = Priatelia vidia, keď ste tu.
friends-offline = Priatelia nevidia, že ste tu.
friends-hide = Nebyť vidieť
friends-appear = Byť vidieť
friends-more = Ďalšie možnosti
friends-remove = Odobrať z priateľov
friends-invite = Pozvať
friends-invited = Pozvané
friends-to-table = Pozvať priateľov
invited = { $name } vás pozýva na hru
invited-join = Pridať sa
befriend-ask = { $name }: chcete byť priatelia?
befriend-about = Uvidíte, keď tu ten druhý je, a jedným ťuknutím sa môžete pozvať k stolu.
befriend-now = Áno, budeme priatelia
befriend-own = Toto je váš vlastný odkaz
befriend-sign-in = Niekto by si vás chcel pridať medzi priateľov
befriend-come-back = Potom odkaz otvorte ešte raz.
block-now = Zablokovať
block-person = Zablokovať: { $name }
block-sure = { $name } vás už nepozve, neposadí sa k vášmu stolu ani sa s vami nestretne pri hľadaní hry a neuvidíte, čo píše. Nedozvie sa o tom. Zablokovať?
blocks-title = Zablokovaní
blocks-about = Nepozvú vás, neposadia sa k vášmu stolu, pri hľadaní hry sa s nimi nestretnete a nevidíte, čo píšu.
blocks-end = Odblokovať
blocked-here = Blokujete: { $name }.
problem-friend = Tento odkaz už k nikomu nevedie.
problem-own-link = Toto je váš vlastný odkaz.
problem-many-friends = Jeden z vás tu má toľko priateľov, koľko len môže mať.
