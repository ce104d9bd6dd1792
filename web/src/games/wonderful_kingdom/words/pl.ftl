# Stół „It's a Wonderful Kingdom”. Imiona graczy stoją w mianowniku.

table = Stół
opponent = Przeciwnik
rival = Rywal
enemy = wróg
deck-status = w talii { $deck } · odrzucone { $discard }
round = Runda
round-n = Runda { $n }
round-of = Runda { $n } z { $all }
round-deck = Talia rundy
starts = Rozpoczyna { $name }
offer-n = propozycja { $n } z 4
who-offers = Kto składa propozycję
planning-together = planujecie razem
cards-left =
    { $n ->
        [one] { $n } karta do zaplanowania
        [few] { $n } karty do zaplanowania
       *[many] { $n } kart do zaplanowania
    }
placing = kładzie kostki
ready = plan gotowy
thinking = zastanawia się
chosen = wybrane

phase-setup = Przygotowanie
phase-choice = Wybór
phase-planning = Planowanie
phase-production = Produkcja
phase-combat = Walka
phase-conquest = Podbój
phase-over = Koniec gry

# -- Rodzaje kart

kind-structure = Budowla
kind-company = Kompania
kind-monument = Monument
kind-discovery = Odkrycie
kind-treasure = Skarb
kind-calamity = Katastrofa
kind-menace = Zagrożenie
kind-advisor = Doradca
kind-duchy = Księstwo
kind-quest = Misja
spaces-filled = zajęte pola kosztu: { $n } z { $all }
shrouded = okryta mgłą
stolen = okradziona, nie produkuje
in-hand = trzymasz ją
completes = To ukończy kartę.
completes-short = ukończy

# -- Pulpity i obszary

lectern-of = Pulpit: { $name }
your-lectern = Twój pulpit
hand = Ręka
your-hand = Ręka
traps = Pułapki
trap-token = Żeton pułapki
spy-token = Żeton szpiega
illusion-token = Żeton Iluzjonistki
area-left = Obszar lewy
area-right = Obszar prawy
area-empty = pusto
area-empty-take = pusty, ale też wolno go wziąć
selection = Obszar wyboru
your-selection = Twój obszar wyboru
selection-of = Obszar wyboru: { $name }
you-offer = Ty składasz propozycję
you-offered = Twoja propozycja czeka na wybór
you-choose = Ty wybierasz jeden obszar
you-will-choose = Potem ty wybierzesz obszar
they-offer = składa propozycję
they-offered = propozycja złożona
they-choose = wybiera jeden obszar
they-will-choose = wybierze obszar po propozycji
rival-offered = propozycja złożona, wybierasz ty
rival-will-choose = weźmie cenniejszy obszar
rival-rule = Rywal bierze obszar o wyższej wartości: odkryta karta liczy się za 1, katastrofa lub zagrożenie za −2, a zakryta karta za 0. Przy remisie wybiera ten, w którym leży więcej kart, a jeśli i to nie rozstrzyga – lewy.
take-this = weź ten obszar
put-here = połóż tutaj
put-trapped = połóż zakrytą
hint-hand = wskaż kartę albo przeciągnij ją do obszaru
hint-area = teraz wskaż obszar
hint-after = po tym wyborze propozycję złożysz ty
face-down-of = Zakryta karta (pułapka: { $name })
known-own = to { $card }, ale wiesz o tym tylko ty
known-spied = podejrzana: to { $card }, ale wiesz o tym tylko ty
only-you = znasz ją tylko ty
only-you-spied = podejrzana
marked-by = żeton Iluzjonistki: { $name }

# -- Warsztat

each-card = zbuduj albo poddaj recyklingowi
zone-begin = Buduj
zone-recycle = Recykling
pick-card-first = najpierw wskaż kartę
construction = W konstrukcji
construction-empty = W obszarze konstrukcji nie ma żadnej karty.
hint-place = { $piece }: wskaż kartę, na której ma leżeć
hint-scrap = wskaż kartę do zezłomowania
hint-fight = wskaż zagrożenie, na które ruszy żołnierz
pieces = Kostki i żołnierze
scrap = Złomuj
alchemy = Alchemia
alchemy-of = { $n } z { $rate }
soldiers = Żołnierze w zapasie
in-training = Żołnierz w szkoleniu, czeka na drugą przewagę
pool = zapas
training = szkolenie
calamities = Katastrofy
set-aside = Kostki odłożone przez Pochłaniaczy
production = Produkcja
production-now = produkcja teraz
production-next = Produkcja w tej rundzie
production-then = Produkcja po tej decyzji
production-of-step = { $step }: ty { $mine }, przeciwnik { $theirs }
steps-in-order = krok po kroku, w każdym premia za przewagę
step-now = Produkcja: { $step }
no-production = bez produkcji
no-supremacy = bez przewagi
supremacy-nobody = nikt nie ma przewagi
supremacy-from = przewaga od { $n } kostek
supremacy-yours = twoja przewaga
supremacy-of = przewaga: { $name }
threshold = tyle kostek daje przewagę
threshold-rule =
    { $n ->
        [few] Przewagę w kroku produkcji dają co najmniej { $n } kostki.
       *[many] Przewagę w kroku produkcji daje co najmniej { $n } kostek.
    }
stage-n = etap { $n }
set-cards = Żołnierze na kartę: { $soldiers }. Utrata punktów za niepokonaną: { $points }.

# -- Księstwo

duchy = Księstwo
your-duchy = Twoje księstwo
duchy-of = Księstwo: { $name }
duchy-empty = Księstwo czeka na pierwszą ukończoną kartę.
completed = Ukończone
open-points = punkty
points-now = Punkty teraz
points-of = { $n } z { $most } punktów
points-cards = karty
points-per = za rodzaje kart
points-calamities = katastrofy
points-soldiers = żołnierze
points-menaces = zagrożenia
points-quest = misja
points-territories = terytoria
medals = Medale
medal-none = bez medalu
medal-bronze = brązowy medal
medal-silver = srebrny medal
medal-gold = złoty medal

# -- Podbój

reserve = odwody
territories =
    { $n ->
        [one] { $n } terytorium
        [few] { $n } terytoria
       *[many] { $n } terytoriów
    }
held-by = { $name }, armie: { $n }
held-by-nobody = niczyje
occupied = zajęte
recruit = Rekrutuj
less = Mniej
more = Więcej
march-from = Skąd
march-clash = Starcie
march-effects = Skutki
march-one-more = Jeszcze jedna armia stąd: { $land }
march-price = Koszt w żołnierzach: { $n } z { $has }
n-of = { $n } z { $all }
against = przeciw
clash-won =
    Z każdej strony { $n ->
        [one] ustępuje 1 armia
        [few] ustępują { $n } armie
       *[many] ustępuje { $n } armii
    }. Na terytorium { $stay ->
        [one] zostaje 1 twoja armia
        [few] zostają { $stay } twoje armie
       *[many] zostaje { $stay } twoich armii
    }.
clash-needs = Potrzeba co najmniej { $n } armii.
clash-none = Nikt nie broni tego terytorium.

# -- Przyciski

do-put = Połóż
do-take = Weź obszar
do-spy = Podejrzyj
do-mark = Połóż żeton
do-swap = Zamień
do-begin = Buduj
do-recycle = Recykling
do-place = Połóż
do-transmute = Dołóż do alchemii
do-crystallise = Połóż krystallium
do-post = Wyślij żołnierza
do-scrap = Złomuj
do-send = Wyślij żołnierza
do-lose-cube = Oddaj kostkę
do-feed = Oddaj żołnierza
do-shroud = Okryj mgłą
do-steal = Okradnij
do-destroy = Zniszcz
do-give-up = Oddaj
do-choose-duchy = Wybieram
do-choose-menace = Wybieram
do-choose-quest = Wybieram
do-choose-board = Gramy tutaj
do-march = Wymarsz
do-send-army = Wyślij armię
do-go = Wymarsz
do-hold = Zajmij
do-imprison = Uwięź
do-ready = Plan gotowy
do-done = To wszystko
do-pass = Pasuję
do-enlist = Wymień
do-spare = Niczego nie niszczę
do-no-mark = Bez żetonu
do-no-swap = Bez zamiany
do-recruit = Rekrutuj
