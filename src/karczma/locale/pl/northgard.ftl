# Northgard: Niezbadane Ziemie. Terytoria nazywa ich miejsce na mapie, np. M10b; pokazuje je plansza.

# -- Karty Startowe

name-start-recruit = Rekrutacja
name-start-explore = Odkrycie
name-start-move = Ruch
name-start-build = Budowa
name-start-feast = Uczta

# -- Karty Klanów

name-clan-bear-vigil = Straż Legowiska
name-clan-bear-charge = Szarża Żelaznej Sierści
name-clan-bear-stores = Miód i Skóry
name-clan-boar-trails = Szlaki Odyńca
name-clan-boar-omens = Znaki w Korzeniach
name-clan-boar-wilds = Głęboka Puszcza
name-clan-goat-terraces = Kamienne Tarasy
name-clan-goat-larder = Głęboka Spiżarnia
name-clan-goat-great-works = Dzieło Pokoleń
name-clan-raven-far-wing = Dalekie Skrzydło
name-clan-raven-knarr = Nocna Knara
name-clan-raven-two-eyes = Dwoje Oczu w Chmurach
name-clan-snake-ash-walk = Przez Popioły
name-clan-snake-raiders = Przyczajeni Najeźdźcy
name-clan-snake-wells = Zatrute Studnie
name-clan-stag-progress = Królewski Objazd
name-clan-stag-sagas = Dwór Sag
name-clan-stag-banner = Rogaty Sztandar
name-clan-wolf-hunt = Wataha na Tropie
name-clan-wolf-frenzy = Czerwony Śnieg
name-clan-wolf-howl = Wycie o Zmierzchu

# -- Karty Rozwoju

name-early-trackers = Tropiciele
name-early-spring-levy = Wiosenny Zaciąg
name-early-forced-march = Forsowny Marsz
name-early-carpenters = Cieśle
name-early-orchard-keepers = Sadownicy
name-early-timber-rafts = Spław Drewna
name-early-rune-carver = Rytownik Run
name-early-war-cry = Okrzyk Wojenny
name-early-foragers = Zbieracze
name-early-kindling = Chrust
name-early-old-songs = Stare Pieśni
name-early-foresight = Przezorność
name-early-runners = Gońcy
name-early-colonists = Osadnicy
name-early-young-blood = Młoda Krew
name-early-mead-hall = Miodowy Dwór
name-adv-shield-levy = Zaciąg Tarczowników
name-adv-berserker-oath = Przysięga Berserków
name-adv-call-to-arms = Wezwanie do Broni
name-adv-homesteads = Nowe Zagrody
name-adv-mercenary-ship = Okręt Najemników
name-adv-cartographer = Kartograf
name-adv-long-expedition = Długa Wyprawa
name-adv-border-cairns = Kopce Graniczne
name-adv-pathfinders = Przewodnicy
name-adv-wagon-train = Tabor
name-adv-surveyors = Mierniczy
name-adv-shock-raid = Nagły Najazd
name-adv-axe-storm = Burza Toporów
name-adv-mountain-guides = Górscy Przewodnicy
name-adv-landing = Desant Drakkarów
name-adv-plunder = Grabież
name-adv-valhalla = Ku Walhalli
name-adv-thunder = Uderzenie Gromu
name-adv-encircle = Okrążenie
name-adv-quiet-paths = Ciche Ścieżki
name-adv-master-mason = Mistrz Murarski
name-adv-boom = Pora Młotów
name-adv-jarls-hall = Rozkaz Jarla
name-adv-palisade = Wzniesione w Jedną Noc
name-adv-stone-circle = Kamienny Krąg
name-adv-seeress = Wieszczka
name-adv-war-council = Rada Wojenna
name-adv-thing = Zwołanie Thingu
name-adv-exile = Banicja
name-adv-rich-fields = Żyzne Pola
name-adv-knarr = Kupiecka Knara
name-adv-tribute = Danina
name-adv-skald = Nadworny Skald
name-adv-winter-stores = Zapasy na Zimę
name-adv-sacred-grove = Święty Gaj
name-adv-great-feast = Uczta Jarlów

# -- Osiągnięcia

name-ach-lawgiver = Prawodawca
name-ach-founder = Założyciel
name-ach-high-king = Wielki Król
name-ach-warlord = Wódz Wojenny
name-ach-far-traveller = Daleki Wędrowiec
name-ach-hoard-keeper = Strażnik Skarbca
name-ach-lore-master = Mistrz Wiedzy

# -- Niepokoje

name-unrest = Niepokoje

# -- Kafle mapy

name-tile-start = Kafel startowy
    .acc = kafel startowy
name-tile-01 = Kafel mapy 1
    .acc = kafel mapy 1
name-tile-02 = Kafel mapy 2 (startowy dla 5 graczy)
    .acc = kafel mapy 2 (startowy dla 5 graczy)
name-tile-03 = Kafel mapy 3
    .acc = kafel mapy 3
name-tile-04 = Kafel mapy 4
    .acc = kafel mapy 4
name-tile-05 = Kafel mapy 5
    .acc = kafel mapy 5
name-tile-06 = Kafel mapy 6
    .acc = kafel mapy 6
name-tile-07 = Kafel mapy 7
    .acc = kafel mapy 7
name-tile-08 = Kafel mapy 8
    .acc = kafel mapy 8
name-tile-09 = Kafel mapy 9
    .acc = kafel mapy 9
name-tile-10 = Kafel mapy 10
    .acc = kafel mapy 10
name-tile-11 = Kafel mapy 11
    .acc = kafel mapy 11
name-tile-12 = Kafel mapy 12
    .acc = kafel mapy 12
name-tile-13 = Kafel mapy 13
    .acc = kafel mapy 13
name-tile-14 = Kafel mapy 14
    .acc = kafel mapy 14
name-tile-15 = Kafel mapy 15
    .acc = kafel mapy 15
name-tile-16 = Kafel mapy 16
    .acc = kafel mapy 16
name-tile-17 = Kafel mapy 17
    .acc = kafel mapy 17
name-tile-18 = Kafel mapy 18
    .acc = kafel mapy 18
name-tile-19 = Kafel mapy 19
    .acc = kafel mapy 19
name-tile-20 = Kafel mapy 20
    .acc = kafel mapy 20
name-tile-21 = Kafel mapy 21
    .acc = kafel mapy 21
name-tile-22 = Kafel mapy 22
    .acc = kafel mapy 22
name-tile-23 = Kafel mapy 23
    .acc = kafel mapy 23
name-tile-24 = Kafel mapy 24
    .acc = kafel mapy 24
name-tile-25 = Kafel mapy 25
    .acc = kafel mapy 25
name-tile-26 = Kafel mapy 26
    .acc = kafel mapy 26
name-tile-27 = Kafel mapy 27
    .acc = kafel mapy 27
name-tile-28 = Kafel mapy 28
    .acc = kafel mapy 28
name-tile-29 = Kafel mapy 29
    .acc = kafel mapy 29
name-tile-30 = Kafel mapy 30
    .acc = kafel mapy 30
name-tile-31 = Kafel mapy 31
    .acc = kafel mapy 31
name-tile-32 = Kafel mapy 32
    .acc = kafel mapy 32
name-tile-33 = Kafel mapy 33
    .acc = kafel mapy 33
name-tile-34 = Kafel mapy 34
    .acc = kafel mapy 34

# -- Karty Stworów

name-creature-wolf-beige = Wilk (beżowy)
    .dat = Wilkowi (beżowemu)
    .acc = Wilka (beżowego)
    .ins = Wilkiem (beżowym)
name-creature-wolf-brown = Wilk (brązowy)
    .dat = Wilkowi (brązowemu)
    .acc = Wilka (brązowego)
    .ins = Wilkiem (brązowym)
name-creature-wolf-dark-brown = Wilk (ciemnobrązowy)
    .dat = Wilkowi (ciemnobrązowemu)
    .acc = Wilka (ciemnobrązowego)
    .ins = Wilkiem (ciemnobrązowym)
name-creature-brown-bear-beige = Niedźwiedź Brunatny (beżowy)
    .dat = Niedźwiedziowi Brunatnemu (beżowemu)
    .acc = Niedźwiedzia Brunatnego (beżowego)
    .ins = Niedźwiedziem Brunatnym (beżowym)
name-creature-brown-bear-brown = Niedźwiedź Brunatny (brązowy)
    .dat = Niedźwiedziowi Brunatnemu (brązowemu)
    .acc = Niedźwiedzia Brunatnego (brązowego)
    .ins = Niedźwiedziem Brunatnym (brązowym)
name-creature-draugr-beige = Draugr (beżowy)
    .dat = Draugrowi (beżowemu)
    .acc = Draugra (beżowego)
    .ins = Draugrem (beżowym)
name-creature-draugr-brown = Draugr (brązowy)
    .dat = Draugrowi (brązowemu)
    .acc = Draugra (brązowego)
    .ins = Draugrem (brązowym)
name-creature-fallen-valkyrie-beige = Upadła Walkiria (beżowa)
    .dat = Upadłej Walkirii (beżowej)
    .acc = Upadłą Walkirię (beżową)
    .ins = Upadłą Walkirią (beżową)
name-creature-fallen-valkyrie-brown = Upadła Walkiria (brązowa)
    .dat = Upadłej Walkirii (brązowej)
    .acc = Upadłą Walkirię (brązową)
    .ins = Upadłą Walkirią (brązową)

# -- Klany

name-bear = Klan Niedźwiedzia
name-boar = Klan Dzika
name-goat = Klan Kozła
name-raven = Klan Kruka
name-snake = Klan Węża
name-stag = Klan Jelenia
name-wolf = Klan Wilka

# -- Budowle

name-woodcutters-lodge = Chata Drwala
    .acc = Chatę Drwala
name-silo = Silos
    .acc = Silos
name-defense-tower = Wieża Obronna
    .acc = Wieżę Obronną
name-training-camp = Obóz Szkoleniowy
    .acc = Obóz Szkoleniowy
name-menhir = Menhir
    .acc = Menhir
name-altar-of-kings = Ołtarz Królów
    .acc = Ołtarz Królów
name-forge = Kuźnia
    .acc = Kuźnię
name-fortress = Forteca
    .acc = Fortecę

# -- Stwory

name-wild-wolf = Wilk
name-brown-bear = Niedźwiedź Brunatny
name-draugr = Draugr
name-fallen-valkyrie = Upadła Walkiria

# -- Żetony, miejsca, ścianki kości, źródła Chwały

name-food = żywność
    .acc = żywność
    .gen = żywności
name-wood = drewno
    .acc = drewno
    .gen = drewna
name-lore = wiedza
    .acc = wiedzę
    .gen = wiedzy
name-fame = Chwała
    .acc = Chwałę
    .gen = Chwały
count-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .acc =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .gen =
    { $n ->
        [one] { $n } żywności
        [few] { $n } żywności
       *[many] { $n } żywności
    }
count-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .acc =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .gen =
    { $n ->
        [one] { $n } drewna
        [few] { $n } drewna
       *[many] { $n } drewna
    }
count-lore =
    { $n ->
        [one] { $n } wiedza
        [few] { $n } wiedzy
       *[many] { $n } wiedzy
    }
    .acc =
    { $n ->
        [one] { $n } wiedzę
        [few] { $n } wiedzy
       *[many] { $n } wiedzy
    }
    .gen =
    { $n ->
        [one] { $n } wiedzy
        [few] { $n } wiedzy
       *[many] { $n } wiedzy
    }
count-fame =
    { $n ->
        [one] { $n } Punkt Chwały
        [few] { $n } Punkty Chwały
       *[many] { $n } Punktów Chwały
    }
    .acc =
    { $n ->
        [one] { $n } Punkt Chwały
        [few] { $n } Punkty Chwały
       *[many] { $n } Punktów Chwały
    }
    .gen =
    { $n ->
        [one] { $n } Punktu Chwały
        [few] { $n } Punktów Chwały
       *[many] { $n } Punktów Chwały
    }
name-small = Małe Miejsce
    .loc = Małym Miejscu
name-stone = Małe Miejsce z kamieniem
    .loc = Małym Miejscu z kamieniem
name-large = Duże Miejsce
    .loc = Dużym Miejscu
name-axe2 = 2 topory
name-axe3 = 3 topory
name-choice = topór albo obrażenie do wyboru
name-axe1 = topór
name-damage1 = obrażenie
name-axe2-damage1 = 2 topory i obrażenie
name-damage2 = 2 obrażenia
name-axe1-damage1 = topór i obrażenie
name-closing = zamknięcie terytorium
name-closed = zamknięte terytorium
name-altar = Ołtarz Królów
name-creature = pokonany Stwór
units =
    { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
    .acc =
    { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
units-of =
    { $kaija ->
        [1] { $n ->
            [one] Kaiję
           *[other] { units.acc }, w tym Kaiję,
        }
       *[other] { units.acc }
    }
tiles =
    { $size ->
        [one] { $size } kafel
        [few] { $size } kafle
       *[many] { $size } kafli
    }
axes =
    { $points ->
        [one] { $points } topór
        [few] { $points } topory
       *[many] { $points } toporów
    }
moves =
    { $price ->
        [one] { $price } ruch
        [few] { $price } ruchy
       *[many] { $price } ruchów
    }
cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

goods =
    { $food ->
        [0] { $wood ->
            [0] { COUNT($lore, "lore", case: "acc") }
           *[other] { $lore ->
                [0] { COUNT($wood, "wood", case: "acc") }
               *[other] { COUNT($wood, "wood", case: "acc") } i { COUNT($lore, "lore", case: "acc") }
            }
        }
       *[other] { $wood ->
            [0] { $lore ->
                [0] { COUNT($food, "food", case: "acc") }
               *[other] { COUNT($food, "food", case: "acc") } i { COUNT($lore, "lore", case: "acc") }
            }
           *[other] { $lore ->
                [0] { COUNT($food, "food", case: "acc") } i { COUNT($wood, "wood", case: "acc") }
               *[other] { COUNT($food, "food", case: "acc") }, { COUNT($wood, "wood", case: "acc") } i { COUNT($lore, "lore", case: "acc") }
            }
        }
    }

# -- Opcje

option-clans = Klany
value-clans-choose = wybierają gracze
value-clans-random = rozdane losowo
option-creatures = Stwory
option-more-creatures = Więcej Stworów
option-long-game = Dłuższa rozgrywka (dziesięć lat)
option-teams = Gra drużynowa

# -- Co robią karty

tell-recruit = Rekrutacja { $n }
tell-recruit-distinct = Rekrutacja { $n }, każda jednostka na innym terytorium
tell-explore =
    { $times ->
        [one] Odkrycie
        [few] { $times } Odkrycia
       *[many] { $times } Odkryć
    }
tell-explore-tiles =
    { $times ->
        [one] Odkrycie z wyborem spośród { $tiles } kafli
        [few] { $times } Odkrycia z wyborem spośród { $tiles } kafli
       *[many] { $times } Odkryć z wyborem spośród { $tiles } kafli
    }
tell-move = Ruch { $n }
move-attack = {" "}z premią bojową +{ $n }
move-damage =
    { $n ->
        [one] , w każdej walce zadajesz { $n } dodatkowe obrażenie
        [few] , w każdej walce zadajesz { $n } dodatkowe obrażenia
       *[many] , w każdej walce zadajesz { $n } dodatkowych obrażeń
    }
move-ignore = , Trudne Granice przekraczasz jak Regularne
move-peaceful = , bez wchodzenia na wrogie terytoria
tell-build = Budowa { $n }
tell-build-small = wybuduj Małą Budowlę
tell-build-large = wybuduj Dużą Budowlę
build-discount = , taniej o { COUNT($n, "wood", case: "acc") }
tell-draw =
    { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
draw-discard =
    { $n ->
        [1] , jedną z nich odrzuć
       *[other] , { $n } z nich odrzuć
    }
draw-top =
    { $n ->
        [1] , jedną z nich odłóż na wierzch Stosu Dobierania
       *[other] , { $n } z nich odłóż na wierzch Stosu Dobierania
    }
tell-gain-each = weź { COUNT($n, $token, case: "acc") } { $each }
at-most = , najwyżej { $n }
tell-pay-to = za { $pay } { $effect }
tell-choose-different =
    { $n ->
        [1] wykonaj jedną z tych akcji: { $branches }
        [2] wykonaj dwie różne spośród tych akcji: { $branches }
        [few] wykonaj { $n } różne spośród tych akcji: { $branches }
       *[many] wykonaj { $n } różnych spośród tych akcji: { $branches }
    }
tell-gain-any =
    { $n ->
        [one] weź { $n } wybrany zasób
        [few] weź { $n } wybrane zasoby
       *[many] weź { $n } wybranych zasobów
    }
tell-plunder =
    { $n ->
        [one] zabierz przegranemu { $n } zasób
        [few] zabierz przegranemu { $n } zasoby
       *[many] zabierz przegranemu { $n } zasobów
    }
tell-swap =
    { $n ->
        [one] wymień z rezerwą { $n } zasób na inny
        [few] wymień z rezerwą do { $n } zasobów na inne, jeden za jeden
       *[many] wymień z rezerwą do { $n } zasobów na inne, jeden za jeden
    }
tell-remove-card =
    { $n ->
        [one] możesz usunąć z gry { $n } inną kartę z ręki
        [few] możesz usunąć z gry do { $n } innych kart z ręki
       *[many] możesz usunąć z gry do { $n } innych kart z ręki
    }
tell-kill =
    { $n ->
        [one] usuń { $n } wrogą jednostkę z terytorium z Żetonem Spalonej Ziemi
        [few] usuń { $n } wrogie jednostki z terytorium z Żetonem Spalonej Ziemi
       *[many] usuń { $n } wrogich jednostek z terytorium z Żetonem Spalonej Ziemi
    }
tell-gather-territory = zbierz zasoby z jednego swojego terytorium
tell-gather-tile = weź zasób widoczny na położonym kaflu
tell-place-token = możesz położyć Żeton Spalonej Ziemi
tell-place-kaija = możesz postawić Kaiję na swoim terytorium lub ją tam przenieść
tell-tribute =
    { $n ->
        [one] każdy sąsiadujący z tobą przeciwnik oddaje ci { $n } zasób, łącznie najwyżej { $most }
        [few] każdy sąsiadujący z tobą przeciwnik oddaje ci { $n } zasoby, łącznie najwyżej { $most }
       *[many] każdy sąsiadujący z tobą przeciwnik oddaje ci { $n } zasobów, łącznie najwyżej { $most }
    }
each-time-explore-closed = za każde swoje terytorium zamknięte w ten sposób { $effect }
each-time-battle-won = za każdą wygraną walkę { $effect }
each-time-large-built = za każdą wybudowaną w ten sposób Dużą Budowlę { $effect }
each-closed-territory =
    { $every ->
        [1] za każde swoje zamknięte terytorium
        [few] za każde { $every } swoje zamknięte terytoria
       *[many] za każde { $every } swoich zamkniętych terytoriów
    }
each-territory =
    { $every ->
        [1] za każde swoje terytorium
        [few] za każde { $every } swoje terytoria
       *[many] za każde { $every } swoich terytoriów
    }
each-unit =
    { $every ->
        [1] za każdą swoją jednostkę na mapie
        [few] za każde { $every } swoje jednostki na mapie
       *[many] za każde { $every } swoich jednostek na mapie
    }
each-building =
    { $every ->
        [1] za każdą budowlę na swoich terytoriach
        [few] za każde { $every } budowle na swoich terytoriach
       *[many] za każde { $every } budowli na swoich terytoriach
    }
each-small-building =
    { $every ->
        [1] za każdą Małą Budowlę na swoich terytoriach
        [few] za każde { $every } Małe Budowle na swoich terytoriach
       *[many] za każde { $every } Małych Budowli na swoich terytoriach
    }
each-large-building =
    { $every ->
        [1] za każdą Dużą Budowlę na swoich terytoriach
        [few] za każde { $every } Duże Budowle na swoich terytoriach
       *[many] za każde { $every } Dużych Budowli na swoich terytoriach
    }
each-menhir =
    { $every ->
        [1] za każdy Menhir na swoich terytoriach
        [few] za każde { $every } Menhiry na swoich terytoriach
       *[many] za każde { $every } Menhirów na swoich terytoriach
    }
each-resource =
    { $every ->
        [1] za każdy swój zasób
        [few] za każde { $every } swoje zasoby
       *[many] za każde { $every } swoich zasobów
    }
each-non-starting-card =
    { $every ->
        [1] za każdą kartę w swojej talii oprócz Kart Startowych i Kart Niepokojów
        [few] za każde { $every } karty w swojej talii oprócz Kart Startowych i Kart Niepokojów
       *[many] za każde { $every } kart w swojej talii oprócz Kart Startowych i Kart Niepokojów
    }
face-flash = { NAME($card) } (Karta Błysku)
face-fame = Na koniec gry: { COUNT($n, "fame") }.
face-no-effect = Zagrana nie ma żadnego efektu.
face-building-small = Mała Budowla, koszt: { $cost }.
face-building-large = Duża Budowla, koszt: { $cost }.
face-slot = Stoi na { NAME($slot, case: "loc") }.
face-harvest = W każdych Zbiorach: { $what }.
face-forge = Na początku roku gracz, który ją kontroluje, dobiera o { cards } więcej.
face-camp = Kto rekrutuje na terytorium z tą budowlą, stawia tam jeszcze { units.acc }.
face-guard = W walce na terytorium z tą budowlą obrońca ma premię +{ $n }.
face-shots =
    { $n ->
        [one] W walce na terytorium z tą budowlą obrońca zadaje { $n } dodatkowe obrażenie.
        [few] W walce na terytorium z tą budowlą obrońca zadaje { $n } dodatkowe obrażenia.
       *[many] W walce na terytorium z tą budowlą obrońca zadaje { $n } dodatkowych obrażeń.
    }
face-tokens = Liczba żetonów w grze: { $n }.
face-clan-cards = Początkowa Karta Klanu: { $initial }. Ulepszenia: { $upgrades }.
face-power-bear = Kaija jest twoją jednostką wartą w walce dwa punkty, a Zimą nie wymaga żywności. Możesz ją postawić jako jedną z rekrutowanych jednostek; nigdy nie wchodzi na wrogie terytorium.
face-power-boar = Akcja Odkrycia, która nie zamyka żadnego terytorium, daje ci { COUNT(1, "lore", case: "acc") }.
face-power-goat = Każda wybudowana przez ciebie Mała Budowla daje ci { COUNT(1, "food", case: "acc") }, a każda Duża Budowla – { COUNT(2, "food", case: "acc") }.
face-power-raven = Gdy twoja akcja Odkrycia zamyka twoje terytoria, od razu zbierasz z nich zasoby.
face-power-snake = Przed zagraniem karty swojego klanu możesz położyć Żeton Spalonej Ziemi na terytorium sąsiadującym z twoim. W walkach na nim masz o jeden punkt więcej, a w Zbiorach zabierasz z niego jeden zasób wrogowi, który je kontroluje.
face-power-stag = Każde twoje terytorium zamknięte twoją akcją Odkrycia daje ci { COUNT(1, "fame", case: "acc") }, podobnie jak każde terytorium zdobyte w walce.
face-power-wolf = Każda walka, którą wygrywasz w ataku, daje ci { COUNT(1, "food", case: "acc") }.
face-suits-bear = Dla tych, którzy twardo stoją na swoim.
face-suits-boar = Dla ciekawych, co leży za następnym kaflem.
face-suits-goat = Dobry na pierwszą partię: buduj i bądź syty.
face-suits-raven = Dla tych, którzy planują trzy kafle naprzód.
face-suits-snake = Dla złośliwych sąsiadów o dobrej pamięci.
face-suits-stag = Dla tych, którzy grają prosto na Chwałę.
face-suits-wolf = Dla tych, którzy atakują pierwsi.
face-strengths = Naszym zdaniem, w skali od 0 do 3: { $what }.
face-strength = { $what } { $n }
face-strength-combat = walka
face-strength-explore = odkrycia
face-strength-build = budowa
face-strength-stores = zapasy
face-difficulty = Gra się nim: { $level }.
face-difficulty-1 = łatwo
face-difficulty-2 = średnio
face-difficulty-3 = trudno
face-creature = Wartość bojowa: { $value }. Za pokonanie: { $reward }.
face-priorities = Idzie tam, gdzie jest najwięcej (w tej kolejności): { $what }.
face-looks-units = jednostek
face-looks-buildings = budowli
face-looks-resources = zasobów
face-starves = Terytorium z tym Stworem daje w Zbiorach tylko to, co jego budowle.
face-forbids = Na terytorium z tym Stworem nikt nie buduje ani nie rekrutuje, nikt też z niego nie Odkrywa ani nie wychodzi.
face-kills = Tam, gdzie się pojawi lub wejdzie, gracz kontrolujący terytorium traci jedną wybraną przez siebie jednostkę.
face-attacks = Tam, gdzie się pojawi lub wejdzie, atakuje gracza kontrolującego terytorium.
face-shares = Dzieli się terytorium z jednostkami.
face-alone = Nie dzieli się terytorium: kto na nie wejdzie, musi walczyć z tym Stworem.
face-region = { $part }: { $what }.
face-side-north = północ
face-side-east = wschód
face-side-south = południe
face-side-west = zachód
face-inside = wewnątrz kafla
face-slots-small =
    { $n ->
        [one] { $n } Małe Miejsce
        [few] { $n } Małe Miejsca
       *[many] { $n } Małych Miejsc
    }
face-slots-stone =
    { $n ->
        [one] { $n } Małe Miejsce z kamieniem
        [few] { $n } Małe Miejsca z kamieniem
       *[many] { $n } Małych Miejsc z kamieniem
    }
face-slots-large =
    { $n ->
        [one] { $n } Duże Miejsce
        [few] { $n } Duże Miejsca
       *[many] { $n } Dużych Miejsc
    }
face-lair = Legowisko
face-border-regular = Regularna Granica z { $part }
face-border-difficult = Trudna Granica z { $part }

# -- Pytania

ask-kaija-joins =
    { $n ->
        [one] Stawiasz { units.acc }. Czy jest nią Kaija?
       *[other] Stawiasz { units.acc }. Czy jest wśród nich Kaija?
    }
ask-kaija-goes = Czy Kaija jest wśród tych jednostek?
ask-lay-which = Który kafel kładziesz?
ask-lay-where = { NAME($tile) } – gdzie go kładziesz?
ask-lay-how = { NAME($tile) } – jak go obracasz?
ask-recruit-where = Gdzie rekrutujesz? Pozostało jednostek: { $left }.
ask-recruit-how-many = Ile jednostek rekrutujesz na terytorium { $territory }? Najwyżej { $left }.
ask-settle-where = Na którym neutralnym terytorium stawiasz nowe jednostki?
ask-settle-how-many = Ile jednostek stawiasz? Najwyżej { $most }.
ask-build-what = Co budujesz?
ask-build-where = Na którym terytorium budujesz { NAME($building, case: "acc") }?
ask-build-into = Na którym miejscu budujesz { NAME($building, case: "acc") }?
ask-discard-which = Którą z dobranych kart odrzucasz?
ask-put-back-which = Którą z dobranych kart odkładasz na wierzch Stosu Dobierania?
ask-retreat = Ile jednostek wycofujesz na terytorium { $refuge }? Do wycofania pozostało: { $left }.
ask-feed = Ile żywności odrzucasz na potrzeby tej walki? Każdy jej żeton daje jeden punkt walki.
ask-point-or-damage = Topór czy obrażenie?
ask-prowl-where = Dokąd idzie { NAME($creature) }?
ask-next-battle = Którą walkę teraz rozstrzygasz?
ask-hunt-what = Czy atakujesz Stwora na terytorium { $territory }?
ask-move-from = Z którego terytorium ruszasz? Pozostało ruchów: { $moves }.
ask-move-to = Dokąd ruszasz z terytorium { $source }?
ask-how-many = Ile jednostek idzie z terytorium { $source } na { $target }?
ask-scorch-where = Czy i gdzie kładziesz Żeton Spalonej Ziemi?
ask-gain-which = { NAME($by) } – który zasób bierzesz?
ask-hand-over =
    { $giver-is ->
        [you] { NAME($by) } – który zasób oddajesz?
       *[other] { NAME($by) } – który zasób zabierasz? Oddaje go { $giver }.
    }
ask-swap-what = { NAME($by) } – co na co wymieniasz? Pozostało wymian: { $left }.
ask-gather-where = { NAME($by) } – z którego terytorium zbierasz zasoby?
ask-remove-which = { NAME($by) } – czy usuwasz kartę z gry?
ask-kaija-where = { NAME($by) } – dokąd idzie Kaija?
ask-choose-next = { NAME($by) } – którą akcję teraz wykonujesz?
ask-group-where = Gdzie stawiasz swoje trzy jednostki?
ask-want-land = Nie ma neutralnego terytorium. Czy dobierasz kafel, żeby je utworzyć?
ask-return-where = Druga szansa – gdzie stawiasz nowe jednostki?
ask-offer-how-many = Ile { NAME($give, case: "gen") } proponujesz partnerowi za tyle samo { NAME($want, case: "gen") }?
ask-accept-trade = Partner proponuje { COUNT($n, $want, case: "acc") } za { COUNT($n, $give, case: "acc") }. Czy się zgadzasz?
ask-burn-what = Spalona Ziemia – który zasób zabierasz?
ask-exchange-for =
    { $teams ->
        [1] Czy wymieniasz trzy zasoby na jeden albo wymieniasz się z partnerem?
       *[0] Czy wymieniasz trzy zasoby na jeden?
    }
ask-give-what = Które trzy zasoby oddajesz za { COUNT(1, $token, case: "acc") }?
ask-want-creature = Czy wprowadzasz na mapę nowego Stwora?
ask-call-where = Gdzie pojawia się { NAME($creature) }?
ask-take-which = Którą kartę bierzesz?
ask-act = Co robisz?
ask-play-on = Czy zagrywasz kolejną kartę?
ask-which-card =
    { $use ->
        [wait] Którą kartę odkładasz?
        [exchange] Którą kartę zamieniasz?
        [remove] Którą kartę usuwasz z gry?
       *[upgrade] Którą kartę oddajesz za Ulepszenie?
    }
ask-aside-or-removed = Karta zostaje w Strefie Aktywnej czy opuszcza grę?
ask-upgrade-which = Które Ulepszenie bierzesz?
ask-clan-which = Którym klanem grasz?

# -- Odpowiedzi

choice-with-kaija = Z Kaiją
choice-without-kaija = Bez Kaii
choice-lay-tile = { NAME($tile) }
choice-put-under = Żaden nie pasuje: odłóż je na spód stosu i dobierz tyle samo
choice-lay-at = Kolumna { $x }, rząd { $y }
choice-turned =
    { $turn ->
        [0] Bez obrotu
        [1] Ćwierć obrotu w prawo
        [2] Pół obrotu
       *[other] Ćwierć obrotu w lewo
    }
choice-turned-here =
    { $closed ->
        [0] { choice-turned }
        [one] { choice-turned }: zamykasz swoje terytorium i zyskujesz { COUNT($fame, "fame", case: "acc") }
        [few] { choice-turned }: zamykasz { $closed } swoje terytoria i zyskujesz { COUNT($fame, "fame", case: "acc") }
       *[many] { choice-turned }: zamykasz { $closed } swoich terytoriów i zyskujesz { COUNT($fame, "fame", case: "acc") }
    }
choice-no-more = To wszystko
choice-recruit-at = Terytorium { $territory }
choice-recruit-at-here =
    { $camps ->
        [0] Terytorium { $territory } (masz tu { units.acc })
       *[other] Terytorium { $territory } (masz tu { units.acc }; Obóz Szkoleniowy dodaje { $camps })
    }
choice-recruit-units = { units }
choice-recruit-units-here =
    { $more ->
        [0] { units }
       *[other] { units } i jeszcze { $more } z Obozu Szkoleniowego
    }
choice-settle-at = Terytorium { $territory }
choice-settle-units = { units }
choice-build = { NAME($building) }
choice-build-here = { NAME($building) } { for-wood }
choice-build-on = Terytorium { $territory }
choice-into = { NAME($slot) }
choice-discard = Odrzuć: { NAME($card) }
choice-discard-here = Odrzuć: { NAME($card) } ({ $effect })
choice-put-back = Odłóż na wierzch: { NAME($card) }
choice-put-back-here = Odłóż na wierzch: { NAME($card) } ({ $effect })
choice-fall-back =
    { $n ->
        [0] Żadna
       *[other] { units }
    }
choice-discard-food =
    { $n ->
        [0] Bez żywności
       *[other] { COUNT($n, "food", case: "acc") } za { points } walki
    }
choice-take-point = Topór: jeden punkt walki więcej
choice-take-damage = Obrażenie zadane przeciwnikowi
choice-prowl-to = Terytorium { $territory }
choice-fight-at = Terytorium { $territory }
choice-fight-at-here =
    { $creature-there ->
        [1] Terytorium { $territory }: { units } przeciw { NAME($creature, case: "dat") } o wartości bojowej { $value }
       *[0] Terytorium { $territory }: { units } przeciw { $defenders }
    }
choice-hunt = Zaatakuj { NAME($creature, case: "acc") }
choice-hunt-here = Zaatakuj { NAME($creature, case: "acc") }: wartość bojowa { $value }, za pokonanie { COUNT($fame, "fame") }
choice-spare = Nie atakuj
choice-stop = Koniec ruchów
choice-from = Z terytorium { $source }
choice-from-here = Z terytorium { $source } ({ units })
choice-to = Na terytorium { $target }
choice-to-here =
    { $battle ->
        [1] Na terytorium { $target } za { moves }; dojdzie do walki
       *[0] Na terytorium { $target } za { moves }
    }
choice-units = { units }
choice-scorch = Terytorium { $territory }
choice-gain-one = { COUNT(1, $resource) }
choice-hand = { COUNT(1, $resource) }
choice-swap-for = { COUNT(1, $give, case: "acc") } na { COUNT(1, $take, case: "acc") }
choice-gather-at = Terytorium { $territory }, które nic nie daje
choice-gather-at-here = Terytorium { $territory }: bierzesz { goods }
choice-remove-this = Usuń: { NAME($card) }
choice-remove-this-here = Usuń: { NAME($card) } ({ $effect })
choice-kaija-to = Terytorium { $territory }
choice-pick = Akcja { $number }
choice-pick-here = { $effect }
choice-group-at = Terytorium { $territory }
choice-draw-land = Tak, dobierz kafel
choice-return-to = Terytorium { $territory }
choice-offer = Zaproponuj partnerowi { NAME($give, case: "acc") } za { NAME($want, case: "acc") }
choice-offer-units = { $n }
choice-offer-units-here = { COUNT($n, $give, case: "acc") } za { COUNT($n, $want, case: "acc") }
choice-agree = Tak, zgoda
choice-refuse = Nie tym razem
choice-mute = Nie, i w tych Zbiorach nie chcę już takich propozycji
choice-burn = { COUNT(1, $resource) }
choice-trade-for = Trzy zasoby na { COUNT(1, $resource, case: "acc") }
choice-give = { goods }
choice-summon = Dobierz Kartę Stwora
choice-call = Terytorium { $territory }
choice-take = Weź: { NAME($card) }
choice-take-here = Weź: { NAME($card) } ({ $effect })
choice-play = Zagraj: { NAME($card) }
choice-play-here = Zagraj: { NAME($card) } ({ $effect })
choice-end-turn = Koniec tury
choice-wait = Przeczekaj: odłóż kartę bez efektu
choice-exchange = Zamień kartę za { COUNT(1, "lore", case: "acc") }: odłóż ją i dobierz inną
choice-remove = Usuń kartę z gry za { COUNT(2, "lore", case: "acc") } i dobierz dwie nowe
choice-upgrade = Ulepszenie: oddaj kartę i { COUNT(3, "lore", case: "acc") } za Kartę Ulepszenia Klanu
choice-pass = Spasuj: zakończ swoje tury w tym roku i weź jedną z wyłożonych kart
choice-use-card = { NAME($card) }
choice-use-card-here = { NAME($card) } ({ $effect })
choice-set-aside = Zostaje w Strefie Aktywnej
choice-take-out = Opuszcza grę
choice-take-upgrade = Weź: { NAME($card) }
choice-take-upgrade-here = Weź: { NAME($card) } ({ $effect })
choice-choose-clan = { NAME($clan) }
choice-choose-clan-here = { NAME($clan) }. { $power }

# -- Zdarzenia

event-clan-taken =
    { $seat-is ->
        [you] Grasz jako { NAME($clan) }.
       *[other] { $seat } gra jako { NAME($clan) }.
    }
event-first-player =
    { $seat-is ->
        [you] Masz Znacznik Pierwszego Gracza.
       *[other] { $seat } ma Znacznik Pierwszego Gracza.
    }
event-dice-rolled-for-first =
    { $seat-is ->
        [you] Rzucasz o pierwszeństwo i wyrzucasz { axes }.
       *[other] { $seat } rzuca o pierwszeństwo i wyrzuca { axes }.
    }
event-card-drawn =
    { $seat-is ->
        [you] Dobierasz kartę: { NAME($card) }.
       *[other] { $seat } dobiera kartę: { NAME($card) }.
    }
event-cards-drawn =
    { $seat-is ->
        [you] Dobierasz { cards }.
       *[other] { $seat } dobiera { cards }.
    }
event-card-drawn-secret =
    { $seat-is ->
        [you] Dobierasz kartę.
       *[other] { $seat } dobiera kartę.
    }
event-deck-reshuffled =
    { $seat-is ->
        [you] Tasujesz swój Stos Kart Odrzuconych i tworzysz z niego nowy Stos Dobierania.
       *[other] { $seat } tasuje swój Stos Kart Odrzuconych i tworzy z niego nowy Stos Dobierania.
    }
event-card-played =
    { $seat-is ->
        [you] Zagrywasz kartę: { NAME($card) }.
       *[other] { $seat } zagrywa kartę: { NAME($card) }.
    }
event-card-set-aside =
    { $seat-is ->
        [you] Odkładasz kartę bez efektu: { NAME($card) }.
       *[other] { $seat } odkłada kartę bez efektu: { NAME($card) }.
    }
event-card-removed =
    { $seat-is ->
        [you] Usuwasz z gry kartę: { NAME($card) }.
       *[other] { $seat } usuwa z gry kartę: { NAME($card) }.
    }
event-card-taken =
    { $seat-is ->
        [you] Bierzesz kartę: { NAME($card) }.
       *[other] { $seat } bierze kartę: { NAME($card) }.
    }
event-card-discarded =
    { $seat-is ->
        [you] Odrzucasz kartę: { NAME($card) }.
       *[other] { $seat } odrzuca kartę: { NAME($card) }.
    }
event-card-put-back =
    { $seat-is ->
        [you] Odkładasz na wierzch swojego Stosu Dobierania kartę: { NAME($card) }.
       *[other] { $seat } odkłada na wierzch swojego Stosu Dobierania kartę: { NAME($card) }.
    }
event-card-put-back-secret =
    { $seat-is ->
        [you] Odkładasz kartę na wierzch swojego Stosu Dobierania.
       *[other] { $seat } odkłada kartę na wierzch swojego Stosu Dobierania.
    }
event-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-paid =
    { $seat-is ->
        [you] Płacisz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } płaci { COUNT($n, $token, case: "acc") }.
    }
event-resource-swapped =
    { $seat-is ->
        [you] Wymieniasz { COUNT(1, $give, case: "acc") } na { COUNT(1, $token, case: "acc") }.
       *[other] { $seat } wymienia { COUNT(1, $give, case: "acc") } na { COUNT(1, $token, case: "acc") }.
    }
event-resource-handed-over =
    { $seat-is ->
        [you] Oddajesz { COUNT(1, $token, case: "acc") }, a bierze to { $taker } ({ NAME($by) }).
       *[other] { $taker-is ->
            [you] { $seat } oddaje ci { COUNT(1, $token, case: "acc") } ({ NAME($by) }).
           *[other] { $seat } oddaje { COUNT(1, $token, case: "acc") }, a bierze to { $taker } ({ NAME($by) }).
        }
    }
event-resource-burnt =
    { $seat-is ->
        [you] Zabierasz { COUNT(1, $token, case: "acc") } ze Spalonej Ziemi na terytorium { $territory }, które kontroluje { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } zabiera ci { COUNT(1, $token, case: "acc") } ze Spalonej Ziemi na terytorium { $territory }.
           *[other] { $seat } zabiera { COUNT(1, $token, case: "acc") } ze Spalonej Ziemi na terytorium { $territory }, które kontroluje { $opponent }.
        }
    }
event-power-gained =
    { $seat-is ->
        [you] Zyskujesz { COUNT($n, $token, case: "acc") } ({ NAME($clan) }).
       *[other] { $seat } zyskuje { COUNT($n, $token, case: "acc") } ({ NAME($clan) }).
    }
event-resources-exchanged =
    { $seat-is ->
        [you] Wymieniasz { goods } na { COUNT(1, $token, case: "acc") }.
       *[other] { $seat } wymienia { goods } na { COUNT(1, $token, case: "acc") }.
    }
event-resources-traded =
    { $seat-is ->
        [you] { $partner } dostaje od ciebie { COUNT($n, $give, case: "acc") } za { COUNT($n, $token, case: "acc") }.
       *[other] { $partner-is ->
            [you] { $seat } daje ci { COUNT($n, $give, case: "acc") } za { COUNT($n, $token, case: "acc") }.
           *[other] { $seat } i { $partner } wymieniają się: { COUNT($n, $give) } za { COUNT($n, $token, case: "acc") }.
        }
    }
event-trade-refused =
    { $seat-is ->
        [you] Nie zgadzasz się oddać { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") }, jak proponuje { $partner }.
       *[other] { $partner-is ->
            [you] { $seat } nie zgadza się oddać ci { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") }.
           *[other] { $seat } nie zgadza się oddać { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") }, jak proponuje { $partner }.
        }
    }
event-tile-drawn =
    { $seat-is ->
        [you] Dobierasz { NAME($tile, case: "acc") }.
       *[other] { $seat } dobiera { NAME($tile, case: "acc") }.
    }
event-tile-unplaceable =
    { $seat-is ->
        [you] Odkładasz na spód stosu { NAME($tile, case: "acc") }.
       *[other] { $seat } odkłada na spód stosu { NAME($tile, case: "acc") }.
    }
event-tiles-returned =
    { $seat-is ->
        [you] Żaden z twoich kafli nie pasuje: odkładasz je na spód stosu i dobierasz tyle samo ({ $n }).
       *[other] { $seat } nie ma pasującego kafla: odkłada swoje na spód stosu i dobiera tyle samo ({ $n }).
    }
event-tile-laid =
    { $seat-is ->
        [you] Kładziesz { NAME($tile, case: "acc") } w kolumnie { $x }, w rzędzie { $y }.
       *[other] { $seat } kładzie { NAME($tile, case: "acc") } w kolumnie { $x }, w rzędzie { $y }.
    }
event-territory-closed =
    { $seat-is ->
        [you] Twoje terytorium { $territory } ({ tiles }) zostaje zamknięte.
       *[other] Terytorium { $territory } ({ tiles }), które kontroluje { $seat }, zostaje zamknięte.
    }
event-units-placed =
    { $seat-is ->
        [you] Stawiasz { units.acc } na terytorium { $territory }.
       *[other] { $seat } stawia { units.acc } na terytorium { $territory }.
    }
event-kaija-placed =
    { $seat-is ->
        [you] Stawiasz Kaiję na terytorium { $territory }.
       *[other] { $seat } stawia Kaiję na terytorium { $territory }.
    }
event-token-placed =
    { $seat-is ->
        [you] Kładziesz Żeton Spalonej Ziemi na terytorium { $territory }.
       *[other] { $seat } kładzie Żeton Spalonej Ziemi na terytorium { $territory }.
    }
event-units-moved =
    { $seat-is ->
        [you] Przesuwasz { units-of } z terytorium { $source } na { $target }.
       *[other] { $seat } przesuwa { units-of } z terytorium { $source } na { $target }.
    }
event-units-lost =
    { $seat-is ->
        [you] Tracisz { units-of } na terytorium { $territory }.
       *[other] { $seat } traci { units-of } na terytorium { $territory }.
    }
event-units-retreated =
    { $seat-is ->
        [you] Wycofujesz { units-of } na terytorium { $target }.
       *[other] { $seat } wycofuje { units-of } na terytorium { $target }.
    }
event-building-built =
    { $seat-is ->
        [you] Budujesz { NAME($building, case: "acc") } na terytorium { $territory } { for-wood }.
       *[other] { $seat } buduje { NAME($building, case: "acc") } na terytorium { $territory } { for-wood }.
    }
for-wood =
    { $cost ->
        [0] za darmo
       *[other] za { COUNT($cost, "wood", case: "acc") }
    }
event-battle-began =
    { $seat-is ->
        [you] Atakujesz terytorium { $territory }, którego broni { $opponent }: { $points } do { $against }.
       *[other] { $opponent-is ->
            [you] { $seat } atakuje cię na terytorium { $territory }: { $points } do { $against }.
           *[other] { $seat } atakuje terytorium { $territory }, którego broni { $opponent }: { $points } do { $against }.
        }
    }
event-food-discarded =
    { $seat-is ->
        [you] Odrzucasz { COUNT($n, "food", case: "acc") } za { points } walki.
       *[other] { $seat } odrzuca { COUNT($n, "food", case: "acc") } za { points } walki.
    }
event-die-rolled =
    { $seat-is ->
        [you] Rzucasz Kością Walki: { NAME($face) }.
       *[other] { $seat } rzuca Kością Walki: { NAME($face) }.
    }
event-face-chosen =
    { $seat-is ->
        [you] Wybierasz { NAME($face) }.
       *[other] { $seat } wybiera { NAME($face) }.
    }
event-face-chosen-nobody = { NAME($creature) } – rzut liczy się jako { NAME($face) }.
event-battle-decided =
    { $seat-is ->
        [you] Wygrywasz walkę na terytorium { $territory } ({ $own } do { $other }), przegrywa { $opponent }.
       *[other] { $opponent-is ->
            [you] Przegrywasz walkę na terytorium { $territory }: wygrywa { $seat } ({ $own } do { $other }).
           *[other] { $seat } wygrywa walkę na terytorium { $territory } ({ $own } do { $other }), przegrywa { $opponent }.
        }
    }
event-fame-gained =
    { $seat-is ->
        [you] Zyskujesz { COUNT($n, "fame", case: "acc") } ({ NAME($source) }).
       *[other] { $seat } zyskuje { COUNT($n, "fame", case: "acc") } ({ NAME($source) }).
    }
event-resources-gathered =
    { $seat-is ->
        [you] Zbierasz { goods }.
       *[other] { $seat } zbiera { goods }.
    }
event-unrest-taken =
    { $seat-is ->
        [you] Brakuje ci żywności na Zimę: bierzesz Kartę Niepokojów.
       *[other] { $seat } nie ma dość żywności na Zimę: bierze Kartę Niepokojów.
    }
event-fame-lost =
    { $seat-is ->
        [you] Brakuje ci żywności na Zimę, a Kart Niepokojów już nie ma: { $n ->
            [0] nie masz jednak Punktów Chwały do stracenia.
           *[other] tracisz { COUNT($n, "fame", case: "acc") }.
        }
       *[other] { $seat } nie ma dość żywności na Zimę, a Kart Niepokojów już nie ma: { $n ->
            [0] nie ma jednak Punktów Chwały do stracenia.
           *[other] traci { COUNT($n, "fame", case: "acc") }.
        }
    }
event-creature-beaten =
    { $seat-is ->
        [you] Pokonujesz { NAME($creature, case: "acc") }. Stwór znika z mapy.
       *[other] { $seat } pokonuje { NAME($creature, case: "acc") }. Stwór znika z mapy.
    }
event-creature-drawn =
    { $seat-is ->
        [you] Dobierasz Kartę Stwora: { NAME($creature) }.
       *[other] { $seat } dobiera Kartę Stwora: { NAME($creature) }.
    }
event-year-began = Zaczyna się rok { $year }.
event-card-revealed = Na stół trafia karta: { NAME($card) }.
event-tile-laid-nobody = { NAME($tile) } leży w kolumnie { $x }, w rzędzie { $y }.
event-territory-closed-nobody = Neutralne terytorium { $territory } ({ tiles }) zostaje zamknięte.
event-battle-began-nobody =
    { $hunted ->
        [1] { $seat-is ->
            [you] Atakujesz { NAME($creature, case: "acc") } na terytorium { $territory }: { $points } do { $against }.
           *[other] { $seat } atakuje { NAME($creature, case: "acc") } na terytorium { $territory }: { $points } do { $against }.
        }
       *[0] { $opponent-is ->
            [you] { NAME($creature) } atakuje cię na terytorium { $territory }: { $points } do { $against }.
           *[other] { NAME($creature) } atakuje terytorium { $territory }, którego broni { $opponent }: { $points } do { $against }.
        }
    }
event-die-rolled-nobody =
    { $roller-is ->
        [you] Rzucasz Kością Walki za { NAME($creature, case: "acc") }: { NAME($face) }.
       *[other] { $roller } rzuca Kością Walki za { NAME($creature, case: "acc") }: { NAME($face) }.
    }
event-battle-decided-nobody =
    { $how ->
        [beaten] { $seat-is ->
            [you] Wygrywasz walkę z { NAME($creature, case: "ins") } na terytorium { $territory } ({ $own } do { $other }).
           *[other] { $seat } wygrywa walkę z { NAME($creature, case: "ins") } na terytorium { $territory } ({ $own } do { $other }).
        }
        [wins] { $opponent-is ->
            [you] { NAME($creature) } wygrywa z tobą walkę na terytorium { $territory } ({ $own } do { $other }).
           *[other] { NAME($creature) } wygrywa walkę na terytorium { $territory } ({ $own } do { $other }), przegrywa { $opponent }.
        }
       *[nobody] Na terytorium { $territory } giną wszystkie jednostki: walki nikt nie wygrywa.
    }
event-creatures-shuffled = Odrzucone Karty Stworów tworzą nowy, potasowany stos.
event-stack-shuffled = Niepołożone kafle wracają do stosu, a stos zostaje potasowany.
event-creature-appeared = Na terytorium { $territory } pojawia się { NAME($creature) }.
event-creature-moved = { NAME($creature) } idzie z terytorium { $source } na { $target }.
event-game-ended =
    { $winners-count ->
        [0] Nikt nie wygrywa. { $scores }.
       *[other] { $winners-is ->
            [you] { $conquered ->
                [1] Wygrywasz dzięki zamkniętym terytoriom z Dużymi Budowlami!
               *[0] Wygrywasz!
            }
           *[other] { $winners-count ->
                [one] Wygrywa { $winners }{ $conquered ->
                    [1] {" "}dzięki zamkniętym terytoriom z Dużymi Budowlami.
                   *[0] .
                }
               *[other] Wygrywają { $winners }{ $conquered ->
                    [1] {" "}dzięki zamkniętym terytoriom z Dużymi Budowlami.
                   *[0] .
                }
            }
        } { $scores }.
    }

# -- Odmowy

NG-BUILD-01 = { NAME($building) }: na żadnym twoim terytorium nie ma odpowiedniego wolnego miejsca.
NG-BUILD-01-territory = Nie kontrolujesz terytorium { $territory }.
NG-BUILD-02 = To kosztuje { COUNT($cost, "wood", case: "acc") }, a masz { $wood }.
NG-BUILD-03 = To kosztuje { COUNT($cost, "wood", case: "acc") }, a masz { $wood }.
NG-BUILD-04 = { NAME($building) }: nie ma tu wolnego miejsca odpowiedniej wielkości.
NG-BUILD-04-building-slot = { NAME($building) } nie może stanąć na { NAME($slot, case: "loc") }.
NG-BUILD-05 = { NAME($building) } wymaga wolnego miejsca z kamieniem.
NG-BUILD-07 = { NAME($building) } już stoi na tym terytorium.
NG-BUILD-09 = { NAME($building) }: wszystkie żetony są na mapie.
NG-CARD-01 = { NAME($building) }: ta karta pozwala tylko na budowle innej wielkości.
NG-CARD-01-territory = Każda jednostka z tej karty staje na innym terytorium, a na { $territory } jedna już stoi.
NG-CARD-02 = Ta karta nie pozwala wejść tam, gdzie doszłoby do walki.
NG-CARD-04 = Akcja { $number } została już wykonana.
NG-CARD-08 = Akcji { $number } nie można teraz wykonać.
NG-CFIGHT-01 = { NAME($creature) } jest na terytorium { $territory }, które kontroluje inny gracz.
NG-CFIGHT-02-creature-territory = { NAME($creature) } jest na terytorium { $territory }, gdzie nie masz jednostek.
NG-CFIGHT-02-territory = O ataku na terytorium { $territory } decydujesz osobno.
NG-CLAN-05 = Kaija nie wchodzi na wrogie terytorium.
NG-CLAN-12 = Terytorium { $territory } nie sąsiaduje z żadnym, które kontrolujesz.
NG-CLAN-13 = Żeton Spalonej Ziemi leży już na terytorium { $territory }.
NG-CLAN-21 = Kaija nie wchodzi na terytorium Stwora, który się nim nie dzieli.
NG-CLAN-25 = Nie ma tam { NAME($resource, case: "gen") } do zabrania.
NG-COMB-07 = Masz tylko { COUNT($has, "food", case: "acc") }.
NG-COMB-08 = Możesz odrzucić najwyżej tyle żywności, ile masz jednostek w tej walce: { $n }.
NG-COMB-21 = Muszą się tam wycofać wszystkie ocalałe jednostki ({ $left }).
NG-CPHASE-02 = Stwór musi opuścić terytorium { $territory }, jeśli tylko może.
NG-CPHASE-03 = Terytorium { $territory } nie sąsiaduje z tym, na którym jest Stwór.
NG-CPHASE-04 = Na terytorium { $territory } jest już inny Stwór.
NG-CPHASE-05 = Terytorium { $territory } jest neutralne, a Stwór może pójść tam, gdzie są jednostki.
NG-CPHASE-06 = Gdzie indziej jest więcej tego, czego Stwór szuka, niż na terytorium { $territory }.
NG-CREA-13-creature = Walka z { NAME($creature, case: "ins") } i tak się odbędzie, bo weszły tam twoje jednostki.
NG-CREA-13-territory = Jednostki, które weszły na terytorium { $territory }, nie idą dalej: czeka je walka ze Stworem.
NG-CREA-14 = Nie można wejść na terytorium z dwoma Stworami, które się nim nie dzielą.
NG-CTYPE-01 = Nie pozwala na to Niedźwiedź Brunatny na terytorium { $territory }.
NG-DRAW-02 = Tę kartę masz już w ręce: { NAME($card) }. Wybierasz tylko spośród dobranych teraz.
NG-DRAW-05 = { NAME($card) }: masz za mało kart do dobrania.
NG-EOY-04 = Terytorium { $territory } nie jest neutralne.
NG-EOY-09 = Stwór nie wpuszcza nikogo na terytorium { $territory }.
NG-EXPL-02 = Nie sięga tu żadne twoje otwarte terytorium, z którego wolno Odkrywać.
NG-EXPL-05 = Linia granicy zostałaby przerwana.
NG-EXPL-08 = { NAME($tile) } nigdzie nie pasuje.
NG-EXPL-11 = { NAME($card) }: nie ma już kafli.
NG-EXPL-15 = Jednostki różnych graczy znalazłyby się na jednym terytorium.
NG-EXPL-29 = { NAME($card) }: nie kontrolujesz otwartego terytorium.
NG-HARV-08-has = Potrzeba trzech zasobów, a masz { $has }.
NG-HARV-08-resource-has = Masz tylko { COUNT($has, $resource, case: "acc") }.
NG-MAP-11 = Terytorium { $target } nie sąsiaduje z terytorium { $source }.
NG-MAP-18 = Na terytorium { $territory } nie ma walki do rozstrzygnięcia.
NG-MORE-03-territory = Na terytorium { $territory } nie ma Legowiska, a gdzie indziej jest wolne.
NG-MORE-03-territory-creature = Na terytorium { $territory } jest już { NAME($creature) }.
NG-MORE-04 = Na terytorium { $territory } jest już { NAME($creature) }.
NG-MOVE-02 = Z terytorium { $territory } nie ma dokąd pójść.
NG-MOVE-02-source = Nie masz jednostek na terytorium { $source }.
NG-MOVE-02-target = Te jednostki już są na terytorium { $target }.
NG-MOVE-06 =
    { $price ->
        [one] Przejście tej granicy wymaga { $price } ruchu, a masz { $moves }.
       *[other] Przejście tej granicy wymaga { $price } ruchów, a masz { $moves }.
    }
NG-MOVE-06-territory-moves =
    { $moves ->
        [one] Z terytorium { $territory } prowadzą tylko Trudne Granice, a pozostał ci { $moves } ruch.
       *[other] Z terytorium { $territory } prowadzą tylko Trudne Granice, a pozostało ci ruchów: { $moves }.
    }
NG-MOVE-09 = Jednostki, które weszły na wrogie terytorium { $territory }, nie idą dalej: czeka je walka.
NG-RECR-02 = Nie kontrolujesz terytorium { $territory }.
NG-RECR-03 = W tej akcji nowe jednostki stoją już na terytorium { $territory }.
NG-RECR-05 = Bez Kaii zabraknie jednostek: w rezerwie pozostało { $reserve }.
NG-RECR-05-left =
    { $left ->
        [one] W rezerwie pozostała tylko { $left } jednostka.
        [few] W rezerwie pozostały tylko { $left } jednostki.
       *[many] W rezerwie pozostało tylko { $left } jednostek.
    }
NG-RECR-09 = Terytorium { $territory } nie jest neutralne.
NG-SETUP-11 = { NAME($clan) } jest już zajęty.
NG-SETUP-17 = Pierwszy kafel kładzie się obok kafla startowego.
NG-SETUP-18 = Terytorium { $territory } nie ma części na kaflu, który właśnie położono.
NG-SETUP-19 = Terytorium { $territory } nie jest puste.
NG-SETUP-27 = Co najmniej jeden z twoich kafli da się położyć.
NG-SETUP-30 = Żadne terytorium tego kafla nie byłoby puste.
NG-SPEC-01 = Nie ma { NAME($resource, case: "gen") } do oddania.
NG-SPEC-01-resource-tile = { NAME($tile) } nie pokazuje { NAME($resource, case: "gen") }.
NG-SPEC-01-source = Kaija już jest na terytorium { $source }.
NG-SPEC-01-territory = Nie kontrolujesz terytorium { $territory }.
NG-TEAM-05 = Żadna jednostka nie może zostać na terytorium partnera.
NG-TEAM-07-give-want = W tych Zbiorach partner nie chce już propozycji wymiany { NAME($give, case: "gen") } na { NAME($want, case: "acc") }.
NG-TEAM-07-most = Więcej propozycji w tych Zbiorach nie możesz złożyć; najwyżej { $most }.
NG-TEAM-12-give = Nie masz { NAME($give, case: "gen") }.
NG-TEAM-12-want = Partner nie ma { NAME($want, case: "gen") }.
NG-TURN-07 = { NAME($card) } to nie Karta Błysku, a karta główna została już zagrana.
NG-TURN-12 = Niepokojów nie można usunąć.
NG-TURN-13 = To kosztuje { COUNT($price, "lore", case: "acc") }, a masz { $lore }.
NG-TURN-14 = { NAME($card) }: wybierz Ulepszenie, które kosztuje kartę z ręki i { COUNT(3, "lore", case: "acc") }.
NG-TURN-16 = Niepokoje zostają w talii.
NG-TURN-17 = Masz już oba Ulepszenia.
NG-TURN-19 = { NAME($card) }: jedną z wyłożonych kart bierze się dopiero przy pasowaniu.
NG-TURN-24 = Bez kart w ręce możesz tylko spasować.

# -- Koniec gry

score-fame = Żetony
score-resources = Zasoby
score-cards = Karty
score-achievements = Osiągnięcia
medal-fame = Głośne imię
medal-resources = Pełny spichlerz
medal-cards = Najlepsza talia
medal-achievements = Wielkie czyny
