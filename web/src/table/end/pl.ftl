ahead =
    { $n ->
        [one] z przewagą jednego punktu
       *[other] z przewagą { $n } punktów
    }
tied = Remis w punktach. Rozstrzyga:
tied-shared = Remis w punktach, także według:
rounds =
    { $n ->
        [one] po { $n } rundzie
       *[other] po { $n } rundach
    }
you = ty
bot = bot
why = Koniec gry według zasady
points-from = Skąd wzięły się punkty
kind = Rodzaj
details = { $category }: co ile dało
skip-count = Pomiń liczenie
times = { $n } ×
nothing = nic
chart = Punkty runda po rundzie
chart-open = jawne do rundy { $round }, potem: { $what }
chart-said = { $name }: { $open } po rundzie { $round }, na koniec { $total }
start = start
moments = Ważne chwile tej partii
moment-gain =
    { $names } { $many ->
        [yes] zyskują
       *[no] zyskuje
    } najwięcej naraz: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
moment-lead =
    { $names } { $many ->
        [yes] obejmują prowadzenie
       *[no] obejmuje prowadzenie
    }
moment-held =
    { $names } { $many ->
        [yes] wychodzą
       *[no] wychodzi
    } na czoło na { $n ->
        [few] { $n } rundy
       *[many] { $n } rund
    }, najdłużej ze wszystkich
moment-decided =
    { $names } { $many ->
        [yes] rozstrzygają
       *[no] rozstrzyga
    } partię: ostatnie { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
moment-turned =
    { $names } { $many ->
        [yes] wygrywają
       *[no] wygrywa
    } dopiero po odkryciu kart: jeszcze { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
moment-half = { $names } ma już połowę swoich punktów
moment-at = Runda { $round }. { $scores }
moment-look = Obejrzyj tę chwilę w powtórce
score = { $name } { $points }
medals = Odznaki
medal-for = { $name }, { $category }: { $n }
earned = Ranga w tej grze
inn = Do karczmy
replay = Powtórka
share = Udostępnij
share-address = Adres tej partii
look = Obejrzyj stół
here =
    { $n ->
        [0] Rewanż: ci sami gracze, wszystko od nowa.
        [one] { $names } jest jeszcze przy stole.
       *[other] { $names } są jeszcze przy stole.
    }
rematch-waits = Stół na rewanż już stoi. Miejsce czeka!
rematch-from = { $name } proponuje rewanż. Miejsce czeka!
and = { $first } i { $second }
