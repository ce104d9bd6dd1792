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
which-pawn = Który pion?
pawn-waiting = Nowy pion
pawn-anywhere = na dowolny kafel
pawn-from = Z kafla { $tile }
pawn-beside = na sąsiedni, za 1 Jadło
pawn-side =
    { $side ->
        [exhausted] wyczerpany
       *[ready] przygotowany
    }
window-label = Najpierw 1 karta
window-empty = Wsparcie albo Pole

# -- morze
expedition-board = Plansza Wypraw
islands-distant = Odległe Wyspy
islands-nearby = Pobliskie Wyspy
far-distant = Odległe
far-nearby = Pobliskie
reach-distant = Statek z Rybą
reach-nearby = każdy Statek
deck-distant =
    { $n ->
        [one] W ciemno: ostatnia karta talii Odległych Wysp
        [few] W ciemno: wierzchnia z { $n } kart talii Odległych Wysp
       *[many] W ciemno: wierzchnia z { $n } kart talii Odległych Wysp
    }
deck-nearby =
    { $n ->
        [one] W ciemno: ostatnia karta talii Pobliskich Wysp
        [few] W ciemno: wierzchnia z { $n } kart talii Pobliskich Wysp
       *[many] W ciemno: wierzchnia z { $n } kart talii Pobliskich Wysp
    }
blind = W ciemno, 1 z { $n }
rival = rywal
slot-taken = zabrana
queue = Kolejka Statków
queue-short = Kolejka
queue-empty = nie ma jeszcze żadnego Statku
ship-of = Statek nr { $number }: { $name }
ship-rival = Statek nr { $number }: rywal
ship-carries = wiezie: { $load }
ship-empty = bez ładunku
common = zwykły
voyage-choose = Wybierz Wyspę albo wierzchnią kartę talii.
voyage-none = Żaden Statek nie jest w drodze.
fish-reaches = dopłynie do Odległych Wysp
no-fish-reaches = dopłynie tylko do Pobliskich Wysp
raze-conquers = może Podbić
pillage-card = Wyspa trafia na stos kart odrzuconych.
pillage-ship = Statek wraca, a ładunek przepada.
conquer-card = Wyspa zostaje w twoim Imperium i na koniec gry daje 1 PZ.
conquer-ship = Statek wraca, a ładunek przepada.
conquer-needs-raze = Tylko z żetonem Najeżdżania na pokładzie.

# -- wyłożone karty
laid-keep = 1 Robotnik za każdą zachowaną kartę
laid-dig-out = Karty z wierzchu talii
laid-take-found = Karty znalezione w talii
laid-retrieve-which = Twoje odrzucone karty
times =
    { $n ->
        [one] 1 taka karta
        [few] { $n } takie karty
       *[many] { $n } takich kart
    }
clans = Klany
difficulty = trudność { $n } na 10
led-by = gra { $name }
clan-deck = w talii
clan-first = na początek

# -- gracze
opponents = Przeciwnicy
your-realm = Twoje Imperium i ręka
first-player = Pierwszy Gracz
hand = ręka
ships = Statki
on-tile = na kaflu
passed = pasuje
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
pawns-done = oba piony są wyczerpane
you-passed = pasujesz w tej rundzie
workers-line = Robotnicy, na kaflu Klanu { $n }
ships-line = Statki, w kolejce { $n }
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
empire-of = Imperium gracza { $name }
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
        [one] { $n } przygotowana
        [few] { $n } przygotowane
       *[many] { $n } przygotowanych
    }
exhausted = wyczerpana
holds = na karcie: { $what }
copies = kopiuje: { $card }
upgrades =
    { $n ->
        [one] { $n } ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
harvest-sum = akcja Zbierz daje: { $what }
your-hand = Twoja ręka
hand-title = Ręka
hand-empty = Nie masz kart na ręce.
hand-window =
    { $n ->
        [0] Akcja { $action }: żadna karta nie pasuje
        [one] Akcja { $action }: pasuje { $n } karta
        [few] Akcja { $action }: pasują { $n } karty, a wolno zagrać jedną
       *[many] Akcja { $action }: pasuje { $n } kart, a wolno zagrać jedną
    }
hand-act = Wsparcia i Pola zagrywa się po zadeklarowaniu akcji z narożnika karty
hand-expedition = w fazie Wyprawy kart się nie zagrywa
hand-lookout = za karty na ręce teraz nie płacisz
cards-hidden =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[many] { $n } zakrytych kart
    }

# -- tura i cel
setup = przygotowanie do gry
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
goal-of = z { $of } na koniec gry
goal-rival = rywal ma { $n }
goal-islands = Wyspy: { $n } z { $of }

# -- łańcuch
chain = Ciąg zdarzeń
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
do-build = Zbuduj
do-location = Lokacja
do-use-location = Użyj
do-use-feature = Użyj
do-raze = Najazd
do-raze-location = Najedź
do-pass = Spasuj
do-take = Wybierz
do-pick = Ta karta
do-good = Wybierz
do-amount = Zapłać
do-enough = Wystarczy
do-no-card = Bez karty
do-as-field = Nowe Pole
do-choose-clan = Graj tym Klanem
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
do-cheaper = Zapłać mniej
do-in-full = Zapłać całość
do-nothing-more = Zakończ turę
do-decline = Nie
do-accept = Tak
do-branch = Wybierz
do-take-window = Zagraj
do-take-keep = Zachowaj
do-take-throw-away = Odrzuć
do-take-give-card = Odrzuć
do-take-construct-which = Zbuduj
do-take-build-which = Zbuduj
do-take-raze-island = Odrzuć
do-pick-harvest-which = Zbierz
do-pick-upgrade-what = Ulepsz
do-pick-copy-which = Skopiuj
do-pick-sacrifice = Odrzuć
do-pick-leave-behind = Odrzuć
do-pick-take-back = Na rękę
do-pick-ready-which = Przygotuj
do-pick-release-from = Uwolnij
do-pick-withdraw-from = Zdejmij
do-amount-assign-how-many = Przypisz

# -- Kilka kart naraz

discards = Odrzucić { $cards }?
do-discards =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
