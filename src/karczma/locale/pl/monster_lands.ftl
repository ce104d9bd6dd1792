# Monster Lands.

# -- Początkowi Członkowie Klanu

name-purkas = Purkas
name-korgo = Korgo
name-tortock = Tortock
name-taron = Taron
name-nuduru = Nuduru
name-frunks = Frunks
name-poissen = Poissen
name-timbulu = Timbulu

# -- Najemnicy

name-dalina = Dalina
name-drapis = Drapis
name-taroa = Taroa
name-puargh = Puargh
name-fandor = Fandor
name-wondou = Wondou
name-vaidala = Vaidala
name-parjas = Parjas
name-wishor = Wishor
name-ginova = Ginova
name-nimra = Nimra
name-frostor = Frostor
name-dolfus = Dolfus
name-lusara = Lusara
name-shandee = Shandee
name-zondu = Zondu
name-tranok = Tranok
name-naiala = Naiala
name-skrat = Skrat
name-torko = Torko
name-karunna = Karunna
name-guster = Guster
name-lorios = Lorios
name-kakron = Kakron
name-wormee = Wormee
name-trulina = Trulina
name-geas = Geas
name-jaruna = Jaruna

# -- Żółtodzioby

name-greenhorn = Żółtodziób

# -- Potwory

name-snailer = Snailer
name-sporus = Sporus
name-korcko = Korcko
name-gator = Gator
name-turfus = Turfus
name-warkorj = Warkorj
name-krinx = Krinx
name-jurbol = Jurbol
name-dogor = Dogor
name-sandor = Sandor
name-moldo = Moldo
name-krunn = Krunn
name-tronj = Tronj
name-sckon = Sckon
name-snagnus = Snagnus
name-gorgosh = Gorgosh
name-blandor = Blandor
name-krushus = Krushus
name-abysur = Abysur
name-caribdis = Caribdis

# -- Krainy

name-megueria = Megueria
name-thaklan = Thaklan
name-al-dahna = Al-Dahna
name-skyehn = Skyehn
name-ghadik = Ghadik
name-kale = Kale
name-kyzhul = Kyzhul
name-rynia = Rynia
name-gurban = Gurban
name-yuha = Yuha
name-wahibah = Wahibah
name-uyuniah = Uyuniah

# -- Pułapki i Podstępy

name-starting-trap = Początkowe wnyki
name-trap-s1 = Wnyki
name-trap-s-plus1 = Kolczasta sieć
name-trap-s-plus2 = Wilczy dół
name-trap-s-plus3 = Miażdżące szczęki
name-trap-s2 = Spadające kłody
name-trap-s3 = Kamienna klatka
name-trap-m1 = Krąg runiczny
name-trap-m-plus1 = Świetlisty glif
name-trap-m-plus2 = Glif burzy
name-trap-m2 = Pieczęć spętania
name-trap-m3 = Tajemny loch
name-trap-total4 = Przynęta
name-trap-total6 = Żelazna klatka
name-trap-total8 = Wielka machina
name-trap-s1-secured = Zabezpieczone wnyki
name-trap-s2-secured = Zabezpieczone kłody
name-trap-m1-secured = Zabezpieczony krąg runiczny
name-trap-m2-secured = Zabezpieczona pieczęć
name-ploy-m1 = Złodziej czarów
name-ploy-m2 = Magiczna pijawka
name-ploy-s1 = Podstawiona noga
name-ploy-s2 = Zasadzka
name-ploy-any1 = Kieszonkowiec
name-ploy-any2 = Podwójna zdrada
name-ploy-redirect1 = Popchnięcie
name-ploy-redirect2 = Żywa tarcza

# -- Łupy

name-loot-conquest-glory = Chorągiew zdobywcy
name-loot-kill-glory = Znak pogromcy
name-loot-capture-glory = Obroża tresera
name-loot-reroll4 = Szczęśliwe kości
name-loot-brews = Skrzynia zielarza
name-loot-kill6 = Kościana włócznia
name-loot-trophies = Wielka czaszka
name-loot-kit = Juki podróżnika
name-loot-influence-to-magic = Sygnet
name-loot-magic-to-strength = Kamień mocy
name-loot-magic-plus2 = Odłamek kryształu
name-loot-gold12 = Kufer skarbów
name-loot-gold10 = Sakwa złota
name-loot-reroll-magic3 = Pył losu
name-loot-recruit = List werbunkowy
name-loot-strength-plus2 = Barwy wojenne

# -- Wyposażenie

name-krakhen = Krakhen
name-rashnek = Rashnek
name-mortis = Mortis
name-kedavra = Kedavra
name-pugnor = Pugnor
name-slham = Slham
name-noxx = Noxx
name-turzoks = Turzoks
name-slyzor = Slyzor
name-tergeo = Tergeo
name-gnashbow = Kłapacz
name-brimspike = Siarkowy Kolec
name-harpax = Hak Łowcy
name-emberhide = Ognista Skóra
name-tidewrap = Płaszcz Przypływu
name-bulwark-cloak = Płaszcz Obrońcy
name-porter-harness = Uprząż Tragarza
name-dawnrite = Rytuał Świtu

# -- Zadania

name-quest-01 = Zaginiona karawana
name-quest-02 = Most poborcy
name-quest-03 = Zalana piwnica
name-quest-04 = Szepczące kamienie
name-quest-05 = Karczemna bójka
name-quest-06 = Nocna straż
name-quest-07 = Polowanie na niedźwiedzia
name-quest-08 = Stare ruiny
name-quest-09 = Dworska intryga
name-quest-10 = Zbieranie podatków
name-quest-11 = Obóz bandytów
name-quest-12 = Posłaniec królowej

# -- Kafelki Wytycznych Szlaków

name-trail-tile-1 = Wytyczne szlaków 1
name-trail-tile-2 = Wytyczne szlaków 2
name-trail-tile-3 = Wytyczne szlaków 3
name-trail-tile-4 = Wytyczne szlaków 4
name-trail-tile-5 = Wytyczne szlaków 5
name-trail-tile-6 = Wytyczne szlaków 6

# -- Budynki

name-hunting-lodge = Chata Myśliwego
    .at = w Chacie Myśliwego
name-alchemist = Alchemik
    .at = u Alchemika
name-tavern = Karczma
    .at = w Karczmie
name-armoury = Zbrojownia
    .at = w Zbrojowni
name-merchant = Handlarz
    .at = u Handlarza
name-market = Targ
    .at = na Targu
name-mine = Kopalnia
    .at = w Kopalni

# -- Scenariusze

name-business-as-usual = Zwykła sprawa
name-money-first = Pieniądze to podstawa
name-blitz = Walka błyskawiczna
name-unprotected = Niechroniony
name-packed-full = Wypchany po brzegi
name-monsters-attack = Potwory w natarciu
name-diversity = Różnorodność
name-victim-of-ploys = Ofiara podstępu
name-tireless = Niestrudzony
name-slaughter = Rzeź

# -- Poziomy trudności

name-beginner = Początkowy
name-normal = Zwykły
name-high = Wysoki
name-cruel = Okrutny

# -- Żetony, kości, Przynależności, miejsca

name-gold = monety
name-glory = Chwała
name-potion = Mikstury
name-poison = Trucizny
name-defence = Żeton Obrony
name-trap = Pułapki
name-loot = Łupy
name-trophy = Trofea
name-die-strength = Kości Siły
name-die-magic = Kości Magii
name-die-influence = Kości Wpływu
count-gold =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
    .gen =
    { $n ->
        [one] { $n } monety
        [few] { $n } monet
       *[many] { $n } monet
    }
count-glory =
    { $n ->
        [one] { $n } punkt Chwały
        [few] { $n } punkty Chwały
       *[many] { $n } punktów Chwały
    }
    .acc =
    { $n ->
        [one] { $n } punkt Chwały
        [few] { $n } punkty Chwały
       *[many] { $n } punktów Chwały
    }
    .gen =
    { $n ->
        [one] { $n } punktu Chwały
        [few] { $n } punktów Chwały
       *[many] { $n } punktów Chwały
    }
count-potion =
    { $n ->
        [one] { $n } Mikstura
        [few] { $n } Mikstury
       *[many] { $n } Mikstur
    }
    .acc =
    { $n ->
        [one] { $n } Miksturę
        [few] { $n } Mikstury
       *[many] { $n } Mikstur
    }
    .gen =
    { $n ->
        [one] { $n } Mikstury
        [few] { $n } Mikstur
       *[many] { $n } Mikstur
    }
count-poison =
    { $n ->
        [one] { $n } Trucizna
        [few] { $n } Trucizny
       *[many] { $n } Trucizn
    }
    .acc =
    { $n ->
        [one] { $n } Truciznę
        [few] { $n } Trucizny
       *[many] { $n } Trucizn
    }
    .gen =
    { $n ->
        [one] { $n } Trucizny
        [few] { $n } Trucizn
       *[many] { $n } Trucizn
    }
count-defence =
    { $n ->
        [one] { $n } Żeton Obrony
        [few] { $n } Żetony Obrony
       *[many] { $n } Żetonów Obrony
    }
    .acc =
    { $n ->
        [one] { $n } Żeton Obrony
        [few] { $n } Żetony Obrony
       *[many] { $n } Żetonów Obrony
    }
    .gen =
    { $n ->
        [one] { $n } Żetonu Obrony
        [few] { $n } Żetonów Obrony
       *[many] { $n } Żetonów Obrony
    }
count-trap =
    { $n ->
        [one] { $n } Pułapka
        [few] { $n } Pułapki
       *[many] { $n } Pułapek
    }
    .acc =
    { $n ->
        [one] { $n } Pułapkę
        [few] { $n } Pułapki
       *[many] { $n } Pułapek
    }
    .gen =
    { $n ->
        [one] { $n } Pułapki
        [few] { $n } Pułapek
       *[many] { $n } Pułapek
    }
count-loot =
    { $n ->
        [one] { $n } Żeton Łupu
        [few] { $n } Żetony Łupów
       *[many] { $n } Żetonów Łupów
    }
    .acc =
    { $n ->
        [one] { $n } Żeton Łupu
        [few] { $n } Żetony Łupów
       *[many] { $n } Żetonów Łupów
    }
    .gen =
    { $n ->
        [one] { $n } Żetonu Łupu
        [few] { $n } Żetonów Łupów
       *[many] { $n } Żetonów Łupów
    }
count-trophy =
    { $n ->
        [one] { $n } Trofeum
        [few] { $n } Trofea
       *[many] { $n } Trofeów
    }
    .acc =
    { $n ->
        [one] { $n } Trofeum
        [few] { $n } Trofea
       *[many] { $n } Trofeów
    }
    .gen =
    { $n ->
        [one] { $n } Trofeum
        [few] { $n } Trofeów
       *[many] { $n } Trofeów
    }
count-die-strength =
    { $n ->
        [one] { $n } Kość Siły
        [few] { $n } Kości Siły
       *[many] { $n } Kości Siły
    }
    .acc =
    { $n ->
        [one] { $n } Kość Siły
        [few] { $n } Kości Siły
       *[many] { $n } Kości Siły
    }
    .gen =
    { $n ->
        [one] { $n } Kości Siły
        [few] { $n } Kości Siły
       *[many] { $n } Kości Siły
    }
count-die-magic =
    { $n ->
        [one] { $n } Kość Magii
        [few] { $n } Kości Magii
       *[many] { $n } Kości Magii
    }
    .acc =
    { $n ->
        [one] { $n } Kość Magii
        [few] { $n } Kości Magii
       *[many] { $n } Kości Magii
    }
    .gen =
    { $n ->
        [one] { $n } Kości Magii
        [few] { $n } Kości Magii
       *[many] { $n } Kości Magii
    }
count-die-influence =
    { $n ->
        [one] { $n } Kość Wpływu
        [few] { $n } Kości Wpływu
       *[many] { $n } Kości Wpływu
    }
    .acc =
    { $n ->
        [one] { $n } Kość Wpływu
        [few] { $n } Kości Wpływu
       *[many] { $n } Kości Wpływu
    }
    .gen =
    { $n ->
        [one] { $n } Kości Wpływu
        [few] { $n } Kości Wpływu
       *[many] { $n } Kości Wpływu
    }
name-strength = Kość Siły
name-magic = Kość Magii
name-influence = Kość Wpływu
name-influence-1 = Kość Wpływu z wynikiem 1
name-influence-2 = Kość Wpływu z wynikiem 2
name-influence-3 = Kość Wpływu z wynikiem 3
name-influence-4 = Kość Wpływu z wynikiem 4
name-influence-5 = Kość Wpływu z wynikiem 5
name-influence-6 = Kość Wpływu z wynikiem 6
name-fire = Ogień
    .acc = Ogień
    .gen = Ognia
name-water = Woda
    .acc = Wodę
    .gen = Wody
name-air = Powietrze
    .acc = Powietrze
    .gen = Powietrza
name-jungle = Puszcza
    .acc = Puszczę
    .gen = Puszczy
name-weapon = Broń
name-garment = Okrycie
name-spell = Zaklęcie
name-land-a = Kraina A
    .at = w Krainie A
name-land-b = Kraina B
    .at = w Krainie B
name-entrance = Wejście do Cytadeli
    .at = przy Wejściu do Cytadeli
name-a1 = Szlak 1 Krainy A
    .at = na Szlaku 1 Krainy A
    .to = na Szlak 1 Krainy A
    .from = ze Szlaku 1 Krainy A
name-a2 = Szlak 2 Krainy A
    .at = na Szlaku 2 Krainy A
    .to = na Szlak 2 Krainy A
    .from = ze Szlaku 2 Krainy A
name-a3 = Szlak 3 Krainy A
    .at = na Szlaku 3 Krainy A
    .to = na Szlak 3 Krainy A
    .from = ze Szlaku 3 Krainy A
name-a4 = Szlak 4 Krainy A
    .at = na Szlaku 4 Krainy A
    .to = na Szlak 4 Krainy A
    .from = ze Szlaku 4 Krainy A
name-b1 = Szlak 1 Krainy B
    .at = na Szlaku 1 Krainy B
    .to = na Szlak 1 Krainy B
    .from = ze Szlaku 1 Krainy B
name-b2 = Szlak 2 Krainy B
    .at = na Szlaku 2 Krainy B
    .to = na Szlak 2 Krainy B
    .from = ze Szlaku 2 Krainy B
name-b3 = Szlak 3 Krainy B
    .at = na Szlaku 3 Krainy B
    .to = na Szlak 3 Krainy B
    .from = ze Szlaku 3 Krainy B
name-b4 = Szlak 4 Krainy B
    .at = na Szlaku 4 Krainy B
    .to = na Szlak 4 Krainy B
    .from = ze Szlaku 4 Krainy B
name-upper = górny Szlak Wejścia
    .at = na górnym Szlaku Wejścia
    .to = na górny Szlak Wejścia
    .from = z górnego Szlaku Wejścia
name-lower = dolny Szlak Wejścia
    .at = na dolnym Szlaku Wejścia
    .to = na dolny Szlak Wejścia
    .from = z dolnego Szlaku Wejścia
name-quest-left = lewy Szlak Zadania z Rzutem Kośćmi
    .at = na lewym Szlaku Zadania z Rzutem Kośćmi
    .to = na lewy Szlak Zadania z Rzutem Kośćmi
    .from = z lewego Szlaku Zadania z Rzutem Kośćmi
name-quest-right = prawy Szlak Zadania z Rzutem Kośćmi
    .at = na prawym Szlaku Zadania z Rzutem Kośćmi
    .to = na prawy Szlak Zadania z Rzutem Kośćmi
    .from = z prawego Szlaku Zadania z Rzutem Kośćmi
name-contract-left = lewy Szlak Zadania Kontraktowego
    .at = na lewym Szlaku Zadania Kontraktowego
    .to = na lewy Szlak Zadania Kontraktowego
    .from = z lewego Szlaku Zadania Kontraktowego
name-contract-right = prawy Szlak Zadania Kontraktowego
    .at = na prawym Szlaku Zadania Kontraktowego
    .to = na prawy Szlak Zadania Kontraktowego
    .from = z prawego Szlaku Zadania Kontraktowego
name-land = Kraina
    .at = na Krainie
name-trail = Premia Szlaku
name-queen = Królowa
name-fallen = poległy Najemnik
name-no-monster = brak Potwora
name-monster-snack = Przekąska dla Potwora
name-adept = Adept
name-veteran = Weteran
name-hero = Bohater

# -- Opcje

option-affiliations = Przynależności
value-affiliations-choose = wybierają gracze
value-affiliations-random = rozdane losowo
option-difficulty = Poziom trudności
option-queens-gift = Dar Królowej
option-more-monsters = Więcej Potworów
option-ploy = Dodatek Podstęp
option-scenario = Scenariusz
option-campaign = Kampania

# -- Kampania

campaign-lower = Ten sam Scenariusz jeszcze raz, o poziom łatwiej.
campaign-again = Ten sam Scenariusz jeszcze raz, na tym samym poziomie trudności.
campaign-next = Czas na następny Scenariusz, na Zwykłym poziomie trudności.
campaign-harder = Czas na następny Scenariusz, na Wysokim lub Okrutnym poziomie trudności: wybór należy do ciebie.
campaign-lost = Łatwiejszego poziomu już nie ma: kampania przegrana.
campaign-won = Ostatni Scenariusz za tobą: kampania wygrana!

# -- Co robią karty

tell-gain-now = weź { $what }
tell-gain-capture = za schwytanie Potwora weź { $what }
tell-gain-kill = za zabicie Potwora weź { $what }
tell-gain-capture-or-kill = za schwytanie lub zabicie Potwora weź { $what }
tell-gain-conquest = za podbój Krainy weź { $what }
tell-gain-mine = w Kopalni weź dodatkowo { $what }
tell-gain-survive = jeśli Najemnik przeżyje, weź { $what }
not-on-a-trail = , o ile ten Najemnik nie jest na Szlaku
tell-defend = anuluj { $n ->
        [one] { $n } trafienie Potwora
        [few] { $n } trafienia Potwora
       *[many] { $n } trafień Potwora
    }
of-affiliation = { NAME($affiliation, case: "gen") }
tell-defend-against = anuluj { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    } Potwora o Przynależności { $affiliations }
colour-dice = { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }
tell-reroll-trail = { $n ->
        [one] przerzuć { $n } Kość { $dice }
       *[other] wykonaj do { $n } przerzutów Kości { $dice }
    }
tell-reroll-land = { $n ->
        [one] przerzuć { $n } Kość { $dice }
       *[other] wykonaj do { $n } przerzutów Kości { $dice }
    } w bitwie lub przy podboju
tell-reroll-quest = { $n ->
        [one] przerzuć { $n } Kość { $dice }
       *[other] wykonaj do { $n } przerzutów Kości { $dice }
    } w Zadaniu
tell-each-always = { $sign }{ $n } do każdej Kości { colour-dice }
tell-each-battle = { $sign }{ $n } do każdej Kości { colour-dice } w walce z Potworem
tell-each-conquest = { $sign }{ $n } do każdej Kości { colour-dice } przy podboju
tell-total-battle = +{ $n } do wyniku w walce z Potworem
tell-total-capture = +{ $n } do schwytania Potwora
tell-total-kill = +{ $n } do zabicia Potwora
tell-total-conquest = +{ $n } do podboju Krainy
tell-add-dice = połóż na tej Pułapce { COUNT($n, $die, case: "acc") } z puli ogólnej
safe-from-ploys = ; ta Pułapka jest odporna na Podstępy
tell-steal-dice = { $n ->
        [one] zabierz { $n } Kość { $dice }
       *[other] zabierz do { $n } Kości { $dice }
    } z sąsiedniego Szlaku
tell-exchange-any-die = wymień kość na kość innego koloru
tell-exchange-die = wymień { COUNT(1, $give, case: "acc") } na { COUNT($n, $take, case: "acc") }
tell-discount = { NAME($building, case: "at") } taniej o { COUNT($n, "gold", case: "acc") }, nawet do zera
tell-attack-dice = w Krainie { NAME($affiliation, case: "gen") } { $n } dodatkowe Kości Ataku zamiast 1
tell-attack-dice-entrance = { $n } dodatkowe Kości Ataku przy Wejściu
tell-forbid-potion = bez Mikstur
tell-forbid-poison = bez Trucizn
tell-forbid-defence-ability = bez Zdolności Obrony
tell-forbid-weapon = bez Broni
tell-to-entrance-revealed = po odkryciu staje od razu przy Wejściu
tell-to-entrance-captured-in-land = schwytany w Krainie ucieka i staje przy Wejściu
tell-redirect = skieruj { $n ->
        [one] { $n } Kość Ataku
       *[other] { $n } Kości Ataku
    } na Najemnika z sąsiedniego Szlaku
tell-limit = możesz mieć o { COUNT($n, "trap", case: "acc") } więcej
tell-trophies = zatrzymaj żeton wart { COUNT($n, "trophy", case: "acc") } albo odrzuć go
tell-extra-hit = przy każdym ataku zadaje { $n ->
        [one] { $n } dodatkowe trafienie
        [few] { $n } dodatkowe trafienia
       *[many] { $n } dodatkowych trafień
    }
tell-area-die = { $n ->
        [one] { $n } dodatkowa Kość Ataku
        [few] { $n } dodatkowe Kości Ataku
       *[many] { $n } dodatkowych Kości Ataku
    } przeciw wszystkim Najemnikom w Krainie
tell-hit-all = ginąc, zadaje po { $n ->
        [one] { $n } trafieniu
        [few] { $n } trafienia
       *[many] { $n } trafień
    } wszystkim Najemnikom w Krainie
tell-traps-needed = schwytanie wymaga { COUNT($n, "trap", case: "gen") }
tell-panic = przy Wejściu szerzy panikę: co rundę { $n ->
        [one] { $n } Żeton Paniki
        [few] { $n } Żetony Paniki
       *[many] { $n } Żetonów Paniki
    }
tell-shame = gdy zrani twojego Najemnika, tracisz { COUNT($n, "glory", case: "acc") }
tell-no-trap = chwyta Potwory bez Pułapki
tell-take-loot = weź odkryty Żeton Łupu
tell-recruit-free = zwerbuj za darmo Najemnika z Karczmy
tell-equipment-free = weź za darmo kartę Wyposażenia z Targu

# -- Treść kart

face-affiliation = Przynależność: { NAME($affiliation) }.
face-member = Reputacja { $reputation }, koszt { $cost }.
face-dice = Dostarczane Kości: { $dice }.
face-any-of = { $n ->
        [one] { $n } Kość
       *[other] { $n } Kości
    } { $dice }
face-attack = Kości Ataku: { $n }. Poziom { $level }.
face-no-assignment = Nie wyrusza na Szlaki i nie zasiedla Krain.
face-capture = Wartość Schwytania { $n }: { COUNT($glory, "glory") } i { COUNT($gold, "gold") }.
face-kill = Wartość Zabicia { $n }: { COUNT($glory, "glory") } i { COUNT($trophies, "trophy") }.
face-conquest = Wartość Podboju { $n }: { COUNT($glory, "glory") }.
face-feature = Po zasiedleniu połóż { $dice }, a potem { $effect }.
face-trap = { $kind ->
        [starting] Początkowa Pułapka.
        [upgraded] Ulepszona Pułapka, koszt { $n }.
        [secured] Zabezpieczona Pułapka, koszt { $n }.
       *[ploy] Podstęp, koszt { $n }.
    }
face-loot = { $when ->
        [adventure] Do użycia tylko w Fazie Przygody.
        [deployment] Do użycia w twojej turze w Fazie Rozmieszczenia.
        [event] Odrzuć żeton, gdy tego dokonasz.
       *[anytime] Do użycia w dowolnym momencie.
    }
face-beer = Kolejka Piwa kosztuje { COUNT($n, "gold", case: "acc") }.
face-space = Pole { $number }: { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }{ $gold ->
        [0] { $brews ->
            [0] {""}
            [one] , { $brews } Mikstura albo Trucizna
            [few] , { $brews } Mikstury lub Trucizny
           *[many] , { $brews } Mikstur lub Trucizn
        }
       *[other] , { COUNT($gold, "gold") }
    }{ $always ->
        [1] {""}
       *[0] {" "}(tylko w grze 3- lub 4-osobowej)
    }.
face-entrance = Ten Szlak nie wymaga kości: połóż do { $most } Kości Siły lub Magii; każdy żeton zajmuje miejsce 2 kości.
face-rank = { NAME($rank) } { $asked }
face-ranks-vp = Punkty na koniec: { $ranks }.
face-ranks-gold = Monety na koniec: { $ranks }.
face-ranks-require-and-vp = Wszystko, czego wymaga Scenariusz, i punkty na koniec: { $ranks }.
face-ranks-mercenaries-per-affiliation = Najemnicy poszczególnych Przynależności na koniec: { $ranks }.
face-ranks-quests-and-vp = Zadania i punkty na koniec: { $ranks }.
scenario-business-as-usual = Bez zasad specjalnych.
scenario-money-first = W talii są tylko Najemnicy, którzy dostarczają Kość Wpływu; prowadzisz Klan Puszczy. Trzeba mieć co najmniej 25 punktów.
scenario-blitz = Gra trwa 3 rundy; zaczynasz z 3 Żetonami Obrony i 12 monetami.
scenario-unprotected = Zbrojownia jest zamknięta, a Zdolności, Premie Szlaków i Łupy dające Obronę nie działają; prowadzisz Klan Wody.
scenario-packed-full = Na koniec trzeba mieć 5 Żetonów Obrony, 5 Pułapek, 3 Mikstury, 3 Trucizny, Wyposażenie każdego rodzaju i Najemnika każdej Przynależności.
scenario-monsters-attack = Przy Wejściu od początku stoi Potwór poziomu A, a gdy na początku rundy nie ma tam żadnego, przychodzi następny.
scenario-diversity = Kolejka Piwa kosztuje 1 monetę.
scenario-victim-of-ploys = Gdy Sambor zajmuje Szlak w Krainie, kładzie na nim 2 zakryte Podstępy.
scenario-tireless = W Obszarach Zewnętrznych wynik 3 lub 4 na żółtej kości kieruje Sambora do Zadania z Rzutem Kośćmi, a wynik 5 lub 6 do Zadania Kontraktowego.
scenario-slaughter = Nie gra się na poziomie Początkowym; chybionymi Kośćmi Ataku rzuca się jeszcze raz, a przy Wejściu od początku stoi Potwór poziomu A.
face-equipment = Rodzaj: { NAME($type) }, koszt { $n }.
face-quest = Zadanie z Rzutem Kośćmi: { $dice }, Cel { $target }; w nagrodę weź { $reward }, za karę strać { COUNT($penalty, "glory", case: "acc") }.
face-contract = Zadanie Kontraktowe: { $dice }; odrzuć { $cost }, aby otrzymać { $left } (lewy Szlak) albo { $right } (prawy Szlak).
face-side = { $side ->
        [0] A
       *[1] B
    }{ $trail }
face-trail = { $head }: { $dice }, Wzmocnienie: do { $most } Kości { $more }; Premia: { $bonus }.

# -- Pytania

ask-discard-trap = { $n ->
        [1] Którą Pułapkę odrzucasz?
        [few] Które { $n } Pułapki odrzucasz?
       *[many] Które { $n } Pułapek odrzucasz?
    }
ask-which-loot = Który Żeton Łupu bierzesz?
ask-celebrate = { NAME($by) } – czy odrzucasz ten żeton dla Chwały?
ask-defence = { NAME($trail, case: "at") } otrzymujesz { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }. Czym się bronisz?
ask-wounds = { NAME($trail, case: "at") } twój Najemnik ma otrzymać { $wounds ->
        [one] { $wounds } obrażenie
        [few] { $wounds } obrażenia
       *[many] { $wounds } obrażeń
    }. Czy używasz Mikstury?
ask-redirect-where = Na kogo kierujesz { $count ->
        [one] { $count } Kość Ataku
       *[other] { $count } Kości Ataku
    }?
ask-sacrifice-magic = Ile Kości Magii usuwasz { NAME($trail, case: "from") } przed atakiem?
ask-with-which-die = Którą kość kładziesz { NAME($building, case: "at") }?
ask-at-the-tavern = Kogo werbujesz? { $influence ->
        [0] Bez zniżki.
       *[other] Zniżka: { COUNT($influence, "gold") }.
    }
ask-free-recruit = Którego Najemnika werbujesz za darmo?
ask-at-the-market = Które Wyposażenie kupujesz? { $influence ->
        [0] Bez zniżki.
       *[other] Zniżka: { COUNT($influence, "gold") }.
    }
ask-free-equipment = Które Wyposażenie bierzesz za darmo?
ask-equip-whom = Kto dostaje Wyposażenie { NAME($equipment) }?
ask-gear-where = Kto dostaje teraz Wyposażenie { NAME($equipment) }?
ask-settle-now = Kto zasiedla Krainę { NAME($land) }?
ask-dice-for = Którą kość kładziesz { NAME($trail, case: "at") }? Potrzeba jeszcze { $left } kości.
ask-on-errand = Zadanie „{ NAME($quest) }”: wynik { $total }, Cel { $value }. Czy przyjmujesz ten wynik?
ask-contract = Czy wypełniasz kontrakt „{ NAME($quest) }”?
ask-conquering = Kraina { NAME($land) }: wynik { $total }, Wartość Podboju { $value }. Czy przyjmujesz ten wynik?
ask-striking = { NAME($monster) }: wynik { $total }, Wartość Schwytania { $capture }, Wartość Zabicia { $kill }. Co robisz?
ask-reveal-or-not = Czy ujawniasz następny żeton { NAME($trail, case: "at") }?
ask-ploy-at = Na który Szlak kierujesz Podstęp „{ NAME($trap) }”?
ask-ward-off = Podstęp „{ NAME($trap) }” jest skierowany przeciw tobie { NAME($target, case: "at") }. Czy odrzucasz Żeton Obrony, aby go anulować?
ask-steal-which = Którą kość zabierasz { NAME($target, case: "from") }? Możesz zabrać jeszcze { $left ->
        [one] { $left } kość
       *[other] { $left } kości
    }.
ask-which-gift = { NAME($by) } – co bierzesz?
ask-give-die = { NAME($by) } – którą kość wymieniasz?
ask-take-die = { NAME($by) } – na kość jakiego koloru ją wymieniasz?
ask-who-goes = Kto wyrusza { NAME($trail, case: "to") }?
ask-reinforce = Które kości dokładasz { NAME($trail, case: "to") }? Możesz dołożyć jeszcze { $left ->
        [one] { $left } kość
       *[other] do { $left } kości
    }.
ask-lay-tokens = Które żetony kładziesz { NAME($trail, case: "at") }?
ask-take-along = Co Najemnik zabiera { NAME($trail, case: "to") }?
ask-act = Co robisz?
ask-after = Czy robisz coś jeszcze przed końcem tury?
ask-buy-traps = Które Pułapki kupujesz? { $influence ->
        [0] Bez zniżki.
       *[other] Zniżka: { COUNT($influence, "gold") }.
    } Na razie do zapłaty: { COUNT($price, "gold") }.
ask-buy-defence = Ile Żetonów Obrony kupujesz? { $influence ->
        [0] Bez zniżki.
       *[other] Zniżka: { COUNT($influence, "gold") }.
    }
ask-brew-where = Na którym polu u Alchemika kładziesz Kość Magii?
ask-brew-what = Ile Mikstur i Trucizn bierzesz? Łącznie { $n }.
ask-dig-where = Na którym polu w Kopalni kładziesz Kości Siły?
ask-sell-dice = Które kości oddajesz Handlarzowi?{ $sold ->
        [0] {""}
       *[other] {" "}Oddane dotąd kości: { $sold }.
    }
ask-clan-which = Jaką Przynależność wybierasz dla swojego Klanu?
ask-new-leader = Kto zostaje Przywódcą?
ask-before-pay = Pora wypłacić żołd. Czy najpierw coś sprzedajesz, zużywasz lub zasiedlasz?
ask-who-deserts = Kto dezerteruje?
ask-hand-down = Kto przejmuje Wyposażenie { NAME($equipment) }?
ask-mend = Kogo leczysz Miksturą?
visit-hunting-lodge = połóż Kość { $dice } i kup Pułapki
visit-alchemist = połóż Kość { $dice } i weź łącznie { $n ->
        [one] { $n } Miksturę albo Truciznę
        [few] { $n } Mikstury lub Trucizny
       *[many] { $n } Mikstur lub Trucizn
    }
visit-tavern = połóż Kość { $dice } i zwerbuj Najemnika
visit-armoury = połóż Kość { $dice } i kup Żetony Obrony po { COUNT($n, "gold", case: "acc") }
visit-merchant = oddaj dowolne kości i za każdą weź { COUNT($n, "gold", case: "acc") }
visit-market = połóż Kość { $dice } i kup kartę Wyposażenia
visit-mine = połóż Kości { $dice } i weź do { COUNT($n, "gold", case: "gen") }
any-dice = dowolne kości
prize-trail = Premia: { $bonus }
prize-none = bez Premii
prize-quest = Cel { $target }: w nagrodę weź { $reward }, za karę strać { COUNT($penalty, "glory", case: "acc") }
prize-contract = odrzuć { $cost }, aby otrzymać { $reward }

# -- Odpowiedzi

choice-drop-trap = { NAME($trap) }
choice-drop-trap-here = { NAME($trap) } ({ $effect })
choice-take-token = { NAME($loot) }
choice-take-token-here = { NAME($loot) } ({ $effect })
choice-use-loot = Zużyj: { NAME($loot) }
choice-use-loot-here = Zużyj: { NAME($loot) } ({ $effect })
choice-spend-loot = Zużyj: { NAME($loot) }
choice-spend-loot-here = Zużyj: { NAME($loot) } ({ $effect })
choice-boast = Tak, dla Chwały
choice-boast-here = Odrzuć żeton i weź { COUNT($glory, "glory", case: "acc") }
choice-cancel-with = { NAME($by) }
choice-cancel-with-here = { NAME($by) }: anuluj { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
choice-take-hits-here = Przyjmij { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
choice-take-hits = Przyjmij trafienia
choice-drink = Użyj Mikstury: o 1 obrażenie mniej
choice-endure-here = Przyjmij { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }: { NAME($mercenary) } { $wounds ->
        [one] odnosi rany
       *[other] ginie
    }
choice-redirect-to-here = { NAME($trail) }: { NAME($mercenary) }
choice-endure = Przyjmij obrażenia
choice-redirect-to = { NAME($trail) }
choice-sacrifice = { $n ->
        [0] Żadnej
        [one] Usuń { COUNT($n, "die_magic", case: "acc") }: o { $n } Kość Ataku mniej
       *[other] Usuń { COUNT($n, "die_magic", case: "acc") }: o { $n } Kości Ataku mniej
    }
choice-use-discount-here = Skorzystaj ze zniżki: { NAME($by) } (taniej o { $off })
choice-use-discount = Skorzystaj ze zniżki: { NAME($by) }
choice-visit = { NAME($building) }
choice-visit-here = { NAME($building) }: { $deal }
choice-with-die = { NAME($die) }
choice-with-die-here = { NAME($die) }: { $n ->
        [0] bez zniżki
       *[other] taniej o { $off }
    }
choice-recruit = Zwerbuj: { NAME($mercenary) }
choice-recruit-here = Zwerbuj za { $cost }: { NAME($mercenary) } ({ $effect })
choice-buy-beer = Postaw Kolejkę Piwa
choice-buy-beer-here = Postaw Kolejkę Piwa za { $cost }: wszyscy Najemnicy w Karczmie zostaną wymienieni
choice-leave = Nikogo nie werbuj
choice-hire = { NAME($mercenary) }
choice-hire-here = { NAME($mercenary) } ({ $effect })
choice-buy-equipment = Kup: { NAME($equipment) }
choice-buy-equipment-here = Kup za { $cost }: { NAME($equipment) } ({ NAME($type) }: { $effect })
choice-take-equipment = { NAME($equipment) }
choice-take-equipment-here = { NAME($equipment) } ({ NAME($type) }: { $effect })
choice-equip = { NAME($mercenary) }
choice-equip-here = { NAME($mercenary) } (do odrzucenia: { NAME($old) })
choice-gear-to = { NAME($mercenary) }
choice-gear-to-here = { NAME($mercenary) } (w zamian za: { NAME($old) })
choice-drop-gear = Odrzuć
choice-settle = Zasiedl Krainę { NAME($land) }: { NAME($mercenary) }
choice-place-die = { NAME($die) }
choice-use-land = Połóż kości na Krainie { NAME($land) }
choice-use-land-here = Połóż { $dice } na Krainie { NAME($land) }: { $effect }
choice-reroll-die = Przerzuć { NAME($die) } z wynikiem { $value }
choice-use-poison = Użyj Trucizny (+2)
choice-sell-trophy = Sprzedaj Trofeum: { NAME($monster) }
choice-sell-trophy-here = Sprzedaj Trofeum za { $gold }: { NAME($monster) }
choice-stands = Przyjmij ten wynik
choice-fulfil = Wypełnij kontrakt
choice-fulfil-here = Wypełnij kontrakt: odrzuć { $cost }, aby otrzymać { $reward }
choice-roll = Rzuć Kością { $die ->
        [strength] Siły
       *[magic] Magii
    }
choice-kill = Zabij Potwora
choice-kill-here = Zabij Potwora: { COUNT($glory, "glory") } i { COUNT($trophies, "trophy") }
choice-capture = Schwytaj Potwora
choice-capture-here = Schwytaj Potwora: { COUNT($glory, "glory", case: "acc") } i { $gold }
choice-stop = Zakończ atak
choice-stop-here = Zakończ atak z wynikiem { $total }
choice-reveal = Ujawnij
choice-reveal-here = Ujawnij: { NAME($trap) } ({ $effect })
choice-keep-hidden = Pozostałe zostają zakryte
choice-aim-at = { NAME($trail) }
choice-aim-at-here = { NAME($trail) }: { NAME($mercenary) }
choice-ward = Odrzuć Żeton Obrony
choice-let-it = Nie broń się
choice-steal-die = { NAME($die) }
choice-use-ability = Zdolność: { NAME($mercenary) }
choice-use-ability-here = Zdolność: { NAME($mercenary) } ({ $effect })
choice-use-feature = Cecha: { NAME($equipment) }
choice-use-feature-here = Cecha: { NAME($equipment) } ({ $effect })
choice-pick = { COUNT($n, $token, case: "acc") }
choice-give = { NAME($die) }
choice-take = { NAME($colour) }
choice-heal = Wylecz Miksturą: { NAME($mercenary) }
choice-move-gear = Przenieś: { NAME($equipment) }
choice-move-gear-here = Przenieś: { NAME($equipment) } (ma: { NAME($mercenary) })
choice-go-to = Wyrusz { NAME($trail, case: "to") }
choice-go-to-here = Wyrusz { NAME($trail, case: "to") } – { $dice }; { $prize }
choice-send = { NAME($mercenary) }
choice-send-here = { NAME($mercenary) } ({ $wounds ->
        [0] {""}
       *[other] ma rany;{" "}
    }{ $effect })
choice-add-die = { NAME($die) }
choice-enough = Wystarczy
choice-lay-trap = { NAME($trap) }
choice-lay-trap-here = { NAME($trap) } ({ $effect })
choice-lay-defence = Żeton Obrony (anuluje 1 trafienie)
choice-carry = { $potion ->
        [0] { $poison ->
            [0] Nic
           *[other] { COUNT($poison, "poison", case: "acc") }
        }
       *[other] { $poison ->
            [0] { COUNT($potion, "potion", case: "acc") }
           *[other] { COUNT($potion, "potion", case: "acc") } i { COUNT($poison, "poison", case: "acc") }
        }
    }
choice-pass = Pas
choice-end-turn = Koniec tury
choice-take-trap = { NAME($trap) }
choice-take-trap-here = { NAME($trap) }: { $effect } (razem zapłacisz { $cost }{ $left ->
        [one] {""}
        [few] ; są { $left } takie
       *[many] ; jest { $left } takich
    })
choice-done-buying = Zapłać
choice-done-buying-here = Zapłać { $cost }
choice-take-defence = { COUNT($n, "defence", case: "acc") }
choice-take-defence-here = { COUNT($n, "defence", case: "acc") } za { $cost }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } ponad limit przepadnie)
        [few] {" "}({ $lost } ponad limit przepadną)
       *[many] {" "}({ $lost } ponad limit przepadnie)
    }
choice-brew-at = Pole { $space }
choice-brew-at-here = Pole { $space }: weź łącznie { $n ->
        [one] { $n } Miksturę albo Truciznę
        [few] { $n } Mikstury lub Trucizny
       *[many] { $n } Mikstur lub Trucizn
    }
choice-brew = { $potion ->
        [0] { COUNT($poison, "poison", case: "acc") }
       *[other] { $poison ->
            [0] { COUNT($potion, "potion", case: "acc") }
           *[other] { COUNT($potion, "potion", case: "acc") } i { COUNT($poison, "poison", case: "acc") }
        }
    }
choice-brew-here = { $what }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } ponad limit przepadnie)
        [few] {" "}({ $lost } ponad limit przepadną)
       *[many] {" "}({ $lost } ponad limit przepadnie)
    }
choice-dig-at = Pole { $space }
choice-dig-at-here = Pole { $space }: połóż { COUNT($dice, "die_strength", case: "acc") } i weź { $gold }
choice-sell-die = { NAME($die) }
choice-sell-die-here = { NAME($die) } za { $gold }
choice-done-selling = Gotowe
choice-choose-affiliation = { NAME($affiliation) }
choice-choose-affiliation-here = { NAME($affiliation) } ({ $members })
choice-promote = { NAME($mercenary) }
choice-pay-wages = Wypłać żołd
choice-pay-wages-here = { $n ->
        [0] To wszystko
       *[other] Wypłać { $cost } żołdu{ $short ->
            [0] {""}
           *[other] {" "}(brakuje { COUNT($short, "gold", case: "gen") }, więc ktoś zdezerteruje)
        }
    }
choice-desert = { NAME($mercenary) }
choice-inherit = { NAME($mercenary) }
choice-let-go = Odrzuć
choice-no-healing = Nikogo

# -- Zdarzenia

event-clan-taken =
    { $seat-is ->
        [you] Prowadzisz Klan { NAME($affiliation, case: "gen") }.
       *[other] { $seat } prowadzi Klan { NAME($affiliation, case: "gen") }.
    }
event-first-player =
    { $seat-is ->
        [you] Jesteś pierwszym graczem.
       *[other] Pierwszym graczem jest { $seat }.
    }
event-dice-taken =
    { $seat-is ->
        [you] Bierzesz do puli { $magic ->
            [0] { COUNT($strength, "die_strength", case: "acc") }
           *[other] { $strength ->
                [0] { COUNT($magic, "die_magic", case: "acc") }
               *[other] { COUNT($strength, "die_strength", case: "acc") } i { COUNT($magic, "die_magic", case: "acc") }
            }
        }.
       *[other] { $seat } bierze do puli { $magic ->
            [0] { COUNT($strength, "die_strength", case: "acc") }
           *[other] { $strength ->
                [0] { COUNT($magic, "die_magic", case: "acc") }
               *[other] { COUNT($strength, "die_strength", case: "acc") } i { COUNT($magic, "die_magic", case: "acc") }
            }
        }.
    }
event-influence-rolled =
    { $seat-is ->
        [you] Rzucasz Kością Wpływu: { $value }.
       *[other] { $seat } rzuca Kością Wpływu: { $value }.
    }
event-influence-rolled-several =
    { $seat-is ->
        [you] Rzucasz Kośćmi Wpływu: { $value }.
       *[other] { $seat } rzuca Kośćmi Wpływu: { $value }.
    }
event-received =
    { $seat-is ->
        [you] Otrzymujesz { COUNT($n, $token, case: "acc") } ({ NAME($by) }).
       *[other] { $seat } otrzymuje { COUNT($n, $token, case: "acc") } ({ NAME($by) }).
    }
event-overflowed =
    { $seat-is ->
        [you] Odrzucasz ponad limit { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } odrzuca ponad limit { COUNT($n, $token, case: "acc") }.
    }
event-paid =
    { $seat-is ->
        [you] Płacisz { COUNT($n, "gold", case: "acc") }.
       *[other] { $seat } płaci { COUNT($n, "gold", case: "acc") }.
    }
event-glory-lost =
    { $seat-is ->
        [you] Tracisz { COUNT($n, "glory", case: "acc") }.
       *[other] { $seat } traci { COUNT($n, "glory", case: "acc") }.
    }
event-dice-placed =
    { $seat-is ->
        [you] Kładziesz { $n ->
            [one] { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
               *[magic] { COUNT($n, "die_magic", case: "acc") }
            }
        } { NAME($building, case: "at") }.
       *[other] { $seat } kładzie { $n ->
            [one] { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
               *[magic] { COUNT($n, "die_magic", case: "acc") }
            }
        } { NAME($building, case: "at") }.
    }
event-discount-reckoned =
    { $seat-is ->
        [you] Twoja zniżka { NAME($building, case: "at") } wynosi { COUNT($n, "gold", case: "acc") }.
       *[other] { $seat } ma { NAME($building, case: "at") } zniżkę: { COUNT($n, "gold", case: "acc") }.
    }
event-trap-taken =
    { $seat-is ->
        [you] Kupujesz Pułapkę: { NAME($trap) }.
       *[other] { $seat } kupuje Pułapkę: { NAME($trap) }.
    }
event-trap-drawn =
    { $seat-is ->
        [you] Dobierasz Pułapkę: { NAME($trap) }.
       *[other] { $seat } dobiera Pułapkę: { NAME($trap) }.
    }
event-trap-drawn-secret =
    { $seat-is ->
        [you] Dobierasz Pułapkę.
       *[other] { $seat } dobiera Pułapkę.
    }
event-trap-discarded =
    { $seat-is ->
        [you] Odrzucasz Pułapkę: { NAME($trap) }.
       *[other] { $seat } odrzuca Pułapkę: { NAME($trap) }.
    }
event-trap-discarded-several =
    { $seat-is ->
        [you] Odrzucasz Pułapki: { $trap }.
       *[other] { $seat } odrzuca Pułapki: { $trap }.
    }
event-recruited =
    { $seat-is ->
        [you] Do twojego Klanu dołącza { NAME($mercenary) }.
       *[other] { $seat } ma nowego Członka Klanu: { NAME($mercenary) }.
    }
event-recruited-several =
    { $seat-is ->
        [you] Do twojego Klanu dołączają { $mercenary }.
       *[other] { $seat } ma nowych Członków Klanu: { $mercenary }.
    }
event-beer-paid =
    { $seat-is ->
        [you] Stawiasz Kolejkę Piwa.
       *[other] { $seat } stawia Kolejkę Piwa.
    }
event-equipment-taken =
    { $seat-is ->
        [you] Bierzesz Wyposażenie { NAME($equipment) }: dostaje je { NAME($mercenary) }.
       *[other] { $seat } bierze Wyposażenie { NAME($equipment) }: dostaje je { NAME($mercenary) }.
    }
event-equipment-moved =
    { $seat-is ->
        [you] Przekazujesz Wyposażenie { NAME($equipment) }: teraz ma je { NAME($mercenary) }.
       *[other] { $seat } przekazuje Wyposażenie { NAME($equipment) }: teraz ma je { NAME($mercenary) }.
    }
event-equipment-lost =
    { $seat-is ->
        [you] Tracisz Wyposażenie: { NAME($equipment) }.
       *[other] { $seat } traci Wyposażenie: { NAME($equipment) }.
    }
event-used =
    { $seat-is ->
        [you] Używasz: { NAME($by) }.
       *[other] { $seat } używa: { NAME($by) }.
    }
event-die-exchanged =
    { $seat-is ->
        [you] Wymieniasz { NAME($die) } na { $n ->
            [one] { NAME($token) }
           *[other] { $token ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
                [magic] { COUNT($n, "die_magic", case: "acc") }
               *[influence] { COUNT($n, "die_influence", case: "acc") }
            }
        }.
       *[other] { $seat } wymienia { NAME($die) } na { $n ->
            [one] { NAME($token) }
           *[other] { $token ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
                [magic] { COUNT($n, "die_magic", case: "acc") }
               *[influence] { COUNT($n, "die_influence", case: "acc") }
            }
        }.
    }
event-trophy-sold =
    { $seat-is ->
        [you] Sprzedajesz Trofeum: { NAME($monster) }.
       *[other] { $seat } sprzedaje Trofeum: { NAME($monster) }.
    }
event-healed =
    { $seat-is ->
        [you] Leczysz Najemnika: { NAME($mercenary) }.
       *[other] { $seat } leczy Najemnika: { NAME($mercenary) }.
    }
event-settled =
    { $seat-is ->
        [you] Zasiedlasz Krainę { NAME($land) }: osiada w niej { NAME($mercenary) }.
       *[other] { $seat } zasiedla Krainę { NAME($land) }: osiada w niej { NAME($mercenary) }.
    }
event-land-used =
    { $seat-is ->
        [you] Kładziesz kości na Krainie { NAME($land) }.
       *[other] { $seat } kładzie kości na Krainie { NAME($land) }.
    }
event-assigned =
    { $seat-is ->
        [you] Wysyłasz Najemnika { NAME($trail, case: "to") }: { NAME($mercenary) }.
       *[other] { $seat } wysyła Najemnika { NAME($trail, case: "to") }: { NAME($mercenary) }.
    }
event-dice-on-trail =
    { $seat-is ->
        [you] Kładziesz { $n ->
            [one] { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
               *[magic] { COUNT($n, "die_magic", case: "acc") }
            }
        } { NAME($trail, case: "at") }.
       *[other] { $seat } kładzie { $n ->
            [one] { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength", case: "acc") }
               *[magic] { COUNT($n, "die_magic", case: "acc") }
            }
        } { NAME($trail, case: "at") }.
    }
event-trap-laid =
    { $seat-is ->
        [you] Kładziesz Pułapkę { NAME($trail, case: "at") }: { NAME($trap) }.
       *[other] { $seat } kładzie Pułapkę { NAME($trail, case: "at") }: { NAME($trap) }.
    }
event-trap-laid-secret =
    { $seat-is ->
        [you] Kładziesz zakrytą Pułapkę { NAME($trail, case: "at") }.
       *[other] { $seat } kładzie zakrytą Pułapkę { NAME($trail, case: "at") }.
    }
event-defence-laid =
    { $seat-is ->
        [you] Kładziesz Żeton Obrony { NAME($trail, case: "at") }.
       *[other] { $seat } kładzie Żeton Obrony { NAME($trail, case: "at") }.
    }
event-carried =
    { $seat-is ->
        [you] Twój Najemnik zabiera { $potion ->
            [0] { COUNT($poison, "poison", case: "acc") }
           *[other] { $poison ->
                [0] { COUNT($potion, "potion", case: "acc") }
               *[other] { COUNT($potion, "potion", case: "acc") } i { COUNT($poison, "poison", case: "acc") }
            }
        } { NAME($trail, case: "to") }.
       *[other] { $seat } daje Najemnikowi { $potion ->
            [0] { COUNT($poison, "poison", case: "acc") }
           *[other] { $poison ->
                [0] { COUNT($potion, "potion", case: "acc") }
               *[other] { COUNT($potion, "potion", case: "acc") } i { COUNT($poison, "poison", case: "acc") }
            }
        } { NAME($trail, case: "to") }.
    }
event-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-die-rolled =
    { $seat-is ->
        [you] Rzucasz Kością { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value }.
       *[other] { $seat } rzuca Kością { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value }.
    }
event-die-rolled-several =
    { $seat-is ->
        [you] Rzucasz Kośćmi { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value }.
       *[other] { $seat } rzuca Kośćmi { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value }.
    }
event-die-rerolled =
    { $seat-is ->
        [you] Przerzucasz Kość { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value } zamiast { $before }.
       *[other] { $seat } przerzuca Kość { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "at") }: { $value } zamiast { $before }.
    }
event-quest-rolled =
    { $seat-is ->
        [you] Twój wynik w Zadaniu „{ NAME($quest) }” to { $total }, a Cel to { $target }.
       *[other] { $seat } ma w Zadaniu „{ NAME($quest) }” wynik { $total }, a Cel to { $target }.
    }
event-quest-won =
    { $seat-is ->
        [you] Wykonujesz Zadanie „{ NAME($quest) }” i bierzesz nagrodę.
       *[other] { $seat } wykonuje Zadanie „{ NAME($quest) }” i bierze nagrodę.
    }
event-quest-failed =
    { $seat-is ->
        [you] Nie udaje ci się Zadanie „{ NAME($quest) }”.
       *[other] { $seat } nie wykonuje Zadania „{ NAME($quest) }”.
    }
event-scraps-taken =
    { $seat-is ->
        [you] Osiągasz Cel, ale nagrodę bierze kto inny: zostają ci ochłapy.
       *[other] { $seat } osiąga Cel, ale nagrodę bierze kto inny: zostają ochłapy.
    }
event-contract-fulfilled =
    { $seat-is ->
        [you] Wypełniasz kontrakt „{ NAME($quest) }”.
       *[other] { $seat } wypełnia kontrakt „{ NAME($quest) }”.
    }
event-trap-revealed =
    { $seat-is ->
        [you] Ujawniasz { NAME($trail, case: "at") }: { NAME($trap) }.
       *[other] { $seat } ujawnia { NAME($trail, case: "at") }: { NAME($trap) }.
    }
event-trap-revealed-several =
    { $seat-is ->
        [you] Ujawniasz { NAME($trail, case: "at") }: { $trap }.
       *[other] { $seat } ujawnia { NAME($trail, case: "at") }: { $trap }.
    }
event-monster-attacked =
    { $seat-is ->
        [you] { NAME($monster) } atakuje cię { $dice ->
            [one] { $dice } Kością Ataku
           *[other] { $dice } Kośćmi Ataku
        } { NAME($trail, case: "at") }.
       *[other] { NAME($monster) } atakuje { $dice ->
            [one] { $dice } Kością Ataku
           *[other] { $dice } Kośćmi Ataku
        } { NAME($trail, case: "at") } ({ $seat }).
    }
event-magic-sacrificed =
    { $seat-is ->
        [you] Usuwasz { COUNT($n, "die_magic", case: "acc") } { NAME($trail, case: "from") }, by osłabić atak.
       *[other] { $seat } usuwa { COUNT($n, "die_magic", case: "acc") } { NAME($trail, case: "from") }, by osłabić atak.
    }
event-attack-redirected =
    { $seat-is ->
        [you] Przeciw tobie { $n ->
            [one] zwraca się { $n } Kość Ataku
            [few] zwracają się { $n } Kości Ataku
           *[many] zwraca się { $n } Kości Ataku
        } { NAME($trail, case: "at") }.
       *[other] Przeciw Najemnikowi { NAME($trail, case: "at") } ({ $seat }) { $n ->
            [one] zwraca się { $n } Kość Ataku
            [few] zwracają się { $n } Kości Ataku
           *[many] zwraca się { $n } Kości Ataku
        }.
    }
event-hits-taken =
    { $seat-is ->
        [you] { $n ->
            [0] Potwór nie trafia cię { NAME($trail, case: "at") } ani razu.
           *[other] Otrzymujesz { $n ->
            [one] { $n } trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        } { NAME($trail, case: "at") }.
        }
       *[other] { $n ->
            [0] Potwór nie trafia { NAME($trail, case: "at") } ani razu ({ $seat }).
           *[other] { $seat } otrzymuje { $n ->
            [one] { $n } trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        } { NAME($trail, case: "at") }.
        }
    }
event-hits-cancelled =
    { $seat-is ->
        [you] Anulujesz { $n ->
            [one] { $n } trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        } ({ NAME($by) }).
       *[other] { $seat } anuluje { $n ->
            [one] { $n } trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        } ({ NAME($by) }).
    }
event-potion-drunk =
    { $seat-is ->
        [you] { NAME($mercenary) } zużywa twoją Miksturę: o 1 obrażenie mniej.
       *[other] { NAME($mercenary) } zużywa Miksturę ({ $seat }): o 1 obrażenie mniej.
    }
event-wounded =
    { $seat-is ->
        [you] { NAME($mercenary) } z twojego Klanu odnosi rany.
       *[other] { NAME($mercenary) } odnosi rany ({ $seat }).
    }
event-mercenary-died =
    { $seat-is ->
        [you] { NAME($mercenary) } z twojego Klanu ginie { NAME($trail, case: "at") }.
       *[other] { NAME($mercenary) } ginie { NAME($trail, case: "at") } ({ $seat }).
    }
event-poison-used =
    { $seat-is ->
        [you] Używasz Trucizny { NAME($trail, case: "at") }: wynik rośnie o 2.
       *[other] { $seat } używa Trucizny { NAME($trail, case: "at") }: wynik rośnie o 2.
    }
event-total-reached =
    { $seat-is ->
        [you] Kończysz atak { NAME($trail, case: "at") } z łącznym wynikiem { $total }.
       *[other] { $seat } kończy atak { NAME($trail, case: "at") } z łącznym wynikiem { $total }.
    }
event-monster-captured =
    { $seat-is ->
        [you] Chwytasz Potwora: { NAME($monster) }.
       *[other] { $seat } chwyta Potwora: { NAME($monster) }.
    }
event-monster-killed =
    { $seat-is ->
        [you] Zabijasz Potwora: { NAME($monster) } ({ COUNT($trophies, "trophy") }).
       *[other] { $seat } zabija Potwora: { NAME($monster) } ({ COUNT($trophies, "trophy") }).
    }
event-land-conquered =
    { $seat-is ->
        [you] Podbijasz Krainę { NAME($land) }.
       *[other] { $seat } podbija Krainę { NAME($land) }.
    }
event-land-withstood =
    { $seat-is ->
        [you] Nie udaje ci się podbić Krainy { NAME($land) }: wynik to { $total }, a trzeba { $value }.
       *[other] { $seat } nie podbija Krainy { NAME($land) }: wynik to { $total }, a trzeba { $value }.
    }
event-loot-taken =
    { $seat-is ->
        [you] Bierzesz Żeton Łupu: { NAME($loot) }.
       *[other] { $seat } bierze Żeton Łupu: { NAME($loot) }.
    }
event-ploy-cancelled =
    { $seat-is ->
        [you] Anulujesz Podstęp: { NAME($trap) }.
       *[other] { $seat } anuluje Podstęp: { NAME($trap) }.
    }
event-die-stolen =
    { $seat-is ->
        [you] Zabierasz Kość { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "from") }.
       *[other] { $seat } zabiera Kość { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "from") }.
    }
event-leader-promoted =
    { $seat-is ->
        [you] Twoim Przywódcą zostaje { NAME($mercenary) }.
       *[other] { $seat } ma nowego Przywódcę: { NAME($mercenary) }.
    }
event-wages-paid =
    { $seat-is ->
        [you] { $n ->
            [0] Nie masz monet na żołd.
           *[other] Wypłacasz { COUNT($n, "gold", case: "acc") } żołdu.
        }
       *[other] { $n ->
            [0] { $seat } nie ma monet na żołd.
           *[other] { $seat } wypłaca { COUNT($n, "gold", case: "acc") } żołdu.
        }
    }
event-deserted =
    { $seat-is ->
        [you] { NAME($mercenary) } dezerteruje z twojego Klanu.
       *[other] { NAME($mercenary) } dezerteruje ({ $seat }).
    }
event-rank-earned =
    { $seat-is ->
        [you] Zdobywasz rangę: { NAME($rank) }.
       *[other] { $seat } zdobywa rangę: { NAME($rank) }.
    }
event-mercenary-offered = Do Karczmy przybywa { NAME($mercenary) }.
event-mercenary-offered-several = Do Karczmy przybywają { $mercenary }.
event-trap-shown = W Chacie Myśliwego pojawia się Pułapka: { NAME($trap) }.
event-trap-shown-several = W Chacie Myśliwego pojawiają się Pułapki: { $trap }.
event-equipment-shown = Na Targu pojawia się Wyposażenie: { NAME($equipment) }.
event-equipment-shown-several = Na Targu pojawia się Wyposażenie: { $equipment }.
event-loot-shown = Odkryty zostaje Żeton Łupu: { NAME($loot) }.
event-loot-shown-several = Odkryte zostają Żetony Łupów: { $loot }.
event-monster-appeared = { NAME($monster) } pojawia się { NAME($site, case: "at") }.
event-monster-discarded = Karta Potwora zostaje odrzucona: { NAME($monster) }.
event-land-revealed = Nowa karta { NAME($site, case: "at") }: { NAME($land) }.
event-land-discarded = Karta Krainy zostaje odrzucona: { NAME($land) }.
event-trails-laid = Nowy kafelek { NAME($site, case: "at") }: { NAME($tile) }, strona { $side ->
        [0] A
       *[1] B
    }.
event-quest-drawn = { $trail ->
        [contract_left] Nowe Zadanie Kontraktowe: { NAME($quest) }.
       *[quest_left] Nowe Zadanie z Rzutem Kośćmi: { NAME($quest) }.
    }
event-round-began = Zaczyna się runda { $round }.
event-battle-began = { $monster ->
        [no_monster] Nie ma Potwora { NAME($site, case: "at") }: zaczyna się podbój.
       *[other] Zaczyna się bitwa { NAME($site, case: "at") }: { NAME($monster) }.
    }
event-attack-die-rolled = Kość Ataku { NAME($trail, case: "at") }: { $value }.
event-attack-die-rolled-several = Kości Ataku { NAME($trail, case: "at") }: { $value }.
event-panic-spread = Panika ogarnia budynek: { NAME($building) }.
event-panic-spread-several = Panika ogarnia budynki: { $building }.
event-panic-ended = Panika ustaje.
event-quest-won-nobody = Sambor wykonuje Zadanie „{ NAME($quest) }”.
event-trap-revealed-nobody = Sambor ujawnia { NAME($trail, case: "at") }: { NAME($trap) }.
event-die-stolen-nobody = Sambor zabiera Kość { $die ->
            [strength] Siły
            [magic] Magii
           *[influence] Wpływu
        } { NAME($trail, case: "from") }.
event-sambor-rolled = Sambor rzuca Kośćmi Akcji: czerwona { $red }, żółta { $yellow }.
event-sambor-visited = Sambor zjawia się { NAME($building, case: "at") }.
event-sambor-took-trail = Sambor zajmuje { NAME($trail) }.
event-sambor-removed = Sambor usuwa: { NAME($card) }.
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

ML-ALCH-03 = Leczenie kosztuje Miksturę, a nie masz żadnej w swoim obszarze.
ML-CITADEL-01 = To pole wymaga dokładnie { COUNT($needed, "die_strength", case: "gen") }, a masz { $has }.
ML-CITADEL-02 = { NAME($building) }: nie masz kości, którą można tam położyć.
ML-CITADEL-02-building-die = { NAME($building) }: nie można tam położyć Kości { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }.
ML-CITADEL-02-space = Pole { $space } jest zajęte.
ML-CITADEL-03 = { NAME($building) }: wszystkie pola są zajęte.
ML-CITADEL-04 = Podczas wizyty trzeba coś kupić.
ML-CITADEL-04-building-price-gold = { NAME($building) }: najtańszy zakup kosztuje { COUNT($price, "gold", case: "acc") }, a masz { $gold }.
ML-CITADEL-04-price-gold = Cena to { COUNT($price, "gold") }, a masz { $gold }.
ML-CITADEL-06 = { NAME($building) }: panuje tam panika.
ML-CORE-11 = { NAME($by) }: można użyć tylko raz na rundę.
ML-CORE-12 = { NAME($by) }: działa dopiero w Fazie Przygody, na Szlaku tego Najemnika.
ML-CORE-13 = { NAME($by) }: nie działa, gdy Najemnik jest na Szlaku.
ML-DEFEND-03 = { NAME($by) }: ta Obrona nie działa przeciw Przynależności tego Potwora ({ NAME($monster) }).
ML-DEFEND-04 = { NAME($mercenary) } nie ma przy sobie Mikstury.
ML-DEPLOY-03 = Masz jeszcze do rozmieszczenia { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }.
ML-DEPLOY-03-trail = Nie masz już kości w puli, a wymaga ich { NAME($trail) }.
ML-DEPLOY-05 = { NAME($by) }: nie masz kości do wymiany.
ML-DEPLOY-05-by-die = { NAME($by) }: wymienić można tylko Kość { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }.
ML-ENTR-02 = Przy Wejściu nie ma Potwora.
ML-ENTR-03 = Kości Wpływu nie kładzie się na Szlakach Wejścia.
ML-ENTR-04 = Na Szlaku Wejścia trzeba coś położyć.
ML-ENTR-07 = Bez kości w puli nie można wykonać akcji.
ML-GREEN-04 = { NAME($mercenary) } nie może wyruszyć na Szlak ani zasiedlić Krainy.
ML-HUNT-03 = { NAME($by) }: miejsce na dodatkowe Pułapki jest przez cały czas.
ML-HUNT-05 = { NAME($building) }: nie ma już żadnych Pułapek.
ML-INFL-08 = { NAME($by) }: to zniżka na zakupy w budynku ({ NAME($building) }).
ML-LAND-03 = { NAME($land) }: nie ma Łupu do wzięcia.
ML-LAND-08 = { NAME($land) }: masz za mało Górującej Chwały.
ML-LAND-12 = { NAME($land) }: nie można teraz wziąć Wyposażenia.
ML-LEADER-01 = Przywódcą zostaje Najemnik o najwyższej Reputacji ({ NAME($mercenary) }), a zasiedlający Krainę tylko wtedy, gdy nie ma innego.
ML-LOOT-01 = { NAME($loot) }: Żetony Łupów dostaje się za Najemników, którzy wracają z Krainy bez sukcesu.
ML-LOOT-02 = { NAME($loot) }: tego Żetonu Łupu można użyć tylko w Fazie Przygody, przy rzucie kośćmi.
ML-LOOT-02-own_turn = { NAME($own_turn) }: tego Żetonu Łupu można użyć tylko w swojej turze, w Fazie Rozmieszczenia.
ML-LOOT-06 = { NAME($loot) }: ten Żeton Łupu odrzuca się przy podboju Krainy.
ML-LOOT-07 = { NAME($loot) }: ten Żeton Łupu odrzuca się przy zabiciu Potwora.
ML-LOOT-08 = { NAME($loot) }: ten Żeton Łupu odrzuca się przy schwytaniu Potwora.
ML-LOOT-20 = Masz za mało Górującej Chwały, by kogoś zwerbować.
ML-MARKET-04 = { NAME($equipment) }: ta karta zmieniła już właściciela w tej turze.
ML-MARKET-04-mercenary = { NAME($mercenary) } ma już to Wyposażenie.
ML-MARKET-05 = { NAME($building) }: nie ma już kart Wyposażenia.
ML-MARKET-07 = { NAME($building) }: wszyscy twoi Najemnicy są na Szlakach, więc nie ma komu dać Wyposażenia.
ML-MERC-11 = Cena to { COUNT($price, "gold") }, a masz { $gold }.
ML-MERC-20 = { NAME($by) }: dodatkowe monety przychodzą same przy akcji w Kopalni.
ML-MERCH-01 = Handlarzowi trzeba oddać co najmniej jedną kość.
ML-MPOW-07 = { NAME($monster) }: Mikstury i Trucizny nie działają.
ML-MPOW-16 = { NAME($monster) }: Zdolności Obrony nie działają, działają tylko Żetony Obrony.
ML-MPOW-18 = { NAME($monster) }: Broń nie działa.
ML-OUT-01 = Zajęty jest już { NAME($trail) }.
ML-OUT-04 = Nie masz kogo wysłać.
ML-OUT-04-mercenary = { NAME($mercenary) } jest już na Szlaku.
ML-PLOY-09 = Ten Podstęp nie zabiera Kości { $die ->
        [strength] Siły
       *[magic] Magii
    }.
ML-PLOY-10 = Kości leżących na Zabezpieczonej Pułapce nie można zabrać.
ML-PLOY-11 = To nie jest sąsiedni Szlak: { NAME($trail) }.
ML-QUEST-02 = Nie masz kości, których wymaga { NAME($trail) }.
ML-QUEST-02-die = Zadanie nie przyjmuje teraz Kości { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }.
ML-QUEST-10 = Kontrakt wymaga { COUNT($n, $token, case: "gen") }, a masz { $has }.
ML-SCEN-04 = { NAME($building) }: budynek jest w tym Scenariuszu zamknięty.
ML-SCEN-04-by = { NAME($by) }: w tym Scenariuszu Obrona nie działa.
ML-SETTLE-01 = { NAME($land) }: w tej rundzie leżą już na niej kości.
ML-SETTLE-03 = { NAME($land) }: nie masz potrzebnych kości.
ML-SETTLE-03-die = Kraina nie przyjmuje teraz Kości { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }.
ML-SETTLE-04 = Krainę { NAME($land) } zasiedli tylko Najemnik { NAME($affiliation, case: "gen") }.
ML-SETTLE-08 = { NAME($mercenary) } zasiedla już inną Krainę.
ML-SETTLE-10 = { NAME($land) } nie jest zasiedlona.
ML-STRIKE-02-die = Nie masz już przerzutów Kości { $die ->
        [strength] Siły
        [magic] Magii
       *[influence] Wpływu
    }.
ML-STRIKE-02-loot = { NAME($loot) }: ten Żeton Łupu nic nie daje przy tym rzucie.
ML-STRIKE-05 = Wynik to { $total }; schwytanie wymaga { $value }.
ML-STRIKE-06 = Wynik to { $total }; zabicie wymaga { $value }.
ML-STRIKE-07 = Wynik { $total } wystarcza i rozstrzyga bitwę.
ML-STRIKE-21 = Wynik { $total } to co najmniej { $value }: Potwór ginie.
ML-TAV-02 = Reputacja tego Najemnika to { $reputation }, a twoja Górująca Chwała to { $excess }.
ML-TAV-02-building-least-excess = { NAME($building) }: najniższa Reputacja to { $least }, a twoja Górująca Chwała to { $excess }.
ML-TAV-11 = Podczas jednej wizyty można postawić tylko jedną Kolejkę Piwa.
ML-TAV-11-price-gold = Cena to { COUNT($price, "gold") }, a masz { $gold }.
ML-TRAIL-02 = Nie masz kości, których wymaga { NAME($trail) }.
ML-TRAIL-02-die = Wzmocnieniem tego Szlaku nie może być Kość { $die ->
        [strength] Siły
       *[magic] Magii
    }.
ML-TRAIL-02-most = Wzmocnienie tego Szlaku to najwyżej { $most ->
        [one] { $most } kość
       *[other] { $most } kości
    }.
ML-TRAIL-03 = Kości Wpływu nie kładzie się na Szlakach w Krainach.
ML-TRAIL-04 = Na tym Szlaku nie ma już miejsca.
ML-TRAIL-05 = Pułapki i Żetony Obrony kładzie się na Szlaku wtedy, gdy wyrusza nim Najemnik.
ML-TRAIL-08 = Schwytanie wymaga na tym Szlaku { COUNT($needed, "trap", case: "gen") }, a jest { $has }.
ML-WAGE-03 = Dezerteruje Najemnik o najwyższej Reputacji ({ NAME($mercenary) }), nigdy Przywódca ani ktoś, kto zasiedla Krainę.

# -- Wymiana po dezercji, Podstępy wobec ataku Potwora, chwila przed nowym Przywódcą i przed końcem gry

ask-last-sale = Gra zaraz się skończy. Czy coś jeszcze sprzedajesz lub zużywasz?
ask-before-succession = Twój Przywódca nie żyje. Czy ktoś zasiedla Krainę, zanim wskażesz nowego?
ask-divert-dice = Ile Kości Ataku kierujesz na Najemnika { NAME($target, case: "at") }?
choice-divert = { $n ->
        [one] 1 Kość Ataku
       *[other] { $n } Kości Ataku
    }
choice-inherit-here = { NAME($mercenary) } (w zamian za: { NAME($old) })

# -- Co jeszcze dzieje się na Szlakach, w bitwach i z Samborem

event-monster-moved = { NAME($monster) } staje przy Wejściu do Cytadeli.
event-defence-lost =
    { $seat-is ->
        [you] Odrzucasz { COUNT($n, "defence", case: "acc") } { NAME($trail, case: "from") }.
       *[other] { $seat } odrzuca { COUNT($n, "defence", case: "acc") } { NAME($trail, case: "from") }.
    }
event-reshuffled =
    { $pile ->
        [mercenaries] Z odrzuconych kart powstaje nowa Talia Najemników.
        [monsters] Z odrzuconych kart powstaje nowa Talia Potworów.
        [loot] Odrzucone Żetony Łupów wracają, zakryte i wymieszane.
        [quests] Odrzucone Kafelki Zadań wracają do woreczka.
       *[traps] Odrzucone Żetony Pułapek wracają, zakryte i wymieszane.
    }
event-land-freed =
    { $seat-is ->
        [you] W twojej Krainie { NAME($land) } nikt już nie mieszka.
       *[other] W Krainie { NAME($land) } ({ $seat }) nikt już nie mieszka.
    }
event-trail-gave =
    { $seat-is ->
        [you] W ramach Premii Szlaku kładziesz na Żetonie Przydziału { COUNT($n, $token, case: "acc") } ({ NAME($trail) }).
       *[other] { $seat } w ramach Premii Szlaku kładzie na Żetonie Przydziału { COUNT($n, $token, case: "acc") } ({ NAME($trail) }).
    }
event-brought-back =
    { $seat-is ->
        [you] { NAME($mercenary) } przynosi ci z powrotem { COUNT($n, $token, case: "acc") }.
       *[other] { NAME($mercenary) } ({ $seat }) przynosi z powrotem { COUNT($n, $token, case: "acc") }.
    }
event-sambor-placed =
    { $n ->
        [one] Sambor kładzie { NAME($building, case: "at") } { NAME($die) }.
       *[other] Sambor kładzie { NAME($building, case: "at") } { COUNT($n, "die_strength", case: "acc") }.
    }
event-sambor-laid-ploys =
    { $n ->
        [one] Sambor kładzie { NAME($trail, case: "at") } 1 zakryty Podstęp.
        [few] Sambor kładzie { NAME($trail, case: "at") } { $n } zakryte Podstępy.
       *[many] Sambor kładzie { NAME($trail, case: "at") } { $n } zakrytych Podstępów.
    }
event-ploys-returned =
    { $n ->
        [one] Podstęp Sambora wraca do stosu.
        [few] { $n } Podstępy Sambora wracają do stosu.
       *[many] { $n } Podstępów Sambora wraca do stosu.
    }
event-handed-over =
    { $seat-is ->
        [you] Odrzucasz { COUNT($n, $token, case: "acc") }, by wypełnić kontrakt.
       *[other] { $seat } odrzuca { COUNT($n, $token, case: "acc") }, by wypełnić kontrakt.
    }
event-hit-beside =
    { $seat-is ->
        [you] Twój Najemnik otrzymuje { NAME($trail, case: "at") } { $n ->
            [one] 1 trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        }.
       *[other] Najemnik ({ $seat }) otrzymuje { NAME($trail, case: "at") } { $n ->
            [one] 1 trafienie
            [few] { $n } trafienia
           *[many] { $n } trafień
        }.
    }
event-dying-blow = { NAME($monster) }, ginąc, uderza we wszystkich wokół.
event-ploy-aimed =
    { $seat-is ->
        [you] Kierujesz Podstęp { NAME($trail, case: "to") }: { NAME($trap) }.
       *[other] { $seat } kieruje Podstęp { NAME($trail, case: "to") }: { NAME($trap) }.
    }
event-ploy-aimed-nobody = Sambor kieruje Podstęp { NAME($trail, case: "to") }: { NAME($trap) }.
ask-queens-choice = Dar Królowej – co bierzesz?
ask-give-up-trap = Którą Pułapkę odrzucasz, aby wypełnić kontrakt?
name-scraps = Ochłapy
ML-SCEN-10 = Scenariusza „Rzeź” nie gra się na poziomie Początkowym. Najniższy jest Zwykły.

# -- Koniec gry

score-glory = Chwała
score-reputation = Reputacja
score-trophies = Trofea
score-affiliations = Przynależności
medal-glory = Najwięcej chwały
medal-reputation = Doborowa kompania
medal-trophies = Kolekcja trofeów
medal-affiliations = Wszędzie u siebie

# What a player alone has earned.

rank-monster-snack = { name-monster-snack }
rank-adept = { name-adept }
rank-veteran = { name-veteran }
rank-hero = { name-hero }
