# It's a Wonderful Kingdom. Nazwy kart stoją w mianowniku, po rzeczowniku albo dwukropku; tylko zagrożenia się odmieniają.

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

name-treasure-mm = Skrzynia rudy
name-treasure-pp = Karawana osadników
name-treasure-gg = Skrzynia monet
name-treasure-ee = Skrzynia map
name-treasure-mp = Zapłata budowniczych
name-treasure-mg = Złote kowadło
name-treasure-me = Ładunek okrętu
name-treasure-pg = Posag
name-treasure-pe = Relikwia pielgrzymów
name-treasure-ge = Złoty kompas

# -- Doradcy

name-spymaster = Mistrz szpiegów
name-lady-of-whispers = Pani szeptów
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
name-captain-of-arms = Kapitan straży
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
    .acc = Szczury z piwnic
    .dat = Szczurom z piwnic
name-giant-rats-2 = Szczury ze spichrza
    .acc = Szczury ze spichrza
    .dat = Szczurom ze spichrza
name-giant-rats-3 = Szczury z kanałów
    .acc = Szczury z kanałów
    .dat = Szczurom z kanałów
name-giant-rats-4 = Król szczurów
    .acc = Króla szczurów
    .dat = Królowi szczurów
name-rat = Szczur
    .acc = Szczura
    .dat = Szczurowi
name-mist-giants-1 = Olbrzym porannej mgły
    .acc = Olbrzyma porannej mgły
    .dat = Olbrzymowi porannej mgły
name-mist-giants-2 = Olbrzym z wrzosowisk
    .acc = Olbrzyma z wrzosowisk
    .dat = Olbrzymowi z wrzosowisk
name-mist-giants-3 = Olbrzym z bagiennych oparów
    .acc = Olbrzyma z bagiennych oparów
    .dat = Olbrzymowi z bagiennych oparów
name-mist-giants-4 = Pradawny z mgieł
    .acc = Pradawnego z mgieł
    .dat = Pradawnemu z mgieł
name-marauders-1 = Łupieżcy z północy
    .acc = Łupieżców z północy
    .dat = Łupieżcom z północy
name-marauders-2 = Łupieżcy z wybrzeża
    .acc = Łupieżców z wybrzeża
    .dat = Łupieżcom z wybrzeża
name-marauders-3 = Łupieżcy z bagien
    .acc = Łupieżców z bagien
    .dat = Łupieżcom z bagien
name-marauders-4 = Łupieżcy ze wzgórz
    .acc = Łupieżców ze wzgórz
    .dat = Łupieżcom ze wzgórz
name-thieves-1 = Rzezimieszki
    .acc = Rzezimieszków
    .dat = Rzezimieszkom
name-thieves-2 = Włamywacze
    .acc = Włamywaczy
    .dat = Włamywaczom
name-thieves-3 = Rozbójnicy
    .acc = Rozbójników
    .dat = Rozbójnikom
name-thieves-4 = Mistrz złodziei
    .acc = Mistrza złodziei
    .dat = Mistrzowi złodziei
name-sister-of-storm = Siostra Burzy
    .acc = Siostrę Burzy
    .dat = Siostrze Burzy
name-sister-of-drought = Siostra Suszy
    .acc = Siostrę Suszy
    .dat = Siostrze Suszy
name-sister-of-disease = Siostra Zarazy
    .acc = Siostrę Zarazy
    .dat = Siostrze Zarazy
name-sister-of-night = Siostra Nocy
    .acc = Siostrę Nocy
    .dat = Siostrze Nocy
name-devourer-materials = Pochłaniacz Skał
    .acc = Pochłaniacza Skał
    .dat = Pochłaniaczowi Skał
name-devourer-population = Pochłaniacz Ludów
    .acc = Pochłaniacza Ludów
    .dat = Pochłaniaczowi Ludów
name-devourer-gold = Pochłaniacz Złota
    .acc = Pochłaniacza Złota
    .dat = Pochłaniaczowi Złota
name-devourer-exploration = Pochłaniacz Gwiazd
    .acc = Pochłaniacza Gwiazd
    .dat = Pochłaniaczowi Gwiazd
name-great-black-dragoness = Wielka Czarna Smoczyca
    .acc = Wielką Czarną Smoczycę
    .dat = Wielkiej Czarnej Smoczycy
name-great-black-dragon = Wielki Czarny Smok
    .acc = Wielkiego Czarnego Smoka
    .dat = Wielkiemu Czarnemu Smokowi
name-black-dragon-egg-1 = Jajo Czarnego Smoka 1
    .acc = Jajo Czarnego Smoka 1
    .dat = Jaju Czarnego Smoka 1
name-black-dragon-egg-2 = Jajo Czarnego Smoka 2
    .acc = Jajo Czarnego Smoka 2
    .dat = Jaju Czarnego Smoka 2
name-illusionist-1 = Pani Luster
    .acc = Panią Luster
    .dat = Pani Luster
name-illusionist-2 = Iluzjonistka w Welonie
    .acc = Iluzjonistkę w Welonie
    .dat = Iluzjonistce w Welonie
name-illusionist-3 = Tkaczka Miraży
    .acc = Tkaczkę Miraży
    .dat = Tkaczce Miraży
name-illusionist-4 = Dama Masek
    .acc = Damę Masek
    .dat = Damie Masek

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
name-gallows-rock = Skała wisielców
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
    .piece = kostkę materiałów
    .acc = materiały
    .gen = materiałów
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
    .piece = kostkę populacji
    .acc = populację
    .gen = populacji
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
    .piece = kostkę złota
    .acc = złoto
    .gen = złota
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
    .piece = kostkę eksploracji
    .acc = eksplorację
    .gen = eksploracji
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
    .piece = kostkę krystallium
    .acc = krystallium
    .gen = krystallium
count-krystallium =
    { $n ->
        [one] { $n } kostka krystallium
        [few] { $n } kostki krystallium
       *[many] { $n } kostek krystallium
    }
    .acc =
    { $n ->
        [one] { $n } kostkę krystallium
        [few] { $n } kostki krystallium
       *[many] { $n } kostek krystallium
    }
    .gen =
    { $n ->
        [one] { $n } kostki krystallium
        [few] { $n } kostek krystallium
       *[many] { $n } kostek krystallium
    }
name-soldier = żołnierz
    .piece = żołnierza
    .acc = żołnierza
    .gen = żołnierza
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
    .each = każdą budowlę
name-company = kompania
    .each = każdą kompanię
name-monument = monument
    .each = każdy monument
name-discovery = odkrycie
    .each = każde odkrycie
name-left = lewy obszar
    .gen = lewego obszaru
    .loc = lewym obszarze
name-right = prawy obszar
    .gen = prawego obszaru
    .loc = prawym obszarze
name-own = twój obszar wyboru
    .gen = twojego obszaru wyboru
    .loc = twoim obszarze wyboru
name-opponent = obszar wyboru przeciwnika
    .gen = obszaru wyboru przeciwnika
    .loc = obszarze wyboru przeciwnika
name-blue = niebieski
name-red = czerwony
name-face-down = zakryta karta
name-trap = żeton pułapki
count-trap =
    { $n ->
        [one] { $n } żeton pułapki
        [few] { $n } żetony pułapek
       *[many] { $n } żetonów pułapek
    }
name-spy = żeton szpiega
count-spy =
    { $n ->
        [one] { $n } żeton szpiega
        [few] { $n } żetony szpiegów
       *[many] { $n } żetonów szpiegów
    }
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
option-duchies = Strona kart księstw
value-duchies-A = A
value-duchies-B = B
value-duchies-C = C (5 kostek krystallium, bez produkcji)
value-duchies-D = D (nierówny start)
option-menaces = Zagrożenia
value-menaces-choose = każdy wybiera swoje
value-menaces-random = losowo
option-quest-board = Plansza misji
value-quest-board-choose = wybór przy stole
option-board = Plansza podboju
value-board-choose = wybór przy stole
option-advisors-left = Doradcy odrzucani w trybie dwuosobowym
value-advisors-left-6 = 6 (w grze mogą być też dwaj nowi)
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
option-solo-supremacy-threshold = Kostki potrzebne do przewagi w trybie jednoosobowym
value-solo-supremacy-threshold-3 = 3
value-solo-supremacy-threshold-4 = 4
value-solo-supremacy-threshold-5 = 5
value-solo-supremacy-threshold-6 = 6

# -- Co mówią karty

face-duchy = { NAME($card) }, strona { $side } (kolor: { NAME($colour) })
face-family = { NAME($card) } ({ NAME($family) })
face-treasure = { NAME($card) } (skarb)
face-advisor = { NAME($card) } (doradca)
face-calamity = { NAME($card) } (katastrofa)
face-menace = { NAME($card) } (zagrożenie: { NAME($set) })
face-cost = Koszt: { $what }.
face-recycle = Recykling: { $what }.
face-defeated = po pokonaniu: { $effect }
face-once = po ukończeniu: { $effect }
face-production = Produkcja: { $what }.
face-production-none = Nic nie produkuje.
face-start = Na początku: { $what }.
face-production-per = Produkuje { NAME($token, case: "piece") } za { NAME($family, case: "each") } w księstwie.
face-fight = Koszt walki: { $what }.
face-undefeated = Za niepokonane zagrożenie: { $n } PZ.
face-vp = { $n } PZ.
face-vp-structure = { $n } PZ za każdą budowlę.
face-vp-company = { $n } PZ za każdą kompanię.
face-vp-monument = { $n } PZ za każdy monument.
face-vp-discovery = { $n } PZ za każde odkrycie.
face-vp-soldier = { $n } PZ za każdego żołnierza w zapasie.
face-vp-set = { $n } PZ za każdy zestaw kart czterech rodzajów.
does-breed = Na koniec planowania przybywa szczur.
does-discard-own-selected = Na początku planowania oddajesz jedną kartę z obszaru wyboru.
does-stolen-token = Na początku produkcji jedna z twoich kart przestaje produkować, dopóki nie pokonasz tego zagrożenia.
does-shroud = Na początku planowania mgła okrywa do końca rundy jedną kartę w konstrukcji.
does-set-bonus = Za pokonanie całego zestawu: { $vp } PZ.
does-lose-cube-from-construction = Na koniec planowania tracisz kostkę zasobu podstawowego z karty w konstrukcji.
does-produce-for-opponent = Produkuje dla przeciwnika, a po pokonaniu dla ciebie.
does-lose-soldier = Na koniec planowania tracisz żołnierza.
does-count-bonus = Na koniec gry: 3 PZ za jedno zdobyte jajo, 10 PZ za dwa.
does-illusion-token-to-opponent = W fazie produkcji przeciwnik dostaje żeton Iluzjonistki.
while-traps = W każdej rundzie masz o jeden żeton pułapki więcej.
while-spies = W każdej rundzie masz żeton szpiega.
while-alchemy-rate =
    Alchemia potrzebuje o { $n ->
        [one] 1 kostkę
        [few] { $n } kostki
       *[many] { $n } kostek
    } mniej.
while-supremacy-tie = Masz przewagę także przy remisie, o ile produkujesz choć jedną kostkę.
while-supremacy-direct = Żołnierze za przewagę trafiają prosto do zapasu.
while-recycle-extra = Raz na rundę karta poddana recyklingowi daje jedną kostkę więcej.
while-enlist = Raz na rundę wyprodukowana kostka materiałów może stać się żołnierzem.
while-calamities-ignored =
    { $n ->
        [one] Jedna katastrofa nie odbiera ci punktów.
        [few] { $n } katastrofy nie odbierają ci punktów.
       *[many] { $n } katastrof nie odbiera ci punktów.
    }
while-discount-structure = Raz na rundę nowa budowla dostaje kostkę materiałów.
while-discount-company = Raz na rundę nowa kompania dostaje kostkę populacji.
while-discount-monument = Raz na rundę nowy monument dostaje kostkę złota.
while-discount-discovery = Raz na rundę nowe odkrycie dostaje kostkę eksploracji.
when-round-start = Na początku każdej rundy { $effect }.
face-difficulty = Poziom trudności: { $n } z 5.
face-two-players-only = Nie można ich użyć w trybie jednoosobowym.
face-member = { NAME($card) }. { $what }
face-stage = Etap { $stage }: { $cost }. Pierwsza nagroda: { $first }; druga: { $second }.
face-completion =
    { $n ->
        [one] Za wszystkie cztery etapy jeszcze 1 punkt.
        [few] Za wszystkie cztery etapy jeszcze { $n } punkty.
       *[many] Za wszystkie cztery etapy jeszcze { $n } punktów.
    }
face-on-board = { NAME($board) }:
face-borders = { NAME($territory) }. Sąsiednie terytoria: { $borders }.
face-spots = Pola premii: { $spots }.
face-territory-vp = Na koniec gry: { $red } PZ dla czerwonego, { $blue } PZ dla niebieskiego.
bonus-name = { NAME($bonus) }{ which-one }

# -- Słowa w zdaniach

which-one =
    { $twin ->
        [0] {""}
       *[other] {" "}nr { $twin }
    }
cards-in-row =
    { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
armies-told =
    { $n ->
        [one] 1 armię
        [few] { $n } armie
       *[many] { $n } armii
    }
amount-missing = { COUNT($n, $token, case: "gen") }
still-needs =
    { $completes ->
        [1] wystarczy do ukończenia
       *[other] brakuje { $needs }
    }
on-site =
    { $at ->
        [-1] na etapie misji
       *[other] na karcie
    }

# -- Pytania

ask-board-which = Na której stronie planszy ma się toczyć gra?
ask-give-up-which = Łupieżcy – którą kartę oddajesz?
ask-shroud-which = Mgielni Giganci – którą kartę przeciwnika okrywa mgła?
ask-steal-which = Złodzieje – która karta przeciwnika przestaje produkować?
ask-lose-which = Siostry Niedoli – którą kostkę tracisz?
ask-feed-which = Czarne Smoki – z której karty pożerają żołnierza?
ask-destroy-which = Którą kartę przeciwnika niszczysz?
ask-plan = Co planujesz?
ask-take-discount = Czy doradca kładzie teraz na karcie { NAME($card) } { NAME($token, case: "piece") }?
ask-take-extra = Czy bierzesz jedną kostkę więcej?
ask-work =
    Produkcja { NAME($token, case: "gen") } – { $cubes ->
        [0] wszystkie kostki są już rozmieszczone. Co dalej?
        [one] dokąd trafia kostka? Pozostała 1.
        [few] dokąd trafiają kostki? Pozostały { $cubes }.
       *[many] dokąd trafiają kostki? Pozostało { $cubes }.
    }
ask-fight = Przeciw któremu zagrożeniu wysyłasz żołnierza?
ask-place-where = Dokąd trafia kostka?
ask-muster = Skąd rusza armia na terytorium { NAME($territory) }? Armie już w drodze: { $sent }, wrogie armie na miejscu: { $enemies }.
ask-hold-which =
    { NAME($territory) } – które { $armies ->
        [one] pole premii zajmuje twoja armia?
        [few] pola premii zajmują twoje { $armies } armie?
       *[many] pola premii zajmuje twoich { $armies } armii?
    }
ask-imprison-which = Którą armię przeciwnika chcesz uwięzić?
ask-surrender-which = Która z twoich armii trafia do więzienia?
ask-campaign = Rekrutujesz, przemieszczasz armie czy pasujesz?
ask-mark-cards = Czy kładziesz na karcie żeton Iluzjonistki?
ask-swap-afterwards = Czy zamieniasz teraz kartę?
ask-offer = Twoja propozycja – którą kartę kładziesz i gdzie? Karty do położenia: { $left }, żetony pułapek: { $traps }.
ask-select = Który obszar propozycji bierzesz?
ask-duchy-which = Którym księstwem chcesz władać?
ask-menace-which = Które zagrożenia wprowadzasz do gry?
ask-quest-which = Którą misję wybierasz?

# -- Odpowiedzi

choice-choose-board = { NAME($board) }
choice-give-up = Oddaj kartę { NAME($card) }
choice-shroud = Okryj mgłą kartę { NAME($card) }
choice-shroud-here = Okryj mgłą kartę { NAME($card) }{ which-one } (brakuje { $needs })
choice-steal = Okradnij kartę { NAME($card) }
choice-steal-here = Okradnij kartę { NAME($card) } (produkcja: { $produces })
choice-lose-cube = Oddaj { NAME($token, case: "piece") } z karty { NAME($card) }
choice-lose-cube-here = Oddaj { NAME($token, case: "piece") } z karty { NAME($card) }{ which-one } (brakuje { $needs })
choice-feed = Oddaj żołnierza z karty { NAME($card) }
choice-feed-here = Oddaj żołnierza z karty { NAME($card) }{ which-one } (brakuje { $needs })
choice-destroy = Zniszcz kartę { NAME($card) }
choice-spare = Niczego nie niszczę
choice-place = Połóż { NAME($token, case: "piece") } { on-site } { NAME($card) }
choice-place-here = Połóż { NAME($token, case: "piece") } { on-site } { NAME($card) }{ which-one } ({ still-needs })
choice-transmute = Dołóż do alchemii { NAME($token, case: "piece") }
choice-transmute-here =
    Dołóż do alchemii { NAME($token, case: "piece") } ({ $missing ->
        [0] powstanie 1 kostka krystallium
       *[other] { $then ->
            [one] będzie 1 z { $rate }
            [few] będą { $then } z { $rate }
           *[many] będzie { $then } z { $rate }
        }
    })
choice-crystallise =
    Połóż kostkę krystallium { on-site } { NAME($card) }{ $token ->
        [krystallium] {""}
       *[other] {" "}jako { NAME($token, case: "acc") }
    }
choice-crystallise-here =
    Połóż kostkę krystallium { on-site } { NAME($card) }{ which-one }{ $token ->
        [krystallium] {""}
       *[other] {" "}jako { NAME($token, case: "acc") }
    } ({ still-needs })
choice-post = Połóż żołnierza { on-site } { NAME($card) }
choice-post-here = Połóż żołnierza { on-site } { NAME($card) }{ which-one } ({ still-needs })
choice-scrap =
    Zezłomuj { $at ->
        [-1] etap misji
       *[other] kartę
    } { NAME($card) }
choice-scrap-here =
    Zezłomuj kartę { NAME($card) }{ which-one }{ $free ->
        [-1] {""}
        [1] {" "}– do rozmieszczenia: { $gives }
       *[other] {" "}– do alchemii: { $gives }
    }{ $lost ->
        [1] ; przepada: { $holds }
       *[other] {""}
    }
choice-begin = Buduj kartę { NAME($card) }
choice-begin-here = Buduj kartę { NAME($card) } (koszt: { $cost })
choice-recycle = Poddaj recyklingowi kartę { NAME($card) }
choice-recycle-here = Poddaj recyklingowi kartę { NAME($card) } (premia: { $gives })
choice-ready = Plan gotowy
choice-use-ability = Tak, na tej karcie
choice-keep-ability = Nie teraz
choice-take-cube = Weź { NAME($token, case: "piece") }
choice-enlist = Wymień kostkę materiałów na żołnierza
choice-done = To wszystko
choice-send = Wyślij żołnierza na kartę { NAME($card) }
choice-send-here = Wyślij żołnierza na kartę { NAME($card) }{ which-one } (brakuje { $needs })
choice-send-army = Wyślij armię z terytorium { NAME($source) }
choice-send-army-here =
    Wyślij armię z terytorium { NAME($source) } ({ $left ->
        [0] nie ma tam już armii
        [one] jest tam jeszcze 1 armia
        [few] są tam jeszcze { $left } armie
       *[many] jest tam jeszcze { $left } armii
    }, koszt: 1 żołnierz)
choice-go = Wymarsz
choice-go-here =
    { $sent ->
        [0] Wymarsz
        [one] Wymarsz 1 armii za 1 żołnierza
       *[other] Wymarsz { $sent } armii za { $sent } żołnierzy
    }{ $sent ->
        [0] {""}
       *[other] { $enemies ->
            [0] {""}
            [one] ; 1 armia wraca do zamku
            [few] ; { $enemies } armie wracają do zamku
           *[many] ; { $enemies } armii wraca do zamku
        }
    }
choice-hold = Zajmij te pola
choice-hold-here = Zajmij: { $bonuses }
choice-imprison = Armia z terytorium { NAME($territory) }
choice-imprison-here =
    Armia z terytorium { NAME($territory) }, { $spot ->
        [-1] spoza pól premii
       *[other] z pola premii: { $bonus }
    }
choice-set-free = Nie więżę żadnej armii
choice-recruit =
    { $n ->
        [one] Rekrutuj 1 armię za 1 żołnierza
        [few] Rekrutuj { $n } armie za { $n } żołnierzy
       *[many] Rekrutuj { $n } armii za { $n } żołnierzy
    }
choice-march = Wymarsz na terytorium { NAME($territory) }
choice-march-here =
    Wymarsz na terytorium { NAME($territory) } ({ $enemies ->
        [0] bez wrogich armii
        [one] 1 wroga armia
        [few] { $enemies } wrogie armie
       *[many] { $enemies } wrogich armii
    }{ $worth ->
        [0] {""}
        [one] , warte 1 punkt
        [few] , warte { $worth } punkty
       *[many] , warte { $worth } punktów
    })
choice-pass = Pas
choice-mark = Połóż żeton na karcie w { NAME($area, case: "loc") }
choice-mark-here =
    Połóż żeton na { $card ->
        [face_down] zakrytej karcie{ which-one }
       *[other] karcie { NAME($card) }{ which-one }
    } w { NAME($area, case: "loc") }{ $yours ->
        [1] {" "}(twoja pułapka)
       *[other] {""}
    }
choice-no-mark = Bez żetonu
choice-swap = Zamień swoją kartę na kartę z { NAME($area, case: "gen") }
choice-swap-here =
    Zamień { $mine ->
        [face_down] swoją zakrytą kartę{ $mine_twin ->
            [0] {""}
           *[other] {" "}nr { $mine_twin }
        }
       *[other] swoją kartę { NAME($mine) }{ $mine_twin ->
            [0] {""}
           *[other] {" "}nr { $mine_twin }
        }
    } na { $card ->
        [face_down] zakrytą kartę{ which-one }
       *[other] kartę { NAME($card) }{ which-one }
    } z { NAME($area, case: "gen") }
choice-no-swap = Bez zamiany
choice-spy =
    Podejrzyj zakrytą kartę w { $place ->
        [own] swoim obszarze wyboru
       *[other] { NAME($place, case: "loc") }
    }
choice-spy-here =
    Podejrzyj kartę { $nth } z { $of } w { $place ->
        [own] swoim obszarze wyboru
       *[other] { NAME($place, case: "loc") }
    }
choice-put =
    { $trap ->
        [1] Połóż zakrytą kartę
       *[other] Połóż kartę
    } { NAME($card) } w { NAME($area, case: "loc") }
choice-take = Weź { NAME($area) }
choice-take-here =
    Weź { NAME($area) } ({ $n ->
        [0] pusty
       *[other] { $cards }
    })
choice-choose-duchy = { NAME($duchy) }
choice-choose-duchy-here =
    { NAME($duchy) } ({ $produces_n ->
        [0] nic nie produkuje
       *[other] produkcja: { $produces }
    }{ $start_n ->
        [0] {""}
       *[other] ; na początku: { $start }
    })
choice-choose-menace = { NAME($menace) }
choice-choose-menace-here = { NAME($menace) } (poziom trudności { $difficulty } z 5)
choice-choose-quest = { NAME($quest) }
choice-draw-quest = Wylosuj misję

# -- Zdarzenia

event-colour-drawn =
    { $seat-is ->
        [you] Twój kolor to { NAME($colour) }.
       *[other] { $seat } ma kolor { NAME($colour) }.
    }
event-duchy-taken =
    { $seat-is ->
        [you] Władasz księstwem { NAME($duchy) }.
       *[other] { $seat } włada księstwem { NAME($duchy) }.
    }
event-menace-chosen =
    { $seat-is ->
        [you] Wprowadzasz do gry zagrożenia: { NAME($menace) }.
       *[other] { $seat } wprowadza do gry zagrożenia: { NAME($menace) }.
    }
event-quest-chosen = Misja nazywa się { NAME($quest) }.
event-board-chosen = Gra toczy się na planszy { $board }.
event-round-started =
    { $seat-is ->
        [you] Zaczyna się runda { $round }. Rozpoczynasz ty.
       *[other] Zaczyna się runda { $round }. Rozpoczyna { $seat }.
    }
event-round-began =
    { $seat-is ->
        [you] { $traps ->
            [0] Nie masz w tej rundzie żetonów pułapek{ $spies ->
                [0] {""}
               *[other] , masz za to { COUNT($spies, "spy") }
            }.
           *[other] Masz w tej rundzie { COUNT($traps, "trap") }{ $spies ->
                [0] {""}
               *[other] {" "}i { COUNT($spies, "spy") }
            }.
        }
       *[other] { $traps ->
            [0] { $seat } nie ma w tej rundzie żetonów pułapek{ $spies ->
                [0] {""}
               *[other] , ma za to { COUNT($spies, "spy") }
            }.
           *[other] { $seat } ma w tej rundzie { COUNT($traps, "trap") }{ $spies ->
                [0] {""}
               *[other] {" "}i { COUNT($spies, "spy") }
            }.
        }
    }
event-hand-dealt =
    { $seat-is ->
        [you] { $n ->
            [0] Nie dobierasz żadnej karty.
           *[other] Dobierasz { cards-in-row }.
        }
       *[other] { $n ->
            [0] { $seat } nie dobiera żadnej karty.
           *[other] { $seat } dobiera { cards-in-row }.
        }
    }
event-card-offered =
    { $seat-is ->
        [you] Proponujesz kartę { NAME($card) } w { NAME($area, case: "loc") }.
       *[other] { $seat } proponuje kartę { NAME($card) } w { NAME($area, case: "loc") }.
    }
event-card-trapped =
    { $seat-is ->
        [you] Kładziesz zakrytą kartę { NAME($card) } w { NAME($area, case: "loc") }.
       *[other] { $seat } kładzie zakrytą kartę { NAME($card) } w { NAME($area, case: "loc") }.
    }
event-card-trapped-secret =
    { $seat-is ->
        [you] Kładziesz zakrytą kartę w { NAME($area, case: "loc") }.
       *[other] { $seat } kładzie zakrytą kartę w { NAME($area, case: "loc") }.
    }
event-card-spied =
    { $seat-is ->
        [you] Twój szpieg podgląda kartę nr { $nth } w { NAME($place, case: "loc") }: to { NAME($card) }.
       *[other] { $seat } wysyła szpiega, który widzi kartę { NAME($card) }.
    }
event-card-spied-secret =
    { $seat-is ->
        [you] Twój szpieg podgląda zakrytą kartę.
       *[other] { $place ->
            [own] { $seat } podgląda kartę nr { $nth } w swoim obszarze wyboru.
            [opponent] { $seat } podgląda kartę nr { $nth } w obszarze wyboru swojego przeciwnika.
           *[other] { $seat } podgląda kartę nr { $nth } w { NAME($place, case: "loc") }.
        }
    }
event-card-marked =
    { $seat-is ->
        [you] Kładziesz żeton Iluzjonistki na
       *[other] { $seat } kładzie żeton Iluzjonistki na
    } { $card ->
        [face_down] zakrytej karcie nr { $nth }
       *[other] karcie { NAME($card) }
    } w { NAME($area, case: "loc") }.
event-cards-swapped =
    { $seat-is ->
        [you] Zamieniasz
       *[other] { $seat } zamienia
    } { $mine ->
        [face_down] swoją zakrytą kartę
       *[other] swoją kartę { NAME($mine) }
    } na { $card ->
        [face_down] zakrytą kartę nr { $nth }
       *[other] kartę { NAME($card) }
    } z { NAME($area, case: "gen") }, a żeton Iluzjonistki wraca do puli.
event-illusion-tokens-returned =
    { $n ->
        [one] Żeton Iluzjonistki wraca do puli.
        [few] { $n } żetony Iluzjonistek wracają do puli.
       *[many] { $n } żetonów Iluzjonistek wraca do puli.
    }
event-area-taken =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $n ->
        [0] pusty { NAME($area) }.
       *[other] { NAME($area) }, a z nim { cards-in-row }.
    }
event-card-revealed =
    { $seat-is ->
        [you] Odkrywasz w swoim obszarze wyboru kartę { NAME($card) }.
       *[other] { $seat } odkrywa w swoim obszarze wyboru kartę { NAME($card) }.
    }
event-card-destroyed =
    { $seat-is ->
        [you] Niszczysz kartę { NAME($card) } w obszarze wyboru przeciwnika.
       *[other] { $opponent-is ->
            [you] { $seat } niszczy kartę { NAME($card) } w twoim obszarze wyboru.
           *[other] { $seat } niszczy kartę { NAME($card) } w obszarze wyboru przeciwnika.
        }
    }
event-card-discarded =
    { $seat-is ->
        [you] Łupieżcy zabierają ci kartę { NAME($card) }.
       *[other] { $seat } oddaje Łupieżcom kartę { NAME($card) }.
    }
event-calamity-suffered =
    { $seat-is ->
        [you] Na twoje księstwo spada katastrofa: { NAME($card) }.
       *[other] { $seat } ma w księstwie nową katastrofę: { NAME($card) }.
    }
event-calamity-substituted =
    { $seat-is ->
        [you] Karty katastrof się skończyły, ale na twoje księstwo spada jeszcze jedna katastrofa.
       *[other] Karty katastrof się skończyły, ale { $seat } ma w księstwie jeszcze jedną katastrofę.
    }
event-menace-arrived =
    { $seat-is ->
        [you] Do twojego obszaru konstrukcji trafia zagrożenie: { NAME($card) }.
       *[other] { $seat } ma w obszarze konstrukcji nowe zagrożenie: { NAME($card) }.
    }
event-card-shrouded =
    { $seat-is ->
        [you] Okrywasz mgłą kartę { NAME($card) }.
       *[other] { $seat } okrywa mgłą kartę { NAME($card) }.
    }
event-construction-begun =
    { $seat-is ->
        [you] Zaczynasz budować kartę { NAME($card) }.
       *[other] { $seat } zaczyna budować kartę { NAME($card) }.
    }
event-card-recycled =
    { $seat-is ->
        [you] Poddajesz recyklingowi kartę { NAME($card) }.
       *[other] { $seat } poddaje recyklingowi kartę { NAME($card) }.
    }
event-card-scrapped =
    { $seat-is ->
        [you] Złomujesz kartę { NAME($card) } ze wszystkim, co na niej leży.
       *[other] { $seat } złomuje kartę { NAME($card) } ze wszystkim, co na niej leży.
    }
event-piece-placed =
    { $seat-is ->
        [you] Kładziesz
       *[other] { $seat } kładzie
    } { NAME($token, case: "piece") } { $stage ->
        [1] na etapie misji
       *[other] na karcie
    } { NAME($card) }{ $token ->
        [krystallium] { $space ->
            [krystallium] {""}
           *[other] {" "}jako { NAME($space, case: "acc") }
        }
       *[other] {""}
    }.
event-cube-transmuted =
    { $seat-is ->
        [you] Dokładasz do alchemii { NAME($token, case: "piece") }.
       *[other] { $seat } dokłada do alchemii { NAME($token, case: "piece") }.
    }
event-krystallium-made =
    { $seat-is ->
        [you] Alchemia daje ci 1 kostkę krystallium.
       *[other] { $seat } otrzymuje z alchemii 1 kostkę krystallium.
    }
event-cube-granted =
    { $seat-is ->
        [you] Dzięki doradcy otrzymujesz { NAME($token, case: "piece") }.
       *[other] { $seat } otrzymuje dzięki doradcy { NAME($token, case: "piece") }.
    }
event-soldier-enlisted =
    { $seat-is ->
        [you] Wymieniasz kostkę materiałów na żołnierza.
       *[other] { $seat } wymienia kostkę materiałów na żołnierza.
    }
event-card-completed =
    { $seat-is ->
        [you] Kończysz budowę karty { NAME($card) }.
       *[other] { $seat } kończy budowę karty { NAME($card) }.
    }
event-stage-completed =
    { $seat-is ->
        [you] Kończysz etap { $stage } misji i otrzymujesz { $rank ->
            [1] pierwszą
           *[other] drugą
        } nagrodę.
       *[other] { $seat } kończy etap { $stage } misji i otrzymuje { $rank ->
            [1] pierwszą
           *[other] drugą
        } nagrodę.
    }
event-plan-finished =
    { $seat-is ->
        [you] Twój plan jest gotowy.
       *[other] { $seat } ma gotowy plan.
    }
event-cube-lost =
    { $seat-is ->
        [you] Siostra Niedoli zabiera { NAME($token, case: "piece") } z twojej karty { NAME($card) }.
       *[other] { $seat } oddaje Siostrze Niedoli { NAME($token, case: "piece") } z karty { NAME($card) }.
    }
event-soldier-lost =
    { $seat-is ->
        [you] Czarny Smok pożera żołnierza z twojego zapasu.
       *[other] { $seat } traci żołnierza z zapasu – pożera go Czarny Smok.
    }
event-soldier-devoured =
    { $seat-is ->
        [you] Czarny Smok pożera twojego żołnierza z karty { NAME($card) }.
       *[other] { $seat } traci żołnierza z karty { NAME($card) } – pożera go Czarny Smok.
    }
event-rats-bred =
    { $seat-is ->
        [you] Do twojego obszaru konstrukcji { $n ->
            [one] trafia szczur
            [few] trafiają { $n } szczury
           *[many] trafia { $n } szczurów
        }.
       *[other] { $seat } ma w obszarze konstrukcji o { $n ->
            [one] 1 szczura
            [few] { $n } szczury
           *[many] { $n } szczurów
        } więcej.
    }
event-card-stolen =
    { $seat-is ->
        [you] Kładziesz żeton kradzieży na karcie { NAME($card) }, która odtąd nic nie produkuje.
       *[other] { $seat } kładzie żeton kradzieży na karcie { NAME($card) }, która odtąd nic nie produkuje.
    }
event-stolen-token-returned =
    { $seat-is ->
        [you] Z twojej karty { NAME($card) } znika żeton kradzieży i karta znów produkuje.
       *[other] { $seat } zdejmuje żeton kradzieży z karty { NAME($card) }, która znów produkuje.
    }
event-tokens-received =
    { $seat-is ->
        [you] Otrzymujesz
       *[other] { $seat } otrzymuje
    } { $n ->
        [one] żeton Iluzjonistki
        [few] { $n } żetony Iluzjonistek
       *[many] { $n } żetonów Iluzjonistek
    }.
event-produced =
    { $seat-is ->
        [you] Produkujesz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } produkuje { COUNT($n, $token, case: "acc") }.
    }
event-supremacy-won =
    { $seat-is ->
        [you] Masz przewagę w produkcji { NAME($token, case: "gen") }.
       *[other] { $seat } ma przewagę w produkcji { NAME($token, case: "gen") }.
    }
event-training-begun =
    { $seat-is ->
        [you] Do twojego obszaru szkolenia trafia żołnierz.
       *[other] { $seat } wysyła żołnierza do obszaru szkolenia.
    }
event-soldier-trained =
    { $seat-is ->
        [you] Żołnierz trafia do twojego zapasu.
       *[other] { $seat } ma w zapasie nowego żołnierza.
    }
event-soldier-sent =
    { $seat-is ->
        [you] Wysyłasz żołnierza
       *[other] { $seat } wysyła żołnierza
    } { $card ->
        [black_dragon_egg_1] po { NAME($card, case: "acc") }
        [black_dragon_egg_2] po { NAME($card, case: "acc") }
       *[other] przeciw { NAME($card, case: "dat") }
    }.
event-menace-defeated =
    { $card ->
        [black_dragon_egg_1] { $seat-is ->
            [you] Zdobywasz
           *[other] { $seat } zdobywa
        }
        [black_dragon_egg_2] { $seat-is ->
            [you] Zdobywasz
           *[other] { $seat } zdobywa
        }
       *[other] { $seat-is ->
            [you] Pokonujesz
           *[other] { $seat } pokonuje
        }
    } { NAME($card, case: "acc") }.
event-conquest-began =
    { $seat-is ->
        [you] Zaczyna się faza podboju. Pierwszy ruch należy do ciebie.
       *[other] Zaczyna się faza podboju. Pierwszy ruch wykonuje { $seat }.
    }
event-armies-recruited =
    { $seat-is ->
        [you] Rekrutujesz { armies-told }.
       *[other] { $seat } rekrutuje { armies-told }.
    }
event-armies-moved =
    { $seat-is ->
        [you] Przemieszczasz { armies-told } z terytorium { NAME($source) } na terytorium { NAME($territory) }.
       *[other] { $seat } przemieszcza { armies-told } z terytorium { NAME($source) } na terytorium { NAME($territory) }.
    }
event-armies-returned =
    { $seat-is ->
        [you] { $n ->
            [one] Twoja armia wraca
            [few] { $n } twoje armie wracają
           *[many] { $n } twoich armii wraca
        } z terytorium { NAME($territory) } do zamku.
       *[other] { $seat } wycofuje { armies-told } z terytorium { NAME($territory) } do zamku.
    }
event-spots-held =
    { $seat-is ->
        [you] Zajmujesz
       *[other] { $seat } zajmuje
    } { $second ->
        [none] pole premii
       *[other] pola premii
    } na terytorium { NAME($territory) }: { NAME($first) }{ $second ->
        [none] {""}
       *[other] , { NAME($second) }
    }{ $third ->
        [none] {""}
       *[other] , { NAME($third) }
    }.
event-tokens-taken =
    { $seat-is ->
        [you] Bierzesz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } bierze { COUNT($n, $token, case: "acc") }.
    }
event-tokens-given-back =
    { $seat-is ->
        [you] Zwracasz { COUNT($n, $token, case: "acc") }.
       *[other] { $seat } zwraca { COUNT($n, $token, case: "acc") }.
    }
event-army-imprisoned =
    { $seat-is ->
        [you] Twoja armia z terytorium { NAME($territory) } trafia do więzienia.
       *[other] { $seat } traci armię z terytorium { NAME($territory) }, która trafia do więzienia.
    }
event-armies-freed =
    { $seat-is ->
        [you] Uwalniasz { $n ->
            [one] swoją armię, która wraca
            [few] { $n } swoje armie, które wracają
           *[many] { $n } swoich armii, które wracają
        } do zamku.
       *[other] { $seat } uwalnia { $n ->
            [one] 1 armię, która wraca
            [few] { $n } armie, które wracają
           *[many] { $n } armii, które wracają
        } do zamku.
    }
event-conquest-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-medal-won =
    { $medal ->
       *[none] Gra kończy się bez medalu.
        [bronze] Gra kończy się brązowym medalem.
        [silver] Gra kończy się srebrnym medalem.
        [gold] Gra kończy się złotym medalem.
    }
event-card-laid-out = W { NAME($area, case: "loc") } leży karta { NAME($card) }.
event-leftovers-discarded =
    { $n ->
        [one] Pozostała karta zostaje odrzucona.
        [few] { $n } pozostałe karty zostają odrzucone.
       *[many] { $n } pozostałych kart zostaje odrzuconych.
    }
event-deck-reshuffled = Odrzucone karty tworzą nową talię.
event-cubes-set-aside = Z powodu Pochłaniaczy odkładasz na bok { COUNT($n, $token, case: "acc") }.
event-enemy-army-placed = Na terytorium { NAME($territory) } pojawia się wroga armia.
event-rival-card-hidden = Rywal kładzie zakrytą kartę w { NAME($area, case: "loc") }.
event-card-offered-nobody = Rywal proponuje kartę { NAME($card) } w { NAME($area, case: "loc") }.
event-area-taken-nobody =
    { $n ->
        [0] Rywal bierze pusty { NAME($area) }.
       *[other] Rywal bierze { NAME($area) }, a z nim { cards-in-row }.
    }
event-card-shrouded-nobody = Mgła okrywa kartę { NAME($card) }.
event-card-stolen-nobody = Złodzieje okradają kartę { NAME($card) }, która odtąd nic nie produkuje.
event-armies-returned-nobody =
    { $n ->
        [one] 1 wroga armia schodzi z planszy.
        [few] { $n } wrogie armie schodzą z planszy.
       *[many] { $n } wrogich armii schodzi z planszy.
    }
event-game-ended =
    { $winners-count ->
        [0] Gra jest przegrana. { $scores }.
       *[other] { $winners-is ->
            [you] Wygrywasz!
           *[other] { $winners-count ->
                [one] Wygrywa { $winners }.
               *[other] Zwycięstwem dzielą się { $winners }.
            }
        } { $scores }.
    }

# -- Odmowy

WK-ADV-08 = Ta zdolność została już w tej rundzie użyta.
WK-ADV-08-token = Nie masz już kostki materiałów na wymianę.
WK-ALCH-05 = Do alchemii dokłada się tylko kostki zasobów podstawowych, nigdy krystallium ani żołnierzy.
WK-BUILD-01 = { NAME($card) }: nie ma tu wolnego miejsca na { NAME($token, case: "piece") }.
WK-BUILD-03 = Nie masz kostki krystallium.
WK-BUILD-05 = Tu potrzebny jest żołnierz, a twój zapas jest pusty.
WK-BUILD-05-card = { NAME($card) }: tu potrzebny jest żołnierz, a krystallium go nie zastąpi.
WK-BUILD-06 = { NAME($card) } to zagrożenie: nie można teraz niczego na nim położyć.
WK-CBON-13 = { NAME($territory) }: nie ma tam armii przeciwnika, którą można by uwięzić.
WK-CHOICE-12 = Najpierw weź jeden z obszarów. Potem złożysz własną propozycję.
WK-CONQ-02 =
    { NAME($board) } nie jest przeznaczona dla { $seats ->
        [one] jednego gracza
       *[other] { $seats } graczy
    }.
WK-CONQ-27 = Wszystkie twoje armie są już w grze.
WK-CONQ-28-territory = { NAME($territory) }: żadna twoja armia nie stoi dość blisko, aby tam dotrzeć.
WK-CONQ-28-source = { NAME($source) }: nie masz tam żadnej armii.
WK-CONQ-28-source-territory = Z terytorium { NAME($source) } jest za daleko na terytorium { NAME($territory) }.
WK-CONQ-29 = { NAME($territory) }: wszystkie twoje armie już stąd wyruszają.
WK-CONQ-30-needed-sent =
    Potrzeba { $needed } armii, a { $sent ->
        [0] nie rusza jeszcze żadna
        [one] na razie rusza 1
        [few] na razie ruszają { $sent }
       *[many] na razie rusza { $sent }
    }.
WK-CONQ-30-territory-needed-near =
    { NAME($territory) }: potrzeba { $needed } armii, a w zasięgu { $near ->
        [0] nie ma żadnej
        [one] jest 1
        [few] są { $near }
       *[many] jest { $near }
    }.
WK-CONQ-33 = Do zamku przeciwnika nie można wejść.
WK-CONQ-46 =
    To kosztuje { COUNT($price, "soldier", case: "acc") }, a { $soldiers ->
        [0] nie masz żadnego
       *[other] masz { $soldiers }
    }.
WK-CSOLO-14 = { NAME($territory) }: nie ma tam żadnej twojej armii.
WK-DRAG-04 = { NAME($card) }: na tej karcie nie ma żołnierza.
WK-DRAG-14 = Czarnych Smoków nie można użyć w trybie jednoosobowym.
WK-FIGHT-01 = W twoim zapasie nie ma żołnierza.
WK-FIGHT-01-card = { NAME($card) } to nie zagrożenie: w fazie walki wysyłasz żołnierzy tylko na zagrożenia.
WK-ILLU-09 = Na tej karcie nie ma twojego żetonu Iluzjonistki.
WK-ILLU-15 = Iluzjonistek nie można użyć w trybie jednoosobowym.
WK-ILLU-16 = Podczas jednego wyboru można zamienić tylko jedną kartę.
WK-ILLU-17 = Na tej karcie leży już żeton Iluzjonistki.
WK-MENACE-01 = W dwuosobowej grze z zagrożeniami nie ma katastrof.
WK-MENACE-03 = { NAME($menace) }: ten zestaw ma już przeciwnik.
WK-MENACE-14 = { NAME($card) }: Łupieżcy nie zabierają katastrof ani zagrożeń.
WK-MENACE-15-card = { NAME($card) }: na tej karcie leży już żeton kradzieży.
WK-MENACE-15-idle = { NAME($idle) }: ta karta nic nie produkuje.
WK-MENACE-16 = { NAME($card) }: tę kartę okrywa mgła i w tej rundzie nie można na niej niczego położyć.
WK-MENACE-18-card = { NAME($card) }: tę kartę już okrywa mgła.
WK-MENACE-18-menace = { NAME($menace) } to zagrożenie: mgła go nie okryje.
WK-PLAN-02 =
    Trzeba jeszcze zbudować lub poddać recyklingowi { $left ->
        [one] 1 kartę
        [few] { $left } karty
       *[many] { $left } kart
    }.
WK-PLAN-05 = { NAME($card) } to skarb: można go tylko poddać recyklingowi.
WK-PLAN-11 =
    Trzeba jeszcze rozmieścić { $loose ->
        [one] 1 kostkę
        [few] { $loose } kostki
       *[many] { $loose } kostek
    }.
WK-QUEST-02 = Plansza misji { NAME($quest) } należy do zestawu Legends.
WK-QUEST-10 = Etapu misji nie można zezłomować.
WK-RECYC-06 = { NAME($card) } to zagrożenie: nie można go zezłomować.
WK-SETUP-11 = W podbój gra się zawsze na stronie E kart księstw.
WK-SETUP-11-menace = { NAME($menace) } należą do zestawu Legends.
WK-SETUP-11-side = Strona { $side } kart księstw należy do zestawu Legends.
WK-SIS-09 = { NAME($card) }: na tej karcie nie leży żadna kostka.
WK-SIS-10 = Siostry zabierają tylko kostki zasobów podstawowych, a to { NAME($token) }.
WK-SUPR-04 = Twój jedyny żołnierz jest jeszcze w szkoleniu.
WK-TRAP-05 = Tę kartę już znasz.
WK-TRAP-08 = Nie masz dostępnego żetonu szpiega.
WK-TRAP-08-card = { NAME($card) } leży odkryta, a szpieg podgląda tylko zakryte karty.
WK-TRAP-10 = Szpiega wysyła się przed propozycją albo przed wyborem, a ta propozycja już się zaczęła.
WK-TRAP-11 = Nie masz dostępnego żetonu pułapki.

# -- Znaki na kartach, które są słowami

sign-once = raz

# -- Koniec gry

score-cards = Karty
score-per = Za karty
score-calamities = Katastrofy
score-soldiers = Żołnierze
score-menaces = Zagrożenia
score-quest = Misja
score-territories = Podbój
medal-cards = Wspaniałe budowle
medal-per = Dalekowzroczność
medal-soldiers = Silna armia
medal-quest = Szlakiem Misji
medal-territories = Rozległe ziemie
medal-menaces = Postrach Zagrożeń
rank-none = bez medalu
rank-bronze = brązowy medal
rank-silver = srebrny medal
rank-gold = złoty medal
