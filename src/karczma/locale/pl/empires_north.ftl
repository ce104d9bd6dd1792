# Osadnicy: Królestwa Północy.

# -- Klany

name-glenn = Klan Glenna
    .ins = Klanem Glenna
name-ulaf = Klan Ulafa
    .ins = Klanem Ulafa
name-panuk = Klan Panuk
    .ins = Klanem Panuk
name-heidel = Klan Heidela
    .ins = Klanem Heidela
name-nanurjuk = Klan Nanurjuka
    .ins = Klanem Nanurjuka
name-mackinnon = Klan Mackinnona
    .ins = Klanem Mackinnona

# -- Karty: Klan Glenna

name-glenn-sheep-meadow = Owcza Łąka
    .acc = Owczą Łąkę
    .gen = Owczej Łąki
name-glenn-highland-wood = Góralski Las
    .acc = Góralski Las
    .gen = Góralskiego Lasu
name-glenn-stone-garden = Kamienny Ogród
    .acc = Kamienny Ogród
    .gen = Kamiennego Ogrodu
name-neighbourly-help = Sąsiedzka Pomoc
    .acc = Sąsiedzką Pomoc
    .gen = Sąsiedzkiej Pomocy
name-sheep-paddock = Owcza Zagroda
    .acc = Owczą Zagrodę
    .gen = Owczej Zagrody
name-weavers-hut = Chata Tkaczy
    .acc = Chatę Tkaczy
    .gen = Chaty Tkaczy
name-local-ice-cream-parlour = Okoliczna Lodziarnia
    .acc = Okoliczną Lodziarnię
    .gen = Okolicznej Lodziarni
name-village-tavern = Wiejska Karczma
    .acc = Wiejską Karczmę
    .gen = Wiejskiej Karczmy
name-joint-work = Wspólna Robota
    .acc = Wspólną Robotę
    .gen = Wspólnej Roboty
name-highland-quarry = Górski Kamieniołom
    .acc = Górski Kamieniołom
    .gen = Górskiego Kamieniołomu
name-shepherds-lodge = Bacówka
    .acc = Bacówkę
    .gen = Bacówki
name-clan-messenger = Klanowy Posłaniec
    .acc = Klanowego Posłańca
    .gen = Klanowego Posłańca
name-glenns-hall = Dwór Glenna
    .acc = Dwór Glenna
    .gen = Dworu Glenna
name-bagpipers-stage = Scena Dudziarzy
    .acc = Scenę Dudziarzy
    .gen = Sceny Dudziarzy
name-friendly-fair = Przyjazny Jarmark
    .acc = Przyjazny Jarmark
    .gen = Przyjaznego Jarmarku
name-glen-mill = Młyn w Dolinie
    .acc = Młyn w Dolinie
    .gen = Młyna w Dolinie
name-ferry-crew = Załoga Promu
    .acc = Załogę Promu
    .gen = Załogi Promu
name-wool-market = Targ Wełny
    .acc = Targ Wełny
    .gen = Targu Wełny
name-masons-guild = Cech Murarzy
    .acc = Cech Murarzy
    .gen = Cechu Murarzy
name-warm-hearth = Ciepłe Palenisko
    .acc = Ciepłe Palenisko
    .gen = Ciepłego Paleniska
name-feast-of-friends = Uczta Przyjaciół
    .acc = Ucztę Przyjaciół
    .gen = Uczty Przyjaciół

# -- Karty: Klan Ulafa

name-ulaf-pine-forest = Sosnowy Bór
    .acc = Sosnowy Bór
    .gen = Sosnowego Boru
name-ulaf-fjord-shore = Brzeg Fiordu
    .acc = Brzeg Fiordu
    .gen = Brzegu Fiordu
name-ulaf-axe-rocks = Skały Toporów
    .acc = Skały Toporów
    .gen = Skał Toporów
name-raiders-barracks = Koszary Najeźdźców
    .acc = Koszary Najeźdźców
    .gen = Koszar Najeźdźców
name-axe-grinders = Ostrzenie Toporów
    .acc = Ostrzenie Toporów
    .gen = Ostrzenia Toporów
name-shipwright = Szkutnik
    .acc = Szkutnika
    .gen = Szkutnika
name-longship-wharf = Nabrzeże Okrętów
    .acc = Nabrzeże Okrętów
    .gen = Nabrzeża Okrętów
name-twin-ships = Bliźniacze Okręty
    .acc = Bliźniacze Okręty
    .gen = Bliźniaczych Okrętów
name-treasury = Skarbiec
    .acc = Skarbiec
    .gen = Skarbca
name-watchtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy
name-herring-sound = Śledziowa Cieśnina
    .acc = Śledziową Cieśninę
    .gen = Śledziowej Cieśniny
name-warband-call = Zew Drużyny
    .acc = Zew Drużyny
    .gen = Zewu Drużyny
name-white-keep = Biała Warownia
    .acc = Białą Warownię
    .gen = Białej Warowni
name-priest-of-thor = Kapłan Thora
    .acc = Kapłana Thora
    .gen = Kapłana Thora
name-valkyrie = Walkiria
    .acc = Walkirię
    .gen = Walkirii
name-dragon-prow = Smoczy Dziób
    .acc = Smoczy Dziób
    .gen = Smoczego Dziobu
name-berserkers-hall = Dom Berserków
    .acc = Dom Berserków
    .gen = Domu Berserków
name-following-wind = Pomyślny Wiatr
    .acc = Pomyślny Wiatr
    .gen = Pomyślnego Wiatru
name-timber-slope = Leśne Zbocze
    .acc = Leśne Zbocze
    .gen = Leśnego Zbocza
name-third-keel = Trzeci Kil
    .acc = Trzeci Kil
    .gen = Trzeciego Kilu
name-thing-assembly = Wiec
    .acc = Wiec
    .gen = Wiecu

# -- Karty: Klan Panuk

name-panuk-fish-bank = Ławica Ryb
    .acc = Ławicę Ryb
    .gen = Ławicy Ryb
name-panuk-ice-blocks = Lodowe Bloki
    .acc = Lodowe Bloki
    .gen = Lodowych Bloków
name-panuk-moss-shore = Omszony Brzeg
    .acc = Omszony Brzeg
    .gen = Omszonego Brzegu
name-penguin-colony = Kolonia Pingwinów
    .acc = Kolonię Pingwinów
    .gen = Kolonii Pingwinów
name-family-igloo = Rodzinne Igloo
    .acc = Rodzinne Igloo
    .gen = Rodzinnego Igloo
name-ice-hole = Przerębel
    .acc = Przerębel
    .gen = Przerębla
name-frosty-shipyard = Mroźna Stocznia
    .acc = Mroźną Stocznię
    .gen = Mroźnej Stoczni
name-penguin-choir = Chór Pingwinów
    .acc = Chór Pingwinów
    .gen = Chóru Pingwinów
name-snow-quarry = Śnieżny Kamieniołom
    .acc = Śnieżny Kamieniołom
    .gen = Śnieżnego Kamieniołomu
name-order-and-method = Porządek i Metoda
    .acc = Porządek i Metodę
    .gen = Porządku i Metody
name-igloo-village = Wioska Igloo
    .acc = Wioskę Igloo
    .gen = Wioski Igloo
name-penguin-postman = Pingwin Listonosz
    .acc = Pingwina Listonosza
    .gen = Pingwina Listonosza
name-panuks-catalogue = Katalog Panuk
    .acc = Katalog Panuk
    .gen = Katalogu Panuk
name-collectors-cabinet = Gabinet Kolekcjonera
    .acc = Gabinet Kolekcjonera
    .gen = Gabinetu Kolekcjonera
name-king-penguin = Król Pingwinów
    .acc = Króla Pingwinów
    .gen = Króla Pingwinów
name-kayak-dock = Przystań Kajaków
    .acc = Przystań Kajaków
    .gen = Przystani Kajaków
name-great-igloo = Wielkie Igloo
    .acc = Wielkie Igloo
    .gen = Wielkiego Igloo
name-penguin-parade = Parada Pingwinów
    .acc = Paradę Pingwinów
    .gen = Parady Pingwinów
name-ice-mirror = Lodowe Lustro
    .acc = Lodowe Lustro
    .gen = Lodowego Lustra
name-sorted-storehouse = Uporządkowany Skład
    .acc = Uporządkowany Skład
    .gen = Uporządkowanego Składu
name-aurora-archive = Archiwum Zorzy
    .acc = Archiwum Zorzy
    .gen = Archiwum Zorzy

# -- Karty: Klan Heidela

name-heidel-barley-field = Jęczmienne Pole
    .acc = Jęczmienne Pole
    .gen = Jęczmiennego Pola
name-heidel-driftwood-bay = Zatoka Dryfującego Drewna
    .acc = Zatokę Dryfującego Drewna
    .gen = Zatoki Dryfującego Drewna
name-heidel-brawlers-hill = Wzgórze Zabijaków
    .acc = Wzgórze Zabijaków
    .gen = Wzgórza Zabijaków
name-drinking-competition = Zawody w Piciu
    .acc = Zawody w Piciu
    .gen = Zawodów w Piciu
name-mead-hall = Miodosytnia
    .acc = Miodosytnię
    .gen = Miodosytni
name-hop-garden = Chmielnik
    .acc = Chmielnik
    .gen = Chmielnika
name-party-ship = Imprezowy Statek
    .acc = Imprezowy Statek
    .gen = Imprezowego Statku
name-brewery = Browar
    .acc = Browar
    .gen = Browaru
name-sleepy-harbour = Senny Port
    .acc = Senny Port
    .gen = Sennego Portu
name-barrel-raft = Tratwa z Beczek
    .acc = Tratwę z Beczek
    .gen = Tratwy z Beczek
name-lucky-raid = Szczęśliwy Wypad
    .acc = Szczęśliwy Wypad
    .gen = Szczęśliwego Wypadu
name-fjord-fishery = Łowisko w Fiordzie
    .acc = Łowisko w Fiordzie
    .gen = Łowiska w Fiordzie
name-heidels-throne = Tron Heidela
    .acc = Tron Heidela
    .gen = Tronu Heidela
name-long-table = Długi Stół
    .acc = Długi Stół
    .gen = Długiego Stołu
name-hangover-remedy = Lek na Kaca
    .acc = Lek na Kaca
    .gen = Leku na Kaca
name-island-inn = Wyspiarski Zajazd
    .acc = Wyspiarski Zajazd
    .gen = Wyspiarskiego Zajazdu
name-axe-throwing = Rzut Toporem
    .acc = Rzut Toporem
    .gen = Rzutu Toporem
name-toast-of-friendship = Toast za Przyjaźń
    .acc = Toast za Przyjaźń
    .gen = Toastu za Przyjaźń
name-treasure-map = Mapa Wysp Skarbów
    .acc = Mapę Wysp Skarbów
    .gen = Mapy Wysp Skarbów
name-lazy-afternoon = Leniwe Popołudnie
    .acc = Leniwe Popołudnie
    .gen = Leniwego Popołudnia
name-saga-teller = Opowiadacz Sag
    .acc = Opowiadacza Sag
    .gen = Opowiadacza Sag

# -- Karty: Klan Nanurjuka

name-nanurjuk-seal-bay = Zatoka Fok
    .acc = Zatokę Fok
    .gen = Zatoki Fok
name-nanurjuk-glacier = Lodowiec
    .acc = Lodowiec
    .gen = Lodowca
name-nanurjuk-drift-beach = Plaża Wyrzuconego Drewna
    .acc = Plażę Wyrzuconego Drewna
    .gen = Plaży Wyrzuconego Drewna
name-dog-sled = Psi Zaprzęg
    .acc = Psi Zaprzęg
    .gen = Psiego Zaprzęgu
name-hunting-camp = Obóz Łowców
    .acc = Obóz Łowców
    .gen = Obozu Łowców
name-snow-trail = Śnieżny Trop
    .acc = Śnieżny Trop
    .gen = Śnieżnego Tropu
name-river-route = Szlak Rzeczny
    .acc = Szlak Rzeczny
    .gen = Szlaku Rzecznego
name-new-outpost = Nowa Placówka
    .acc = Nową Placówkę
    .gen = Nowej Placówki
name-seal-grounds = Łowisko Fok
    .acc = Łowisko Fok
    .gen = Łowiska Fok
name-drift-ice = Kra
    .acc = Krę
    .gen = Kry
name-packing-up = Zwijanie Obozu
    .acc = Zwijanie Obozu
    .gen = Zwijania Obozu
name-harpooners = Harpunnicy
    .acc = Harpunników
    .gen = Harpunników
name-umiak-landing = Przystań Umiaków
    .acc = Przystań Umiaków
    .gen = Przystani Umiaków
name-nanurjuks-tent = Namiot Nanurjuka
    .acc = Namiot Nanurjuka
    .gen = Namiotu Nanurjuka
name-elders-fire = Ognisko Starszych
    .acc = Ognisko Starszych
    .gen = Ogniska Starszych
name-migration-route = Szlak Wędrówki
    .acc = Szlak Wędrówki
    .gen = Szlaku Wędrówki
name-polar-bear-hunt = Polowanie na Niedźwiedzia
    .acc = Polowanie na Niedźwiedzia
    .gen = Polowania na Niedźwiedzia
name-whale-camp = Wielorybniczy Obóz
    .acc = Wielorybniczy Obóz
    .gen = Wielorybniczego Obozu
name-long-march = Długi Marsz
    .acc = Długi Marsz
    .gen = Długiego Marszu
name-wandering-shaman = Wędrowny Szaman
    .acc = Wędrownego Szamana
    .gen = Wędrownego Szamana
name-winter-cache = Zimowe Zapasy
    .acc = Zimowe Zapasy
    .gen = Zimowych Zapasów

# -- Karty: Klan Mackinnona

name-mackinnon-gold-creek = Złoty Potok
    .acc = Złoty Potok
    .gen = Złotego Potoku
name-mackinnon-estate = Majątek Klanu
    .acc = Majątek Klanu
    .gen = Majątku Klanu
name-mackinnon-strongbox = Rodzinny Kufer
    .acc = Rodzinny Kufer
    .gen = Rodzinnego Kufra
name-savings-bank = Kasa Oszczędności
    .acc = Kasę Oszczędności
    .gen = Kasy Oszczędności
name-gold-vein = Żyła Złota
    .acc = Żyłę Złota
    .gen = Żyły Złota
name-loan-clerk = Urzędnik Pożyczkowy
    .acc = Urzędnika Pożyczkowego
    .gen = Urzędnika Pożyczkowego
name-grain-bank = Bank Zbożowy
    .acc = Bank Zbożowy
    .gen = Banku Zbożowego
name-pledge-office = Lombard
    .acc = Lombard
    .gen = Lombardu
name-silver-mine = Kopalnia Srebra
    .acc = Kopalnię Srebra
    .gen = Kopalni Srebra
name-tax-collector = Poborca Podatków
    .acc = Poborcę Podatków
    .gen = Poborcy Podatków
name-trading-house = Dom Handlowy
    .acc = Dom Handlowy
    .gen = Domu Handlowego
name-counting-house = Kantor
    .acc = Kantor
    .gen = Kantoru
name-investors-club = Klub Inwestorów
    .acc = Klub Inwestorów
    .gen = Klubu Inwestorów
name-mackinnons-vault = Skarbiec Mackinnona
    .acc = Skarbiec Mackinnona
    .gen = Skarbca Mackinnona
name-mint = Mennica
    .acc = Mennicę
    .gen = Mennicy
name-auction-house = Dom Aukcyjny
    .acc = Dom Aukcyjny
    .gen = Domu Aukcyjnego
name-audit = Kontrola Ksiąg
    .acc = Kontrolę Ksiąg
    .gen = Kontroli Ksiąg
name-hired-fleet = Najęta Flota
    .acc = Najętą Flotę
    .gen = Najętej Floty
name-compound-interest = Procent Składany
    .acc = Procent Składany
    .gen = Procentu Składanego
name-castle-mackinnon = Zamek Mackinnona
    .acc = Zamek Mackinnona
    .gen = Zamku Mackinnona
name-release-clause = Zwolnienie z Umowy
    .acc = Zwolnienie z Umowy
    .gen = Zwolnienia z Umowy

# -- Wyspy

name-haunted-island = Nawiedzona Wyspa
    .acc = Nawiedzoną Wyspę
    .gen = Nawiedzonej Wyspy
name-sheep-isle = Owcza Wyspa
    .acc = Owczą Wyspę
    .gen = Owczej Wyspy
name-timber-isle = Leśna Wyspa
    .acc = Leśną Wyspę
    .gen = Leśnej Wyspy
name-quarry-isle = Kamienna Wyspa
    .acc = Kamienną Wyspę
    .gen = Kamiennej Wyspy
name-gull-rock = Mewia Skała
    .acc = Mewią Skałę
    .gen = Mewiej Skały
name-smugglers-cove = Zatoka Przemytników
    .acc = Zatokę Przemytników
    .gen = Zatoki Przemytników
name-hermit-isle = Wyspa Pustelnika
    .acc = Wyspę Pustelnika
    .gen = Wyspy Pustelnika
name-pirate-den = Kryjówka Piratów
    .acc = Kryjówkę Piratów
    .gen = Kryjówki Piratów
name-orchard-isle = Wyspa Sadów
    .acc = Wyspę Sadów
    .gen = Wyspy Sadów
name-market-isle = Targowa Wyspa
    .acc = Targową Wyspę
    .gen = Targowej Wyspy
name-lighthouse-isle = Wyspa Latarni
    .acc = Wyspę Latarni
    .gen = Wyspy Latarni
name-settlers-isle = Wyspa Osadników
    .acc = Wyspę Osadników
    .gen = Wyspy Osadników
name-gold-coast = Złote Wybrzeże
    .acc = Złote Wybrzeże
    .gen = Złotego Wybrzeża
name-whale-bay = Zatoka Wielorybów
    .acc = Zatokę Wielorybów
    .gen = Zatoki Wielorybów
name-giants-tombs = Grobowce Olbrzymów
    .acc = Grobowce Olbrzymów
    .gen = Grobowców Olbrzymów
name-amber-shore = Bursztynowy Brzeg
    .acc = Bursztynowy Brzeg
    .gen = Bursztynowego Brzegu
name-volcano-isle = Wyspa Wulkanu
    .acc = Wyspę Wulkanu
    .gen = Wyspy Wulkanu
name-temple-isle = Wyspa Świątyni
    .acc = Wyspę Świątyni
    .gen = Wyspy Świątyni
name-isle-of-scholars = Wyspa Uczonych
    .acc = Wyspę Uczonych
    .gen = Wyspy Uczonych
name-free-port = Wolny Port
    .acc = Wolny Port
    .gen = Wolnego Portu
name-fertile-valley = Żyzna Dolina
    .acc = Żyzną Dolinę
    .gen = Żyznej Doliny
name-new-home = Nowy Dom
    .acc = Nowy Dom
    .gen = Nowego Domu

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
    .gen = Drewna
name-stone = Kamień
    .gen = Kamienia
name-food = Jadło
    .gen = Jadła
name-sheep = Owca
    .gen = Owcy
name-fish = Ryba
    .gen = Ryby
name-worker = Robotnik
    .gen = Robotnika
name-raze = Żeton Najeżdżania
    .gen = żetonu Najeżdżania
name-gold = Złoto
    .gen = Złota
name-multiplier = Żeton Mnożenia
name-order = Żeton Kolejności
name-clan-ship = Statek Klanu
name-common-ship = Zwykły Statek
name-scots = Szkoci
name-vikings = Wikingowie
name-inuit = Inuici

# -- Dobra i inne nazwy

name-ship = Zwykły Statek
    .gen = Zwykłego Statku
name-vp = PZ
    .gen = PZ
name-card = karta
    .gen = karty
name-resource = Surowiec
    .gen = Surowca
name-location = karta Imperium
    .gen = karty Imperium
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
        [one] { $n } inna karta w twoim Imperium
        [few] { $n } inne karty w twoim Imperium
       *[many] { $n } innych kart w twoim Imperium
    }
    .acc =
    { $n ->
        [one] { $n } inną kartę w twoim Imperium
        [few] { $n } inne karty w twoim Imperium
       *[many] { $n } innych kart w twoim Imperium
    }
    .gen =
    { $n ->
        [one] { $n } innej karty w twoim Imperium
        [few] { $n } innych kart w twoim Imperium
       *[many] { $n } innych kart w twoim Imperium
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
at-most = , ale najwyżej { $n }
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
        [1] Wydaj { $pay }, aby otrzymać { $what }
        [2] raz lub dwa razy: Wydaj { $pay }, aby otrzymać { $what }
       *[other] od 1 do { $up } razy: Wydaj { $pay }, aby otrzymać { $what }
    }
tell-recover =
    { $n ->
        [one] Przywróć 1 Robotnika
        [few] Przywróć najwyżej { $n } Robotników
       *[many] Przywróć najwyżej { $n } Robotników
    }
tell-release =
    { $n ->
        [one] Uwolnij 1 Robotnika
        [few] Uwolnij najwyżej { $n } Robotników
       *[many] Uwolnij najwyżej { $n } Robotników
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
        [few] możesz przesunąć swoje Statki w kolejce łącznie o { $n } miejsca do przodu
       *[many] możesz przesunąć swoje Statki w kolejce łącznie o { $n } miejsc do przodu
    }
tell-retrieve =
    { $n ->
        [one] weź na rękę 1 Lokację ze swojego stosu kart odrzuconych
        [few] weź na rękę { $n } Lokacje ze swojego stosu kart odrzuconych
       *[many] weź na rękę { $n } Lokacji ze swojego stosu kart odrzuconych
    }
tell-build-cheaper =
    { $n ->
        [one] możesz zbudować 1 Lokację, która nie jest Polem, płacąc o 1 Surowiec mniej
        [few] możesz zbudować 1 Lokację, która nie jest Polem, płacąc o { $n } Surowce mniej
       *[many] możesz zbudować 1 Lokację, która nie jest Polem, płacąc o { $n } Surowców mniej
    }
tell-withdraw = możesz wziąć do puli wszystko, co jest Przypisane do jednej z twoich kart
tell-move-pawn = możesz przesunąć 1 swój pion akcji Klanu na dowolny kafel
tell-resolve-ship = rozpatrz od razu 1 swój Statek z kolejki
tell-return-to-hand = możesz cofnąć na rękę 1 swoją Lokację, ale nie kartę startową, Wyspę, ulepszenie ani Pole z ulepszeniami
tell-search = Przeszukaj talię i weź z niej 1 kartę wybranego typu
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
        [few] obejrzyj { $look } wierzchnie karty swojej talii, weź { COUNT($keep, "card", case: "acc") }, a resztę odrzuć
       *[many] obejrzyj { $look } wierzchnich kart swojej talii, weź { COUNT($keep, "card", case: "acc") }, a resztę odrzuć
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
pay-location =
    { $n ->
        [one] 1 inną kartę ze swojego Imperium
        [few] { $n } inne karty ze swojego Imperium
       *[many] { $n } innych kart ze swojego Imperium
    }
each-type = za każdą kartę typu { NAME($type) } w twoim Imperium
each-fields =
    { $every ->
        [one] za każde Pole i każde ulepszenie w twoim Imperium
        [few] za każde { $every } Pola lub ulepszenia w twoim Imperium
       *[many] za każde { $every } Pól lub ulepszeń w twoim Imperium
    }
each-islands =
    { $every ->
        [one] za każdą Podbitą Wyspę w twoim Imperium
        [few] za każde { $every } Podbite Wyspy w twoim Imperium
       *[many] za każde { $every } Podbitych Wysp w twoim Imperium
    }
each-exhausted-islands =
    { $every ->
        [one] za każdą wyczerpaną Podbitą Wyspę w twoim Imperium
        [few] za każde { $every } wyczerpane Podbite Wyspy w twoim Imperium
       *[many] za każde { $every } wyczerpanych Podbitych Wysp w twoim Imperium
    }
each-distinct-types =
    { $every ->
        [one] za każdy typ kart obecny w twoim Imperium
        [few] za każde { $every } typy kart obecne w twoim Imperium
       *[many] za każde { $every } typów kart obecnych w twoim Imperium
    }
each-discard-locations =
    { $every ->
        [one] za każdą Lokację na twoim stosie kart odrzuconych
        [few] za każde { $every } Lokacje na twoim stosie kart odrzuconych
       *[many] za każde { $every } Lokacji na twoim stosie kart odrzuconych
    }
each-filled-banks =
    { $every ->
        [one] za każdą twoją kartę z Magazynem, na której leży pełny zestaw
        [few] za każde { $every } twoje karty z Magazynem, na których leży pełny zestaw
       *[many] za każde { $every } twoich kart z Magazynem, na których leży pełny zestaw
    }
when-explore = Zawsze gdy wykonasz akcję ODKRYJ
when-populate = Zawsze gdy wykonasz akcję ZALUDNIJ
when-construct = Zawsze gdy wykonasz akcję SKONSTRUUJ
when-harvest = Zawsze gdy wykonasz akcję ZBIERZ
when-sail = Zawsze gdy wykonasz akcję WYPŁYŃ
when-pillage = Zawsze gdy Splądrujesz
when-conquer = Zawsze gdy Podbijesz
when-build = Zawsze gdy zbudujesz Lokację
when-build-type = Zawsze gdy zbudujesz Lokację typu { NAME($type) }
when-build-field = Zawsze gdy zbudujesz Pole lub ulepszenie
when-play-boost = Zawsze gdy zagrasz Wsparcie
when-discard-own = Zawsze gdy odrzucisz kartę ze swojego Imperium
when-assign = Zawsze gdy Przypiszesz coś do karty
when-lookout-end = Na koniec każdej fazy Wypatrywania, po rozpatrzeniu Magazynów
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
face-cost = Koszt: { $cost }.
face-play-on = Do zagrania po zadeklarowaniu akcji { $tile }.
face-field = Pole: { $what }.
face-field-upgrade = Ulepszenie Pola: { $what }.
face-field-dual = Pole albo ulepszenie Pola: { $what }.
face-bonus = Bonus za zbudowanie: { $effect }
face-instant = Natychmiast: { $effect }
face-feature = Cecha: { $when }, { $effect }{ $limit }.
face-feature-at-will = Cecha: W dowolnym momencie swojej tury { $effect }{ $limit }.
face-discount =
    { $n ->
        [one] Cecha: Wykonując akcję Budowy Lokacji, możesz zapłacić o 1 Surowiec mniej{ $limit }.
        [few] Cecha: Wykonując akcję Budowy Lokacji, możesz zapłacić o { $n } Surowce mniej{ $limit }.
       *[many] Cecha: Wykonując akcję Budowy Lokacji, możesz zapłacić o { $n } Surowców mniej{ $limit }.
    }
face-free-move = Cecha: Możesz użyć piona po raz drugi bez Wydawania Jadła{ $limit }.
face-action = Akcja: { $effect }.
face-storage = Magazyn: Za { $each } na tej karcie otrzymujesz { $gain }.
face-copy-action = Kopia: Wybierz 1 Lokację z Akcją w swoim Imperium.
face-copy-feature = Kopia: Wybierz 1 Lokację z Cechą w swoim Imperium.
face-copy-any = Kopia: Wybierz 1 Lokację z Akcją lub Cechą w swoim Imperium.
face-clan = { NAME($faction) }; poziom trudności { $n } w skali od 1 do 10.
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
style-ulaf = Żegluga, nagrody za Plądrowanie i Podbijanie, żetony Najeżdżania.
style-panuk = Zestawy typów kart (pingwiny, igloo) i premie za ich liczbę.
style-heidel = Jadło do wszystkiego, przygotowywanie kart i Wysp, przesuwanie pionów.
style-nanurjuk = Porzucanie Lokacji dla zysku i budowanie na nowo.
style-mackinnon = Banki, w których Przypisane Dobra co rundę przynoszą odsetki, i dużo Złota.
about-explore = Dobierz wierzchnią kartę swojej talii Klanu. Trzeba mieć kartę w talii albo na stosie kart odrzuconych.
about-populate = Otrzymujesz 1 Robotnika. Ta akcja jest możliwa zawsze.
about-construct = Zbuduj Lokację z ręki, nie płacąc jej kosztu. Trzeba mieć Lokację, która nie jest Polem.
about-harvest = Otrzymujesz Dobra z jednego swojego Pola i ze wszystkich jego ulepszeń. Trzeba mieć Pole.
about-sail = Ustaw Statek ze swojej puli na końcu kolejki: z 1 Rybą, z 1 żetonem Najeżdżania, z jednym i drugim albo bez ładunku. Trzeba mieć Statek.
about-once-a-round = W grze jednoosobowej każdego kafla można użyć raz na rundę.
about-window = Po zadeklarowaniu akcji można najpierw zagrać 1 Wsparcie albo zbudować 1 Pole z nazwą tej akcji.
about-scoreboard = Pokazuje PZ wszystkich graczy. Gdy ktoś zdobędzie 25 PZ, nadchodzi ostatnia runda.
about-expedition-board = Leżą na niej 2 Pobliskie i 2 Odległe Wyspy, ich talie oraz kolejka Statków.
about-clan-marker = Stoi na Planszy Punktacji i pokazuje PZ Klanu.
about-first-player-marker = Kto go ma, zaczyna fazy. W fazie Czyszczenia znacznik przechodzi do następnego gracza.
about-clan-tile = Wydani Robotnicy leżą tu do fazy Czyszczenia.
about-action-pawn = Postawiony na kaflu wykonuje jego akcję. Można go użyć jeszcze raz, przesuwając go na sąsiedni kafel za 1 Jadło; potem jest wyczerpany. Każdy gracz ma 2 piony i odzyskuje je w fazie Czyszczenia.
about-resource = Jeden z pięciu Surowców. Na koniec gry za każde 2 Surowce w puli otrzymuje się 1 PZ.
about-food = Drugie użycie piona kosztuje 1 Jadło.
about-fish = Na Statku otwiera drogę do Odległych Wysp.
about-gold = Zastępuje dowolny Surowiec, 1 za 1, i nic innego. Na koniec gry 1 Złoto w puli jest warte 1 PZ.
about-worker = Wydaje się go, by zachować kartę w fazie Wypatrywania, użyć niektórych Akcji albo zbudować niektóre karty; wraca w fazie Czyszczenia.
about-raze = Pozwala wyczerpać Lokację przeciwnika albo płynie na Statku, który ma Podbić Wyspę.
about-multiplier = Zastępuje 5 Dóbr jednego rodzaju; tutaj Dobra liczą się same, więc nie jest potrzebny.
about-order = Pokazuje, który Zwykły Statek w kolejce do kogo należy.
about-clan-ship = W każdej fazie Wyprawy płynie na jedną Wyspę i wraca. Każdy Klan ma 2 takie Statki.
about-common-ship = Działa jak Statek Klanu i należy do tego, kto go otrzymał.
about-faction = Do tej frakcji należą dwa Klany: { $clans }.

# -- Pytania

ask-clan-which = Którym Klanem grasz?
ask-throw-away =
    { $left ->
        [one] Którą kartę odrzucasz? Została 1 do odrzucenia.
        [few] Którą kartę odrzucasz? Zostały { $left } do odrzucenia.
       *[many] Którą kartę odrzucasz? Zostało { $left } do odrzucenia.
    }
ask-keep = Którą kartę zachowujesz za Robotnika?
ask-act = Co robisz?
ask-end-turn = Czy używasz jeszcze Cechy, zanim skończy się twoja tura?
ask-window = Akcja { NAME($tile) } – czy najpierw zagrywasz Wsparcie albo budujesz Pole?
ask-construct-which = Którą Lokację budujesz za darmo?
ask-harvest-which = Z którego Pola Zbierasz?
ask-upgrade-what = { NAME($card) } – które Pole ulepszasz?
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
ask-visit-what = Na którą Wyspę płynie twój Statek?
ask-pillage-or-conquer = { NAME($island) } – Plądrujesz czy Podbijasz?
ask-sacrifice = { NAME($by) } – którą inną kartę ze swojego Imperium odrzucasz?
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
ask-take-found = Którą kartę typu { NAME($type) } bierzesz?
ask-dig-out = { NAME($by) } – którą kartę bierzesz?
ask-retrieve-which = { NAME($by) } – którą Lokację bierzesz ze stosu kart odrzuconych?
ask-advance-which = { NAME($by) } – czy przesuwasz swój Statek do przodu?
ask-resolve-which = { NAME($by) } – który ze swoich Statków rozpatrujesz?
ask-build-which = { NAME($by) } – czy budujesz Lokację?

# -- Odpowiedzi

choice-choose-clan = { NAME($clan) }
choice-pick = { NAME($card) }
choice-pick-here = { NAME($card) } ({ $what })
with-upgrades = ulepszenia: { $what }
which = ; { $what }
which-lies-under = ulepszenie { NAME($card, case: "gen") }
which-copies = kopia { NAME($card, case: "gen") }
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
and-lose = { $what }, a do tego tracisz { COUNT($n, "vp", case: "acc") }
choice-enough = To wszystko
choice-no-card = Bez karty
choice-as-field = Zbuduj jako nowe Pole
choice-build = Zbuduj { NAME($card, case: "acc") }
choice-build-here = Zbuduj { NAME($card, case: "acc") } ({ $what })
costs = koszt: { $cost }
costs-less =
    { $n ->
        [one] koszt: { $cost }; o 1 Surowiec mniej dzięki karcie { $by }
        [few] koszt: { $cost }; o { $n } Surowce mniej dzięki karcie { $by }
       *[many] koszt: { $cost }; o { $n } Surowców mniej dzięki karcie { $by }
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
choice-move-pawn = Przesuń pion z kafla { NAME($source) } na kafel { NAME($tile) }
choice-move-pawn-here = Przesuń pion z kafla { NAME($source) } na kafel { NAME($tile) } (za { $price }; { $what })
does-explore = dobierasz 1 kartę
does-populate = otrzymujesz 1 Robotnika
does-construct = budujesz Lokację za darmo
does-harvest = otrzymujesz Dobra z 1 swojego Pola
does-sail = wysyłasz Statek
food-or-free = 1 Jadło albo za darmo dzięki karcie { NAME($card) }
choice-use-location = Użyj { NAME($card, case: "gen") }
choice-use-location-here = Użyj { NAME($card, case: "gen") } ({ $effect }{ $which })
choice-use-feature = Użyj Cechy { NAME($card, case: "gen") }
choice-use-feature-here = Użyj Cechy { NAME($card, case: "gen") } ({ $effect }{ $which })
choice-nothing-more = Zakończ turę
choice-raze = Najazd
choice-raze-here = Najazd ({ $what })
raze-others = za 1 żeton Najeżdżania wyczerpujesz Lokację przeciwnika
raze-alone = za 1 żeton Najeżdżania wymieniasz odkrytą Wyspę
choice-pass = Spasuj
choice-raze-location = { $opponent }: { NAME($card) }
choice-raze-location-here = { $opponent }: { NAME($card) } ({ $what })
quoted = treść karty: „{ $effect }”
choice-for-nothing = Za darmo
choice-for-nothing-here = Za darmo dzięki karcie { NAME($card) }
choice-for-food = Za 1 Jadło
choice-shift-pawn =
    { $side ->
        [ready] Przesuń przygotowany pion z kafla { NAME($source) } na kafel { NAME($tile) }
       *[exhausted] Przesuń wyczerpany pion z kafla { NAME($source) } na kafel { NAME($tile) }
    }
choice-stay = Zostaw piony na miejscu
choice-clan-ship = Statek Klanu
choice-clan-ship-here = Statek Klanu (w puli: { $n })
choice-common-ship = Zwykły Statek
choice-common-ship-here = Zwykły Statek (w puli: { $n })
choice-load =
    { $goods ->
        [none] Nic (tylko Splądrowanie Pobliskiej Wyspy)
        [fish] 1 Rybę (Splądrowanie dowolnej Wyspy)
        [raze] 1 żeton Najeżdżania (Splądrowanie lub Podbicie Pobliskiej Wyspy)
        [fish_raze] 1 Rybę i 1 żeton Najeżdżania (Splądrowanie lub Podbicie dowolnej Wyspy)
        [gold] 1 Złoto zamiast Ryby (Splądrowanie dowolnej Wyspy)
       *[gold_raze] 1 Złoto zamiast Ryby i 1 żeton Najeżdżania (Splądrowanie lub Podbicie dowolnej Wyspy)
    }
choice-visit = { NAME($island) }
choice-visit-here = { NAME($island) } ({ $what })
pillage-brings = Splądrowanie: otrzymujesz { $what }
conquest-brings = Podbicie: { $effect }
choice-visit-unseen =
    { $distance ->
        [nearby] Wierzchnia karta z talii Pobliskich Wysp
       *[distant] Wierzchnia karta z talii Odległych Wysp
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

event-tile-laid = Kolejnym kaflem w okręgu jest { NAME($tile) }.
event-round-began = Zaczyna się runda { $round }.
event-phase-began =
    { $phase ->
        [lookout] Zaczyna się faza Wypatrywania.
        [action] Zaczyna się faza Akcji.
        [expedition] Zaczyna się faza Wyprawy.
       *[cleanup] Zaczyna się faza Czyszczenia.
    }
event-last-round = To ostatnia runda!
event-island-revealed =
    { $distance ->
        [nearby] Wśród Pobliskich Wysp odkryto { NAME($island, case: "acc") }.
       *[distant] Wśród Odległych Wysp odkryto { NAME($island, case: "acc") }.
    }
event-island-discarded = Odrzucono { NAME($island, case: "acc") }.
event-islands-cleared = Odkryte Wyspy zostają odrzucone.
event-islands-reshuffled =
    { $distance ->
        [nearby] Odrzucone Pobliskie Wyspy są tasowane i tworzą nową talię.
       *[distant] Odrzucone Odległe Wyspy są tasowane i tworzą nową talię.
    }
event-ship-queued-nobody = Statek rywala staje w kolejce.
event-ship-returned-nobody = Statek rywala odpływa.
event-island-pillaged-nobody = Rywal zabiera { NAME($island, case: "acc") }.
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
               *[other] Zwycięstwo jest wspólne: { $winners }.
            }
        } { $scores }.
    }
event-clan-taken =
    { $seat-is ->
        [you] Grasz { NAME($clan, case: "ins") }.
       *[other] { $seat } gra { NAME($clan, case: "ins") }.
    }
event-first-player =
    { $seat-is ->
        [you] Masz znacznik Pierwszego Gracza.
       *[other] { $seat } ma znacznik Pierwszego Gracza.
    }
event-card-drawn =
    { $seat-is ->
        [you] Dobierasz kartę { NAME($card) }.
       *[other] { $seat } dobiera kartę { NAME($card) }.
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
        [you] Tasujesz swoje odrzucone karty i tworzysz z nich nową talię.
       *[other] { $seat } tasuje swoje odrzucone karty i tworzy z nich nową talię.
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
        [you] Odrzucasz kartę { NAME($card) }.
       *[other] { $seat } odrzuca kartę { NAME($card) }.
    }
event-card-taken-back =
    { $seat-is ->
        [you] Bierzesz na rękę kartę { NAME($card) }.
       *[other] { $seat } bierze na rękę kartę { NAME($card) }.
    }
event-deck-searched =
    { $seat-is ->
        [you] Przeszukujesz talię w poszukiwaniu karty typu { NAME($type) }.
       *[other] { $seat } Przeszukuje talię w poszukiwaniu karty typu { NAME($type) }.
    }
event-goods-gained =
    { $seat-is ->
        [you] { NAME($by) }: otrzymujesz { COUNT($n, $token, case: "acc") }.
       *[other] { NAME($by) }: { $seat } otrzymuje { COUNT($n, $token, case: "acc") }.
    }
event-goods-paid =
    { $seat-is ->
        [you] Wydajesz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } Wydaje { COUNT($n, $token, case: "acc") }.
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
            [-1] Budujesz { NAME($card, case: "acc") }.
           *[other] Budujesz { NAME($card, case: "acc") } jako ulepszenie { NAME($under, case: "gen") }.
        }
       *[other] { $host ->
            [-1] { $seat } buduje { NAME($card, case: "acc") }.
           *[other] { $seat } buduje { NAME($card, case: "acc") } jako ulepszenie { NAME($under, case: "gen") }.
        }
    }
event-card-copied =
    { $seat-is ->
        [you] Twoja karta { NAME($card) } kopiuje odtąd kartę { NAME($copied) }.
       *[other] Karta { NAME($card) }, którą ma { $seat }, kopiuje odtąd kartę { NAME($copied) }.
    }
event-copy-ended =
    { $seat-is ->
        [you] Twoja karta { NAME($card) } nie ma już czego kopiować.
       *[other] Karta { NAME($card) }, którą ma { $seat }, nie ma już czego kopiować.
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
        [you] Przesuwasz pion z kafla { NAME($source) } na kafel { NAME($tile) }.
       *[other] { $seat } przesuwa pion z kafla { NAME($source) } na kafel { NAME($tile) }.
    }
event-pawn-shifted =
    { $seat-is ->
        [you] Dzięki efektowi karty przesuwasz pion z kafla { NAME($source) } na kafel { NAME($tile) }.
       *[other] Dzięki efektowi karty { $seat } przesuwa pion z kafla { NAME($source) } na kafel { NAME($tile) }.
    }
event-pawn-turned =
    { $seat-is ->
        [you] Twój pion na kaflu { NAME($tile) } jest teraz wyczerpany.
       *[other] { $seat } ma teraz wyczerpany pion na kaflu { NAME($tile) }.
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
        [you] Używasz { NAME($card, case: "gen") }.
       *[other] { $seat } używa { NAME($card, case: "gen") }.
    }
event-feature-worked =
    { $seat-is ->
        [you] Korzystasz z Cechy karty { NAME($card) }.
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
        [you] Najeżdżasz i wyczerpujesz Lokację { NAME($card) }, którą ma { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } Najeżdża i wyczerpuje twoją Lokację { NAME($card) }.
           *[other] { $seat } Najeżdża i wyczerpuje Lokację { NAME($card) }, którą ma { $opponent }.
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
       *[other] { $seat } nie znajduje dla Statku żadnej Wyspy.
    }
event-island-pillaged =
    { $seat-is ->
        [you] Plądrujesz { NAME($island, case: "acc") }.
       *[other] { $seat } Plądruje { NAME($island, case: "acc") }.
    }
event-island-conquered =
    { $seat-is ->
        [you] Podbijasz { NAME($island, case: "acc") }.
       *[other] { $seat } Podbija { NAME($island, case: "acc") }.
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
EN-BOOST-10 = { NAME($card) } to Wsparcie: zagrasz je po zadeklarowaniu akcji { NAME($tile) }.
EN-BOOST-14 = Karta { NAME($card) } uniemożliwiłaby zadeklarowaną akcję { NAME($tile) }.
EN-BUILD-06 = { NAME($card) } to Pole: zbudujesz je po zadeklarowaniu akcji { NAME($tile) }.
EN-BUILD-11 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-BUILD-11-token-n = Wtedy na zapłacenie reszty zabrakłoby ci { COUNT($n, $token, case: "gen") }.
EN-CARD-01 = { NAME($card) } to Wsparcie, a nie Lokacja.
EN-CARD-18 =
    { $why ->
        [starting] { NAME($card) } to karta startowa, a takiej nie można cofnąć na rękę.
        [island] { NAME($card) } to Wyspa, a takiej karty nie można cofnąć na rękę.
        [upgrade] { NAME($card) } to ulepszenie, a takiej karty nie można cofnąć na rękę.
       *[upgraded] Pole { NAME($card) } ma ulepszenia, więc nie można go cofnąć na rękę.
    }
EN-CLEAN-10 = { NAME($card) }: w tej rundzie Cechy użyto już tyle razy, ile wolno.
EN-EXP-04 = Bez Ryby Statek nie dopłynie do Odległej Wyspy.
EN-EXP-12 = W tej talii nie ma już Wysp.
EN-EXP-14 = Statek nr { $number } nie należy do ciebie.
EN-EXP-15 = Przed tym Statkiem nie ma innego.
EN-EXP-17 = Statek nr { $number } nie należy do ciebie.
EN-FEAT-01 = { NAME($card) }: ta Cecha nic teraz nie da.
EN-FIELD-04 = Karta { NAME($card) } nie jest Polem.
EN-FIELD-05 = Karta { NAME($card) } nie daje { NAME($token, case: "gen") }.
EN-FIELD-06 = { NAME($card) }: żadne twoje Pole nie daje takiego Dobra.
EN-FIELD-18 = Karta { NAME($card) } to ulepszenie – wybierz Pole, pod którym leży.
EN-GOODS-03 = Nie masz { NAME($token, case: "gen") }.
EN-KEY-03 = { NAME($card) }: do tej karty nic nie jest Przypisane.
EN-KEY-03-token = Nie masz { NAME($token, case: "gen") }.
EN-KEY-05 = { NAME($card) }: do tej karty nie jest Przypisany żaden Robotnik.
EN-KEY-19 = Karta { NAME($card) } nie jest wyczerpana.
EN-KEY-19-island = Karta { NAME($island) } nie jest Wyspą.
EN-KEY-22 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-KEY-23 =
    { $named ->
        [action] Karta { NAME($card) } nie ma Akcji, którą można by Skopiować.
        [feature] Karta { NAME($card) } nie ma Cechy, którą można by Skopiować.
       *[any] Karta { NAME($card) } nie ma ani Akcji, ani Cechy, którą można by Skopiować.
    }
EN-KEY-23-copy = Karta { NAME($copy) } sama jest Kopią, a Kopii nie można Skopiować.
EN-LACT-01 = Karta { NAME($card) } nie ma Akcji.
EN-LACT-05 = Karta { NAME($card) } jest właśnie używana.
EN-LACT-03 = Karta { NAME($card) } jest wyczerpana.
EN-LACT-04 = { NAME($card) }: brakuje ci { COUNT($n, $token, case: "gen") }.
EN-LACT-07 = { NAME($card) }: ta Akcja nic teraz nie da.
EN-LOOK-03 = { NAME($card) }: nie masz Robotnika, by zachować tę kartę.
EN-PAWN-01 = Oba twoje piony stoją już na kaflach.
EN-PAWN-02 = Nie masz na to ani Jadła, ani Złota.
EN-PAWN-03 = Kafel { NAME($tile) } nie sąsiaduje z kaflem, na którym stoi pion.
EN-PAWN-03-stays = Pion stoi już na kaflu { NAME($stays) }; przesuwa się go na kafel sąsiedni.
EN-PAWN-04 = Pion na kaflu { NAME($tile) } jest wyczerpany.
EN-RAZE-01 = Nie ma żadnej przygotowanej Lokacji z Akcją, którą można by Najechać.
EN-RAZE-02 = Karta { NAME($card) } nie ma Akcji.
EN-RAZE-03 = Karta { NAME($card) } jest już wyczerpana.
EN-SETUP-08 = { NAME($clan) } jest już zajęty przez innego gracza.
EN-RAZE-04 = Nie masz żetonu Najeżdżania.
EN-SOLO-03 = Kafel { NAME($tile) } był już użyty w tej rundzie.
EN-SOLO-08 = Nie ma odkrytej Wyspy.
EN-TILE-04 = Karta { NAME($card) } nie ma kosztu w Dobrach, więc nie da się jej zbudować akcją Skonstruuj.
EN-TILE-06 = { NAME($card) }: Dobra z tego Pola zostały już wzięte.
EN-TILE-11 = Nie masz { NAME($token, case: "gen") }.
EN-TILE-12 = Złoto nie zastępuje Ryby na Statku.
EN-TILE-15 =
    { $tile ->
        [explore] Nie masz już żadnej karty ani w talii, ani na stosie kart odrzuconych.
        [construct] Nie masz na ręce Lokacji, którą buduje się za Dobra.
        [harvest] Nie masz żadnego Pola.
        [sail] Nie masz w puli żadnego Statku.
       *[other] Akcji { NAME($tile) } nie da się teraz wykonać.
    }

# -- Znaki na kartach, które są słowami

sign-any =
    { $n ->
        [one] dowolny Surowiec
        [few] { $n } dowolne
       *[many] { $n } dowolnych
    }
sign-goods =
    { $n ->
        [one] dowolne Dobro
        [few] { $n } dowolne Dobra
       *[many] { $n } dowolnych Dóbr
    }
sign-each = każdy
sign-most = do { $n }
sign-times = ×{ $n }
sign-others = inni
sign-back = przywróć
sign-ready = przygotuj
sign-store = Przypisz
sign-stored =
    { $n ->
        [1] za każde:
       *[other] za każde { $n }:
    }
sign-look = obejrzyj { $n },
sign-retrieve = odzyskaj
sign-less = −{ $n }
sign-free = za darmo
sign-build = Budowa
sign-pawn = pion
sign-copy = kopiuje
sign-withdraw = zdejmij wszystko
sign-own-location = karta Imperium
sign-exhausted = wyczerpane Wyspy
sign-types = typy kart
sign-discarded = odrzucone Lokacje
sign-forward = Statek do przodu
sign-now = Statek od razu
sign-search = Przeszukaj
sign-pillage = Splądrowanie
sign-conquer = Podbicie
sign-build-field = nowe Pole
sign-play-boost = Wsparcie
sign-discard-own = odrzucenie
sign-assign = Przypisanie
sign-lookout-end = Wypatrywanie

# -- Koniec gry

score-scoreboard = Plansza punktacji
score-empire = Imperium
score-resources = Surowce
score-gold = Złoto
score-raze = Najeżdżanie
medal-scoreboard = Na czele planszy
medal-empire = Największe Imperium
medal-resources = Pełny spichlerz
medal-gold = Pełny skarbiec
medal-raze = Postrach wybrzeży
rival-clan = Rywalizujący Klan
