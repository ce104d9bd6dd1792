# Osadnicy: Królestwa Północy.

# -- Klany

name-glenn = Klan Glenna
name-ulaf = Klan Ulafa
name-panuk = Klan Panuk
name-heidel = Klan Heidela
name-nanurjuk = Klan Nanurjuka
name-mackinnon = Klan Mackinnona

# -- Karty: Klan Glenna

name-glenn-sheep-meadow = Owcza Łąka
name-glenn-highland-wood = Góralski Las
name-glenn-stone-garden = Kamienny Ogród
name-neighbourly-help = Sąsiedzka Pomoc
name-sheep-paddock = Owcza Zagroda
name-weavers-hut = Chata Tkaczy
name-local-ice-cream-parlour = Okoliczna Lodziarnia
name-village-tavern = Wiejska Karczma
name-joint-work = Wspólna Robota
name-highland-quarry = Górski Kamieniołom
name-shepherds-lodge = Bacówka
name-clan-messenger = Klanowy Posłaniec
name-glenns-hall = Dwór Glenna
name-bagpipers-stage = Scena Dudziarzy
name-friendly-fair = Przyjazny Jarmark
name-glen-mill = Młyn w Dolinie
name-ferry-crew = Załoga Promu
name-wool-market = Targ Wełny
name-masons-guild = Cech Murarzy
name-warm-hearth = Ciepłe Palenisko
name-feast-of-friends = Uczta Przyjaciół

# -- Karty: Klan Ulafa

name-ulaf-pine-forest = Sosnowy Bór
name-ulaf-fjord-shore = Brzeg Fiordu
name-ulaf-axe-rocks = Toporowe Skały
name-raiders-barracks = Koszary Najeźdźców
name-axe-grinders = Ostrzenie Toporów
name-shipwright = Szkutnik
name-longship-wharf = Nabrzeże Okrętów
name-twin-ships = Bliźniacze Okręty
name-treasury = Skarbiec
name-watchtower = Strażnica
name-herring-sound = Śledziowa Cieśnina
name-warband-call = Zew Drużyny
name-white-keep = Biała Warownia
name-priest-of-thor = Kapłan Thora
name-valkyrie = Walkiria
name-dragon-prow = Smoczy Dziób
name-berserkers-hall = Dom Berserków
name-following-wind = Pomyślny Wiatr
name-timber-slope = Leśne Zbocze
name-third-keel = Trzeci Kil
name-thing-assembly = Wiec

# -- Karty: Klan Panuk

name-panuk-fish-bank = Ławica Ryb
name-panuk-ice-blocks = Lodowe Bloki
name-panuk-moss-shore = Omszony Brzeg
name-penguin-colony = Kolonia Pingwinów
name-family-igloo = Rodzinne Igloo
name-ice-hole = Przerębel
name-frosty-shipyard = Mroźna Stocznia
name-penguin-choir = Chór Pingwinów
name-snow-quarry = Śnieżny Kamieniołom
name-order-and-method = Porządek i Metoda
name-igloo-village = Wioska Igloo
name-penguin-postman = Pingwin Listonosz
name-panuks-catalogue = Katalog Panuk
name-collectors-cabinet = Gabinet Kolekcjonera
name-king-penguin = Król Pingwinów
name-kayak-dock = Przystań Kajaków
name-great-igloo = Wielkie Igloo
name-penguin-parade = Parada Pingwinów
name-ice-mirror = Lodowe Lustro
name-sorted-storehouse = Uporządkowany Skład
name-aurora-archive = Archiwum Zorzy

# -- Karty: Klan Heidela

name-heidel-barley-field = Jęczmienne Pole
name-heidel-driftwood-bay = Zatoka Dryfującego Drewna
name-heidel-brawlers-hill = Wzgórze Zabijaków
name-drinking-competition = Zawody w Piciu
name-mead-hall = Miodosytnia
name-hop-garden = Chmielnik
name-party-ship = Imprezowy Statek
name-brewery = Browar
name-sleepy-harbour = Senny Port
name-barrel-raft = Tratwa z Beczek
name-lucky-raid = Szczęśliwy Wypad
name-fjord-fishery = Łowisko w Fiordzie
name-heidels-throne = Tron Heidela
name-long-table = Długi Stół
name-hangover-remedy = Lek na Kaca
name-island-inn = Wyspiarski Zajazd
name-axe-throwing = Rzut Toporem
name-toast-of-friendship = Toast za Przyjaźń
name-treasure-map = Mapa Wysp Skarbów
name-lazy-afternoon = Leniwe Popołudnie
name-saga-teller = Opowiadacz Sag

# -- Karty: Klan Nanurjuka

name-nanurjuk-seal-bay = Zatoka Fok
name-nanurjuk-glacier = Lodowiec
name-nanurjuk-drift-beach = Plaża Wyrzuconego Drewna
name-dog-sled = Psi Zaprzęg
name-hunting-camp = Obóz Łowców
name-snow-trail = Śnieżny Trop
name-river-route = Szlak Rzeczny
name-new-outpost = Nowa Placówka
name-seal-grounds = Łowisko Fok
name-drift-ice = Kra
name-packing-up = Zwijanie Obozu
name-harpooners = Harpunnicy
name-umiak-landing = Przystań Umiaków
name-nanurjuks-tent = Namiot Nanurjuka
name-elders-fire = Ognisko Starszych
name-migration-route = Szlak Wędrówki
name-polar-bear-hunt = Polowanie na Niedźwiedzia
name-whale-camp = Wielorybniczy Obóz
name-long-march = Długi Marsz
name-wandering-shaman = Wędrowny Szaman
name-winter-cache = Zimowe Zapasy

# -- Karty: Klan Mackinnona

name-mackinnon-gold-creek = Złoty Potok
name-mackinnon-estate = Majątek Klanu
name-mackinnon-strongbox = Rodzinny Kufer
name-savings-bank = Bank Oszczędności
name-gold-vein = Żyła Złota
name-loan-clerk = Urzędnik Pożyczkowy
name-grain-bank = Bank Zboża
name-pledge-office = Lombard
name-silver-mine = Kopalnia Srebra
name-tax-collector = Poborca Podatków
name-trading-house = Dom Handlowy
name-counting-house = Kantor
name-investors-club = Klub Inwestorów
name-mackinnons-vault = Skarbiec Mackinnona
name-mint = Mennica
name-auction-house = Dom Aukcyjny
name-audit = Kontrola Ksiąg
name-hired-fleet = Najęta Flota
name-compound-interest = Procent Składany
name-castle-mackinnon = Zamek Mackinnona
name-release-clause = Klauzula Zwolnienia

# -- Wyspy

name-haunted-island = Nawiedzona Wyspa
name-sheep-isle = Owcza Wyspa
name-timber-isle = Leśna Wyspa
name-quarry-isle = Kamienna Wyspa
name-gull-rock = Mewia Skała
name-smugglers-cove = Zatoka Przemytników
name-hermit-isle = Wyspa Pustelnika
name-pirate-den = Kryjówka Piratów
name-orchard-isle = Wyspa Sadów
name-market-isle = Targowa Wyspa
name-lighthouse-isle = Wyspa Latarni
name-settlers-isle = Wyspa Osadników
name-gold-coast = Złote Wybrzeże
name-whale-bay = Zatoka Wielorybów
name-giants-tombs = Grobowce Olbrzymów
name-amber-shore = Bursztynowy Brzeg
name-volcano-isle = Wyspa Wulkanu
name-temple-isle = Wyspa Świątyni
name-isle-of-scholars = Wyspa Uczonych
name-free-port = Wolny Port
name-fertile-valley = Żyzna Dolina
name-new-home = Nowy Dom

# -- Kafle Akcji

name-explore = Odkryj
name-populate = Zaludnij
name-construct = Skonstruuj
name-harvest = Zbierz
name-sail = Wypłyń
capitals =
    { $action ->
        [explore] ODKRYJ
        [populate] ZALUDNIJ
        [construct] SKONSTRUUJ
        [harvest] ZBIERZ
       *[sail] WYPŁYŃ
    }

# -- Typy kart

name-field = Pole
name-island = Wyspa
name-tavern = Karczma
name-guild = Cech
name-kin = Krewni
name-croft = Zagroda
name-longship = Okręt
name-warrior = Wojownik
name-keep = Warownia
name-penguin = Pingwin
name-igloo = Igloo
name-shipyard = Stocznia
name-curio = Osobliwość
name-feast = Uczta
name-saga = Saga
name-camp = Obóz
name-trail = Szlak
name-hunt = Łowy
name-bank = Bank
name-mine = Kopalnia
name-manor = Dwór
name-market = Targ
name-deed = Umowa

# -- Elementy gry

name-scoreboard = Plansza Punktacji
name-expedition-board = Plansza Wypraw
name-clan-marker = Znacznik Klanu
name-first-player-marker = Znacznik Pierwszego Gracza
name-clan-tile = Kafel Klanu
name-action-pawn = Pion akcji Klanu
name-wood = Drewno
name-stone = Kamień
name-food = Jadło
name-sheep = Owca
name-fish = Ryba
name-worker = Robotnik
name-raze = Żeton Najeżdżania
name-gold = Złoto
name-multiplier = Żeton Mnożenia
name-order = Żeton Kolejności
name-clan-ship = Statek Klanu
name-common-ship = Zwykły Statek
name-scots = Szkoci
name-vikings = Wikingowie
name-inuit = Inuici

# -- Dobra i inne nazwy

name-ship = Zwykły Statek
name-vp = PZ
name-card = karta
name-resource = Surowiec
name-location = karta Imperium
count-wood =
    { $n ->
        [one] { $n } Drewno
        [few] { $n } Drewna
       *[many] { $n } Drewna
    }
    .acc =
    { $n ->
        [one] { $n } Drewno
        [few] { $n } Drewna
       *[many] { $n } Drewna
    }
    .gen = { $n } Drewna
count-stone =
    { $n ->
        [one] { $n } Kamień
        [few] { $n } Kamienie
       *[many] { $n } Kamieni
    }
    .acc =
    { $n ->
        [one] { $n } Kamień
        [few] { $n } Kamienie
       *[many] { $n } Kamieni
    }
    .gen =
    { $n ->
        [one] { $n } Kamienia
        [few] { $n } Kamieni
       *[many] { $n } Kamieni
    }
count-food =
    { $n ->
        [one] { $n } Jadło
        [few] { $n } Jadła
       *[many] { $n } Jadła
    }
    .acc =
    { $n ->
        [one] { $n } Jadło
        [few] { $n } Jadła
       *[many] { $n } Jadła
    }
    .gen = { $n } Jadła
count-sheep =
    { $n ->
        [one] { $n } Owca
        [few] { $n } Owce
       *[many] { $n } Owiec
    }
    .acc =
    { $n ->
        [one] { $n } Owcę
        [few] { $n } Owce
       *[many] { $n } Owiec
    }
    .gen =
    { $n ->
        [one] { $n } Owcy
        [few] { $n } Owiec
       *[many] { $n } Owiec
    }
count-fish =
    { $n ->
        [one] { $n } Ryba
        [few] { $n } Ryby
       *[many] { $n } Ryb
    }
    .acc =
    { $n ->
        [one] { $n } Rybę
        [few] { $n } Ryby
       *[many] { $n } Ryb
    }
    .gen =
    { $n ->
        [one] { $n } Ryby
        [few] { $n } Ryb
       *[many] { $n } Ryb
    }
count-gold =
    { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
    .acc =
    { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
    .gen = { $n } Złota
count-raze =
    { $n ->
        [one] { $n } żeton Najeżdżania
        [few] { $n } żetony Najeżdżania
       *[many] { $n } żetonów Najeżdżania
    }
    .acc =
    { $n ->
        [one] { $n } żeton Najeżdżania
        [few] { $n } żetony Najeżdżania
       *[many] { $n } żetonów Najeżdżania
    }
    .gen =
    { $n ->
        [one] { $n } żetonu Najeżdżania
        [few] { $n } żetonów Najeżdżania
       *[many] { $n } żetonów Najeżdżania
    }
count-worker =
    { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
    .acc =
    { $n ->
        [one] { $n } Robotnika
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
    .gen =
    { $n ->
        [one] { $n } Robotnika
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
count-ship =
    { $n ->
        [one] { $n } Zwykły Statek
        [few] { $n } Zwykłe Statki
       *[many] { $n } Zwykłych Statków
    }
    .acc =
    { $n ->
        [one] { $n } Zwykły Statek
        [few] { $n } Zwykłe Statki
       *[many] { $n } Zwykłych Statków
    }
    .gen =
    { $n ->
        [one] { $n } Zwykłego Statku
        [few] { $n } Zwykłych Statków
       *[many] { $n } Zwykłych Statków
    }
count-vp = { $n } PZ
count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .gen =
    { $n ->
        [one] { $n } karty
        [few] { $n } kart
       *[many] { $n } kart
    }
count-resource =
    { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    }
    .acc =
    { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    }
    .gen =
    { $n ->
        [one] { $n } Surowca
        [few] { $n } Surowców
       *[many] { $n } Surowców
    }
count-location =
    { $n ->
        [one] { $n } inna karta z twojego Imperium
        [few] { $n } inne karty z twojego Imperium
       *[many] { $n } innych kart z twojego Imperium
    }
    .acc =
    { $n ->
        [one] { $n } inną kartę z twojego Imperium
        [few] { $n } inne karty z twojego Imperium
       *[many] { $n } innych kart z twojego Imperium
    }
    .gen =
    { $n ->
        [one] { $n } innej karty z twojego Imperium
        [few] { $n } innych kart z twojego Imperium
       *[many] { $n } innych kart z twojego Imperium
    }

# -- Opcje

option-clans = Klany
value-clans-choose = wybierają gracze
value-clans-random = rozdane losowo
option-raze-tokens-score = Żetony Najeżdżania punktują
option-gold-as-ship-fish = Złoto zamiast Ryby na Statku
option-scenario = Scenariusz
value-scenario-quiet-season = Spokojny Sezon
value-scenario-hungry-winter = Głodna Zima
value-scenario-race-for-the-isles = Wyścig do Wysp
value-scenario-rival-clan = Rywalizujący Klan
option-difficulty = Poziom trudności
value-difficulty-easy = łatwy
value-difficulty-normal = normalny
value-difficulty-hard = trudny

# -- Co robią karty

tell-receive = otrzymujesz { $what }
tell-receive-each = otrzymujesz { COUNT($n, $token, case: "acc") } { $each }
at-most = {" "}(najwyżej { $n })
tell-receive-any =
    { $n ->
        [one] otrzymujesz 1 wybrany Surowiec
        [few] otrzymujesz { $n } Surowce w dowolnej kombinacji
       *[many] otrzymujesz { $n } Surowców w dowolnej kombinacji
    }
tell-receive-mix =
    { $n ->
        [one] otrzymujesz { $n } Surowiec do wyboru: { $kinds }
        [few] otrzymujesz { $n } Surowce w dowolnej kombinacji: { $kinds }
       *[many] otrzymujesz { $n } Surowców w dowolnej kombinacji: { $kinds }
    }
tell-opponents-receive = każdy przeciwnik, który nie spasował, otrzymuje { $what }
tell-convert =
    { $up ->
        [1] zapłać { $pay }, aby otrzymać { $what }
        [2] raz lub dwa razy: zapłać { $pay }, aby otrzymać { $what }
       *[other] od 1 do { $up } razy: zapłać { $pay }, aby otrzymać { $what }
    }
tell-recover =
    { $n ->
        [one] Przywróć 1 Robotnika
        [few] Przywróć do { $n } Robotników
       *[many] Przywróć do { $n } Robotników
    }
tell-release =
    { $n ->
        [one] Uwolnij 1 Robotnika
        [few] Uwolnij do { $n } Robotników
       *[many] Uwolnij do { $n } Robotników
    }
tell-gather =
    { $n ->
        [one] otrzymujesz Dobra z 1 swojego Pola wraz z ulepszeniami
        [few] otrzymujesz Dobra z { $n } swoich Pól wraz z ulepszeniami
       *[many] otrzymujesz Dobra z { $n } swoich Pól wraz z ulepszeniami
    }
tell-move-ship =
    { $n ->
        [one] możesz przesunąć 1 swój Statek w kolejce o 1 miejsce do przodu
        [few] możesz przesunąć swoje Statki w kolejce o { $n } miejsca do przodu
       *[many] możesz przesunąć swoje Statki w kolejce o { $n } miejsc do przodu
    }
tell-retrieve =
    { $n ->
        [one] weź na rękę 1 Lokację ze swojego stosu kart odrzuconych
        [few] weź na rękę { $n } Lokacje ze swojego stosu kart odrzuconych
       *[many] weź na rękę { $n } Lokacji ze swojego stosu kart odrzuconych
    }
tell-build-cheaper =
    { $n ->
        [one] możesz zbudować 1 Lokację niebędącą Polem, płacąc o 1 Surowiec mniej
        [few] możesz zbudować 1 Lokację niebędącą Polem, płacąc o { $n } Surowce mniej
       *[many] możesz zbudować 1 Lokację niebędącą Polem, płacąc o { $n } Surowców mniej
    }
tell-withdraw = możesz wziąć do puli wszystko, co jest Przypisane do jednej z twoich kart
tell-move-pawn = możesz przesunąć 1 swój pion akcji Klanu na dowolny kafel
tell-resolve-ship = rozpatrz od razu 1 swój Statek z kolejki
tell-return-to-hand = możesz cofnąć na rękę 1 swoją Lokację (nie startową, nie Wyspę, nie ulepszenie i nie Pole z ulepszeniami)
tell-search = Przeszukaj talię: weź 1 kartę wskazanego przez siebie typu
tell-ready-location =
    { $n ->
        [one] przygotuj 1 swoją wyczerpaną Lokację z Akcją
        [few] przygotuj { $n } swoje wyczerpane Lokacje z Akcją
       *[many] przygotuj { $n } swoich wyczerpanych Lokacji z Akcją
    }
tell-ready-island =
    { $n ->
        [one] przygotuj 1 swoją Podbitą Wyspę
        [few] przygotuj { $n } swoje Podbite Wyspy
       *[many] przygotuj { $n } swoich Podbitych Wysp
    }
tell-ready-all-location = przygotuj wszystkie swoje wyczerpane Lokacje z Akcją
tell-ready-all-island = przygotuj wszystkie swoje Podbite Wyspy
tell-assign =
    { $n ->
        [one] Przypisz do tej karty 1 sztukę: { $what }
        [few] Przypisz do tej karty najwyżej { $n } sztuki: { $what }
       *[many] Przypisz do tej karty najwyżej { $n } sztuk: { $what }
    }
tell-dig =
    { $look ->
        [one] obejrzyj wierzchnią kartę swojej talii i weź ją
        [few] obejrzyj { $look } wierzchnie karty swojej talii, weź { COUNT($keep, "card", case: "acc") }, resztę odrzuć
       *[many] obejrzyj { $look } wierzchnich kart swojej talii, weź { COUNT($keep, "card", case: "acc") }, resztę odrzuć
    }
tell-discard-location = możesz odrzucić 1 kartę ze swojego Imperium; jeśli to zrobisz, { $effect }
tell-discard-field = możesz odrzucić 1 swoje Pole lub ulepszenie; jeśli to zrobisz, { $effect }
kinds-resources = dowolne Surowce
kinds-any-good = Surowce, Złoto lub żetony Najeżdżania
pay-any =
    { $n ->
        [one] 1 dowolny Surowiec
        [few] { $n } dowolne Surowce
       *[many] { $n } dowolnych Surowców
    }
pay-card =
    { $n ->
        [one] 1 kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }
pay-location = { COUNT($n, "location", case: "acc") }
each-type = za każdą kartę typu { NAME($type) } w twoim Imperium
each-fields =
    { $every ->
        [1] za każde Pole w twoim Imperium (wliczając ulepszenia)
       *[other] za każde { $every } Pola w twoim Imperium (wliczając ulepszenia)
    }
each-islands =
    { $every ->
        [1] za każdą Podbitą Wyspę w twoim Imperium
       *[other] za każde { $every } Podbite Wyspy w twoim Imperium
    }
each-exhausted-islands =
    { $every ->
        [1] za każdą wyczerpaną Podbitą Wyspę w twoim Imperium
       *[other] za każde { $every } wyczerpane Podbite Wyspy w twoim Imperium
    }
each-distinct-types =
    { $every ->
        [1] za każdy różny typ kart w twoim Imperium
       *[other] za każde { $every } różne typy kart w twoim Imperium
    }
each-discard-locations =
    { $every ->
        [1] za każdą Lokację na twoim stosie kart odrzuconych
       *[other] za każde { $every } Lokacje na twoim stosie kart odrzuconych
    }
each-filled-banks =
    { $every ->
        [1] za każdą twoją kartę z Magazynem, na której leży pełny zestaw
       *[other] za każde { $every } twoje karty z Magazynem, na których leży pełny zestaw
    }
when-explore = zawsze gdy wykonasz akcję ODKRYJ
when-populate = zawsze gdy wykonasz akcję ZALUDNIJ
when-construct = zawsze gdy wykonasz akcję SKONSTRUUJ
when-harvest = zawsze gdy wykonasz akcję ZBIERZ
when-sail = zawsze gdy wykonasz akcję WYPŁYŃ
when-pillage = zawsze gdy Splądrujesz
when-conquer = zawsze gdy Podbijesz
when-build = zawsze gdy zbudujesz Lokację
when-build-type = zawsze gdy zbudujesz Lokację typu { NAME($type) }
when-build-field = zawsze gdy zbudujesz Pole lub ulepszenie
when-play-boost = zawsze gdy zagrasz Wsparcie
when-discard-own = zawsze gdy odrzucisz kartę ze swojego Imperium
when-assign = zawsze gdy Przypiszesz coś do karty
when-lookout-end = na koniec każdej fazy Wypatrywania, po rozpatrzeniu Magazynów
per-round =
    { $n ->
        [1] {" "}(najwyżej raz na rundę)
       *[other] {" "}(najwyżej { $n } razy na rundę)
    }
face-name = { NAME($card) } ({ NAME($type) })
face-island =
    { $distance ->
        [nearby] Pobliska Wyspa. Splądrowanie: otrzymujesz { $what }.
       *[distant] Odległa Wyspa. Splądrowanie: otrzymujesz { $what }.
    }
face-cost = Koszt: { $cost }
face-play-on = Po zadeklarowaniu akcji: { $tile }
face-field = Pole: { $what }.
face-field-upgrade = Ulepszenie Pola: { $what }.
face-field-dual = Pole albo ulepszenie Pola: { $what }.
face-bonus = Bonus za zbudowanie: { $effect }
face-instant = Natychmiast: { $effect }
face-feature = Cecha: { $when }, { $effect }{ $limit }.
face-discount =
    { $n ->
        [one] Cecha: twoja akcja Budowy Lokacji kosztuje o 1 Surowiec mniej{ $limit }.
        [few] Cecha: twoja akcja Budowy Lokacji kosztuje o { $n } Surowce mniej{ $limit }.
       *[many] Cecha: twoja akcja Budowy Lokacji kosztuje o { $n } Surowców mniej{ $limit }.
    }
face-free-move = Cecha: drugie użycie piona nie kosztuje cię Jadła{ $limit }.
face-action = Akcja: Wydaj { $cost }: { $effect }.
face-action-discard = Akcja: odrzuć { $cost }: { $effect }.
face-action-free = Akcja: { $effect }
face-storage =
    { $n ->
        [one] Magazyn: za każdą sztukę ({ $what }) na tej karcie otrzymujesz { $gain }.
        [few] Magazyn: za każde { $n } sztuki ({ $what }) na tej karcie otrzymujesz { $gain }.
       *[many] Magazyn: za każde { $n } sztuk ({ $what }) na tej karcie otrzymujesz { $gain }.
    }
face-copy = Kopia: 1 Lokacja z Akcją w twoim Imperium.

# -- Pytania

ask-clan-which = Którym Klanem grasz?
ask-throw-away =
    { $left ->
        [one] Którą kartę odrzucasz? Jeszcze 1.
        [few] Które karty odrzucasz? Razem { $left }.
       *[many] Które karty odrzucasz? Razem { $left }.
    }
ask-keep = Którą kartę zachowujesz za Robotnika?
ask-act = Co robisz?
ask-window = { NAME($tile) } – czy najpierw zagrywasz Wsparcie albo budujesz Pole?
ask-construct-which = Którą Lokację budujesz za darmo?
ask-harvest-which = Z którego Pola Zbierasz?
ask-upgrade-what = { NAME($card) } – pod które Pole?
ask-copy-which = { NAME($card) } – którą kartę kopiuje?
ask-pay-how = Jak płacisz { COUNT($n, $token, case: "acc") }?
ask-spare-which = { NAME($by) } – którego Surowca nie płacisz?
ask-pay-any = { NAME($by) } – którym Surowcem płacisz?
ask-give-card = { NAME($by) } – którą kartę z ręki odrzucasz?
ask-pay-for-move = Przesuwasz pion za darmo czy za Jadło?
ask-shift-which = { NAME($by) } – czy przesuwasz pion?
ask-sail-with = Który Statek wypływa?
ask-load-what = Co Przypisujesz do Statku?
ask-visit-what = Którą Wyspę wybiera twój Statek?
ask-pillage-or-conquer = { NAME($island) } – Splądrowanie czy Podbój?
ask-sacrifice = { NAME($by) } – którą inną kartę z Imperium odrzucasz?
ask-leave-behind = { NAME($by) } – czy odrzucasz kartę ze swojego Imperium?
ask-take-back = { NAME($by) } – czy cofasz kartę ze swojego Imperium na rękę?
ask-raze-what = Którą Lokację Najeżdżasz?
ask-raze-island = Którą Wyspę odrzucasz?
ask-feed-winter = Zima zabiera { COUNT($food, "food", case: "acc") } – ile Złota płacisz zamiast Jadła?
ask-gain-which = { NAME($by) } – co otrzymujesz? Pozostało: { $left }.
ask-convert-again = { NAME($by) } – jeszcze raz?
ask-release-from = { NAME($by) } – z której karty Uwalniasz Robotnika?
ask-ready-which = { NAME($by) } – którą kartę przygotowujesz?
ask-assign-how-many = { NAME($by) } – ile Przypisujesz?
ask-assign-what = { NAME($by) } – co Przypisujesz? Najwyżej jeszcze { $left }.
ask-withdraw-from = { NAME($by) } – z której karty bierzesz wszystko?
ask-name-type = { NAME($by) } – jakiego typu karty szukasz?
ask-take-found = { NAME($type) } – którą kartę bierzesz?
ask-dig-out = { NAME($by) } – którą kartę bierzesz?
ask-retrieve-which = { NAME($by) } – którą Lokację bierzesz ze stosu kart odrzuconych?
ask-advance-which = { NAME($by) } – czy przesuwasz swój Statek do przodu?
ask-resolve-which = { NAME($by) } – który swój Statek rozpatrujesz?
ask-build-which = { NAME($by) } – czy budujesz Lokację?

# -- Odpowiedzi

choice-choose-clan = { NAME($clan) }
choice-pick = { NAME($card) }
choice-take = { NAME($card) }
choice-take-here = { NAME($card) } ({ $what })
choice-good = { NAME($token) }
choice-amount = { $n }
choice-amount-here = { $what }
choice-enough = To wszystko
choice-no-card = Bez karty
choice-as-field = Jako nowe Pole
choice-build = Zbuduj: { NAME($card) }
choice-build-here = Zbuduj: { NAME($card) } (płacisz { $cost })
choice-place-pawn = Pion: { NAME($tile) }
choice-move-pawn = Pion z kafla { NAME($source) }: { NAME($tile) } (1 Jadło)
choice-use-location = Użyj: { NAME($card) }
choice-use-location-here = Użyj: { NAME($card) } ({ $effect })
choice-raze = Najazd
choice-pass = Pas
choice-raze-location = { NAME($card) } – { $opponent }
choice-for-nothing = Za darmo
choice-for-food = Za Jadło
choice-shift-pawn =
    { $side ->
        [ready] Z kafla { NAME($source) } na { NAME($tile) }
       *[exhausted] Wyczerpany pion z kafla { NAME($source) } na { NAME($tile) }
    }
choice-stay = Bez przesuwania
choice-clan-ship = Statek Klanu
choice-common-ship = Zwykły Statek
choice-load =
    { $goods ->
        [none] Nic
        [fish] Ryba
        [raze] Żeton Najeżdżania
        [fish_raze] Ryba i żeton Najeżdżania
        [gold] Złoto zamiast Ryby
       *[gold_raze] Złoto zamiast Ryby i żeton Najeżdżania
    }
choice-visit = { NAME($island) }
choice-visit-here = { NAME($island) } (Splądrowanie: { $what })
choice-visit-unseen =
    { $distance ->
        [nearby] Wierzchnia karta Pobliskich Wysp
       *[distant] Wierzchnia karta Odległych Wysp
    }
choice-pillage = Splądruj
choice-conquer = Podbij
choice-search-for = { NAME($type) }
choice-advance = Statek nr { $number }
choice-send-now = Statek nr { $number }

# -- Zdarzenia

event-tile-laid = Kafel Akcji: { NAME($tile) }.
event-round-began = Zaczyna się runda { $round }.
event-phase-began =
    { $phase ->
        [lookout] Faza Wypatrywania.
        [action] Faza Akcji.
        [expedition] Faza Wyprawy.
       *[cleanup] Faza Czyszczenia.
    }
event-last-round = To ostatnia runda!
event-island-revealed = Odkryta Wyspa: { NAME($island) }.
event-island-discarded = Odrzucona Wyspa: { NAME($island) }.
event-islands-reshuffled =
    { $distance ->
        [nearby] Odrzucone Pobliskie Wyspy są tasowane.
       *[distant] Odrzucone Odległe Wyspy są tasowane.
    }
event-ship-queued-nobody = Statek rywala staje w kolejce.
event-ship-returned-nobody = Statek rywala odpływa.
event-island-pillaged-nobody = Rywal zabiera Wyspę: { NAME($island) }.
event-rival-scored = Rywal otrzymuje { COUNT($n, "vp", case: "acc") }.
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
event-clan-taken =
    { $seat-is ->
        [you] Grasz jako { NAME($clan) }.
       *[other] { $seat } gra jako { NAME($clan) }.
    }
event-first-player =
    { $seat-is ->
        [you] Masz znacznik Pierwszego Gracza.
       *[other] { $seat } ma znacznik Pierwszego Gracza.
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
event-cards-kept =
    { $seat-is ->
        [you] Zachowujesz { COUNT($n, "card", case: "acc") }.
       *[other] { $seat } zachowuje { COUNT($n, "card", case: "acc") }.
    }
event-card-discarded =
    { $seat-is ->
        [you] Odrzucasz kartę: { NAME($card) }.
       *[other] { $seat } odrzuca kartę: { NAME($card) }.
    }
event-card-taken-back =
    { $seat-is ->
        [you] Bierzesz na rękę kartę: { NAME($card) }.
       *[other] { $seat } bierze na rękę kartę: { NAME($card) }.
    }
event-deck-searched =
    { $seat-is ->
        [you] Przeszukujesz talię, szukając karty typu { NAME($type) }.
       *[other] { $seat } przeszukuje talię, szukając karty typu { NAME($type) }.
    }
event-goods-gained =
    { $seat-is ->
        [you] { NAME($by) }: otrzymujesz { COUNT($n, $token, case: "acc") }.
       *[other] { NAME($by) }: { $seat } otrzymuje { COUNT($n, $token, case: "acc") }.
    }
event-goods-paid =
    { $seat-is ->
        [you] Wydajesz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } wydaje { COUNT($n, $token, case: "acc") }.
    }
event-goods-assigned =
    { $seat-is ->
        [you] { NAME($card) }: Przypisujesz { COUNT($n, $token, case: "acc") }.
       *[other] { NAME($card) }: { $seat } Przypisuje { COUNT($n, $token, case: "acc") }.
    }
event-goods-withdrawn =
    { $seat-is ->
        [you] { NAME($card) }: zabierasz do puli { COUNT($n, $token, case: "acc") }.
       *[other] { NAME($card) }: { $seat } zabiera do puli { COUNT($n, $token, case: "acc") }.
    }
event-workers-recovered =
    { $seat-is ->
        [you] Wraca do ciebie { COUNT($n, "worker") }.
       *[other] Do puli gracza { $seat } wraca { COUNT($n, "worker") }.
    }
event-card-built =
    { $seat-is ->
        [you] Budujesz: { NAME($card) }.
       *[other] { $seat } buduje: { NAME($card) }.
    }
event-card-copied =
    { $seat-is ->
        [you] { NAME($card) } kopiuje u ciebie kartę: { NAME($copied) }.
       *[other] { $seat }: { NAME($card) } kopiuje kartę: { NAME($copied) }.
    }
event-card-left =
    { $seat-is ->
        [you] Z twojego Imperium odchodzi karta: { NAME($card) }.
       *[other] { $seat } usuwa z Imperium kartę: { NAME($card) }.
    }
event-pawn-placed =
    { $seat-is ->
        [you] Stawiasz pion: { NAME($tile) }.
       *[other] { $seat } stawia pion: { NAME($tile) }.
    }
event-pawn-moved =
    { $seat-is ->
        [you] Przemieszczasz pion: { NAME($source) } → { NAME($tile) }.
       *[other] { $seat } przemieszcza pion: { NAME($source) } → { NAME($tile) }.
    }
event-pawn-shifted =
    { $seat-is ->
        [you] Przesuwasz pion: { NAME($source) } → { NAME($tile) }.
       *[other] { $seat } przesuwa pion: { NAME($source) } → { NAME($tile) }.
    }
event-pawn-turned =
    { $seat-is ->
        [you] Twój pion na kaflu { NAME($tile) } jest wyczerpany.
       *[other] { $seat } odwraca wyczerpany pion na kaflu { NAME($tile) }.
    }
event-action-declared =
    { $seat-is ->
        [you] Deklarujesz akcję: { NAME($tile) }.
       *[other] { $seat } deklaruje akcję: { NAME($tile) }.
    }
event-boost-played =
    { $seat-is ->
        [you] Zagrywasz Wsparcie: { NAME($card) }.
       *[other] { $seat } zagrywa Wsparcie: { NAME($card) }.
    }
event-location-used =
    { $seat-is ->
        [you] Używasz Lokacji: { NAME($card) }.
       *[other] { $seat } używa Lokacji: { NAME($card) }.
    }
event-feature-worked =
    { $seat-is ->
        [you] Działa twoja Cecha: { NAME($card) }.
       *[other] { $seat } korzysta z Cechy: { NAME($card) }.
    }
event-card-readied =
    { $seat-is ->
        [you] Przygotowujesz kartę: { NAME($card) }.
       *[other] { $seat } przygotowuje kartę: { NAME($card) }.
    }
event-location-razed =
    { $seat-is ->
        [you] Najeżdżasz Lokację: { NAME($card) } ({ $opponent }).
       *[other] { $seat } Najeżdża Lokację: { NAME($card) } ({ $opponent }).
    }
event-ship-queued =
    { $seat-is ->
        [you] Twój Statek staje w kolejce.
       *[other] { $seat } ustawia Statek w kolejce.
    }
event-ship-moved =
    { $seat-is ->
        [you] Twój Statek przesuwa się o 1 miejsce do przodu.
       *[other] { $seat } przesuwa Statek o 1 miejsce do przodu.
    }
event-ship-returned =
    { $seat-is ->
        [you] Twój Statek wraca.
       *[other] Statek wraca. Właściciel: { $seat }.
    }
event-island-pillaged =
    { $seat-is ->
        [you] Plądrujesz Wyspę: { NAME($island) }.
       *[other] { $seat } Plądruje Wyspę: { NAME($island) }.
    }
event-island-conquered =
    { $seat-is ->
        [you] Podbijasz Wyspę: { NAME($island) }.
       *[other] { $seat } Podbija Wyspę: { NAME($island) }.
    }
event-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-points-lost =
    { $seat-is ->
        [you] Tracisz { COUNT($n, "vp", case: "acc") }.
       *[other] { $seat } traci { COUNT($n, "vp", case: "acc") }.
    }

# -- Odmowy

EN-ACT-06 = Nie można Najechać gracza, który spasował.
EN-BOOST-02 = { NAME($card) } nie pasuje do akcji { NAME($tile) }.
EN-BOOST-10 = { NAME($card) } to Wsparcie: trzeba zadeklarować jego akcję.
EN-BOOST-14 = { NAME($card) } uniemożliwi zadeklarowaną akcję { NAME($tile) }.
EN-BUILD-06 = { NAME($card) } to Pole: trzeba zadeklarować jego akcję.
EN-BUILD-11 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-CARD-18 = { NAME($card) }: tej karty nie można cofnąć na rękę.
EN-EXP-04 = Bez Ryby Statek nie dopłynie do Odległej Wyspy.
EN-EXP-12 = W tej talii nie ma już Wysp.
EN-FIELD-06 = { NAME($card) }: żadne twoje Pole nie daje tego Dobra.
EN-LACT-03 = { NAME($card) }: karta jest wyczerpana.
EN-LACT-04 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-LACT-07 = { NAME($card) }: ta akcja nic teraz nie da.
EN-LOOK-03 = { NAME($card) }: nie masz Robotnika, by zachować tę kartę.
EN-PAWN-01 = Oba twoje piony stoją już na kaflach.
EN-PAWN-02 = Nie masz na to Jadła.
EN-PAWN-03 = Kafel { NAME($tile) } nie sąsiaduje z pionem.
EN-PAWN-04 = Pion na kaflu { NAME($tile) } jest wyczerpany.
EN-RAZE-01 = Nie ma przygotowanej Lokacji z Akcją, którą można Najechać.
EN-RAZE-02 = { NAME($card) } nie ma Akcji.
EN-RAZE-03 = { NAME($card) }: karta jest już wyczerpana.
EN-RAZE-04 = Nie masz żetonu Najeżdżania.
EN-SOLO-03 = Kafel { NAME($tile) } był już użyty w tej rundzie.
EN-SOLO-08 = Nie ma odkrytej Wyspy.
EN-TILE-04 = { NAME($card) } nie ma kosztu w Dobrach, więc akcja Skonstruuj jej nie zbuduje.
EN-TILE-11 = Nie masz: { NAME($token) }.
EN-TILE-12 = Złoto nie zastępuje Ryby na Statku.
EN-TILE-15 = Akcji { NAME($tile) } nie da się teraz wykonać.
