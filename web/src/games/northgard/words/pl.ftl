# Stół Northgardu: czego nie mają słowa gry.

flash = Karta Błysku
upgrade = ulepszenie
kind-starting = Karta Startowa
kind-early = Karta Rozwoju
kind-advanced = Zaawansowana Karta Rozwoju
kind-achievement = Osiągnięcie
kind-unrest = Niepokoje
action-recruit = Rekrutacja
action-explore = Odkrycie
action-move = Ruch
action-build = Budowa
action-draw = Dobieranie
action-special = Akcja specjalna
action-wild = Dowolna akcja

# -- Mapa

map = Mapa
map-tab = Mapa
neutral = neutralne
yours = twoje
open-of =
    { $n ->
        [one] otwarte, { $n } kafel
        [few] otwarte, { $n } kafle
       *[other] otwarte, { $n } kafli
    }
closed-of =
    { $n ->
        [one] zamknięte, { $n } kafel
        [few] zamknięte, { $n } kafle
       *[other] zamknięte, { $n } kafli
    }
units =
    { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
invaders =
    { $n ->
        [one] atakuje { $n } jednostka
        [few] atakują { $n } jednostki
       *[other] atakuje { $n } jednostek
    }
kaija = Kaija
scorched = Spalona Ziemia
yields = daje: { $what }
border-regular = Regularna Granica
border-difficult = Trudna Granica
keys-turn = obróć kafel
keys-count = więcej lub mniej; na mapie: bliżej, dalej
keys-pan = przesuń mapę
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-all = Cała mapa
labels = Nazwy terytoriów
minimap = Cała mapa w rogu: naciśnij miejsce, by je zobaczyć
beyond =
    { $n ->
        [one] Poza widokiem jest jeszcze { $n } możliwość: pokaż ją
        [few] Poza widokiem są jeszcze { $n } możliwości: pokaż najbliższą
       *[other] Poza widokiem jest jeszcze { $n } możliwości: pokaż najbliższą
    }
cell-open = Pole { $cell }: kafel tu pasuje
cell-chosen = Pole { $cell }: kafel leży tutaj
tiles = Kafle
turns = Cztery obroty kafla
turn-n = obrót o { $n }°
fits = pasuje
turn-left = Obróć w lewo
turn-right = Obróć w prawo
places =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    }
gain-fame = +{ $n } Chwały

# -- Gesty

lay-told = { $tile } – kładziesz go na polu { $cell }?
fame-points =
    { $fame ->
        [one] { $fame } Punkt Chwały
        [few] { $fame } Punkty Chwały
       *[other] { $fame } Punktów Chwały
    }
lay-closes =
    { $n ->
        [one] Zamkniesz terytorium i zyskasz { fame-points }
        [few] Zamkniesz { $n } terytoria i zyskasz { fame-points }
       *[other] Zamkniesz { $n } terytoriów i zyskasz { fame-points }
    }
move-told =
    { $n ->
        [one] Przesuwasz { $n } jednostkę z { $source } na { $target }?
        [few] Przesuwasz { $n } jednostki z { $source } na { $target }?
       *[other] Przesuwasz { $n } jednostek z { $source } na { $target }?
    }
recruit-told =
    { $n ->
        [one] Rekrutujesz { $n } jednostkę na { $target }?
        [few] Rekrutujesz { $n } jednostki na { $target }?
       *[other] Rekrutujesz { $n } jednostek na { $target }?
    }
price-now = teraz { $now } zamiast { $printed } (zniżka karty)
build-hint = Wskaż budowlę, a dowiesz się, co daje.
build-told = { $building } – budujesz na { $target }?
clan-note = Do talii trafi { $card }, a ulepszenia odkładasz na bok.
retreat-told = Wycofujesz się na { $places }
how-many-units = Ile jednostek
how-much-food = Ile żywności
more = więcej
fewer = mniej

# -- Czyny

do-play = Zagraj
do-wait = Przeczekaj
do-exchange = Zamień
do-remove = Usuń
do-upgrade = Ulepsz
do-pass = Spasuj
do-lay = Połóż kafel
do-retreat = Wycofaj się
do-to = Rusz
do-from = Rusz
do-units = Rusz
do-recruit-at = Rekrutuj
do-recruit-units = Rekrutuj
do-settle-at = Osiedl się
do-settle-units = Osiedl się
do-build-on = Buduj
do-build = Buduj
do-fight-at = Walcz
do-gather-at = Zbierz
do-group-at = Postaw grupę
do-return-to = Wróć
do-prowl-to = Przesuń Stwora
do-kaija-to = Postaw Kaiję
do-scorch = Połóż Żeton
do-call = Postaw Stwora
do-use-card = Wybierz
do-remove-this = Usuń
do-discard = Odrzuć
do-put-back = Odłóż na stos
do-take = Weź
do-take-upgrade = Weź
do-choose-clan = Gram tym klanem
do-discard-food = Odrzuć
do-offer-units = Zaproponuj

# -- Strefy

opponents = Przeciwnicy
hand = Ręka
drawn = Dobrane karty
active-zone = Strefa Aktywna
deck = Talia
pile = stos
discarded = odrzucone
draw-pile = Stos Dobierania
discard-pile = Karty Odrzucone
upgrades = Ulepszenia
upgrades-taken = oba wzięte
development = Karty Rozwoju
achievements = Osiągnięcia
for-passing = za spasowanie
cards = Karty
buildings = Budowle
on-map = Jednostki
on-map-short = na mapie
in-reserve = w rezerwie
winter = Zima
goal = cel
goal-yours = Twoje zamknięte terytoria z Dużą Budowlą
goal-short = { $n } z { $most }
goal-of = Zamknięte terytoria z Dużą Budowlą: { $n } z { $most }
goal-note = Na koniec roku wygrywa ten, kto ma tyle zamkniętych terytoriów z Dużą Budowlą: { $most }
first-player = Pierwszy Gracz
partner = partner
passed = pas
nothing-yet = jeszcze nic
lands = Terytoria
fame = Chwała
fame-of = Chwała: { $n }
fame-hidden = Żetony Chwały leżą zakryte
harvest-adds = Zbiory dodadzą { $n }
year-track = Lata
year-of = rok { $year } z { $years }
phases = Fazy roku
phase-setup = Rozstawienie
phase-start = Początek
phase-actions = Akcje
phase-creatures = Stwory
phase-harvest = Zbiory
phase-winter = Zima
phase-end = Koniec

# -- Walka

go-on = Dalej
battle-at = Walka na terytorium { $place }
attacks = atakuje
defends = broni się
creature = Stwór
creature-value = wartość bojowa
line-units = Jednostki
line-bonus = Premie
line-food = Żywność
line-dice = Kości
line-result = Wynik
line-losses = Straty
line-retreat = Odwrót
force-kaija = Kaija
force-card = karta
force-scorched = Spalona Ziemia
damage-n =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    }
food-given = odrzuca { $n }
food-none = nie odrzuca
no-units = nie traci jednostek
retreats =
    { $n ->
        [one] { $n } się wycofuje
        [few] { $n } się wycofują
       *[other] { $n } się wycofuje
    }
stays = zostaje
verdict-more = Więcej punktów: wygrywa { $name }.
verdict-tie = Remis: wygrywa { $name }, bo się broni.
verdict-fallen = Druga strona nie przetrwa: wygrywa { $name }.
verdict-nobody = Wszyscy padli: nikt nie wygrywa.

# -- Stwory

creatures = Stwory
no-creatures = jeszcze żadnego na mapie
strength = wartość bojowa { $n }
looks-units = jednostki
looks-buildings = budowle
looks-resources = zasoby
most-units = najwięcej jednostek { $sum }
most-buildings = najwięcej budowli { $sum }
most-resources = najwięcej zasobów { $sum }
only-way = jedyna droga
went-to = { $creature } idzie na { $place }:

# -- Punkty

points-tokens = Żetony
points-resources = Zasoby
points-cards = Karty
points-achievements = Osiągnięcia
points-strongholds = Zamknięte terytoria z Dużą Budowlą
