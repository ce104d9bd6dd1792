# It's a Wonderful Kingdom. Nazwy kart stoją w mianowniku, po rzeczowniku albo dwukropku.

# -- Karty rozwoju

name-hamlet = Przysiółek
name-quarry = Kamieniołom
name-market-town = Miasteczko targowe
name-watermill = Młyn wodny
name-barracks = Koszary
name-harbour = Przystań
name-guildhall = Dom cechowy
name-citadel = Cytadela
name-royal-mint = Mennica królewska
name-watchtower = Strażnica
name-kings-road = Królewski trakt
name-tatis-tribe = Plemię Tatis
name-stonemasons = Kamieniarze
name-merchant-league = Liga kupiecka
name-pathfinders = Tropiciele
name-mercenaries = Najemnicy
name-order-of-knights = Zakon rycerski
name-circle-of-alchemists = Krąg alchemików
name-druids = Druidzi
name-troubadours = Trubadurzy
name-ducal-guard = Gwardia książęca
name-smugglers = Przemytnicy
name-great-statue = Wielki posąg
name-cathedral = Katedra
name-golden-gate = Złota brama
name-amphitheatre = Amfiteatr
name-royal-palace = Pałac królewski
name-hanging-gardens = Wiszące ogrody
name-university = Uniwersytet
name-triumphal-arch = Łuk triumfalny
name-vault-of-kings = Skarbiec królów
name-obelisk = Obelisk
name-uncharted-isle = Nieznana wyspa
name-dragon-eggs = Smocze jaja
name-sunken-city = Zatopione miasto
name-elven-forest = Elfi las
name-crystal-cave = Kryształowa jaskinia
name-giants-bones = Kości olbrzyma
name-lost-library = Zaginiona biblioteka
name-floating-mountain = Latająca góra
name-map-of-the-realm = Mapa królestwa
name-phoenix-feather = Pióro feniksa
name-fountain-of-youth = Fontanna młodości
name-ancient-portal = Starożytny portal
name-dwarven-forge = Krasnoludzka kuźnia
name-war-college = Akademia wojenna
name-colossus = Kolos
name-moon-temple = Świątynia księżyca
name-leviathan = Lewiatan

# -- Skarby

name-treasure-mm = Skrzynia rud
name-treasure-pp = Karawana osadników
name-treasure-gg = Skrzynia monet
name-treasure-ee = Skrzynia map
name-treasure-mp = Zapłata budowniczych
name-treasure-mg = Wysadzane kowadło
name-treasure-me = Ładownia okrętu
name-treasure-pg = Posag
name-treasure-pe = Relikwia pielgrzymów
name-treasure-ge = Złoty kompas

# -- Doradcy

name-spymaster = Mistrz szpiegów
name-lady-of-whispers = Dama szeptów
name-herald = Herold
name-master-trapper = Mistrz pułapek
name-court-alchemist = Nadworny alchemik
name-architect = Królewski architekt
name-chancellor = Kanclerz
name-treasurer = Skarbnik
name-cartographer = Kartograf
name-marshal = Marszałek
name-steward = Zarządca
name-sage = Mędrzec
name-captain-of-arms = Kapitan zbrojnych
name-crown-heir = Dama Korony
name-exorcist = Egzorcysta
name-quartermaster = Kwatermistrz

# -- Katastrofy

name-calamity-plague = Zaraza
name-calamity-famine = Głód
name-calamity-flood = Powódź
name-calamity-great-fire = Wielki pożar
name-calamity-earthquake = Trzęsienie ziemi
name-calamity-revolt = Bunt
name-calamity-long-winter = Długa zima
name-calamity-locusts = Szarańcza

# -- Zagrożenia

name-giant-rats-1 = Szczury z piwnic
name-giant-rats-2 = Szczury ze spichrza
name-giant-rats-3 = Szczury z kanałów
name-giant-rats-4 = Król szczurów
name-rat = Szczur
name-mist-giants-1 = Olbrzym porannej mgły
name-mist-giants-2 = Olbrzym z wrzosowisk
name-mist-giants-3 = Olbrzym z bagiennych oparów
name-mist-giants-4 = Pradawny z mgieł
name-marauders-1 = Łupieżcy z północy
name-marauders-2 = Łupieżcy z wybrzeża
name-marauders-3 = Łupieżcy z bagien
name-marauders-4 = Łupieżcy ze wzgórz
name-thieves-1 = Rzezimieszki
name-thieves-2 = Włamywacze
name-thieves-3 = Rozbójnicy
name-thieves-4 = Mistrz złodziei
name-sister-of-storm = Siostra Burzy
name-sister-of-drought = Siostra Suszy
name-sister-of-disease = Siostra Zarazy
name-sister-of-night = Siostra Nocy
name-devourer-materials = Pochłaniacz Skał
name-devourer-population = Pochłaniacz Ludów
name-devourer-gold = Pochłaniacz Złota
name-devourer-exploration = Pochłaniacz Gwiazd
name-great-black-dragoness = Wielka Czarna Smoczyca
name-great-black-dragon = Wielki Czarny Smok
name-black-dragon-egg-1 = Jajo Czarnego Smoka 1
name-black-dragon-egg-2 = Jajo Czarnego Smoka 2
name-illusionist-1 = Pani Luster
name-illusionist-2 = Iluzjonistka w Welonie
name-illusionist-3 = Tkaczka Miraży
name-illusionist-4 = Dama Masek

# -- Zestawy zagrożeń

name-giant-rats = Szczury Olbrzymie
name-mist-giants = Mgielni Giganci
name-marauders = Łupieżcy
name-thieves = Złodzieje
name-sisters-of-misfortune = Siostry Niedoli
name-devourers = Pochłaniacze
name-black-dragons = Czarne Smoki
name-illusionists = Iluzjonistki

# -- Księstwa

name-teressie-a = Téressie
name-teressie-b = Téressie
name-teressie-c = Téressie
name-teressie-d = Téressie
name-valados-a = Valados
name-valados-b = Valados
name-valados-c = Valados
name-valados-d = Valados
name-senada-a = Senada
name-senada-b = Senada
name-senada-c = Senada
name-senada-d = Senada
name-teressie-e = Téressie
name-senada-e = Senada
name-valados-e = Valados

# -- Plansze misji

name-the-lost-crown = Zaginiona korona
name-siege-of-the-black-tower = Oblężenie czarnej wieży
name-beyond-the-sea = Za morzem
name-the-ancestral = Sala przodków
name-the-star-gate = Gwiezdna brama

# -- Plansze podboju

name-A1 = Plansza A1
name-A2 = Plansza A2
name-B1 = Plansza B1
name-B2 = Plansza B2
name-C1 = Plansza C1
name-C2 = Plansza C2

# -- Terytoria

name-red-castle = Czerwony zamek
name-blue-castle = Niebieski zamek
name-sw-downs = Południowo-zachodnie wzgórza
name-se-vale = Południowo-wschodnia dolina
name-center-ford = Środkowy bród
name-nw-vale = Północno-zachodnia dolina
name-ne-downs = Północno-wschodnie wzgórza
name-west-sea = Morze Zachodnie
name-east-sea = Morze Wschodnie
name-prison-isle = Wyspa więzienna
name-south-coast = Południowe wybrzeże
name-south-forest = Południowy las
name-inland-sea = Morze Śródlądowe
name-salt-flats = Solniska
name-old-gaol = Stary loch
name-north-coast = Północne wybrzeże
name-north-forest = Północny las
name-red-march = Czerwona marchia
name-red-fens = Czerwone bagna
name-red-hills = Czerwone wzgórza
name-west-pass = Zachodnia przełęcz
name-mid-lake = Środkowe jezioro
name-east-pass = Wschodnia przełęcz
name-tower-prison = Więzienna wieża
name-whispering-isle = Szepcząca wyspa
name-blue-march = Niebieska marchia
name-blue-fens = Niebieskie bagna
name-blue-hills = Niebieskie wzgórza
name-red-delta = Czerwona delta
name-red-coves = Czerwone zatoki
name-ruined-temple = Zrujnowana świątynia
name-wild-strait = Dzika cieśnina
name-calm-strait = Spokojna cieśnina
name-gallows-rock = Skała szubieniczna
name-blue-delta = Niebieska delta
name-blue-coves = Niebieskie zatoki
name-home-fields = Rodzinne pola
name-oak-wood = Dębowy las
name-long-bridge = Długi most
name-green-sea = Zielone Morze
name-iron-gaol = Żelazny loch
name-old-border = Stara granica
name-enemy-camp = Obóz wroga
name-enemy-fort = Fort wroga
name-pebble-shore = Kamienisty brzeg
name-shepherd-hills = Pasterskie wzgórza
name-silver-stream = Srebrny strumień
name-storm-bay = Zatoka burz
name-mist-sea = Morze mgieł
name-salt-prison = Solne więzienie
name-border-forts = Graniczne forty
name-burned-town = Spalone miasto
name-high-pass = Wysoka przełęcz

# -- Zasoby i inne słowa

name-materials = materiały
count-materials =
    { $n ->
        [one] { $n } kostka materiałów
        [few] { $n } kostki materiałów
       *[many] { $n } kostek materiałów
    }
    .acc =
    { $n ->
        [one] { $n } kostkę materiałów
        [few] { $n } kostki materiałów
       *[many] { $n } kostek materiałów
    }
    .gen =
    { $n ->
        [one] { $n } kostki materiałów
        [few] { $n } kostek materiałów
       *[many] { $n } kostek materiałów
    }
name-population = populacja
count-population =
    { $n ->
        [one] { $n } kostka populacji
        [few] { $n } kostki populacji
       *[many] { $n } kostek populacji
    }
    .acc =
    { $n ->
        [one] { $n } kostkę populacji
        [few] { $n } kostki populacji
       *[many] { $n } kostek populacji
    }
    .gen =
    { $n ->
        [one] { $n } kostki populacji
        [few] { $n } kostek populacji
       *[many] { $n } kostek populacji
    }
name-gold = złoto
count-gold =
    { $n ->
        [one] { $n } kostka złota
        [few] { $n } kostki złota
       *[many] { $n } kostek złota
    }
    .acc =
    { $n ->
        [one] { $n } kostkę złota
        [few] { $n } kostki złota
       *[many] { $n } kostek złota
    }
    .gen =
    { $n ->
        [one] { $n } kostki złota
        [few] { $n } kostek złota
       *[many] { $n } kostek złota
    }
name-exploration = eksploracja
count-exploration =
    { $n ->
        [one] { $n } kostka eksploracji
        [few] { $n } kostki eksploracji
       *[many] { $n } kostek eksploracji
    }
    .acc =
    { $n ->
        [one] { $n } kostkę eksploracji
        [few] { $n } kostki eksploracji
       *[many] { $n } kostek eksploracji
    }
    .gen =
    { $n ->
        [one] { $n } kostki eksploracji
        [few] { $n } kostek eksploracji
       *[many] { $n } kostek eksploracji
    }
name-krystallium = krystallium
count-krystallium =
    { $n ->
        [one] { $n } krystallium
        [few] { $n } krystallium
       *[many] { $n } krystallium
    }
    .acc =
    { $n ->
        [one] { $n } krystallium
        [few] { $n } krystallium
       *[many] { $n } krystallium
    }
    .gen =
    { $n ->
        [one] { $n } krystallium
        [few] { $n } krystallium
       *[many] { $n } krystallium
    }
name-soldier = żołnierz
count-soldier =
    { $n ->
        [one] { $n } żołnierz
        [few] { $n } żołnierze
       *[many] { $n } żołnierzy
    }
    .acc =
    { $n ->
        [one] { $n } żołnierza
        [few] { $n } żołnierzy
       *[many] { $n } żołnierzy
    }
    .gen =
    { $n ->
        [one] { $n } żołnierza
        [few] { $n } żołnierzy
       *[many] { $n } żołnierzy
    }
name-structure = budowla
name-company = kompania
name-monument = monument
name-discovery = odkrycie
name-left = lewy obszar
name-right = prawy obszar
name-own = twój obszar wyboru
name-opponent = obszar wyboru przeciwnika
name-blue = niebieski
name-red = czerwony
name-face-down = zakryta karta
name-trap = żeton pułapki
name-spy = żeton szpiega
name-destroy = zniszczenie karty
name-double-move = podwójny ruch
name-prison = więzienie

# -- Opcje

option-module = Moduł
value-module-menaces = zagrożenia
value-module-advisors = doradcy
value-module-quests = misje
value-module-conquest = podbój
value-module-none = bez modułu (gra treningowa)
option-legends = Zestaw Legends
option-duchies = Karty księstw według strony
value-duchies-A = A
value-duchies-B = B
value-duchies-C = C (5 krystallium, bez produkcji)
value-duchies-D = D (nierówny start)
option-menaces = Zagrożenia
value-menaces-choose = każdy wybiera swoje
value-menaces-random = losowo
option-quest-board = Plansza misji
value-quest-board-choose = wybór przy stole
option-board = Plansza podboju
value-board-choose = wybór przy stole
option-advisors-left = Doradcy odrzucani w trybie dwuosobowym
value-advisors-left-6 = 6 (grają też dwaj nowi)
value-advisors-left-4 = 4, jak w instrukcji (dwaj nowi tylko w trybie jednoosobowym)
option-soldier-vp = Punkty za żołnierza w zapasie
value-soldier-vp-0 = 0
value-soldier-vp-1 = 1
option-calamity-vp = Punkty za katastrofę
value-calamity-vp--1 = -1
value-calamity-vp--2 = -2
value-calamity-vp--3 = -3
value-calamity-vp--4 = -4
value-calamity-vp--5 = -5
option-solo-supremacy-threshold = Kostki potrzebne do przewagi w grze jednoosobowej
value-solo-supremacy-threshold-3 = 3
value-solo-supremacy-threshold-4 = 4
value-solo-supremacy-threshold-5 = 5
value-solo-supremacy-threshold-6 = 6

# -- Co mówią karty

face-duchy = { NAME($card) }, strona { $side }
face-family = { NAME($card) } ({ NAME($family) })
face-cost = Koszt: { $what }.
face-recycle = Recykling: { $what }.
face-defeated = po pokonaniu: { $effect }
face-once = raz: { $effect }
face-production = Produkuje: { $what }.
face-start = Na początku: { $what }.
face-production-per = Produkuje: { NAME($token) }, po jednej kostce za każdą kartę rodzaju { NAME($family) }.
face-fight = Aby pokonać: { $what }.
face-undefeated = Niepokonane: { $n } PZ.
face-vp = { $n } PZ.
face-vp-structure = { $n } PZ za każdą budowlę.
face-vp-company = { $n } PZ za każdą kompanię.
face-vp-monument = { $n } PZ za każdy monument.
face-vp-discovery = { $n } PZ za każde odkrycie.
face-vp-soldier = { $n } PZ za każdego żołnierza w zapasie.
face-vp-set = { $n } PZ za każdy zestaw kart czterech rodzajów.
does-breed = Na koniec planowania dołącza do nich Szczur.
does-discard-own-selected = Na początku planowania oddajesz wybraną kartę.
does-stolen-token = Na początku produkcji jedna z twoich kart przestaje produkować.
does-shroud = Na początku planowania mgła okrywa do końca rundy jedną kartę w konstrukcji.
does-set-bonus = Za pokonanie całego zestawu: { $vp } PZ.
does-lose-cube-from-construction = Na koniec planowania tracisz kostkę zasobu podstawowego z karty w konstrukcji.
does-produce-for-opponent = Produkuje dla przeciwnika, a pokonany dla ciebie.
does-lose-soldier = Na koniec planowania tracisz żołnierza.
does-count-bonus = Zabezpieczone na koniec: 3 PZ za jedno jajo, 10 PZ za dwa.
does-illusion-token-to-opponent = W fazie produkcji przeciwnik dostaje żeton Iluzjonistki.
while-traps = Jeden żeton pułapki więcej w każdej rundzie.
while-spies = Żeton szpiega w każdej rundzie.
while-alchemy-rate = Alchemia potrzebuje o { $n } kostkę mniej.
while-supremacy-tie = Przewaga także przy remisie, jeśli nie jest zerowy.
while-supremacy-direct = Żołnierze za przewagę trafiają prosto do zapasu.
while-recycle-extra = Raz na rundę karta poddana recyklingowi daje jedną kostkę więcej.
while-enlist = Raz na rundę wyprodukowana kostka materiałów może stać się żołnierzem.
while-calamities-ignored = Najwyżej { $n } katastrofy nic nie kosztują.
while-discount-structure = Raz na rundę nowa budowla dostaje kostkę materiałów.
while-discount-company = Raz na rundę nowa kompania dostaje kostkę populacji.
while-discount-monument = Raz na rundę nowy monument dostaje kostkę złota.
while-discount-discovery = Raz na rundę nowe odkrycie dostaje kostkę eksploracji.
when-round-start = Na początku każdej rundy { $effect }.
bonus-name = { NAME($bonus) }

# -- Pytania

ask-board-which = Na której stronie planszy gracie?
ask-give-up-which = Łupieżcy – którą kartę oddajesz?
ask-shroud-which = Mgielni Giganci – którą kartę przeciwnika okrywa mgła?
ask-steal-which = Złodzieje – która karta przeciwnika przestaje produkować?
ask-lose-which = Siostry Niedoli – którą kostkę tracisz?
ask-feed-which = Czarne Smoki – z której karty pożerają żołnierza?
ask-destroy-which = Którą kartę przeciwnika niszczysz?
ask-plan = Co planujesz?
ask-take-discount = { NAME($card) } – bierzesz teraz darmową kostkę ({ NAME($token) })?
ask-take-extra = Czy bierzesz jedną kostkę więcej?
ask-work = Produkcja, { NAME($token) } – gdzie trafiają kostki? Pozostało: { $cubes }.
ask-fight = Na które zagrożenie wysyłasz żołnierza?
ask-place-where = Gdzie trafia kostka?
ask-muster = Skąd rusza armia? Cel: { NAME($territory) }, armii dotąd: { $sent }.
ask-hold-which = { NAME($territory) } – które pola premii zajmują twoje armie?
ask-imprison-which = Którą armię przeciwnika więzisz?
ask-surrender-which = Która z twoich armii trafia do więzienia?
ask-campaign = Rekrutujesz, przemieszczasz armie czy pasujesz?
ask-mark-cards = Czy kładziesz na karcie żeton Iluzjonistki?
ask-swap-afterwards = Czy zamieniasz teraz kartę?
ask-offer = Twoja propozycja – która karta dokąd? Pozostało kart: { $left }, pułapek: { $traps }.
ask-select = Który obszar propozycji bierzesz?
ask-duchy-which = Którym księstwem władasz?
ask-menace-which = Jakie zagrożenia wprowadzasz do gry?
ask-quest-which = Która to misja?

# -- Odpowiedzi

choice-choose-board = { NAME($board) }
choice-give-up = { NAME($card) }
choice-shroud = { NAME($card) }
choice-shroud-here = { NAME($card) } (brakuje: { $needs })
choice-steal = { NAME($card) }
choice-lose-cube = Z karty { NAME($card) }: { NAME($token) }
choice-feed = { NAME($card) }
choice-destroy = Zniszcz: { NAME($card) }
choice-spare = Niczego nie niszczę
choice-place = Połóż na kartę { NAME($card) }: { NAME($token) }
choice-place-here = Połóż na kartę { NAME($card) }: { NAME($token) } (brakuje: { $needs })
choice-transmute = Do alchemii: { NAME($token) }
choice-crystallise = Krystallium na kartę { NAME($card) } jako { NAME($token) }
choice-crystallise-here = Krystallium na kartę { NAME($card) } jako { NAME($token) } (brakuje: { $needs })
choice-post = Żołnierz na kartę { NAME($card) }
choice-post-here = Żołnierz na kartę { NAME($card) } (brakuje: { $needs })
choice-scrap = Zezłomuj: { NAME($card) }
choice-scrap-here = Zezłomuj: { NAME($card) } (brakuje: { $needs })
choice-begin = Buduj: { NAME($card) }
choice-recycle = Recykling: { NAME($card) }
choice-ready = Plan gotowy
choice-use-ability = Tak, na tę kartę
choice-keep-ability = Nie teraz
choice-take-cube = Jeszcze jedna: { NAME($token) }
choice-enlist = Wymień kostkę materiałów na żołnierza
choice-done = To wszystko
choice-send = Żołnierz przeciw: { NAME($card) }
choice-send-here = Żołnierz przeciw: { NAME($card) } (brakuje: { $needs })
choice-send-army = Armia stąd: { NAME($source) }
choice-go = Wymarsz
choice-hold = Te pola
choice-hold-here = { $bonuses }
choice-imprison = { NAME($territory) }{ $spot ->
        [-1] {""}
       *[other] {" "}(pole premii)
    }
choice-set-free = Nikogo nie więżę
choice-recruit = Rekrutuj: { $n }
choice-march = Wymarsz: { NAME($territory) }
choice-pass = Pas
choice-mark = Karta { $number }, { NAME($area) }
choice-mark-here = { NAME($card) }, { NAME($area) }
choice-no-mark = Bez żetonu
choice-swap = Zamień kartę { $own } na kartę { $number }, { NAME($area) }
choice-swap-here = Zamień: { NAME($mine) } na { NAME($card) }, { NAME($area) }
choice-no-swap = Bez zamiany
choice-spy = Szpieg: zakryta karta { $number }, { NAME($place) }
choice-put = { NAME($card) }: { NAME($area) }{ $trap ->
        [1] , zakryta
       *[other] {""}
    }
choice-take = Biorę: { NAME($area) }
choice-choose-duchy = { NAME($duchy) }
choice-choose-menace = { NAME($menace) }
choice-choose-quest = { NAME($quest) }
choice-draw-quest = Losuj

# -- Zdarzenia

event-colour-drawn =
    { $seat-is ->
        [you] Twój kolor: { NAME($colour) }.
       *[other] { $seat } ma kolor: { NAME($colour) }.
    }
event-duchy-taken =
    { $seat-is ->
        [you] Władasz księstwem: { NAME($duchy) }.
       *[other] { $seat } włada księstwem: { NAME($duchy) }.
    }
event-menace-chosen =
    { $seat-is ->
        [you] Wprowadzasz zagrożenia: { NAME($menace) }.
       *[other] { $seat } wprowadza zagrożenia: { NAME($menace) }.
    }
event-quest-chosen = Misja: { NAME($quest) }.
event-board-chosen = Gracie na planszy: { NAME($board) }.
event-round-started =
    { $seat-is ->
        [you] Zaczyna się runda { $round }, rozpoczynasz.
       *[other] Zaczyna się runda { $round }, rozpoczyna { $seat }.
    }
event-round-began =
    { $seat-is ->
        [you] Masz pułapki: { $traps }, szpiegów: { $spies }.
       *[other] { $seat } ma pułapki: { $traps }, szpiegów: { $spies }.
    }
event-hand-dealt =
    { $seat-is ->
        [you] Dobierasz karty: { $n }.
       *[other] { $seat } dobiera karty: { $n }.
    }
event-card-offered =
    { $seat-is ->
        [you] Proponujesz kartę { NAME($card) }, { NAME($area) }.
       *[other] { $seat } proponuje kartę { NAME($card) }, { NAME($area) }.
    }
event-card-trapped =
    { $seat-is ->
        [you] Kładziesz zakrytą kartę { NAME($card) }, { NAME($area) }.
       *[other] { $seat } kładzie zakrytą kartę { NAME($card) }, { NAME($area) }.
    }
event-card-trapped-secret =
    { $seat-is ->
        [you] Kładziesz zakrytą kartę, { NAME($area) }.
       *[other] { $seat } kładzie zakrytą kartę, { NAME($area) }.
    }
event-card-spied =
    { $seat-is ->
        [you] Twój szpieg widzi kartę { NAME($card) }, { NAME($place) }.
       *[other] Szpieg (wysyła go { $seat }) widzi kartę { NAME($card) }, { NAME($place) }.
    }
event-card-spied-secret =
    { $seat-is ->
        [you] Podglądasz zakrytą kartę.
       *[other] { $seat } podgląda zakrytą kartę.
    }
event-card-marked =
    { $seat-is ->
        [you] Kładziesz żeton Iluzjonistki, { NAME($area) }.
       *[other] { $seat } kładzie żeton Iluzjonistki, { NAME($area) }.
    }
event-cards-swapped =
    { $seat-is ->
        [you] Zamieniasz kartę z oznaczoną, { NAME($area) }.
       *[other] { $seat } zamienia kartę z oznaczoną, { NAME($area) }.
    }
event-area-taken =
    { $seat-is ->
        [you] Bierzesz { NAME($area) } (kart: { $n }).
       *[other] { $seat } bierze { NAME($area) } (kart: { $n }).
    }
event-card-revealed =
    { $seat-is ->
        [you] W twoim obszarze wyboru odkrywa się { NAME($card) }.
       *[other] { $seat } odkrywa w obszarze wyboru kartę { NAME($card) }.
    }
event-card-destroyed =
    { $seat-is ->
        [you] Niszczysz kartę { NAME($card) }.
       *[other] { $seat } niszczy kartę { NAME($card) }.
    }
event-card-discarded =
    { $seat-is ->
        [you] Łupieżcy zabierają ci kartę { NAME($card) }.
       *[other] { $seat } oddaje Łupieżcom kartę { NAME($card) }.
    }
event-calamity-suffered =
    { $seat-is ->
        [you] Katastrofa w twoim księstwie: { NAME($card) }.
       *[other] { $seat } ma w księstwie katastrofę: { NAME($card) }.
    }
event-menace-arrived =
    { $seat-is ->
        [you] Przychodzi do ciebie zagrożenie: { NAME($card) }.
       *[other] { $seat } ma nowe zagrożenie: { NAME($card) }.
    }
event-card-shrouded =
    { $seat-is ->
        [you] Okrywasz mgłą kartę { NAME($card) }.
       *[other] { $seat } okrywa mgłą kartę { NAME($card) }.
    }
event-construction-begun =
    { $seat-is ->
        [you] Budujesz kartę { NAME($card) }.
       *[other] { $seat } buduje kartę { NAME($card) }.
    }
event-card-recycled =
    { $seat-is ->
        [you] Poddajesz recyklingowi kartę { NAME($card) }.
       *[other] { $seat } poddaje recyklingowi kartę { NAME($card) }.
    }
event-card-scrapped =
    { $seat-is ->
        [you] Złomujesz kartę { NAME($card) }.
       *[other] { $seat } złomuje kartę { NAME($card) }.
    }
event-piece-placed =
    { $seat-is ->
        [you] Kładziesz: { NAME($token) }, karta { NAME($card) }.
       *[other] { $seat } kładzie: { NAME($token) }, karta { NAME($card) }.
    }
event-cube-transmuted =
    { $seat-is ->
        [you] Dokładasz do alchemii: { NAME($token) }.
       *[other] { $seat } dokłada do alchemii: { NAME($token) }.
    }
event-krystallium-made =
    { $seat-is ->
        [you] Twoja alchemia daje krystallium.
       *[other] { $seat } otrzymuje krystallium z alchemii.
    }
event-soldier-enlisted =
    { $seat-is ->
        [you] Wymieniasz kostkę na żołnierza.
       *[other] { $seat } wymienia kostkę na żołnierza.
    }
event-card-completed =
    { $seat-is ->
        [you] Kończysz kartę { NAME($card) }.
       *[other] { $seat } kończy kartę { NAME($card) }.
    }
event-stage-completed =
    { $seat-is ->
        [you] Kończysz etap { $stage } misji (nagroda { $rank }).
       *[other] { $seat } kończy etap { $stage } misji (nagroda { $rank }).
    }
event-plan-finished =
    { $seat-is ->
        [you] Twój plan jest gotowy.
       *[other] { $seat } ma gotowy plan.
    }
event-cube-lost =
    { $seat-is ->
        [you] Siostra zabiera: { NAME($token) }, karta { NAME($card) }.
       *[other] Siostra zabiera: { NAME($token) }, karta { NAME($card) } ({ $seat }).
    }
event-soldier-lost =
    { $seat-is ->
        [you] Czarny Smok pożera twojego żołnierza.
       *[other] { $seat } traci żołnierza – pożera go Czarny Smok.
    }
event-soldier-devoured =
    { $seat-is ->
        [you] Czarny Smok pożera twojego żołnierza z karty { NAME($card) }.
       *[other] { $seat } traci żołnierza z karty { NAME($card) }.
    }
event-rats-bred =
    { $seat-is ->
        [you] Przybywa ci szczurów: { $n }.
       *[other] { $seat } ma więcej szczurów: { $n }.
    }
event-card-stolen =
    { $seat-is ->
        [you] Kładziesz żeton kradzieży na kartę { NAME($card) }.
       *[other] { $seat } kładzie żeton kradzieży na kartę { NAME($card) }.
    }
event-tokens-received =
    { $seat-is ->
        [you] Otrzymujesz żetony Iluzjonistek: { $n }.
       *[other] { $seat } otrzymuje żetony Iluzjonistek: { $n }.
    }
event-produced =
    { $seat-is ->
        [you] Produkujesz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } produkuje { COUNT($n, $token, case: "acc") }.
    }
event-supremacy-won =
    { $seat-is ->
        [you] Masz przewagę: { NAME($token) }.
       *[other] { $seat } ma przewagę: { NAME($token) }.
    }
event-soldier-trained =
    { $seat-is ->
        [you] Żołnierz trafia do twojego zapasu.
       *[other] { $seat } ma w zapasie nowego żołnierza.
    }
event-soldier-sent =
    { $seat-is ->
        [you] Wysyłasz żołnierza, zagrożenie: { NAME($card) }.
       *[other] { $seat } wysyła żołnierza, zagrożenie: { NAME($card) }.
    }
event-menace-defeated =
    { $seat-is ->
        [you] Pokonane przez ciebie: { NAME($card) }.
       *[other] { $seat } pokonuje zagrożenie: { NAME($card) }.
    }
event-armies-recruited =
    { $seat-is ->
        [you] Rekrutujesz armie: { $n }.
       *[other] { $seat } rekrutuje armie: { $n }.
    }
event-armies-moved =
    { $seat-is ->
        [you] Przemieszczasz armie ({ $n }): { NAME($source) } – { NAME($territory) }.
       *[other] { $seat } przemieszcza armie ({ $n }): { NAME($source) } – { NAME($territory) }.
    }
event-armies-returned =
    { $seat-is ->
        [you] Twoje armie wracają do zamku: { $n }.
       *[other] { $seat } cofa armie do zamku: { $n }.
    }
event-spots-held =
    { $seat-is ->
        [you] Zajmujesz pola premii: { NAME($territory) }.
       *[other] { $seat } zajmuje pola premii: { NAME($territory) }.
    }
event-army-imprisoned =
    { $seat-is ->
        [you] Twoja armia trafia do więzienia ({ NAME($territory) }).
       *[other] { $seat } traci uwięzioną armię ({ NAME($territory) }).
    }
event-armies-freed =
    { $seat-is ->
        [you] Uwalniasz swoje armie: { $n }.
       *[other] { $seat } uwalnia armie: { $n }.
    }
event-conquest-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-medal-won =
    { $medal ->
       *[none] Koniec gry: bez medalu.
        [bronze] Koniec gry: brązowy medal.
        [silver] Koniec gry: srebrny medal.
        [gold] Koniec gry: złoty medal.
    }
event-card-laid-out = { NAME($card) } – { NAME($area) }.
event-leftovers-discarded = Pozostałe karty zostają odrzucone: { $n }.
event-deck-reshuffled = Odrzucone karty tworzą nową talię.
event-cubes-set-aside = Pochłaniacze – odłożono: { COUNT($n, $token) }.
event-enemy-army-placed = Pojawia się wroga armia: { NAME($territory) }.
event-rival-card-hidden = Rywal kładzie zakrytą kartę, { NAME($area) }.
event-card-offered-nobody = Rywal proponuje kartę { NAME($card) }, { NAME($area) }.
event-area-taken-nobody = Rywal bierze { NAME($area) } (kart: { $n }).
event-card-shrouded-nobody = Mgła okrywa kartę { NAME($card) }.
event-card-stolen-nobody = Złodzieje okradają kartę { NAME($card) }.
event-armies-returned-nobody = Wrogie armie schodzą z planszy: { $n }.
event-game-ended =
    { $winners-count ->
        [0] Nikt nie wygrywa. { $scores }.
       *[other] { $winners-is ->
            [you] Wygrywasz!
           *[other] { $winners-count ->
                [one] Wygrywa { $winners }.
               *[other] Zwycięstwem dzielą się { $winners }.
            }
        } { $scores }.
    }

# -- Odmowy

WK-BUILD-01 = { NAME($card) }: nie ma wolnego miejsca na ten zasób ({ NAME($token) }).
WK-BUILD-03 = Nie masz krystallium.
WK-BUILD-05 = Tu potrzebny jest żołnierz, a twój zapas jest pusty.
WK-BUILD-06 = { NAME($card) } to zagrożenie: nie można teraz niczego na nim kłaść.
WK-CONQ-27 = Wszystkie twoje armie są już w grze.
WK-CONQ-29 = { NAME($territory) }: żadna armia nie może stąd ani tu wyruszyć.
WK-CONQ-30-needed-sent = Potrzeba armii: { $needed }, dotąd: { $sent }.
WK-CONQ-30-territory-needed-near = { NAME($territory) }: potrzeba armii: { $needed }, w zasięgu: { $near }.
WK-CONQ-33 = Do zamku przeciwnika nie można wejść.
WK-CONQ-46 = Koszt w żołnierzach: { $price }, a masz { $soldiers }.
WK-DRAG-14 = Czarnych Smoków nie można użyć w trybie jednoosobowym.
WK-FIGHT-01 = W twoim zapasie nie ma żołnierza.
WK-ILLU-15 = Iluzjonistek nie można użyć w trybie jednoosobowym.
WK-ILLU-17 = Na tej karcie leży już żeton.
WK-MENACE-03 = { NAME($menace) }: ten zestaw ma już przeciwnik.
WK-MENACE-16 = { NAME($card) }: kartę okrywa mgła, w tej rundzie nie można na niej niczego kłaść.
WK-PLAN-02 = Karty, które trzeba jeszcze zbudować lub poddać recyklingowi: { $left }.
WK-PLAN-05 = { NAME($card) } to skarb: można go tylko poddać recyklingowi.
WK-PLAN-11 = Kostki, które trzeba jeszcze rozmieścić: { $loose }.
WK-RECYC-06 = { NAME($card) } to zagrożenie: nie można go zezłomować.
WK-SUPR-04 = Twój jedyny żołnierz jest jeszcze w szkoleniu.
WK-TRAP-05 = Znasz tę kartę.
WK-TRAP-08 = Nie masz gotowego żetonu szpiega.
WK-TRAP-11 = Nie masz gotowego żetonu pułapki.
