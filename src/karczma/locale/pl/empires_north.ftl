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
        [one] Przypisz do tej karty { COUNT($n, $token, case: "acc") }
        [few] Przypisz do tej karty najwyżej { COUNT($n, $token, case: "acc") }
       *[many] Przypisz do tej karty najwyżej { COUNT($n, $token, case: "acc") }
    }
tell-assign-resources =
    { $n ->
        [one] Przypisz do tej karty 1 dowolny Surowiec
        [few] Przypisz do tej karty najwyżej { $n } dowolne Surowce
       *[many] Przypisz do tej karty najwyżej { $n } dowolnych Surowców
    }
tell-assign-goods =
    { $n ->
        [one] Przypisz do tej karty 1 dowolne Dobro (Surowiec, Złoto lub żeton Najeżdżania)
        [few] Przypisz do tej karty najwyżej { $n } dowolne Dobra (Surowce, Złoto lub żetony Najeżdżania)
       *[many] Przypisz do tej karty najwyżej { $n } dowolnych Dóbr (Surowców, Złota lub żetonów Najeżdżania)
    }
tell-assign-kinds =
    { $n ->
        [one] Przypisz do tej karty 1 Dobro do wyboru: { $what }
        [few] Przypisz do tej karty najwyżej { $n } Dobra w dowolnej kombinacji: { $what }
       *[many] Przypisz do tej karty najwyżej { $n } Dóbr w dowolnej kombinacji: { $what }
    }
tell-dig =
    { $look ->
        [one] obejrzyj wierzchnią kartę swojej talii i weź ją
        [few] obejrzyj { $look } wierzchnie karty swojej talii, weź { COUNT($keep, "card", case: "acc") }, resztę odrzuć
       *[many] obejrzyj { $look } wierzchnich kart swojej talii, weź { COUNT($keep, "card", case: "acc") }, resztę odrzuć
    }
tell-discard-location = możesz odrzucić 1 kartę ze swojego Imperium; jeśli to zrobisz, { $effect }
tell-discard-field = możesz odrzucić 1 swoje Pole lub ulepszenie; jeśli to zrobisz, { $effect }
pay-for = Wydaj { $cost }: { $effect }
discard-for = odrzuć { $cost }: { $effect }
each-kept =
    { $n ->
        [1] { $token ->
            [stone] każdy Kamień
            [sheep] każdą Owcę
            [fish] każdą Rybę
            [raze] każdy żeton Najeżdżania
            [worker] każdego Robotnika
           *[other] każde { NAME($token) }
        }
       *[other] { $token ->
            [worker] każdych { $n } Robotników
           *[other] każde { COUNT($n, $token, case: "acc") }
        }
    }
each-kept-resources =
    { $n ->
        [1] każdy Surowiec
       *[other] każde { COUNT($n, "resource", case: "acc") }
    }
each-kept-goods =
    { $n ->
        [one] każde Dobro
        [few] każde { $n } Dobra
       *[many] każde { $n } Dóbr
    }
each-kept-kinds =
    { $n ->
        [one] każde Dobro ({ $what })
        [few] każde { $n } Dobra ({ $what })
       *[many] każde { $n } Dóbr ({ $what })
    }
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
face-feature-at-will = Cecha: w dowolnym momencie swojej tury { $effect }{ $limit }.
face-discount =
    { $n ->
        [one] Cecha: akcją Budowy Lokacji możesz zbudować kartę za 1 Surowiec mniej{ $limit }.
        [few] Cecha: akcją Budowy Lokacji możesz zbudować kartę za { $n } Surowce mniej{ $limit }.
       *[many] Cecha: akcją Budowy Lokacji możesz zbudować kartę za { $n } Surowców mniej{ $limit }.
    }
face-free-move = Cecha: możesz użyć piona po raz drugi, nie płacąc Jadła{ $limit }.
face-action = Akcja: { $effect }.
face-storage = Magazyn: za { $each } na tej karcie otrzymujesz { $gain }.
face-copy-action = Kopia: 1 Lokacja z Akcją w twoim Imperium.
face-copy-feature = Kopia: 1 Lokacja z Cechą w twoim Imperium.
face-copy-any = Kopia: 1 Lokacja z Akcją lub Cechą w twoim Imperium.
face-clan = { NAME($faction) }; trudność { $n } na 10.
face-clan-start = Na początek: { $cards }; { COUNT($workers, "worker") } i { $ships ->
        [one] 1 Statek Klanu
        [few] { $ships } Statki Klanu
       *[many] { $ships } Statków Klanu
    }.
face-type =
    { $n ->
        [one] Typ karty; w pudełku jest 1 taka karta.
        [few] Typ karty; w pudełku są { $n } takie karty.
       *[many] Typ karty; w pudełku jest { $n } takich kart.
    }
style-glenn = Gra zespołowa: wiele Wsparć i nagrody za ich zagrywanie, gospodarka oparta na Owcach.
style-ulaf = Żegluga, nagrody za Plądrowanie i Podbój, żetony Najeżdżania.
style-panuk = Zestawy typów kart (pingwiny, igloo) i premie za ich liczbę.
style-heidel = Jadło na wszystko, przygotowywanie kart i Wysp, przesuwanie pionów.
style-nanurjuk = Porzucanie Lokacji dla zysku i budowanie na nowo.
style-mackinnon = Banki: Przypisane Dobra przynoszące odsetki w każdej rundzie, Złoto.
about-explore = Dobierz wierzchnią kartę swojej talii Klanu. Trzeba mieć kartę w talii albo na stosie kart odrzuconych.
about-populate = Otrzymujesz 1 Robotnika. Ta akcja jest możliwa zawsze.
about-construct = Zbuduj Lokację z ręki, nie płacąc jej kosztu. Trzeba mieć Lokację, która nie jest Polem.
about-harvest = Otrzymujesz Dobra z jednego swojego Pola i ze wszystkich jego ulepszeń. Trzeba mieć Pole.
about-sail = Ustaw Statek ze swojej puli na końcu kolejki, z 1 Rybą, 1 żetonem Najeżdżania, jednym i drugim albo bez niczego. Trzeba mieć Statek.
about-once-a-round = W grze jednoosobowej każdego kafla można użyć raz na rundę.
about-window = Po zadeklarowaniu akcji można najpierw zagrać 1 Wsparcie albo Pole, które ją wskazuje.
about-scoreboard = Pokazuje PZ wszystkich graczy. Gdy ktoś ma 25 PZ, nadchodzi ostatnia runda.
about-expedition-board = Leżą na niej 2 Pobliskie i 2 Odległe Wyspy, ich talie oraz kolejka Statków.
about-clan-marker = Stoi na Planszy Punktacji i pokazuje PZ Klanu.
about-first-player-marker = Kto go ma, zaczyna fazy. W fazie Czyszczenia przechodzi do następnego gracza.
about-clan-tile = Wydani Robotnicy leżą tu do fazy Czyszczenia.
about-action-pawn = Postawiony na kaflu wykonuje jego akcję. Jeszcze raz można go użyć, przesuwając na sąsiedni kafel za 1 Jadło; potem jest wyczerpany. Każdy gracz ma 2 piony i odzyskuje je w fazie Czyszczenia.
about-resource = Jeden z pięciu Surowców. Za 2 Surowce w puli dostaje się na koniec gry 1 PZ.
about-food = Drugie użycie piona kosztuje 1 Jadło.
about-fish = Na Statku otwiera drogę do Odległych Wysp.
about-gold = Zastępuje dowolny Surowiec, 1 za 1, i nic innego. Na koniec gry jest warte 1 PZ.
about-worker = Płaci się nim za karty w fazie Wypatrywania, za Akcje i za niektóre budowy; wraca w fazie Czyszczenia.
about-raze = Wyczerpuje Lokację przeciwnika albo płynie na Statku, który ma Podbić Wyspę.
about-multiplier = Zastępuje 5 Dóbr jednego rodzaju; tutejsze liczniki go nie potrzebują.
about-order = Pokazuje, który Zwykły Statek w kolejce do kogo należy.
about-clan-ship = W każdej fazie Wyprawy płynie na jedną Wyspę i wraca. Każdy Klan ma 2.
about-common-ship = Działa jak Statek Klanu i należy do tego, kto go otrzymał.
about-faction = Frakcja dwóch Klanów: { $clans }.

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
ask-end-turn = Czy używasz jeszcze Cechy, zanim skończy się twoja tura?
ask-window = { NAME($tile) } – czy najpierw zagrywasz Wsparcie albo budujesz Pole?
ask-construct-which = Którą Lokację budujesz za darmo?
ask-harvest-which = Z którego Pola Zbierasz?
ask-upgrade-what = { NAME($card) } – pod które Pole?
ask-copy-which = { NAME($card) } – którą kartę kopiuje?
ask-pay-how = Jak płacisz { COUNT($n, $token, case: "acc") }?
ask-spare-which = { NAME($by) } – którego Surowca nie płacisz?
ask-use-discount = { NAME($by) } – czy używasz tej Cechy, budując kartę { NAME($card) }?
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
ask-feed-winter = Zima zabiera { COUNT($food, "food", case: "acc") } – jak płacisz?
ask-gain-which =
    { $left ->
        [one] { NAME($by) } – co otrzymujesz?
       *[other] { NAME($by) } – co otrzymujesz? Wybierasz { $left } razy.
    }
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
choice-pick-here = { NAME($card) } ({ $what })
with-upgrades = ulepszenia: { $what }
which = {", "}{ $what }
which-lies-under = pod Polem { NAME($card) }
which-copies = kopiuje kartę { NAME($card) }
which-holds = na karcie: { $what }
which-is-exhausted = karta wyczerpana
which-is-ready = karta przygotowana
which-was-used =
    { $n ->
        [0] karta nieużyta w tej rundzie
       *[other] karta użyta w tej rundzie
    }
which-number = { $n }. taka karta
will-yield = razem: { $what }
choice-take = { NAME($card) }
choice-take-here = { NAME($card) } ({ $what })
choice-good = { NAME($token) }
choice-good-here = { $what }
choice-amount = { $n }
choice-amount-here = { $what }
and-lose = { $what }, a przy tym tracisz { COUNT($n, "vp", case: "acc") }
choice-enough = To wszystko
choice-no-card = Bez karty
choice-as-field = Jako nowe Pole
choice-build = Zbuduj: { NAME($card) }
choice-build-here = Zbuduj: { NAME($card) } ({ $what })
costs = koszt: { $cost }
costs-less =
    { $n ->
        [one] koszt: { $cost }; o 1 Surowiec mniej z kartą { $by }
        [few] koszt: { $cost }; o { $n } Surowce mniej z kartą { $by }
       *[many] koszt: { $cost }; o { $n } Surowców mniej z kartą { $by }
    }
bonus = Bonus za zbudowanie: { $effect }
choice-cheaper = Użyj Cechy
choice-cheaper-here =
    { $n ->
        [one] Użyj jej: płacisz o 1 Surowiec mniej
        [few] Użyj jej: płacisz o { $n } Surowce mniej
       *[many] Użyj jej: płacisz o { $n } Surowców mniej
    }
choice-in-full = Zapłać bez Cechy
choice-in-full-here = Zachowaj ją na inną budowę: płacisz { $cost }
choice-place-pawn = Postaw pion na kaflu { NAME($tile) }
choice-place-pawn-here = Postaw pion na kaflu { NAME($tile) } ({ $what })
choice-move-pawn = Przesuń pion z kafla { NAME($source) } na { NAME($tile) }
choice-move-pawn-here = Przesuń pion z kafla { NAME($source) } na { NAME($tile) } (za { $price }; { $what })
does-explore = dobierasz 1 kartę
does-populate = otrzymujesz 1 Robotnika
does-construct = budujesz Lokację za darmo
does-harvest = otrzymujesz Dobra z 1 swojego Pola
does-sail = wysyłasz Statek
food-or-free = 1 Jadło albo za darmo dzięki karcie { NAME($card) }
choice-use-location = Użyj: { NAME($card) }
choice-use-location-here = Użyj: { NAME($card) }{ $which } ({ $effect })
choice-use-feature = Użyj Cechy: { NAME($card) }
choice-use-feature-here = Użyj Cechy: { NAME($card) }{ $which } ({ $effect })
choice-nothing-more = Koniec tury
choice-raze = Najazd
choice-raze-here = Najazd ({ $what })
raze-others = za 1 żeton Najeżdżania wyczerpujesz Lokację przeciwnika
raze-alone = za 1 żeton Najeżdżania wymieniasz odkrytą Wyspę
choice-pass = Pas
choice-raze-location = { $opponent }: { NAME($card) }
choice-raze-location-here = { $opponent }: { NAME($card) } ({ $what })
choice-for-nothing = Za darmo
choice-for-nothing-here = Za darmo, dzięki karcie { NAME($card) }
choice-for-food = Za 1 Jadło
choice-shift-pawn =
    { $side ->
        [ready] Przygotowany pion z kafla { NAME($source) } na { NAME($tile) }
       *[exhausted] Wyczerpany pion z kafla { NAME($source) } na { NAME($tile) }
    }
choice-stay = Zostaw piony na miejscu
choice-clan-ship = Statek Klanu
choice-clan-ship-here = Statek Klanu (w puli: { $n })
choice-common-ship = Zwykły Statek
choice-common-ship-here = Zwykły Statek (w puli: { $n })
choice-load =
    { $goods ->
        [none] Nic (Pobliskie Wyspy, tylko Splądrowanie)
        [fish] 1 Ryba (także Odległe Wyspy)
        [raze] 1 żeton Najeżdżania (Podbój Pobliskiej Wyspy)
        [fish_raze] 1 Ryba i 1 żeton Najeżdżania (Podbój dowolnej Wyspy)
        [gold] 1 Złoto zamiast Ryby (także Odległe Wyspy)
       *[gold_raze] 1 Złoto zamiast Ryby i 1 żeton Najeżdżania (Podbój dowolnej Wyspy)
    }
choice-visit = { NAME($island) }
choice-visit-here = { NAME($island) } ({ $what })
pillage-brings = Splądrowanie: otrzymujesz { $what }
conquest-brings = Podbój: { $effect }
choice-visit-unseen =
    { $distance ->
        [nearby] Wierzchnia karta Pobliskich Wysp
       *[distant] Wierzchnia karta Odległych Wysp
    }
choice-pillage = Splądruj
choice-pillage-here = Splądruj: otrzymujesz { $what }
choice-conquer = Podbij
choice-conquer-here = Podbij ({ $what })
choice-search-for = { NAME($type) }
choice-advance = Statek nr { $number }
choice-advance-here = Statek nr { $number } (ładunek: { $what })
choice-send-now = Statek nr { $number }
choice-send-now-here = Statek nr { $number } (ładunek: { $what })

# -- Zdarzenia

event-tile-laid = W kręgu kafli leży { NAME($tile) }.
event-round-began = Zaczyna się runda { $round }.
event-phase-began =
    { $phase ->
        [lookout] Faza Wypatrywania.
        [action] Faza Akcji.
        [expedition] Faza Wyprawy.
       *[cleanup] Faza Czyszczenia.
    }
event-last-round = To ostatnia runda!
event-island-revealed =
    { $distance ->
        [nearby] Odkryto Pobliską Wyspę: { NAME($island) }.
       *[distant] Odkryto Odległą Wyspę: { NAME($island) }.
    }
event-island-discarded = Odrzucono Wyspę: { NAME($island) }.
event-islands-cleared = Odkryte Wyspy zostają odrzucone.
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
        [0] { $alone ->
            [yes] Nie udało się osiągnąć celu.
           *[no] Nikt nie wygrywa.
        } { $scores }.
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
event-cards-seen =
    { $seat-is ->
        [you] Dobierasz i oglądasz { COUNT($n, "card", case: "acc") }.
       *[other] { $seat } dobiera i ogląda { COUNT($n, "card", case: "acc") }.
    }
event-cards-taken =
    { $seat-is ->
        [you] Bierzesz na rękę { COUNT($n, "card", case: "acc") }.
       *[other] { $seat } bierze na rękę { COUNT($n, "card", case: "acc") }.
    }
event-card-found =
    { $seat-is ->
        [you] Bierzesz z talii kartę { NAME($card) } i tasujesz talię.
       *[other] { $seat } bierze z talii kartę { NAME($card) } i tasuje talię.
    }
event-card-found-secret =
    { $seat-is ->
        [you] Bierzesz kartę z talii i tasujesz talię.
       *[other] { $seat } bierze kartę z talii i tasuje talię.
    }
event-nothing-found =
    { $seat-is ->
        [you] W twojej talii nie ma takiej karty. Tasujesz talię.
       *[other] { $seat } nie znajduje takiej karty i tasuje talię.
    }
event-deck-reshuffled =
    { $seat-is ->
        [you] Tasujesz swoje odrzucone karty: to twoja nowa talia.
       *[other] { $seat } tasuje swoje odrzucone karty: to nowa talia.
    }
event-cards-kept =
    { $seat-is ->
        [you] { $n ->
            [0] Nie zachowujesz żadnej karty.
           *[other] Zachowujesz { COUNT($n, "card", case: "acc") } za { COUNT($n, "worker", case: "acc") }.
        }
       *[other] { $n ->
            [0] { $seat } nie zachowuje żadnej karty.
           *[other] { $seat } zachowuje { COUNT($n, "card", case: "acc") } za { COUNT($n, "worker", case: "acc") }.
        }
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
        [you] Przypisujesz { COUNT($n, $token, case: "acc") } do karty { NAME($card) }.
       *[other] { $seat } Przypisuje { COUNT($n, $token, case: "acc") } do karty { NAME($card) }.
    }
event-goods-withdrawn =
    { $seat-is ->
        [you] Zabierasz do puli { COUNT($n, $token, case: "acc") } z karty { NAME($card) }.
       *[other] { $seat } zabiera do puli { COUNT($n, $token, case: "acc") } z karty { NAME($card) }.
    }
event-workers-recovered =
    { $seat-is ->
        [you] Odzyskujesz { COUNT($n, "worker", case: "acc") }.
       *[other] { $seat } odzyskuje { COUNT($n, "worker", case: "acc") }.
    }
event-goods-lost =
    { $seat-is ->
        [you] { $token ->
            [worker] Z karty { NAME($card) } trafia na twój kafel Klanu { COUNT($n, $token) }.
           *[other] Tracisz { COUNT($n, $token, case: "acc") } z karty { NAME($card) }.
        }
       *[other] { $token ->
            [worker] { $seat } przenosi z karty { NAME($card) } na kafel Klanu { COUNT($n, $token, case: "acc") }.
           *[other] { $seat } traci { COUNT($n, $token, case: "acc") } z karty { NAME($card) }.
        }
    }
event-card-laid-out =
    { $seat-is ->
        [you] Zaczynasz z kartą { NAME($card) }.
       *[other] { $seat } zaczyna z kartą { NAME($card) }.
    }
event-card-built =
    { $seat-is ->
        [you] { $host ->
            [-1] Budujesz kartę { NAME($card) }.
           *[other] Budujesz kartę { NAME($card) } pod Polem { NAME($under) }.
        }
       *[other] { $host ->
            [-1] { $seat } buduje kartę { NAME($card) }.
           *[other] { $seat } buduje kartę { NAME($card) } pod Polem { NAME($under) }.
        }
    }
event-card-copied =
    { $seat-is ->
        [you] Twoja karta { NAME($card) } kopiuje odtąd kartę { NAME($copied) }.
       *[other] { $seat }: karta { NAME($card) } kopiuje odtąd kartę { NAME($copied) }.
    }
event-copy-ended =
    { $seat-is ->
        [you] Twoja karta { NAME($card) } nie ma już czego kopiować.
       *[other] { $seat }: karta { NAME($card) } nie ma już czego kopiować.
    }
event-card-left =
    { $seat-is ->
        [you] Odrzucasz ze swojego Imperium kartę { NAME($card) }.
       *[other] { $seat } odrzuca ze swojego Imperium kartę { NAME($card) }.
    }
event-pawn-placed =
    { $seat-is ->
        [you] Stawiasz pion na kaflu { NAME($tile) }.
       *[other] { $seat } stawia pion na kaflu { NAME($tile) }.
    }
event-pawn-moved =
    { $seat-is ->
        [you] Przesuwasz pion z kafla { NAME($source) } na { NAME($tile) }.
       *[other] { $seat } przesuwa pion z kafla { NAME($source) } na { NAME($tile) }.
    }
event-pawn-shifted =
    { $seat-is ->
        [you] Dzięki efektowi karty przesuwasz pion z kafla { NAME($source) } na { NAME($tile) }.
       *[other] Dzięki efektowi karty { $seat } przesuwa pion z kafla { NAME($source) } na { NAME($tile) }.
    }
event-pawn-turned =
    { $seat-is ->
        [you] Twój pion na kaflu { NAME($tile) } jest teraz wyczerpany.
       *[other] { $seat }: pion na kaflu { NAME($tile) } jest teraz wyczerpany.
    }
event-action-declared =
    { $seat-is ->
        [you] Deklarujesz akcję { NAME($tile) }.
       *[other] { $seat } deklaruje akcję { NAME($tile) }.
    }
event-action-failed =
    { $seat-is ->
        [you] Nie możesz już wykonać akcji { NAME($tile) }.
       *[other] { $seat } nie może już wykonać akcji { NAME($tile) }.
    }
event-boost-played =
    { $seat-is ->
        [you] Zagrywasz Wsparcie { NAME($card) }.
       *[other] { $seat } zagrywa Wsparcie { NAME($card) }.
    }
event-location-used =
    { $seat-is ->
        [you] Używasz Lokacji { NAME($card) }.
       *[other] { $seat } używa Lokacji { NAME($card) }.
    }
event-feature-worked =
    { $seat-is ->
        [you] Działa Cecha twojej karty { NAME($card) }.
       *[other] { $seat } korzysta z Cechy karty { NAME($card) }.
    }
event-card-readied =
    { $seat-is ->
        [you] Przygotowujesz kartę { NAME($card) }.
       *[other] { $seat } przygotowuje kartę { NAME($card) }.
    }
event-cards-readied =
    { $seat-is ->
        [you] Przygotowujesz { COUNT($n, "card", case: "acc") }.
       *[other] { $seat } przygotowuje { COUNT($n, "card", case: "acc") }.
    }
event-location-razed =
    { $seat-is ->
        [you] Najeżdżasz Lokację { NAME($card) } ({ $opponent }). Jest teraz wyczerpana.
       *[other] { $opponent-is ->
            [you] { $seat } Najeżdża twoją Lokację { NAME($card) }. Jest teraz wyczerpana.
           *[other] { $seat } Najeżdża Lokację { NAME($card) } ({ $opponent }). Jest teraz wyczerpana.
        }
    }
event-ship-queued =
    { $seat-is ->
        [you] Twój Statek staje w kolejce { $cargo ->
            [fish] z Rybą
            [raze] z żetonem Najeżdżania
            [fish-raze] z Rybą i żetonem Najeżdżania
            [gold] ze Złotem zamiast Ryby
            [gold-raze] ze Złotem zamiast Ryby i z żetonem Najeżdżania
           *[none] bez ładunku
        }.
       *[other] { $seat } ustawia w kolejce Statek { $cargo ->
            [fish] z Rybą
            [raze] z żetonem Najeżdżania
            [fish-raze] z Rybą i żetonem Najeżdżania
            [gold] ze Złotem zamiast Ryby
            [gold-raze] ze Złotem zamiast Ryby i z żetonem Najeżdżania
           *[none] bez ładunku
        }.
    }
event-ship-moved =
    { $seat-is ->
        [you] Twój Statek przesuwa się o 1 miejsce do przodu.
       *[other] { $seat } przesuwa Statek o 1 miejsce do przodu.
    }
event-ship-returned =
    { $seat-is ->
        [you] Twój Statek wraca.
       *[other] { $seat } odzyskuje Statek.
    }
event-island-missed =
    { $seat-is ->
        [you] Twój Statek nie znajduje żadnej Wyspy.
       *[other] { $seat }: Statek nie znajduje żadnej Wyspy.
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

EN-ACT-06 = Wszyscy przeciwnicy spasowali.
EN-ACT-06-opponent = Nie można Najechać gracza, który spasował.
EN-BOOST-02 = Karta { NAME($card) } pasuje do akcji { NAME($needs) }, a nie { NAME($tile) }.
EN-BOOST-02-card = Karta { NAME($card) } nie jest ani Wsparciem, ani Polem.
EN-BOOST-07 = Bez karty { NAME($card) } nie dałoby się wykonać zadeklarowanej akcji { NAME($tile) }.
EN-BOOST-10 = { NAME($card) } to Wsparcie: zagrywa się je, gdy zadeklarujesz akcję { NAME($tile) }.
EN-BOOST-14 = Karta { NAME($card) } uniemożliwi zadeklarowaną akcję { NAME($tile) }.
EN-BUILD-06 = { NAME($card) } to Pole: buduje się je, gdy zadeklarujesz akcję { NAME($tile) }.
EN-BUILD-11 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-BUILD-11-token-n = Wtedy do zapłaty reszty brakowałoby ci { COUNT($n, $token, case: "gen") }.
EN-CARD-01 = { NAME($card) } to Wsparcie, a nie Lokacja.
EN-CARD-18 = { NAME($card) }: nie można cofnąć na rękę karty startowej, Wyspy, ulepszenia ani Pola z ulepszeniami.
EN-CLEAN-10 = { NAME($card) }: w tej rundzie Cechy użyto już tyle razy, ile wolno.
EN-EXP-04 = Bez Ryby Statek nie dopłynie do Odległej Wyspy.
EN-EXP-12 = W tej talii nie ma już Wysp.
EN-EXP-14 = Statek nr { $number } nie należy do ciebie.
EN-EXP-15 = Przed tym Statkiem nie ma innego.
EN-EXP-17 = Statek nr { $number } nie należy do ciebie.
EN-FEAT-01 = { NAME($card) }: ta Cecha nic teraz nie da.
EN-FIELD-04 = Karta { NAME($card) } nie jest Polem.
EN-FIELD-05 = Karta { NAME($card) } nie pokazuje tego Dobra: { NAME($token) }.
EN-FIELD-06 = { NAME($card) }: żadne twoje Pole nie pokazuje tego Dobra.
EN-FIELD-18 = Karta { NAME($card) } to ulepszenie i należy do swojego Pola.
EN-GOODS-03 = Brakuje ci { COUNT(1, $token, case: "gen") }.
EN-KEY-03 = { NAME($card) }: do tej karty nic nie jest Przypisane.
EN-KEY-03-token = Brakuje ci { COUNT(1, $token, case: "gen") }.
EN-KEY-05 = { NAME($card) }: do tej karty nie jest Przypisany żaden Robotnik.
EN-KEY-19 = Karta { NAME($card) } nie jest wyczerpana.
EN-KEY-19-island = Karta { NAME($island) } nie jest Wyspą.
EN-KEY-22 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-KEY-23 = { NAME($card) }: takiej karty ta Kopia nie kopiuje.
EN-LACT-01 = Karta { NAME($card) } nie ma Akcji.
EN-LACT-05 = Karta { NAME($card) } jest właśnie używana.
EN-LACT-03 = Karta { NAME($card) } jest wyczerpana.
EN-LACT-04 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-LACT-07 = { NAME($card) }: ta Akcja nic teraz nie da.
EN-LOOK-03 = { NAME($card) }: nie masz Robotnika, by zachować tę kartę.
EN-PAWN-01 = Oba twoje piony stoją już na kaflach.
EN-PAWN-02 = Nie masz na to ani Jadła, ani Złota.
EN-PAWN-03 = Kafel { NAME($tile) } nie sąsiaduje z pionem.
EN-PAWN-04 = Pion na kaflu { NAME($tile) } jest wyczerpany.
EN-RAZE-01 = Nie ma przygotowanej Lokacji z Akcją, którą można Najechać.
EN-RAZE-02 = Karta { NAME($card) } nie ma Akcji.
EN-RAZE-03 = Karta { NAME($card) } jest już wyczerpana.
EN-RAZE-04 = Nie masz żetonu Najeżdżania.
EN-SOLO-03 = Kafel { NAME($tile) } był już użyty w tej rundzie.
EN-SOLO-08 = Nie ma odkrytej Wyspy.
EN-TILE-04 = Karta { NAME($card) } nie ma kosztu w Dobrach, więc akcja Skonstruuj jej nie zbuduje.
EN-TILE-06 = { NAME($card) }: z tego Pola Dobra już wzięto.
EN-TILE-11 = Brakuje ci { COUNT(1, $token, case: "gen") }.
EN-TILE-12 = Złoto nie zastępuje Ryby na Statku.
EN-TILE-15 =
    { $tile ->
        [explore] Nie masz już żadnej karty ani w talii, ani na stosie kart odrzuconych.
        [construct] Nie masz na ręce Lokacji, którą buduje się za Dobra.
        [harvest] Nie masz żadnego Pola.
        [sail] Nie masz w puli żadnego Statku.
       *[other] Akcji { NAME($tile) } nie da się teraz wykonać.
    }
