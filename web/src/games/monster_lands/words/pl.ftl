# Stół Monster Lands.

map = Mapa łowcy
citadel = Cytadela
citadel-folded = Cytadela, złożona na czas bitwy
outer-areas = Obszary Zewnętrzne
opponents = Przeciwnicy
your-clan = Twój Klan
clan-of = Klan: { $name }
phases = Fazy rundy
phase-setup = Przygotowanie
phase-pool = Pula
phase-deployment = Rozmieszczenie
phase-adventure = Przygoda
phase-cleanup = Porządki
round = runda
round-attack = w tej rundzie { $n ->
    [one] { $n } dodatkowa Kość Ataku
    [few] { $n } dodatkowe Kości Ataku
   *[many] { $n } dodatkowych Kości Ataku
  }
round-phase = runda { $n } · { $phase }
order = Kolejność graczy
difficulty = poziom: { $name }
first = zaczyna
so-far = dotąd
points = pkt
score-parts = Chwała + Reputacja + Trofea + Przynależności
highest = Najwyższa Chwała
highest-hint = Gra kończy się też z rundą, w której ktoś osiągnie { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[many] { $most } punktów
  } Chwały.
of-most = { $n } z { $most }
glory = Chwała
reputation = Reputacja
excess = Górująca Chwała
track = Chwała { $glory }, Reputacja { $reputation }, Górująca Chwała { $excess }
wage = żołd
bracket = Dodatkowe kości za ten poziom Chwały; żołd każdego Najemnika: { $wage }
affiliations = Przynależności
pool = Pula Kości
pool-of = Pula Kości: { $n }
pool-empty = Wszystkie kości leżą na planszy.
pool-later = Kości bierzesz na początku rundy.
in-hand = W ręce: { $die }
members = Klan
lands = Krainy
land = Kraina
tokens = Żetony
coins = monety
wages-due = żołd { $n }
of = z { $most }
goods-of = { $what }: { $n } z { $most }
goods-trap = Pułapki
goods-potion = Mikstury
goods-poison = Trucizny
goods-defence = Żetony Obrony
goods-trophy = Trofea
goods-glory = Chwała
goods-reputation = Reputacja
token-defence = Żeton Obrony
token-potion = Mikstura
token-poison = Trucizna
trophy = Trofeum
loot = Łupy
loot-shown = Odkryte Żetony Łupów
leader = Przywódca
wounded = ma rany
away = w drodze
settled-in = zasiedla: { $land }
settled-by = osadnik: { $name }
unsettled = niezasiedlona
land-worked = użyta w tej rundzie
ability-used = Zdolność użyta w tej rundzie
feature-used = użyte w tej rundzie
slot-free = { $type }: wolne
card-cost = Cena teraz: { $n }.
left = Pozostało: { $n }.
field-free = Pole { $n }: wolne
field-of = Pole { $n }: { $name }, { $die }{ $dice ->
    [one] {""}
   *[other] , kości: { $dice }
  }
panic = Panika
panic-here = Panika: budynek zamknięty
closed = zamknięte
closed-here = zamknięte w tym Scenariuszu
monster-level = Poziom { $level }.
attack-sum = Kości Ataku: { $dice } = { $base } z karty + { $round } za rundę + { $more } za Krainę i moc.
no-monster = Brak Potwora
land-taken = Kraina podbita
gate-calm = U bram spokój
trail-free = wolny
trail-needs = Wymaga: { $dice }; Wzmocnienie do { $most }: { $more }
trail-bonus = Premia: { $bonus }
death-glory = Chwała za poległego: { $n }
trail-now = teraz
trail-waits = czeka
trail-fought = po walce
trail-done = zwycięzca
hidden-trap = zakryta Pułapka
hidden-traps = Zakryte Pułapki: { $n }
trap-hidden-from-others = { $name }, zakryte dla innych
quest-roll = Rzut
quest-penalty = Kara: −{ $n } Chwały
quest-done = Zadanie rozstrzygnięte
quest-rolled = Zadanie z Rzutem Kośćmi
contract-give = Kontrakt: odrzuć
contract-free = bez Kary
contract-done = Kontrakt rozstrzygnięty
battle-at = Bitwa: { $place }
step-reveal = Ujawnienie Pułapek
step-magic = Magia przed atakiem
step-attack = Atak Potwora
step-defence = Obrona
step-strike = Twój atak
step-conquest = Podbój Krainy
attack-rolls = { $monster } atakuje
attack-hits = { $monster } uderza: { $n ->
    [0] bez trafień
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  }
attack-die = Kość Ataku: { $n }
attack-die-waiting = Kość Ataku, jeszcze nie rzucona
dice-waiting = Kości do rzucenia: { $n }
no-attack-yet = Potwór jeszcze nie zaatakował
no-attack-any-more = Nic już nie atakuje
hit-missed = chybione
hit-open = anulować?
hit-wound = rana
hit-death = śmierć
hit-trail = Premia Szlaku
hit-potion = Mikstura
hit-defence = Żeton Obrony
hit-sure = dodatkowe trafienie, bez kości
revealed = Ujawnione:
odds = Szanse
odds-show = Pokaż szanse każdego wyboru
odds-hidden = Szanse są ukryte.
odds-none = Nie ma czego liczyć.
odds-all = Wszystkie kości, przerzuty 1–3, Trucizna
odds-then = Twój atak po obronie
chance-death = śmierć
chance-wound = rana
chance-capture = schwytanie
chance-kill = zabicie
chance-success-conquest = podbój
chance-success-quest = sukces
chance-success-battle = sukces
chance-safe = bez ran
chance-nothing-battle = ani schwytania, ani zabicia
chance-nothing-conquest = bez podboju
chance-nothing-quest = bez sukcesu
battle-told = Przebieg bitwy: { $monster }
battle-seen = Zamknij przebieg bitwy
told-hits = { $n ->
    [0] chybione
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  }
told-stopped = anulowane: { $n }
told-total = siła { $n }
told-nobody = Potwór zostaje: do schwytania trzeba { $capture }, do zabicia { $kill }.
told-conquered = podbita
told-withstood = niepodbita: { $total } z { $value }
go-on = Dalej
forecast = Z tym, co tam leży, jeśli nikt nie walczy wcześniej:
gauge = Wynik dotąd: { $total }
gauge-title = Wynik
gauge-of = Atakuje { $name }
gauge-carried = z wcześniejszych Szlaków
gauge-flat = żetony, Trucizna
rerolls = przerzuty: { $n }
result-capture = schwytanie
result-kill = zabicie
result-success-conquest = podbój
result-success-quest = sukces
no-trap = bez Pułapki
not-trapped = Na tym Szlaku nie ma Pułapki: schwytanie niemożliwe.
sambor = Sambor
virtual-player = gracz wirtualny
sambor-tokens = Wolne żetony: { $n }
red-die = czerwona kość: { $n }
yellow-die = żółta kość: { $n }
scenario = Scenariusz
scenario-difficulty = { $n ->
    [1] łatwy
    [2] średnio trudny
   *[3] trudny
  }
rank-now = Ranga teraz:
quests-done = Wykonane Zadania: { $n }
metric-vp = Punkty Zwycięstwa na koniec:
metric-gold = Monety na koniec, gdy Punktów Zwycięstwa jest dość:
metric-require-and-vp = Wszystko, czego wymaga Scenariusz, i Punkty Zwycięstwa:
metric-mercenaries-per-affiliation = Członkowie każdej Przynależności:
metric-quests-and-vp = Zadania / Punkty Zwycięstwa:
tab-citadel = Cytadela
tab-lands = Krainy
tab-clan = Klan
price-influence = zniżka za Kości Wpływu: { $n }
price-least = Wpływ nie obniża ceny poniżej 1
price-off = zniżka za Zdolność lub Wyposażenie: { $n }
price-traps = za wszystko dotąd i tę Pułapkę; zniżka liczy się raz: { $influence }{ $off ->
    [0] {""}
   *[other] {" "}i { $off }
  }
pay-with = Którą kość położysz i ile zapłacisz
pay-only = Jedyny sposób:
pay-left = zostanie { $n }
discard-all = Odrzuć: { $what }
do-visit = Wejdź
do-go-to = Wyrusz
do-use-land = Użyj
do-with-die = Połóż
do-add-die = Dołóż
do-place-die = Połóż
do-sell-die = Sprzedaj
do-give = Wymień
do-recruit = Zwerbuj
do-hire = Zwerbuj
do-take-trap = Weź
do-buy-equipment = Kup
do-take-equipment = Weź
do-take-token = Weź
do-send = Wyślij
do-equip = Wyposaż
do-gear-to = Przekaż
do-inherit = Przekaż
do-promote = Mianuj
do-desert = Niech odejdzie
do-use-ability = Użyj Zdolności
do-use-feature = Użyj
do-heal = Wylecz
do-move-gear = Przenieś
do-lay-trap = Połóż
do-lay-defence = Połóż
do-drop-trap = Odrzuć
do-use-loot = Zużyj
do-spend-loot = Zużyj
do-sell-trophy = Sprzedaj
do-brew-at = Uwarz
do-dig-at = Kop
do-reroll-die = Przerzuć
do-redirect-to = Skieruj
do-aim-at = Wymierz
do-settle = Zasiedl
do-choose-affiliation = Wybierz
do-end-turn = Koniec tury
do-pass = Pas
do-take-hits = Przyjmij trafienia
do-endure = Przyjmij obrażenia
do-drink = Wypij
do-stop = Zakończ atak
do-roll = Rzuć
do-kill = Zabij
do-capture = Schwytaj
do-stands = Przyjmij
do-enough = Wystarczy
do-carry = Zabierz
do-brew = Weź
do-take = Weź
do-pick = Weź
do-sacrifice = Usuń
do-done-buying = Zapłać
do-done-selling = Gotowe
do-pay-wages = Wypłać żołd
do-no-healing = Nikogo
do-decline = Nie
do-fulfil = Wypełnij
do-reveal = Ujawnij
do-keep-hidden = Zostaw zakryte
do-steal-die = Zabierz
do-take-defence = Kup
do-use-poison = Użyj Trucizny
do-leave = Wyjdź
do-buy-beer = Kolejka Piwa
do-cancel-with = Użyj
do-use-discount = Skorzystaj
do-drop-gear = Odrzuć
do-let-go = Odrzuć
do-boast = Tak
do-ward = Odrzuć
do-let-it = Nie broń się
