# Stół „It's a Wonderful Kingdom”. Imiona graczy stoją w mianowniku.

table = Stół
opponent = Przeciwnik
rival = Rywal
enemy = wróg
deck-status = talia { $deck } · odrzucone { $discard }
round = Runda
round-n = Runda { $n }
round-of = Runda { $n } z { $all }
round-deck = Talia rundy
starts = Rozpoczyna { $name }
offer-n = propozycja { $n } z 4
who-offers = Kto składa propozycję
planning-together = planujecie naraz
cards-left =
    { $n ->
        [one] { $n } karta do decyzji
        [few] { $n } karty do decyzji
       *[many] { $n } kart do decyzji
    }
placing = kładzie kostki
ready = plan gotowy
thinking = namyśla się
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
once = raz
spaces-filled = zajęte pola kosztu: { $n } z { $all }
shrouded = okryta mgłą
stolen = okradziona, nie produkuje
in-hand = trzymasz ją
completes = Ukończy kartę.
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
area-empty-take = pusto; też wolno wziąć
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
rival-rule = Rywal bierze obszar o wyższej wartości: odkryta karta 1, katastrofa lub zagrożenie −2, zakryta 0. Przy remisie ten z większą liczbą kart, potem lewy.
take-this = weź ten obszar
put-here = połóż tutaj
put-trapped = połóż zakrytą
hint-hand = wskaż kartę albo przeciągnij ją do obszaru
hint-area = teraz wskaż obszar
hint-after = twoja propozycja przyjdzie po tym wyborze
face-down-of = Karta zakryta, pułapka: { $name }
known-own = to { $card }, wiesz tylko ty
known-spied = podejrzana: { $card }, wiesz tylko ty
only-you = wiesz tylko ty
only-you-spied = podejrzana
marked-by = żeton Iluzjonistki: { $name }

# -- Warsztat

each-card = każdą kartę zbuduj albo poddaj recyklingowi
zone-begin = Buduj
zone-recycle = Recykling
pick-card-first = najpierw wskaż kartę
construction = W konstrukcji
construction-empty = Nic nie jest w konstrukcji.
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
steps-in-order = kroki po kolei, w każdym premia za przewagę
step-now = Produkcja: { $step }
no-production = bez produkcji
no-supremacy = bez przewagi
supremacy-nobody = nikt nie ma przewagi
supremacy-from = przewaga od { $n }
supremacy-yours = twoja przewaga
supremacy-of = przewaga: { $name }
threshold = tyle kostek daje przewagę
threshold-rule = Przewagę w kroku daje co najmniej { $n } kostek.
stage-n = etap { $n }

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
clash-won = Do zamków wracają armie: po { $n } z każdej strony. Zostaje: { $stay }.
clash-needs = Trzeba co najmniej tylu armii: { $n }.
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
do-transmute = Do alchemii
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
