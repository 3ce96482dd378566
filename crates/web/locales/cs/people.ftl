# Hledání lidí: lobby, přátelé, pozvánky, blokování.
lobby-title = Herna
lobby-playing = { $count ->
    [one] člověk hraje
    [few] lidé hrají
    [many] člověka hraje
   *[other] lidí hraje
}
lobby-watching = { $count ->
    [one] se dívá
    [few] se dívají
    [many] se dívá
   *[other] se dívá
}
lobby-waiting = { $count ->
    [one] hledá hru
    [few] hledají hru
    [many] hledá hru
   *[other] hledá hru
}
lobby-who-waits = Kdo hledá hru
lobby-more = { $count ->
    [one] a ještě jeden člověk
    [few] a ještě { $count } lidé
    [many] a ještě { $count } člověka
   *[other] a ještě { $count } lidí
}
seek-title = Najít hru
seek-about = Řekněte, co si rádi zahrajete. Jakmile bude totéž chtít i někdo jiný, sednete si ke stolu spolu.
seek-games = Hry
seek-seats = Počet hráčů
seek-flexible = Když chvíli nikdo nepřijde, nevadí mi ani jiný počet hráčů nebo jiný čas
seek-strength = Soupeři
seek-strength-near = Zhruba stejně silní jako já
seek-strength-anyone = Kdokoli
seek-strength-about = Řídí se to hodnocením. Čím déle čekáte, tím větší rozdíl může být. Kdo nemá ustálené hodnocení, hraje s kýmkoli.
seek-keep = Hodnocené hry a stejně silní soupeři jsou pro ty, kdo si nechali své jméno.
seek-rated = Hodnocená hra, která se počítá do vašeho hodnocení
seek-rated-tag = hodnocená hra
seek-now = Najít hru
seek-waits = Hledáme spoluhráče
seek-meanwhile = Zatím hrát s botem
seek-meanwhile-about = Stránka vám řekne, jakmile se pro vás najde hra. Až začne, hra s botem sama skončí a nic se z ní nepočítá.
seek-meanwhile-back = Zpět ke hře s botem
seek-meanwhile-here = Až začne vaše hra s lidmi, tato sama skončí a nic se z ní nepočítá.
seek-ends-another = Vaše hra s botem tím skončí a nic se z ní nepočítá.
seek-stop = Už nehledat
seek-asked = Našla se pro vás hra
seek-accept = Jdeme hrát
seek-decline = Ne, děkuji
seek-others = Čeká se, až hru potvrdí i ostatní
seek-left = Zbývá sekund:
seek-found = Váš stůl je připravený
seek-go = Ke stolu
seek-dropped = Našla se pro vás hra, ale neozvali jste se včas.
seek-again = Hledat znovu
friends-title = Přátelé
friends-all = Všichni přátelé
friends-need-account = Přátele tu mají lidé, kteří si nechali své jméno.
friends-none = Zatím tu nemáte žádné přátele.
friends-nobody-here = Nikdo z vašich přátel tu teď není.
friends-here = je tu
friends-add = Přidat přítele
friends-link-about = Pošlete tento odkaz někomu blízkému, nebo mu ho ukažte. Kdo ho otevře a potvrdí, bude mezi vašimi přáteli a vy mezi jeho.
friends-link = Váš odkaz
friends-link-new = Vytvořit jiný odkaz; tento přestane platit
friends-qr = Ukázat pro fotoaparát
friends-seen = Přátelé vidí, když jste tu.
friends-offline = Přátelé nevidí, že jste tu.
friends-hide = Nebýt vidět
friends-appear = Být vidět
friends-more = Další možnosti
friends-remove = Odebrat z přátel
friends-invite = Pozvat
friends-invited = Pozváno
friends-to-table = Pozvat přátele
invited = { $name } vás zve ke hře
invited-join = Přidat se
befriend-ask = { $name }: chcete být přátelé?
befriend-about = Uvidíte, když tu ten druhý je, a jedním klepnutím se můžete pozvat ke stolu.
befriend-now = Ano, budeme přátelé
befriend-own = Tohle je váš vlastní odkaz
befriend-sign-in = Někdo by si vás chtěl přidat do přátel
befriend-come-back = Potom odkaz otevřete ještě jednou.
block-now = Zablokovat
block-person = Zablokovat: { $name }
block-sure = { $name } vás už nepozve, neposadí se k vašemu stolu ani se s vámi nepotká při hledání hry a neuvidíte, co píše. Nedozví se o tom. Zablokovat?
blocks-title = Zablokovaní
blocks-about = Nepozvou vás, neposadí se k vašemu stolu, při hledání hry se s nimi nepotkáte a nevidíte, co píšou.
blocks-end = Odblokovat
blocked-here = Blokujete: { $name }.
problem-friend = Tento odkaz už k nikomu nevede.
problem-own-link = Tohle je váš vlastní odkaz.
problem-many-friends = Jeden z vás tu má tolik přátel, kolik jen může mít.
