# Wspólne dla wszystkich tytułów: jądro i wspólne czasowniki kart.
# NAME($id) i COUNT($n, $id) nazywają elementy gry w podanym przypadku; patrz words.py.
# Gracz to $seat (imię w mianowniku); $seat-is mówi, czy to sam czytający. Czas teraźniejszy, więc bez rodzaju.

player = Gracz { $number }
you = Ty
card-name = { NAME($card) }
points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
score-of = { $name }: { points }

capital = { CAPITAL($text) }
sentence = { CAPITAL($text) }.
list-nothing = nic
list-and = { $first } i { $second }
list-or = { $first } albo { $second }
list-then = { $first }, potem { $second }
list-then-may = { $first }, potem, { $second }
either = albo { $branch }
either-next = { $before }, albo { $branch }

value-true = tak
value-false = nie

# -- Co robią karty

amount = { COUNT($n, $token, case: "acc") }
amount-bare = { COUNT($n, $token) }
amount-each = { COUNT($n, $token, case: "acc") } { $each }
amount-up-to = do { COUNT($n, $token, case: "gen") }
tell-gain = weź { $what }
tell-nothing = nic się nie dzieje
tell-exchange = zapłać { $pay }, aby otrzymać { $gain }
tell-may = jeśli chcesz, { $effect }

# -- Pytania

ask-in-order = Która karta działa najpierw?
ask-accept-exchange = { NAME($by) }: { $effect }. Korzystasz?
ask-whether = { NAME($by) }: { $effect }. Korzystasz?
ask-choose-branch = { NAME($by) } – co wybierasz?

# -- Odpowiedzi

choice-first = Najpierw { NAME($card) }
choice-accept = Tak
choice-accept-here = Tak: { $effect }
choice-decline = Nie, dziękuję
choice-branch =
    { $number ->
        [1] Pierwsza możliwość
        [2] Druga możliwość
        [3] Trzecia możliwość
       *[other] Możliwość nr { $number }
    }
choice-branch-here = { $effect }

# -- Wydarzenia

event-gained =
    { NAME($by) }: { $seat-is ->
        [you] { $n ->
            [0] nic nie otrzymujesz
           *[other] otrzymujesz { COUNT($n, $token, case: "acc") }
        }
       *[other] { $n ->
            [0] { $seat } nic nie otrzymuje
           *[other] { $seat } otrzymuje { COUNT($n, $token, case: "acc") }
        }
    }.

# -- Odmowy

K-FLOW-01 = Tej odpowiedzi nie ma teraz do wyboru.
K-EXCHANGE-01 = { NAME($card) }: nie możesz zapłacić całej ceny.
K-CHOOSE-01 = { NAME($card) }: tego nie da się teraz wykonać; wybierz coś innego.
K-MAY-01 = { NAME($card) }: tego nie da się teraz wykonać.

# -- Stoły, których nie da się rozłożyć

table-number = W tę grę nie zagra tylu graczy: { $seats }. Dozwolona liczba graczy: { $players }.
table-option = W tej grze nie ma opcji: { $options }. Są za to: { $known }.
table-value =
    { $several ->
        [0] Opcja „{ $option }” nie przyjmuje wartości „{ $value }”. Do wyboru: { $values }.
       *[other] Opcja „{ $option }” wymaga dokładnie { $several } różnych wartości spośród: { $values }.
    }
table-value-each = Opcja „{ $option }” nie przyjmuje wartości „{ $value }”. Do wyboru: { $values } albo, dla każdego gracza inna, po przecinku: { $sides }.
table-seats =
    { $named ->
        [one] Opcja „{ $option }” wymienia { $named } nazwę, a graczy jest { $seats }.
        [few] Opcja „{ $option }” wymienia { $named } nazwy, a graczy jest { $seats }.
       *[many] Opcja „{ $option }” wymienia { $named } nazw, a graczy jest { $seats }.
    }
table-players = Opcja „{ $option }” działa tylko przy takiej liczbie graczy: { $players }. Tu graczy jest { $seats }.
table-only =
    { $choices ->
        [one] Opcja „{ $option }” działa tylko wtedy, gdy opcja „{ $other }” ma wartość „{ $wanted }”. Tu ma wartość „{ $now }”.
       *[other] Opcji „{ $option }” nie można zmienić, gdy opcja „{ $other }” ma wartość „{ $now }”: nic by to nie dało.
    }
table-refused = { $option }: { $why }
table-not-due = Ta gra nie jest teraz kolejną grą kampanii. Kolejna może być: { $due }.
table-not-alone = W kampanię gra w pojedynkę ten, do kogo ona należy.
table-no-campaign = W tej grze nie ma kampanii.

# -- Pliki z pozycjami

position-yaml = Ten wiersz psuje budowę pliku. Sprawdź wcięcia, nawiasy i cudzysłowy.
position-characters = Ten plik nie jest tekstem albo ma znaki, których w tekście nie ma.
position-documents = Tu zaczyna się drugi dokument, a plik opisuje jedną pozycję.
position-anchor = W plikach z pozycjami nie używa się kotwic (&) ani odwołań (*).
position-deep = Za dużo rzeczy jedna w drugiej.
position-long = Ten plik jest dłuższy niż jakakolwiek pozycja: ma ponad { $most } znaków.
position-mapping = Tu powinny stać nazwy z wartościami (nazwa: wartość).
position-list = Tu powinna stać lista.
position-text = Tu powinno stać jedno słowo.
position-number = „{ $said }” nie jest liczbą całkowitą.
position-flag = „{ $said }” to ani true, ani false.
position-key = „{ $said }” nic tu nie znaczy. Może tu stać: { $known }.
position-twice = „{ $said }” pojawia się dwa razy.
position-missing = { $said }: czegoś brakuje. Trzeba dopisać: { $missing }.
position-name =
    Nie ma elementu „{ $said }”.{ $near ->
        [none] { "" }
       *[other] { " " }Podobne: { $near }.
    }
position-copies = Za dużo razy „{ $said }”. Sztuk bez własnego numeru jest tyle: { $copies }.
position-card-twice = Karta { $card } leży w dwóch miejscach naraz.
position-nowhere = Karta { $card } nigdzie teraz nie leży. Napisz, gdzie jest.
position-place = Nie ma miejsca „{ $said }”. Są za to: { $known }.
position-length = Liczba wartości: { $said }. Powinno ich być { $wanted }.
position-one = Tu powinna stać jedna nazwa z wartością i nic poza tym.
position-frame = W tej grze nie ma procedury, pytania ani efektu „{ $said }”.
position-step = Nie ma kroku „{ $said }”. Są za to: { $known }.
position-choice = „{ $said }” nie jest wyborem z tej gry.
position-chance = „{ $said }” nie jest wynikiem losu. Zapisuje się go tak: 3 of 6.
position-players = Dwoje graczy nosi to samo imię.
position-player = „{ $said }” nie może być imieniem gracza. Imię zaczyna się od litery i nie jest za długie.
position-game = Nie ma gry „{ $said }”. Są za to: { $known }.
position-title = To pozycja z gry { $said }, a nie { $title }.
position-version = Tę pozycję zapisano przy zasadach w wersji { $said }. Te są w wersji { $now }.
position-content = Ta pozycja wymaga innych kart.
position-table = Takiego stołu nie da się rozłożyć. { $why }
position-owes = Ktoś miałby mniej niż nic.
position-large = Liczba może tu wynosić najwyżej { $most }.
position-much = Niczego nikt nie może mieć więcej niż { $most }.
position-broken = Stąd nikt nie zagra dalej: taki stół nie może powstać. ({ $why })
