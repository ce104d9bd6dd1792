# Stół Valerii: to, czego nie ma w słowach gry.

kind-citizen = Mieszkaniec
kind-starter = karta Startowa
kind-monster = Potwór
kind-domain = Włość
kind-duke = Książę
duke-secret = tajny do końca gry
phase-roll-phase = Faza Kości
phase-action-phase-starts = Faza Akcji
phase-action-phase-ends = Faza Akcji
phase-citizen-gained = zawsze
phase-monster-slain = zawsze
phase-doubles = każdy dubel

# -- Nazwy, które mieszczą się na najmniejszej karcie

short-starter-peasant = Chłop
short-starter-knight = Rycerz
short-goblin-mage = Czarownik
short-goblin-king = Król Gobl.
short-flaming-skeleton = Płomienny
short-skeleton-king = Król Szkiel.
short-bane-spider = Pająk
short-spider-queen = Królowa P.
short-dire-bear = Niedźwiedź
short-orc-warrior = Ork
short-orc-chieftain = Herszt
short-witch-queen = Wiedźma
short-gelatinous-cube = Sześcian
short-swamp-dragon = Smok Bag.
short-gold-golem = Golem
short-red-dragon = Smok
short-foxgrove-palisade = Ostrokół
short-the-desert-orchid = Orchidea
short-emerald-stronghold = Twierdza
short-pratchetts-plateau = Płaskowyż
short-cathedral-of-st-aquila = Katedra
short-darktide-harbour = Przypływ
short-cloudriders-camp = Obóz
short-the-orb-of-urdr = Kula Urdr
short-rogues-landing = Przystań
short-blood-crow-army = Wrona
short-eye-of-asteraten = Oko
short-cutthroats-truce = Układ
short-halfpenny-hill = Wzgórze
short-shattered-hand = Dłoń
short-forgotten-sorrows = Żale
short-watcher-on-the-water = Czatownik
short-gargans-embrace = Objęcia
short-nest-of-the-weaver-witch = Gniazdo
short-palace-of-the-dawn = Pałac Świtu
short-grimmwater-keep = Warownia
short-the-violet-thorn = Cierń
short-purloiners-perch = Grzęda
short-golden-obelisk-of-nae = Obelisk
short-monolith-of-ostendaar = Monolit

# -- Stół

row-monsters = Potwory
row-citizens = Mieszkańcy
row-domains = Włości
center = Stosy Centralne
opponents = Przeciwnicy
your-tableau = Twoje tableau
by-number = i co przynoszą, według numerów
numbers-nobody = nikogo z numerem { $numbers }
his-turn = swoja tura
others-turn = cudza tura
chance = szansa
roles-needed = wymogi
tableau-of = Tableau: { $name }
roles = Role
domains = Włości
monsters = Potwory
duke = Książę
duke-hidden = zakryty
victory-stack = Stos Zwycięstwa
cards-in-tableau =
    { $n ->
        [one] { $n } karta w tableau
        [few] { $n } karty w tableau
       *[many] { $n } kart w tableau
    }
tokens = znaczniki
peek = Zajrzyj
peek-hold = Przytrzymaj, aby zobaczyć Księcia
ledger = Mieszkańcy według numerów
ledger-cell =
    { $n ->
        [0] numer { $number }: nikt
        [one] numer { $number }: { $name }, { $n } karta
        [few] numer { $number }: { $name }, { $n } karty
       *[many] numer { $number }: { $name }, { $n } kart
    }
number-called = wskazany przez kości
exhausted = Wyczerpane stosy
exhausted-of = { $n } z { $most }
exhausted-hint =
    { $most ->
        [few] Gra się kończy, gdy wyczerpią się { $most } stosy.
       *[many] Gra się kończy, gdy wyczerpie się { $most } stosów.
    }
turn-n = tura { $turn }
action-of-two = akcja { $n } z 2
phase-roll = Kości
phase-harvest = Zbiory
phase-actions = Akcje
phase-monsters = Potwory
phase-harvest-2 = Zbiory II
phase-end = Koniec
phases = Fazy tury
active-numbers = aktywne numery
last-round = Ostatnia kolejka
resting = odpoczywa
rest-marker = Odpoczywa w tej turze, więc nic nie zbiera
face-down-label =
    { $n ->
        [one] pod spodem { $n } zakryta karta
        [few] pod spodem { $n } zakryte karty
       *[many] pod spodem { $n } zakrytych kart
    }
gone = puste
new = nowa
with-duke = z Księciem
open-points = jawne
first-player = pierwszy gracz

# -- Mroczny Władca

dark-lord = Mroczny Władca
dark-lord-captured = Zdobyte karty
dark-lord-surviving =
    { $n ->
        [one] { $n } Potwór w stosach
        [few] { $n } Potwory w stosach
       *[many] { $n } Potworów w stosach
    }

# -- Akcje i przyciski

do-slay = Zgładź
do-recruit = Zwerbuj
do-acquire = Pozyskaj
do-take-resource = Weź zasób
do-keep-duke = Zachowaj
do-use-domain = Użyj
do-change-die = Zmień kość
do-use-citizen = Użyj
do-take-free = Weź
do-return-card = Zwróć
do-give = Oddaj
do-activate = Aktywuj
do-resolve-die = Najpierw ta kość
do-take-monster-from = Zabierz
do-steal-from = Zabierz
do-pay-magic = Zapłać
paying-for = Za kartę { $name }:
magic-part =
    { $token ->
        [strength] Ile Magii płacisz zamiast Siły
       *[gold] Ile Magii płacisz zamiast Złota
    }
more-magic = Więcej Magii
less-magic = Mniej Magii
you-keep = Zostanie
price-copy =
    { $n ->
        [one] { $n } Złoto więcej za kopię, którą już masz
       *[other] { $n } Złota więcej za kopie, które już masz
    }
price-less =
    { $n ->
        [one] { $n } Złoto mniej dzięki twoim Włościom
       *[other] { $n } Złota mniej dzięki twoim Włościom
    }
look-at-table = Pokaż stół
show-dukes = Pokaż Książąt

# -- Punkty

points-monsters = Potwory
points-domains = Włości
points-tokens = Znaczniki
points-duke = Książę
tableau = Tableau
