# Stół Północy, po polsku.

# -- rodzaje kart
kind-field = Pole
kind-field_upgrade = Ulepszenie Pola
kind-field_dual = Pole albo ulepszenie
kind-feature = Cecha
kind-action = Akcja
kind-copy = Kopia
kind-boost = Wsparcie
ribbon-field = Pole
ribbon-field_upgrade = Ulepszenie
ribbon-field_dual = Pole/ulepsz.
ribbon-feature = Cecha
ribbon-action = Akcja
ribbon-copy = Kopia
ribbon-boost = Wsparcie
distance-nearby = Pobliska Wyspa
distance-distant = Odległa Wyspa

# -- znaki na kartach
fx-any =
    { $n ->
        [one] dowolny
       *[other] { $n } dowolne
    }
fx-goods = { $n } dowolne
fx-n = { $n }
fx-each = każdy
fx-most = do { $n }
fx-times = ×{ $n }
fx-others = inni
fx-back = wraca
fx-ready = gotuj
fx-store = połóż
fx-stored = co { $n }:
fx-look = obejrzyj { $n },
fx-retrieve = odzyskaj
fx-less = −{ $n }
fx-free = darmo
fx-build = Budowa
fx-pawn = pion
fx-copy = jak
fx-withdraw = zdejmij wszystko
fx-own-location = karta Imperium
fx-exhausted = wyczerpane Wyspy
fx-types = typy kart
fx-discarded = odrzucone Lokacje
fx-forward = Statek do przodu
fx-now = Statek od razu
fx-search = Szukaj
when-pillage = Splądrowanie
when-conquer = Podbicie
when-build = Budowa
when-build-field = nowe Pole
when-play-boost = Wsparcie
when-discard-own = odrzucenie
when-assign = Przypisanie
when-lookout-end = Wypatrywanie

# -- krąg
ring = Kafle Akcji
does-explore = dobierz 1 kartę
does-populate = otrzymaj 1 Robotnika
does-construct = zbuduj Lokację za darmo
does-harvest = otrzymaj Dobra z jednego Pola
does-sail = wyślij jeden Statek do kolejki
gives-construct = za darmo
gives-harvest = 1 Pole
costs-food = kosztuje 1 Jadło
tile-used = użyty w tej rundzie
pawn-ready = pion: { $name }
pawn-exhausted = wyczerpany pion: { $name }
which-pawn = Który pion
pawn-waiting = Nowy pion
pawn-anywhere = dowolny kafel
pawn-from = Z { $tile }
pawn-beside = obok, za 1 Jadło
pawn-side =
    { $side ->
        [exhausted] wyczerpany
       *[ready] gotowy
    }
window-label = Okno: 1 karta
window-empty = jedno Wsparcie albo Pole

# -- morze
expedition-board = Plansza Wypraw
islands-distant = Odległe Wyspy
islands-nearby = Pobliskie Wyspy
far-distant = Odległe
far-nearby = Pobliskie
reach-distant = Statek z Rybą
reach-nearby = każdy Statek
deck-distant = Wierzchnia Odległa Wyspa w ciemno, w talii { $n }
deck-nearby = Wierzchnia Pobliska Wyspa w ciemno, w talii { $n }
blind = W ciemno, z { $n }
rival = rywal
slot-taken = zajęta
queue = Kolejka Statków
queue-short = Kolejka
queue-empty = jeszcze żadnego Statku
ship-of = Statek { $number }: { $name }
ship-rival = Statek { $number }: rywal
ship-carries = wiezie: { $load }
ship-empty = bez ładunku
common = zwykły
voyage-choose = Wybierz Wyspę albo wierzchnią kartę talii.
voyage-none = Żaden Statek nie jest w drodze.
fish-reaches = sięga Odległych Wysp
no-fish-reaches = tylko Pobliskie Wyspy
raze-conquers = może Podbić
pillage-card = Wyspa trafia na stos odrzuconych.
pillage-ship = Statek wraca, ładunek przepada.
conquer-card = Wyspa zostaje w Imperium: 1 PZ na koniec.
conquer-ship = Statek wraca, ładunek przepada.
conquer-needs-raze = Tylko z żetonem Najeżdżania na pokładzie.

# -- wyłożone karty
laid-keep = Robotnik za każdą zachowaną
laid-dig-out = Karty z wierzchu talii
laid-take-found = Znalezione w talii
laid-retrieve-which = Twoje odrzucone karty
times = sztuk: { $n }
clans = Klany
difficulty = trudność { $n }

# -- gracze
opponents = Przeciwnicy
your-realm = Twoje Imperium i ręka
first-player = Pierwszy Gracz
hand = ręka
ships = Statki
on-tile = na kaflu
passed = spasował
pawns-waiting =
    { $n ->
        [0] żaden pion nie czeka
        [one] 1 pion czeka
        [few] { $n } piony czekają
       *[many] { $n } pionów czeka
    }
pawns-ready =
    { $n ->
        [one] 1 pion może pójść dalej
        [few] { $n } piony mogą pójść dalej
       *[many] { $n } pionów może pójść dalej
    }
pawns-done = oba piony zużyte
you-passed = pas w tej rundzie
workers-line = Robotnicy, { $n } na kaflu
ships-line = Statki, { $n } w kolejce
deck = talia
discarded = odrzucone
good-wood = Drewno
good-stone = Kamień
good-food = Jadło
good-sheep = Owce
good-fish = Ryby
good-gold = Złoto
good-raze = żetony Najeżdżania
empire = Twoje Imperium
empire-short = Imperium
empire-of = Imperium, { $name }
open-empire =
    { $n ->
        [one] Twoje Imperium, { $n } karta
        [few] Twoje Imperium, { $n } karty
       *[many] Twoje Imperium, { $n } kart
    }
zone-fields = Pola
zone-features = Cechy
zone-actions = Akcje
zone-islands = Wyspy
ready-count =
    { $n ->
        [one] { $n } gotowa
        [few] { $n } gotowe
       *[many] { $n } gotowych
    }
exhausted = wyczerpana
holds = leżą na niej: { $what }
copies = kopiuje: { $card }
upgrades =
    { $n ->
        [one] { $n } ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
harvest-sum = Zbierz daje: { $what }
your-hand = Twoja ręka
hand-title = Ręka
hand-empty = Nie masz kart na ręce.
hand-window =
    { $n ->
        [0] Okno akcji { $action }: nie pasuje żadna karta
        [one] Okno akcji { $action }: pasuje { $n } karta
        [few] Okno akcji { $action }: pasują { $n } karty, wolno jedną
       *[many] Okno akcji { $action }: pasuje { $n } kart, wolno jedną
    }
hand-act = Wsparcia i Pola zagrasz po deklaracji akcji z ich narożnika
hand-expedition = w fazie Wyprawy kart się nie zagrywa
hand-lookout = za karty na ręce teraz nie płacisz
cards-hidden =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[many] { $n } zakrytych kart
    }

# -- tura i cel
setup = przygotowanie
round-n = runda { $round }
round-short = Runda { $round }
of-rounds = z { $n }
phases = Fazy rundy
phase-lookout = Wypatrywanie
phase-action = Akcje
phase-expedition = Wyprawa
phase-cleanup = Czyszczenie
race = Punkty Zwycięstwa: { $list }
race-why = Runda, w której ktoś ma 25 PZ, jest ostatnia
last-round = Ostatnia runda
goal-points = { $n } z { $of } PZ
goal-of = z { $of } na koniec
goal-rival = rywal ma { $n }
goal-islands = Wyspy: { $n } z { $of }

# -- łańcuch
chain = Łańcuch
chain-back = Krok wstecz
chain-on = Krok dalej
chain-step = { $n }/{ $of }

# -- punkty
points-track = zdobyte
points-empire = Imperium
points-resources = Surowce
points-gold = Złoto
points-raze = żetony Najeżdżania

# -- odpowiedzi
goods-options = Dobra
goods-left = zostanie { $n }
help-construct = { $action }: budowa za darmo
do-pawn = Pion
do-place-pawn = Postaw pion
do-move-pawn = Przesuń pion
do-shift-pawn = Przesuń pion
do-build = Buduj
do-location = Lokacja
do-use-location = Użyj
do-use-feature = Użyj
do-raze = Najazd
do-raze-location = Najedź
do-pass = Pas
do-take = Wybierz
do-pick = Ta karta
do-good = To
do-amount = Zapłać
do-enough = Wystarczy
do-no-card = Bez karty
do-as-field = Nowe Pole
do-choose-clan = Poprowadź ten Klan
do-visit = Płyń
do-visit-unseen = Płyń w ciemno
do-pillage = Splądruj
do-conquer = Podbij
do-load = Załaduj
do-search-for = Szukaj
do-advance = Do przodu
do-send-now = Wyślij od razu
do-stay = Zostaw
do-clan-ship = Statek Klanu
do-common-ship = Zwykły Statek
do-for-food = Za Jadło
do-for-nothing = Za darmo
do-cheaper = Płać mniej
do-in-full = Płać całość
do-nothing-more = Koniec tury
do-decline = Nie
do-accept = Tak
do-branch = Wybierz
do-take-window = Zagraj
do-take-keep = Zachowaj
do-take-throw-away = Odrzuć
do-take-give-card = Odrzuć
do-take-construct-which = Zbuduj
do-take-build-which = Zbuduj
do-take-raze-island = Przepędź
do-pick-harvest-which = Zbierz
do-pick-upgrade-what = Ulepsz
do-pick-copy-which = Kopiuj
do-pick-sacrifice = Odrzuć
do-pick-leave-behind = Odrzuć
do-pick-take-back = Na rękę
do-pick-ready-which = Przygotuj
do-pick-release-from = Uwolnij
do-pick-withdraw-from = Zdejmij
do-amount-assign-how-many = Przypisz
