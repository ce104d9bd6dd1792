# Stół Northgardu: czego nie mają słowa gry.

flash = Karta Błysku
upgrade = ulepszenie
kind-starting = Karta startowa
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

power-bear = Walczy dla ciebie Kaija: w walce warta dwa punkty, zimą nic nie je. Na wrogie terytorium nie wejdzie.
power-boar = Za Odkrycie, które niczego nie zamyka, dostajesz 1 wiedzę.
power-goat = Za każdą Małą Budowlę dostajesz 1 żywność, za Dużą 2.
power-raven = Z tego, co zamkniesz Odkryciem, od razu zbierasz zasoby.
power-snake = Spalona Ziemia leży obok ciebie: lepiej na niej walczysz, a w Zbiorach zabierasz z niej zasób.
power-stag = Chwała za każde zamknięte i za każde podbite terytorium.
power-wolf = Każda walka wygrana w ataku daje ci 1 żywność.

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

lay-told = { $tile } na { $cell }?
lay-closes =
    { $n ->
        [one] Zamkniesz terytorium: { $fame } Chwały
        [few] Zamkniesz { $n } terytoria: { $fame } Chwały
       *[other] Zamkniesz { $n } terytoriów: { $fame } Chwały
    }
move-told =
    { $n ->
        [one] { $n } jednostka z { $source } na { $target }?
        [few] { $n } jednostki z { $source } na { $target }?
       *[other] { $n } jednostek z { $source } na { $target }?
    }
recruit-told =
    { $n ->
        [one] Rekrutujesz { $n } jednostkę na { $target }?
        [few] Rekrutujesz { $n } jednostki na { $target }?
       *[other] Rekrutujesz { $n } jednostek na { $target }?
    }
build-told = { $building } na { $target }?
retreat-told = Odwrót: { $places }
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
do-pass = Pas
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
do-prowl-to = Idź
do-kaija-to = Postaw
do-scorch = Spal
do-call = Przywołaj
do-use-card = Wybierz
do-remove-this = Usuń
do-discard = Odrzuć
do-put-back = Odłóż na stos
do-take = Weź
do-take-upgrade = Weź
do-choose-clan = Poprowadź ten klan
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
for-passing = za pas
cards = Karty
buildings = Budowle
on-map = Jednostki
on-map-short = na mapie
in-reserve = w rezerwie
winter = Zima
goal = cel
goal-yours = Twoje zamknięte z Dużą Budowlą
goal-short = { $n } z { $most }
goal-of = Zamknięte terytoria z Dużą Budowlą: { $n } z { $most }
goal-note = Tyle zamkniętych terytoriów, każde z Dużą Budowlą, daje zwycięstwo na koniec roku ({ $most })
first-player = Pierwszy Gracz
partner = partner
passed = pas
nothing-yet = jeszcze nic
fame-of = Chwała: { $n }
fame-hidden = Chwała leży zakryta
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

battle-at = Walka na { $place }
attacks = atakuje
defends = broni się
creature = Stwór
creature-value = jego siła
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
strength = siła { $n }
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
points-strongholds = Zamknięte z Dużą Budowlą
