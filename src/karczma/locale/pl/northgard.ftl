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
name-tile-01 = Kafel mapy 1
name-tile-02 = Kafel mapy 2 (startowy dla 5 graczy)
name-tile-03 = Kafel mapy 3
name-tile-04 = Kafel mapy 4
name-tile-05 = Kafel mapy 5
name-tile-06 = Kafel mapy 6
name-tile-07 = Kafel mapy 7
name-tile-08 = Kafel mapy 8
name-tile-09 = Kafel mapy 9
name-tile-10 = Kafel mapy 10
name-tile-11 = Kafel mapy 11
name-tile-12 = Kafel mapy 12
name-tile-13 = Kafel mapy 13
name-tile-14 = Kafel mapy 14
name-tile-15 = Kafel mapy 15
name-tile-16 = Kafel mapy 16
name-tile-17 = Kafel mapy 17
name-tile-18 = Kafel mapy 18
name-tile-19 = Kafel mapy 19
name-tile-20 = Kafel mapy 20
name-tile-21 = Kafel mapy 21
name-tile-22 = Kafel mapy 22
name-tile-23 = Kafel mapy 23
name-tile-24 = Kafel mapy 24
name-tile-25 = Kafel mapy 25
name-tile-26 = Kafel mapy 26
name-tile-27 = Kafel mapy 27
name-tile-28 = Kafel mapy 28
name-tile-29 = Kafel mapy 29
name-tile-30 = Kafel mapy 30
name-tile-31 = Kafel mapy 31
name-tile-32 = Kafel mapy 32
name-tile-33 = Kafel mapy 33
name-tile-34 = Kafel mapy 34

# -- Karty Stworów

name-creature-wolf-beige = Wilk (beżowy)
name-creature-wolf-brown = Wilk (brązowy)
name-creature-wolf-dark-brown = Wilk (ciemnobrązowy)
name-creature-brown-bear-beige = Niedźwiedź Brunatny (beżowy)
name-creature-brown-bear-brown = Niedźwiedź Brunatny (brązowy)
name-creature-draugr-beige = Draugr (beżowy)
name-creature-draugr-brown = Draugr (brązowy)
name-creature-fallen-valkyrie-beige = Upadła Walkiria (beżowa)
name-creature-fallen-valkyrie-brown = Upadła Walkiria (brązowa)

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
name-silo = Silos
name-defense-tower = Wieża Obronna
name-training-camp = Obóz Szkoleniowy
name-menhir = Menhir
name-altar-of-kings = Ołtarz Królów
name-forge = Kuźnia
name-fortress = Forteca

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
name-small = zwykłe miejsce
name-stone = miejsce z kamieniem
name-large = Duże Miejsce
name-axe2 = 2 topory
name-axe3 = 3 topory
name-choice = topór albo obrażenie
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
        [one] Odkrycie, wybierz spośród { $tiles } kafli
        [few] { $times } Odkrycia, wybierz spośród { $tiles } kafli
       *[many] { $times } Odkryć, wybierz spośród { $tiles } kafli
    }
tell-move = Ruch { $n }
move-attack = , w każdej walce +{ $n }
move-damage = , obrażenia w każdej walce: { $n }
move-ignore = , ignorując Trudne Granice
move-peaceful = , bez wchodzenia na wrogie terytoria
tell-build = Budowa { $n }
tell-build-small = wybuduj Małą Budowlę
tell-build-large = wybuduj Dużą Budowlę
build-discount = , taniej o { $n } drewna
tell-draw =
    { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
draw-discard = , odrzuć z nich { $n }
draw-top = , odłóż z nich { $n } na wierzch stosu
tell-gain-each = weź { COUNT($n, $token, case: "acc") } { $each }
at-most = , najwyżej { $n }
tell-pay-to = zapłać { $pay }: { $effect }
tell-choose-different = wykonaj różne akcje ({ $n }): { $branches }
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
tell-swap = wymień zasoby z rezerwą jeden do jednego (do { $n })
tell-remove-card = możesz usunąć z gry inne karty z ręki (do { $n })
tell-kill = usuń wrogie jednostki z terytorium ze Spaloną Ziemią ({ $n })
tell-gather-territory = zbierz zasoby z jednego swojego terytorium
tell-gather-tile = weź zasób widoczny na położonym kaflu
tell-place-token = możesz położyć Żeton Spalonej Ziemi
tell-place-kaija = możesz postawić lub przenieść Kaiję na swoje terytorium
tell-tribute = każdy sąsiadujący przeciwnik oddaje ci zasoby ({ $n }), łącznie najwyżej { $most }
each-time-explore-closed = za każde zamknięte tak twoje terytorium { $effect }
each-time-battle-won = za każdą wygraną walkę { $effect }
each-time-large-built = za każdą Dużą Budowlę { $effect }
each-closed-territory =
    { $every ->
        [1] za każde swoje zamknięte terytorium
       *[other] za każde { $every } swoje zamknięte terytoria
    }
each-territory =
    { $every ->
        [1] za każde swoje terytorium
       *[other] za każde { $every } swoje terytoria
    }
each-unit =
    { $every ->
        [1] za każdą swoją jednostkę na mapie
       *[other] za każde { $every } swoje jednostki na mapie
    }
each-building =
    { $every ->
        [1] za każdą budowlę na swoich terytoriach
       *[other] za każde { $every } budowle na swoich terytoriach
    }
each-small-building =
    { $every ->
        [1] za każdą Małą Budowlę na swoich terytoriach
       *[other] za każde { $every } Małe Budowle na swoich terytoriach
    }
each-large-building =
    { $every ->
        [1] za każdą Dużą Budowlę na swoich terytoriach
       *[other] za każde { $every } Duże Budowle na swoich terytoriach
    }
each-menhir =
    { $every ->
        [1] za każdy Menhir na swoich terytoriach
       *[other] za każde { $every } Menhiry na swoich terytoriach
    }
each-resource =
    { $every ->
        [1] za każdy swój zasób
       *[other] za każde { $every } swoje zasoby
    }
each-non-starting-card =
    { $every ->
        [1] za każdą kartę swojej talii inną niż Startowe i Niepokoje
       *[other] za każde { $every } karty swojej talii inne niż Startowe i Niepokoje
    }
face-flash = { NAME($card) } (błysk)
face-fame = Chwała na koniec gry: { $n }

# -- Pytania

ask-kaija-joins = Czy Kaija jest wśród tych jednostek ({ $n })?
ask-kaija-goes = Czy Kaija jest wśród tych jednostek?
ask-lay-which = Który kafel kładziesz?
ask-lay-where = { NAME($tile) } – na którym polu?
ask-lay-how = { NAME($tile) } – jak obrócony?
ask-recruit-where = Gdzie rekrutujesz? Pozostało jednostek: { $left }.
ask-recruit-how-many = Ile jednostek na terytorium { $territory }? Najwyżej { $left }.
ask-settle-where = Na którym neutralnym terytorium stają nowe jednostki?
ask-settle-how-many = Ile jednostek? Najwyżej { $most }.
ask-build-what = Co budujesz?
ask-build-where = { NAME($building) } – na którym terytorium?
ask-build-into = { NAME($building) } – na którym miejscu?
ask-discard-which = Którą z dobranych kart odrzucasz?
ask-put-back-which = Którą z dobranych kart odkładasz na wierzch?
ask-retreat = Ile jednostek (z { $left }) wycofuje się na terytorium { $refuge }?
ask-feed = Ile żywności odrzucasz w tej walce?
ask-point-or-damage = Topór czy obrażenie?
ask-prowl-where = Dokąd idzie { NAME($creature) }?
ask-next-battle = Która walka teraz?
ask-hunt-what = Czy atakujesz Stwora na terytorium { $territory }?
ask-move-from = Z którego terytorium ruszasz? Pozostało ruchów: { $moves }.
ask-move-to = Dokąd z terytorium { $source }?
ask-how-many = Ile jednostek idzie z terytorium { $source } na { $target }?
ask-scorch-where = Czy i gdzie kładziesz Żeton Spalonej Ziemi?
ask-gain-which = { NAME($by) } – który zasób bierzesz?
ask-hand-over = { NAME($by) } – który zasób zmienia właściciela?
ask-swap-what = { NAME($by) } – co na co? Pozostało wymian: { $left }.
ask-gather-where = { NAME($by) } – z którego terytorium zbierasz?
ask-remove-which = { NAME($by) } – czy usuwasz kartę z gry?
ask-kaija-where = { NAME($by) } – dokąd idzie Kaija?
ask-choose-next = { NAME($by) } – która akcja teraz?
ask-group-where = Gdzie stają twoje trzy jednostki?
ask-want-land = Czy dobierasz kafel, by mieć ziemię dla swoich jednostek?
ask-return-where = Druga szansa – dokąd wracasz?
ask-offer-how-many = Ile { NAME($give, case: "gen") } proponujesz partnerowi za tyle samo { NAME($want, case: "gen") }?
ask-accept-trade = Partner daje { COUNT($n, $want, case: "acc") } za { COUNT($n, $give, case: "acc") }. Zgoda?
ask-burn-what = Spalona Ziemia – który zasób zabierasz?
ask-exchange-for =
    { $teams ->
        [1] Czy wymieniasz trzy zasoby na jeden albo zamieniasz się z partnerem?
       *[0] Czy wymieniasz trzy zasoby na jeden?
    }
ask-give-what = Które trzy zasoby oddajesz? W zamian: { NAME($token) }.
ask-want-creature = Czy pojawia się nowy Stwór?
ask-call-where = { NAME($creature) } – gdzie się pojawia?
ask-take-which = Którą kartę bierzesz?
ask-act = Co robisz?
ask-play-on = Kolejna karta?
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
choice-without-kaija = Bez Kaiji
choice-lay-tile = { NAME($tile) }
choice-put-under = Żaden nie pasuje: pod stos
choice-lay-at = Kolumna { $x }, rząd { $y }
choice-turned =
    { $turn ->
        [0] Bez obrotu
        [1] Ćwierć obrotu
        [2] Pół obrotu
       *[other] Ćwierć obrotu w lewo
    }
choice-no-more = To wszystko
choice-recruit-at = Terytorium { $territory }
choice-recruit-units = { $n }
choice-settle-at = Terytorium { $territory }
choice-settle-units = { $n }
choice-build = { NAME($building) }
choice-build-here = { NAME($building) } ({ $cost })
choice-build-on = Terytorium { $territory }
choice-into = { NAME($slot) }
choice-discard = { NAME($card) }
choice-put-back = { NAME($card) }
choice-fall-back = { $n }
choice-discard-food =
    { $n ->
        [0] Nic
       *[other] { COUNT($n, "food", case: "acc") }
    }
choice-take-point = Topór
choice-take-damage = Obrażenie
choice-prowl-to = Terytorium { $territory }
choice-fight-at = Terytorium { $territory }
choice-hunt = Atak: { NAME($creature) }
choice-spare = Nie
choice-stop = Koniec ruchów
choice-from = Z terytorium { $source }
choice-to = Na terytorium { $target }
choice-units = { units }
choice-scorch = Terytorium { $territory }
choice-gain-one = { NAME($resource) }
choice-hand = { NAME($resource) }
choice-swap-for = { NAME($give) } → { NAME($take) }
choice-gather-at = Terytorium { $territory }
choice-remove-this = { NAME($card) }
choice-kaija-to = Terytorium { $territory }
choice-pick = Akcja { $number }
choice-pick-here = { $effect }
choice-group-at = Terytorium { $territory }
choice-draw-land = Dobieram kafel
choice-return-to = Terytorium { $territory }
choice-offer = Zaproponuj partnerowi { NAME($give, case: "acc") } za { NAME($want, case: "acc") }
choice-offer-units = { $n }
choice-offer-units-here = { COUNT($n, $give, case: "acc") } za { COUNT($n, $want, case: "acc") }
choice-agree = Tak, zgoda
choice-refuse = Nie tym razem
choice-mute = Nie, i w tych Zbiorach nie chcę już takich propozycji
choice-burn = { NAME($resource) }
choice-trade-for = Trzy zasoby na { COUNT(1, $resource, case: "acc") }
choice-give = { goods }
choice-summon = Dobieram Kartę Stwora
choice-call = Terytorium { $territory }
choice-take = { NAME($card) }
choice-play = Zagraj: { NAME($card) }
choice-play-here = Zagraj: { NAME($card) } ({ $effect })
choice-end-turn = Koniec tury
choice-wait = Przeczekaj
choice-exchange = Zamień kartę (1 wiedza)
choice-remove = Usuń kartę (2 wiedzy)
choice-upgrade = Ulepszenie (3 wiedzy)
choice-pass = Pas
choice-use-card = { NAME($card) }
choice-set-aside = Strefa Aktywna
choice-take-out = Usuń z gry
choice-take-upgrade = { NAME($card) }
choice-choose-clan = { NAME($clan) }

# -- Zdarzenia

event-clan-taken =
    { $seat-is ->
        [you] Grasz klanem: { NAME($clan) }.
       *[other] { $seat } gra klanem: { NAME($clan) }.
    }
event-first-player =
    { $seat-is ->
        [you] Masz Znacznik Pierwszego Gracza.
       *[other] { $seat } ma Znacznik Pierwszego Gracza.
    }
event-dice-rolled-for-first =
    { $seat-is ->
        [you] Rzut o pierwszeństwo: masz { $points }.
       *[other] Rzut o pierwszeństwo: { $seat } ma { $points }.
    }
event-card-drawn =
    { $seat-is ->
        [you] Dobierasz kartę: { NAME($card) }.
       *[other] { $seat } dobiera kartę: { NAME($card) }.
    }
event-card-drawn-secret =
    { $seat-is ->
        [you] Dobierasz kartę.
       *[other] { $seat } dobiera kartę.
    }
event-deck-reshuffled =
    { $seat-is ->
        [you] Tasujesz swoje odrzucone karty.
       *[other] { $seat } tasuje swoje odrzucone karty.
    }
event-card-played =
    { $seat-is ->
        [you] Zagrywasz kartę: { NAME($card) }.
       *[other] { $seat } zagrywa kartę: { NAME($card) }.
    }
event-card-set-aside =
    { $seat-is ->
        [you] Odkładasz kartę: { NAME($card) }.
       *[other] { $seat } odkłada kartę: { NAME($card) }.
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
event-resources-exchanged =
    { $seat-is ->
        [you] Wymieniasz { goods } na { COUNT(1, $token, case: "acc") }.
       *[other] { $seat } wymienia { goods } na { COUNT(1, $token, case: "acc") }.
    }
event-resources-traded =
    { $seat-is ->
        [you] Oddajesz { COUNT($n, $give, case: "acc") } za { COUNT($n, $token, case: "acc") } partnera ({ $partner }).
       *[other] { $partner-is ->
            [you] { $seat } oddaje ci { COUNT($n, $give, case: "acc") } za { COUNT($n, $token, case: "acc") }.
           *[other] { $seat } oddaje { COUNT($n, $give, case: "acc") } za { COUNT($n, $token, case: "acc") } partnera ({ $partner }).
        }
    }
event-trade-refused =
    { $seat-is ->
        [you] Nie oddajesz { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") } partnera ({ $partner }).
       *[other] { $partner-is ->
            [you] { $seat } nie oddaje ci { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") }.
           *[other] { $seat } nie oddaje { COUNT($n, $give, case: "gen") } za { COUNT($n, $token, case: "acc") } partnera ({ $partner }).
        }
    }
event-tile-drawn =
    { $seat-is ->
        [you] Dobierasz kafel: { NAME($tile) }.
       *[other] { $seat } dobiera kafel: { NAME($tile) }.
    }
event-tile-unplaceable =
    { $seat-is ->
        [you] Pod stos idzie twój kafel: { NAME($tile) }.
       *[other] { $seat } wkłada pod stos kafel: { NAME($tile) }.
    }
event-tiles-returned =
    { $seat-is ->
        [you] Wkładasz kafle pod stos ({ $n }).
       *[other] { $seat } wkłada kafle pod stos ({ $n }).
    }
event-tile-laid =
    { $seat-is ->
        [you] Kładziesz kafel: { NAME($tile) }, kolumna { $x }, rząd { $y }.
       *[other] { $seat } kładzie kafel: { NAME($tile) }, kolumna { $x }, rząd { $y }.
    }
event-territory-closed =
    { $seat-is ->
        [you] Twoje terytorium { $territory } (kafle: { $size }) jest zamknięte, Chwała: { $fame }.
       *[other] Terytorium { $territory } (kafle: { $size }), które kontroluje { $seat }, jest zamknięte, Chwała: { $fame }.
    }
event-units-placed =
    { $seat-is ->
        [you] Stawiasz jednostki na terytorium { $territory }: { $n }.
       *[other] { $seat } stawia jednostki na terytorium { $territory }: { $n }.
    }
event-kaija-placed =
    { $seat-is ->
        [you] Kaija staje na terytorium { $territory }.
       *[other] Kaija staje na terytorium { $territory } ({ $seat }).
    }
event-token-placed =
    { $seat-is ->
        [you] Spalona Ziemia leży na terytorium { $territory }.
       *[other] { $seat } kładzie Spaloną Ziemię na terytorium { $territory }.
    }
event-units-moved =
    { $seat-is ->
        [you] Przesuwasz jednostki z terytorium { $source } na { $target }: { $n }.
       *[other] { $seat } przesuwa jednostki z terytorium { $source } na { $target }: { $n }.
    }
event-units-lost =
    { $seat-is ->
        [you] Tracisz jednostki na terytorium { $territory }: { $n }.
       *[other] { $seat } traci jednostki na terytorium { $territory }: { $n }.
    }
event-units-retreated =
    { $seat-is ->
        [you] Wycofujesz jednostki na terytorium { $target }: { $n }.
       *[other] { $seat } wycofuje jednostki na terytorium { $target }: { $n }.
    }
event-building-built =
    { $seat-is ->
        [you] Budujesz: { NAME($building) }, terytorium { $territory }.
       *[other] { $seat } buduje: { NAME($building) }, terytorium { $territory }.
    }
event-battle-began =
    { $seat-is ->
        [you] Atakujesz terytorium { $territory }: { $points } do { $against }.
       *[other] { $seat } atakuje terytorium { $territory }: { $points } do { $against }.
    }
event-food-discarded =
    { $seat-is ->
        [you] Odrzucasz { COUNT($n, "food", case: "acc") }.
       *[other] { $seat } odrzuca { COUNT($n, "food", case: "acc") }.
    }
event-die-rolled =
    { $seat-is ->
        [you] Rzut kością: { NAME($face) }.
       *[other] { $seat } rzuca kością: { NAME($face) }.
    }
event-battle-decided =
    { $seat-is ->
        [you] Wygrywasz walkę, { $points } do { $against }.
       *[other] { $seat } wygrywa walkę, { $points } do { $against }.
    }
event-fame-gained =
    { $seat-is ->
        [you] Zyskujesz { COUNT($n, "fame", case: "acc") } ({ NAME($source) }).
       *[other] { $seat } zyskuje { COUNT($n, "fame", case: "acc") } ({ NAME($source) }).
    }
event-resources-gathered =
    { $seat-is ->
        [you] Zbierasz { goods } z terytorium { $territory }.
       *[other] { $seat } zbiera { goods } z terytorium { $territory }.
    }
event-unrest-taken =
    { $seat-is ->
        [you] Brakuje ci żywności na Zimę: bierzesz Kartę Niepokojów.
       *[other] { $seat } nie ma dość żywności na Zimę: bierze Kartę Niepokojów.
    }
event-fame-lost =
    { $seat-is ->
        [you] Brakuje ci żywności na Zimę, a Kart Niepokojów już nie ma: { $n ->
            [0] nie masz jednak Chwały do stracenia.
           *[other] tracisz { COUNT($n, "fame", case: "acc") }.
        }
       *[other] { $seat } nie ma dość żywności na Zimę, a Kart Niepokojów już nie ma: { $n ->
            [0] nie ma jednak Chwały do stracenia.
           *[other] traci { COUNT($n, "fame", case: "acc") }.
        }
    }
event-creature-beaten =
    { $seat-is ->
        [you] Pokonujesz Stwora: { NAME($creature) }.
       *[other] { $seat } pokonuje Stwora: { NAME($creature) }.
    }
event-creature-drawn =
    { $seat-is ->
        [you] Dobierasz Kartę Stwora: { NAME($creature) }.
       *[other] { $seat } dobiera Kartę Stwora: { NAME($creature) }.
    }
event-year-began = Zaczyna się rok { $year }.
event-card-revealed = Odkryta karta: { NAME($card) }.
event-tile-laid-nobody = Leży kafel: { NAME($tile) }, kolumna { $x }, rząd { $y }.
event-territory-closed-nobody = Neutralne terytorium { $territory } (kafle: { $size }) jest zamknięte.
event-battle-began-nobody = Walka ze Stworem na terytorium { $territory }: { $points } do { $against }.
event-die-rolled-nobody = Rzut za Stwora: { NAME($face) }.
event-battle-decided-nobody = Żaden gracz nie wygrywa walki, { $points } do { $against }.
event-creature-appeared = Pojawia się { NAME($creature) }, terytorium { $territory }.
event-creature-moved = { NAME($creature) } idzie z terytorium { $source } na { $target }.
event-game-ended =
    { $winners-count ->
        [0] Nikt nie wygrywa. { $scores }.
       *[other] { $winners-is ->
            [you] Wygrywasz!
           *[other] { $winners-count ->
                [one] Wygrywa { $winners }.
               *[other] Wygrywają { $winners }.
            }
        } { $scores }.
    }

# -- Odmowy

NG-BUILD-01 = { NAME($building) }: na żadnym twoim terytorium nie ma wolnego miejsca.
NG-BUILD-02 = Koszt: { COUNT($cost, "wood") }, a masz { $wood }.
NG-BUILD-03 = Koszt: { COUNT($cost, "wood") }, a masz { $wood }.
NG-BUILD-04 = { NAME($building) }: nie ma tu wolnego miejsca tej wielkości.
NG-BUILD-05 = { NAME($building) } wymaga wolnego miejsca z kamieniem.
NG-BUILD-07 = { NAME($building) } już stoi na tym terytorium.
NG-BUILD-09 = { NAME($building) }: wszystkie żetony są na mapie.
NG-CARD-01 = { NAME($building) }: karta pozwala tylko na budowle drugiej wielkości.
NG-CARD-02 = Ta karta nie pozwala tam wejść.
NG-CARD-04 = Akcja { $number } została już wykonana.
NG-CARD-08 = Akcji { $number } nie można teraz wykonać.
NG-CLAN-05 = Kaija nie wchodzi na wrogie terytorium.
NG-CLAN-21 = Kaija nie idzie do Stwora, który nie dzieli się terytorium.
NG-CLAN-25 = Tego zasobu tam nie ma: { NAME($resource) }.
NG-COMB-07 = Masz tylko { COUNT($has, "food", case: "acc") }.
NG-COMB-21 = Muszą tam iść wszystkie ocalałe jednostki ({ $left }).
NG-CREA-14 = Nie można wejść tam, gdzie są dwa Stwory, które nie dzielą się terytorium.
NG-CTYPE-01 = Nie pozwala na to Niedźwiedź Brunatny na terytorium { $territory }.
NG-DRAW-05 = { NAME($card) }: masz za mało kart do dobrania.
NG-EOY-09 = Stwór nie wpuszcza nikogo na terytorium { $territory }.
NG-EXPL-02 = Nie sięga tu żadne twoje otwarte terytorium.
NG-EXPL-05 = Linia granicy zostałaby przerwana.
NG-EXPL-08 = { NAME($tile) } nigdzie nie pasuje.
NG-EXPL-11 = { NAME($card) }: nie ma już kafli.
NG-EXPL-15 = Jednostki różnych graczy znalazłyby się na jednym terytorium.
NG-EXPL-29 = { NAME($card) }: nie kontrolujesz otwartego terytorium.
NG-HARV-08-has = Potrzeba trzech zasobów, a masz { $has }.
NG-HARV-08-resource-has = Masz tylko { COUNT($has, $resource, case: "acc") }.
NG-MORE-03-territory = Na terytorium { $territory } nie ma Legowiska, a gdzie indziej jest wolne.
NG-MORE-03-territory-creature = Na terytorium { $territory } jest już { NAME($creature) }.
NG-MORE-04 = Na terytorium { $territory } jest już { NAME($creature) }.
NG-MOVE-02 = Z terytorium { $territory } nie ma dokąd pójść.
NG-MOVE-06 = Ta granica wymaga ruchów: { $price }, a masz { $moves }.
NG-RECR-05 = W twojej rezerwie jest tylko { $reserve }.
NG-SETUP-17 = Pierwszy kafel kładzie się obok kafla startowego.
NG-SETUP-19 = Terytorium { $territory } nie jest puste.
NG-SETUP-27 = Możesz położyć jeden ze swoich kafli.
NG-SETUP-30 = Żadne terytorium tego kafla nie byłoby puste.
NG-SPEC-01 = Tego zasobu nie ma: { NAME($resource) }.
NG-TEAM-05 = Żadna jednostka nie może zostać na terytorium partnera.
NG-TEAM-07-give-want = W tych Zbiorach partner nie chce już propozycji: { NAME($give) } za { NAME($want, case: "acc") }.
NG-TEAM-07-most = W tych Zbiorach padło już { $most } twoich propozycji; więcej nie będzie.
NG-TEAM-12-give = Nie masz { NAME($give, case: "gen") }.
NG-TEAM-12-want = Partner nie ma { NAME($want, case: "gen") }.
NG-TURN-07 = { NAME($card) } nie jest Kartą Błysku, a karta główna została już zagrana.
NG-TURN-12 = Niepokojów nie można usunąć.
NG-TURN-13 = Koszt: { COUNT($price, "lore") }, a masz { $lore }.
NG-TURN-16 = Niepokoje zostają w talii.
NG-TURN-17 = Masz już oba Ulepszenia.
NG-TURN-24 = Bez kart w ręce możesz tylko spasować.
